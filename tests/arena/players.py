"""Players to be imported by name: good ones, and every kind of bad one."""

from __future__ import annotations

import os
from typing import Any

from conquian.rules import Action, View, legal


class First:
    """Does the first thing that it may do."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        return legal(view)[0]


class Last(First):
    """The last, which is quite another way to play."""

    def choose(self, view: View) -> Action:
        return legal(view)[-1]


class Seeded(First):
    """Something else for another seed, and nothing else."""

    def choose(self, view: View) -> Action:
        choices = legal(view)
        return choices[self.seed % len(choices)]


class Cheat(First):
    """Forces where nothing can be forced, sooner or later."""

    def choose(self, view: View) -> Action:
        choices = legal(view)
        return Action.force() if Action.force() not in choices else choices[0]


class Mute(First):
    def choose(self, view: View) -> Any:
        return None


class Broken(First):
    def choose(self, view: View) -> Action:
        raise ZeroDivisionError("no\nway")


class Quitter(First):
    def choose(self, view: View) -> Action:
        raise SystemExit(3)


class Killer(First):
    def choose(self, view: View) -> Action:
        os._exit(3)


class Peeker(First):
    """Has all that a hosted bot has, and would be told the whole hand."""

    def begin(self, place: object) -> None:
        raise AssertionError("the deck was shown")

    def acted(self, seat: int, action: Action) -> None:
        raise AssertionError("what others did was told")

    def end(self) -> None:
        raise AssertionError("it was hosted")


class Unmade:
    def __init__(self) -> None: ...


class Chair:
    def __init__(self, seed: int) -> None: ...


NUMBER = 5
