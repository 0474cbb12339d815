import pytest

from affinage.games.beer_and_bread.state import NONE, Phase

from .places import Place, at, eyes, place_of
from .setups import (
    RULES,
    asked,
    card,
    choices,
    exchange,
    hand,
    harvest_card,
    kinds,
    let_chance,
    make,
    play,
    position,
    recipe_card,
    take_turn,
)

FIRST_HAND = (1, 2, 3, 4, 5)
SECOND_HAND = (41, 42, 43, 44, 45)
HANDS = (FIRST_HAND, SECOND_HAND)


# Fruitful years


@pytest.mark.parametrize("windmill", [0, 1])
def test_fruitful_year_windmill_seat_plays_then_the_other_then_hands_are_swapped(windmill: int) -> None:
    hands = ((25, 26, 27, 28, 29), (30, 31, 32, 33, 34))  # upgrades that change no turn
    s = position(windmill=windmill, hands=hands)
    order = []
    for turn in range(10):
        seat = asked(s)
        assert seat is not None
        order.append(seat)
        passed_on = (turn // 2) % 2 == 1
        assert hand(s, seat) <= set(hands[1 - seat] if passed_on else hands[seat])
        assert len(hand(s, seat)) == 5 - turn // 2
        take_turn(s, min(hand(s, seat)), "upgrade")
    assert order == [windmill, 1 - windmill] * 5
    assert s.year == 2


def test_hands_are_not_swapped_between_the_two_turns_of_a_round() -> None:
    s = position(hands=HANDS)
    take_turn(s, 1, "upgrade")
    assert hand(s, 0) == {2, 3, 4, 5}
    assert hand(s, 1) == set(SECOND_HAND)
    take_turn(s, 41, "upgrade")
    assert hand(s, 1) == {2, 3, 4, 5}
    assert hand(s, 0) == {42, 43, 44, 45}


def test_any_card_in_hand_may_be_chosen_and_no_other() -> None:
    s = position(hands=HANDS)
    assert choices(s) == [("card", c) for c in FIRST_HAND]


def test_seat_that_is_not_asked_has_no_move() -> None:
    s = position(hands=HANDS)
    assert RULES.legal(s, 1, [0] * 64) == 0
    assert RULES.legal(s, -1, [0] * 64) == 0


def test_card_is_chosen_before_the_action() -> None:
    s = position(hands=HANDS, tokens=({"wheat": 9}, {}))
    assert kinds(s) == {"card"}
    make(s, "card", 2)
    assert s.phase == Phase.ACTION
    assert choices(s) == [("harvest", 0), ("produce", 0), ("upgrade", 0)]


def test_turn_ends_with_the_seat_s_word() -> None:
    s = position(hands=HANDS)
    for action in ("harvest", "upgrade"):
        t = s.copy()
        play(t, 2, action)
        assert asked(t) == 0
        assert choices(t) == [("done", 0)]
        make(t, "done")
        assert asked(t) == 1
        assert t.chosen == NONE


def test_only_card_in_hand_is_chosen_by_itself() -> None:
    s = position(turn=7, hands=((8,), (41, 42)), windmill=0)
    take_turn(s, 41, "upgrade")
    assert asked(s) == 0
    assert s.phase == Phase.ACTION
    assert s.chosen == 42


def test_two_cards_in_hand_are_asked_for() -> None:
    s = position(turn=6, hands=((8, 9), (41, 42)), windmill=0)
    take_turn(s, 8, "upgrade")
    assert choices(s) == [("card", 41), ("card", 42)]


def test_harvest_and_upgrade_are_always_possible() -> None:
    s = position(hands=HANDS, field={})
    make(s, "card", 1)
    assert kinds(s) == {"harvest", "upgrade"}


# Dry years


@pytest.mark.parametrize("windmill", [0, 1])
def test_dry_year_seats_alternate_with_their_own_hands(windmill: int) -> None:
    s = position(year=2, windmill=windmill, hands=HANDS)
    for turn in range(10):
        seat = asked(s)
        assert seat == (windmill if turn % 2 == 0 else 1 - windmill)
        assert hand(s, seat) == set(HANDS[seat][turn // 2 :])
        take_turn(s, min(hand(s, seat)), "upgrade")
    assert s.year == 3


def test_dry_year_has_five_turns_each_and_then_ends() -> None:
    s = position(year=2, turn=8, hands=((1,), (41,)))
    take_turn(s, 1, "upgrade")
    assert s.year == 2
    assert s.chosen == 41
    take_turn(s, 41, "upgrade")
    assert s.year == 3


# Exchange cards


def test_chosen_card_may_be_swapped_for_any_exchange_card() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    for space, taken in enumerate((20, 21, 22)):
        t = s.copy()
        make(t, "swap", space)
        assert t.chosen == taken
        assert exchange(t) == [3 if n == space else 20 + n for n in range(3)]
        assert 3 not in hand(t, 0)


def test_swapped_in_card_must_be_played_at_once() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    make(s, "swap", 1)
    assert s.phase == Phase.ACTION
    assert kinds(s) <= {"harvest", "produce", "upgrade"}
    make(s, "upgrade")
    assert 21 in at(s, Place.UPGRADE)
    make(s, "done")
    assert hand(s, 0) == {1, 2, 4, 5}


@pytest.mark.parametrize("action", ["harvest", "produce", "upgrade"])
def test_swapped_in_card_can_be_used_for_every_action(action: str) -> None:
    bread = recipe_card("bread", rye=1)
    s = position(year=2, hands=((1, 2), (41, 42)), turn=6, tokens=({"rye": 1}, {}), exchange=(20, bread, 22))
    make(s, "card", 2)
    make(s, "swap", 1)
    make(s, action)
    place = {"harvest": Place.COLUMN, "produce": Place.SITE, "upgrade": Place.UPGRADE}[action]
    assert place_of(s, bread) == place


def test_only_one_swap_a_turn() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    make(s, "swap", 0)
    assert "swap" not in kinds(s)


def test_swap_is_possible_again_next_turn() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    make(s, "swap", 0)
    make(s, "upgrade")
    make(s, "done")
    make(s, "card", 41)
    assert {what for kind, what in choices(s) if kind == "swap"} == {0, 1, 2}


def test_card_swapped_away_is_an_exchange_card_for_the_other_seat() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    make(s, "swap", 2)
    make(s, "upgrade")
    make(s, "done")
    make(s, "card", 41)
    make(s, "swap", 2)
    assert s.chosen == 3
    assert eyes(s, 3) == 7
    make(s, "upgrade")
    assert 3 in at(s, Place.UPGRADE + 1)


def test_swap_is_optional() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    take_turn(s, 3, "upgrade")
    assert exchange(s) == [20, 21, 22]


def test_last_hand_card_may_still_be_swapped() -> None:
    s = position(year=2, turn=8, hands=((1,), (41,)), exchange=(20, 21, 22))
    make(s, "card", 1)
    make(s, "swap", 0)
    take_turn(s, 20, "upgrade")
    assert s.chosen == 41
    make(s, "swap", 0)
    assert s.chosen == 1
    take_turn(s, 1, "upgrade")
    assert {21, 22, 41} <= at(s, Place.DISCARD)


def test_fruitful_years_know_no_swap() -> None:
    s = position(year=1, hands=HANDS, exchange=(20, 21, 22))
    make(s, "card", 3)
    assert "swap" not in kinds(s)


def test_whole_dry_year_of_swaps_loses_no_card() -> None:
    s = position(year=2, hands=HANDS, exchange=(20, 21, 22))
    for turn in range(10):
        seat = asked(s)
        assert seat is not None
        if s.phase == Phase.CHOOSE:
            make(s, "card", max(hand(s, seat)))
        make(s, "swap", turn % 3)
        make(s, "harvest" if turn % 2 else "upgrade")
        while s.turn == turn and s.year == 2:
            make(s, *choices(s)[-1])
    let_chance(s)
    assert s.year == 3
    assert len(hand(s, 0)) == len(hand(s, 1)) == 5


def test_harvest_card_stays_in_front_of_the_seat_for_the_whole_year() -> None:
    s = position(hands=HANDS)
    take_turn(s, 1, "harvest")
    take_turn(s, 41, "harvest")
    assert (at(s, Place.COLUMN), at(s, Place.COLUMN + 1)) == ({1}, {41})
    take_turn(s, 42, "harvest")
    assert at(s, Place.COLUMN) == {1, 42}


def test_card_used_for_one_action_serves_no_other() -> None:
    wheat = harvest_card(wheat=1)
    s = position(hands=((wheat, 20), (41, 42)), turn=6)
    take_turn(s, wheat, "harvest")
    assert wheat not in hand(s, 0) | hand(s, 1)
    assert card(upgrade="redraw") not in at(s, Place.UPGRADE)
