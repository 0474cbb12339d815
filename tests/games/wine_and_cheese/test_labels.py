"""Label actions: where they are allowed, what they cost, what each of the eight options does."""

import pytest

from affinage.games.wine_and_cheese.state import NONE, Phase, State
from affinage.games.wine_and_cheese.tables import INGREDIENTS, OPTIONS

from .setups import (
    TABLES,
    At,
    asked,
    can,
    cellar,
    cheese,
    choices,
    coins,
    done,
    kinds,
    labels,
    make,
    names_of,
    of_kind,
    pool,
    position,
    sell,
)

EVERYTHING = dict.fromkeys(INGREDIENTS, 3)
FULL = {0: 1, cheese(0): 1}  # a wine and a cheese, both unfinished


# When


@pytest.mark.parametrize("calendar", [n for n in range(20) if n != 9])
def test_labels_are_allowed_in_every_phase_but_the_first_of_spring_and_fall(calendar: int) -> None:
    s = position(calendar, pools=(EVERYTHING, EVERYTHING), cellars=(FULL, {}))
    allowed = calendar % At.SECOND_YEAR not in (At.SEND, At.RETURN)
    assert ("label" in kinds(s)) == allowed
    assert can(s, "trade")


def test_labels_are_for_the_seat_whose_turn_it_is() -> None:
    s = position(pools=({}, EVERYTHING))
    assert choices(s) == [("done", 0)]
    done(s)
    assert asked(s) == 1
    assert "label" in kinds(s)


def test_any_number_of_labels_in_one_turn() -> None:
    s = position(pools=({"red": 12}, {}), bonus=())
    for _ in range(6):
        make(s, "label", "red/wine-step")
    assert pool(s) == {}
    assert coins(s) == (4, 0)  # 0, 1, 2, 2, 3, 4


def test_both_options_of_every_label_that_can_be_paid() -> None:
    s = position(pools=(EVERYTHING, {}), cellars=(FULL, {}))
    assert of_kind(s, "label") == set(range(14))


# What they cost


@pytest.mark.parametrize("further", ["white", "red", "yeast", "sugar"])
def test_white_grapes_and_any_further_wine_ingredient(further: str) -> None:
    held = {"white": 1, "milk": 5, "salt": 5, "cultures": 5}
    held[further] = held.get(further, 0) + 1
    s = position(pools=(held, {}))
    make(s, "label", "white/wine-step")
    assert pool(s) == {"milk": 5, "salt": 5, "cultures": 5}


def test_white_grapes_alone_do_not_pay_their_label() -> None:
    s = position(pools=({"white": 1, "milk": 5, "salt": 5, "cultures": 5}, {}))
    assert "white" not in {name.split("/")[0] for name in labels(s)}


def test_other_wine_ingredients_without_white_grapes_do_not_pay_it_either() -> None:
    s = position(pools=({"red": 1, "yeast": 5, "sugar": 5}, {}))
    assert labels(s, "wine-step") == set()


@pytest.mark.parametrize("further", ["milk", "salt", "cultures"])
def test_milk_and_any_further_cheese_ingredient(further: str) -> None:
    held = {"milk": 1, "white": 5, "yeast": 1}
    held[further] = held.get(further, 0) + 1
    s = position(pools=(held, {}))
    make(s, "label", "milk/cheese-step")
    assert pool(s) == {"white": 5, "yeast": 1}


def test_milk_alone_does_not_pay_its_label() -> None:
    s = position(pools=({"milk": 1, "white": 1, "red": 5, "yeast": 5, "sugar": 5}, {}))
    assert "milk" not in {name.split("/")[0] for name in labels(s)}


def test_seat_chooses_the_further_ingredient_where_there_are_several() -> None:
    s = position(pools=({"white": 2, "red": 1, "sugar": 1, "milk": 3}, {}))
    make(s, "label", "white/wine-step")
    assert s.phase == Phase.GIVE
    assert names_of(s, "give") == {"white", "red", "sugar"}
    assert kinds(s) == {"give"}
    make(s, "give", "sugar")
    assert pool(s) == {"white": 1, "red": 1, "milk": 3}
    assert s.seats[0].indicator == [1, 0]


def test_further_cheese_ingredient_is_chosen_among_cheese_ingredients() -> None:
    s = position(pools=({"milk": 2, "salt": 1, "cultures": 1, "white": 4, "yeast": 4}, {}))
    make(s, "label", "milk/cheese-step")
    assert names_of(s, "give") == {"milk", "salt", "cultures"}


@pytest.mark.parametrize(("held", "possible"), [(1, False), (2, True)])
def test_label_may_cost_two_of_a_kind(held: int, possible: bool) -> None:
    s = position(pools=({"red": held, "white": 1}, {}))
    assert ("red" in labels(s, "cheese-step")) == possible


@pytest.mark.parametrize("name", ["yeast", "sugar", "salt", "cultures"])
def test_label_may_cost_a_single_marker(name: str) -> None:
    s = position(pools=({name: 1}, {}), cellars=(FULL, {}))
    assert {found.split("/")[0] for found in labels(s)} == {name}
    make(s, "label", min(labels(s)))
    assert pool(s) == {}


def test_nothing_is_paid_for_what_cannot_be_chosen() -> None:
    """Every label that is offered can be carried out to its end."""
    s = position(pools=(EVERYTHING, {}), cellars=(FULL, {}))
    for place in range(14):
        t = s.copy()
        make(t, "label", place)
        while asked(t) != 0 or t.phase > Phase.SELL_OUT:
            make(t, *choices(t)[0])
        paid = sum(EVERYTHING.values()) - sum(pool(t).values())
        assert paid == (2 if INGREDIENTS[place // 2] in ("white", "red", "milk") else 1)


# What they do: steps


@pytest.mark.parametrize(("label", "indicator"), [("red/wine-step", [1, 0]), ("red/cheese-step", [0, 1])])
def test_step_option_moves_the_indicator_of_its_good_one_space(label: str, indicator: list[int]) -> None:
    s = position(pools=({"red": 2}, {}))
    make(s, "label", label)
    assert s.seats[0].indicator == indicator
    assert s.seats[1].indicator == [0, 0]


def test_steps_are_offered_always() -> None:
    s = position(pools=({"red": 2, "white": 2, "milk": 2}, {}), deck=(), display=(NONE,) * 6)
    assert labels(s) == {"red/wine-step", "red/cheese-step", "white/wine-step", "milk/cheese-step"}


# Hurry and slow


def with_cards(**cards: int) -> State:
    """Markers for everything, and cards w0, w1 .. and c0, c1 .. with their markers in the cellar."""
    held = {(int(name[1:]) if name[0] == "w" else cheese(int(name[1:]))): n for name, n in cards.items()}
    return position(pools=(EVERYTHING, {}), cellars=(held, {}))


def test_hurry_takes_one_marker_off_a_card_of_its_good() -> None:
    s = with_cards(w0=2, c0=2)
    make(s, "label", "sugar/hurry-wine")
    assert cellar(s) == {0: 1, cheese(0): 2}
    make(s, "label", "salt/hurry-cheese")
    assert cellar(s) == {0: 1, cheese(0): 1}


def test_hurried_marker_goes_to_the_supply_and_not_back_to_the_seat() -> None:
    s = with_cards(w0=2)
    make(s, "label", "sugar/hurry-wine")
    assert pool(s) == {**EVERYTHING, "sugar": 2}


def test_slow_adds_one_marker_of_the_supply() -> None:
    s = with_cards(w0=1, c0=1)
    make(s, "label", "sugar/slow-wine")
    make(s, "label", "cultures/slow-cheese")
    assert cellar(s) == {0: 2, cheese(0): 2}
    assert pool(s) == {**EVERYTHING, "sugar": 2, "cultures": 2}


def test_slow_goes_beyond_the_printed_spaces() -> None:
    s = with_cards(w0=2)
    assert TABLES.COST_SIZE[0] == 2
    for _ in range(3):
        make(s, "label", "sugar/slow-wine")
    assert cellar(s) == {0: 5}


def test_slow_makes_a_finished_card_unfinished() -> None:
    s = with_cards(w0=0)
    make(s, "label", "sugar/slow-wine")
    assert cellar(s) == {0: 1}


def test_finished_card_cannot_be_hurried() -> None:
    s = with_cards(w0=0, c0=1)
    assert labels(s, "hurry-wine") == set()
    assert labels(s, "hurry-cheese") == {"yeast", "salt"}
    assert labels(s, "slow-wine") == {"sugar", "cultures"}


def test_hurry_and_slow_need_a_card_of_their_good() -> None:
    s = with_cards(c0=1)
    assert labels(s, "hurry-wine") == labels(s, "slow-wine") == set()
    s = with_cards(w0=1)
    assert labels(s, "hurry-cheese") == labels(s, "slow-cheese") == set()


def test_hurry_and_slow_never_reach_the_other_cellar() -> None:
    s = position(pools=(EVERYTHING, {}), cellars=({}, {0: 3, cheese(0): 3}))
    assert {name.split("/")[1] for name in labels(s)} == {"wine-step", "cheese-step", "wine-card", "cheese-card"}


def test_only_card_of_its_good_is_hurried_without_a_question() -> None:
    s = with_cards(w0=2, w1=0, c0=1)
    make(s, "label", "yeast/hurry-wine")
    assert s.phase == Phase.TURN
    assert cellar(s)[0] == 1


def test_seat_chooses_which_card_is_hurried() -> None:
    s = with_cards(w0=2, w1=1, w2=0, c0=1)
    make(s, "label", "yeast/hurry-wine")
    assert choices(s) == [("slot", 0), ("slot", 1)]
    sell(s, 1)
    assert cellar(s) == {0: 2, 1: 0, 2: 0, cheese(0): 1}


def test_seat_chooses_which_card_is_slowed_finished_ones_too() -> None:
    s = with_cards(w0=2, w1=1, w2=0, c0=1)
    make(s, "label", "sugar/slow-wine")
    assert of_kind(s, "slot") == {0, 1, 2}
    sell(s, 2)
    assert cellar(s) == {0: 2, 1: 1, 2: 1, cheese(0): 1}


# Free of charge: see test_production


def test_each_option_lies_on_a_label_of_the_box_for_tests() -> None:
    assert {option for pair in TABLES.LABEL_OPTIONS for option in pair} == set(range(len(OPTIONS)))
