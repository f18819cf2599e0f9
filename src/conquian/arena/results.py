"""The file of a league's results: lines of JSON, appended one by one, from which it is resumed.

The first line says what was played: see `header`. Every other is a deal between two bots::

    {"deal":1,"bots":["casual","random"],"hands":[{"winner":"casual","actions":41,…},…]}

with a hand for each seating, in their order; `winner` is null where nobody won, and the lists have
a value for each of `bots`. A line is written as a whole, so a process that is killed leaves at most
its last line torn: it is dropped, and the deal played again, which comes to the same. Deals are
numbered from 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from conquian.arena.entrants import Entrant
from conquian.arena.hands import DealResult, HandResult, seatings
from conquian.errors import ConquianError
from conquian.rules import Rules

__all__ = ["Pair", "ResultsFile", "header", "opened", "unusable"]

Pair: TypeAlias = tuple[int, int]
Json: TypeAlias = dict[str, Any]

FORMAT: Final = 1
_SAME: Final = ("version", "rules", "seed", "bots")
_LONGEST: Final = 500  # characters of what differs


def header(entrants: Sequence[Entrant], rules: Rules, seed: int) -> Json:
    """What makes results comparable; results under another header are another series.

    It knows a bot by its name and by what was asked for. That the code behind it is the same as
    last time is up to whoever resumes.
    """
    from conquian import __version__
    from conquian.notation import rules_text

    made: Json = {
        "arena": FORMAT,
        "version": __version__,
        "rules": rules_text(rules),
        "seed": seed,
        "bots": [{"name": each.name, "bot": each.spec} for each in entrants],
    }
    return made | {"digest": sha256(_line(made)).hexdigest()[:16]}


class ResultsFile:
    """An open file of results. `done` is what it had, by deal (from 0) and pair."""

    def __init__(self, stream: BinaryIO | None, names: Sequence[str]) -> None:
        self.done: dict[tuple[int, Pair], DealResult] = {}
        self._stream = stream
        self._names = list(names)

    def add(self, pair: Pair, result: DealResult) -> None:
        """Append a result; it has left this process when this returns."""
        self.done[result.deal, pair] = result
        if self._stream is not None:
            self._stream.write(_line(_result_parts(result, [self._names[bot] for bot in pair])))
            self._stream.flush()


@contextmanager
def opened(
    path: Path | None, entrants: Sequence[Entrant], rules: Rules, seed: int
) -> Iterator[ResultsFile]:
    """The file of these results, new or resumed; without a path they are kept in memory.

    A torn last line is cut off. Raises ConquianError ``arena-file-foreign`` for a file of something
    else, ``arena-file-other-version``, ``-rules``, ``-seed`` or ``-bots`` for other results,
    ``arena-file-damaged`` for a line that could not be, ``arena-file-busy`` while somebody else
    writes it, ``arena-file-unusable``.
    """
    names = [each.name for each in entrants]
    if path is None:
        yield ResultsFile(None, names)
        return
    first = header(entrants, rules, seed)
    try:
        stream = path.open("a+b")
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
    with stream:
        _claim(stream, path)
        stream.seek(0)
        whole, end, torn = stream.read().rpartition(b"\n")
        lines = whole.split(b"\n") if end else []
        results = ResultsFile(stream, names)
        if lines:
            _check_header(lines[0], first, path)
            sat = len(seatings(2, rules.sides))
            for number, line in enumerate(lines[1:], 2):
                key, result = _read(line, number, names, sat, path)
                if key in results.done:
                    raise _damaged(path, number)
                results.done[key] = result
        elif not _line(first).startswith(torn):
            raise ConquianError("arena-file-foreign", file=str(path)[:200])
        if torn:
            stream.truncate(len(whole) + len(end))
        if not lines:
            stream.write(_line(first))
            stream.flush()
        yield results


def unusable(path: Path, error: OSError | ValueError) -> ConquianError:
    """What is said of a file that cannot be opened or written."""
    reason = error.strerror if isinstance(error, OSError) else None
    return ConquianError(
        "arena-file-unusable", file=str(path)[:200], reason=reason or type(error).__name__
    )


def _claim(stream: BinaryIO, path: Path) -> None:
    """Have the file alone, where the system can say so."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ConquianError("arena-file-busy", file=str(path)[:200]) from None
        except OSError:
            return  # not every file can be locked


def _check_header(line: bytes, expected: Json, path: Path) -> None:
    try:
        found = json.loads(line)
        known = isinstance(found, dict) and found.get("arena") == FORMAT
    except ValueError:
        known = False
    if not known or not {*_SAME} <= {*found}:
        raise ConquianError("arena-file-foreign", file=str(path)[:200])
    for name in _SAME:
        if found[name] != expected[name]:
            raise ConquianError(
                f"arena-file-other-{name}",
                file=str(path)[:200],
                found=_told(found[name]),
                expected=_told(expected[name]),
            )
    if found != expected:
        raise _damaged(path, 1)


def _told(value: object) -> str:
    """A value of a header as a person reads it."""
    if isinstance(value, list):
        each = [f"{bot['name']}={bot['bot']}" if isinstance(bot, dict) else "?" for bot in value]
        return ascii(" ".join(each))[1:-1][:_LONGEST]
    return ascii(str(value))[1:-1][:_LONGEST]


def _line(parts: Json) -> bytes:
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=True).encode("ascii") + b"\n"


def _result_parts(result: DealResult, names: Sequence[str]) -> Json:
    return {
        "deal": result.deal + 1,
        "bots": list(names),
        "hands": [
            {
                "winner": None if hand.winner < 0 else names[hand.winner],
                "actions": hand.actions,
                "forced": hand.forced,
                "decisions": hand.decisions,
                "seconds": hand.seconds,
            }
            for hand in result.hands
        ],
    }


def _read(
    line: bytes, number: int, names: Sequence[str], sat: int, path: Path
) -> tuple[tuple[int, Pair], DealResult]:
    try:
        parts = json.loads(line)
        one, other = parts["bots"]
        deal, pair = _whole(parts["deal"], 1) - 1, (names.index(one), names.index(other))
        hands = tuple([_hand(hand, [one, other]) for hand in parts["hands"]])
    except (ValueError, LookupError, TypeError, AttributeError):
        raise _damaged(path, number) from None
    if pair[0] >= pair[1] or len(hands) != sat:
        raise _damaged(path, number)
    return (deal, pair), DealResult(deal, hands)


def _hand(parts: Any, names: list[str]) -> HandResult:
    winner, seconds = parts["winner"], tuple(parts["seconds"])
    if len(seconds) != len(names) or not all(_is_time(each) for each in seconds):
        raise ValueError
    return HandResult(
        -1 if winner is None else names.index(winner),
        _whole(parts["actions"], 1),
        _two(parts["forced"]),
        _two(parts["decisions"]),
        seconds,
    )


def _is_time(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def _two(value: Any) -> tuple[int, ...]:
    one, other = value
    return _whole(one, 0), _whole(other, 0)


def _whole(value: object, least: int) -> int:
    if type(value) is not int or value < least:
        raise ValueError
    return value


def _damaged(path: Path, number: int) -> ConquianError:
    return ConquianError("arena-file-damaged", file=str(path)[:200], line=number)
