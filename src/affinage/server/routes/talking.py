"""What people say at a table."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from affinage.core.words import say_in

from .. import talk
from ..models import Asked, Whole
from ..refused import Unsaid
from .common import ERRORS, Language, Who, answer, hub_of, rates_of

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)


class SayWish(Asked):
    """An emote by its name, or words."""

    kind: Literal["words", "emote"]
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class SaidTold(BaseModel):
    """Something that somebody said; numbers grow, and some may be missing."""

    number: int
    seat: int
    at: int
    kind: Literal["words", "emote"]
    text: str


class Talk(BaseModel):
    """What may be said here, and what was."""

    allowed: Literal["all", "emotes", "none"]
    said: list[SaidTold]


@router.get("/said", response_model=Talk)
async def listen(
    request: Request, who: Who, since: Annotated[Whole, Query(alias="after")] = 0, lang: Language = "en"
) -> Any:
    """What was said, as far as the token's holder may read it."""
    hub = hub_of(request)
    rates_of(request).hit("read", who.right, say_in(lang))
    header = await hub.read(hub.store.header, who.table)
    if header is None:
        raise Unsaid(404, "no-table")
    found = await hub.read(talk.after, hub.store, who.table, since)
    return answer({"allowed": talk.allowed(header), "said": talk.shown(found, who.viewer)})


@router.post("/say", response_model=SaidTold)
async def speak(request: Request, who: Who, wish: SayWish, lang: Language = "en") -> Any:
    """Say something, from a seat."""
    hub, say = hub_of(request), say_in(lang)
    seat = who.seat(say)
    header = await hub.read(hub.store.header, who.table)
    if header is None:
        raise Unsaid(404, "no-table")
    text = talk.judged(header, wish.kind, wish.text, say)
    rates_of(request).hit(wish.kind, f"{who.table} {seat}", say)
    found = await hub.write(talk.add, hub.store, who.table, seat, wish.kind, text)
    if found is None:
        raise Unsaid(404, "no-table")
    room = hub.rooms.get(who.table)
    if room is not None:
        await talk.news(hub, room)
    return answer(talk.shown([found], seat)[0])
