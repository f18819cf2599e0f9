"""Decks worth counting: where melds, borrowing and forcing come early, or the stock runs out.

Every deck comes from a fixed seed. `explore` walks all that can happen with a deck, one depth
after another, and notes what is to be seen there.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.naive.choices import only_added_to
from tests.naive.game import full_pack, legal, new, step
from tests.naive.melds import CODES, in_order, melds_in, parse
from tests.naive.presets import Rules
from tests.naive.state import State, side

FEWEST = 100_000  # sequences in the deepest line of a deck


def plain(rules: Rules, seed: int) -> list[str]:
    """A shuffled pack."""
    deck = full_pack(rules)
    random.Random(seed).shuffle(deck)
    return deck


def stacked(rules: Rules, seed: int) -> list[str]:
    """A pack badly shuffled after a hand: hands of lumps of a rank or a suit, nearly melds."""
    chance = random.Random(seed)
    pack = full_pack(rules)
    by_suit = in_order(set(pack))
    by_rank = sorted(by_suit, key=lambda card: CODES[card] % 16)
    left, cards = Counter(pack), list[str]()
    while left:
        order = chance.choice((by_suit, by_rank))
        start, size = chance.randrange(len(order)), chance.choice((2, 3))
        for card in order[start : start + size]:
            if left[card]:
                cards.append(card)
                left -= Counter([card])
    players, each = int(str(rules["players"])), int(str(rules["deal"]))
    hands = [cards[seat * each : (seat + 1) * each] for seat in range(players)]
    return dealt_as(hands, cards[players * each :])


def late(rules: Rules, seed: int) -> list[str]:
    """A shuffled pack with the cards that fit the hands at the bottom of the stock."""
    deck = plain(rules, seed)
    state = new(rules, deck)
    cut = len(deck) - len(state.stock) - len(state.pile)
    return deck[:cut] + sorted(deck[cut:], key=lambda card: uses_for(card, state))


def uses_for(card: str, state: State) -> int:
    """How many melds the card makes with cards of one hand."""
    return sum(
        card in meld
        for hand in state.hands
        for meld in melds_in(in_order((*hand, card)), state.house.pack)
    )


def lateness(rules: Rules, seed: int) -> int:
    """How many cards outside the hands fit none of them."""
    state = new(rules, plain(rules, seed))
    if any(melds_in(hand, state.house.pack) for hand in state.hands):
        return 0
    return sum(uses_for(card, state) == 0 for card in {*state.stock, *state.pile})


def dealt_as(hands: list[list[str]], rest: list[str]) -> list[str]:
    """The deck which D2 deals, with seat 0 as the dealer, into these hands."""
    hands = [list(hand) for hand in [*hands[1:], hands[0]]]
    deck = []
    while hands[-1]:
        for hand in hands:
            deck += hand[:2]
            del hand[:2]
    return deck + rest


STYLES: dict[str, Callable[[Rules, int], list[str]]] = {
    "plain": plain,
    "stacked": stacked,
    "late": late,
}


@dataclass
class Found:
    """What happens with a deck: counts by depth, and the first depth at which a thing is seen."""

    counts: list[int] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)


def explore(rules: Rules, deck: list[str], depth: int) -> Found:
    """Count up to a depth, stopping at the first count that is large enough."""
    found = Found()
    level = Counter({new(rules, deck): 1})
    for ply in range(1, depth + 1):
        found.counts.append(sum(times * len(legal(state)) for state, times in level.items()))
        if found.counts[-1] >= FEWEST:
            break
        following: Counter[State] = Counter()
        for state, times in level.items():
            for token in legal(state):
                after = step(state, token)
                following[after] += times
                for thing in things(state, token, after):
                    found.seen.setdefault(thing, ply)
        level = following
        if not level:
            break
    return found


def things(state: State, token: str, after: State) -> set[str]:
    """What is worth seeing in one action."""
    kind, _, words = token.partition(":")
    seen = {kind}
    if after.phase == "over":
        seen.add("draw" if after.winner is None else "win")
        seen |= {"rummy"} if after.rummy else set()
    if kind in ("use", "decline") and words:
        old, laid = state.tables[side(state, state.player)], parse(words)
        seen.add(f"{state.phase} {kind} from {state.source}")
        if not only_added_to(old, laid):
            seen.add(f"{kind} rearranging")
        if after.phase == "offer" and kind == "use":
            seen.add("use without discard")
        seen |= {"four"} if any(len({c[0] for c in m}) == 1 < len(m) - 2 for m in laid) else set()
        seen |= {"twin"} if any(len(set(meld)) < len(meld) for meld in laid) else set()
        seen |= {"7-J"} if any("7J" in "".join(c[0] for c in meld) for meld in laid) else set()
    if kind == "decline" and state.offered and after.phase == "choice":
        seen.add(f"choice from {state.source}")
    if kind == "force" and len(legal(after)) > 1:
        seen.add("forced with a choice")
    return seen
