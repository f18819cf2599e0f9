"""Pages under watch: nothing goes to another host, breaks the policy or tells a token."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

PHONE = (390, 844)
SMALL = (320, 568)
DESK = (1280, 800)

WATCH = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`policy: ${violatedDirective} ${blockedURI}`));
"""
TOKENS = """
() => Object.entries(localStorage)
  .filter(([name]) => name.startsWith("conquian.seat."))
  .map(([, token]) => token)
"""


Found = TypeVar("Found")


def until(page: Page, what: Callable[[], Found], seconds: float = 60) -> Found:
    """Ask again and again, while the page goes on, until the answer is something."""
    deadline = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < deadline, "in vain"
        page.wait_for_timeout(10)
    return found


class Visits:
    """The browsers of one test, each with a storage of its own."""

    def __init__(self, browser: Browser, address: str, breaks: bool = False) -> None:
        self._browser = browser
        self.address = address
        self._breaks = breaks
        self._contexts: list[BrowserContext] = []
        self.urls: list[str] = []
        self.said: list[str] = []
        self.excused: list[str] = []
        """Parts of what consoles may say: the browser itself tells of every refusal."""
        self.frames: dict[Page, list[str]] = {}
        """What came on the newest line of each page: on an older one nothing is heard."""
        self._lines: dict[Page, WebSocket] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self.check()
        finally:
            for context in self._contexts:
                context.close()

    def context(self, size: tuple[int, int] = DESK, **more: Any) -> BrowserContext:
        """Another person's browser. Cards hold still in it, which is quicker."""
        width, height = size
        options = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = self._browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(60_000)
        context.add_init_script(WATCH)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.said.append(str(error.error)))
        context.on("page", self._page)
        self._contexts.append(context)
        return context

    def page(self, path: str = "/", size: tuple[int, int] = DESK, **more: Any) -> Page:
        """Another person, who opens an address."""
        page = self.context(size, **more).new_page()
        page.goto(self.address + path)
        return page

    def welcomes(self, page: Page) -> int:
        """How often a table has welcomed this page."""
        return sum(frame.startswith('{"type":"welcome"') for frame in self.frames[page])

    def check(self) -> None:
        """All that was asked of anyone, and all that the consoles said."""
        home = urlsplit(self.address).netloc
        away = [url for url in self.urls if urlsplit(url).netloc != home]
        assert not away, away
        tokens: list[str] = []
        for context in self._contexts:
            for page in context.pages:
                if page.url.startswith(self.address):
                    self.urls.append(page.url)
                    tokens += page.evaluate(TOKENS)
        told = [url for url in self.urls for token in tokens if token in url]
        assert not told, told
        assert not self.said, self.said

    def _page(self, page: Page) -> None:
        self.frames[page] = []
        page.on("websocket", lambda socket: self._socket(page, socket))
        page.on("framenavigated", lambda frame: self.urls.append(frame.url))

    def _socket(self, page: Page, socket: WebSocket) -> None:
        self.urls.append(socket.url)
        self._lines[page] = socket
        socket.on("framereceived", lambda text: self._frame(page, socket, str(text)))

    def _frame(self, page: Page, socket: WebSocket, text: str) -> None:
        if self._lines[page] == socket:
            self.frames[page].append(text)

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob"):
            self.urls.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        excused = [*self.excused, *(("net::ERR", "WebSocket") if self._breaks else ())]
        if not any(part in message.text for part in excused):
            self.said.append(message.text)
