"""People at a table: by mouse, by finger, or by keyboard alone. They know what they see only."""

import time
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.web.words import button

STATE = """
() => {
  const one = (selector) => document.querySelector(selector);
  if (one(".between .result")) return "over";
  if (!one(".question.mine") || !one(".actions")) return null;
  if (one(".choices .choice")) return "choices";
  const primary = one(".actions .primary");
  if (one(".own.staged")) return primary && !primary.disabled ? "staged" : null;
  const buttons = [...document.querySelectorAll(".actions .buttons button:not(.plain)")];
  const chosen = one('.hand [aria-pressed="true"]');
  if (one(".centre button.card")) {
    if (!buttons.length || buttons.some(({ disabled }) => disabled)) return null;
    return one(".offer.fits") ? "use" : chosen ? "chosen" : "decline";
  }
  if (buttons.length === 1 && primary?.disabled) return chosen ? null : "single";
  if (!buttons.length || buttons.some(({ disabled }) => disabled)) return null;
  return chosen ? "chosen" : buttons.length === 2 ? "force" : null;
}
"""
TABLE = """
() => [".centre", ".opponents", ".own", ".hand", ".question"].map((part) => {
  const found = document.querySelector(part);
  const cards = [...(found?.querySelectorAll("[data-card]") ?? [])];
  return [part, ...cards.map((one) => one.dataset.card), part === ".hand" ? "" : found?.innerText];
})
"""
EDGE = {"x": 9.0, "y": 24.0}  # of a card in the fan that no other card lies on


class Way(Protocol):
    """How someone presses what is on the page."""

    page: Page

    def press(self, thing: Locator, card: bool = False) -> None: ...


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator, card: bool = False) -> None:
        if card:
            thing.click(position={"x": EDGE["x"], "y": EDGE["y"]})
        else:
            thing.click()


class Finger:
    """Taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator, card: bool = False) -> None:
        if card:
            thing.tap(position={"x": EDGE["x"], "y": EDGE["y"]})
        else:
            thing.tap()


class Keys:
    """Tab, arrows and Enter, until the focus is where it should be."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator, card: bool = False) -> None:
        thing.wait_for()
        for _ in range(150):
            if thing.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Space" if card else "Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {thing}")


class Player:
    """Plays one seat: uses what can be used, forces whom it may, discards the last card."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.page = way.page
        self.done: list[str] = []

    @property
    def game(self) -> str:
        """The table's name."""
        return self.page.url.rpartition("/t/")[2]

    def state(self) -> str | None:
        """What can be done at this moment; None while others are to act or the line is busy."""
        found: str | None = self.page.evaluate(STATE)
        return found

    def wait(self) -> str:
        """Wait until something is to do."""
        return str(self.page.wait_for_function(STATE, polling=20).json_value())

    def act(self, state: str) -> None:
        """One press, or the two of a discard."""
        page, press = self.page, self.way.press
        self.done.append(state)
        if state == "choices":
            press(page.locator(".choices .choice").first)
        elif state == "single":
            card = page.locator(".hand button.card").last
            press(card, card=True)
            expect(card).to_have_attribute("aria-pressed", "true")
            press(page.locator(".actions .primary"))
        elif state == "decline":
            press(page.locator(".actions .buttons button:not(.plain)").first)
        else:
            press(page.locator(".actions .primary"))

    def play(self) -> None:
        """Play to the end of the hand."""
        for _ in range(400):
            state = self.wait()
            if state == "over":
                return
            self.act(state)
        raise AssertionError(f"the hand does not end: {self.done[-12:]}")

    def dealt(self) -> "Player":
        """Wait for the cards."""
        self.page.locator(".hand").wait_for()
        return self

    def hand(self) -> set[str]:
        """The own cards."""
        return cards(self.page, ".hand [data-card]")


def cards(page: Page, selector: str = "[data-card]") -> set[str]:
    """The cards that are to be seen."""
    script = "all => all.map((one) => one.dataset.card.slice(0, 2))"
    return set(page.locator(selector).evaluate_all(script))


def shown(page: Page) -> object:
    """All that lies on the table, and what is asked."""
    return page.evaluate(TABLE)


def story(page: Page) -> list[str]:
    """What happened and what was taught of it, newest first."""
    button(page, "web-log").click()
    lines = page.locator(".log li").all_inner_texts()
    button(page, "web-close").click()
    return lines


def play_all(players: list[Player], seconds: float = 90) -> None:
    """Several people play until all see the end of the hand."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        states = [player.state() for player in players]
        if all(state == "over" for state in states):
            return
        acting = [
            (player, state)
            for player, state in zip(players, states, strict=True)
            if state not in (None, "over")
        ]
        if not acting:
            players[0].page.wait_for_timeout(10)
        for player, state in acting[:1]:
            assert state is not None
            player.act(state)
    raise AssertionError([player.done[-6:] for player in players])
