"""House rules as data: one immutable object holds every number that differs between tables.

A preset is a value of `Rules` (V); a house table is a preset with some fields replaced. A table
that could not be played is refused with the reason.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

from conquian.cards import pack_cards
from conquian.errors import RulesError

__all__ = ["FIELDS", "PRESETS", "Rules", "choices", "full_deck", "house", "preset"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one table.

    Raises RulesError, with the reason in its key, for values that make no playable table.
    """

    name: str = "classic"
    """The preset that the table started from, for display only."""
    players: int = 2
    partners: bool = False
    """Seats 0 and 2 play against 1 and 3, each pair with one table (A3)."""
    pack: int = 40
    """Cards in a pack: 40 (no 8, 9, 10) or 52."""
    packs: int = 1
    deal: int = 10
    """Cards dealt to each seat (D2)."""
    target: int = 11
    """Cards on the table that win (W1)."""
    holding_limit: int | Literal["auto"] | None = "auto"
    """Most cards a side holds between turns (T4); None: nobody ever discards."""
    starter: bool = True
    """Turn a starter (D3), or begin with an empty discard pile (D6)."""
    exchange: int = 0
    """Cards passed to the next seat before play (D7): 0 or 1."""
    offers: Literal["next", "round"] = "next"
    """Who is offered a declined or discarded card (T7)."""
    forced: bool = True
    """Opponents may force (F)."""
    hand_melds: bool = True
    """Cards may be added from the hand when declining (P2)."""
    rearrange: Literal["free", "after_use"] = "free"
    """Whether the offered card must first be placed directly (A4)."""
    draw: Literal["carry", "point_each", "replay"] = "carry"
    """What a drawn hand does (W2)."""
    stake: int = 1
    """Units that every player antes (W3)."""
    rummy_bonus: bool = False
    """Going rummy is paid again (W4)."""
    wins: int | None = 10
    """Hands that end the session (W5)."""
    units: int | None = None
    """Net stake units that end the session (W5)."""

    def __post_init__(self) -> None:
        hints = get_type_hints(Rules)
        for field in fields(self):
            value = getattr(self, field.name)
            if not _fits(value, hints[field.name]):
                raise RulesError(
                    "rules-field-value",
                    field=field.name,
                    value=str(value)[:40],
                    known=choices(field.name),
                )
        for name, low, high in _RANGES:
            value = getattr(self, name)
            if value is not None and value != "auto" and not low <= value <= high:
                raise RulesError("rules-field-range", field=name, value=value, low=low, high=high)
        self._check_table()

    def _check_table(self) -> None:
        if self.pack not in (40, 52):
            raise RulesError("rules-pack", "V", pack=self.pack)
        if self.partners and self.players != 4:
            raise RulesError("rules-partners", "V", players=self.players)
        stock = self.deck_size - self.players * self.deal - self.starter
        if stock < self.players:
            raise RulesError(
                "rules-stock",
                "V",
                stock=max(stock, 0),
                players=self.players,
                cards=self.deck_size,
                dealt=min(self.players * self.deal, self.deck_size),
            )
        # Alone, one has a card to discard whenever one holds too many; partners may have none (T4).
        limit = None if self.partners else self.limit
        if limit is not None and max(limit, self.deal) < self.target - 1:
            raise RulesError(
                "rules-limit", "T4", limit=limit, target=self.target, needed=self.target - 1
            )
        most = self.most_laid
        if self.target > most:
            raise RulesError("rules-target", "W1", target=self.target, most=most)

    @property
    def side_size(self) -> int:
        """Players on a side: 1, or 2 for partners."""
        return 2 if self.partners else 1

    @property
    def sides(self) -> int:
        """How many sides play."""
        return self.players // self.side_size

    @property
    def limit(self) -> int | None:
        """The holding limit that applies (T4): set, or `target - 1`, or for partners `deal * 2`."""
        if self.holding_limit != "auto":
            return self.holding_limit
        return self.deal * 2 if self.partners else self.target - 1

    @property
    def most_laid(self) -> int:
        """Most cards that a side's table could ever hold, if the others let it have every card.

        A side has what it was dealt and what it uses, one card at a time. Where declined cards go
        round (T7) it can use all that are not dealt. Otherwise it gets one of every `sides` turns,
        and each turn either turns a card up from the stock or uses one: so n cards last for 2n
        turns at most, and its first use takes one that was turned up before, or in the same turn.
        """
        left = self.deck_size - self.players * self.deal
        used = left if self.offers == "round" else 1 + (2 * left - 2) // self.sides
        return self.deal * self.side_size + used

    @property
    def deck_size(self) -> int:
        """Cards in all packs together."""
        return self.pack * self.packs

    def side_of(self, seat: int) -> int:
        """The side of a seat; partners sit opposite each other."""
        return seat % self.sides

    def changes(self) -> dict[str, Any]:
        """The fields that differ from those of the preset the table started from."""
        mine, base = asdict(self), asdict(PRESETS.get(self.name, PRESETS["classic"]))
        return {key: value for key, value in mine.items() if key != "name" and value != base[key]}


_RANGES = (
    ("players", 2, 4),
    ("packs", 1, 2),
    ("deal", 2, 51),  # with a hand of one nobody could ever meld
    ("target", 3, 104),
    ("holding_limit", 1, 104),
    ("exchange", 0, 1),
    ("stake", 0, 1_000_000),
    ("wins", 1, 1_000_000),
    ("units", 1, 1_000_000_000),
)
_RANGES_TEXT = {name: f"{low}-{high}" for name, low, high in _RANGES}


def _fits(value: object, hint: Any) -> bool:
    """Whether a value has a field's type; True is no integer here."""
    if hint is None or hint is type(None):
        return value is None
    if get_origin(hint) is Literal:
        return any(value == choice for choice in get_args(hint)) and isinstance(value, str)
    if isinstance(hint, type):
        return type(value) is hint
    return any(_fits(value, part) for part in get_args(hint))


def choices(field: str) -> str:
    """What a field can be, as the notation of house rules writes it: ``2-4``, ``on|off``."""
    found: list[str] = []
    for part in _parts(get_type_hints(Rules)[field]):
        if part is bool:
            found += ["on", "off"]
        elif part is int:
            found += ["40", "52"] if field == "pack" else [_RANGES_TEXT[field]]
        elif part is type(None):
            found.append("none")
        elif get_origin(part) is Literal:
            found += get_args(part)
    return "|".join(found)


def _parts(hint: Any) -> tuple[Any, ...]:
    """The types that a field may have."""
    if hint in (bool, int, str) or get_origin(hint) is Literal:
        return (hint,)
    return get_args(hint)


def full_deck(rules: Rules) -> tuple[int, ...]:
    """All cards of the table's packs, by code, copies side by side."""
    return pack_cards(rules.pack, rules.packs)


FIELDS = tuple([field.name for field in fields(Rules) if field.name != "name"])
"""The settings of a table, in order."""

PRESETS: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        Rules("classic"),
        Rules("fifty-two", pack=52),
        Rules("twice-around", deal=13, target=15),
        Rules("two-pack", packs=2, target=15),
        Rules("no-force", forced=False),
        Rules("discard-then-meld", rearrange="after_use"),
        Rules("partnership", players=4, partners=True, packs=2, target=15),
        Rules("mexican", deal=8, target=9, starter=False, exchange=1),
        Rules("mexican-10", deal=9, target=10, starter=False, exchange=1),
        Rules("tercerilla", players=3, deal=8, target=9, starter=False, exchange=1, offers="round"),
        Rules("sociable", players=4, packs=2, offers="round"),
        Rules("no-discard", holding_limit=None),
    )
}
"""The presets of V, by name."""


def preset(name: str) -> Rules:
    """A preset of V. Raises RulesError ``rules-preset`` for an unknown name."""
    try:
        return PRESETS[name]
    except KeyError:
        raise RulesError(
            "rules-preset", "V", name=str(name)[:40], known=", ".join(PRESETS)
        ) from None


def house(name: str, /, **overrides: Any) -> Rules:
    """A house table: a preset with fields replaced.

    Raises RulesError for an unknown preset, an unknown field or a table that cannot be played.
    """
    base = preset(name)
    for field in overrides:
        if field not in FIELDS:
            raise RulesError("rules-field", field=field[:40], known=", ".join(FIELDS))
    return replace(base, **overrides)
