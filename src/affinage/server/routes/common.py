"""What all routes share: whose token it is, in which language, and how answers are written."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from orjson import dumps

from affinage.core.game import PUBLIC, Game
from affinage.core.words import Say, say_in

from .. import models
from ..addresses import counted
from ..doors import COUNTED
from ..hub import Hub
from ..logs import TABLE
from ..models import Error, Lang
from ..naming import name_from
from ..pool import Asker
from ..queueing import Importance
from ..rates import Rates
from ..service import Refused
from ..tokens import digest

T = TypeVar("T")
Language = Annotated[Lang, Query(description="The language of all text.")]
TableId = Annotated[str, Path(pattern=models.TABLE, description="A table.")]
bearer = HTTPBearer(auto_error=False, description="A seat's or a spectator's token.")
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": Error} for code in (400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 503)
}


@dataclass(frozen=True)
class Holder:
    """Who asks: a seat or the public, and the digest of the token."""

    table: str
    viewer: int
    right: str

    def seat(self, say: Say) -> int:
        """The seat, for what only players may do."""
        if self.viewer == PUBLIC:
            raise Refused(403, "spectator", say("server-spectator"))
        return self.viewer


def hub_of(request: Request) -> Hub:
    """The tables of this server."""
    hub: Hub = request.app.state.hub
    return hub


def rates_of(request: Request) -> Rates:
    """How often somebody may ask."""
    rates: Rates = request.app.state.rates
    return rates


def address(request: Request) -> str:
    """Where a request comes from, as limits count it."""
    return counted(request.client.host) if request.client else "nowhere"


async def once_more(request: Request, what: str, say: Say) -> None:
    """Count what is rare by the address that asks, at all processes together; what another one has passed on, or what
    is gone through again, was counted there."""
    if not request.scope.get(COUNTED):
        await rates_of(request).by_address(what, address(request), say)


async def holder(
    request: Request,
    table: TableId,
    lang: Language = "en",
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
) -> Holder:
    """Whose token this is; only tokens of this very table open it."""
    say = say_in(lang)
    if credentials is None:
        raise Refused(401, "no-token", say("server-no-token"))
    return await who(hub_of(request), rates_of(request), address(request), table, credentials.credentials, say)


async def who(hub: Hub, rates: Rates, address: str, table: str, token: str, say: Say) -> Holder:
    """The holder of a token, or a refusal; failures are counted by address, and never shut out a right token."""
    right = await hub.right(token) if len(token) <= 128 and "\0" not in token else None
    if right is None or right.kind not in ("seat", "spectator"):
        await rates.by_address("token", address, say)
        raise Refused(401, "wrong-token", say("server-wrong-token"))
    if right.table != table:
        await rates.by_address("token", address, say)
        raise Refused(403, "other-table", say("server-other-table"))
    TABLE.set(table)  # it is there, and whoever asks may know it: from now on lines of the log name it
    return Holder(table, right.seat if right.kind == "seat" else PUBLIC, digest(token))


Who = Annotated[Holder, Depends(holder)]


def called(name: str, say: Say) -> str:
    """A name that can be shown, or a refusal."""
    found = name_from(name)
    if found is None:
        raise Refused(422, "name", say("server-name"))
    return found


def can_think(hub: Hub, game: Game, say: Say) -> None:
    """Whether there is somebody to ask for advice; people do not wait until rules are compiled."""
    if not hub.settings.bots:
        raise Refused(503, "no-bots", say("server-bots-off"))
    if not hub.thinkers.ready_for(game):
        raise Refused(503, "warming", say("server-advice-warming"))


async def thought_about(
    request: Request, table: str, ask: Callable[[Asker], Awaitable[T | None]], say: Say,
    current: Callable[[], bool] = lambda: True,
) -> T:  # fmt: skip
    """Advice for whoever asked, as long as they wait for it and the question is current."""
    hub = hub_of(request)
    here = asyncio.ensure_future(_until_gone(request))
    here.add_done_callback(lambda _: hub.thinkers.look_again(table))
    asker = Asker(Importance.HINT, address(request), table, lambda: current() and not here.done())
    try:
        found = await ask(asker)
    finally:
        here.cancel()
    if found is None:
        raise Refused(503, "late", say("server-thinking-failed"))
    return found


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answer(content: Any, status: int = 200) -> Response:
    """JSON, written fast: it was built here and needs no second look."""
    told = content if isinstance(content, bytes) else dumps(content)
    return Response(told, status, media_type="application/json")
