"""Tables with a clock: it is seen running, spends what there is to spare, and runs out."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.players import Mouse, Player, story
from tests.web.seats import choose, two
from tests.web.visits import Visits, until
from tests.web.words import button, word

TURN, SPARE = 5, 4  # seconds; a server allows no shorter turn
SHOWS = """
([clock, most]) => {
  const [minutes, seconds] = clock.innerText.split(":").map(Number);
  return 60 * minutes + seconds <= most;
}
"""


def clock(page: Page, name: str = "") -> Locator:
    """The clock of a player, or the own one."""
    region = page.get_by_role("region", name=name or word("web-your-hand"), exact=True)
    return region.get_by_role("timer")


def seconds(shown: Locator) -> int:
    """What a clock shows."""
    minutes, rest = shown.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def runs_to(shown: Locator, most: int) -> None:
    """Wait until a clock shows no more than this."""
    shown.page.wait_for_function(SHOWS, arg=[shown.element_handle(), most], polling=50)


def until_asked(player: Player, other: Player) -> str:
    """The other one plays until something is asked of this player."""

    def asked() -> str | None:
        state = player.state()
        if state is None and (theirs := other.state()) is not None:
            assert theirs != "over"
            other.act(theirs)
        return state

    return str(until(player.page, asked))


@pytest.mark.slow
def test_a_clock_is_chosen_and_seen_to_run(visits: Visits) -> None:
    page = visits.page("/?choose")
    choose(page, "classic")
    page.get_by_label(word("web-clock")).select_option("20")
    button(page, "web-sit-down").click()
    Player(Mouse(page)).dealt().wait()
    first = seconds(clock(page))
    assert 60 < first <= 80
    runs_to(clock(page), first - 2)


@pytest.mark.slow
def test_time_is_spent_and_runs_out(visits: Visits) -> None:
    ana, beto = two(visits, "no-force", clock={"turn": TURN, "spare": SPARE})
    until(ana.page, lambda: ana.state() or beto.state())
    slow, other, name = (ana, beto, "Ana") if ana.state() else (beto, ana, "Beto")
    mine, theirs = clock(slow.page), clock(other.page, name)
    assert TURN < seconds(mine) <= TURN + SPARE
    assert abs(seconds(mine) - seconds(theirs)) <= 1
    expect(clock(other.page)).to_have_count(0)
    soon = re.compile(word("web-clock-soon", seconds=0).replace("0", "[1-9]"))
    expect(slow.page.get_by_role("log")).to_contain_text(soon)
    # whoever takes longer than a turn has so much less to spare for the rest of the hand
    runs_to(mine, SPARE - 1)
    slow.act(slow.wait())
    while until_asked(slow, other) not in ("decline", "use"):
        slow.act(slow.wait())
    assert seconds(mine) < TURN + SPARE
    # what somebody is laying when time runs out is theirs again
    for at in range(3):
        slow.way.press(slow.page.locator(".hand button.card").nth(at), card=True)
    button(slow.page, "web-new-meld").click()
    expect(slow.page.locator(".own.staged")).to_have_count(1)
    expect(slow.page.locator(".own.staged")).to_have_count(0)
    for page, you in ((slow.page, "seat"), (other.page, "none")):
        assert word("server-late", you=you, name=name) in story(page)
    expect(slow.page.get_by_role("log")).not_to_contain_text(word("web-clock-soon", seconds=0))
    # it was this once, and nothing is to spare any more
    until_asked(slow, other)
    assert seconds(mine) <= TURN
    slow.act(slow.wait())
