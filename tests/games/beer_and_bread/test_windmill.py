import pytest

from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, at, eyes
from .setups import RULES, Amounts, card, column, harvest_card, position, take_turn

FILLER = card(upgrade="band-45")


def year_ends(windmill: int, tokens: tuple[Amounts, Amounts], year: int = 1) -> State:
    hands = ((), (FILLER,)) if windmill == 0 else ((FILLER,), ())
    s = position(year=year, turn=9, windmill=windmill, hands=hands, tokens=tokens)
    take_turn(s, FILLER, "upgrade")
    return s


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("windmill", [0, 1])
def test_windmill_goes_to_the_seat_with_fewer_tokens(windmill: int, year: int) -> None:
    assert year_ends(windmill, ({"rye": 2}, {"rye": 1, "water": 2}), year).windmill == 0
    assert year_ends(windmill, ({"rye": 4}, {"hops": 3}), year).windmill == 1


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("windmill", [0, 1])
def test_windmill_changes_sides_on_a_tie(windmill: int, year: int) -> None:
    assert year_ends(windmill, ({"rye": 3}, {"rye": 1, "water": 2}), year).windmill == 1 - windmill


def test_tokens_of_the_last_turn_count_for_the_windmill() -> None:
    played = harvest_card(wheat=2)
    s = position(turn=9, hands=((), (played,)), tokens=({"rye": 1}, {}), windmill=0)
    take_turn(s, played, "harvest")
    assert s.windmill == 0


def test_year_marker_moves_on() -> None:
    for year in (1, 2, 3, 4, 5):
        s = year_ends(0, ({}, {}), year)
        assert s.year == year + 1
        assert s.turn == 0
        assert not RULES.over(s)


def test_fruitful_year_keeps_harvest_cards_for_the_dry_year() -> None:
    s = position(year=1, turn=9, hands=((), (FILLER,)), columns=((1,), (2, 3)), upgrades=(["drop-harvest"], []))
    take_turn(s, FILLER, "upgrade")
    assert s.phase == Phase.DRAW
    assert at(s, Place.DISCARD) == set()
    assert column(s, 0) | at(s, Place.HAND + 1) >= {1, 2, 3}


@pytest.mark.parametrize("year", [2, 4, 6])
def test_dry_year_discards_exchange_and_harvest_cards_face_up(year: int) -> None:
    played = harvest_card(wheat=1)
    s = position(year=year, turn=9, hands=((), (played,)), columns=((10,), (11, 12)), exchange=(13, 14, 15))
    take_turn(s, played, "harvest")
    assert at(s, Place.DISCARD) == {10, 11, 12, 13, 14, 15, played}
    assert all(eyes(s, c) == 7 for c in (10, 11, 12, 13, 14, 15, played))


def test_game_ends_after_the_sixth_year_with_the_windmill_passed() -> None:
    s = year_ends(0, ({}, {}), 6)
    assert RULES.over(s)
    assert s.phase == Phase.OVER
    assert s.windmill == 1
    assert not any(RULES.asked(s, seat) for seat in (-1, 0, 1))
    assert RULES.legal(s, 0, [0] * 64) == RULES.legal(s, 1, [0] * 64) == 0


def test_no_year_but_the_sixth_ends_the_game() -> None:
    for year in range(1, 6):
        assert not RULES.over(year_ends(1, ({}, {}), year))
