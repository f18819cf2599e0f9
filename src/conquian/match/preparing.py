"""From the commitment to the deal: what leads from one hand to the cards of the next (D1-D5, W3).

Each step takes the session and a command that its stage admits, judges the command whole, and only
then makes the next session.
"""

from __future__ import annotations

from dataclasses import replace

from conquian.errors import MatchError, RulesError
from conquian.match.commands import Commit, Contribute, Cut, Pick, TableDeal
from conquian.match.events import (
    Anted,
    Committed,
    Contributed,
    DealerChosen,
    Dealt,
    DeckCut,
    HandDealt,
    Misdealt,
    Picked,
    Post,
    Revealed,
    Tied,
)
from conquian.match.fair import SECRET_BYTES, commitment_of, cut_deck, deck_order
from conquian.match.state import Match, Stage, check_seat
from conquian.notation import CutRecord
from conquian.rules import SOURCE_WORDS, State, begin, deal, deal_order, full_deck

__all__ = ["commit", "contribute", "cut", "pick", "table_deal"]

LONGEST_CONTRIBUTION = 64


def commit(match: Match, command: Commit, post: Post) -> Match:
    """Antes go in, the secret is fixed and its commitment announced."""
    secret = command.secret
    if len(secret) != SECRET_BYTES:
        raise MatchError("match-secret", expected=SECRET_BYTES)
    commitment = commitment_of(secret)
    if commitment in match.commitments:
        raise MatchError("match-secret-used")
    for seat in command.house:
        check_seat(match, seat)
    if match.hand:
        match = _anted(match, post)
    post.all(Committed(match.hand, match.dealer, commitment))
    match = replace(
        match,
        stage=Stage.CONTRIBUTE,
        secret=secret,
        commitments=(*match.commitments, commitment),
        house=tuple(sorted(set(command.house))),
        contributions=(None,) * match.rules.players,
        cut=0,
    )
    for seat in match.house:
        match = _contributed(match, Contribute(seat), post)
    return match


def contribute(match: Match, command: Contribute, post: Post) -> Match:
    """A seat's text goes into the shuffle; after the last one the pack has its order."""
    check_seat(match, command.seat)
    text = command.text
    if len(text) > LONGEST_CONTRIBUTION or not text.isprintable():
        raise MatchError("match-contribution", most=LONGEST_CONTRIBUTION)
    if match.contributions[command.seat] is not None:
        raise MatchError("match-contributed", seat=command.seat)
    return _contributed(match, command, post)


def _contributed(match: Match, command: Contribute, post: Post) -> Match:
    given = list(match.contributions)
    given[command.seat] = command.text
    post.all(Contributed(command.seat, command.text))
    match = replace(match, contributions=tuple(given))
    texts = [text for text in given if text is not None]
    if len(texts) < len(given):
        return match
    match = replace(
        match, order=deck_order(match.rules, match.secret, texts, match.hand, match.dealer)
    )
    if match.hand:
        return _to_cut(match, post)
    seats = tuple(range(match.rules.players))
    return _house_picks(replace(match, stage=Stage.PICK, cutting=seats), post)


def pick(match: Match, command: Pick, post: Post) -> Match:
    """D1: a seat cuts a card for deal."""
    check_seat(match, command.seat)
    if command.seat not in match.waiting:
        raise MatchError("match-not-cutting", "D1", seat=command.seat)
    index, most = command.index, len(match.order) - 1
    if not 0 <= index <= most:
        raise MatchError("match-pick-range", "D1", index=index, most=most)
    if index in [taken for _, taken, _ in match.picks]:
        raise MatchError("match-pick-taken", "D1", index=index)
    return _house_picks(_picked(match, command, post), post)


def _house_picks(match: Match, post: Post) -> Match:
    """The house's seats pick the first free card: they would know what they choose."""
    while match.stage is Stage.PICK:
        seats = [seat for seat in match.waiting if seat in match.house]
        if not seats:
            break
        taken = [index for _, index, _ in match.picks]
        index = next(each for each in range(len(match.order)) if each not in taken)
        match = _picked(match, Pick(seats[0], index), post)
    return match


def _picked(match: Match, command: Pick, post: Post) -> Match:
    card = match.order[command.index]
    post.all(Picked(command.seat, command.index, card))
    match = replace(match, picks=(*match.picks, (command.seat, command.index, card)))
    if match.waiting:
        return match
    ranks = {seat: card & 15 for seat, _, card in match.picks[match.round_start :]}
    lowest = min(ranks.values())
    tied = tuple([seat for seat in match.cutting if ranks[seat] == lowest])
    free = len(match.order) - len(match.picks)
    if len(tied) > 1 and len(tied) <= free:
        post.all(Tied(tied))
        return replace(match, cutting=tied, round_start=len(match.picks))
    # with too few cards left to cut again, the first seat of those tied deals
    return _dealer_chosen(match, tied[0], post)


def _dealer_chosen(match: Match, dealer: int, post: Post) -> Match:
    card = next(card for seat, _, card in reversed(match.picks) if seat == dealer)
    fair = match.fair(revealed=True)
    assert fair is not None
    post.all(DealerChosen(dealer, card))
    post.all(Revealed(0, match.secret.hex()))
    return replace(
        match,
        stage=Stage.READY,
        hand=1,
        dealer=dealer,
        dealer_cut=CutRecord(
            match.rules, tuple([seat.name for seat in match.seats]), match.picks, dealer, fair
        ),
        secret=b"",
        house=(),
        contributions=(),
        order=(),
        picks=(),
        cutting=(),
        round_start=0,
    )


def _to_cut(match: Match, post: Post) -> Match:
    match = replace(match, stage=Stage.CUT)
    cutter = match.waiting[0]
    return _cut(match, Cut(cutter), post) if cutter in match.house else match


def cut(match: Match, command: Cut, post: Post) -> Match:
    """D1: the seat after the dealer cuts, and the cards are dealt."""
    check_seat(match, command.seat)
    cutter = match.waiting[0]
    if command.seat != cutter:
        raise MatchError("match-not-cutter", "D1", seat=command.seat, cutter=cutter)
    index, most = command.index, len(match.order) - 1
    if not 0 <= index <= most:
        raise MatchError("match-cut-range", "D1", index=index, most=most)
    return _cut(match, command, post)


def _cut(match: Match, command: Cut, post: Post) -> Match:
    post.all(DeckCut(command.seat, command.index))
    deck = cut_deck(match.order, command.index)
    match = replace(match, cut=command.index)
    return _dealt(match, deck, deal(match.rules, deck, match.dealer), post)


def table_deal(match: Match, command: TableDeal, post: Post) -> Match:
    """Cards that were dealt elsewhere; a wrong count makes the deal void (D5)."""
    rules = match.rules
    if not match.hand:
        raise MatchError("match-no-dealer", "D1")
    hands, rest = command.hands, command.rest
    if len(hands) != rules.players:
        raise MatchError("match-hands", "D2", hands=len(hands), players=rules.players)
    cards = [card for part in (*hands, rest) for card in part]
    if sorted(cards) != list(full_deck(rules)):
        raise RulesError("deal-not-the-pack", "D2", cards=len(cards), expected=rules.deck_size)
    match = _anted(match, post)
    try:
        state = begin(rules, hands, rest, match.dealer)
    except RulesError:
        seat = next(s for s, hand in enumerate(hands) if len(hand) != rules.deal)
        post.all(Misdealt(match.dealer, seat, len(hands[seat]), rules.deal))
        return match
    coming = [iter(hand) for hand in hands]
    dealt = [next(coming[seat]) for seat in deal_order(rules, match.dealer)]
    return _dealt(match, (*dealt, *rest), state, post)


def _anted(match: Match, post: Post) -> Match:
    """W3, unless the antes of a misdeal (D5) or of a replayed draw (W2) are still in."""
    if match.anted:
        return match
    ledger = match.ledger.anted(match.rules)
    post.all(Anted(match.rules.stake, ledger.pot))
    return replace(match, ledger=ledger, anted=True)


def _dealt(match: Match, deck: tuple[int, ...], state: State, post: Post) -> Match:
    rules = match.rules
    post.all(
        Dealt(
            match.hand,
            match.dealer,
            rules.deal,
            state.offered,
            SOURCE_WORDS[state.source],
            len(state.stock),
        )
    )
    for seat in range(rules.players):
        post.only((seat,), HandDealt(seat, state.hand(seat)))
    return replace(match, stage=Stage.PLAY, order=(), deck=deck, state=state, actions=(), stops=())
