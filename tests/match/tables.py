"""Tables to test the referee at: small ones for the accounts, random ones for properties."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from conquian.cards import cards_text, parse_cards
from conquian.errors import RulesError
from conquian.match import (
    Act,
    Addressed,
    Command,
    Commit,
    Contribute,
    Cut,
    MatchEvent,
    Pick,
    Referee,
    Reseat,
    Seat,
    Setup,
    Stage,
    Stop,
    TableDeal,
)
from conquian.rules import Action, Rules, full_deck, house, legal
from tests.strategies import rules_strategy

NAMES = ("Ana", "Beto", "Carmen", "Diego")


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name) for name in NAMES[:count])


def table(rules: Rules, dealer: int | None = 0) -> Referee:
    return Referee(Setup(rules, seats(rules.players), dealer))


def small(name: str = "classic", **changes: Any) -> Rules:
    """Two cards each and three to win, nobody forced: hands that end at once."""
    return house(name, **{"deal": 2, "target": 3, "forced": False, **changes})


def secret(number: int) -> bytes:
    return number.to_bytes(32, "big")


def sent(*answers: tuple[Addressed, ...]) -> list[MatchEvent]:
    return [each.event for answer in answers for each in answer]


def kinds(*answers: tuple[Addressed, ...]) -> list[str]:
    return [event.kind for event in sent(*answers)]


def laid_out(rules: Rules, hands: dict[int, str], top: str) -> TableDeal:
    """A deal made by hand: some seats' cards, the top of the rest, all else in order of code."""
    left = list(full_deck(rules))
    for card in parse_cards(" ".join([*hands.values(), top])):
        left.remove(card)
    dealt = []
    for seat in range(rules.players):
        if seat in hands:
            dealt.append(parse_cards(hands[seat]))
        else:
            # from both ends, so that nobody has a meld
            dealt.append((left.pop(0), *(left.pop() for _ in range(rules.deal - 1))))
    return TableDeal(tuple(dealt), (*parse_cards(top), *left))


def play_win(referee: Referee, seat: int) -> tuple[Addressed, ...]:
    """A hand at a small table that `seat` wins with the starter, going rummy."""
    events = referee.handle(laid_out(referee.rules, {seat: "5S 6S"}, "7S"), 0)
    while referee.waiting[0] != seat:
        events += referee.handle(Act(referee.waiting[0], Action.decline()), 0)
    winning = legal(hand_of(referee))[0]
    return events + referee.handle(Act(seat, winning), 0)


def play_draw(referee: Referee) -> tuple[Addressed, ...]:
    """A hand at a small table in which nobody uses anything (T5)."""
    events = referee.handle(laid_out(referee.rules, {}, "7S"), 0)
    hand = referee.match.hand
    while referee.stage is Stage.PLAY and referee.match.hand == hand:
        events += referee.handle(Act(referee.waiting[0], Action.decline()), 0)
    return events


def hand_of(referee: Referee) -> Any:
    """The state of the hand in play."""
    state = referee.match.state
    assert state is not None
    return state


def cards(text: str) -> tuple[int, ...]:
    return parse_cards(text)


def text(codes: tuple[int, ...]) -> str:
    return cards_text(codes)


def next_command(referee: Referee, chance: random.Random) -> Command:
    """A random command that fits the stage; sometimes someone leaves, or wishes to."""
    rare = chance.random()
    if rare < 0.004:
        return Stop(chance.randrange(referee.rules.players), referee.stage is not Stage.PLAY)
    if rare < 0.02:
        return Reseat(chance.randrange(referee.rules.players), chance.choice(NAMES), "casual")
    if referee.stage is Stage.READY:
        if referee.match.hand and chance.random() < 0.3:
            return _random_deal(referee.rules, chance)
        some = [seat for seat in range(referee.rules.players) if chance.random() < 0.4]
        return Commit(chance.randbytes(32), tuple(some))
    seat = chance.choice(referee.waiting)
    if referee.stage is Stage.CONTRIBUTE:
        return Contribute(seat, chance.choice(("", "suerte", "ñandú", "1")))
    if referee.stage is Stage.PICK:
        return Pick(seat, chance.choice(referee.view(seat).free))
    if referee.stage is Stage.CUT:
        return Cut(seat, chance.randrange(referee.rules.deck_size))
    return Act(seat, chance.choice(legal(hand_of(referee))[:12]))


def _random_deal(rules: Rules, chance: random.Random) -> TableDeal:
    """Cards dealt by hand, sometimes wrongly."""
    deck = list(full_deck(rules))
    chance.shuffle(deck)
    counts = [rules.deal] * rules.players
    if chance.random() < 0.4:
        counts[chance.randrange(rules.players)] -= 1
    hands = []
    for count in counts:
        hands.append(tuple(deck[:count]))
        del deck[:count]
    return TableDeal(tuple(hands), tuple(deck))


def commands(referee: Referee, chance: random.Random, most: int) -> Iterator[Command]:
    """Up to `most` random commands, each for the referee as it then stands."""
    for _ in range(most):
        if referee.stage is Stage.OVER:
            return
        yield next_command(referee, chance)


def _table_rules(draw: st.DrawFn) -> Rules:
    rules = draw(rules_strategy())
    changes: dict[str, Any] = {
        "stake": draw(st.integers(0, 7)),
        "wins": draw(st.none() | st.integers(1, 4)),
        "units": draw(st.none() | st.integers(1, 30)),
    }
    if draw(st.booleans()):
        deal = draw(st.integers(2, 4))
        changes |= {"deal": deal, "target": draw(st.integers(3, deal + 1))}
    try:
        return replace(rules, **changes)
    except RulesError:
        return rules


table_rules = st.composite(_table_rules)()
"""Random house rules, some of them with hands and sessions that end soon."""
