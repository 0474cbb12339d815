"""Special actions, as a summer's second phase triggers them; production and sale: see there."""

import pytest

from affinage.games.wine_and_cheese.state import Phase, State
from affinage.games.wine_and_cheese.tables import INGREDIENTS, Action

from .setups import (
    TABLES,
    At,
    cellar,
    cheese,
    choices,
    coins,
    kinds,
    make,
    members,
    names_of,
    of_kind,
    pool,
    position,
    sell,
    slot_of,
)

DISTIL, DISTIL_GOURMET = 12, 14
WASH, WASH_GOURMET = cheese(12), cheese(14)
CROSSED = {18: 1, cheese(18): 0}  # starters that move the other good's indicator
trigger = sell  # the same click on a card


def summer(cards: dict[int, int], **given: object) -> State:
    values = {"bonus": (), "opened": (0,), **given}
    return position(At.TRIGGER, cellars=(cards, {}), **values)  # type: ignore[arg-type] # whatever position takes


def test_cards_of_the_test_box_are_what_these_tests_call_them() -> None:
    found = {action: [c for c in range(48) if TABLES.ACTION[c] == action] for action in Action}
    assert found[Action.DISTIL] == [12, 13]
    assert found[Action.DISTIL_GOURMET] == [14, 15]
    assert found[Action.STARTER] == [16, 17, 18, cheese(16), cheese(17), cheese(18)]
    assert found[Action.HELPER] == [19, 20, cheese(19), cheese(20)]
    assert found[Action.MARKET] == [21, 22, 23, cheese(21), cheese(22), cheese(23)]
    assert found[Action.WASH] == [cheese(12), cheese(13)]
    assert found[Action.WASH_GOURMET] == [cheese(14), cheese(15)]


# Starter cultures


@pytest.mark.parametrize("card", [16, 17, 18, cheese(16), cheese(17), cheese(18)])
def test_starter_returns_the_two_markers_shown_for_four_steps_of_the_indicator_shown(card: int) -> None:
    pays = TABLES.STARTER_PAY[card]
    held = {name: (pays >> 8 * i & 255) + 1 for i, name in enumerate(INGREDIENTS)}
    s = summer({card: 1}, pools=(held, {}))
    trigger(s, card)
    assert pool(s) == dict.fromkeys(INGREDIENTS, 1)
    good = CROSSED.get(card, card // 24)
    assert s.seats[0].indicator == ([4, 0] if good == 0 else [0, 4])


def test_starter_exchanges_once_per_trigger() -> None:
    s = summer({16: 1}, pools=({"white": 3, "yeast": 3}, {}))
    trigger(s, 16)
    assert pool(s) == {"white": 2, "yeast": 2}
    assert "slot" not in kinds(s)


@pytest.mark.parametrize("held", [{}, {"white": 2}, {"yeast": 2}, {"white": 1, "sugar": 1, "milk": 5}])
def test_starter_without_its_markers_cannot_be_triggered(held: dict[str, int]) -> None:
    assert "slot" not in kinds(summer({16: 1}, pools=(held, {})))


def test_two_of_a_kind_may_be_asked_for() -> None:
    assert "slot" not in kinds(summer({17: 1}, pools=({"sugar": 1}, {})))
    assert "slot" in kinds(summer({17: 1}, pools=({"sugar": 2}, {})))


# Washing and distillation, the first kind


@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        ({WASH: 1}, 1),
        ({WASH: 0, cheese(0): 2}, 2),
        ({WASH: 0, cheese(0): 0, cheese(1): 3, cheese(16): 1}, 4),
        ({WASH: 0, 0: 1, 1: 0, 12: 1}, 1),
        ({WASH: 0, cheese(13): 1, cheese(20): 1, cheese(22): 1, cheese(2): 0}, 5),
    ],
)
def test_washing_gives_a_wine_step_per_cheese_itself_included(cards: dict[int, int], steps: int) -> None:
    s = summer(cards)
    trigger(s, WASH)
    assert s.seats[0].indicator == [steps, 0]
    assert cellar(s) == cards


@pytest.mark.parametrize(
    ("cards", "steps"), [({DISTIL: 1}, 1), ({DISTIL: 0, 0: 2, 16: 0}, 3), ({DISTIL: 0, cheese(0): 1, cheese(1): 0}, 1)]
)
def test_distillation_gives_a_cheese_step_per_wine_itself_included(cards: dict[int, int], steps: int) -> None:
    s = summer(cards)
    trigger(s, DISTIL)
    assert s.seats[0].indicator == [0, steps]


def test_only_the_own_cellar_counts() -> None:
    s = position(At.TRIGGER, cellars=({WASH: 1}, {cheese(0): 1, cheese(1): 1}), gold=((cheese(2),), ()))
    trigger(s, WASH)
    assert s.seats[0].indicator == [1, 0]


def test_cards_in_hand_and_sold_cards_do_not_count() -> None:
    s = summer({WASH: 1}, hands=((cheese(0),), ()), gold=((cheese(1),), ()), silver=((cheese(2),), ()))
    trigger(s, WASH)
    assert s.seats[0].indicator == [1, 0]


# The second kind: gourmet card by gourmet card


@pytest.mark.parametrize(
    ("answers", "indicator"),
    [
        (("wine", "wine"), [4, 0]),
        (("cheese", "cheese"), [0, 2]),
        (("wine", "cheese"), [2, 1]),
        (("cheese", "wine"), [3, 1]),  # the wine indicator skips the cheese indicator
    ],
)
def test_washing_2_decides_for_each_gourmet_cheese_two_wine_steps_or_one_cheese_step(
    answers: tuple[str, str], indicator: list[int]
) -> None:
    s = summer({WASH_GOURMET: 1, cheese(0): 1, cheese(4): 0, WASH: 1})
    trigger(s, WASH_GOURMET)
    for answer in answers:
        assert names_of(s, "steps") == {"wine", "cheese"}
        make(s, "steps", answer)
    assert s.phase == Phase.TRIGGERS
    assert s.seats[0].indicator == indicator


def test_distillation_2_decides_for_each_gourmet_wine_two_cheese_steps_or_one_wine_step() -> None:
    s = summer({DISTIL_GOURMET: 1, 0: 1, 4: 0, 9: 2})
    trigger(s, DISTIL_GOURMET)
    make(s, "steps", "cheese")
    assert s.seats[0].indicator == [0, 2]
    make(s, "steps", "wine")
    assert s.seats[0].indicator == [1, 2]
    make(s, "steps", "cheese")
    assert s.seats[0].indicator == [1, 4]
    assert s.phase == Phase.TRIGGERS


def test_second_kind_counts_gourmet_cards_of_its_good_alone() -> None:
    s = summer({WASH_GOURMET: 1, WASH: 1, 0: 0, 1: 1})
    assert of_kind(s, "slot") == {slot_of(s, WASH)}
    s = summer({DISTIL_GOURMET: 1, DISTIL: 1, cheese(0): 0})
    assert of_kind(s, "slot") == {slot_of(s, DISTIL)}


@pytest.mark.parametrize(("card", "gourmet"), [(DISTIL_GOURMET, 0), (DISTIL_GOURMET, 11), (WASH_GOURMET, cheese(0))])
def test_one_gourmet_card_is_enough(card: int, gourmet: int) -> None:
    s = summer({card: 1, gourmet: 1})
    trigger(s, card)
    make(s, "steps", "wine")
    assert s.seats[0].indicator == ([1, 0] if card == DISTIL_GOURMET else [2, 0])


def test_steps_may_not_be_stopped_early() -> None:
    s = summer({WASH_GOURMET: 1, cheese(0): 1, cheese(4): 0})
    trigger(s, WASH_GOURMET)
    make(s, "steps", "wine")
    assert kinds(s) == {"steps"}


def test_bonus_marker_on_the_way_is_chosen_once_all_gourmet_cards_are_decided() -> None:
    s = summer({WASH_GOURMET: 1, cheese(0): 1, cheese(4): 0}, indicators=((4, 0), (0, 0)), bonus=(0,))
    trigger(s, WASH_GOURMET)
    make(s, "steps", "wine")
    assert members(s.bonus) == []
    make(s, "steps", "wine")
    make(s, "gain", "sugar")
    assert pool(s) == {"sugar": 1}


# Market day


def test_market_day_gives_the_markers_shown() -> None:
    s = summer({21: 1})
    trigger(s, 21)
    assert pool(s) == {"milk": 2, "salt": 1}
    assert s.phase == Phase.TRIGGERS


def test_market_day_with_any_wine_and_any_cheese_ingredient() -> None:
    s = summer({22: 1})
    trigger(s, 22)
    assert names_of(s, "gain") == {"white", "red", "yeast", "sugar"}
    make(s, "gain", "yeast")
    assert names_of(s, "gain") == {"salt", "cultures", "milk"}
    make(s, "gain", "cultures")
    assert pool(s) == {"yeast": 1, "cultures": 1}


def test_market_day_with_two_of_free_choice_and_one_shown() -> None:
    s = summer({23: 1})
    trigger(s, 23)
    assert pool(s) == {"white": 1}
    make(s, "gain", "milk")
    make(s, "gain", "salt")
    assert pool(s) == {"white": 1, "salt": 1, "milk": 1}
    assert s.phase == Phase.TRIGGERS


def test_market_day_moves_no_indicator() -> None:
    s = summer({21: 1, cheese(21): 1})
    trigger(s, 21)
    trigger(s, cheese(21))
    assert coins(s) == (0, 0)
    assert s.seats[0].indicator == [0, 0]


# Helper


def test_helper_triggers_any_other_action_card_once() -> None:
    s = summer({19: 1, DISTIL: 1, 21: 1, 0: 1})
    trigger(s, 19)
    assert s.phase == Phase.HELP
    assert of_kind(s, "slot") == {slot_of(s, DISTIL), slot_of(s, 21)}
    trigger(s, 21)
    assert pool(s) == {"milk": 2, "salt": 1}
    assert s.phase == Phase.TRIGGERS


def test_helper_with_one_card_to_help_asks_nothing() -> None:
    s = summer({19: 1, 21: 1, 0: 1})
    trigger(s, 19)
    assert pool(s) == {"milk": 2, "salt": 1}


def test_helper_finds_whom_to_help_wherever_they_lie() -> None:
    s = summer({21: 1, 0: 1, 19: 1})
    assert of_kind(s, "slot") == {0, 2}
    trigger(s, 19)
    assert pool(s) == {"milk": 2, "salt": 1}


def test_helper_alone_cannot_be_triggered() -> None:
    assert "slot" not in kinds(summer({19: 1, 0: 1, cheese(0): 0}))


def test_two_helpers_cannot_help_each_other() -> None:
    assert "slot" not in kinds(summer({19: 1, 20: 1, cheese(19): 1}))


def test_helper_needs_somebody_whose_action_has_an_effect() -> None:
    assert "slot" not in kinds(summer({19: 1, 16: 1}))
    assert of_kind(summer({19: 1, 16: 1}, pools=({"white": 1, "yeast": 1}, {})), "slot") == {0, 1}


def test_helpers_in_a_chain_trigger_no_card_twice() -> None:
    s = summer({19: 1, 20: 1, cheese(19): 1, 21: 1})
    trigger(s, 19)
    assert of_kind(s, "slot") == {1, 2, 3}
    trigger(s, 20)
    assert of_kind(s, "slot") == {2, 3}
    trigger(s, cheese(19))
    assert pool(s) == {"milk": 2, "salt": 1}  # only the market day was left
    assert s.phase == Phase.TRIGGERS


def test_chain_is_forgotten_when_it_is_done() -> None:
    s = summer({19: 1, 20: 1, 21: 1})
    trigger(s, 19)
    trigger(s, 20)
    assert s.chain == 0
    trigger(s, 20)
    trigger(s, 21)
    trigger(s, 21)
    assert pool(s) == {"milk": 6, "salt": 3}


def test_washing_2_through_a_helper_decides_by_its_own_kind() -> None:
    s = summer({19: 1, WASH_GOURMET: 1, DISTIL_GOURMET: 1, 0: 1, cheese(0): 1})
    for card, answer, indicator in ((WASH_GOURMET, "wine", [2, 0]), (DISTIL_GOURMET, "wine", [1, 0])):
        t = s.copy()
        trigger(t, 19)
        trigger(t, card)
        make(t, "steps", answer)
        assert t.seats[0].indicator == indicator


def test_starter_through_a_helper_costs_the_same() -> None:
    s = summer({19: 1, 16: 1, DISTIL: 1}, pools=({"white": 1, "yeast": 1}, {}))
    trigger(s, 19)
    trigger(s, 16)
    assert pool(s) == {}
    assert s.seats[0].indicator == [4, 0]


def test_helper_counts_as_a_card_of_its_good_for_washing() -> None:
    s = summer({cheese(19): 1, WASH: 1})
    trigger(s, cheese(19))
    assert s.seats[0].indicator == [2, 0]


def test_unfinished_and_finished_cards_are_triggered_alike() -> None:
    for markers in (0, 1, 4):
        s = summer({DISTIL: markers})
        assert choices(s)[0] == ("slot", 0)
