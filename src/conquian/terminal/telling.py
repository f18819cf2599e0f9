"""The referee's events as lines for one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from conquian.match import (
    Addressed,
    Committed,
    DealerChosen,
    Dealt,
    MatchEvent,
    MatchView,
    Picked,
    Played,
    SessionOver,
    Settled,
    Tied,
)
from conquian.rules import Event
from conquian.rules.actions import DREW
from conquian.terminal.table import side_name
from conquian.terminal.voice import Voice

__all__ = ["Teller", "seal"]


def seal(commitment: str) -> str:
    """The beginning of a commitment, in groups: enough to compare, short enough to read out."""
    return " ".join([commitment[at : at + 4] for at in range(0, 16, 4)])


def _word(event: MatchEvent | None) -> str:
    """The kind of an event of the rules."""
    return event.event.word if isinstance(event, Played) else ""


def _plain_decline(event: MatchEvent) -> bool:
    return isinstance(event, Played) and event.event.word == "declined" and not event.event.table


class Teller:
    """Tells one seat what happens. Lines that need others (the cut cards) wait for them."""

    def __init__(self, voice: Voice, seat: int) -> None:
        self._voice = voice
        self._seat = seat
        self._picks: list[str] = []

    def lines(self, events: Iterable[Addressed], seen: MatchView) -> list[str]:
        """What to say of events; `seen` is the session as the seat sees it after them."""
        names = tuple([each.name for each in seen.seats])
        told = [each.event for each in events if each.reaches(self._seat)]
        found = []
        for event, after in zip(told, [*told[1:], None], strict=True):
            if not (_plain_decline(event) and _word(after) == "asked"):  # which says it again
                found += self._line(event, seen, names)
        return found

    def _line(self, event: MatchEvent, seen: MatchView, names: Sequence[str]) -> list[str]:
        voice = self._voice
        if isinstance(event, Played):
            if seen.table is None:
                return []
            return [voice.event(event.event, tuple(names), seen.table)]
        if isinstance(event, Picked):
            card = voice.pen.card(event.card)
            mine = event.seat == self._seat
            key = "ui-you-cut" if mine else "ui-other-cuts"
            self._picks.append(voice.text(key, name=names[event.seat], card=card))
            return []
        if isinstance(event, (Tied, DealerChosen)):
            return [self._cutting_ends(event, names)]
        if isinstance(event, Committed):
            return [voice.text("ui-sealed", seal=seal(event.commitment))] if event.hand else []
        if isinstance(event, Dealt):
            return self._dealt(event, seen, names)
        if isinstance(event, Settled):
            return self._settled(event, seen, names)
        if isinstance(event, SessionOver):
            return self._over(event, seen, names)
        return []

    def _dealt(self, event: Dealt, seen: MatchView, names: Sequence[str]) -> list[str]:
        """D3, D6: the card that lies face up at the start, unless the prompt shows it anyway."""
        view = seen.table
        if view is None or event.offered < 0 or view.mover == self._seat:
            return []
        if event.source == "starter":
            return [self._voice.text("ui-starter", card=self._voice.pen.card(event.offered))]
        first = Event(DREW, view.player, event.offered)
        return [self._voice.event(first, tuple(names), view)]

    def _cutting_ends(self, event: Tied | DealerChosen, names: Sequence[str]) -> str:
        """D1 in one line: who cut what, and what follows."""
        if isinstance(event, Tied):
            end = self._voice.text("ui-cut-tied")
        elif event.seat == self._seat:
            end = self._voice.text("ui-cut-you-deal")
        else:
            end = self._voice.text("ui-cut-deals", name=names[event.seat])
        line = " ".join([*self._picks, end])
        self._picks.clear()
        return line

    def _settled(self, event: Settled, seen: MatchView, names: Sequence[str]) -> list[str]:
        """W1-W4: who is paid what."""
        voice, rules = self._voice, seen.rules
        lines = []
        won = event.outcome.winner
        if won is None:
            if rules.draw == "point_each":
                lines.append(voice.text("ui-draw-point"))
            if event.pot:
                lines.append(voice.text("ui-draw-pot", pot=event.pot))
            if event.replay:
                lines.append(voice.text("ui-draw-replay"))
        elif rules.stake:
            paid = sum(event.paid[won :: rules.sides])
            who = side_name(voice, names, won, rules.sides)
            key = "ui-you-paid" if rules.side_of(self._seat) == won else "ui-other-paid"
            lines.append(voice.text(key, name=who, units=paid))
        return lines

    def _over(self, event: SessionOver, seen: MatchView, names: Sequence[str]) -> list[str]:
        """W5."""
        voice = self._voice
        if event.winner < 0:
            return []
        mine = seen.rules.side_of(self._seat) == event.winner
        name = side_name(voice, names, event.winner, seen.rules.sides)
        key = "ui-session-yours" if mine else "ui-session-theirs"
        return [voice.text(key, name=name, points=event.points[event.winner])]
