"""A finished hand: stepped through with all cards open, and its deal checked."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.players import Mouse, Player
from tests.web.visits import Visits
from tests.web.words import button, link, word

Json = dict[str, Any]


def played(visits: Visits) -> Page:
    """The page of a hand that was just played."""
    page = visits.page()
    button(page, "web-play").click()
    Player(Mouse(page)).dealt().play()
    link(page, "web-see-hand").click()
    page.locator(".steps").wait_for()
    return page


@pytest.mark.slow
def test_stepping_through(visits: Visits) -> None:
    page = played(visits)
    forward = button(page, "web-step-on")
    back = button(page, "web-step-back")
    expect(back).to_be_disabled()
    expect(page.locator(".seat")).to_have_count(2)
    for seat in (0, 1):
        expect(page.locator(".seat").nth(seat).locator(".cards .card")).to_have_count(10)
    said = page.locator(".said")
    told = [said.inner_text()]
    while forward.is_enabled():
        forward.click()
        assert said.inner_text()
        told.append(said.inner_text())
        assert len(told) < 300
    assert len(told) > 4
    expect(back).to_be_enabled()
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(told[-2], use_inner_text=True)
    page.locator(".steps input").fill("0")
    expect(said).to_have_text(told[0], use_inner_text=True)
    # all cards are somewhere at every step
    lying = page.locator(".replay .centre .card, .replay .seat .card")
    stock = page.locator(".replay .stock .count").inner_text()
    count = int("".join(letter for letter in stock if letter.isdigit()))
    assert lying.count() + count == 40


@pytest.mark.slow
def test_the_deal_checks(visits: Visits) -> None:
    page = played(visits)
    button(page, "web-check").click()
    expect(page.locator(".checks strong")).to_have_text(word("verify-fair"))
    assert page.locator(".checks li.good").count() > 3
    expect(page.locator(".checks li.bad")).to_have_count(0)
    with page.expect_download() as download:
        link(page, "web-download").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["format"] == "conquian-hand"


PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
"""Over plain HTTP, save from their own machine, browsers have no digests of their own."""


@pytest.mark.slow
def test_the_deal_checks_without_a_secure_connection(visits: Visits) -> None:
    hand = played(visits).url
    context = visits.context()
    # browsers have no digests of their own over plain HTTP, save from their own machine
    context.add_init_script(
        "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
    )
    page = context.new_page()
    page.goto(hand)
    assert page.evaluate("crypto.subtle === undefined")
    button(page, "web-check").click()
    expect(page.locator(".checks strong")).to_have_text(word("verify-fair"))


def secret(record: Json) -> None:
    digit = record["fair"]["secret"][0]
    record["fair"]["secret"] = ("0" if digit != "0" else "1") + record["fair"]["secret"][1:]


def contribution(record: Json) -> None:
    record["fair"]["contributions"][0] += "!"


def cut(record: Json) -> None:
    record["fair"]["cut"] = (record["fair"]["cut"] + 1) % 40


def seal(record: Json) -> None:
    record["fair"]["commitment"] = "0" * 64


@pytest.mark.slow
@pytest.mark.parametrize("forge", [secret, contribution, cut, seal])
def test_a_forged_record_does_not_check(visits: Visits, forge: Callable[[Json], None]) -> None:
    page = played(visits)

    def forged(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        forge(record)
        route.fulfill(response=answer, body=json.dumps(record))

    page.route("**/api/hands/*", forged)
    page.reload()
    button(page, "web-check").click()
    expect(page.get_by_text(word("web-check-unfair"))).to_be_visible()
    assert page.locator(".checks li.bad").count() > 1


@pytest.mark.slow
def test_the_link_of_a_hand_is_for_everyone(visits: Visits) -> None:
    page = played(visits)
    other = visits.page(page.url.removeprefix(visits.address), locale="fr")
    expect(other.locator(".seat")).to_have_count(2)
    assert other.evaluate("Object.keys(localStorage).filter(k => k.includes('seat')).length") == 0
