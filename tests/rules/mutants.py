"""Actions near the legal ones: what a slip of the hand, or a cheat, would try."""

from __future__ import annotations

import random
from collections.abc import Iterator

from conquian.rules import ACTION_WORDS, Action, State, full_deck, legal, meld_cards
from conquian.rules.melds import with_card

__all__ = ["mutants"]

USE, DECLINE = ACTION_WORDS.index("use"), ACTION_WORDS.index("decline")
DISCARD, GIVE = ACTION_WORDS.index("discard"), ACTION_WORDS.index("give")


def mutants(state: State, chance: random.Random, count: int) -> Iterator[Action]:
    """Some actions, legal or not, composed from the legal ones and from the cards in play."""
    deck = full_deck(state.rules)
    seat = max(state.mover, 0)
    bases: list[tuple[int, ...]] = [state.table(state.rules.side_of(seat))]
    listed = legal(state)
    bases += [action.table for action in chance.sample(listed, min(4, len(listed)))
              if action.table is not None]  # fmt: skip
    near = [*state.hand(seat), *([state.offered] if state.offered >= 0 else [])]
    yield from (Action.force(), Action.waive(), Action.decline(), Action.use(()))
    yield from (Action.discard(chance.choice(deck)), Action.give(chance.choice(deck)))
    for card in near:
        yield from (Action.discard(card), Action.give(card))
    for _ in range(count):
        table = [list(meld_cards(meld)) for meld in chance.choice(bases)]
        for _ in range(chance.randint(0, 3)):
            _change(table, near, deck, chance)
        melds = [_meld(cards) for cards in table if cards]
        if all(melds):
            yield Action.use(melds)
            yield Action.decline(melds)


def _change(
    table: list[list[int]], near: list[int], deck: tuple[int, ...], chance: random.Random
) -> None:
    """Change a table a little: add, take, move or swap a card, split, join, add or drop a meld."""
    some = chance.choice(near) if near and chance.random() < 0.8 else chance.choice(deck)
    kind = chance.randrange(8)
    if kind == 0 or not table:
        table.append([chance.choice(near) if near else some for _ in range(chance.randint(2, 4))])
        return
    meld = chance.choice(table)
    if kind == 1 or not meld:
        meld.append(some)
    elif kind == 2:
        meld.remove(chance.choice(meld))
    elif kind == 3:
        card = chance.choice(meld)
        meld.remove(card)
        chance.choice(table).append(card)
    elif kind == 4:
        meld[chance.randrange(len(meld))] = some
    elif kind == 5:
        at = chance.randrange(len(meld))
        table.append(meld[at:])
        del meld[at:]
    elif kind == 6:
        table.remove(meld)
        chance.choice(table).extend(meld) if table else table.append(meld)
    else:
        table.remove(meld)


def _meld(cards: list[int]) -> int:
    """Cards as one integer, valid or not; 0 if a card comes thrice."""
    value = 0
    for card in cards:
        value = with_card(value, 1 << card)
        if not value:
            return 0
    return value
