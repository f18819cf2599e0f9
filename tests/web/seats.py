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
  const answer = await fetch("/api/games", sent);
  if (!answer.ok) throw Error(await answer.text());
  const { game, token } = await answer.json();
  localStorage.setItem(`conquian.seat.${game}`, token);
  return game;
}
"""
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
CUT = 13
BRIEF = "no-force,deal=15,target=20"
"""A game whose stock has nine cards: a hand is soon over, and hardly ever won."""


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


def two(visits: Visits, rules: str, *others: str, **more: Any) -> list[Player]:
    """Ana and Beto in browsers of their own, at a table of theirs and perhaps others'; dealt."""
    ana = visits.page()
    path = opened(ana, rules, "open", *others, **more)
    ana.goto(visits.address + path)
    beto = visits.page(path)
    join(beto, "Beto")
    return [Player(Mouse(page)).dealt() for page in (ana, beto)]


def by_hand(page: Page) -> None:
    """Want to shuffle by hand, from now on."""
    button(page, "web-settings").click()
    page.get_by_label(word("web-by-hand")).check()
    page.keyboard.press("Escape")


def shuffling(page: Page) -> str:
    """What is to do by hand, as soon as something is: contribute, pick, cut; or dealt."""
    step = page.wait_for_function(STEP, polling=20).json_value()
    return str(step).partition(" ")[0]


def shuffle(page: Page, step: str, text: str = "luna") -> None:
    """Do it."""
    before = page.evaluate(STEP)
    if step == "contribute":
        page.get_by_label(word("web-asked-contribute")).fill(text)
        button(page, "web-add").click()
    elif step == "cut":
        page.get_by_label(word("web-asked-cut")).fill(str(CUT))
        button(page, "web-cut").click()
    else:
        page.locator(".spread button").nth(CUT).click()
    page.wait_for_function(f"(before) => ({STEP})() !== before", arg=before, polling=20)
