"""A program that plays over the interface for programs: ``socket_player.py URL GAME [HOW]``.

It shares no code with the package, and checks what it is sent as it goes. HOW is ``first`` or
``last`` (of what it may do), ``cheat`` (it tries what it may not, then plays on), or a way to fail.
"""

import json
import sys
import time
import urllib.request
import uuid

from websockets.sync.client import connect


def main(url: str, game: str, how: str = "first") -> None:
    if how == "dies-at-once":
        sys.exit("I would rather not.\n")
    if how == "never-comes":
        time.sleep(60)
    request = urllib.request.Request(
        f"{url}/api/games/{game}/seats",
        json.dumps({"name": "Guest"}).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        seated = json.load(answer)
    seat, done, events = seated["seat"], 0, []
    with connect(f"ws{url.removeprefix('http')}/api/games/{game}/socket") as socket:

        def do(version: int, action: str) -> None:
            command = {"word": "act", "action": action}
            frame = {"type": "do", "id": str(uuid.uuid4()), "version": version, "command": command}
            socket.send(json.dumps(frame))

        socket.send(json.dumps({"type": "hello", "token": seated["token"], "version": None}))
        for text in socket:
            frame = json.loads(text)
            if frame["type"] == "error":
                assert how == "cheat", frame
                assert frame["error"]["clause"], frame
            if frame["type"] not in ("welcome", "events"):
                continue
            view = frame["view"]
            events += frame["events"] if frame["type"] == "events" else frame["log"]
            if view["stage"] == "over":
                break
            if view["stage"] != "play":
                continue
            table = view["table"]
            assert view["commitment"] is None
            assert len(table["hand"]) == table["counts"][seat]
            if view["waiting"] != [seat]:
                assert not frame["legal"]
                continue
            if how == "dies" and done == 2:
                print("Tired\n of\tit\n", file=sys.stderr)
                sys.exit(7)
            if how == "falls-asleep" and done == 2:
                time.sleep(60)
            if how == "cheat":
                missing = "force" if "force" not in frame["legal"] else "discard:KC"
                if missing not in frame["legal"]:
                    do(frame["version"], missing)
            do(frame["version"], frame["legal"][-1 if how == "last" else 0])
            done += 1
    kinds = [event["kind"] for event in events]
    assert kinds.count("dealt") == kinds.count("hand") == kinds.count("settled") == 1, kinds
    assert kinds[-1] == "over"
    assert view["result"]["reason"] in ("hands", "wins", "units")
    hidden = [event for event in events if event["kind"] == "hand" and event["seat"] != seat]
    assert not hidden


main(*sys.argv[1:])
