"""Component sets of people's own that are in play in this process: so many and no more, and none that nobody uses.

Each is a game loaded once more. It is used while a table with it is in memory, while its code is being compiled, and
for some time after anybody has asked for it.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from affinage.core.components import lendings
from affinage.core.game import loaded, unload

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("affinage.server")
IDLE = 600.0  # seconds after which a set goes that nobody has asked for
HURRIED = 30.0  # ... where another one needs its room
LOOK = 60.0  # ... between two looks


async def put_away(hub: "Hub") -> None:
    """Look again and again for sets that nobody uses."""
    while True:
        await asyncio.sleep(LOOK)
        unload_unused(hub, IDLE)


def room_for(hub: "Hub", name: str, box: str) -> bool:
    """Whether this set can be in play, too: it is already, or there is room, perhaps after others have gone."""
    if loaded(name, box) or _count(hub) < hub.settings.loaded_sets:
        return True
    unload_unused(hub, HURRIED)
    return _count(hub) < hub.settings.loaded_sets


def _count(hub: "Hub") -> int:
    return len(lendings().keys() - hub.not_ours)


def unload_unused(hub: "Hub", idle: float) -> None:
    """Unload the sets that nobody has asked for in so many seconds; tables at which nobody is go from memory first."""
    now = time.monotonic()
    old = {package for package, at in lendings().items() if now - at >= idle} - hub.not_ours
    for room in list(hub.rooms.values()):
        if room.kept is not None and room.kept.game.package in old and room.idle and now - room.last_look >= idle:
            del hub.rooms[room.table]
            hub.metrics.evictions.inc()
    used = {room.kept.game.package for room in hub.rooms.values() if room.kept is not None}
    for package in sorted(old - used):
        if hub.thinkers.forget(package):
            unload(package)
            log.info("a component set that nobody uses is unloaded: %s", package.rpartition(".")[2])
