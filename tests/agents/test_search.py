import math
import time
from typing import Any

import numpy as np
import pytest

from affinage.agents import make, playout, tree
from affinage.agents.search import SearchBot, Searcher, best, search_workspace, spreads
from affinage.agents.spec import EXPAND_BY, BotSpec, Knobs, search_spec
from affinage.core.chance import generator
from affinage.core.game import find
from affinage.core.play import Table

BEER, TEMPLATE = find("beer-and-bread"), find("template")


def searched(game: Any, table: Table, seat: int, spec: BotSpec) -> tuple[Searcher, Any]:
    searcher = Searcher(game, seat, table.seats, 3, spec)
    return searcher, searcher.search(table.observe(seat), table.legal(seat))


def test_every_move_is_followed_and_worth_adds_up_to_one() -> None:
    table = Table(TEMPLATE, 4, seed="bids")
    _, found = searched(TEMPLATE, table, 0, search_spec(iterations=400))
    assert [f.move for f in found] == table.legal(0)
    assert sum(f.visits for f in found) == 400
    assert all(abs(sum(f.worth) - 1) < 1e-3 for f in found)


def test_where_a_position_is_met_seldom_few_moves_are_tried() -> None:
    table = Table(BEER, seed="reuse")
    seat = table.asked[0]
    assert len(table.legal(seat)) == 5
    for widening, tried in ((0.0, 5), (1.0, 4), (0.2, 2)):
        _, found = searched(BEER, table, seat, search_spec(iterations=9, widening=widening))
        assert sum(f.visits > 0 for f in found) == tried, widening  # 1, and so many times the root of the visits so far


def test_what_looks_best_can_be_tried_first() -> None:
    table = Table(TEMPLATE, 2, seed="bids")
    tried = [best(searched(TEMPLATE, table, 0, search_spec(iterations=1, expand_by=way))[1]).move for way in EXPAND_BY]
    worth = {}
    for move in table.legal(0):
        after = table.state.copy()
        TEMPLATE.rules.apply(after, 0, move)
        worth[move] = TEMPLATE.value.value(after, 0)
    assert worth[tried[1]] == max(worth.values())
    assert set(tried) <= set(table.legal(0))


def test_more_trees_add_up_and_are_repeatable() -> None:
    table = Table(TEMPLATE, 2, seed="bids")
    spec = search_spec(iterations=300, trees=3)
    first, second = (searched(TEMPLATE, table, 0, spec)[1] for _ in range(2))
    assert first == second
    assert sum(f.visits for f in first) == 300
    assert first != searched(TEMPLATE, table, 0, search_spec(iterations=300))[1]


def test_nobody_answers_a_bid_that_it_has_not_seen() -> None:
    """All of the other seat's bids are counted in one place, whatever the searching seat has bid before."""
    table, n = Table(TEMPLATE, 2, seed="secret"), 500
    searcher, _ = searched(TEMPLATE, table, 0, search_spec(iterations=n))
    one = searcher.workspaces[0]
    one.states[playout.NOW] = table.observe(0).to_array()[0]
    known = np.uint64(searcher.fast.knowledge(one, playout.NOW, 0, 1, np.uint64(0)))
    keys = {int(np.uint64(searcher.fast.edge_key(known, bid))) for bid in table.legal(1)}
    edges = [e for e in one.edges if int(e["key"]) in keys]
    passed = sum(int(e["visits"]) for e in edges)
    assert passed > 0.9 * n  # all but the first look at each own bid


def test_the_small_moves_of_a_turn_share_their_tree() -> None:
    table = Table(BEER, seed="reuse")
    seat, budget = table.asked[0], 400
    searcher, found = searched(BEER, table, seat, search_spec(iterations=budget))
    assert searcher.iterations == budget
    table.play(seat, best(found).move)
    assert table.asked == (seat,)
    searcher.search(table.observe(seat), table.legal(seat))
    assert budget < searcher.iterations < 2 * budget


def test_a_full_tree_is_searched_on_without_new_edges() -> None:
    table = Table(TEMPLATE, 3, seed="full")
    searcher = Searcher(TEMPLATE, 0, 3, 3, search_spec(iterations=2000))
    searcher.workspaces = [search_workspace(TEMPLATE, 64)]
    found = searcher.search(table.observe(0), table.legal(0))
    assert searcher.workspaces[0].counts[tree.USED] == 48
    assert sum(f.visits for f in found) == 2000


def test_a_winning_choice_is_found() -> None:
    """In the last round the other has nothing to bid with, and only taking the crate wins."""
    table = Table(TEMPLATE, 2, seed="won")
    s: Any = table.state
    s.round_no = 5
    s.seats[1].coins, s.seats[0].coins = 0, 3
    s.seats[1].goods[0] = 1
    known = table.observe(0)
    legal = table.legal(0)
    found = Searcher(TEMPLATE, 0, 2, 1, search_spec(iterations=600)).search(known, legal)
    assert best(found).move != legal[0]  # a bid of 0 is the other's too, and then nobody wins the crate
    assert best(found).worth[0] > found[0].worth[0] + 0.2


def test_the_clock_is_kept() -> None:
    import time

    table = Table(TEMPLATE, 2, seed="clock")
    searcher = Searcher(TEMPLATE, 0, 2, 1, search_spec(seconds=0.2, trees=2))
    searcher.search(table.observe(0), table.legal(0))
    began = time.perf_counter()
    searcher.search(table.observe(0), table.legal(0))
    assert time.perf_counter() - began < 2
    assert searcher.iterations > 100


@pytest.mark.parametrize(("share", "until"), [(0.5, 1.0), (0.7, 0.71), (1.0, 0.5)])
def test_by_the_clock_thinking_ends_when_the_rest_of_the_time_can_change_nothing(
    share: float, until: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move that leads gets so many of all visits; by the end a lead must be larger than all that could come."""
    now = 0.0

    class Timed(Searcher):
        def _run(self, at: int, n: int) -> None:
            nonlocal now
            now += n / 1000
            self.iterations += n

        def _visits(self, one: Any, moves: Any) -> tuple[Any, Any]:
            visits = self.iterations * np.array([1 - share, share])
            return visits.astype(np.int64), np.zeros((2, 2))

    monkeypatch.setattr("affinage.agents.search.time.perf_counter", lambda: now)
    searcher = Timed(TEMPLATE, 0, 2, 1, search_spec(seconds=10, trees=1))
    table = Table(TEMPLATE, 2, seed="clock")
    searcher.search(table.observe(0), table.legal(0)[:2])
    assert now / 10 == pytest.approx(until, abs=0.02)


@pytest.mark.parametrize(("mast", "share"), [(0, 1 / 4), (80, 0.4), (100, 7 / 16), (150, 0.51), (300, 175 / 256)])
def test_of_several_moves_the_one_with_the_best_average_is_made(mast: int, share: float) -> None:
    one, rng, knobs = search_workspace(TEMPLATE, 1), generator(3), Knobs(mast=mast)
    one.moves[0][:4] = range(4)
    one.averages[1, :4] = [(10, 2), (10, 3), (10, 6), (10, 1)]  # the third has brought seat 1 most,
    one.averages[0, :4] = [(10, 9), (10, 3), (10, 6), (10, 1)]  # whatever it brought others
    made = [playout.pick(one, 4, 1, knobs, rng) for _ in range(4000)]
    assert made.count(2) / len(made) == pytest.approx(share, abs=0.03)  # four standard errors
    assert len(set(made)) == 4


def test_what_a_lead_means_is_learnt_alike_every_time() -> None:
    from affinage.agents import search

    first = spreads(TEMPLATE, 3)
    search._learnt.clear()  # noqa: SLF001 - as in another process
    assert spreads(TEMPLATE, 3) == first
    assert 1 < first.value < 1e5
    assert first.points >= 1


@pytest.mark.parametrize("spec", ["search:200000", "search:200000,candidates=6"])
def test_a_search_that_must_answer_now_plays_the_best_so_far(spec: str) -> None:
    """With the moment passed already it makes one piece of its search, and the move is one of the best looking ones."""
    game = find("beer-and-bread")
    table = Table(game, 2, seed="in time")
    seat = table.asked[0]
    bot = make(spec, game, seat, 1, seats=2)
    assert isinstance(bot, SearchBot)
    bot.searcher.latest = 0.0
    assert bot.choose(table.observe(seat), table.legal(seat)) in table.legal(seat)
    assert 0 < bot.searcher.iterations < 2000


def test_a_latest_moment_that_is_far_away_changes_nothing() -> None:
    game = find("beer-and-bread")
    table = Table(game, 2, seed="in time")
    seat = table.asked[0]
    found = []
    for latest in (math.inf, time.perf_counter() + 3600):
        bot = make("search:500", game, seat, 1, seats=2)
        assert isinstance(bot, SearchBot)
        bot.searcher.latest = latest
        found.append(bot.searcher.search(table.observe(seat), table.legal(seat)))
    assert found[0] == found[1]
