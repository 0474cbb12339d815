"""What a view tells beyond the pieces: where workers stand, and what things are worth as they lie."""

import random

import pytest

from affinage.core.game import CHANCE, PUBLIC
from affinage.games.fromage import describe, observe, rules
from affinage.games.fromage.game import GAME
from affinage.games.fromage.score import bistro, festival, fromagerie, villes
from affinage.games.fromage.state import CORPORATION, SeatStep, State
from affinage.games.fromage.tables import VENUES
from affinage.games.fromage.view import ASKED

from .setups import code, everybody_ready, give, play, put, set_board, turn

EN = GAME.say("en")


def positions(seats: int, seed: int) -> list[State]:
    """Some positions of a random game, with some options."""
    rng, found = random.Random(f"{seats} {seed}"), []
    s, room, weights = State(), [0] * GAME.width, [0] * GAME.width
    rules.setup(s, seats, GAME.option_values(rng.choice(GAME.settings(seats, 12)), seats))
    while not rules.over(s):
        if s.turn > 0 and rng.random() < 0.1:
            found.append(s.copy())
        seat = CHANCE if rules.asked(s, CHANCE) else rng.choice([p for p in range(seats) if rules.asked(s, p)])
        moves = room[: rules.legal(s, seat, room)]
        chances = weights[: rules.odds(s, weights)] if seat == CHANCE else [1] * len(moves)
        rules.apply(s, seat, rng.choices(moves, chances)[0])
    return [*found, s]


@pytest.mark.parametrize("seats", GAME.seats)
def test_workers_stand_on_a_cheese_of_their_own(seats: int) -> None:
    for s in positions(seats, 3):
        for viewer in (0, PUBLIC):
            known = s.copy()
            observe.cover(known, viewer)
            view = describe.view(known, viewer, EN)
            venues = {venue["venue"]: venue for venue in view["venues"]}
            for seat, own in enumerate(view["seats"]):
                for worker in own["workers"]:
                    if worker["where"] == "venue":
                        space = venues[worker["venue"]]["spaces"][worker["space"]]
                        assert (space["owner"], space["type"]) == (seat, worker["type"])
                    elif worker["where"] == "tile":
                        quarter = next(q for q in view["quarters"] if q["resource"] == worker["resource"])
                        there = quarter["workers"][worker["space"]]
                        assert there == {"seat": seat, "worker": worker["type"]}


@pytest.mark.parametrize("seats", GAME.seats)
def test_empty_spaces_tell_what_they_would_add(seats: int) -> None:
    for s in positions(seats, 4):
        for venue in describe.view(s, 0, EN)["venues"]:
            at = VENUES.index(venue["venue"])
            count = (festival, fromagerie, bistro, villes)[at]
            assert venue["points"] == [count(s, p) for p in range(max(2, seats))]
            for space in venue["spaces"]:
                empty = space["state"] == "open" and space["owner"] is None
                assert (space["gain"] is not None) == empty
                if empty:
                    then = s.copy()
                    then.seats[0].cheese[at] |= 1 << space["space"]
                    assert space["gain"] == count(then, 0) - count(s, 0)


def test_groups_pairings_shelves_and_regions_as_they_stand() -> None:
    s = turn(4, venue="festival")
    put(s, 0, "festival", 1, 2)
    put(s, 1, "bistro", 0, 1, 2)
    put(s, 2, "fromagerie", 0, 17)
    put(s, 3, "villes", 0, 6)
    venues = {venue["venue"]: venue for venue in describe.view(s, 0, EN)["venues"]}
    assert venues["festival"]["groups"] == [{"seat": 0, "spaces": [0, 1, 2], "points": 4}]
    assert venues["bistro"]["pairings"] == [0, 1, 0, 0]
    assert venues["bistro"]["tables"][:2] == [1, None]
    assert [shelf["seats"] for shelf in venues["fromagerie"]["shelves"]] == [[2], [], [], [], [], [2]]
    atlantic = describe.view(s, 0, EN)["regions"][0]
    assert atlantic["influence"] == [0, 0, 0, 2]
    assert atlantic["gets"] == [0, 0, 0, atlantic["worth"]]


def test_a_worker_points_to_where_it_comes_home() -> None:
    s = turn(4, venue="bistro", quarter="fruit")
    set_board(s, 0, "hill-farm")
    give(s, 0, fruit=1)
    play(s, 0, "cheese", 1)
    soft = describe.view(s, 0, EN)["seats"][0]["workers"][0]
    assert (soft["where"], soft["venue"], soft["space"], soft["back"]) == ("venue", "bistro", 1, 3)
    play(s, 0, "gather", 4)
    hard = describe.view(s, 0, EN)["seats"][0]["workers"][1]
    assert (hard["where"], hard["resource"], hard["space"], hard["back"]) == ("tile", "fruit", 1, 2)
    everybody_ready(s)
    view = describe.view(s, 1, EN)
    assert view["seats"][0]["workers"][0]["back"] == 2
    assert [own["side"] for own in view["seats"]] == [1, 0, 3, 2]
    assert [venue["faces"] for venue in view["venues"]] == [1, 0, 3, 2]


def test_the_corporation_shows_its_track_and_cards() -> None:
    s = turn(1, venue="villes")
    s.seats[CORPORATION].orders = 1
    them = describe.view(s, 0, EN)["corporation"]
    assert them is not None
    assert len(them["numbers"]) == them["tokens"] == 15
    assert them["orders"] == [{"kind": 0, "name": "bronze soft cheese", "n": 1}]


def test_what_is_asked_of_the_viewer_alone() -> None:
    s = turn(4, venue="fromagerie")
    play(s, 0, "cheese", 6)
    assert describe.view(s, 0, EN)["step"] == "two"
    assert describe.view(s, PUBLIC, EN)["step"] == "wait"
    assert [step.name.lower() for step in SeatStep if step < SeatStep.PLACE] == list(ASKED)
    assert describe.place(s, code("take", 0)) == "take/fruit"


def test_lines_of_the_log_point_to_the_movers_own_things() -> None:
    s = turn(4, venue="bistro", quarter="fruit")
    assert describe.log_place(s, 0, code("cheese", 3)) == "at/bistro/3"
    assert describe.log_place(s, 2, code("cheese", 3)) != "at/bistro/3"
    assert describe.log_place(s, 0, code("gather", 4)) == "at/fruit/1"
    assert describe.log_place(s, 1, code("barn", 2)) == "of/1/build/0"
    assert describe.log_place(s, 3, code("parlour", 2)) == "of/3/parlour/2"
    assert describe.log_place(s, 3, code("discard", 1)) == "of/3/discard/livestock"
    assert describe.log_place(s, 3, code("ready")) == "button/ready"
    assert describe.log_place(s, CHANCE, code("draw", 1)) == "deck"
