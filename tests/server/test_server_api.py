"""The interface for programs: the documents, the schema, the example; pages and the command."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from conquian import __version__
from conquian.server import run as running
from conquian.server.pages import Pages
from conquian.server.refusal import Refusal
from conquian.server.schema_doc import document, schema
from conquian.text import LANGUAGES
from tests.server.tables import client, opened, server, sitting

ROOT = Path(__file__).parents[2]


def test_the_document_is_up_to_date() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert document(text) == text, "python -m conquian.server.schema_doc docs/api.md"


def test_the_schema_has_every_frame() -> None:
    made = schema()
    for name, kinds in (
        ("ClientFrame", {"Hello", "Do"}),
        ("ServerFrame", {"Welcome", "Events", "Done", "Refused", "Presence", "Rematch", "Alive"}),
    ):
        found = {part["$ref"].rpartition("/")[2] for part in made["$defs"][name]["oneOf"]}
        assert found == kinds
    for body in made["$defs"].values():
        if "properties" in body:
            assert body["additionalProperties"] is False
    json.dumps(made)


def test_the_example_plays_to_the_end() -> None:
    async def main(port: int) -> None:
        made = await opened(port, seats=["human", "open"], hands=2)
        command = [sys.executable, str(ROOT / "examples" / "bot_client.py")]
        guest = await asyncio.create_subprocess_exec(
            *command, f"http://127.0.0.1:{port}", made["game"], "Gast", stdout=subprocess.PIPE
        )
        import random

        async with sitting(port, made["game"], made["token"]) as ana:
            await asyncio.wait_for(ana.play(random.Random(1)), 30)
        out, _ = await asyncio.wait_for(guest.communicate(), 30)
        assert json.loads(out)["ledger"]["hands"] == 2
        assert ana.view["seats"][1]["name"] == "Gast"
        alone = await asyncio.create_subprocess_exec(
            *command, f"http://127.0.0.1:{port}", stdout=subprocess.PIPE
        )
        out, _ = await asyncio.wait_for(alone.communicate(), 30)
        assert json.loads(out)["result"]["reason"] == "hands"

    with server() as port:
        asyncio.run(main(port))


def test_pages_without_a_client_say_how_to_build_it(tmp_path: Path) -> None:
    async def main(port: int) -> None:
        async with client(port) as http:
            told = set()
            for language in LANGUAGES:
                answer = await http.get("/", headers={"accept-language": f"{language}-XX,en"})
                assert answer.status_code == 503
                assert "./scripts/play" in answer.text
                told.add(answer.text)
            assert len(told) == len(LANGUAGES)

    with server(static=tmp_path / "none") as port:
        asyncio.run(main(port))


def test_pages_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index", "table"):
        (static / f"{name}.html").write_text("<!doctype html>" + name * 200)
    (static / "assets" / "main-1.js").write_text("export {};" * 200)
    (tmp_path / "secret.txt").write_text("hidden")

    async def main(port: int) -> None:
        async with client(port) as http:
            for path in ("/", "/t/abc", "/h/abc-1", "/index.html"):
                answer = await http.get(path)
                assert answer.text.startswith("<!doctype html>"), path
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["content-encoding"] == "gzip"
                assert ("table" in answer.text) == path.startswith("/t/")
                _guarded(answer)
            answer = await http.get("/assets/main-1.js")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            tag = {"if-none-match": answer.headers["etag"]}
            assert (await http.get("/assets/main-1.js", headers=tag)).status_code == 304
            for path in ("/secret.txt", "/assets", "/t", "/x/y", "/%2e%2e/secret.txt", "/%00"):
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["error"]["key"]) == (404, "page-unknown")
                _guarded(answer)
                page = await http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
                assert (page.status_code, page.headers["cache-control"]) == (404, "no-store")
                assert page.text.startswith("<!doctype html>"), "the client says it in words"
                _guarded(page)
            answer = await http.get("/api/foo", headers={"accept": "text/html"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "page-unknown")
            assert (await http.head("/")).status_code == 200

    with server(static=static) as port:
        asyncio.run(main(port))


def test_a_file_has_one_name(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1.js").write_text("export {};")
    pages = Pages(tmp_path)
    for path in (
        "assets/../index.html",
        "x/../assets/main-1.js",
        "./index.html",
        "assets//main-1.js",
        "assets/./main-1.js",
        "/index.html",
        "index.html/",
        str(tmp_path / "index.html"),
        "\0",
        "",
    ):
        with pytest.raises(Refusal, match="page-unknown"):
            pages.file(path, Headers())
    assert pages.file("assets/main-1.js", Headers()).body == b"export {};"
    (tmp_path / "assets" / "main-2.js").write_text("export { two };")
    assert pages.file("assets/main-2.js", Headers()).body == b"export { two };", "a new build"
    (tmp_path / "assets" / "main-2.js").write_text("export { three };")
    assert pages.file("assets/main-2.js", Headers()).body == b"export { three };"
    (tmp_path / "assets" / "main-2.js").unlink()
    with pytest.raises(Refusal, match="page-unknown"):
        pages.file("assets/main-2.js", Headers())


def _guarded(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_server_says_how_it_is(tmp_path: Path) -> None:
    async def main(port: int) -> None:
        async with client(port) as http:
            assert (await http.get("/api/health")).json() == {"version": __version__, "tables": 0}
            await opened(port)
            assert (await http.get("/api/health")).json()["tables"] == 1
            database = sqlite3.connect(tmp_path / "x.db")
            database.execute("drop table games")
            database.close()
            answer = await http.get("/api/health")
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "storage-failed")

    with server(tmp_path / "x.db") as port:
        asyncio.run(main(port))


def test_the_command(tmp_path: Path) -> None:
    """The port, the data folder, and an orderly end."""
    code = (
        "from conquian.server.run import serve\n"
        "serve(port=0, announce=lambda addresses: print(addresses[0], flush=True))"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert httpx.get(address + "api/presets").status_code == 200
        answer = httpx.get(address + "api/presets", headers={"host": "rebound.example"})
        assert answer.json()["error"]["key"] == "host-foreign"
        assert (tmp_path / "conquian" / "games.sqlite3").exists()
        port = int(address.rstrip("/").rpartition(":")[2])
        with pytest.raises(Refusal, match="port-taken"):
            running.serve(port=port)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) in (0, -signal.SIGINT, 130)


def test_small_answers_are_not_held_back() -> None:
    """A socket that is not known as TCP would wait with each answer for a sign of its client."""
    with running.listening("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP
        with socket.create_connection(bound.getsockname()), bound.accept()[0] as accepted:
            assert accepted.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("sqlite:///{}", "storage-unusable"),
        ("nonsense", "storage-address"),
        ("nonsense://x", "storage-address"),
        ("postgresql+nothing://x/y", "storage-address"),
        ("mysql+mysqldb://x/y", "storage-driver"),
        ("postgresql://x/y?host={}", "storage-unusable"),
    ],
)
def test_databases_that_cannot_be_used(tmp_path: Path, url: str, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        running.serve(port=0, database_url=url.format(tmp_path))


def test_a_database_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refusal, match="storage-postgres"):
        running.serve(port=0, database_url="postgresql://x/y")
