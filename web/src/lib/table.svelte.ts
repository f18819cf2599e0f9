/** A table as it is shown: what the server sent, and what the person is putting together. */

import { api, keepToken, Refused, tokenOf } from "./api";
import { cardsIn, grows } from "./cards";
import { randomBelow, randomText } from "./chance";
import { errorText } from "./explain";
import { Link } from "./link";
import { judge, meant, ordered, type Play, readPlay, type Verdict, ways } from "./meant";
import { saysItAgain } from "./narrate";
import {
  GAP,
  grouped,
  moved,
  NOTHING,
  nudged,
  type Piece,
  piecesOf,
  settle,
  sorted,
} from "./pieces";
import { ownName, prefs, recall, shownName, store, t } from "./prefs.svelte";
import type {
  Arrangement,
  Card,
  Command,
  HandView,
  MatchEvent,
  MatchView,
  Presence,
  Rematch,
  ServerFrame,
  WireError,
} from "./protocol";
import { router } from "./router.svelte";
import { draftOf, lineOf, questionOf } from "./words";

/** An event, and the hand as it was after it. */
export interface Entry {
  id: number;
  event: MatchEvent;
  view: HandView | null;
  teach: boolean;
  /** Who played in the own seat then, if it was not the person. */
  lent: string | null;
}

/** Melds that a person puts together: ids of cards, by meld. */
type Draft = readonly (readonly string[])[];

const MOST_ENTRIES = 400;
const MOST_SAID = 4;
const TAUGHT = ["asked", "forced", "drew", "received", "drawn"];
/** Seats that nobody has taken: free for all, or kept for somebody who has not come yet. */
const VACANT = ["open", "reserved"];
/** What a server says of a game that it will never show. */
const HOPELESS = ["game-damaged", "table-large"];

export class Table {
  view = $state.raw<MatchView | null>(null);
  plays = $state.raw<Play[]>([]);
  log = $state.raw<Entry[]>([]);
  presence = $state.raw<Presence[]>([]);
  online = $state(false);
  error = $state.raw<WireError | null>(null);
  sent = $state(false);
  /** When the view came, in milliseconds: a clock is counted from there. */
  heardAt = $state.raw(0);
  /** There is no such table. */
  unknown = $state(false);
  token = $state<string | null>(null);
  /** What can be meant where that is not clear: the person chooses. */
  choices = $state.raw<Play[] | null>(null);
  selected = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  /** What was said aloud last: a screen reader reads each as it comes. */
  said = $state.raw<{ id: number; text: string }[]>([]);
  /** The session is over, and somebody wants another. */
  rematch = $state.raw<Rematch | null>(null);
  /** Whether the line for typing is open. */
  typing = $state(false);
  /** The person was told that the card on offer could win. */
  warned = $state(false);

  #drafts = $state.raw<Draft[]>([]);
  #version: number | null = null;
  #entries = 0;
  /** The name of the computer that plays in the own seat. */
  #lent: string | null = null;
  #joining: string | null = null;
  #moment = "";
  /** The number of the hand that `order` is of. */
  #ordered = -1;
  #automatic = "";
  #retry = 0;
  /** Commands on their way, by id: those done for the person, and those the person gave. */
  readonly #given = new Map<string, { command: Command; automatic: boolean }>();
  readonly #told = new Set<string>();
  readonly #link: Link;

  me = $derived(this.view?.seat ?? null);
  hand = $derived(this.view?.table ?? null);
  rules = $derived(this.view?.rules ?? null);
  pieces = $derived(this.hand ? piecesOf(this.hand) : NOTHING);
  ownSide = $derived(this.me === null || !this.rules ? -1 : this.me % this.rules.sides);
  ownTable = $derived<Arrangement>(this.hand?.tables[this.ownSide] ?? []);
  vacant = $derived(
    (this.view?.seats ?? []).flatMap(({ kind }, seat) => (VACANT.includes(kind) ? [seat] : [])),
  );
  names = $derived(
    (this.view?.seats ?? []).map(({ name, kind }, seat) =>
      kind === "open" ? t("web-open-seat") : shownName(name, seat, seat === this.me),
    ),
  );
  playing = $derived(this.view?.stage === "play" && this.hand !== null && !this.hand.outcome);
  myTurn = $derived(this.playing && this.hand?.mover === this.me && this.me !== null);
  mayStage = $derived(this.myTurn && (this.hand?.phase === "offer" || this.hand?.phase === "forced"));
  /** The number of the hand that lies on the table: once the next is dealt, of that. */
  handNumber = $derived.by(() => {
    const { view } = this;
    if (!view) return 0;
    const between = view.stage === "ready" || view.stage === "over";
    return between && view.ledger.hands ? this.lastHand : view.hand;
  });
  /** The number of the last finished hand. */
  lastHand = $derived(this.view?.ledger.hands ?? 0);
  uses = $derived(this.plays.filter((play) => play.word === "use"));
  usable = $derived(this.mayStage && this.uses.length > 0);
  staged = $derived(this.#drafts.length > 0);
  melds = $derived.by<Piece[][]>(() => {
    const draft = this.#drafts[this.#drafts.length - 1];
    const lying = this.pieces.tables[this.ownSide] ?? [];
    if (!draft) return lying;
    const all = new Map(this.#mine().map((piece) => [piece.id, piece]));
    return draft.map((meld) => meld.flatMap((id) => all.get(id) ?? []));
  });
  stagedIds = $derived(new Set(this.melds.flat().map(({ id }) => id)));
  handPieces = $derived.by<(Piece | null)[]>(() => {
    const all = new Map(this.pieces.hand.map((piece) => [piece.id, piece]));
    const ids = this.order.filter((id) => id === GAP || (all.has(id) && !this.stagedIds.has(id)));
    return ids
      .filter((id, at) => id !== GAP || (at > 0 && at < ids.length - 1 && ids[at - 1] !== GAP))
      .map((id) => all.get(id) ?? null);
  });
  offeredStaged = $derived(
    this.pieces.offered !== null && this.stagedIds.has(this.pieces.offered.id),
  );
  verdict = $derived.by<Verdict | null>(() => {
    if (!this.staged || !this.hand || !this.rules) return null;
    const melds = this.melds.map((meld) => meld.map(({ card }) => card));
    return judge(this.plays, this.hand, this.ownTable, melds, this.offeredStaged, this.rules);
  });

  /** The card that is chosen to be discarded would fit melds of this seat's side. */
  risk = $derived.by<{ card: Card; seat: number } | null>(() => {
    const { rules, me, hand, single } = this;
    if (!rules || !hand || me === null || !single?.card || single.word !== "discard") return null;
    for (let step = 1; step < rules.players; step++) {
      const seat = (me + step) % rules.players;
      const side = seat % rules.sides;
      if (side !== this.ownSide && this.#fitting(side, single.card).some(Boolean))
        return { card: single.card, seat };
    }
    return null;
  });

  /** The card that was passed to this person, until they have done something with their cards. */
  received = $derived.by<string | null>(() => {
    const card = this.hand?.received;
    if (!card || !this.playing) return null;
    const mine = (event: MatchEvent, ...words: string[]): boolean =>
      event.kind === "played" && event.event.seat === this.me && words.includes(event.event.word);
    const at = this.log.findLastIndex(({ event }) => mine(event, "received"));
    const acted = this.log.slice(at + 1).some(({ event }) => mine(event, "used", "declined", "discarded"));
    if (at < 0 || acted) return null;
    return this.pieces.hand.findLast((piece) => piece.card === card)?.id ?? null;
  });

  constructor(readonly game: string) {
    this.token = tokenOf(game);
    const [hand = "", ...order] = (recall(`order.${game}`) ?? "").split(" ");
    this.#ordered = Number(hand) || -1;
    this.order = order;
    this.#link = new Link(
      game,
      () => this.token,
      () => this.#version,
      (frame) => this.#heard(frame),
      (open) => {
        this.online = open;
      },
    );
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#link.close();
  }

  // What the server says

  #heard(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        if (this.#version === null) [this.log, this.#lent] = [[], null];
        this.#take(frame.version, frame.view, frame.legal, frame.log, this.#version === null);
        break;
      case "events":
        if (this.#version !== null && frame.version <= this.#version) break;
        this.#take(frame.version, frame.view, frame.legal, frame.events, false);
        break;
      case "presence":
        this.#present(frame.seats);
        break;
      case "rematch":
        this.#asked(frame);
        break;
      case "done":
        this.#given.delete(frame.id);
        this.sent = this.#link.busy;
        break;
      case "error":
        this.#refused(frame.error, frame.id);
    }
  }

  #take(
    version: number,
    view: MatchView,
    legal: readonly string[],
    events: readonly MatchEvent[],
    old: boolean,
  ): void {
    this.#version = version;
    const hand = view.table;
    const plays = legal.map(readPlay);
    const own = hand?.tables[(view.seat ?? 0) % view.rules.sides] ?? [];
    this.plays = ordered(plays, own, view.rules.target);
    this.view = view;
    this.heardAt = performance.now();
    const fresh = settle(this.order, this.pieces.hand);
    if (view.stage === "play" && this.#ordered !== view.hand) {
      this.#ordered = view.hand;
      this.#arrange(sorted(this.pieces.hand, (recall("sort") as "suit" | null) ?? "suit"));
    } else if (fresh.join() !== this.order.join()) this.#arrange(fresh);
    const moment = JSON.stringify([hand?.mover, hand?.phase, hand?.offered, own, view.hand]);
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.#drafts = [];
      this.choices = null;
      this.selected = [];
      this.error = null;
      this.warned = false;
    }
    this.#remember(events, hand, old);
    this.sent = this.#link.busy;
    this.#serve();
  }

  #remember(events: readonly MatchEvent[], hand: HandView | null, old: boolean): void {
    const entries: Entry[] = [];
    // The seal as it was shown before the deal: the page that checks the deal compares it.
    for (const event of events)
      if (event.kind === "committed" && this.me !== null)
        store(`seal.${this.game}-${event.hand}`, event.commitment);
    events.forEach((event, at) => {
      if (event.kind === "reseated" && event.seat === this.me)
        this.#lent = event.who === "human" ? null : event.name;
      if (saysItAgain(event, events[at + 1])) return;
      if (event.kind === "settled" && events.some(({ kind }) => kind === "over")) return;
      const word = event.kind === "played" ? event.event.word : event.kind;
      const teach = TAUGHT.includes(word) && !this.#told.has(word);
      // That a discard is due is told once of oneself and once of others; then it will do by itself.
      const mine = event.kind === "played" && event.event.seat === this.me && this.#lent === null;
      const due = `${word} ${mine}`;
      const plain = word === "used" && this.#told.has(due) ? { phase: "offer" as const } : {};
      const after = event.kind === "played" ? event.after : {};
      const view = hand && { ...hand, outcome: null, ...after, ...plain };
      this.#told.add(word).add(due);
      entries.push({ id: this.#entries++, event, view, teach, lent: this.#lent });
    });
    this.log = [...this.log, ...entries].slice(-MOST_ENTRIES);
    if (old || !prefs.spoken) return;
    const { spoken } = prefs;
    const said = entries.map((entry) => lineOf(this, entry, spoken)).filter(Boolean);
    if (said.length) this.say([...said, questionOf(this, spoken)].filter(Boolean).join(" "));
  }

  /** Have something read aloud by a screen reader. */
  say(text: string): void {
    this.said = [...this.said.slice(1 - MOST_SAID), { id: this.#entries++, text }];
  }

  #present(seats: readonly Presence[]): void {
    const before = this.presence;
    this.presence = [...seats];
    for (const { seat, here, kind } of seats) {
      const was = before.find((each) => each.seat === seat);
      if (!was || seat === this.me || kind !== "human" || was.here === here) continue;
      this.say(t(here ? "web-is-back" : "web-is-away", { name: this.names[seat] ?? "" }));
    }
  }

  #asked(frame: Rematch): void {
    if (this.rematch?.game === frame.game) return;
    this.rematch = frame;
    if (frame.by !== this.me) this.say(t("web-rematch-asked", { name: this.names[frame.by] ?? "" }));
  }

  #refused(error: WireError, id: string | null): void {
    this.sent = this.#link.busy;
    const given = this.#given.get(id ?? "");
    this.#given.delete(id ?? "");
    if (given?.automatic) {
      // Another was quicker. If it is still to be done, it is done as things stand now.
      this.#automatic = "";
      clearTimeout(this.#retry);
      this.#retry = window.setTimeout(() => this.#serve(), 300);
      return;
    }
    if (given && error.key === "stale-version" && given.command.word !== "act") {
      setTimeout(() => this.#repeat(given.command, error), 300);
      return;
    }
    if (error.key === "game-unknown") {
      this.unknown = true;
      this.#link.close();
      return;
    }
    if (error.key === "token-foreign" && this.view === null) {
      // Someone else's seat by now: look on.
      this.token = null;
      this.#link.again();
    }
    if (HOPELESS.includes(error.key)) this.#link.close();
    this.complain(error);
  }

  complain(error: WireError): void {
    this.error = error;
    const { catalog, faces } = prefs;
    if (catalog) this.say(errorText(catalog, error, faces, true));
  }

  // What the person does

  #do(command: Command, automatic = false): void {
    if (this.#version === null) return;
    this.error = null;
    this.sent = true;
    this.#given.set(this.#link.send(command, this.#version), { command, automatic });
  }

  /** What does not depend on what others did in the same moment is simply said again. */
  #repeat(command: Command, error: WireError): void {
    const { view } = this;
    if (command.word === "pick" && this.due && !view?.free.includes(command.index))
      this.complain(error);
    else if (
      command.word === "stop"
        ? view?.stage === "play"
        : command.word === "next"
          ? view?.stage === "ready"
          : this.due && view?.stage === command.word
    )
      this.#do(command);
  }

  act(token: string): void {
    if (this.sent) return;
    this.choices = null;
    this.#do({ word: "act", action: token });
  }

  /** Decline the card on offer; whoever could win with it is warned once. */
  decline(): void {
    if (this.winning && !this.warned) {
      this.warned = true;
      this.say(t("web-could-win"));
      return;
    }
    if (this.plainDecline) this.act(this.plainDecline.token);
  }

  get plainDecline(): Play | undefined {
    return this.plays.find(({ token }) => token === "decline");
  }

  /** Whether the card on offer can win. */
  get winning(): boolean {
    return this.uses.some((play) => cardsIn(play.table ?? []).length === this.rules?.target);
  }

  contribute(text: string): void {
    this.#do({ word: "contribute", text });
  }

  pick(index: number): void {
    this.#do({ word: "pick", index });
  }

  cut(index: number): void {
    this.#do({ word: "cut", index });
  }

  next(): void {
    this.#do({ word: "next" });
  }

  stop(agreed: boolean): void {
    this.#do({ word: "stop", agreed });
  }

  /** Whether something before the deal waits for this person. */
  get due(): boolean {
    const { view, me } = this;
    return view !== null && me !== null && view.waiting.includes(me);
  }

  /** What is done for the person: mixing in chance, cutting, going on to the first hand. */
  #serve(): void {
    const { view, me } = this;
    if (!view || me === null || view.seats[me]?.kind !== "human") return;
    const { stage } = view;
    const moment = `${stage} ${view.hand} ${view.picks.length}`;
    if (this.#automatic === moment) return;
    this.#automatic = "";
    if (stage === "ready") {
      const begun = view.ledger.hands > 0 || view.ready.includes(me);
      if (begun || this.vacant.length) return;
      this.#automatic = moment;
      this.#do({ word: "next" }, true);
    } else if (this.due && !prefs.byHand) {
      const command = byChance(view);
      if (!command) return;
      this.#automatic = moment;
      this.#do(command, true);
    }
  }

  async join(seat: number | null): Promise<void> {
    // A token of one's own: the request can be repeated, and is answered alike.
    this.#joining ??= randomText() + randomText();
    const taken = await api.join(this.game, ownName(), seat, this.#joining);
    keepToken(this.game, taken.token);
    this.token = taken.token;
    this.#version = null;
    this.#link.again();
  }

  async replace(seat: number): Promise<void> {
    await this.#asking(() => api.replace(this.game, seat, this.token ?? ""));
  }

  async back(): Promise<void> {
    await this.#asking(() => api.back(this.game, this.me ?? 0, this.token ?? ""));
  }

  /** Open a seat that is kept for somebody to whoever has the link. */
  async free(seat: number): Promise<void> {
    await this.#asking(() => api.free(this.game, seat, this.token ?? ""));
  }

  /** Sit down at the rematch, which is opened if there is none yet. */
  async again(): Promise<void> {
    await this.#asking(async () => {
      const taken = await api.rematch(this.game, this.token ?? "");
      keepToken(taken.game, taken.token);
      router.go(`/t/${taken.game}`);
    });
  }

  async #asking(request: () => Promise<unknown>): Promise<void> {
    this.error = null;
    try {
      await request();
    } catch (error) {
      if (error instanceof Refused) this.complain(error.error);
    }
  }

  // Putting together

  #mine(): Piece[] {
    const { offered, hand } = this.pieces;
    const lying = (this.pieces.tables[this.ownSide] ?? []).flat();
    return [...lying, ...hand, ...(offered ? [offered] : [])];
  }

  select(id: string): void {
    if (this.hand?.phase === "discard" || this.hand?.phase === "exchange")
      this.selected = this.selected.includes(id) ? [] : [id];
    else
      this.selected = this.selected.includes(id)
        ? this.selected.filter((each) => each !== id)
        : [...this.selected, id];
  }

  clear(): void {
    this.selected = [];
    this.choices = null;
    this.error = null;
  }

  get selectedCards(): Card[] {
    const all = new Map(this.#mine().map(({ id, card }) => [id, card]));
    return this.selected.flatMap((id) => all.get(id) ?? []);
  }

  /** The one card that is chosen to be discarded or passed. */
  get single(): Play | null {
    const [card] = this.selectedCards;
    return this.plays.find((play) => play.card === card) ?? null;
  }

  /** By meld of a seat's table: whether it is one of those that the card in question fits. */
  marked(seat: number): boolean[] {
    const { rules, hand, risk } = this;
    if (!rules || !hand) return [];
    const side = seat % rules.sides;
    const pressed = hand.phase === "force" || hand.phase === "forced";
    if (pressed && (hand.player ?? 0) % rules.sides === side && hand.offered && !this.staged)
      return this.#fitting(side, hand.offered);
    return risk && risk.seat % rules.sides === side ? this.#fitting(side, risk.card) : [];
  }

  #fitting(side: number, card: Card): boolean[] {
    const { rules, hand } = this;
    if (!rules || !hand) return [];
    return (hand.tables[side] ?? []).map((meld) => grows(meld, card, rules.pack, rules.packs));
  }

  /** Move cards into a meld of the staged table; `to` null makes a new one. */
  put(ids: readonly string[], to: number | null): void {
    if (!this.mayStage || !ids.length) return;
    const draft = this.melds.map((meld) =>
      meld.map(({ id }) => id).filter((id) => !ids.includes(id)),
    );
    if (to === null) draft.push([...ids]);
    else draft[to] = [...(draft[to] ?? []), ...ids];
    this.#stage(draft);
  }

  /** Take cards back: those that lay on the table before stay there. */
  takeBack(ids: readonly string[]): void {
    const lying = new Set((this.pieces.tables[this.ownSide] ?? []).flat().map(({ id }) => id));
    const back = ids.filter((id) => !lying.has(id) && this.stagedIds.has(id));
    if (!back.length) return;
    this.#stage(this.melds.map((meld) => meld.map(({ id }) => id).filter((id) => !back.includes(id))));
  }

  #stage(draft: Draft): void {
    const all = new Map(this.#mine().map((piece) => [piece.id, piece]));
    const order = (ids: readonly string[]) =>
      [...ids].sort((a, b) => {
        const [one, two] = [all.get(a)?.card ?? "", all.get(b)?.card ?? ""];
        return "A23456789TJQK".indexOf(one.charAt(0)) - "A23456789TJQK".indexOf(two.charAt(0));
      });
    const melds = draft.filter((meld) => meld.length).map(order);
    const lying = (this.pieces.tables[this.ownSide] ?? []).map((meld) => meld.map(({ id }) => id));
    // A table as it lay before is nothing staged.
    this.#drafts = same(melds, lying) ? [] : [...this.#drafts, melds];
    this.selected = [];
    this.choices = null;
    this.error = null;
    if (prefs.spoken) this.say(draftOf(this, prefs.spoken));
  }

  /** Lay out a legal play, to be looked at before it counts. */
  lay(play: Play): void {
    const offered = play.word === "use" ? this.pieces.offered : null;
    const free = [...this.#mine()].filter(
      ({ id }) => play.word === "use" || id !== this.pieces.offered?.id,
    );
    if (offered) free.unshift(...free.splice(free.findIndex(({ id }) => id === offered.id), 1));
    const draft = (play.table ?? []).map((meld) =>
      meld.flatMap((card) => {
        const at = free.findIndex((piece) => piece.card === card);
        return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
      }),
    );
    this.#stage(draft);
  }

  undo(): void {
    if (this.choices) this.choices = null;
    else if (this.#drafts.length) {
      this.#drafts = this.#drafts.slice(0, -1);
      this.say(t("ui-undone"));
    } else this.selected = [];
  }

  /** Use the offered card: with the chosen cards, or as it can be used. */
  use(): void {
    if (!this.hand || !this.rules) return;
    const { offered } = this.pieces;
    this.selected = this.selected.filter((id) => id !== offered?.id);
    const cards = this.selectedCards;
    const found = cards.length
      ? this.meant([cards])
      : ways(this.uses, this.hand, this.ownTable, this.rules.target);
    this.propose(found, cards);
  }

  /** Every way to lay cards, to choose from. */
  offerAll(): void {
    const found = this.plays.filter(({ table }) => table !== null);
    if (found.length) {
      this.choices = found;
      this.say(t("web-choose"));
    } else if (this.mayStage) this.complain({ key: "ui-no-use", clause: "A1", args: {} });
  }

  meant(groups: readonly (readonly Card[])[], declining = false): Play[] {
    return this.hand ? meant(this.plays, this.hand, this.ownTable, groups, declining) : [];
  }

  /** One play is laid out; of several the person chooses; without any the cards lie as chosen. */
  propose(found: readonly Play[], cards: readonly Card[]): void {
    const [first] = found;
    if (!first) {
      if (cards.length && this.selected.length) this.put(this.selected, null);
      else this.complain({ key: "ui-no-use", clause: "A1", args: {} });
    } else if (found.length === 1) this.lay(first);
    else {
      this.choices = [...found];
      this.say(t("web-choose"));
    }
  }

  /** Lay down what is laid out. Cards that are chosen by then come along first, to be looked at. */
  commit(): void {
    const chosen = this.selected.filter((id) => !this.stagedIds.has(id));
    if (chosen.length) return this.addChosen(chosen);
    const { verdict } = this;
    if (verdict?.legal) this.act(verdict.play.token);
  }

  /** Chosen cards come to what is laid out: where they fit, otherwise as a meld of their own. */
  addChosen(chosen: readonly string[]): void {
    const all = new Map(this.#mine().map(({ id, card }) => [id, card]));
    const cards = chosen.flatMap((id) => all.get(id) ?? []);
    const laid = this.melds.map((meld) => meld.map(({ card }) => card));
    const declining = !this.offeredStaged && !chosen.includes(this.pieces.offered?.id ?? "");
    const [found] = [[...laid, cards], [...laid, ...cards.map((card) => [card])]].flatMap((groups) =>
      this.meant(groups, declining),
    );
    if (found) this.lay(found);
    else this.put(chosen, null);
  }

  // The own hand

  #arrange(order: string[]): void {
    this.order = order;
    store(`order.${this.game}`, [this.#ordered, ...order].join(" "));
  }

  sort(by: "suit" | "rank"): void {
    store("sort", by);
    this.#arrange(sorted(this.pieces.hand, by));
    this.say(t(`ui-sorted-${by}`));
  }

  group(): void {
    this.#arrange(grouped(this.order, this.selected));
    this.selected = [];
  }

  nudge(id: string, step: -1 | 1): void {
    this.#arrange(nudged(this.order, id, step));
  }

  reorder(ids: readonly string[], before: string | null): void {
    this.#arrange(moved(this.order, ids, before));
  }
}

/** What somebody who leaves it to chance does before the deal, if it is anything. */
function byChance({ stage, free, rules }: MatchView): Command | null {
  switch (stage) {
    case "contribute":
      return { word: "contribute", text: randomText() };
    case "pick":
      return { word: "pick", index: free[randomBelow(free.length)] ?? 0 };
    case "cut":
      return { word: "cut", index: randomBelow(rules.deck_size) };
    default:
      return null;
  }
}

/** Whether the same cards lie in the same melds. */
function same(one: Draft, other: Draft): boolean {
  const key = (draft: Draft) => draft.map((meld) => [...meld].sort().join()).sort().join(";");
  return key(one) === key(other);
}
