"""One hand of Conquian, played by tokens such as ``use:5S-6S-7S``, ``decline``, ``discard:KC``."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.naive.choices import fits, legal
from tests.naive.melds import Arrangement, cards_of, in_order, minus, parse
from tests.naive.state import State, after, full_pack, house, side

__all__ = ["State", "begin_turn", "full_pack", "house", "legal", "new", "play", "result", "step"]


def new(rules: dict[str, Any], deck: Sequence[str], dealer: int = 0) -> State:
    """Deal the whole pack, top card first (D2-D4), and go on to the first decision."""
    if list(in_order(deck)) != full_pack(rules):
        raise ValueError("the deck is not the whole pack")
    h = house(rules)
    stock = list(deck)
    hands: list[list[str]] = [[] for _ in range(h.players)]
    while len(hands[dealer]) < h.deal:  # D2: the dealer is the last of each round
        packet = min(2, h.deal - len(hands[dealer]))
        for step in range(1, h.players + 1):
            hands[(dealer + step) % h.players] += [stock.pop(0) for _ in range(packet)]
    pile = [stock.pop(0)] if h.starter else []  # D3, D6
    sides = 2 if h.partners else h.players
    state = State(
        house=h,
        dealer=dealer,
        hands=tuple(in_order(hand) for hand in hands),
        tables=((),) * sides,
        pile=tuple(pile),
        stock=tuple(stock),
    )
    if h.exchange:
        return replace(state, mover=after(state, dealer))  # D7
    return open_play(state)


def result(state: State) -> tuple[int | None, bool] | None:
    """None while the hand is on, then (winning side or None for a draw, went rummy W4)."""
    return (state.winner, state.rummy) if state.phase == "over" else None


def play(state: State, token: str) -> State:
    """The state after a legal action; ValueError for an illegal one."""
    if token not in legal(state):
        raise ValueError(f"{token} is not legal")
    return step(state, token)


def step(state: State, token: str) -> State:
    """The state after an action known to be legal."""
    kind, _, words = token.partition(":")
    if kind == "give":
        return give(state, words)
    if kind == "use":
        return use(state, parse(words))
    if kind == "decline":
        return decline(lay_out(state, parse(words)) if words else state)
    if kind == "force":
        return replace(state, phase="forced", mover=state.player)
    if kind == "waive":
        return declined(state)
    return begin_turn(
        replace(
            state,
            hands=put(state.hands, state.mover, minus(state.hands[state.mover], [words])),
            pile=(*state.pile, words),
        ),
        user=state.mover,
    )


def put(items: tuple[Any, ...], index: int, item: object) -> tuple[Any, ...]:
    """The tuple with one item changed."""
    return (*items[:index], item, *items[index + 1 :])


def give(state: State, card: str) -> State:
    """D7: choose in order from the seat after the dealer; when all have chosen, pass on."""
    state = replace(state, given=(*state.given, card))
    if len(state.given) < state.house.players:
        return replace(state, mover=after(state, state.mover))
    hands = list(state.hands)
    giver = after(state, state.dealer)
    for given in state.given:
        hands[giver] = minus(hands[giver], [given])
        hands[after(state, giver)] = in_order((*hands[after(state, giver)], given))
        giver = after(state, giver)
    return open_play(replace(state, hands=tuple(hands)))


def open_play(state: State) -> State:
    """T1: offer the starter to the seat after the dealer, which draws if there is none (D6)."""
    first = after(state, state.dealer)
    if state.pile:
        return offer(state, first, state.pile[-1], "starter", state.dealer)
    return draw(state, first)


def offer(state: State, seat: int, card: str, source: str, origin: int) -> State:
    """Put the card before the seat."""
    return replace(
        state, phase="offer", mover=seat, player=seat, offered=card, source=source, origin=origin
    )


def draw(state: State, seat: int) -> State:
    """T3: turn up the top of the stock; T5: with no stock the hand is a draw."""
    if not state.stock:
        return over(state)
    return offer(replace(state, stock=state.stock[1:]), seat, state.stock[0], "stock", seat)


def over(state: State, winner: int | None = None, rummy: bool = False) -> State:
    """The hand is over."""
    return replace(
        state,
        phase="over",
        mover=-1,
        player=-1,
        offered="",
        source="",
        origin=-1,
        winner=winner,
        rummy=rummy,
    )


def begin_turn(state: State, user: int) -> State:
    """T2: the turn passes from `user` to the next seat, with the top of the pile on offer."""
    if state.pile:
        return offer(state, after(state, user), state.pile[-1], "pile", user)
    return draw(state, after(state, user))


def lay_out(state: State, new: Arrangement) -> State:
    """Change the table of the player's side; the cards not yet on it come from the hand."""
    mine = side(state, state.player)
    laid = minus(cards_of(new), cards_of(state.tables[mine]))
    return replace(
        state,
        hands=put(state.hands, state.player, minus(state.hands[state.player], laid)),
        tables=put(state.tables, mine, new),
    )


def use(state: State, new: Arrangement) -> State:
    """A1, then W1 or T4."""
    seat, mine = state.player, side(state, state.player)
    old = state.tables[mine]
    if state.source != "stock":
        state = replace(state, pile=state.pile[:-1])
    hand = in_order((*state.hands[seat], state.offered))  # for lay_out, which takes it from there
    state = lay_out(replace(state, hands=put(state.hands, seat, hand)), new)
    state = replace(state, offered="", source="", origin=-1, player=-1)
    if len(cards_of(new)) == state.house.target:
        return over(state, winner=mine, rummy=not old)
    holding = len(cards_of(new)) + sum(
        len(hand) for other, hand in enumerate(state.hands) if side(state, other) == mine
    )
    limit = state.house.limit
    if limit is not None and holding > limit and state.hands[seat]:
        return replace(state, phase="discard", mover=seat)
    return begin_turn(state, user=seat)


def decline(state: State) -> State:
    """F1: the next opponent may force a card that fits; otherwise go on."""
    h = state.house
    table = state.tables[side(state, state.player)]
    room = len(cards_of(table)) + 1 <= h.target
    if h.forced and room and fits(state.offered, table, h.pack):
        return replace(state, phase="choice", mover=after(state, state.player))
    return declined(state)


def declined(state: State) -> State:
    """Where the offered card goes when it is declined for good."""
    seat, following = state.player, after(state, state.player)
    if state.source == "stock":  # T3: it becomes the top of the pile and the turn passes
        return begin_turn(replace(state, pile=(*state.pile, state.offered)), user=seat)
    if state.source == "starter":  # T1: all the way round, the dealer last
        if seat == state.dealer:
            return draw(state, following)
        return offer(state, following, state.offered, "starter", state.origin)
    if state.house.offers == "next":
        return draw(state, seat)
    if following == state.origin:  # T7: round until it comes back to where it came from
        return draw(state, after(state, state.origin))
    return offer(state, following, state.offered, "pile", state.origin)
