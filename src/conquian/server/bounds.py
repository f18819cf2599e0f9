"""How large a table this server serves.

With long hands and long tables the ways to meld run into the millions; a server has to list them
for one player while others wait. Within these bounds, found by playing thousands of hands at the
tables in the corners, the longest list takes 8 ms and has 150 KB.
"""

from __future__ import annotations

from typing import Final

from conquian.rules import Rules
from conquian.server.refusal import Refusal

__all__ = ["check_size"]

MOST_DEALT: Final = 15
MOST_DEALT_PARTNERS: Final = 13
"""They meld on one table, out of two hands."""
MOST_TARGET: Final = 20


def check_size(rules: Rules) -> None:
    """Raise Refusal ``table-large`` for a table whose legal actions could be too many to list."""
    dealt = MOST_DEALT_PARTNERS if rules.partners else MOST_DEALT
    if rules.deal > dealt or rules.target > MOST_TARGET:
        raise Refusal("table-large", deal=dealt, target=MOST_TARGET)
