"""Whole games at the terminal: every preset and language, sessions, files, bad input."""

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, cast

import pytest

from conquian.errors import ConquianError, RecordError
from conquian.match import verify
from conquian.notation import position_of, read_record
from conquian.rules import PRESETS, house, preset
from conquian.terminal import LAST_GAME, Options, run
from conquian.terminal.saves import Saves, load
from conquian.text import LANGUAGES
from tests.terminal.tables import Script, Typist

SINGLE = Options(lang="en", seed=7, session=False)


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_US.UTF-8"}


def type_in(options: Options, environ: dict[str, str], *lines: str) -> tuple[int, str]:
    """The status and the output of a game where lines are typed."""
    out = io.StringIO()
    return run(options, Script(*lines), out, environ), out.getvalue()


def play_out(
    options: Options, environ: dict[str, str], chance: int = 0, *otherwise: str
) -> tuple[int, str]:
    """The same where numbers from the lists are typed until the game is over."""
    out = io.StringIO()
    choose = random.Random(chance)
    typist = Typist(out, choose.randrange if chance else (lambda count: 0), otherwise)
    return run(options, cast(TextIO, typist), out, environ), out.getvalue()


def saved(environ: dict[str, str]) -> list[Path]:
    return Saves(Path(environ["XDG_DATA_HOME"]) / "conquian").earlier()


@pytest.mark.parametrize("chance", [0, 1])
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_to_the_end(name: str, chance: int, environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=3, session=False, rules=preset(name))
    status, said = play_out(options, environ, chance)
    assert status == 0
    assert "The deal was fair" in said
    assert (
        "wins: the card on offer" in said
        or "You win!" in said
        or "without a winner" in said
        or ("Your side wins!" in said)
    )
    assert "ui-" not in said
    assert saved(environ) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "partnership", "tercerilla"])
def test_every_language_is_played_to_the_end(
    language: str, name: str, environ: dict[str, str]
) -> None:
    for seed in (1, 2):
        options = Options(lang=language, seed=seed, session=False, rules=preset(name))
        status, said = play_out(options, environ, seed)
        assert status == 0
        assert "ui-" not in said
        assert "event-" not in said
        assert "{" not in said


def test_equal_seeds_play_equal_games(environ: dict[str, str]) -> None:
    assert play_out(SINGLE, environ, 1) == play_out(SINGLE, environ, 1)


def test_the_first_lines_say_the_goal_and_what_to_type(environ: dict[str, str]) -> None:
    status, said = type_in(Options(lang="en", seed=4, session=False), environ)
    lines = said.splitlines()
    assert status == 0
    assert "11 cards" in lines[0]
    assert "Type the cards" in lines[2]
    assert lines[-2].startswith("Type a meld with it (like 5s 6s 7s), no to decline, ? for")
    assert lines[-1] == "Your game is saved. Type conquian play to go on with it."


def test_the_language_and_faces_come_from_the_locale(environ: dict[str, str]) -> None:
    said = type_in(Options(seed=7), environ | {"LANG": "es_MX.UTF-8"})[1]
    assert "Te toca." in said
    assert "♠" not in said
    said = type_in(Options(seed=7), environ | {"LC_ALL": "C"})[1]
    assert "Your turn." in said


def test_a_session_goes_on_with_enter_until_its_target(environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=5, rules=house("classic", wins=2))
    status, said = play_out(options, environ)
    assert status == 0
    assert "Press Enter to deal hand 2." in said
    assert "win the game: you have" in said or "wins the game, with" in said
    assert saved(environ) == []


def test_a_series_ends_after_its_hands(environ: dict[str, str]) -> None:
    status, said = play_out(Options(lang="en", seed=5, hands=2), environ)
    assert status == 0
    assert "Press Enter to deal hand 2." in said
    assert "hand 3" not in said
    assert "That was the game." in said


def test_another_game_after_the_last_hand(environ: dict[str, str]) -> None:
    status, said = play_out(SINGLE, environ, 0, "new", "", "")
    assert status == 0
    assert said.count("Hand 1.") == 2
    assert said.count("Until next time!") == 1


def test_the_end_of_input_keeps_the_game_and_it_goes_on(environ: dict[str, str]) -> None:
    options = Options(lang="en", rules=preset("mexican"))
    status, said = type_in(options, environ, "?", "1", "?", "1")
    assert status == 0
    [path] = saved(environ)
    before = position_of(load(path).match.state)  # type: ignore[arg-type]
    status, said = type_in(options, environ, "score")
    assert "Your game goes on with hand 1." in said
    assert position_of(load(path).match.state) == before  # type: ignore[arg-type]
    assert saved(environ) == [path]
    status, said = type_in(Options(lang="en", resume=LAST_GAME), environ)
    assert "goes on" in said
    status, said = type_in(options, environ, "new")
    assert said.count("Welcome") == 1
    assert len(saved(environ)) == 2


def test_a_named_file_keeps_the_game(tmp_path: Path, environ: dict[str, str]) -> None:
    file = tmp_path / "mine.game"
    status, said = type_in(Options(lang="en", save=str(file)), environ, "?", "1")
    assert f"Your game is saved in {file}. To go on with it: conquian play --resume {file}" in said
    assert saved(environ) == []
    hand = [line for line in said.splitlines() if line.startswith("Your hand")][-1]
    status, said = type_in(Options(lang="en", resume=str(file)), environ)
    assert status == 0
    assert hand in said


def test_a_copy_of_the_game(tmp_path: Path, environ: dict[str, str]) -> None:
    file = tmp_path / "copy"
    said = type_in(Options(lang="en"), environ, f"save {file}", "save", f"save {tmp_path}")[1]
    assert f"Saved in {file}" in said
    assert "a file name after" in said
    assert "already; it stays" in said
    assert load(file).stage.value == "play"


@pytest.mark.parametrize("content", ["", "{}", "nonsense", '{"format": "conquian-session"}'])
def test_a_damaged_game_is_refused_and_stays(
    content: str, tmp_path: Path, environ: dict[str, str]
) -> None:
    file = tmp_path / "game"
    file.write_text(content)
    with pytest.raises(RecordError):
        type_in(Options(lang="en", resume=str(file)), environ)
    assert file.read_text() == content


@pytest.mark.parametrize("options", [
    Options(lang="xx"), Options(lang="en", resume="/nowhere/at/all"),
    Options(lang="en", resume=LAST_GAME), Options(lang="en", levels=("genius",)),
])  # fmt: skip
def test_wrong_options_are_refused(options: Options, environ: dict[str, str]) -> None:
    with pytest.raises(ConquianError):
        type_in(options, environ)


def test_two_windows_with_one_game_lose_nothing(environ: dict[str, str]) -> None:
    # The second to write goes on in a file of its own.
    type_in(Options(lang="en", seed=7), environ, "n")
    (file,) = saved(environ)
    first, second = Saves(file.parent), Saves(file.parent)
    games = []
    for saves in (first, second):
        saves.take(file)
        games.append(load(file))
    first.keep(games[0], "later")
    second.keep(games[1], "later")
    assert first.path == file
    assert second.path is not None
    assert second.path != file
    assert {load(path).version for path in saved(environ)} == {games[0].version}
    second.forget()
    assert saved(environ) == [file]


def test_a_game_that_cannot_be_kept_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    status, said = play_out(SINGLE, {"XDG_DATA_HOME": str(tmp_path / "data")}, 1)
    assert status == 0
    assert said.count("cannot be written") == 1


def test_the_record_of_a_hand_proves_its_deal(tmp_path: Path, environ: dict[str, str]) -> None:
    text, data = tmp_path / "hand.txt", tmp_path / "hand.json"
    lines = (f"record {text}", f"record {data}", f"record {text}", "record", "score", "")
    status, said = play_out(SINGLE, environ, 0, *lines)
    assert status == 0
    assert "already; it stays" in said
    record = read_record(text.read_text())
    assert read_record(data.read_text()) == record
    proof = verify(record)
    assert proof.commitment.startswith(said.split("(seal: ")[1][:16])
    assert record.seats == ("Player 1", "Rosa")


def test_no_record_before_a_hand_is_finished(tmp_path: Path, environ: dict[str, str]) -> None:
    said = type_in(SINGLE, environ, f"record {tmp_path / 'x'}")[1]
    assert "No hand is finished yet." in said
    assert not (tmp_path / "x").exists()


def test_words_of_the_person_go_into_the_shuffle(environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=7, mix=True, session=False)
    said = type_in(options, environ, "mix blue moon", "3", "fair")[1]
    assert "Your part in the shuffle: blue moon" in said
    other = type_in(options, environ, "mix red sun", "3", "fair")[1]
    assert said.split("Your hand")[1] != other.split("Your hand")[1]


def test_between_hands(environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=5, hands=2)
    said = play_out(options, environ, 0, "score", "fair", "foo", "mix", "rules", "no")[1]
    assert "Seal (SHA-256)" in said
    assert said.rstrip().endswith("Your game is saved. Type conquian play to go on with it.")


class _Interrupted(io.StringIO):
    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_ctrl_c_keeps_the_game(environ: dict[str, str]) -> None:
    out = io.StringIO()
    assert run(Options(lang="en"), _Interrupted(), out, environ) == 130
    assert "Your game is saved." in out.getvalue()
    assert len(saved(environ)) == 1


class _Broken(io.StringIO):
    def write(self, text: str, /) -> int:
        raise BrokenPipeError


def test_nobody_reads_any_more(environ: dict[str, str]) -> None:
    with pytest.raises(BrokenPipeError):
        run(Options(lang="en"), Script(), _Broken(), environ)


def test_settings_change_what_is_shown(environ: dict[str, str]) -> None:
    lines = ("words on", "faces spanish", "words off", "sort rank", "teach", "lang es", "mesa", "x")
    said = type_in(SINGLE, environ, *lines, "lang klingon", "idioma", "why", "words maybe")[1]
    assert " of clubs" in said or " of hearts" in said or " of spades" in said
    assert "sorted by value" in said
    assert "Hablemos español." in said
    assert "Tu mesa" in said
    assert "klingon" in said


def bad_lines() -> Iterator[str]:
    yield from ("\x00", "\x00\x00 no", "5s" * 200, "é" * 400, "🂡 🂢", "\u202e5s 6s", "///")
    yield from ("-1", "0", "99999999999999999999", "1e9", "٣", "½", "5s 6s 7s " * 50, "no no no no")
    yield from (
        "save \x00",
        "record /",
        "save /",
        "save ~nosuchuser/x",
        "lang ../../x",
        "mix",
        "? ? ?",
    )
    yield from ("{0}", "%s %d", "{ $card }", "\\", "'; drop table", "use use use", "discard")
    yield from ("give", "5s,,,,6s", "force", "waive", "ok", "undo", "more", "5")
    yield from ("\ud800", "a" * 10_000, "k ks ksk")


def test_bad_input_is_answered_and_nothing_changes(environ: dict[str, str]) -> None:
    for language in LANGUAGES:
        options = Options(lang=language, seed=7, session=False)
        once = type_in(options, environ)[1]
        # "more", "undo" and the like list plays or refuse: none of these lines decides anything
        lines = [line for line in bad_lines() if line not in ("no no no no", "\x00\x00 no", "5")]
        status, said = type_in(options, environ, *lines, "table")
        assert status == 0
        hand = [line for line in once.splitlines() if line][-4]
        assert said.count(hand) >= 2


def test_the_bots_take_their_levels(environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=1, rules=preset("tercerilla"), levels=("random", "casual"))
    type_in(options, environ)
    [path] = saved(environ)
    assert [seat.kind for seat in load(path).seats] == ["human", "random", "casual"]


def test_names(environ: dict[str, str]) -> None:
    options = Options(lang="en", seed=1, name="  rosa  \n x " + "y" * 60)
    assert type_in(options, environ)[0] == 0
    said = type_in(Options(lang="en", seed=1, name="Rosa"), environ)[1]
    assert "Pancho" in said
