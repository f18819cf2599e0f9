"""A whole hand against the computer: by mouse, by touch, by keyboard alone, by dragging."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import Finger, Keys, Mouse, Player, Way
from tests.web.visits import PHONE, Visits
from tests.web.words import button, link, word

MOVING = "no-preference"


def start(way: Way) -> Player:
    """From the home page to the cards, with one press."""
    way.press(way.page.locator(".ways .primary"))
    return Player(way).dealt()


def finished(page: Page) -> None:
    """The hand is over, in words, and can be looked at again."""
    expect(page.locator(".between .result p").first).not_to_be_empty()
    expect(link(page, "web-see-hand")).to_be_visible()
    expect(button(page, "web-next")).to_be_enabled()


def test_one_click_to_a_dealt_hand(visits: Visits) -> None:
    page = visits.page(reduced_motion=MOVING)
    button(page, "web-play").click()
    expect(page.locator(".hand button.card")).to_have_count(10)
    # the computer may be first, and lay what it can use: it has given a card for it by one's turn
    page.locator(".question.mine").wait_for()
    laid = page.locator(".opponent .card").count()
    held = page.locator(".opponent .count").first
    expect(held).to_have_text(word("web-cards", count=10 - laid))
    expect(page.locator(".stock .count")).to_contain_text(word("web-stock", count=19))
    expect(page.locator(".question")).not_to_be_empty()


def test_a_hand_by_mouse(visits: Visits) -> None:
    player = start(Mouse(visits.page(reduced_motion=MOVING)))
    player.play()
    finished(player.page)
    player.way.press(button(player.page, "web-next"))
    player.dealt()
    expect(player.page.locator(".status")).to_contain_text(word("web-hand-number", number=2))


@pytest.mark.slow
def test_a_hand_by_touch(visits: Visits) -> None:
    page = visits.page(size=PHONE, has_touch=True, is_mobile=True, reduced_motion=MOVING)
    player = start(Finger(page))
    player.play()
    finished(page)


@pytest.mark.slow
def test_a_hand_by_keyboard_alone(visits: Visits) -> None:
    page = visits.page(reduced_motion=MOVING)
    page.locator(".ways").wait_for()
    player = start(Keys(page))
    player.play()
    finished(page)
    player.way.press(button(page, "web-next"))
    player.dealt()
