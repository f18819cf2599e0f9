"""Records as a server keeps them and hands them on; and how long its bots take."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import UTC, datetime

import pytest

from conquian.match import verify, verify_dealer
from conquian.notation import CutRecord, HandRecord, read_any, read_record
from conquian.text import LANGUAGES, catalog_of, nameless
from tests.server.tables import Player, client, opened, server, sitting


def test_a_record_to_hand_on_has_numbers_for_those_without_a_name() -> None:
    async def main(port: int) -> None:
        you = catalog_of("es").text("ui-you")
        made = await opened(port, name=you, dealer=None)
        async with sitting(port, made["game"], made["token"]) as player:
            await player.play(random.Random(1))
        async with client(port) as http:
            path = f"/api/hands/{made['game']}"
            kept = read_record((await http.get(f"{path}-1")).content)
            assert kept.seats[0] == you
            file = read_any((await http.get(f"{path}-1", params={"form": "file"})).content)
            text = read_any((await http.get(f"{path}-1", params={"form": "text"})).content)
            assert isinstance(file, HandRecord)
            assert file == text
            assert file.seats == ("Jugador 1", kept.seats[1])
            assert verify(file).hand == 1
            cut = read_any((await http.get(f"{path}-0", params={"form": "file"})).content)
            assert isinstance(cut, CutRecord)
            assert cut.seats == file.seats
            assert verify_dealer(cut).hand == 0

    with server() as port:
        asyncio.run(main(port))


def test_a_record_says_when_the_hand_ended() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        before = datetime.now(UTC).replace(microsecond=0)
        async with sitting(port, made["game"], made["token"]) as player:
            await player.play(random.Random(2))
        async with client(port) as http:
            record = read_record((await http.get(f"/api/hands/{made['game']}-1")).content)
        assert record.date is not None
        assert before <= datetime.fromisoformat(record.date) <= datetime.now(UTC)

    with server() as port:
        asyncio.run(main(port))


def test_everybody_without_a_name_is_known_by_it() -> None:
    assert sorted(nameless().values()) == sorted(LANGUAGES)


@pytest.mark.parametrize(("usual", "asked", "slow"), [(30.0, 0, False), (0.0, 0.6, True)])
def test_how_long_bots_take_can_be_asked_for(usual: float, asked: float, slow: bool) -> None:
    async def first_action(player: Player) -> float:
        """Seconds until the bot, which begins, has acted once."""
        while player.view["stage"] != "play":
            command = player.choice(random.Random(3))
            await (player.receive() if command is None else player.do(command))
        began, version = time.monotonic(), player.version
        while player.version == version:
            await player.receive()
        return time.monotonic() - began

    async def main(port: int) -> None:
        made = await opened(port, pace=asked)
        async with sitting(port, made["game"], made["token"]) as player:
            taken = await asyncio.wait_for(first_action(player), 25)
        assert (taken > asked / 2) if slow else (taken < usual)

    with server(pace=usual) as port:
        asyncio.run(main(port))
