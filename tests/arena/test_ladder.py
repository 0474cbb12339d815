import math
import random

import pytest

from affinage.arena import ladder, match
from affinage.arena.games import Played
from affinage.arena.rating import SCALE, ranking_of, ratings, strengths
from affinage.core.game import find

TEMPLATE = find("template")


def drawn(worth: list[float], games: int, seed: int = 1) -> list[tuple[tuple[int, ...], ...]]:
    """Rankings that follow the model."""
    rng = random.Random(seed)
    found: list[tuple[tuple[int, ...], ...]] = []
    for _ in range(games):
        left, order = list(range(len(worth))), []
        while left:
            order.append(rng.choices(left, [worth[p] for p in left])[0])
            left.remove(order[-1])
        found.append(tuple((p,) for p in order))
    return found


def test_known_strengths_are_found_again() -> None:
    found = strengths(drawn([1, 2, 4, 8], 4000), 4)
    assert found[0] == 0
    assert list(found) == pytest.approx([math.log(x) for x in (1, 2, 4, 8)], abs=0.12)


def test_two_players_have_the_rating_of_their_share() -> None:
    rankings = [((0,), (1,))] * 250 + [((1,), (0,))] * 750
    first, second = ratings(["a", "b"], rankings)
    assert first.rating == 0
    assert second.rating == pytest.approx(SCALE * math.log(3), abs=2)
    assert second.low < second.rating < second.high
    assert second.high - second.low < 90
    assert second.games == 1000


def test_a_player_that_never_lost_has_a_finite_rating_and_shared_places_count_half() -> None:
    never = ratings(["a", "b"], [((1,), (0,))] * 20)[1]
    assert never.rating < 2000
    assert never.low < never.rating - 50 < never.rating + 50 < never.high  # twenty games are no certainty
    even = [((0,), (1,)), ((1,), (0,)), ((0, 1),)] * 10
    assert abs(ratings(["a", "b"], even)[1].rating) < 1


def test_a_bot_beside_its_own_twins_is_one_player() -> None:
    assert ranking_of([1, 0, 0, 3], [0, 1, 1, 0]) == ((1, 1), (0,), (0,))
    found = ratings(["a", "b"], [((1,), (0,), (0,)), ((0,), (1,), (0,)), ((0,), (0,), (1,))] * 30)
    assert abs(found[1].rating) < 15  # of three equal seats it wins one game in three


def test_the_ladder_of_a_game() -> None:
    def play(bots: list[str], seats: int) -> match.Series:
        return match.play(TEMPLATE, bots, 12, seats=seats)

    found = ladder.climb("template", (2, 3), ("random", "greedy", "search:40"), play)
    assert list(found.ratings) == [2, 3]
    assert [r.name for r in found.ratings[2]] == ["random", "greedy", "search:40"]
    assert list(found.steps[3]) == ["greedy – random", "search:40 – greedy"]
    assert found.ahead[2] == found.steps[2]
    assert list(found.ahead[3]) == list(found.steps[3])
    assert found.ratings[2][2].games == 24
    ladder.double(found, ["search:4", "search:8"], 2, play)
    assert list(found.doublings) == ["search:8 – search:4"]
    assert found.as_json()["ratings"][2][0]["rating"] == 0


def test_budgets_double() -> None:
    assert ladder.doubled("search:250,mast=0", 2) == [f"search:{n},mast=0" for n in (250, 500, 1000)]
    assert ladder.doubled("search:0.25s", 3) == ["search:0.25s", "search:0.5s", "search:1s", "search:2s"]


def test_finishing_ahead_of_others_counts_every_pair_and_a_shared_place_half() -> None:
    class Told(match.Series):
        def places(self, number: int) -> list[int]:
            return [[0, 1, 2, 3], [3, 0, 1, 1], [1, 1, 0, 3]][number]

    plan = match.planned(TEMPLATE, ["greedy", "random"], 4)
    played = [Played(n, lineup, ()) for n, lineup in enumerate(((0, 1, 1, 1), (0, 1, 1, 1), (1, 0, 1, 1)))]
    assert Told(plan, played, None, None).ahead(0) == [1, 0, 0.5]
