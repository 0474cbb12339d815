"""Turns that wait for somebody, and the notices that follow from them, row by row.

There is one row for each seat that is asked and has somebody to call; it goes when the seat is no longer asked. A row
that falls due becomes notices, one for each channel of its person, by one commit: whenever the server dies, it is
either still due or on its way.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, literal, or_, select, tuple_, update

from . import channels, schema
from .channels import LAST_FAILURE
from .store import Store

DAY = 86_400_000  # milliseconds
NUDGED_DAYS = 8  # a table that has waited for longer is no reason any more
AT_ONCE = 200  # people who are called by one commit, where one turn does not call more: everybody's moves wait for it
OF_A_SEAT = 100  # people who are called for one seat: those who were here last
LISTED = 1000  # notices that are looked at together
GATHERING = -1  # the turn of a seat that is awaited before the deal
LEASE = 60_000
AGAIN = (30_000, 120_000, 600_000, 3_600_000)  # milliseconds until it is tried again


@dataclass(frozen=True)
class Asked:
    """A seat whose turn it is."""

    seat: int
    turn: int
    version: int
    mover: str
    left: int | None  # milliseconds on its clock
    shown: bool = False  # a page that can be seen has shown it already


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    table: str
    game: str
    seat: int
    turn: int
    since: int
    until: int
    mover: str
    state: str


@dataclass(frozen=True)
class Notice:
    """Something on its way to a channel."""

    channel: str
    made_at: int
    begun: bool
    tries: int


def _called() -> Select[tuple[str, int]]:
    o, c, e, p = schema.own_seats, schema.channels, schema.events.c, schema.people
    over = exists().where(e.table_id == o.c.table_id, e.kind == "over")
    reached = exists().where(c.c.person == o.c.person)
    return select(o.c.table_id, o.c.seat).join(p, p.c.id == o.c.person).where(p.c.level != "never", reached, ~over)


def seats_called(store: Store) -> set[tuple[str, int]]:
    """The seats of running tables that have somebody to call."""
    with store.reading() as connection:
        return {(row.table_id, row.seat) for row in connection.execute(_called())}


def forget_others(store: Store) -> None:
    """Turns of other seats wait for nobody: their game is over, or nobody wants to be called there any more."""
    c = schema.calls
    with store.writing() as connection:
        connection.execute(delete(c).where(tuple_(c.c.table_id, c.c.seat).not_in(_called())))


@dataclass(frozen=True)
class Looked:
    """Whose turn it is at a table, as one process has seen it, and who of those that can be called is not asked."""

    table: str
    seq: int  # after so many events
    asked: Sequence[Asked]
    others: Sequence[int]


def note(store: Store, looked: Looked, now: int, after: int, least: int) -> bool:
    """Who is asked at a table, and who is not any more. A turn that is known already is left as it is.

    False where more has happened meanwhile: what one process has seen too late must not undo what another has noted.
    """
    c, e, table = schema.calls, schema.events.c, looked.table
    with store.writing() as connection:
        own = select(schema.tables.c.id).where(schema.tables.c.id == table)
        if connection.execute(own.with_for_update(key_share=True)).first() is None:  # other processes note it, too
            return True  # deleted meanwhile
        if (connection.execute(select(func.max(e.seq)).where(e.table_id == table)).scalar() or 0) > looked.seq:
            return False
        for seat in looked.others:
            connection.execute(delete(c).where(c.c.table_id == table, c.c.seat == seat))
        for one in looked.asked:
            mine = and_(c.c.table_id == table, c.c.seat == one.seat)
            if connection.execute(select(c.c.turn).where(mine)).scalar() == one.turn:
                if one.shown:  # and another process, which has noted it, does not know
                    connection.execute(update(c).where(mine, c.c.state == "due").values(state="seen"))
                continue
            half = one.left // 2 if one.left is not None and one.left // 2 >= least else 0
            connection.execute(delete(c).where(mine))
            row = {
                "table_id": table, "seat": one.seat, "turn": one.turn, "version": one.version, "since": now,
                "due_at": now + after, "remind_at": now + half if half else 0,
                "until": now + one.left if one.left is not None else 0, "mover": one.mover,
                "state": "seen" if one.shown else "due",
            }  # fmt: skip
            connection.execute(insert(c), row)
    return True


def seen(store: Store, table: str, seat: int, version: int) -> None:
    """A visible page of this seat has shown this version: nobody needs to be called any more."""
    c = schema.calls
    with store.writing() as connection:
        shown = and_(c.c.table_id == table, c.c.seat == seat, c.c.version <= version, c.c.state != "seen")
        connection.execute(update(c).where(shown).values(state="seen"))


def anything_due(store: Store, now: int) -> bool:
    """Whether there is something to do, found out without writing."""
    c, n = schema.calls, schema.notices
    due = or_(and_(c.c.state == "due", c.c.due_at <= now), and_(c.c.remind_at > 0, c.c.remind_at <= now))
    with store.reading() as connection:
        if connection.execute(select(c.c.table_id).where(due).limit(1)).first() is not None:
            return True
        return connection.execute(select(n.c.channel).where(n.c.next_at <= now).limit(1)).first() is not None


def fall_due(store: Store, now: int) -> bool:
    """Turns that are due, and reminders at half the time, become notices; whether there may be more of them.

    What another process has in hand is its.
    """
    c, o, p = schema.calls, schema.own_seats, schema.people
    due = or_(and_(c.c.state == "due", c.c.due_at <= now), and_(c.c.remind_at > 0, c.c.remind_at <= now))
    mine = select(c.c.table_id, c.c.seat, c.c.remind_at).where(due).order_by(c.c.due_at, c.c.table_id, c.c.seat)
    with store.writing() as connection:
        called, looked = set[str](), 0
        rows = connection.execute(mine.limit(AT_ONCE).with_for_update(skip_locked=True)).all()
        for table, seat, remind in rows:
            looked += 1
            owners = select(o.c.person).join(p, p.c.id == o.c.person)
            owners = owners.where(o.c.table_id == table, o.c.seat == seat, o.c.muted == 0)
            latest = owners.order_by(p.c.seen_at.desc(), p.c.id).limit(OF_A_SEAT)
            called.update(map(str, connection.execute(latest).scalars()))
            values = {"state": "called", "remind_at": 0 if remind <= now else remind}
            connection.execute(update(c).where(c.c.table_id == table, c.c.seat == seat).values(**values))
            if len(called) >= AT_ONCE:
                break
        for person in sorted(called):
            _call(connection, person, ("each",), now)
    return looked < len(rows) or len(rows) == AT_ONCE


def nudge(store: Store, now: int) -> None:
    """Once a day, over all tables: people who have kept somebody waiting for a day, or want to be called no oftener."""
    c, o, p = schema.calls, schema.own_seats, schema.people
    waits = exists().where(
        o.c.person == p.c.id, o.c.muted == 0, c.c.table_id == o.c.table_id, c.c.seat == o.c.seat,
        c.c.due_at <= now, c.c.since > now - NUDGED_DAYS * DAY, or_(p.c.level == "daily", c.c.since <= now - DAY),
        or_(p.c.level != "daily", c.c.state != "seen"),
    )  # fmt: skip
    wanted = select(p.c.id).where(p.c.called_at <= now - DAY, p.c.level != "never", waits)
    with store.reading() as connection:
        found = [str(one) for one in connection.execute(wanted).scalars()]
    for person in found:
        with store.writing() as connection:
            late = select(p.c.id).where(p.c.id == person, p.c.called_at <= now - DAY).with_for_update()
            if connection.execute(late).first() is not None:  # another process may have been quicker
                mine = select(o.c.person).where(
                    o.c.person == person, o.c.table_id == c.c.table_id, o.c.seat == c.c.seat
                )
                connection.execute(update(c).where(exists(mine), c.c.due_at <= now).values(state="called"))
                _call(connection, person, ("each", "daily"), now)


def _call(connection: Connection, person: str, levels: Sequence[str], now: int) -> None:
    """A notice for each channel of somebody; where one waits already it will tell of all tables."""
    p, n, c = schema.people, schema.notices, schema.channels
    level = select(p.c.level).where(p.c.id == person).with_for_update(key_share=True)  # one process at a time
    if connection.execute(level).scalar() not in levels:
        return
    begun = select(c.c.id, n.c.begun).outerjoin(n, n.c.channel == c.c.id).where(c.c.person == person)
    ways = {str(row.id): row.begun for row in connection.execute(begun)}
    fresh = [way for way, there in ways.items() if there is None]
    again = [way for way, there in ways.items() if there]  # one is arriving just now: this is another one
    if fresh:
        row = {"made_at": now, "next_at": now, "lease": 0, "begun": 0, "tries": 0}
        connection.execute(insert(n), [{"channel": way, **row} for way in fresh])
    if again:
        connection.execute(update(n).where(n.c.channel.in_(again)).values(made_at=now, next_at=now))
    if ways:
        connection.execute(update(p).where(p.c.id == person).values(called_at=now))


def waiting(store: Store, person: str, now: int) -> list[Waiting]:
    """The tables that wait for somebody, the newest first; those that they are not to be called to are left out."""
    c, o, t = schema.calls, schema.own_seats, schema.tables
    wanted = (
        select(c, t.c.game)
        .join(o, and_(o.c.table_id == c.c.table_id, o.c.seat == c.c.seat))
        .join(t, t.c.id == c.c.table_id)
        .where(o.c.person == person, o.c.muted == 0, or_(c.c.state != "due", c.c.due_at <= now))
    )
    with store.reading() as connection:
        found = connection.execute(wanted.order_by(c.c.since.desc(), c.c.table_id)).all()
    rows = {
        row.table_id: Waiting(row.table_id, row.game, row.seat, row.turn, row.since, row.until, row.mover, row.state)
        for row in reversed(found)
    }
    return list(reversed(rows.values()))


# Notices on their way


Place = tuple[int, int, int, str]  # of a notice among those that wait


def notices(store: Store, now: int, after: Place | None = None) -> list[tuple[Notice, channels.Channel, Place]]:
    """What is to be sent and in nobody's hands, those that were never tried and never failed first; so many, `after`
    those that were looked at before."""
    n, c = schema.notices, schema.channels
    order = (n.c.tries, c.c.failures, n.c.next_at, n.c.channel)
    wanted = select(n, c).join(c, c.c.id == n.c.channel).where(n.c.next_at <= now, n.c.lease <= now)
    if after is not None:
        wanted = wanted.where(tuple_(*order) > tuple_(*map(literal, after)))
    with store.reading() as connection:
        rows = connection.execute(wanted.order_by(*order).limit(LISTED)).all()
    return [
        (
            Notice(row.channel, row[1], bool(row.begun), row.tries),
            channels.Channel(row.id, row.person, row.device, row.kind, row.address, row.failures),
            (row.tries, row.failures, row.next_at, row.channel),
        )
        for row in rows
    ]


def take(store: Store, notice: Notice, now: int) -> bool:
    """Take a notice in hand, unless somebody else has."""
    n = schema.notices
    with store.writing() as connection:
        free = and_(n.c.channel == notice.channel, n.c.lease <= now, n.c.made_at == notice.made_at)
        return connection.execute(update(n).where(free).values(lease=now + LEASE)).rowcount == 1


def begin(store: Store, notice: Notice) -> bool:
    """The first byte is about to go: from now on it may have arrived. Not where its channel was removed meanwhile."""
    n = schema.notices
    with store.writing() as connection:
        return connection.execute(update(n).where(n.c.channel == notice.channel).values(begun=1)).rowcount == 1


def done(store: Store, notice: Notice, arrived: bool = True) -> None:
    """It has arrived, or is not needed any more; what fell due meanwhile is another notice."""
    n, c = schema.notices, schema.channels
    with store.writing() as connection:
        connection.execute(delete(n).where(n.c.channel == notice.channel, n.c.made_at == notice.made_at))
        connection.execute(update(n).where(n.c.channel == notice.channel).values(lease=0, begun=0, tries=0))
        if arrived:
            connection.execute(update(c).where(c.c.id == notice.channel).values(failures=0))


def failed(store: Store, notice: Notice, now: int) -> None:
    """It did not arrive: later again, a few times; a channel that never takes anything is removed."""
    n, c = schema.notices, schema.channels
    with store.writing() as connection:
        mine = n.c.channel == notice.channel
        if notice.tries < len(AGAIN):
            again = {"lease": 0, "begun": 0, "tries": notice.tries + 1, "next_at": now + AGAIN[notice.tries]}
            connection.execute(update(n).where(mine).values(**again))
            return
        connection.execute(delete(n).where(mine))
        connection.execute(update(c).where(c.c.id == notice.channel).values(failures=c.c.failures + 1))
        if connection.execute(select(c.c.failures).where(c.c.id == notice.channel)).scalar() == LAST_FAILURE:
            channels.drop(connection, notice.channel)


def free_all(store: Store) -> None:
    """After a start, where no other process has anything in hand."""
    with store.writing() as connection:
        connection.execute(update(schema.notices).values(lease=0))
