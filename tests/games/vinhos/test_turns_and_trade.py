"""Turns and movement, sales and exports, pairs of barrels, bank and experts: one test for each rule."""

import pytest

from affinage.games.vinhos.rules.actions import end_round
from affinage.games.vinhos.rules.experts import put_under
from affinage.games.vinhos.state import Phase
from affinage.games.vinhos.tables import ALL_EXPORTS, FRAME

from .setups import (
    DIVEST,
    DONE,
    at_turn,
    do,
    found,
    give,
    kinds,
    lay,
    legal,
    off_press,
    pass_turn,
    region,
    renown,
    space,
    stand,
    tile,
)

TASTE = 1


# Turns


def test_the_marker_must_move_and_only_once() -> None:
    s = at_turn()
    stand(s, p0="bank")
    assert space("bank") not in legal(s, 0)
    do(s, 0, space("experts"), ("deck", 0), DONE)
    assert "go" not in kinds(s, 0)
    assert DONE in legal(s, 0)


def test_a_turn_ends_only_with_the_players_word() -> None:
    s = at_turn()
    stand(s, p0="bank")
    do(s, 0, space("cellars"), ("estate", 0))
    assert (s.phase, s.acting) == (Phase.TURN, 0)
    do(s, 0, DONE)
    assert s.acting == 1


def test_staying_on_press_only_when_nothing_else_can_be_paid_even_by_divesting() -> None:
    s = at_turn()
    me = s.seats[0]
    stand(s, p0="press")
    me.cash, me.account, me.investment = 0, 0, -1
    assert space("press") not in legal(s, 0)  # divesting gives 3: other spaces would open
    assert DIVEST in legal(s, 0)
    me.investment = -2
    assert {move for move in legal(s, 0) if move[0] == "go"} == {space("press")}
    do(s, 0, space("press"))
    assert s.phase == Phase.QUEUE


def test_press_is_free_even_with_others_there() -> None:
    s = at_turn()
    stand(s, p0="bank", p1="press", p2="press")
    do(s, 0, space("press"))
    assert s.seats[0].cash == 11


def test_a_space_whose_action_cannot_be_performed_is_closed() -> None:
    s = at_turn()
    stand(s, p0="press")
    assert space("sales") not in legal(s, 0)
    assert space("enologists") not in legal(s, 0)
    s.seats[0].cash = 0
    assert space("experts") not in legal(s, 0)


def test_move_and_action_must_both_be_paid() -> None:
    s = at_turn()
    stand(s, p0="bank")
    s.seats[0].cash = 3
    assert space("wineries") not in legal(s, 0)  # not adjacent: 1 and 3
    stand(s, p0="enologists")
    assert space("wineries") in legal(s, 0)


def test_passing_seats_take_their_slots_and_the_others_close_up() -> None:
    s = at_turn()
    s.order = [0, 1, 2, 3]
    s.bottom = [3, -1, 0, -1]
    end_round(s)
    assert s.order == [3, 1, 0, 2]
    assert s.bottom == [-1, -1, -1, -1]


def test_a_taken_slot_of_the_bottom_row_is_not_offered() -> None:
    s = at_turn()
    stand(s, p0="bank")
    pass_turn(s, 0, 2)
    off_press(s)
    do(s, 1, space("press"))
    assert legal(s, 1) == {("queue", 0), ("queue", 1), ("queue", 3)}


def test_the_last_slot_is_taken_without_asking() -> None:
    s = at_turn(2)
    stand(s, p0="bank", p1="bank")
    pass_turn(s, 0, 0)
    do(s, 1, space("press"))
    assert s.bottom[:2] == [0, 1]
    assert s.phase == Phase.TURN


# Sales and exports


def test_red_wine_goes_to_red_slots_and_one_barrel_fills_a_slot() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", "red")
    place = lay(s, 0, 0, 1, 8)
    s.seats[1].sales = 1 << 1 | 1 << 4  # Casa de Fados red 8, Hotel red 7
    do(s, 0, space("sales"), ("wine", place))
    assert legal(s, 0) == {("sale", 0)}


def test_a_full_account_takes_no_more() -> None:
    s = at_turn()
    s.seats[0].account = 22
    found(s, 0, 0, "dao", "red")
    place = lay(s, 0, 0, 1, 7)
    do(s, 0, space("sales"), ("wine", place), ("sale", 0))
    assert s.seats[0].account == 24


def test_renown_counts_double_in_alentejo_and_at_most_two_cubes_are_used() -> None:
    s = at_turn()
    found(s, 0, 0, "alentejo", "red")
    place = lay(s, 0, 0, 1, 3)
    renown(s, "alentejo", 3)
    do(s, 0, space("exports"), ("wine", place))
    assert max(slot for _, slot in legal(s, 0)) == 7  # the second country's 7: 3 + 2 x 2
    do(s, 0, ("export", 3))  # asks for 6
    assert s.cubes[region("alentejo")] == 1


def test_renown_needs_an_own_estate_in_the_region_of_the_wine() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", "red")
    place = lay(s, 0, 0, 1, 4)
    renown(s, "dao", 2)
    do(s, 0, space("sales"))
    s.seats[0].region[0] = -1  # the estate has lost its region, the wine has not
    assert ("wine", place) not in legal(s, 0)


def test_several_wines_may_be_sold_and_at_least_one_must() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", "red")
    a, b = lay(s, 0, 0, 1, 6), lay(s, 0, 0, 2, 8)
    do(s, 0, space("sales"))
    assert DONE not in legal(s, 0)
    do(s, 0, ("wine", a), ("sale", 0), ("wine", b), ("sale", 1))
    assert s.seats[0].account == 5 + 6 + 8
    assert s.seats[0].barrels == 6
    assert s.phase == Phase.TURN


def test_without_a_barrel_nothing_is_sold() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", "red")
    lay(s, 0, 0, 1, 6)
    assert space("sales") in legal(s, 0)
    s.seats[0].barrels = 0
    assert space("sales") not in legal(s, 0)


def test_two_seats_use_only_the_slots_inside_the_frame() -> None:
    s = at_turn(2)
    found(s, 0, 0, "dao", "red", cellar=1)
    place = lay(s, 0, 0, 4, 14)
    do(s, 0, space("exports"), ("wine", place))
    offered = sum(1 << slot for kind, slot in legal(s, 0) if kind == "export")
    assert offered == FRAME
    assert FRAME < ALL_EXPORTS


# Pairs of barrels


def test_two_cubes_go_to_different_regions_and_only_where_there_is_space() -> None:
    s = at_turn()
    s.seats[0].sales, s.seats[0].barrels = 0b11, 6
    do(s, 0, ("sale", 0), ("region", 3))
    assert ("region", 3) not in legal(s, 0)
    assert s.phase == Phase.RENOWN


def test_fewer_cubes_where_no_more_can_be_placed() -> None:
    s = at_turn()
    s.seats[0].sales, s.seats[0].barrels = 0b11, 6
    s.cubes_left = 1
    do(s, 0, ("sale", 0), ("region", 3))
    assert s.phase == Phase.TURN
    assert s.cubes_left == 0


# Bank


def test_entering_0_costs_2_points_each_time() -> None:
    s = at_turn()
    me = s.seats[0]
    do(s, 0, space("bank"), ("withdraw", 5))
    assert (me.account, me.lost) == (0, 2)
    assert "withdraw" not in kinds(s, 0)


def test_investing_from_any_mix_may_also_enter_0() -> None:
    s = at_turn()
    me = s.seats[0]
    me.investment, me.account = 0, 1
    do(s, 0, space("bank"))
    assert {bagos for kind, bagos in legal(s, 0) if kind == "invest"} == {0, 1}
    do(s, 0, ("invest", 1))
    assert (me.account, me.lost, me.investment) == (0, 2, 1)


def test_at_the_bank_everything_comes_in_any_order_as_often_as_one_likes() -> None:
    s = at_turn()
    me = s.seats[0]
    stand(s, p0="sales")
    do(s, 0, space("bank"), ("deposit", 2), ("withdraw", 4), ("deposit", 1))
    assert (me.cash, me.account) == (11 - 2 + 4 - 1, 5 + 2 - 4 + 1)
    do(s, 0, ("invest", 0), DIVEST, ("invest", 3), DIVEST, ("withdraw", 1))
    assert (me.investment, me.account) == (1, 0)
    assert {"deposit", "divest", "done"} <= kinds(s, 0)


def test_divesting_alone_is_no_bank_action() -> None:
    s = at_turn()
    do(s, 0, space("bank"), DIVEST)
    assert DONE not in legal(s, 0)


def test_a_bank_action_is_over_after_more_steps_than_anybody_needs() -> None:
    s = at_turn()
    do(s, 0, space("bank"), *[("deposit", 1), ("withdraw", 1)] * 6, DIVEST, DIVEST)
    assert s.phase == Phase.BANK
    do(s, 0, ("invest", 0))
    assert s.phase == Phase.TURN
    needed = [*[DIVEST] * 5, *[("invest", 0)] * 5, ("deposit", 2), ("withdraw", 1)]
    s = at_turn()
    s.seats[0].cash, s.seats[0].investment = 30, 3
    do(s, 0, space("bank"), *needed)
    assert s.phase == Phase.BANK


def test_an_investment_stops_at_3_and_divesting_at_minus_2() -> None:
    s = at_turn()
    s.seats[0].investment = 3
    do(s, 0, space("bank"))
    assert "invest" not in kinds(s, 0)
    s.seats[0].investment = -2
    assert DIVEST not in legal(s, 0)


def test_divesting_also_during_an_action() -> None:
    s = at_turn()
    s.seats[0].cash = 3
    do(s, 0, space("wineries"), ("estate", 0))
    assert "estate" not in kinds(s, 0)
    do(s, 0, DIVEST, DIVEST, ("estate", 0))
    assert s.seats[0].wineries[0] == 2


# Experts


def test_one_or_two_experts_then_the_action_is_over() -> None:
    s = at_turn()
    do(s, 0, space("experts"), ("deck", 0), ("deck", 3))
    assert s.phase == Phase.TURN
    s = at_turn()
    do(s, 0, space("experts"), ("deck", 0), DONE)
    assert s.phase == Phase.TURN


def test_decks_show_fresh_tiles_first_then_those_that_came_back_in_their_order() -> None:
    s = at_turn()
    first, second = tile("taste", "bagos"), tile("taste", "barrel")
    give(s, 0, *(t for t in range(6, 12) if t not in (s.top[TASTE],)))
    s.seats[0].up &= ~(1 << first | 1 << second)
    put_under(s, second)
    put_under(s, first)
    shown = s.top[TASTE]
    do(s, 0, space("experts"), ("deck", TASTE))
    assert s.top[TASTE] == (second if shown != second else first)


def test_an_expert_for_2_bagos() -> None:
    s = at_turn()
    one = tile("taste", "bagos")
    give(s, 0, one)
    do(s, 0, ("expert", one))
    assert s.seats[0].cash == 13
    assert s.seats[0].down == 1 << one


def test_an_expert_brings_a_barrel_back_and_its_earnings_stay() -> None:
    s = at_turn()
    one = tile("taste", "barrel")
    give(s, 0, one)
    assert ("expert", one) not in legal(s, 0)  # no barrel is out
    s.seats[0].exports, s.seats[0].exported, s.seats[0].barrels = 0b10, 7, 7
    do(s, 0, ("expert", one), ("export", 1))
    assert (s.seats[0].exports, s.seats[0].exported, s.seats[0].barrels) == (0, 7, 8)


def test_a_free_move_waives_distance_tax_and_what_others_get() -> None:
    s = at_turn(year=4)
    stand(s, p0="bank", p1="experts")
    one = tile("taste", "free-move")
    give(s, 0, one)
    do(s, 0, ("expert", one), space("experts"))
    assert (s.seats[0].cash, s.seats[1].cash) == (11, 11)
    assert s.free_move == 0


def test_rearranging_brings_the_other_colour_to_the_top() -> None:
    s = at_turn()
    one = tile("taste", "rearrange")
    give(s, 0, one)
    do(s, 0, ("expert", one), ("region", region("dao")))
    assert s.tops >> (2 * region("dao")) & 3 == 2
    assert s.below[2 * region("dao") : 2 * region("dao") + 2] == [2, 1]


def test_an_expert_adds_a_renown_cube() -> None:
    s = at_turn()
    one = tile("taste", "renown")
    give(s, 0, one)
    do(s, 0, ("expert", one), ("region", region("dao")))
    assert s.cubes[region("dao")] == 1
    s.cubes_left = 0
    give(s, 0, tile("aroma", "renown"))
    assert "expert" not in kinds(s, 0)


def test_a_discount_makes_every_vineyard_of_the_turn_cheaper_and_two_add_up() -> None:
    s = at_turn()
    a, b = tile("taste", "discount"), tile("aroma", "discount")
    give(s, 0, a, b)
    do(s, 0, ("expert", a), space("vineyards"), ("region", region("dao")))
    assert s.seats[0].cash == 11 - 3
    do(s, 0, ("expert", b), ("region", region("douro")))
    assert s.seats[0].cash == 8 - 4
    do(s, 0, DONE, DONE)
    assert s.discount == 0


@pytest.mark.parametrize("skill", ["free-move", "rearrange", "discount"])
def test_what_helps_a_move_or_a_purchase_is_no_use_after_it(skill: str) -> None:
    s = at_turn()
    one = tile("alcohol", skill)
    give(s, 0, one)
    stand(s, p0="press")
    do(s, 0, space("cellars"), ("estate", 0))
    assert ("expert", one) not in legal(s, 0)


def test_an_expert_gained_this_turn_works_at_once() -> None:
    s = at_turn()
    s.top[0] = tile("appearance", "bagos")
    s.fresh = s.fresh & ~0b111111 | 0b111110
    do(s, 0, space("experts"), ("deck", 0))
    assert ("expert", tile("appearance", "bagos")) in legal(s, 0)


def test_a_free_expert_at_six_may_be_declined_or_another_goes_first() -> None:
    s = at_turn()
    give(s, 0, *(f * 6 + i for f in (1, 2) for i in range(3)))
    do(s, 0, space("vineyards"), ("region", region("setubal")))
    assert DONE in legal(s, 0)
    do(s, 0, ("deck", 0))
    assert s.phase == Phase.DISMISS
    leaving = next(which for kind, which in legal(s, 0) if kind == "expert")
    do(s, 0, ("expert", leaving))
    assert s.seats[0].up.bit_count() == 6
    do(s, 0, DONE)
    assert s.phase == Phase.BUY
