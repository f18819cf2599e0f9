"""What a person set stays set, and nobody is left in a language they cannot read."""

import io
import json
import re
from pathlib import Path

import pytest

from conquian.notation import read_record
from conquian.rules import preset
from conquian.terminal import Options, run
from conquian.terminal.choices import describe, plays
from conquian.terminal.commands import aliases, parse
from conquian.terminal.settings import Settings, recall, remember
from conquian.terminal.table import asked
from conquian.text import LANGUAGES, Faces, catalog_of
from tests.terminal.tables import Script, seen, voice


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_US.UTF-8"}


def type_in(options: Options, environ: dict[str, str], *lines: str) -> str:
    out = io.StringIO()
    assert run(options, Script(*lines), out, environ) == 0
    return out.getvalue()


def test_settings_are_remembered(environ: dict[str, str]) -> None:
    lines = ("sort rank", "teach off", "confirm on", "faces spanish", "words on", "lang es")
    type_in(Options(seed=5), environ, *lines)
    folder = Path(environ["XDG_DATA_HOME"]) / "conquian"
    assert recall(folder) == Settings("es", Faces.SPANISH, True, True, False, True)
    said = type_in(Options(seed=5), environ, "ordenar", "no")
    assert re.search(r"Se te ofrece (el|la) \w+ de (oros|copas|espadas|bastos)", said)
    assert "ordenada por palo" in said
    assert "Enter lo confirma" in said
    said = type_in(Options(lang="en", faces=Faces.FRENCH, seed=5), environ)
    assert "Your turn. On offer: the " in said


def test_what_was_never_set_is_not_there(environ: dict[str, str]) -> None:
    folder = Path(environ["XDG_DATA_HOME"]) / "conquian"
    type_in(Options(seed=5, words=True, faces=Faces.SPANISH, lang="fr"), environ, "règles")
    assert not (folder / "settings.json").exists()
    type_in(Options(seed=5, words=True), environ, "sort rank", "sort what")
    assert json.loads((folder / "settings.json").read_text()) == {"by_rank": True}


@pytest.mark.parametrize("content", [
    "", "{", "[]", "null", '{"language": "tlh"}', '{"language": ["es"]}', '{"faces": "german"}',
    '{"words": 1}', '{"words": null}', '{"language": "es", "colour": true}', "\x00", "[" * 4000,
    '{"language": "es"}' + " " * 5000 + "x",
])  # fmt: skip
def test_damaged_settings_are_none(content: str, environ: dict[str, str]) -> None:
    folder = Path(environ["XDG_DATA_HOME"]) / "conquian"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(content)
    if not content.startswith('{"language": "es"} '):
        assert recall(folder) == Settings()
    assert "Your turn." in type_in(Options(seed=5, lang="en"), environ)
    remember(folder, words=True)
    assert recall(folder).words is True


def test_settings_that_cannot_be_kept_are_no_matter(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    remember(tmp_path / "file" / "folder", words=True)
    said = type_in(Options(seed=5), {"XDG_DATA_HOME": str(tmp_path / "file")}, "sort")
    assert "sorted by value" in said


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("other", LANGUAGES)
def test_the_word_for_language_is_understood_everywhere(language: str, other: str) -> None:
    for word in aliases(catalog_of(other), "language"):
        assert parse(f"{word} {other}", catalog_of(language)).kind == "language"
        assert parse(f"{word} {other}", catalog_of(language)).rest == other


def test_languages_are_listed_and_called_by_their_names(environ: dict[str, str]) -> None:
    said = type_in(Options(seed=5), environ, "taal", "lang Español", "langue nederlands", "lang")
    assert "en (English), es (español), fr (français)" in said
    assert "Hablemos español." in said
    assert "We praten Nederlands." in said
    assert "Talen: en (English)" in said


def test_you_are_called_you_in_the_language_of_now(environ: dict[str, str]) -> None:
    said = type_in(Options(lang="es", seed=5), environ, "lang en", "score", "lang nl", "stand")
    assert "Tú: 0 puntos" not in said
    assert "You: 0 points" in said
    assert "Jij: 0 punten" in said
    assert "Jij: 0 punten" in type_in(Options(resume=""), environ, "stand")


def test_a_name_that_was_given_stays(environ: dict[str, str]) -> None:
    said = type_in(Options(lang="es", seed=5, name="Ana"), environ, "lang en", "score", "new")
    assert "Ana: 0 points" in said
    assert "Ana: 0 points" in type_in(Options(lang="en"), environ, "score")


# What is asked and listed


def test_rearranging_is_not_called_laying() -> None:
    view = seen("KC", "2D", "4S-5S-6S-7S,7C-7D-7H")
    listed = [describe(view, each, voice(), ("You", "Rosa")) for each in plays(view, voice())]
    assert "Decline 2♦ and rearrange: 7♣ 7♦ 7♥ 7♠ | 4♠ 5♠ 6♠ (7 of 11)" in listed
    assert not any(" and lay" in line for line in listed)
    view = seen("KC KD KH", "2D", "5S-6S-7S")
    listed = [describe(view, each, voice(), ("You", "Rosa")) for each in plays(view, voice())]
    assert any("Decline 2♦ and lay: " in line for line in listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_meld_is_asked_for_where_there_is_none(language: str) -> None:
    example = voice(language).typed()
    view = seen("KC QD 2H", "7S")
    lines = asked(voice(language), view, ("Ana", "Rosa"))
    assert example not in lines[-1]
    assert aliases(catalog_of(language), "decline")[0] in lines[-1].replace("ã", "a")
    view = seen("5S 6S 2H", "7S")
    assert example in asked(voice(language), view, ("Ana", "Rosa"))[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_on_the_cards_are_explained(language: str, environ: dict[str, str]) -> None:
    said = type_in(Options(lang=language, seed=5, faces=Faces.SPANISH), environ)
    [line] = [line for line in said.splitlines() if re.search(r"\b11 .*\b12 ", line)]
    for short in ("Or ", "Co ", "Es ", "Ba ", "10"):
        assert short in line
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    run(Options(lang=language, seed=5, faces=Faces.FRENCH), Script(), stream, environ)
    stream.seek(0)
    letters = [catalog_of(language).text(f"suit-{suit}-letter") for suit in ("hearts", "clubs")]
    fourth = stream.read().splitlines()[3]
    assert all(f" {letter} " in fourth for letter in letters)
    with_signs = type_in(Options(lang=language, seed=5, faces=Faces.FRENCH), environ)
    assert not any(f" {letters[0]} " in line for line in with_signs.splitlines()[:5])


def test_a_record_has_its_date(tmp_path: Path, environ: dict[str, str]) -> None:
    import time
    from typing import TextIO, cast

    from tests.terminal.tables import Typist

    out, file = io.StringIO(), tmp_path / "hand.txt"
    typist = Typist(out, otherwise=[f"record {file}", ""])
    options = Options(seed=7, session=False, rules=preset("classic"))
    days = [time.strftime("%Y-%m-%d")]
    run(options, cast(TextIO, typist), out, environ)
    days.append(time.strftime("%Y-%m-%d"))
    assert read_record(file.read_text()).date in days


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_called_points_everywhere(language: str) -> None:
    catalog = catalog_of(language)
    word = catalog.text("ui-score", who="", points=2).split()[-1]
    assert word in catalog.text("event-settled-balance", balances="", points="").lower()
    assert word in catalog.text("ui-games-line", table="", number=1, score="", time="").lower()
