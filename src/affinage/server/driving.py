"""Bots at a table: whenever some are asked, all of them choose before any of their choices is made.

At a table of bots alone they play while somebody looks, and pause when nobody does.
"""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from .logs import TABLE
from .pool import Asker
from .queueing import Importance
from .refused import Elsewhere
from .store import StoreError, Taken
from .thinkers import Choice, Question

if TYPE_CHECKING:
    from .hub import Hub, OpenTable, Watcher
    from .live_table import LiveTable
    from .service import Sitting

log = logging.getLogger("affinage.server")
AGAIN = 1.0  # seconds until a bot's move is tried again when it could not be stored


def people_play(room: "OpenTable") -> bool:
    """Whether somebody plays here who is no bot."""
    return any(not place.level for place in room.sitting.places)


def goes_on(hub: "Hub", room: "OpenTable") -> bool:
    """Whether bots play here now: for people, or for whoever looks."""
    looked = time.monotonic() - room.last_look < hub.settings.looking
    return people_play(room) or room.watched or looked


def go_on(hub: "Hub", room: "OpenTable") -> None:
    """Let bots play if they are asked and somebody cares; whoever calls holds the table's lock."""
    if room.driver is None and room.sitting.bots_asked() and goes_on(hub, room) and hub.owns(room):
        room.driver = hub.task(drive(hub, room))


def look(hub: "Hub", room: "OpenTable", viewer: int) -> None:
    """Somebody looks; whoever calls holds the table's lock."""
    room.saw(viewer)
    room.looked = time.monotonic()
    if hub.owning is not None:
        hub.owning.saw(room, viewer)
    go_on(hub, room)


def watch(hub: "Hub", room: "OpenTable", watcher: "Watcher") -> None:
    """Somebody opens a page; whoever calls holds the table's lock."""
    room.watchers.add(watcher)
    room.wake()
    go_on(hub, room)


async def drive(hub: "Hub", room: "OpenTable") -> None:
    """Let bots play until people are asked, the game is over, or nobody looks."""
    TABLE.set(room.table)
    turn: object = None
    choices: dict[int, list[Choice]] = {}  # of this turn
    try:
        while True:
            async with hub.at(room.table, change=True) as found:
                sitting = found.sitting
                asked = sitting.bots_asked()
                if not asked or sitting.table is None or not goes_on(hub, found):
                    _tell_who_hurried(hub, found, choices)
                    found.driver = None  # under the lock: whoever comes next starts another
                    return
                table = sitting.table
                versions = {seat: sitting.version(seat) for seat in asked}
                questions = [question_for(sitting, table, seat) for seat in asked]
                this_turn = tuple(asked), len(table.told)
                importance = Importance.PEOPLE if people_play(found) else Importance.BOTS
                if this_turn != turn:
                    _tell_who_hurried(hub, found, choices)
                    choices = {}
            if this_turn != turn:  # within a turn nobody sees its moves: no need to be slow
                turn = this_turn
                await asyncio.sleep(hub.settings.pace)
            askers = [
                Asker(
                    importance,
                    room.table,
                    room.table,
                    partial(_still_asked, hub, room, seat, versions[seat]),
                    sum(choice.waited for choice in choices.get(seat, ())),
                )
                for seat in asked
            ]
            chosen = await asyncio.gather(*map(hub.thinkers.choose, questions, askers))
            made = {seat: choice for seat, choice in zip(asked, chosen, strict=True) if choice is not None}
            for seat, choice in made.items():
                choices.setdefault(seat, []).append(choice)
            try:
                await _make(hub, room, {seat: choice.move for seat, choice in made.items()}, versions)
            except Taken:  # another server plays the same bots: see what it has stored
                await asyncio.sleep(hub.settings.pace / 10)
            except StoreError as error:
                log.warning("a bot's move at table %s is tried again: %s", room.table, error)
                await asyncio.sleep(AGAIN)
    except Elsewhere:  # somebody else owns the table now, and lets its bots play
        return
    finally:
        if room.driver is asyncio.current_task():
            room.driver = None


def _still_asked(hub: "Hub", room: "OpenTable", seat: int, version: int) -> bool:
    """Whether a bot's choice is still waited for."""
    sitting = room.kept
    if sitting is None or seat not in sitting.bots_asked() or sitting.version(seat) != version:
        return False
    return goes_on(hub, room)


def _tell_who_hurried(hub: "Hub", room: "OpenTable", choices: dict[int, list[Choice]]) -> None:
    """After a turn, not within it: its moves are nobody's business yet."""
    before = set(room.hurried)
    for seat, made in choices.items():
        (room.hurried.add if any(choice.hurried for choice in made) else room.hurried.discard)(seat)
    if room.hurried != before:
        hub.tell(room)


def question_for(sitting: "Sitting", table: "LiveTable", seat: int) -> Question:
    """What a bot in this seat is told."""
    level = sitting.places[seat].level
    exactly = bool(sitting.date)
    return Question(sitting.game, table.observe(seat), table.legal(seat), seat, table.seats, level, exactly)


async def _make(hub: "Hub", room: "OpenTable", moves: dict[int, int], versions: dict[int, int]) -> None:
    """Make the choices, except where somebody has changed what a bot thought about."""
    async with hub.at(room.table, change=True) as found:
        sitting = found.sitting
        still = [seat for seat in moves if seat in sitting.bots_asked() and sitting.version(seat) == versions[seat]]
        for seat in still:
            if seat in sitting.bots_asked() and sitting.table and moves[seat] in sitting.table.legal(seat):
                await hub.commit(found, sitting.bot_move(seat, moves[seat], hub.now()))
        await hub.after(found)
