"""Tables in memory: one that is waited for is never put away, however little room there is."""

import asyncio
from pathlib import Path

import pytest

from affinage.core.game import find
from affinage.server.hub import Hub, OpenTable, Watcher
from affinage.server.seating import Plan, Wish, make
from affinage.server.settings import Settings
from affinage.server.store import Store
from affinage.server.thinkers import Thinkers


def old_idle(room: OpenTable) -> bool:
    """As it was: between the release of a lock and the wake-up of who waits for it, nobody seems to be there."""
    return not (room.watchers or room.lock.locked() or room.driver or room.timer)


async def watched(store: Store) -> bool:
    """Whether somebody who waited for a table watches the one that everybody else finds there."""
    settings = Settings(bots=False, rooms=1)
    hub = Hub(store, settings, Thinkers(settings))
    tables = []
    for _ in range(2):
        seats = [Wish("hotseat", "Ada"), Wish("hotseat", "Ben")]
        plan = Plan(find("beer-and-bread"), "Ada", seats, {}, {"kind": "none", "seconds": 0}, True, False)
        made = make(plan, hub.now())
        await hub.make(made)
        tables.append(made.header.id)
    found: list[OpenTable] = []

    async def watch() -> None:
        async with hub.at(tables[0]) as room:
            room.watchers.add(Watcher(0, "en", "right"))
            found.append(room)

    async with hub.at(tables[0]):
        waiting = asyncio.ensure_future(watch())
        while not hub.rooms[tables[0]].lock._waiters:  # noqa: SLF001 - the moment that this is about
            await asyncio.sleep(0)
        busy = hub.rooms[tables[1]] = OpenTable(tables[1])  # one too many: whoever leaves puts an idle one away
        busy.watchers.add(Watcher(0, "en", "right"))
    await waiting
    async with hub.at(tables[0]) as room:
        same = room is found[0]
    await hub.close()
    return same


@pytest.mark.parametrize("planted", [False, True])
def test_a_table_that_is_waited_for_is_not_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    if planted:
        monkeypatch.setattr(OpenTable, "idle", property(old_idle))
    store = Store.open(str(tmp_path / "tables.sqlite"))
    try:
        assert asyncio.run(watched(store)) is not planted
    finally:
        store.close()
