"""The table's page in Chromium: what it weighs, how soon one can play, how soon one sees it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final

from bench.registry import Figure, bench
from bench.serving import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM: Final = Path("/usr/bin/chromium")
PHONE: Final[Any] = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB"}
LOADS = 3
PRESSES = 50
PACE = 0.05
"""Seconds that the bot takes."""
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""Lighthouse's: 1.6 Mbit/s down, 0.75 up, 150 ms there and back."""

PLAYABLE = """
() => document.querySelector(".hand button.card") && document.querySelector(".question.mine")
  && [...document.querySelectorAll(".actions button, .hand button.card")]
    .some(({ disabled }) => !disabled)
"""
# In the page, so that the watching costs no time: when whoever opened it can play. A newcomer can
# press the button that deals; who has a seat sees the faces of the cards and can press one.
SOON = f"""
const ready = () => location.pathname === "/"
  ? document.querySelector("button.primary.big:enabled")
  : ({PLAYABLE})() && performance.getEntriesByType("resource")
    .some(({{ name, responseEnd }}) => name.includes("/cards/") && responseEnd);
const look = () => {{
  if (ready()) window.playable = performance.now();
  else requestAnimationFrame(look);
}};
requestAnimationFrame(look);
"""
# In the page: from a press to the first frame for which what is on the table has changed.
WATCH = """
window.effects = [];
const look = () => [".centre", ".own", ".opponents", ".hand", ".question", ".choices", ".between"]
  .map((part) => {
    const found = document.querySelector(part);
    const cards = [...(found?.querySelectorAll("[data-card]") ?? [])];
    return [found?.innerText, ...cards.map((one) =>
      `${one.dataset.card}${one.getAttribute("aria-pressed")}`)].join(" ");
  }).join("|");
addEventListener("click", ({ timeStamp }) => {
  const before = look();
  const frame = () => {
    if (look() === before) {
      if (performance.now() < timeStamp + 3000) requestAnimationFrame(frame);
      return;
    }
    effects.push(performance.now() - timeStamp);
  };
  requestAnimationFrame(frame);
}, true);
"""
# What to press next, if it is the own turn.
NEXT = """
() => {
  const free = (selector) =>
    [...document.querySelectorAll(selector)].find(({ disabled }) => !disabled);
  const mine = document.querySelector(".question.mine");
  return free(".between .primary") ?? (mine && (free(".choices .choice")
    ?? free(".actions .primary") ?? free(".actions .buttons button:not(.plain)")
    ?? (!document.querySelector('.hand [aria-pressed="true"]') && free(".hand button.card"))));
}
"""


@bench
def page() -> Iterator[Figure]:
    """The table's page: bytes, requests, time until playable on a slow phone, action to effect."""
    reason = _missing()
    if reason:
        print(f"page: left out: {reason}", file=sys.stderr)
        return
    from playwright.sync_api import sync_playwright

    with serving(PACE) as server, sync_playwright() as play:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=arguments)
        first = browser.new_context(**PHONE)
        first.add_init_script(WATCH)
        at_table = first.new_page()
        at_table.goto(server.address)
        at_table.locator("button.primary.big").click()
        at_table.wait_for_function(PLAYABLE)
        yield from _loads("first page", browser, None, server.address, "")
        yield from _loads("table page", browser, first, at_table.url, "target ")
        yield from _effects(at_table)
        browser.close()


def _missing() -> str:
    """What is lacking, if anything."""
    import conquian

    if find_spec("playwright") is None:
        return "playwright is not installed (./scripts/check installs the tools)"
    if not CHROMIUM.exists():
        return f"there is no {CHROMIUM}"
    if not (Path(conquian.__file__).parent / "server/static/index.html").is_file():
        return "conquian is installed without the browser client"
    return ""


def _loads(
    name: str, browser: Browser, seated: BrowserContext | None, url: str, target: str
) -> Iterator[Figure]:
    """Load a page several times with nothing in the cache, as somebody who has a seat, or not."""
    times = []
    sizes: list[float] = []
    names: list[str] = []
    for number in range(LOADS + 1):
        known: Any = {} if seated is None else {"storage_state": seated.storage_state()}
        context = browser.new_context(**PHONE, **known)
        found = context.new_page()
        line = context.new_cdp_session(found)
        line.send("Network.enable")
        if number:
            line.send("Network.emulateNetworkConditions", SLOW_4G)
            line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        else:  # once unhurried, to count what comes
            line.on(
                "Network.requestWillBeSent", lambda event: names.append(event["request"]["url"])
            )
            line.on("Network.webSocketCreated", lambda event: names.append(event["url"]))
            line.on(
                "Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"])
            )
        found.add_init_script(SOON)
        found.goto(url, wait_until="commit")
        playable = None
        while playable is None:
            found.wait_for_timeout(3000)  # milliseconds; also for what is fetched afterwards
            playable = found.evaluate("window.playable")
        if number:
            times.append(playable / 1000)
        context.close()
    yield Figure(f"{name}: bytes", sum(sizes) / 1000, "KB", f"gzipped, headers too; {target}<= 100")
    yield Figure(f"{name}: requests", len(names), "requests", f"with the socket; {target}<= 15")
    remark = f"best of {LOADS}: slow 4G, processor / 4; {target}< 1.8"
    yield Figure(f"{name}: playable", min(times), "s", remark)
    yield Figure(f"{name}: playable, median", median(times), "s")


def _effects(at_table: Page) -> Iterator[Figure]:
    """Press what there is to be pressed, unhurried, on the loopback."""
    from playwright.sync_api import Error

    at_table.evaluate("effects.length = 0")  # opening the table was none
    for _ in range(PRESSES):
        wanted = at_table.wait_for_function(NEXT).as_element()
        assert wanted is not None
        try:
            card = "card" in (wanted.get_attribute("class") or "").split()
            wanted.click(position={"x": 9, "y": 24} if card else None, timeout=1000)
        except Error:
            continue  # it went before it could be pressed
        at_table.wait_for_timeout(200)  # milliseconds, as nobody presses again sooner
    times: list[float] = at_table.evaluate("effects")
    hundredths = quantiles(times, n=100)
    remark = f"{len(times)} of {PRESSES} presses"
    yield Figure("action to effect: p50", hundredths[49], "ms", remark)
    yield Figure("action to effect: p95", hundredths[94], "ms", "painted; target < 100")
