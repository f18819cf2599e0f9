"""What is in sight at the table, without scrolling, and what is said how often."""

import pytest
from playwright.sync_api import expect

from tests.web.players import Mouse, Player
from tests.web.seats import choose, opened, sit, two
from tests.web.visits import DESK, PHONE, SMALL, Visits
from tests.web.words import button, link, word

LYING = (844, 390)
LAPTOP = (1366, 768)
WITH_BARS = (390, 664)  # of a phone of 390 by 844, with the bars of its browser
COVERED = """
() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [own, dock, choices] = [".own", ".dock", ".choices"].map(box);
  const found = [];
  if (scrollY) found.push(`scrolled by ${scrollY}`);
  if (dock.bottom > innerHeight + 1) found.push(`what can be done ends at ${dock.bottom}`);
  if (own && own.bottom > dock.top + 1) found.push(`own table ${own.bottom} > ${dock.top}`);
  if (choices && choices.bottom > dock.top + 1) found.push(`choices ${choices.bottom}`);
  for (const one of document.querySelectorAll(".actions button")) {
    const { bottom, width } = one.getBoundingClientRect();
    if (!width || bottom > innerHeight) found.push(`${one.innerText} at ${bottom}`);
  }
  return found;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, WITH_BARS, DESK, LYING])
def test_a_hand_needs_no_scrolling(visits: Visits, size: tuple[int, int]) -> None:
    player = sit(visits, size=size)
    page = player.page
    seen: set[str] = set()
    hands = 1
    for _ in range(400):
        state = player.wait()
        if state == "over":
            if seen >= {"decline", "single"}:
                break
            # a hand in which nothing could be used
            hands += 1
            button(page, "web-next").click()
            player.dealt()
            continue
        seen.add(state)
        assert not page.evaluate(COVERED), state
        # there is one thing that is most likely wanted; of choices none is
        expect(page.locator(".actions .primary")).to_have_count(0 if state == "choices" else 1)
        cards = page.locator(".hand button.card")
        if state == "decline" and cards.count() > 2 and hands == 1:
            for card in (cards.first, cards.nth(1), cards.last):
                card.click(position={"x": 9, "y": 24})
            expect(page.locator(".actions .primary")).to_have_count(1)
            page.locator(".own .fresh button").click()
            assert not page.evaluate(COVERED), "nonsense"
            expect(page.locator(".told .verdict")).to_be_in_viewport(ratio=1)
            button(page, "web-undo").click()
        player.act(state)
    assert seen >= {"decline", "single"}


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LYING, LAPTOP])
def test_what_is_asked_above_the_table_covers_nothing(
    visits: Visits, size: tuple[int, int]
) -> None:
    ana, beto = (player.page for player in two(visits, "classic"))
    ana.set_viewport_size({"width": size[0], "height": size[1]})
    beto.locator(".status").click()
    button(beto, "web-end-ask").click()
    expect(button(ana, "web-end-agree")).to_be_in_viewport(ratio=1)
    assert not ana.evaluate(COVERED)


@pytest.mark.slow
def test_cards_chosen_late_come_along_or_are_refused(visits: Visits) -> None:
    player = sit(visits)
    page = player.page
    while player.wait() != "staged" or page.locator(".hand .card").count() < 2:
        if player.wait() == "over":
            button(page, "web-next").click()
            player.dealt()
        else:
            player.act(player.wait())
    page.locator(".hand .card").first.click(position={"x": 9, "y": 24})
    count = page.locator(".own .card").count()
    button(page, "web-lay-cards").click()
    expect(page.locator(".own .card")).to_have_count(count + 1)
    expect(page.locator(".own.staged")).to_be_visible()
    expect(page.locator(".told .verdict")).not_to_be_empty()


@pytest.mark.slow
def test_a_house_rule_that_is_refused_is_told_in_sight(visits: Visits) -> None:
    visits.excused += ["status of 422", "status of 400"]
    page = visits.page("/?choose", size=LAPTOP)
    choose(page, "classic", target="40")
    button(page, "web-sit-down").click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_the_card_on_offer_leaves_a_trace(visits: Visits) -> None:
    player = sit(visits)
    page = player.page
    while player.wait() != "use":
        if player.wait() == "over":
            button(page, "web-next").click()
            player.dealt()
        else:
            player.act(player.wait())
    offered = page.locator(".offer button.card").get_attribute("data-card")
    while player.wait() != "staged":
        player.act(player.wait())
    expect(page.locator(".offer .trace .card")).to_be_visible()
    expect(page.locator(".own .card.lit")).to_have_attribute("data-card", offered or "")
    expect(page.locator(".offer")).to_contain_text(word("web-offer-staged"))
    button(page, "web-undo").click()
    expect(page.locator(".offer .trace")).to_have_count(0)


@pytest.mark.slow
def test_the_number_is_that_of_the_hand_that_is_seen(visits: Visits) -> None:
    player = sit(visits)
    player.play()
    first = word("web-hand-number", number=1)
    expect(player.page.locator(".status")).to_contain_text(first)
    button(player.page, "web-next").click()
    player.dealt()
    expect(player.page.locator(".status")).to_contain_text(word("web-hand-number", number=2))


@pytest.mark.slow
def test_how_to_play(visits: Visits) -> None:
    page = visits.page()
    page.locator(".home").wait_for()
    button(page, "web-howto").first.click()
    told = page.locator("dialog[open]")
    expect(told).to_contain_text(word("ui-rules-goal", target=11))
    expect(told.locator("kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    # at a table they are the rules of the table
    page.goto(visits.address + opened(page, "mexican", "casual"))
    Player(Mouse(page)).dealt()
    button(page, "web-howto").click()
    expect(told).to_contain_text(word("ui-rules-goal", target=9))
    expect(told).to_contain_text(word("ui-rules-exchange"))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/nowhere", "/h/AAAAAAAAAAAA-1", "/t/AAAAAAAAAAAA"])
def test_where_there_is_nothing_there_is_a_way_home(visits: Visits, path: str) -> None:
    visits.excused += ["status of 404"]  # which the browser itself reports
    page = visits.page(path)
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    link(page, "web-home").click()
    expect(page.locator(".home")).to_be_visible()
