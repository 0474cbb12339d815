"""People without accounts, row by row: a key that a device has made opens all that its person has here.

The server keeps digests of keys alone. A person is what their devices share: seats, belongings, and where they want to
be called. Who loses all devices loses no seat: its link still works.
"""

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .refused import Unsaid
from .store import Store
from .tokens import digest, next_token
from .upkeep import forget_rights

HOUR, DAY = 3_600_000, 86_400_000  # milliseconds
MOST_SEATS = 600
FORGOTTEN_MS = 60 * DAY  # who has nothing here and was not seen for so long is forgotten
MOST_BELONGINGS, MOST_VALUE, MOST_VALUES = 64, 8_192, 131_072  # names; signs of one value, and of all together
OF_A_PERSON = (schema.own_seats, schema.passes, schema.belongings)  # rows that lean on a person's own


@dataclass(frozen=True)
class Device:
    """One of a person's devices."""

    id: str
    person: str
    digest: str
    name: str
    made_at: int
    seen_at: int


@dataclass(frozen=True)
class OwnSeat:
    """A seat that somebody has."""

    table: str
    seat: int
    at: int
    muted: bool = False


@dataclass(frozen=True)
class Person:
    """What is known of somebody: next to nothing."""

    id: str
    lang: str
    level: str
    made_at: int


def device(store: Store, key: str, now: int) -> Device | None:
    """Whose device holds this key; that it was here is noted once an hour."""
    d = schema.devices
    with store.reading() as connection:
        row = connection.execute(select(d).where(d.c.digest == key)).first()
    if row is None:
        return None
    if now - row.seen_at > HOUR:
        with store.writing() as connection:
            connection.execute(update(d).where(d.c.digest == key).values(seen_at=now))
            p = schema.people
            connection.execute(update(p).where(p.c.id == row.person).values(seen_at=now))
    return Device(row.id, row.person, row.digest, row.name, row.made_at, row.seen_at)


def enrol(store: Store, key: str, name: str, lang: str, now: int) -> None:
    """A key that was never seen: somebody new, with one device."""
    person = secrets.token_hex(8)
    with suppress(IntegrityError), store.writing() as connection:  # another process may be quicker with the same key
        if connection.execute(select(schema.devices.c.id).where(schema.devices.c.digest == key)).first() is not None:
            return
        row = {"id": person, "made_at": now, "seen_at": now, "lang": lang, "level": "each", "called_at": 0}
        connection.execute(insert(schema.people), row)
        add_device(connection, key, person, name, now)


def add_device(connection: Connection, key: str, person: str, name: str, now: int) -> None:
    """One more device of somebody, within something larger."""
    row = {"digest": key, "id": secrets.token_hex(6), "person": person, "name": name, "made_at": now, "seen_at": now}
    connection.execute(insert(schema.devices), row)


@contextmanager
def by(store: Store, device: Device) -> Iterator[tuple[Connection, str]]:
    """Something that a device changes, and whose device it is by now: it may have been put out since it asked, or have
    come along with somebody else. Nobody puts it out meanwhile."""
    d = schema.devices
    with store.writing() as connection:
        mine = select(d.c.person).where(d.c.digest == device.digest).with_for_update(read=True)
        who = connection.execute(mine).scalar()
        if who is None:
            raise Unsaid(401, "no-device", "person-no-device")
        yield connection, str(who)


def person(store: Store, who: str) -> Person | None:
    """Somebody."""
    p = schema.people
    with store.reading() as connection:
        row = connection.execute(select(p).where(p.c.id == who)).first()
    return None if row is None else Person(row.id, row.lang, row.level, row.made_at)


def change(store: Store, device: Device, **values: str) -> None:
    """Another language, or another wish about being called."""
    with by(store, device) as (connection, who):
        connection.execute(update(schema.people).where(schema.people.c.id == who).values(**values))


def devices(store: Store, who: str) -> list[Device]:
    """A person's devices, the first one first."""
    d = schema.devices
    with store.reading() as connection:
        found = connection.execute(select(d).where(d.c.person == who).order_by(d.c.made_at, d.c.id)).all()
    return [Device(row.id, row.person, row.digest, row.name, row.made_at, row.seen_at) for row in found]


def rename(store: Store, key: str, name: str) -> None:
    """A device's name."""
    with store.writing() as connection:
        connection.execute(update(schema.devices).where(schema.devices.c.digest == key).values(name=name))


# Devices that go


def put_out(store: Store, device: Device, device_id: str) -> list[str] | None:
    """A device is no longer this person's: its keys to seats open nothing any more. These are their digests."""
    d, k, c = schema.devices, schema.device_keys, schema.channels
    with by(store, device) as (connection, who):
        if connection.execute(delete(d).where(d.c.id == device_id, d.c.person == who)).rowcount == 0:
            return None
        gone = [str(one) for one in connection.execute(select(k.c.digest).where(k.c.device == device_id)).scalars()]
        forget_rights(connection, gone)
        connection.execute(delete(schema.passes).where(schema.passes.c.person == who))  # no way back by a link it has
        drop_channels(connection, (c.c.device == device_id) & (c.c.kind == "push"))
        if connection.execute(select(d.c.id).where(d.c.person == who)).first() is None:
            delete_all(connection, who)
    return gone


def forget(store: Store, device: Device) -> None:
    """Somebody wants to be forgotten."""
    with by(store, device) as (connection, who):
        delete_all(connection, who)


def delete_person(store: Store, who: str) -> bool:
    """Somebody is forgotten with all devices; their seats go on by their links. Whether there was somebody."""
    with store.writing() as connection:
        if connection.execute(select(schema.people.c.id).where(schema.people.c.id == who)).first() is None:
            return False
        delete_all(connection, who)
    return True


def hold(connection: Connection, who: str) -> list[str]:
    """Nobody else changes anything of this person until the end: first their devices, then themselves, as everybody
    does who needs both. The devices."""
    d, p = schema.devices, schema.people
    mine = select(d.c.id).where(d.c.person == who).order_by(d.c.id).with_for_update()
    found = [str(one) for one in connection.execute(mine).scalars()]
    connection.execute(select(p.c.id).where(p.c.id == who).with_for_update()).first()
    return found


def delete_all(connection: Connection, who: str) -> None:
    """Somebody with everything that leans on them, within something larger."""
    d, k = schema.devices, schema.device_keys
    for one in hold(connection, who):
        connection.execute(delete(k).where(k.c.device == one))
    connection.execute(delete(d).where(d.c.person == who))
    drop_channels(connection, schema.channels.c.person == who)
    for rows in OF_A_PERSON:
        connection.execute(delete(rows).where(rows.c.person == who))
    connection.execute(delete(schema.people).where(schema.people.c.id == who))


def drop_channels(connection: Connection, which: Any) -> None:
    """Ways to be called, with what is on its way there."""
    c = schema.channels
    for one in list(connection.execute(select(c.c.id).where(which)).scalars()):
        connection.execute(delete(schema.notices).where(schema.notices.c.channel == one))
        connection.execute(delete(c).where(c.c.id == one))


def forget_strangers(store: Store, now: int) -> int:
    """People who have nothing here and did not come for a long time; how many."""
    p, d = schema.people, schema.devices
    old = select(p.c.id).where(p.c.seen_at < now - FORGOTTEN_MS)
    for rows in (schema.own_seats, schema.belongings):
        old = old.where(~exists().where(rows.c.person == p.c.id))
    with store.reading() as connection:
        found = [str(one) for one in connection.execute(old.limit(200)).scalars()]
    for one in found:
        with store.writing() as connection:
            if connection.execute(select(d.c.id).where(d.c.person == one, d.c.seen_at >= now - FORGOTTEN_MS)).first():
                continue
            delete_all(connection, one)
    return len(found)


# Seats


def own(store: Store, device: Device, seats: Sequence[tuple[str, str]], now: int) -> list[tuple[str, int]]:
    """Seats whose tokens this device holds are its person's: tables and seats, those that were there before included.

    `seats` are tables and digests of tokens; what is no right to a seat is left out.
    """
    t, k, found = schema.tokens, schema.device_keys, []
    with by(store, device) as (connection, who):
        for table, right in seats:
            held = select(t.c.seat).where(t.c.digest == right, t.c.table_id == table, t.c.kind == "seat")
            seat = connection.execute(held).scalar()
            if seat is None:
                continue
            found.append((table, int(seat)))
            _own(connection, who, table, int(seat), now)
            if connection.execute(select(k).where(k.c.digest == right, k.c.device == device.id)).first() is None:
                connection.execute(insert(k), {"digest": right, "device": device.id, "table_id": table})
        bound_seats(connection, who)
    return found


def _own(connection: Connection, who: str, table: str, seat: int, now: int) -> None:
    o = schema.own_seats
    same = and_(o.c.person == who, o.c.table_id == table, o.c.seat == seat)
    if connection.execute(select(o.c.at).where(same)).first() is None:
        connection.execute(insert(o), {"person": who, "table_id": table, "seat": seat, "at": now, "muted": 0})


def bound_seats(connection: Connection, who: str) -> None:
    """So many seats and no more: the oldest are forgotten, their links work on."""
    o = schema.own_seats
    newest = select(o.c.table_id, o.c.seat).where(o.c.person == who).order_by(o.c.at.desc(), o.c.table_id)
    for row in connection.execute(newest.offset(MOST_SEATS)).all():
        connection.execute(delete(o).where(o.c.person == who, o.c.table_id == row.table_id, o.c.seat == row.seat))


def own_again(store: Store, before: str, after: str, now: int) -> None:
    """Whoever has a seat at a table has the same one at the rematch, and so has each of their devices."""
    o, k, t = schema.own_seats, schema.device_keys, schema.tokens
    held = select(k.c.digest, k.c.device, t.c.seat).join(t, t.c.digest == k.c.digest).where(k.c.table_id == before)
    with store.reading() as connection:
        found = connection.execute(select(o).where(o.c.table_id == before)).all()
        keys = connection.execute(held).all()
    if not found:
        return
    with store.writing() as connection:
        for row in found:
            _own(connection, row.person, after, row.seat, now)
        for row in keys:
            right = digest(next_token(after, row.seat, row.digest))
            if connection.execute(select(k).where(k.c.digest == right, k.c.device == row.device)).first() is None:
                connection.execute(insert(k), {"digest": right, "device": row.device, "table_id": after})


def seats(store: Store, who: str) -> list[OwnSeat]:
    """A person's seats, the newest first."""
    o = schema.own_seats
    with store.reading() as connection:
        found = connection.execute(select(o).where(o.c.person == who).order_by(o.c.at.desc(), o.c.table_id, o.c.seat))
        return [OwnSeat(row.table_id, row.seat, row.at, bool(row.muted)) for row in found]


def lend(store: Store, device: Device, asked: Sequence[tuple[str, int, str]]) -> list[tuple[str, int]]:
    """Rights for a device to seats of its person, asked for by table, seat and digest; the seats that it opens now."""
    o, t, k, given = schema.own_seats, schema.tokens, schema.device_keys, []
    with by(store, device) as (connection, who):
        for table, seat, right in asked:
            mine = exists().where(o.c.person == who, o.c.table_id == table, o.c.seat == seat)
            if connection.execute(select(mine)).scalar():
                given.append((table, seat))
                if connection.execute(select(t.c.digest).where(t.c.digest == right)).first() is None:
                    row = {"digest": right, "table_id": table, "kind": "seat", "seat": seat, "spent": 0}
                    connection.execute(insert(t), row)
                    connection.execute(insert(k), {"digest": right, "device": device.id, "table_id": table})
    return given


def leave(store: Store, device: Device, table: str) -> None:
    """A table is taken off the list, on every device."""
    o = schema.own_seats
    with by(store, device) as (connection, who):
        connection.execute(delete(o).where(o.c.person == who, o.c.table_id == table))


def mute(store: Store, device: Device, table: str, muted: bool) -> bool:
    """Nobody is called to this table, or again; whether it is one of theirs."""
    o = schema.own_seats
    with by(store, device) as (connection, who):
        mine = update(o).where(o.c.person == who, o.c.table_id == table)
        return connection.execute(mine.values(muted=int(muted))).rowcount > 0


# Belongings


def belongings(store: Store, who: str) -> list[dict[str, Any]]:
    """What a person's devices share, by names."""
    b = schema.belongings
    with store.reading() as connection:
        found = connection.execute(select(b).where(b.c.person == who).order_by(b.c.name))
        return [{"name": row.name, "value": json.loads(row.value), "at": row.at} for row in found]


def put_down(store: Store, device: Device, name: str, value: str, at: int) -> str:
    """Keep something under a name, unless something newer is there; "" or what stands against it. `null` removes it."""
    b = schema.belongings
    with by(store, device) as (connection, who):
        rows = {row.name: row for row in connection.execute(select(b).where(b.c.person == who))}
        there = rows.pop(name, None)
        if there is not None and there.at > at:
            return ""
        if value != "null":
            if len(value) > MOST_VALUE or sum(len(row.value) for row in rows.values()) + len(value) > MOST_VALUES:
                return "person-too-much"
            if len(rows) >= MOST_BELONGINGS:
                return "person-too-many"
        connection.execute(delete(b).where(b.c.person == who, b.c.name == name))
        if value != "null":
            connection.execute(insert(b), {"person": who, "name": name, "value": value, "at": at})
    return ""


def join_belongings(connection: Connection, gone: str, into: str) -> None:
    """What two people have kept is one's: of what has the same name the newer, and no more than anybody may have."""
    b, kept, room = schema.belongings, set[str](), MOST_VALUES
    both = select(b).where(b.c.person.in_((gone, into))).order_by(b.c.at.desc(), b.c.name, b.c.person == gone)
    rows = connection.execute(both).all()
    connection.execute(delete(b).where(b.c.person.in_((gone, into))))
    for row in rows:
        if row.name not in kept and len(kept) < MOST_BELONGINGS and len(row.value) <= room:
            kept.add(row.name)
            room -= len(row.value)
            connection.execute(insert(b), {"person": into, "name": row.name, "value": row.value, "at": row.at})


# For the host


def everybody(store: Store, most: int) -> list[dict[str, Any]]:
    """All people in a few figures, those who were here last first: no names, for a person has none."""
    p = schema.people

    def count(rows: Any) -> Any:
        return select(func.count()).where(rows.c.person == p.c.id).correlate(p).scalar_subquery()

    wanted = select(
        p.c.id, p.c.made_at, p.c.seen_at, count(schema.devices).label("devices"),
        count(schema.own_seats).label("seats"), count(schema.channels).label("channels"),
    )  # fmt: skip
    with store.reading() as connection:
        found = connection.execute(wanted.order_by(p.c.seen_at.desc(), p.c.id).limit(most)).mappings()
        return [{str(name): value for name, value in row.items()} for row in found]
