"""What people install: the archive and the wheel, and the table that is in them."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from affinage import __version__
from affinage.core.about import rules_versions

ROOT = Path(__file__).resolve().parents[1]
FOREIGN = "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"  # what would lend an installed table anything of this checkout
ALONE = {name: value for name, value in os.environ.items() if name not in FOREIGN}


def run(*command: object, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=ALONE | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pack(kind: str, source: Path, to: Path, **env: str) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", to, cwd=source, **env)
    (made,) = to.iterdir()
    return made


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    if not (ROOT / "src" / "affinage" / "static" / "index.html").is_file():
        pytest.skip("The page is not built here (cd ui && npm ci && npm run build).")
    return pack("sdist", ROOT, tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the archive where there is no Node."""
    bare = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as packed:
        packed.extractall(bare, filter="data")
    (source,) = bare.iterdir()
    return pack("wheel", source, tmp_path_factory.mktemp("wheel"), PATH=str(bare))


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """The installed distributions that one needs, itself included."""
    found, waiting = set[str](), [(name, extras)]
    while waiting:
        one, wanted = waiting.pop()
        found.add(one)
        for line in distribution(one).requires or ():
            need = Requirement(line)
            marks = [{"extra": extra} for extra in (wanted or {""})]
            if need.name not in found and (need.marker is None or any(need.marker.evaluate(mark) for mark in marks)):
                waiting.append((need.name, frozenset(need.extras)))
    return found


def lend(requirements: list[str], to: Path) -> None:
    """What the wheel says that it needs, and nothing else, as links to what is installed here."""
    names = set[str]()
    for line in requirements:
        need = Requirement(line)
        if need.marker is None or need.marker.evaluate({"extra": ""}):
            names |= needed(need.name, frozenset(need.extras))
    for name in names:
        for file in distribution(name).files or ():
            top = file.parts[0]
            if top != ".." and not (to / top).exists():
                (to / top).symlink_to(Path(str(distribution(name).locate_file(top))))


def metadata(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as packed:
        return packed.read(f"affinage-{__version__}.dist-info/METADATA").decode()


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, symlinks=True)
    return home


@pytest.fixture(scope="module")
def installed(wheel: Path, empty: Path) -> Path:
    """That environment with the wheel; what it needs is lent, so that no network is."""
    pip = (sys.executable, "-m", "pip", "--python", empty / "bin" / "python", "install", "--quiet")
    run(*pip, "--no-deps", "--no-index", wheel, cwd=empty)
    (packages,) = (empty / "lib").glob("python*/site-packages")
    lend(re.findall(r"^Requires-Dist: (.*)$", metadata(wheel), re.MULTILINE), packages)
    return empty


def test_the_archive_has_the_page_and_no_litter(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/affinage/static/index.html", "src/affinage/static/app.js", "ui/src/main.tsx", "LICENSE"} <= names
    assert [n for n in names if re.search(r"node_modules|\.venv|__pycache__|\.sqlite|(^|/)\.(cache|git/)", n)] == []


def test_the_wheel_of_the_archive_is_that_of_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(pack("wheel", ROOT, tmp_path)) as other:
        names = set(one.namelist())
        assert names == set(other.namelist())
    assert {"affinage/static/index.html", "affinage/static/licences.txt", "affinage/py.typed"} <= names
    assert not any(name.startswith(("tests/", "ui/")) for name in names)


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    told = metadata(wheel)
    assert f"Version: {__version__}\n" in told
    assert "License-Expression: MIT" in told
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def ask(base: str, path: str, token: str = "", body: Any = None) -> Any:
    """One request; a server that is asked too often is asked again, as it wants."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(f"{base}{path}", data, headers), timeout=120) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                raise
            time.sleep(float(refusal.headers["Retry-After"]))


@contextmanager
def serving(home: Path, place: Path) -> Iterator[str]:
    command = [str(home / "bin" / "affinage"), "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--no-bots", "--no-daily", "--data", str(place / "tables.sqlite")]
    with subprocess.Popen(
        command, cwd=place, env=ALONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        try:
            told = ""
            while "Ctrl-C" not in told and "Strg-C" not in told:
                line = process.stdout.readline()
                assert line, told
                told += line
            found = re.search(r"http://127\.0\.0\.1:\d+/", told)
            assert found, told
            yield found[0]
        finally:
            process.kill()


def play(base: str) -> Any:
    """A whole game for two at one screen: always the first choice."""
    seats = [{"kind": "hotseat", "name": name} for name in ("Ada", "Ben")]
    made = ask(base, "api/tables", body={"game": "beer-and-bread", "name": "Ada", "seats": seats})
    table, tokens = f"api/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
    for at, token in enumerate(tokens):
        ask(base, f"{table}/add", token, {"nonce": f"{at:032x}"})
    view = ask(base, f"{table}/view", tokens[0])
    for number in range(2000):
        if view["status"] == "over":
            return view
        for token in tokens:
            view = ask(base, f"{table}/view", token)
            if view["choices"]:
                move = view["choices"][0]["move"]
                wish = {"move_id": f"{number:016x}", "version": view["version"], "move": move}
                view = ask(base, f"{table}/moves", token, wish)["payload"]
                break
    raise AssertionError("the game does not end")


def looked_at(home: Path, place: Path) -> None:
    """The installed command says what it is, hands out its page, and plays a game over HTTP."""
    told = run(home / "bin" / "affinage", "--version", cwd=place)
    assert told.splitlines()[0] == f"affinage {__version__}"
    with serving(home, place) as base:
        assert ask(base, "api")["rules"] == rules_versions()
        with urllib.request.urlopen(base, timeout=120) as page:
            assert b"app.js" in page.read()
        with urllib.request.urlopen(f"{base}licences.txt", timeout=120) as licences:
            assert b"preact" in licences.read()
        assert play(base)["view"]["frame"]["result"]["sentence"]


def test_an_installed_table_is_played(installed: Path, tmp_path: Path) -> None:
    code = "import affinage, pathlib; print(pathlib.Path(affinage.__file__).parent)"
    home = run(installed / "bin" / "python", "-c", code, cwd=tmp_path).strip()
    assert Path(home).is_relative_to(installed)
    looked_at(installed, tmp_path)


@pytest.mark.long
def test_a_table_installed_with_all_it_needs_is_played(wheel: Path, tmp_path: Path) -> None:
    """Likewise with what it needs from the package index."""
    home = tmp_path / "env"
    venv.create(home, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet", str(wheel)]
    done = subprocess.run(pip, cwd=tmp_path, env=ALONE, capture_output=True, text=True, check=False)
    if re.search(r"connection|resolve host|network", done.stderr, re.IGNORECASE):
        pytest.skip("There is no way to the package index from here.")
    assert done.returncode == 0, done.stderr
    looked_at(home, tmp_path)
    shutil.rmtree(home)


def test_the_version_is_told_everywhere() -> None:
    told = run(sys.executable, "-m", "affinage.cli", "--version", cwd=ROOT, PYTHONPATH=str(ROOT / "src"))
    assert told.splitlines() == [f"affinage {__version__}", *(f"{g}: rules {n}" for g, n in rules_versions().items())]
