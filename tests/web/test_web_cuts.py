"""Two people whose lines break, whose phones sleep, whose server dies: they miss nothing."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page
from websockets.sync.client import connect

from tests.web.cable import Cable, Cut
from tests.web.places import WITHIN, Host
from tests.web.players import Mouse, Player, shown, story
from tests.web.seats import join, opened
from tests.web.visits import TOKENS, Visits, until
from tests.web.words import button

Json = dict[str, Any]
SLEEP = """
const now = Date.now;
let slept = 0, state = "visible";
Date.now = () => now() + slept;
Object.defineProperty(document, "visibilityState", { get: () => state });
window.turned = (to, seconds) => {
  slept += 1000 * seconds;
  state = to;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@dataclass
class Person:
    """Somebody at a table, at the end of a cable."""

    player: Player
    visits: Visits
    cable: Cable

    @property
    def page(self) -> Page:
        return self.player.page

    @property
    def welcomes(self) -> int:
        return self.visits.welcomes(self.page)

    def heard(self) -> tuple[int, list[Json]]:
        """The version that the browser has, and all events that it was told, each once."""
        version, seat = -1, None
        events: list[Json] = []
        for frame in map(json.loads, self.visits.frames[self.page]):
            if frame["type"] == "welcome":
                if frame["seat"] != seat:
                    seat, events = frame["seat"], []
                events += frame["log"]
                version = frame["version"]
            elif frame["type"] == "events" and frame["version"] > version:
                assert frame["version"] == version + 1, "a step is missing"
                events += frame["events"]
                version = frame["version"]
        return version, events

    def knows(self, version: int) -> bool:
        """Whether the browser has heard so much."""
        return self.heard()[0] >= version

    def act(self) -> None:
        """One press, if anything is to do."""
        state = self.player.state()
        if state not in (None, "over"):
            self.player.act(str(state))

    def told(self, host: Host) -> tuple[int, list[Json]]:
        """What the server has to tell to whoever knows nothing."""
        (token,) = self.page.evaluate(TOKENS)
        with connect(f"ws://127.0.0.1:{host.port}/api/games/{self.player.game}/socket") as line:
            line.send(json.dumps({"type": "hello", "token": token, "version": 0}))
            welcome = json.loads(line.recv())
        return welcome["version"], welcome["log"]


class People:
    """Ana and Beto."""

    def __init__(self, people: list[Person], host: Host) -> None:
        self.people = people
        self.host = host
        self.waits: list[float] = []

    def acting(self) -> Person:
        """Wait for one who is asked something; over a hand that has ended they go on."""
        return cast(Person, until(self.people[0].page, self._asked))

    def _asked(self) -> Person | None:
        states = [person.player.state() for person in self.people]
        if states == ["over", "over"]:
            for person in self.people:
                button(person.page, "web-next").click()
                person.player.dealt()
        for person, state in zip(self.people, states, strict=True):
            if state not in (None, "over"):
                return person
        return None

    def other(self, person: Person) -> Person:
        return self.people[1 - self.people.index(person)]

    def found_again(self, person: Person, before: int, since: float) -> None:
        """A page is welcomed once more; how long that took is noted."""
        until(person.page, lambda: person.welcomes > before)
        self.waits.append(time.monotonic() - since)

    def know_all(self) -> None:
        """Both have what the server has: the same events in the same order, none of them twice."""
        for person in self.people:
            version, told = person.told(self.host)
            until(person.page, partial(person.knows, version))
            heard = person.heard()
            assert heard == (version, told[-len(heard[1]) :])
            assert len(heard[1]) > 8

    def see_all(self, person: Person) -> None:
        """What a page shows is what a fresh one shows, but for what is being laid."""
        if person.page.locator(".own.staged, .choices").count():
            return
        fresh = person.page.context.new_page()
        fresh.goto(person.page.url)
        fresh.locator(".question").wait_for()
        assert shown(fresh) == shown(person.page)
        fresh.close()
        # its line is none to be cut
        until(person.page, lambda: person.cable.tables <= 1)

    def end(self) -> None:
        """Their stories are whole, nothing is done twice, and nobody waited long."""
        for person in self.people:
            before = story(person.page)
            person.page.reload()
            person.player.dealt()
            again = story(person.page)
            assert len(again) > 2
            assert again == before[: len(again)]
        self.host.did_once(self.people[0].player.game)
        print("found again after", *[f"{wait:.2f}" for wait in self.waits])
        slow = [wait for wait in self.waits if wait > WITHIN]
        assert len(slow) <= len(self.waits) // 10, self.waits


@contextmanager
def by_cables(browser: Browser, host: Host) -> Iterator[People]:
    """Ana and Beto at a table, each by a cable of their own."""
    with ExitStack() as stack:
        cables = [stack.enter_context(closing(Cable(host.port))) for _ in range(2)]
        ana, beto = (
            stack.enter_context(Visits(browser, cable.address, breaks=True)) for cable in cables
        )
        pages = [visits.context().new_page() for visits in (ana, beto)]
        for page in pages:
            page.add_init_script(SLEEP)
        pages[0].goto(ana.address)
        path = opened(pages[0], "classic", "open")
        for visits, page in zip((ana, beto), pages, strict=True):
            page.goto(visits.address + path)
        join(pages[1], "Beto")
        players = [Player(Mouse(page)).dealt() for page in pages]
        found = zip(players, (ana, beto), cables, strict=True)
        yield People([Person(*parts) for parts in found], host)


@pytest.fixture
def people(browser: Browser, host: Host) -> Iterator[People]:
    """At the shared server."""
    with by_cables(browser, host) as made:
        yield made


@pytest.fixture
def own_people(browser: Browser, own_host: Host) -> Iterator[People]:
    """At a server of their own, to be killed."""
    with by_cables(browser, own_host) as made:
        yield made


CUTS = [
    Cut("up", 0),
    Cut("up", 0.4),
    Cut("up", 1),
    Cut("down", 0),
    Cut("down", 0.6),
    Cut("down", 1),
]


def cut_through(acting: Person, cable: Cable, before: int) -> bool:
    """Act, if the cable is not cut yet; whether it is."""
    if cable.cuts == before:
        acting.act()
    return cable.cuts > before


@pytest.mark.slow
def test_a_line_is_cut_in_the_middle_of_messages(people: People) -> None:
    # a message up is cut on its way from whoever acts; one down on its way to either
    todo = [(cut, mine) for cut in CUTS for mine in (True, False) if mine or cut.way == "down"] * 2
    random.Random(11).shuffle(todo)
    for number, (cut, mine) in enumerate(todo):
        acting = people.acting()
        cut_off = acting if mine else people.other(acting)
        before, cuts = cut_off.welcomes, cut_off.cable.cuts
        cut_off.cable.cut_next(cut)
        until(acting.page, partial(cut_through, acting, cut_off.cable, cuts))
        people.found_again(cut_off, before, cut_off.cable.cut_at)
        people.acting()
        people.know_all()
        if number % 3 == 0:
            people.see_all(cut_off)
    people.end()


@pytest.mark.slow
def test_a_network_goes_and_comes(people: People) -> None:
    chance = random.Random(12)
    for number in range(8):
        acting = people.acting()
        gone = acting if number % 2 else people.other(acting)
        before = gone.welcomes
        acting.act()
        gone.page.wait_for_timeout(chance.choice((0, 3, 12)))  # the moment of the blow
        gone.page.context.set_offline(True)
        gone.cable.cut_now()
        acting.act()
        assert gone.welcomes == before
        gone.page.context.set_offline(False)
        people.found_again(gone, before, time.monotonic())
        people.acting()
        people.know_all()
    people.see_all(gone)
    people.end()


@pytest.mark.slow
def test_a_server_is_killed_under_two_people(own_people: People) -> None:
    for delay in (0, 5):
        acting = own_people.acting()
        before = [person.welcomes for person in own_people.people]
        acting.act()
        acting.page.wait_for_timeout(delay)  # the moment of the blow
        own_people.host.kill()
        own_people.host.start()
        began = time.monotonic()
        for person, welcomes in zip(own_people.people, before, strict=True):
            own_people.found_again(person, welcomes, began)
        own_people.acting()
        own_people.know_all()
        for person in own_people.people:
            own_people.see_all(person)
    own_people.end()


@pytest.mark.slow
def test_a_line_dies_without_a_word(people: People) -> None:
    acting = people.acting()
    waiting = people.other(acting)
    waiting.page.clock.install()
    waiting.visits.frames[waiting.page].clear()
    waiting.page.reload()
    waiting.player.dealt()
    before = waiting.welcomes
    waiting.cable.go_dead()
    acting.act()
    # a server that says nothing for so long is gone
    waiting.page.clock.fast_forward(30_000)
    people.found_again(waiting, before, time.monotonic())
    people.acting()
    people.know_all()
    people.see_all(waiting)
    people.end()


@contextmanager
def halted(page: Page) -> Iterator[None]:
    """Nothing goes on in a page for this long: no timer ends, no message is heard."""
    line = page.context.new_cdp_session(page)
    line.send("Debugger.enable")
    line.send("Debugger.pause")
    try:
        yield
    finally:
        line.detach()


@pytest.mark.slow
def test_a_phone_falls_asleep_and_wakes_up(people: People) -> None:
    """An hour later its line is dead, and nobody has told it so."""
    for _ in range(2):
        acting = people.acting()
        asleep = people.other(acting)
        before = asleep.welcomes
        asleep.page.evaluate("turned('hidden', 0)")
        with halted(asleep.page):
            asleep.cable.go_dead()
            acting.act()
        asleep.page.evaluate("turned('visible', 3600)")
        people.found_again(asleep, before, time.monotonic())
        people.acting()
        people.know_all()
        people.see_all(asleep)
    people.end()
