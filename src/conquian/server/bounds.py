"""How large a table this server serves.

With long hands and long tables the ways to meld run into the millions; a server has to list them
for one player while others wait. Within these bounds, found by playing thousands of hands at the
tables in the corners, the longest list takes 2 ms and has 50 KB.
"""

from __future__ import annotations

from typing import Final

from conquian.rules import Rules
from conquian.server.refusal import Refusal

__all__ = ["check_size"]

ONE_PACK: Final = (18, 30)
TWO_PACKS: Final = (15, 20)
"""Cards dealt to each, and the target."""
TWO_PACKS_PARTNERS: Final = (13, 20)
"""They meld on one table, out of two hands."""


def check_size(rules: Rules) -> None:
    """Raise Refusal ``table-large`` for a table whose legal actions could be too many to list."""
    two = TWO_PACKS_PARTNERS if rules.partners else TWO_PACKS
    deal, target = two if rules.packs > 1 else ONE_PACK
    if rules.deal > deal or rules.target > target:
        raise Refusal("table-large", deal=deal, target=target)
