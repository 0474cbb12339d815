"""At the table: looking, moving, taking back, asking why not."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from affinage.core.words import Say, say_in

from .. import models
from ..advice import advice
from ..driving import question_for
from ..hub import Hub, OpenTable
from ..payload import legal, preview, reasons
from ..rates import Rates
from ..seating import RANDOM
from ..service import Refused, Sitting
from ..store import New, Taken
from .common import ERRORS, Holder, Language, Who, answer, can_think, hub_of, rates_of

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)


@router.get("/view", response_model=models.Payload)
async def view(request: Request, who: Who, lang: Language = "en") -> Any:
    """Everything that the token's holder may see."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        room.saw(who.viewer)
        return answer(hub.view(room, who.viewer, lang, who.right))


@router.post("/moves", response_model=models.Moved)
async def move(request: Request, who: Who, wish: models.MoveWish, lang: Language = "en") -> Any:
    """Make a move: once, however often it is sent."""
    return answer(await command(hub_of(request), rates_of(request), who, wish, lang, "move", wish.move))


@router.post("/undo", response_model=models.Moved)
async def undo(request: Request, who: Who, wish: models.UndoWish, lang: Language = "en") -> Any:
    """Take the last open move back."""
    return answer(await command(hub_of(request), rates_of(request), who, wish, lang, "undo"))


@router.post("/reset", response_model=models.Moved)
async def reset(request: Request, who: Who, wish: models.UndoWish, lang: Language = "en") -> Any:
    """Take all open moves of the turn back."""
    return answer(await command(hub_of(request), rates_of(request), who, wish, lang, "reset"))


async def command(
    hub: Hub, rates: Rates, who: Holder, wish: models.UndoWish | models.MoveWish, lang: models.Lang, kind: str,
    move: int = 0,
) -> bytes:  # fmt: skip
    """Carry a move or a taking back out, once; the answer: the seat's version then, and all that it may see."""
    rates.hit("move", who.right, say_in(lang))
    seat = who.seat(say_in(lang))
    move_id = f"{seat}.{wish.move_id}"  # a seat's ids are its own
    while True:
        try:
            async with hub.at(who.table) as room:
                room.saw(seat)
                if move_id not in room.sitting.seen:
                    await hub.commit(
                        room, _event(room.sitting, kind, seat, move, wish.version, move_id, hub.now(), lang)
                    )
                    await hub.after(room)
                version, seen = room.sitting.version(seat), hub.view(room, seat, lang, who.right)
                return b'{"version":' + str(version).encode() + b',"payload":' + seen + b"}"
        except Taken:  # another server was quicker: look at what it has stored
            continue


def _event(
    sitting: Sitting, kind: str, seat: int, move: int, version: int, move_id: str, now: int, lang: models.Lang
) -> New:
    say = sitting.say(lang)
    if kind == "move":
        return sitting.move(seat, move, version, move_id, now, say)
    act = sitting.undo if kind == "undo" else sitting.reset
    return act(seat, version, move_id, now, say)


@router.get("/reasons", response_model=models.Reasons)
async def why_not(request: Request, who: Who, lang: Language = "en") -> Any:
    """Why greyed things cannot be chosen now."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    seat = who.seat(say_in(lang))
    async with hub.at(who.table) as room:
        sitting = room.sitting
        version, table = sitting.version(seat), sitting.table
        known = table.observe(seat) if table else None
    found = [] if known is None else await hub.read(reasons, sitting.game, known, seat, sitting.say(lang))
    return answer({"version": version, "reasons": found})


@router.get("/preview", response_model=models.Preview)
async def look_ahead(request: Request, who: Who, move: Annotated[models.Whole, Query()], lang: Language = "en") -> Any:
    """The board as it would be after a move."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    seat = who.seat(say_in(lang))
    async with hub.at(who.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        if sitting.table is None:
            raise Refused(403, "gathering", say("server-gathering"))
        known = sitting.table.observe(seat)
        if move not in legal(sitting.game, known, seat):
            raise Refused(422, "illegal", say("server-no-preview"))
        told = preview(sitting.game, known, seat, move, say)
        return answer({"version": sitting.version(seat), **told})


@router.post("/hint", response_model=models.Hint)
async def hint(request: Request, who: Who, lang: Language = "en") -> Any:
    """The best moves as far as this seat can know, and why."""
    hub, say = hub_of(request), say_in(lang)
    seat = who.seat(say)
    rates_of(request).hit("think", who.right, say)
    async with hub.at(who.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        if not sitting.header.flags.get("hints", True):
            raise Refused(403, "no-hints", say("server-no-hints"))
        can_think(hub, sitting.game, say)
        if sitting.table is None or seat not in sitting.asked:
            raise Refused(403, "not-asked", say("refused-not-asked", seat=sitting.names[seat]))
        question = question_for(sitting, sitting.table, seat)
    found = await hub.thinkers.advise(question)
    if found is None:
        raise Refused(503, "late", say("server-thinking-failed"))
    return answer(advice(question, found, say))


@router.post("/substitute", response_model=models.Moved)
async def substitute(request: Request, who: Who, wish: models.SubstituteWish, lang: Language = "en") -> Any:
    """A bot plays for somebody who is away, or for oneself; without a level the owner plays again."""
    hub, own = hub_of(request), who.seat(say_in(lang))
    rates_of(request).hit("move", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        room.saw(own)
        _may_substitute(hub, room, own, wish, say)
        level = wish.level or ""
        if sitting.places[wish.seat].level != level:
            move_id = f"substitute:{sitting.seq + 1}"
            await hub.commit(room, sitting.substitute(wish.seat, own, level, move_id, hub.now()))
            await hub.after(room)
        return answer({"version": room.sitting.version(own)})


def _may_substitute(hub: Hub, room: OpenTable, own: int, wish: models.SubstituteWish, say: Say) -> None:
    sitting = room.sitting
    if wish.seat >= len(sitting.places):
        raise Refused(422, "no-seat", say("refused-no-seat", seat=wish.seat + 1, seats=len(sitting.places)))
    if sitting.status != "playing":
        raise Refused(403, sitting.status, say("refused-over" if sitting.status == "over" else "server-gathering"))
    if sitting.places[wish.seat].is_bot:
        raise Refused(422, "no-stand-in", say("server-no-stand-in"))
    if wish.level is None and wish.seat != own:
        raise Refused(403, "not-yours", say("server-not-yours"))
    if wish.level is None and sitting.clocks.spent(wish.seat):
        raise Refused(403, "time-is-up", say("server-time-is-up"))
    if wish.level is not None and wish.seat != own and room.away_for(wish.seat) < hub.settings.away:
        raise Refused(403, "not-away", say("server-not-away", name=sitting.names[wish.seat]))
    if wish.level not in (None, RANDOM) and not hub.settings.bots:
        raise Refused(422, "no-bots", say("server-no-bots"))
