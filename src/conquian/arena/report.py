"""A league as one page that needs nothing else: no script, no other file, no network."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import Final

from conquian import __version__
from conquian.arena.hands import HandResult
from conquian.arena.league import Counts, League
from conquian.arena.markup import Markup, joined, tag
from conquian.arena.plots import Bars, Curve, Row, bars, curve, whiskers
from conquian.arena.tally import Share, by_deal
from conquian.notation import rules_text
from conquian.text import Catalog, table_about

__all__ = ["Figures", "command_line", "report"]

_WIDE: Final = 720
_NARROW: Final = 340
_HEIGHT: Final = 200
_POINTS: Final = 80
"""Places along a curve."""
_EARLY: Final = 0.1
"""The part of the deals in which a curve may leave its plot."""
_BARS: Final = 32
_LEAST: Final = 0.001  # milliseconds; nothing is shown to be faster


class Figures:
    """Numbers as a language writes them."""

    def __init__(self, catalog: Catalog) -> None:
        self._text = catalog.text

    def whole(self, value: float) -> str:
        """No decimals."""
        return self._text("arena-whole", value=round(value))

    def tenths(self, value: float) -> str:
        """One decimal."""
        return self._text("arena-tenths", value=round(value, 1))

    def exact(self, value: float) -> str:
        """Two decimals."""
        return self._text("arena-hundredths", value=round(value, 2))

    def percent(self, share: float) -> str:
        """With one decimal."""
        return self._text("arena-percent", value=self.tenths(100 * share))

    def rough_percent(self, share: float) -> str:
        """Without decimals."""
        return self._text("arena-percent", value=self.whole(100 * share))

    def interval(self, share: Share) -> str:
        """The ends of a share's interval, in per cent."""
        return self.range(self.tenths(100 * share.low), self.tenths(100 * share.high))

    def share(self, share: Share) -> str:
        """A share with its interval."""
        return f"{self.percent(share.value)} ({self.interval(share)})"

    def elo(self, value: float) -> str:
        """With a sign."""
        sign = "" if round(value) == 0 else "+" if value > 0 else "−"
        return sign + self.whole(abs(value))

    def time(self, milliseconds: float) -> str:
        """As many decimals as tell something."""
        if milliseconds >= 100:
            return self.whole(milliseconds)
        if milliseconds >= 1:
            return self.tenths(milliseconds)
        if milliseconds >= 0.1:
            return self.exact(milliseconds)
        return self._text("arena-thousandths", value=round(milliseconds, 3))

    def plain(self, value: float) -> str:
        """As few decimals as there are, three at most."""
        return self._text("arena-plain", value=round(value, 3))

    def range(self, low: str, high: str) -> str:
        """From a figure to another."""
        return self._text("arena-range", low=low, high=high)


def command_line(league: League) -> str:
    """What plays the same league."""
    words = ["conquian", "arena"]
    for each in league.entrants:
        named = each.name != each.spec and " #" not in each.name
        words.append(f"{each.name}={each.spec}" if named else each.spec)
    words += ["--preset", rules_text(league.rules), "--deals", str(league.deals)]
    words += ["--seed", str(league.seed)]
    return shlex.join(words)


def report(league: League, catalog: Catalog) -> str:
    """The page, in the catalogue's language."""
    return _Report(league, catalog).page()


class _Report:
    def __init__(self, league: League, catalog: Catalog) -> None:
        self._league = league
        self._catalog = catalog
        self._text = catalog.text
        self._figures = Figures(catalog)
        names = league.names
        self._order = [names.index(each.bot) for each in league.standings]

    def page(self) -> str:
        text, league = self._text, self._league
        title = text("arena-report", table=rules_text(league.rules))
        body = [
            tag(
                "header",
                tag("h1", title),
                tag("p", table_about(self._catalog, league.rules), class_="lead"),
                self._facts(),
            ),
            self._section("ladder", self._ladder()),
            self._section("standings", self._standings()),
            self._section("crosstable", self._crosstable()),
            self._section("convergence", self._convergence()),
            self._section("lengths", self._lengths()),
            self._section("times", self._times()),
            tag(
                "section",
                tag("h2", text("arena-again")),
                tag("p", text("arena-again-about", version=__version__)),
                tag("pre", tag("code", command_line(league)), tabindex="0"),
            ),
        ]
        page = tag(
            "html",
            tag(
                "head",
                tag("meta", charset="utf-8"),
                tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
                tag("meta", name="color-scheme", content="light dark"),
                tag("title", title),
                tag("style", Markup(_STYLE)),
            ),
            tag("body", tag("main", *body)),
            lang=self._catalog.language,
        )
        return f"<!DOCTYPE html>\n{page}\n"

    def _section(self, name: str, content: Markup) -> Markup:
        text = self._text
        first = self._league.names[0]
        return tag(
            "section",
            tag("h2", text(f"arena-{name}")),
            tag("p", text(f"arena-{name}-about", bot=first)),
            content,
        )

    def _facts(self) -> Markup:
        league, figures, text = self._league, self._figures, self._text
        length = sum(each.counts[0].actions for each in league.meetings.values()) / league.hands
        forced = sum(side.forced for each in league.meetings.values() for side in each.counts)
        facts = (
            ("deals", figures.whole(league.deals)),
            ("hands", figures.whole(league.hands)),
            ("drawn", figures.percent(league.draws / league.hands)),
            ("length", figures.tenths(length)),
            ("forced", figures.exact(forced / league.hands)),
            ("seed", str(league.seed)),
        )
        return tag(
            "dl",
            *[
                tag("div", tag("dt", text(f"arena-fact-{name}")), tag("dd", value))
                for name, value in facts
            ],
        )

    def _both(self, draw: Callable[[int], Markup]) -> Markup:
        """A plot for wide pages, and the same for narrow ones."""
        return joined(
            tag("div", draw(_WIDE), class_="plot wide"),
            tag("div", draw(_NARROW), class_="plot narrow"),
        )

    def _ladder(self) -> Markup:
        figures = self._figures
        rows = []
        for bot in self._order:
            elo = self._league.elo[bot]
            said = figures.elo(elo.value)
            if bot:
                said += f"  ({figures.range(figures.elo(elo.low), figures.elo(elo.high))})"
            rows.append(Row(self._league.names[bot], said, elo.value, elo.low, elo.high))
        title = self._text("arena-ladder")
        return self._both(lambda width: whiskers(rows, width, title, figures.elo, zero=0.0))

    def _standings(self) -> Markup:
        figures, text = self._figures, self._text
        heads = ("bot", "won", "lost", "drawn", "share", "forced", "length", "time")
        body = []
        for each in self._league.standings:
            counts = each.counts
            cells = (
                figures.whole(counts.wins),
                figures.whole(counts.losses),
                figures.whole(counts.draws),
                figures.share(each.share),
                figures.exact(counts.forced_per_hand),
                figures.tenths(counts.length),
                figures.time(counts.milliseconds),
            )
            row = [tag("th", each.bot, scope="row"), *[tag("td", cell) for cell in cells]]
            body.append(tag("tr", *row))
        head = tag("tr", *[tag("th", text(f"arena-col-{name}"), scope="col") for name in heads])
        table = tag("table", tag("thead", head), tag("tbody", *body))
        return tag("div", table, class_="scroll", tabindex="0")

    def _crosstable(self) -> Markup:
        league, figures = self._league, self._figures
        head = [tag("td"), *[tag("th", league.names[bot], scope="col") for bot in self._order]]
        body = []
        for bot in self._order:
            row = [tag("th", league.names[bot], scope="row")]
            for other in self._order:
                if bot == other:
                    row.append(tag("td", "·", class_="self"))
                    continue
                share, counts = league.share(bot, other), self._between(bot, other)
                strength = abs(share.value - 0.5) * 2 * (counts.wins + counts.losses > 0)
                row.append(
                    tag(
                        "td",
                        tag("b", figures.percent(share.value)),
                        tag("small", figures.interval(share)),
                        tag(
                            "small",
                            f"{figures.whole(counts.wins)}–{figures.whole(counts.losses)}",
                        ),
                        class_="good" if share.value >= 0.5 else "bad",
                        style=f"--heat:{round(6 + 62 * strength)}%",
                    )
                )
            body.append(tag("tr", *row))
        table = tag(
            "table", tag("thead", tag("tr", *head)), tag("tbody", *body), class_="crosstable"
        )
        return tag("div", table, class_="scroll", tabindex="0")

    def _between(self, bot: int, other: int) -> Counts:
        meeting = self._league.meetings[min(bot, other), max(bot, other)]
        return meeting.counts[meeting.pair.index(bot)]

    def _panels(self, draw: Callable[[int, int], Markup]) -> Markup:
        """A small plot for each bot; of two, where the second's would say the same as the first's,
        one large plot. `draw` takes a bot and a width.
        """
        names = self._league.names
        if len(names) == 2:
            caption = tag("figcaption", names[0])
            return tag("figure", caption, self._both(lambda width: draw(0, width)))
        figures = [
            tag("figure", tag("figcaption", names[bot]), draw(bot, _NARROW)) for bot in self._order
        ]
        return tag("div", *figures, class_="panels")

    def _convergence(self) -> Markup:
        league, figures = self._league, self._figures
        places = _spread(league.deals, _POINTS)
        curves = {}
        for bot in range(len(league.names)):
            won = league.won_by_deal(bot)
            shares = [by_deal(won[:place]) for place in places]
            curves[bot] = [
                (float(place), share.value, share.low, share.high)
                for place, share in zip(places, shares, strict=True)
            ]
        # All have one scale, each around where it ended; what the first deals said may be outside.
        late = league.deals * _EARLY
        span = max(
            abs(end - points[-1][1])
            for points in curves.values()
            for x, value, low, high in points
            if x >= late
            for end in (value, low, high)
        )

        def draw(bot: int, width: int) -> Markup:
            points = curves[bot]
            ends = (max(0.0, points[-1][1] - span), min(1.0, points[-1][1] + span))
            title = f"{self._text('arena-convergence')}: {league.names[bot]}"
            ticks = (figures.whole, figures.rough_percent)
            return curve(Curve(points), width, _HEIGHT, title, ticks, ends, 0.5)

        return self._panels(draw)

    def _lengths(self) -> Markup:
        league, figures, text = self._league, self._figures, self._text
        hands = {pair: league.hands_between(pair) for pair in league.pairs}
        lengths = [hand.actions for each in hands.values() for hand in each]
        size = next(
            size
            for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**9)
            if (max(lengths) - min(lengths)) // size < _BARS
        )
        first = min(lengths) // size * size
        places = (max(lengths) - first) // size + 1

        def stacks(bot: int) -> list[tuple[float, ...]]:
            mine = [
                (hand, pair.index(bot)) for pair in hands if bot in pair for hand in hands[pair]
            ]
            counts = [[0, 0, 0] for _ in range(places)]
            for hand, me in mine:
                counts[(hand.actions - first) // size][_kind(hand, me)] += 1
            return [tuple([each / len(mine) for each in three]) for three in counts]

        made = {bot: stacks(bot) for bot in range(len(league.names))}
        most = max(sum(stack) for each in made.values() for stack in each)

        def draw(bot: int, width: int) -> Markup:
            title = f"{text('arena-lengths')}: {league.names[bot]}"
            ticks = (figures.whole, figures.rough_percent)
            return bars(Bars(first, size, made[bot]), width, _HEIGHT, title, ticks, most)

        keys = [
            tag("span", tag("i", class_=f"part{kind}"), text(f"arena-col-{name}"))
            for kind, name in enumerate(("won", "lost", "drawn"))
        ]
        return joined(tag("p", *keys, class_="legend"), self._panels(draw))

    def _times(self) -> Markup:
        league, figures, text = self._league, self._figures, self._text
        rows = []
        for bot in self._order:
            means = sorted(
                [
                    max(_LEAST, 1000 * hand.seconds[pair.index(bot)] / made)
                    for pair in league.pairs
                    if bot in pair
                    for hand in league.hands_between(pair)
                    if (made := hand.decisions[pair.index(bot)])
                ]
            ) or [_LEAST]
            counts = next(each.counts for each in league.standings if each.bot == league.names[bot])
            low, high = _quantile(means, 0.1), _quantile(means, 0.9)
            mean = max(_LEAST, counts.milliseconds)
            said = text("arena-milliseconds", value=figures.time(mean))
            rows.append(Row(league.names[bot], said, mean, low, high))
        title = text("arena-times")
        return self._both(
            lambda width: whiskers(rows, width, title, figures.plain, logarithmic=True)
        )


def _kind(hand: HandResult, me: int) -> int:
    return 2 if hand.winner < 0 else int(hand.winner != me)


def _spread(most: int, number: int) -> list[int]:
    """Whole numbers up to the most, evenly spread."""
    return sorted({max(1, round(most * step / number)) for step in range(1, number + 1)})


def _quantile(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


_STYLE: Final = """
:root{--paper:#fbfaf7;--card:#fff;--ink:#1d2420;--soft:#5b665f;--rule:#dcdfd8;--felt:#17694a;
--band:#17694a26;--red:#b2452f;--grey:#9aa39d}
@media(prefers-color-scheme:dark){:root{--paper:#121714;--card:#1a211d;--ink:#e8ece9;--soft:#a3aea7;
--rule:#323c36;--felt:#5cc596;--band:#5cc59630;--red:#ec8467;--grey:#77827b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:800px;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.15;margin:0 0 .4rem;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.2rem;margin:0 0 .2rem}
p{margin:.2rem 0 .9rem;color:var(--soft);max-width:68ch}
section{background:var(--card);border:1px solid var(--rule);border-radius:14px;
padding:1.15rem 1.25rem 1.25rem;margin-top:1.1rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.2rem,1fr));gap:.7rem;
margin:1.2rem 0 0}
dl div{border-left:3px solid var(--felt);padding:.1rem 0 .1rem .7rem}
dt{color:var(--soft);font-size:.82rem;line-height:1.3}
dd{margin:0;font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto}
svg text{font-size:13px;fill:var(--ink);font-variant-numeric:tabular-nums;paint-order:stroke;
stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
svg .tick{font-size:12px;fill:var(--soft)}
svg .strong{font-weight:600}
.grid{stroke:var(--rule)}
.mark{stroke:var(--soft)}
.whisker{stroke:var(--felt);stroke-width:2.5;stroke-linecap:round}
.dot{fill:var(--felt)}
.band{fill:var(--band)}
.curve{fill:none;stroke:var(--felt);stroke-width:2;stroke-linejoin:round}
.part0{fill:var(--felt);background:var(--felt)}
.part1{fill:var(--red);background:var(--red)}
.part2{fill:var(--grey);background:var(--grey)}
.panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr));gap:1rem}
figure{margin:0}
figcaption{font-weight:600;font-size:.9rem;overflow-wrap:anywhere}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;font-size:.9rem}
.legend i{display:inline-block;width:.8em;height:.8em;border-radius:3px;margin-right:.45em}
.narrow{display:none}
.scroll{overflow-x:auto;margin:0 -.4rem;padding:0 .4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--rule)}
th{font-weight:600}
thead th{color:var(--soft);font-weight:500;vertical-align:bottom;white-space:normal;
line-height:1.25}
th[scope=row],thead th:first-child{text-align:left}
th[scope=row]{position:sticky;left:0;background:var(--card)}
tbody tr:last-child>*{border-bottom:0}
.crosstable{width:auto;border-collapse:separate;border-spacing:3px}
.crosstable th,.crosstable td{border:0;text-align:center}
.crosstable th[scope=row]{text-align:left}
.crosstable tbody td{min-width:6.2rem;border-radius:9px}
.crosstable b,.crosstable small{display:block;line-height:1.35}
.crosstable small{font-size:.76rem}
.good{background:color-mix(in srgb,var(--felt) var(--heat),transparent)}
.bad{background:color-mix(in srgb,var(--red) var(--heat),transparent)}
.self{color:var(--grey)}
pre{margin:0;padding:.8rem 1rem;border-radius:9px;background:var(--paper);
border:1px solid var(--rule);overflow-x:auto;font-size:.86rem}
:focus-visible{outline:2px solid var(--felt);outline-offset:2px}
@media(max-width:640px){.wide{display:none}.narrow{display:block}main{padding:1.2rem .7rem 3rem}
section{padding:1rem .9rem}h1{font-size:1.5rem}thead th{white-space:nowrap}}
@media print{section{break-inside:avoid}}
"""
