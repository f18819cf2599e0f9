"""Every game that is offered: chosen on its page, a hand played to its end, the deal checked."""

import pytest
from playwright.sync_api import expect

from conquian.match import verify
from conquian.notation import read_record
from conquian.rules import PRESETS
from tests.web.players import Mouse, Player
from tests.web.seats import choose
from tests.web.visits import Visits
from tests.web.words import button, link, word


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_of_every_game(visits: Visits, preset: str) -> None:
    rules = PRESETS[preset]
    page = visits.page("/?choose")
    choose(page, preset)
    button(page, "web-sit-down").click()
    player = Player(Mouse(page)).dealt()
    expect(page.locator(".opponent")).to_have_count(rules.players - 1)
    expect(page.get_by_text(word("web-partner"), exact=True)).to_have_count(int(rules.partners))
    if rules.exchange:
        assert player.wait() == "single"
        neighbour = page.locator(".opponent .name").first.inner_text()
        expect(page.locator(".question")).to_have_text(word("ui-asked-give", name=neighbour))
    player.play()
    expect(page.locator(".between .result")).not_to_be_empty()
    link(page, "web-see-hand").click()
    expect(page.locator(".seat")).to_have_count(rules.players)
    button(page, "web-check").click()
    expect(page.locator(".checks strong")).to_have_text(word("verify-fair"))
    expect(page.locator(".checks li.bad")).to_have_count(0)
    expect(page.locator(".checks")).to_contain_text(word("web-seal-same"))
    # what the browser found, by the engine
    name = page.url.rpartition("/")[2]
    record = read_record(page.request.get(f"{visits.address}/api/hands/{name}").body())
    assert record.rules == rules
    assert verify(record).hand == 1
