"""Every worked example of the rule book: the year, movement, actions, wine, sales, bank, experts."""

import pytest

from affinage.games.vinhos import rules
from affinage.games.vinhos.rules.actions import move_cost
from affinage.games.vinhos.rules.wine import kind_of, quality_of, reach, value_of, wine_at
from affinage.games.vinhos.state import Phase
from affinage.games.vinhos.tables import (
    ACCOUNT_POINTS,
    FEATURES,
    SALE_COLOUR,
    SALE_HOUSE,
    SALE_REQUEST,
    SALE_SLOTS,
    SPACE_IDS,
    VINTAGE_IDS,
)

from .setups import (
    CODE,
    DIVEST,
    DONE,
    at_turn,
    do,
    finish_turns,
    found,
    give,
    kinds,
    lay,
    legal,
    pass_turn,
    region,
    renown,
    space,
    stand,
    tile,
    to_production,
)

APPEARANCE, TASTE = FEATURES.index("appearance"), FEATURES.index("taste")


def sale(house: int, colour: int, request: int) -> tuple[str, int]:
    slots = (
        i for i in range(SALE_SLOTS) if (SALE_HOUSE[i], SALE_COLOUR[i], SALE_REQUEST[i]) == (house, colour, request)
    )
    return ("sale", next(slots))


def test_weather_a_new_vintage_is_turned_up() -> None:
    s = at_turn(year=1, action=2)
    finish_turns(s)
    assert s.year == 2
    assert s.vintage != 0


def test_production_phase_orange_makes_a_white_3_in_a_warehouse_and_purple_a_red_2_in_a_cellar() -> None:
    s = at_turn()
    s.vintage = 0
    found(s, 0, 0, "lisboa", "white", wineries=1)
    found(s, 1, 0, "dao", "red", cellar=1)
    to_production(s)
    assert (quality_of(wine_at(s.seats[0], 0)), kind_of(wine_at(s.seats[0], 0)) & 1) == (3, 1)
    assert (quality_of(wine_at(s.seats[1], 0)), kind_of(wine_at(s.seats[1], 0)) & 1) == (2, 0)


def test_adjusting_wine_features_in_year_4() -> None:
    s = at_turn(year=3)
    s.year, s.phase = 4, Phase.VINTAGE
    rules.apply(s, -1, CODE["vintage", VINTAGE_IDS.index("drizzle")])
    assert s.features[APPEARANCE] == 3
    assert s.features[TASTE] == 2
    assert sum(s.features) == 5


@pytest.mark.parametrize("year", [4, 6])
def test_start_of_the_4th_and_6th_year_face_down_experts_turn_up(year: int) -> None:
    s = at_turn(year=year - 1)
    two = tile("taste", "bagos"), tile("aroma", "barrel")
    give(s, 2, *two, down=True)
    s.year, s.phase = year, Phase.VINTAGE
    rules.apply(s, -1, CODE["vintage", 1])
    assert s.seats[2].down == 0
    assert s.seats[2].up == sum(1 << t for t in two)


def test_movement_neighbours_are_free_and_others_cost_1() -> None:
    s = at_turn(year=1)
    for p in range(1, 4):
        stand(s, **{f"p{p}": "press"})
    stand(s, p0="cellars")
    free = {name for name in SPACE_IDS if move_cost(s, 0, SPACE_IDS.index(name)) == 0 and name != "cellars"}
    assert free == {"wineries", "experts", "press", "enologists"}  # the year taxes Vineyards
    assert move_cost(s, 0, SPACE_IDS.index("sales")) == 1


def test_movement_2_a_far_space_with_another_marker_costs_2() -> None:
    s = at_turn(year=2)
    stand(s, p0="wineries", p1="sales")
    found(s, 0, 0, "dao", "red")
    lay(s, 0, 0, 1, 6)
    before = s.seats[1].cash
    do(s, 0, space("sales"))
    assert (s.seats[0].cash, s.seats[1].cash - before) == (11 - 2, 1)


def test_movement_3_two_markers_tax_and_distance_cost_4() -> None:
    s = at_turn(year=4)
    stand(s, p0="bank", p1="experts", p2="experts")
    do(s, 0, space("experts"))
    assert s.seats[0].cash == 11 - 4
    assert s.seats[1].cash == s.seats[2].cash == 12


def test_turn_order_in_year_4() -> None:
    orange, yellow, blue, purple = range(4)
    s = at_turn(year=4)
    stand(s, p0="exports", p1="cellars", p2="cellars", p3="bank")
    do(s, orange, space("experts"))
    assert s.seats[orange].cash == 11 - 1
    do(s, orange, ("deck", 0), ("deck", 1), DONE)
    pass_turn(s, yellow, 0)
    pass_turn(s, blue, 3)
    before = s.seats[orange].cash
    do(s, purple, space("experts"))
    assert (s.seats[purple].cash, s.seats[orange].cash - before) == (11 - 3, 1)
    do(s, purple, ("deck", 0), DONE, DONE)
    assert s.action == 2
    assert s.order == [yellow, orange, purple, blue]
    assert s.acting == yellow


def test_vineyards_action_dao_red_and_ribatejo_white() -> None:
    s = at_turn()
    found(s, 0, 0, "ribatejo", "white")
    found(s, 0, 1, "lisboa", "red")
    found(s, 0, 2, "algarve", "white", vines=2)
    for name in ("ribatejo", "lisboa"):  # white on top
        s.tops ^= 3 << (2 * region(name))
    do(s, 0, space("vineyards"))
    cash, cubes = s.seats[0].cash, s.cubes_left
    assert ("region", region("lisboa")) in legal(s, 0)  # there is still an open estate for it
    do(s, 0, ("region", region("dao")))
    assert s.seats[0].cash == cash - 4
    assert s.seats[0].region[3] == region("dao")
    assert s.cubes[region("dao")] == 1
    assert ("region", region("dao")) not in legal(s, 0)  # one from each region
    assert ("region", region("lisboa")) not in legal(s, 0)  # white on top, a red estate
    assert ("region", region("algarve")) not in legal(s, 0)
    do(s, 0, ("region", region("ribatejo")))
    assert s.seats[0].vines == [2, 1, 2, 1]
    assert (s.cubes[region("ribatejo")], s.cubes_left) == (1, cubes - 2)


def test_wineries_action_one_in_douro_one_in_an_estate_without_vineyards() -> None:
    s = at_turn()
    found(s, 0, 0, "douro")
    do(s, 0, space("wineries"))
    cash = s.seats[0].cash
    do(s, 0, ("estate", 0), ("estate", 1))
    assert s.seats[0].cash == cash - 6
    assert s.cubes[region("douro")] == 1
    assert s.seats[0].waiting == [0, 1, 0, 0]
    do(s, 0, DONE)
    finish_turns(s)
    s.seats[0].cash = 20
    do(s, 0, space("vineyards"), ("region", region("ribatejo")), ("estate", 1))
    assert s.cubes[region("ribatejo")] == 2  # the vineyard's and the one that waited
    assert s.seats[0].waiting == [0, 0, 0, 0]


def test_enologists_action_with_one_empty_winery() -> None:
    s = at_turn()
    found(s, 0, 0, "douro", wineries=1)
    do(s, 0, space("enologists"))
    cash = s.seats[0].cash
    do(s, 0, ("estate", 0))
    assert s.seats[0].cash == cash - 1
    assert s.seats[0].enologists[0] == 1
    assert "estate" not in kinds(s, 0)


def test_aging_and_wine_production_in_a_bad_year() -> None:
    s = at_turn()
    s.vintage = VINTAGE_IDS.index("hail")  # -2
    found(s, 0, 0, "minho")
    found(s, 0, 1, "lisboa", "red", farmers=1, wineries=2, enologists=1)
    s.seats[0].wineries[2] = 1
    old = lay(s, 0, 1, 1, 4)
    to_production(s)
    while s.phase == Phase.STAFF:
        do(s, s.acting, DONE)
    me = s.seats[0]
    assert quality_of(wine_at(me, old + 1)) == 4
    assert (quality_of(wine_at(me, old)), kind_of(wine_at(me, old)) & 1) == (5, 0)
    assert me.wines[0] == me.wines[2] == 0


def test_wine_value_of_an_aged_algarve() -> None:
    s = at_turn()
    found(s, 0, 0, "algarve", "white", cellar=1)
    place = lay(s, 0, 0, 3, 4)
    renown(s, "algarve", 3)
    assert value_of(s.seats[0], place) == 4 + 3 + 1
    assert reach(s, s.seats[0], place) == 4 + 3 + 1 + 2
    do(s, 0, space("press"), ("queue", 0), ("wine", place), ("cubes", 1))
    assert s.worth == 9
    assert s.cubes[region("algarve")] == 2


def test_cellars_action_wines_keep_their_age() -> None:
    s = at_turn()
    found(s, 0, 0, "alentejo")
    first, second = lay(s, 0, 0, 1, 4), lay(s, 0, 0, 2, 5)
    stand(s, p0="press")
    do(s, 0, space("cellars"), ("estate", 0))
    me = s.seats[0]
    assert me.cellar[0] == 1
    assert (quality_of(wine_at(me, first)), quality_of(wine_at(me, second))) == (4, 5)
    assert value_of(me, second) == 6
    assert s.cubes[region("alentejo")] == 1


def test_retrieving_pairs_of_barrels_then_selling_with_them() -> None:
    s = at_turn()
    me = s.seats[0]
    found(s, 0, 0, "dao")
    place = lay(s, 0, 0, 1, 6)
    hotel, enoteca = [4, 5], [8, 9, 10]
    me.sales = sum(1 << slot for slot in hotel + enoteca)
    me.barrels = 0
    do(s, 0, ("sale", 4), ("region", 0), ("region", 1))
    do(s, 0, ("sale", 8), ("sale", 9), ("region", 0), ("region", 2))
    assert me.barrels == 4
    assert me.sales == 1 << 10
    assert not any(kind == "sale" for kind, _ in legal(s, 0))  # a single barrel stays
    assert [s.cubes[r] for r in range(3)] == [2, 1, 1]
    do(s, 0, space("sales"), ("wine", place))
    assert s.phase == Phase.SLOT


def test_sales_action_setubal_red_worth_7() -> None:
    s = at_turn()
    found(s, 0, 0, "setubal", "red", cellar=1)
    place = lay(s, 0, 0, 2, 6)
    renown(s, "setubal", 2)
    white_6, red_7 = sale(1, 1, 6), sale(1, 0, 7)
    s.seats[0].sales, s.seats[0].barrels = 1 << white_6[1], 7
    do(s, 0, space("sales"), ("wine", place))
    account = s.seats[0].account
    assert white_6 not in legal(s, 0)
    do(s, 0, red_7)
    assert s.seats[0].account == account + 7
    assert s.cubes[region("setubal")] == 2  # not needed, so not used


def test_sales_action_renown_without_use_stays() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", "white", cellar=1)
    place = lay(s, 0, 0, 3, 5)
    renown(s, "dao", 1)
    white_8, white_9 = sale(0, 1, 8), sale(2, 1, 9)
    s.seats[1].sales = 1 << white_8[1] | 1 << white_9[1]
    do(s, 0, space("sales"), ("wine", place))
    assert white_8 not in legal(s, 0)
    assert white_9 not in legal(s, 0)
    do(s, 0, sale(1, 1, 7))
    assert s.cubes[region("dao")] == 1
    assert s.seats[0].account == 5 + 7


def test_export_action_to_the_first_country() -> None:
    s = at_turn()
    found(s, 0, 0, "douro")
    place = lay(s, 0, 0, 2, 7)
    renown(s, "douro", 2)
    do(s, 0, space("exports"), ("wine", place))
    do(s, 0, ("export", 2))  # first country, third row: asks for 8
    assert s.seats[0].exported == 7
    assert s.cubes[region("douro")] == 1
    assert s.seats[0].barrels == 7


def test_bank_action_of_yellow() -> None:
    s = at_turn()
    me = s.seats[0]
    me.account, me.investment = 11, -1
    stand(s, p0="sales")
    do(s, 0, space("bank"), ("withdraw", 3))
    assert (me.account, me.cash) == (8, 14)
    do(s, 0, ("invest", 3))
    assert (me.account, me.investment) == (5, 0)
    do(s, 0, ("invest", 2))
    assert (me.account, me.investment) == (3, 1)


def test_bank_action_of_orange() -> None:
    s = at_turn()
    me = s.seats[0]
    me.account = 19
    stand(s, p0="sales")
    do(s, 0, space("bank"), ("deposit", 5))
    assert (me.account, me.cash) == (24, 6)
    assert not any(kind == "deposit" for kind, _ in legal(s, 0))


def test_divesting_four_times_gives_11() -> None:
    s = at_turn()
    me = s.seats[0]
    stand(s, p0="bank")
    me.cash, me.investment = 0, 3
    assert space("vineyards") not in legal(s, 0)
    do(s, 0, DIVEST, DIVEST, DIVEST, DIVEST)
    assert (me.cash, me.investment) == (11, -1)
    assert space("vineyards") in legal(s, 0)


def test_bank_at_end_of_game() -> None:
    assert ACCOUNT_POINTS[24] == 18
    assert ACCOUNT_POINTS[3] == 3  # where Yellow's marker was left by the bank example
    assert ACCOUNT_POINTS[0] == 0
    assert {0, 3, 7, 12, 18} == set(ACCOUNT_POINTS)


def test_wine_expert_use_through_the_years() -> None:
    s = at_turn(year=2)
    me = s.seats[0]
    up = [tile("taste", "barrel"), tile("taste", "bagos"), tile("aroma", "bagos"), tile("aroma", "renown")]
    give(s, 0, *up)
    give(s, 0, tile("alcohol", "bagos"), down=True)
    found(s, 0, 0, "douro")
    place = lay(s, 0, 0, 1, 9)
    me.exports, me.barrels = 1 << 3, 7
    do(s, 0, space("exports"), ("expert", up[0]), ("export", 3))  # during the action one comes back
    assert (me.barrels, me.exports) == (8, 0)
    assert me.down >> up[0] & 1
    do(s, 0, ("wine", place), ("export", 2), DONE)
    # 3rd year: two more, but six is the limit
    s.year, s.phase, s.acting, s.acted, s.action = 3, Phase.TURN, 0, 0, 1
    do(s, 0, space("experts"), ("deck", 0), ("deck", 0))
    assert s.phase == Phase.DISMISS
    do(s, 0, ("expert", up[0]), DONE)
    assert (me.up | me.down).bit_count() == 6
    assert me.down.bit_count() == 1


def test_wine_experts_action_two_from_the_same_deck() -> None:
    s = at_turn()
    first = s.top[TASTE]
    do(s, 0, space("experts"))
    cash = s.seats[0].cash
    do(s, 0, ("deck", TASTE))
    second = s.top[TASTE]
    assert second != first
    do(s, 0, ("deck", TASTE))
    assert s.seats[0].up == 1 << first | 1 << second
    assert s.seats[0].cash == cash - 2


def test_production_wine_is_lost_and_staff_moves() -> None:
    s = at_turn()
    s.vintage = 0
    found(s, 0, 0, "algarve", "red", wineries=1, enologists=1)
    found(s, 0, 1, "douro", wineries=1)
    found(s, 0, 2, "dao", farmers=1)
    found(s, 0, 3, "minho")
    place = lay(s, 0, 0, 2, 3)
    to_production(s)
    assert wine_at(s.seats[0], place) == 0
    do(s, 0, ("enologist", 0 * 4 + 1), ("farmer", 2 * 4 + 3), DONE)
    made = [quality_of(wine_at(s.seats[0], 4 * e)) for e in range(4)]
    assert made == [3, 5, 2, 3]
