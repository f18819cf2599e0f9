"""Events as sentences, told to one person, each with the rule behind it.

`view` is the hand as that person sees it after the action that the event belongs to: it says on
which melds a card can be forced, how much of the stock is left, and what is due next. An event
is told as `seen_by` its reader, so a hidden card is never named.
"""

from __future__ import annotations

from collections.abc import Sequence

from conquian.rules import Event, Rules, View, meld_cards
from conquian.rules.melds import growth
from conquian.rules.state import DISCARDING
from conquian.text.catalog import Catalog
from conquian.text.faces import Faces, Pen

__all__ = ["narrate", "says_it_again", "why"]


def narrate(
    catalog: Catalog,
    event: Event,
    names: Sequence[str],
    you: int | None,
    faces: Faces,
    view: View,
    *,
    teach: bool = True,
    unicode: bool = True,
    spoken: bool = False,
) -> str:
    """An event told to the seat `you` (None: a spectator); `names` are the players', by seat.

    `teach` adds the rule (see `why`); `unicode` and `spoken` are as in `Pen`.
    """
    event = event.seen_by(you)
    pen = Pen(catalog, faces, unicode=unicode, spoken=spoken)
    key = _key(event)
    args: dict[str, str | int] = {
        "you": _role(event, you, view),
        "name": names[event.seat],
        "target": view.rules.target,
        "limit": view.rules.limit or view.rules.deck_size,
    }
    if event.card >= 0:
        args["card"] = pen.card(event.card)
    if event.word in ("gave", "received", "asked", "forced", "waived"):
        args["other"] = names[event.other]
    if event.word in ("asked", "forced"):
        args["meld"] = pen.table(_extended(event, view))
    if event.table is not None:
        args["melds"] = pen.table(event.table)
        args["count"] = sum([len(meld_cards(meld)) for meld in event.table])
    sentences = [catalog.text(key, **args)]
    for extra in _extras(event, view):
        sentences.append(catalog.text(extra, **args))
    if teach:
        sentences.append(why(catalog, event, view.rules))
    return " ".join(sentences)


def why(catalog: Catalog, event: Event, rules: Rules) -> str:
    """The rule behind an event, in a sentence or two; the same for everyone."""
    key = _key(event).removesuffix("-hidden") + "-why"
    if not rules.forced and f"{key}-unforced" in catalog:
        key += "-unforced"
    return catalog.text(key)


def says_it_again(event: Event, following: Event | None) -> bool:
    """Whether what follows an event tells of it too, so that it need not be told itself."""
    plain = event.word == "declined" and event.table is None
    return plain and following is not None and following.word == "asked"


def _key(event: Event) -> str:
    """The message of an event as its reader sees it."""
    key = f"event-{event.word}"
    if event.word in ("gave", "received") and event.card < 0:
        return key + "-hidden"
    if event.word == "declined" and event.table is not None:
        return key + "-laid"
    return key


def _extras(event: Event, view: View) -> list[str]:
    """Messages that the moment adds."""
    if event.word == "used" and view.phase == DISCARDING and view.mover == event.seat:
        return ["event-discard-due"]
    if event.word == "drew" and view.stock_count == 0:
        return ["event-drew-last"]
    if event.word == "won" and view.outcome is not None and view.outcome.rummy:
        return ["event-won-rummy"]
    return []


def _role(event: Event, you: int | None, view: View) -> str:
    """What the reader is in an event: "seat", "other", "partner" or "none"."""
    if you is None:
        return "none"
    if you == event.seat:
        return "seat"
    if event.word != "won" and you == event.other:
        return "other"
    if view.rules.side_of(you) == view.rules.side_of(event.seat):
        return "partner"
    return "none"


def _extended(event: Event, view: View) -> tuple[int, ...]:
    """The melds that make an event's card one that can be forced (F1)."""
    table = view.tables[view.rules.side_of(event.other)]
    gap, packs = view.rules.pack == 40, view.rules.packs
    return tuple([meld for meld in table if growth(meld, gap, packs) >> event.card & 1]) or table
