"""How somebody wants to be called when it is their turn: by a browser's push, or by a webhook."""

import json
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from affinage.core.words import Say, say_in

from .. import call_models as models
from .. import channels, people, push, webhooks
from ..channels import Channel
from ..outbox import TOPIC
from ..outward import Failed, Unsuitable
from ..people import Device
from ..service import Refused
from ..times import milliseconds
from .common import ERRORS, Language, answer, hub_of, once_more, rates_of
from .me import Mine

router = APIRouter(prefix="/api/me/calls", responses=ERRORS)


@router.get("", response_model=models.Calls)
async def look(request: Request, device: Mine) -> Any:
    """How I am called, and the key that a browser needs for a push."""
    return answer(await _told(request, device))


async def _told(request: Request, device: Device) -> dict[str, Any]:
    hub = hub_of(request)
    who = await hub.read(people.person, hub.store, device.person)
    names = {d.id: d.name for d in await hub.read(people.devices, hub.store, device.person)}
    return {
        "level": who.level if who else "each",
        "key": await hub.calls.public_key(),
        "channels": [
            {
                "id": one.id,
                "kind": one.kind,
                "host": urlsplit(one.url).hostname or "",  # the rest of an address is a secret
                "device": names.get(one.device, ""),
                "here": one.device == device.id,
                "failing": one.failures > 0,
            }
            for one in await hub.read(channels.channels, hub.store, device.person)
        ],
    }


@router.post("/level", response_model=models.Calls)
async def set_level(request: Request, device: Mine, wish: models.LevelWish) -> Any:
    """How often I am called: each turn, once a day, never."""
    hub = hub_of(request)
    await hub.write(lambda: people.change(hub.store, device, level=wish.level))
    hub.calls.changed()
    return answer(await _told(request, device))


@router.post("/push", response_model=models.Calls)
async def add_push(request: Request, device: Mine, wish: models.PushWish, lang: Language = "en") -> Any:
    """Call me in this browser."""
    say = say_in(lang)
    subscription = push.Subscription(wish.endpoint, wish.p256dh, wish.auth)
    if not push.usable(subscription):
        raise Refused(422, "call-keys", say("call-keys"))
    address = json.dumps({"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth})
    return await _add(request, device, "push", address, wish.endpoint, say)


@router.post("/webhook", response_model=models.Calls)
async def add_webhook(request: Request, device: Mine, wish: models.WebhookWish, lang: Language = "en") -> Any:
    """Call me by ntfy, Discord or Slack."""
    say, url = say_in(lang), wish.url.strip()
    kind = webhooks.kind_of(url)
    return await _add(request, device, kind, url, url, say)


async def _not_too_often(request: Request, device: Device, say: Say) -> None:
    """What makes this server connect to somewhere: bounded for a person, and for whoever is many people."""
    rates_of(request).hit("call", device.person, say)
    await once_more(request, "calls", say)


async def _add(request: Request, device: Device, kind: str, address: str, url: str, say: Say) -> Any:
    hub = hub_of(request)
    await _not_too_often(request, device, say)
    try:
        await hub.calls.outward.check(url)
    except Unsuitable as why:
        raise Refused(422, "call-address", say(str(why))) from None
    except Failed:
        raise Refused(422, "call-address", say("call-unknown-name")) from None
    if kind != "push" and not webhooks.plausible(url, kind):
        raise Refused(422, "call-address", say("call-kind", kind=kind))
    if not await hub.write(channels.add, hub.store, device, kind, address, url, milliseconds()):
        raise Refused(409, "call-full", say("call-full"))
    hub.calls.changed()
    return answer(await _told(request, device))


@router.post("/out", response_model=models.Calls)
async def remove(request: Request, device: Mine, wish: models.ChannelNamed, lang: Language = "en") -> Any:
    """Do not call me there any more."""
    hub = hub_of(request)
    if not await hub.write(channels.remove, hub.store, wish.channel, device.person):
        raise Refused(404, "no-channel", say_in(lang)("call-no-channel"))
    hub.calls.changed()
    return answer(await _told(request, device))


@router.post("/test", response_model=models.Tried)
async def try_out(request: Request, device: Mine, wish: models.ChannelNamed, lang: Language = "en") -> Any:
    """Call me there now, to see whether it arrives."""
    hub, say = hub_of(request), say_in(lang)
    await _not_too_often(request, device, say)
    found: Channel | None = await hub.read(channels.channel, hub.store, wish.channel)
    if found is None or found.person != device.person:
        raise Refused(404, "no-channel", say("call-no-channel"))
    told = {"title": say("call-house"), "body": say("call-test"), "url": "#/my", "tag": TOPIC, "n": 0}
    fate = await hub.calls.try_out(found, told)
    if fate == "busy":
        raise Refused(429, "too-often", say("server-too-often"))
    return answer({"fate": fate})
