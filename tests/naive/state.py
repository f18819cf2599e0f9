"""The house rules inside one hand, and everything on and under the table."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from tests.naive.melds import RANKS, SUITS, Arrangement, Cards, in_order


class House(NamedTuple):
    """The house rules that matter inside one hand."""

    players: int
    partners: bool
    pack: int
    packs: int
    deal: int
    target: int
    limit: int | None
    starter: bool
    exchange: int
    offers: str
    forced: bool
    hand_melds: bool
    rearrange: str


@dataclass(frozen=True)
class State:
    """Everything on and under the table.

    While a starter or a top discard is on offer it still lies on the pile; a card drawn from the
    stock lies in neither. `origin` is the seat an offered pile card came from.
    """

    house: House
    dealer: int
    hands: tuple[Cards, ...]
    tables: tuple[Arrangement, ...]
    pile: Cards
    stock: Cards
    phase: str = "exchange"  # then "offer" "choice" "forced" "discard" "over"
    mover: int = -1
    player: int = -1
    offered: str = ""
    source: str = ""  # "starter" "pile" "stock"
    origin: int = -1
    given: Cards = ()
    winner: int | None = None
    rummy: bool = False


def house(rules: dict[str, Any]) -> House:
    """Pick the fields and resolve the holding limit (T4)."""
    limit = rules["holding_limit"]
    if limit == "auto":
        limit = rules["deal"] * 2 if rules["partners"] else rules["target"] - 1
    return House(limit=limit, **{name: rules[name] for name in House._fields if name != "limit"})


def full_pack(rules: dict[str, Any]) -> list[str]:
    """Every card of the pack or packs, sorted by card code."""
    ranks = RANKS[rules["pack"]]
    return list(in_order([rank + suit for suit in SUITS for rank in ranks] * rules["packs"]))


def after(state: State, seat: int) -> int:
    """The next seat (T6)."""
    return (seat + 1) % state.house.players


def side(state: State, seat: int) -> int:
    """The side of a seat: partners sit opposite each other."""
    return seat % 2 if state.house.partners else seat
