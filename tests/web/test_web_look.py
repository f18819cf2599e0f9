"""How it looks: for everyone (axe-core), on small screens, at rest, and how much it weighs."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.places import AXE, SCREENSHOTS
from tests.web.players import Mouse, Player
from tests.web.visits import DESK, PHONE, SMALL, Visits
from tests.web.words import button, word

LIGHT_AND_DARK = ("light", "dark")
REST = """
() => document.getAnimations().every((one) => one.playState !== "running") &&
  !document.querySelector(".ghost, .moving")
"""
RUN_AXE = """
async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((one) => [
  one.id, one.help, ...one.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)}
    ${node.failureSummary}`)])
"""
WIDE = """
() => {
  const limit = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > limit) found.push(`page: ${
    document.documentElement.scrollWidth} > ${limit}`);
  for (const one of document.querySelectorAll("button, a, input, select, h1, h2, p, .card")) {
    const { right, left, width } = one.getBoundingClientRect();
    if (one.closest(".hidden, .discards .strip") || !width) continue;
    if (right > limit + 1 || left < -1) found.push(
      `${one.tagName}.${one.className} ${left}..${right}: ${one.innerText}`);
  }
  return found;
}
"""


def states(page: Page, address: str, most: int = 60) -> Iterator[str]:
    """Go through the client's states; at each of them its name."""
    page.goto(address)
    page.locator(".ways").wait_for()
    yield "home"
    page.goto(address + "/?choose")
    page.locator(".preset").first.wait_for()
    yield "choose"
    page.locator(".house summary").click()
    yield "house-rules"
    page.goto(address)
    button(page, "web-friend").click()
    yield "friend"
    page.get_by_label(word("web-your-name")).fill("Ana")
    button(page, "web-make-link").click()
    page.locator("#invite").wait_for()
    yield "lobby"
    page.goto(address)
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    seen: set[str] = set()
    for _ in range(most):
        state = player.wait()
        if state not in seen:
            seen.add(state)
            yield f"table-{state}"
            if state == "single":
                page.locator(".hand button.card").first.click(position={"x": 9, "y": 24})
                yield "table-chosen"
                button(page, "web-unselect").click()
            cards = page.locator(".hand button.card")
            if state == "decline" and cards.count() > 1:
                for card in (cards.first, cards.last):
                    card.click(position={"x": 9, "y": 24})
                page.locator(".own .fresh button").click()
                yield "table-invalid"
                button(page, "web-undo").click()
        if state == "over":
            break
        player.act(state)
    page.locator(".status").click()
    page.locator("dialog[open]").wait_for()
    yield "about"
    page.keyboard.press("Escape")
    button(page, "web-log").click()
    page.locator("dialog[open]").wait_for()
    yield "story"
    page.keyboard.press("Escape")
    page.locator(".links a").click()
    page.locator(".steps").wait_for()
    page.locator(".steps input").fill("6")
    yield "replay"
    button(page, "web-check").click()
    page.locator(".checks").wait_for()
    yield "checked"


def rest(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_function(REST, polling=20)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", LIGHT_AND_DARK)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(visits: Visits, scheme: str, size: tuple[int, int]) -> None:
    page = visits.context(size, color_scheme=scheme).new_page()
    source = AXE.read_text("utf-8")
    found: dict[str, Any] = {}
    for state in states(page, visits.address):
        rest(page)
        page.evaluate(source)
        violations = page.evaluate(RUN_AXE)
        if violations:
            found[state] = violations
    assert not found, "\n".join(f"{state}: {what}" for state, what in found.items())


@pytest.mark.slow
def test_axe_would_find_something(visits: Visits) -> None:
    page = visits.page()
    page.locator(".ways").wait_for()
    page.evaluate("document.querySelector('main').append(new Image())")
    page.evaluate(AXE.read_text("utf-8"))
    assert [found[0] for found in page.evaluate(RUN_AXE)] == ["image-alt"]


@pytest.mark.slow
@pytest.mark.parametrize("width", ["narrow", "zoomed"])
def test_nothing_is_wider_than_the_page(visits: Visits, width: str) -> None:
    # a window of 1280 by 800 at 200 % has 640 by 400 pixels of its own
    size, scale = (SMALL, 1) if width == "narrow" else ((640, 400), 2)
    page = visits.context(size, device_scale_factor=scale).new_page()
    found: dict[str, Any] = {}
    for state in states(page, visits.address):
        rest(page)
        wide = page.evaluate(WIDE)
        if wide:
            found[state] = wide
        if page.locator("dialog[open]").count():
            continue
        primary = page.locator("main .primary:visible, main .actions .buttons button:visible")
        for at in range(primary.count()):
            if primary.nth(at).is_enabled():
                primary.nth(at).click(trial=True)
    assert not found, "\n".join(f"{state}: {what}" for state, what in found.items())


@pytest.mark.slow
@pytest.mark.parametrize("language", ["es", "fr", "pt", "it", "nl"])
def test_longer_words_fit_a_narrow_page(visits: Visits, language: str) -> None:
    page = visits.page(size=SMALL, locale=language)
    page.locator(".ways").wait_for()
    assert not page.evaluate(WIDE)
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    for _ in range(8):
        state = player.wait()
        rest(page)
        assert not page.evaluate(WIDE), state
        if state == "over":
            break
        player.act(state)


MOVES = """
window.moves = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  window.moves += 1;
  return animate.apply(this, all);
};
addEventListener("transitionrun", ({ target, propertyName }) => {
  const [first] = getComputedStyle(target).transitionDuration.split(",");
  if (parseFloat(first) > 0.05 && /transform|translate|left|top|opacity|scale/.test(propertyName))
    window.moves += 1;
}, true);
"""


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_hold_still_if_asked_to(visits: Visits, motion: str) -> None:
    context = visits.context(reduced_motion=motion)
    context.add_init_script(MOVES)
    page = context.new_page()
    page.goto(visits.address)
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    for _ in range(6):
        state = player.wait()
        if state == "over":
            break
        player.act(state)
    moves = page.evaluate("window.moves")
    assert moves == 0 if motion == "reduce" else moves > 0


@pytest.mark.slow
def test_weight_of_the_table(visits: Visits) -> None:
    first = visits.page()
    first.locator(".ways .primary").click()
    Player(Mouse(first)).dealt()
    storage = first.context.storage_state()
    context = visits.context(storage_state=storage)
    page = context.new_page()
    line: CDPSession = context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: dict[str, float] = {}
    urls: dict[str, str] = {}
    line.on(
        "Network.requestWillBeSent",
        lambda one: urls.update({one["requestId"]: one["request"]["url"]}),
    )
    line.on(
        "Network.loadingFinished",
        lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}),
    )
    page.goto(first.url)
    Player(Mouse(page)).dealt()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".hand .card svg").first).to_be_visible()
    told = "\n".join(f"{sizes.get(one, 0):8.0f} {url}" for one, url in urls.items())
    print(told)
    assert len(urls) <= 15, told
    assert sum(sizes.values()) <= 100 * 1024, told


@pytest.mark.slow
@pytest.mark.parametrize("scheme", LIGHT_AND_DARK)
@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("small", SMALL), ("desk", DESK)])
def test_screenshots(visits: Visits, name: str, size: tuple[int, int], scheme: str) -> None:
    page = visits.context(size, color_scheme=scheme).new_page()
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    taken = 0
    for state in states(page, visits.address):
        rest(page)
        page.screenshot(
            path=SCREENSHOTS / f"{name}-{scheme}-{state}.png",
            full_page=state in ("choose", "house-rules", "checked"),
        )
        taken += 1
    assert taken > 10
