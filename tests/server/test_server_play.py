"""Whole sessions over the real socket."""

import asyncio
import random
from contextlib import AsyncExitStack

import httpx
import pytest

from conquian.cards import card_text
from conquian.match import verify, verify_dealer
from conquian.notation import CutRecord, read_any, read_record
from conquian.rules import PRESETS
from tests.server.tables import Json, Player, client, joined, opened, server, sitting, table_of


def _told_apart(player: Player) -> None:
    """Each event says what the hand was like then: it can be told later as it was told at once."""
    for frame in player.frames:
        for event in frame.get("events", ()) if frame["type"] == "events" else ():
            if event["kind"] != "played":
                assert "after" not in event
                continue
            table = frame["view"]["table"]
            wanted = {name: table[name] for name in ("phase", "mover", "stock_count")}
            played = [each["event"] for each in frame["events"] if each["kind"] == "played"]
            if {"asked", "forced"} & {each["word"] for each in played}:
                wanted["tables"] = table["tables"]
            if table["outcome"]:
                wanted["outcome"] = table["outcome"]
            assert event["after"] == wanted


async def _session(port: int, name: str, seed: int, hands: int = 1) -> list[Player]:
    """A session of people alone, with a spectator, played to its end."""
    chance = random.Random(f"{name} {seed}")
    seats = await table_of(port, name, PRESETS[name].players, hands=hands, dealer=None)
    game = seats[0]["game"]
    async with AsyncExitStack() as stack:
        tokens = [seat["token"] for seat in seats]
        players = [
            await stack.enter_async_context(sitting(port, game, token)) for token in [*tokens, None]
        ]
        await asyncio.gather(*[player.play(chance) for player in players])
        for player in players:
            assert player.view["result"] is not None, name
            _told_apart(player)
        assert len({str(player.view["ledger"]) for player in players}) == 1
    async with client(port) as http:
        answer = await http.get(f"/api/hands/{game}-0")
        cut = read_any(answer.content)
        assert isinstance(cut, CutRecord)
        committed = next(event for event in players[0].events if event["kind"] == "committed")
        assert verify_dealer(cut, committed["commitment"]).hand == 0
        picked = [event for event in players[0].events if event["kind"] == "picked"]
        assert [card_text(card) for _, _, card in cut.picks] == [event["card"] for event in picked]
        as_text = await http.get(f"/api/hands/{game}-0", params={"form": "text"})
        assert as_text.json()["error"]["key"] == "record-foreign"
        for number in range(1, hands + 1):
            answer = await http.get(f"/api/hands/{game}-{number}")
            record = read_record(answer.content)
            assert verify(record).hand == number
            assert record.rules == PRESETS[name]
            text = await http.get(f"/api/hands/{game}-{number}", params={"form": "text"})
            assert read_record(text.content) == record
    return players


def test_every_preset_is_played_to_its_end() -> None:
    async def main(port: int) -> None:
        await asyncio.gather(*[_session(port, name, 1) for name in PRESETS])

    with server() as port:
        asyncio.run(main(port))


def test_a_session_of_several_hands() -> None:
    with server() as port:
        players = asyncio.run(_session(port, "classic", 2, hands=3))
    kinds = [event["kind"] for event in players[0].events]
    assert kinds.count("settled") == 3
    assert kinds.count("ready") == 4, "two people, twice"


def _since_the_seal(events: list[Json]) -> list[Json]:
    """The story of the hand; the first one's begins with the cutting for deal."""
    sealed = [
        place
        for place, event in enumerate(events)
        if event["kind"] == "committed" and event["hand"] != 1
    ]
    return events[sealed[-1] :] if sealed else []


def test_after_a_reload_the_story_of_the_hand_is_there() -> None:
    async def main(port: int) -> None:
        made, chance = await opened(port, dealer=None, hands=2), random.Random(5)
        compared = set()
        async with sitting(port, made["game"], made["token"], 0) as ana:
            while ana.view["stage"] != "over":
                command = ana.choice(chance)
                await (ana.do(command) if command else ana.receive())
                async with sitting(port, made["game"], made["token"]) as again:
                    if again.view["hand"] == ana.view["hand"] and again.view["stage"] == "play":
                        heard = _since_the_seal(ana.events)
                        assert _since_the_seal(again.events)[: len(heard)] == heard
                        compared.add(again.view["hand"])
                        kinds = [event["kind"] for event in again.events]
                        assert ("dealer" in kinds) == (again.view["hand"] == 1)
        assert compared == {1, 2}

    with server() as port:
        asyncio.run(main(port))


def test_two_people_and_two_bots() -> None:
    async def main(port: int) -> None:
        first = await opened(
            port, "partnership", seats=["human", "random", "open", "random"], hands=2
        )
        game = first["game"]
        async with client(port) as http:
            state = (await http.get(f"/api/games/{game}")).json()
            assert [seat["open"] for seat in state["seats"]] == [False, False, True, False]
            assert [seat["here"] for seat in state["seats"]] == [False, True, False, True]
            assert (state["hands"], state["rules"]["stake"]) == (2, 1)
        async with sitting(port, game, first["token"]) as ana:
            assert (ana.view["stage"], ana.version) == ("ready", 0), "a seat is open"
            second = await joined(port, game, "Beto")
            assert second["seat"] == 2
            async with sitting(port, game, second["token"]) as beto:
                assert beto.seat == 2
                chance = random.Random(3)
                await asyncio.gather(ana.play(chance), beto.play(chance))
                assert ana.view["ledger"]["hands"] == 2
                assert [seat["kind"] for seat in beto.view["seats"]] == [
                    "human",
                    "random",
                    "human",
                    "random",
                ]

    with server() as port:
        asyncio.run(main(port))


def test_bots_take_their_time() -> None:
    async def main(port: int) -> None:
        made = await opened(port, dealer=0)
        async with sitting(port, made["game"], made["token"]) as ana:
            while ana.view["stage"] != "play":
                await ana.receive()
                if ana.choice(random.Random(0)):
                    break
            await ana.do({"word": "contribute", "text": ""})
            while ana.view["stage"] != "play":
                await ana.receive()
            with pytest.raises(TimeoutError):
                await ana.receive(0.3)

    with server(pace=60.0) as port:
        asyncio.run(main(port))


def test_what_can_be_looked_up() -> None:
    async def main(port: int) -> None:
        async with client(port) as http:
            presets = (await http.get("/api/presets")).json()
            assert [each["name"] for each in presets] == list(PRESETS)
            assert presets[0]["limit"] == 10
            for language in ("en", "es", "fr", "pt", "it", "nl"):
                answer = await http.get(f"/api/texts/{language}")
                assert "stale-version =" in answer.text
                again = await http.get(
                    f"/api/texts/{language}", headers={"if-none-match": answer.headers["etag"]}
                )
                assert (again.status_code, again.content) == (304, b"")
            schema = (await http.get("/api/openapi.json")).json()
            assert "/api/games/{game}/seats/{seat}/bot" in schema["paths"]
            assert (await http.get("/docs")).status_code == 404
            _guarded(await http.get("/api/presets"))

    with server() as port:
        asyncio.run(main(port))


def _guarded(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_bots_agree_to_stop_when_all_people_do() -> None:
    async def main(port: int) -> None:
        made = await opened(port, "partnership", seats=["human", "casual", "casual", "casual"])
        async with sitting(port, made["game"], made["token"]) as ana:
            chance = random.Random(1)
            while ana.view["stage"] != "play" or ana.seat not in ana.view["waiting"]:
                command = ana.choice(chance)
                if command:
                    await ana.do(command)
                else:
                    await ana.receive()
            await ana.do({"word": "stop", "agreed": True})
            while ana.view["stage"] != "over":
                await ana.receive()
            assert ana.view["result"]["reason"] == "stopped"

    with server() as port:
        asyncio.run(main(port))
