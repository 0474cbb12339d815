"""People who want to be called, tables that wait for them, and how far their calls are."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from sqlalchemy import select

from affinage.server import schema
from affinage.server.settings import Settings
from affinage.server.store import Store

from .guests import Phone
from .receiving import Browser, Receiver, until
from .serving import QUICK, Laid, Serving, serving

GAME = "beer-and-bread"
SOON = replace(QUICK, call_after=0.0, call_look=0.02, calls_at_home=True)
PATIENT = replace(SOON, call_after=3600.0)


@contextmanager
def opened(folder: Path, settings: Settings = SOON) -> Iterator[Serving]:
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", settings) as server:
        yield server


def browser(device: Phone, receiver: Receiver, path: str = "/push/1") -> Browser:
    """Somebody who wants to be called in a browser."""
    found = Browser(receiver, path)
    device.done("calls/push", found.subscription)
    return found


def webhook(device: Phone, receiver: Receiver, path: str = "/topic") -> None:
    device.done("calls/webhook", {"url": f"{receiver.url}{path}"})


def turn(table: Laid) -> int:
    """Whose turn it is."""
    waiting: list[int] = table.view(None)["waiting"]
    return waiting[0]


def play_on(table: Laid, seat: int) -> None:
    """This seat plays until somebody else is asked."""
    while True:
        seen = table.view(seat)
        if seat not in seen["waiting"]:
            return
        final = [one for one in seen["choices"] if one["final"]] or seen["choices"]
        assert table.move(seat, final[0]["move"], seen["version"]).status_code == 200


def waits_for(device: Phone, table: Laid) -> int:
    """A table at which this person is waited for, and the other seat is somebody else's."""
    seat = turn(table)
    device.own(table, seat)
    return seat


def rows(store: Store) -> dict[tuple[str, int], str]:
    """Turns that are noted, and how far they are."""
    with store.reading() as connection:
        return {(row.table_id, row.seat): row.state for row in connection.execute(select(schema.calls))}


def on_their_way(store: Store) -> int:
    with store.reading() as connection:
        return len(connection.execute(select(schema.notices)).all())


def quiet(server: Serving) -> None:
    """Everything that was due has been sent."""
    until(lambda: "due" not in rows(server.store).values() and not on_their_way(server.store), "it is not quiet")
