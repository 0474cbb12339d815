"""The page as it is packed: small, complete, built by pip alone, or left out on request."""

import gzip
import importlib.util
import json
import os
import re
import sys
import types
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from .conftest import Invite
from .house import ROOT, UI, House

FIRST_LOAD = 200_000  # bytes, compressed


class Hatch:
    """As much of Hatch's interface as the hook sees; the real one is there only while a package is built."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.app = types.SimpleNamespace(display_info=lambda _text: None)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`hatch_build.py` as a module."""
    interface = types.ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = Hatch  # type: ignore[attr-defined]  # made here
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    monkeypatch.delenv("AFFINAGE_NO_UI", raising=False)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without a built page."""
    (tmp_path / "ui" / "src").mkdir(parents=True)
    (tmp_path / "ui" / "src" / "main.tsx").write_text("")
    (tmp_path / "ui" / "package-lock.json").write_text("{}")
    return tmp_path


def programs(folder: Path, monkeypatch: pytest.MonkeyPatch, npm: str = "") -> None:
    """A path on which there is no npm, or one that does as it is told."""
    folder.mkdir()
    if npm:
        (folder / "npm").write_text(f"#!/bin/sh\n{npm}\n")
        (folder / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin" if npm else str(folder))


def make_page(checkout: Path) -> Path:
    page = checkout / "src" / "affinage" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("")
    return page


def test_node_is_asked_for_only_where_neither_a_page_nor_npm_is_there(
    hook: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs(checkout / "bare", monkeypatch)
    assert hook.PageHook(checkout).dependencies() == [hook.NODE]
    monkeypatch.setenv("AFFINAGE_NO_UI", "1")
    assert hook.PageHook(checkout).dependencies() == []
    monkeypatch.delenv("AFFINAGE_NO_UI")
    make_page(checkout)
    assert hook.PageHook(checkout).dependencies() == []
    programs(checkout / "with npm", monkeypatch, "true")
    assert hook.PageHook(checkout).dependencies() == []


def test_a_page_older_than_its_sources_is_built_again(hook: Any, checkout: Path) -> None:
    page = make_page(checkout)
    source = checkout / "ui" / "src" / "main.tsx"
    now = page.stat().st_mtime
    os.utime(source, (now, now - 5))
    os.utime(checkout / "ui" / "package-lock.json", (now, now - 5))
    assert not hook.must_build(checkout)
    os.utime(source, (now, now + 5))
    assert hook.must_build(checkout)


def test_the_page_is_fetched_and_built(hook: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(checkout / "bin", monkeypatch, f'echo "$1 $2" >> "{checkout}/calls"')
    hook.PageHook(checkout).initialize("editable", {})
    assert (checkout / "calls").read_text().splitlines() == ["ci --no-audit", "run build"]


def test_a_registry_out_of_reach_is_told_in_a_sentence(
    hook: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs(checkout / "bin", monkeypatch, "exit 1")
    with pytest.raises(SystemExit, match="AFFINAGE_NO_UI=1"):
        hook.PageHook(checkout).initialize("standard", {})


def test_nothing_is_built_where_nobody_wants_it(hook: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(checkout / "bin", monkeypatch, "exit 1")
    monkeypatch.setenv("AFFINAGE_NO_UI", "1")
    hook.PageHook(checkout).initialize("standard", {})


def test_the_page_names_only_its_own_house(page_files: Path) -> None:
    for file in page_files.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            addresses = re.findall(r"https?://[^\s\"'`)]+", file.read_text(encoding="utf-8"))
            assert [each for each in addresses if not each.startswith("http://www.w3.org/")] == [], file.name


def test_licences_of_what_is_bundled_go_with_it(page_files: Path) -> None:
    text = (page_files / "licences.txt").read_text(encoding="utf-8")
    parts = dict(re.findall(r"^(@?[\w./-]+) [\d.]+ \(([\w.-]+)\)$", text, re.MULTILINE))
    assert text.startswith("Affinage (MIT)")
    assert (ROOT / "LICENSE").read_text(encoding="utf-8") in text
    assert parts.keys() == bundled()
    assert set(parts.values()) <= {"MIT", "OFL-1.1"}  # another one needs a look at what it asks for
    assert text.count("Permission is hereby granted") == 1 + len(
        parts
    )  # the MIT licence and the Open Font License both say so
    shipped = {file.name.partition("-")[0] for file in page_files.rglob("*.woff2")}
    assert shipped == {name.rpartition("/")[2] for name in parts if "fontsource" in name}


def bundled() -> set[str]:
    """The packages that the page's sources name, and those that these need."""
    lock = json.loads((UI / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found, waiting = set[str](), set[str]()
    for file in (UI / "src").rglob("*.[tc]s*"):
        said = file.read_text(encoding="utf-8")
        waiting |= set(re.findall(r"""(?:from |import |import\(|url\()['"]?((?:@[\w-]+/)?[a-z][\w-]*)[/'")]""", said))
    waiting = {name for name in waiting if f"node_modules/{name}" in lock}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= set(lock[f"node_modules/{name}"].get("dependencies", ())) - found
    return found


def first_load(house: House, invite: Invite, page_files: Path, address: str, until: str) -> dict[str, int]:
    """What a browser that has never been here fetches of the page, compressed."""
    guest = invite()
    guest.forgive("404")
    names: list[str] = []
    guest.page.on("request", lambda request: names.append(request.url))
    guest.page.goto(address)
    guest.page.wait_for_selector(until)
    guest.page.wait_for_load_state("networkidle")
    files = {re.split(r"[?#]", name.removeprefix(house.url))[0] or "index.html" for name in names}
    own = [page_files / name for name in files if (page_files / name).is_file()]
    assert page_files / "app.js" in own
    return {f.name: f.stat().st_size if f.suffix == ".woff2" else len(gzip.compress(f.read_bytes())) for f in own}


@pytest.mark.parametrize("fragment", ["#/", "#/t/none", "#/pad", "#/rules", "#/learn", "#/puzzles", "#/daily"])
def test_a_first_load_is_small(house: House, invite: Invite, page_files: Path, fragment: str) -> None:
    packed = first_load(house, invite, page_files, house.url + fragment, "main")
    assert sum(packed.values()) < FIRST_LOAD, packed


@pytest.mark.parametrize("game", ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"])
def test_the_first_load_of_a_table_is_small(house: House, invite: Invite, page_files: Path, game: str) -> None:
    laid = house.against_bot(game)
    packed = first_load(house, invite, page_files, laid.address(), ".field .board *")
    assert sum(packed.values()) < FIRST_LOAD, packed


def test_the_page_travels_compressed(house: House) -> None:
    request = urllib.request.Request(f"{house.url}app.css", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.headers["content-encoding"] == "gzip"
