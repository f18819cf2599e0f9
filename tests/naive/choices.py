"""What may be done: the legal actions of a state, as tokens."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, permutations

from tests.naive.melds import (
    Arrangement,
    Cards,
    arrangements,
    cards_of,
    in_order,
    is_meld,
    minus,
    text,
)
from tests.naive.state import State, side


@lru_cache(maxsize=50_000)
def legal(state: State) -> frozenset[str]:
    """The tokens of all legal actions."""
    if state.phase == "exchange":
        return frozenset("give:" + card for card in state.hands[state.mover])
    if state.phase == "offer":
        return uses(state) | declines(state)  # P1
    if state.phase == "choice":
        return frozenset({"force", "waive"})  # F1
    if state.phase == "forced":
        return uses(state)  # F2
    if state.phase == "discard":
        return frozenset("discard:" + card for card in state.hands[state.mover])  # T4
    return frozenset()


def uses(state: State) -> frozenset[str]:
    """A1, A2: the table, the offered card and any hand cards, arranged anew."""
    h, card = state.house, state.offered
    table, hand = state.tables[side(state, state.player)], state.hands[state.player]
    must = in_order((*cards_of(table), card))
    found: Iterable[Arrangement] = arrangements(must, hand, h.pack, h.target)
    if h.rearrange == "after_use":
        found = [
            new for new in found if placed_directly(card, minus(cards_of(new), must), table, h.pack)
        ]
    return frozenset("use:" + text(new) for new in found)


@lru_cache(maxsize=50_000)
def placed_directly(card: str, laid: Cards, table: Arrangement, pack: int) -> bool:
    """A4: with some of the hand cards laid, the card makes a new meld or goes on an old one."""
    for size in range(len(laid) + 1):
        for some in combinations(laid, size):
            if any(is_meld((*meld, card, *some), pack) for meld in ((), *table)):
                return True
    return False


def declines(state: State) -> frozenset[str]:
    """P2: plainly, or with an arrangement of the table and any hand cards below the target."""
    h = state.house
    table, hand = state.tables[side(state, state.player)], state.hands[state.player]
    may = hand if h.hand_melds else ()
    tokens = {"decline"}
    for new in arrangements(cards_of(table), may, h.pack, h.target - 1):
        if h.rearrange == "after_use" and not only_added_to(table, new):
            continue
        if new != table:
            tokens.add("decline:" + text(new))
    return frozenset(tokens)


def only_added_to(old: Arrangement, new: Arrangement) -> bool:
    """A4: every old meld lies whole inside a new meld of its own."""
    return any(
        all(not Counter(meld) - Counter(bigger) for meld, bigger in zip(old, chosen, strict=True))
        for chosen in permutations(new, len(old))
    )


def fits(card: str, table: Arrangement, pack: int) -> bool:
    """F1: the card could be added, alone, to one of the melds."""
    return any(is_meld((*meld, card), pack) for meld in table)
