"""Shuffling by hand: a share of one's own, cutting for deal and cutting the pack, all sealed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import Mouse, Player
from tests.web.seats import BRIEF, opened
from tests.web.visits import Visits
from tests.web.words import button, link, word

STEP = """
() => {
  const one = (selector) => document.querySelector(selector);
  if (one(".hand .card")) return "dealt";
  const free = document.querySelectorAll(".spread button:not([disabled])").length;
  if (free) return `pick ${free}`;
  if (one(".between form input[type=range]")) return "cut";
  if (one(".between form input[type=text]")) return "contribute";
  return null;
}
"""
SEAL = re.compile("[0-9a-f]{64}")
CUT = 13


def by_hand(page: Page) -> None:
    """Want to shuffle by hand, from now on."""
    button(page, "web-settings").click()
    page.get_by_label(word("web-by-hand")).check()
    page.keyboard.press("Escape")


def seal(page: Page) -> str:
    """The seal that is shown before anything is added to the shuffle."""
    found = SEAL.search(page.locator(".between").inner_text())
    assert found, "no seal before the deal"
    return found[0]


def shuffled(page: Page, text: str) -> tuple[str, str]:
    """Everything by hand until the cards are there: what was asked, and the seal of the deal."""
    asked: list[str] = []
    promised = ""
    while True:
        step = str(page.wait_for_function(STEP, polling=20).json_value())
        if step == "dealt":
            return " ".join(asked), promised
        asked.append(step.partition(" ")[0])
        if step == "contribute":
            promised = seal(page)
            page.get_by_label(word("web-asked-contribute")).fill(text)
            button(page, "web-add").click()
        elif step == "cut":
            page.get_by_label(word("web-asked-cut")).fill(str(CUT))
            button(page, "web-cut").click()
        else:
            page.locator(".spread button").nth(CUT).click()
        page.wait_for_function(f"(step) => ({STEP})() !== step", arg=step, polling=20)


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
