"""Who may sit where: names, tokens, and who is to be called what."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final
from unicodedata import category, normalize

from conquian.bots import BOTS
from conquian.errors import ConquianError, MatchError
from conquian.match import Seat
from conquian.server.game import HUMAN, OPEN
from conquian.server.refusal import Refusal
from conquian.server.rows import SeatRow
from conquian.text.names import nameless

__all__ = [
    "OPEN_NAME",
    "bot_seat",
    "check_bot",
    "check_other",
    "hash_of",
    "named",
    "new_token",
    "seat_of",
    "seated",
]

OPEN_NAME: Final = "-"
_INVISIBLE: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, to Unicode, of which nothing is seen."""
_MARKS: Final = ("Mn", "Me")
_MOST_MARKS: Final = 3
"""Marks on one letter: some scripts need as many."""
_BOT_NAMES: Final = ("Rosa", "Pancho", "Lupe", "Chelo", "Tere")


def new_token() -> str:
    """What proves that a seat is one's own."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(token: str, rows: list[SeatRow]) -> int:
    """The seat that a token opens; every seat is compared, in the same time.

    Raises Refusal ``token-foreign``.
    """
    mine, found = hash_of(token), -1
    for row in rows:
        if hmac.compare_digest(row.token_hash or "-", mine):
            found = row.seat
    if found < 0:
        raise Refusal("token-foreign")
    return found


def check_bot(kind: str) -> None:
    """Raise ConquianError ``bot-unknown`` for a name that is no level."""
    if kind not in BOTS:
        raise ConquianError("bot-unknown", name=ascii(kind)[1:-1][:40], known=", ".join(BOTS))


def bot_seat(kind: str, taken: list[str]) -> Seat:
    """A bot with a name that nobody at the table has."""
    check_bot(kind)
    names = [name.casefold() for name in taken]
    return Seat(next(name for name in _BOT_NAMES if name.casefold() not in names), kind)


def seated(name: str, kinds: list[str]) -> tuple[Seat, ...]:
    """The seats of a new table: who opens it, then open seats and bots.

    Raises MatchError ``match-name``, ConquianError ``bot-unknown``, Refusal ``seat-first``,
    ``name-invisible``.
    """
    if kinds[0] != HUMAN:
        raise Refusal("seat-first")
    made = [Seat(named(name))]
    for kind in kinds[1:]:
        if kind in (OPEN, HUMAN):
            made.append(Seat(OPEN_NAME, OPEN))
        else:
            made.append(bot_seat(kind, [seat.name for seat in made]))
    return tuple(made)


def named(name: str) -> str:
    """A person's name, without blanks around it, in the usual form of its letters.

    Raises MatchError ``match-name``, Refusal ``name-invisible`` for one that cannot be read.
    """
    name = normalize("NFC", name.strip())
    if name == OPEN_NAME:
        raise MatchError("match-name", name=name, most=40)
    made = Seat(name).name
    marks = 0
    for at, letter in enumerate(made):
        marks = marks + 1 if category(letter) in _MARKS else 0
        if letter in _INVISIBLE or marks > _MOST_MARKS or (marks and at == 0):
            raise Refusal("name-invisible")
    return made


def check_other(name: str, others: Iterable[str]) -> None:
    """Raise Refusal ``name-taken`` for the name of somebody at the table; several may have none."""
    if name not in nameless() and _heard(name) in [_heard(other) for other in others]:
        raise Refusal("name-taken", name=name)


def _heard(name: str) -> str:
    """A name as it sounds: capitals and the width of letters make no difference."""
    return normalize("NFKC", name).casefold()
