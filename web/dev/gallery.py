"""Screenshots of every state that a player meets: python web/dev/gallery.py FOLDER [OPTION=VALUE …]

Options: size=phone,small,tablet,desk,… scheme=light,dark faces=french,spanish locale=en only=WORD,…
Build the client first. The states are found once and kept in build/states.json.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
os.environ["PYTHONPATH"] = str(ROOT / "src")  # of the server

from playwright.sync_api import Page, WebSocketRoute, sync_playwright  # noqa: E402

from tests.web.places import ARGS, CHROMIUM, CLIENT, hosting  # noqa: E402

SIZES = {
    "phone": (390, 844),
    "bars": (390, 664),
    "small": (320, 568),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "zoomed": (640, 400),
}
DEFAULTS = {
    "size": "phone,small,tablet,desk",
    "scheme": "light",
    "faces": "french",
    "locale": "en",
    "only": "",
}
KEPT = ROOT / "build" / "states.json"
Frames = list[dict[str, Any]]


def known() -> dict[str, Frames]:
    """The states, found once."""
    if not KEPT.is_file():
        from states import states

        KEPT.write_text(json.dumps(states()))
    found: dict[str, Frames] = json.loads(KEPT.read_text())
    return found


class Gallery:
    """One size, scheme, language and pack."""

    def __init__(self, page: Page, address: str, folder: Path, tag: str, only: str) -> None:
        self.page = page
        self.address = address
        self.folder = folder
        self.tag = tag
        self.only = [word for word in only.split(",") if word]
        self.frames: Frames | None = None
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket$"), self._talk)

    def _talk(self, socket: WebSocketRoute) -> None:
        """A server that says what it was told to; without that, none that answers."""
        self.socket = socket

        def heard(text: str | bytes) -> None:
            if self.frames is not None and json.loads(text)["type"] == "hello":
                for frame in self.frames:
                    socket.send(json.dumps(frame))

        if self.frames is None:
            socket.close()
        else:
            socket.on_message(heard)

    def wants(self, name: str) -> bool:
        """Whether a state was asked for."""
        return not self.only or any(word == name or name.startswith(word) for word in self.only)

    def shoot(self, name: str, full: bool = False) -> None:
        """A screenshot once the page has come to rest."""
        if not self.wants(name):
            return
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=str(self.folder / f"{name}-{self.tag}.png"), full_page=full)

    def table(self, frames: Frames) -> None:
        """Sit down at a table that is as these frames say."""
        self.frames = frames
        self.page.goto(f"{self.address}/t/gallery")
        self.page.locator(".felt").first.wait_for()

    def press(self, *cards: int) -> None:
        """Choose cards of the hand."""
        hand = self.page.locator(".hand button.card")
        for at in cards:
            hand.nth(at % hand.count()).click(position={"x": 8, "y": 24})

    # What can be opened and put together at a table

    def staged(self) -> None:
        """Use the card, then lay it out."""
        self.page.locator(".actions .primary").click()
        if self.page.locator(".choice").count():
            self.page.locator(".choice").first.click()

    def invalid(self) -> None:
        """Lay out cards that are no meld."""
        self.press(0, 2, -1)
        self.page.locator(".own .fresh button").click()

    def choices(self) -> None:
        """All that can be laid."""
        self.page.keyboard.press("/")
        self.page.keyboard.type("?")
        self.page.keyboard.press("Enter")

    def after(self) -> dict[str, tuple[str, Callable[[], object]]]:
        """What a person does in a state, and how the state is called then."""
        page = self.page
        return {
            "usable": ("staged", self.staged),
            "full": ("full-staged", self.staged),
            "choices": ("choices-open", self.choices),
            "useless": ("invalid", self.invalid),
            "discard": ("discard-chosen", lambda: self.press(2)),
            "exchange": ("exchange-chosen", lambda: self.press(2)),
            "starter": ("chosen", lambda: self.press(1, 5)),
            "waiting": ("story", lambda: page.locator(".told button").click()),
            "two-pack": ("about", lambda: page.locator(".status").click()),
            "mexican": ("rules", lambda: page.locator("header button.plain >> nth=1").click()),
            "place-first": ("typing", lambda: page.keyboard.press("/")),
        }

    def pages(self) -> None:
        """The pages that are no table."""
        page = self.page
        page.goto(self.address)
        page.locator(".ways").wait_for()
        self.shoot("home")
        openers = {
            "settings": "header button >> nth=-1",
            "howto": "header button >> nth=0",
            "friend": ".ways > button >> nth=1",
        }
        for name, button in openers.items():
            if self.wants(name):
                page.locator(button).click()
                self.shoot(name)
                page.reload()
                page.locator(".ways").wait_for()
        if self.wants("choose") or self.wants("house"):
            page.goto(self.address + "/?choose")
            page.locator(".preset").first.wait_for()
            self.shoot("choose")
            page.locator(".house summary").click()
            self.shoot("house", full=True)
        if self.wants("nothing"):
            page.goto(self.address + "/nothing")
            self.shoot("nothing")
        if self.wants("no-table"):
            self.frames = None
            page.goto(self.address + "/t/AAAAAAAAAAAA")
            page.locator(".nothing").wait_for()
            self.shoot("no-table")

    def tables(self, states: dict[str, Frames]) -> None:
        """Every state of a table."""
        after = self.after()
        for name, frames in states.items():
            following = after.get(name)
            if not self.wants(name) and not (following and self.wants(following[0])):
                continue
            byhand = name in ("contribute", "pick", "cut")
            if byhand:
                self.page.evaluate("localStorage.setItem('conquian.byHand', 'yes')")
            self.table(frames)
            self.shoot(name)
            if following:
                following[1]()
                self.shoot(following[0])
            if byhand:
                self.page.evaluate("localStorage.removeItem('conquian.byHand')")
        if self.wants("lost-line"):
            self.table(states["waiting"])
            self.frames = None
            if self.socket is not None:
                self.socket.close()
            self.page.wait_for_timeout(1500)
            self.shoot("lost-line")

    def replay(self, record: str) -> None:
        """A finished hand, and its deal checked."""
        if not self.wants("replay") and not self.wants("checked"):
            return
        page = self.page
        page.goto(f"{self.address}/h/{record}")
        page.locator(".steps").wait_for()
        self.shoot("replay-start")
        page.locator(".steps input").fill("14")
        self.shoot("replay")
        page.locator(".check .primary").click()
        page.locator(".checks").wait_for()
        self.shoot("checked", full=True)


def played(page: Page, address: str) -> str:
    """Play a hand at a real table; the name of its record."""
    from tests.web.players import Mouse, Player

    page.goto(address)
    page.locator(".ways .primary").click()
    Player(Mouse(page)).dealt().play()
    return page.locator(".links a").first.get_attribute("href").removeprefix("/h/")  # type: ignore[union-attr]


def main() -> None:
    """Visit all of it at every size and in every look that was asked for."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    options = DEFAULTS | dict(each.split("=", 1) for each in sys.argv[2:])
    states = known()
    with hosting(folder, CLIENT) as host, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        record = ""
        wanted = options["only"]
        if not wanted or "replay" in wanted or "checked" in wanted:
            record = played(browser.new_page(), host.address)
        for size in options["size"].split(","):
            for scheme in options["scheme"].split(","):
                for faces in options["faces"].split(","):
                    width, height = SIZES[size]
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme=scheme,  # type: ignore[arg-type]
                        locale=options["locale"],
                        reduced_motion="reduce",
                    )
                    context.add_init_script(f"localStorage.setItem('conquian.faces', '{faces}')")
                    page = context.new_page()
                    page.on("pageerror", lambda error: print("ERROR", error))
                    tag = f"{size}-{scheme}-{faces}-{options['locale']}"
                    gallery = Gallery(page, host.address, folder, tag, wanted)
                    gallery.pages()
                    gallery.tables(states)
                    if record:
                        gallery.replay(record)
                    context.close()
        browser.close()


if __name__ == "__main__":
    main()
