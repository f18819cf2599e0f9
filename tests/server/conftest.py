"""The server that tests share ends with them; databases of each kind."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases
from tests.server.tables import SHARED, folder


@pytest.fixture(scope="session", autouse=True)
def _shared_server() -> Iterator[None]:
    with SHARED:
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """PostgreSQL, while there are tests."""
    programs = databases.programs()
    if programs is None:
        reason = "PostgreSQL's programs are not installed: apt install postgresql"
        if os.environ.get("CONQUIAN_REQUIRE_POSTGRES"):
            pytest.fail(reason)
        pytest.skip(reason)
    with databases.cluster(programs) as made:
        yield made


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database, of either kind."""
    if request.param == "postgresql":
        yield databases.new_database(request.getfixturevalue("cluster"))
        return
    with folder() as made:
        yield f"sqlite:///{made / 'games.db'}"
