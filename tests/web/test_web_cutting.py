"""Who deals first is proved in the browser, as deals are."""

import pytest
from playwright.sync_api import expect

from tests.web.players import Mouse, Player
from tests.web.visits import Visits
from tests.web.words import button, link, word


@pytest.mark.slow
def test_who_deals_first_is_proved(visits: Visits) -> None:
    page = visits.page()
    button(page, "web-play").click()
    player = Player(Mouse(page)).dealt()
    game = player.game
    player.play()
    page.goto(f"{visits.address}/h/{game}-1")
    link(page, "web-cutting").click()
    page.wait_for_url(f"**/h/{game}-0")
    expect(page.locator(".picks li")).not_to_have_count(0)
    button(page, "web-check").click()
    checks = page.locator(".checks li")
    expect(checks).to_have_count(5)
    assert page.locator(".checks li.bad").count() == 0
    expect(checks.last).to_have_text(word("verify-fair-dealer"))
    expect(checks.nth(3)).to_have_text(word("web-seal-same"))


def test_where_nobody_cut_there_is_nothing(visits: Visits) -> None:
    visits.excused.append("status of 404")
    page = visits.page(f"/h/{'x' * 12}-0")
    expect(page.locator("main.nothing")).to_contain_text(word("hand-unknown"))
