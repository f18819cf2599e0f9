"""What goes over the wire: every frame of the socket, and every body that is sent by HTTP.

What comes in is read strictly: nothing unknown, nothing converted, everything bounded. What goes
out is written by `shown` and typed here; the schema of both is made from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from conquian.server.refusal import Refusal

__all__ = ["LONGEST_FRAME", "read_body", "read_frame"]

LONGEST_FRAME: Final = 16 * 1024  # bytes

STRICT: Final = ConfigDict(extra="forbid", strict=True, frozen=True)
SHOWN: Final = ConfigDict(extra="forbid", strict=True)

Version: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000_000)]
Name: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Token: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Index: TypeAlias = Annotated[int, Field(ge=0, le=1_000)]


class Incoming(BaseModel):
    """Something that a client sent."""

    model_config = STRICT


# What a player can do


class DoAct(Incoming):
    """Play: an action in the notation, ``use:5S-6S-7S``."""

    word: Literal["act"]
    action: Annotated[str, StringConstraints(max_length=1000)]


class DoContribute(Incoming):
    """Add a text to the shuffle."""

    word: Literal["contribute"]
    text: Annotated[str, StringConstraints(max_length=64)]


class DoPick(Incoming):
    """Cut a card for deal (D1): the index of a card of the spread pack."""

    word: Literal["pick"]
    index: Index


class DoCut(Incoming):
    """Cut the pack (D1): how many cards go below the rest, 0 for none."""

    word: Literal["cut"]
    index: Index


class DoStop(Incoming):
    """Wish the session to end, or no longer wish it."""

    word: Literal["stop"]
    agreed: bool


class DoNext(Incoming):
    """Be ready for the next hand."""

    word: Literal["next"]


Doing: TypeAlias = Annotated[
    DoAct | DoContribute | DoPick | DoCut | DoStop | DoNext, Field(discriminator="word")
]


class Hello(Incoming):
    """The first frame: who this is (`token` null: a spectator), and the last version it has."""

    type: Literal["hello"]
    token: Token | None
    version: Version | None


class Do(Incoming):
    """A command. The same `id` is answered alike however often it comes, and done once."""

    type: Literal["do"]
    id: Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[\w.-]+$")]
    version: Version
    command: Doing


Frame: TypeAlias = Annotated[Hello | Do, Field(discriminator="type")]

# Bodies of HTTP requests


class NewGame(Incoming):
    """A table to open. The one who opens it sits in seat 0."""

    rules: Annotated[str, StringConstraints(max_length=500)] = "classic"
    """House rules in the notation, ``mexican,stake=2``."""
    name: Name
    seats: Annotated[list[Word], Field(min_length=1, max_length=4)]
    """By seat: ``human`` (seat 0), ``open`` for whoever is invited, or the name of a bot."""
    hands: Annotated[int, Field(ge=1, le=1000)] | None = None
    """After how many hands the session stops; null: when the house rules say so."""
    dealer: SeatNumber | None = None
    """Who deals first; null: the seats cut for deal (D1)."""


class NewSeat(Incoming):
    """A seat to take: the one asked for, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None


class NewBot(Incoming):
    """A bot to put in an absent player's seat, or in an open one."""

    bot: Word = "casual"


class Empty(Incoming):
    """Nothing to say."""


# What a client is shown. Cards are text ("7S"); what there is none of is null.


class Shown(TypedDict):
    """The base of what is sent."""


Shown.__pydantic_config__ = SHOWN  # type: ignore[attr-defined]


class SeatShown(Shown):
    """Who sits in a seat: `kind` is ``human``, ``open`` or the name of a bot."""

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


class OutcomeShown(Shown):
    """How a hand ended: the winning side, null for a draw, and the seat that ended it."""

    winner: int | None
    seat: int
    rummy: bool


class ResultShown(Shown):
    """How a session ended."""

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


class EventShown(Shown):
    """An event. `kind` says which; the other fields are those of its kind, see docs/api.md."""

    kind: str
    at: float
    event: NotRequired[PlayShown]
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
    next_dealer: NotRequired[int]
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
    """The session is over, and goes on in another game: the same seats, the same tokens."""

    type: Literal["rematch"]
    game: str


Sent: TypeAlias = Annotated[
    Welcome | Events | Done | Refused | Presence | Rematch, Field(discriminator="type")
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
    """A game, as anybody sees it."""

    game: str
    rules: RulesShown
    preset: str
    seats: list[SeatState]
    stage: str
    hand: int
    version: int


class ErrorBody(Shown):
    """The body of every refusal by HTTP."""

    error: ErrorShown


_FRAME: Final[TypeAdapter[Hello | Do]] = TypeAdapter(Frame)


def read_frame(text: str) -> Hello | Do:
    """A client's frame. Raises Refusal ``frame-large`` or ``frame-malformed``."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > LONGEST_FRAME:
        raise Refusal("frame-large", size=size, most=LONGEST_FRAME)
    try:
        return _FRAME.validate_json(text)
    except (ValidationError, ValueError) as error:
        raise Refusal("frame-malformed", place=place(error)) from None


def read_body(kind: type[Any], body: bytes) -> Any:
    """The body of a request, as a model. Raises Refusal ``body-malformed``."""
    try:
        return kind.model_validate_json(body or b"{}")
    except (ValidationError, ValueError) as error:
        raise Refusal("body-malformed", place=place(error)) from None


def place(error: Exception) -> str:
    """Where a message is wrong, in dots; ``-`` for all of it."""
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        return ascii(".".join([str(part) for part in first["loc"]]))[1:-1][:60] or "-"
    return "-"
