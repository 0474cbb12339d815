"""After the game: looking at it again, what a bot thinks of it, playing on from the middle, playing again."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials

from affinage.agents.look_back import told
from affinage.core import replay
from affinage.core.game import PUBLIC
from affinage.core.words import Say, say_in

from .. import days, models, people, record_models, records
from ..hub import Hub, OpenTable
from ..keeping import is_over, stored, unplayable
from ..payload import laid_open
from ..rematch import plan_again, tokens_again
from ..seating import Plan, make
from ..service import Refused
from ..times import milliseconds
from .common import (
    ERRORS,
    Holder,
    Language,
    TableId,
    Who,
    address,
    answer,
    bearer,
    called,
    hub_of,
    once_more,
    rates_of,
    who,
)
from .lobby import lay, wishes

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)


async def anybody(
    request: Request,
    table: TableId,
    lang: Language = "en",
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
) -> Holder:
    """A finished game is open to whoever has its link; a running one to nobody, token or not."""
    say, hub = say_in(lang), hub_of(request)
    rates_of(request).hit("read", address(request), say)
    if credentials is not None:
        return await who(hub, rates_of(request), address(request), table, credentials.credentials, say)
    if not await is_over(hub, table) or await sealed_for_a_day(hub, table):
        raise Refused(401, "no-token", say("server-no-token"))
    return Holder(table, PUBLIC, "")


async def sealed_for_a_day(hub: Hub, table: str) -> bool:
    """Whether a table plays the deal of a day that is not over: then nothing of it is told to others."""
    header = await hub.read(hub.store.header, table)
    return header is not None and days.is_sealed(header, hub.settings, milliseconds())


async def _laid_open(hub: Hub, table: str, say: Say) -> None:
    """Not before the day of a daily deal is over: others could read there what they have yet to play."""
    if await sealed_for_a_day(hub, table):
        raise Refused(403, "daily-closed", say("daily-closed"))


Anybody = Annotated[Holder, Depends(anybody)]


def _over(room: OpenTable, say: Say) -> None:
    """Nothing of this before the end: it lays everything open."""
    if room.sitting.status != "over":
        raise Refused(403, "not-over", say("server-not-over"))


@router.get("/replay", response_model=models.Payload)
async def look_again(
    request: Request, holder: Anybody, at: Annotated[models.Whole, Query()], lang: Language = "en"
) -> Any:
    """The finished game after so many moves, everything laid open."""
    hub = hub_of(request)
    async with hub.at(holder.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        _over(room, say)
        assert sitting.table is not None
        length = len(sitting.table.told)
        if not 0 <= at <= length:
            raise Refused(422, "no-position", say("server-no-position"))
        shown = hub.around(room, holder.viewer, lang, holder.right)
        shown |= laid_open(sitting.table, at, holder.viewer, say)
        return answer(shown | {"at": at, "length": length})


@router.get("/file", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def file(request: Request, holder: Anybody, lang: Language = "en") -> Any:
    """The finished game as a file that `affinage verify` checks."""
    hub = hub_of(request)
    if not await is_over(hub, holder.table):
        raise Refused(403, "not-over", say_in(lang)("server-not-over"))
    await _laid_open(hub, holder.table, say_in(lang))
    if await unplayable(hub, holder.table):
        there = await hub.read(stored, hub, holder.table)
        game, text = there.header.game, there.file()
    else:
        async with hub.at(holder.table) as room:
            game, events = room.sitting.header.game, await hub.read(hub.store.events, holder.table)
            text = await hub.read(room.sitting.file, events)
    named = {"content-disposition": f'attachment; filename="{game}-{holder.table}.json"'}
    return Response(text, 200, named, media_type="application/json")


@router.get("/record", response_model=record_models.Record)
async def record(request: Request, holder: Anybody, lang: Language = "en") -> Any:
    """What is stored of a table that is over or cannot be played any more, told without its rules."""
    hub = hub_of(request)
    rates_of(request).hit("read", holder.right or address(request), say_in(lang))
    why = await unplayable(hub, holder.table)
    if not why and not await is_over(hub, holder.table):
        raise Refused(403, "not-over", say_in(lang)("server-not-over"))
    await _laid_open(hub, holder.table, say_in(lang))
    there = await hub.read(stored, hub, holder.table)
    return answer(records.record(there.header, there.events, there.words, why == "damaged", lang))


@router.post("/review", response_model=models.Reviewed, responses={202: {"model": models.Progress}})
async def review(request: Request, holder: Anybody, wish: models.ReviewWish, lang: Language = "en") -> Any:
    """What a bot thinks of the finished game, from one seat; ask again until it is done."""
    hub = hub_of(request)
    async with hub.at(holder.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        _over(room, say)
        table = sitting.table
        assert table is not None
        if wish.seat >= table.seats:
            raise Refused(422, "no-seat", say("refused-no-seat", seat=wish.seat + 1, seats=table.seats))
        if not hub.settings.bots:
            raise Refused(503, "no-bots", say("server-bots-off"))
        moves = len(table.told)
        found = hub.thinkers.review(
            holder.table, wish.seat, sitting.game, moves, lambda: replay.write(table), address(request),
            at_home=bool(sitting.date),
        )  # fmt: skip
        if found.found is None:
            return answer({"done": hub.thinkers.done(found), "of": found.of}, 202)
        if lang not in found.told:
            found.told[lang] = await hub.read(told, table, found.found, say)
        return answer(found.told[lang])


@router.post("/fork", response_model=models.TableMade)
async def fork(request: Request, holder: Anybody, wish: models.ForkWish, lang: Language = "en") -> Any:
    """A new table that begins in the middle of this game: try it from here."""
    hub = hub_of(request)
    await once_more(request, "table", say_in(lang))
    await _laid_open(hub, holder.table, say_in(lang))
    async with hub.at(holder.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        _over(room, say)
        assert sitting.table is not None
        if not 0 <= wish.at < len(sitting.table.told):
            raise Refused(422, "no-position", say("server-no-position"))
        standing = [[event.seat, event.move] for event in sitting.table.told[: wish.at]]
        header = sitting.header
    if len(wish.seats) != len(header.seats):
        raise Refused(422, "table", say("server-same-seats", n=len(header.seats)))
    plan = Plan(
        game=sitting.game,
        name=called(wish.name, say),
        seats=wishes(wish.seats, say),
        options=header.options,
        clock={"kind": "none", "seconds": 0},
        hints=True,
        guide=False,
        forked={"table": header.id, "at": wish.at, "moves": len(standing), "standing": standing},
        bots=hub.settings.bots,
    )
    return answer(await lay(request, plan, say))


@router.post("/rematch", response_model=models.NextTable)
async def rematch(request: Request, holder: Who, lang: Language = "en") -> Any:
    """The same people play the same game again."""
    hub, say = hub_of(request), say_in(lang)
    seat = holder.seat(say)
    await once_more(request, "table", say)
    async with hub.at(holder.table, change=True) as room:
        _over(room, say)
        if room.sitting.date:
            raise Refused(403, "daily-again", say("daily-again"))
        if not room.sitting.next:
            await _again(hub, room, seat)
        return answer({"table": room.sitting.next})


async def _again(hub: Hub, room: OpenTable, seat: int) -> None:
    """A new table with the old guests, for whom tokens follow from those that they hold."""
    made = make(plan_again(room.sitting, hub.settings.bots), milliseconds())
    rights = await hub.read(hub.store.tokens, room.table)
    tokens_again(made, rights)
    await hub.make(made)
    await hub.write(people.own_again, hub.store, room.table, made.header.id, milliseconds())
    hub.calls.changed()
    await hub.commit(room, room.sitting.rematch(seat, made.header.id, "rematch", hub.now()))
    await hub.after(room)
