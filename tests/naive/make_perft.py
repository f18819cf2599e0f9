"""Write the counts in `tests/perft/*.perft`.

``python -m tests.naive.make_perft`` reads the decks of every file, counts every depth of them
again with the naive reading and writes the files anew. ``python -m tests.naive.make_perft
classic`` does this for one preset. With ``--choose`` the decks are first built from the seeds
in `CHOSEN` (needed for a new preset, or after changing a seed). All of it takes a few minutes.

A file has comment lines (``#``) and for each deck a line ``deck AC 2C ...`` (the whole pack, top
card first, dealt with seat 0 as the dealer) and lines ``<depth> <count>``, from depth 1 to the
first of at least `FEWEST` sequences.
"""

import argparse
import textwrap
from pathlib import Path
from typing import NamedTuple

from tests.naive.decks import FEWEST, STYLES, explore
from tests.naive.game import new
from tests.naive.perft import perft
from tests.naive.presets import PRESETS

FOLDER = Path(__file__).parent.parent / "perft"
DEEPEST = 200

# For each preset three decks: how the pack is shuffled, and the seed.
CHOSEN: dict[str, tuple[tuple[str, int], ...]] = {
    "classic": (("plain", 4), ("stacked", 6), ("late", 460)),
    "fifty-two": (("plain", 5), ("stacked", 1), ("late", 435)),
    "twice-around": (("plain", 4), ("stacked", 5), ("late", 124)),
    "two-pack": (("plain", 4), ("stacked", 6), ("late", 58)),
    "no-force": (("plain", 3), ("stacked", 6), ("late", 297)),
    "discard-then-meld": (("plain", 4), ("stacked", 1), ("late", 460)),
    "partnership": (("plain", 7), ("stacked", 4), ("late", 139)),
    "mexican": (("plain", 2), ("stacked", 2), ("late", 124)),
    "mexican-10": (("plain", 6), ("stacked", 1), ("late", 361)),
    "tercerilla": (("plain", 1), ("stacked", 1), ("late", 363)),
    "sociable": (("plain", 3), ("stacked", 0), ("late", 250)),
    "no-discard": (("plain", 0), ("stacked", 7), ("stacked", 2)),
}


class Entry(NamedTuple):
    """One deck of a file, with the counts for depths 1, 2, 3 ..."""

    comments: tuple[str, ...]
    deck: tuple[str, ...]
    counts: tuple[int, ...]


def read(preset: str) -> list[Entry]:
    """The decks of the file of a preset."""
    entries: list[Entry] = []
    comments: list[str] = []
    for line in (FOLDER / f"{preset}.perft").read_text(encoding="ascii").splitlines():
        words = line.split()
        if line.startswith("#"):
            comments.append(line)
        elif words and words[0] == "deck":
            entries.append(Entry(tuple(comments), tuple(words[1:]), ()))
            comments = []
        elif words:
            last, depth, count = entries[-1], int(words[0]), int(words[1])
            assert depth == len(last.counts) + 1, f"{preset}: depth {depth} is out of order"
            entries[-1] = last._replace(counts=(*last.counts, count))
    return entries


def write(preset: str, entries: list[Entry]) -> None:
    """Write the file of a preset."""
    lines: list[str] = []
    for entry in entries:
        lines += [*entry.comments, f"deck {' '.join(entry.deck)}"]
        lines += [f"{depth} {count}" for depth, count in enumerate(entry.counts, 1)]
    path = FOLDER / f"{preset}.perft"
    path.write_text("\n".join(lines) + "\n", encoding="ascii", newline="\n")


def chosen(preset: str) -> list[Entry]:
    """The decks of a preset from their seeds, with what is to be seen in each and from when on."""
    entries = []
    for style, seed in CHOSEN[preset]:
        deck = STYLES[style](PRESETS[preset], seed)
        seen = explore(PRESETS[preset], deck, DEEPEST).seen
        first = ", ".join(
            f"{thing} {depth}"
            for depth, thing in sorted((depth, thing) for thing, depth in seen.items())
        )
        words = f"{preset}: {style} shuffle, seed {seed}. First seen at depth: {first}"
        comments = textwrap.wrap(words, 98)
        entries.append(Entry(tuple(f"# {line}" for line in comments), tuple(deck), ()))
    return entries


def count(preset: str, deck: tuple[str, ...]) -> tuple[int, ...]:
    """The counts from depth 1 to the first that is large enough (or is 0)."""
    state = new(PRESETS[preset], deck, 0)
    counts: list[int] = []
    while not counts or 0 < counts[-1] < FEWEST:
        counts.append(perft(state, len(counts) + 1))
    perft.cache_clear()
    return tuple(counts)


def main() -> None:
    """Write the files of some or all presets."""
    parser = argparse.ArgumentParser(description="Write the counts in tests/perft.")
    parser.add_argument("presets", nargs="*", default=sorted(PRESETS), help="all, if none is named")
    parser.add_argument("--choose", action="store_true", help="build the decks from their seeds")
    options = parser.parse_args()
    for preset in options.presets:
        entries = chosen(preset) if options.choose else read(preset)
        write(preset, [entry._replace(counts=count(preset, entry.deck)) for entry in entries])
        for entry in read(preset):
            print(preset, len(entry.counts), entry.counts[-1], flush=True)


if __name__ == "__main__":
    main()
