"""Where people want to be called, row by row."""

import json
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from . import people, push, schema
from .people import Device
from .store import Store
from .tokens import digest

MOST = 12  # channels of one person
LAST_FAILURE = 5  # a channel that did not take so many notices one after another is removed


@dataclass(frozen=True)
class Channel:
    """One way to call somebody."""

    id: str
    person: str
    device: str
    kind: str
    address: str  # a subscription as JSON, or a webhook's URL
    failures: int

    @property
    def subscription(self) -> push.Subscription:
        """Of a browser."""
        return push.Subscription(**json.loads(self.address))

    @property
    def url(self) -> str:
        """Where something is sent."""
        return self.subscription.endpoint if self.kind == "push" else self.address


def _channel(row: object) -> Channel:
    return Channel(*(getattr(row, name) for name in ("id", "person", "device", "kind", "address", "failures")))


def channels(store: Store, who: str) -> list[Channel]:
    """How somebody is called, the oldest way first."""
    c = schema.channels
    with store.reading() as connection:
        found = connection.execute(select(c).where(c.c.person == who).order_by(c.c.made_at, c.c.id)).all()
    return [_channel(row) for row in found]


def channel(store: Store, which: str) -> Channel | None:
    """One of them."""
    with store.reading() as connection:
        row = connection.execute(select(schema.channels).where(schema.channels.c.id == which)).first()
    return None if row is None else _channel(row)


def add(store: Store, device: Device, kind: str, address: str, url: str, now: int) -> bool:
    """Another way to call somebody, or the same one again; False where there are too many."""
    c = schema.channels
    with people.by(store, device) as (connection, who):
        target = _target(kind, who, url)
        same = connection.execute(select(c.c.id, c.c.person).where(c.c.target == target)).first()
        count = connection.execute(select(func.count()).where(c.c.person == who)).scalar_one()
        if count - (same is not None and same.person == who) >= MOST:
            return False
        if kind == "push":  # a browser has one address; the one before is no more
            before = (c.c.device == device.id) & (c.c.kind == "push") & (c.c.target != target)
            for one in list(connection.execute(select(c.c.id).where(before)).scalars()):
                drop(connection, one)
        if same is not None:
            values = {"person": who, "device": device.id, "address": address, "failures": 0}
            connection.execute(update(c).where(c.c.id == same.id).values(**values))
        else:
            row = {
                "id": secrets.token_hex(8), "person": who, "device": device.id, "kind": kind,
                "address": address, "target": target, "made_at": now, "failures": 0,
            }  # fmt: skip
            connection.execute(insert(c), row)
    return True


def _target(kind: str, who: str, url: str) -> str:
    """What is called once: a browser, or a webhook of one person."""
    return digest(url if kind == "push" else f"{who} {url}")


def join(connection: Connection, gone: str, into: str) -> None:
    """Ways to call one person are another's: what both have is there once, and of too many the oldest go."""
    c = schema.channels
    held = connection.execute(select(c).where(c.c.person == into)).all()
    there = {row.target for row in held}
    coming = connection.execute(select(c).where(c.c.person == gone).order_by(c.c.made_at.desc(), c.c.id)).all()
    for row in coming:
        target = _target(row.kind, into, _channel(row).url)
        if target in there or len(there) >= MOST:
            drop(connection, row.id)
        else:
            there.add(target)
            connection.execute(update(c).where(c.c.id == row.id).values(person=into, target=target))


def remove(store: Store, which: str, who: str | None = None) -> bool:
    """Nobody is called there any more; whether somebody was."""
    with store.writing() as connection:
        return drop(connection, which, who)


def drop(connection: Connection, which: str, who: str | None = None) -> bool:
    """The same, within something larger."""
    c = schema.channels
    mine = (c.c.id == which) if who is None else (c.c.id == which) & (c.c.person == who)
    if connection.execute(select(c.c.id).where(mine)).first() is None:
        return False
    connection.execute(delete(schema.notices).where(schema.notices.c.channel == which))
    connection.execute(delete(c).where(mine))
    return True
