"""The commands: each takes its options and a catalogue, prints, and returns the exit status."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from conquian.cli import has_suit_signs
from conquian.errors import RecordError
from conquian.notation import (
    CutRecord,
    HandRecord,
    position_of,
    read_any,
    read_record,
    replay,
    rules_text,
)
from conquian.rules import FIELDS, PRESETS, Rules, choices, deal, divide, legal, perft
from conquian.text import (
    Catalog,
    Faces,
    default_faces,
    field_about,
    field_name,
    field_value,
    preset_about,
    preset_name,
    table_about,
)

__all__ = [
    "count_sequences",
    "house_rules",
    "legal_actions",
    "list_presets",
    "play",
    "print_json",
    "progress_bar",
    "replay_record",
    "simulate_deals",
    "verify_record",
]


_MOST_BYTES = 1_000_001  # one more than the longest record


def play(options: Namespace, catalog: Catalog) -> int:
    """``conquian``, ``conquian play``: the table in the terminal."""
    from conquian.terminal import Options, run

    asked = options.preset is not None or options.rule
    table = Options(
        lang=options.lang,
        faces=Faces(options.faces) if options.faces else None,
        rules=house_rules(options.preset or "classic", options.rule) if asked else None,
        session=not options.hand,
        hands=options.hands,
        name=options.name,
        seed=options.seed,
        resume=options.resume,
        new=options.new,
        save=options.save,
        levels=(options.level,),
        words=options.words,
        mix=options.mix,
        command=f"{os.environ.get('CONQUIAN_COMMAND', 'conquian')} play",
    )
    return run(table, sys.stdin, sys.stdout, os.environ)


def legal_actions(options: Namespace, catalog: Catalog) -> int:
    """``conquian legal POSITION``: the legal actions, one a line, in canonical order."""
    from conquian.notation import parse_position

    position = parse_position(options.position)
    tokens = [str(action) for action in legal(position.seen())]
    if options.json:
        print_json({"position": str(position), "actions": tokens})
    else:
        _print_lines(tokens)
    return 0


def count_sequences(options: Namespace, catalog: Catalog) -> int:
    """``conquian perft``: how many legal sequences of exactly so many actions a deal has."""
    from conquian.cards import parse_cards

    rules = house_rules(options.table, ())
    state = deal(rules, parse_cards(options.deck), 0)
    if not options.divide:
        count = perft(state, options.depth)
        if options.json:
            print_json({"table": rules_text(rules), "depth": options.depth, "count": count})
        else:
            print(count)
        return 0
    parts = {str(action): count for action, count in divide(state, options.depth).items()}
    total = sum(parts.values())
    if options.json:
        table = rules_text(rules)
        print_json({"table": table, "depth": options.depth, "count": total, "divide": parts})
    else:
        _print_lines([f"{token} {count}" for token, count in parts.items()])
        print(total)
    return 0


def replay_record(options: Namespace, catalog: Catalog) -> int:
    """``conquian replay FILE``: a recorded hand as a commented story, all hands open."""
    record = _read(options.file)
    if options.json:
        steps = [
            {
                "action": str(action),
                "seat": before.mover,
                "position": str(position_of(after)),
                "events": [_event_dict(event) for event in events],
            }
            for before, action, after, events in replay(record)
        ]
        print_json({"table": rules_text(record.rules), "seats": record.seats, "steps": steps})
        return 0
    from conquian.text.story import story

    faces = _faces(options, catalog)
    _print_lines(story(catalog, record, faces, unicode=has_suit_signs(sys.stdout.encoding)))
    return 0


def verify_record(options: Namespace, catalog: Catalog) -> int:
    """``conquian verify FILE``: prove from a finished record alone that its deal was fair, or that
    of cutting for deal.
    """
    from conquian.match import verify, verify_dealer

    record, text = read_any(_bytes(options.file)), catalog.text
    if isinstance(record, CutRecord):
        report = verify_dealer(record, options.seal)
    else:
        report = verify(record, options.seal)
    if options.json:
        print_json({"fair": True, "sealed": options.seal is not None, **asdict(report)})
        return 0
    print(text("verify-commitment", value=report.commitment))
    print(text("verify-deck-order"))
    fair = "verify-fair"
    if isinstance(record, CutRecord):
        fair = "verify-fair-dealer"
        name = record.seats[record.dealer]
        print(text("verify-dealer", count=len(record.picks), name=name))
    else:
        print(text("verify-cut", value=report.cut))
        print(text("verify-actions", value=len(record.actions)))
    print(text(fair if options.seal else "seal-compare"))
    return 0


def simulate_deals(options: Namespace, catalog: Catalog) -> int:
    """``conquian simulate``: duplicate deals between bots, with a 95 % interval."""
    from conquian.arena import simulate

    rules = house_rules(options.preset, options.rule)
    bots = options.bots or ["casual", "random"]
    label = catalog.text("simulate-progress")
    with progress_bar(label) as advance:
        tally = simulate(bots, rules, options.deals, options.seed, options.workers, advance)
    if options.json:
        print_json(tally.as_dict())
        return 0
    text = catalog.text
    print(text("simulate-title", table=rules_text(rules), deals=tally.deals, hands=tally.hands))
    for player in tally.players:
        share = player.decided
        percents = {
            "percent": round(share.value * 100, 1),
            "low": round(share.low * 100, 1),
            "high": round(share.high * 100, 1),
        }
        print(text("simulate-wins", bot=player.bot, wins=player.wins, **percents))
    draws = round(tally.draws / tally.hands * 100, 1)
    print(text("simulate-draws", draws=tally.draws, percent=draws))
    forced = sum([player.forced for player in tally.players]) / tally.hands
    print(text("simulate-forced", count=round(forced, 2)))
    print(text("simulate-length", count=round(tally.length, 1)))
    for player in tally.players:
        time = round(player.microseconds / 1000, 3)
        print(text("simulate-time", bot=player.bot, time=time))
    return 0


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on stderr, if a person is looking; gives what is called with (done, total)."""
    from tqdm import tqdm

    with tqdm(total=0, desc=label, unit="", file=sys.stderr, disable=None) as bar:

        def advance(done: int, most: int) -> None:
            bar.total = most
            bar.update(done - bar.n)

        yield advance


def list_presets(options: Namespace, catalog: Catalog) -> int:
    """``conquian presets``: the games, or the settings of one of them."""
    if options.table is not None:
        rules = house_rules(options.table, ())
        if options.json:
            print_json(asdict(rules))
            return 0
        print(table_about(catalog, rules))
        for field in FIELDS:
            label, value = field_name(catalog, field), field_value(catalog, rules, field)
            print("  " + catalog.text("labelled", label=label, text=value))
            print(f"      {field_about(catalog, field)} [{field}={choices(field)}]")
        return 0
    if options.json:
        print_json({name: asdict(rules) for name, rules in PRESETS.items()})
        return 0
    for name in PRESETS:
        print(f"{name}  {preset_name(catalog, name)}")
        print(f"    {preset_about(catalog, name)}")
    return 0


def house_rules(text: str, changes: Sequence[str]) -> Rules:
    """The rules of a table from a line such as ``classic,target=12`` and further changes."""
    from conquian.notation import parse_rules

    return parse_rules(",".join([text, *changes]))


def _read(file: str) -> HandRecord:
    """The record of a hand in a file, ``-`` for standard input."""
    return read_record(_bytes(file))


def _bytes(file: str) -> bytes:
    """The beginning of a file, ``-`` for standard input."""
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
            return stream.read(_MOST_BYTES)
    except FileNotFoundError:
        raise RecordError("file-missing", file=file[:200]) from None
    except (OSError, ValueError):
        raise RecordError("file-unreadable", file=file[:200]) from None


def _faces(options: Namespace, catalog: Catalog) -> Faces:
    return Faces(options.faces) if options.faces else default_faces(catalog.language)


def _event_dict(event: Any) -> dict[str, Any]:
    from conquian.cards import card_text
    from conquian.notation import arrangement_text

    made: dict[str, Any] = {"event": event.word, "seat": event.seat}
    if event.card >= 0:
        made["card"] = card_text(event.card)
    if event.other >= 0:
        made["other"] = event.other
    if event.table is not None:
        made["table"] = arrangement_text(event.table)
    return made


def print_json(value: object) -> None:
    """Print what a program reads."""
    print(json.dumps(value, ensure_ascii=False))


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
