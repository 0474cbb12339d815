"""All tables in a few facts, as their host sees them: who, what, since when. No hand, no secret and no token."""

import json
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypedDict

from sqlalchemy import func, select

from affinage.core.about import folder_of, names
from affinage.core.game import PUBLIC
from affinage.core.words import say_in

from . import schema
from .pool import Thought
from .queueing import Importance
from .service import BOT, is_kept
from .store import Header, Store

if TYPE_CHECKING:
    from .hub import Hub, OpenTable

MOST = 1000  # tables in one answer, those with the newest moves
SAID = ("sit", "substitute", "flag", "resign")  # events that tell who plays in a seat
AFTERWARDS = ("over", "rematch")  # by these nobody has moved
CLASSES = {Importance.PEOPLE: "people", Importance.BOTS: "bots", Importance.HINT: "hints", Importance.REVIEW: "reviews"}


@dataclass
class Seat:
    """Who plays in a seat, as the store tells it."""

    name: str
    kind: str
    level: str
    taken: bool


@dataclass
class Row:
    """A table as the store tells it."""

    header: Header
    seats: list[Seat]
    counts: dict[str, int] = field(default_factory=dict)  # of events, by kind
    moved_at: int = 0
    last_at: int = 0

    @property
    def status(self) -> str:
        """gathering, playing, over; or record, where its rules are not kept any more."""
        if "over" in self.counts:
            return "over"
        if not is_kept(self.header):
            return "record"
        return "playing" if "start" in self.counts else "gathering"


def rows(store: Store) -> list[Row]:
    """All tables, the one with the newest move first."""
    e = schema.events.c
    found = {
        header.id: Row(header, _seats(header), moved_at=header.made_at, last_at=header.made_at)
        for header in store.tables()
    }
    counted = select(e.table_id, e.kind, func.count().label("n"), func.max(e.at).label("at"))
    told = select(e.table_id, e.seat, e.kind, e.body).where(e.kind.in_(SAID)).order_by(e.table_id, e.seq)
    with store.reading() as connection:
        for one in connection.execute(counted.group_by(e.table_id, e.kind)):
            if one.table_id in found:
                row = found[one.table_id]
                row.counts[one.kind], row.last_at = one.n, max(row.last_at, one.at)
                row.moved_at = max(row.moved_at, one.at if one.kind not in AFTERWARDS else 0)
        for one in connection.execute(told):
            if one.table_id in found:
                _say_who(found[one.table_id].seats, one.seat, one.kind, one.body)
    return sorted(found.values(), key=lambda row: (-row.last_at, row.header.id))


def _seats(header: Header) -> list[Seat]:
    return [
        Seat(str(s.get("name", "")), str(s.get("kind", "")), str(s.get("level") or ""), s.get("kind") == BOT)
        for s in header.seats
    ]


def _say_who(seats: list[Seat], seat: int, kind: str, text: str) -> None:
    try:
        body = json.loads(text)
        place = seats[body.get("for", seat)]
    except (ValueError, LookupError, TypeError):  # somebody has written into the database: the doctor tells of it
        return
    place.level = str(body.get("level") or "")
    if kind == "sit":
        place.name, place.taken = str(body.get("name", "")), True
        place.kind = BOT if place.level else place.kind


class SeatTold(TypedDict):
    """A seat as the host sees it."""

    seat: int
    name: str
    bot: bool
    level: str
    taken: bool
    here: bool
    addresses: list[str]


class ThoughtTold(TypedDict):
    """Something that is thought about, or waits for it."""

    kind: str
    table: str
    waiting: bool
    seconds: float


class TableTold(TypedDict):
    """A table as the host sees it."""

    table: str
    game: str
    title: str
    status: str
    seats: list[SeatTold]
    watching: int
    moves: int
    made_at: int
    moved_at: int
    idle: float
    thinking: list[ThoughtTold]


def tables(hub: "Hub", found: Sequence[Row], lang: str) -> list[TableTold]:
    """Tables as they are stored, and who is there now."""
    thinking: defaultdict[str, list[ThoughtTold]] = defaultdict(list)
    for thought in thoughts(hub.thinkers.thoughts()):
        thinking[thought["table"]].append(thought)
    now = time.time_ns() // 1_000_000
    return [
        {
            "table": row.header.id,
            "game": row.header.game,
            "title": titled(row.header.game, lang),
            "status": row.status,
            "seats": [_seat(at, seat, hub.rooms.get(row.header.id)) for at, seat in enumerate(row.seats)],
            "watching": _watching(hub.rooms.get(row.header.id)),
            "moves": row.counts.get("move", 0),
            "made_at": row.header.made_at,
            "moved_at": row.moved_at,
            "idle": max(0, now - row.moved_at) / 1000,
            "thinking": thinking[row.header.id],
        }
        for row in found[:MOST]
    ]


def _seat(at: int, seat: Seat, room: "OpenTable | None") -> SeatTold:
    pages = [watcher for watcher in room.watchers if watcher.viewer == at] if room else []
    return {
        "seat": at,
        "name": seat.name,
        "bot": seat.kind == BOT,
        "level": seat.level,
        "taken": seat.taken,
        "here": room is not None and room.here(at),
        "addresses": sorted({page.address for page in pages}),
    }


def _watching(room: "OpenTable | None") -> int:
    return sum(watcher.viewer == PUBLIC for watcher in room.watchers) if room else 0


def titled(game: str, lang: str) -> str:
    """What a game is called, also one that is not here any more."""
    say = say_in(lang, folder_of(game) / "words") if game in names(everything=True) else say_in(lang)
    return say("title") if say.has("title") else game


def thoughts(found: Sequence[Thought]) -> list[ThoughtTold]:
    """What is thought about and what waits."""
    return [
        {"kind": CLASSES[one.importance], "table": one.about, "waiting": one.waiting, "seconds": round(one.seconds, 1)}
        for one in found
    ]
