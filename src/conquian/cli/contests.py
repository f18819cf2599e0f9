"""``conquian arena``: bots, and programs at the socket, in duplicate deals."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conquian.cli.tools import house_rules, print_json, progress_bar
from conquian.notation import rules_text
from conquian.text import Catalog

if TYPE_CHECKING:
    from conquian.arena import Entrant, League
    from conquian.arena.report import Figures

__all__ = ["play_arena"]

_DEALS: Final = 1000
_SOCKET: Final = "socket:"


def play_arena(options: Namespace, catalog: Catalog) -> int:
    """Play what is not played yet, and say what came of it."""
    from conquian.arena import deals_for, play_league

    rules = house_rules(options.preset, options.rule)
    deals = options.deals or (deals_for(options.hands, rules) if options.hands else _DEALS)
    entrants = [_entrant(text) for text in options.bots]
    file = None if options.results is None else Path(options.results)
    page = None if options.html is None else Path(options.html)
    if page is not None:
        _write(page, "a", "")  # a page that cannot be written is refused before anything is played
    with progress_bar(catalog.text("simulate-progress")) as advance:
        league = play_league(
            entrants, rules, deals, options.seed, options.workers, file, progress=advance
        )
    if page is not None:
        from conquian.arena.report import report

        _write(page, "w", report(league, catalog))
    if options.json:
        print_json(league.as_dict())
    else:
        _print(league, catalog)
    return 0


def _entrant(text: str) -> Entrant:
    """A bot, from its name: a program that speaks the table's interface plays at a table of the
    server's, which the arena knows nothing of.
    """
    from conquian.arena import Entrant, entrant, split_name

    name, spec = split_name(text)
    if spec.startswith(_SOCKET):
        from conquian.server.guests import Guest, check_command, command_name

        command = spec.removeprefix(_SOCKET)
        check_command(command)
        return Entrant(name or command_name(command), spec, partial(Guest, command), hosted=True)
    if ":" in spec and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # where a bot's module is looked for last; workers inherit it
    return entrant(text)


def _write(path: Path, mode: str, text: str) -> None:
    try:
        with path.open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except (OSError, ValueError) as error:
        from conquian.arena.results import unusable

        raise unusable(path, error) from None


def _print(league: League, catalog: Catalog) -> None:
    from conquian.arena.report import Figures

    text, figures = catalog.text, Figures(catalog)
    title = {"deals": league.deals, "hands": league.hands}
    print(text("simulate-title", table=rules_text(league.rules), **title))
    columns = "bot", "elo", "interval", "won", "lost", "drawn", "share", "forced", "length", "time"
    heads = [text(f"arena-col-{name}") for name in columns]
    rows = []
    for place, each in enumerate(league.standings, 1):
        counts, elo, share = each.counts, each.elo, each.share
        between = figures.range(figures.elo(elo.low), figures.elo(elo.high))
        rows.append(
            [
                f"{place}  {each.bot}",
                figures.elo(elo.value),
                between if elo.high > elo.low else "",
                figures.whole(counts.wins),
                figures.whole(counts.losses),
                figures.whole(counts.draws),
                figures.share(share),
                figures.exact(counts.forced_per_hand),
                figures.tenths(counts.length),
                figures.time(counts.milliseconds),
            ]
        )
    _print_table([["   " + heads[0], *heads[1:]], *rows])
    if len(rows) > 2:
        _print_crosstable(league, catalog, figures)
        _print_pairs(league, catalog, figures, heads)
    print()
    print(text("arena-note", bot=league.names[0]))


def _print_crosstable(league: League, catalog: Catalog, figures: Figures) -> None:
    names = league.names
    order = [names.index(each.bot) for each in league.standings]
    print()
    print(catalog.text("arena-crosstable"))
    rows = [["", *[str(place) for place in range(1, len(order) + 1)]]]
    for place, bot in enumerate(order, 1):
        cells = [
            "·" if bot == other else figures.percent(league.share(bot, other).value)
            for other in order
        ]
        rows.append([f"{place}  {names[bot]}", *cells])
    _print_table(rows)


def _print_pairs(league: League, catalog: Catalog, figures: Figures, heads: Sequence[str]) -> None:
    names = league.names
    print()
    print(catalog.text("arena-pairs"))
    rows = [["", heads[3], heads[5], heads[6], heads[7], heads[8]]]
    for (one, other), meeting in league.meetings.items():
        mine, theirs = meeting.counts
        rows.append(
            [
                f"{names[one]} – {names[other]}",
                f"{figures.whole(mine.wins)}–{figures.whole(theirs.wins)}",
                figures.whole(mine.draws),
                figures.share(meeting.share),
                f"{figures.exact(mine.forced_per_hand)}–{figures.exact(theirs.forced_per_hand)}",
                figures.tenths(mine.length),
            ]
        )
    _print_table(rows)


def _print_table(rows: Sequence[Sequence[str]]) -> None:
    """Columns side by side, the first to the left, the others to the right."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    for row in rows:
        first = row[0].ljust(widths[0])
        others = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join([first, *others]).rstrip())
