"""Sessions that are put aside and taken up again: what was told to the referee, as JSON."""

from __future__ import annotations

from conquian.match.referee import Referee

__all__ = ["load_session", "save_session"]


def save_session(referee: Referee) -> str:
    """A session as JSON, to the last command. It holds hidden cards: for the table's owner."""
    raise NotImplementedError


def load_session(text: str | bytes) -> Referee:
    """The referee of a saved session, in the very state it was saved in.

    Raises RecordError for a text that is cut off, edited, foreign or of a later version; nothing
    is loaded then.
    """
    raise NotImplementedError
