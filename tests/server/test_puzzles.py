"""Puzzles over the network: played at a table of their own, judged, and answered with reasons."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from affinage.agents import puzzle
from affinage.agents.puzzle import Place
from affinage.core.about import folder_of, names
from affinage.core.game import find
from affinage.core.play import Table
from affinage.core.words import say_in
from affinage.server import puzzling, sealed
from affinage.server.seating import make
from affinage.server.service import Sitting
from affinage.server.times import milliseconds

from .serving import Json, Laid, Serving, nonce, serving

WITH = [name for name in names() if puzzle.read(find(name))]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    data: Path = tmp_path_factory.mktemp("puzzles") / "tables.sqlite"
    with serving(f"sqlite:///{data}") as server:
        yield server


def begun(served: Serving, game: str, number: int) -> tuple[puzzle.Puzzle, Laid]:
    one = next(one for one in puzzle.read(find(game)) if one.number == number)
    answer = served.http.post(f"/api/puzzles/{game}/{number}/start", json={"name": "Ada"})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    tokens = {seat["seat"]: seat["token"] for seat in told["seats"] if seat["token"]}
    laid = Laid(served, told["table"], told["code"], told["spectator"], tokens, {})
    assert list(tokens) == [one.seat]
    laid.add(one.seat)
    return one, laid


def check(laid: Laid, seat: int, give_up: bool = False, lang: str = "en") -> Json:
    answer = laid.call("POST", "check", seat, {"give_up": give_up}, lang)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", WITH)
def test_the_answer_is_played_and_found_right(served: Serving, game: str) -> None:
    one, laid = begun(served, game, 1)
    seen = laid.view(one.seat)
    assert (seen["puzzle"], seen["hints"], seen["waiting"]) == (1, False, [one.seat])
    assert check(laid, one.seat)["verdict"] == "unfinished"
    best = one.ways[0].moves
    for move in best:
        assert laid.move(one.seat, move).status_code == 200
    told = check(laid, one.seat)
    assert told["verdict"] == "best"
    ways = told["answer"]["ways"]
    assert [(way["best"], way["mine"]) for way in ways][:2] == [(True, True), (False, False)]
    assert told["answer"]["why"]
    german = check(laid, one.seat, lang="de")
    assert german["sentence"] != told["sentence"]
    assert german["answer"]["theme"] != told["answer"]["theme"]


@pytest.mark.parametrize("game", WITH)
def test_another_turn_is_told_what_it_is_worth(served: Serving, game: str) -> None:
    one, laid = begun(served, game, 2)
    for move in one.ways[1].moves:
        assert laid.move(one.seat, move).status_code == 200
    told = check(laid, one.seat)
    place = puzzle.Place(find(game), puzzle.laid(find(game), one).observe(one.seat), one.seat)
    less = one.ends[place.end(one.ways[1].moves)]
    assert told["verdict"] == ("nearly" if less <= one.near + 1e-6 else "missed")
    assert [way["mine"] for way in told["answer"]["ways"]][:2] == [False, True]


@pytest.mark.parametrize("game", WITH)
def test_turns_are_told_apart_by_their_names(game: str) -> None:
    """Two turns that lead with the same are named in full."""
    played = find(game)
    for one in puzzle.read(played):
        for lang in ("en", "de"):
            say = say_in(lang, folder_of(game) / "words")
            ways = puzzling.answered(played, one, (), True, say)["answer"]["ways"]
            named = [way["name"] for way in ways]
            assert len(set(named)) == len({way["words"] for way in ways}), (one.number, named)


def test_whoever_gives_up_sees_it_and_can_play_on(served: Serving) -> None:
    one, laid = begun(served, WITH[0], 1)
    told = check(laid, one.seat, give_up=True)
    assert told["verdict"] == "gave-up"
    assert [way["mine"] for way in told["answer"]["ways"]] == [False] * len(one.ways)
    assert laid.move(one.seat, laid.view(one.seat)["choices"][0]["move"]).status_code == 200


def test_an_answer_is_not_told_before_it_is_asked_for(served: Serving) -> None:
    listed = served.http.get(f"/api/puzzles/{WITH[0]}").json()
    assert {"number", "seats", "stage", "score", "rival", "steps", "proof", "unit"} == set(listed[0])
    counts = {row["game"]: row["count"] for row in served.http.get("/api/puzzles").json()}
    assert counts == {name: len(puzzle.read(find(name))) for name in names()}
    _, laid = begun(served, WITH[0], 1)
    assert laid.call("POST", "check", None, {"give_up": True}).status_code == 403, "who watches gives nothing up"
    ordinary = served.make("beer-and-bread", [{"kind": "hotseat", "name": "A"}, {"kind": "hotseat", "name": "B"}])
    assert ordinary.call("POST", "check", 0, {"give_up": True}).json()["code"] == "no-puzzle"
    for path in ("/api/puzzles/chess", "/api/puzzles/chess/1/start", f"/api/puzzles/{WITH[0]}/9999/start"):
        method = "POST" if path.endswith("start") else "GET"
        assert served.http.request(method, path, json={"name": "A"} if method == "POST" else None).status_code == 404


def test_a_turn_of_ones_own_game_is_tried_again(served: Serving) -> None:
    """At a table that begins in the middle of a finished game: the turn that a review names is known again."""
    game = find("beer-and-bread")
    made = served.hotseat(game.name, 2, options={"windmill": "seat-1"})
    while 0 in (seen := made.view(0))["waiting"]:
        assert made.move(0, seen["choices"][-1]["move"]).status_code == 200
    assert made.call("POST", "resign", 0, {"move_id": nonce()}).status_code == 200
    table = Table(game, 2, options={"windmill": "seat-1"}, seed="", deal=False)
    for event in sealed.moves_in(served.store.events(made.id)):
        if table.asked == (0,):
            break
        table.put(event)
    at = len(table.standing())
    turns = Place(game, table.observe(0), 0).turns(4000)
    assert turns

    def again() -> Laid:
        wish = {"at": at, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}], "name": "Ada"}
        new = made.call("POST", "fork", 0, wish).json()
        laid = Laid(served, new["table"], new["code"], new["spectator"], {s["seat"]: s["token"] for s in new["seats"]})
        for seat in laid.tokens:
            laid.add(seat)
        return laid

    def judged(laid: Laid, moves: Sequence[int], lang: str = "en") -> Json:
        return laid.call("POST", "same-turn", 0, {"moves": list(moves)}, lang).json()

    laid = again()
    assert judged(laid, turns[0])["verdict"] == "unfinished"
    for move in turns[0]:
        assert laid.move(0, move).status_code == 200
    assert judged(laid, turns[0])["verdict"] == "best"
    assert judged(laid, turns[1])["verdict"] == "missed"
    assert judged(laid, turns[0])["sentence"] != judged(laid, turns[0], "de")["sentence"]
    assert judged(laid, [10**6])["verdict"] == "missed", "what is no turn at all is no other one either"
    assert laid.call("POST", "same-turn", 0, {"moves": []}).status_code == 422
    assert laid.call("POST", "same-turn", None, {"moves": [1]}).status_code == 403, "who watches has made no turn"
    assert made.call("POST", "same-turn", 0, {"moves": [1]}).json()["code"] == "no-puzzle"


def test_a_puzzle_begins_from_standing_moves_and_is_sealed_likewise() -> None:
    game = find(WITH[0])
    one = puzzle.read(game)[0]
    made = make(puzzling.plan_for(game, one, "Ada", "medium", True), milliseconds())
    sitting = Sitting(made.header, made.secret)
    for seat in range(one.seats):
        if seat == one.seat:
            sitting.sit(seat, "Ada", "sit", 0)
            sitting.add(seat, nonce(), "add", 0)
    assert sitting.due(0) is not None
    assert sitting.table is not None
    assert tuple((e.seat, e.move) for e in sitting.table.standing()) == one.standing
    assert made.header.commitment == sealed.commitment(made.header.id, game.name, game.version, made.secret)
