"""Nothing is lost: reload, second tab, a server killed and started again, a network that goes."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.places import WITHIN, Host
from tests.web.players import STATE, Mouse, Player, shown, story
from tests.web.seats import invite, join, sit
from tests.web.visits import Visits, until
from tests.web.words import button, word


def some(player: Player, steps: int) -> None:
    """Play a little, as far as the hand goes on, and wait for the own turn."""
    for _ in range(steps):
        state = player.wait()
        if state == "over":
            player.way.press(button(player.page, "web-next"))
            player.dealt()
            continue
        player.act(state)
    while player.wait() in ("over", "choices", "staged"):
        some(player, 1)


def ready(page: Page) -> None:
    page.wait_for_function(STATE, polling=20)


def welcomed(visits: Visits, page: Page, before: int) -> None:
    """Wait until the table has welcomed this page once more."""
    until(page, lambda: visits.welcomes(page) > before)


@pytest.mark.slow
def test_reload(own_visits: Visits) -> None:
    player = sit(own_visits)
    some(player, 5)
    page = player.page
    before, told = shown(page), story(page)
    began = time.monotonic()
    page.reload()
    ready(page)
    assert time.monotonic() - began < WITHIN
    assert shown(page) == before
    again = story(page)
    assert len(again) > 4
    assert again == told[: len(again)], "nothing is told twice, and nothing is missing"
    player.play()


def alike(one: Page, other: Page) -> None:
    """Wait until two pages show the same."""
    until(one, lambda: shown(one) == shown(other))


@pytest.mark.slow
def test_a_second_tab(visits: Visits) -> None:
    player = sit(visits)
    some(player, 3)
    page = player.page
    second = page.context.new_page()
    second.goto(page.url)
    ready(second)
    alike(second, page)
    other = Player(Mouse(second))
    for turn in range(8):
        acting, watching = (player, other) if turn % 2 else (other, player)
        acting.page.bring_to_front()
        state = acting.wait()
        if state == "over":
            break
        # what is only staged in one tab is no business of the other
        while state in ("use", "choices", "chosen"):
            acting.act(state)
            state = acting.wait()
        acting.act(state)
        acting.wait()
        alike(watching.page, acting.page)


@pytest.mark.slow
def test_a_server_killed_between_two_commands(own_visits: Visits, own_host: Host) -> None:
    player = sit(own_visits)
    page = player.page
    some(player, 4)
    for _ in range(2):
        before, welcomes, known = (
            shown(page),
            own_visits.welcomes(page),
            own_host.steps(player.game),
        )
        own_host.kill()
        own_host.start()
        began = time.monotonic()
        welcomed(own_visits, page, welcomes)
        assert time.monotonic() - began < WITHIN
        assert shown(page) == before
        assert own_host.steps(player.game) == known
        some(player, 2)
    player.play()
    own_host.did_once(player.game)


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0, 2, 10])
def test_a_server_killed_in_the_middle_of_a_command(
    own_visits: Visits, own_host: Host, delay: int
) -> None:
    player = sit(own_visits)
    page = player.page
    some(player, 3)
    welcomes = own_visits.welcomes(page)
    player.act(player.wait())
    page.wait_for_timeout(delay)  # milliseconds: the moment of the blow, nothing is awaited
    own_host.kill()
    own_host.start()
    began = time.monotonic()
    welcomed(own_visits, page, welcomes)
    assert time.monotonic() - began < WITHIN
    player.wait()
    fresh = page.context.new_page()
    fresh.goto(page.url)
    ready(fresh)
    if not page.locator(".own.staged, .choices").count():
        assert shown(fresh) == shown(page), "what the page shows is what the server has"
    fresh.close()
    player.play()
    own_host.did_once(player.game)


@pytest.mark.slow
def test_a_network_that_goes_and_comes(own_visits: Visits, own_host: Host) -> None:
    player = sit(own_visits)
    page = player.page
    some(player, 3)
    before = shown(page)
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert shown(page) == before
    some(player, 1)
    player.play()
    own_host.did_once(player.game)


@pytest.mark.slow
def test_a_line_that_is_down_is_said_and_found_again(own_visits: Visits, own_host: Host) -> None:
    player = sit(own_visits)
    page = player.page
    some(player, 3)
    before, welcomes = shown(page), own_visits.welcomes(page)
    page.context.set_offline(True)
    own_host.kill()
    expect(page.get_by_text(word("web-reconnecting"))).to_be_visible()
    assert shown(page) == before
    own_host.start()
    page.context.set_offline(False)
    began = time.monotonic()
    welcomed(own_visits, page, welcomes)
    assert time.monotonic() - began < WITHIN
    expect(page.get_by_text(word("web-reconnecting"))).to_have_count(0)
    assert shown(page) == before
    player.play()
    own_host.did_once(player.game)


@pytest.mark.slow
def test_a_player_who_goes_is_announced_and_can_be_replaced(visits: Visits) -> None:
    ana = visits.page()
    beto = visits.page(invite(ana, "Ana"))
    join(beto, "Beto")
    Player(Mouse(beto)).dealt()
    address, theirs = beto.url, beto.context
    beto.close()
    expect(ana.get_by_text(word("web-is-away", name="Beto")).last).to_be_visible()
    button(ana, "web-let-bot").click()
    expect(button(ana, "web-let-bot")).to_have_count(0)
    player = Player(Mouse(ana))
    for _ in range(4):
        if (state := player.wait()) != "over":
            player.act(state)
    back = theirs.new_page()
    back.goto(address)
    expect(back.get_by_text(word("web-bot-plays"))).to_be_visible()
    # what the computer did there is not told as one's own doing
    told = story(back)
    lent = word("event-reseated-bot", number=2, name="@").partition("@")[0]
    since = next(at for at, line in enumerate(told) if line.startswith(lent))
    assert since > 0
    assert not [line for line in told[:since] if line.startswith("You ")], told
    button(back, "web-take-back").click()
    expect(back.get_by_text(word("web-bot-plays"))).to_have_count(0)
