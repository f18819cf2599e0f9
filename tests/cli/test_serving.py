"""The commands that serve the table in the browser, as processes."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest

from conquian.cli import main
from conquian.server import run
from conquian.server.addresses import network_addresses
from conquian.server.settings import Settings


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A server's process, interrupted at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "conquian", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ(folder),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
        assert err == ""
        assert process.returncode == 0


def environ(folder: Path) -> dict[str, str]:
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder),
        "CONQUIAN_PURE": "1",
        "LANG": "en",
        "BROWSER": "true",
    }


def refused(folder: Path, *words: str, command: str = "serve") -> str:
    """What a server that does not start says, in one line."""
    done = subprocess.run(
        [sys.executable, "-m", "conquian", command, *words],
        capture_output=True,
        text=True,
        env=environ(folder),
        check=False,
        timeout=30,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def fetched(address: str) -> str:
    with build_opener(ProxyHandler({})).open(address, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


def test_it_serves_says_where_and_is_started_once(tmp_path: Path) -> None:
    port = str(free_port())
    with running(tmp_path, "open", "--port", port) as process:
        assert f"http://127.0.0.1:{port}/" in first_line(process)
        games = json.loads(fetched(f"http://127.0.0.1:{port}/api/presets"))
        assert "classic" in [game["name"] for game in games]
        again = subprocess.run(
            [sys.executable, "-m", "conquian", "open", "--port", port, "--no-browser"],
            capture_output=True,
            text=True,
            env=environ(tmp_path),
            check=False,
            timeout=30,
        )
        assert (again.returncode, again.stderr) == (0, "")
        assert "running already" in again.stdout
    assert (tmp_path / "conquian" / "games.sqlite3").exists()


def test_a_host_chooses_where_and_on_what(tmp_path: Path) -> None:
    port = str(free_port())
    database = f"sqlite:///{tmp_path / 'club.sqlite3'}"
    words = ("serve", "--host", "127.0.0.1", "--port", port, "--database", database)
    with running(tmp_path, *words) as process:
        assert port in first_line(process)
        taken = subprocess.run(
            [sys.executable, "-m", "conquian", "serve", "--port", port],
            capture_output=True,
            text=True,
            env=environ(tmp_path),
            check=False,
            timeout=30,
        )
        assert (taken.returncode, taken.stdout) == (2, "")
        assert len(taken.stderr.splitlines()) == 1
    assert (tmp_path / "club.sqlite3").exists()


def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for url, said in (
        ("nonsense", "sqlite3"),
        ("nosuch://host/games", "sqlite3"),
        (f"sqlite:///{tmp_path}/file/games.db", "cannot be opened"),
        (f"{tmp_path}/file/games.db", "cannot be opened"),
    ):
        assert said in refused(tmp_path, "--database", url)


def test_a_database_whose_driver_is_missing_says_how_to_get_it(tmp_path: Path) -> None:
    for url, said in (
        ("postgresql+pg8000://host/games", "pip install 'conquian[postgres]'"),
        ("mysql://host/games", "MySQLdb"),
    ):
        assert said in refused(tmp_path, "--database", url)


def test_a_database_can_be_named_by_its_file(tmp_path: Path) -> None:
    words = ("serve", "--port", str(free_port()), "--database", f"{tmp_path}/club/games.db")
    with running(tmp_path, *words) as process:
        assert first_line(process)
    assert (tmp_path / "club" / "games.db").exists()


def test_a_site_that_is_none_and_a_port_that_is_none_are_one_line(tmp_path: Path) -> None:
    assert "https://cards.example" in refused(tmp_path, "--origin", "cards.example")
    assert "99999" in refused(tmp_path, "--port", "99999")
    assert "65535" in refused(tmp_path, "--port", "99999", command="open")


@pytest.mark.parametrize("replaced", [False, True])
def test_a_server_whose_database_is_gone_stops(tmp_path: Path, replaced: bool) -> None:
    port, database = free_port(), tmp_path / "games.db"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "conquian",
            "serve",
            "--port",
            str(port),
            "--database",
            str(database),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ(tmp_path),
    )
    try:
        assert first_line(process)
        body = {"rules": "classic", "name": "Ana", "seats": ["human", "casual"]}
        assert _posted(port, body) == 201
        database.unlink()
        if replaced:
            database.write_bytes(b"")
        assert _posted(port, body) == 503, "nothing is acknowledged that would not be there"
        _, err = process.communicate(timeout=20)
        assert process.returncode == 2
        assert "was removed or replaced while games were going on" in err
    finally:
        process.kill()


def _posted(port: int, body: object) -> int:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("POST", "/api/games", json.dumps(body), {"content-type": "application/json"})
    status = line.getresponse().status
    line.close()
    return status


def test_a_proxy_that_is_none_is_one_line(tmp_path: Path) -> None:
    assert "proxy.example" in refused(tmp_path, "--proxy", "proxy.example")


def test_a_host_may_answer_to_one_name_alone(tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "--host", "0.0.0.0", "--port", str(port), "--host-name", "Table.example")
    with running(tmp_path, *words) as process:
        assert first_line(process)
        for name, status in (("table.example", 200), ("127.0.0.1", 200), ("evil.example", 421)):
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            line.request("GET", "/api/presets", headers={"host": f"{name}:{port}"})
            assert line.getresponse().status == status
            line.close()


def test_a_port_is_told_as_it_is_typed(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} of" in refused(tmp_path, "--port", port)


def test_a_host_for_everybody_says_where_others_find_it(tmp_path: Path) -> None:
    port = free_port()
    others = network_addresses("0.0.0.0")
    with running(tmp_path, "serve", "--host", "0.0.0.0", "--port", str(port)) as process:
        assert f"http://127.0.0.1:{port}/" in first_line(process)
        if others:
            line = first_line(process)
            assert all(f"http://{each}:{port}/" in line for each in others)
            assert "classic" in fetched(f"http://{others[0]}:{port}/api/presets")


def test_only_a_host_for_everybody_is_reached_elsewhere() -> None:
    assert network_addresses("127.0.0.1") == []
    assert network_addresses("192.168.1.5") == []
    assert "127.0.0.1" not in network_addresses("0.0.0.0")


def test_the_schema_is_json(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "conquian", "serve", "--schema"],
        capture_output=True,
        text=True,
        env=environ(tmp_path),
        check=True,
        timeout=30,
    )
    assert json.loads(done.stdout)


def test_how_long_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda *_, settings, **__: told.append(settings))
    assert main(["serve", "--keep", "365"]) == main(["serve"]) == 0
    assert [settings.keep for settings in told] == [365 * 86_400, None]
