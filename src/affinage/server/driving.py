"""Bots at a table: whenever some are asked, all of them choose before any of their choices is made."""

import asyncio
import logging
from typing import TYPE_CHECKING

from .store import StoreError, Taken
from .thinkers import Question

if TYPE_CHECKING:
    from .hub import Hub, OpenTable
    from .live_table import LiveTable
    from .service import Sitting

log = logging.getLogger("affinage.server")
AGAIN = 1.0  # seconds until a bot's move is tried again when it could not be stored


async def drive(hub: "Hub", room: "OpenTable") -> None:
    """Let bots play until people are asked, or the game is over."""
    turn: object = None
    try:
        while True:
            async with hub.at(room.table) as found:
                sitting = found.sitting
                asked = sitting.bots_asked()
                if not asked or sitting.table is None:
                    found.driver = None  # under the lock: whoever comes next starts another
                    return
                table = sitting.table
                versions = {seat: sitting.version(seat) for seat in asked}
                questions = [question_for(sitting, table, seat) for seat in asked]
                this_turn = tuple(asked), len(table.told)
            if this_turn != turn:  # within a turn nobody sees its moves: no need to be slow
                turn = this_turn
                await asyncio.sleep(hub.settings.pace)
            moves = await asyncio.gather(*(hub.thinkers.choose(question) for question in questions))
            try:
                await _make(hub, room, dict(zip(asked, moves, strict=True)), versions)
            except Taken:  # another server plays the same bots: see what it has stored
                await asyncio.sleep(hub.settings.pace / 10)
            except StoreError as error:
                log.warning("a bot's move at table %s is tried again: %s", room.table, error)
                await asyncio.sleep(AGAIN)
    finally:
        if room.driver is asyncio.current_task():
            room.driver = None


def question_for(sitting: "Sitting", table: "LiveTable", seat: int) -> Question:
    """What a bot in this seat is told."""
    level = sitting.places[seat].level
    return Question(sitting.game, table.observe(seat), table.legal(seat), seat, table.seats, level)


async def _make(hub: "Hub", room: "OpenTable", moves: dict[int, int], versions: dict[int, int]) -> None:
    """Make the choices, except where somebody has changed what a bot thought about."""
    async with hub.at(room.table) as found:
        sitting = found.sitting
        still = [seat for seat in moves if seat in sitting.bots_asked() and sitting.version(seat) == versions[seat]]
        for seat in still:
            if seat in sitting.bots_asked() and sitting.table and moves[seat] in sitting.table.legal(seat):
                await hub.commit(found, sitting.bot_move(seat, moves[seat], hub.now()))
        await hub.after(found)
