"""Thinkers on other machines, for tests: one in a thread that can be stopped, one in a process that can be killed."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

from affinage.server import think
from affinage.server.fleet import Fleet
from affinage.server.fleet_queue import SCHEMA, dsn

from .planted_worker import until
from .serving import Serving

ROLE = "a_thinker"


def theirs(url: str) -> str:
    """The address that a thinker is given."""
    return dsn(make_url(url).set(username=ROLE))


@contextmanager
def thinking_for(url: str, **more: Any) -> Iterator[think.Thinker]:
    """A thinker in a thread of its own, for a while."""
    thinker = think.Thinker(theirs(url), **more)
    loop = asyncio.SelectorEventLoop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    running = asyncio.run_coroutine_threadsafe(thinker.run(), loop)
    try:
        yield thinker
    finally:
        running.cancel()
        until(lambda: not asyncio.all_tasks(loop))
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def fleet_of(server: Serving) -> Fleet:
    found = server.hub.thinkers.fleet
    assert found is not None
    return found


def rows(url: str, query: str, *given: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(dsn(make_url(url)), options=f"-c search_path={SCHEMA}") as connection:
        return connection.execute(query.encode(), given).fetchall()


@contextmanager
def stubborn(url: str, server: Serving) -> Iterator["subprocess.Popen[str]"]:
    """A thinker that takes thoughts and never ends them, in a process that can be killed."""
    command = [sys.executable, "-m", "tests.server.stubborn_thinker", theirs(url)]
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        try:
            until(lambda: fleet_of(server).at_once)
            yield process
        finally:
            process.kill()


def begun(process: "subprocess.Popen[str]") -> str:
    """What it has begun; waits for it."""
    assert process.stdout is not None
    return process.stdout.readline().strip()
