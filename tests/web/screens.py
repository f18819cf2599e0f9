"""All that a person can come to see, one screen after the other, at a real server."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.players import Mouse, Player
from tests.web.seats import BRIEF, by_hand, choose, invite, opened, shuffle, shuffling
from tests.web.visits import Visits
from tests.web.words import button, link, word

ASK = """
async ([path, body]) => {
  const game = location.pathname.split("/").pop();
  const headers = { "Content-Type": "application/json" };
  headers.Authorization = `Bearer ${localStorage.getItem(`conquian.seat.${game}`)}`;
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const { ok, status } = await fetch(`/api/games/${game}/${path}`, sent);
  if (!ok) throw Error(status);
}
"""
LEAVE = "localStorage.removeItem(`conquian.seat.${location.pathname.split('/').pop()}`)"
ON_THE_TABLE = {"decline", "single", "use", "staged"}


class Screens:
    """One page that sees everything."""

    def __init__(self, visits: Visits, page: Page) -> None:
        # what a page reports when it is told that there is nothing, or that something cannot be
        visits.excused += ["status of 404", "status of 422"]
        self.page = page
        self.address = visits.address

    def __iter__(self) -> Iterator[str]:
        """Each screen's name, while it is to be seen."""
        yield from self.doors()
        yield from self.preparing()
        yield from self.a_hand()
        yield from self.others()

    def go(self, path: str, sign: str) -> None:
        """Go somewhere, and wait for what is there."""
        self.page.goto(self.address + path)
        self.page.locator(sign).first.wait_for()

    def sheet(self, name: str, opener: str) -> Iterator[str]:
        """A sheet that is opened, looked at and closed."""
        self.page.locator(opener).last.click()
        self.page.locator("dialog[open]").wait_for()
        yield name
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def doors(self) -> Iterator[str]:
        """Before one sits at a table."""
        page = self.page
        self.go("/nowhere", ".ways, .nothing")
        yield "nothing"
        self.go("/t/AAAAAAAAAAAA", "[role=alert]")
        yield "no-table"
        self.go("/", ".ways")
        yield "home"
        yield from self.sheet("settings", f"button[aria-label='{word('web-settings')}']")
        yield from self.sheet("how-to", f"button[aria-label='{word('web-howto')}']")
        self.go("/?choose", ".preset")
        yield "choose"
        choose(page, "classic", deal="25")
        button(page, "web-sit-down").click()
        page.get_by_role("alert").wait_for()
        yield "house-rules-refused"
        self.go("/", ".ways")
        path = invite(page, "Ana")
        yield "lobby"
        page.evaluate(LEAVE)
        self.go(path, ".lobby form")
        yield "invited"

    def preparing(self) -> Iterator[str]:
        """Shuffling by hand, cutting, and a hand that is soon drawn."""
        page = self.page
        self.go("/", ".ways")
        by_hand(page)
        # who cuts for deal is not asked to cut the pack, unless the other one deals
        for dealer, last in ((None, "pick"), (1, "dealt")):
            page.goto(self.address + opened(page, BRIEF, "random", dealer=dealer))
            step = ""
            while step != last:
                step = shuffling(page)
                if step != "dealt" and (dealer is None or step == "cut"):
                    yield step
                if step not in ("dealt", last):
                    shuffle(page, step)
        Player(Mouse(page)).play()
        yield "between"
        table = page.url.removeprefix(self.address)
        yield from self.sheet("score", ".status")
        yield from self.sheet("story", f"button:text-is('{word('web-log')}')")
        link(page, "web-see-hand").click()
        page.locator(".steps").wait_for()
        page.locator(".steps input").fill("6")
        yield "replay"
        button(page, "web-check").click()
        page.locator(".checks").wait_for()
        yield "checked"
        self.go(table, ".between .primary")
        page.evaluate("localStorage.removeItem('conquian.byHand')")
        page.locator(".status").click()
        button(page, "web-end-ask").click()
        page.keyboard.press("Escape")
        link(page, "web-home").wait_for()
        yield "over"

    def a_hand(self) -> Iterator[str]:
        """What is asked in a hand, and what one makes of it."""
        page = self.page
        page.goto(self.address + opened(page, "classic", "casual"))
        player = Player(Mouse(page)).dealt()
        cards = page.locator(".hand button.card")
        seen: set[str] = set()
        while not seen >= ON_THE_TABLE:
            state = player.wait()
            if state == "over":
                button(page, "web-next").click()
                player.dealt()
                continue
            if state not in seen:
                seen.add(state)
                yield f"hand-{state}"
                if state == "single":
                    player.way.press(cards.first, card=True)
                    yield "hand-chosen"
                    button(page, "web-unselect").click()
                elif state == "decline":
                    yield from self.mistakes(player)
                elif state == "use":
                    self.type("?")
                    page.locator(".choices .choice").first.wait_for()
                    yield "hand-choices"
                    button(page, "web-undo").click()
            player.act(state)
        while player.wait() == "over":  # what is said stays only while one's own turn does
            button(page, "web-next").click()
            player.dealt()
        self.type("nonsense")
        page.get_by_role("alert").wait_for()
        yield "hand-typing"
        page.evaluate(LEAVE)
        page.reload()
        page.get_by_text(word("web-watching")).wait_for()
        yield "watching"

    def mistakes(self, player: Player) -> Iterator[str]:
        """Cards that are no meld."""
        cards = self.page.locator(".hand button.card")
        if cards.count() < 2:
            return
        for card in (cards.first, cards.last):
            player.way.press(card, card=True)
        yield "hand-selected"
        button(self.page, "web-new-meld").click()
        self.page.locator(".own.staged.bad").wait_for()
        yield "hand-invalid"
        button(self.page, "web-undo").click()

    def type(self, line: str) -> None:
        """Type a command."""
        field = self.page.get_by_role("textbox", name=word("web-type-label"))
        if not field.count():
            button(self.page, "web-type-label").click()
        field.fill(line)
        field.press("Enter")

    def others(self) -> Iterator[str]:
        """Partners, someone who is away, and a computer in one's own seat."""
        page = self.page
        page.goto(self.address + opened(page, "partnership", *["casual"] * 3))
        Player(Mouse(page)).dealt().wait()
        yield "partners"
        page.evaluate(ASK, ["seats/0/bot", {}])
        button(page, "web-take-back").wait_for()
        yield "lent"
        page.goto(self.address + opened(page, "classic", "open"))
        page.locator("#invite").wait_for()
        page.evaluate(ASK, ["seats", {"name": "Beto"}])
        button(page, "web-let-bot").wait_for()
        yield "away"
