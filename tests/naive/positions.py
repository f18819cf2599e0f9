"""Positions set up and actions picked by notation, for the hand-worked examples."""

from tests.naive.game import State, begin_turn, house, legal, play
from tests.naive.melds import Cards, in_order, parse
from tests.naive.presets import PRESETS, Rules


def cards(words: str) -> Cards:
    """The cards of a text with spaces, sorted."""
    return in_order(words.split())


def at(
    *hands: str,
    tables: tuple[str, ...] = (),
    pile: str = "",
    stock: str = "",
    rules: Rules = PRESETS["classic"],
) -> State:
    """A position in which a turn of seat 0 begins, the pile top having come from the last seat."""
    sides = 2 if rules["partners"] else len(hands)
    laid = [parse(words) for words in tables]
    state = State(
        house=house(rules)._replace(players=len(hands)),
        dealer=len(hands) - 1,
        hands=tuple(cards(hand) for hand in hands),
        tables=tuple((laid + [()] * sides)[:sides]),
        pile=tuple(pile.split()),
        stock=tuple(stock.split()),
    )
    return begin_turn(state, user=len(hands) - 1)


def line(state: State, *tokens: str) -> State:
    """Play several actions."""
    for token in tokens:
        state = play(state, token)
    return state


def of_kind(state: State, kind: str) -> set[str]:
    """The legal tokens of one kind."""
    return {token for token in legal(state) if token.partition(":")[0] == kind}
