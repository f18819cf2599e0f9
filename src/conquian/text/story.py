"""A recorded hand as a commented story, told to a spectator, with all hands open."""

from __future__ import annotations

from collections.abc import Iterator

from conquian.notation import HandRecord, position_of, replay
from conquian.rules import State, deal, view
from conquian.text.catalog import Catalog
from conquian.text.faces import Faces, Pen
from conquian.text.houses import table_about
from conquian.text.names import public_names
from conquian.text.narrate import narrate, says_it_again, why

__all__ = ["story"]


def story(
    catalog: Catalog,
    record: HandRecord,
    faces: Faces,
    *,
    unicode: bool = True,
    positions: bool = False,
) -> Iterator[str]:
    """The lines of a story: the deal, then each action with what follows from it.

    The rule behind a kind of event is told the first time it happens. `positions` adds the
    position after each action, in notation.
    """
    pen = Pen(catalog, faces, unicode=unicode)
    names = public_names(record.seats, catalog)
    rules = record.rules
    state = deal(rules, record.deck, record.dealer)
    yield table_about(catalog, rules)
    yield catalog.text("story-dealer", you="none", name=names[record.dealer])
    for seat in range(rules.players):
        yield _hand(pen, state, names, seat)
    if rules.starter:
        yield catalog.text("story-starter", card=pen.card(state.pile[0]))
    yield catalog.text("story-stock", count=len(state.stock))
    told: set[str] = set()
    for number, (before, action, after, events) in enumerate(replay(record), start=1):
        yield ""
        yield f"{number}. " + catalog.text("labelled", label=names[before.mover], text=str(action))
        seen = view(after, None)
        for event, following in zip(events, [*events[1:], None], strict=True):
            if says_it_again(event, following):
                continue
            line = narrate(catalog, event, names, None, faces, seen, teach=False, unicode=unicode)
            yield f"   {line}"
            if event.word not in told:
                told.add(event.word)
                yield f"   ({why(catalog, event, rules)})"
        for seat in range(rules.players):
            if before.hand(seat) != after.hand(seat):
                yield f"   {_hand(pen, after, names, seat)}"
        if positions:
            yield f"   = {position_of(after)}"
    if record.result is None:
        yield ""
        yield catalog.text("story-unfinished")


def _hand(pen: Pen, state: State, names: tuple[str, ...], seat: int) -> str:
    cards = state.hand(seat)
    if not cards:
        return pen.catalog.text("story-no-hand", name=names[seat])
    return pen.catalog.text("story-hand", name=names[seat], cards=pen.cards(cards))
