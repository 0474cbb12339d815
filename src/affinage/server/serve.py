"""`affinage serve`: open the table, say where it is, and close it cleanly."""

import contextlib
import os
import signal
import socket
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from affinage.core.errors import AffinageError
from affinage.core.words import Say

from . import app, boxes, logs
from .connections import protocols
from .doors import App, Doors
from .places import bound, open_to_all, own_addresses
from .settings import Settings
from .store import Store
from .times import milliseconds

LONGEST_MESSAGE = 4096  # a page says hello and its language, nothing else


def settings_for(host: str, public_url: str, bots: bool, proxies: tuple[str, ...] = ()) -> Settings:
    """What the server answers to, and whether bots think."""
    if public_url and (urlsplit(public_url).scheme not in ("http", "https") or not urlsplit(public_url).hostname):
        raise AffinageError(f'"{public_url}" is not an address: write it as https://table.example.')
    for proxy in proxies:
        try:
            ip_address(proxy)
        except ValueError:
            raise AffinageError(f'"{proxy}" is not a numeric address: name a proxy as 127.0.0.1 or ::1.') from None
    name = socket.gethostname().lower()
    names = ("localhost", host.lower(), name, f"{name}.local")
    workers = max(1, min(2, (os.cpu_count() or 1) // 2))  # each takes a core while it thinks, and 400 MB
    hosts, addresses = tuple(dict.fromkeys(names)), tuple(own_addresses()) if open_to_all(host) else ()
    return Settings(
        public_url=public_url, addresses=addresses, hosts=hosts, bots=bots, workers=workers, proxies=proxies
    )


def metrics_for(given: tuple[str, ...]) -> tuple[str, ...]:
    """Who may see figures."""
    for one in given:
        try:
            if one != "any":
                ip_network(one, strict=False)
        except ValueError:
            raise AffinageError(
                f'"{one}" is not a numeric address: name who may see figures as 192.0.2.7, 192.0.2.0/24 or any.'
            ) from None
    return given


def inside_for(given: str, host: str, port: int) -> str:
    """Where other processes on the same database reach this one."""
    if given:
        parts = urlsplit(given)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
            raise AffinageError(f'"{given}" is not the address of a process: write it as http://10.0.0.5:8200.')
        return given.rstrip("/")
    name = next(iter(own_addresses()), "127.0.0.1") if open_to_all(host) else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def minutes_in(clock: str) -> int:
    """A time of day as minutes after midnight."""
    hours, _, minutes = clock.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        raise AffinageError(f'"{clock}" is not a time of day: say when a daily deal follows the one before as 04:00.')
    return 60 * int(hours) + int(minutes)


class Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(
        self, config: uvicorn.Config, doors: Doors, say: Say, console: Console, where: str, settings: Settings
    ) -> None:
        super().__init__(config)
        self.doors, self.say, self.console, self.where, self.settings = doors, say, console, where, settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.config.port
            self.console.print(page(self.say, self.settings, self.config.host, port, self.where))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First let other processes have the tables, then close the doors: whoever is sending gets an answer."""
        await self.doors.hand_over()
        await super().shutdown(sockets)


def page(say: Say, settings: Settings, host: str, port: int, where: str) -> Panel:
    """Everything that somebody needs to know on one page."""
    grid = Grid.grid(padding=(0, 2))
    addresses = own_addresses() if open_to_all(host) else []
    local = "127.0.0.1" if open_to_all(host) else host
    grid.add_row(say("serve-local"), Text(f"http://{local}:{port}/", "bold"))
    for address in addresses[:3]:
        grid.add_row(say("serve-lan"), Text(f"http://{address}:{port}/", "bold"))
    if settings.public_url:
        grid.add_row(say("serve-public"), Text(settings.public_url, "bold"))
    grid.add_row(say("serve-stored"), Text(where))
    grid.add_row(say("serve-bots"), say("serve-bots-warming") if settings.bots else say("server-bots-off"))
    grid.add_row("", "")
    best = settings.public_url or (f"http://{addresses[0]}:{port}/" if addresses else "")
    if best:
        grid.add_row("", Text(qr(best)))
    grid.add_row("", Text(say("serve-stop"), "dim"))
    return Panel(grid, title=say("serve-title"), expand=False)


def qr(address: str) -> str:
    """A picture of the address for a telephone's camera, two rows of dots in a line of text."""
    rows = [list(row) for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(1, 1): " ", (1, 0): "▄", (0, 1): "▀", (0, 0): "█"}  # dark dots are empty: terminals are mostly dark
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[int(a > 0), int(b > 0)] for a, b in zip(*pair, strict=True)) for pair in pairs)


def configured(application: App, host: str, port: int, settings: Settings | None = None) -> uvicorn.Config:
    """How the application is served, here and in tests."""
    settings = settings or Settings()
    http, web_socket = protocols(settings)
    return uvicorn.Config(
        application,
        host=host,
        port=port,
        http=http,
        ws=web_socket,
        ws_max_size=LONGEST_MESSAGE,
        proxy_headers=bool(settings.proxies),  # uvicorn would trust whatever runs on this computer
        forwarded_allow_ips=list(settings.proxies),
        ws_per_message_deflate=False,  # it would keep a third of a megabyte for each open page
        access_log=False,  # the house has its own, which knows what must not be written down
        log_config=None,  # one log, with one kind of line
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def as_ctrl_c(*_: Any) -> None:
    """A service manager that ends the server means the same as somebody at the keyboard."""
    raise KeyboardInterrupt


def run(
    host: str, port: int, data: str | None, public_url: str, bots: bool, say: Say, console: Console,
    proxies: tuple[str, ...] = (), absent: float = Settings.absent,
    keeps: tuple[float | None, float | None, float | None] = (None, None, None),
    metrics: tuple[str, ...] = (), access_log: bool = False, components: tuple[Path, ...] = (), daily: bool = True,
    day_changes: str = "00:00", inside: str = "",
) -> None:  # fmt: skip
    """Serve until somebody presses Ctrl-C, or a service manager ends it."""
    signal.signal(signal.SIGTERM, as_ctrl_c)  # uvicorn closes its doors first, then raises what it was sent once more
    keep_open, keep_idle, keep_ended = keeps
    settings = replace(
        settings_for(host, public_url, bots, proxies),
        absent=absent, keep_open=keep_open, keep_idle=keep_idle, keep_ended=keep_ended,
        metrics=metrics_for(metrics), access_log=access_log, daily=daily, day_changes=minutes_in(day_changes),
    )  # fmt: skip
    logs.begin()
    sockets = bound(host, port)  # first of all: where nobody can listen no database is made either
    try:
        store = Store.open(data)
        try:
            where = store.url.render_as_string(hide_password=True) if store.shared else str(store.url.database)
            if store.new:
                console.print(say("serve-new", where=where), soft_wrap=True)
            if store.shared:
                settings = replace(settings, inside=inside_for(inside, host, sockets[0].getsockname()[1]))
            settings = replace(settings, sets=boxes.laid_out(store, components, milliseconds()))
            doors = app.build(store, settings)
            config = configured(doors, host, port, settings)
            with contextlib.suppress(KeyboardInterrupt):  # the way it is meant to end
                Server(config, doors, say, console, where, settings).run(sockets)
        finally:
            store.close()
    finally:
        for one in sockets:
            one.close()
    console.print(say("serve-stopped"))
