"""Finds every state that a player meets, by playing on until there is one of it.

Each is the frames by which a server would show it; see `gallery.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from conquian.bots import Bot, make_bot
from conquian.match import Act, Contribute, Cut, Pick, Seat, Setup, Stage, Stop
from conquian.notation import parse_rules
from conquian.rules import View
from conquian.server.game import HUMAN, Game
from conquian.server.steps import Next

__all__ = ["states"]

Json = dict[str, Any]
Frames = list[Json]
Test = Callable[[Json, list[str]], bool]

ME: Final = 0
NAMES: Final = ("Ana", "Beto", "Carla", "Dani")


def _asked(phase: str, **more: Any) -> Test:
    """My turn, in a phase of the hand, with a view like this."""

    def test(view: Json, legal: list[str]) -> bool:
        table = view["table"]
        if not table or table["mover"] != ME or table["phase"] != phase:
            return False
        return all(table[name] == value for name, value in more.items())

    return test


def _both(*tests: Test) -> Test:
    return lambda view, legal: all(test(view, legal) for test in tests)


def _uses(low: int, high: int = 10_000) -> Test:
    return lambda _, legal: low <= sum(each.startswith("use") for each in legal) <= high


def _laid(low: int, seat: int = ME) -> Test:
    """So many melds on the table of a seat's side, at least."""

    def test(view: Json, legal: list[str]) -> bool:
        tables = view["table"]["tables"]
        return len(tables[seat % len(tables)]) >= low

    return test


def _pile(low: int) -> Test:
    return lambda view, legal: len(view["table"]["pile"]) >= low


def _theirs(phase: str) -> Test:
    def test(view: Json, legal: list[str]) -> bool:
        table = view["table"]
        return bool(table and table["mover"] not in (None, ME) and table["phase"] == phase)

    return test


def _ended(winner: int | None, **more: Any) -> Test:
    def test(view: Json, legal: list[str]) -> bool:
        outcome = view["table"] and view["table"]["outcome"]
        if not outcome or view["stage"] != "ready" or outcome["winner"] != winner:
            return False
        return all(outcome[name] == value for name, value in more.items())

    return test


def _blocked(view: Json, legal: list[str]) -> bool:
    """All ten cards lie on my table, and one more is wanted."""
    table = view["table"]
    return bool(table and table["counts"][ME] == 0 and table["mover"] == ME)


def _stage(stage: str) -> Test:
    def test(view: Json, legal: list[str]) -> bool:
        return bool(view["stage"] == stage and (ME in view["waiting"] or stage == "over"))

    return test


CLASSIC: Final[dict[str, Test]] = {
    "contribute": _stage("contribute"),
    "pick": _stage("pick"),
    "cut": _stage("cut"),
    "starter": _asked("offer", source="starter"),
    "useless": _both(_asked("offer", source="pile"), _uses(0, 0), _pile(3)),
    "usable": _both(_asked("offer", source="stock"), _uses(1, 1), _laid(1)),
    "choices": _both(_asked("offer"), _uses(12), _laid(1), _laid(1, 1)),
    "full": _both(_asked("offer"), _uses(1), _laid(2), _laid(2, 1)),
    "force": _asked("force"),
    "forced": _asked("forced"),
    "discard": _both(_asked("discard"), _laid(1), _pile(2)),
    "last": _asked("offer", source="stock", stock_count=0),
    "blocked": _blocked,
    "waiting": _both(_theirs("offer"), _pile(2)),
    "waiting-force": _theirs("force"),
    "won": _ended(0, rummy=False),
    "won-rummy": _ended(0, rummy=True),
    "lost": _ended(1),
    "drawn": _ended(None),
}
WANTED: Final[dict[str, dict[str, Test]]] = {
    "classic": CLASSIC,
    "classic,wins=2": {"over": _stage("over")},
    "mexican": {"exchange": _asked("exchange"), "mexican": _both(_asked("offer"), _uses(2))},
    "two-pack": {"two-pack": _both(_asked("offer"), _uses(4), _laid(3), _laid(3, 1))},
    "twice-around": {"twice-around": _both(_asked("offer"), _uses(1), _laid(3), _laid(2, 1))},
    "discard-then-meld": {"place-first": _both(_asked("offer"), _uses(1), _laid(2))},
    "tercerilla": {
        "round": _both(
            _asked("offer", source="pile"), _laid(1), lambda view, _: view["table"]["origin"] == 1
        )
    },
    "partnership": {"partners": _both(_asked("offer"), _uses(1), _laid(2), _laid(2, 1))},
    "sociable": {"sociable": _both(_asked("offer"), _uses(1), _laid(2), _laid(1, 1), _laid(1, 2))},
}


class _Table:
    """A table at which chance plays for everybody."""

    def __init__(self, rules: str, seed: int, people: int, style: str) -> None:
        chance = random.Random(f"{rules} {seed}")
        players = parse_rules(rules).players
        kinds = [HUMAN] * people + ["casual"] * (players - people)
        seats = tuple([Seat(*each) for each in zip(NAMES[:players], kinds, strict=True)])
        self.game = Game(Setup(parse_rules(rules), seats), None, chance.randbytes)
        self._bots: list[Bot] = [make_bot(style, seed + seat) for seat in range(players)]
        self._chance = chance

    def step(self) -> bool:
        """One step of anybody; whether there was one."""
        game, referee = self.game, self.game.referee
        due = game.due()
        if due is not None:
            game.take(due.make(), 0)
        elif game.over:
            return False
        elif referee.stage is Stage.READY:
            seat = next(seat for seat in game.seats_of(HUMAN) if seat not in game.ready)
            game.take(Next(seat), 0)
        else:
            self._person(referee.waiting[0])
        return True

    def _person(self, seat: int) -> None:
        referee = self.game.referee
        view = referee.view(seat)
        if referee.stage is Stage.CONTRIBUTE:
            self.game.take(Contribute(seat, "luna"), 0)
        elif referee.stage is Stage.PICK:
            self.game.take(Pick(seat, self._chance.choice(view.free)), 0)
        elif referee.stage is Stage.CUT:
            self.game.take(Cut(seat, 7), 0)
        else:
            assert isinstance(view.table, View)
            self.game.take(Act(seat, self._bots[seat].choose(view.table)), 0)

    def frames(self, seat: int | None) -> Frames:
        """What a server says to a seat that comes."""
        game = self.game
        told = game.history[game.hand_began :]
        welcome = {
            "type": "welcome",
            "seat": seat,
            "version": game.version,
            "view": game.shown(seat, 0),
            "legal": game.legal(seat),
            "names": [each.name for each in game.referee.seats],
            "log": [event for each in told for event in each.shown(seat)],
        }
        here = [
            {"seat": at, "here": True, "since": 0.0, "kind": game.kind(at)}
            for at in range(game.referee.rules.players)
        ]
        return [welcome, {"type": "presence", "seats": here}]


def _found(rules: str, wanted: dict[str, Test], most: int = 4000) -> Iterator[tuple[str, Frames]]:
    left = dict(wanted)
    for seed in range(most):
        if not left:
            return
        table = _Table(rules, seed, people=1, style="random" if seed % 5 == 4 else "casual")
        for _ in range(600):
            view: Any = table.game.shown(ME, 0)
            legal = table.game.legal(ME)
            for name in [name for name, test in left.items() if test(view, legal)]:
                del left[name]
                yield name, table.frames(ME)
            if not left or not table.step():
                break
    raise LookupError(f"{rules}: none of {', '.join(left)}")


def _among_people() -> Iterator[tuple[str, Frames]]:
    """States in which others are people, who come and go."""
    table = _Table("classic", 1, people=2, style="casual")
    while table.game.referee.stage is not Stage.PLAY or len(table.game.history) < 14:
        table.step()
    watching = table.frames(None)
    yield "watching", watching
    gone = table.frames(ME)
    gone[1]["seats"][1]["here"] = False
    yield "away", gone
    lent = table.frames(ME)
    lent[0]["view"]["seats"][ME]["kind"] = "casual"
    lent[1]["seats"][ME]["kind"] = "casual"
    yield "lent", lent
    table = _Table("classic,wins=2", 3, people=2, style="casual")
    while table.step():
        if table.game.referee.stage is Stage.READY and table.game.referee.match.ledger.hands:
            table.game.take(Stop(ME), 0)
    over = table.frames(ME)
    yield "over-people", over
    yield "over-asked", [*over, {"type": "rematch", "game": "AAAAAAAAAAAA", "by": 1}]
    invited = _Table("mexican", 5, people=2, style="casual").frames(None)
    invited[0]["view"]["seats"][1] = {"name": "", "kind": "open"}
    yield "invited", invited
    for name, seat in (("lobby", ("", "open")), ("kept", ("Beto", "reserved"))):
        lobby = _Table("mexican", 5, people=2, style="casual").frames(ME)
        lobby[0]["view"]["seats"][1] = {"name": seat[0], "kind": seat[1]}
        yield name, lobby


def states() -> dict[str, Frames]:
    """All of them, by name."""
    found = dict(_among_people())
    for rules, wanted in WANTED.items():
        found.update(_found(rules, wanted))
    return found
