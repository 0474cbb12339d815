"""The daily deal: the days, one's own game, and the field after it."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.security import HTTPAuthorizationCredentials

from affinage.core.words import Say, say_in

from .. import daily, daily_models, days, people
from ..days import Day, Played
from ..hub import Hub
from ..people import Device
from ..service import Refused
from ..store import Taken
from ..thinking import PLAIN
from ..times import milliseconds
from ..tokens import device_token, digest
from .common import ERRORS, Language, address, answer, called, hub_of, once_more, rates_of
from .me import KEY, Credentials

router = APIRouter(prefix="/api/daily", responses=ERRORS)
Date = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day.")]
_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"


@router.get("", response_model=daily_models.Days)
async def all_days(request: Request, lang: Language = "en") -> Any:
    """The days there have been, today's and tomorrow's: their games, commitments, and secrets of days that are over."""
    hub, now = hub_of(request), milliseconds()
    rates_of(request).hit("read", address(request), say_in(lang))
    today = days.today(hub.settings, now)
    if not hub.settings.daily:
        return answer({"on": False, "why": say_in(lang)("daily-off"), "today": today, "days": [], "tomorrow": None})
    await daily.ensured(hub, today, now)
    tomorrow = await daily.ensured(hub, days.next_day(today), now)
    found = await hub.read(days.days, hub.store, today)

    def told(day: Day) -> dict[str, Any]:
        return daily.told_day(day, hub, today, day.found().say(lang))

    return answer({"on": True, "why": "", "today": today, "days": [told(d) for d in found], "tomorrow": told(tomorrow)})


@router.post("/{date}/look", response_model=daily_models.DailyTold)
async def look(
    request: Request, date: Date, wish: daily_models.DailyLook, lang: Language = "en", credentials: Credentials = None
) -> Any:
    """One day for one player: the field and the turns of others only once the own game, or the day, is over.

    With a device's key as bearer token, what other devices of the same person have played is theirs, too.
    """
    hub, say = hub_of(request), say_in(lang)
    rates_of(request).hit("read", address(request), say)
    day, today = await _day(hub, date, say)
    device = await _device(request, credentials)
    person = device.person if device is not None else ""
    return answer(await hub.read(daily.look, hub, day, wish.player, person, today, lang))


async def _device(request: Request, credentials: HTTPAuthorizationCredentials | None) -> Device | None:
    """Whose device asks; an unknown key is none."""
    if credentials is None or not KEY.fullmatch(credentials.credentials):
        return None
    hub = hub_of(request)
    return await hub.read(people.device, hub.store, digest(credentials.credentials), milliseconds())


@router.post("/{date}/start", response_model=daily_models.DailyTable)
async def start(
    request: Request, date: Date, wish: daily_models.DailyStart, lang: Language = "en", credentials: Credentials = None
) -> Any:
    """Play a day's deal, or go on with it; asked again, or on another device of one's own, the game that counts is the
    same."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "table", say)
    day, today = await _day(hub, date, say)
    if day.level != PLAIN and not hub.settings.bots:
        raise Refused(503, "no-bots", say("server-bots-off"))
    player, name = digest(wish.player), called(wish.name, say)
    device = await _device(request, credentials)
    first = await hub.read(days.first_of, hub.store, date, player, device.person if device is not None else "")
    counts = date == today and not wish.practice
    if not counts and date == today and (first is None or await hub.read(daily.over_now, hub, first) is None):
        raise Refused(403, "daily-first", say("daily-first"))
    table = "".join(secrets.choice(_SIGNS) for _ in range(12))
    own = Played(table, date, player, counts, milliseconds())
    own = first if counts and first is not None else await hub.write(days.begin, hub.store, own)
    if await hub.read(hub.store.header, own.table) is None:
        if own.table != table and milliseconds() - own.at > 60_000:  # it was there, and has been deleted
            raise Refused(410, "daily-gone", say("daily-gone"))
        await _lay(hub, day, own, name, wish.player)
    token = daily.token_for(day, own.table, wish.player)
    if device is not None and credentials is not None and own.player != player:  # begun on another device
        token = device_token(credentials.credentials, own.table, 0)
        await hub.write(people.lend, hub.store, device, [(own.table, 0, digest(token))])
    return answer({"table": own.table, "token": token, "counts": own.counts})


async def _lay(hub: Hub, day: Day, own: Played, name: str, player: str) -> None:
    until = days.ends_at(hub.settings, day.date)
    header = daily.header_for(day, name, own.table, milliseconds(), own.counts, until)
    hub.thinkers.ready_for(day.found())
    try:
        await hub.make(daily.made(day, header, player))
    except Taken:  # asked twice at once: the other one has laid it
        if await hub.read(hub.store.header, own.table) is None:
            raise


async def _day(hub: Hub, date: str, say: Say) -> tuple[Day, str]:
    """A day that can be played, and which one is today."""
    now = milliseconds()
    today = days.today(hub.settings, now)
    if not hub.settings.daily:
        raise Refused(404, "no-daily", say("daily-off"))
    day = await daily.ensured(hub, date, now) if date == today else await hub.read(days.find_day, hub.store, date)
    if day is None or date > today:
        raise Refused(404, "no-day", say("daily-no-day"))
    return day, today
