"""What every language says, in full, for a person to read: `told/<language>.txt`.

``python -m tests.text.told`` writes the files anew; the test fails when they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from conquian.cards import parse_card, parse_cards
from conquian.errors import CardError, ConquianError, IllegalAction, RecordError, RulesError
from conquian.match import events
from conquian.match.events import MatchEvent
from conquian.rules import EVENT_WORDS, PRESETS, Event, Outcome, Rules, View, arranged, meld_of
from conquian.rules.state import DISCARDING, FORCE_CHOICE, FORCED, NOTHING, OFFER, OVER
from conquian.text import (
    LANGUAGES,
    Catalog,
    catalog_of,
    default_faces,
    error_text,
    narrate,
    narrate_match,
)

FOLDER = Path(__file__).parent / "told"
NAMES = ("Ana", "Bob", "Carla", "Dani")
CLASSIC, PARTNERS = PRESETS["classic"], PRESETS["partnership"]

Table = tuple[int, ...]


def table(text: str) -> Table:
    """An arrangement, ``"5S-6S-7S,KC-KD-KH"``."""
    return arranged([meld_of(parse_cards(meld), 40) for meld in text.split(",") if meld])


def view(
    rules: Rules = CLASSIC,
    tables: tuple[Table, ...] = ((), ()),
    phase: int = OFFER,
    mover: int = 0,
    stock: int = 12,
    outcome: Outcome | None = None,
) -> View:
    """A spectator's view with what narration looks at."""
    return View(
        rules,
        None,
        1,
        mover,
        mover,
        phase,
        NOTHING,
        -1,
        0,
        None,
        (0,) * rules.players,
        tables,
        (),
        stock,
        -1,
        -1,
        outcome,
    )


def event(
    word: str, seat: int, card: str = "", other: int = -1, laid: Table | None = None
) -> Event:
    """An event, by its word."""
    code = parse_card(card) if card else -1
    return Event(EVENT_WORDS.index(word), seat, code, other, laid)


RUN = table("5S-6S-7S")
LAID = table("5S-6S-7S,KC-KD-KH")
EVENTS: tuple[tuple[Event, View], ...] = (
    (event("gave", 0, "4C", 1), view()),
    (event("received", 1, "4C", 0), view()),
    (event("used", 0, "7S", laid=RUN), view(tables=(RUN, ()), phase=DISCARDING)),
    (event("used", 0, "KH", laid=LAID), view(PARTNERS, (LAID, ()))),
    (event("discarded", 0, "2H"), view()),
    (event("declined", 0, "QD"), view()),
    (event("declined", 0, "QD", laid=RUN), view(PARTNERS)),
    (event("drew", 0, "AD"), view()),
    (event("drew", 0, "JC"), view(stock=0)),
    (event("asked", 1, "JS", 0), view(tables=(LAID, ()), phase=FORCE_CHOICE, mover=1)),
    (event("forced", 1, "JS", 0), view(tables=(LAID, ()), phase=FORCED)),
    (event("waived", 1, "JS", 0), view(tables=(LAID, ()))),
    (event("won", 0, other=0), view(phase=OVER, outcome=Outcome(0, 0))),
    (event("won", 0, other=0), view(PARTNERS, phase=OVER, outcome=Outcome(0, 0, True))),
    (event("drawn", 0), view(phase=OVER, stock=0, outcome=Outcome(None, 0))),
)
SEAL = "8f4edb7b3ecabfab" * 4
MATCH_EVENTS: tuple[tuple[MatchEvent, Rules], ...] = (
    (events.Committed(1, 0, SEAL), CLASSIC),
    (events.Contributed(0, "abracadabra"), CLASSIC),
    (events.Contributed(0, ""), CLASSIC),
    (events.Picked(0, 3, parse_card("AH")), CLASSIC),
    (events.Tied((0, 1)), CLASSIC),
    (events.DealerChosen(0, parse_card("AH")), CLASSIC),
    (events.DeckCut(0, 1), CLASSIC),
    (events.DeckCut(0, 17), CLASSIC),
    (events.DeckCut(0, 0), CLASSIC),
    (events.Anted(0, 0), CLASSIC),
    (events.Anted(1, 2), CLASSIC),
    (events.Anted(5, 10), CLASSIC),
    (events.Misdealt(1, 0, 9, 10), CLASSIC),
    (events.Dealt(3, 1, 10, parse_card("QS"), "starter", 19), CLASSIC),
    (events.Dealt(3, 1, 8, parse_card("QS"), "stock", 23), PRESETS["mexican"]),
    (events.Dealt(3, 1, 8, -1, "none", 24), PRESETS["mexican"]),
    (events.HandDealt(0, parse_cards("AC 7S JH")), CLASSIC),
    (events.Settled(1, Outcome(0, 0), (1, 0), 0, (1, -1), (1, 0), 0, False), CLASSIC),
    (
        events.Settled(1, Outcome(0, 0, True), (2, -1, 2, -1), 1, (3, -3, 3, -3), (2, 0), 0, False),
        Rules("partnership", 4, True, 40, 2, 10, 15, rummy_bonus=True),
    ),
    (events.Settled(1, Outcome(1, 1), (0, 0), 0, (0, 0), (0, 1), 0, False), CLASSIC),
    (events.Settled(1, Outcome(0, 0), (0,) * 4, 0, (0,) * 4, (1, 0), 0, False), PARTNERS),
    (events.Settled(1, Outcome(None, 0), (0, 0), 2, (-1, -1), (0, 0), 0, True), CLASSIC),
    (events.Settled(2, Outcome(None, 0), (0, 0), 2, (-1, -1), (0, 0), -1, False), CLASSIC),
    (events.Revealed(1, SEAL), CLASSIC),
    (events.Revealed(0, SEAL), CLASSIC),
    (events.StopWish(1, True, (0,)), CLASSIC),
    (events.StopWish(0, False, ()), CLASSIC),
    (events.Reseated(0, "Eva", "human"), CLASSIC),
    (events.Reseated(0, "Eva", "casual"), CLASSIC),
    (events.Reseated(0, "-", "open"), CLASSIC),
    (events.SessionOver("wins", 0, (0, 0), (5, -5), (10, 5)), CLASSIC),
    (events.SessionOver("units", 0, (0,) * 4, (5, -5, 5, -5), (3, 1)), PARTNERS),
    (events.SessionOver("hands", -1, (1, 1), (0, 0), (1, 1)), CLASSIC),
    (events.SessionOver("stopped", -1, (1, 1), (0, 0), (1, 1)), CLASSIC),
)


def _caused(error: ConquianError, cause: ConquianError) -> ConquianError:
    error.__cause__ = cause
    return error


ERRORS: tuple[ConquianError, ...] = (
    CardError("card-unknown", card="7x"),
    CardError("card-thrice", card="7S"),
    IllegalAction("meld-mixed", "M1", meld="5S-6S-7H"),
    IllegalAction("run-wraps", "M2", meld="QS-KS-AS"),
    IllegalAction("use-lacks-table", "A1", cards="5S 6S"),
    IllegalAction("use-past-target", "A2", cards=12, target=11),
    IllegalAction("use-not-direct", "A4", card="JS"),
    IllegalAction("decline-reaches-target", "P2", cards=11, target=11),
    IllegalAction("forced-must-use", "F2", card="JS"),
    IllegalAction("discard-not-in-hand", "T4", card="QH"),
    IllegalAction("not-your-turn", "T2", seat=1),
    RulesError("rules-stock", "V", stock=0, players=2, cards=40, dealt=40),
    RulesError("rules-field-value", field="holding_limit", value="many"),
    RulesError("misdeal", "D5", seat=0, cards=1, expected=10),
    _caused(
        RecordError("record-action", "A2", action=12, seat=1, token="use:5S-6S-7S", reason="x"),
        IllegalAction("use-past-target", "A2", cards=12, target=11),
    ),
)


def _reader(you: int | None) -> str:
    return "-" if you is None else NAMES[you]


def _each(tell: Callable[[int | None], str], readers: tuple[int | None, ...]) -> Iterator[str]:
    """What every reader is told, without repeating what another was told already."""
    said: set[str] = set()
    for you in readers:
        text = tell(you)
        if text not in said:
            said.add(text)
            yield f"  {_reader(you):6}{text}"


def told(language: str) -> str:
    """Everything above in a language, with the faces that its tables start with."""
    catalog: Catalog = catalog_of(language)
    faces = default_faces(language)
    lines = [f"# What is said in {language}, to whom (-: someone looking on).", ""]
    for happened, seen in EVENTS:
        lines.append(f"{happened!r}")
        readers = (0, 1, None) if seen.rules.players == 2 else (0, 2, None)

        def tell(you: int | None, happened: Event = happened, seen: View = seen) -> str:
            spoken = you is None
            return narrate(catalog, happened, NAMES, you, faces, seen, spoken=spoken)

        lines += _each(tell, readers)
    lines.append("")
    for told_event, rules in MATCH_EVENTS:
        lines.append(f"<{told_event.kind}>")

        def tell_match(
            you: int | None, told_event: MatchEvent = told_event, rules: Rules = rules
        ) -> str:
            return narrate_match(catalog, told_event, NAMES[: rules.players], you, faces, rules)

        lines += _each(tell_match, (0,) if told_event.kind == "hand" else (0, 1, None))
    lines.append("")
    for error in ERRORS:
        lines.append(f"<{error}>")
        lines.append(f"  {error_text(catalog, error, faces)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in LANGUAGES:
        (FOLDER / f"{each}.txt").write_text(told(each), encoding="utf-8")
