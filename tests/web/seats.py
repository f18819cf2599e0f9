"""Ways to a seat: one press, an invite link, the page of all games, or a table made for a test."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.web.players import Mouse, Player
from tests.web.visits import Visits
from tests.web.words import button, word

OPEN = """
async (body) => {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const { game, token } = await (await fetch("/api/games", sent)).json();
  localStorage.setItem(`conquian.seat.${game}`, token);
  return game;
}
"""
BRIEF = "no-force,deal=18,target=30"
"""A game whose stock has three cards, too few to win: a hand is soon drawn."""


def sit(visits: Visits, **more: Any) -> Player:
    """Against the computer, by one press on the first page; dealt."""
    page = visits.page(**more)
    button(page, "web-play").click()
    return Player(Mouse(page)).dealt()


def invite(page: Page, name: str) -> str:
    """Open a table for a friend on the first page; the path of the link to send."""
    button(page, "web-friend").click()
    page.get_by_label(word("web-your-name")).fill(name)
    button(page, "web-make-link").click()
    sent = urlsplit(page.get_by_label(word("web-send-link")).input_value())
    assert sent.netloc == urlsplit(page.url).netloc
    return sent.path


def join(page: Page, name: str) -> None:
    """Take a seat at a table that one was invited to."""
    page.get_by_label(word("web-your-name")).fill(name)
    button(page, "web-sit-down").click()


def choose(page: Page, preset: str, **rules: str) -> None:
    """Choose a game and house rules on their page."""
    page.locator(f".preset input[value={preset}]").check()
    if rules:
        page.locator(".house summary").click()
    for field, value in rules.items():
        place = page.locator(f"#rule-{field}")
        if place.evaluate("element => element.tagName") == "SELECT":
            place.select_option(value)
        else:
            place.fill(value)


def opened(page: Page, rules: str, *others: str, **more: Any) -> str:
    """A table that no page of the client offers; its path. The page must be at the server."""
    body = {"rules": rules, "name": "Ana", "seats": ["human", *others], **more}
    return "/t/" + str(page.evaluate(OPEN, body))


def two(visits: Visits, rules: str, **more: Any) -> list[Player]:
    """Ana and Beto in browsers of their own, at a table of theirs; dealt."""
    ana = visits.page()
    path = opened(ana, rules, "open", **more)
    ana.goto(visits.address + path)
    beto = visits.page(path)
    join(beto, "Beto")
    return [Player(Mouse(page)).dealt() for page in (ana, beto)]
