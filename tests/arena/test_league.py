"""Leagues: who meets whom, what is counted, who may take part, and what is said of who may not."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from conquian import ConquianError, house, preset
from conquian.arena import Entrant, League, deals_for, entrant, play_league, simulate, split_name
from conquian.arena.entrants import named_apart
from conquian.arena.hands import play_deal, seatings
from conquian.cli import main
from conquian.notation import parse_position
from conquian.rules import legal
from conquian.text import LANGUAGES, Faces, catalog_of, error_text

PLAYERS = "tests.arena.players"


def players(*names: str) -> list[Entrant]:
    return [entrant(f"{PLAYERS}:{name}" if name[0].isupper() else name) for name in names]


def league(*names: str, table: str = "classic", deals: int = 6, **options: Any) -> League:
    return play_league(players(*names), preset(table), deals, **{"workers": 1} | options)


def timeless(found: League) -> dict[str, Any]:
    """All that is measured but time."""
    values = found.as_dict()
    for counts in [*values["standings"], *[c for m in values["meetings"] for c in m["counts"]]]:
        del counts["seconds"], counts["milliseconds"]
    return values


def test_every_pair_meets_in_the_same_deals() -> None:
    found = league("random", "First", "Last", deals=5)
    assert found.pairs == ((0, 1), (0, 2), (1, 2))
    assert set(found.results) == {(deal, pair) for deal in range(5) for pair in found.pairs}
    assert (found.hands_of_pair, found.hands) == (10, 30)
    for pair in found.pairs:
        alone = play_league(
            [found.entrants[bot] for bot in pair], found.rules, 5, found.seed, workers=1
        )
        for deal in range(5):
            mine, other = alone.results[deal, (0, 1)], found.results[deal, pair]
            assert [each.winner for each in mine.hands] == [each.winner for each in other.hands]
            assert [each.actions for each in mine.hands] == [each.actions for each in other.hands]


@pytest.mark.parametrize("table", ["classic", "tercerilla", "partnership"])
def test_what_is_counted(table: str) -> None:
    found = league("random", "First", "Last", table=table, deals=4)
    for bot, name in enumerate(found.names):
        standing = next(each for each in found.standings if each.bot == name)
        counts, hands = standing.counts, 0
        wins = losses = draws = forced = actions = decisions = 0
        for deal in range(4):
            for pair in [pair for pair in combinations(range(3), 2) if bot in pair]:
                for hand in found.results[deal, pair].hands:
                    me = pair.index(bot)
                    hands += 1
                    wins += hand.winner == me
                    draws += hand.winner == -1
                    losses += hand.winner not in (me, -1)
                    forced += hand.forced[me]
                    decisions += hand.decisions[me]
                    actions += hand.actions
        assert hands == counts.hands == 2 * 4 * len(seatings(2, found.rules.sides))
        assert (counts.wins, counts.losses, counts.draws) == (wins, losses, draws)
        assert (counts.forced, counts.decisions, counts.actions) == (forced, decisions, actions)
        assert counts.wins + counts.losses + counts.draws == counts.hands
        if wins + losses:
            assert standing.share.value == wins / (wins + losses)
    for meeting in found.meetings.values():
        one, other = meeting.counts
        assert (one.wins, one.losses, one.draws) == (other.losses, other.wins, other.draws)
        assert one.decisions + other.decisions == one.actions == other.actions
    assert found.draws == sum(each.counts[0].draws for each in found.meetings.values())


def test_shares_of_a_pair_mirror_each_other() -> None:
    found = league("random", "First", deals=8)
    one, other = found.share(0, 1), found.share(1, 0)
    assert one.value + other.value == pytest.approx(1)
    assert (one.low + other.high, one.high + other.low) == pytest.approx((1, 1))


def test_the_strongest_is_first_and_the_first_is_zero() -> None:
    found = league("First", "random", "Last", deals=12)
    values = [each.elo.value for each in found.standings]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    assert found.elo[0].value == found.elo[0].low == found.elo[0].high == 0
    shares = [each.share.value for each in found.standings]
    assert shares == sorted(shares, reverse=True)


def test_workers_change_nothing_but_the_time() -> None:
    alone, shared = (
        timeless(league("random", "Seeded", "First", deals=6, seed=3, workers=workers))
        for workers in (1, 2)
    )
    assert alone == shared
    assert alone != timeless(league("random", "Seeded", "First", deals=6, seed=4))


@pytest.mark.parametrize("table", ["classic", "mexican", "partnership"])
def test_a_deal_is_the_same_in_every_seating(table: str) -> None:
    """Whoever plays against themselves plays the same hand twice, from the other side."""
    found = league("First", "First", table=table, deals=12)
    assert found.names == ("First", "First #2")
    for result in found.results.values():
        one, other = result.hands
        assert one.actions == other.actions
        assert one.forced == other.forced[::-1]
        assert one.winner == (other.winner if other.winner < 0 else 1 - other.winner)
    assert found.draws < found.hands
    assert [each.elo.value for each in found.standings] == [0, 0]


def test_a_class_is_not_told_what_a_host_is() -> None:
    peeker, first = league("Peeker", "random"), league("First", "random")
    assert [each.counts.wins for each in peeker.standings] == [
        each.counts.wins for each in first.standings
    ]


def test_a_league_is_the_beginning_of_a_longer_one() -> None:
    short, long = league("random", "First", deals=3), league("random", "First", deals=5)
    for key, result in short.results.items():
        hands = long.results[key].hands
        assert [each.winner for each in hands] == [each.winner for each in result.hands]


def test_simulate_and_the_arena_play_the_same() -> None:
    tally = simulate([f"{PLAYERS}:First", "random"], preset("classic"), 6, seed=2, workers=1)
    found = league("First", "random", deals=6, seed=2)
    counts = [next(s.counts for s in found.standings if s.bot == name) for name in found.names]
    assert [each.wins for each in tally.players] == [each.wins for each in counts]
    assert [each.forced for each in tally.players] == [each.forced for each in counts]
    assert (tally.draws, tally.actions) == (found.draws, counts[0].actions)


def test_hands_are_whole_deals() -> None:
    assert [deals_for(hands, preset("classic")) for hands in (1, 2, 3, 1000)] == [1, 1, 2, 500]
    assert deals_for(7, preset("tercerilla")) == 2


def test_names() -> None:
    assert split_name("ana=package.module:Ana") == ("ana", "package.module:Ana")
    assert split_name("casual") == ("", "casual")
    assert split_name("socket:run --name=x") == ("", "socket:run --name=x")
    assert [each.name for each in players("First", "casual")] == ["First", "casual"]
    twice = named_apart([*players("casual", "casual"), entrant("casual #2x=casual".split("=")[1])])
    assert [each.name for each in twice] == ["casual", "casual #2", "casual #3"]
    assert entrant("me=casual").name == "me"
    assert entrant(f"me={PLAYERS}:First").spec == f"{PLAYERS}:First"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("nobody", "bot-unknown"),
        ("", "bot-unknown"),
        ("tests.arena.players", "bot-unknown"),
        ("tests.arena.nowhere:First", "arena-import"),
        (f"{PLAYERS}:Nobody", "arena-import"),
        (f"{PLAYERS}:Unmade", "arena-import"),
        (f"{PLAYERS}:NUMBER", "arena-import"),
        (f"{PLAYERS}:Chair", "arena-no-bot"),
    ],
)
def test_who_is_no_bot(text: str, key: str) -> None:
    with pytest.raises(ConquianError) as caught:
        entrant(text)
    assert caught.value.key == key
    for language in LANGUAGES:
        catalog = catalog_of(language)
        assert error_text(catalog, caught.value, Faces.FRENCH) != catalog.text(key)


@pytest.mark.parametrize(
    ("names", "options", "key"),
    [
        ([], {}, "arena-few"),
        (["random"], {}, "arena-few"),
        (["random"] * 41, {}, "arena-many"),
        (["random"] * 2, {"deals": 0}, "arena-deals"),
        (["random"] * 2, {"workers": 0}, "arena-workers"),
    ],
)
def test_what_cannot_be_played(names: list[str], options: dict[str, Any], key: str) -> None:
    with pytest.raises(ConquianError) as caught:
        league(*names, **options)
    assert caught.value.key == key


BAD = {
    "Cheat": "arena-illegal",
    "Mute": "arena-no-action",
    "Broken": "arena-raised",
    "Quitter": "arena-raised",
}


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", BAD)
def test_a_bad_bot_stops_the_series_and_is_named(name: str, workers: int) -> None:
    with pytest.raises(ConquianError) as caught:
        league("First", name, deals=4, workers=workers)
    error = caught.value
    assert error.key == BAD[name]
    assert error.details["bot"] == name
    assert (error.details["deal"], error.details["seating"]) == ("1", "1")
    seat, position = error.details["seat"], parse_position(str(error.details["position"]))
    assert position.mover == seat
    assert legal(position.seen())  # there was something to be done
    # the same hand, played up to there once more
    with pytest.raises(ConquianError) as again:
        play_deal(players("First", name), preset("classic"), 0, 0)
    assert again.value.details == error.details
    for language in LANGUAGES:
        catalog = catalog_of(language)
        told = error_text(catalog, error, Faces.FRENCH)
        assert str(error.details["position"]) in told
        assert "{" not in told
        assert name in told
        if name == "Cheat":  # and why it may not
            assert isinstance(error.__cause__, ConquianError)
            assert error_text(catalog, error.__cause__, Faces.FRENCH) in told
    if name == "Broken":
        assert error.details["reason"] == "ZeroDivisionError: no way"


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(ConquianError) as caught:
        league("First", "Killer", deals=4, workers=2)
    assert caught.value.key == "arena-worker"


def test_as_dict_is_json() -> None:
    rules = house("classic", target=10, deal=9)
    found = play_league(players("First", "random"), rules, 2, 3, workers=1)
    values = json.loads(json.dumps(found.as_dict()))
    assert values["rules"] == "classic,deal=9,target=10"
    assert (values["seed"], values["deals"], values["hands"]) == (3, 2, 4)
    assert {each["bot"] for each in values["standings"]} == {"First", "random"}
    assert values["bots"][0] == {"name": "First", "bot": f"{PLAYERS}:First"}


# The command


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["arena", *words])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CONQUIAN_PURE", "1")


def test_the_command_says_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = (f"me={PLAYERS}:First", "random", "--hands", "11", "--workers", "1", "--seed", "5")
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "classic: 6 deals, 12 hands"
    status, out, err = run(capsys, *words, "--json")
    values = json.loads(out)
    for place, each in enumerate(values["standings"], 1):
        line = next(line for line in lines if line.startswith(f"{place}  {each['bot']} "))
        assert f"{each['wins']}" in line.split()
        assert f"{each['share']['value']:.1%}".replace("%", " %") in line
    assert (values["deals"], values["seed"]) == (6, 5)
    assert "Who beats whom" not in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_bots_have_a_crosstable(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = (f"{PLAYERS}:First", f"{PLAYERS}:Last", "random", "--deals", "2", "--workers", "1")
    status, out, err = run(capsys, *words, "--lang", language)
    assert (status, err) == (0, "")
    catalog = catalog_of(language)
    for key in ("arena-crosstable", "arena-pairs", "arena-col-won"):
        assert catalog.text(key) in out
    assert "First – Last" in out
    assert "arena-" not in out


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("random",),
        ("random", "nobody"),
        ("random", "nowhere:Nobody"),
        ("random", "random", "--deals", "0"),
        ("random", "random", "--deals", "2", "--hands", "2"),
        ("random", "random", "--preset", "whist"),
        ("random", "random", "--results", "/"),
        ("random", "random", "--html", "/no/such/folder/x.html"),
        ("random", "random", "--results", "a\0b"),
        ("random", f"{PLAYERS}:Cheat", "--workers", "1"),
        ("random", "socket:"),
        ("random", "socket:no-such-program {url} {game}"),
        ("random", "socket:true {url}"),
        ("random", "socket:'"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wrong_input_gives_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    language: str,
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith("conquian: ")
    assert len(err.splitlines()) == 1
