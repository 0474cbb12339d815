"""What a player's desk is told: other choices in place of open ones, what any time allows, what a turn still offers."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from affinage.agents.names import BOT_NAMES
from affinage.core.about import names
from affinage.core.game import PUBLIC, find
from affinage.core.play import Table
from affinage.server.naming import bot_name
from affinage.server.payload import choices, instead, position
from affinage.server.seating import OFFERED, Plan, Wish, make

from .serving import Json, Laid, Serving, nonce, serving
from .test_service import Table as Desk
from .test_service import lay

GAMES = names()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


def change(table: Laid, seat: int, other: Json, version: int) -> Json:
    """Another choice in place of open ones."""
    body = {"move_id": nonce(), "version": version, "move": other["move"], "back": other["back"]}
    return table.call("POST", "moves", seat, body)


# Changing one's mind


def test_another_card_is_one_request_and_undoes_the_first(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    before = table.view(seat)
    first, second = before["choices"][:2]
    assert (before["instead"], before["chosen"]) == ([], [])
    assert table.move(seat, first["move"], before["version"]).status_code == 200
    seen = table.view(seat)
    assert seen["chosen"] == [first["place"]]
    other = next(each for each in seen["instead"] if each["place"] == second["place"])
    assert other == {"move": second["move"], "words": second["words"], "place": second["place"], "back": 1}
    assert first["place"] not in [each["place"] for each in seen["instead"]], "it is chosen already"
    assert change(table, seat, other, seen["version"]).status_code == 200
    after = table.view(seat)
    assert after["chosen"] == [second["place"]]
    assert [line["words"] for line in after["log"][len(before["log"]) :]] == [second["words"]]
    server.restart()
    assert table.view(seat) == after, "it is stored as one thing"


def test_a_change_that_cannot_be_made_changes_nothing(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    seen = table.view(seat)
    move = seen["choices"][0]["move"]
    nothing_open = change(table, seat, {"move": move, "back": 1}, seen["version"])
    assert (nothing_open.status_code, nothing_open.json()["code"]) == (422, "illegal")
    legal = {choice["move"] for choice in seen["choices"]}
    illegal = next(m for m in range(find("beer-and-bread").actions) if m not in legal)
    table.move(seat, move, seen["version"])
    seen = table.view(seat)
    for back, move in ((1, illegal), (2, seen["instead"][0]["move"]), (1, 99_999)):
        refused = change(table, seat, {"move": move, "back": back}, seen["version"])
        assert (refused.status_code, refused.json()["code"]) == (422, "illegal"), refused.text
    stale = change(table, seat, seen["instead"][0], seen["version"] - 1)
    assert stale.status_code == 409
    assert table.view(seat) == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_other_choice_can_be_made(game: str) -> None:
    rng, table = random.Random(5), lay(game, find(game).usual_seats)
    tried = 0
    for _ in range(60):
        if table.sitting.status == "over":
            break
        laid = table.sitting.table
        assert laid is not None
        seat = rng.choice(table.sitting.asked)
        seen = position(laid, seat, table.sitting.say("en"))
        lit = {each["place"] for each in seen["choices"]}
        assert not lit & {each["place"] for each in seen["instead"]}, "what is lit now means what it says"
        if seen["instead"]:
            other = rng.choice(seen["instead"])
            _change(table, seat, other)
            assert laid.open_moves(seat)[-1][0] == other["move"] or not laid.can_take_back(seat)
            tried += 1
        else:
            table.move(seat, rng.choice(seen["choices"])["move"])
    assert tried > 3
    again = table.rebuilt().table
    assert again is not None
    assert laid is not None
    assert position(again, PUBLIC, table.sitting.say("en")) == position(laid, PUBLIC, table.sitting.say("en"))


def _change(table: Desk, seat: int, other: Json) -> None:
    at, say = table.sitting.version(seat), table.sitting.say("en")
    table.keep(table.sitting.move(seat, other["move"], at, f"c{len(table.stored)}", table.now, say, other["back"]))
    table.after()


def test_what_others_hold_open_is_nobody_s_to_change() -> None:
    table = lay("fromage", 2)
    laid = table.sitting.table
    assert laid is not None
    first, second = table.sitting.asked
    table.move(first, laid.legal(first)[0])
    assert laid.open_moves(second) == []
    assert instead(laid, second, [], [], table.sitting.say("en")) == []
    assert position(laid, PUBLIC, table.sitting.say("en"))["chosen"] == []


# Any time, and what a turn still offers


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("beer-and-bread", set()),
        ("fromage", set()),
        ("wine-and-cheese", {"trade", "open"}),
        ("vinhos", {"divest", "expert", "sale"}),
    ],
)
def test_what_any_time_allows_is_declared_and_told(game: str, kinds: set[str]) -> None:
    found = find(game)
    assert {kind.key for kind in found.kinds if kind.declared.anytime} == kinds
    told = set[str]()
    for seed in range(40):  # until each was offered once
        table, rng = Table(found, seed=seed), random.Random(seed)
        while not table.over and told != kinds:
            seat = rng.choice(table.asked)
            known = table.observe(seat)
            for each in choices(found, known, seat, found.say()):
                if each["anytime"]:
                    told.add(found.kind_of[each["move"]].key)
            table.play(seat, rng.choice(table.legal(seat)))
    assert told == kinds


def test_an_expert_who_has_to_go_is_no_matter_of_any_time() -> None:
    vinhos = find("vinhos")
    expert = vinhos.kinds["EXPERT"].declared
    assert expert.is_anytime(vinhos.phases["TURN"])
    assert not expert.is_anytime(vinhos.phases["DISMISS"])


def test_fromage_s_chips_fill_as_things_are_done() -> None:
    fromage = find("fromage")
    table = Table(fromage, 2, seed=3)
    seat, say = 0, fromage.say()

    def chips() -> dict[str, Json]:
        return {chip["id"]: chip for chip in table.view(seat, say)["frame"]["todo"]}

    def choose(kind: str) -> None:
        table.play(seat, next(m for m in table.legal(seat) if fromage.moves[m][0] == kind))
        while table.legal(seat) and all(fromage.moves[m][0] != "ready" for m in table.legal(seat)):
            table.play(seat, table.legal(seat)[-1])  # what it asks in between

    start = chips()
    assert {what: chip["state"] for what, chip in start.items() if what in ("cheese", "gather")} == {
        "cheese": "open",
        "gather": "open",
    }
    assert start["cheese"]["ask"]["title"] == "You can still make a cheese"
    legal = [fromage.moves[m] for m in table.legal(seat)]
    places = sum(kind == "cheese" for kind, _ in legal)
    assert start["cheese"]["note"] == f"{places} places"
    assert start["gather"]["note"].endswith(", once")
    for what in ("milk", "build"):
        kind = {"milk": "parlour", "build": "build"}[what]
        assert start[what]["state"] == ("may" if any(k == kind for k, _ in legal) else "not")
        assert start[what]["ask"] is None, "nobody is asked about what is not lost"
    choose("gather")
    assert (chips()["gather"]["state"], chips()["gather"]["ask"]) == ("done", None)
    assert chips()["cheese"]["state"] == "open"
    choose("cheese")
    assert chips()["cheese"]["state"] == "done"
    table.play(seat, next(m for m in table.legal(seat) if fromage.moves[m][0] == "ready"))
    assert chips() == {}, "who is ready has nothing to do"
    assert table.view(1 - seat, say)["frame"]["todo"][0]["state"] == "open"


@pytest.mark.parametrize("seed", range(4))
def test_chips_say_what_is_legal(seed: int) -> None:
    fromage, rng = find("fromage"), random.Random(seed)
    table, say = Table(fromage, 3, seed=seed), fromage.say()
    kinds = {"cheese": "cheese", "gather": "gather", "milk": "parlour", "build": "build", "barn": "barn"}
    looked = 0
    while not table.over:
        seat = rng.choice(table.asked)
        legal = table.legal(seat)
        can = {fromage.moves[move][0] for move in legal}
        todo = table.view(seat, say)["frame"]["todo"]
        if "ready" in can:
            looked += 1
            assert {chip["id"] for chip in todo if chip["state"] in ("open", "may")} == {
                what for what, kind in kinds.items() if kind in can
            }
            for chip in todo:
                places = {fromage.describe.place(table.state, m) for m in legal}
                lit = any(place.startswith(chip["place"]) for place in places)
                assert lit == (chip["state"] in ("open", "may")), chip
        table.play(seat, rng.choice(legal))
    assert looked > 20
    assert table.view(0, say)["frame"]["todo"] == []


# Names


def test_bots_have_names_of_their_own_at_every_table() -> None:
    game = find("fromage")
    for levels in product(OFFERED, repeat=3):
        seats = [Wish("me"), *[Wish("bot", level=level) for level in levels]]
        plan = Plan(game, "Nora", seats, {}, {"kind": "none", "seconds": 0}, True, False)
        found = [seat["name"] for seat in make(plan, 1).header.seats]
        assert len({name.casefold() for name in found}) == 4
        assert found[0] == "Nora"
        assert all(name in BOT_NAMES[level] for name, level in zip(found[1:], levels, strict=True))
    every = [name for names in BOT_NAMES.values() for name in names]
    assert len(set(every)) == len(every)
    assert set(BOT_NAMES) >= set(OFFERED)


def test_people_keep_their_names_wherever_they_sit() -> None:
    seats = [Wish("bot", level="easy"), Wish("hotseat", "Emil"), Wish("hotseat", "Emil")]
    plan = Plan(find("fromage"), "Ada", seats, {}, {"kind": "none", "seconds": 0}, True, False)
    assert [seat["name"] for seat in make(plan, 1).header.seats] == ["Elsa", "Emil", "Emil 2"]
    assert bot_name("easy", [name.upper() for name in BOT_NAMES["easy"]]) == "Nora"


# The turns, the way to the table, and who comes too late


def test_every_turn_can_be_asked_for(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    table.move(seat, table.view(seat)["choices"][0]["move"])
    for viewer in table.everybody():
        told, seen = table.call("GET", "turns", viewer).json(), table.view(viewer)
        assert told == {"version": seen["version"], "turns": seen["turns"]}
    assert table.call("GET", "turns", 1 - seat).json() != table.call("GET", "turns", seat).json()


def test_who_comes_too_late_may_watch(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    at, invite = f"/api/tables/{table.id}", table.invites[1]
    assert server.http.post(f"{at}/peek", json={"invite": invite}).json()["spectator"] == ""
    told = server.http.post(f"{at}/claim", json={"invite": invite, "name": "Ben", "claim_id": nonce()})
    table.tokens[1] = told.json()["token"]
    table.add(1)
    late = server.http.post(f"{at}/peek", json={"invite": invite}).json()
    assert (late["free"], late["seats"], late["status"], late["names"]) == (False, 2, "playing", ["Ada", "Ben"])
    assert late["asked"] == [table.view(None)["seats"][seat]["name"] for seat in table.view(None)["waiting"]]
    assert late["note"].startswith("Year 1")
    assert late["spectator"] == table.spectator


def test_the_server_says_how_others_reach_it(server: Serving) -> None:
    assert server.http.get("/api/status").json()["address"] == ""
    server.restart(addresses=("192.168.7.4", "10.0.0.9"))
    assert server.http.get("/api/status").json()["address"] == f"http://192.168.7.4:{server.port}/"
    server.restart(public_url="https://table.example/")
    assert server.http.get("/api/status").json()["address"] == "https://table.example/"
