# cython: cdivision=True, initializedcheck=False
"""Chance for the search: small, fast, and the same whether compiled or not.

The generator is SplitMix64 (Steele, Lea, Flood 2014): a counter, well mixed.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

__all__ = ["Chance"]

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_FIRST = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_SECOND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.final
@cython.cclass
class Chance:
    """A source of chance, from a seed of 64 bits."""

    __slots__ = ("state",)
    state: cython.ulonglong

    def __init__(self, seed: int = 0) -> None:
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Begin anew from a seed, of which the lowest 64 bits count."""
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def next(self) -> cython.ulonglong:
        """64 bits."""
        mixed: cython.ulonglong
        self.state = mixed = (self.state + _STEP) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
        return mixed ^ (mixed >> 31)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, bound: cython.int) -> cython.int:
        """A number from 0 to `bound` - 1; for bounds of the size met here, all as likely."""
        wide: cython.ulonglong = self.next() >> 32
        return (wide * bound) >> 32
