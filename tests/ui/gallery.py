"""A board in any position, without a server: the page asks, and the gallery answers what the server would."""

import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from affinage.books.told import told
from affinage.core.game import Game, find
from affinage.core.play import Table
from affinage.server import payload

from .guests import PATIENCE, Guest

HOST = "http://gallery.test/"
TO_BOARD = re.compile("See the board|Zum Spielplan")
NAMES = ("Marta", "Odile", "Tomás", "Noor")
Json = Any


@dataclass
class Position:
    """What a seat sees, and why the rest cannot be chosen."""

    payload: Json
    reasons: dict[str, str]
    previews: dict[int, Json]

    @property
    def places(self) -> set[str]:
        """Where on the board something can be done."""
        return {each["place"] for each in self.payload["choices"] if not each["place"].startswith("button/")}


def positions(
    game: Game, seats: int, seed: int, lang: str = "en", each: int = 2, previews: int = 0
) -> Iterator[Position]:
    """A random game: the first few positions of every phase, and the end."""
    table, rng = Table(game, seats, seed=str(seed), names=list(NAMES[:seats])), random.Random(seed)
    met: dict[str, int] = {}
    while True:
        seat = rng.choice(table.asked) if table.asked else 0
        phase = table.view(seat)["frame"]["phase"]
        if met.get(phase, 0) < each:
            met[phase] = met.get(phase, 0) + 1
            yield position(table, seat, lang, previews)
        if table.over:
            return
        table.play(seat, rng.choice(table.legal(seat)))


def position(table: Table, seat: int, lang: str = "en", previews: int = 0) -> Position:
    """One position as the server would send it to a seat, and what the move under the pointer would lead to."""
    game, known, say = table.game, table.observe(seat), table.game.say(lang)
    offered = payload.choices(game, known, seat, say)
    sent = {
        "table": "GALLERY",
        "code": None,
        "game": game.name,
        "title": say("title"),
        "lang": lang,
        "viewer": seat,
        "status": "over" if table.over else "playing",
        "seats": [_guest(p) for p in range(table.seats)],
        "waiting": list(table.asked),
        "ask": None,
        "notes": [],
        "options": table.options,
        "option_words": [],
        "clock": {"kind": "none", "seconds": 0},
        "hints": False,
        "guide_on": False,
        **payload.shown(game, known, seat, say),
        "choices": offered,
        "instead": [],
        "chosen": [],
        "can_undo": False,
        "log": [],
        "turns": [],
        "log_start": 0,
        "since": 0,
        "commitment": "0" * 64,
        "reveal": None,
        "next": None,
    }
    told = payload.reasons(game, known, seat, say) if offered else []
    shown = [payload.preview(game, known, seat, each["move"], say) for each in offered[:previews]]
    return Position(sent, {row["place"]: row["reason"] for row in told}, {each["move"]: each for each in shown})


def _guest(seat: int) -> Json:
    there = {
        "here": True,
        "taken": True,
        "ready": True,
        "bot_plays": False,
        "stand_in": False,
        "hurried": False,
        "resigned": False,
    }
    return {"seat": seat, "name": NAMES[seat], "kind": "human", "level": None, **there, "clock": None}


@dataclass
class Gallery:
    """One window that is shown one position after another."""

    guest: Guest
    files: Path
    version: int = 0
    now: Position | None = None
    sockets: list[WebSocketRoute] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.context.route(f"{HOST}**", self._answer)
        self.page.context.route_web_socket("ws://gallery.test/**", lambda socket: self.sockets.append(socket))

    @property
    def page(self) -> Page:
        """The window."""
        return self.guest.page

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOST).split("?")[0].split("#")[0] or "index.html"
        if path.endswith("/view"):
            route.fulfill(json=self._sent())
        elif path.endswith("/preview"):
            move = int(route.request.url.split("move=")[1].split("&")[0])
            assert self.now is not None
            unknown = {"move": move, "view": self.now.payload["view"]}
            route.fulfill(json=self.now.previews.get(move, unknown) | {"version": self.version})
        elif path.endswith("/reasons"):
            assert self.now is not None
            rows = [
                {"place": place, "move": 0, "words": "", "reason": why, "rule": ""}
                for place, why in self.now.reasons.items()
            ]
            route.fulfill(json={"version": self.version, "reasons": rows})
        elif path.endswith("/book"):
            route.fulfill(json=told(find(path.split("/")[2]), "en"))
        elif path == "api/me" or path.startswith("api/me/"):
            route.fulfill(json={})
        elif path.startswith("api/"):
            route.fulfill(json={}, status=404)
        else:
            route.fulfill(path=self.files / path)

    def _sent(self) -> Json:
        assert self.now is not None
        return self.now.payload | {"version": self.version}

    def _socket(self) -> WebSocketRoute:
        """The page's socket, which it opens a moment after it has shown the first board."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.sockets:
            assert time.monotonic() < until, "the page asks for no news"
            self.page.wait_for_timeout(20)
        return self.sockets[-1]

    def show(self, position: Position) -> None:
        """The next position on the screen."""
        self.now = position
        self.version += 1
        if self.version == 1:
            self.page.goto(f"{HOST}#/t/GALLERY/{'k' * 32}")
        else:
            self._socket().send(json.dumps({"kind": "payload", "payload": self._sent()}))
        if position.payload["status"] == "over":  # the result comes first; whoever likes looks at the board again
            self.page.wait_for_selector(f".table[data-version='{self.version}'] .ending")
            if self.page.query_selector(".ending.result"):
                self.page.get_by_role("button", name=TO_BOARD).click()
        self.page.wait_for_selector(f".table[data-version='{self.version}'] .field .board *")

    def drawn(self) -> set[str]:
        """The places on the board."""
        return set(
            self.page.evaluate(
                "() => [...document.querySelectorAll('.field [data-place]')].map((e) => e.dataset.place)"
            )
        )

    def areas(self) -> dict[str, int]:
        """The areas of a phone, and how many moves each claims."""
        found: dict[str, int] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.area-tabs [role=tab]')].map((e) =>
              [e.id.slice('area-tab-'.length), Number(e.querySelector('[aria-hidden]')?.textContent ?? 0)]))"""
        )
        return found

    def turn_to(self, area: str) -> None:
        """Another area of the phone."""
        self.page.locator(f"#area-tab-{area}").click()
        self.page.wait_for_selector(f".area[aria-labelledby='area-tab-{area}']")
