import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Link } from "../src/lib/link";
import type { ServerFrame } from "../src/lib/protocol";

/** A socket that does what a test says. */
class Socket {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const WELCOME = { type: "welcome", seat: 0, version: 1, view: {}, legal: [], log: [] };
const heard: ServerFrame[] = [];
const told: boolean[] = [];
let link: Link;

const last = (): Socket => {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  Socket.all.length = heard.length = told.length = 0;
  link = new Link(
    "abc",
    () => "token",
    () => 1,
    (frame) => heard.push(frame),
    (open) => told.push(open),
  );
  last().open();
  last().says(WELCOME);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps a line on which the server says something", () => {
  for (let times = 0; times < 20; times++) {
    vi.advanceTimersByTime(12_000);
    last().says({ type: "alive" });
  }
  expect(Socket.all).toHaveLength(1);
  expect(told).toEqual([true]);
});

it("opens a new line when it hears nothing, though it has nothing to say", () => {
  vi.advanceTimersByTime(24_000);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(Socket.all).toHaveLength(2);
  expect(told).toEqual([true, false]);
  last().open();
  last().says(WELCOME);
  expect(told).toEqual([true, false, true]);
  expect(last().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: "hello", token: "token", version: 1 },
  ]);
});

it("says that it is cut off while nothing comes of a new line", () => {
  vi.advanceTimersByTime(26_000);
  for (let times = 0; times < 5; times++) vi.advanceTimersByTime(4_100);
  expect(Socket.all.length).toBeGreaterThan(4);
  expect(told.at(-1)).toBe(false);
});

it("is quiet when it is closed", () => {
  link.close();
  vi.advanceTimersByTime(100_000);
  expect(Socket.all).toHaveLength(1);
});

it("says soon that a command has no answer, and that the line is there after all", () => {
  const id = link.send({ word: "next" }, 1);
  vi.advanceTimersByTime(1600);
  expect(told).toEqual([true, false]);
  last().says({ type: "done", id, version: 2 });
  expect(told).toEqual([true, false, true]);
  expect(Socket.all).toHaveLength(1);
});

it("believes the machine that it is offline", () => {
  const calls = vi.mocked(addEventListener).mock.calls as unknown as [string, () => void][];
  const called = (name: string): void => calls.find(([each]) => each === name)?.[1]();
  called("offline");
  expect(told).toEqual([true, false]);
  called("online");
  expect(Socket.all).toHaveLength(2);
  // nothing is opened twice: not what was opened since
  called("offline");
  last().readyState = 3;
  last().onclose?.();
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(3);
  called("online");
  expect(Socket.all).toHaveLength(3);
});
