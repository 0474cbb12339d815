"""What a host does to tables: close or delete one, give a seat another link, shut an address out.

Whoever holds the old link or sits at the address is shown out at once: its sockets are closed here, and the other
processes on the same database do likewise when they hear of it.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from affinage.core.words import Say

from . import talk
from .blocks import counted_as, is_this_computer
from .hub import Hub, OpenTable
from .refused import Refused, Unsaid
from .rows import Token
from .store import ALL, NEWS, TOLD, Taken
from .times import milliseconds
from .tokens import digest, new_token, next_token
from .upkeep import BLOCKS, CALLS, GONE, RIGHT, SAID, delete_table, replace_rights

if TYPE_CHECKING:
    from .service import Sitting

WRONG_TOKEN, NO_TABLE = 4401, 4404  # how sockets are closed: this token, or this table, is no more


@dataclass(frozen=True)
class Link:
    """A seat's new link: the key in it is told this once."""

    table: str
    seat: int
    kind: str  # seat, or invite where nobody sits yet
    token: str

    @property
    def fragment(self) -> str:
        """What stands behind the page's address."""
        return f"#/{'t' if self.kind == 'seat' else 'j'}/{self.table}/{self.token}"


async def close(hub: Hub, table: str, say: Say) -> None:
    """End a game: nobody has won, and everything is laid open as after any game."""
    closed = False
    while True:
        try:
            async with hub.at(table, change=True) as room:
                if not closed:
                    await hub.commit(room, room.sitting.close(hub.now(), say))
                    closed = True
                await hub.after(room)
                return
        except Taken:  # another server was quicker, with a move or with the result: look at what it has stored
            continue


async def delete(hub: Hub, table: str, still: Callable[[], bool] = lambda: True) -> None:
    """Delete a table with all that is stored of it, playable or not, if that is `still` wanted when its turn comes."""
    room = hub.rooms.setdefault(table, OpenTable(table))
    room.users += 1
    try:
        async with room.lock:  # whoever waits for it finds no table afterwards
            if not await hub.read(still):
                return
            found = await hub.write(delete_table, hub.store, table)
            _drop(hub, room)
    finally:
        room.users -= 1
    if not found:
        raise Unsaid(404, "no-table")


def _drop(hub: Hub, room: OpenTable) -> None:
    """Nothing of a table is in memory any more; whoever calls holds its lock."""
    if hub.rooms.get(room.table) is room:
        del hub.rooms[room.table]
    hub.rights.forget_table(room.table)
    if room.timer:
        room.timer.cancel()
    if room.driver:
        room.driver.cancel()
    room.kept, room.timer = None, None
    room.positions.clear()
    for watcher in room.watchers:
        watcher.ended = NO_TABLE
    room.wake()
    hub.thinkers.look_again(room.table)


async def revoke(hub: Hub, table: str, seat: int, say: Say) -> Link:
    """Another link for a seat; the old one opens nothing any more, here and at the rematches that followed from it."""
    async with hub.at(table) as room:
        sitting = room.sitting
        if seat >= len(sitting.places):
            raise Refused(422, "no-seat", say("refused-no-seat", seat=seat + 1, seats=len(sitting.places)))
        if sitting.places[seat].is_bot:
            raise Refused(409, "bot-seat", say("host-bot-seat"))
        kind, token = "seat" if sitting.places[seat].taken else "invite", new_token()
        given = [Token(digest(token), table, kind, seat)]
        if kind == "seat":
            given += await _following(hub, sitting, seat, given[0].digest)
        show_out(hub, await hub.write(replace_rights, hub.store, given))
    return Link(table, seat, kind, token)


async def _following(hub: Hub, sitting: "Sitting", seat: int, before: str) -> list[Token]:
    """The seat's rights at the rematches, each of which follows from the one before."""
    found: list[Token] = []
    while sitting.next:
        before = digest(next_token(sitting.next, seat, before))
        found.append(Token(before, sitting.next, "seat", seat))
        try:
            async with hub.at(sitting.next) as room:
                sitting = room.sitting
        except Unsaid:  # deleted, or only to be looked at
            return found[:-1]
    return found


def show_out(hub: Hub, digests: Collection[str]) -> None:
    """These rights are gone, and so are the pages that were opened by them."""
    hub.rights.forget(digests)
    for room in hub.rooms.values():
        for watcher in room.watchers:
            if watcher.right in digests:
                watcher.ended = WRONG_TOKEN
                watcher.news.set()


# Addresses


async def block(hub: Hub, given: str, own: str, say: Say) -> str:
    """Shut an address out, unless it is the host's own; the address as it is counted."""
    address = _address(given, say)
    if address == own or is_this_computer(address) or address in hub.settings.proxies:
        raise Refused(409, "own-address", say("host-own-address", address=address))
    await hub.write(hub.blocks.add, address, milliseconds())
    _turn_away(hub)
    return address


async def unblock(hub: Hub, given: str, say: Say) -> str:
    """Let an address in again."""
    address = _address(given, say)
    if not await hub.write(hub.blocks.remove, address):
        raise Refused(404, "not-blocked", say("host-not-blocked", address=address))
    return address


def _address(given: str, say: Say) -> str:
    address = counted_as(given)
    if address is None:
        raise Refused(422, "no-address", say("host-no-address", given=given))
    return address


def _turn_away(hub: Hub) -> None:
    """Close the pages that are open at addresses which are shut out."""
    for room in hub.rooms.values():
        for watcher in room.watchers:
            if watcher.address in hub.blocks.addresses:
                watcher.ended = WRONG_TOKEN
                watcher.news.set()


# Other processes on the same database


def hear(hub: Hub, what: str, name: str) -> None:
    """What another process tells: a host's change, or else what has happened at a table."""
    if what in (ALL, TOLD):
        hub.task(_heard(hub, name))
    if what in (ALL, NEWS):
        hub.heard(name)
    elif hub.owning is not None:
        hub.owning.hear(what, name)


async def _heard(hub: Hub, message: str) -> None:
    if message.startswith(GONE):
        await _gone(hub, message.removeprefix(GONE))
    elif message.startswith(RIGHT):
        show_out(hub, [message.removeprefix(RIGHT)])
    elif message == BLOCKS:
        await hub.read(hub.blocks.load)
        _turn_away(hub)
    elif message == CALLS:
        hub.calls.heard()
    elif message.startswith(SAID):
        if (room := hub.rooms.get(message.removeprefix(SAID))) is not None:
            await talk.news(hub, room)
    elif not message:
        await _look_at_all(hub)


async def _gone(hub: Hub, table: str) -> None:
    room = hub.rooms.get(table)
    if room is not None:
        async with room.lock:
            _drop(hub, room)
    hub.rights.forget_table(table)


async def _look_at_all(hub: Hub) -> None:
    """Tables, rights, addresses and who is called as they are stored now."""
    hub.calls.heard()
    await hub.read(hub.blocks.load)
    _turn_away(hub)
    hub.rights.forget_all()
    for room in list(hub.rooms.values()):
        if await hub.read(hub.store.header, room.table) is None:
            await _gone(hub, room.table)
        held = {watcher.right for watcher in room.watchers}
        show_out(hub, [right for right in held if await hub.read(hub.store.token, right) is None])
