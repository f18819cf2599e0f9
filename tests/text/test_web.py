"""The browser client says only what the catalogues have, and everything that is there for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.ftl import messages

WEB = Path(__file__).parents[2] / "web" / "src"
# A key that is written out, and the beginning of one that is put together.
WRITTEN = re.compile(r'"((?:web|ui|event|story|verify|value|faces|cmd)-[a-z0-9-]+)"')
BUILT = re.compile(
    r"`((?:web|ui|event|verify|preset|field|faces|cmd|rank|suit|card)-[a-z0-9-]*)\$\{"
)

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
