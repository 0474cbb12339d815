from collections import Counter
from itertools import permutations

import pytest

from affinage.core.game import CHANCE
from affinage.games.wine_and_cheese.state import NONE, Phase, State
from affinage.games.wine_and_cheese.tables import ALONE, COLOURS, OF_GOOD, OUTER, SPACES, TOGETHER

from .setups import GAME, RULES, TABLES, asked, choices, draw, hand, let_chance, make, members, odds, pool, sound

WINES, CHEESES = range(24), range(24, 48)


def begun(option: int = 1) -> State:
    s: State = GAME.state()  # type: ignore[assignment] # the record of this game
    RULES.setup(s, 2, [option])
    sound(s)
    return s


def housed(*cards: int) -> State:
    """After the housing cards are laid."""
    s = begun()
    for card in cards or (0, 4, 1, 5, 2):
        make(s, "housing", card)
    return s


def dealt() -> State:
    """After the last Chance move of the set-up."""
    s = begun()
    let_chance(s)
    return s


# Turn order cards


def test_chance_gives_out_turn_order_card_1_unless_the_host_does() -> None:
    s = begun(0)
    assert choices(s) == [("first", 0), ("first", 1)]
    for seat in (0, 1):
        t = s.copy()
        make(t, "first", seat)
        assert t.first == seat
        assert t.phase == Phase.HOUSING


@pytest.mark.parametrize("seat", [0, 1])
def test_host_may_give_out_turn_order_card_1(seat: int) -> None:
    s = begun(1 + seat)
    let_chance(s)
    assert s.first == asked(s) == seat


# Housing cards


def test_work_together_lies_on_spaces_1_3_5_and_toil_alone_on_2_and_4() -> None:
    s = begun()
    for space in range(SPACES):
        kind = ALONE if space in (1, 3) else TOGETHER
        cards = [card for _, card in choices(s)]
        assert cards
        assert all(TABLES.HOUSING_KIND[card] == kind for card in cards)
        make(s, "housing", cards[-1])
    assert s.housing == [3, 7, 2, 6, 1]


def test_no_housing_card_lies_twice_and_three_stay_in_the_box() -> None:
    s = begun()
    assert {card for _, card in choices(s)} == {0, 1, 2, 3}
    make(s, "housing", 2)
    assert {card for _, card in choices(s)} == {4, 5, 6, 7}
    make(s, "housing", 5)
    assert {card for _, card in choices(s)} == {0, 1, 3}
    make(s, "housing", 0)
    assert {card for _, card in choices(s)} == {4, 6, 7}
    make(s, "housing", 7)
    assert {card for _, card in choices(s)} == {1, 3}


# Workers


def test_any_of_five_colours_waits_on_the_calendar() -> None:
    s = housed()
    assert choices(s) == [("waits", colour) for colour in range(5)]
    make(s, "waits", 3)
    assert s.waits == 3


@pytest.mark.parametrize("waits", range(len(COLOURS)))
def test_both_seats_get_one_worker_of_each_other_colour_beside_the_grid(waits: int) -> None:
    s = housed()
    make(s, "waits", waits)
    make(s, "benches", 5)
    make(s, "benches", 17)
    for seat in s.seats:
        assert sorted(seat.houses[:OUTER]) == [c for c in range(len(COLOURS)) if c != waits]
        assert seat.houses[OUTER] == NONE


def test_benches_of_either_crest_come_in_each_of_24_orders() -> None:
    s = housed()
    make(s, "waits", 1)
    assert len(choices(s)) == 24
    found = set()
    for n in range(24):
        t = s.copy()
        make(t, "benches", n)
        make(t, "benches", 23 - n)
        found.add((tuple(t.seats[0].houses[:OUTER]), tuple(t.seats[1].houses[:OUTER])))
    assert {mine for mine, _ in found} == {other for _, other in found} == set(permutations((0, 2, 3, 4)))


def test_no_worker_stands_on_a_plot_yet() -> None:
    assert dealt().field == [0] * len(COLOURS)


# Money track and ingredients


def test_indicators_begin_on_the_start_space_and_no_slot_is_used() -> None:
    s = dealt()
    for seat in s.seats:
        assert seat.indicator == [0, 0]
        assert seat.laps == [0, 0]
        assert seat.cellar == [NONE] * 5
        assert seat.gold == seat.silver == seat.out == 0


def test_three_bonus_markers_lie_along_the_track() -> None:
    assert members(dealt().bonus) == [0, 1, 2]


def test_each_seat_begins_with_two_grapes_two_milk_and_one_closed_slot() -> None:
    s = dealt()
    assert pool(s, 0) == pool(s, 1) == {"white": 1, "red": 1, "milk": 2}
    assert [seat.closed for seat in s.seats] == [1, 1]


# Cards


def test_three_wines_and_three_cheeses_each_then_three_of_each_in_the_display() -> None:
    s = housed()
    make(s, "waits", 0)
    make(s, "benches", 0)
    make(s, "benches", 0)
    draw(s, 0, 1, 2, 3, 4, 5)
    assert (hand(s, 0), hand(s, 1)) == ({0, 1, 2}, {3, 4, 5})
    draw(s, 6, 7, 8)
    assert s.display == [6, 7, 8, NONE, NONE, NONE]
    assert {card for _, card in choices(s)} == set(CHEESES)
    draw(s, 24, 25, 26, 27, 28, 29, 30, 31)
    assert asked(s) == CHANCE
    draw(s, 32)
    assert (hand(s, 0), hand(s, 1)) == ({0, 1, 2, 24, 25, 26}, {3, 4, 5, 27, 28, 29})
    assert s.display == [6, 7, 8, 30, 31, 32]
    assert set(members(s.deck)) == {*range(9, 24), *range(33, 48)}
    assert asked(s) == s.first


def test_wines_are_dealt_first_and_only_from_the_deck() -> None:
    s = housed()
    make(s, "waits", 0)
    make(s, "benches", 0)
    make(s, "benches", 0)
    left = set(WINES)
    for _ in range(9):
        assert {card for _, card in choices(s)} == left
        front = max(left)
        draw(s, front)
        left.remove(front)


def test_decks_hold_fifteen_cards_of_each_good_after_the_set_up() -> None:
    s = dealt()
    goods = Counter(card // 24 for card in members(s.deck))
    assert goods == {0: 15, 1: 15}
    assert OF_GOOD[0] | OF_GOOD[1] == 2**48 - 1


def test_display_is_seen_by_all_and_hands_are_not() -> None:
    s = dealt()
    assert set(members(s.shown)) == set(s.display)


def test_first_turn_of_spring_belongs_to_turn_order_card_1() -> None:
    for option in (1, 2):
        s = begun(option)
        let_chance(s)
        assert (s.calendar, s.turn, s.phase) == (0, 0, Phase.HOUSE)
        assert asked(s) == option - 1


def test_everything_chance_does_in_the_set_up_is_equally_likely() -> None:
    s, moves = begun(0), 0
    while asked(s) == CHANCE:
        assert odds(s) == [1] * len(choices(s))
        make(s, *choices(s)[0])
        moves += 1
    assert moves == 27
