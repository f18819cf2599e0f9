"""How often someone may ask: token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from conquian.errors import ConquianError
from conquian.server.refusal import Refusal

__all__ = ["Bucket", "Buckets", "Rate", "place_of"]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


def place_of(address: str) -> str:
    """Whom an address stands for: all of an IPv6 network that a home is given are one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19]


class Bucket:
    """One asker's allowance."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> None:
        """Use one. Raises Refusal ``too-fast``, with the seconds until there is one again."""
        rate = self._rate
        self._left = min(rate.burst, self._left + max(0.0, now - self._at) * rate.per_second)
        self._at = now
        if self._left < 1:
            wait = (1 - self._left) / rate.per_second
            raise Refusal("too-fast", seconds=max(1, ceil(wait)))
        self._left -= 1

    def give(self) -> None:
        """Take back the last use, which came to nothing."""
        self._left = min(self._rate.burst, self._left + 1)


class Buckets:
    """A bucket for each address (all of a home have one) and purpose; those unused for longest are
    forgotten.
    """

    MOST: Final = 10_000

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._of: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, address: str, purpose: str) -> Bucket:
        """Use one of an address. Raises Refusal ``too-fast``."""
        now, key = self._clock(), (place_of(address), purpose)
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self._rate, now)
            if len(self._of) > self.MOST:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        bucket.take(now)
        return bucket

    @contextmanager
    def spent(self, address: str, purpose: str) -> Iterator[None]:
        """Use one of an address, unless what it is used for is refused.

        Raises Refusal ``too-fast``.
        """
        bucket = self.take(address, purpose)
        try:
            yield
        except ConquianError:
            bucket.give()
            raise
