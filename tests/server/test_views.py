"""What leaves the server for a viewer holds nothing that the viewer may not know; and what every answer carries."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from affinage.core.about import names
from affinage.core.game import find
from affinage.server import body
from affinage.server.settings import Settings

from .serving import Json, Laid, Serving, nonce, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("views") / "tables.sqlite")) as found:
        yield found


def told(table: Laid, viewer: int | None) -> list[Json]:
    """All that a viewer can ask for, without who is waited for: that is seen at any table."""
    seen = table.view(viewer)
    seen.pop("waiting")
    more = [] if viewer is None else [table.call("GET", "reasons", viewer).json()]
    watched = table.call("GET", f"scenes?from={max(0, seen['log_start'] + len(seen['log']) - 20)}", viewer)
    return [seen, *more, watched.json()]


@pytest.mark.parametrize("game", names())
def test_open_moves_of_others_change_nothing(server: Serving, game: str) -> None:
    """Also where several seats act at once: not one number tells that the others have begun."""
    rng = Random(game)
    table = server.hotseat(game, find(game).seats[-1])
    seen_open = 0
    for _ in range(25):
        waiting = table.view(None)["waiting"]
        if not waiting:
            break
        seat = rng.choice(waiting)
        now = table.view(seat)
        others = [viewer for viewer in table.everybody() if viewer != seat]
        before = [told(table, viewer) for viewer in others] if rng.random() < 0.3 else None
        assert table.move(seat, rng.choice(now["choices"])["move"], now["version"]).status_code == 200
        if before is not None and table.view(seat)["can_undo"]:
            seen_open += 1
            assert [told(table, viewer) for viewer in others] == before
    assert seen_open


def test_secrets_stay_where_they_are(server: Serving, tmp_path: Path) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    mine, invite = table.tokens[0], table.invites[1]
    claim = {"invite": invite, "name": "Ben", "claim_id": nonce()}
    answer = server.http.post(f"/api/tables/{table.id}/claim", json=claim)
    table.tokens[1] = answer.json()["token"]
    table.add(1)
    secret = server.store.secret(table.id)
    sent = b"".join(
        table.call("GET", path, viewer).content for viewer in (0, 1) for path in ("view", "reasons", "replay?at=0")
    )
    for hidden in (secret, mine, invite, claim["claim_id"], table.tokens[1], table.spectator):
        assert hidden.encode() not in sent
    raw = Path(str(server.store.url.database)).read_bytes()
    raw += Path(f"{server.store.url.database}-wal").read_bytes()
    for hidden in (mine, invite, claim["claim_id"], table.tokens[1], table.spectator):
        assert hidden.encode() not in raw, "only digests are stored"


def test_every_answer_carries_its_guards(server: Serving) -> None:
    for path in ("/", "/api/status", "/api/nothing"):
        headers = server.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers
    assert server.http.get("/api/status").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Host": "evil.example"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 422),
        ({}, 422),
    ],
)
def test_other_sites_cannot_knock(server: Serving, headers: dict[str, str], status: int) -> None:
    answer = server.http.post("/api/tables", json={}, headers=headers)
    assert answer.status_code == status
    assert answer.json()["reason"]
    own = server.http.post("/api/tables", json={}, headers={"Origin": server.base})
    assert own.status_code == 422


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"", 422),
        (b"{", 400),
        (b"[" * 15_000, 400),
        (b'{"a":' * 200 + b"1" + b"}" * 200, 400),
        (b'{"name": NaN}', 400),
        (b'{"name": -Infinity}', 400),
        (b'{"name": 1e999}', 400),
        (b'{"name": ' + b"9" * 5000 + b"}", 400),
        (b'{"name": 1, "name": 2}', 400),
        (b'{"name": "\\ud83d"}', 400),
        (b'{"name": "\\u0000"}', 400),
        (b'{"\\u0000": 1}', 400),
        (b'"\xff"', 400),
        (b'"' + b"x" * body.MOST_BYTES + b'"', 413),
        (b"null", 422),
        (b"[]", 422),
        (b'"text"', 422),
    ],
)
def test_traps_are_refused(server: Serving, raw: bytes, status: int) -> None:
    answer = server.http.post("/api/tables", content=raw, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["code"]
    assert answer.json()["reason"]


def test_other_kinds_of_bodies_are_refused(server: Serving) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = server.http.post("/api/join", content=b"{}", headers={"Content-Type": kind})
        assert answer.status_code == 415


def test_the_description_is_whole(server: Serving) -> None:
    described = server.http.get("/api/openapi.json").json()
    assert len(described["paths"]) >= 18
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert route["responses"]["200"]["content"], f"{method} {path} does not say what it answers"
            assert "#/components/schemas/Error" in json.dumps(route["responses"]["422"]), path


def test_too_often_is_refused(tmp_path: Path) -> None:
    settings = Settings(bots=False, pace=0)
    with serving(str(tmp_path / "tables.sqlite"), settings) as server:
        wish = {"code": "RYE-4KF", "name": "Ada", "claim_id": nonce()}
        answers = [server.http.post("/api/join", json=wish).status_code for _ in range(40)]
        assert set(answers) == {404, 429}
        assert answers.count(404) <= 31
        last = server.http.post("/api/join", json=wish)
        assert last.json()["code"] == "too-often"
        assert last.headers["retry-after"]
