"""After the game: replay, file, playing on from the middle, playing again."""

from collections.abc import Iterator

import pytest

from affinage.server import sealed

from .serving import Laid, Serving, serving
from .test_bots import finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("again") / "tables.sqlite")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Serving) -> Laid:
    """A finished game: both people have let bots play."""
    played = server.hotseat("beer-and-bread", 2)
    for seat in (0, 1):
        assert played.call("POST", "substitute", seat, {"seat": seat, "level": "random"}).status_code == 200
    finished(played)
    return played


def test_a_finished_game_is_looked_at_again(server: Serving, table: Laid) -> None:
    last = table.view(0)
    first = table.call("GET", "replay?at=0", 0).json()
    length = first["length"]
    assert (first["at"], first["log"]) == (0, [])
    middle = table.call("GET", f"replay?at={length // 2}", None).json()
    assert (len(middle["log"]), middle["choices"]) == (min(200, length // 2), [])
    for seat in middle["view"]["seats"]:
        assert len(seat["hand"]["cards"]) == seat["hand"]["count"], "everything is laid open"
    end = table.call("GET", f"replay?at={length}", 0).json()
    assert end["view"]["frame"] == last["view"]["frame"]
    for wrong in (-1, length + 1):
        assert table.call("GET", f"replay?at={wrong}", 0).json()["code"] == "no-position"
    without = server.http.get(f"/api/tables/{table.id}/replay?at=3")
    assert without.status_code == 200, "whoever has the link may look at a finished game"


def test_the_file_proves_the_deal(table: Laid) -> None:
    text = table.call("GET", "file", 0).text
    proved = sealed.verify(text)
    seen = table.view(0)
    assert proved.table == table.id
    assert seen["reveal"]["secret"] in text
    assert sealed.commitment(table.id, seen["game"], 1, seen["reveal"]["secret"]) == seen["commitment"]


def test_playing_on_from_the_middle(server: Serving, table: Laid) -> None:
    at = table.call("GET", "replay?at=0", 0).json()["length"] // 2
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"at": at, "seats": seats, "name": "Eve"}
    made = table.call("POST", "fork", 0, wish).json()
    forked = Laid(server, made["table"], made["code"], made["spectator"], {0: made["seats"][0]["token"]})
    forked.add(0)
    assert forked.view(0)["status"] == "playing"
    assert forked.call("POST", "substitute", 0, {"seat": 0, "level": "random"}).status_code == 200
    finished(forked)
    proved = sealed.verify(forked.call("GET", "file", 0).text)
    assert proved.taken_over == at
    here, there = (one.call("GET", f"replay?at={at}", 0).json()["view"] for one in (table, forked))
    assert here["year"] == there["year"]
    assert [seat["hand"] for seat in here["seats"]] == [seat["hand"] for seat in there["seats"]]
    wrong = table.call("POST", "fork", 0, wish | {"seats": seats[:1]})
    assert wrong.json()["code"] == "table"
    assert table.call("POST", "fork", 0, wish | {"at": 100_000}).json()["code"] == "no-position"


def test_a_rematch_takes_everybody_along(server: Serving, table: Laid) -> None:
    assert table.view(0)["next"] is None
    version = table.view(1)["version"]
    first = table.call("POST", "rematch", 0, {}).json()
    assert table.call("POST", "rematch", 1, {}).json() == first
    assert table.call("POST", "rematch", None, {}).json()["code"] == "spectator"
    both = [table.view(seat)["next"] for seat in (0, 1)]
    assert [one["table"] for one in both] == [first["table"]] * 2
    assert both[0]["token"] != both[1]["token"]
    assert table.view(None)["next"] is None
    assert table.view(1)["version"] == version + 1, "the others hear of it"
    server.restart()
    again = Laid(server, first["table"], "", "", {seat: one["token"] for seat, one in enumerate(both)})
    assert (again.view(0)["status"], again.view(0)["waiting"]) == ("gathering", [0, 1])
    for seat in (0, 1):
        again.add(seat)
    for seat in (0, 1):
        seen = again.view(seat)
        assert (seen["viewer"], seen["status"]) == (seat, "playing")
        assert not seen["seats"][seat]["bot_plays"], "whoever had a bot play is asked again"
        assert [one["name"] for one in seen["seats"]] == ["P1", "P2"]


# The seal: the commitment comes first, and everybody adds something


def added(server: Serving, table: str) -> list[str]:
    """What each seat has added to the deal, as it is stored."""
    return sealed.nonces(2, server.store.events(table))


def test_a_new_table_shows_its_commitment_before_it_knows_anybody_s_part(server: Serving) -> None:
    wish = {"game": "beer-and-bread", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    made = server.http.post("/api/tables", json=wish).json()
    table = Laid(server, made["table"], "", "", {seat["seat"]: seat["token"] for seat in made["seats"]})
    before = table.view(0)
    assert (before["status"], len(before["commitment"]), added(server, table.id)) == ("gathering", 64, ["", ""])
    own = [f"{seat}" * 20 for seat in (0, 1)]
    for seat in (0, 1):
        for nonce in (own[seat], "x" * 20):  # once: whoever sends another one has sent it too late
            assert table.call("POST", "add", seat, {"nonce": nonce}).status_code == 200
    assert added(server, table.id) == own
    after = table.view(0)
    assert (after["status"], after["commitment"]) == ("playing", before["commitment"])


def test_a_rematch_is_dealt_by_everybody_and_by_no_one_who_asks_for_it(server: Serving, table: Laid) -> None:
    """As every deal: the part of the seat that did not ask for the rematch counts as well."""
    again = server.store.header(str(table.call("POST", "rematch", 0).json()["table"]))
    assert again is not None
    for seat in (0, 1):  # unless another test has been here before: then they have added already
        Laid(server, again.id, "", "", {seat: table.view(seat)["next"]["token"]}).add(seat)
    parts = added(server, again.id)
    assert len(set(parts)) == 2
    assert "" not in parts
    secret, given = server.store.secret(again.id), [f"{seat:032x}" for seat in (0, 1)]
    mine = [sealed.seed(secret, again.id, [parts[0], other]) for other in (parts[1], *given)]
    assert len(set(mine)) == 3


def test_a_stand_in_comes_for_somebody_who_does_not_come_to_the_rematch(server: Serving, table: Laid) -> None:
    played = server.hotseat("beer-and-bread", 2)
    for seat in (0, 1):
        assert played.call("POST", "substitute", seat, {"seat": seat, "level": "random"}).status_code == 200
    finished(played)
    where = played.call("POST", "rematch", 0).json()["table"]
    again = Laid(server, where, "", "", {seat: played.view(seat)["next"]["token"] for seat in (0, 1)})
    again.add(0)
    wish = {"seat": 1, "level": "medium"}
    server.restart(absent=1800.0)
    assert again.call("POST", "substitute", 0, wish).json()["code"] == "not-away"
    server.restart(absent=0.0)
    assert again.call("POST", "substitute", 0, {"seat": 0, "level": "medium"}).json()["code"] == "gathering"
    assert again.call("POST", "substitute", 0, wish).status_code == 200
    seen = again.view(1)
    assert (seen["status"], seen["seats"][1]["bot_plays"]) == ("playing", True)
    assert again.call("POST", "substitute", 1, {"seat": 1, "level": None}).status_code == 200
    assert not again.view(1)["seats"][1]["bot_plays"], "the seat is still its owner's"
