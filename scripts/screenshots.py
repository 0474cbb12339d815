"""The pictures of the documents: a real server, real tables, a real browser.

python scripts/screenshots.py [NAME ...]     all pictures, or those whose names begin so

The page must be built (make play, or npm run build in ui/). Pictures go to docs/pictures. A table is played by choices
that lead to many points; the picture of the look back waits for a bot, which takes some minutes.
"""

import json
import os
import random
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import typer
from pictures import small
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Marta", "Odile", "Tomás", "Noor")
GAMES = {"beer-and-bread": (2, 70), "wine-and-cheese": (2, 60), "fromage": (4, 45), "vinhos": (4, 60)}
DARK = "fromage"  # one board by night is enough for the documents
Json = Any


class House:
    """`affinage serve` on a free port with an empty database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/"
        command = "from affinage.cli import main; main()"
        options = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "tables.sqlite")]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        whole = [sys.executable, "-c", command, *options]
        self.process = subprocess.Popen(whole, env=env, stdout=subprocess.DEVNULL)
        self._await()

    def _await(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                self.ask("status")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def ask(self, path: str, body: Json = None, token: str = "") -> Json:
        """One request; a server that is asked too often is asked again."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        for _ in range(50):
            try:
                request = urllib.request.Request(f"{self.url}api/{path}", data, headers)
                with urllib.request.urlopen(request) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(0.5)
        raise TimeoutError(path)

    def lay(self, game: str, seats: list[Json]) -> Json:
        """A new table."""
        made = self.ask("tables", {"game": game, "name": NAMES[0], "seats": seats})
        for seat in made["seats"]:
            if seat["token"]:
                self.ask(f"tables/{made['table']}/add", {"nonce": secrets.token_hex(16)}, seat["token"])
        return made


def at_one_screen(house: House, game: str, seats: int) -> Json:
    """A table where all seats are ours."""
    others = [{"kind": "hotseat", "name": name} for name in NAMES[1:seats]]
    return house.lay(game, [{"kind": "me"}, *others])


def play(house: House, table: Json, moves: int, rng: random.Random) -> int:
    """Play by whatever promises most points at once; says who is asked then."""
    where, tokens = f"tables/{table['table']}", {s["seat"]: s["token"] for s in table["seats"]}
    for _ in range(moves):
        view = house.ask(f"{where}/view", token=tokens[0])
        if view["status"] == "over":
            return 0
        seat = view["waiting"][0]
        mine = view if seat == 0 else house.ask(f"{where}/view", token=tokens[seat])
        tried = rng.sample(mine["choices"], min(3, len(mine["choices"])))
        worth = {}
        for choice in tried if len(tried) > 1 else []:
            seen = house.ask(f"{where}/preview?move={choice['move']}", token=tokens[seat])
            worth[choice["move"]] = seen["view"]["frame"]["seats"][seat]["final"] + rng.random()
        move = max(worth, key=lambda each: worth[each]) if worth else tried[0]["move"]
        wish = {"move_id": secrets.token_hex(16), "version": mine["version"], "move": move}
        house.ask(f"{where}/moves", wish, tokens[seat])
    return int(house.ask(f"{where}/view", token=tokens[0])["waiting"][0])


def keys(table: Json, game: str) -> Json:
    """What a device keeps of a table."""
    seats = [{"seat": s["seat"], "token": s["token"]} for s in table["seats"] if s["token"]]
    invites = [{"seat": s["seat"], "invite": s["invite"]} for s in table["seats"] if s["invite"]]
    told = {"table": table["table"], "game": game, "code": table["code"], "spectator": table["spectator"], "at": 1}
    return {table["table"]: told | {"seats": seats, "invites": invites}}


class Camera:
    """A browser that takes pictures."""

    def __init__(self, house: House, browser: Browser, wanted: list[str]) -> None:
        self.house, self.browser, self.wanted = house, browser, wanted

    def wants(self, *names: str) -> bool:
        """Whether any of these pictures is asked for."""
        return not self.wanted or any(name.startswith(tuple(self.wanted)) for name in names)

    @contextmanager
    def page(
        self, fragment: str, kept: Json = None, phone: bool = False, dark: bool = False, more: Json = None
    ) -> Iterator[Page]:
        """A page of a device that keeps these keys."""
        size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
        light: Literal["light", "dark"] = "dark" if dark else "light"
        context = self.browser.new_context(viewport=size, color_scheme=light, locale="en-GB", reduced_motion="reduce")
        stored = {"name": NAMES[0], "tables": kept or {}} | (more or {})
        for name, value in stored.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.setItem({json.dumps('affinage/' + name)}, {text})")
        page = context.new_page()
        page.goto(f"{self.house.url}{fragment}")
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        """The page as it stands."""
        page.wait_for_timeout(900)
        PICTURES.mkdir(parents=True, exist_ok=True)
        data = small(page.screenshot(), page)
        (PICTURES / f"{name}.png").write_bytes(data)
        typer.echo(f"{name}.png, {len(data) // 1024} kB")


def around(camera: Camera) -> None:
    """The pages around the table."""
    house = camera.house
    if camera.wants("lobby", "lobby-dark", "lobby-phone"):
        kept: Json = {}
        for game, (seats, _) in GAMES.items():
            table = house.lay(game, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)])
            kept |= keys(table, game)
        kept |= keys(house.lay("wine-and-cheese", [{"kind": "me"}, {"kind": "link"}]), "wine-and-cheese")
        for name, phone, dark in (("lobby", False, False), ("lobby-dark", False, True), ("lobby-phone", True, False)):
            with camera.page("#/", kept, phone, dark, {"game": "fromage"}) as page:
                page.wait_for_selector(".run")
                camera.take(page, name)
    if camera.wants("waiting"):
        wish = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "random"}, {"kind": "link"}]
        table = house.lay("fromage", wish)
        with camera.page(f"#/t/{table['table']}", keys(table, "fromage")) as page:
            page.wait_for_selector(".qr")
            camera.take(page, "waiting")
    if camera.wants("pad", "pad-phone"):
        first = {"cheese-gold": [12, 9], "wine-gold": [17], "cheese-silver": [3], "wine-silver": [2], "pairs": 4}
        first |= {"cheese-track": 19, "wine-track": 16}
        sheet = {"names": ["Marta", "Odile"], "entries": [first, first | {"wine-track": 13}], "tie": {}}
        for name, phone in (("pad", False), ("pad-phone", True)):
            with camera.page("#/pad/wine-and-cheese", None, phone, more={"pad/wine-and-cheese": sheet}) as page:
                page.wait_for_selector("text=Marta wins")
                camera.take(page, name)
    learning(camera)
    if camera.wants("rules"):
        with camera.page("#/rules/beer-and-bread") as page:
            page.wait_for_selector(".book .part")
            camera.take(page, "rules")


def learning(camera: Camera) -> None:
    """The learning page, and a lesson that was taken up again."""
    begun = {"lesson/beer-and-bread": {"step": 3, "done": None}}
    if camera.wants("learn"):
        with camera.page("#/learn", None, more=begun) as page:
            page.wait_for_selector(".learn-card")
            camera.take(page, "learn")
    for name, phone in (("lesson", False), ("lesson-phone", True)):
        if camera.wants(name):
            with camera.page("#/learn/beer-and-bread", None, phone, more=begun) as page:
                page.wait_for_selector(".lesson[data-step='4'] .coach")
                camera.take(page, name)


def boards(camera: Camera, rng: random.Random) -> None:
    """Each game in the middle of it."""
    for game, (seats, moves) in GAMES.items():
        if not camera.wants(game, f"{game}-dark", f"{game}-phone"):
            continue
        table = at_one_screen(camera.house, game, seats)
        asked = play(camera.house, table, moves, rng)
        key = next(s["token"] for s in table["seats"] if s["seat"] == asked)
        views = [(game, False, False), (f"{game}-phone", True, False)]
        if game == DARK:
            views.append((f"{game}-dark", False, True))
        for name, phone, dark in views:
            with camera.page(f"#/t/{table['table']}/{key}", None, phone, dark) as page:
                page.wait_for_selector(".field .board *")
                camera.take(page, name)


def look_back(camera: Camera) -> None:
    """A finished game, after a bot has looked at it."""
    if not camera.wants("review"):
        return
    table, until = at_one_screen(camera.house, "beer-and-bread", 2), time.monotonic() + 1800
    where, token = f"tables/{table['table']}", table["seats"][0]["token"]
    while not camera.house.ask("status")["bots"]["ready"] and time.monotonic() < until:
        time.sleep(3)
    for seat, level in enumerate(("medium", "easy")):  # two bots play for us, so that it looks like a game
        camera.house.ask(f"{where}/substitute", {"seat": seat, "level": level}, table["seats"][seat]["token"])
    while camera.house.ask(f"{where}/view", token=token)["status"] != "over" and time.monotonic() < until:
        time.sleep(3)
    review = f"{where}/review"
    while "stories" not in (told := camera.house.ask(review, {"seat": 0}, token)) and time.monotonic() < until:
        time.sleep(3)
    decided = told["stories"][0]["turn"]
    at = next(step["number"] for step in told["steps"] if step["turn"] == decided) + 1
    with camera.page(f"#/r/{table['table']}/{at}", keys(table, "beer-and-bread")) as page:
        page.set_viewport_size({"width": 1366, "height": 1080})
        page.wait_for_selector(".graph .turn")
        page.wait_for_selector(".stage .board *")
        camera.take(page, "review")


def main(names: list[str] = typer.Argument(None, help="Which pictures; all if none is named.")) -> None:  # noqa: B008 - how Typer is told
    """Take the pictures of the documents."""
    rng = random.Random(11)
    path = os.environ.get("AFFINAGE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        house = House(Path(folder))
        try:
            browser = playing.chromium.launch(executable_path=path, args=["--no-sandbox"])
            camera = Camera(house, browser, names or [])
            around(camera)
            boards(camera, rng)
            look_back(camera)
            browser.close()
        finally:
            house.process.terminate()
            house.process.wait(30)


if __name__ == "__main__":
    typer.run(main)
