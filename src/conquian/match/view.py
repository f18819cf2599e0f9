"""What a seat, or a spectator, sees of a session: the one path by which it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from conquian.match.ledger import Ledger
from conquian.match.state import Match, Result, Seat, Stage, check_seat
from conquian.rules import Rules, View, view

__all__ = ["MatchView", "view_of"]


@dataclass(frozen=True, slots=True)
class MatchView:
    """A session as one seat sees it, or, with `seat` None, as a spectator does."""

    seat: int | None
    rules: Rules
    seats: tuple[Seat, ...]
    stage: Stage
    hand: int
    """The number of the hand that is prepared or played; 0: the cutting for deal."""
    dealer: int
    """-1 until the seats have cut for deal."""
    ledger: Ledger
    waiting: tuple[int, ...]
    """The seats that have to do something now."""
    commitment: str | None
    """Of the secret of the hand that is prepared or played; None when dealt by hand."""
    contributions: tuple[str | None, ...]
    """By seat; None: not yet. Empty before the commitment."""
    picks: tuple[tuple[int, int, int], ...]
    """While cutting for deal (D1): seat, index and card, in the order picked."""
    free: tuple[int, ...]
    """While cutting for deal: the indexes that nobody has picked."""
    cut: int
    table: View | None
    """The hand in play or, between hands, the last one."""
    stops: tuple[int, ...]
    """Seats that want to stop during this hand."""
    result: Result | None


def view_of(match: Match, seat: int | None) -> MatchView:
    """What a seat sees of a session; None for a spectator.

    Raises MatchError ``match-no-seat`` for a seat that the table does not have.
    """
    if seat is not None:
        check_seat(match, seat)
    taken = [index for _, index, _ in match.picks]
    picking = match.stage is Stage.PICK
    return MatchView(
        seat,
        match.rules,
        match.seats,
        match.stage,
        match.hand,
        match.dealer,
        match.ledger,
        match.waiting,
        match.commitments[-1] if match.secret else None,
        match.contributions,
        match.picks if picking else (),
        tuple([i for i in range(len(match.order)) if i not in taken]) if picking else (),
        match.cut,
        None if match.state is None else view(match.state, seat),
        match.stops,
        match.result,
    )
