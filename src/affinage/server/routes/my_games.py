"""What a person plays and has played here, on whichever device they look."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from orjson import OPT_INDENT_2, dumps

from .. import channels, my_tables, people
from .. import person_models as models
from ..my_tables import Finished
from ..people import OwnSeat
from ..times import milliseconds
from .common import ERRORS, Language, answer, hub_of
from .me import Mine

router = APIRouter(prefix="/api/me", responses=ERRORS)
LISTED = 100  # finished games in one answer; all of them are in the export
_told = my_tables.told


async def _games(request: Request, person: str) -> tuple[list[OwnSeat], list[Finished]]:
    hub = hub_of(request)
    seats = await hub.read(people.seats, hub.store, person)
    return seats, await hub.read(my_tables.finished, hub.store, seats)


@router.get("/games", response_model=models.MyGames)
async def games(request: Request, device: Mine, lang: Language = "en") -> Any:
    """My tables as they stand, finished games, and what they have come to."""
    seats, over = await _games(request, device.person)
    return answer(
        {
            "running": await my_tables.running(hub_of(request), seats, {one.header.id for one in over}, lang),
            "finished": [_told(one, lang) for one in over[:LISTED]],
            "of": len(over),
            "record": my_tables.record(over, lang),
        }
    )


@router.get("/export", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, device: Mine, lang: Language = "en") -> Any:
    """All that this server keeps of me, as a file. Keys are not in it, for the server has none; neither are addresses
    by which I am called: whoever has such an address can write there."""
    hub = hub_of(request)
    seats, over = await _games(request, device.person)
    who = await hub.read(people.person, hub.store, device.person)
    found = {
        "affinage": "person",
        "format": 1,
        "written_at": milliseconds(),
        "person": device.person,  # as the host's commands name them
        "known_since": who.made_at if who else 0,
        "language": who.lang if who else lang,
        "called": who.level if who else "each",
        "channels": [
            {"kind": one.kind, "host": urlsplit(one.url).hostname or ""}
            for one in await hub.read(channels.channels, hub.store, device.person)
        ],
        "devices": [
            {"name": d.name, "made_at": d.made_at, "seen_at": d.seen_at}
            for d in await hub.read(people.devices, hub.store, device.person)
        ],
        "seats": [{"table": s.table, "seat": s.seat, "at": s.at, "muted": s.muted} for s in seats],
        "games": [_told(one, lang) for one in over],
        "record": my_tables.record(over, lang),
        "belongings": await hub.read(people.belongings, hub.store, device.person),
    }
    text = await asyncio.to_thread(dumps, found, None, OPT_INDENT_2)
    named = {"content-disposition": 'attachment; filename="affinage-games.json"'}
    return Response(text, 200, named, media_type="application/json")
