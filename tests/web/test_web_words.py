"""Six languages and two faces, changed at the table without a reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.places import ROOT
from tests.web.players import Mouse, Player
from tests.web.visits import Visits
from tests.web.words import button, word

LANGUAGES = ("en", "es", "fr", "pt", "it", "nl")
TEXTS = """
() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return found.join("\\n");
}
"""
KEYS = {
    key
    for path in (ROOT / "src/conquian/text/locales/en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
}


def read(page: Page) -> str:
    """All words of a page, which must be words."""
    text = str(page.evaluate(TEXTS))
    # an address of a command is no key of a text: "conquian-hand"
    found = KEYS & set(re.findall(r"[a-z][\w]*(?:-[\w]+)+", text))
    assert not found, found
    assert not re.search(r"\{ ?\$|undefined|NaN|\[object|\?\?\?", text)
    return text


def speak(page: Page, language: str) -> str:
    """Change the language; all words in it."""
    page.locator("header .language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return read(page)


def test_there_are_keys_to_look_for() -> None:
    assert len(KEYS) > 200


@pytest.mark.slow
def test_languages_at_the_table(visits: Visits) -> None:
    page = visits.page()
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    page.evaluate("window.kept = true")
    seen: set[str] = set()
    for _ in range(400):
        state = player.wait()
        if state not in seen:
            seen.add(state)
            texts = {language: speak(page, language) for language in LANGUAGES}
            assert len(set(texts.values())) == len(LANGUAGES)
            speak(page, "en")
        if seen >= {"decline", "single", "over"}:
            break
        if state == "over":  # a hand in which nothing could be used
            button(page, "web-next").click()
            player.dealt()
        else:
            player.act(state)
    assert seen >= {"decline", "single", "over"}
    assert page.evaluate("window.kept"), "without a reload"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_in_a_language(visits: Visits, language: str) -> None:
    page = visits.page(locale=language)
    page.locator(".ways").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    read(page)
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    read(page)
    page.keyboard.press("Escape")
    page.goto(visits.address + "/?choose")
    page.locator(".preset").first.wait_for()
    page.locator(".house summary").click()
    read(page)
    page.goto(visits.address + "/t/no.such")
    page.get_by_role("alert").wait_for()
    read(page)
    page.goto(visits.address)
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    read(page)
    page.locator(".status").click()
    page.locator("dialog[open]").wait_for()
    read(page)
    page.keyboard.press("Escape")
    player.play()
    read(page)
    page.locator(".links a").click()
    page.locator(".steps").wait_for()
    read(page)


@pytest.mark.slow
def test_an_error_is_told_in_the_language_of_the_moment(visits: Visits) -> None:
    page = visits.page(locale="es")
    page.locator(".ways .primary").click()
    player = Player(Mouse(page)).dealt()
    while player.wait() not in ("decline", "use"):
        player.act(player.wait())
    # three cards of the hand that cannot lie like that: the first, a middle one and the last
    cards = page.locator(".hand button.card")
    for at in (0, 4, 9):
        cards.nth(at).click(position={"x": 9, "y": 24})
    page.locator(".own .fresh button").click()
    verdict = page.locator(".told .verdict")
    expect(verdict).not_to_be_empty()
    spanish = verdict.inner_text()
    read(page)
    speak(page, "nl")
    expect(verdict).not_to_have_text(spanish)
    # what is staged outlives the change of language, and can be taken back
    expect(page.locator(".own .meld .card")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".own.staged")).to_have_count(0)


@pytest.mark.slow
def test_faces(visits: Visits) -> None:
    page = visits.page()
    button(page, "web-play").click()
    player = Player(Mouse(page)).dealt()
    use = page.locator(".hand .card use").first
    expect(use).to_have_attribute("href", re.compile("/cards/french"))
    french = page.locator(".hand .card").first.get_attribute("aria-label")
    button(page, "web-switch-faces", faces=word("faces-spanish")).click()
    expect(use).to_have_attribute("href", re.compile("/cards/spanish"))
    assert page.locator(".hand .card").first.get_attribute("aria-label") != french
    drawn = "element => element.getBoundingClientRect().width > 10 && element.getBBox().width > 10"
    page.wait_for_function(f"() => ({drawn})(document.querySelector('.hand .card svg use'))")
    read(page)
    page.reload()
    player.dealt()
    expect(use).to_have_attribute("href", re.compile("/cards/spanish"))
    button(page, "web-switch-faces", faces=word("faces-french")).click()
    expect(page.locator(".hand .card").first).to_have_attribute("aria-label", french or "")
