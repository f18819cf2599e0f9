"""What goes out: every frame that the server sends, and the bodies of its answers.

Values of these types are made by `shown`. Cards are text ("7S"); what there is none of is null.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

__all__ = [
    "AfterShown",
    "Alive",
    "ClockShown",
    "Done",
    "ErrorBody",
    "ErrorShown",
    "EventShown",
    "Events",
    "GameState",
    "Health",
    "Here",
    "LedgerShown",
    "MatchShown",
    "OutcomeShown",
    "PickShown",
    "PlayShown",
    "Presence",
    "Refused",
    "Rematch",
    "ResultShown",
    "RulesShown",
    "SeatShown",
    "SeatState",
    "Seated",
    "Sent",
    "TableShown",
    "Welcome",
]

SHOWN: Final = ConfigDict(extra="forbid", strict=True)


class Shown(TypedDict):
    """The base of what is sent."""


Shown.__pydantic_config__ = SHOWN  # type: ignore[attr-defined]


class SeatShown(Shown):
    """Who sits in a seat: `kind` is ``human``, ``open``, ``reserved`` or the name of a bot."""

    name: str
    kind: str


class RulesShown(Shown):
    """The house rules, with what follows from them."""

    name: str
    text: str
    players: int
    partners: bool
    pack: int
    packs: int
    deal: int
    target: int
    holding_limit: int | str | None
    starter: bool
    exchange: int
    offers: str
    forced: bool
    hand_melds: bool
    rearrange: str
    draw: str
    stake: int
    rummy_bonus: bool
    wins: int | None
    units: int | None
    limit: int | None
    sides: int
    deck_size: int


class LedgerShown(Shown):
    """The accounts: balances by seat, the pot, points and hands won by side, hands played."""

    balances: list[int]
    pot: int
    points: list[int]
    won: list[int]
    hands: int


class PickShown(Shown):
    """A card that was cut for deal."""

    seat: int
    index: int
    card: str


class ClockShown(Shown):
    """The clock, in seconds: for a turn; by seat, what it has to spare in this hand; by seat, what
    is left of its time, spare and all, when this was sent (null: not asked).
    """

    turn: float
    spare: list[float]
    left: list[float | None]


class OutcomeShown(Shown):
    """How a hand ended: the winning side, null for a draw, and the seat that ended it."""

    winner: int | None
    seat: int
    rummy: bool


class ResultShown(Shown):
    """How a session ended; for the `reason` see docs/api.md."""

    reason: str
    winner: int | None
    returned: list[int]


class TableShown(Shown):
    """A hand, as one seat sees it: `conquian.rules.View`."""

    seat: int | None
    dealer: int
    mover: int | None
    player: int | None
    phase: str
    source: str
    offered: str | None
    origin: int | None
    hand: list[str] | None
    counts: list[int]
    tables: list[list[list[str]]]
    pile: list[str]
    stock_count: int
    given: str | None
    received: str | None
    outcome: OutcomeShown | None


class MatchShown(Shown):
    """A session, as one seat sees it: `conquian.match.MatchView`, and who is ready."""

    seat: int | None
    rules: RulesShown
    seats: list[SeatShown]
    stage: str
    hand: int
    dealer: int | None
    ledger: LedgerShown
    waiting: list[int]
    ready: list[int]
    hands: int | None
    clock: ClockShown | None
    commitment: str | None
    contributions: list[str | None]
    picks: list[PickShown]
    free: list[int]
    cut: int
    table: TableShown | None
    stops: list[int]
    result: ResultShown | None


class PlayShown(Shown):
    """An event of the rules (`conquian.rules.EVENT_WORDS`)."""

    word: str
    seat: int
    card: str | None
    table: list[list[str]] | None
    other: int | None


class AfterShown(Shown):
    """What the hand was like after the action that an event belongs to: what one needs to tell of
    it later. `tables` are there when a card could be forced, by side; `outcome` at the end.
    """

    phase: str
    mover: int | None
    stock_count: int
    tables: NotRequired[list[list[list[str]]]]
    outcome: NotRequired[OutcomeShown]


class EventShown(Shown):
    """An event. `kind` says which; the other fields are those of its kind, see docs/api.md."""

    kind: str
    at: float
    event: NotRequired[PlayShown]
    after: NotRequired[AfterShown]
    seat: NotRequired[int]
    seats: NotRequired[list[int]]
    hand: NotRequired[int]
    dealer: NotRequired[int | None]
    commitment: NotRequired[str]
    stake: NotRequired[int]
    pot: NotRequired[int]
    text: NotRequired[str]
    index: NotRequired[int]
    card: NotRequired[str]
    cards: NotRequired[int | list[str]]
    expected: NotRequired[int]
    offered: NotRequired[str | None]
    source: NotRequired[str]
    stock: NotRequired[int]
    outcome: NotRequired[OutcomeShown]
    paid: NotRequired[list[int]]
    balances: NotRequired[list[int]]
    points: NotRequired[list[int]]
    next_dealer: NotRequired[int | None]
    replay: NotRequired[bool]
    secret: NotRequired[str]
    agreed: NotRequired[bool]
    missing: NotRequired[list[int]]
    name: NotRequired[str]
    who: NotRequired[str]
    reason: NotRequired[str]
    winner: NotRequired[int | None]
    returned: NotRequired[list[int]]


class ErrorShown(Shown):
    """What went wrong: the key of a text in the catalogues, the clause broken, the arguments."""

    key: str
    clause: str | None
    args: dict[str, str | int]


class Here(Shown):
    """Whether a seat's player is connected, and since when that is so."""

    seat: int
    here: bool
    since: float
    kind: str


class Welcome(Shown):
    """The answer to `hello`: all that there is to know, and what was missed."""

    type: Literal["welcome"]
    seat: int | None
    version: int
    view: MatchShown
    legal: list[str]
    names: list[str]
    log: list[EventShown]


class Events(Shown):
    """What followed from one command, which made the game `version`."""

    type: Literal["events"]
    version: int
    events: list[EventShown]
    view: MatchShown
    legal: list[str]


class Done(Shown):
    """A command was taken."""

    type: Literal["done"]
    id: str
    version: int


class Refused(Shown):
    """A frame or a command was not taken; nothing has changed."""

    type: Literal["error"]
    id: str | None
    error: ErrorShown
    version: int | None


class Presence(Shown):
    """Who is here."""

    type: Literal["presence"]
    seats: list[Here]


class Rematch(Shown):
    """The session is over, and somebody wants a rematch, which is another game: the game, and the
    seat of who asked. Everybody's seat is kept there, for the same token.
    """

    type: Literal["rematch"]
    game: str
    by: int


class Alive(Shown):
    """Nothing else was sent for a while: the line is open still."""

    type: Literal["alive"]


Sent: TypeAlias = Annotated[
    Welcome | Events | Done | Refused | Presence | Rematch | Alive, Field(discriminator="type")
]


class Seated(Shown):
    """A seat, and the token that proves whose it is."""

    game: str
    seat: int
    token: str


class SeatState(Shown):
    """A seat, as anybody sees it."""

    seat: int
    name: str
    kind: str
    open: bool
    here: bool


class GameState(Shown):
    """A game, as anybody sees it; it ends after so many `hands`, if that was agreed on."""

    game: str
    rules: RulesShown
    preset: str
    seats: list[SeatState]
    stage: str
    hand: int
    hands: int | None
    version: int


class Health(Shown):
    """The server is well: its version, and how many tables it has in memory."""

    version: str
    tables: int


class ErrorBody(Shown):
    """The body of every refusal by HTTP."""

    error: ErrorShown
