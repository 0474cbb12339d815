"""The house open, a browser, and guests whose consoles must stay clean."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from .guests import PATIENCE, Guest
from .house import LAN_NAME, UI, House, Json, built_page

FULL = bool(os.environ.get("AFFINAGE_FULL"))
MOVES = 100_000 if FULL else 16  # that are made by pointing or by keys, before a game goes on over the network
Invite = Callable[..., Guest]
# What a device likes, unless it has said something else since: most tests are about other things than watching.
LIKES = "try { localStorage['affinage/settings'] ??= %s } catch { /* a page without storage */ }"
expect.set_options(timeout=PATIENCE)


def near_the_end(view: Json) -> bool:
    """The last turns of Beer & Bread."""
    return bool(view["year"] == view["years"] and view["turn"] >= view["turns"] - 1)


@pytest.fixture(scope="session")
def page_files() -> Path:
    """The built page."""
    built = built_page()
    if built is None:
        pytest.skip("The page is not built here, and there is no Node to build it (cd ui && npm ci && npm run build).")
    return built


@pytest.fixture(scope="session")
def house(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """`affinage serve` on a free port with a fresh database."""
    opened = House(page_files, tmp_path_factory.mktemp("house") / "tables.sqlite")
    opened.start()
    yield opened
    if opened.process is not None:
        opened.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium: AFFINAGE_CHROMIUM, Debian's, or Playwright's own."""
    path = os.environ.get("AFFINAGE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as play:
        known = f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"
        try:
            opened = play.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu", known])
        except Error:
            pytest.skip("There is no Chromium here (apt-get install chromium): the page's tests need a real browser.")
        yield opened
        opened.close()


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Guests: `invite(width=390, dark=True, lang="de", touch=True)`; an error in a console fails the test.

    They are not shown the others' turns, unless they have a `pace`.
    """
    guests: list[Guest] = []

    def come(
        width: int = 1366,
        height: int = 0,
        dark: bool = False,
        lang: str = "en",
        touch: bool = False,
        pace: str = "off",
        **more: Any,
    ) -> Guest:
        settings = {"reduced_motion": "reduce", "service_workers": "block", **more}  # a test that is about it allows it
        context = browser.new_context(
            viewport={"width": width, "height": height or (844 if width < 700 else 1024 if width < 1000 else 768)},
            color_scheme="dark" if dark else "light",
            locale="de-DE" if lang == "de" else "en-GB",
            has_touch=touch,
            is_mobile=touch,
            **settings,
        )
        context.add_init_script(script=LIKES % json.dumps(json.dumps({"pace": pace})))
        guest = Guest(context, context.new_page(), touch)
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.context.close()
    for guest in guests:
        guest.check()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility rules, as a script to put into a page."""
    file = UI / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        pytest.skip("axe-core is not installed (cd ui && npm ci).")
    return file.read_text(encoding="utf-8")
