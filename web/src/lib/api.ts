/** Requests over HTTP. Errors come as keys of the catalogues. */

import type { CutRecord, FullRules, GameAbout, HandRecord, WireError } from "./protocol";

export class Refused extends Error {
  constructor(readonly error: WireError) {
    super(error.key);
  }
}

async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ key: "web-offline", clause: null, args: {} });
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as Answer;
  const error = (told as { error?: WireError } | null)?.error;
  throw new Refused(error ?? { key: "web-failed", clause: null, args: {} });
}

export interface Taken {
  game: string;
  seat: number;
  token: string;
}

export interface NewGame {
  rules: string;
  name: string;
  seats: string[];
  hands: number | null;
  dealer: number | null;
  clock?: { turn: number; spare: number } | null;
}

export const api = {
  create: (game: NewGame) => ask<Taken>("games", game),
  about: (game: string) => ask<GameAbout>(`games/${game}`),
  join: (game: string, name: string, seat: number | null, token: string) =>
    ask<Taken>(`games/${game}/seats`, { name, seat, token }),
  replace: (game: string, seat: number, token: string) =>
    ask<unknown>(`games/${game}/seats/${seat}/bot`, {}, token),
  back: (game: string, seat: number, token: string) =>
    ask<unknown>(`games/${game}/seats/${seat}/back`, {}, token),
  /** Sit down at the rematch of a session that is over: everybody's seat is kept there. */
  rematch: (game: string, token: string) => ask<Taken>(`games/${game}/rematch`, {}, token),
  /** Open a reserved seat to whoever has the link. */
  free: (game: string, seat: number, token: string) =>
    ask<unknown>(`games/${game}/seats/${seat}/open`, {}, token),
  hand: (hand: string) => ask<HandRecord>(`hands/${hand}`),
  cut: (hand: string) => ask<CutRecord>(`hands/${hand}`),
  presets: () => ask<FullRules[]>("presets"),
};

const PREFIX = "conquian.seat.";

/** The token of the own seat at a table; it never leaves by an address. */
export function keepToken(game: string, token: string): void {
  try {
    localStorage.setItem(PREFIX + game, token);
  } catch {
    memory.set(game, token);
  }
}

export function tokenOf(game: string): string | null {
  try {
    return localStorage.getItem(PREFIX + game) ?? memory.get(game) ?? null;
  } catch {
    return memory.get(game) ?? null;
  }
}

const memory = new Map<string, string>();
