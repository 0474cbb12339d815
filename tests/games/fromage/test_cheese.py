import pytest

from affinage.games.fromage import rules, score
from affinage.games.fromage.rules.cheese import tokens_left
from affinage.games.fromage.state import HOME, Phase, SeatStep
from affinage.games.fromage.tables import FRUITED, JAM, KIND_AT, OF_KIND, PARLOUR_KIND, VENUES

from .setups import (
    BLEU,
    BRONZE,
    GOLD,
    HARD,
    SOFT,
    build,
    cheese,
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

ROW = 6 * 4  # four seats, side I


def test_cheese_is_made_once_a_turn_by_a_worker_at_home() -> None:
    s = turn(venue="festival")
    give(s, 0, fruit=1)
    assert len(kinds(s, 0, "cheese")) == 18
    play(s, 0, "gather", 0 * 3 + SOFT)
    assert all(KIND_AT[ROW][int(str(at))] // 3 != SOFT for at in kinds(s, 0, "cheese"))
    play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    assert kinds(s, 0, "cheese") == []


def test_fruit_opens_spaces_that_ask_for_it() -> None:
    s = turn(venue="festival")
    assert len(kinds(s, 0, "cheese")) == 11
    asked = FRUITED[ROW] | JAM[ROW]
    assert not any((asked >> int(str(at))) & 1 for at in kinds(s, 0, "cheese"))
    give(s, 0, fruit=1)
    assert len(kinds(s, 0, "cheese")) == 18
    jam = next(at for at in range(25) if (JAM[ROW] >> at) & 1)
    play(s, 0, "cheese", jam)
    assert (s.seats[0].stock[0], s.seats[0].fruited, s.seats[0].jam) == (0, 0, 1)


def test_a_space_takes_one_cheese() -> None:
    s = turn(venue="festival")
    put(s, 1, "festival", 1)
    assert 1 not in kinds(s, 0, "cheese")


def test_gather_and_cheese_in_either_order() -> None:
    ends = []
    for first in (0, 1):
        s = turn(venue="festival")
        moves = [("gather", 0 * 3 + HARD), ("cheese", 1)]
        for name, which in (moves, moves[::-1])[first]:
            play(s, 0, name, which)
        ends.append(s.to_bytes())
    assert ends[0] == ends[1]


# Milking parlours


def test_a_parlour_needs_its_livestock_and_works_once() -> None:
    for n, possible in ((1, []), (2, [0]), (3, [0, 1]), (4, [0, 1, 2]), (5, [0, 1, 2, 3])):
        s = turn(venue="festival")
        give(s, 0, livestock=n)
        assert kinds(s, 0, "parlour") == possible
    s = turn(venue="festival")
    give(s, 0, livestock=4, fruit=3)
    play(s, 0, "parlour", 0)
    play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    assert 0 not in kinds(s, 0, "parlour")
    assert s.seats[0].stock[1] == 2


def test_a_parlour_without_a_possible_cheese_is_closed() -> None:
    s = turn(venue="festival")
    set_board(s, 0, "hill-farm")
    give(s, 0, livestock=2)
    here = OF_KIND[ROW][cheese(SOFT, BRONZE)]
    put(s, 1, "festival", *[at for at in range(25) if (here >> at) & 1])
    assert kinds(s, 0, "parlour") == []


def test_the_fourth_parlour_makes_any_cheese() -> None:
    s = turn(venue="festival")
    give(s, 0, livestock=5)
    play(s, 0, "parlour", 3)
    assert len(kinds(s, 0, "cheese")) == 11
    play(s, 0, "cheese", 5)
    assert s.seats[0].at == [HOME] * 3
    assert len(kinds(s, 0, "cheese")) == 10  # making cheese is still possible


def test_several_bonus_cheeses_and_a_made_one_in_a_turn() -> None:
    s = turn(venue="bistro")
    set_board(s, 0, "mill-farm")
    give(s, 0, livestock=14, fruit=4)
    for parlour in range(4):
        play(s, 0, "parlour", parlour)
        if s.seats[0].step == SeatStep.BONUS:
            wanted = PARLOUR_KIND[1][parlour]
            spaces = [int(str(at)) for at in kinds(s, 0, "cheese")]
            assert wanted < 0 or all(KIND_AT[ROW + 2][at] == wanted for at in spaces)
            play(s, 0, "cheese", spaces[0])
    play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    assert tokens_left(s.seats[0]) == 10


def test_bonus_cheese_uses_fruit_and_may_fill_an_order() -> None:
    s = turn(venue="festival")
    give(s, 0, livestock=2, fruit=1, orders=[cheese(SOFT, BRONZE)])
    play(s, 0, "parlour", 0)
    play(s, 0, "cheese", 16)  # soft, bronze, jam
    assert s.seats[0].jam == 1
    play(s, 0, "fill")
    assert s.seats[0].filled == 1


# Orders


def test_an_order_is_filled_only_by_the_cheese_being_placed() -> None:
    s = turn(venue="festival", quarter="order")
    kind = cheese(BLEU, BRONZE)
    space = next(at for at in range(25) if KIND_AT[ROW][at] == kind and not (FRUITED[ROW] >> at) & 1)
    play(s, 0, "cheese", space)
    play(s, 0, "gather", 0 * 3 + SOFT, draws=[kind])
    assert orders(s, 0) == 1
    assert "fill" not in {name for name, _ in legal(s, 0)}


def test_one_order_for_one_cheese() -> None:
    s = turn(venue="festival")
    kind = cheese(BLEU, BRONZE)
    give(s, 0, orders=[kind, kind])
    play(s, 0, "cheese", 2)
    play(s, 0, "fill")
    assert (orders(s, 0), s.seats[0].filled) == (1, 1)
    assert s.seats[0].step == SeatStep.ACT


def test_an_order_of_another_kind_is_not_asked_for() -> None:
    s = turn(venue="festival")
    give(s, 0, orders=[cheese(SOFT, GOLD)])
    play(s, 0, "cheese", 2)
    assert s.seats[0].step == SeatStep.ACT


def test_an_order_drawn_by_the_placement_itself_does_not_count() -> None:
    s = turn(venue="fromagerie")
    set_board(s, 0, "hill-farm")
    build(s, 0, 2)  # a dock that brings orders for cheese in the Fromagerie
    play(s, 0, "cheese", 9, draws=[cheese(SOFT, BRONZE)])
    assert (orders(s, 0), s.seats[0].filled, s.seats[0].step) == (1, 0, SeatStep.ACT)


# The end


def test_the_last_token_ends_the_game_when_all_have_finished_the_turn() -> None:
    s = turn(4, venue="festival")
    spaces = [at for at in range(18) if at != 0]
    put(s, 0, "bistro", *spaces[:14])
    play(s, 0, "cheese", 1)
    assert s.ending == 1
    assert kinds(s, 0, "cheese") == []
    play(s, 0, "ready")
    for p in (1, 2, 3):
        assert rules.asked(s, p)
        assert kinds(s, p, "gather")
        play(s, p, "ready")
    assert s.phase == Phase.OVER


def test_without_a_token_there_is_no_cheese_and_no_parlour() -> None:
    s = turn(4, venue="festival")
    put(s, 0, "bistro", *range(15))
    give(s, 0, livestock=9)
    assert kinds(s, 0, "cheese") == []
    assert kinds(s, 0, "parlour") == []


def test_a_game_without_an_end_ends_after_a_hundred_turns() -> None:
    s = turn(2)
    while s.phase == Phase.TURN:
        everybody_ready(s)
    assert (s.phase, s.turn) == (Phase.OVER, 100)


def test_fruit_is_used_even_where_a_sign_or_dock_would_bring_some() -> None:
    s = turn(venue="fromagerie")
    fruited = [at for at in range(18) if ((FRUITED[ROW + 1] | JAM[ROW + 1]) >> at) & 1]
    assert not set(fruited) & set(kinds(s, 0, "cheese"))


@pytest.mark.parametrize("venue", VENUES)
def test_tokens_count_for_points_whether_aged_or_not(venue: str) -> None:
    s = turn(venue=venue)
    give(s, 0, fruit=1)
    gold = next(
        at for at in range(25) if KIND_AT[ROW + VENUES.index(venue)][at] % 3 == GOLD and at in kinds(s, 0, "cheese")
    )
    before = score.final(s, 0)
    play(s, 0, "cheese", gold)
    if s.seats[0].step == SeatStep.TWO:
        play(s, 0, "take", 0)
        play(s, 0, "take", 1)
    assert s.seats[0].back.count(3) == 1
    assert score.final(s, 0) > before or venue == "fromagerie"
