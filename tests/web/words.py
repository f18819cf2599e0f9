"""The client's words, by their keys: what is looked for is named, and may be worded anew."""

from playwright.sync_api import Locator, Page

from conquian.text import catalog_of


def word(key: str, **args: str | float) -> str:
    """A text as an English page has it."""
    return catalog_of("en").text(key, **args)


def button(page: Page, key: str, **args: str | float) -> Locator:
    """The button that is called so."""
    return page.get_by_role("button", name=word(key, **args), exact=True)


def link(page: Page, key: str) -> Locator:
    """The link that is called so."""
    return page.get_by_role("link", name=word(key), exact=True)
