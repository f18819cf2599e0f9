"""Hands in play for the bots' tests: the states of a played hand, and set positions."""

from collections.abc import Iterator, Sequence
from random import Random

from conquian.bots import Bot, make_bot
from conquian.cards import cards_of, parse_card, parse_cards
from conquian.rules import Action, Rules, State, apply, deal, full_deck, meld_of, preset, view
from conquian.rules.building import build
from conquian.rules.state import NOTHING


def dealt(rules: Rules, seed: int) -> State:
    deck = list(full_deck(rules))
    Random(seed).shuffle(deck)
    return deal(rules, deck, seed % rules.players)


def play(rules: Rules, bots: Sequence[Bot], seed: int) -> Iterator[tuple[State, Action]]:
    """Every state of a hand with the action chosen in it."""
    state = dealt(rules, seed)
    while not state.over:
        action = bots[state.mover].choose(view(state, state.mover))
        yield state, action
        state, _ = apply(state, action)


def decisions(rules: Rules, names: Sequence[str], count: int) -> Iterator[tuple[State, Action]]:
    """So many decisions, over as many hands as it takes; the bots sit in turn."""
    seed = 0
    while True:
        seats = [make_bot(names[(seat + seed) % len(names)], seed) for seat in range(rules.players)]
        for step in play(rules, seats, seed):
            yield step
            count -= 1
            if count == 0:
                return
        seed += 1


def exchanged(state: State, seat: int, chance: Random) -> State:
    """A state that looks the same to a seat, with the cards that it cannot see dealt anew."""
    rules = state.rules
    others = [other for other in range(rules.players) if other != seat]
    hidden = [card for other in others for card in state.hand(other)]
    hidden += state.stock
    chance.shuffle(hidden)
    hands = [state.hand(other) for other in range(rules.players)]
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(hidden[:size]), hidden[size:]
    given = [
        card if other == seat or (other + 1) % rules.players == seat else -1
        for other, card in enumerate(state.given)
    ]
    return build(
        rules,
        dealer=state.dealer,
        mover=state.mover,
        player=state.player,
        phase=state.phase,
        source=state.source,
        offered=state.offered,
        origin=state.origin,
        hands=hands,
        tables=[state.table(side) for side in range(rules.sides)],
        pile=state.pile,
        stock=hidden,
        given=given,
        outcome=state.outcome,
    )


def position(
    *,
    phase: int,
    hand: str,
    tables: Sequence[str],
    offered: str = "",
    source: int = NOTHING,
    pile: str = "",
    player: int = 0,
    rules: Rules | None = None,
    stock: int = 9,
) -> State:
    """A position with seat 0 to act; other hands and the stock hold what is left, in pack order.

    Every side holds as many cards as the rules allow. With a card drawn or in the pile offered.
    """
    rules = rules or preset("classic")
    laid = [
        tuple(meld_of(parse_cards(meld), rules.pack) for meld in table.split()) for table in tables
    ]
    mine = parse_cards(hand)
    seen = {*mine, *parse_cards(pile)} | ({parse_card(offered)} if offered else set())
    for table in laid:
        for meld in table:
            seen.update(cards_of(meld))
    left = [card for card in full_deck(rules) if card not in seen]
    Random(1).shuffle(left)
    size = (rules.limit or 10) - sum(len(cards_of(meld)) for meld in laid[1])
    return build(
        rules,
        dealer=1,
        mover=0,
        player=player,
        phase=phase,
        source=source,
        offered=parse_card(offered) if offered else -1,
        origin=1,
        hands=[mine, tuple(left[:size])],
        tables=[tuple(sorted(table, key=lambda meld: (meld & -meld, meld))) for table in laid],
        pile=parse_cards(pile),
        stock=left[size : size + stock],
        given=(-1, -1),
        outcome=None,
    )
