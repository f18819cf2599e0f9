"""How the tables came to be: one Alembic revision for each change, run at start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from conquian.server.refusal import Refusal

__all__ = ["HEAD", "migrate"]

_KNOWN: Final = ("0001", "0002", "0003")
HEAD: Final = _KNOWN[-1]
"""The newest revision."""


def migrate(connection: Connection, revision: str = HEAD) -> None:
    """Bring a database to a revision. Alembic is imported only if something is to be done.

    Raises Refusal ``storage-newer`` for one that a later version of this program has used.
    """
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        if list(found) == [revision]:
            return
        if not {*found} <= {*_KNOWN}:
            raise Refusal("storage-newer", database=connection.engine.url.render_as_string()[:200])
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
