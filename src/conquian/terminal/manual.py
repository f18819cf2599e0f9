"""Help and the rules of the table at hand, in plain words."""

from __future__ import annotations

from conquian.rules import Rules
from conquian.terminal.voice import Voice
from conquian.text import table_about

__all__ = ["help_lines", "rules_lines", "welcome"]

_HELP = (
    "plays", "decline", "undo", "table", "sort", "faces", "words", "language", "teach", "confirm",
    "why", "rules", "score", "fair", "record", "save", "new", "quit",
)  # fmt: skip
_WITH_FILE = ("record", "save")


def welcome(voice: Voice, rules: Rules) -> list[str]:
    """The goal and what to type, in three lines."""
    args: dict[str, str | int] = {"target": rules.target, "example": voice.typed()}
    return [voice.text(key, **args) for key in ("ui-welcome", "ui-welcome-turn", "ui-welcome-type")]


def help_lines(voice: Voice) -> list[str]:
    """How cards are typed, and one line a command."""
    example = voice.typed()
    lines = [voice.text(f"ui-help-{part}", example=example) for part in ("meld", "more", "whole")]
    for command in _HELP:
        word = voice.text(f"cmd-{command}").split(",")[0].strip()
        if command in _WITH_FILE:
            word = f"{word} {voice.text('ui-help-file')}"
        lines.append(voice.text("ui-help-line", word=word, about=voice.text(f"ui-help-{command}")))
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
    lines.append(text(f"ui-rules-draw-{rules.draw.replace('_', '-')}"))
    return lines
