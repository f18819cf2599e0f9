"""Browsers and servers. Whatever a test does, its pages must stay silent and at home."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.tables import folder
from tests.web.places import ARGS, CHROMIUM, Host, copied, hosting, missing
from tests.web.visits import Visits

expect.set_options(timeout=30_000)  # milliseconds; for busy machines, nothing is timed by it


@pytest.fixture(scope="package")
def static() -> Iterator[Path]:
    """The client as it was built when the tests began."""
    reason = missing()
    if reason is not None:
        if os.environ.get("CONQUIAN_REQUIRE_CLIENT"):
            pytest.fail(reason)
        pytest.skip(reason)
    with folder() as made:
        yield copied(made)


@pytest.fixture(scope="package")
def browser(static: Path) -> Iterator[Browser]:
    """Chromium. It ends with this folder's tests, as others start event loops of their own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def host(static: Path) -> Iterator[Host]:
    """A server for all that leave it alone."""
    with folder() as made, hosting(made, static) as found:
        yield found


@pytest.fixture
def own_host(static: Path) -> Iterator[Host]:
    """A server to be killed."""
    with folder() as made, hosting(made, static) as found:
        yield found


@pytest.fixture
def visits(browser: Browser, host: Host) -> Iterator[Visits]:
    """Browsers at the shared server."""
    with Visits(browser, host.address) as made:
        yield made


@pytest.fixture
def own_visits(browser: Browser, own_host: Host) -> Iterator[Visits]:
    """Browsers at a server of their own, which may be unreachable at times."""
    with Visits(browser, own_host.address, breaks=True) as made:
        yield made
