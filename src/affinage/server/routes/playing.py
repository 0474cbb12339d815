"""At the table: looking, moving, taking back, asking why not."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from affinage.core.words import Say, say_in

from .. import models
from ..advice import advice
from ..driving import look, question_for
from ..hub import Hub, OpenTable
from ..live_table import as_json
from ..payload import legal, preview, reasons
from ..rates import Rates
from ..scenes import TURNS, shown
from ..service import Refused, Sitting
from ..store import New, Taken
from ..times import milliseconds
from .common import ERRORS, Holder, Language, Who, answer, can_think, hub_of, rates_of, thought_about

EVERY = 10**6  # turns
router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)
Then = Annotated[str, Query(pattern=r"^([0-9]{1,5}(,[0-9]{1,5}){0,31})?$", max_length=200)]  # moves, between commas


@router.get("/view", response_model=models.Payload)
async def view(request: Request, who: Who, lang: Language = "en") -> Any:
    """Everything that the token's holder may see."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        look(hub, room, who.viewer)
        return answer(hub.view(room, who.viewer, lang, who.right))


@router.get("/turns", response_model=models.Turns)
async def turns(request: Request, who: Who, lang: Language = "en") -> Any:
    """Every turn so far; a payload has the last ones."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        sitting = room.sitting
        told = sitting.table.turns_for(who.viewer, sitting.say(lang), EVERY) if sitting.table else []
        return answer({"version": sitting.version(who.viewer), "turns": as_json(told)})


@router.post("/moves", response_model=models.Moved)
async def move(request: Request, who: Who, wish: models.MoveWish, lang: Language = "en") -> Any:
    """Make a move: once, however often it is sent."""
    return answer(await command(hub_of(request), rates_of(request), who, wish, lang, "move", wish.move, wish.back))


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
    move: int = 0, back: int = 0,
) -> bytes:  # fmt: skip
    """Carry a move or a taking back out, once; the answer: the seat's version then, and all that it may see."""

    def act(sitting: Sitting, seat: int, move_id: str) -> New:
        return _event(sitting, kind, seat, move, back, wish.version, move_id, hub.now(), lang)

    return await once(hub, rates, who, wish.move_id, lang, act)


async def once(
    hub: Hub, rates: Rates, who: Holder, own_id: str, lang: models.Lang, act: Callable[[Sitting, int, str], New]
) -> bytes:
    """Let a seat do something, once however often it is sent."""
    rates.hit("move", who.right, say_in(lang))
    seat = who.seat(say_in(lang))
    move_id = f"{seat}.{own_id}"  # a seat's ids are its own
    while True:
        try:
            async with hub.at(who.table, change=True) as room:
                room.saw(seat)
                if move_id not in room.sitting.seen:
                    await hub.commit(room, act(room.sitting, seat, move_id))
                    await hub.after(room)
                version, seen = room.sitting.version(seat), hub.view(room, seat, lang, who.right)
                return b'{"version":' + str(version).encode() + b',"payload":' + seen + b"}"
        except Taken:  # another server was quicker: look at what it has stored
            continue


def _event(
    sitting: Sitting, kind: str, seat: int, move: int, back: int, version: int, move_id: str, now: int,
    lang: models.Lang,
) -> New:  # fmt: skip
    say = sitting.say(lang)
    if kind == "move":
        return sitting.move(seat, move, version, move_id, now, say, back)
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
async def look_ahead(
    request: Request, who: Who, move: Annotated[models.Whole, Query()], then: Then = "", lang: Language = "en"
) -> Any:
    """The board as it would be after a move, and after others of the same turn, as far as they could follow it."""
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
        told = preview(sitting.game, known, seat, move, say, [int(n) for n in then.split(",") if n])
        return answer({"version": sitting.version(seat), **told})


@router.get("/scenes", response_model=models.Scenes)
async def watch(
    request: Request,
    who: Who,
    since: Annotated[models.Whole, Query(alias="from", description="The first line of the log that is wanted.")],
    lang: Language = "en",
) -> Any:
    """Turns to be watched, beat by beat, as far as the token's holder may know them."""
    hub = hub_of(request)
    rates_of(request).hit("scenes", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        sitting, table = room.sitting, room.sitting.table
        version, end = sitting.version(who.viewer), len(table.told) if table else 0
        excerpt = table.excerpt(who.viewer, since, TURNS) if table else None
    found = [] if excerpt is None else await hub.read(shown, excerpt, since, sitting.say(lang))
    last = found[-1]["end"] if found else excerpt.first + len(excerpt.moves) if excerpt else 0
    return answer({"version": version, "end": last, "of": end, "scenes": found})


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
        question, version = question_for(sitting, sitting.table, seat), sitting.version(seat)

    def current() -> bool:
        return room.kept is not None and seat in room.kept.asked and room.kept.version(seat) == version

    found = await thought_about(request, who.table, partial(hub.thinkers.advise, question), say, current)
    return answer(advice(question, found, say))


@router.post("/substitute", response_model=models.Moved)
async def substitute(request: Request, who: Who, wish: models.SubstituteWish, lang: Language = "en") -> Any:
    """A bot plays for somebody who is away, or for oneself; without a level the owner plays again."""
    hub, own = hub_of(request), who.seat(say_in(lang))
    rates_of(request).hit("move", who.right, say_in(lang))
    async with hub.at(who.table, change=True) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        room.saw(own)
        if hub.owning is not None:
            await hub.owning.look_who_is_here(room)
        _may_substitute(hub, room, own, wish, say)
        level = "" if wish.level is None else sitting.stand_in
        if sitting.places[wish.seat].level != level:
            move_id = f"substitute:{sitting.seq + 1}"
            await hub.commit(room, sitting.substitute(wish.seat, own, level, move_id, hub.now()))
            await hub.after(room)
        return answer({"version": room.sitting.version(own)})


def _may_substitute(hub: Hub, room: OpenTable, own: int, wish: models.SubstituteWish, say: Say) -> None:
    sitting = room.sitting
    if sitting.date:
        raise Refused(403, "daily-alone", say("daily-alone"))
    if wish.seat >= len(sitting.places):
        raise Refused(422, "no-seat", say("refused-no-seat", seat=wish.seat + 1, seats=len(sitting.places)))
    late = sitting.status == "gathering" and wish.seat in sitting.missing() and not sitting.free()  # to a rematch
    if sitting.status != "playing" and not (late and wish.seat != own):
        raise Refused(403, sitting.status, say("refused-over" if sitting.status == "over" else "server-gathering"))
    if sitting.places[wish.seat].is_bot:
        raise Refused(422, "no-stand-in", say("server-no-stand-in"))
    if wish.level is None and wish.seat != own:
        raise Refused(403, "not-yours", say("server-not-yours"))
    if wish.seat in sitting.leaving.resigned:
        raise Refused(403, "resigned", say("server-resigned" if wish.seat == own else "server-no-stand-in"))
    if wish.level is None and sitting.clocks.spent(wish.seat):
        raise Refused(403, "time-is-up", say("server-time-is-up"))
    if wish.level is not None and wish.seat != own:
        _may_replace(hub, room, wish.seat, say)


def _may_replace(hub: Hub, room: OpenTable, seat: int, say: Say) -> None:
    """Whether others may let a bot play for a seat: its owner agreed, or has kept them waiting for very long."""
    sitting, place = room.sitting, room.sitting.places[seat]
    if sitting.clocks.used and sitting.table is not None:  # it decides, and nobody else
        raise Refused(403, "clock-decides", say("server-clock-decides", name=place.name))
    if seat not in sitting.asked and seat not in sitting.missing():
        raise Refused(403, "not-awaited", say("server-not-awaited", name=place.name))
    waited = room.away_for(seat)
    if not place.lets:  # and nothing may have happened for this seat meanwhile
        waited = min(waited, max(0, milliseconds() - sitting.changed_at(seat)) / 1000)
    needed = hub.settings.away if place.lets else hub.settings.absent
    if waited < needed:
        minutes = max(1, round(needed / 60))
        raise Refused(403, "not-away", say("server-not-away", name=place.name, minutes=minutes))
