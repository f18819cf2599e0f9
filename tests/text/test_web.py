"""The browser client says only what the catalogues have, and everything that is there for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import conquian
from conquian.server.pages import TEXTS, texts_of
from conquian.text import LANGUAGES
from conquian.text.catalog import entries
from tests.text.ftl import messages

WEB = Path(__file__).parents[2] / "web" / "src"
PYTHON = Path(conquian.__file__).parent
# A key that is written out, and the beginning of one that is put together.
WRITTEN = re.compile(r'"((?:web|ui|event|story|verify|value|faces|cmd)-[a-z0-9-]+)"')
BUILT = re.compile(
    r"`((?:web|ui|event|verify|preset|field|faces|cmd|rank|suit|card)-[a-z0-9-]*)\$\{"
)
# Anything that could be a key: it is one if there is a text for it.
QUOTED = re.compile(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9]+)*)[\"'`]")
# What a server calls, and what of it speaks to the host alone, or of files that nobody sends.
ROOMS = ("cards.py", "rules", "notation", "match", "bots", "server")
ELSEWHERE = ("run.py", "guests.py", "session.py", "verify.py")
OF_FILES = ("position-", "record-")

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="the client's source is not here")


def _source() -> str:
    files = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


def test_every_key_of_the_client_has_its_text() -> None:
    missing = set(WRITTEN.findall(_source())) - set(messages("en"))
    assert missing == set()


def test_every_beginning_of_a_key_leads_to_texts() -> None:
    known = messages("en")
    for start in BUILT.findall(_source()):
        assert any(name.startswith(start) for name in known), start


def test_every_text_for_the_client_is_used() -> None:
    source = _source()
    said = set(WRITTEN.findall(source))
    starts = tuple(BUILT.findall(source))
    texts = {name for name, message in messages("en").items() if message.file == "web.ftl"}
    assert {name for name in texts - said if not name.startswith(starts)} == set()


def _sent() -> set[str]:
    return {name for name, message in messages("en").items() if message.file[:-4] in TEXTS}


def test_the_client_is_sent_every_text_it_asks_for() -> None:
    source, known = _source(), messages("en")
    starts = tuple([start for start in BUILT.findall(source) if start.endswith("-")])
    asked = {name for name in known if name in QUOTED.findall(source) or name.startswith(starts)}
    assert len(asked) > 300
    assert asked - _sent() == set()


def test_the_client_is_sent_every_error_that_a_table_can_give() -> None:
    raised: set[str] = set()
    for room in ROOMS:
        found = PYTHON / room
        for path in found.rglob("*.py") if found.is_dir() else (found,):
            if path.name not in ELSEWHERE:
                raised.update(QUOTED.findall(path.read_text(encoding="utf-8")))
    errors = {name for name in raised & set(messages("en")) if "-" in name}
    assert len(errors) > 100
    assert {name for name in errors - _sent() if not name.startswith(OF_FILES)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_sent(language: str) -> None:
    assert set(entries(texts_of(language).body.decode("utf-8"))) == _sent()
