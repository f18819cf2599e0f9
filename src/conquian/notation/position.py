"""Positions: one line of text for all that lies on the table, hidden cards known or not.

``<rules> <dealer> <mover|-> <phase> <source> <offered|-> <player> <origin> <hands> <tables>
<pile> <stock> [<given>]``. Hands by seat and tables by side are joined by ``/``; a hand is its
cards run together (``5S6S7S``), ``-`` when empty or ``?10`` when only counted; the pile is written
from the bottom, the stock from the top, or counted (``?19``). With an exchange (D7) `given` has
the card passed by each seat, ``-`` for not yet and ``?`` for hidden. The phase of a finished hand
is ``over:won:<seat>``, ``over:won:<seat>:rummy`` or ``over:drawn:<seat>``.

A `Position` may be impossible; `state` and `view` check it whole (see `setup`).
"""

from __future__ import annotations

from dataclasses import dataclass

from conquian.cards import cards_text
from conquian.errors import NotationError
from conquian.notation.actions import arrangement_text
from conquian.notation.counts import given_by, size
from conquian.notation.houses import rules_text
from conquian.notation.outcomes import outcome_text
from conquian.notation.setup import check_setup
from conquian.rules.building import build
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement, arranged
from conquian.rules.state import (
    EXCHANGE,
    PHASE_WORDS,
    SOURCE_WORDS,
    Outcome,
    State,
)
from conquian.rules.view import View

__all__ = ["HIDDEN", "Position", "position_of"]

HIDDEN = -2
"""A card passed (D7) that is not known."""


@dataclass(frozen=True)
class Position:
    """A setup that may be impossible; fields are as in `State`.

    A hand, or the stock, of which only the number of cards is known is that number. `given` has
    -1 for a card not passed yet and HIDDEN for one not known; hands are in the order of codes.
    """

    rules: Rules
    dealer: int
    mover: int
    phase: int
    source: int
    offered: int
    player: int
    origin: int
    hands: tuple[tuple[int, ...] | int, ...]
    tables: tuple[Arrangement, ...]
    pile: tuple[int, ...]
    stock: tuple[int, ...] | int
    given: tuple[int, ...]
    outcome: Outcome | None = None

    @property
    def complete(self) -> bool:
        """Whether every card is known."""
        hidden = any(isinstance(cards, int) and cards for cards in (*self.hands, self.stock))
        return not hidden and HIDDEN not in self.given

    def state(self) -> State:
        """The state, checked whole. Raises NotationError for what is unknown or impossible."""
        check_setup(self)
        if not self.complete:
            raise NotationError("position-hidden-cards")
        return build(
            self.rules,
            dealer=self.dealer,
            mover=self.mover,
            player=self.player,
            phase=self.phase,
            source=self.source,
            offered=self.offered,
            origin=self.origin,
            hands=[_known(hand) for hand in self.hands],
            tables=[arranged(table) for table in self.tables],
            pile=self.pile,
            stock=_known(self.stock),
            given=self.given,
            outcome=self.outcome,
        )

    def view(self, seat: int | None) -> View:
        """What a seat (or, None, a spectator) sees; other hands and the stock may be unknown.

        Raises NotationError when the seat's own hand or exchanged cards are unknown, or when
        what is known is impossible.
        """
        check_setup(self)
        rules = self.rules
        hand = None
        given = received = -1
        if seat is not None:
            if not 0 <= seat < rules.players:
                raise NotationError("position-seat", seat=seat, players=rules.players)
            if isinstance(self.hands[seat], int) and self.hands[seat]:
                raise NotationError("position-hand-unknown", seat=seat)
            hand = tuple(sorted(_known(self.hands[seat])))
            given = self.given[seat]
            received = -1 if self.phase == EXCHANGE else self.given[seat - 1]
            if HIDDEN in (given, received):
                raise NotationError("position-given-unknown", "D7", seat=seat)
        return View(
            rules,
            seat,
            self.dealer,
            self.mover,
            self.player,
            self.phase,
            self.source,
            self.offered,
            self.origin,
            hand,
            tuple([size(cards) for cards in self.hands]),
            tuple([arranged(table) for table in self.tables]),
            self.pile,
            size(self.stock),
            given,
            received,
            self.outcome,
        )

    def seen(self) -> State | View:
        """All that `legal` and `check` need: the state, or else the view of the seat to act."""
        if self.complete:
            return self.state()
        return self.view(self.mover if self.mover >= 0 else None)

    def __str__(self) -> str:
        phase = PHASE_WORDS[self.phase]
        if self.outcome:
            phase += ":" + outcome_text(self.outcome)
        parts = [
            rules_text(self.rules),
            str(self.dealer),
            "-" if self.mover < 0 else str(self.mover),
            phase,
            SOURCE_WORDS[self.source],
            "-" if self.offered < 0 else cards_text([self.offered]),
            str(self.player),
            str(self.origin),
            "/".join([_cards_text(hand) for hand in self.hands]),
            "/".join([arrangement_text(table) for table in self.tables]),
            _cards_text(self.pile),
            _cards_text(self.stock),
        ]
        if self.rules.exchange:
            marks = {-1: "-", HIDDEN: "?"}
            parts.append("/".join([marks.get(c) or cards_text([c]) for c in self.given]))
        return " ".join(parts)


def position_of(seen: State | View) -> Position:
    """The position of a state, complete, or of a view, with what it knows."""
    rules = seen.rules
    seats = range(rules.players)
    hands: list[tuple[int, ...] | int]
    stock: tuple[int, ...] | int
    if isinstance(seen, State):
        hands = [seen.hand(seat) for seat in seats]
        tables = tuple([seen.table(side) for side in range(rules.sides)])
        stock, given = seen.stock, seen.given
    else:
        hands = list(seen.counts)
        if seen.seat is not None and seen.hand is not None:
            hands[seen.seat] = seen.hand
        tables, stock, given = seen.tables, seen.stock_count, _given(seen)
    return Position(
        rules,
        seen.dealer,
        seen.mover,
        seen.phase,
        seen.source,
        seen.offered,
        seen.player,
        seen.origin,
        tuple([hand or () for hand in hands]),
        tables,
        seen.pile,
        stock or (),
        given,
        seen.outcome,
    )


def _known(cards: tuple[int, ...] | int) -> tuple[int, ...]:
    return () if isinstance(cards, int) else cards


def _cards_text(cards: tuple[int, ...] | int) -> str:
    if isinstance(cards, int):
        return f"?{cards}" if cards else "-"
    return cards_text(cards, "") or "-"


def _given(seen: View) -> tuple[int, ...]:
    """The cards passed as far as a view tells (D7)."""
    passed = given_by(seen.rules, seen.dealer, seen.mover, seen.phase)
    given = [HIDDEN if done else -1 for done in passed]
    if seen.seat is not None and seen.rules.exchange:
        given[seen.seat] = seen.given
        if seen.phase != EXCHANGE:
            given[seen.seat - 1] = seen.received
    return tuple(given)
