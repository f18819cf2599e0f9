"""People among each other: an invite link, and a table of two people and two bots."""

import json
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.players import Mouse, Player, cards, play_all
from tests.web.seats import choose, invite, join, opened, sit
from tests.web.visits import PHONE, Visits
from tests.web.words import button, link, word


def apart(players: list[Player]) -> None:
    """Nobody sees a card of another's hand, nor does their browser know one in the page."""
    for player in players:
        others = [each.hand() for each in players if each is not player]
        # what a page shows of the table may be a moment older than what another one shows
        for _ in range(200):
            seen = cards(player.page)
            if not any(seen & hand for hand in others):
                break
            player.page.wait_for_timeout(10)
            others = [each.hand() for each in players if each is not player]
        else:
            raise AssertionError("cards of others are to be seen")


@pytest.mark.slow
def test_two_browsers_through_an_invite_link(visits: Visits) -> None:
    ana = visits.page()
    beto = visits.page(invite(ana, "Ana"), PHONE, has_touch=True)
    expect(beto.get_by_role("heading", name=word("web-invited", name="Ana"))).to_be_visible()
    join(beto, "Beto")
    players = [Player(Mouse(page)).dealt() for page in (ana, beto)]
    expect(ana.get_by_role("region", name="Beto")).to_be_visible()
    expect(beto.get_by_role("region", name="Ana")).to_be_visible()
    for _ in range(6):
        apart(players)
        acting = [player for player in players if player.state() not in (None, "over")]
        for player in acting[:1]:
            player.act(str(player.state()))
    play_all(players)
    results = [player.page.locator(".between .result").inner_text() for player in players]
    for page, other in ((ana, "Beto"), (beto, "Ana")):
        expect(page.get_by_role("region", name=other)).to_be_visible()
    assert all(results)
    # the next hand comes when both want it
    button(ana, "web-next").click()
    expect(ana.get_by_text(word("web-waits-deal", name="Beto")).first).to_be_visible()
    button(beto, "web-next").click()
    for player in players:
        player.dealt()
        expect(player.page.locator(".status")).to_contain_text(word("web-hand-number", number=2))


@pytest.mark.slow
def test_an_invitation_says_what_is_played_for(visits: Visits) -> None:
    ana = visits.page()
    path = opened(ana, "classic,stake=5", "open", hands=3)
    ana.goto(visits.address + path)
    beto = visits.page(path)
    stake = word("labelled", label=word("field-stake"), text="5")
    for page in (ana, beto):
        expect(page.locator(".lobby")).to_contain_text(word("web-so-many-hands", hands=3))
        expect(page.locator(".lobby")).to_contain_text(stake)
    # a link to one's own machine is good for nobody else's
    told = word("web-link-local", command="conquian serve --host 0.0.0.0")
    expect(ana.locator(".lobby")).to_contain_text(told)
    join(beto, "Beto")
    Player(Mouse(beto)).dealt()
    beto.locator(".status").click()
    expect(beto.get_by_role("dialog")).to_contain_text(word("web-so-many-hands", hands=3))


@pytest.mark.slow
def test_partners_are_shown_as_sides(visits: Visits) -> None:
    page = visits.page()
    page.goto(visits.address + opened(page, "partnership", *["casual"] * 3))
    Player(Mouse(page)).dealt()
    others = page.locator(".opponent")
    first, partner, third = (others.nth(at) for at in range(3))
    expect(partner).to_contain_text(word("web-partner"))
    for one, other in ((first, third), (third, first)):
        name = other.locator(".name").inner_text()
        expect(one.locator(".tag").first).to_have_text(word("web-with", name=name))


@pytest.mark.slow
def test_a_card_that_was_passed_is_marked(visits: Visits) -> None:
    page = visits.page()
    page.goto(visits.address + opened(page, "mexican", "casual"))
    player = Player(Mouse(page)).dealt()
    assert player.wait() == "single"
    player.act("single")
    state = player.wait()
    new = page.locator(".hand .card.new")
    expect(new).to_have_count(1)
    expect(new).to_contain_text(word("web-received"))
    while player.page.locator(".hand .card.new").count():
        player.act(state)
        state = player.wait()


@pytest.mark.slow
def test_an_onlooker_sees_no_hand(visits: Visits) -> None:
    player = sit(visits)
    watching = visits.page(player.page.url.removeprefix(visits.address))
    expect(watching.get_by_text(word("web-watching"))).to_be_visible()
    expect(watching.locator(".hand, .actions")).to_have_count(0)
    assert not cards(watching) & player.hand()


@pytest.mark.slow
def test_whoever_may_not_watch_is_told_why(visits: Visits) -> None:
    path = sit(visits).page.url.removeprefix(visits.address)
    address = f"ws{visits.address.removeprefix('http')}/api/games{path.removeprefix('/t')}/socket"
    with ExitStack() as lines:
        for _ in range(20):
            line = lines.enter_context(connect(address))
            line.send(json.dumps({"type": "hello", "token": None, "version": None}))
            assert json.loads(line.recv())["type"] == "welcome"
        page = visits.page(path)
        expect(page.get_by_role("alert")).to_contain_text(word("place-crowded", most=20))


@pytest.mark.slow
def test_four_seats_with_two_people_and_two_bots(visits: Visits) -> None:
    ana = visits.page("/?choose")
    choose(ana, "fifty-two", players="4")
    ana.get_by_label(word("web-your-name")).fill("Ana")
    ana.get_by_label(word("web-seat", number=3)).select_option("open")
    ana.get_by_label(word("web-hands")).fill("1")
    button(ana, "web-sit-down").click()
    expect(ana.get_by_role("heading", name=word("web-waiting", count=1))).to_be_visible()
    beto = visits.page(ana.url.removeprefix(visits.address), PHONE)
    join(beto, "Beto")
    players = [Player(Mouse(page)).dealt() for page in (ana, beto)]
    expect(ana.locator(".opponent")).to_have_count(3)
    apart(players)
    play_all(players)
    for page in (ana, beto):
        expect(link(page, "web-see-hand")).to_be_visible()


@pytest.mark.slow
def test_a_seat_that_is_free_is_given_to_the_computer(visits: Visits) -> None:
    page = visits.page()
    invite(page, "Ana")
    button(page, "web-fill-bot", number=2).click()
    Player(Mouse(page)).dealt()


@pytest.mark.slow
def test_a_table_that_is_not_there(visits: Visits) -> None:
    visits.excused.append("status of 404")
    page = visits.page("/t/AAAAAAAAAAAA")
    expect(page.get_by_role("alert").first).to_be_visible()
