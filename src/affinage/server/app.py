"""The application: routes, refusals, doors, and what begins and ends with it."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.routing import Route, WebSocketRoute

from affinage import __version__

from . import pages
from .blocks import Blocks
from .doors import App, Doors
from .expiry import expire
from .fast_path import FastPath
from .health import Health
from .host_key import HostKey, kept_or_made
from .hosting import hear
from .hub import Hub
from .rates import Rates
from .refusals import KINDS, answer_to
from .routes import afterwards, explaining, hosting, leaving, lobby, operating, papers, playing, socket
from .settings import Settings
from .store import Store
from .thinkers import Thinkers
from .tracing import Template, Tracer


def build(store: Store, settings: Settings | None = None) -> App:
    """The whole server on a store that is open."""
    settings = settings or Settings()
    thinkers, blocks, key = Thinkers(settings), Blocks(store), HostKey(kept_or_made(store.url))
    metrics = store.metrics = thinkers.metrics

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(store, settings, thinkers, blocks=blocks)
        loop = asyncio.get_running_loop()

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(hear, hub, table)

        store.listen(heard)
        metrics.watch(
            lambda: sum(len(room.watchers) for room in hub.rooms.values()), lambda: len(hub.rooms), thinkers.counts
        )
        thinkers.start(hub.task, hub.tell_all)
        _be_quick()
        hub.task(hub.beat())
        hub.task(hub.resume())
        hub.task(expire(hub))
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
    app.state.rates, app.state.host_key = Rates(settings.rates), key
    app.state.metrics, app.state.health = metrics, Health(store, settings.health)
    templates: list[Template] = []
    # What is asked most comes first: a request is matched with one route after another.
    for routes in (playing, afterwards, explaining, leaving, lobby, papers, socket, hosting, operating):
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
    return Doors(FastPath(app), settings, app.state.rates, blocks, tracer)


def _be_quick() -> None:
    """Let the thread that stores take over soon, and look for waste seldom: payloads are thousands of short lives."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)
