"""The API as guests use it: whole games over the network, invitations, repeats, refusals."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from affinage import __version__
from affinage.core.about import names
from affinage.core.game import find

from .serving import Json, Laid, Serving, nonce, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


def play(table: Laid, rng: Random, most: int) -> int:
    """So many random moves, now and then one taken back; how many were made."""
    now = table.view(None)
    for made in range(most):
        if not now["waiting"]:
            return made
        seat = rng.choice(now["waiting"])
        seen = now if now["viewer"] == seat else table.view(seat)
        assert seen["choices"], seen["question"]
        answer = table.move(seat, rng.choice(seen["choices"])["move"], seen["version"])
        assert answer.status_code == 200, answer.text
        now = table.view(seat)
        assert now["version"] == answer.json()["version"] == seen["version"] + 1
        if now["can_undo"] and rng.random() < 0.1:
            assert table.undo(seat, now["version"], rng.choice(["undo", "reset"])).status_code == 200
            now = table.view(seat)
    return most


def everything(table: Laid) -> list[bytes]:
    """All that leaves the server for anybody, byte for byte."""
    return [table.call("GET", "view", who, lang=lang).content for who in table.everybody() for lang in ("en", "de")]


@pytest.mark.parametrize("game", names())
def test_a_whole_game_survives_every_reload(server: Serving, game: str) -> None:
    rng = Random(game)
    table = server.hotseat(game, find(game).seats[-1])
    while play(table, rng, 90) == 90:
        before = everything(table)
        server.restart()
        assert everything(table) == before
    end = table.view(0)
    assert end["status"] == "over"
    assert end["view"]["frame"]["result"]["sentence"]
    assert end["choices"] == []
    assert end["reveal"]["secret"]
    assert table.move(0, 0, end["version"]).json()["code"] == "over"


def test_a_move_sent_again_is_made_once(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    seen = table.view(seat)
    same = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}
    answers = [table.call("POST", "moves", seat, same) for _ in range(3)]
    server.restart()
    answers.append(table.call("POST", "moves", seat, same))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert {answer.json()["version"] for answer in answers} == {seen["version"] + 1}
    assert len(table.view(seat)["log"]) == len(seen["log"]) + 1


def test_refusals_say_why(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    seen = table.view(seat)
    legal = {choice["move"] for choice in seen["choices"]}
    illegal = next(move for move in range(find("beer-and-bread").actions) if move not in legal)
    for answer, status, code in [
        (table.move(seat, illegal, seen["version"]), 422, "illegal"),
        (table.move(seat, 99_999, seen["version"]), 422, "illegal"),
        (table.move(seat, 0, seen["version"] - 1), 409, "stale"),
        (table.move(1 - seat, 0), 403, "not-asked"),
        (table.undo(seat, seen["version"]), 422, "illegal"),
        (table.call("POST", "moves", None, {"move_id": nonce(), "version": 1, "move": 1}), 403, "spectator"),
        (server.http.get(f"/api/tables/{table.id}/view"), 401, "no-token"),
        (server.http.get("/api/tables/nowhere/view", headers={"Authorization": "Bearer nonsense"}), 401, "wrong-token"),
        (table.call("GET", "replay?at=0", seat), 403, "not-over"),
        (table.call("GET", "file", seat), 403, "not-over"),
        (table.call("POST", "rematch", seat, {}), 403, "not-over"),
        (server.http.get("/api/nothing"), 404, "no-route"),
        (server.http.delete("/api/tables"), 405, "method"),
    ]:
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["reason"].endswith((".", "!")), answer.text
    assert table.move(seat, illegal, seen["version"]).json()["rule"]
    assert table.move(seat, 0, 0).json()["version"] == seen["version"]
    assert table.view(seat) == seen


def test_another_table_s_token_opens_nothing(server: Serving) -> None:
    one, two = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
    one.tokens = two.tokens
    assert one.call("GET", "view", 0).json()["code"] == "other-table"


# Sitting down


def test_an_invitation_is_looked_at_often_and_used_once(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    waiting = table.view(0)
    assert (waiting["status"], waiting["view"], waiting["waiting"]) == ("gathering", None, [1])
    assert waiting["code"] == table.code
    assert table.view(None)["code"] is None
    at, invite = f"/api/tables/{table.id}", table.invites[1]
    for _ in range(3):
        seen = server.http.post(f"{at}/peek", json={"invite": invite}).json()
        assert seen == {
            "game": "beer-and-bread",
            "title": "Beer & Bread",
            "names": ["Ada"],
            "free": True,
            "seats": 2,
            "asked": [],
            "status": "gathering",
            "note": "waiting for one guest",
            "spectator": "",
        }
    claim = {"invite": invite, "name": "Ada", "claim_id": nonce()}
    first = server.http.post(f"{at}/claim", json=claim).json()
    assert first["seat"] == 1
    assert server.http.post(f"{at}/claim", json=claim).json() == first, "the answer was lost and is given again"
    server.restart()
    assert server.http.post(f"{at}/claim", json=claim).json() == first
    other = server.http.post(f"{at}/claim", json=claim | {"claim_id": nonce()})
    assert (other.status_code, other.json()["code"]) == (409, "taken")
    table.tokens[1] = first["token"]
    assert table.view(1)["status"] == "gathering", "they have not added their part to the deal yet"
    table.add(1)
    seen = table.view(1)
    assert (seen["status"], seen["viewer"]) == ("playing", 1)
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ada 2"]
    assert first["spectator"] == table.spectator


def test_a_code_leads_to_the_next_free_seat(server: Serving) -> None:
    table = server.make("fromage", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    for seat, spelt in ((1, table.code), (2, table.code.lower().replace("-", " "))):
        join = {"code": spelt, "name": f"Guest {seat}", "claim_id": nonce()}
        told = server.http.post("/api/join", json=join).json()
        assert (told["table"], told["seat"]) == (table.id, seat)
        assert server.http.post("/api/join", json=join).json() == told
        table.tokens[seat] = told["token"]
        table.add(seat)
    assert table.view(0)["status"] == "playing"
    late = server.http.post("/api/join", json={"code": table.code, "name": "Late", "claim_id": nonce()})
    assert late.json()["code"] == "taken"
    unknown = server.http.post("/api/join", json={"code": "RYE-222", "name": "Lost", "claim_id": nonce()})
    assert unknown.json()["code"] == "no-code"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "cheat"}]},
        {"game": "chess"},
        {"game": "template"},
        {"options": {"windmill": "seat-9"}},
        {"options": {"weather": "dry"}},
        {"clock": {"kind": "move", "seconds": 0}},
        {"name": "\u202eAda"},
        {"name": "\u200b"},
        {"name": "   "},
        {"name": "x" * 33},
        {"name": "a\tb\u0007"},
        {"nonce": "n" * 20},  # nobody adds anything to a deal before the commitment is known
        {"surprise": 1},
    ],
)
def test_no_table_can_be_made_of_this(server: Serving, wrong: dict[str, Json]) -> None:
    fine = {
        "game": "beer-and-bread",
        "name": "Ada",
        "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}],
    }
    answer = server.http.post("/api/tables", json=fine | wrong)
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"]


def test_names_are_text(server: Serving) -> None:
    names_ = ["<b>&amp;</b>", "{ $seats }", "Zoë 👩‍🌾", "'; DROP TABLE events; --"]
    table = server.make("fromage", [{"kind": "hotseat", "name": name} for name in names_])
    seen = table.view(0)
    assert [seat["name"] for seat in seen["seats"]] == names_
    assert [seat["name"] for seat in seen["view"]["frame"]["seats"]] == names_


def test_my_tables(server: Serving) -> None:
    table, gathering = server.hotseat("vinhos", 2), server.make("fromage", [{"kind": "me"}, {"kind": "link"}])
    asked = [
        {"table": table.id, "token": table.tokens[0]},
        {"table": table.id, "token": table.spectator},
        {"table": gathering.id, "token": gathering.tokens[0]},
        {"table": table.id, "token": gathering.tokens[0]},
        {"table": "nowhere", "token": "nothing"},
    ]
    rows = server.http.post("/api/mine", json={"tables": asked}).json()
    assert [(row["table"], row["seat"]) for row in rows] == [(table.id, 0), (table.id, None), (gathering.id, 0)]
    assert rows[0]["my_turn"] == (0 in table.view(0)["waiting"])
    assert all(row["note"] for row in rows)
    assert rows[2]["waiting"] == [1]


# Help


@pytest.mark.parametrize("game", names())
def test_reasons_and_previews(server: Serving, game: str) -> None:
    table = server.hotseat(game, find(game).usual_seats)
    play(table, Random(3), 12)
    seat = table.view(None)["waiting"][0]
    seen = table.view(seat)
    told = table.call("GET", "reasons", seat).json()
    assert told["version"] == seen["version"]
    places = [row["place"] for row in told["reasons"]]
    assert len(places) == len(set(places))
    assert not set(places) & {choice["place"] for choice in seen["choices"]}
    assert all(row["reason"] and row["rule"] for row in told["reasons"])
    for choice in seen["choices"]:
        ahead = table.call("GET", f"preview?move={choice['move']}", seat).json()
        assert ahead["view"].keys() == seen["view"].keys()
        assert len(ahead["view"]["frame"]["seats"]) == len(seen["seats"])
    assert table.call("GET", "preview?move=9999", seat).json()["code"] == "illegal"
    first = f"preview?move={seen['choices'][0]['move']}"
    alone = table.call("GET", first, seat).json()
    assert table.call("GET", f"{first}&then=9999,1", seat).json() == alone, "what cannot follow is left out"
    assert table.call("GET", f"{first}&then=1,x", seat).status_code == 422
    assert table.view(seat) == seen, "looking ahead changes nothing"


def test_a_whole_turn_is_previewed(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    play(table, Random(3), 12)
    for _ in range(60):
        seat = table.view(None)["waiting"][0]
        move = table.view(seat)["choices"][0]["move"]
        seen = table.view(seat)
        table.move(seat, move, seen["version"])
        after = table.view(seat)
        if after["can_undo"] and after["choices"]:
            following = after["choices"][0]["move"]
            wanted = table.call("GET", f"preview?move={following}", seat).json()["view"]
            table.call("POST", "undo", seat, {"move_id": "take-it-back", "version": after["version"]})
            told = table.call("GET", f"preview?move={move}&then={following}", seat).json()
            assert told["view"] == wanted
            return
    pytest.fail("no turn of two moves was met")


def test_the_versions_are_told(server: Serving) -> None:
    told = server.http.get("/api").json()
    assert told["version"] == server.http.get("/api/status").json()["version"] == __version__
    assert told["rules"] == server.http.get("/api/status").json()["rules"] == {n: find(n).version for n in names()}
    assert {game["name"]: game["rules"] for game in server.http.get("/api/games").json()} == told["rules"]
    assert "/api/status" in server.http.get(told["description"]).json()["paths"]
