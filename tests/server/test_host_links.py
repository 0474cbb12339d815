"""What a host can do about people: replace a seat's link, shut an address out; heard by all servers of a database."""

from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from affinage.server import blocks, host_key

from .hosts import BY_PROXY, ELSEWHERE, HOUSEHOLD, ask, done, how_it_ends, page
from .planted_worker import until
from .postgres import Postgres
from .serving import PATIENCE, Laid, Serving, nonce, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite"), BY_PROXY) as found:
        yield found


# Links


def test_a_revoked_link_opens_nothing_and_the_new_one_the_same_seat(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    old = table.tokens[0]
    assert table.view(0)["viewer"] == 0  # known to the server by now
    with page(table, 0) as opened, page(table, 1) as stays:
        link = done(server, f"tables/{table.id}/revoke", {"seat": 0})
        assert how_it_ends(opened) == 4401
        stays.ping().wait(PATIENCE)
        assert table.call("GET", "view", 0).status_code == 401
        assert table.call("POST", "moves", 0, {"move_id": nonce(), "version": 0, "move": 0}).status_code == 401
    assert link["kind"] == "seat"
    page_, name, table.tokens[0] = link["fragment"].removeprefix("#/").split("/")
    assert (page_, name) == ("t", table.id)
    assert table.tokens[0] != old
    assert table.view(0)["viewer"] == 0
    assert table.view(1)["viewer"] == 1
    server.restart()
    assert table.view(0)["viewer"] == 0
    table.tokens[0] = old
    assert table.call("GET", "view", 0).status_code == 401


def test_who_sat_down_by_a_link_cannot_ask_for_the_old_key_again(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    mine = {"invite": table.invites[1], "name": "Ben", "claim_id": nonce()}
    first = server.http.post(f"/api/tables/{table.id}/claim", json=mine).json()
    done(server, f"tables/{table.id}/revoke", {"seat": first["seat"]})
    assert server.http.post(f"/api/tables/{table.id}/claim", json=mine).status_code == 409
    again = {"code": table.code, "name": "Ben", "claim_id": mine["claim_id"]}
    assert server.http.post("/api/join", json=again).status_code == 409


def test_an_invitation_that_nobody_has_used_is_replaced(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    link = done(server, f"tables/{table.id}/revoke", {"seat": 1})
    assert link["kind"] == "invite"
    wish = {"invite": table.invites[1], "name": "Eve", "claim_id": nonce()}
    assert server.http.post(f"/api/tables/{table.id}/claim", json=wish).status_code == 403
    wish = {"invite": link["fragment"].rpartition("/")[2], "name": "Ben", "claim_id": nonce()}
    assert server.http.post(f"/api/tables/{table.id}/claim", json=wish).json()["seat"] == 1


def test_bots_have_no_link_and_tables_only_so_many_seats(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    assert ask(server, f"tables/{table.id}/revoke", {"seat": 1}).json()["code"] == "bot-seat"
    assert ask(server, f"tables/{table.id}/revoke", {"seat": 2}).json()["code"] == "no-seat"


def test_a_link_is_replaced_at_the_rematch_too(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    done(server, f"tables/{table.id}/close", {})
    table.call("POST", "rematch", 0, {})
    old, kept = (table.view(seat)["next"] for seat in (0, 1))
    table.tokens[0] = done(server, f"tables/{table.id}/revoke", {"seat": 0})["fragment"].rpartition("/")[2]
    new = table.view(0)["next"]
    again = Laid(server, new["table"], "", "", {0: new["token"], 1: kept["token"]})
    assert (again.view(0)["viewer"], again.view(1)["viewer"]) == (0, 1)
    again.tokens[0] = old["token"]
    assert again.call("GET", "view", 0).status_code == 401


def test_a_host_s_change_at_one_server_is_heard_at_the_other(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url, BY_PROXY) as here, serving(url, BY_PROXY) as there:
        table, other = here.hotseat("beer-and-bread", 2), here.hotseat("beer-and-bread", 2)
        for one in (table, other):
            one.serving = there
            assert one.view(0)["status"] == "playing"
        with page(table, 0) as first, page(other, 0) as second, page(other, 1, ELSEWHERE) as third:
            done(here, f"tables/{table.id}/delete", {})
            assert how_it_ends(first) == 4404
            done(here, f"tables/{other.id}/revoke", {"seat": 0})
            assert how_it_ends(second) == 4401
            done(here, "block", {"address": ELSEWHERE})
            assert how_it_ends(third) == 4401
        assert table.call("GET", "view", 0).status_code == 401
        assert other.call("GET", "view", 0).status_code == 401
        assert there.http.get("/api/games", headers={"X-Forwarded-For": ELSEWHERE}).status_code == 403
        done(here, f"tables/{other.id}/close", {})
        until(lambda: other.view(1)["status"] == "over")


def test_tables_that_are_open_at_two_servers_are_closed_at_one(postgres: Postgres) -> None:
    """Both store the result when they hear that a game is closed; the host is not told of their race."""
    url = postgres.database()
    with serving(url) as here, serving(url) as there:
        for _ in range(20):
            table = here.hotseat("beer-and-bread", 2)
            table.serving = there
            assert table.view(0)["status"] == "playing"
            done(here, f"tables/{table.id}/close", {})
            assert [event.kind for event in here.store.events(table.id)[-2:]] == ["closed", "over"]


# Addresses


def test_a_blocked_address_stays_outside_until_it_is_let_in_again(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)

    def status(address: str, lang: str = "en") -> httpx.Response:
        return server.http.get("/api/status", headers={"X-Forwarded-For": address}, params={"lang": lang})

    with page(table, 0, ELSEWHERE) as opened, page(table, 1, "192.0.2.8") as stays:
        assert done(server, "block", {"address": ELSEWHERE}) == {"address": ELSEWHERE}
        assert how_it_ends(opened) == 4401
        stays.ping().wait(PATIENCE)
    for _ in range(2):
        assert status(ELSEWHERE).status_code == 403
        assert status(ELSEWHERE).json()["reason"] == "The host of this server has shut your address out."
        assert "ausgesperrt" in status(ELSEWHERE, "de").json()["reason"]
        assert status("192.0.2.8").status_code == 200
        with pytest.raises(Exception, match="403"), page(table, 0, ELSEWHERE):
            pass
        server.restart()  # it is kept
    assert [one["address"] for one in done(server, "blocks")] == [ELSEWHERE]
    assert done(server, "unblock", {"address": ELSEWHERE}) == {"address": ELSEWHERE}
    assert status(ELSEWHERE).status_code == 200
    assert ask(server, "unblock", {"address": ELSEWHERE}).json()["code"] == "not-blocked"


def test_an_ipv6_household_is_blocked_as_one(server: Serving) -> None:
    assert done(server, "block", {"address": "2001:db8:1:2:3::9"}) == {"address": HOUSEHOLD}
    for there, code in (("2001:db8:1:2:ffff::1", 403), ("2001:db8:1:3::1", 200)):
        assert server.http.get("/api/games", headers={"X-Forwarded-For": there}).status_code == code
    assert done(server, "unblock", {"address": HOUSEHOLD}) == {"address": HOUSEHOLD}


@pytest.mark.parametrize("own", ["127.0.0.1", "::1", "127.9.9.9", "::ffff:127.0.0.1"])
def test_a_host_cannot_shut_out_the_host(server: Serving, own: str) -> None:
    assert ask(server, "block", {"address": own}).json()["code"] == "own-address"
    headers = {"Authorization": f"Bearer {host_key.kept(server.store.url)}", "X-Forwarded-For": ELSEWHERE}
    mine = server.http.post("/api/host/block", json={"address": ELSEWHERE}, headers=headers)
    assert (mine.status_code, mine.json()["code"]) == (409, "own-address")
    assert done(server, "blocks") == []


def test_what_is_no_address_is_refused_with_an_example(server: Serving) -> None:
    for given in ("evil.example", "192.0.2", "192.0.2.0/24", "2001:db8::/32", "<b>"):
        refused = ask(server, "block", {"address": given})
        assert refused.status_code == 422
        assert "192.0.2.7" in refused.json()["reason"]
    assert blocks.counted_as("192.0.2.7/32") == ELSEWHERE
