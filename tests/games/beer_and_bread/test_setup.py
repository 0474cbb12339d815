from itertools import permutations
from math import perm

import pytest

from affinage.core.errors import AffinageError
from affinage.core.game import CHANCE
from affinage.core.play import Table
from affinage.games.beer_and_bread import tables as shipped
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, at, backs
from .setups import GAME, RULES, TABLES, asked, choices, hand, legal, let_chance, make, odds, position

CHANCE_DECIDES, SEAT_1, SEAT_2 = 0, 1, 2


def start(option: int = SEAT_1) -> State:
    s = GAME.state()
    RULES.setup(s, 2, [option])
    assert isinstance(s, GAME.state)
    return s  # type: ignore[return-value] # the box for tests has a State of its own with the same fields


def weights(s: State) -> dict[int, int]:
    return dict(zip(legal(s, CHANCE), odds(s), strict=True))


def test_box_holds_eighty_four_tokens_and_sixty_cards_of_two_goods() -> None:
    assert dict(zip(shipped.RESOURCES, shipped.TOKENS, strict=True)) == {
        "water": 18, "wheat": 18, "barley": 18, "rye": 15, "hops": 15,
    }  # fmt: skip
    assert shipped.CARDS == 60
    assert shipped.GOOD.count(shipped.BEER) == shipped.GOOD.count(shipped.BREAD) == 30


def test_coins_are_four_to_nine_in_three_types() -> None:
    assert set(shipped.VALUE) <= set(range(4, 10))
    for value, band in zip(shipped.VALUE, shipped.BAND, strict=True):
        assert band == {4: 0, 5: 0, 6: 1, 7: 1, 8: 2, 9: 2}[value]


def test_limits_of_the_rule_book() -> None:
    limits = (shipped.YEARS, shipped.HAND_SIZE, shipped.EXCHANGES, shipped.STORAGE, shipped.SITE_ROOM)
    assert limits == (6, 5, 3, 9, 1)


def test_game_is_for_two_seats() -> None:
    assert GAME.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(AffinageError):
            Table(GAME, seats)


@pytest.mark.parametrize("option", [CHANCE_DECIDES, SEAT_1, SEAT_2])
def test_setup_puts_all_tokens_into_the_supply_and_all_cards_into_the_deck(option: int) -> None:
    s = start(option)
    assert s.supply == list(TABLES.TOKENS)
    assert s.field == s.offer == s.paid == [0] * 5
    assert len(at(s, Place.DECK)) == 60
    for seat in s.seats:
        assert seat.tokens == [0] * 5
        assert seat.built == sum(seat.power) == seat.spends == seat.redraws == 0
        assert seat.inverted == 0
    assert s.year == s.turn == 0


def test_setup_forgets_whatever_lay_there_before() -> None:
    used = position(
        year=6, turn=7, windmill=1, hands=((1,), (2, 3)), tokens=({"rye": 4}, {}), upgrades=(["invert"], [])
    )
    used.seats[0].inverted, used.seats[1].redraws, used.swapped, used.extra, used.chosen = 8, 1, 1, 1, 3
    RULES.setup(used, 2, [SEAT_1])
    assert used == start(SEAT_1)


def test_chance_gives_the_first_windmill_to_either_seat_alike() -> None:
    s = start(CHANCE_DECIDES)
    assert choices(s) == [("first", 0), ("first", 1)]
    assert odds(s) == [1, 1]
    make(s, "first", 1)
    assert s.windmill == 1
    assert s.phase == Phase.BACKS


@pytest.mark.parametrize(("word", "windmill"), [("seat-1", 0), ("seat-2", 1)])
def test_host_may_set_who_has_the_first_windmill(word: str, windmill: int) -> None:
    s = start(GAME.option_values({"windmill": word})[0])
    assert s.windmill == windmill
    assert s.phase == Phase.BACKS
    let_chance(s)
    assert asked(s) == windmill


def test_windmill_is_left_to_chance_unless_the_host_says_otherwise() -> None:
    assert GAME.option_values({}) == [CHANCE_DECIDES]
    with pytest.raises(AffinageError):
        GAME.option_values({"windmill": "seat-3"})


def test_odds_of_the_first_five_backs_are_exact() -> None:
    found = weights(start())
    assert len(found) == 32
    for move, weight in found.items():
        breads = (move - Kind.BACKS).bit_count()
        assert weight == perm(30, breads) * perm(30, 5 - breads)
    assert sum(found.values()) == perm(60, 5)


def test_odds_of_later_backs_know_what_is_laid() -> None:
    s = start()
    make(s, "backs", 0b00001)
    make(s, "backs", 0b00111)
    found = weights(s)
    for move, weight in found.items():
        breads = (move - Kind.BACKS).bit_count()
        assert weight == perm(26, breads) * perm(24, 5 - breads)
    assert backs(s) == [1, 0, 0, 0, 0, 1, 1, 1, 0, 0]


def test_odds_of_a_short_row_count_every_order_of_the_cards() -> None:
    deck = (3, 4, 40)
    s = position(hands=((1, 2), (31, 32)), deck=deck)
    s.phase, s.row, s.laid = Phase.BACKS, 0, 0
    wanted: dict[int, int] = {}
    for order in permutations(deck):
        bits = sum(TABLES.GOOD[c] << place for place, c in enumerate(order))
        wanted[Kind.BACKS + bits] = wanted.get(Kind.BACKS + bits, 0) + 1
    assert weights(s) == wanted


def test_row_shows_the_back_of_every_card_in_the_deck() -> None:
    s = start()
    for _ in range(12):
        assert s.phase == Phase.BACKS
        make(s, *choices(s)[-1])
    assert s.phase != Phase.BACKS
    assert sorted(backs(s)) == [0] * 30 + [1] * 30


def test_game_opens_with_a_fruitful_year_one_for_the_windmill_seat() -> None:
    s = start(SEAT_2)
    let_chance(s)
    assert (s.year, s.windmill, asked(s), s.phase) == (1, 1, 1, Phase.CHOOSE)
    assert len(hand(s, 0)) == len(hand(s, 1)) == 5


def test_front_is_drawn_evenly_among_the_deck_s_fronts_with_that_back() -> None:
    s = start()
    while s.phase == Phase.BACKS:
        make(s, *choices(s)[0])
    assert backs(s)[0] == TABLES.BEER
    assert choices(s) == [("draw", c) for c in range(60) if TABLES.GOOD[c] == TABLES.BEER]
    assert set(odds(s)) == {1}
    make(s, "draw", 7)
    assert ("draw", 7) not in choices(s)
    assert len(choices(s)) == 29


def test_drawing_takes_the_row_from_the_top_and_changes_no_order() -> None:
    s = start()
    while s.phase == Phase.BACKS:
        make(s, *choices(s)[len(choices(s)) // 2])
    laid = backs(s)
    for n in range(10):
        assert {TABLES.GOOD[c] for _, c in choices(s)} == {laid[n]}
        make(s, *choices(s)[-1])
        assert backs(s) == laid[n + 1 :]


def test_public_faces_of_draws_are_never_legal() -> None:
    s = start()
    drawn = set(range(Kind.DRAWN, Kind.DRAWN + Kind.DRAWN.count))
    while s.turn < 1:
        assert not drawn & set(legal(s, CHANCE))
        make(s, *choices(s)[0])
