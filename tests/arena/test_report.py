"""The report: one page, whole, in every language, that says what was measured and nothing else."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from itertools import combinations
from xml.etree import ElementTree

import pytest

from conquian import preset
from conquian.arena import Entrant, League, entrant
from conquian.arena.hands import DealResult, HandResult
from conquian.arena.markup import Markup, joined, tag
from conquian.arena.plots import Bars, Curve, Row, bars, curve, whiskers
from conquian.arena.report import Figures, command_line, report
from conquian.cli.parser import parse
from conquian.text import LANGUAGES, catalog_of

ENGLISH = catalog_of("en")
MAKE = entrant("random").make
HAND = HandResult(0, 40, (1, 0), (20, 20), (0.02, 0.2))


def made(names: Sequence[str], hands: Sequence[HandResult], deals: int = 20) -> League:
    """A league in which every pair plays the same hands, deal after deal."""
    entrants = [Entrant(name, name, MAKE) for name in names]
    results = {
        (deal, pair): DealResult(
            deal, (hands[2 * deal % len(hands)], hands[(2 * deal + 1) % len(hands)])
        )
        for deal in range(deals)
        for pair in combinations(range(len(names)), 2)
    }
    return League(entrants, preset("classic"), 7, deals, results)


def lively(*names: str) -> League:
    hands = [
        HandResult(winner, 20 + 3 * number, (number % 2, 0), (11, 9 + 3 * number), (0.002, 0.3))
        for number, winner in enumerate((0, 1, 0, 0, -1, 0, 1))
    ]
    return made(names, hands)


def read(league: League, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(report(league, catalog_of(language)))


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def tables(page: ElementTree.Element) -> list[list[list[str]]]:
    return [
        [[words(cell) for cell in row] for row in table.iter("tr")] for table in page.iter("table")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", [2, 5])
def test_it_is_whole_and_in_its_language(language: str, bots: int) -> None:
    text = report(lively(*"abcde"[:bots]), catalog_of(language))
    page = ElementTree.fromstring(text)
    assert text.startswith("<!DOCTYPE html>")
    assert page.get("lang") == language
    catalog = catalog_of(language)
    sections = ("ladder", "standings", "crosstable", "convergence", "lengths", "times", "again")
    assert [words(each) for each in page.iter("h2")] == [
        catalog.text(f"arena-{name}") for name in sections
    ]
    assert "arena-" not in words(page)
    assert "{" not in words(page.find("body"))  # type: ignore[arg-type]


def test_it_asks_for_nothing_and_runs_nothing() -> None:
    text = report(lively("a", "b", "c"), ENGLISH)
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|<iframe|javascript:", text)
    page = ElementTree.fromstring(text)
    for element in page.iter():
        for name in element.attrib:
            assert name not in ("src", "href", "srcset", "action", "data")
            assert not name.startswith("on")


def test_everything_is_escaped() -> None:
    name = "<script>alert('x')</script>&\"\x1b\udcff"
    text = report(lively(name, "b", "</style>"), ENGLISH)
    assert "<script" not in text
    assert text.count("</style>") == 1
    page = ElementTree.fromstring(text)
    shown = name.replace("\x1b", "\ufffd").replace("\udcff", "\ufffd")
    assert shown in [words(each) for each in page.iter("th")]
    assert {letter for letter in text if not letter.isprintable()} <= {"\n", "\u202f", "\xa0"}


def test_the_figures_are_those_of_the_league() -> None:
    league = lively("a", "b", "c")
    standings, crosstable = tables(read(league))
    figures = Figures(ENGLISH)
    assert [row[0] for row in standings[1:]] == [each.bot for each in league.standings]
    for row, each in zip(standings[1:], league.standings, strict=True):
        assert row[1:4] == [
            figures.whole(count)
            for count in (each.counts.wins, each.counts.losses, each.counts.draws)
        ]
        assert row[4].startswith(f"{each.share.value * 100:.1f} % (")
        assert row[6] == f"{each.counts.length:.1f}"
    order = [league.names.index(each.bot) for each in league.standings]
    assert crosstable[0][1:] == [league.names[bot] for bot in order]
    for row, bot in zip(crosstable[1:], order, strict=True):
        for cell, other in zip(row[1:], order, strict=True):
            if bot == other:
                assert cell == "·"
            else:
                assert cell.startswith(f"{league.share(bot, other).value * 100:.1f} %")


def test_the_ladder_has_everybodys_elo() -> None:
    league = lively("a", "b", "c")
    section = next(read(league).iter("section"))
    for width in ("wide", "narrow"):
        plot = next(each for each in section.iter("div") if width in (each.get("class") or ""))
        said = words(plot)
        for each in league.standings:
            assert Figures(ENGLISH).elo(each.elo.value) in said
        dots = [float(str(dot.get("cx"))) for dot in plot.iter("circle")]
        values = [each.elo.value for each in league.standings]
        # dots lie where their values are: one straight line through all of them
        slope = (dots[0] - dots[-1]) / (values[0] - values[-1])
        assert slope > 0
        for dot, value in zip(dots, values, strict=True):
            assert dot == pytest.approx(dots[0] + slope * (value - values[0]), abs=0.05)


@pytest.mark.parametrize(
    "league",
    [
        made(["a", "b"], [HAND], 1),
        made(["a", "b"], [HandResult(-1, 40, (0, 0), (20, 20), (0.0, 0.0))], 3),
        made(["a", "b", "c"], [HandResult(0, 1, (0, 0), (1, 0), (0.0, 0.0))], 2),
        made(["a", "b"], [HAND, HandResult(1, 9000, (0, 0), (1, 8999), (500.0, 1e-6))], 2),
        made([f"bot{number}" for number in range(12)], [HAND], 2),
        made(["x" * 200, "b"], [HAND], 2),
    ],
    ids=["one deal", "all drawn", "first action wins", "far apart", "many", "long name"],
)
def test_pages_of_odd_leagues(league: League) -> None:
    text = report(league, ENGLISH)
    ElementTree.fromstring(text)
    assert "nan" not in text.lower().replace("nano", "")
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        picture = ElementTree.fromstring(svg)
        width = float(str(picture.get("width")))
        for element in picture.iter():
            for name in ("x", "cx", "x1", "x2"):
                if element.get(name) is not None:
                    assert -0.1 <= float(str(element.get(name))) <= width + 0.1


def test_the_command_plays_the_same_league() -> None:
    league = lively("me", "casual")
    league = League(
        [
            Entrant("me", "socket:run 'a b' {url} {game}", MAKE, True),
            Entrant("casual", "casual", MAKE),
            Entrant("casual #2", "casual", MAKE),
        ],
        preset("mexican"),
        7,
        20,
        {},
    )
    start, *typed = shlex.split(command_line(league))
    assert start == "conquian"
    options = parse(ENGLISH, typed)
    assert options.bots == ["me=socket:run 'a b' {url} {game}", "casual", "casual"]
    assert (options.preset, options.deals, options.seed) == ("mexican", 20, 7)


def test_figures_as_a_language_writes_them() -> None:
    english, spanish = Figures(ENGLISH), Figures(catalog_of("es"))
    assert (english.tenths(1234.56), spanish.tenths(12.5)) == ("1,234.6", "12,5")
    assert [english.elo(value) for value in (12.4, -0.2, 0.2, -7.6)] == ["+12", "0", "0", "−8"]
    assert [english.time(value) for value in (250.4, 12.34, 0.123, 0.0123)] == [
        "250",
        "12.3",
        "0.12",
        "0.012",
    ]
    assert [english.plain(value) for value in (10, 0.1, 0.001)] == ["10", "0.1", "0.001"]


# Markup and plots


def test_tags() -> None:
    assert tag("b", "<&>", title='"<') == '<b title="&quot;&lt;">&lt;&amp;&gt;</b>'
    assert tag("p", tag("i", "x"), "&", Markup("&amp;")) == "<p><i>x</i>&amp;&amp;</p>"
    assert tag("rect", x=1.0, class_="a", rx=None, font_size=2.50) == (
        '<rect x="1" class="a" font-size="2.5"/>'
    )
    assert tag("td") == "<td></td>"
    assert joined("<", Markup("<")) == "&lt;<"


def heights(svg: str) -> list[tuple[str, float]]:
    found = ElementTree.fromstring(svg).iter("rect")
    return [(str(each.get("class")), float(str(each.get("height")))) for each in found]


def test_bars_are_as_high_as_their_shares() -> None:
    shown = Bars(10, 5, [(0.1, 0.2, 0.0), (0.0, 0.0, 0.4)])
    parts = heights(bars(shown, 340, 200, "x", (str, str), 0.4))
    assert [kind for kind, _ in parts] == ["part0", "part1", "part2"]
    one, two, four = [height for _, height in parts]
    assert [two / one, four / one] == pytest.approx([2, 4], rel=0.01)


def test_a_curve_stays_in_its_plot() -> None:
    points = [(1.0, 0.9, 0.1, 1.0), (2.0, 0.55, 0.5, 0.6), (3.0, 0.55, 0.52, 0.58)]
    svg = curve(Curve(points), 340, 200, "x", (str, str), (0.5, 0.6), 0.5)
    band = ElementTree.fromstring(svg).find("polygon")
    assert band is not None
    places = [[float(n) for n in place.split(",")] for place in str(band.get("points")).split()]
    assert min(y for _, y in places) == 8
    assert max(y for _, y in places) == 174


def test_whiskers_on_a_logarithmic_axis() -> None:
    rows = [Row("a", "", 1, 1, 1), Row("b", "", 10, 10, 10), Row("c", "", 100, 100, 100)]
    svg = whiskers(rows, 340, "x", str, logarithmic=True)
    one, ten, hundred = [
        float(str(dot.get("cx"))) for dot in ElementTree.fromstring(svg).iter("circle")
    ]
    assert hundred - ten == pytest.approx(ten - one, abs=0.02) != 0
