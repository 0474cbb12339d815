"""News: an open page is sent its payload whenever its version changes, and who is there in between."""

import asyncio
import contextlib
import re
from typing import Literal

from fastapi import APIRouter, WebSocket
from orjson import dumps
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.websockets import WebSocketDisconnect

from affinage.core.game import PUBLIC
from affinage.core.words import say_in

from .. import body
from ..addresses import counted
from ..driving import watch
from ..hosting import NO_TABLE, WRONG_TOKEN
from ..hub import Hub, OpenTable, Watcher, in_short
from ..models import TABLE, Lang, Whole
from ..rates import Rates
from ..service import Refused, Unsaid
from ..talk import unheard
from .common import who

router = APIRouter()
PATIENCE = 10.0  # seconds for the first message
TOO_MANY, NONSENSE = 4429, 4400


class Hello(BaseModel):
    """The first message."""

    model_config = ConfigDict(extra="ignore", strict=True)
    token: str
    lang: Lang = "en"
    after: int | None = None


class Change(BaseModel):
    """Another message: another language, or a version that the page has shown while somebody could see it."""

    model_config = ConfigDict(extra="ignore", strict=True)
    kind: Literal["lang", "seen"]
    lang: Lang = "en"
    version: Whole = 0


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Send news until the page goes away."""
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # RuntimeError: it went away while being told
        await _serve(websocket, table)


async def _serve(websocket: WebSocket, table: str) -> None:
    hub: Hub = websocket.app.state.hub
    if not re.fullmatch(TABLE, table):
        await websocket.close(NO_TABLE)
        return
    try:
        hello = Hello.model_validate(body.parse(await asyncio.wait_for(_text(websocket), PATIENCE)))
    except (body.BadBody, ValidationError, TimeoutError):
        await websocket.close(NONSENSE)
        return
    host = counted(websocket.client.host) if websocket.client else "nowhere"
    try:
        holder = await who(hub, websocket.app.state.rates, host, table, hello.token, say_in(hello.lang))
        async with hub.at(table) as room:
            mine = [w for w in room.watchers if w.right == holder.right]
            if len(mine) >= hub.settings.sockets:
                await websocket.close(TOO_MANY)
                return
            if await hub.right(hello.token) is None:  # taken away while it waited for the table
                await websocket.close(WRONG_TOKEN)
                return
            after = -1 if hello.after is None else hello.after
            watcher = Watcher(holder.viewer, hello.lang, holder.right, address=host, version=after)
            watch(hub, room, watcher)
            if hub.owning is not None:
                await hub.owning.came(room, watcher.viewer)
    except Refused as refused:
        if isinstance(refused, Unsaid) and refused.status == 410:
            reason = refused.said(say_in(hello.lang)).reason
            await websocket.send_text(dumps({"kind": "gone", "reason": reason}).decode())
        await websocket.close(
            NO_TABLE if refused.status in (404, 410) else TOO_MANY if refused.status == 429 else WRONG_TOKEN
        )
        return
    sending = asyncio.ensure_future(_send(websocket, hub, room, watcher))
    hearing = asyncio.ensure_future(_hear(websocket, hub, room, watcher, websocket.app.state.rates))
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.watchers.discard(watcher)
        room.saw(watcher.viewer)
        room.wake()
        if hub.owning is not None:
            hub.owning.went(table, watcher.viewer)
        hub.thinkers.look_again(table)  # bots alone pause
        for task in (sending, hearing):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _text(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""


async def _hear(websocket: WebSocket, hub: Hub, room: OpenTable, watcher: Watcher, rates: Rates) -> None:
    """The page may change its language, and says what it has shown; nothing else, and not without end."""
    while True:
        raw = await _text(websocket)
        if not rates.may("speak", str(id(watcher))):
            await websocket.close(TOO_MANY)
            return
        try:
            change = Change.model_validate(body.parse(raw))
        except (body.BadBody, ValidationError):
            await websocket.close(NONSENSE)
            return
        if change.kind == "lang":
            watcher.lang, watcher.version = change.lang, -1
            watcher.news.set()
        elif watcher.viewer != PUBLIC:
            hub.calls.seen(room, watcher.viewer, change.version)


async def _send(websocket: WebSocket, hub: Hub, room: OpenTable, watcher: Watcher) -> None:
    """Whenever there is news, the newest alone: a slow page misses what is old already."""
    while True:
        await watcher.news.wait()
        await hub.turn()
        watcher.news.clear()
        if watcher.ended:
            await websocket.close(watcher.ended)
            return
        async with hub.at(room.table, heard=True) as found:
            message, said = _message(hub, found, watcher), unheard(found, watcher)
        if message is not None:
            await websocket.send_text(message.decode())
        if said:
            await websocket.send_text(dumps({"kind": "said", "said": said}).decode())


def _message(hub: Hub, room: OpenTable, watcher: Watcher) -> bytes | None:
    version, guests = room.sitting.version(watcher.viewer), hub.guests(room)
    steady = in_short(guests)
    if version != watcher.version:
        watcher.version, watcher.guests = version, steady
        return (
            b'{"kind":"payload","payload":' + hub.view(room, watcher.viewer, watcher.lang, watcher.right, guests) + b"}"
        )
    if steady != watcher.guests:
        watcher.guests = steady
        return dumps({"kind": "seats", **guests})
    return None
