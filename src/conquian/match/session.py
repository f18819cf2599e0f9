"""Sessions that are put aside and taken up again: what was told to the referee, as JSON.

The file holds the table and the commands, each with its time; all else follows by telling them to a
referee again. Its digest finds the edits that would still make a possible session.

    {"format": "conquian-session", "version": 1, "rules": {field: value …},
     "seats": [[name, kind] …], "dealer": seat or null, "hands": number (only if agreed on),
     "commands": [[time, word, argument …] …], "digest": SHA-256 in hexadecimal}

Arguments stand in the order of the command's fields: a secret in hexadecimal, cards and actions in
notation, all else as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields
from hashlib import sha256
from typing import Any, Final, NoReturn

from conquian.cards import cards_text, parse_cards
from conquian.errors import ConquianError, RecordError
from conquian.match.commands import COMMANDS, Command
from conquian.match.referee import Referee
from conquian.match.state import Seat, Setup
from conquian.notation import parse_action
from conquian.rules import Rules

__all__ = ["command_parts", "load_session", "read_command", "save_session"]

FORMAT: Final = "conquian-session"
VERSION: Final = 1
LONGEST: Final = 32_000_000  # characters
_FIELDS: Final = ("format", "version", "rules", "seats", "dealer", "commands", "digest")
_OPTIONAL: Final = ("hands",)


def save_session(referee: Referee) -> str:
    """A session as JSON, to the last command. It holds hidden cards: for the table's owner."""
    setup = referee.setup
    body: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": asdict(setup.rules),
        "seats": [[seat.name, seat.kind] for seat in setup.seats],
        "dealer": setup.dealer,
        "commands": [[at, *command_parts(command)] for at, command in referee.log],
    }
    if setup.hands is not None:
        body["hands"] = setup.hands
    lines = [f'"{name}": {json.dumps(value)}' for name, value in body.items() if name != "commands"]
    commands = ",\n".join([json.dumps(each) for each in body["commands"]])
    lines += [f'"commands": [\n{commands}\n]', f'"digest": "{_digest(body)}"']
    return "{\n" + ",\n".join(lines) + "\n}\n"


def load_session(text: str | bytes) -> Referee:
    """The referee of a saved session, in the very state it was saved in.

    Raises RecordError for a text that is cut off or no JSON (``session-damaged``), something else
    (``session-foreign``), of a later version (``session-version``), of another shape
    (``session-field``), edited (``session-edited``), or that holds a table or a command that is
    not possible (``session-table``, ``session-command``, with the reason as its cause). Nothing is
    loaded then.
    """
    body = _parse(text)
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise RecordError("session-foreign", expected=FORMAT)
    if type(body.get("version")) is not int or body["version"] != VERSION:
        raise RecordError(
            "session-version", version=str(body.get("version"))[:20], expected=VERSION
        )
    for name in sorted({*_FIELDS} ^ ({*body} - {*_OPTIONAL})):
        _bad_field(name)
    if body.pop("digest") != _digest(body):
        raise RecordError("session-edited")
    referee = Referee(_setup(body))
    for number, entry in enumerate(_listed(body["commands"], "commands"), 1):
        at, command = _command(entry, number, referee.rules)
        try:
            referee.handle(command, at)
        except ConquianError as error:
            raise RecordError("session-command", error.clause, number=number) from error
    return referee


def _parse(text: str | bytes) -> Any:
    if len(text) > LONGEST:
        raise RecordError("session-long", length=len(text), most=LONGEST)
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
        return json.loads(decoded, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise RecordError("session-damaged", line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise RecordError("session-damaged", line=1, column=1) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a name twice")
    return made


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _digest(body: dict[str, Any]) -> str:
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode("ascii")).hexdigest()


def _setup(body: dict[str, Any]) -> Setup:
    rules, dealer = body["rules"], body["dealer"]
    if not isinstance(rules, dict):
        _bad_field("rules")
    for name in sorted({field.name for field in fields(Rules)} ^ {*rules}):
        _bad_field(f"rules.{name}")
    if dealer is not None and type(dealer) is not int:
        _bad_field("dealer")
    hands = body.get("hands")
    if "hands" in body and (type(hands) is not int or hands < 1):
        _bad_field("hands")
    seats = []
    for entry in _listed(body["seats"], "seats"):
        if len(_listed(entry, "seats")) != 2:
            _bad_field("seats")
        seats.append([_string(each, "seats") for each in entry])
    try:
        return Setup(Rules(**rules), tuple([Seat(*seat) for seat in seats]), dealer, hands)
    except ConquianError as error:
        raise RecordError("session-table", error.clause) from error


def command_parts(command: Command) -> list[Any]:
    """A command as values that JSON can hold: its word, then its arguments."""
    values = [(field.name, getattr(command, field.name)) for field in fields(command)]
    return [command.word, *[_WRITERS.get(name, _same)(value) for name, value in values]]


def read_command(parts: Any, rules: Rules, where: str = "command") -> Command:
    """The command that `command_parts` wrote, at a table with these rules.

    Raises RecordError ``session-field``, naming the place that is wrong inside of `where`.
    """
    if not _listed(parts, where):
        _bad_field(where)
    word, *arguments = parts
    kind = COMMANDS.get(_string(word, where))
    if kind is None or len(fields(kind)) != len(arguments):
        _bad_field(where)
    made = {}
    for field, value in zip(fields(kind), arguments, strict=True):
        inside = f"{where}.{field.name}"
        try:
            made[field.name] = _READERS[field.name](value, inside, rules)
        except (ConquianError, ValueError, OverflowError) as error:
            if isinstance(error, RecordError):
                raise
            clause = error.clause if isinstance(error, ConquianError) else None
            raise RecordError("session-field", clause, field=inside) from error
    return kind(**made)


def _command(entry: Any, number: int, rules: Rules) -> tuple[float, Command]:
    where = f"commands[{number}]"
    parts = _listed(entry, where)
    if len(parts) < 2 or type(parts[0]) not in (int, float):
        _bad_field(where)
    try:
        return float(parts[0]), read_command(parts[1:], rules, where)
    except OverflowError:
        _bad_field(where)


def _bad_field(name: str) -> NoReturn:
    raise RecordError("session-field", field=ascii(name)[1:-1][:60])


def _listed(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        _bad_field(field)
    return value


def _string(value: Any, field: str) -> str:
    if not isinstance(value, str):
        _bad_field(field)
    return value


def _whole(value: Any, field: str) -> int:
    if type(value) is not int:
        _bad_field(field)
    return value


def _truth(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        _bad_field(field)
    return value


def _same(value: Any) -> Any:
    return value


_WRITERS: Final[dict[str, Callable[[Any], Any]]] = {
    "secret": lambda secret: secret.hex(),
    "house": list,
    "hands": lambda hands: [cards_text(hand) for hand in hands],
    "rest": cards_text,
    "action": str,
}
_READERS: Final[dict[str, Callable[[Any, str, Rules], Any]]] = {
    "secret": lambda value, field, _: bytes.fromhex(_string(value, field)),
    "house": lambda value, field, _: tuple([_whole(s, field) for s in _listed(value, field)]),
    "seat": lambda value, field, _: _whole(value, field),
    "index": lambda value, field, _: _whole(value, field),
    "text": lambda value, field, _: _string(value, field),
    "name": lambda value, field, _: _string(value, field),
    "kind": lambda value, field, _: _string(value, field),
    "agreed": lambda value, field, _: _truth(value, field),
    "hands": lambda value, field, _: tuple(
        [parse_cards(_string(hand, field)) for hand in _listed(value, field)]
    ),
    "rest": lambda value, field, _: parse_cards(_string(value, field)),
    "action": lambda value, field, rules: parse_action(_string(value, field), rules),
}
