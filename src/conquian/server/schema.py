"""The tables of the database: a game is the list of what was told to it.

Nothing here is peculiar to one kind of database. The tables are made by `migrations`; a change here
needs a revision there.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = ["commands", "games", "hands", "metadata", "seats"]

metadata: Final = MetaData()

games: Final = Table(
    "games",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("created", Float, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("asked", Integer),
    Column("touched", Float, index=True),
)
"""`asked` is the seat that asked for a rematch, which this is; null for other games. `touched` is
the time of the last step, or that of opening."""

commands: Final = Table(
    "commands",
    metadata,
    Column("game", String(12), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", JSON, nullable=False),
    Column("command_id", String(80)),
    Column("seat", Integer),
    UniqueConstraint("game", "command_id", name="commands_once"),
)
"""One row for each step of a game, numbered from 1. `command_id` begins with the seat whose it is:
nobody can use up, or ask for, another's."""

seats: Final = Table(
    "seats",
    metadata,
    Column("game", String(12), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String(64)),
    Column("name", String(40), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("since", Float, nullable=False),
)
"""Whose a seat is, also while a bot plays it. `token_hash` is null for a seat that is nobody's."""

hands: Final = Table(
    "hands",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(12), ForeignKey("games.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("finished", Float, nullable=False),
)
