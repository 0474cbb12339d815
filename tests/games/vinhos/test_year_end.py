"""Maintenance, production and the press release: one test for each rule."""

import pytest

from affinage.games.vinhos.rules.maintenance import lose_vineyard, lose_winery
from affinage.games.vinhos.rules.press import pleased
from affinage.games.vinhos.rules.wine import kind_of, quality_of, wine_at
from affinage.games.vinhos.state import Loss, Phase, State
from affinage.games.vinhos.tables import BOOTH_FEATURES, EXPERTS_FOR, POSITIONS, VINTAGE_IDS

from .setups import (
    DONE,
    at_turn,
    do,
    found,
    give,
    kinds,
    lay,
    legal,
    region,
    renown,
    space,
    stand,
    tile,
    to_fair,
    to_maintenance,
    to_production,
)

# Maintenance


def test_positive_interest_stops_at_24() -> None:
    s = at_turn(2)
    s.seats[0].account, s.seats[0].investment = 23, 3
    to_maintenance(s)
    assert s.seats[0].account == 24


def test_interest_paid_in_full_costs_nothing_more() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment = 2, -2
    found(s, 0, 0, "dao", wineries=1)
    to_maintenance(s)
    assert (me.account, me.lost, me.wineries[0]) == (0, 2, 1)  # entering 0 costs points, but all was paid


def test_cash_never_pays_interest_or_salaries() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment, me.cash = 0, -1, 50
    found(s, 0, 0, "dao", wineries=1, enologists=1)
    found(s, 0, 1, "dao", wineries=0)
    to_maintenance(s)
    assert (me.cash, me.wineries[0], me.enologists[0]) == (50, 0, 0)


def test_without_a_winery_a_vineyard_is_lost_and_leaves_the_game() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment = 0, -1
    found(s, 0, 0, "dao", vines=2)
    to_maintenance(s)
    assert me.vines[0] == 1
    assert me.region[0] == region("dao")


def test_with_neither_nothing_more_is_lost() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment = 0, -2
    to_maintenance(s)
    assert (me.account, me.lost) == (0, 0)


def test_the_owner_chooses_where_a_winery_is_lost() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment = 0, -1
    found(s, 0, 0, "dao", wineries=1)
    found(s, 0, 1, "douro", wineries=1)
    to_maintenance(s)
    assert (s.phase, s.acting, s.loss) == (Phase.LOSE, 0, Loss.WINERY)
    do(s, 0, ("estate", 1))
    assert me.wineries[:2] == [1, 0]


def test_an_enologist_without_a_winery_finds_another_or_leaves() -> None:
    s = at_turn(2)
    me = s.seats[0]
    found(s, 0, 0, "dao", wineries=1, enologists=1)
    found(s, 0, 1, "douro", wineries=1)
    left = s.enologists_left
    lose_winery(s, me, 0)
    assert (me.enologists, s.enologists_left) == ([0, 1, 0, 0], left)
    lose_winery(s, me, 1)
    assert (sum(me.enologists), s.enologists_left) == (0, left + 1)


def test_a_lost_last_vineyard_leaves_the_wines_their_kind_and_moves_the_farmer() -> None:
    s = at_turn(2)
    me = s.seats[0]
    found(s, 0, 0, "ribatejo", "white", farmers=1)
    found(s, 0, 1, "dao")
    place = lay(s, 0, 0, 1, 4)
    lose_vineyard(me, 0)
    assert me.region[0] == -1
    assert kind_of(wine_at(me, place)) == 2 * region("ribatejo") + 1
    assert me.farmers == [0, 1, 0, 0]


def test_a_cube_that_waits_on_a_lost_winery_goes_back() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.wineries[0], me.waiting[0] = 1, 1
    s.cubes_left -= 1
    left = s.cubes_left
    lose_winery(s, me, 0)
    assert (me.waiting[0], s.cubes_left) == (0, left + 1)


def test_salaries_that_can_be_paid_are_paid() -> None:
    s = at_turn(2)
    me = s.seats[0]
    me.account, me.investment = 5, 0
    found(s, 0, 0, "dao", wineries=2, enologists=2)
    to_maintenance(s)
    assert (me.account, me.enologists[0]) == (3, 2)


def test_the_variant_makes_everybody_take_a_pair_back_before_interest() -> None:
    s = at_turn(2, variant=1)
    me = s.seats[1]
    me.sales, me.barrels = 0b11, 6
    to_maintenance(s)
    assert (s.phase, s.acting, me.account) == (Phase.WINDOW, 1, 5)
    assert DONE not in legal(s, 1)
    do(s, 1, ("sale", 0))
    while s.phase == Phase.RENOWN:
        do(s, 1, min(legal(s, 1)))
    do(s, 1, DONE)
    assert me.barrels == 8
    assert me.account == 6


def test_without_the_variant_nobody_is_asked() -> None:
    s = at_turn(2)
    s.seats[1].sales, s.seats[1].barrels = 0b11, 6
    to_maintenance(s)
    assert s.phase != Phase.WINDOW


# Production


def test_a_warehouse_has_two_slots_and_a_cellar_four() -> None:
    s = at_turn(2)
    found(s, 0, 0, "dao", cellar=1)
    found(s, 0, 1, "douro")
    for e, slots in ((0, 4), (1, 2)):
        for slot in range(1, slots + 1):
            lay(s, 0, e, slot, slot)
    to_production(s)
    me = s.seats[0]
    assert [quality_of(wine_at(me, place)) for place in range(1, 4)] == [1, 2, 3]
    assert [quality_of(wine_at(me, 4 + place)) for place in range(1, 4)] == [1, 0, 0]


@pytest.mark.parametrize(("vintage", "made"), [("hail", 0), ("drizzle", 1), ("warm-spring", 3), ("high-summer", 4)])
def test_weather_changes_the_quality_and_0_makes_no_wine(vintage: str, made: int) -> None:
    s = at_turn(2)
    s.vintage = VINTAGE_IDS.index(vintage)
    found(s, 0, 0, "dao")
    to_production(s)
    assert quality_of(wine_at(s.seats[0], 0)) == made


def test_the_best_estate_makes_a_14() -> None:
    s = at_turn(2)
    s.vintage = VINTAGE_IDS.index("high-summer")
    found(s, 0, 0, "douro", vines=2, farmers=2, wineries=1, enologists=1)
    s.seats[0].porto = 1
    to_production(s)
    do(s, 0, ("porto", 1))
    assert quality_of(wine_at(s.seats[0], 0)) == 14
    assert s.seats[0].porto == 0


def test_porto_is_asked_for_every_douro_estate_while_there_are_tokens() -> None:
    s = at_turn(2)
    s.vintage = 0
    found(s, 0, 0, "douro")
    found(s, 0, 1, "douro", "white")
    s.seats[0].porto = 1
    to_production(s)
    do(s, 0, ("porto", 0), ("porto", 1))
    assert [quality_of(wine_at(s.seats[0], 4 * e)) for e in range(2)] == [2, 5]


def test_staff_never_goes_in_circles() -> None:
    s = at_turn(2)
    found(s, 0, 0, "dao", wineries=1, enologists=1)
    found(s, 0, 1, "douro", wineries=1)
    to_production(s)
    do(s, 0, ("enologist", 1))
    assert legal(s, 0) == {DONE}


def test_nobody_is_asked_about_staff_that_cannot_move() -> None:
    s = at_turn(2)
    found(s, 0, 0, "dao", wineries=1, enologists=1)
    to_production(s)
    assert s.phase != Phase.STAFF


# Press release


def releasing(year: int = 4, quality: int = 5, name: str = "dao") -> State:
    s = at_turn(year=year)
    stand(s, p0="cellars")
    found(s, 0, 0, name, "red", cellar=1)
    lay(s, 0, 0, 1, quality)
    do(s, 0, space("press"), ("queue", 0), ("wine", 0))
    return s


@pytest.mark.parametrize(("quality", "fair"), [(9, 0), (10, 1), (12, 3)])
def test_a_value_above_9_gives_fair_points(quality: int, fair: int) -> None:
    s = releasing(quality=quality)
    do(s, 0, ("booth", 0))
    assert s.seats[0].fair == fair + 2  # two features in the "1" section


def test_a_wine_from_tras_os_montes_gives_2_fair_points_more() -> None:
    s = releasing(name="tras-os-montes")
    do(s, 0, ("booth", 0))
    assert s.seats[0].fair == 2 + 2


def test_a_booth_is_taken_once_and_gives_its_bonus() -> None:
    s = releasing()
    s.seats[1].booth = 0
    assert ("booth", 0) not in legal(s, 0)
    do(s, 0, ("booth", BOOTH_FEATURES.index((0, 1 + 1))))  # Appearance and Aroma: an expert
    assert s.phase == Phase.FREE
    do(s, 0, ("deck", 3))
    assert s.seats[0].up.bit_count() == 1


def test_the_table_of_experts_by_value() -> None:
    assert [EXPERTS_FOR[v] for v in (0, 3, 4, 5, 6, 7, 8, 9, 10, 14)] == [0, 0, 1, 1, 1, 1, 2, 3, 4, 4]


def test_no_barrels_on_magnates_in_the_first_year_and_none_without_barrels() -> None:
    s = releasing(year=1, quality=12)
    do(s, 0, ("booth", 0))
    assert s.phase == Phase.TURN
    s = releasing(quality=12)
    s.seats[0].barrels = 0
    do(s, 0, ("booth", 0))
    assert s.phase == Phase.TURN


def test_placing_barrels_is_optional_and_each_magnate_gets_one() -> None:
    s = releasing(quality=12, name="douro")
    s.vintage = VINTAGE_IDS.index("warm-spring")
    do(s, 0, ("booth", 0))
    assert pleased(s, s.seats[0]) == 0b111
    do(s, 0, ("magnate", 0))
    assert ("magnate", 0) not in legal(s, 0)
    do(s, 0, DONE)
    assert s.seats[0].magnates[0 * POSITIONS] == 1


def test_renown_is_optional_at_a_press_release_whatever_the_need() -> None:
    s = at_turn(year=4)
    stand(s, p0="cellars")
    found(s, 0, 0, "dao")
    lay(s, 0, 0, 1, 5)
    renown(s, "dao", 1)
    do(s, 0, space("press"), ("queue", 0), ("wine", 0))
    assert legal(s, 0) == {("cubes", 0), ("cubes", 1)}


def test_a_late_release_must_be_made_and_experts_may_help() -> None:
    s = at_turn(year=3)
    found(s, 2, 0, "dao")
    lay(s, 2, 0, 1, 5)
    give(s, 2, tile("taste", "renown"))
    to_fair(s)
    assert (s.phase, s.acting) == (Phase.RELEASE, 2)
    assert DONE not in legal(s, 2)
    do(s, 2, ("expert", tile("taste", "renown")), ("region", region("dao")), ("wine", 0), ("cubes", 1))
    assert s.worth == 6


def test_before_a_fair_there_is_one_window_for_pairs_in_player_order() -> None:
    s = at_turn(2, year=3)
    s.order[:2] = [1, 0]
    for p in range(2):
        s.seats[p].sales, s.seats[p].barrels = 0b11 << (4 * p), 6
    to_fair(s)
    assert (s.phase, s.acting) == (Phase.WINDOW, 1)
    do(s, 1, DONE)
    assert s.acting == 0
    do(s, 0, ("sale", 0))
    while s.phase == Phase.RENOWN:
        do(s, 0, min(legal(s, 0)))
    assert kinds(s, 0) == {"done"}
