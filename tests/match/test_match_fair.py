"""The fair deal: its commitment, its shuffle, its proof."""

import hmac
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.errors import MatchError, RecordError
from conquian.match import (
    Act,
    Commit,
    Committed,
    Contribute,
    Cut,
    Referee,
    Revealed,
    Stage,
    commitment_of,
    deck_order,
    verify,
)
from conquian.match.fair import below, message, random_words, shuffled
from conquian.notation import HandRecord
from conquian.rules import Action, full_deck, house, legal, preset
from tests.match.tables import hand_of, kinds, play_win, secret, sent, small, table

CLASSIC = preset("classic")
texts = st.lists(st.text(max_size=8), min_size=2, max_size=2)


def finished(cut: int = 7) -> HandRecord:
    """A hand at a fairly dealt table, played out."""
    referee = table(CLASSIC)
    referee.handle(Commit(secret(77)), 0)
    referee.handle(Contribute(0, "one"), 0)
    referee.handle(Contribute(1, "two"), 0)
    referee.handle(Cut(1, cut), 0)
    chance = random.Random(1)
    while not referee.records:
        referee.handle(Act(referee.waiting[0], chance.choice(legal(hand_of(referee)))), 0)
    return referee.records[0]


def test_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment_of(secret(1)) == sha256(bytes(31) + b"\1").hexdigest()


def test_commitment_comes_before_every_contribution() -> None:
    referee = table(CLASSIC)
    with pytest.raises(MatchError, match="match-stage"):
        referee.handle(Contribute(0, "early"), 0)
    answer = referee.handle(Commit(secret(1), house=(1,)), 0)
    assert kinds(answer) == ["anted", "committed", "contributed"]
    assert sent(answer)[1] == Committed(1, 0, commitment_of(secret(1)))
    assert all(each.seats is None for each in answer)


def test_secret_is_revealed_when_the_hand_is_over_and_not_before() -> None:
    referee = table(CLASSIC)
    answers = referee.handle(Commit(secret(77), house=(0, 1)), 0)
    chance = random.Random(1)
    while not referee.records:
        assert "revealed" not in kinds(answers)
        fair = referee.match.fair(revealed=False)
        assert fair is not None
        assert fair.secret is None
        answers = referee.handle(Act(referee.waiting[0], chance.choice(legal(hand_of(referee)))), 0)
    assert Revealed(1, secret(77).hex()) in sent(answers)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(MatchError, match="match-secret"):
        table(CLASSIC).handle(Commit(bytes(length)), 0)


def test_secret_is_used_once() -> None:
    referee = table(CLASSIC, None)
    referee.handle(Commit(secret(1), house=(0, 1)), 0)
    with pytest.raises(MatchError, match="match-secret-used"):
        referee.handle(Commit(secret(1)), 0)


@pytest.mark.parametrize("text", ["x" * 65, "a\nb", "\ud800"])
def test_contribution_is_a_short_printable_text(text: str) -> None:
    referee = table(CLASSIC)
    referee.handle(Commit(secret(1)), 0)
    with pytest.raises(MatchError, match="match-contribution"):
        referee.handle(Contribute(0, text), 0)


def test_contribution_is_given_once() -> None:
    referee = table(CLASSIC)
    referee.handle(Commit(secret(1)), 0)
    referee.handle(Contribute(0, "a"), 0)
    with pytest.raises(MatchError, match="match-contributed"):
        referee.handle(Contribute(0, "b"), 0)


def test_procedure_is_that_of_its_description() -> None:
    """The deck worked out anew from the text of `fair`, sharing none of its code."""

    def four(number: int) -> bytes:
        return bytes([number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255])

    about = four(20) + b"conquian fair deal 1" + four(7) + b"classic" + four(3) + four(1) + four(2)
    about += four(3) + b"one" + four(6) + "ñandu".encode()
    stream = b"".join(
        hmac.new(secret(9), about + four(block), "sha256").digest() for block in range(20)
    )
    pack, place = list(full_deck(CLASSIC)), 0
    for last in range(39, 0, -1):
        while True:
            word = int.from_bytes(stream[place : place + 4], "big")
            place += 4
            if word < 2**32 // (last + 1) * (last + 1):
                break
        other = word % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    assert deck_order(CLASSIC, secret(9), ("one", "ñandu"), 3, 0) == tuple(pack)


@given(st.binary(min_size=32, max_size=32), texts, st.integers(0, 1000))
def test_deal_is_deterministic_and_a_whole_pack(key: bytes, given: list[str], hand: int) -> None:
    order = deck_order(CLASSIC, key, given, hand, 0)
    assert order == deck_order(CLASSIC, key, tuple(given), hand, 0)
    assert sorted(order) == list(full_deck(CLASSIC))


@given(texts, st.integers(0, 9), texts, st.integers(0, 9))
def test_different_deals_sign_different_bytes(
    one: list[str], first: int, two: list[str], second: int
) -> None:
    same = (one, first) == (two, second)
    assert (message(CLASSIC, one, first, 0) == message(CLASSIC, two, second, 0)) is same
    assert message(CLASSIC, one, first, 0) != message(CLASSIC, one, first, 1)
    assert message(CLASSIC, one, first, 0) != message(house("classic", stake=2), one, first, 0)
    assert message(CLASSIC, one, first, 0) != message(preset("two-pack"), one, first, 0)


def test_every_part_changes_the_deal() -> None:
    deals = [
        deck_order(CLASSIC, secret(1), ("a", "b"), 1, 0),
        deck_order(CLASSIC, secret(2), ("a", "b"), 1, 0),
        deck_order(CLASSIC, secret(1), ("b", "a"), 1, 0),
        deck_order(CLASSIC, secret(1), ("ab", ""), 1, 0),
        deck_order(CLASSIC, secret(1), ("a", "b"), 2, 0),
        deck_order(CLASSIC, secret(1), ("a", "b"), 1, 1),
        deck_order(house("classic", deal=9), secret(1), ("a", "b"), 1, 0),
    ]
    assert len(set(deals)) == 7


@pytest.mark.parametrize("size", [8, 16, 27])
@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 8])
def test_rejection_leaves_every_number_equally_likely(bound: int, size: int) -> None:
    """Every possible first word is tried: the numbers come out of equally many of them."""

    def words(first: int) -> Iterator[int]:
        yield first
        yield from [0] * 10

    taken = [word for word in range(size) if word < size - size % bound]
    found = Counter(below(words(word), bound, size) for word in taken)
    assert set(found.values()) == {len(taken) // bound}
    assert sorted(found) == list(range(bound))
    # every other word is skipped
    assert all(below(iter((word, 0)), bound, size) == 0 for word in range(len(taken), size))


def test_words_below_the_last_multiple_are_the_fair_ones() -> None:
    fair = 2**32 - 2**32 % 40
    assert below(iter((fair, 2**32 - 1, 41)), 40) == 1
    assert below(iter((fair - 1,)), 40) == 39


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_fisher_yates_makes_every_order_once(count: int) -> None:
    """Every series of choices is tried: n! of them, n! different orders."""
    orders = []
    for choices in product(*[range(bound) for bound in range(count, 1, -1)]):
        series = iter(choices)
        orders.append(shuffled(range(count), lambda bound, series=series: next(series)))  # type: ignore[misc]
    assert sorted(orders) == sorted(permutations(range(count)))


def test_orders_of_a_tiny_pack_are_about_equally_frequent() -> None:
    """24 orders of four cards, 240 expected of each: four deviations are 61."""
    words = random_words(secret(1), b"test")
    found = Counter(shuffled("AKQJ", lambda bound: below(words, bound)) for _ in range(24 * 240))
    assert len(found) == 24
    assert all(abs(times - 240) < 62 for times in found.values())


def test_words_are_32_bits_of_successive_digests() -> None:
    first = hmac.digest(secret(1), b"x" + bytes(4), "sha256")
    second = hmac.digest(secret(1), b"x" + b"\0\0\0\1", "sha256")
    words = list(islice(random_words(secret(1), b"x"), 16))
    assert b"".join(word.to_bytes(4, "big") for word in words) == first + second


@pytest.mark.parametrize("cut", [0, 7, 39])
def test_verify_proves_a_finished_record(cut: int) -> None:
    report = verify(finished(cut))
    assert report.checks == ("secret", "commitment", "contributions", "cut", "order")
    assert (report.hand, report.cut, report.cards) == (1, cut, 40)
    assert report.contributions == ("one", "two")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"secret": None}, "fair-hidden"),
        ({"secret": "00" * 31}, "fair-secret"),
        ({"secret": "zz" * 32}, "fair-secret"),
        ({"secret": "AB" * 32}, "fair-secret"),
        ({"secret": "00" * 32}, "fair-commitment"),
        ({"commitment": "00" * 32}, "fair-commitment"),
        ({"contributions": ("one",)}, "fair-contributions"),
        ({"contributions": ("one", "three")}, "fair-order"),
        ({"hand": 2}, "fair-order"),
        ({"cut": 8}, r"fair-cut \(cut=8, found=7\)"),
        ({"cut": -1}, "fair-cut-range"),
        ({"cut": 40}, "fair-cut-range"),
    ],
)
def test_verify_finds_what_was_changed(changes: dict[str, object], key: str) -> None:
    record = finished()
    assert record.fair is not None
    fair = replace(record.fair, **changes)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match=key):
        verify(replace(record, fair=fair))


def test_verify_finds_two_cards_changed() -> None:
    record = finished()
    deck = (record.deck[1], record.deck[0], *record.deck[2:])
    with pytest.raises(RecordError, match="fair-order"):
        verify(replace(record, deck=deck))


def test_verify_of_cards_dealt_by_hand() -> None:
    referee = table(small())
    play_win(referee, 1)
    with pytest.raises(RecordError, match="fair-missing"):
        verify(referee.records[0])


def test_house_seats_leave_the_pack_uncut_and_contribute_nothing() -> None:
    referee: Referee = table(CLASSIC)
    referee.handle(Commit(secret(3), house=(1, 1)), 0)
    referee.handle(Contribute(0, "mine"), 0)
    assert referee.stage is Stage.PLAY
    assert referee.match.deck == deck_order(CLASSIC, secret(3), ("mine", ""), 1, 0)
    with pytest.raises(MatchError, match="match-stage"):
        referee.handle(Cut(1, 4), 0)
    assert Action.decline() in legal(hand_of(referee))


def test_house_seats_are_seats() -> None:
    with pytest.raises(MatchError, match="match-no-seat"):
        table(CLASSIC).handle(Commit(secret(3), house=(2,)), 0)
