"""Devices that come together: a link adds one, once and for minutes; two people who were one all along become one.

Whatever they have is bounded as it is for anybody: nobody gets more ways to be called by coming together again and
again.
"""

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from . import channels, people, schema
from .people import Device
from .store import Store
from .tokens import digest

MOST_DEVICES, MOST_PASSES = 10, 3
PASS_MS = 10 * 60_000  # for so long a link adds a device


def write_pass(store: Store, device: Device, token: str, now: int) -> int:
    """A link that adds a device, once; until when. Older ones are forgotten where there are too many."""
    p = schema.passes
    with people.by(store, device) as (connection, who):
        connection.execute(delete(p).where(or_(p.c.until < now, p.c.digest == digest(token))))
        kept = connection.execute(select(p.c.digest).where(p.c.person == who).order_by(p.c.until.desc())).scalars()
        for old in list(kept)[MOST_PASSES - 1 :]:
            connection.execute(delete(p).where(p.c.digest == old))
        connection.execute(insert(p), {"digest": digest(token), "person": who, "until": now + PASS_MS})
    return now + PASS_MS


def come_along(store: Store, token: str, key: str, name: str, lang: str, now: int) -> str:
    """A device joins the person who has shown it a link: "" if it is there now, or what stands against it.

    What the device had before comes along: both are the same person from now on.
    """
    p, d, who = schema.passes, schema.devices, schema.people
    with store.writing() as connection:
        found = connection.execute(select(p.c.person).where(p.c.digest == digest(token), p.c.until >= now)).scalar()
        if found is None:
            return "person-no-pass"
        # One at a time: of two devices with the same link at two processes the second finds it used.
        connection.execute(select(who.c.id).where(who.c.id == found).with_for_update()).first()
        if connection.execute(select(p.c.digest).where(p.c.digest == digest(token))).first() is None:
            return "person-no-pass"
        before = connection.execute(select(d.c.person).where(d.c.digest == key)).scalar()
        if before == found:
            return ""
        count = select(func.count()).select_from(d)
        coming = 1 if before is None else connection.execute(count.where(d.c.person == before)).scalar_one()
        if connection.execute(count.where(d.c.person == found)).scalar_one() + coming > MOST_DEVICES:
            return "person-devices-full"
        connection.execute(delete(p).where(p.c.digest == digest(token)))
        if before is None:
            people.add_device(connection, key, found, name, now)
        else:
            _merge(connection, before, found)
            connection.execute(update(d).where(d.c.digest == key).values(name=name))
        connection.execute(update(who).where(who.c.id == found).values(lang=lang))
    return ""


def _merge(connection: Connection, gone: str, into: str) -> None:
    """Two were one all along."""
    o, d = schema.own_seats, schema.devices
    people.hold(connection, gone)
    for row in connection.execute(select(o).where(o.c.person == into)).all():
        same = (o.c.person == gone) & (o.c.table_id == row.table_id) & (o.c.seat == row.seat)
        connection.execute(delete(o).where(same))
    for rows in (o, d):
        connection.execute(update(rows).where(rows.c.person == gone).values(person=into))
    people.bound_seats(connection, into)
    people.join_belongings(connection, gone, into)
    channels.join(connection, gone, into)
    people.delete_all(connection, gone)
