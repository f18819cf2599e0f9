"""Positions set up, played and questioned in notation, for the tests of the rules.

A position here need not hold the whole pack: only the cards that the point at issue needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from conquian.cards import card_text, parse_card, parse_cards
from conquian.errors import ConquianError, IllegalAction
from conquian.rules import (
    ACTION_WORDS,
    PHASE_WORDS,
    PRESETS,
    SOURCE_WORDS,
    Action,
    Arrangement,
    Event,
    Rules,
    State,
    apply,
    arranged,
    check,
    deal,
    full_deck,
    legal,
    meld_text,
)
from conquian.rules.building import build

CLASSIC = PRESETS["classic"]


def meld(text: str) -> int:
    """The integer of a meld such as ``5S-6S-7S``, valid or not."""
    value = 0
    for card in parse_cards(text):
        value |= 1 << card if not value >> card & 1 else 1 << (card | 15)
    return value


def melds(text: str) -> Arrangement:
    """The arrangement of ``5S-6S-7S,KC-KD-KH``, valid or not; ``-`` is the empty one."""
    return arranged(meld(part) for part in text.split(",")) if text != "-" else ()


def layout(arrangement: Arrangement) -> str:
    """The inverse of `melds`."""
    return ",".join(meld_text(value) for value in arrangement) or "-"


def action(token: str) -> Action:
    """The action of a token, legal or not."""
    word, _, rest = token.partition(":")
    if word in ("discard", "give"):
        return Action(ACTION_WORDS.index(word), parse_card(rest))
    return Action(ACTION_WORDS.index(word), -1, melds(rest) if rest else None)


def at(
    *hands: str,
    offered: str = "",
    tables: tuple[str, ...] = (),
    pile: str = "",
    stock: str = "",
    source: str = "pile",
    phase: str = "offer",
    player: int = 0,
    dealer: int = -1,
    origin: int = -1,
    rules: Rules = CLASSIC,
) -> State:
    """A position, by default one where seat 0 is offered a card that the last seat discarded.

    `pile` is what lies under the offered card. Hands, and tables by side, not given are empty.
    """
    seats, sides = rules.players, rules.sides
    laid = [melds(text) for text in tables] + [()] * (sides - len(tables))
    cards = parse_cards(pile)
    card = parse_card(offered) if offered else -1
    if offered and source != "stock":
        cards = (*cards, card)
    return build(
        rules,
        dealer=dealer % seats,
        mover=player,
        player=player,
        phase=PHASE_WORDS.index(phase),
        source=SOURCE_WORDS.index(source if offered else "none"),
        offered=card,
        origin=origin % seats,
        hands=[parse_cards(text) for text in hands] + [()] * (seats - len(hands)),
        tables=laid,
        pile=cards,
        stock=parse_cards(stock),
        given=(-1,) * seats,
        outcome=None,
    )


def dealt(rules: Rules, top: str = "", dealer: int = 0) -> State:
    """A hand dealt from a pack with these cards on top and the others in order below."""
    first = parse_cards(top)
    rest = list(full_deck(rules))
    for card in first:
        rest.remove(card)
    return deal(rules, (*first, *rest), dealer)


def line(state: State, *tokens: str) -> State:
    """The state after several actions."""
    for token in tokens:
        state, _ = apply(state, action(token))
    return state


def events(state: State, token: str) -> tuple[Event, ...]:
    """What an action makes happen."""
    return apply(state, action(token))[1]


def tokens(state: State, word: str = "") -> set[str]:
    """The legal actions, or those of one kind."""
    return {str(act) for act in legal(state) if act.word.startswith(word)}


def hand(state: State, seat: int = 0) -> str:
    """A seat's hand as text."""
    return " ".join(card_text(card) for card in state.hand(seat))


def asked(state: State) -> tuple[int, str, str, str]:
    """The seat to act, the phase, the offered card and where it comes from."""
    card = card_text(state.offered) if state.offered >= 0 else "-"
    return state.mover, PHASE_WORDS[state.phase], card, SOURCE_WORDS[state.source]


def size(token: str) -> int:
    """How many cards the arrangement of a token has."""
    act = action(token)
    return 0 if act.table is None else sum(len(meld_text(m).split("-")) for m in act.table)


def refuse(state: State, token: str | Action, clause: str, key: str, **details: str | int) -> None:
    """Assert that an action is refused with a clause and a key, and that nothing changes."""
    act = action(token) if isinstance(token, str) else token
    before = state.parts()
    listed = legal(state)
    for judge in (check, apply):
        with pytest.raises(IllegalAction) as caught:
            judge(state, act)
        error = caught.value
        assert (error.clause, error.key) == (clause, key)
        assert {name: error.details[name] for name in details} == details
    assert state.parts() == before
    assert legal(state) == listed
    assert act not in listed


@contextmanager
def refused(
    kind: type[ConquianError], key: str, clause: str | None = None, **details: str | int
) -> Iterator[None]:
    """Assert that an error of this kind, key and clause is raised, with these details."""
    with pytest.raises(kind) as caught:
        yield
    error = caught.value
    assert (error.key, error.clause) == (key, clause)
    assert {name: error.details.get(name) for name in details} == details
