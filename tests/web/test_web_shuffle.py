"""Shuffling by hand: a share of one's own, cutting for deal and cutting the pack, all sealed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import Mouse, Player
from tests.web.seats import BRIEF, CUT, STEP, by_hand, join, opened, shuffle, shuffling
from tests.web.visits import Visits
from tests.web.words import button, link, word

PRESS = """
(at) => {
  const free = document.querySelectorAll(".spread button:not([disabled])");
  (free[at * 7] ?? document.querySelector(".between form button"))?.click();
}
"""
SEAL = re.compile("[0-9a-f]{64}")


def seal(page: Page) -> str:
    """The seal that is shown before anything is added to the shuffle."""
    found = SEAL.search(page.locator(".between").inner_text())
    assert found, "no seal before the deal"
    return found[0]


def shuffled(page: Page, text: str) -> tuple[str, str]:
    """Everything by hand until the cards are there: what was asked, and the seal of the deal."""
    asked: list[str] = []
    promised = ""
    while (step := shuffling(page)) != "dealt":
        asked.append(step)
        if step == "contribute":
            promised = seal(page)
        shuffle(page, step, text)
    return " ".join(asked), promised


@pytest.mark.slow
def test_two_shuffle_in_the_same_moment(visits: Visits) -> None:
    ana, beto = pages = [visits.page() for _ in range(2)]
    for page in pages:
        by_hand(page)
    path = opened(ana, BRIEF, "open")
    ana.goto(visits.address + path)
    beto.goto(visits.address + path)
    join(beto, "Beto")
    dealt = False
    while not dealt:
        steps = [page.evaluate(STEP) for page in pages]
        for page, step in zip(pages, steps, strict=True):
            expect(page.get_by_role("alert")).to_have_count(0)
            if step == "contribute" and page.locator(".between .dealer").count():
                expect(page.locator(".between .dealer")).not_to_be_empty()
        for at, (page, step) in enumerate(zip(pages, steps, strict=True)):
            if step and step != "dealt":
                page.evaluate(PRESS, at)
        ana.wait_for_timeout(50)
        dealt = steps == ["dealt", "dealt"]


@pytest.mark.slow
def test_shuffled_by_hand(visits: Visits) -> None:
    page = visits.page()
    by_hand(page)
    page.goto(visits.address + opened(page, BRIEF, "random"))
    table = page.url
    cuts = 0
    # before the first deal the cards are shuffled once more, to cut for deal
    hands = [
        ("mi abuela", "contribute( pick)+ contribute( cut)?"),
        ("¡baraja!", "contribute( cut)?"),
    ]
    for text, order in hands:
        asked, promised = shuffled(page, text)
        assert re.fullmatch(order, asked), asked
        cuts += asked.count("cut")
        Player(Mouse(page)).play()
        link(page, "web-see-hand").click()
        button(page, "web-check").click()
        expect(page.locator(".checks strong")).to_have_text(word("verify-fair"))
        expect(page.locator(".checks")).to_contain_text(word("web-seal-same"))
        if "cut" in asked:
            expect(page.locator(".checks")).to_contain_text(word("verify-cut", value=CUT))
        for told in (promised, text):
            expect(page.locator("dl.digits")).to_contain_text(told)
        page.goto(table)
        button(page, "web-next").click()
    assert cuts == 1, "in one of two hands the other deals"
