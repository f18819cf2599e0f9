/** The line to the server: one socket that is opened again whenever it breaks. */

import { randomText } from "./chance";
import type { Command, ServerFrame } from "./protocol";

const LONGEST_WAIT = 1500;
const SILENCE = 4000;
/** After so long without an answer to a command the line may be gone. */
const SLOW = 1500;
/** After so long without a word a line that seems open may be dead: the phone was asleep. */
const STALE = 15_000;
/** After so long without a word a line is dead: the server says something every twelve seconds. */
const DEAD = 25_000;

interface Waiting {
  command: Command;
  version: number;
}

export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #heard = 0;
  /** The socket on which the table has said welcome. */
  #welcome: WebSocket | null = null;
  /** The socket that was there when the machine went offline: once it is back, a new one is surer. */
  #doubted: WebSocket | null = null;
  /** Whether it was told that the line is open. */
  #told = false;
  #quiet = 0;
  /** Commands without an answer: they are sent again, with the same id, on a new socket. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly game: string,
    private readonly token: () => string | null,
    private readonly version: () => number | null,
    private readonly heard: (frame: ServerFrame) => void,
    private readonly online: (open: boolean) => void,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  send(command: Command, version: number): string {
    const id = randomText();
    this.#waiting.set(id, { command, version });
    this.#write({ type: "do", id, version, command });
    setTimeout(() => {
      if (this.#waiting.has(id) && !this.#closed) this.#say(false);
    }, SLOW);
    setTimeout(() => {
      if (this.#waiting.has(id) && this.#socket?.readyState === WebSocket.OPEN) this.again();
    }, SILENCE);
    return id;
  }

  /** Say hello again on a new socket: someone else now sits here, or the old one may be dead. */
  again(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#tries = 0;
    this.#open();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/socket`);
    this.#socket = socket;
    const dead = (): void => {
      if (this.#socket !== socket) return;
      this.#say(false);
      this.again();
    };
    const silent = setTimeout(dead, SILENCE);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#write({ type: "hello", token: this.token(), version: this.version() });
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      clearTimeout(silent);
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      clearTimeout(this.#quiet);
      this.#quiet = window.setTimeout(dead, DEAD);
      const frame = JSON.parse(message.data) as ServerFrame;
      if (frame.type === "done" || (frame.type === "error" && frame.id))
        this.#waiting.delete(frame.id ?? "");
      this.heard(frame);
      if (frame.type === "welcome") {
        this.#tries = 0;
        this.#welcome = socket;
        for (const [id, { command, version }] of this.#waiting)
          this.#write({ type: "do", id, version, command });
      }
      if (this.#welcome === socket) this.#say(true);
    };
    socket.onclose = () => {
      clearTimeout(silent);
      if (this.#socket !== socket || this.#closed) return;
      clearTimeout(this.#quiet);
      this.#say(false);
      const wait = Math.min(LONGEST_WAIT, 150 * 2 ** this.#tries++);
      this.#timer = window.setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
    };
  }

  #say(open: boolean): void {
    if (open && this.#told) return;
    this.#told = open;
    this.online(open);
  }

  readonly #lost = (): void => {
    this.#doubted = this.#socket;
    this.#say(false);
  };

  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    const alive = this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN;
    const doubted = this.#doubted !== null && this.#doubted === this.#socket;
    this.#doubted = null;
    if (!alive || doubted || Date.now() - this.#heard > STALE) this.again();
  };

  #write(frame: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
