"""Set-up and the start of a year."""

import pytest

from affinage.games.vinhos import rules
from affinage.games.vinhos.rules.wine import quality_of, wine_at
from affinage.games.vinhos.state import Phase, Stage, State, totals
from affinage.games.vinhos.tables import CUBES, FAIR_YEARS, NUMBER, REGIONS, SPACE_IDS, VINTAGES

from .setups import CHANCE, CODE, answer, at_turn, do, legal, region


def after_chance(seats: int, seated: int = 1) -> State:
    s = State()
    rules.setup(s, seats, [seated, 0])
    while s.phase <= Phase.VINTAGE:
        answer(s)
    return s


def bought(seats: int, *names: str) -> State:
    """The set-up played with these first vineyards, all red."""
    s = after_chance(seats)
    s.out, s.tops, s.below = 0, sum(1 << (2 * r) for r in range(REGIONS)), [1, 2] * REGIONS
    for name in names:
        do(s, s.acting, ("region", region(name)))
        while s.phase == Phase.FREE:
            do(s, s.acting, ("deck", 0))
        if s.phase == Phase.PORTO:
            do(s, s.acting, ("porto", 0))
    return s


@pytest.mark.parametrize(("seats", "out"), [(2, 2), (3, 1), (4, 0)])
def test_some_regions_stay_out_and_have_no_vineyards(seats: int, out: int) -> None:
    s = after_chance(seats)
    assert s.out.bit_count() == out
    assert s.tops.bit_count() == REGIONS - out
    for r in range(REGIONS):
        if s.out >> r & 1:
            assert s.below[2 * r : 2 * r + 2] == [0, 0]


@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_chance_can_lay_every_order_of_the_seats_in_play(seats: int, orders: int) -> None:
    found = set()
    for pick in range(orders):
        s = State()
        rules.setup(s, seats, [0, 0])
        while s.phase == Phase.OUT:
            answer(s)
        assert s.phase == Phase.ORDER
        answer(s, pick)
        found.add(tuple(s.order[:seats]))
        assert sorted(s.order[:seats]) == list(range(seats))
    assert len(found) == orders


def test_with_the_option_seats_buy_in_their_order_and_chance_is_not_asked() -> None:
    s = State()
    rules.setup(s, 4, [1, 0])
    assert s.phase == Phase.TOP_VINEYARD
    assert s.order == [0, 1, 2, 3]


def test_everybody_starts_with_11_bagos_5_in_the_account_and_investment_1() -> None:
    s = after_chance(3)
    for p in range(3):
        me = s.seats[p]
        assert (me.cash, me.account, me.investment, me.barrels) == (11, 5, 1, 8)
        assert SPACE_IDS[me.marker] == "press"
    assert s.cubes_left == CUBES


def test_the_first_vineyard_is_a_full_purchase_with_cube_and_first_wine() -> None:
    s = after_chance(2)
    s.tops = sum(1 << (2 * r) for r in range(REGIONS))
    s.below = [1, 2] * REGIONS
    seat = s.acting
    do(s, seat, ("region", region("minho")))
    me = s.seats[seat]
    assert me.cash == 11 - 3
    assert s.cubes[region("minho")] == 1
    assert quality_of(wine_at(me, 0)) == 2
    assert s.acting != seat


def test_nobody_may_pass_divest_or_use_experts_in_the_set_up() -> None:
    s = after_chance(2)
    assert {kind for kind, _ in legal(s, s.acting)} == {"region"}


@pytest.mark.parametrize(
    ("name", "quality"), [("dao", 2), ("lisboa", 3), ("ribatejo", 3), ("alentejo", 2), ("setubal", 2)]
)
def test_first_wines_by_region(name: str, quality: int) -> None:
    s = after_chance(4)
    s.tops = sum(1 << (2 * r) for r in range(REGIONS))
    seat = s.acting
    do(s, seat, ("region", region(name)))
    assert quality_of(wine_at(s.seats[seat], 0)) == quality


@pytest.mark.parametrize(("porto", "quality", "left"), [(0, 2, 2), (1, 5, 1)])
def test_a_first_wine_from_douro_may_be_porto(porto: int, quality: int, left: int) -> None:
    s = after_chance(4)
    s.tops = sum(1 << (2 * r) for r in range(REGIONS))
    seat = s.acting
    do(s, seat, ("region", region("douro")), ("porto", porto))
    assert quality_of(wine_at(s.seats[seat], 0)) == quality
    assert s.seats[seat].porto == left


def test_play_order_follows_the_numbers_of_the_first_regions_and_ties_keep_theirs() -> None:
    s = bought(4, "algarve", "minho", "minho", "tras-os-montes")
    assert s.order == [3, 1, 2, 0]
    assert [NUMBER[s.seats[p].region[0]] for p in s.order] == [1, 2, 2, 9]


def test_the_third_and_the_fourth_get_one_bago_more() -> None:
    s = bought(4, "tras-os-montes", "minho", "dao", "algarve")
    assert [s.seats[p].cash for p in range(4)] == [8, 8, 8, 8]  # 3, 3, 4 and 4 paid
    assert s.stage == Stage.ACTIONS


def test_with_three_seats_the_third_and_with_two_the_second_gets_it() -> None:
    s = bought(3, *(["minho"] * 3))
    assert [s.seats[p].cash for p in range(3)] == [8, 8, 9]
    s = bought(2, *(["minho"] * 2))
    assert [s.seats[p].cash for p in range(2)] == [8, 9]


def test_the_first_year_has_the_calm_vintage_and_moves_no_feature() -> None:
    s = bought(2, "dao", "dao")
    assert (s.year, s.vintage, s.features) == (1, 0, [0, 0, 0, 0])
    assert s.vintages.bit_count() == VINTAGES - 1


def test_a_feature_stops_at_the_top() -> None:
    s = at_turn(year=2)
    s.features = [8, 0, 0, 0]
    s.year, s.phase = 3, Phase.VINTAGE
    rules.apply(s, CHANCE, CODE["vintage", 1])  # Appearance 3
    assert s.features[0] == 9


def test_a_vintage_comes_once() -> None:
    s = at_turn(year=2)
    s.phase = Phase.VINTAGE
    rules.apply(s, CHANCE, CODE["vintage", 3])
    s.phase = Phase.VINTAGE
    assert ("vintage", 3) not in legal(s, CHANCE)
    assert ("vintage", 0) not in legal(s, CHANCE)


def test_fairs_are_in_years_3_5_and_6() -> None:
    assert FAIR_YEARS == (3, 5, 6)


def test_totals_hold_from_the_first_moment() -> None:
    s = State()
    rules.setup(s, 4, [0, 0])
    assert totals(s)["experts"] == 24
