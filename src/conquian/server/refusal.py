"""What a server refuses, with the status that HTTP has for it."""

from __future__ import annotations

from typing import Final

from conquian.errors import ConquianError

__all__ = ["Refusal", "status_of"]


class Refusal(ConquianError):
    """Something that this server does not do, or not now."""


_STATUS: Final = {
    "game-unknown": 404,
    "hand-unknown": 404,
    "page-unknown": 404,
    "language-unknown": 404,
    "match-no-seat": 404,
    "token-missing": 401,
    "token-foreign": 403,
    "origin-foreign": 403,
    "host-foreign": 421,
    "game-full": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "seat-present": 409,
    "seat-patience": 409,
    "seat-stand-in": 409,
    "rematch-early": 409,
    "rematch-taken": 409,
    "match-stage": 409,
    "match-over": 409,
    "body-large": 413,
    "too-fast": 429,
    "storage-failed": 503,
}


def status_of(error: ConquianError) -> int:
    """The status of a refusal by HTTP."""
    return _STATUS.get(error.key, 422)
