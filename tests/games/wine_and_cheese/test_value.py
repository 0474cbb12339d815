"""What bots think of a position: leaving a market early must not look better than it is."""

import random

from affinage.agents.levels import suited
from affinage.agents.spec import search_spec
from affinage.core.game import find
from affinage.core.play import Table
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.state import CALENDAR, CalendarTask, Phase, State
from affinage.games.wine_and_cheese.value import MILESTONE_OF, markers_worth, markets_left, milestone
from affinage.games.wine_and_cheese.weights import HAND_MADE


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def in_a_market() -> Table:
    """The first market, with a seat that may drop out."""
    table, rng = Table(GAME, seed="a market"), random.Random(2)
    while state_of(table).phase != Phase.TURN:
        table.play(table.asked[0], rng.choice(table.legal(table.asked[0])))
    return table


def test_who_has_left_a_market_hopes_for_the_next_one_and_keeps_what_can_be_stored() -> None:
    table = in_a_market()
    seat = table.asked[0]
    s = state_of(table)
    me = s.seats[seat]
    before = markets_left(s, me), markers_worth(s, me, HAND_MADE)
    me.out = 1
    assert markets_left(s, me) == before[0] - 1
    assert markers_worth(s, me, HAND_MADE) < before[1]


def test_stages_follow_one_another_and_a_market_ends_with_what_is_stored() -> None:
    table, rng, seen = Table(GAME, seed="stages"), random.Random(3), [0]
    while not table.over:
        table.play(table.asked[0], rng.choice(table.legal(table.asked[0])))
        seen.append(milestone(state_of(table)))
    assert seen == sorted(seen)
    assert set(seen) == set(MILESTONE_OF)
    for phase, task in enumerate(CALENDAR):
        if task == CalendarTask.STORE:
            assert MILESTONE_OF[phase] == MILESTONE_OF[phase - 1] < MILESTONE_OF[phase + 1]


def test_a_search_thinks_as_the_game_wants_unless_it_is_told_otherwise() -> None:
    assert suited(search_spec(iterations=9), GAME, 2).playout.milestones == 3
    assert suited(search_spec(iterations=9, milestones=5), GAME, 2).playout.milestones == 5
    assert suited(search_spec(iterations=9), GAME, 2).budget.iterations == 9
    assert suited(search_spec(), find("template"), 2) == search_spec()
