"""W1, T4, T7: a target that can be reached is accepted, and reached here; others are refused.

`Rules.most_laid` counts what one side could lay if the others let it have every card. That nobody
gets further is proved by trying all that seats can do with stock and pile; that the last card can
be laid, by laying it.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from conquian.cards import card_text, parse_cards
from conquian.errors import RulesError
from conquian.rules import (
    PHASE_WORDS,
    PRESETS,
    Rules,
    State,
    apply,
    deal,
    deal_order,
    full_deck,
    house,
    meld_cards,
    view,
)
from tests.rules.table import action, refused

RANKS = "A234567JQK"
Cards = tuple[str, ...]


def place(card: str) -> tuple[str, int]:
    return card[-1], RANKS.index(card[:-1])


@cache
def melded(cards: Cards) -> tuple[Cards, ...] | None:
    """Cards of one pack, sorted, in valid melds; None if they make none."""
    if not cards:
        return ()
    first, rest = cards[0], cards[1:]
    suit, rank = place(first)
    same = [card for card in rest if place(card)[1] == rank]
    found = [(first, *some) for size in (2, 3) for some in combinations(same, size)]
    run: Cards = (first,)
    while (following := (suit, rank + len(run))) in map(place, rest):
        run = (*run, next(card for card in rest if place(card) == following))
        if len(run) >= 3:
            found.insert(0, run)
    for meld in found:
        others = melded(tuple([card for card in cards if card not in meld]))
        if others is not None:
            return (meld, *others)
    return None


def dealt(rules: Rules, hands: dict[int, str], stock: str) -> State:
    """A deal by seat 0: some seats' cards, the whole stock, and the rest for the others."""
    left = [*full_deck(rules)]
    for card in parse_cards(" ".join([*hands.values(), stock])):
        left.remove(card)
    cards = {
        seat: [*parse_cards(hands[seat])]
        if seat in hands
        else [left.pop(0) for _ in range(rules.deal)]
        for seat in range(rules.players)
    }
    deck = [cards[seat].pop(0) for seat in deal_order(rules, 0)]
    assert not left
    return deal(rules, (*deck, *parse_cards(stock)), 0)


def table_of(state: State, side: int) -> list[str]:
    return [card_text(card) for meld in view(state, None).tables[side] for card in meld_cards(meld)]


def with_all(state: State) -> str:
    """To use the card on offer with as many hand cards as can be laid."""
    table = table_of(state, state.rules.side_of(state.mover))
    hand = [card_text(card) for card in state.hand(state.mover)]
    for size in range(len(hand), -1, -1):
        for some in combinations(hand, size):
            cards = sorted((*table, card_text(state.offered), *some), key=place)
            layout = melded(tuple(cards))
            if layout is not None:
                return "use:" + ",".join(["-".join(meld) for meld in layout])
    raise AssertionError


def played(state: State, side: int, others: dict[str, str] | None = None) -> State:
    """A hand in which a side uses every card offered to it, and the others only what is said."""
    while not state.over:
        phase, card = PHASE_WORDS[state.phase], state.offered
        if phase == "choice":
            token = "waive"
        elif state.rules.side_of(state.mover) == side:
            token = with_all(state)
        else:
            token = (others or {}).get(f"{state.mover} {card_text(card)}", "decline")
        state, _ = apply(state, action(token))
    return state


HIGH = "AD AS 6D 6S 7D 7S JD JS QD QS KD KS 4H 5H 6H 7H"
TABLES: dict[str, tuple[str, dict[str, Any], dict[int, str], str, dict[str, str]]] = {
    "the whole stock": (
        "classic",
        {},
        {1: "2C 3C 4C 5C 2D 3D 4D 2S 3S 4S"},
        "AC AD AS 5D 5S 6C 6D 6S 7C 7D 7S JC JD JS QC QD QS KC KD KS",
        {},
    ),
    "the whole stock, no discards": (
        "no-discard",
        {},
        {1: "2C 3C 4C 5C 2D 3D 4D 2S 3S 4S"},
        "AC AD AS 5D 5S 6C 6D 6S 7C 7D 7S JC JD JS QC QD QS KC KD KS",
        {},
    ),
    "cards that go round": (
        "tercerilla",
        {"exchange": 0},
        {1: "2D 3D 4D 5D 2S 3S 4S 5S"},
        HIGH,
        {},
    ),
    "one of three": (
        "tercerilla",
        {"exchange": 0, "offers": "next", "deal": 12},
        {1: "AC 2C 3C 4C 5C 6C 7C JC QC AD 2D 3D", 0: "AH 2H 4H 5H 7H JH KH AS 3S 5S 7S QS"},
        "KC 5D 4D 3H",
        {"0 3H": "use:AH-2H-3H"},
    ),
    "partners with empty hands": (
        "partnership",
        {"packs": 1, "deal": 8},
        {1: "2D 3D 4D 5D 6D 7D JD QD", 3: "2S 3S 4S 5S 6S 7S JS QS"},
        "AD AS KD KS 4H 5H 6H 7H",
        {},
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_W1_the_highest_target_can_be_reached(name: str) -> None:
    table, changes, hands, stock, others = TABLES[name]
    most = house(table, **{**changes, "target": 3}).most_laid
    rules = house(table, **changes, target=most)
    state = played(dealt(rules, hands, stock), 1, others)
    assert state.outcome is not None
    assert state.outcome.winner == 1
    assert len(table_of(state, 1)) == most
    with refused(RulesError, "rules-target", "W1", target=most + 1, most=most):
        house(table, **changes, target=most + 1)


def test_W1_every_target_between_is_accepted() -> None:
    for target in range(3, 31):
        assert house("classic", target=target).target == target


def test_T4_partners_with_empty_hands_may_pass_the_limit() -> None:
    _, changes, hands, stock, _ = TABLES["partners with empty hands"]
    rules = house("partnership", **changes, target=24, holding_limit=1)
    outcome = played(dealt(rules, hands, stock), 1).outcome
    assert outcome is not None
    assert outcome.winner == 1


def furthest(stock: int, seats: int, starter: bool, limited: bool) -> int:
    """How many cards seat 0 can use (T2-T7, `next`), whatever the others do to help.

    Cards are not told apart, any of them can be used. `limited`: the others discard a card when
    they use as many as seat 0 needs, for which the limit is set.
    """

    @cache
    def reached(stock: int, pile: int, seat: int, used: tuple[int, ...], wanted: int) -> bool:
        after = (seat + 1) % seats

        def use(stock: int, pile: int) -> bool:
            full = limited and seat > 0 and used[seat] == wanted - 1
            now = tuple([count + (place == seat and not full) for place, count in enumerate(used)])
            return now[0] == wanted or reached(stock, pile + full, after, now, wanted)

        def draw() -> bool:
            return use(stock - 1, pile) or reached(stock - 1, pile + 1, after, used, wanted)

        return (pile > 0 and use(stock, pile - 1)) or (stock > 0 and draw())

    def possible(wanted: int) -> bool:
        nothing = (0,) * seats
        # T1: the starter is offered to everybody; whoever uses it has had that turn
        left = stock - starter
        return any(reached(left, int(starter), seat, nothing, wanted) for seat in range(seats))

    wanted = 1
    while possible(wanted + 1):
        wanted += 1
    return wanted


@pytest.mark.parametrize("starter", [False, True])
@pytest.mark.parametrize(("seats", "most"), [(2, 12), (3, 12), (4, 9)])
def test_T7_nobody_gets_more_of_the_stock(seats: int, most: int, starter: bool) -> None:
    for stock in range(seats + starter, most + 1):
        expected = 1 + (2 * stock - 2) // seats
        for limited in (False, True):
            assert furthest(stock, seats, starter, limited) == expected


def test_W1_the_presets_leave_room() -> None:
    assert {name: rules.most_laid for name, rules in PRESETS.items()} == {
        "classic": 30,
        "fifty-two": 42,
        "twice-around": 27,
        "two-pack": 70,
        "no-force": 30,
        "discard-then-meld": 30,
        "partnership": 60,
        "mexican": 32,
        "mexican-10": 31,
        "tercerilla": 24,
        "sociable": 50,
        "no-discard": 30,
    }
