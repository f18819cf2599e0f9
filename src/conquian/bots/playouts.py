# cython: cdivision=True, initializedcheck=False
"""Hands played out at random, without the interpreter."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.bots.chance import Chance
from conquian.cards import count
from conquian.rules.actions import DECLINE, DISCARD, FORCE, GIVE, USE, WAIVE
from conquian.rules.dealing import deal_out
from conquian.rules.house import Rules
from conquian.rules.options import Choices
from conquian.rules.play import advance
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    Ints,
    State,
    blank,
    kit_of,
)

if not cython.compiled:
    from conquian.cards import lowest
    from conquian.rules.state import LAID, SEATS

__all__ = ["Playouts"]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_FORCE = cython.declare(cython.int, FORCE)
_WAIVE = cython.declare(cython.int, WAIVE)
_DISCARD = cython.declare(cython.int, DISCARD)
_GIVE = cython.declare(cython.int, GIVE)
_EXCHANGE = cython.declare(cython.int, EXCHANGE)
_FORCE_CHOICE = cython.declare(cython.int, FORCE_CHOICE)
_FORCED = cython.declare(cython.int, FORCED)
_DISCARDING = cython.declare(cython.int, DISCARDING)


@cython.final
@cython.cclass
class Playouts:
    """A table at which every legal action is as likely as any other.

    Hands are played in a state of its own, without the interpreter: other threads go on meanwhile.
    One thread at a time may use it.
    """

    __slots__ = (
        "chance",
        "choices",
        "decisions",
        "declines",
        "ends",
        "melded",
        "melds",
        "stamp",
        "state",
    )
    state: State
    choices: Choices
    chance: Chance
    decisions: cython.longlong
    stamp: Ints
    declines: Ints
    melded: Ints
    melds: list[Ints]
    ends: Ints

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        kit = kit_of(rules)
        self.state = blank(kit)
        self.choices = Choices()
        self.chance = Chance(seed)
        self.decisions = 0
        if not cython.compiled:
            self.stamp = [0] * SEATS
            self.declines = [0] * SEATS
            self.melded = [0] * (SEATS + 1)
            self.melds = [[0] * LAID for _ in range(SEATS + 1)]
            self.ends = [0] * (SEATS + 1)
        at: cython.int
        for at in range(kit.size):
            self.state.deck[at] = kit.cards[at]

    def deals(self, hands: cython.int) -> tuple[int, ...]:
        """Shuffle, deal and play so many hands, each seat dealing in turn.

        Return how many each side won, and last how many were drawn.
        """
        hand: cython.int
        self._clear()
        with cython.nogil:
            for hand in range(hands):
                self.shuffle()
                deal_out(self.state, hand % self.state.kit.players)
                self.play_out()
        return self._ends()

    def finish(self, state: State, times: cython.int) -> tuple[int, ...]:
        """Play a hand of this table from a state to its end so many times.

        Return how many each side won, and last how many were drawn.
        """
        self._clear()
        with cython.nogil:
            for _ in range(times):
                self.state.become(state)
                self.play_out()
        return self._ends()

    def step(self, state: State) -> State:
        """The state after any legal action of the seat to act; the hand must not be over."""
        self.state.become(state)
        self.forget()
        self.choose()
        return self.state.copy()

    def _clear(self) -> None:
        end: cython.int
        for end in range(SEATS + 1):
            self.ends[end] = 0

    def _ends(self) -> tuple[int, ...]:
        won = [self.ends[side] for side in range(self.state.kit.sides)]
        return (*won, self.ends[SEATS])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shuffle(self) -> cython.void:
        """Shuffle the whole pack in the state's deck."""
        at: cython.int
        other: cython.int
        card: cython.int
        for at in range(self.state.kit.size - 1, 0, -1):
            other = self.chance.below(at + 1)
            card = self.state.deck[at]
            self.state.deck[at] = self.state.deck[other]
            self.state.deck[other] = card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        """Forget what was counted: another hand begins."""
        seat: cython.int
        for seat in range(SEATS):
            self.stamp[seat] = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_out(self) -> cython.void:
        """Play the hand to its end."""
        self.forget()
        while self.state.mover >= 0:
            self.choose()
            self.decisions += 1
        self.ends[self.state.winner if self.state.winner >= 0 else SEATS] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(self) -> cython.void:
        """Play any legal action."""
        uses: cython.int = 0
        declines: cython.int = 0
        chosen: cython.int
        seat: cython.int = self.state.mover
        mask: cython.ulonglong
        if self.state.phase == _FORCE_CHOICE:
            advance(self.state, _FORCE if self.chance.below(2) else _WAIVE, -1)
            return
        if self.state.phase == _DISCARDING or self.state.phase == _EXCHANGE:
            mask = self.state.lo[seat]
            for _ in range(self.chance.below(count(mask))):
                mask &= mask - 1
            advance(
                self.state,
                _GIVE if self.state.phase == _EXCHANGE else _DISCARD,
                lowest(mask),
            )
            return
        if self.choices.begin_uses(self.state):
            while self.choices.advance_use(self.state):
                if not self.chance.below(uses + 1):
                    self._keep(SEATS)
                uses += 1
        if self.state.phase != _FORCED:
            if self.stamp[seat] != self.state.stamp[seat]:
                self._look_at_declines(seat)
            declines = self.declines[seat]
        chosen = self.chance.below(uses + declines)
        if chosen < uses:
            self._stage(SEATS)
            advance(self.state, _USE, -1)
            return
        self.state.staged = -1
        if chosen > uses:
            self._stage(seat)
        advance(self.state, _DECLINE, -1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self, place: cython.int) -> cython.void:
        """Keep the arrangement that the walk stands at: of a seat to decline, or of a use."""
        at: cython.int
        self.melded[place] = self.choices.search.laid
        for at in range(self.choices.search.laid):
            self.melds[place][at] = self.choices.search.melds[at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stage(self, place: cython.int) -> cython.void:
        """Stage an arrangement that was kept."""
        at: cython.int
        self.state.staged = self.melded[place]
        for at in range(self.melded[place]):
            self.state.stage[at] = self.melds[place][at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_at_declines(self, seat: cython.int) -> cython.void:
        """Count a seat's ways to decline, and pick the arrangement to lay if one is chosen.

        It depends on nothing but the seat's cards, and is used at most once: so picking it
        beforehand is as good as picking it when it is wanted.
        """
        declines: cython.int = 1
        self.stamp[seat] = self.state.stamp[seat]
        if self.choices.begin_declines(self.state):
            while self.choices.advance_decline(self.state):
                if not self.chance.below(declines):
                    self._keep(seat)
                declines += 1
        self.declines[seat] = declines
