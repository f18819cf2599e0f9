"""Melding by hand: dragging with the mouse and with a finger, the keyboard's arrows, typing."""

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.players import Player
from tests.web.seats import sit
from tests.web.visits import PHONE, Visits
from tests.web.words import button, word

IDS = "all => all.map((one) => one.dataset.card)"


def drag(page: Page, card: Locator, place: Locator) -> None:
    """With the mouse, in some steps, as people do."""
    box, goal = card.bounding_box(), place.bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + 9, box["y"] + 24)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def slide(page: Page, line: CDPSession, card: Locator, place: Locator) -> None:
    """With a finger."""
    box, goal = card.bounding_box(), place.bounding_box()
    assert box
    assert goal
    x, y = box["x"] + 9, box["y"] + 24
    to_x, to_y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2

    def touch(kind: str, part: float | None) -> None:
        points = []
        if part is not None:
            points = [{"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 9):
        touch("touchMove", step / 8)
    touch("touchEnd", None)


def until(player: Player, *states: str) -> str:
    """Play on to one of these states, over as many hands as it takes."""
    for _ in range(400):
        state = player.wait()
        if state in states:
            return state
        if state == "over":
            player.page.locator(".between .primary").click()
            player.dealt()
        else:
            player.act(state)
    raise AssertionError(states)


@pytest.mark.slow
def test_dragging_with_the_mouse(visits: Visits) -> None:
    player = sit(visits)
    page = player.page
    # what the table proposes with an empty table, laid once more by hand
    while True:
        until(player, "use")
        if page.locator(".own .card").count() == 0:
            break
        player.act("use")
    page.locator(".actions .primary").click()
    if page.locator(".choices .choice").count():
        page.locator(".choices .choice").first.click()
    melds = page.locator(".own .meld:not(.fresh)")
    wanted = [melds.nth(at).locator("[data-card]").evaluate_all(IDS) for at in range(melds.count())]
    while page.locator(".own.staged").count():
        button(page, "web-undo").click()
    for at, meld in enumerate(wanted):
        for number, card in enumerate(meld):
            place = page.locator(".own .fresh") if number == 0 else melds.nth(at)
            drag(page, page.locator(f'button[data-card="{card}"]'), place)
            expect(melds.nth(at).locator(".card")).to_have_count(number + 1)
        if at == 0 and len(meld) > 2:
            expect(page.locator(".told .verdict")).not_to_be_empty()
    page.locator(".actions .primary").click()
    laid = sum(len(meld) for meld in wanted)
    expect(page.locator(".own .progress")).to_have_text(f"{laid} of 11")
    expect(page.locator(".own.staged")).to_have_count(0)
    if player.wait() == "single":
        count = page.locator(".hand .card").count()
        drag(page, page.locator(".hand .card").first, page.locator(".discards"))
        expect(page.locator(".hand .card")).to_have_count(count - 1)


@pytest.mark.slow
def test_dragging_with_a_finger(visits: Visits) -> None:
    player = sit(visits, size=PHONE, has_touch=True, is_mobile=True)
    page = player.page
    until(player, "decline", "use")
    line = page.context.new_cdp_session(page)
    before = page.locator(".hand [data-card]").evaluate_all(IDS)
    slide(page, line, page.locator(".hand .card").first, page.locator(".own .fresh"))
    expect(page.locator(".own.staged.bad")).to_be_visible()
    expect(page.locator(".told .verdict")).not_to_be_empty()
    expect(page.locator(".actions .primary")).to_be_disabled()
    staged = page.locator(f'.own button[data-card="{before[0]}"]')
    slide(page, line, staged, page.locator(".hand .card").last)
    expect(page.locator(".own.staged.bad")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(len(before))


@pytest.mark.slow
def test_the_hand_is_sorted_and_moved_by_keys(visits: Visits) -> None:
    page = sit(visits).page
    hand = page.locator(".hand [data-card]")
    button(page, "web-by-rank").click()
    button(page, "web-by-suit").click()
    cards = hand.evaluate_all(IDS)
    assert cards == sorted(cards, key=lambda card: ("CDHS".index(card[1]),))
    button(page, "web-by-rank").click()
    cards = hand.evaluate_all(IDS)
    hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("Alt+ArrowRight")
    moved = [cards[0], cards[2], cards[1], *cards[3:]]
    expect(hand.nth(2)).to_have_attribute("data-card", cards[1])
    assert hand.evaluate_all(IDS) == moved
    page.reload()
    hand.first.wait_for()
    assert hand.evaluate_all(IDS) == moved, "the own order outlives a reload"


def test_typing(visits: Visits) -> None:
    player = sit(visits)
    page = player.page
    typed = page.get_by_role("textbox", name=word("web-type-label"))
    button(page, "web-type-label").click()
    until(player, "decline")
    last = page.locator(".recent p").first.inner_text()
    typed.fill("nonsense")
    typed.press("Enter")
    expect(page.locator(".told .notice").first).to_be_visible()
    typed.fill("decline")
    typed.press("Enter")
    expect(page.locator(".told .notice")).to_have_count(0)
    expect(page.locator(".recent p").first).not_to_have_text(last)
    if until(player, "single", "use") == "single":
        card = page.locator(".hand [data-card]").last.get_attribute("data-card") or ""
        typed.fill(card[:2])
        typed.press("Enter")
        expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
