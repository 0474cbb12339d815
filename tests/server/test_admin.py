"""`affinage admin` in the terminal, with a real server, and without one."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest
from typer.testing import CliRunner, Result

from affinage.cli import app
from affinage.server import host_key
from affinage.server.databases import address

from .serving import QUICK, Serving, serving
from .test_leaving_api import play
from .test_serve import started

FREE = "http://127.0.0.1:9/"  # where nobody listens


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setenv("COLUMNS", "200")
    with serving(str(tmp_path / "tables.sqlite"), QUICK) as found:
        yield found


def admin(server: Serving, *args: str, text: str = "") -> Result:
    """A command of the host's, for this server."""
    return CliRunner().invoke(app, ["admin", *args, "--at", server.base, "--data", server.url], input=text)


def fine(server: Serving, *args: str, text: str = "") -> str:
    done = admin(server, *args, text=text)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_the_link_to_the_host_s_page(server: Serving) -> None:
    assert fine(server, "key") == f"{server.base}/#/host/{host_key.kept(server.store.url)}"


def test_the_list_of_tables(server: Serving) -> None:
    assert fine(server, "tables") == "There are no tables."
    table = server.hotseat("beer-and-bread", 2)
    server.make("vinhos", [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "random"}])
    play(table, Random(1), 3)
    shown = fine(server, "tables")
    for words in (table.id, "Beer & Bread", "playing", "P1", "Vinhos", "gathering", "free", "bot"):
        assert words in shown
    assert "wartet auf Gäste" in fine(server, "tables", "--lang", "de")


def test_a_table_is_closed(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    assert fine(server, "close", table.id) == f"Table {table.id} is closed. Nobody has won."
    assert table.view(0)["status"] == "over"
    again = admin(server, "close", table.id)
    assert again.exit_code == 2
    assert "Traceback" not in again.output


def test_a_table_is_deleted_when_the_host_has_said_yes(server: Serving) -> None:
    first, second = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
    for text in ("n\n", "\n"):
        kept = admin(server, "delete", first.id, text=text)
        assert kept.exit_code == 1
        assert "Nothing was deleted." in kept.output
    assert first.view(0)["status"] == "playing"
    assert fine(server, "delete", first.id, text="y\n").endswith(f"Table {first.id} is deleted.")
    assert fine(server, "delete", second.id, "--yes") == f"Table {second.id} is deleted."
    assert list(server.store.tables()) == []
    assert "There is no such table." in admin(server, "delete", second.id, "--yes").output
    assert admin(server, "delete", "../../games", "--yes").exit_code == 2


def test_a_seat_gets_another_link(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    told = fine(server, "revoke", table.id, "2")
    link = re.search(rf"{server.base}/#/t/{table.id}/(\S+)$", told)
    assert link, told
    assert "seat 2" in told
    assert table.call("GET", "view", 1).status_code == 401
    table.tokens[1] = link[1]
    assert table.view(1)["viewer"] == 1
    refused = admin(server, "revoke", table.id, "3")
    assert (refused.exit_code, "seat 3" in refused.output.lower()) == (2, True), refused.output


def test_addresses_are_shut_out_and_let_in(server: Serving) -> None:
    assert fine(server, "block", "2001:db8::5") == "2001:db8::/64 is shut out."
    assert "2001:db8::/64" in fine(server, "thinking")
    assert fine(server, "unblock", "2001:db8::/64") == "2001:db8::/64 may come in again."
    assert "2001:db8::/64" not in fine(server, "thinking")
    assert "is not an address" in admin(server, "block", "somebody").output


def test_what_is_thought_about(server: Serving) -> None:
    shown = fine(server, "thinking")
    for words in ("bots at people's tables", "bots among themselves", "hints", "reviews"):
        assert words in shown


@contextmanager
def something_else() -> Iterator[str]:
    """The address of a web server that is no Affinage."""
    with ThreadingHTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{other.server_address[1]}/"
        other.shutdown()
        thread.join()


def test_without_a_server_or_a_key_it_says_so(server: Serving, tmp_path: Path) -> None:
    def sentence(*args: str) -> str:
        done = CliRunner().invoke(app, ["admin", *args])
        assert done.exit_code == 2
        return " ".join(done.output.split())

    assert f"No server answers at {FREE}" in sentence("tables", "--at", FREE, "--data", server.url)
    assert "There is no host's key at" in sentence("tables", "--data", str(tmp_path / "other.sqlite"))
    assert "is not an address" in sentence("tables", "--at", "table.example", "--data", server.url)
    other = address(str(tmp_path / "other.sqlite"))
    host_key.kept_or_made(other)
    assert "This needs the host's key" in sentence("tables", "--at", server.base, "--data", str(other.database))
    with something_else() as at:
        assert "is not Affinage" in sentence("tables", "--at", at, "--data", server.url)


def test_with_the_server_as_people_start_it(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "127.0.0.1", "--keep-idle", "30") as (_, told):
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert found, told
        data = str(tmp_path / "tables.sqlite")
        done = CliRunner().invoke(app, ["admin", "tables", "--at", found[0], "--data", data])
        assert (done.exit_code, done.output.strip()) == (0, "There are no tables.")
        keeps = httpx.get(f"{found[0]}api/status", timeout=60).json()["keeps"]
        assert (keeps["open"], keeps["idle"], keeps["ended"]) == (None, 30, None)
