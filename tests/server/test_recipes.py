"""What lies in `hosting/`: units that systemd takes, a copy as the timer makes it, Caddy in front of a real server."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import typer.main
from websockets.sync.client import connect

from affinage.cli import app

from .hosts import told
from .serving import PATIENCE, QUICK, serving

HOSTING = Path(__file__).resolve().parents[2] / "hosting"
UNITS = sorted([*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")])
INSTALLED = "/srv/affinage/bin/affinage"
HOME = "/var/lib/affinage"
GUEST = "127.0.0.2"  # another address of this computer, as if it were somebody else's


def commands() -> list[tuple[str, str]]:
    """What the units start of ours, as a command and the rest of its line."""
    found = [re.findall(rf"{INSTALLED} (\w+) (.*?)'?$", unit.read_text("utf-8"), re.MULTILINE) for unit in UNITS]
    return [pair for pairs in found for pair in pairs]


def test_the_units_start_what_there_is() -> None:
    root: Any = typer.main.get_command(app)
    assert {name for name, _ in commands()} == {"serve", "backup"}
    for name, rest in commands():
        options = {option for param in root.commands[name].params for option in param.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= options


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("There is no systemd here.")
    for unit in UNITS:
        text = unit.read_text("utf-8").replace(INSTALLED, sys.executable)
        (tmp_path / unit.name).write_text(text.replace("User=affinage", "User=root"), "utf-8")
    done = subprocess.run(
        [verify, "verify", "--man=no", *sorted(tmp_path.iterdir())],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if any(unit.name in line for unit in UNITS)] == []


def test_the_copy_of_the_timer_is_made_and_old_ones_go(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    old = copies / "2020-01-01T000000.sqlite"
    old.write_bytes(b"")
    os.utime(old, (0, 0))
    text = (HOSTING / "affinage-backup.service").read_text("utf-8")
    env = os.environ | {"AFFINAGE_HOME": str(tmp_path)}
    with serving(str(tmp_path / "tables.sqlite")) as server:
        server.hotseat("beer-and-bread", 2)
        for line in re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE):
            command = line.replace(INSTALLED, f"{sys.executable} -m affinage.cli").replace(HOME, str(tmp_path))
            said = command.replace("$$", "$").replace("%%", "%")  # what systemd makes of it
            done = subprocess.run(said, shell=True, env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
    (copy,) = copies.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d{6}\.sqlite", copy.name)
    assert copy.read_bytes().startswith(b"SQLite format 3")


@contextmanager
def caddy(folder: Path, port: int, to: int) -> Iterator[str]:
    """Caddy with the file in `hosting/`, by plain http on this computer."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("There is no Caddy here (apt-get install caddy).")
    address = f"http://127.0.0.1:{port}"
    text = (HOSTING / "Caddyfile").read_text("utf-8")
    assert "table.example {" in text
    assert "127.0.0.1:8200" in text
    text = text.replace("table.example {", f"{address} {{").replace("127.0.0.1:8200", f"127.0.0.1:{to}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, "utf-8")
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [program, "run", "--config", str(folder / "Caddyfile")]
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = ""
        while "serving initial configuration" not in said:
            line = process.stderr.readline()
            assert line, said
            said += line
        try:
            yield address
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_page_and_sockets_go_through_caddy_which_says_whom_it_speaks_for(tmp_path: Path) -> None:
    port = free_port()
    settings = replace(QUICK, proxies=("127.0.0.1",), public_url=f"http://127.0.0.1:{port}")
    with serving(str(tmp_path / "tables.sqlite"), settings) as server, caddy(tmp_path, port, server.port) as address:
        assert "Affinage" in httpx.get(address, timeout=PATIENCE).text
        table = server.hotseat("beer-and-bread", 2)
        where = f"{address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        headers = {"X-Forwarded-For": "198.51.100.9"}  # what a guest says of itself is not believed
        with connect(where, additional_headers=headers, source_address=(GUEST, 0), open_timeout=PATIENCE) as page:
            page.send(json.dumps({"token": table.tokens[0]}))
            assert json.loads(page.recv(timeout=PATIENCE))["kind"] == "payload"
            assert told(server, table)["seats"][0]["addresses"] == [GUEST]
