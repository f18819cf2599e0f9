"""Bad input: a specific error each, the connection and the game unharmed, nothing leaked."""

import asyncio
import json
import random
import unicodedata
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from conquian import deal, full_deck, legal
from conquian.match import Seat, Setup
from conquian.notation import parse_rules
from conquian.rules import PRESETS, apply
from conquian.server.bounds import check_size
from conquian.server.game import setup_parts
from conquian.server.limits import Rate
from conquian.server.lines import Line
from conquian.server.people import named
from conquian.server.rows import Write
from conquian.server.storage import Storage
from tests.server.tables import (
    Json,
    Player,
    address,
    client,
    joined,
    opened,
    server,
    sitting,
    table_of,
)


def _error(answer: Json) -> tuple[str, str | None, Json]:
    assert answer["type"] == "error", answer
    error = answer["error"]
    return error["key"], error["clause"], error["args"]


async def _playing(player: Player) -> None:
    """Go on until it is this player's turn to act."""
    chance = random.Random(5)
    while player.view["stage"] != "play" or player.seat not in player.view["waiting"]:
        command = player.choice(chance)
        if command is None:
            await player.receive()
        else:
            await player.do(command)


MALFORMED = [
    "",
    "no json",
    "[]",
    "null",
    '"hello"',
    '{"type":"hello"}',
    '{"type":"hello","token":1,"version":null}',
    '{"type":"hello","token":null,"version":null,"more":1}',
    '{"type":"hello","token":null,"version":-1}',
    '{"type":"hello","token":null,"version":"1"}',
    '{"type":"hello","token":null,"version":1e400}',
    '{"type":"goodbye"}',
    '{"type":"do"}',
    '{"type":"do","id":"short","version":1,"command":{"word":"next"}}',
    '{"type":"do","id":"with blanks in it","version":1,"command":{"word":"next"}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"commit","secret":"00"}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"reseat","seat":1}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"act","seat":1,"action":"force"}}',
    '{"type":"do","id":"12345678","version":true,"command":{"word":"next"}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"stop","agreed":1}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"cut","index":-1}}',
    '{"type":"do","id":"12345678","version":1,"command":{"word":"contribute","text":"\\ud800"}}',
    "[" * 8000,
    b"\x00\x01",
]


def test_frames_that_are_none() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            for frame in MALFORMED:
                await ana.send(frame)
                key, clause, _ = _error(await ana.until("error"))
                assert (key, clause) == ("frame-malformed", None), frame
            await ana.send('{"type":"do","id":"' + "x" * 20_000 + '"}')
            assert _error(await ana.until("error"))[0] == "frame-large"
            await ana.send("ñ" * 10_000)
            key, _, args = _error(await ana.until("error"))
            assert (key, args) == ("frame-large", {"size": 20_000, "most": 16_384})
            await ana.play(random.Random(1))

    with server() as port:
        asyncio.run(main(port))


def test_a_frame_beyond_all_bounds_ends_the_connection_alone() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            await ana.send("x" * 300_000)
            with pytest.raises(ConnectionClosed):
                await ana.until("welcome")
            assert ana.socket.close_code == 1009
        async with sitting(port, made["game"], made["token"]) as ana:
            await ana.play(random.Random(1))

    with server() as port:
        asyncio.run(main(port))


def test_before_hello_and_without_a_seat() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with connect(address(port, made["game"])) as socket:
            player = Player(socket)
            assert _error(await player.do({"word": "next"}, 0))[0] == "frame-hello"
            for token in ("x", made["token"][:-1], made["token"] + "x"):
                assert _error(await player.hello(token))[0] == "token-foreign"
            assert (await player.hello(None))["seat"] is None
            assert _error(await player.do({"word": "next"}))[0] == "seat-none"
            assert player.view["table"] is None or player.view["table"]["hand"] is None
            assert (await player.hello(made["token"]))["seat"] == 0

    with server() as port:
        asyncio.run(main(port))


def test_nobody_says_hello() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with connect(address(port, made["game"])) as socket:
            player = Player(socket)
            assert _error(await player.receive())[0] == "frame-hello"
            with pytest.raises(ConnectionClosed):
                await player.receive()
            assert socket.close_code == 4408

    with server(greeting=0.05) as port:
        asyncio.run(main(port))


def test_unknown_games() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with client(port) as http:
            for name in ("x" * 12, "x", "x" * 13, "é" * 12, "..", "%00"):
                answer = await http.get(f"/api/games/{name}")
                assert answer.status_code == 404
                key = answer.json()["error"]["key"]
                assert key in ("game-unknown", "page-unknown")
            for name in (f"{made['game']}-1", f"{made['game']}-01", "x-1", made["game"]):
                answer = await http.get(f"/api/hands/{name}")
                assert (answer.status_code, answer.json()["error"]["key"]) == (404, "hand-unknown")
            answer = await http.get("/api/texts/xx")
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "language-unknown")
        async with connect(address(port, "x" * 12)) as socket:
            assert _error(await Player(socket).receive())[0] == "game-unknown"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404

    with server() as port:
        asyncio.run(main(port))


BOMB = "classic,pack=52,packs=2,deal=40,target=60,holding_limit=none"
TABLES: list[tuple[Json, str]] = [
    ({"rules": "klassic"}, "rules-preset"),
    ({"rules": "classic,deal=60"}, "rules-field-range"),
    ({"rules": "classic,deal=20"}, "rules-stock"),
    ({"rules": "tercerilla"}, "match-seats"),
    ({"rules": BOMB}, "table-large"),
    ({"rules": "fifty-two,deal=19,target=20"}, "table-large"),
    ({"rules": "fifty-two,deal=18,target=31"}, "table-large"),
    ({"rules": "two-pack,deal=16,target=20"}, "table-large"),
    ({"rules": "two-pack,deal=10,target=21"}, "table-large"),
    ({"rules": "partnership,deal=14", "seats": ["human", *["casual"] * 3]}, "table-large"),
    ({"seats": ["human", "genius"]}, "bot-unknown"),
    ({"seats": ["casual", "human"]}, "seat-first"),
    ({"name": " "}, "match-name"),
    ({"name": "a\nb"}, "match-name"),
    ({"dealer": 3}, "match-no-seat"),
    ({"name": "\u3164"}, "name-invisible"),
    ({"name": "Ana\u3164"}, "name-invisible"),
    ({"name": "\u2800"}, "name-invisible"),
    ({"name": "\u115f"}, "name-invisible"),
    ({"name": "\u0301"}, "name-invisible"),
    ({"name": "H" + "\u0335\u0488\u20dd\u0310" * 9}, "name-invisible"),
    ({"name": ""}, "body-malformed"),
    ({"name": "x" * 41}, "body-malformed"),
    ({"seats": []}, "body-malformed"),
    ({"hands": 0}, "body-malformed"),
    ({"hands": "3"}, "body-malformed"),
    ({"more": 1}, "body-malformed"),
    ({"rules": "x" * 501}, "body-malformed"),
]


def test_tables_that_cannot_be_opened() -> None:
    async def main(port: int) -> None:
        base = {"rules": "classic", "name": "Ana", "seats": ["human", "casual"]}
        async with client(port) as http:
            for changes, key in TABLES:
                answer = await http.post("/api/games", json={**base, **changes})
                assert (answer.status_code, answer.json()["error"]["key"]) in (
                    (422, key),
                    (404, "match-no-seat"),
                ), changes
            answer = await http.post("/api/games", content=b"{")
            assert answer.json()["error"]["key"] == "body-malformed"
            answer = await http.post("/api/games", content=b"x" * 20_000)
            assert (answer.status_code, answer.json()["error"]["key"]) == (413, "body-large")
            answer = await http.post("/api/games", content=_dripping())
            assert (answer.status_code, answer.json()["error"]["key"]) == (413, "body-large")
            assert (await http.put("/api/games")).status_code in (404, 405)

    with server() as port:
        asyncio.run(main(port))


@pytest.mark.parametrize(
    "line",
    [
        "classic,deal=18,target=22,holding_limit=none",
        "fifty-two,deal=18,target=30",
        "two-pack,deal=15,target=20",
        "sociable,deal=15,target=20",
        "partnership,deal=13,target=20,holding_limit=none",
    ],
)
def test_the_largest_tables_have_lists_that_can_be_sent(line: str) -> None:
    rules = parse_rules(line)
    check_size(rules)
    for seed in range(12):
        chance = random.Random(seed)
        state = deal(rules, chance.sample(full_deck(rules), rules.deck_size), 0)
        while found := legal(state):
            assert sum([len(str(action)) + 3 for action in found]) < 100_000
            uses = [action for action in found if str(action).startswith("use")]
            state = apply(state, chance.choice(uses or found))[0]


def test_every_preset_is_served() -> None:
    for rules in PRESETS.values():
        check_size(rules)


def test_a_table_from_before_there_were_bounds_is_not_loaded(tmp_path: Path) -> None:
    """Its first list of legal actions would stop the server."""
    database = tmp_path / "x.db"

    async def store() -> None:
        storage = Storage(f"sqlite:///{database}")
        write = Write()
        setup = Setup(parse_rules(BOMB), (Seat("Ana"), Seat("Beto")))
        write.games.append(
            {
                "id": "x" * 12,
                "created": 0.0,
                "setup": setup_parts(setup, None),
                "version": 0,
                "over": False,
                "asked": None,
            }
        )
        await storage.write(write)
        await asyncio.to_thread(storage.close)

    async def main(port: int) -> None:
        async with client(port) as http:
            answer = await http.get(f"/api/games/{'x' * 12}")
            assert (answer.status_code, answer.json()["error"]["key"]) == (422, "table-large")
        async with connect(address(port, "x" * 12)) as socket:
            assert _error(await Player(socket).receive())[0] == "table-large"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404, "it is no use to come again"

    asyncio.run(store())
    with server(database) as port:
        asyncio.run(main(port))


async def _dripping() -> Any:
    for _ in range(100):
        yield b"x" * 1000


def test_seats() -> None:
    async def main(port: int) -> None:
        first = await opened(port, seats=["human", "open"])
        path = f"/api/games/{first['game']}/seats"
        async with client(port) as http:

            async def post(where: str, body: Json, **headers: str) -> tuple[int, str]:
                answer = await http.post(path + where, json=body, headers=headers)
                found = answer.json()
                return answer.status_code, found["error"]["key"] if "error" in found else ""

            assert await post("", {"name": "Beto", "seat": 0}) == (409, "seat-taken")
            assert await post("", {"name": "Beto", "seat": 2}) == (404, "match-no-seat")
            assert await post("", {"name": ""}) == (422, "body-malformed")
            second = await joined(port, first["game"], "Beto")
            assert await post("", {"name": "Carmen"}) == (409, "game-full")
            mine = {"authorization": f"Bearer {first['token']}"}
            theirs = {"authorization": f"Bearer {second['token']}"}
            assert await post("/1/bot", {}) == (401, "token-missing")
            assert await post("/1/bot", {}, authorization="Basic x") == (401, "token-missing")
            assert await post("/1/bot", {}, authorization="Bearer x") == (403, "token-foreign")
            assert await post("/1/bot", {"bot": "genius"}, **mine) == (422, "bot-unknown")
            assert await post("/7/bot", {}, **mine) == (404, "match-no-seat")
            assert await post("/x/bot", {}, **mine) == (422, "body-malformed")
            assert await post("/1/bot", {}, **mine) == (409, "seat-patience"), "just left"
            assert await post("/1/back", {}, **mine) == (403, "token-foreign")
            assert await post("/1/back", {}, **theirs) == (200, "")
            async with sitting(port, first["game"], second["token"]):
                assert await post("/1/bot", {}, **mine) == (409, "seat-present")

    with server(patience_before=100.0) as port:
        asyncio.run(main(port))


@pytest.mark.parametrize("name", ["José", "नीरज", "ศิริวรรณ", "שָׁלוֹם", "Nguyễn", "♥ Ana ♥", "李"])
def test_names_of_all_the_world(name: str) -> None:
    assert named(f" {name} ") == unicodedata.normalize("NFC", name)


def test_everybody_has_a_name_of_their_own() -> None:
    async def main(port: int) -> None:
        made = await opened(port, "partnership", seats=["human", "open", "open", "casual"])
        async with client(port) as http:
            path = f"/api/games/{made['game']}/seats"
            bot = (await http.get(path.removesuffix("/seats"))).json()["seats"][3]["name"]
            for name in ("Ana", " ana ", "ＡＮＡ", bot.upper()):
                answer = await http.post(path, json={"name": name})
                assert (answer.status_code, answer.json()["error"]["key"]) == (409, "name-taken")
            for name in ("Tú", "Tú"):
                assert (await http.post(path, json={"name": name})).status_code == 201, "no name"

    with server() as port:
        asyncio.run(main(port))


def test_a_seat_is_taken_once_with_a_token_of_ones_own() -> None:
    """The answer may be lost: the request is sent again."""

    async def main(port: int) -> None:
        made = await opened(port, "tercerilla", seats=["human", "open", "open"])
        path = f"/api/games/{made['game']}/seats"
        body = {"name": "Beto", "token": "b" * 32}
        async with client(port) as http:
            for _ in range(3):
                answer = await http.post(path, json=body)
                assert (answer.status_code, answer.json()["seat"]) == (201, 1)
            answer = await http.post(path, json={"name": "Eva", "token": "short"})
            assert answer.json()["error"]["key"] == "body-malformed"
        async with sitting(port, made["game"], "b" * 32) as beto:
            assert beto.seat == 1

    with server() as port:
        asyncio.run(main(port))


def test_too_many_onlookers() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with (
            sitting(port, made["game"], None),
            sitting(port, made["game"], None),
            connect(address(port, made["game"])) as socket,
        ):
            player = Player(socket)
            assert _error(await player.hello(None))[0] == "game-crowded"
            assert (await player.hello(made["token"]))["seat"] == 0

    with server(audience=2) as port:
        asyncio.run(main(port))


def test_onlookers_leave_room_for_who_is_invited() -> None:
    async def main(port: int) -> None:
        made = await opened(port, seats=["human", "open"])
        async with (
            sitting(port, made["game"], None) as watcher,
            connect(address(port, made["game"])) as socket,
        ):
            assert (await watcher.hello(None))["type"] == "welcome", "nobody is in their own way"
            invited = Player(socket)
            assert (await invited.hello(None))["type"] == "welcome"
            seat = await joined(port, made["game"], "Beto")
            assert (await invited.hello(seat["token"]))["seat"] == 1
            async with connect(address(port, made["game"])) as other:
                late = Player(other)
                assert _error(await late.hello(None))[::2] == ("game-crowded", {"most": 1})

    with server(audience=1) as port:
        asyncio.run(main(port))


def test_one_address_does_not_take_all_places_to_watch() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with (
            sitting(port, made["game"], None),
            connect(address(port, made["game"])) as socket,
        ):
            player = Player(socket)
            assert _error(await player.hello(None))[::2] == ("place-crowded", {"most": 1})
            assert (await player.hello(made["token"]))["seat"] == 0

    with server(watchers=1) as port:
        asyncio.run(main(port))


def test_a_token_opens_its_own_game_alone() -> None:
    async def main(port: int) -> None:
        one, other = await opened(port), await opened(port)
        async with connect(address(port, one["game"])) as socket:
            assert _error(await Player(socket).hello(other["token"]))[0] == "token-foreign"

    with server() as port:
        asyncio.run(main(port))


def test_commands_that_are_refused_change_nothing() -> None:
    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        game = seats[0]["game"]
        async with (
            sitting(port, game, seats[0]["token"]) as ana,
            sitting(port, game, seats[1]["token"]) as beto,
        ):
            while ana.view["stage"] != "contribute":
                await ana.receive()
            for player in (ana, beto):
                assert (await player.do({"word": "contribute", "text": ""}))["type"] == "done"
            while beto.view["stage"] != "cut":
                await beto.receive()
            assert _error(await beto.do({"word": "cut", "index": 40}))[:2] == (
                "match-cut-range",
                "D1",
            )
            assert _error(await beto.do({"word": "pick", "index": 0}))[0] == "match-stage"
            assert (await beto.do({"word": "cut", "index": 3}))["type"] == "done"
            while ana.view["stage"] != "play":
                await ana.receive()
            assert beto.view["waiting"] == [1]
            before = beto.version
            held = ana.view["table"]["hand"]
            assert _error(await ana.do({"word": "act", "action": "decline"}))[:2] == (
                "not-your-turn",
                "T2",
            )
            for action, key, clause in (
                ("force", "offer-due", "F1"),
                ("discard:" + beto.view["table"]["hand"][0], "offer-due", "T2"),
                ("use:" + "-".join(held[:3]), None, None),
                ("use:AC-2C-9Z", "card-unknown", None),
                ("use:AC-2C-8C", "card-not-in-pack", None),
                ("use:AC-2C-4C", "run-gap", "M2"),
                ("fly", "action-syntax", None),
            ):
                found = _error(await beto.do({"word": "act", "action": action}))
                if key:
                    assert found[0] == key, action
                    assert clause is None or found[1], action
            assert _error(await ana.do({"word": "next"}))[0] == "match-stage"
            assert _error(await ana.do({"word": "stop", "agreed": True}, 0))[0] == "stale-version"
            key, _, args = _error(await beto.do({"word": "act", "action": "decline"}, before - 1))
            assert (key, args) == ("stale-version", {"given": before - 1, "version": before})
            key = _error(await beto.do({"word": "act", "action": "decline"}, before + 1))[0]
            assert key == "stale-version"
            assert beto.version == before
            assert (await beto.do({"word": "act", "action": "decline"}))["version"] == before + 1

    with server() as port:
        asyncio.run(main(port))


def test_a_repeated_id_is_done_once() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            await _playing(ana)
            command = {"word": "act", "action": ana.legal[0]}
            version = ana.version
            first = await ana.do(command, name="the-same-id")
            assert first["version"] == version + 1
            for _ in range(3):
                assert await ana.do(command, version, name="the-same-id") == first
            other = {"word": "stop", "agreed": True}
            assert await ana.do(other, name="the-same-id") == first
        async with sitting(port, made["game"], made["token"]) as again:
            assert await again.do(command, version, name="the-same-id") == first
            assert again.view["stops"] == []

    with server() as port:
        asyncio.run(main(port))


def test_an_id_of_one_player_is_free_for_another() -> None:
    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        game = seats[0]["game"]
        async with (
            sitting(port, game, seats[0]["token"]) as ana,
            sitting(port, game, seats[1]["token"]) as beto,
        ):
            while ana.view["stage"] != "contribute" or beto.view["stage"] != "contribute":
                await asyncio.gather(ana.receive(), beto.receive())
            for player in (ana, beto):
                answer = await player.do({"word": "contribute", "text": ""}, name="the-same-id")
                assert answer["type"] == "done"
            assert beto.view["stage"] == "cut"

    with server() as port:
        asyncio.run(main(port))


ORIGINS = ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]


def test_foreign_origins() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        body = {"rules": "classic", "name": "Ana", "seats": ["human", "casual"]}
        async with client(port) as http:
            for origin in ORIGINS:
                headers = {"origin": origin}
                answer = await http.post("/api/games", json=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]["key"]) == (
                    403,
                    "origin-foreign",
                )
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(address(port, made["game"]), additional_headers=headers):
                        pass
                assert refused.value.response.status_code == 403
                assert json.loads(refused.value.response.body or b"")["error"]["key"] == (
                    "origin-foreign"
                )
            headers = {"sec-fetch-site": "cross-site"}
            answer = await http.post("/api/games", json=body, headers=headers)
            assert answer.status_code == 403
            for origin in (f"http://127.0.0.1:{port}", "https://cards.example"):
                headers = {"origin": origin}
                answer = await http.post("/api/games", json=body, headers=headers)
                assert answer.status_code == 201
                async with connect(address(port, made["game"]), additional_headers=headers) as s:
                    assert (await Player(s).hello(made["token"]))["type"] == "welcome"
            answer = await http.get("/api/presets", headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (421, "host-foreign")

    with server(origins=("https://cards.example",), hosts=("127.0.0.1",)) as port:
        asyncio.run(main(port))


def test_too_much_at_once() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        body = {"rules": "classic", "name": "Ana", "seats": ["human", "casual"]}
        async with client(port) as http:
            answers: list[httpx.Response] = []
            refused = [{**body, "rules": "klassic"}, {**body, "name": 7}, {}]
            for wrong in [*refused, *refused]:
                assert (await http.post("/api/games", json=wrong)).status_code == 422
            for _ in range(3):
                answers.append(await http.post("/api/games", json=body))
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            error = answers[-1].json()["error"]
            assert error["key"] == "too-fast"
            assert int(answers[-1].headers["retry-after"]) == error["args"]["seconds"] > 0
            assert (await http.get(f"/api/games/{made['game']}")).status_code == 200
            mine = {"authorization": f"Bearer {made['token']}"}
            answer = await http.post(
                f"/api/games/{made['game']}/seats/0/bot", json={}, headers=mine
            )
            assert answer.status_code == 200, "this opens nothing"
            answer = await http.post(
                f"/api/games/{made['game']}/seats/0/back", json={}, headers=mine
            )
            assert answer.status_code == 200
        async with sitting(port, made["game"], made["token"]) as ana:
            before = ana.version
            for _ in range(10):
                await ana.send({"type": "hello", "token": made["token"], "version": before})
            assert _error(await ana.until("error"))[0] == "too-fast"
            while (await ana.hello(made["token"]))["type"] != "welcome":
                await asyncio.sleep(0.2)

    with server(opening=Rate(3, 0.01), messages=Rate(8, 10)) as port:
        asyncio.run(main(port))


def test_whoever_asks_too_much_can_still_do_the_rest() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with client(port) as http:
            state = f"/api/games/{made['game']}"
            while (answer := await http.get(state)).status_code == 200:
                pass
            assert answer.json()["error"]["key"] == "too-fast"
            async with sitting(port, made["game"], made["token"]):
                await opened(port)

    with server(asking=Rate(4, 0.01)) as port:
        asyncio.run(main(port))


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_only_a_proxy_that_is_known_says_from_whom_requests_are(proxies: tuple[str, ...]) -> None:
    async def main(port: int) -> None:
        async with client(port) as http:
            found = []
            for number in range(4):
                headers = {"x-forwarded-for": f"192.0.2.{number}"}
                answer = await http.get("/api/presets", headers=headers)
                found.append(answer.status_code)
            assert found == ([200, 200, 200, 200] if proxies else [200, 200, 429, 429])

    with server(asking=Rate(2, 0.01), proxies=proxies) as port:
        asyncio.run(main(port))


def test_one_hello_after_the_other() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            for _ in range(2):
                assert (await ana.hello(made["token"]))["type"] == "welcome"
            assert _error(await ana.hello(made["token"]))[0] == "too-fast"
            await ana.play(random.Random(2))

    with server(hellos=Rate(3, 0.01)) as port:
        asyncio.run(main(port))


def test_a_client_that_does_not_listen_is_cut_off() -> None:
    async def main(most: int) -> tuple[list[str], list[int]]:
        line, sent, closed = Line(most, 60.0, ""), [], []

        async def send(frame: str) -> None:
            sent.append(frame)

        async def close(code: int) -> None:
            closed.append(code)

        for number in range(5):
            line.send(f"{number}" * 10)
        if most == 50:
            line.close(1000)
        await asyncio.wait_for(line.run(send, close), 5)
        return sent, closed

    assert asyncio.run(main(49)) == ([], [1013])
    assert asyncio.run(main(50)) == ([f"{number}" * 10 for number in range(5)], [1000])


def test_what_was_sent_waits_no_more() -> None:
    async def main() -> None:
        line, sent = Line(30, 60.0, ""), asyncio.Queue[str]()

        async def close(_: int) -> None:
            raise AssertionError("it listens")

        running = asyncio.create_task(line.run(sent.put, close))
        for _ in range(10):
            line.send("x" * 25)
            assert await asyncio.wait_for(sent.get(), 5) == "x" * 25
        running.cancel()

    asyncio.run(main())
