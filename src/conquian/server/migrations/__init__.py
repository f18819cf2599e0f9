"""How the tables came to be: one Alembic revision for each change, run at start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

__all__ = ["HEAD", "migrate"]

HEAD: Final = "0002"
"""The newest revision."""


def migrate(connection: Connection) -> None:
    """Bring a database to `HEAD`. Alembic is imported only if something is to be done."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if list(found) == [HEAD]:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
