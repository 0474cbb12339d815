"""The daily deal: which game a day has, its seal, who has played it, and how that ended. Rows of the database.

A day is a date by this computer's clock; it changes at the minute that the host has set. Its deal is made, and
committed to, the day before. It is the same for everybody: the dealer has a stream for every deck (`core.chance`), the
bot thinks for a fixed number of iterations, and what it thinks follows from the position alone.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from affinage.core.about import names
from affinage.core.game import Game, find

from . import schema, sealed
from .rows import Header
from .settings import Settings
from .store import Store
from .thinking import PLAIN

DAYS_SHOWN = 62
MOST_PLAYERS = 2000


@dataclass(frozen=True)
class Day:
    """One day's deal."""

    date: str
    game: str
    rules: int
    components: dict[str, str]
    options: dict[str, str]
    level: str  # of the bot
    secret: str
    commitment: str
    made_at: int
    field: tuple[dict[str, Any], ...] = ()  # games of bots: level, score, rival, moves

    def found(self) -> Game:
        """The game by the rules and with the components of that day."""
        return find(self.game, version=self.rules, box=self.components["hash"])

    @property
    def key(self) -> str:
        """The seed of its dealer."""
        return sealed.day_seed(self.secret, self.date)


@dataclass(frozen=True)
class Played:
    """A player's game of a day."""

    table: str
    date: str
    player: str
    counts: bool
    at: int


# Dates


def today(settings: Settings, now: int) -> str:
    """The date whose deal is played now; `now` in milliseconds."""
    return (datetime.fromtimestamp(now / 1000) - timedelta(minutes=settings.day_changes)).date().isoformat()  # noqa: DTZ006 - a day is one of this computer's own clock


def next_day(day: str, days: int = 1) -> str:
    """The date so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def ends_at(settings: Settings, day: str) -> int:
    """When a day is over, in milliseconds."""
    midnight = datetime.combine(date.fromisoformat(day) + timedelta(days=1), time())
    return int((midnight + timedelta(minutes=settings.day_changes)).timestamp() * 1000)


def is_sealed(header: Header, settings: Settings, now: int) -> bool:
    """Whether a table plays the deal of a day that is not over: it stays closed to others, and its seal stays on."""
    day = sealed.date_of(header)
    return bool(day) and day >= today(settings, now)


# Deals


def planned(settings: Settings, day: str, now: int) -> Day:
    """A new deal for a day; games take turns."""
    offered = settings.daily_games or names()
    game = find(offered[date.fromisoformat(day).toordinal() % len(offered)])
    options = {o.name: o.values[o.default] for o in game.options}
    if any(o.name == "turns" and "clockwise" in o.values for o in game.options):
        options["turns"] = "clockwise"  # who draws first must not depend on who is quicker
    secret = sealed.new_secret()
    return Day(
        date=day,
        game=game.name,
        rules=game.version,
        components={"name": game.box.name, "hash": game.box.key},
        options=options,
        level=settings.daily_bot if settings.bots else PLAIN,
        secret=secret,
        commitment=sealed.day_commitment(day, game.name, game.version, game.box.key, options, secret),
        made_at=now,
    )


def ensure(store: Store, settings: Settings, day: str, now: int) -> Day:
    """The deal of a day, made now if nobody has made it."""
    kept = find_day(store, day)
    if kept is not None:
        return kept
    one = planned(settings, day, now)
    row = {name: getattr(one, name) for name in ("date", "game", "rules", "level", "secret", "commitment", "made_at")}
    row |= {"components": json.dumps(one.components), "options": json.dumps(one.options), "field": "[]"}
    try:
        with store.writing() as connection:
            connection.execute(insert(schema.days), row)
    except IntegrityError:  # another process was quicker
        found = find_day(store, day)
        assert found is not None
        return found
    return one


def find_day(store: Store, day: str) -> Day | None:
    """The deal of a day, if there is one."""
    with store.reading() as connection:
        row = connection.execute(select(schema.days).where(schema.days.c.date == day)).first()
        return None if row is None else _day(row)


def days(store: Store, last: str) -> list[Day]:
    """The newest days up to a date, the newest first."""
    d = schema.days.c
    wanted = select(schema.days).where(d.date <= last).order_by(d.date.desc()).limit(DAYS_SHOWN)
    with store.reading() as connection:
        return [_day(row) for row in connection.execute(wanted)]


def add_to_field(store: Store, day: str, games: Sequence[dict[str, Any]]) -> None:
    """Keep the games that bots have played with a day's cards."""
    with store.writing() as connection:
        connection.execute(update(schema.days).where(schema.days.c.date == day).values(field=json.dumps(games)))


def _day(row: Row[Any]) -> Day:
    values = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it
    read = {name: json.loads(values[name]) for name in ("components", "options", "field")}
    return Day(**(values | read | {"field": tuple(read["field"])}))


# Games


def begin(store: Store, one: Played) -> Played:
    """Note that somebody plays; who has begun the game that counts already is told which it is."""
    row = {"table_id": one.table, "date": one.date, "player": one.player, "counts": int(one.counts), "at": one.at}
    try:
        with store.writing() as connection:
            connection.execute(insert(schema.daily_games), row)
    except IntegrityError:
        found = first_of(store, one.date, one.player)
        assert found is not None
        return found
    return one


def _whose(player: str, person: str) -> ColumnElement[bool]:
    """A page's own games; of somebody who has several devices also those of the others."""
    g, o = schema.daily_games.c, schema.own_seats.c
    theirs = select(o.table_id).where(o.person == person)
    return or_(g.player == player, g.table_id.in_(theirs)) if person else g.player == player


def first_of(store: Store, day: str, player: str, person: str = "") -> Played | None:
    """The game of a player that counts: the first one, if two devices have played before they came together."""
    g = schema.daily_games.c
    wanted = select(schema.daily_games).where(g.date == day, _whose(player, person), g.counts == 1).order_by(g.at)
    with store.reading() as connection:
        row = connection.execute(wanted).first()
        return None if row is None else _played(row)


def games_of(store: Store, player: str, person: str = "") -> list[Played]:
    """All games of a player that count, one a day, the newest first."""
    g = schema.daily_games.c
    wanted = (
        select(schema.daily_games).where(_whose(player, person), g.counts == 1).order_by(g.date.desc(), g.at.desc())
    )
    with store.reading() as connection:
        found = [_played(row) for row in connection.execute(wanted.limit(2 * DAYS_SHOWN))]
    return list({one.date: one for one in found}.values())[:DAYS_SHOWN]


def games_on(store: Store, day: str) -> list[Played]:
    """Everybody's games of a day that count."""
    g = schema.daily_games.c
    wanted = select(schema.daily_games).where(g.date == day, g.counts == 1).order_by(g.at).limit(MOST_PLAYERS)
    with store.reading() as connection:
        return [_played(row) for row in connection.execute(wanted)]


def endings(store: Store, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
    """How those of some tables ended that are over, and when (`at`), by table."""
    e = schema.events.c
    wanted = select(e.table_id, e.body, e.at).where(e.kind == "over", e.table_id.in_(tables))
    with store.reading() as connection:
        return {row.table_id: json.loads(row.body) | {"at": row.at} for row in connection.execute(wanted)}


def callers(store: Store, tables: Sequence[str]) -> dict[str, tuple[str, int]]:
    """What the people at some tables are called, and until when their games count, by table."""
    t = schema.tables.c
    with store.reading() as connection:
        rows = connection.execute(select(t.id, t.seats, t.flags).where(t.id.in_(tables)))
        return {
            row.id: (str(json.loads(row.seats)[0]["name"]), int(json.loads(row.flags)["daily"]["until"]))
            for row in rows
        }


def _played(row: Row[Any]) -> Played:
    return Played(row.table_id, row.date, row.player, bool(row.counts), row.at)
