"""A person's own things: devices, seats, belongings. A device's key opens them; it is made on the device."""

import json
import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from affinage.core.words import Say, say_in

from .. import joining, people
from .. import person_models as models
from ..hosting import show_out
from ..naming import label_from
from ..people import Device
from ..service import Refused
from ..times import milliseconds
from ..tokens import device_token, digest, new_token
from .common import ERRORS, Language, answer, hub_of, once_more, rates_of

router = APIRouter(prefix="/api/me", responses=ERRORS)
bearer = HTTPBearer(auto_error=False, scheme_name="DeviceKey", description="A key that the device has made.")
KEY = re.compile(r"[A-Za-z0-9_-]{32,128}")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def key_of(credentials: HTTPAuthorizationCredentials | None, say: Say) -> str:
    """A device's key, if it looks like one."""
    given = credentials.credentials if credentials is not None else ""
    if not KEY.fullmatch(given):
        raise Refused(401, "device-key", say("person-key"))
    return given


async def mine(request: Request, lang: Language = "en", credentials: Credentials = None) -> Device:
    """Whose device this is."""
    say, rates = say_in(lang), rates_of(request)
    key = key_of(credentials, say)
    found = await _known(request, key)
    if found is None:
        await once_more(request, "token", say)
        raise Refused(401, "no-device", say("person-no-device"))
    rates.hit("me", found.digest, say)
    request.state.key = key
    return found


async def _known(request: Request, key: str) -> Device | None:
    hub = hub_of(request)
    return await hub.read(people.device, hub.store, digest(key), milliseconds())


Mine = Annotated[Device, Depends(mine)]


@router.post("", response_model=models.Me)
async def come(request: Request, wish: models.Come, lang: Language = "en", credentials: Credentials = None) -> Any:
    """Be known by a key that this device has made; where it is known already, look."""
    hub, say = hub_of(request), say_in(lang)
    key = key_of(credentials, say)
    found = await _known(request, key)
    if found is None:
        await once_more(request, "person", say)
        await hub.write(people.enrol, hub.store, digest(key), label_from(wish.name), lang, milliseconds())
        found = await _known(request, key)
    if found is None:  # put out again in the same moment
        raise Refused(401, "no-device", say("person-no-device"))
    rates_of(request).hit("me", found.digest, say)
    return answer(await _told(request, found, lang))


@router.get("", response_model=models.Me)
async def look(request: Request, device: Mine, lang: Language = "en") -> Any:
    """What this server knows of me."""
    return answer(await _told(request, device, lang))


async def _told(request: Request, device: Device, lang: str) -> dict[str, Any]:
    hub = hub_of(request)
    who = await hub.read(people.person, hub.store, device.person)
    if who is not None and who.lang != lang:
        await hub.write(lambda: people.change(hub.store, device, lang=lang))
    return {
        "devices": [
            {"id": d.id, "name": d.name, "here": d.id == device.id, "made_at": d.made_at, "seen_at": d.seen_at}
            for d in await hub.read(people.devices, hub.store, device.person)
        ],
        "seats": [
            {"table": s.table, "seat": s.seat, "muted": s.muted}
            for s in await hub.read(people.seats, hub.store, device.person)
        ],
        "belongings": await hub.read(people.belongings, hub.store, device.person),
        "level": who.level if who else "each",
    }


@router.post("/seats", response_model=models.Owned)
async def own(request: Request, device: Mine, wish: models.SeatKeys) -> Any:
    """Seats that this device has keys to are its person's."""
    hub = hub_of(request)
    held = [(seat.table, digest(seat.token)) for seat in wish.seats]
    found = await hub.write(people.own, hub.store, device, held, milliseconds())
    hub.calls.changed()
    return answer({"seats": [{"table": table, "seat": seat} for table, seat in found]})


@router.post("/keys", response_model=models.Lent)
async def lend(request: Request, device: Mine, wish: models.SeatsNamed) -> Any:
    """Keys to seats of one's own, for this device alone; the same ones when asked again."""
    hub, key = hub_of(request), request.state.key
    tokens = {(seat.table, seat.seat): device_token(key, seat.table, seat.seat) for seat in wish.seats}
    asked = [(table, seat, digest(token)) for (table, seat), token in tokens.items()]
    given = await hub.write(people.lend, hub.store, device, asked)
    return answer({"seats": [{"table": table, "seat": seat, "token": tokens[table, seat]} for table, seat in given]})


@router.post("/leave", response_model=models.Done)
async def leave(request: Request, device: Mine, wish: models.TableNamed) -> Any:
    """Take a table off the list, on all my devices."""
    hub = hub_of(request)
    await hub.write(people.leave, hub.store, device, wish.table)
    hub.calls.changed()
    return answer({"done": True})


@router.post("/mute", response_model=models.Done)
async def mute(request: Request, device: Mine, wish: models.MuteWish) -> Any:
    """Not to be called to a table any more, or again."""
    hub = hub_of(request)
    return answer({"done": await hub.write(people.mute, hub.store, device, wish.table, wish.muted)})


@router.post("/belongings", response_model=models.Done)
async def put_down(request: Request, device: Mine, wish: models.Belonging, lang: Language = "en") -> Any:
    """Keep something for all my devices."""
    hub, say = hub_of(request), say_in(lang)
    value = json.dumps(wish.value, ensure_ascii=False, separators=(",", ":"))
    against = await hub.write(people.put_down, hub.store, device, wish.name, value, wish.at)
    if against:
        raise Refused(413, "too-much", say(against))
    return answer({"done": True})


# Devices


@router.post("/pass", response_model=models.Pass)
async def write_pass(request: Request, device: Mine) -> Any:
    """A link that adds a device, once and within ten minutes. It is told this once."""
    hub, token = hub_of(request), new_token()
    until = await hub.write(joining.write_pass, hub.store, device, token, milliseconds())
    return answer({"fragment": f"#/along/{token}", "until": until})


@router.post("/along", response_model=models.Me)
async def come_along(
    request: Request, wish: models.ComeAlong, lang: Language = "en", credentials: Credentials = None
) -> Any:
    """Join the person who has shown this link; what this device had here comes along."""
    hub, say = hub_of(request), say_in(lang)
    key = key_of(credentials, say)
    await once_more(request, "join", say)
    name, now = label_from(wish.name), milliseconds()
    against = await hub.write(joining.come_along, hub.store, wish.link, digest(key), name, lang, now)
    if against:
        raise Refused(403, "no-pass", say(against))
    hub.calls.changed()
    found = await _known(request, key)
    if found is None:
        raise Refused(401, "no-device", say("person-no-device"))
    return answer(await _told(request, found, lang))


@router.post("/rename", response_model=models.Done)
async def rename(request: Request, device: Mine, wish: models.Come) -> Any:
    """Call this device something else."""
    hub = hub_of(request)
    await hub.write(people.rename, hub.store, device.digest, label_from(wish.name))
    return answer({"done": True})


@router.post("/out", response_model=models.Done)
async def put_out(request: Request, device: Mine, wish: models.DeviceNamed, lang: Language = "en") -> Any:
    """A device is no longer mine: its keys open nothing any more, and its pages are closed."""
    hub = hub_of(request)
    gone = await hub.write(people.put_out, hub.store, device, wish.device)
    if gone is None:
        raise Refused(404, "no-such-device", say_in(lang)("person-no-such-device"))
    show_out(hub, gone)
    hub.calls.changed()
    return answer({"done": True})


@router.post("/forget", response_model=models.Done)
async def forget(request: Request, device: Mine) -> Any:
    """Forget me, with all my devices; my seats go on by their links."""
    hub = hub_of(request)
    await hub.write(people.forget, hub.store, device)
    hub.calls.changed()
    return answer({"done": True})
