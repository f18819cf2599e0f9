"""A rematch: one game for all, in which everybody's seat is kept."""

import asyncio
import random
import signal

import httpx

from conquian.server.house import rematch_of
from conquian.server.rows import SeatRow
from tests.server.tables import (
    Json,
    client,
    free_port,
    joined,
    opened,
    process_of,
    server,
    sitting,
    table_of,
)


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def _ask(port: int, path: str, token: str | None) -> httpx.Response:
    async with client(port) as http:
        return await http.post(path, json={}, headers=_bearer(token) if token else {})


async def _rematch(port: int, seat: Json) -> httpx.Response:
    return await _ask(port, f"/api/games/{seat['game']}/rematch", seat["token"])


async def _finished(
    port: int, people: int = 2, rules: str = "classic", **more: object
) -> list[Json]:
    """The seats of a session that is over."""
    seats = await table_of(port, rules, people, **more)
    game = seats[0]["game"]
    async with sitting(port, game, seats[0]["token"]) as ana:
        await ana.do({"word": "stop", "agreed": True})
        while ana.view["stage"] == "play":
            others = [seat for seat in seats[1:] if seat["seat"] not in ana.view["stops"]]
            async with sitting(port, game, others[0]["token"]) as other:
                await other.do({"word": "stop", "agreed": True})
            await ana.receive()
        assert ana.view["stage"] == "over"
    return seats


def _key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def _kinds(view: Json) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in view["seats"]]


def test_a_rematch_has_the_same_seats_and_tokens() -> None:
    async def main(port: int) -> None:
        clock = {"turn": 600, "spare": 60}
        seats = await table_of(port, "classic", 2, hands=1, dealer=0, clock=clock)
        ana_was, beto_was = seats
        game = ana_was["game"]
        chance = random.Random(4)
        async with (
            sitting(port, game, ana_was["token"]) as ana,
            sitting(port, game, beto_was["token"]) as beto,
            sitting(port, game, None) as watching,
        ):
            assert _key(await _rematch(port, ana_was)) == (409, "rematch-early")
            await asyncio.gather(ana.play(chance), beto.play(chance))
            first = await _rematch(port, beto_was)
            assert first.status_code == 201
            other = first.json()["game"]
            assert first.json() == {"game": other, "seat": 1, "token": beto_was["token"]}
            for player in (ana, beto, watching):
                told = await player.until("rematch")
                assert told == {"type": "rematch", "game": other, "by": 1}
        async with sitting(port, game, None) as watching:
            assert await watching.until("rematch") == told
        async with sitting(port, other, beto_was["token"]) as beto:
            assert _kinds(beto.view) == [("Ana", "reserved"), ("Beto", "human")]
            assert (beto.view["stage"], beto.view["hands"], beto.view["dealer"]) == ("ready", 1, 1)
            assert beto.view["clock"]["turn"] == 600
            assert not beto.here
            assert (await beto.until("presence"))["seats"][0]["here"] is False
            again = await asyncio.gather(*[_rematch(port, each) for each in (*seats, *seats)])
            assert [answer.status_code for answer in again] == [201] * 4
            assert [answer.json() for answer in again[:2]] == [
                answer.json() for answer in again[2:]
            ]
            assert [answer.json()["seat"] for answer in again[:2]] == [0, 1]
            assert {answer.json()["game"] for answer in again} == {other}
            async with sitting(port, other, again[0].json()["token"]) as ana:
                assert _kinds(ana.view) == [("Ana", "human"), ("Beto", "human")]
                await asyncio.gather(ana.play(chance), beto.play(chance))
                assert ana.view["ledger"]["hands"] == 1

    with server() as port:
        asyncio.run(main(port))


def test_both_ask_at_once() -> None:
    async def main(port: int) -> None:
        for _ in range(5):
            seats = await _finished(port)
            answers = await asyncio.gather(*[_rematch(port, seat) for seat in seats * 3])
            assert {answer.status_code for answer in answers} == {201}
            assert len({answer.json()["game"] for answer in answers}) == 1

    with server() as port:
        asyncio.run(main(port))


def test_whoever_has_no_seat_gets_none() -> None:
    async def main(port: int) -> None:
        (ana, beto) = await _finished(port)
        path = f"/api/games/{ana['game']}/rematch"
        assert _key(await _ask(port, path, None)) == (401, "token-missing")
        assert _key(await _ask(port, path, "x" * 32)) == (403, "token-foreign")
        other = (await _rematch(port, ana)).json()["game"]
        assert _key(await _ask(port, path, "x" * 32)) == (403, "token-foreign")
        async with client(port) as http:
            for body in ({"name": "Eva"}, {"name": "Eva", "seat": 1}):
                answer = await http.post(f"/api/games/{other}/seats", json=body)
                key = "seat-taken" if "seat" in body else "game-full"
                assert _key(answer) == (409, key), "it is kept"
        for end in ("open", "bot"):
            answer = await _ask(port, f"/api/games/{other}/seats/1/{end}", "x" * 32)
            assert _key(answer) == (403, "token-foreign")
        assert (await _rematch(port, beto)).json()["seat"] == 1

    with server() as port:
        asyncio.run(main(port))


def test_saying_hello_takes_the_seat_that_is_kept() -> None:
    async def main(port: int) -> None:
        ana_was, beto_was = await _finished(port)
        other = (await _rematch(port, ana_was)).json()["game"]
        async with sitting(port, other, beto_was["token"]) as beto:
            assert _kinds(beto.view) == [("Ana", "human"), ("Beto", "human")]

    with server() as port:
        asyncio.run(main(port))


def test_a_bot_plays_for_who_does_not_come() -> None:
    async def main(port: int) -> None:
        ana_was, beto_was = await _finished(port)
        other = (await _rematch(port, ana_was)).json()["game"]
        seat = f"/api/games/{other}/seats/1"
        async with sitting(port, other, ana_was["token"]) as ana:
            await _ask(port, seat + "/bot", ana_was["token"])
            while ana.view["stage"] == "ready":
                await ana.receive()
            assert ana.view["seats"][1]["kind"] == "casual"
            assert _key(await _ask(port, seat + "/open", ana_was["token"])) == (409, "seat-taken")
            assert (await _rematch(port, beto_was)).json()["seat"] == 1
            assert ana.view["seats"][1]["kind"] == "casual", "his own to take back"
            back = await _ask(port, seat + "/back", beto_was["token"])
            assert back.json()["seats"][1]["name"] == "Beto"
            assert back.json()["seats"][1]["kind"] == "human"

    with server() as port:
        asyncio.run(main(port))


def test_a_seat_that_is_freed_is_for_whoever_comes() -> None:
    async def main(port: int) -> None:
        ana_was, beto_was = await _finished(port)
        other = (await _rematch(port, ana_was)).json()["game"]
        path = f"/api/games/{other}/seats/1/open"
        async with sitting(port, other, ana_was["token"]) as ana:
            for _ in range(2):
                answer = await _ask(port, path, ana_was["token"])
                assert answer.json()["seats"][1]["open"]
            assert (await ana.until("events"))["events"][0]["who"] == "open"
            assert _key(await _ask(port, path[:-6] + "7/open", ana_was["token"])) == (
                404,
                "match-no-seat",
            )
            assert (await joined(port, other, "Eva"))["seat"] == 1
            assert _key(await _rematch(port, beto_was)) == (409, "rematch-taken")
            assert _key(await _ask(port, path, ana_was["token"])) == (409, "seat-taken")
        # or for the one for whom it was kept
        ana_was, beto_was = await _finished(port)
        other = (await _rematch(port, ana_was)).json()["game"]
        await _ask(port, f"/api/games/{other}/seats/1/open", ana_was["token"])
        assert (await _rematch(port, beto_was)).json()["token"] == beto_was["token"]
        async with sitting(port, other, beto_was["token"]) as beto:
            assert _kinds(beto.view) == [("Ana", "human"), ("Beto", "human")]

    with server() as port:
        asyncio.run(main(port))


def test_bots_stay_and_whoever_asks_plays_again_by_hand() -> None:
    async def main(port: int) -> None:
        made = await opened(port, "partnership", seats=["human", "open", "casual", "open"])
        game = made["game"]
        beto_was = await joined(port, game, "Beto")
        seats = f"/api/games/{game}/seats"
        for seat in (0, 3):
            assert (await _ask(port, f"{seats}/{seat}/bot", made["token"])).status_code == 200
        async with sitting(port, game, beto_was["token"]) as beto:
            while beto.view["stage"] != "over":
                await beto.do({"word": "stop", "agreed": True})
        names = [seat["name"] for seat in beto.view["seats"]]
        other = (await _rematch(port, made)).json()["game"]
        async with sitting(port, other, made["token"]) as ana:
            assert _kinds(ana.view) == [
                ("Ana", "human"),
                ("Beto", "reserved"),
                (names[2], "casual"),
                (names[3], "casual"),
            ]

    with server() as port:
        asyncio.run(main(port))


def test_nobody_can_tell_the_name_of_a_rematch_beforehand() -> None:
    def rows(*hashes: str | None) -> list[SeatRow]:
        return [SeatRow(seat, each, "-", "human", 0.0) for seat, each in enumerate(hashes)]

    names = {rematch_of("x" * 12, rows(*each)) for each in (("a", "b"), ("a", "c"), ("a", None))}
    assert len(names) == 3
    assert rematch_of("x" * 12, rows("a", "b")) in names, "the same whoever asks, and later"


def test_a_rematch_of_a_rematch() -> None:
    async def main(port: int) -> None:
        ana_was, beto_was = await _finished(port)
        names = [ana_was["game"]]
        for _ in range(3):
            again = (await _rematch(port, {**ana_was, "game": names[-1]})).json()["game"]
            assert again not in names
            names.append(again)
            async with sitting(port, again, ana_was["token"]) as ana:
                await ana.do({"word": "stop", "agreed": True})
        assert (await _rematch(port, {**beto_was, "game": names[-1]})).status_code == 201

    with server() as port:
        asyncio.run(main(port))


def test_killed_between_the_two(database: str) -> None:
    port = free_port()
    with process_of(port, database) as process:
        ana_was, beto_was = asyncio.run(_finished(port))
        first = asyncio.run(_rematch(port, ana_was)).json()
        process.send_signal(signal.SIGKILL)

    async def main() -> None:
        async with sitting(port, ana_was["game"], beto_was["token"]) as beto:
            told = await beto.until("rematch")
            assert told == {"type": "rematch", "game": first["game"], "by": 0}
        async with sitting(port, first["game"], first["token"]) as ana:
            assert _kinds(ana.view) == [("Ana", "human"), ("Beto", "reserved")]
            assert (await _rematch(port, ana_was)).json() == first
            second = (await _rematch(port, beto_was)).json()
            assert (second["game"], second["seat"]) == (first["game"], 1)
            async with sitting(port, second["game"], second["token"]) as beto:
                assert beto.seat == 1
                while ana.view["stage"] == "ready":
                    await ana.receive()
                assert _kinds(ana.view) == [("Ana", "human"), ("Beto", "human")]

    with process_of(port, database):
        asyncio.run(main())
