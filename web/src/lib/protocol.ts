/** What server and client say to each other; the server's side is `conquian/server/wire.py`. */

/** A card in notation: rank and suit, as in "7S". */
export type Card = string;
export type Meld = readonly Card[];
export type Arrangement = readonly Meld[];

export interface Rules {
  name: string;
  players: number;
  partners: boolean;
  pack: number;
  packs: number;
  deal: number;
  target: number;
  holding_limit: number | "auto" | null;
  starter: boolean;
  exchange: number;
  offers: "next" | "round";
  forced: boolean;
  hand_melds: boolean;
  rearrange: "free" | "after_use";
  draw: "carry" | "point_each" | "replay";
  stake: number;
  rummy_bonus: boolean;
  wins: number | null;
  units: number | null;
}

/** Rules with what follows from them. */
export interface FullRules extends Rules {
  text: string;
  limit: number | null;
  sides: number;
  deck_size: number;
}

export type Phase = "exchange" | "offer" | "force" | "forced" | "discard" | "over";
export type Source = "none" | "starter" | "pile" | "stock";
export type Stage = "ready" | "contribute" | "pick" | "cut" | "play" | "over";

export interface Outcome {
  winner: number | null;
  seat: number;
  rummy: boolean;
}

/** A hand as one seat sees it. */
export interface HandView {
  seat: number | null;
  dealer: number;
  mover: number | null;
  player: number | null;
  phase: Phase;
  source: Source;
  offered: Card | null;
  origin: number | null;
  hand: Card[] | null;
  counts: number[];
  tables: Arrangement[];
  pile: Card[];
  stock_count: number;
  given: Card | null;
  received: Card | null;
  outcome: Outcome | null;
}

export interface Seat {
  name: string;
  kind: string;
}

export interface Ledger {
  balances: number[];
  pot: number;
  points: number[];
  won: number[];
  hands: number;
}

/** A session as one seat sees it. */
export interface MatchView {
  seat: number | null;
  rules: FullRules;
  seats: Seat[];
  stage: Stage;
  hand: number;
  dealer: number | null;
  ledger: Ledger;
  waiting: number[];
  ready: number[];
  hands: number | null;
  /** Seconds: for a turn, to spare by seat, and left by seat when this was sent. */
  clock: { turn: number; spare: number[]; left: (number | null)[] } | null;
  commitment: string | null;
  contributions: (string | null)[];
  picks: { seat: number; index: number; card: Card }[];
  free: number[];
  cut: number;
  table: HandView | null;
  stops: number[];
  result: { reason: string; winner: number | null; returned: number[] } | null;
}

/** An event of the rules. */
export interface PlayedEvent {
  word: string;
  seat: number;
  card: Card | null;
  table: Arrangement | null;
  other: number | null;
}

export interface Played {
  kind: "played";
  event: PlayedEvent;
  /** What the hand was like after the action. */
  after: Pick<HandView, "phase" | "mover" | "stock_count"> & Partial<Pick<HandView, "tables" | "outcome">>;
}
export interface Settled {
  kind: "settled";
  hand: number;
  outcome: Outcome;
  paid: number[];
  pot: number;
  balances: number[];
  points: number[];
  next_dealer: number | null;
  replay: boolean;
}
export type MatchEvent =
  | Played
  | Settled
  | { kind: "anted"; stake: number; pot: number }
  | { kind: "committed"; hand: number; dealer: number | null; commitment: string }
  | { kind: "contributed"; seat: number; text: string }
  | { kind: "picked" | "dealer"; seat: number; index?: number; card: Card }
  | { kind: "tied"; seats: number[] }
  | { kind: "cut"; seat: number; index: number }
  | { kind: "misdealt"; dealer: number; seat: number; cards: number; expected: number }
  | {
      kind: "dealt";
      hand: number;
      dealer: number;
      cards: number;
      offered: Card | null;
      source: Source;
      stock: number;
    }
  | { kind: "ready" | "late"; seat: number }
  | { kind: "hand"; seat: number; cards: Card[] }
  | { kind: "revealed"; hand: number; secret: string }
  | { kind: "stop"; seat: number; agreed: boolean; missing: number[] }
  | { kind: "reseated"; seat: number; name: string; who: string }
  | {
      kind: "over";
      reason: string;
      winner: number | null;
      returned: number[];
      balances: number[];
      points: number[];
    };

export interface WireError {
  key: string;
  clause: string | null;
  args: Record<string, string | number>;
  cause?: WireError | null;
}

export interface Presence {
  seat: number;
  here: boolean;
  since: number;
  kind: string;
}

export type Command =
  | { word: "act"; action: string }
  | { word: "contribute"; text: string }
  | { word: "pick"; index: number }
  | { word: "cut"; index: number }
  | { word: "stop"; agreed: boolean }
  | { word: "next" };

export type ServerFrame =
  | {
      type: "welcome";
      seat: number | null;
      version: number;
      view: MatchView;
      legal: string[];
      log: MatchEvent[];
    }
  | { type: "events"; version: number; events: MatchEvent[]; view: MatchView; legal: string[] }
  | { type: "done"; id: string; version: number }
  | { type: "error"; id: string | null; error: WireError; version: number | null }
  | { type: "presence"; seats: Presence[] }
  | { type: "alive" }
  | Rematch;

/** The session is over; the seat `by` wants a rematch, which is another game. */
export interface Rematch {
  type: "rematch";
  game: string;
  by: number;
}

/** What `GET /api/games/<game>` says of a table. */
export interface GameAbout {
  game: string;
  rules: FullRules;
  preset: string;
  seats: { seat: number; name: string; kind: string; open: boolean; here: boolean }[];
  stage: Stage;
  hand: number;
  version: number;
}

/** A finished hand: the record that `conquian verify` reads. */
export interface HandRecord {
  rules: Partial<Rules> & { name: string };
  date: string | null;
  seats: string[];
  dealer: number;
  deck: string;
  fair: FairDeal | null;
  actions: string[];
  result: string;
}

/** What proves that a deal was fair. */
export interface FairDeal {
  secret: string | null;
  commitment: string;
  contributions: string[];
  cut: number;
  hand: number;
}

/** How the seats cut for deal; a pick is seat, place in the pack and card, as in "1:17:7S". */
export interface CutRecord {
  rules: Partial<Rules> & { name: string };
  seats: string[];
  picks: string[];
  dealer: number;
  fair: FairDeal;
}
