"""Events of a match as sentences: shuffling, dealing, paying, and who sits where.

The referee's events come from a room that this one does not know; they are values with a word,
`kind`, and plain fields, and are read as that. An event of the rules among them (kind "played")
is told by `narrate`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from conquian.rules import Rules, View
from conquian.text.catalog import Catalog
from conquian.text.faces import Faces, Pen
from conquian.text.narrate import narrate

__all__ = ["MatchEvent", "listed", "narrate_match", "shortened"]

_SHOWN = 16  # digits of a seal or secret that are told; the record has them all

Args = dict[str, str | int]
Sentence = tuple[str, Args]


class MatchEvent(Protocol):
    """An event of a match: its kind, and the fields that this kind has."""

    kind: ClassVar[str]


def narrate_match(
    catalog: Catalog,
    event: MatchEvent,
    names: Sequence[str],
    you: int | None,
    faces: Faces,
    rules: Rules,
    view: View | None = None,
    *,
    teach: bool = True,
    unicode: bool = True,
    spoken: bool = False,
) -> str:
    """An event of a match told to the seat `you` (None: a spectator).

    `view` is needed for the kind "played"; the rest is as for `narrate`.
    """
    fields: Any = event
    if event.kind == "played":
        assert view is not None
        return narrate(
            catalog,
            fields.event,
            names,
            you,
            faces,
            view,
            teach=teach,
            unicode=unicode,
            spoken=spoken,
        )
    teller = _Teller(Pen(catalog, faces, unicode=unicode, spoken=spoken), names, you, rules)
    sentences: list[Sentence] = _KINDS[event.kind](teller, fields)
    told = [catalog.text(key, **args) for key, args in sentences]
    reason = f"event-{event.kind}-why"
    if teach and reason in catalog:
        told.append(catalog.text(reason))
    return " ".join(told)


def listed(catalog: Catalog, items: Sequence[str]) -> str:
    """A list in a sentence: "Ana, Bob and Carla"."""
    if len(items) < 2:
        return "".join(items)
    return catalog.text("names-and", first=", ".join(items[:-1]), last=items[-1])


class _Teller:
    """One reader at one table, and what its match events say."""

    def __init__(self, pen: Pen, names: Sequence[str], you: int | None, rules: Rules) -> None:
        self.pen = pen
        self.names = names
        self.you = you
        self.rules = rules

    def who(self, seat: int) -> Args:
        """The reader's part in what a seat does, and the seat's name."""
        return {"you": "seat" if self.you == seat else "none", "name": self.names[seat]}

    def several(self, seats: Sequence[int]) -> Args:
        """The same for several seats; the names are those of the others."""
        others = [self.names[seat] for seat in seats if seat != self.you]
        return {
            "you": "seat" if self.you in seats else "none",
            "names": listed(self.pen.catalog, others),
        }

    def side(self, side: int) -> list[int]:
        """The seats of a side."""
        return list(range(side, self.rules.players, self.rules.sides))

    def figures(self, values: Sequence[int]) -> str:
        """Units by seat, with their signs."""
        minus = "\u2212" if self.pen.unicode else "-"
        return ", ".join(
            [
                f"{name} {'+' if value > 0 else minus if value < 0 else ''}{abs(value)}"
                for name, value in zip(self.names, values, strict=True)
            ]
        )

    def score(self, event: Any) -> Sentence:
        """Balances by seat and win points by side."""
        points = [
            f"{listed(self.pen.catalog, [self.names[seat] for seat in self.side(side)])} {count}"
            for side, count in enumerate(event.points)
        ]
        args: Args = {"balances": self.figures(event.balances), "points": ", ".join(points)}
        return "event-settled-balance", args


def _anted(teller: _Teller, event: Any) -> list[Sentence]:
    return [("event-anted", {"stake": event.stake, "pot": event.pot})]


def _committed(teller: _Teller, event: Any) -> list[Sentence]:
    return [
        ("event-committed", {"commitment": shortened(event.commitment, unicode=teller.pen.unicode)})
    ]


def _contributed(teller: _Teller, event: Any) -> list[Sentence]:
    if not event.text:
        return [("event-contributed-nothing", teller.who(event.seat))]
    return [("event-contributed", teller.who(event.seat) | {"text": event.text})]


def _picked(teller: _Teller, event: Any) -> list[Sentence]:
    args = teller.who(event.seat) | {"card": teller.pen.card(event.card)}
    return [(f"event-{event.kind}", args)]


def _tied(teller: _Teller, event: Any) -> list[Sentence]:
    return [("event-tied", teller.several(event.seats))]


def _cut(teller: _Teller, event: Any) -> list[Sentence]:
    if event.index == 0:
        return [("event-cut-none", teller.who(event.seat))]
    return [("event-cut", teller.who(event.seat) | {"index": event.index})]


def _misdealt(teller: _Teller, event: Any) -> list[Sentence]:
    args: Args = {"cards": event.cards, "expected": event.expected}
    return [("event-misdealt", teller.who(event.seat) | args)]


def _dealt(teller: _Teller, event: Any) -> list[Sentence]:
    first = (event.dealer + 1) % teller.rules.players
    args = teller.who(event.dealer) | {"hand": event.hand, "cards": event.cards}
    more: Args = {"stock": event.stock, "first": teller.names[first]}
    more["you"] = "first" if teller.you == first else "none"
    if event.offered >= 0:
        more["card"] = teller.pen.card(event.offered)
    return [("event-dealt", args), (f"event-dealt-{event.source}", more)]


def _hand(teller: _Teller, event: Any) -> list[Sentence]:
    return [("event-hand", {"cards": teller.pen.cards(event.cards)})]


def _settled(teller: _Teller, event: Any) -> list[Sentence]:
    told: list[Sentence] = []
    if event.outcome.winner is None:
        told.append(("event-settled-drawn", {"hand": event.hand}))
    else:
        told += _won(teller, event)
    another = event.next_dealer >= 0
    if event.pot and another:
        told.append(("event-settled-pot", {"pot": event.pot}))
    told.append(teller.score(event))
    if another:
        key = "event-settled-replay" if event.replay else "event-settled-next"
        told.append((key, teller.who(event.next_dealer)))
    return told


def _won(teller: _Teller, event: Any) -> list[Sentence]:
    seats = teller.side(event.outcome.winner)
    args = teller.several(seats) | {"hand": event.hand, "paid": event.paid[seats[0]]}
    key = "event-settled-won"
    if len(seats) > 1 and teller.you in seats:
        args |= {"you": "partner", "name": args["names"]}
    elif len(seats) > 1:
        key = "event-settled-won-side"
    else:
        args |= teller.who(seats[0])
    if not args["paid"]:
        key = "event-settled-won-free"
        args["count"] = len(seats)
    told: list[Sentence] = [(key, args)]
    if teller.rules.rummy_bonus and event.outcome.rummy:
        told.append(("event-settled-rummy", {}))
    return told


def _revealed(teller: _Teller, event: Any) -> list[Sentence]:
    args: Args = {"hand": event.hand, "secret": shortened(event.secret, unicode=teller.pen.unicode)}
    return [("event-revealed" if event.hand else "event-revealed-cutting", args)]


def _stop(teller: _Teller, event: Any) -> list[Sentence]:
    if not event.agreed:
        return [("event-stop-back", teller.who(event.seat))]
    told: list[Sentence] = [("event-stop", teller.who(event.seat))]
    if event.missing:
        args = teller.several(event.missing)
        if args["you"] == "seat":
            args["names"] = listed(teller.pen.catalog, [teller.names[s] for s in event.missing])
        told.append(("event-stop-missing", args))
    return told


def _reseated(teller: _Teller, event: Any) -> list[Sentence]:
    args: Args = {"number": event.seat + 1, "name": event.name}
    if event.who != "human":
        kind = "open" if event.who == "open" else "bot"
        return [(f"event-reseated-{kind}", args)]
    return [("event-reseated", teller.who(event.seat) | args)]


def _over(teller: _Teller, event: Any) -> list[Sentence]:
    told: list[Sentence] = []
    if event.winner < 0:
        told.append((f"event-over-{event.reason}", {}))
    else:
        seats = teller.side(event.winner)
        args = teller.several(seats) | {"count": len(seats)}
        if len(seats) > 1 and teller.you in seats:
            args["you"] = "partner"
        told.append((f"event-over-{event.reason}", args))
    if any(event.returned):
        told.append(("event-over-returned", {"returned": teller.figures(event.returned)}))
    told.append(teller.score(event))
    return told


def shortened(digits: str, *, unicode: bool = True) -> str:
    """The beginning of a seal or secret, enough to compare by eye."""
    return digits[:_SHOWN] + ("…" if unicode else "...")


_KINDS: dict[str, Callable[[_Teller, Any], list[Sentence]]] = {
    "anted": _anted,
    "committed": _committed,
    "contributed": _contributed,
    "picked": _picked,
    "tied": _tied,
    "dealer": _picked,
    "cut": _cut,
    "misdealt": _misdealt,
    "dealt": _dealt,
    "hand": _hand,
    "settled": _settled,
    "revealed": _revealed,
    "stop": _stop,
    "reseated": _reseated,
    "over": _over,
}
