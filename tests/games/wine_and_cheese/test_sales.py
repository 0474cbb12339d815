import pytest

from affinage.games.wine_and_cheese.state import Phase, State

from . import box
from .setups import (
    TABLES,
    can,
    cellar,
    cheese,
    choices,
    coins,
    done,
    gold,
    kinds,
    make,
    names_of,
    of_kind,
    pool,
    position,
    sell,
    silver,
    slot_of,
)

SALAD, FONDUE, BOARD, TART = range(4)


def wine_of(dish: int, n: int = 0) -> int:
    return 3 * dish + n


def cheese_of(dish: int, n: int = 0) -> int:
    return cheese(3 * dish + n)


def selling(cards: dict[int, int], **given: object) -> State:
    return position(cellars=(cards, {}), **{"bonus": (), **given})  # type: ignore[arg-type] # whatever position takes


# What can be sold


def test_any_card_in_the_own_cellar_can_be_sold_finished_or_not() -> None:
    s = position(cellars=({0: 0, 12: 3, cheese(0): 1}, {5: 0}))
    assert of_kind(s, "slot") == {0, 1, 2}


def test_card_is_finished_when_no_marker_lies_on_it() -> None:
    for markers, found in ((0, gold), (1, silver), (5, silver)):
        s = selling({0: markers})
        sell(s, 0)
        assert found(s) == {0}
        assert gold(s) | silver(s) == {0}


# a) A finished action card triggers its special action, then goes to the gold coins


def test_finished_action_card_triggers_and_goes_to_gold() -> None:
    s = selling({12: 0, 0: 1})
    sell(s, 12)
    assert s.seats[0].indicator == [0, 2]  # it still counts itself
    assert gold(s) == {12}
    assert cellar(s) == {0: 1}


def test_trigger_is_a_must_where_it_costs_nothing() -> None:
    for card in (12, cheese(12), 21, 22, cheese(21), cheese(23)):
        s = selling({card: 0})
        sell(s, card)
        assert "decline" not in kinds(s)
        assert s.phase in (Phase.TURN, Phase.GAIN)
        assert s.seats[0].indicator != [0, 0] or pool(s) or s.phase == Phase.GAIN


def test_washing_for_gourmet_cards_is_a_must_too_as_far_as_there_are_any() -> None:
    s = selling({cheese(14): 0, cheese(0): 1})
    sell(s, cheese(14))
    assert choices(s) == [("steps", 0), ("steps", 1)]
    s = selling({cheese(14): 0, 0: 1})
    sell(s, cheese(14))
    assert s.phase == Phase.TURN
    assert gold(s) == {cheese(14)}


def test_card_leaves_only_when_its_effect_is_done() -> None:
    s = selling({22: 0})
    sell(s, 22)
    assert s.phase == Phase.GAIN
    assert cellar(s) == {22: 0}
    make(s, "gain", "sugar")
    make(s, "gain", "milk")
    assert cellar(s) == {}
    assert gold(s) == {22}


def test_starter_may_be_declined_because_it_costs() -> None:
    s = selling({16: 0}, pools=({"white": 1, "yeast": 1}, {}))
    sell(s, 16)
    assert s.phase == Phase.OFFER
    assert kinds(s) == {"special", "decline"}
    t = s.copy()
    make(s, "decline")
    assert (pool(s), coins(s), gold(s)) == ({"white": 1, "yeast": 1}, (0, 0), {16})
    make(t, "special")
    assert (pool(t), coins(t), gold(t)) == ({}, (2, 0), {16})


def test_starter_that_cannot_be_paid_is_sold_without_a_question() -> None:
    s = selling({16: 0}, pools=({"white": 1, "milk": 1}, {}))
    sell(s, 16)
    assert s.phase == Phase.TURN
    assert gold(s) == {16}
    assert pool(s) == {"white": 1, "milk": 1}


@pytest.mark.parametrize("cards", [{19: 0, 12: 3}, {12: 3, 19: 0}])
def test_sold_helper_triggers_another_card(cards: dict[int, int]) -> None:
    s = selling(cards)
    sell(s, 19)
    assert s.phase == Phase.TURN
    assert s.seats[0].indicator == [0, 2]
    assert gold(s) == {19}
    assert cellar(s) == {12: 3}


def test_sold_helper_without_anybody_to_help_triggers_nothing() -> None:
    s = selling({19: 0, 0: 1})
    sell(s, 19)
    assert s.phase == Phase.TURN
    assert gold(s) == {19}


def test_sold_helper_may_be_declined_only_if_all_it_can_do_costs() -> None:
    held = {"white": 1, "yeast": 1}
    s = selling({19: 0, 16: 2}, pools=(held, {}))
    sell(s, 19)
    assert kinds(s) == {"special", "decline"}
    t = s.copy()
    make(t, "decline")
    assert (pool(t), gold(t)) == (held, {19})
    make(s, "special")
    assert (pool(s), coins(s), gold(s)) == ({}, (2, 0), {19})
    s = selling({19: 0, 16: 2, 12: 1}, pools=(held, {}))
    sell(s, 19)
    assert s.phase == Phase.HELP
    assert of_kind(s, "slot") == {slot_of(s, 16), slot_of(s, 12)}
    sell(s, 16)
    assert pool(s) == {}


def test_chain_of_helpers_that_ends_in_starters_may_be_declined_too() -> None:
    s = selling({19: 0, 20: 1, 16: 2}, pools=({"white": 1, "yeast": 1}, {}))
    sell(s, 19)
    assert kinds(s) == {"special", "decline"}


# b) A finished gourmet pair


def test_pair_moves_both_indicators_and_goes_to_gold() -> None:
    s = selling({wine_of(SALAD): 0, cheese_of(SALAD): 0})
    sell(s, wine_of(SALAD))
    assert s.phase == Phase.PARTNER
    sell(s, cheese_of(SALAD))
    assert s.phase == Phase.ORDER
    make(s, "steps", "wine")
    assert s.seats[0].indicator == [2, 4]  # 2 wine steps; 3 cheese steps over the wine indicator
    assert gold(s) == {wine_of(SALAD), cheese_of(SALAD)}
    assert cellar(s) == {}


def test_seat_decides_which_indicator_goes_first() -> None:
    s = selling({wine_of(SALAD): 0, cheese_of(SALAD): 0})
    sell(s, wine_of(SALAD))
    sell(s, cheese_of(SALAD))
    assert choices(s) == [("steps", 0), ("steps", 1)]
    make(s, "steps", "cheese")
    assert s.seats[0].indicator == [2, 3]  # cheese passed before wine stood in its way


def test_pair_may_be_begun_with_either_card_wherever_it_lies() -> None:
    cards = {wine_of(TART): 0, 12: 1, 5: 2, cheese_of(TART): 0}
    for one, other in ((wine_of(TART), cheese_of(TART)), (cheese_of(TART), wine_of(TART))):
        s = selling(cards)
        sell(s, one)
        sell(s, other)
        make(s, "steps", "wine")
        assert gold(s) == {one, other}
        assert s.seats[0].indicator == [3, 4]


def test_steps_belong_to_the_dish() -> None:
    for dish, (wine, cheese_steps) in enumerate(TABLES.PAIR_STEPS):
        s = selling({wine_of(dish, 1): 0, cheese_of(dish, 2): 0}, indicators=((0, 10), (0, 0)))
        sell(s, wine_of(dish, 1))
        sell(s, cheese_of(dish, 2))
        if s.phase == Phase.ORDER:
            make(s, "steps", "wine")
        assert s.seats[0].indicator == [wine, 10 + cheese_steps]


@pytest.mark.parametrize(
    ("steps", "asks"), [((1, 3), True), ((2, 1), True), ((2, 0), False), ((0, 3), False), ((0, 0), False)]
)
def test_order_is_asked_for_only_where_both_indicators_have_steps(steps: tuple[int, int], asks: bool) -> None:
    game = box.load(("wine = 2\ncheese = 3", f"wine = {steps[0]}\ncheese = {steps[1]}"))
    s = selling({wine_of(SALAD): 0, cheese_of(SALAD): 0}, indicators=((0, 10), (0, 0)), game=game)
    sell(s, wine_of(SALAD))
    sell(s, cheese_of(SALAD))
    assert (s.phase == Phase.ORDER) == asks
    if asks:
        make(s, "steps", "cheese")
    assert s.seats[0].indicator == [steps[0], 10 + steps[1]]
    assert gold(s) == {wine_of(SALAD), cheese_of(SALAD)}


def test_partner_belongs_to_the_same_dish_and_the_other_good_and_is_finished() -> None:
    cards = {wine_of(SALAD): 0, wine_of(SALAD, 1): 0, cheese_of(FONDUE): 0, cheese_of(SALAD): 1, cheese_of(SALAD, 1): 0}
    s = selling(cards, opened=(0,))
    sell(s, wine_of(SALAD))
    assert of_kind(s, "slot") == {slot_of(s, cheese_of(SALAD, 1))}


def test_seat_chooses_among_several_partners() -> None:
    cards = {wine_of(SALAD): 0, cheese_of(SALAD): 0, cheese_of(SALAD, 1): 0}
    s = selling(cards)
    sell(s, wine_of(SALAD))
    assert of_kind(s, "slot") == {1, 2}
    sell(s, cheese_of(SALAD, 1))
    make(s, "steps", "wine")
    assert cellar(s) == {cheese_of(SALAD): 0}


def test_unfinished_card_makes_no_pair() -> None:
    s = selling({wine_of(SALAD): 1, cheese_of(SALAD): 0})
    sell(s, wine_of(SALAD))
    assert silver(s) == {wine_of(SALAD)}
    sell(s, cheese_of(SALAD))
    assert gold(s) == {cheese_of(SALAD)}
    assert s.seats[0].indicator == [0, 0]


def test_partner_already_sold_makes_no_pair_at_the_sale() -> None:
    s = selling({wine_of(SALAD): 0}, gold=((cheese_of(SALAD),), ()))
    sell(s, wine_of(SALAD))
    assert s.phase == Phase.TURN
    assert s.seats[0].indicator == [0, 0]


def test_partner_in_the_other_cellar_makes_no_pair() -> None:
    s = position(cellars=({wine_of(SALAD): 0}, {cheese_of(SALAD): 0}))
    sell(s, wine_of(SALAD))
    assert s.phase == Phase.TURN


def test_action_cards_are_no_part_of_a_pair() -> None:
    s = selling({12: 0, cheese(12): 0})
    sell(s, 12)
    assert s.phase == Phase.TURN
    assert gold(s) == {12}


def test_bonus_markers_of_a_pair_s_steps_are_chosen_after_both_indicators() -> None:
    s = selling({wine_of(FONDUE): 0, cheese_of(FONDUE): 0}, bonus=(0, 1), indicators=((3, 11), (0, 0)))
    sell(s, wine_of(FONDUE))
    sell(s, cheese_of(FONDUE))
    make(s, "steps", "wine")
    assert s.seats[0].indicator == [7, 12]
    make(s, "gain", "red")
    make(s, "gain", "salt")
    assert pool(s) == {"red": 1, "salt": 1}
    assert gold(s) == {wine_of(FONDUE), cheese_of(FONDUE)}


# c) A single finished gourmet card


def test_finished_gourmet_card_alone_brings_its_gold_and_nothing_else() -> None:
    s = selling({wine_of(SALAD): 0, 12: 0})
    sell(s, wine_of(SALAD))
    assert gold(s) == {wine_of(SALAD)}
    assert s.seats[0].indicator == [0, 0]
    assert s.phase == Phase.TURN


def test_gourmet_card_may_be_sold_alone_though_it_has_a_partner() -> None:
    s = selling({wine_of(SALAD): 0, cheese_of(SALAD): 0})
    sell(s, wine_of(SALAD))
    make(s, "alone")
    assert gold(s) == {wine_of(SALAD)}
    assert cellar(s) == {cheese_of(SALAD): 0}
    assert s.seats[0].indicator == [0, 0]


# d) An unfinished card


@pytest.mark.parametrize("card", [0, 12, 16, 19, 21, cheese(0), cheese(12), cheese(14)])
def test_unfinished_card_goes_to_silver_and_triggers_nothing(card: int) -> None:
    s = selling({card: 2, 13: 0, cheese(1): 0}, pools=({"white": 1, "yeast": 1}, {}))
    before = pool(s)
    sell(s, card)
    assert silver(s) == {card}
    assert gold(s) == set()
    assert pool(s) == before  # markers on the card go to the supply
    assert s.seats[0].indicator == [0, 0]
    assert s.phase == Phase.TURN
    assert s.seats[0].markers[0] == 0


# Around sales


def test_labels_between_sales_may_finish_the_next_card() -> None:
    s = selling({0: 1, cheese(0): 0, 12: 0}, pools=({"sugar": 1}, {}))
    sell(s, cheese(0))
    make(s, "label", "sugar/hurry-wine")
    sell(s, 0)
    assert gold(s) == {0, cheese(0)}
    assert names_of(s, "open") == set()


def test_nothing_else_may_be_done_in_the_middle_of_a_sale() -> None:
    held = {"white": 3, "yeast": 3, "milk": 3}
    s = selling({16: 0, wine_of(SALAD): 0, cheese_of(SALAD): 0}, pools=(held, {}))
    for card in (16, wine_of(SALAD)):
        t = s.copy()
        sell(t, card)
        assert not kinds(t) & {"label", "trade", "open", "done", "produce"}


def test_sold_cards_are_known_to_all() -> None:
    s = selling({0: 0, 12: 2})
    sell(s, 0)
    sell(s, 12)
    assert s.shown & 1
    assert s.shown >> 12 & 1
    done(s)
    assert not can(s, "slot", 0)
