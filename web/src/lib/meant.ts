/**
 * From chosen cards to a play: which of the legal plays a person can mean.
 *
 * Nothing here knows what is legal: plays are found in the list that the server sent, by the cards
 * they lay and by what lies together in them.
 */

import { arrangementKey, byRank, cardsIn, holds, runPlace, sameRank, without } from "./cards";
import type { Arrangement, Card, FullRules, HandView, Meld, WireError } from "./protocol";

/** A legal play, taken apart. */
export interface Play {
  token: string;
  word: string;
  card: Card | null;
  table: Arrangement | null;
  key: string;
}

export function readPlay(token: string): Play {
  const [word = "", rest] = token.split(":");
  if (word === "discard" || word === "give")
    return { token, word, card: rest ?? null, table: null, key: token };
  const table = rest === undefined ? null : readTable(rest);
  return { token, word, card: null, table, key: table ? arrangementKey(table) : word };
}

export function readTable(text: string): Arrangement {
  return text === "-" ? [] : text.split(",").map((meld) => meld.split("-"));
}

/** How many old melds a play does not leave together. */
export function broken(old: Arrangement, table: Arrangement): number {
  return old.filter((meld) => !table.some((each) => holds(each, meld))).length;
}

/** The cards of the hand that a play lays. */
export function laidBy(play: Play, view: HandView, own: Arrangement): Card[] {
  const laid = without(cardsIn(play.table ?? []), cardsIn(own));
  return play.word === "use" && view.offered ? without(laid, [view.offered]) : laid;
}

/** Plays in the order in which a person thinks of them: wins, then what changes least. */
export function ordered(
  plays: readonly Play[],
  own: Arrangement,
  target: number,
): Play[] {
  const rank = (play: Play): number[] => {
    const table = play.table ?? [];
    const size = cardsIn(table).length;
    if (play.word === "use") return [size === target ? 0 : 1, broken(own, table), size];
    return play.table ? [3, broken(own, table), size] : [2, 0, 0];
  };
  const ranked = plays.map((play) => ({ play, by: rank(play) }));
  ranked.sort((a, b) => {
    for (let at = 0; at < 3; at++) {
      const difference = (a.by[at] ?? 0) - (b.by[at] ?? 0);
      if (difference) return difference;
    }
    return 0;
  });
  return ranked.map(({ play }) => play);
}

/** Uses that lay no more from the hand than they must: no other use lays fewer of the same. */
export function simplest(plays: readonly Play[], view: HandView, own: Arrangement): Play[] {
  const uses = plays.filter((play) => play.word === "use");
  const laid = uses.map((play) => laidBy(play, view, own));
  const least = uses.filter((play, at) => {
    const mine = laid[at] ?? [];
    return !uses.some((other, index) => {
      const theirs = laid[index] ?? [];
      return (
        theirs.length < mine.length &&
        holds(mine, theirs) &&
        broken(own, other.table ?? []) <= broken(own, play.table ?? [])
      );
    });
  });
  const calm = least.filter((play) => broken(own, play.table ?? []) === 0);
  return calm.length ? calm : least;
}

/**
 * What using the offered card can mean if no other card is named: a win if there is one; otherwise
 * the ways that lay least, and after them those that bring more onto the table, most first.
 */
export function ways(plays: readonly Play[], view: HandView, own: Arrangement, target: number): Play[] {
  const size = (play: Play): number => cardsIn(play.table ?? []).length;
  const win = plays.find((play) => play.word === "use" && size(play) === target);
  if (win) return [win];
  const least = simplest(plays, view, own);
  const most = Math.max(0, ...least.map(size));
  const fuller = plays.filter((play) => play.word === "use" && size(play) > most);
  return [...least, ...fuller.sort((a, b) => size(b) - size(a))];
}

/**
 * The plays that groups of cards can mean: every group lies in one meld, no other card is laid
 * than those named (the offered one may be understood), and as little as possible is disturbed.
 */
export function meant(
  plays: readonly Play[],
  view: HandView,
  own: Arrangement,
  groups: readonly Meld[],
  declining = false,
): Play[] {
  const named = groups.flat();
  const { offered } = view;
  const fit = (word: string, extra: readonly Card[], wanted: readonly Meld[]): Play[] =>
    plays.filter((play) => {
      if (play.word !== word || !play.table) return false;
      const before = [...cardsIn(own), ...extra];
      const laid = without(cardsIn(play.table), before);
      const fresh = without(named, before);
      return (
        laid.length === fresh.length &&
        holds(laid, fresh) &&
        wanted.every((group) => play.table?.some((meld) => holds(meld, group)))
      );
    });
  const words = declining || !offered ? ["decline"] : ["use", "decline"];
  for (const wanted of groups.length === 1 ? [groups, split(groups)] : [groups]) {
    for (const word of words) {
      const extra = word === "use" && offered ? [offered] : [];
      let found = fit(word, extra, wanted);
      if (word === "use" && offered && !named.includes(offered))
        found = found.filter((play) =>
          wanted.some((group) => play.table?.some((meld) => holds(meld, [...group, offered]))),
        );
      if (!found.length) continue;
      const cost = (play: Play): number =>
        broken(own, play.table ?? []) * 100 +
        wanted.filter(
          (group) =>
            group.length > 2 &&
            !(play.table ?? []).some(
              (meld) => arrangementKey([meld]) === arrangementKey([group]),
            ),
        ).length;
      const least = Math.min(...found.map(cost));
      return found.filter((play) => cost(play) === least);
    }
  }
  return [];
}

function split(groups: readonly Meld[]): Meld[] {
  return groups.flat().map((card) => [card]);
}

/** Why a group of cards is no meld, in the words of the rules' errors; null if it may be one. */
export function flaw(group: Meld, rules: FullRules): WireError | null {
  const meld = [...group].sort(byRank).join("-");
  const error = (key: string, clause: string): WireError => ({ key, clause, args: { meld } });
  if (group.length < 3) return error("meld-too-short", "M1");
  if (sameRank(group)) return group.length > 4 ? error("set-too-long", "M1") : null;
  if (!group.every((card) => card.charAt(1) === group[0]?.charAt(1)))
    return error("meld-mixed", "M1");
  const places = group.map((card) => runPlace(card, rules.pack)).sort((a, b) => a - b);
  const twice = group.find((card, at) => group.indexOf(card) !== at);
  if (twice) return { ...error("run-card-twice", "M2"), args: { meld, card: twice } };
  const gaps = places.filter((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1).length;
  if (!gaps) return null;
  const last = rules.pack === 40 ? 9 : 12;
  if (gaps === 1 && places[0] === 0 && places.includes(last)) return error("run-wraps", "M2");
  return error("run-gap", "M2");
}

/** A table that a person puts together, and what can be said about it. */
export type Verdict =
  | { legal: true; play: Play; wins: boolean }
  | { legal: false; error: WireError | null };

/** What the legal list says about a staged table; if it lacks it, the likely reason. */
export function judge(
  plays: readonly Play[],
  view: HandView,
  own: Arrangement,
  melds: Arrangement,
  uses: boolean,
  rules: FullRules,
): Verdict {
  const key = arrangementKey(melds);
  const word = uses ? "use" : "decline";
  const play = plays.find((each) => each.word === word && each.table && each.key === key);
  if (play) return { legal: true, play, wins: uses && cardsIn(melds).length === rules.target };
  return { legal: false, error: reason(view, own, melds, rules, uses) };
}

function reason(
  view: HandView,
  own: Arrangement,
  melds: Arrangement,
  rules: FullRules,
  uses: boolean,
): WireError | null {
  for (const group of melds) {
    const found = flaw(group, rules);
    if (found) return found;
  }
  const count = cardsIn(melds).length;
  const { target } = rules;
  const args = { cards: count, target };
  if (count > target) return { key: "use-past-target", clause: "A2", args };
  if (uses)
    return { key: "use-not-direct", clause: "A4", args: { card: view.offered ?? "" } };
  if (view.phase === "forced")
    return { key: "use-lacks-offered", clause: "A1", args: { card: view.offered ?? "" } };
  if (count >= target) return { key: "decline-reaches-target", clause: "P2", args };
  const laid = without(cardsIn(melds), cardsIn(own));
  if (laid.length && !rules.hand_melds)
    return { key: "decline-melds-hand", clause: "P2", args: { cards: laid.join(" ") } };
  if (broken(own, melds) && rules.rearrange === "after_use")
    return { key: "decline-rearranges", clause: "A4", args: {} };
  return null;
}
