"""The server that tests share ends with them."""

from collections.abc import Iterator

import pytest

from tests.server.tables import SHARED


@pytest.fixture(scope="session", autouse=True)
def _shared_server() -> Iterator[None]:
    with SHARED:
        yield
