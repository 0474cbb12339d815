"""Component sets that people hand in: judged, kept by their content's hash, and edited by a link.

A set is only ever added, so a table keeps the one it began with. What a stranger's set costs is bounded: in bytes
before it is read, in rows by its game's own ranges before anything else is judged, in number by how many are kept.
"""

import secrets
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from affinage.core.about import names
from affinage.core.box_sets import fingerprint as print_of
from affinage.core.components import Box, parse, read_file, shipped, under_our_name
from affinage.core.errors import ComponentError
from affinage.core.game import declared_box
from affinage.core.words import say_in

from . import schema
from .store import Store

MOST = 500  # sets kept; beyond that those go that no table is played with
MOST_DRAFTS = 500  # the oldest goes when there is one more


@dataclass(frozen=True)
class Draft:
    """A set that is still being typed, as it was last saved."""

    id: str
    game: str
    version: int
    text: str


class Full(Exception):  # noqa: N818 - what the shelf is
    """There is no room for another set."""


def keep(store: Store, game: str, box: Box, fingerprint: str, now: int) -> None:
    """Keep a set for tables; one that is kept already stays as it is."""
    b = schema.boxes
    row = {
        "key": box.key, "game": game, "fingerprint": fingerprint, "name": box.name[:80],
        "file": zlib.compress(box.raw, 9), "at": now,
    }  # fmt: skip
    if store.box(game, box.key) is not None:
        return
    with store.writing() as connection:
        if int(connection.execute(select(func.count()).select_from(b)).scalar_one()) >= MOST:
            t = schema.tables.c
            used = exists().where(t.game == b.c.game, t.components.contains(b.c.key))
            if not connection.execute(delete(b).where(~used)).rowcount:
                raise Full
    try:
        with store.writing() as connection:
            connection.execute(insert(b), row)
    except IntegrityError:  # somebody else was quicker, with the same
        return


def laid_out(store: Store, files: Sequence[Path], now: int) -> dict[str, str]:
    """The sets that a host lays out for new tables, by game; or a sentence why one cannot be played with."""
    found: dict[str, str] = {}
    for file in files:
        box = parse(read_file(file), str(file))
        broken = {game: declared_box(game).check(box.content).broken for game in names()}
        game = min(broken, key=lambda name: len(broken[name]))
        if broken[game]:
            raise ComponentError(f"{file} cannot be played with as a set of {game}: {broken[game][0]}")
        if game in found:
            raise ComponentError(f"{file} is a second set of {game}; a server has one for its new tables.")
        if under_our_name(game, box):
            raise ComponentError(say_in("en")("components-our-name", name=box.name))
        if box.key != shipped(game):
            keep(store, game, box, print_of(declared_box(game), box.content), now)
            found[game] = box.key
    return found


def begin(store: Store, game: str, text: str, now: int) -> Draft:
    """A new draft, for whoever gets its link."""
    d, found = schema.drafts, Draft(secrets.token_urlsafe(16), game, 1, text)
    with store.writing() as connection:
        if int(connection.execute(select(func.count()).select_from(d)).scalar_one()) >= MOST_DRAFTS:
            oldest = select(d.c.id).order_by(d.c.at).limit(1).scalar_subquery()
            connection.execute(delete(d).where(d.c.id == oldest))
        row = {"id": found.id, "game": game, "version": 1, "file": zlib.compress(text.encode(), 9), "at": now}
        connection.execute(insert(d), row)
    return found


def draft(store: Store, name: str) -> Draft | None:
    """A draft as it was last saved."""
    d = schema.drafts
    with store.reading() as connection:
        row = connection.execute(select(d).where(d.c.id == name)).first()
    return None if row is None else Draft(row.id, row.game, row.version, zlib.decompress(row.file).decode())


def save(store: Store, name: str, version: int, text: str, now: int) -> bool:
    """Save what was changed of this version; False: somebody else has saved since, and nothing is written over."""
    d = schema.drafts
    this = (d.c.id == name) & (d.c.version == version)
    values = {"version": version + 1, "file": zlib.compress(text.encode(), 9), "at": now}
    with store.writing() as connection:
        return connection.execute(update(d).where(this).values(**values)).rowcount == 1
