"""Write the playthroughs: the stories of all records, and records for presets without one."""

from __future__ import annotations

import random
from pathlib import Path

from conquian.bots import make_bot
from conquian.notation import HandRecord, read_record, record_text, replay
from conquian.rules import PRESETS, Rules, apply, deal, full_deck, view
from conquian.text import Faces, catalog_of
from conquian.text.story import story

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Ben", "Clara", "Dan")
TRIES = 120
# What makes a hand worth telling; each counts once.
WORTH = {"forced": 5}
# Where the hand told ends without a winner, as hands also do.
DRAWN = ("no-force",)


def played(rules: Rules, seed: int) -> HandRecord:
    """A hand between casual players and one who plays at random, from a seed."""
    deck = tuple(random.Random(seed).sample(full_deck(rules), rules.deck_size))
    levels = ["casual"] * (rules.players - 1) + ["random" if seed % 3 == 0 else "casual"]
    bots = [make_bot(level, seed + seat) for seat, level in enumerate(levels)]
    dealer = seed % rules.players
    state = deal(rules, deck, dealer)
    actions = []
    while not state.over:
        action = bots[state.mover].choose(view(state, state.mover))
        actions.append(action)
        state, _ = apply(state, action)
    return HandRecord(rules, NAMES[: rules.players], dealer, deck, tuple(actions))


def worth(record: HandRecord) -> int:
    """How much a hand shows: kinds of events, melds rearranged; long ones count less."""
    kinds = set()
    for before, action, _after, events in replay(record):
        kinds |= {event.word for event in events}
        if action.word == "decline" and action.table is not None:
            kinds.add("laid")
        elif action.table is not None:
            old = before.table(before.rules.side_of(before.mover))
            if any(all(meld & ~new for new in action.table) for meld in old):
                kinds.add("borrowed")
    points = sum([WORTH.get(kind, 2) for kind in kinds]) + 6 * ("borrowed" in kinds)
    return points * 10 - len(record.actions)


def is_drawn(record: HandRecord) -> bool:
    """Whether a hand ended without a winner."""
    return record.result is not None and record.result.winner is None


def told(record: HandRecord) -> str:
    """The text of a playthrough."""
    return "\n".join(story(catalog_of("en"), record, Faces.FRENCH, positions=True)) + "\n"


def main() -> None:
    """Write what is missing, and every story."""
    for name, rules in PRESETS.items():
        path = FOLDER / f"{name}.hand"
        if not path.exists():
            hands = [played(rules, seed) for seed in range(TRIES)]
            fit = [hand for hand in hands if is_drawn(hand) == (name in DRAWN)]
            path.write_text(record_text(max(fit, key=worth)), encoding="utf-8")
        record = read_record(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(told(record), encoding="utf-8")


if __name__ == "__main__":
    main()
