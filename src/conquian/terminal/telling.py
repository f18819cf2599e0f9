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
from conquian.terminal.voice import Voice
from conquian.text import says_it_again

__all__ = ["Teller"]


class Teller:
    """Tells one seat what happens. Cards cut for deal wait for what follows from them."""

    def __init__(self, voice: Voice, seat: int, *, accounts: bool = True) -> None:
        self._voice = voice
        self._seat = seat
        self._accounts = accounts
        """Whether there is anything to count: a single hand has no accounts."""
        self._picks: list[tuple[int, str]] = []

    def lines(self, events: Iterable[Addressed], seen: MatchView) -> list[str]:
        """What to say of events; `seen` is the session as the seat sees it after them."""
        names = self._voice.names(seen.seats, self._seat)
        told = [each.event for each in events if each.reaches(self._seat)]
        over = any(isinstance(event, SessionOver) for event in told)
        found = []
        for event, after in zip(told, [*told[1:], None], strict=True):
            if isinstance(event, Played) and says_it_again(event.event, _played(after)):
                continue
            if isinstance(event, Settled) and over:
                continue  # the end of the session has the accounts
            found += self._line(event, seen, names)
        return found

    def _line(self, event: MatchEvent, seen: MatchView, names: Sequence[str]) -> list[str]:
        voice = self._voice
        if isinstance(event, Played):
            return [] if seen.table is None else [voice.event(event.event, names, seen.table)]
        if isinstance(event, Dealt):
            return self._dealt(event, seen, names)
        if isinstance(event, Picked):
            line = voice.match_event(event, names, self._seat, seen.rules)
            self._picks.append((event.seat, line))
            return []
        if isinstance(event, (Tied, DealerChosen)):
            dealer = event.seat if isinstance(event, DealerChosen) else -1
            told = [line for seat, line in self._picks if seat != dealer]
            self._picks.clear()
            return [" ".join([*told, voice.match_event(event, names, self._seat, seen.rules)])]
        if isinstance(event, Committed):
            return self._sealed(event, seen, names) if event.hand else []
        if isinstance(event, (Settled, SessionOver)) and self._accounts:
            if isinstance(event, SessionOver) and event.reason == "hands":
                return self._returned(event, names)
            return [voice.match_event(event, names, self._seat, seen.rules)]
        return []

    def _returned(self, event: SessionOver, names: Sequence[str]) -> list[str]:
        """What is left to say after the last of the agreed hands: who gets back what (W5)."""
        if not any(event.returned):
            return []
        back = [f"{name} +{units}" for name, units in zip(names, event.returned, strict=True)]
        return [self._voice.text("event-over-returned", returned=", ".join(back))]

    def _dealt(self, event: Dealt, seen: MatchView, names: Sequence[str]) -> list[str]:
        """D3, D6: the card that lies face up at the start, unless the prompt shows it anyway."""
        view = seen.table
        if view is None or event.offered < 0 or view.mover == self._seat:
            return []
        if event.source == "starter":
            return [self._voice.text("ui-starter", card=self._voice.pen.card(event.offered))]
        return [self._voice.event(Event(DREW, view.player, event.offered), names, view)]

    def _sealed(self, event: Committed, seen: MatchView, names: Sequence[str]) -> list[str]:
        """The promise before the deal; the first time with where to read more."""
        line = self._voice.match_event(event, names, self._seat, seen.rules)
        if event.kind not in self._voice.told:
            self._voice.told.add(event.kind)
            line += " " + self._voice.text("ui-seal-hint")
        return [line]


def _played(event: MatchEvent | None) -> Event | None:
    """The event of the rules in one of the match."""
    return event.event if isinstance(event, Played) else None
