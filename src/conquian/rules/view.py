"""What a seat, or a spectator, may know of a hand: the one path by which a state is shown.

A view has no field for a card that its seat cannot see, so nothing of the kind can leave by it.
"""

from __future__ import annotations

from dataclasses import dataclass

from conquian.errors import IllegalAction
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement
from conquian.rules.state import EXCHANGE, Outcome, State

__all__ = ["View", "view"]


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it, or, with `seat` None, as a spectator does.

    Cards are codes. `mover`, `player`, `phase`, `source`, `offered`, `origin`, `pile` and
    `outcome` are as in `State`. `given` and `received` are the cards this seat passed and was
    passed (D7), or -1.
    """

    rules: Rules
    seat: int | None
    dealer: int
    mover: int
    player: int
    phase: int
    source: int
    offered: int
    origin: int
    hand: tuple[int, ...] | None
    """The seat's own cards; a spectator has none."""
    counts: tuple[int, ...]
    """How many cards every seat holds."""
    tables: tuple[Arrangement, ...]
    """Every side's table."""
    pile: tuple[int, ...]
    """The discard pile from the bottom; only its last card can be used (D3)."""
    stock_count: int
    given: int
    received: int
    outcome: Outcome | None

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.mover < 0

    @property
    def table(self) -> Arrangement:
        """The table of the viewer's own side; a spectator has none."""
        return () if self.seat is None else self.tables[self.rules.side_of(self.seat)]


def view(state: State, seat: int | None) -> View:
    """What a seat sees of a state; None for a spectator.

    Raises IllegalAction ``no-such-seat`` for a seat that the table does not have.
    """
    rules = state.rules
    if seat is not None and not 0 <= seat < rules.players:
        raise IllegalAction("no-such-seat", seat=seat, players=rules.players)
    exchanged = state.phase != EXCHANGE
    given = received = -1
    if seat is not None:
        given = state.given[seat]
        if exchanged:
            received = state.given[seat - 1]
    return View(
        rules,
        seat,
        state.dealer,
        state.mover,
        state.player,
        state.phase,
        state.source,
        state.offered,
        state.origin,
        None if seat is None else state.hand(seat),
        tuple([state.cards_held(each) for each in range(rules.players)]),
        tuple([state.table(side) for side in range(rules.sides)]),
        state.pile,
        state.stock_count,
        given,
        received,
        state.outcome,
    )
