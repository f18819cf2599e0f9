"""How it looks: for everyone (axe-core), on small screens, at rest, and how much it weighs."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.places import AXE, SCREENSHOTS
from tests.web.players import Mouse, Player
from tests.web.screens import Screens
from tests.web.visits import DESK, PHONE, SMALL, Visits

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
OUT_OF_REACH = """
() => {
  const within = document.querySelector("dialog[open]") ?? document;
  const found = [];
  for (const one of within.querySelectorAll("button, a[href], input, select, summary")) {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hits = ([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && (one.contains(there) || one.labels?.[0]?.contains(there));
    };
    // a card of the hand is reached where no other lies on it
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y]));
    if (!points.some(hits)) found.push(`out of reach: ${one.outerHTML.slice(0, 120)}`);
  }
  scrollTo(0, 0);
  return found;
}
"""


def rest(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_function(REST, polling=20)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size", "scheme"),
    [
        ("desk", DESK, "light"),
        ("desk", DESK, "dark"),
        ("phone", PHONE, "light"),
        ("phone", PHONE, "dark"),
        ("small", SMALL, "light"),
        # a window of 1280 by 800 at 200 %
        ("zoomed", (640, 400), "light"),
    ],
)
def test_every_screen(visits: Visits, name: str, size: tuple[int, int], scheme: str) -> None:
    """For everyone, nothing too wide, everything in reach; and a picture of it."""
    page = visits.context(size, color_scheme=scheme).new_page()
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    axe = AXE.read_text("utf-8")
    found: list[str] = []
    seen = 0
    for screen in Screens(visits, page):
        seen += 1
        rest(page)
        page.screenshot(
            path=SCREENSHOTS / f"{name}-{scheme}-{screen}.png",
            full_page=screen in ("choose", "house-rules-refused", "checked"),
        )
        what = page.evaluate(WIDE) + page.evaluate(OUT_OF_REACH)
        if name in ("desk", "phone"):
            page.evaluate(axe)
            what += page.evaluate(RUN_AXE)
        found += [f"{screen}: {each}" for each in what]
    assert not found, "\n".join(found)
    assert seen > 25


@pytest.mark.slow
def test_axe_would_find_something(visits: Visits) -> None:
    page = visits.page()
    page.locator(".ways").wait_for()
    page.evaluate("document.querySelector('main').append(new Image())")
    page.evaluate(AXE.read_text("utf-8"))
    assert [found[0] for found in page.evaluate(RUN_AXE)] == ["image-alt"]


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
