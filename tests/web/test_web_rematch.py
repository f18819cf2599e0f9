"""After a session another one: one asks, the others are told and need one press."""

import pytest
from playwright.sync_api import expect

from tests.web.players import Mouse, Player, play_all
from tests.web.seats import BRIEF, opened, two
from tests.web.visits import Visits
from tests.web.words import button, link, word

SHORT = "classic,target=3"


@pytest.mark.slow
def test_a_rematch_of_two_people(visits: Visits) -> None:
    players = two(visits, SHORT, hands=1)
    ana, beto = (player.page for player in players)
    old = ana.url
    onlooker = visits.page(old.removeprefix(visits.address))
    play_all(players)
    button(ana, "web-rematch").click()
    expect(ana.get_by_role("heading", name=word("web-waits-deal", name="Beto"))).to_be_visible()
    assert ana.url != old
    # Beto is told, also aloud, and has one thing to press
    asked = word("web-rematch-asked", name="Ana")
    expect(beto.locator(".between")).to_contain_text(asked)
    expect(beto.get_by_role("log")).to_contain_text(asked)
    expect(button(beto, "web-rematch")).to_have_count(0)
    expect(link(onlooker, "web-rematch-watch")).to_be_visible()
    button(beto, "web-rematch-join").click()
    for page in (ana, beto):
        Player(Mouse(page)).dealt()
        assert page.url == ana.url
        expect(page.locator(".status")).to_contain_text(word("web-hand-number", number=1))
    expect(ana.get_by_role("region", name="Beto")).to_be_visible()
    expect(beto.get_by_role("region", name="Ana")).to_be_visible()
    link(onlooker, "web-rematch-watch").click()
    expect(onlooker.get_by_text(word("web-watching"))).to_be_visible()
    # who has come does not come twice
    beto.goto(old)
    button(beto, "web-rematch-back").click()
    Player(Mouse(beto)).dealt()
    assert beto.url == ana.url


@pytest.mark.slow
def test_a_rematch_does_not_wait_for_ever(visits: Visits) -> None:
    players = two(visits, SHORT, hands=1)
    play_all(players)
    ana, beto = (player.page for player in players)
    visits.excused.append("status of 409")
    button(ana, "web-rematch").click()
    button(ana, "web-free-seat", number=2).click()
    expect(ana.get_by_label(word("web-send-link"))).to_be_visible()
    button(ana, "web-fill-bot", number=2).click()
    # the computer may be first and win at once
    ana.locator(".hand, .between .result").first.wait_for()
    # the computer has Beto's seat: he looks on, and can take it back
    button(beto, "web-rematch-join").click()
    expect(beto.get_by_role("alert")).to_have_text(word("rematch-taken"))


@pytest.mark.slow
def test_a_rematch_with_the_computer(visits: Visits) -> None:
    page = visits.page()
    page.goto(visits.address + opened(page, BRIEF, "casual", hands=1))
    player = Player(Mouse(page)).dealt()
    theirs = page.locator(".opponent .name").inner_text()
    player.play()
    old = page.url
    button(page, "web-rematch").click()
    expect(page).not_to_have_url(old)
    player.dealt()
    expect(page.locator(".opponent .name")).to_have_text(theirs)
