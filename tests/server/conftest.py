"""Real databases for the tests of the server."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from affinage.server.store import Store

from .postgres import Postgres, programs

FULL = bool(os.environ.get("AFFINAGE_FULL"))  # the long sizes of kill, fuzz and leak tests


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The host's key of a server on PostgreSQL lies in the data folder: not in that of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AFFINAGE_HOME", str(tmp_path_factory.mktemp("home")))
        patch.delenv("AFFINAGE_HOST_KEY", raising=False)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this session's own."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed here (apt-get install postgresql): its tests need a real one.")
    server = Postgres(found)
    yield server
    server.remove()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store on a SQLite file."""
    opened = Store.open(str(tmp_path / "tables.sqlite"))
    yield opened
    opened.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def any_store(any_url: str) -> Iterator[Store]:
    """A store on each kind of database."""
    opened = Store.open(any_url)
    yield opened
    opened.close()
