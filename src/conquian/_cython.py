"""What the engine's sources use of ``cython`` when they run where Cython is not installed.

The sources say::

    try:
        import cython
    except ImportError:
        from conquian import _cython as cython

Cython's compiler knows its own module by that literal ``import cython`` and never runs the second
branch. Run as Python, every decorator here gives back the function or class it was given, so a
call costs nothing more; ``typings/cython.pyi`` tells the type checker the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")

compiled = False

# Names of C types, for annotations. Each is a Python int, a bool or a float here.
char = schar = uchar = short = ushort = int
sint = slong = uint = long = ulong = longlong = ulonglong = int
size_t = ssize_t = Py_ssize_t = Py_hash_t = Py_UCS4 = int
bint = bool
double = float
void = None


def _same(thing: _T) -> _T:
    return thing


def _option(*_values: object, **_named: object) -> Callable[[_T], _T]:
    return _same


# Used bare: @cython.cfunc
cclass = cfunc = ccall = inline = final = internal = no_gc = no_gc_clear = _same
# Used with a value: @cython.boundscheck(False)
boundscheck = wraparound = cdivision = initializedcheck = nonecheck = overflowcheck = _option
profile = linetrace = binding = infer_types = annotation_typing = auto_pickle = _option
freelist = exceptval = returns = locals = _option


class _NoGil:
    """``@cython.nogil`` and ``with cython.nogil:``."""

    def __call__(self, thing: _T) -> _T:
        return thing

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_error: object) -> None:
        return None


nogil = _NoGil()


def declare(_type: object = None, value: Any = None, **_names: object) -> Any:
    """Return the value that a variable is declared with."""
    return value


def cast(_type: object, value: Any, *, typecheck: bool = False) -> Any:
    """Return the value as it is: unlike C's, this cast never cuts off bits."""
    return value


def likely(condition: _T) -> _T:
    """Return the condition."""
    return condition


def unlikely(condition: _T) -> _T:
    """Return the condition."""
    return condition


# Last, since they hide builtins in what follows.
int = int  # noqa: PLW0127
float = float  # noqa: PLW0127
