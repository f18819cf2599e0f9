"""Which game goes on, what stays on the shelf, and that no file is ever lost."""

import io
import os
import re
from pathlib import Path
from typing import TextIO, cast

import pytest

from conquian.errors import ConquianError, RecordError
from conquian.match import load_session, save_session
from conquian.rules import house, preset
from conquian.terminal import LAST_GAME, Options, run
from conquian.terminal.saves import Saves, load
from conquian.text import LANGUAGES
from tests.terminal.tables import Script, Typist


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_US.UTF-8"}


def type_in(options: Options, environ: dict[str, str], *lines: str) -> str:
    """What a game writes where lines are typed."""
    out = io.StringIO()
    assert run(options, Script(*lines), out, environ) == 0
    return out.getvalue()


def play_out(options: Options, environ: dict[str, str], *otherwise: str) -> str:
    """The same where the first plays of the lists are made until the game is over."""
    out = io.StringIO()
    typist = Typist(out, otherwise=otherwise)
    assert run(options, cast(TextIO, typist), out, environ) == 0
    return out.getvalue()


def saved(environ: dict[str, str]) -> list[Path]:
    return Saves(Path(environ["XDG_DATA_HOME"]) / "conquian").earlier()


def hand(said: str) -> str:
    """The last line with the person's hand."""
    return [line for line in said.splitlines() if line.startswith("Your hand")][-1]


# --save


def test_a_game_in_the_file_is_gone_on_with(tmp_path: Path, environ: dict[str, str]) -> None:
    options = Options(save=str(tmp_path / "my game"))
    said = type_in(options, environ, "?", "1")
    assert f"conquian play --resume '{tmp_path}/my game'" in said
    again = type_in(options, environ, "hand")
    assert "Your game goes on with hand 1." in again
    assert hand(again) == hand(said)
    assert saved(environ) == []


@pytest.mark.parametrize("content", ["", "Dear Ana", "{}", "\x00" * 9000])
def test_anything_else_is_refused_untouched(
    content: str, tmp_path: Path, environ: dict[str, str]
) -> None:
    file = tmp_path / "letter"
    file.write_text(content)
    with pytest.raises(ConquianError, match="ui-file-exists"):
        type_in(Options(save=str(file)), environ)
    assert file.read_text() == content


def test_a_damaged_game_is_refused_untouched(tmp_path: Path, environ: dict[str, str]) -> None:
    file = tmp_path / "game"
    type_in(Options(save=str(file)), environ)
    file.write_text(content := file.read_text()[:-30])
    with pytest.raises(RecordError):
        type_in(Options(save=str(file)), environ)
    assert file.read_text() == content


def test_folders_and_links_are_no_games(tmp_path: Path, environ: dict[str, str]) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "nothing")
    for name in ("", "link"):
        with pytest.raises(ConquianError, match="ui-file-exists"):
            type_in(Options(save=str(tmp_path / name)), environ)
    (tmp_path / "way").symlink_to(tmp_path / "game")
    (tmp_path / "game").write_text(save_session(_kept(tmp_path / "first", environ)))
    type_in(Options(save=str(tmp_path / "way")), environ, "?", "1")
    assert (tmp_path / "way").is_symlink()


def _kept(path: Path, environ: dict[str, str]):  # type: ignore[no-untyped-def]
    type_in(Options(save=str(path)), environ)
    return load(path)


def test_a_new_game_never_takes_the_file(tmp_path: Path, environ: dict[str, str]) -> None:
    file = tmp_path / "game"
    type_in(Options(save=str(file)), environ)
    content = file.read_text()
    for options in (Options(save=str(file), new=True), Options(save=str(file), resume=LAST_GAME)):
        with pytest.raises(ConquianError, match="ui-file-exists"):
            type_in(options, environ)
    said = type_in(Options(save=str(file)), environ, "new", "?", "1")
    assert f"saved in {file}. To go on with it: conquian play --resume {file}" in said
    assert file.read_text() == content
    assert len(saved(environ)) == 1
    assert "goes on" in type_in(Options(save=str(file), resume=str(file)), environ)


def test_a_finished_game_stays_finished(tmp_path: Path, environ: dict[str, str]) -> None:
    options = Options(save=str(tmp_path / "game"), seed=7, session=False)
    play_out(options, environ)
    assert load(tmp_path / "game").result is not None
    said = type_in(options, environ, "")
    assert said.startswith("You: ")
    assert "That was the game." in said


# What the next start goes on with


def test_without_a_table_the_last_game_goes_on(environ: dict[str, str]) -> None:
    for options in (
        Options(rules=preset("mexican")),
        Options(session=False, new=True),
        Options(hands=3, new=True),
        Options(rules=house("classic", target=10, stake=0, wins=None), new=True),
        Options(seed=3),
    ):
        said = type_in(options, environ, "?", "1")
        assert "Type conquian play to go on with it." in said
        again = type_in(Options(), environ)
        assert "Your game goes on" in again
        assert hand(again) == hand(said)


def test_with_a_table_the_last_game_at_it_goes_on(environ: dict[str, str]) -> None:
    tables = [
        Options(rules=preset("classic")),
        Options(rules=preset("mexican")),
        Options(session=False),
        Options(hands=1),
        Options(hands=3),
    ]
    said = [hand(type_in(options, environ)) for options in tables]
    assert len(saved(environ)) == len(tables)
    for options, held in zip(tables, said, strict=True):
        assert hand(type_in(options, environ)) == held
    assert len(saved(environ)) == len(tables)


@pytest.mark.parametrize("options", [Options(seed=5, session=False), Options(seed=5, hands=1)])
def test_a_hand_goes_on_as_what_it_was(options: Options, environ: dict[str, str]) -> None:
    type_in(options, environ, "?", "1")
    said = play_out(Options(), environ)
    assert "That was the game." in said
    assert "Press Enter to deal" not in said
    assert ("Points:" in said) is options.session


def test_a_series_goes_on_as_what_it_was(tmp_path: Path, environ: dict[str, str]) -> None:
    type_in(Options(seed=5, hands=2), environ, "?", "1", f"save {tmp_path / 'copy'}")
    for options in (Options(), Options(resume=str(tmp_path / "copy"))):
        said = play_out(options, environ)
        assert "Press Enter to deal hand 2." in said
        assert "hand 3" not in said


def test_a_number_of_hands_that_is_none_is_refused() -> None:
    from conquian.match import Referee, Seat, Setup
    from conquian.match.session import _digest, _parse

    seats = (Seat("Ana"), Seat("Rosa", "casual"))
    text = save_session(Referee(Setup(preset("classic"), seats, hands=3)))
    assert load_session(text).setup.hands == 3
    import json

    for hands in (0, -1, True, "3", 1.0, None):
        body = _parse(text) | {"hands": hands}
        del body["digest"]
        with pytest.raises(RecordError, match=r"session-field \(field=hands\)"):
            load_session(json.dumps(body | {"digest": _digest(body)}))


def test_a_game_that_cannot_be_kept_is_told_at_the_end_again(environ: dict[str, str]) -> None:
    bad = {**environ, "XDG_DATA_HOME": os.devnull}
    said = type_in(Options(), bad, "?", "1")
    assert said.count("cannot be written") == 1
    assert said.splitlines()[-1].endswith("where it is to be kept: conquian play --save FILE")
    assert "is saved" not in said
    assert "is lost" in type_in(Options(), bad, "new")


# The last of the agreed hands


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_after_the_last_hand_no_other_is_announced(
    language: str, seed: int, environ: dict[str, str]
) -> None:
    said = play_out(Options(lang=language, seed=seed, hands=1), environ, "score", "table", "")
    from conquian.text import catalog_of

    catalog = catalog_of(language)
    for key, args in (
        ("event-settled-next", {"you": "seat"}),
        ("event-settled-next", {"you": "none", "name": "Rosa"}),
        ("event-over-stopped", {}),
        ("ui-hand-number", {"number": 2}),
        ("ui-score-pot", {"pot": 0, "stake": 1}),
    ):
        assert catalog.text(key, **args) not in said


def test_a_pot_that_nobody_won_goes_back(environ: dict[str, str]) -> None:
    for seed in range(40):
        said = play_out(Options(seed=seed, hands=1), environ)
        if "Nobody wins hand 1" in said:
            assert "What was left in the pot goes back: You +1, Rosa +1." in said
            assert "next hand" not in said
            return
    pytest.fail("no hand was drawn")


# Between hands


def test_what_can_be_typed_between_hands(environ: dict[str, str]) -> None:
    said = play_out(Options(seed=5, hands=2), environ, "mix", "mix ", "")
    assert "Enter: deal the next hand\nmix WORDS: add words" in said
    assert "Type mix and then any words" in said
    assert "when the next hand is dealt" not in said
    assert "Enter: leave\nnew: another game\n" in said


# The shelf


def test_games_that_were_put_aside_are_listed_and_taken_up(environ: dict[str, str]) -> None:
    said = type_in(Options(name="Ana"), environ, "?", "1", "games", "games 1", "new", "games")
    assert said.count("There is no other unfinished game.") == 2
    assert "Your other game is kept. Type games to see it" in said
    assert re.search(
        r"^1\. Classic, hand 1\. Points: Ana 0, Rosa 0\. \d{4}-\d\d-\d\d \d\d:\d\d$", said, re.M
    )
    first = [line for line in said.split("new")[0].splitlines() if line.startswith("Your hand")]
    back = type_in(Options(), environ, "games 7", "games x", "games 1")
    assert back.count("The list goes from 1 to 1.") == 2
    assert back.count("Your game goes on with hand 1.") == 2
    assert hand(back) == first[-1]
    assert len(saved(environ)) == 2


def test_the_shelf_at_the_end_of_a_game(environ: dict[str, str]) -> None:
    said = type_in(Options(rules=preset("mexican")), environ)
    out = io.StringIO()
    options = Options(seed=7, session=False, new=True)
    answers = iter(["games", "games 1", "quit"])

    class Ending(Typist):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            if "That was the game." in out.getvalue():
                return next(answers) + "\n"
            return super().readline(size)

    assert run(options, cast(TextIO, Ending(out)), out, environ) == 0
    assert "1. Mexican" in out.getvalue()
    assert hand(out.getvalue()) == hand(said)
