"""From the deal to the accounts: playing a hand, settling it (W), stopping, changing seats."""

from __future__ import annotations

from dataclasses import replace

from conquian.errors import IllegalAction, MatchError
from conquian.match.commands import Act, Reseat, Stop
from conquian.match.events import (
    Played,
    Post,
    Reseated,
    Revealed,
    SessionOver,
    Settled,
    StopWish,
)
from conquian.match.state import Match, Result, Seat, Stage, check_seat
from conquian.notation import HandRecord
from conquian.rules import Event, Outcome, apply

__all__ = ["act", "reseat", "stop"]


def act(match: Match, command: Act, post: Post) -> Match:
    """An action of the seat to act; the rules judge it (IllegalAction)."""
    state, action = match.state, command.action
    assert state is not None
    check_seat(match, command.seat)
    if command.seat != state.mover:
        raise IllegalAction("not-your-turn", "T2", seat=state.mover)
    state, events = apply(state, action)
    for event in events:
        _tell(match, event, post)
    match = replace(match, state=state, actions=(*match.actions, action))
    return match if state.outcome is None else _settled(match, state.outcome, post)


def _tell(match: Match, event: Event, post: Post) -> None:
    """D7: a card passed is shown to those alone who know it."""
    public = event.seen_by(None)
    if public == event:
        post.all(Played(event))
        return
    knowing = [seat for seat in range(match.rules.players) if event.seen_by(seat) == event]
    post.only(tuple(knowing), Played(event))
    post.others(tuple(knowing), Played(public))


def _settled(match: Match, outcome: Outcome, post: Post) -> Match:
    """W1-W4, then the next deal (D1) or the end of the session (W5)."""
    ledger, paid = match.ledger.settled(match.rules, outcome)
    dealer = match.dealer if paid.same_dealer else (match.dealer + 1) % match.rules.players
    settled = replace(match, ledger=ledger)
    reached = ledger.reached(match.rules)
    last = reached is not None or settled.played_out
    post.all(
        Settled(
            match.hand,
            outcome,
            paid.paid,
            ledger.pot,
            ledger.balances,
            ledger.points,
            -1 if last else dealer,
            paid.same_dealer and not last,
        )
    )
    match = replace(_recorded(settled, post), anted=paid.same_dealer)
    if reached is not None:
        return _over(match, *reached, post)
    return replace(match, stage=Stage.READY, hand=match.hand + 1, dealer=dealer)


def _recorded(match: Match, post: Post) -> Match:
    """File the hand's record; its secret is no longer one."""
    if match.secret:
        post.all(Revealed(match.hand, match.secret.hex()))
    record = HandRecord(
        match.rules,
        tuple([seat.name for seat in match.seats]),
        match.dealer,
        match.deck,
        match.actions,
        match.fair(revealed=True),
    )
    return replace(
        match,
        records=(*match.records, record),
        secret=b"",
        house=(),
        contributions=(),
        cut=0,
        deck=(),
        actions=(),
        stops=(),
    )


def stop(match: Match, command: Stop, post: Post) -> Match:
    """End the session: one seat between hands, everybody's consent during one.

    A hand that is stopped is void: it scores nobody, and its antes go back with the pot. After the
    last of the hands agreed on, the session has not been stopped: it has come to its end.
    """
    check_seat(match, command.seat)
    if match.stage is Stage.PLAY:
        wishes = set(match.stops) - {command.seat}
        if command.agreed:
            wishes.add(command.seat)
        missing = tuple([s for s in range(match.rules.players) if s not in wishes])
        post.all(StopWish(command.seat, bool(command.agreed), missing))
        if missing:
            return replace(match, stops=tuple(sorted(wishes)))
        match = _recorded(match, post)
    elif not command.agreed:
        raise MatchError("match-no-stop", seat=command.seat)
    elif match.secret:  # prepared, and never dealt
        post.all(Revealed(match.hand, match.secret.hex()))
    ended = match.stage is Stage.READY and match.played_out
    return _over(match, "hands" if ended else "stopped", -1, post)


def _over(match: Match, reason: str, winner: int, post: Post) -> Match:
    """W5. A pot that nobody will win goes back; odd units from the seat after the dealer on."""
    ledger, returned = match.ledger.shared_out(match.dealer + 1)
    post.all(SessionOver(reason, winner, returned, ledger.balances, ledger.points))
    return replace(
        match,
        stage=Stage.OVER,
        ledger=ledger,
        anted=False,
        secret=b"",
        house=(),
        contributions=(),
        order=(),
        picks=(),
        cutting=(),
        result=Result(reason, winner, returned),
    )


def reseat(match: Match, command: Reseat, post: Post) -> Match:
    """Someone else takes a seat over."""
    check_seat(match, command.seat)
    seats = list(match.seats)
    seats[command.seat] = Seat(command.name, command.kind)
    post.all(Reseated(command.seat, command.name, command.kind))
    return replace(match, seats=tuple(seats))
