"""The application: routes, refusals, doors, and what begins and ends with it."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from affinage import __version__
from affinage.core.words import LANGUAGES, Say, say_in

from . import pages
from .doors import App, Doors, complaint
from .hub import Hub
from .rates import Rates
from .routes import afterwards, explaining, lobby, papers, playing, socket
from .service import Refused, Unsaid
from .settings import Settings
from .store import Store, StoreError, Taken
from .thinkers import Thinkers

log = logging.getLogger("affinage.server")


def build(store: Store, settings: Settings | None = None) -> App:
    """The whole server on a store that is open."""
    settings = settings or Settings()
    thinkers = Thinkers(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(store, settings, thinkers)
        loop = asyncio.get_running_loop()

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(hub.heard, table)

        store.listen(heard)
        thinkers.start(hub.task)
        _be_quick()
        hub.task(hub.resume())
        yield
        await hub.close()
        await thinkers.close()

    app = FastAPI(
        title="Affinage",
        version=__version__,
        description="Tables for board games: clicks are moves, views are covered. See docs/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.rates = Rates(settings.rates)
    # What is asked most comes first: a request is matched with one route after another.
    for router in (playing.router, afterwards.router, explaining.router, lobby.router, papers.router, socket.router):
        app.include_router(router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(StoreError, _not_stored)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(Exception, _broken)
    pages.add(app)
    return Doors(app, settings)


def _be_quick() -> None:
    """Let the thread that stores take over soon, and look for waste seldom: payloads are thousands of short lives."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


def _say(request: Request) -> Say:
    lang = request.query_params.get("lang", "en")
    return say_in(lang if lang in LANGUAGES else "en")


def _told(status: int, told: bytes, headers: dict[str, str] | None = None) -> Response:
    return Response(told, status, headers, media_type="application/json")


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    if isinstance(error, Unsaid):
        error = error.said(_say(request))
    headers = {401: {"www-authenticate": "Bearer"}, 429: {"retry-after": "2"}, 503: {"retry-after": "1"}}
    told = complaint(error.code, error.reason, error.rule, error.version)
    return _told(error.status, told, headers.get(error.status))


def _not_stored(request: Request, error: Exception) -> Response:
    if isinstance(error, Taken):  # another server was quicker: look again
        return _told(409, complaint("stale", _say(request)("server-elsewhere")))
    log.warning("the store does not answer: %s", error)
    return _told(503, complaint("unavailable", _say(request)("server-unavailable")), {"retry-after": "1"})


def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0])
    where = ".".join(str(part) for part in first["loc"])
    sentence = _say(request)("server-malformed", where=where[:200], what=str(first["msg"])[:200])
    return _told(422, complaint("malformed", sentence))


def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "server-no-route", 405: "server-no-method"}
    key = known.get(error.status_code, "server-no-route")
    code = "method" if error.status_code == 405 else "no-route"
    return _told(error.status_code, complaint(code, _say(request)(key)), dict(error.headers or {}))


def _broken(request: Request, error: Exception) -> Response:
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _told(500, complaint("broken", _say(request)("server-broken")))
