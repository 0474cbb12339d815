"""The application: routes, refusals, doors, and what begins and ends with it."""

import asyncio
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute

from affinage import __version__

from . import pages
from .blocks import Blocks
from .counting import Counts
from .daily import prepare
from .doors import App, Doors
from .expiry import expire
from .fast_path import FastPath
from .health import Health
from .host_key import HostKey, kept_or_made
from .hosting import hear
from .house_keys import house_key
from .hub import Hub
from .in_play import put_away
from .owning import Owning
from .passing import Passing
from .rates import Rates
from .refusals import KINDS, answer_to
from .routes import (
    afterwards,
    book,
    boxes,
    calling,
    daily,
    explaining,
    hosting,
    learning,
    leaving,
    lobby,
    me,
    my_games,
    operating,
    papers,
    playing,
    puzzles,
    socket,
    talking,
)
from .settings import Settings
from .store import Store
from .thinkers import Thinkers
from .times import milliseconds
from .tokens import new_token
from .tracing import Template, Tracer

if TYPE_CHECKING:
    from .fleet import Fleet


def build(store: Store, settings: Settings | None = None) -> Doors:
    """The whole server on a store that is open."""
    settings = settings or Settings()
    thinkers, blocks, key = Thinkers(settings, fleet=fleet_of(store)), Blocks(store), HostKey(kept_or_made(store.url))
    metrics = store.metrics = thinkers.metrics

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(store, settings, thinkers, blocks=blocks)
        loop = asyncio.get_running_loop()

        def heard(what: str, name: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, hub, what, name)

        if store.shared:
            hub.owning = Owning(hub, settings.inside)
            await hub.owning.begin()
        store.listen(heard)
        metrics.watch(
            lambda: sum(len(room.watchers) for room in hub.rooms.values()),
            lambda: len(hub.rooms),
            thinkers.counts,
            hub.standing,
        )
        thinkers.start(hub.task, hub.tell_all)
        _be_quick()
        hub.task(hub.beat())
        hub.task(hub.resume())
        hub.task(expire(hub))
        hub.task(put_away(hub))
        hub.task(hub.calls.run())
        if settings.daily:
            hub.task(prepare(hub, milliseconds))
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
    app.state.rates, app.state.host_key = Rates(settings.rates, Counts(store) if store.shared else None), key
    app.state.metrics, app.state.health = metrics, Health(store, settings.health)
    templates: list[Template] = []
    # What is asked most comes first: a request is matched with one route after another.
    most = (playing, afterwards, explaining, leaving, talking, lobby, me, calling, my_games)
    for routes in (*most, papers, book, learning, daily, puzzles, boxes, socket, hosting, operating):
        app.include_router(routes.router)
        templates += [
            (route.path_regex, route.path)
            for route in routes.router.routes
            if isinstance(route, Route | WebSocketRoute)
        ]
    for kind in KINDS:
        app.add_exception_handler(kind, answer_to)
    pages.add(app)
    tracer = Tracer(metrics, settings.access_log, templates)
    inner: App = FastPath(app)
    secret = ""
    if store.shared:
        secret = house_key(store, "processes", new_token)
        inner = Passing(inner, lambda: app.state.hub, secret)
    doors = Doors(inner, settings, app.state.rates, blocks, tracer, secret)
    if store.shared:
        doors.hand_over = lambda: app.state.hub.hand_over()  # the hub is there once it is open
    return doors


def fleet_of(store: Store) -> "Fleet | None":
    """Thinkers elsewhere, which may join where the tables are on PostgreSQL."""
    if not store.shared:
        return None
    try:
        from .fleet import Fleet
    except ModuleNotFoundError:  # an extra: without it the server thinks itself
        return None
    return Fleet(store.url, house_key(store, "lanes", lambda: secrets.token_hex(32)).encode())


def _be_quick() -> None:
    """Let the thread that stores take over soon, and look for waste seldom: payloads are thousands of short lives."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)
