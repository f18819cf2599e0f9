"""Connections that do nothing, take nothing, or are too many; and what the log says of others."""

import asyncio
import json
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from conquian.server.limits import place_of
from tests.server.tables import Json, address, client, opened, server, sitting, table_of

HEAD = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def _line(port: int) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port))
    made.settimeout(10)
    return made


def _is_cut(line: socket.socket) -> bool:
    """Whether the server hangs up, in the end."""
    with suppress(ConnectionResetError):
        while line.recv(65_536):
            pass
    return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        HEAD + b"Content-Length: 100\r\n\r\n{",
        b"GET /api/presets HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    ],
    ids=["silent", "in the head", "in the body", "in the second"],
)
def test_a_request_has_its_time(begun: bytes) -> None:
    with server(greeting=0.3) as port, _line(port) as line:
        line.sendall(begun)
        assert _is_cut(line)


def test_a_head_that_drips_has_no_more_time() -> None:
    with server(greeting=0.5) as port, _line(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(OSError):  # noqa: PT012 - which of the writes fails is up to the system
            for number in range(200):
                line.sendall(f"X-{number}: 1\r\n".encode())
                time.sleep(0.05)


def test_one_address_has_so_many_connections() -> None:
    with server(connections=3) as port:
        with ExitStack() as lines:
            for _ in range(3):
                line = lines.enter_context(_line(port))
                line.sendall(b"GET /api/presets HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert line.recv(12) == b"HTTP/1.1 200"
            with _line(port) as more:
                assert _is_cut(more)
        for _ in range(100):
            with _line(port) as line, suppress(ConnectionError):
                line.sendall(b"GET /api/presets HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                if line.recv(12) == b"HTTP/1.1 200":
                    return
            time.sleep(0.05)
        raise AssertionError("there is room again")


def test_a_proxy_has_any_number() -> None:
    with server(connections=1, proxies=("127.0.0.1",)) as port, ExitStack() as lines:
        for _ in range(5):
            line = lines.enter_context(_line(port))
            line.sendall(b"GET /api/presets HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"


def test_a_home_is_one_place() -> None:
    assert place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert place_of("2001:db8:1:2::7") == place_of("2001:db8:1:2:ffff::8")
    assert place_of("2001:db8:1:2::7") != place_of("2001:db8:1:3::7")
    assert place_of("a name") == "a name"


def test_a_player_who_takes_nothing_is_away() -> None:
    """The phone is dead, and megabytes wait for it: closing in order would wait with them."""

    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        game = seats[0]["game"]
        hello = json.dumps({"type": "hello", "token": seats[1]["token"], "version": None})
        frame = Frame(Opcode.TEXT, hello.encode()).serialize(mask=True)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.write(
            f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame * 20_000)
        async with client(port) as http:

            async def here() -> bool:
                state = (await http.get(f"/api/games/{game}")).json()
                found: bool = state["seats"][1]["here"]
                return found

            while not await here():
                await asyncio.sleep(0.05)
            begun = time.monotonic()
            while await here():
                assert time.monotonic() - begun < 60
                await asyncio.sleep(0.1)
        writer.close()

    with server(deaf=1.0) as port:
        asyncio.run(main(port))


def test_a_line_says_that_it_is_open() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            for _ in range(3):
                await ana.until("alive")

    with server(quiet=0.05) as port:
        asyncio.run(main(port))


@contextmanager
def _logged() -> Iterator[list[str]]:
    """What uvicorn's log says, from warnings up."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    handler = Kept(logging.WARNING)
    logger = logging.getLogger("uvicorn.error")
    logger.addHandler(handler)
    try:
        yield found
    finally:
        logger.removeHandler(handler)


def test_what_clients_do_wrong_is_no_error_in_the_log() -> None:
    async def main(port: int) -> None:
        made: Json = await opened(port)
        there, foreign = address(port, made["game"]), {"origin": "http://evil.example"}
        with pytest.raises(InvalidStatus):
            await connect(there, additional_headers=foreign)
        with pytest.raises(InvalidStatus):
            await connect(there.replace("127.0.0.1", "evil.example"), host="127.0.0.1", port=port)
        async with connect(address(port, made["game"])) as line:
            line.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1007

    with server(hosts=("127.0.0.1",)) as port, _logged() as found:
        asyncio.run(main(port))
        assert not found


def test_a_server_takes_as_many_connections_as_it_may() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 600:
        pytest.skip("this system lets nobody open files")
    code = (
        "import resource\n"
        "from conquian.server.run import serve\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (512, {min(hard, 60_000)}))\n"
        "def told(address):\n"
        "    print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], flush=True)\n"
        "    raise SystemExit\n"
        "serve(port=0, database_url='sqlite://', announce=told)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) == min(hard, 60_000)
        process.kill()
