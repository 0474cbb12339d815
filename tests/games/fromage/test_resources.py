import pytest

from affinage.games.fromage import score
from affinage.games.fromage.cards import one
from affinage.games.fromage.state import HOME, SeatStep
from affinage.games.fromage.tables import SHELF_SIZE, STRUCTURE_COST, TILE_IDS

from .setups import (
    BLEU,
    FRUIT,
    HARD,
    LIVESTOCK,
    ORDER,
    SOFT,
    STRUCTURE,
    build,
    everybody_ready,
    give,
    kinds,
    legal,
    orders,
    play,
    put,
    set_board,
    turn,
)


def tile(name: str) -> int:
    return TILE_IDS.index(name)


def test_gathering_brings_one_two_or_three_and_any_worker_will_do() -> None:
    for n in range(3):
        for worker in (SOFT, HARD, BLEU):
            s = turn(quarter="fruit")
            play(s, 0, "gather", n * 3 + worker)
            assert s.seats[0].stock[FRUIT] == n + 1
            assert s.seats[0].back[worker] == n + 1
            assert kinds(s, 0, "gather") == []


def test_gathering_orders_draws_cards() -> None:
    s = turn(quarter="order")
    play(s, 0, "gather", 2 * 3 + SOFT, draws=[0, 4, 8])
    assert s.seats[0].orders == one(0) + one(4) + one(8)


def test_resources_can_be_used_in_the_turn_they_come() -> None:
    s = turn(venue="festival", quarter="fruit")
    before = len(kinds(s, 0, "cheese"))
    play(s, 0, "gather", 0 * 3 + SOFT)
    assert any(at == 13 for at in kinds(s, 0, "cheese"))  # hard, gold, jam
    assert before == 11


# Structures


def test_a_structure_works_once_its_tokens_are_there() -> None:
    s = turn(quarter="structure")
    set_board(s, 0, "mill-farm")
    assert kinds(s, 0, "build") == []
    give(s, 0, structures=3)
    assert kinds(s, 0, "build") == [0, 1, 2]
    play(s, 0, "build", 0)
    play(s, 0, "build", 2)
    assert s.seats[0].stock[STRUCTURE] == 0
    assert kinds(s, 0, "build") == []


def test_a_barn_takes_one_worker_who_is_back_next_turn() -> None:
    s = turn(quarter="structure")
    build(s, 0, 0)
    play(s, 0, "gather", 0 * 3 + BLEU)
    assert len(kinds(s, 0, "barn")) == 2
    play(s, 0, "barn", 0 * 3 + SOFT)
    assert s.seats[0].stock[LIVESTOCK] == 1
    assert kinds(s, 0, "barn") == []
    everybody_ready(s)
    assert s.seats[0].at == [HOME] * 3


def test_a_greenhouse_adds_one_to_the_first_gain_of_a_turn() -> None:
    s = turn(quarter="fruit")
    set_board(s, 0, "hill-farm")
    s.seats[0].slots[0] = tile("barn-fruit")
    build(s, 0, 0, 1)
    play(s, 0, "gather", 1 * 3 + SOFT)
    assert s.seats[0].stock[FRUIT] == 3
    play(s, 0, "barn", 0 * 3 + HARD)
    assert s.seats[0].stock[FRUIT] == 4  # once a turn
    everybody_ready(s)
    play(s, 0, "barn", 0 * 3 + HARD)
    assert s.seats[0].stock[FRUIT] == 6


def test_a_greenhouse_for_orders_draws_one_more() -> None:
    s = turn(quarter="order")
    set_board(s, 0, "mill-farm")
    build(s, 0, 1)
    play(s, 0, "gather", 0 * 3 + SOFT)
    assert orders(s, 0) == 2


def test_two_greenhouses_of_one_kind_both_work() -> None:
    s = turn(quarter="fruit")
    set_board(s, 0, "hill-farm")
    s.seats[0].slots[0] = tile("greenhouse-fruit-2")
    build(s, 0, 0, 1)
    play(s, 0, "gather", 0 * 3 + SOFT)
    assert s.seats[0].stock[FRUIT] == 1 + 1 + 2


def test_a_dock_answers_to_every_token_in_its_venue() -> None:
    s = turn(venue="bistro", quarter="livestock")
    set_board(s, 0, "harbour-farm")
    build(s, 0, 2)
    give(s, 0, livestock=5)
    play(s, 0, "cheese", 0)
    assert s.seats[0].stock[FRUIT] == 1
    play(s, 0, "parlour", 3)
    play(s, 0, "cheese", 1)
    assert s.seats[0].stock[FRUIT] == 2


def test_a_dock_of_another_venue_is_silent() -> None:
    s = turn(venue="festival")
    set_board(s, 0, "harbour-farm")
    build(s, 0, 2)
    play(s, 0, "cheese", 1)
    assert s.seats[0].stock[FRUIT] == 0


def test_a_docks_gain_wakes_a_greenhouse() -> None:
    s = turn(venue="bistro")
    set_board(s, 0, "harbour-farm")
    s.seats[0].slots[0] = tile("greenhouse-fruit")
    build(s, 0, 0, 2)
    play(s, 0, "cheese", 0)
    assert s.seats[0].stock[FRUIT] == 2


def test_two_docks_of_one_venue_both_work() -> None:
    s = turn(venue="bistro")
    set_board(s, 0, "harbour-farm")
    s.seats[0].slots[0] = tile("dock-bistro-livestock")
    build(s, 0, 0, 2)
    play(s, 0, "cheese", 0)
    assert s.seats[0].stock == [1, 1, 0]


def test_offices_score_used_resources_alone() -> None:
    s = turn()
    me = s.seats[0]
    for board, use, wanted in (
        ("hill-farm", "structure", 5),
        ("mill-farm", "fruit", 3),
        ("orchard-farm", "order", 4),
        ("harbour-farm", "livestock", 5),
    ):
        set_board(s, 0, board)
        me.built, me.fruited, me.jam, me.filled, me.parlours = 8, 2, 1, 4, 0b0010 | 0b0001
        me.stock[:] = [9, 9, 9]
        assert score.office_points(me) == wanted, use
        me.built = 0
        assert score.office_points(me) == 0


def test_the_office_for_structures_counts_its_own() -> None:
    s = turn()
    set_board(s, 0, "hill-farm")
    me = s.seats[0]
    me.built = 0b1001
    assert score.office_points(me) == STRUCTURE_COST[me.slots[0]] + STRUCTURE_COST[me.slots[3]] == 7


def test_half_an_office_scores_every_second_one() -> None:
    s = turn()
    me = s.seats[0]
    me.slots[3] = tile("office-fruit-half")
    me.built, me.fruited, me.jam = 8, 3, 2
    assert score.office_points(me) == 2


# Signs of the Fromagerie


def test_bronze_on_the_left_trades_an_unused_resource() -> None:
    s = turn(venue="fromagerie")
    give(s, 0, fruit=1, orders=[5])
    play(s, 0, "cheese", 0)
    assert legal(s, 0) == [("discard", FRUIT), ("return", 5), ("skip", 0)]
    play(s, 0, "discard", FRUIT)
    assert kinds(s, 0, "take") == [LIVESTOCK, STRUCTURE, ORDER]  # the same again would change nothing
    play(s, 0, "take", LIVESTOCK)
    assert s.seats[0].stock == [0, 1, 0]
    assert s.seats[0].step == SeatStep.ACT


def test_a_trade_may_be_declined_and_needs_something_to_give() -> None:
    s = turn(venue="fromagerie")
    give(s, 0, fruit=1)
    play(s, 0, "cheese", 0)
    play(s, 0, "skip")
    assert s.seats[0].stock[FRUIT] == 1
    s = turn(venue="fromagerie")
    play(s, 0, "cheese", 0)
    assert s.seats[0].step == SeatStep.ACT


@pytest.mark.parametrize("seats", [1, 2])
def test_a_trade_with_nothing_to_give_is_not_asked(seats: int) -> None:
    for cards, step in ((0, SeatStep.ACT), (one(3), SeatStep.TRADE)):
        s = turn(seats, venue="fromagerie")
        set_board(s, 0, "hill-farm")  # its dock brings an order for a token here
        build(s, 0, 2)
        s.deck = s.deck_then = cards
        space = next(int(str(at)) for at in kinds(s, 0, "cheese") if int(str(at)) < SHELF_SIZE)
        play(s, 0, "cheese", space)
        assert s.seats[0].step == step
        assert (("return", 3) in legal(s, 0)) == (("skip", 0) in legal(s, 0)) == (cards > 0)


def test_an_order_may_be_traded_for_a_new_one() -> None:
    s = turn(venue="fromagerie")
    give(s, 0, orders=[5])
    play(s, 0, "cheese", 0)
    play(s, 0, "return", 5)
    play(s, 0, "take", ORDER, draws=[7])
    assert s.seats[0].orders == one(7)
    everybody_ready(s)
    assert s.discards == one(5)


def test_the_same_resource_can_be_traded_for_if_a_greenhouse_adds_to_it() -> None:
    s = turn(venue="fromagerie")
    set_board(s, 0, "hill-farm")
    build(s, 0, 1)
    give(s, 0, fruit=1)
    play(s, 0, "cheese", 0)
    play(s, 0, "discard", FRUIT)
    assert FRUIT in kinds(s, 0, "take")
    play(s, 0, "take", FRUIT)
    assert s.seats[0].stock[FRUIT] == 2


def test_silver_on_the_left_brings_any_resource() -> None:
    for resource in range(4):
        s = turn(venue="fromagerie")
        play(s, 0, "cheese", 3)
        assert kinds(s, 0, "take") == [0, 1, 2, 3]
        play(s, 0, "take", resource)
        assert sum(s.seats[0].stock) + orders(s, 0) == 1


def test_gold_on_the_left_brings_two_different_resources() -> None:
    s = turn(venue="fromagerie")
    play(s, 0, "cheese", 6)
    play(s, 0, "take", ORDER)
    assert kinds(s, 0, "take") == [FRUIT, LIVESTOCK, STRUCTURE]
    play(s, 0, "take", FRUIT)
    assert (s.seats[0].stock, orders(s, 0)) == ([1, 0, 0], 1)
    assert s.seats[0].step == SeatStep.ACT


def test_two_different_resources_wake_a_greenhouse_once() -> None:
    s = turn(venue="fromagerie")
    set_board(s, 0, "hill-farm")
    build(s, 0, 1)
    play(s, 0, "cheese", 6)
    play(s, 0, "take", FRUIT)
    play(s, 0, "take", LIVESTOCK)
    assert s.seats[0].stock == [2, 1, 0]


def test_the_right_side_brings_nothing_at_once() -> None:
    s = turn(venue="fromagerie")
    play(s, 0, "cheese", 9)
    assert s.seats[0].step == SeatStep.ACT
    assert score.fromagerie(s, 0) == 1


def test_order_question_dock_and_sign_come_in_this_order() -> None:
    s = turn(venue="fromagerie")
    set_board(s, 0, "hill-farm")
    build(s, 0, 2)
    give(s, 0, orders=[0])  # bronze soft
    play(s, 0, "cheese", 0)
    assert s.seats[0].step == SeatStep.ORDER
    play(s, 0, "fill", draws=[3])
    assert s.seats[0].step == SeatStep.TRADE  # the order that the dock brought may be traded
    assert ("return", 3) in legal(s, 0)


# Scoring of resources


def test_unused_resources_are_half_a_point_each() -> None:
    s = turn()
    give(s, 0, fruit=2, livestock=1, structures=1, orders=[3])
    parts = [0] * 8
    score.points(s, 0, parts)
    assert parts == [0, 0, 0, 0, 0, 0, 0, 2]


def test_a_group_without_own_cheese_scores_nothing() -> None:
    s = turn()
    assert score.festival(s, 0) == 0
    put(s, 0, "festival", 2)  # touches no sample
    assert score.festival(s, 0) == 0
