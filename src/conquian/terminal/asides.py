"""What a person may ask at any time, beside the play: settings, rules, score, files."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from dataclasses import replace

from conquian.errors import ConquianError
from conquian.match import Stage
from conquian.notation import record_json, record_text
from conquian.terminal.commands import Intent, choice, plain
from conquian.terminal.manual import help_lines, rules_lines
from conquian.terminal.room import NewGame, Quit, Room
from conquian.terminal.saves import named, write_new
from conquian.terminal.settings import remember
from conquian.terminal.shelf import shelf
from conquian.terminal.table import board, hand_line, header, score
from conquian.text import LANGUAGES, Faces, catalog_of, pick_language, public_names, why

__all__ = ["aside"]


def aside(room: Room, intent: Intent) -> bool:
    """Answer a request; False if the intent is none. The play stands still meanwhile."""
    answer = _ANSWERS.get(intent.kind)
    if answer is None:
        return False
    answer(room, intent.rest)
    return True


def _header(room: Room) -> None:
    if room.referee.stage is not Stage.OVER:
        room.say(header(room.voice, room.seen, room.names))


def _table(room: Room, rest: str) -> None:
    _header(room)
    if room.seen.table is not None:
        room.say(*board(room.voice, room.view, room.names))


def _hand(room: Room) -> None:
    if room.referee.stage is Stage.PLAY:
        room.say(hand_line(room.voice, room.view))


def _sort(room: Room, rest: str) -> None:
    order = choice(rest, room.voice.catalog, "rank", "suit")
    if rest and order is None:
        raise ConquianError("ui-which", options=_options(room, "suit", "rank"))
    room.voice.by_rank = order == "rank" if order else not room.voice.by_rank
    remember(room.saves.folder, by_rank=room.voice.by_rank)
    room.tell("ui-sorted-rank" if room.voice.by_rank else "ui-sorted-suit")
    _hand(room)


def _faces(room: Room, rest: str) -> None:
    wanted = choice(rest, room.voice.catalog, "spanish", "french")
    if rest and wanted is None:
        raise ConquianError("ui-which", options=_options(room, "spanish", "french"))
    if wanted is None:
        wanted = "french" if room.voice.faces is Faces.SPANISH else "spanish"
    room.voice.faces = Faces(wanted)
    remember(room.saves.folder, faces=wanted)
    about = room.voice.text(f"faces-{wanted}-about")
    room.say(f"{room.voice.text(f'faces-{wanted}')}. {about}")
    room.tell("ui-type-like", example=room.voice.typed())
    _hand(room)


def _words(room: Room, rest: str) -> None:
    room.voice.words = _switch(room, rest, room.voice.words)
    remember(room.saves.folder, words=room.voice.words)
    room.tell("ui-words-on" if room.voice.words else "ui-words-off")
    _hand(room)


def _teach(room: Room, rest: str) -> None:
    room.voice.teach = _switch(room, rest, room.voice.teach)
    remember(room.saves.folder, teach=room.voice.teach)
    room.tell("ui-teach-on" if room.voice.teach else "ui-teach-off")


def _confirm(room: Room, rest: str) -> None:
    room.voice.confirm = _switch(room, rest, room.voice.confirm)
    remember(room.saves.folder, confirm=room.voice.confirm)
    room.tell("ui-confirm-on" if room.voice.confirm else "ui-confirm-off")


def _switch(room: Room, rest: str, now: bool) -> bool:
    """On, off, or without a word the other way round."""
    if not rest:
        return not now
    wanted = choice(rest, room.voice.catalog, "on", "off")
    if wanted is None:
        raise ConquianError("ui-which", options=_options(room, "on", "off"))
    return wanted == "on"


def _options(room: Room, *names: str) -> str:
    return ", ".join([room.voice.text(f"arg-{name}").split(",")[0].strip() for name in names])


def _language(room: Room, rest: str) -> None:
    called = {each: catalog_of(each).text("ui-language-name") for each in LANGUAGES}
    if not rest:
        word = room.voice.text("cmd-language").split(",")[0].strip()
        known = ", ".join([f"{each} ({name})" for each, name in called.items()])
        other = "es" if room.voice.catalog.language == "en" else "en"
        room.tell("ui-languages", languages=known, example=f"{word} {other}")
        return
    by_name = {plain(name): each for each, name in called.items()}
    language = pick_language(by_name.get(plain(rest), rest.lower()), {})
    room.voice.catalog = catalog_of(language)
    remember(room.saves.folder, language=language, faces=room.voice.faces.value)
    room.tell("ui-language")
    _hand(room)


def _why(room: Room, rest: str) -> None:
    reasons = dict.fromkeys(
        [why(room.voice.catalog, event, room.referee.rules) for event in room.recent]
    )
    room.say(*reasons or [room.voice.text("ui-why-nothing")])


def _rules(room: Room, rest: str) -> None:
    room.say(*rules_lines(room.voice, room.referee.rules))


def _score(room: Room, rest: str) -> None:
    _header(room)
    room.say(*score(room.voice, room.seen, room.names))


def _fair(room: Room, rest: str) -> None:
    seen = room.seen
    room.tell("ui-fair")
    if seen.commitment is None:
        return
    room.tell("ui-fair-seal", seal=seen.commitment)
    mine = seen.contributions[room.me]
    if mine is not None:
        room.tell("ui-fair-mine", text=mine)
    if seen.stage is Stage.PLAY:
        room.tell("ui-fair-cut", cut=seen.cut)


def _mix(room: Room, rest: str) -> None:
    raise ConquianError("ui-mix-later")


def _record(room: Room, rest: str) -> None:
    if not rest:
        raise ConquianError("ui-file-missing")
    records = room.referee.records
    if not records:
        raise ConquianError("ui-record-none")
    path = named(rest)
    make = record_json if path.suffix.lower() == ".json" else record_text
    record, catalog = records[-1], room.voice.catalog
    names = public_names(record.seats, catalog)  # a record is read by others
    write_new(path, make(replace(record, seats=names, date=time.strftime("%Y-%m-%d"))))
    room.tell("ui-recorded", file=str(path), number=len(records))


def _save(room: Room, rest: str) -> None:
    if not rest:
        raise ConquianError("ui-file-missing")
    path = named(rest)
    room.saves.copy(room.referee, path)
    room.tell("ui-saved-copy", file=shlex.quote(str(path)), command=room.options.command)


def _help(room: Room, rest: str) -> None:
    room.say(*help_lines(room.voice))


def _new(room: Room, rest: str) -> None:
    raise NewGame


def _quit(room: Room, rest: str) -> None:
    raise Quit


_ANSWERS: dict[str, Callable[[Room, str], None]] = {
    "table": _table,
    "sort": _sort,
    "faces": _faces,
    "words": _words,
    "teach": _teach,
    "confirm": _confirm,
    "language": _language,
    "why": _why,
    "rules": _rules,
    "score": _score,
    "fair": _fair,
    "mix": _mix,
    "record": _record,
    "save": _save,
    "help": _help,
    "new": _new,
    "games": shelf,
    "quit": _quit,
}
