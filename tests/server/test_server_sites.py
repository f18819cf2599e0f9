"""The names under which a server is called: its own, and those of its sites behind a proxy."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from conquian.server.addresses import database_of, name_of, site_of
from conquian.server.refusal import Refusal
from conquian.server.run import LOOPBACK
from conquian.server.settings import Settings
from tests.server.tables import opened, server

SITE = "https://cards.example"
BODY = {"name": "Ana", "seats": ["human", "casual"]}


@pytest.mark.parametrize(
    "text",
    [
        "https://cards.example",
        "https://cards.example/",
        " https://Cards.Example:443/ ",
        "HTTPS://cards.example:443",
    ],
)
def test_a_site_is_read_as_people_write_it(text: str) -> None:
    assert site_of(text) == SITE
    assert Settings("", origins=(text,)).origins == (SITE,)


def test_a_site_is_written_as_browsers_do() -> None:
    assert site_of("http://cards.example:8080/") == "http://cards.example:8080"
    assert site_of("http://[::1]:80") == "http://[::1]"
    assert site_of("https://peña.example") == "https://xn--pea-8ma.example"
    assert name_of(site_of("http://[::1]:81")) == "::1"


@pytest.mark.parametrize(
    "text",
    [
        "cards.example",
        "cards.example:8443",
        "//cards.example",
        "ftp://cards.example",
        "https://",
        "https://cards.example/table",
        "https://cards.example?x",
        "https://cards.example#x",
        "https://ana@cards.example",
        "https://cards.example:port",
        "https://[cards",
        "https://" + "a" * 70,
        "",
    ],
)
def test_what_is_no_site_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        Settings("", origins=(text,))
    assert caught.value.key == "site-form"


def test_a_database_may_be_a_file() -> None:
    assert database_of("games.sqlite3") == "sqlite:///games.sqlite3"
    assert database_of("/srv/games") == "sqlite:////srv/games"
    for url in ("sqlite:///games.db", "postgresql://host/games.db", "nonsense", ""):
        assert database_of(url) == url


async def _asked(port: int, host: str | None, origin: str | None) -> tuple[int, int]:
    """The statuses of a page and of a table that was opened."""
    headers = {"host": host or f"127.0.0.1:{port}"} | ({"origin": origin} if origin else {})
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers) as http:
        page = await http.get("/api/presets")
        table = await http.post("/api/games", json=BODY)
        return page.status_code, table.status_code


def test_a_server_answers_to_the_names_of_its_sites() -> None:
    async def main(port: int) -> None:
        assert await _asked(port, "cards.example", SITE) == (200, 201)
        assert await _asked(port, None, SITE) == (200, 201)  # a proxy that keeps no name
        assert await _asked(port, "localhost", None) == (200, 201)
        assert await _asked(port, "other.example", SITE) == (421, 421)
        assert await _asked(port, "cards.example", "https://other.example") == (200, 403)
        game = (await opened(port))["game"]
        for origin, status in ((SITE, 101), ("https://other.example", 403)):
            assert await _socket(port, game, origin) == status

    with server(hosts=LOOPBACK, origins=(f"{SITE}/",)) as port:
        asyncio.run(main(port))


async def _socket(port: int, game: str, origin: Any) -> int:
    """The status with which a socket is opened for the site's pages."""
    address = f"ws://127.0.0.1:{port}/api/games/{game}/socket"
    try:
        async with connect(address, origin=origin):
            return 101
    except InvalidStatus as error:
        return error.response.status_code
