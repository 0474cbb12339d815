"""What a search expects of a position, and the features that it is told from."""

import random
from functools import cache

import pytest

from affinage.agents import make
from affinage.core.game import find
from affinage.core.play import Table
from affinage.games.wine_and_cheese import foresight, score, weights
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.state import CALENDAR, NONE, CalendarTask, Phase, State
from affinage.games.wine_and_cheese.tables import CHEESE, INGREDIENTS, WINE
from affinage.games.wine_and_cheese.value import MILESTONE_OF, milestone, value


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def features_of(s: State, seat: int) -> list[int]:
    found = [99] * len(GAME.features)
    foresight.features(s, seat, found)
    return found


def predicted(s: State, seat: int) -> int:
    return foresight.predict(s, seat, GAME.features)


@cache
def sensible_positions() -> list[State]:
    """Where stages begin in games of greedy bots."""
    found = []
    for deal in range(3):
        table = Table(GAME, seed=f"foresight {deal}")
        bots = [make("greedy", GAME, seat, deal) for seat in range(2)]
        last = 0
        while not table.over:
            seat = table.asked[0]
            table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
            if milestone(state_of(table)) != last and not table.over:
                last = milestone(state_of(table))
                found.append(state_of(table).copy())
    return found


def test_fitted_weights_are_there_for_every_phase_and_feature() -> None:
    assert len(foresight.FITTED) == len(foresight.SHARE) == len(CALENDAR)
    assert {len(good) for phase in foresight.FITTED for good in phase} == {foresight.FEATURES}
    asked = [phase for phase, kind in enumerate(CALENDAR) if kind not in (CalendarTask.ARRIVE, CalendarTask.END)]
    assert all(any(foresight.FITTED[phase][good]) for phase in asked for good in (WINE, CHEESE))
    assert len(foresight.SPREAD) == max(MILESTONE_OF)  # the last one is the end
    assert min(foresight.SPREAD) > 0
    assert len(foresight.WEIGHTS) == len(weights.HAND_MADE) == weights.COUNT


def test_every_weight_counts_somewhere() -> None:
    seen = sensible_positions()
    usual = [predicted(s, seat) for s in seen for seat in range(2)]
    for at in range(weights.COUNT):
        room = GAME.features
        room[foresight.FEATURES + at] += 1000
        assert usual != [foresight.predict(s, seat, room) for s in seen for seat in range(2)], at


def test_a_search_goes_by_weights_of_its_own_and_value_by_those_made_by_hand() -> None:
    s = sensible_positions()[5]
    room = GAME.features
    room[foresight.FEATURES :] = weights.HAND_MADE
    has = (foresight.predict(s, 0, room) - 25 * foresight.learnt(s, 0, room) / 100) * 100 / 75
    assert has == pytest.approx(value(s, 0), abs=2)
    assert predicted(s, 0) != foresight.predict(s, 0, room)


def test_features_count_what_a_seat_has() -> None:
    for s in sensible_positions()[::3]:
        for seat in range(2):
            me, found = s.seats[seat], features_of(s, seat)
            cellar = [card for card in me.cellar if card != NONE]
            assert found[foresight.LYING] + found[foresight.LYING + 1] == len(cellar)
            assert found[foresight.HELD] + found[foresight.HELD + 1] == me.hand.bit_count()
            assert found[foresight.FREE] == me.cellar.count(NONE) - me.closed
            markers = found[foresight.POOL : foresight.POOL + len(INGREDIENTS)]
            assert sum(part << 8 * i for i, part in enumerate(markers)) == me.pool
            for good in range(2):
                earned = score.total_of(s, seat, good) - score.pairs(s, seat)
                assert found[foresight.EARNED + good] == earned
            assert found[foresight.BEGINS] == (s.first == seat)


def test_nothing_stays_from_the_position_before() -> None:
    s = sensible_positions()[5]
    room = GAME.features
    once = foresight.predict(s, 0, room)
    foresight.predict(s, 1, room)
    assert foresight.predict(s, 0, room) == once


def test_who_has_dropped_out_of_a_market_has_the_next_phase_before_it() -> None:
    s = next(s for s in sensible_positions() if CALENDAR[s.calendar] == CalendarTask.MARKET).copy()
    assert [foresight.phase_before(s, seat) for seat in range(2)] == [s.calendar] * 2
    s.seats[1].out = 1
    assert [foresight.phase_before(s, seat) for seat in range(2)] == [s.calendar, s.calendar + 1]


def test_coins_make_what_is_predicted_better() -> None:
    for s in sensible_positions():
        richer = s.copy()
        for good in range(2):
            richer.seats[0].laps[good] += 1
        assert predicted(richer, 0) > predicted(s, 0)
        assert predicted(richer, 1) < predicted(s, 1)


def test_a_finished_game_is_what_it_is() -> None:
    table, rng = Table(GAME, seed="over"), random.Random(1)
    while not table.over:
        table.play(table.asked[0], rng.choice(table.legal(table.asked[0])))
    s = state_of(table)
    assert s.phase == Phase.OVER
    assert [predicted(s, seat) for seat in range(2)] == [value(s, seat) for seat in range(2)]


@pytest.mark.parametrize("name", ["template", "beer-and-bread", "fromage", "vinhos"])
def test_a_game_without_foresight_is_judged_by_its_value(name: str) -> None:
    game = find(name)
    slots = game.functions()
    assert slots["predict"].__name__ == "as_it_looks"
    assert (slots["spread"](None), game.features) == (0, [0])
    assert GAME.functions()["predict"] is foresight.predict
