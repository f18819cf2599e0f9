"""The proof of a deal, from what is left when the hand is over. `fair` has the procedure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from conquian.errors import MatchError, RecordError
from conquian.match.commands import Commit, Contribute, Pick
from conquian.match.fair import SECRET_BYTES, commitment_of, cut_deck, deck_order
from conquian.match.referee import Referee
from conquian.match.state import Seat, Setup
from conquian.notation import CutRecord, FairDeal, HandRecord
from conquian.rules import Rules

__all__ = ["Verification", "verify", "verify_dealer"]


_SEAL = 8  # digits of a commitment that tell it from any other by eye


@dataclass(frozen=True, slots=True)
class Verification:
    """What has been proved of a deal."""

    hand: int
    commitment: str
    contributions: tuple[str, ...]
    cut: int
    cards: int
    checks: tuple[str, ...] = ("secret", "commitment", "contributions", "cut", "order")
    """The checks that were made, all passed."""


def verify(record: HandRecord, seal: str | None = None) -> Verification:
    """Prove from a finished record alone that its deal was fair.

    What the record cannot know is which commitment was shown before the deal: `seal` is that, or
    its first digits (eight at least), as the person saw it.

    Raises RecordError: ``fair-missing`` for cards dealt by hand, ``fair-hidden`` while the secret
    is not revealed, ``fair-secret``, ``fair-commitment``, ``fair-contributions``,
    ``fair-cut-range`` and ``fair-order`` for a deal that is not what was committed to, ``fair-cut``
    for one that is but for the cut, ``fair-seal`` for another commitment than the seal.
    """
    fair, rules = record.fair, record.rules
    if fair is None:
        raise RecordError("fair-missing")
    order = order_of(rules, fair, record.dealer)
    _check_seal(fair, seal)
    if not 0 <= fair.cut < len(order):
        raise RecordError("fair-cut-range", "D1", cut=fair.cut, most=len(order) - 1)
    if record.deck != cut_deck(order, fair.cut):
        for cut in range(len(order)):
            if record.deck == cut_deck(order, cut):
                raise RecordError("fair-cut", "D1", cut=fair.cut, found=cut)
        raise RecordError("fair-order", "D1", hand=fair.hand)
    return Verification(fair.hand, fair.commitment, fair.contributions, fair.cut, len(order))


def _check_seal(fair: FairDeal, seal: str | None) -> None:
    if seal is not None and (len(seal) < _SEAL or not fair.commitment.startswith(seal.lower())):
        raise RecordError("fair-seal", seal=seal[:64], commitment=fair.commitment)


def order_of(rules: Rules, fair: FairDeal, dealer: int) -> tuple[int, ...]:
    """The order of the pack, before the cut, that a revealed secret leads to.

    Raises RecordError as `verify` does.
    """
    if fair.secret is None:
        raise RecordError("fair-hidden", hand=fair.hand)
    try:
        secret = bytes.fromhex(fair.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or secret.hex() != fair.secret:
        raise RecordError("fair-secret", digits=2 * SECRET_BYTES)
    if commitment_of(secret) != fair.commitment:
        raise RecordError("fair-commitment", hand=fair.hand)
    if len(fair.contributions) != rules.players:
        raise RecordError(
            "fair-contributions", given=len(fair.contributions), players=rules.players
        )
    return deck_order(rules, secret, fair.contributions, fair.hand, dealer)


def verify_dealer(cut: CutRecord, seal: str | None = None) -> Verification:
    """Prove that the first dealer was found fairly (D1).

    Raises RecordError as `verify` does, and ``fair-dealer`` when the picks do not lead to the
    dealer.
    """
    rules = cut.rules
    order = order_of(rules, cut.fair, -1)
    _check_seal(cut.fair, seal)
    referee = Referee(Setup(rules, (Seat("-"),) * rules.players))
    referee.handle(Commit(bytes.fromhex(cut.fair.secret or "")), 0)
    try:
        for seat, text in enumerate(cut.fair.contributions):
            referee.handle(Contribute(seat, text), 0)
        for seat, index, _ in cut.picks:
            referee.handle(Pick(seat, index), 0)
    except MatchError as error:
        raise RecordError("fair-dealer", "D1", dealer=cut.dealer) from error
    found = referee.dealer_cut
    if found is None or replace(found, seats=cut.seats) != cut:
        raise RecordError("fair-dealer", "D1", dealer=cut.dealer)
    fair = cut.fair
    return Verification(fair.hand, fair.commitment, fair.contributions, fair.cut, len(order))
