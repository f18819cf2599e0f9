"""Help and the rules of the table at hand, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from conquian.rules import Rules
from conquian.terminal.voice import Voice
from conquian.text import Faces, table_about

__all__ = ["help_lines", "legend", "rules_lines", "welcome", "word_lines"]

_HELP = (
    "plays", "decline", "undo", "table", "sort", "faces", "words", "language", "teach", "confirm",
    "why", "rules", "score", "fair", "record", "save", "new", "games", "quit",
)  # fmt: skip
_WITH = {"record": "ui-help-file", "save": "ui-help-file", "mix": "ui-help-some-words"}
_WORDS = {"enter-deal": "ui-key-enter", "enter-leave": "ui-key-enter", "again": "cmd-new"}


def welcome(voice: Voice, rules: Rules) -> list[str]:
    """The goal and what to type, in three lines."""
    args: dict[str, str | int] = {"target": rules.target, "example": voice.typed()}
    return [voice.text(key, **args) for key in ("ui-welcome", "ui-welcome-turn", "ui-welcome-type")]


def legend(voice: Voice) -> list[str]:
    """What the letters and numbers on the cards stand for, where they need it."""
    if voice.words or (voice.faces is Faces.FRENCH and voice.unicode):
        return []
    return [voice.text(f"ui-legend-{voice.faces.value}")]


def help_lines(voice: Voice) -> list[str]:
    """How cards are typed, and one line a command."""
    example = voice.typed()
    lines = [voice.text(f"ui-help-{part}", example=example) for part in ("meld", "more", "whole")]
    return lines + word_lines(voice, _HELP)


def word_lines(voice: Voice, words: Sequence[str]) -> list[str]:
    """One line a command, or for what Enter does at a question."""
    lines = []
    for each in words:
        word = voice.text(_WORDS.get(each, f"cmd-{each}")).split(",")[0].strip()
        if each in _WITH:
            word = f"{word} {voice.text(_WITH[each])}"
        lines.append(voice.text("ui-help-line", word=word, about=voice.text(f"ui-help-{each}")))
    return lines


def rules_lines(voice: Voice, rules: Rules) -> list[str]:
    """The rules of a table, one short line a matter."""
    text = voice.text
    lines = [table_about(voice.catalog, rules)]
    lines.append(text("ui-rules-goal", target=rules.target))
    lines.append(text("ui-rules-melds"))
    lines.append(text("ui-rules-run-40" if rules.pack == 40 else "ui-rules-run-52"))
    key = "ui-rules-deal" if rules.starter else "ui-rules-deal-bare"
    lines.append(text(key, deal=rules.deal))
    if rules.exchange:
        lines.append(text("ui-rules-exchange"))
    lines.append(text("ui-rules-offer"))
    if rules.offers == "round" and rules.players > 2:
        lines.append(text("ui-rules-round"))
    lines.append(text("ui-rules-use"))
    if rules.limit is None:
        lines.append(text("ui-rules-no-discard"))
    else:
        lines.append(text("ui-rules-discard", limit=rules.limit))
    direct = rules.rearrange == "after_use"
    lines.append(text("ui-rules-direct" if direct else "ui-rules-rearrange"))
    if rules.hand_melds:
        lines.append(text("ui-rules-hand-melds"))
    if rules.forced:
        lines.append(text("ui-rules-forced"))
    if rules.partners:
        lines.append(text("ui-rules-partners"))
    lines.append(text("ui-rules-win", target=rules.target))
    lines.append(text(_draw_key(rules)))
    return lines


def _draw_key(rules: Rules) -> str:
    """W2: what a drawn hand does; without a stake there is no pot (W3)."""
    key = f"ui-rules-draw-{rules.draw.replace('_', '-')}"
    return key if rules.stake or rules.draw == "replay" else f"{key}-free"
