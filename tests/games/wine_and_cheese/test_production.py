import pytest

from affinage.games.wine_and_cheese.state import NONE, Phase
from affinage.games.wine_and_cheese.tables import OPTIONS

from .setups import (
    TABLES,
    At,
    can,
    cellar,
    cheese,
    coins,
    cost,
    done,
    draw,
    hand,
    kinds,
    make,
    names_of,
    of_kind,
    pool,
    position,
    sell,
    silver,
    skip_to,
)

EVERYTHING = dict.fromkeys(("white", "red", "yeast", "sugar", "salt", "cultures", "milk"), 6)


# Paying


@pytest.mark.parametrize("card", range(48))
def test_card_costs_a_marker_of_the_right_kind_for_each_of_its_spaces(card: int) -> None:
    price = cost(card)
    s = position(pools=(price, {}), hands=((card,), ()))
    make(s, "produce", card)
    assert cellar(s) == {card: sum(price.values())}
    assert pool(s) == {}
    assert hand(s) == set()


@pytest.mark.parametrize("card", range(48))
def test_card_cannot_be_produced_with_one_marker_less(card: int) -> None:
    for name, n in cost(card).items():
        held = {**EVERYTHING, name: n - 1}
        s = position(pools=(held, {}), hands=((card,), ()))
        assert "produce" not in kinds(s)


def test_only_what_the_card_shows_is_paid() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((7,), ()))
    make(s, "produce", 7)
    assert pool(s) == {**EVERYTHING, "white": 5, "red": 5, "yeast": 5}


def test_stored_markers_pay_like_those_on_processing_sites() -> None:
    """There is one pool: what was stored in spring pays in fall."""
    s = position(At.STORE, pools=({"salt": 2, "milk": 1}, {}), hands=((cheese(9),), ()))
    done(s, 2)
    assert pool(s) == {"salt": 2}
    skip_to(s, At.FALL_MARKET, 0)
    assert can(s, "produce", cheese(9))


def test_trade_before_production_gives_the_missing_marker() -> None:
    s = position(pools=({"white": 1, "milk": 3}, {}), hands=((0,), ()))
    assert not can(s, "produce", 0)
    make(s, "trade")
    for _ in range(3):
        make(s, "give", "milk")
    make(s, "gain", "yeast")
    make(s, "produce", 0)
    assert pool(s) == {}


def test_cards_of_the_other_hand_cannot_be_produced() -> None:
    s = position(pools=(EVERYTHING, EVERYTHING), hands=((3,), (5,)))
    assert of_kind(s, "produce") == {3}


# Slots


def test_four_slots_are_open_at_first() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()), cellars=({0: 1, 1: 1, 2: 1}, {}))
    assert can(s, "produce", 3)
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()), cellars=({0: 1, 1: 1, 2: 1, 4: 1}, {}))
    assert "produce" not in kinds(s)


def test_fifth_slot_is_of_use_once_the_cellar_is_opened() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()), cellars=({0: 1, 1: 1, 2: 1, 4: 1}, {}))
    make(s, "open", "markers")
    for _ in range(4):
        make(s, "give", "milk")
    make(s, "produce", 3)
    assert s.seats[0].cellar == [0, 1, 2, 4, 3]


def test_five_cards_fill_the_cellar() -> None:
    cards = {0: 1, 1: 1, 2: 1, 4: 1, 5: 1}
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()), cellars=(cards, {}), opened=(0,))
    assert "produce" not in kinds(s)


def test_slot_of_a_sold_card_is_empty_again_in_the_next_turn() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()), cellars=({0: 1, 1: 1, 2: 1, 4: 1}, {}), out=(0, 1))
    sell(s, 1)
    done(s)
    make(s, "produce", 3)
    assert s.seats[0].cellar == [0, 3, 2, 4, NONE]


def test_produced_card_lies_open_for_all() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((3,), ()))
    assert not s.shown >> 3 & 1
    make(s, "produce", 3)
    assert s.shown >> 3 & 1


# Then one option of any label free of charge


def test_every_option_is_free_whatever_the_seat_could_pay() -> None:
    s = position(pools=(cost(9), {}), hands=((9,), ()), cellars=({cheese(3): 2}, {}))
    make(s, "produce", 9)
    assert s.phase == Phase.FREE
    assert names_of(s, "option") == set(OPTIONS)


def test_free_option_is_a_must() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((9,), ()))
    make(s, "produce", 9)
    assert kinds(s) == {"option"}


def test_options_without_effect_are_not_offered() -> None:
    s = position(pools=(cost(9), {}), hands=((9,), ()))
    make(s, "produce", 9)
    assert names_of(s, "option") == set(OPTIONS) - {"hurry-cheese", "slow-cheese"}
    t = position(pools=(cost(cheese(3)), {}), hands=((cheese(3),), ()), cellars=({9: 0}, {}))
    make(t, "produce", cheese(3))
    assert names_of(t, "option") == set(OPTIONS) - {"hurry-wine"}


def test_no_card_is_offered_where_there_is_none() -> None:
    s = position(pools=(cost(9), {}), hands=((9,), ()), deck=(24,), display=(NONE,) * 6)
    make(s, "produce", 9)
    assert {"wine-card", "cheese-card"} & names_of(s, "option") == {"cheese-card"}


def test_free_step_and_nothing_is_paid() -> None:
    s = position(pools=({**cost(9), "milk": 4}, {}), hands=((9,), ()))
    make(s, "produce", 9)
    make(s, "option", "cheese-step")
    assert s.seats[0].indicator == [0, 1]
    assert pool(s) == {"milk": 4}
    assert s.phase == Phase.TURN


def test_free_card() -> None:
    s = position(pools=(cost(9), {}), hands=((9,), ()), display=(10, 11, 12, 30, 31, 32))
    make(s, "produce", 9)
    make(s, "option", "cheese-card")
    make(s, "take", 4)
    draw(s, 40)
    assert hand(s) == {31}
    assert s.display[4] == 40
    assert s.phase == Phase.TURN


def test_free_hurry_and_slow_reach_the_card_just_produced() -> None:
    for option, markers in (("hurry-wine", 1), ("slow-wine", 3)):
        s = position(pools=(cost(9), {}), hands=((9,), ()))
        make(s, "produce", 9)
        make(s, "option", option)
        assert cellar(s) == {9: markers}


def test_free_hurry_asks_which_card_where_there_are_several() -> None:
    s = position(pools=(cost(9), {}), hands=((9,), ()), cellars=({0: 3, 1: 0, cheese(0): 1}, {}))
    make(s, "produce", 9)
    make(s, "option", "hurry-wine")
    assert s.phase == Phase.TARGET
    assert of_kind(s, "slot") == {0, 3}
    sell(s, 0)
    assert cellar(s) == {0: 2, 1: 0, cheese(0): 1, 9: 2}


def test_gourmet_card_has_no_special_action() -> None:
    for card in (*range(12), *range(24, 36)):
        s = position(pools=(EVERYTHING, {}), hands=((card,), ()), cellars=({12: 0, cheese(12): 0}, {}))
        make(s, "produce", card)
        assert "special" not in kinds(s)


# Or the special action of an action card


@pytest.mark.parametrize("card", [12, 13, cheese(12), cheese(13), 21, 22, 23, cheese(21), cheese(22), cheese(23)])
def test_action_card_offers_its_special_action_instead(card: int) -> None:
    s = position(pools=(cost(card), {}), hands=((card,), ()))
    make(s, "produce", card)
    assert kinds(s) == {"option", "special"}


def test_special_action_takes_the_place_of_the_free_option() -> None:
    s = position(pools=(cost(12), {}), hands=((12,), ()), cellars=({0: 1}, {}))
    make(s, "produce", 12)
    make(s, "special")
    assert s.phase == Phase.TURN
    assert coins(s) == (0, 1)  # two wines in the cellar: two cheese steps


def test_free_option_takes_the_place_of_the_special_action() -> None:
    s = position(pools=(cost(12), {}), hands=((12,), ()), cellars=({0: 1}, {}))
    make(s, "produce", 12)
    make(s, "option", "wine-step")
    assert s.seats[0].indicator == [1, 0]
    assert s.phase == Phase.TURN


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (14, "no gourmet wine lies there"),
        (cheese(14), "no gourmet cheese lies there"),
        (16, "its two markers are missing"),
        (19, "there is nobody to help"),
    ],
)
def test_special_action_without_effect_is_not_offered(card: int, why: str) -> None:
    s = position(pools=(cost(card), {}), hands=((card,), ()), cellars=({17: 1, cheese(18): 1}, {}))
    make(s, "produce", card)
    assert kinds(s) == {"option"}, why


def test_starter_is_offered_when_its_markers_are_left_after_paying() -> None:
    s = position(pools=({"white": 2, "red": 1, "yeast": 1}, {}), hands=((16,), ()))
    make(s, "produce", 16)
    make(s, "special")
    assert pool(s) == {}
    assert coins(s) == (2, 0)  # 0, 1, 2, 2


def test_no_labels_or_trades_between_paying_and_the_free_option() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((12,), ()))
    make(s, "produce", 12)
    assert not kinds(s) & {"label", "trade", "open", "done"}


def test_labels_go_on_after_the_free_option_until_the_turn_ends() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((9,), ()))
    make(s, "produce", 9)
    make(s, "option", "wine-step")
    make(s, "label", "yeast/hurry-wine")
    make(s, "label", "yeast/hurry-wine")
    assert cellar(s) == {9: 0}
    assert not can(s, "slot", 0)


def test_hurry_never_changes_what_a_card_is_worth_or_costs() -> None:
    s = position(pools=(EVERYTHING, {}), hands=((9,), ()))
    make(s, "produce", 9)
    make(s, "option", "slow-wine")
    assert cellar(s) == {9: TABLES.COST_SIZE[9] + 1}
    done(s, 2)
    sell(s, 9)
    assert silver(s) == {9}
