"""What people say at a table: eight emotes for everybody to see, and words among those who sit there.

It is kept with the table and goes with it, and never has a part in the game: no version changes, nothing is replayed.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select

from affinage.core.game import PUBLIC
from affinage.core.words import Say

from . import schema
from .naming import MARKS, leans, readable
from .refused import Refused
from .store import Store
from .times import milliseconds
from .upkeep import SAID, tell

if TYPE_CHECKING:
    from .hub import Hub, OpenTable, Watcher
    from .rows import Header

EMOTES = ("hello", "cheers", "well-played", "thanks", "oops", "hmm", "wow", "soon")
WORDS, EMOTE = "words", "emote"
EVERYTHING, EMOTES_ALONE, NOTHING = "all", "emotes", "none"  # what a table's maker has allowed
LONGEST = 280
MOST = 300  # that are kept of a table
SHOWN = 100  # in one answer


@dataclass(frozen=True)
class Said:
    """Something that somebody said."""

    number: int
    seat: int
    at: int
    kind: str
    text: str


def allowed(header: "Header") -> str:
    """What may be said at a table. One that shall have no talk at all (a daily deal) is made with `talk: none`."""
    return str(header.flags.get("talk", EVERYTHING))


def cleaned(text: str) -> str:
    """One line without signs that nobody sees and without towers of accents, cut to what fits; nothing where nobody
    could see any of it."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    found, marks = "", 0
    for c in filter(readable, line):
        marks = marks + 1 if leans(c) else 0
        if marks <= MARKS:
            found += c
    found = found[:LONGEST].strip()
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


def add(store: Store, table: str, seat: int, kind: str, text: str) -> Said | None:
    """Keep it; the oldest are forgotten. Nothing where the table is gone."""
    s, t = schema.said, schema.tables
    with store.writing() as connection:
        if connection.execute(select(t.c.id).where(t.c.id == table).with_for_update()).first() is None:
            return None
        last = connection.execute(select(func.max(s.c.number)).where(s.c.table_id == table)).scalar() or 0
        found = Said(last + 1, seat, milliseconds(), kind, text)
        connection.execute(insert(s), {"table_id": table, **asdict(found)})
        connection.execute(delete(s).where(s.c.table_id == table, s.c.number <= found.number - MOST))
        tell(connection, f"{SAID}{table}")
    return found


def after(store: Store, table: str, number: int) -> list[Said]:
    """What was said since, the newest so much."""
    s = schema.said
    wanted = select(s).where(s.c.table_id == table, s.c.number > number).order_by(s.c.number.desc()).limit(SHOWN)
    with store.reading() as connection:
        rows = connection.execute(wanted).all()
    return [Said(row.number, row.seat, row.at, row.kind, row.text) for row in reversed(rows)]


def shown(said: Sequence[Said], viewer: int) -> list[dict[str, Any]]:
    """As a viewer may know it: whoever only looks on reads no words."""
    return [asdict(one) for one in said if viewer != PUBLIC or one.kind == EMOTE]


def judged(header: "Header", kind: str, text: str, say: Say) -> str:
    """What is said, cleaned, or why it cannot be."""
    may = allowed(header)
    if may == NOTHING or (kind == WORDS and may != EVERYTHING):
        raise Refused(403, "no-talk", say("talk-none" if may == NOTHING else "talk-emotes"))
    if kind == EMOTE:
        if text not in EMOTES:
            raise Refused(422, "no-emote", say("talk-no-emote"))
        return text
    line = cleaned(text)
    if not line:
        raise Refused(422, "nothing-said", say("talk-nothing"))
    return line


async def news(hub: "Hub", room: "OpenTable") -> None:
    """Something was said, here or at another process: every open page hears of it."""
    found = await hub.read(after, hub.store, room.table, _newest(room))
    room.said = [*room.said, *(one for one in found if one.number > _newest(room))][-SHOWN:]
    for watcher in room.watchers:
        watcher.news.set()


def _newest(room: "OpenTable") -> int:
    return room.said[-1].number if room.said else 0


def unheard(room: "OpenTable", watcher: "Watcher") -> list[dict[str, Any]]:
    """What a page has not been sent yet; what was said before it came, it asks for itself."""
    found = [one for one in room.said if one.number > watcher.heard and one.at >= watcher.came]
    if found:
        watcher.heard = found[-1].number
    return shown(found, watcher.viewer)
