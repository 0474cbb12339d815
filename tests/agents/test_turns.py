"""Whole turns as moves: which are compared, what is found, and that a turn once chosen is followed."""

import time
from typing import Any

import numpy as np
import pytest

from affinage.agents import make
from affinage.agents.planner import Path, Planner, thinker
from affinage.agents.search import Searcher, best
from affinage.agents.spec import BotSpec, search_spec
from affinage.core.game import find
from affinage.core.play import Table

WINE = find("wine-and-cheese")
THOROUGH = search_spec(iterations=64 * 16)


def after(turns: int, seed: str = "turns") -> Table:
    """A game of greedy bots so many turns on."""
    table, last = Table(WINE, seed=seed), -1
    bots = [make("greedy", WINE, seat, 1) for seat in range(2)]
    while True:
        seat = table.asked[0]
        legal = table.legal(seat)
        if seat != last and len(legal) > 1:
            if turns == 0:
                return table
            turns, last = turns - 1, seat
        table.play(seat, bots[seat].choose(table.observe(seat), legal))


def planner(table: Table, spec: BotSpec = THOROUGH, seed: int = 3) -> Planner:
    found = thinker(WINE, table.asked[0], 2, seed, spec)
    assert isinstance(found, Planner)
    return found


def end_of(table: Table, path: Path) -> Any:
    """The position after a turn, as it can be known; refuses what is illegal."""
    state, seat, moves = table.state.copy(), table.asked[0], [0] * WINE.width
    for move in path:
        assert move in moves[: WINE.rules.legal(state, seat, moves)]
        WINE.rules.apply(state, seat, move)
    return state


def predicted(state: Any, seat: int) -> int:
    """How the search judges a position."""
    return int(WINE.foresight.predict(state, seat, WINE.features))


def test_only_a_game_that_asks_for_it_compares_whole_turns() -> None:
    assert type(thinker(find("template"), 0, 2, 1, search_spec(iterations=9))) is Searcher
    assert type(thinker(WINE, 0, 2, 1, search_spec(iterations=9))) is Planner


@pytest.mark.parametrize("turns", [0, 9, 20])
def test_turns_that_are_compared_end_differently_and_what_looks_best_is_first(turns: int) -> None:
    table = after(turns)
    seat = table.asked[0]
    paths, _ = planner(table).ways(table.observe(seat).to_bytes())
    ends = [end_of(table, path) for path in paths]
    assert len({end.to_bytes() for end in ends}) == len(paths) > 3
    assert len({path[0] for path in paths}) > 1
    values = [predicted(end, seat) for end in ends]
    assert values == sorted(values, reverse=True)


def test_the_first_promises_as_much_as_what_greedy_does() -> None:
    table = after(0)
    seat = table.asked[0]
    paths, _ = planner(table).ways(table.observe(seat).to_bytes())
    promises_most = predicted(end_of(table, paths[0]), seat)
    bot = make("greedy", WINE, seat, 1)
    while seat in table.asked:
        table.play(seat, bot.choose(table.observe(seat), table.legal(seat)))
    assert promises_most >= predicted(table.state, seat)


def test_with_less_to_spend_fewer_turns_are_compared() -> None:
    table = after(9)
    known = table.observe(table.asked[0]).to_bytes()
    one, few, many = (len(planner(table, search_spec(iterations=16 * n)).ways(known)[0]) for n in (1, 8, 400))
    assert (one, few) == (1, 5)
    assert few < many <= 64


def test_who_thinks_little_also_sees_less_of_the_own_turn() -> None:
    """Else a level with hardly a playout would be as good as `greedy`."""
    little, much = 0, 0
    for turns in (5, 9, 14):
        table = after(turns)
        known = table.observe(table.asked[0]).to_bytes()
        seen = [max(planner(table, search_spec(iterations=n)).ways(known)[1].values()) for n in (12, 1500)]
        little, much = little + seen[0], much + seen[1]
    assert little < much  # how good the best turn looks that was seen


def test_every_move_is_judged_and_the_one_taken_was_followed_most() -> None:
    table = after(9)
    seat = table.asked[0]
    found = planner(table).search(table.observe(seat), table.legal(seat))
    assert [f.move for f in found] == table.legal(seat)
    assert all(abs(sum(f.worth) - 1) < 1e-9 and min(f.worth) >= 0 for f in found)
    visits = sorted(f.visits for f in found)
    assert visits[-1] > visits[-2]


def test_findings_are_the_same_with_the_same_seed_on_any_number_of_threads() -> None:
    table = after(9)
    seat = table.asked[0]
    known, legal = table.observe(seat), table.legal(seat)
    first, again, side_by_side, other = (
        planner(table, search_spec(iterations=THOROUGH.budget.iterations, trees=trees), seed).search(known, legal)
        for trees, seed in ((1, 3), (1, 3), (3, 3), (1, 4))
    )
    assert first == again == side_by_side
    assert first != other


def test_a_turn_is_thought_through_once_and_followed() -> None:
    table = after(9)
    seat = table.asked[0]
    mind = planner(table)
    made, small_moves = 0, 0
    while table.asked == (seat,) and small_moves < 3:
        move = mind.choose(table.observe(seat), table.legal(seat))
        assert mind.iterations == (made or mind.iterations) > 0
        made = mind.iterations
        table.play(seat, move)
        small_moves += 1
    assert small_moves > 1


def test_a_turn_is_thought_over_where_something_else_lies_on_the_table() -> None:
    table = after(9)
    seat = table.asked[0]
    mind = planner(table)
    taken = mind.choose(table.observe(seat), table.legal(seat))
    made = mind.iterations
    table.play(seat, next(move for move in table.legal(seat) if move != taken))
    assert table.asked == (seat,)
    mind.choose(table.observe(seat), table.legal(seat))
    assert mind.iterations > made


def test_a_move_beside_the_turn_under_way_is_judged_like_any_other() -> None:
    """A review asks about every choice, also of a turn that goes on as it was thought through."""
    table = after(9)
    seat = table.asked[0]
    mind = planner(table)
    table.play(seat, mind.choose(table.observe(seat), table.legal(seat)))
    assert mind.plan[0] in table.legal(seat)
    assert len({f.worth for f in mind.search(table.observe(seat), table.legal(seat))}) > 1


def test_turns_are_found_that_are_better_than_what_looks_best() -> None:
    """They do not only differ from it: they stay better in playouts that they were not chosen by."""
    gains = []
    for at in range(16):
        table = after(5 + 5 * (at // 2), f"deal {at % 2}")
        seat = table.asked[0]
        known = table.observe(seat)
        mind = planner(table)
        move = best(mind.search(known, table.legal(seat))).move
        paths, _ = mind.ways(known.to_bytes())
        chosen = (move, *mind.plan)
        assert chosen in paths
        if chosen != paths[0]:
            fresh = planner(table, seed=99)
            fresh.ways(known.to_bytes())
            two = [paths[0], chosen]
            played = [np.zeros((0, 2)), np.zeros((0, 2))]
            fresh.try_out(known.to_bytes(), two, [0, 1], played, 30)
            gains.append((played[1] - played[0])[:, seat].mean())
    assert len(gains) >= 5
    assert np.mean(gains) > 0.02, gains


def test_luck_is_shared_by_the_turns_that_are_compared() -> None:
    table = after(9)
    known = table.observe(table.asked[0]).to_bytes()
    mind = planner(table)
    paths, _ = mind.ways(known)
    played = [np.zeros((0, 2)), np.zeros((0, 2))]
    mind.try_out(known, [paths[0], paths[0]], [0, 1], played, 6)
    assert (played[0] == played[1]).all()
    assert len(np.unique(played[0][:, 0])) > 1


def test_the_clock_is_kept() -> None:
    table = after(9)
    seat = table.asked[0]
    mind = planner(table, search_spec(seconds=0.5, trees=2))
    mind.estimate(table.observe(seat))  # compiles
    began = time.perf_counter()
    mind.search(table.observe(seat), table.legal(seat))
    assert 0.45 < time.perf_counter() - began < 10
