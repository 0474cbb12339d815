"""Somebody's tables: the running ones as they stand, the finished ones with their results, and what they come to.

A finished game is told from what is stored and opens no table: its result is in the event that ended it.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from affinage.core.game import PUBLIC

from . import overview, records, schema
from .hub import Hub, OpenTable
from .keeping import stored, unplayable
from .payload import note
from .people import OwnSeat
from .rows import header_from
from .service import BOT
from .store import Header, Store

Json = dict[str, Any]
MOST_RUNNING = 60
UNCOUNTED = ("agreed", "closed")  # nobody has won: such a game is in no record
SAID = ("sit", "over")


async def standing(hub: Hub, table: str, viewer: int, lang: str) -> Json:
    """How a table stands, for one of its seats or a spectator."""
    seat = viewer if viewer != PUBLIC else None
    if why := await unplayable(hub, table):  # one table that cannot be opened does not hurt the others
        there = await hub.read(stored, hub, table)
        return records.row(there.header, there.events, why == "damaged", seat, lang)
    async with hub.at(table) as room:
        sitting = room.sitting
        waiting = list(sitting.asked) if sitting.table else sitting.missing()
        return {
            "table": table,
            "game": sitting.header.game,
            "title": sitting.game.say(lang)("title"),
            "names": sitting.names,
            "over": sitting.status == "over",
            "record": False,
            "seat": seat,
            "my_turn": viewer in sitting.people_asked() or viewer in sitting.missing(),
            "waiting": waiting,
            "note": note(sitting, viewer, sitting.say(lang)),
            "at": sitting.changed_at(viewer),
            "left_ms": _left(hub, room, viewer, waiting),
        }


def _left(hub: Hub, room: OpenTable, viewer: int, waiting: Sequence[int]) -> int | None:
    """What is left on the clock that runs: one's own, or else that of who is waited for."""
    sitting = room.sitting
    if sitting.table is None or not waiting:
        return None
    shown = sitting.clocks.shown(viewer if viewer in waiting else waiting[0], hub.now())
    return int(shown["left_ms"]) if shown and shown["running"] else None


async def running(hub: Hub, seats: Sequence[OwnSeat], over: Iterable[str], lang: str) -> list[Json]:
    """The tables that are not over, those that wait for me first, and of them the one that has waited longest."""
    done, found = set(over), dict[str, Json]()
    for own in seats:
        if own.table not in done and (own.table in found or len(found) < MOST_RUNNING):
            row = await standing(hub, own.table, own.seat, lang)
            if own.table not in found or row["my_turn"]:  # of several seats the one that is asked speaks for all
                found[own.table] = row | {"muted": own.muted}
    return sorted(found.values(), key=lambda row: (not row["my_turn"], row["at"] if row["my_turn"] else -row["at"]))


@dataclass(frozen=True)
class Finished:
    """A game that is over, from one seat."""

    header: Header
    seat: int
    names: list[str]
    levels: list[str]  # of bots; "" for people
    places: list[int]  # 0 for the best
    score: list[int]
    how: str
    at: int

    @property
    def counts(self) -> bool:
        """Whether somebody has won."""
        return self.how not in UNCOUNTED and self.seat < len(self.places)


def finished(store: Store, seats: Sequence[OwnSeat]) -> list[Finished]:
    """The finished games of these seats, the newest first."""
    e, t = schema.events.c, schema.tables
    mine: defaultdict[str, list[int]] = defaultdict(list)
    for own in seats:
        mine[own.table].append(own.seat)
    over = select(e.table_id).where(e.kind == "over", e.table_id.in_(list(mine)))
    told = select(e.table_id, e.seat, e.kind, e.body, e.at).where(e.table_id.in_(over), e.kind.in_(SAID))
    events: defaultdict[str, list[Any]] = defaultdict(list)
    with store.reading() as connection:
        for row in connection.execute(told.order_by(e.table_id, e.seq)):
            events[row.table_id].append(row)
        headers = {h.id: h for h in map(header_from, connection.execute(select(t).where(t.c.id.in_(list(events)))))}
    found = [
        one for table, rows in events.items() for seat in mine[table] if (one := _finished(headers[table], seat, rows))
    ]
    return sorted(found, key=lambda one: (-one.at, one.header.id, one.seat))


def _finished(header: Header, seat: int, rows: Sequence[Any]) -> Finished | None:
    names = [str(s.get("name", "")) for s in header.seats]
    levels = [str(s.get("level") or "") if s.get("kind") == BOT else "" for s in header.seats]
    result: Json = {}
    at = header.made_at
    for row in rows:
        try:
            body = json.loads(row.body)
        except ValueError:  # somebody has written into the database: the doctor tells of it
            return None
        if row.kind == "over":
            result, at = body, row.at
        elif 0 <= row.seat < len(names):
            names[row.seat], levels[row.seat] = str(body.get("name", "")), str(body.get("level") or "")
    places, score = result.get("places", []), result.get("score", [])
    return Finished(header, seat, names, levels, places, score, str(result.get("how", "")), at)


def told(one: Finished, lang: str) -> Json:
    """A finished game in a list."""
    return {
        "table": one.header.id,
        "game": one.header.game,
        "title": overview.titled(one.header.game, lang),
        "names": one.names,
        "seat": one.seat,
        "place": one.places[one.seat] + 1 if one.counts else None,
        "score": one.score[one.seat] if one.seat < len(one.score) else None,
        "how": one.how,
        "at": one.at,
    }


@dataclass
class Tally:
    """What games of one kind came to."""

    games: int = 0
    won: int = 0
    places: list[int] = field(default_factory=list)  # how often first, second and so on
    best: int | None = None

    def add(self, place: int, score: int | None, seats: int) -> None:
        """One more game."""
        self.games += 1
        self.won += place == 0 and seats > 1
        self.places += [0] * (seats - len(self.places))
        self.places[place] += 1
        if score is not None and (self.best is None or score > self.best):
            self.best = score


def record(games: Sequence[Finished], lang: str) -> Json:
    """Games by title and number of seats, and who they were played against. Whoever it was is known by name alone."""
    by_game: defaultdict[tuple[str, int], Tally] = defaultdict(Tally)
    against: defaultdict[tuple[str, str], Tally] = defaultdict(Tally)
    for one in games:
        if not one.counts:
            continue
        seats, place = len(one.names), one.places[one.seat]
        score = one.score[one.seat] if one.seat < len(one.score) and not one.how else None
        by_game[one.header.game, seats].add(place, score, seats)
        for other in {(n, v) for at, (n, v) in enumerate(zip(one.names, one.levels, strict=True)) if at != one.seat}:
            name, level = other
            at = next(p for p, n in enumerate(one.names) if n == name and p != one.seat)
            better = one.places[at] < place
            against["" if level else name, level].add(1 if better else 0, None, 2)
    return {
        "games": [
            {"game": game, "title": overview.titled(game, lang), "seats": seats, "games": t.games, "won": t.won,
             "places": t.places, "best": t.best}
            for (game, seats), t in sorted(by_game.items(), key=lambda each: (-each[1].games, each[0]))
        ],
        "against": [
            {"name": name, "level": level, "games": t.games, "ahead": t.places[0]}
            for (name, level), t in sorted(against.items(), key=lambda each: (-each[1].games, each[0]))
        ],
    }  # fmt: skip
