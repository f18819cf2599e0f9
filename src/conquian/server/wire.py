"""What comes in: every frame that a client can send, and every body of a request.

It is read strictly: nothing unknown, nothing converted, everything bounded. What goes out is in
`forms`; the schema of both is made from the types.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from conquian.server.refusal import Refusal

__all__ = ["LONGEST_FRAME", "read_body", "read_frame"]

LONGEST_FRAME: Final = 16 * 1024  # bytes

STRICT: Final = ConfigDict(extra="forbid", strict=True, frozen=True)

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


class NewClock(Incoming):
    """How long players may take, in seconds: a turn, and what they can spare for melding."""

    turn: Annotated[int, Field(ge=5, le=86_400)]
    spare: Annotated[int, Field(ge=0, le=86_400)] = 0
    """For each hand."""


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
    clock: NewClock | None = None
    """Null: nobody is hurried."""
    pace: Annotated[float, Field(ge=0, le=60)] | None = None
    """Seconds that a bot of the house takes for an action, at least; null: as long as the server
    has them take, 0.9 if it was not told otherwise."""


class NewSeat(Incoming):
    """A seat to take: the one asked for, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None
    token: Annotated[str, StringConstraints(pattern=r"^[\w-]{32,64}$")] | None = None
    """A token of one's own making, from at least 24 random bytes; null: the server makes one. With
    it the request can be repeated: whoever has a seat by it is given the same seat."""


class NewBot(Incoming):
    """A bot to put in an absent player's seat, or in an open one."""

    bot: Word = "casual"


class Empty(Incoming):
    """Nothing to say."""


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
