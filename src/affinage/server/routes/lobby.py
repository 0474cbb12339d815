"""Before the game: what is on offer, making a table, taking a seat, and finding one's tables again."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from affinage import __version__
from affinage.core.about import names as offered_names
from affinage.core.about import rules_versions
from affinage.core.components import kept, shipped
from affinage.core.errors import AffinageError
from affinage.core.game import PUBLIC, Game, find
from affinage.core.words import Say, say_in

from .. import expiry, models, offer_models
from ..hub import Hub
from ..in_play import room_for
from ..my_tables import standing
from ..naming import apart, bot_name
from ..offer import offered
from ..payload import note, own_box
from ..seating import LINK, RANDOM, Made, Plan, Wish, make
from ..service import BOT, Refused
from ..store import Spent, Taken, Token
from ..times import milliseconds
from ..tokens import digest, spoken
from .common import ERRORS, Language, TableId, Who, address, answer, called, hub_of, once_more, rates_of

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("", response_model=models.Versions)
async def versions(request: Request) -> Any:
    """Which version this is, and which rules its games have."""
    described = request.app.openapi_url
    return answer({"version": __version__, "rules": rules_versions(), "description": described})


@router.get("/status", response_model=models.Status)
async def status(request: Request, lang: Language = "en") -> Any:
    """Whether bots can think yet, how others reach this server, and for how long it keeps tables."""
    hub, say = hub_of(request), say_in(lang)
    ready, note_ = hub.thinkers.status(say)
    told = {"version": __version__, "rules": rules_versions(), "bots": {"ready": ready, "note": note_}}
    told |= {"address": _reached_at(request)}
    return answer(told | {"keeps": expiry.rules(hub.settings) | {"note": expiry.told(hub.settings, say)}})


def _reached_at(request: Request) -> str:
    """The address by which other devices reach this server; empty where it knows none."""
    settings, served_at = hub_of(request).settings, request.scope.get("server")
    if settings.public_url or not settings.addresses or served_at is None:
        return settings.public_url
    return f"http://{settings.addresses[0]}:{served_at[1]}/"


@router.get("/games", response_model=list[offer_models.Offered])
async def games(request: Request, lang: Language = "en") -> Any:
    """The games on offer."""
    settings = hub_of(request).settings
    games = [find(name, box=settings.sets.get(name)) for name in offered_names()]
    return answer([offered(game, lang, settings.bots) | {"box": own_box(game)} for game in games])


@router.post("/tables", response_model=models.TableMade)
async def new_table(request: Request, wish: models.TableWish, lang: Language = "en") -> Any:
    """Make a table."""
    say = say_in(lang)
    await once_more(request, "table", say)
    if wish.game not in offered_names():
        raise Refused(422, "no-game", say("server-no-game"))
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Refused(422, "clock", say("server-clock"))
    settings = hub_of(request).settings
    box = wish.box or settings.sets.get(wish.game, "")
    plan = Plan(
        game=await _game_of(hub_of(request), wish.game, box, say),
        name=called(wish.name, say),
        seats=wishes(wish.seats, say),
        options=wish.options,
        clock={"kind": wish.clock.kind, "seconds": wish.clock.seconds if wish.clock.kind != "none" else 0},
        hints=wish.hints,
        guide=wish.guide,
        bots=hub_of(request).settings.bots,
        stand_in=wish.stand_in,
        talk=wish.talk,
        lets=[wish.lets and seat.kind == "me" for seat in wish.seats],
    )
    return answer(await lay(request, plan, say))


async def _game_of(hub: Hub, name: str, box: str, say: Say) -> Game:
    """The game with the set that is wished: the one that is shipped, or one that somebody has handed in."""
    if box in ("", shipped(name)):
        return find(name)
    if await hub.read(kept, name, box) is None:
        raise Refused(404, "no-box", say("box-not-kept"))
    if not room_for(hub, name, box):
        raise Refused(503, "busy", say("box-too-many"))
    return await asyncio.to_thread(find, name, box=box)


def wishes(seats: list[models.SeatWish], say: Say) -> list[Wish]:
    """Who shall sit where, with names that can be shown."""
    found = []
    for wish in seats:
        if wish.kind == BOT and wish.level is None:
            raise Refused(422, "level", say("server-level"))
        found.append(Wish(wish.kind, called(wish.name, say) if wish.name else "", wish.level or ""))
    return found


async def lay(request: Request, plan: Plan, say: Say) -> dict[str, Any]:
    """Make the table and tell its maker what they hold."""
    hub = hub_of(request)
    if not plan.bots and any(wish.level not in ("", "random") for wish in plan.seats):
        raise Refused(422, "no-bots", say("server-no-bots"))
    for _ in range(8):  # a code may be in use
        try:
            made = make(plan, milliseconds())
        except AffinageError as error:
            raise Refused(422, "table", str(error)) from None
        hub.thinkers.ready_for(plan.game)  # hints and bots for it come first
        try:
            await hub.make(made)
        except Taken:
            continue
        return _told(made)
    raise Refused(503, "busy", say("server-busy"))


def _told(made: Made) -> dict[str, Any]:
    seats = [
        {"seat": seat, "token": made.tokens.get(seat), "invite": made.invites.get(seat)}
        for seat in range(len(made.header.seats))
    ]
    return {"table": made.header.id, "code": made.header.code, "seats": seats, "spectator": made.spectator}


@router.post("/tables/{table}/peek", response_model=models.Peeked)
async def peek(request: Request, table: TableId, wish: models.Peek, lang: Language = "en") -> Any:
    """Look at an invitation without using it."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "join", say)
    async with hub.at(table) as room:
        right = await _invitation(hub, table, wish.invite, say)
        sitting = room.sitting
        free = right.seat in sitting.free()
        told = {
            "game": sitting.header.game,
            "title": sitting.game.say(lang)("title"),
            "names": [place.name for place in sitting.places if place.taken],
            "free": free,
            "seats": len(sitting.places),
            "asked": [sitting.names[seat] for seat in sitting.asked],
            "status": sitting.status,
            "note": note(sitting, PUBLIC, sitting.say(lang)),
            "spectator": "" if free else sitting.spectator(),  # who comes too late may watch
        }
        return answer(told)


@router.post("/tables/{table}/claim", response_model=models.Claimed)
async def claim(request: Request, table: TableId, wish: models.Claim, lang: Language = "en") -> Any:
    """Take the seat of an invitation; asked again with the same id, the answer is the same."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "join", say)
    right = await _invitation(hub, table, wish.invite, say)
    spent = digest(wish.invite)
    return answer(await _sit(request, table, [right.seat], wish.name, wish.claim_id, say, spent, wish.lets))


@router.post("/tables/{table}/fill", response_model=models.Version)
async def fill(request: Request, table: TableId, wish: models.Fill, lang: Language = "en") -> Any:
    """Whoever holds an invitation lets a bot in; where one sits already, that is well."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "join", say)
    right = await _invitation(hub, table, wish.invite, say)
    if wish.level != RANDOM and not hub.settings.bots:
        raise Refused(422, "no-bots", say("server-no-bots"))
    async with hub.at(table, change=True) as room:
        place = room.sitting.places[right.seat]
        if not place.taken:
            others = [other.name for other in room.sitting.places if other.taken]
            try:
                await hub.fill(room, right.seat, bot_name(wish.level, others), wish.level, digest(wish.invite))
            except Spent:
                raise Refused(409, "taken", say("server-taken")) from None
            await hub.after(room)
        elif not place.is_bot:
            raise Refused(409, "taken", say("server-taken"))
        return answer({"version": room.sitting.version(PUBLIC)})


@router.post("/tables/{table}/add", response_model=models.Version)
async def add(request: Request, who: Who, wish: models.AddWish, lang: Language = "en") -> Any:
    """Add one's own part to the deal, which begins when everybody has; once: what is sent again changes nothing."""
    hub, seat = hub_of(request), who.seat(say_in(lang))
    rates_of(request).hit("move", who.right, say_in(lang))
    while True:
        try:
            async with hub.at(who.table, change=True) as room:
                room.saw(seat)
                if seat in room.sitting.missing():
                    await hub.commit(room, room.sitting.add(seat, wish.nonce, f"add:{seat}", hub.now()))
                    await hub.after(room)
                return answer({"version": room.sitting.version(seat)})
        except Taken:  # another server was quicker: look at what it has stored
            continue


@router.post("/join", response_model=models.Claimed)
async def join(request: Request, wish: models.Join, lang: Language = "en") -> Any:
    """Take the next free seat at the table with this code."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "join", say)
    right = await hub.right(spoken(wish.code))
    if right is None or right.kind != "code":
        raise Refused(404, "no-code", say("server-no-code"))
    return answer(await _sit(request, right.table, None, wish.name, wish.claim_id, say, lets=wish.lets))


async def _invitation(hub: Hub, table: str, invite: str, say: Say) -> Token:
    """What an invitation to this table gives a right to."""
    right = await hub.right(invite)
    if right is None or right.kind != "invite" or right.table != table:
        raise Refused(403, "no-invite", say("server-no-invite"))
    return right


async def _sit(
    request: Request,
    table: str,
    seats: list[int] | None,
    name: str,
    claim_id: str,
    say: Say,
    spend: str = "",
    lets: bool = False,
) -> dict[str, Any]:
    hub, shown = hub_of(request), called(name, say)
    async with hub.at(table, change=True) as room:
        sitting = room.sitting
        links = [seat for seat, place in enumerate(sitting.places) if place.kind == LINK]
        wanted = links if seats is None else seats
        for seat in wanted:  # asked before, and the answer was lost
            token = sitting.token_for(seat, claim_id)
            if not room.sitting.places[seat].taken:
                continue
            right = await hub.right(token)
            if right is not None and right.table == table:
                return {"table": table, "seat": seat, "token": token, "spectator": sitting.spectator()}
        free = [seat for seat in wanted if seat in sitting.free()]
        if not free:
            raise Refused(409, "taken", say("server-taken"))
        token = sitting.token_for(free[0], claim_id)
        others = [place.name for place in sitting.places if place.taken]
        try:
            await hub.seat(room, free[0], apart(shown, others), spend, token, lets)
        except Spent:
            raise Refused(409, "taken", say("server-taken")) from None
        await hub.after(room)
        return {"table": table, "seat": free[0], "token": token, "spectator": room.sitting.spectator()}


@router.post("/mine", response_model=list[models.Mine])
async def mine(request: Request, wish: models.MyTables, lang: Annotated[models.Lang, Query()] = "en") -> Any:
    """How my tables stand; those that are unknown are left out."""
    hub, rows = hub_of(request), []
    rates_of(request).hit("read", address(request), say_in(lang))
    for one in wish.tables:
        right = await hub.right(one.token)
        if right is None or right.table != one.table or right.kind not in ("seat", "spectator"):
            continue
        viewer = right.seat if right.kind == "seat" else PUBLIC
        rows.append(await standing(hub, one.table, viewer, lang))
    return answer(rows)
