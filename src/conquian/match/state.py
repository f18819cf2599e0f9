"""The state of a session: a value from which `referee` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from conquian.errors import MatchError
from conquian.match.ledger import Ledger, opened
from conquian.notation import CutRecord, FairDeal, HandRecord
from conquian.rules import Action, Rules, State, preset

__all__ = [
    "Match",
    "Result",
    "Seat",
    "Setup",
    "Stage",
    "check_name",
    "check_seat",
    "first",
]

LONGEST_NAME = 40


class Stage(StrEnum):
    """What a session waits for."""

    READY = "ready"
    """Between hands, and before the first."""
    CONTRIBUTE = "contribute"
    PICK = "pick"
    CUT = "cut"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat. `kind` is for those who run the table: ``"human"`` or a bot's name."""

    name: str
    kind: str = "human"

    def __post_init__(self) -> None:
        check_name(self.name)
        check_name(self.kind)


def check_name(name: str) -> None:
    """Raise MatchError ``match-name`` for a name that no line of a record could hold."""
    fits = 0 < len(name) <= LONGEST_NAME
    if not fits or not name.isprintable() or name.strip() != name:
        raise MatchError("match-name", name=ascii(name)[1:-1][:60], most=LONGEST_NAME)


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before play: house rules, who sits where, and who deals first if that is settled.

    With `dealer` None the seats cut for deal (D1). `hands` is for those who run the table: after
    how many hands they mean to stop, None if that is left to the rules (W5).

    Raises MatchError ``match-seats`` when the rules want another number of players,
    ``match-no-seat`` for a dealer who has no seat.
    """

    rules: Rules
    seats: tuple[Seat, ...]
    dealer: int | None = None
    hands: int | None = None

    def __post_init__(self) -> None:
        preset(self.rules.name)
        players = self.rules.players
        if len(self.seats) != players:
            raise MatchError("match-seats", seats=len(self.seats), players=players)
        if self.dealer is not None and not 0 <= self.dealer < players:
            raise MatchError("match-no-seat", seat=self.dealer, players=players)


@dataclass(frozen=True, slots=True)
class Result:
    """How a session ended."""

    reason: str
    """``"wins"`` or ``"units"``: the target was reached (W5); ``"hands"``: as many were played as
    were agreed on; ``"stopped"``: the players wanted no more."""
    winner: int
    """The side that reached the target, or -1."""
    returned: tuple[int, ...]
    """By seat, what was given back of a pot that was left."""


@dataclass(frozen=True, slots=True)
class Match:
    """A session at one moment. Complete: nobody at the table may see it, see `view`."""

    rules: Rules
    seats: tuple[Seat, ...]
    stage: Stage
    hand: int
    """The number of the hand that is prepared or played; 0: the cutting for deal."""
    dealer: int
    """-1 until the seats have cut for deal."""
    ledger: Ledger
    anted: bool = False
    """The antes for this hand are in the pot."""
    secret: bytes = b""
    commitments: tuple[str, ...] = ()
    """Of all secrets of this session, the last one the current."""
    house: tuple[int, ...] = ()
    contributions: tuple[str | None, ...] = ()
    order: tuple[int, ...] = ()
    """The pack as shuffled, once everybody has contributed."""
    picks: tuple[tuple[int, int, int], ...] = ()
    cutting: tuple[int, ...] = ()
    """Seats that cut for deal in this round: all, then those tied for the lowest."""
    round_start: int = 0
    """How many picks were made in earlier rounds."""
    cut: int = 0
    deck: tuple[int, ...] = ()
    """The pack as dealt."""
    state: State | None = None
    """The hand in play or, between hands, the last one."""
    actions: tuple[Action, ...] = ()
    stops: tuple[int, ...] = ()
    """Seats that want to stop during this hand."""
    records: tuple[HandRecord, ...] = ()
    dealer_cut: CutRecord | None = None
    result: Result | None = None
    hands: int | None = None
    """After how many hands the session stops, if that was agreed on."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to do something now; none when the table's owner has to."""
        if self.stage is Stage.CONTRIBUTE:
            return tuple([s for s, text in enumerate(self.contributions) if text is None])
        if self.stage is Stage.PICK:
            picked = [seat for seat, _, _ in self.picks[self.round_start :]]
            return tuple([seat for seat in self.cutting if seat not in picked])
        if self.stage is Stage.CUT:
            return ((self.dealer + 1) % self.rules.players,)
        if self.stage is Stage.PLAY and self.state is not None:
            return (self.state.mover,)
        return ()

    @property
    def played_out(self) -> bool:
        """Whether as many hands are finished as were agreed on."""
        return self.hands is not None and self.ledger.hands >= self.hands

    def fair(self, revealed: bool) -> FairDeal | None:
        """The proof of the deal in hand, with or without its secret; None if dealt by hand."""
        if not self.secret:
            return None
        return FairDeal(
            self.secret.hex() if revealed else None,
            self.commitments[-1],
            tuple([text or "" for text in self.contributions]),
            self.cut,
            self.hand,
        )


def first(setup: Setup) -> Match:
    """The session as it begins."""
    known = setup.dealer is not None
    return Match(
        setup.rules,
        setup.seats,
        Stage.READY,
        1 if known else 0,
        setup.dealer if setup.dealer is not None else -1,
        opened(setup.rules),
        hands=setup.hands,
    )


def check_seat(match: Match, seat: int) -> None:
    """Raise MatchError ``match-no-seat`` for what is no seat of the table."""
    players = match.rules.players
    if not 0 <= seat < players:
        raise MatchError("match-no-seat", seat=seat, players=players)
