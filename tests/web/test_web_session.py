"""Several hands: the running score and the pot, and the ways in which a game ends."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.players import Mouse, Player, play_all
from tests.web.seats import choose, opened, sit, two
from tests.web.visits import Visits
from tests.web.words import button, link, word

DRAWN = "no-force,players=3,deal=12,target=15"
"""The stock has three cards, of which somebody would need all: a hand is drawn."""


def between(page: Page) -> Locator:
    """What is said when no hand is played."""
    return page.get_by_role("region", name=word("web-between"))


def wish(page: Page, key: str = "web-end-ask") -> None:
    """Want the game to end, or no longer want it."""
    page.locator(".status").click()
    page.get_by_role("dialog").get_by_role("button", name=word(key)).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def score(page: Page) -> list[list[str]]:
    """Points and units by side, as the sheet has them."""
    page.locator(".status").click()
    rows = page.locator("dialog .score tbody tr")
    found = [rows.nth(at).locator("td").all_inner_texts() for at in range(rows.count())]
    page.keyboard.press("Escape")
    return found


def over(page: Page, *told: str) -> None:
    """The game has ended, which is said like this, and no other hand follows."""
    for each in told:
        expect(between(page)).to_contain_text(each)
    expect(link(page, "web-home")).to_be_visible()
    expect(button(page, "web-next")).to_have_count(0)


@pytest.mark.slow
def test_a_hand_is_stopped_when_both_agree(visits: Visits) -> None:
    ana, beto = (player.page for player in two(visits, "classic"))
    wish(ana)
    expect(beto.get_by_role("log")).to_contain_text(word("event-stop", you="none", name="Ana"))
    wish(ana, "web-end-not")
    expect(beto.get_by_role("log")).to_contain_text(word("event-stop-back", you="none", name="Ana"))
    # nobody is stopped by a wish alone, nor by one that was taken back
    wish(beto)
    for page in (ana, beto):
        expect(page.locator(".question")).not_to_be_empty()
        expect(page.locator(".hand .card").first).to_be_visible()
    expect(beto.locator(".banner")).to_contain_text(word("event-stop-missing", names="Ana"))
    expect(ana.locator(".banner")).to_contain_text(word("event-stop", you="none", name="Beto"))
    button(ana, "web-end-agree").click()
    for page in (ana, beto):
        over(
            page,
            word("event-over-stopped"),
            word("event-over-returned", returned="Ana +1, Beto +1"),
        )
        assert score(page) == [["0", "0"], ["0", "0"]]


@pytest.mark.slow
def test_the_computer_agrees_to_stop(visits: Visits) -> None:
    page = sit(visits).page
    wish(page)
    over(page, word("event-over-stopped"))


@pytest.mark.slow
def test_one_is_enough_between_hands(visits: Visits) -> None:
    players = two(visits, DRAWN, "random")
    play_all(players)
    ana, beto = (player.page for player in players)
    wish(beto)
    for page in (ana, beto):
        over(
            page,
            word("event-over-stopped"),
            word("event-over-returned", returned="Ana +1, Beto +1").rstrip("."),
        )
        assert score(page) == [["0", "0"]] * 3


@pytest.mark.slow
def test_a_number_of_hands_and_a_pot_that_grows(visits: Visits) -> None:
    page = visits.page("/?choose")
    choose(page, "no-force", players="3", deal="12", target="15")
    page.get_by_label(word("web-hands")).fill("2")
    button(page, "web-sit-down").click()
    player = Player(Mouse(page))
    for hand in (1, 2):
        player.dealt()
        expect(page.locator(".status")).to_contain_text(word("web-hand-number", number=hand))
        expect(page.locator(".status")).to_contain_text(word("web-pot", pot=3 * hand))
        player.play()
        if hand == 1:
            assert score(page) == [["0", "−1"]] * 3
            button(page, "web-next").click()
    # how the last hand ended is not how the game did
    last = word("labelled", label=word("web-hand-number", number=2), text="")
    over(page, word("event-over-hands"), word("web-level"), last.strip())
    expect(between(page)).not_to_contain_text(word("event-drawn-why"))
    assert score(page) == [["0", "0"]] * 3
    link(page, "web-see-hand").click()
    expect(page).to_have_url(re.compile("-2$"))


@pytest.mark.slow
def test_the_first_with_two_wins(visits: Visits) -> None:
    page = visits.page()
    page.goto(visits.address + opened(page, "classic,target=3,wins=2", "random"))
    player = Player(Mouse(page))
    theirs = page.locator(".opponent .name").inner_text()
    wins, hand = [0, 0], 0
    while max(wins) < 2:
        hand += 1
        # the other one may win before a card of the own hand is seen
        expect(page.locator(".status")).to_contain_text(word("web-hand-number", number=hand))
        player.play()
        points = [int(row[0]) for row in score(page)]
        gained = [now - before for now, before in zip(points, wins, strict=True)]
        assert sorted(gained) in ([0, 0], [0, 1])
        wins = points
        if max(wins) < 2:
            button(page, "web-next").click()
    you, name = ("seat", "") if wins[0] == 2 else ("none", theirs)
    over(page, word("event-over-wins", you=you, names=name, count=1))
    link(page, "web-see-hand").click()
    expect(page).to_have_url(re.compile(f"-{hand}$"))
    page.locator(".steps input").press("End")
    expect(page.get_by_text(word("web-won"), exact=True)).to_have_count(1)
