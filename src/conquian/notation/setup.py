"""Whether a position could be: every demand that a reachable state meets, each with its own error.

First the shape and the cards, then the numbers of cards, then who acts and why. Hidden cards are
counted but not known, so what depends on them goes unchecked. An error says what was expected.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from conquian.cards import card_text, pack_cards
from conquian.errors import IllegalAction, NotationError
from conquian.notation.counts import check_counts, given_by, size
from conquian.rules.building import with_tables
from conquian.rules.melds import meld_cards, meld_of
from conquian.rules.options import extends
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    NOTHING,
    OFFER,
    OVER,
    PHASE_WORDS,
    PILE,
    SOURCE_WORDS,
    STARTER,
    STOCK,
)

if TYPE_CHECKING:
    from conquian.notation.position import Position

__all__ = ["check_setup"]


def check_setup(setup: Position) -> None:
    """Check a position whole. Raises NotationError for the first demand that it does not meet."""
    _check_shape(setup)
    _check_phase(setup)
    _check_cards(setup)
    check_counts(setup)
    _check_offered(setup)
    _check_mover(setup)
    _check_origin(setup)
    _check_force(setup)
    _check_given(setup)


def _check_shape(setup: Position) -> None:
    rules = setup.rules
    lengths = (
        (setup.hands, rules.players),
        (setup.tables, rules.sides),
        (setup.given, rules.players),
    )
    for (parts, expected), part in zip(lengths, ("hands", "tables", "given"), strict=True):
        if len(parts) != expected:
            raise NotationError("position-parts", part=part, found=len(parts), expected=expected)
    seats = [setup.dealer, setup.player, setup.origin, max(setup.mover, 0)]
    if setup.outcome:
        seats.append(setup.outcome.seat)
    for seat in seats:
        if not 0 <= seat < rules.players:
            raise NotationError("position-seat", seat=seat, players=rules.players)
    known = 0 <= setup.phase < len(PHASE_WORDS) and 0 <= setup.source < len(SOURCE_WORDS)
    if not known or any(size(cards) < 0 for cards in (*setup.hands, setup.stock)):
        raise NotationError("position-syntax", text=f"{setup.phase} {setup.source}")


def _check_phase(setup: Position) -> None:
    """The phases that the house rules have, and what goes with the end of a hand."""
    rules = setup.rules
    if setup.phase == EXCHANGE and not rules.exchange:
        raise NotationError("position-no-exchange", "D7")
    if setup.phase in (FORCE_CHOICE, FORCED) and not rules.forced:
        raise NotationError("position-no-force", "F1")
    if setup.source == STARTER and not rules.starter:
        raise NotationError("position-no-starter", "D6")
    outcome = setup.outcome
    if (setup.phase == OVER) != (outcome is not None):
        raise NotationError("position-outcome", "W1", phase=PHASE_WORDS[setup.phase])
    if outcome and outcome.winner not in (None, rules.side_of(outcome.seat)):
        raise NotationError("position-winner", "W1", seat=outcome.seat, player=setup.player)


def _check_cards(setup: Position) -> None:
    """M, and every card from the pack, as often as it is there, and all of them somewhere."""
    rules = setup.rules
    pack = set(pack_cards(rules.pack))
    open_cards = [*setup.pile]
    if setup.source == STOCK:
        open_cards.append(setup.offered)
    for table in setup.tables:
        for meld in table:
            open_cards += meld_cards(meld)
    hidden = 0
    for cards in (*setup.hands, setup.stock):
        if isinstance(cards, int):
            hidden += cards
        else:
            open_cards += cards
    named = [setup.offered, *setup.given, *open_cards]
    for card in named:
        if card >= 0 and card not in pack:
            text = card_text(card) if card < 64 else str(card)
            raise NotationError("position-card-foreign", "V", card=text, pack=rules.pack)
    for table in setup.tables:
        for meld in table:
            try:
                meld_of(meld_cards(meld), rules.pack, rules.packs)
            except IllegalAction as error:
                raise NotationError(error.key, error.clause, **error.details) from None
    for card, copies in Counter(open_cards).items():
        if card < 0:
            raise NotationError("position-offered-missing", "T3", phase=PHASE_WORDS[setup.phase])
        if copies > rules.packs:
            raise NotationError(
                "position-card-copies", "V", card=card_text(card), copies=copies, most=rules.packs
            )
    if len(open_cards) + hidden != rules.deck_size:
        raise NotationError(
            "position-cards", "V", cards=len(open_cards) + hidden, expected=rules.deck_size
        )


def _check_offered(setup: Position) -> None:
    """An offered card where one is due, and from where it is said to be (T1, T2, T3)."""
    phase = PHASE_WORDS[setup.phase]
    due = setup.phase in (OFFER, FORCE_CHOICE, FORCED)
    if due and setup.offered < 0:
        raise NotationError("position-offered-missing", "T2", phase=phase)
    if not due and setup.offered >= 0:
        raise NotationError(
            "position-offered-extra", "T2", phase=phase, card=card_text(setup.offered)
        )
    if due == (setup.source == NOTHING):
        raise NotationError("position-source", "T2", source=SOURCE_WORDS[setup.source], phase=phase)
    if setup.source in (STARTER, PILE):
        top = card_text(setup.pile[-1]) if setup.pile else "-"
        if top != card_text(setup.offered):
            raise NotationError(
                "position-offered-pile", "T2", card=card_text(setup.offered), top=top
            )


def _check_mover(setup: Position) -> None:
    players = setup.rules.players
    if setup.phase == OVER:
        expected = -1
    elif setup.phase == FORCE_CHOICE:
        expected = (setup.player + 1) % players
    else:
        expected = setup.player
    if setup.mover != expected:
        raise NotationError(
            "position-mover",
            "F1" if setup.phase == FORCE_CHOICE else "T2",
            phase=PHASE_WORDS[setup.phase],
            mover="-" if setup.mover < 0 else setup.mover,
            expected="-" if expected < 0 else expected,
        )


def _check_origin(setup: Position) -> None:
    """Where the card may come from that is offered to, or was used by, the player (T1, T2, T7)."""
    rules, player, origin = setup.rules, setup.player, setup.origin
    following = (origin + 1) % rules.players
    opening = setup.source == STARTER or setup.phase == EXCHANGE
    used = setup.phase == DISCARDING
    if setup.outcome and setup.outcome.winner is not None:
        used = True
        if setup.outcome.seat != player:
            raise NotationError("position-winner", "W1", seat=setup.outcome.seat, player=player)
    if opening:
        fits = origin == setup.dealer
    elif setup.outcome and not used:
        fits = setup.outcome.seat == following and player == _last_asked(setup)
    else:
        any_seat = rules.offers == "round" and setup.source in (PILE, NOTHING)
        fits = player != origin if any_seat else player == following
        if used and rules.starter and origin == setup.dealer:
            fits = True
    if not fits:
        raise NotationError(
            "position-origin",
            "T1" if opening else "T7",
            origin=origin,
            player=player,
            dealer=setup.dealer,
        )


def _last_asked(setup: Position) -> int:
    """The seat that acted last when the next had to draw from an empty stock (T5)."""
    if not setup.pile:  # it used the last card of the pile and discarded none
        return setup.origin
    step = -1 if setup.rules.offers == "round" else 1
    return (setup.origin + step) % setup.rules.players


def _check_force(setup: Position) -> None:
    """F1: the card fits a meld as they lie."""
    if setup.phase not in (FORCE_CHOICE, FORCED):
        return
    rules = setup.rules
    if not extends(with_tables(rules, setup.tables), setup.player, setup.offered):
        raise NotationError(
            "position-force-unfit", "F1", card=card_text(setup.offered), seat=setup.player
        )


def _check_given(setup: Position) -> None:
    """D7: who has passed a card, and where cards passed may be."""
    rules = setup.rules
    exchange = setup.phase == EXCHANGE
    passed = given_by(rules, setup.dealer, setup.mover, setup.phase)
    away: Counter[int] = Counter()
    for seat, (card, done) in enumerate(zip(setup.given, passed, strict=True)):
        if done != (card != -1):
            raise NotationError("position-given", "D7", seat=seat)
        keeper = setup.hands[seat if exchange else (seat + 1) % rules.players]
        if card < 0 or isinstance(keeper, int) or card in keeper:
            continue
        if exchange:
            raise NotationError("position-given-hand", "D7", seat=seat, card=card_text(card))
        away[card] += 1
    if away:
        seen = Counter(setup.pile)
        for table in setup.tables:
            for meld in table:
                seen.update(meld_cards(meld))
        for card, times in away.items():
            if seen[card] < times:
                raise NotationError("position-given-lost", "D7", card=card_text(card))
