"""Where games are kept, and what happens to damaged ones."""

import os
from pathlib import Path

import pytest

from conquian.errors import ConquianError
from conquian.match import Commit, Referee, Seat, Setup, Stop
from conquian.rules import PRESETS, preset
from conquian.terminal.saves import Saves, data_folder, load, write_new


def game(name: str = "classic") -> Referee:
    return Referee(Setup(preset(name), (Seat("Ana"), Seat("Rosa", "casual"))))


def test_the_data_folder_follows_the_environment() -> None:
    assert data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/conquian")
    assert "conquian" in str(data_folder({"HOME": "/home/ana"}))


def test_a_game_is_kept_and_found_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "deep" / "folder")
    saves.keep(game(), "20260101-000000")
    saves.keep(game(), "20260101-000001")
    assert [path.name for path in saves.earlier()] == ["20260101-000000.conquian"]
    other = Saves(saves.folder)
    found = other.latest(PRESETS["classic"])
    assert found is not None
    assert found[0] == saves.path
    assert other.latest(PRESETS["mexican"]) is None


def test_two_games_never_share_a_file(tmp_path: Path) -> None:
    first, second = Saves(tmp_path), Saves(tmp_path)
    first.keep(game(), "20260101-000000")
    second.keep(game(), "20260101-000000")
    assert first.path != second.path


def test_a_finished_game_is_forgotten_unless_the_person_named_the_file(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(game(), "20260101-000000")
    saves.forget()
    assert saves.earlier() == []
    named = Saves(tmp_path, tmp_path / "mine")
    named.keep(game(), "20260101-000000")
    named.forget()
    assert (tmp_path / "mine").exists()


def test_finished_and_damaged_games_are_passed_over(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(game(), "20260101-000000")
    over = game()
    over.handle(Stop(0), 0.0)
    Saves(tmp_path).keep(over, "20260101-000001")
    (tmp_path / "x.conquian").write_text("not a game")
    os.utime(tmp_path / "20260101-000000.conquian", (1, 1))
    found = Saves(tmp_path).latest(PRESETS["classic"])
    assert found is not None
    assert found[0].name == "20260101-000000.conquian"
    assert (tmp_path / "x.conquian").read_text() == "not a game"


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\x00", b"[]", b'{"format": 1}'])
def test_a_damaged_game_is_an_error_and_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    with pytest.raises(ConquianError):
        load(path)
    assert path.read_bytes() == content


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(ConquianError, match="file-unreadable"):
        load(tmp_path / "none")
    with pytest.raises(ConquianError, match="file-unreadable"):
        load(Path("nul\0name"))
    with pytest.raises(ConquianError, match="ui-file-unwritable"):
        write_new(tmp_path / "no" / "folder", "text")
    with pytest.raises(ConquianError, match="ui-file-unwritable"):
        write_new(Path("nul\0name"), "text")
    (tmp_path / "file").write_text("")
    with pytest.raises(ConquianError, match="ui-file-unwritable"):
        Saves(tmp_path / "file" / "folder").keep(game(), "x")


def test_only_saved_games_are_replaced(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana")
    with pytest.raises(ConquianError, match="ui-file-exists"):
        Saves(tmp_path).copy(game(), path)
    assert path.read_text() == "Dear Ana"
    with pytest.raises(ConquianError, match="ui-file-exists"):
        write_new(tmp_path, "text")
    Saves(tmp_path).copy(game(), tmp_path / "copy")
    with pytest.raises(ConquianError, match="ui-file-exists"):
        Saves(tmp_path).copy(game("mexican"), tmp_path / "copy")
    later = game()
    later.handle(Commit(bytes(32), (1,)), 0.0)
    Saves(tmp_path).copy(later, tmp_path / "copy")
    Saves(tmp_path).copy(later, tmp_path / "copy")
    with pytest.raises(ConquianError, match="ui-file-exists"):
        Saves(tmp_path).copy(game(), tmp_path / "copy")
    (tmp_path / "damaged").write_text((tmp_path / "copy").read_text()[:-9])
    with pytest.raises(ConquianError, match="ui-file-exists"):
        Saves(tmp_path).copy(later, tmp_path / "damaged")
    (tmp_path / "damaged").unlink()
    assert load(tmp_path / "copy").rules == PRESETS["classic"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "letter.txt"]


def test_unfinished_games_all_stay(tmp_path: Path) -> None:
    for number in range(25):
        Saves(tmp_path).keep(game(), f"{number:02}")
    assert len(Saves(tmp_path).earlier()) == 25


def test_a_full_disk_leaves_no_empty_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    saves.keep(game(), "one")

    def full(_path: Path, _text: str) -> None:
        raise OSError(28, "no space left")

    with monkeypatch.context() as context:
        context.setattr("conquian.terminal.saves.put", full)
        other = Saves(tmp_path)
        for _ in range(3):
            with pytest.raises(ConquianError, match="ui-file-unwritable"):
                other.keep(game(), "two")
    assert Saves(tmp_path).earlier() == [tmp_path / "one.conquian"]
    other.keep(game(), "two")
    assert len(Saves(tmp_path).earlier()) == 2


def test_a_named_game_goes_on_in_its_file(tmp_path: Path) -> None:
    first = Saves(tmp_path / "folder", tmp_path / "mine")
    first.keep(game(), "x")
    again = Saves(tmp_path / "folder")
    again.take(tmp_path / "mine")
    again.keep(game(), "y")
    assert again.path == tmp_path / "mine"
    again.forget()
    assert (tmp_path / "mine").exists()


def test_writes_broken_off_are_swept_up(tmp_path: Path) -> None:
    old, new = tmp_path / ".old.part", tmp_path / ".new.part"
    for path in (old, new):
        path.write_text("{")
    os.utime(old, (0, 0))
    Saves(tmp_path).sweep()
    assert [path.name for path in tmp_path.iterdir()] == [".new.part"]
