from affinage.core.game import CHANCE
from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, at, backs, eyes, place_of
from .setups import (
    TABLES,
    asked,
    choices,
    column,
    draw,
    exchange,
    hand,
    let_chance,
    make,
    new_year,
    position,
    take_turn,
)

BREADS = tuple(range(40, 60))
BEERS = tuple(range(20))


def drawn_for(s: State) -> list[int]:
    """Deal on; for which hand each card was."""
    seats = []
    while s.phase == Phase.DRAW:
        seats.append(s.acting if s.turn == 0 and len(hand(s, 0)) + len(hand(s, 1)) < 10 else -1)
        make(s, *choices(s)[0])
    return seats


# Fruitful years


def test_fruitful_year_deals_five_cards_to_the_windmill_seat_then_five_to_the_other() -> None:
    assert drawn_for(new_year(3, windmill=1)) == [1] * 5 + [0] * 5
    assert drawn_for(new_year(3, windmill=0)) == [0] * 5 + [1] * 5


def test_fruitful_year_lays_no_exchange_cards() -> None:
    s = new_year(3)
    let_chance(s)
    assert asked(s) == 0
    assert exchange(s) == []


def test_fruitful_year_gives_no_harvest_cards_back() -> None:
    s = new_year(3, columns=((1, 2), (3,)))
    assert {1, 2, 3} <= at(s, Place.DISCARD)
    let_chance(s)
    assert column(s, 0) == column(s, 1) == set()
    assert not {1, 2, 3} & (hand(s, 0) | hand(s, 1))


# Dry years


def test_dry_year_gives_each_seat_its_own_harvest_cards_back() -> None:
    s = new_year(2, columns=((1, 2, 3), (41, 42)))
    let_chance(s)
    assert {1, 2, 3} <= hand(s, 0)
    assert {41, 42} <= hand(s, 1)
    assert column(s, 0) == column(s, 1) == set()


def test_dry_year_fills_hands_up_to_five_windmill_seat_first() -> None:
    assert drawn_for(new_year(2, columns=((1, 2, 3), (41,)), windmill=0))[:6] == [0, 0, 1, 1, 1, 1]
    assert drawn_for(new_year(2, columns=((1, 2, 3), (41,)), windmill=1))[:6] == [1, 1, 1, 1, 0, 0]


def test_dry_year_draws_nothing_for_a_hand_of_five() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (41, 42, 43, 44, 45)))
    assert s.phase == Phase.DRAW
    let_chance(s)
    assert hand(s, 0) == {1, 2, 3, 4, 5}
    assert hand(s, 1) == {41, 42, 43, 44, 45}
    assert len(exchange(s)) == 3


def test_dry_year_then_lays_three_exchange_cards_face_up_from_the_deck() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (41, 42, 43, 44, 45)))
    fronts = let_chance(s)
    assert len(fronts) == 3
    assert exchange(s) == fronts
    assert all(eyes(s, c) == 7 for c in fronts)
    assert asked(s) == s.windmill
    assert s.phase == Phase.CHOOSE


def test_exchange_cards_come_after_both_hands_are_full() -> None:
    s = new_year(2, columns=((1, 2), (41,)))
    while s.phase == Phase.DRAW:
        if len(exchange(s)) > 0:
            assert len(hand(s, 0)) == len(hand(s, 1)) == 5
        make(s, *choices(s)[0])


# The deck runs out


def test_last_card_of_the_deck_leaves_without_a_shuffle() -> None:
    s = new_year(3, deck=BEERS[:10])
    let_chance(s)
    assert s.phase == Phase.CHOOSE
    assert at(s, Place.DECK) == set()
    assert len(at(s, Place.DISCARD)) > 0


def test_discards_are_shuffled_when_a_card_is_needed() -> None:
    s = new_year(3, deck=BEERS[:3])
    discards = at(s, Place.DISCARD)
    for c in BEERS[:3]:
        assert s.phase == Phase.DRAW
        draw(s, c)
    assert s.phase == Phase.BACKS
    assert asked(s) == CHANCE
    assert at(s, Place.DECK) == discards
    assert at(s, Place.DISCARD) == set()
    let_chance(s)
    assert len(hand(s, 0)) == len(hand(s, 1)) == 5
    assert hand(s, 0) >= set(BEERS[:3])
    assert hand(s, 1) <= discards


def test_shuffle_takes_the_discards_alone() -> None:
    s = new_year(
        2,
        columns=((1, 2), (3,)),
        sites=((4,), ()),
        sold=((5,), (6,)),
        deck=(7, 8),
        discards=(9,),
        rest=Place.SOLD,
    )
    elsewhere = {c: place_of(s, c) for c in (4, 5, 6, *at(s, Place.UPGRADE), *at(s, Place.UPGRADE + 1))}
    draw(s, 7, 8)
    assert at(s, Place.DECK) == {9}
    let_chance(s)
    assert {c: place_of(s, c) for c in elsewhere} == elsewhere


def test_new_row_shows_as_many_backs_as_there_were_discards() -> None:
    s = new_year(3, deck=(), discards=(1, 2, 50), rest=Place.SOLD)
    assert s.phase == Phase.BACKS
    while s.phase == Phase.BACKS:
        make(s, *choices(s)[0])
    assert sorted(backs(s)) == [TABLES.BEER, TABLES.BEER, TABLES.BREAD]


def test_reshuffled_card_is_drawn_by_its_back() -> None:
    s = new_year(3, deck=(), discards=(1, 2, 50), rest=Place.SOLD)
    make(s, "backs", 0b001)
    assert choices(s) == [("draw", 50)]
    make(s, "draw", 50)
    assert choices(s) == [("draw", 1), ("draw", 2)]


def test_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (41, 42, 43, 44, 45)), deck=(), rest=Place.SOLD)
    assert s.phase == Phase.CHOOSE
    assert exchange(s) == []
    make(s, "card", 1)
    assert "swap" not in {kind for kind, _ in choices(s)}


def test_deck_and_discards_out_leave_fewer_exchange_cards() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (41, 42, 43, 44, 45)), deck=(7,), discards=(8,), rest=Place.SOLD)
    let_chance(s)
    assert exchange(s) == [7, 8]
    make(s, "card", 1)
    assert [c for c in choices(s) if c[0] == "swap"] == [("swap", 0), ("swap", 1)]


def test_exchange_cards_of_the_year_before_come_back_through_the_discards() -> None:
    s = position(year=2, turn=9, windmill=0, hands=((), (1,)), exchange=(10, 11, 12), deck=BREADS[:10], rest=Place.SOLD)
    take_turn(s, 1, "upgrade")
    let_chance(s)
    assert (hand(s, 0) | hand(s, 1)) == set(BREADS[:10])
    assert at(s, Place.DISCARD) == {10, 11, 12}
