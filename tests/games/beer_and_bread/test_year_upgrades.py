from typing import Any

import pytest

from affinage.core.game import CHANCE
from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, at, eyes, place_of
from .setups import asked, choices, column, draw, exchange, hand, let_chance, make, new_year, play, position, take_turn

DECK = (20, 21, 22, 23, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59)
COLUMNS = ((1, 2, 3, 4, 5), (41, 42, 43, 44, 45))


def redrawing(year: int, *upgrades: list[str], windmill: int = 0, **given: Any) -> State:
    """The card phase has come to redrawing; both hands are full."""
    columns = COLUMNS if year % 2 == 0 else ((), ())
    s = new_year(year, windmill=windmill, upgrades=upgrades, columns=columns, **given)
    let_chance(s)
    return s


# Redraw: one hand card for the deck's top card


@pytest.mark.parametrize("year", [2, 3])
def test_redraw_is_asked_in_both_kinds_of_year_once_both_hands_are_full(year: int) -> None:
    s = redrawing(year, ["redraw"], [])
    assert s.phase == Phase.REDRAW
    assert asked(s) == 0
    assert len(hand(s, 0)) == len(hand(s, 1)) == 5
    assert choices(s) == [("card", c) for c in sorted(hand(s, 0))] + [("done", 0)]


def test_redraw_discards_the_card_face_up_and_draws_the_top_card() -> None:
    s = redrawing(2, ["redraw"], [], deck=DECK)
    make(s, "card", 3)
    assert at(s, Place.DISCARD) >= {3}
    assert eyes(s, 3) == 7
    assert s.phase == Phase.DRAW
    draw(s, 20)
    assert hand(s, 0) == {1, 2, 4, 5, 20}


def test_redraw_may_be_declined() -> None:
    s = redrawing(2, ["redraw"], [])
    make(s, "done")
    let_chance(s)
    assert hand(s, 0) == {1, 2, 3, 4, 5}
    assert s.phase == Phase.CHOOSE


def test_redraw_comes_before_the_exchange_cards() -> None:
    s = redrawing(2, ["redraw"], [])
    assert exchange(s) == []
    make(s, "done")
    let_chance(s)
    assert len(exchange(s)) == 3


@pytest.mark.parametrize("windmill", [0, 1])
def test_windmill_seat_redraws_first(windmill: int) -> None:
    s = redrawing(2, ["redraw"], ["redraw"], windmill=windmill)
    assert asked(s) == windmill
    make(s, "card", COLUMNS[windmill][0])
    let_chance(s)
    assert s.phase == Phase.REDRAW
    assert asked(s) == 1 - windmill
    make(s, "card", COLUMNS[1 - windmill][0])
    let_chance(s)
    assert s.phase == Phase.CHOOSE
    assert asked(s) == windmill


def test_redraw_works_once_per_copy_one_after_another() -> None:
    s = redrawing(2, ["redraw"] * 2, [], deck=DECK)
    make(s, "card", 1)
    draw(s, 20)
    assert s.phase == Phase.REDRAW
    assert ("card", 20) in choices(s)
    make(s, "card", 20)
    draw(s, 21)
    assert s.phase != Phase.REDRAW
    let_chance(s)
    assert hand(s, 0) == {2, 3, 4, 5, 21}


def test_declining_a_redraw_gives_up_the_other_copies() -> None:
    s = redrawing(3, ["redraw"] * 3, [])
    make(s, "done")
    assert s.phase == Phase.CHOOSE


def test_redraws_come_back_every_year() -> None:
    s = redrawing(2, ["redraw"], [])
    make(s, "done")
    assert s.seats[0].redraws == 0
    t = redrawing(3, ["redraw"], [])
    assert t.seats[0].redraws == 1


def test_redraw_without_a_deck_draws_from_the_shuffled_discards() -> None:
    s = redrawing(2, ["redraw"], [], deck=(), rest=Place.SOLD)
    make(s, "card", 3)
    assert s.phase == Phase.BACKS
    let_chance(s)
    assert hand(s, 0) == {1, 2, 3, 4, 5}


# Drop harvest cards


def test_dropping_asks_which_harvest_cards_to_let_go_before_the_hand_is_filled() -> None:
    s = new_year(2, upgrades=(["drop-harvest"], []), columns=((1, 2, 3), (41,)), deck=DECK)
    assert s.phase == Phase.KEEP
    assert asked(s) == 0
    assert choices(s) == [("card", 1), ("card", 2), ("card", 3), ("done", 0)]
    assert hand(s, 0) == set()


def test_dropped_harvest_cards_are_discarded_face_up_and_replaced() -> None:
    s = new_year(2, upgrades=(["drop-harvest"], []), columns=((1, 2, 3), (41,)), deck=DECK)
    make(s, "card", 2)
    make(s, "card", 1)
    make(s, "done")
    assert at(s, Place.DISCARD) >= {1, 2}
    assert eyes(s, 1) == eyes(s, 2) == 7
    assert column(s, 0) == set()
    draw(s, 20, 21, 22, 23)
    assert hand(s, 0) == {3, 20, 21, 22, 23}


def test_all_harvest_cards_may_be_dropped_or_none() -> None:
    s = new_year(2, upgrades=(["drop-harvest"], []), columns=((1, 2), (41,)), deck=DECK)
    t = s.copy()
    make(t, "done")
    assert hand(t, 0) == {1, 2}
    make(s, "card", 1)
    make(s, "card", 2)
    assert choices(s) == [("done", 0)]
    make(s, "done")
    assert hand(s, 0) == set()


def test_other_seat_drops_after_the_windmill_seat_has_filled_its_hand() -> None:
    s = new_year(2, upgrades=([], ["drop-harvest"]), columns=((1,), (41, 42)), windmill=0)
    assert s.phase == Phase.DRAW
    let_chance(s)
    assert len(hand(s, 0)) == 5
    assert asked(s) == 1
    assert s.phase == Phase.KEEP
    make(s, "card", 41)
    make(s, "done")
    assert hand(s, 1) == {42}
    let_chance(s)
    assert len(hand(s, 1)) == 5


def test_nothing_is_asked_without_harvest_cards() -> None:
    s = new_year(2, upgrades=(["drop-harvest"], []), columns=((), (41, 42)), windmill=0)
    assert s.phase == Phase.DRAW
    assert asked(s) == CHANCE


def test_fruitful_years_let_nobody_drop() -> None:
    s = new_year(3, upgrades=(["drop-harvest"], []), columns=((1, 2), ()))
    assert s.phase == Phase.DRAW
    assert {1, 2} <= at(s, Place.DISCARD)


def test_cards_cannot_be_dropped_without_the_upgrade() -> None:
    s = new_year(2, upgrades=([], ["drop-harvest"]), columns=((1, 2), ()))
    assert hand(s, 0) == {1, 2}
    assert s.phase == Phase.DRAW


# Draw before the last turn


def before_last_turn(*upgrades: list[str], year: int = 1, **given: Any) -> State:
    """Turn 7 of 0..9 is the other seat's; then the windmill seat has its last one."""
    s = position(year=year, turn=7, hands=((10,), (30, 31)), upgrades=upgrades, deck=given.pop("deck", DECK), **given)
    take_turn(s, 30, "upgrade")
    return s


def test_last_turn_of_a_fruitful_year_starts_with_the_deck_s_top_card() -> None:
    s = before_last_turn(["last-draw"], [])
    assert s.phase == Phase.DRAW
    draw(s, 20)
    assert asked(s) == 0
    assert choices(s) == [("card", 20), ("card", 31)]


@pytest.mark.parametrize(("played", "left"), [(20, 31), (31, 20)])
def test_one_of_the_two_cards_is_played_and_the_other_discarded(played: int, left: int) -> None:
    s = before_last_turn(["last-draw"], [])
    draw(s, 20)
    play(s, played, "upgrade")
    assert place_of(s, left) == Place.HAND
    make(s, "done")
    assert place_of(s, left) == Place.DISCARD
    assert eyes(s, left) == 7
    assert s.turn == 9
    assert s.chosen == 10


def test_last_draw_of_the_other_seat_comes_at_its_own_last_turn() -> None:
    s = before_last_turn([], ["last-draw"])
    assert s.phase == Phase.ACTION
    take_turn(s, 31, "upgrade")
    assert s.phase == Phase.DRAW
    draw(s, 20)
    assert asked(s) == 1
    take_turn(s, 20, "upgrade")
    assert 10 in at(s, Place.DISCARD)
    assert s.year == 2


def test_last_draw_waits_for_the_last_turn() -> None:
    s = position(turn=5, hands=((10, 11), (30, 31, 32)), upgrades=(["last-draw"], ["last-draw"]))
    take_turn(s, 30, "upgrade")
    assert s.phase == Phase.CHOOSE
    take_turn(s, 31, "upgrade")
    assert (asked(s), s.turn, s.phase) == (1, 7, Phase.CHOOSE)


def test_dry_years_know_no_last_draw() -> None:
    s = before_last_turn(["last-draw"], ["last-draw"], year=2)
    assert s.phase == Phase.ACTION
    assert s.chosen == 10


def test_last_draw_takes_one_card_per_copy_and_all_but_one_are_discarded() -> None:
    s = before_last_turn(["last-draw"] * 3, [])
    draw(s, 20, 21, 22)
    assert choices(s) == [("card", 20), ("card", 21), ("card", 22), ("card", 31)]
    take_turn(s, 21, "upgrade")
    assert {20, 22, 31} <= at(s, Place.DISCARD)
    assert hand(s, 0) == set()


def test_last_draw_takes_what_the_deck_and_the_discards_hold() -> None:
    s = before_last_turn(["last-draw"] * 3, [], deck=(20,), discards=(50,), rest=Place.SOLD)
    draw(s, 20)
    assert s.phase == Phase.BACKS
    let_chance(s)
    assert choices(s) == [("card", 20), ("card", 31), ("card", 50)]


def test_last_draw_with_neither_deck_nor_discards_draws_nothing() -> None:
    s = before_last_turn(["last-draw"], [], deck=(), rest=Place.SOLD)
    assert s.phase == Phase.ACTION
    assert s.chosen == 31
    assert s.extra == 0
