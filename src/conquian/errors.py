"""What can go wrong, as a key with arguments.

An error carries no prose: `key` names a message of the catalogues in `text/`, `details` its
arguments, `clause` the clause of the rules that was broken (or None). A person reads it through
`conquian.text`; `str(error)` is the compact form for logs and programmers.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "CardError",
    "ConquianError",
    "IllegalAction",
    "MatchError",
    "NotationError",
    "RecordError",
    "RulesError",
]


class ConquianError(Exception):
    """The base of every error that this package raises on purpose.

    `key` is the id of the message in the catalogues, `clause` the broken clause of the rules
    (such as ``"T4"``) or None, `details` the message's arguments: text in notation or integers.
    """

    def __init__(self, key: str, clause: str | None = None, /, **details: str | int) -> None:
        super().__init__(key, clause, details)
        self.key: Final = key
        self.clause: Final = clause
        self.details: Final = details

    def __str__(self) -> str:
        head = f"{self.clause}: {self.key}" if self.clause else self.key
        if not self.details:
            return head
        return head + " (" + ", ".join(f"{k}={v}" for k, v in self.details.items()) + ")"


class CardError(ConquianError):
    """A text that names no card, or cards that are not in the pack."""


class RulesError(ConquianError):
    """House rules that cannot be played; `clause` and `key` say why."""


class IllegalAction(ConquianError):
    """An action that the rules forbid in this state; the state is unchanged."""


class NotationError(ConquianError):
    """A text that is no action, position or house-rules line."""


class RecordError(ConquianError):
    """A hand or session record that is damaged, edited, illegal or foreign."""


class MatchError(ConquianError):
    """A command that the referee of a match cannot accept now."""
