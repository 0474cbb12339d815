from collections.abc import Sequence
from typing import Any

import pytest

from affinage.core.errors import ComponentError
from affinage.games.beer_and_bread.state import Phase, State

from .box import load
from .places import Place, put
from .setups import GAME, GAME_OF, TABLES, card, cards, position, take_turn

SCORE = GAME.score


def worth(good: str, *values: int) -> list[int]:
    """Cards of one good with these coins."""
    found: list[int] = []
    for value in values:
        found.append(card(good=good, value=value, but=found))
    return found


def ended(
    sold: tuple[Sequence[int], Sequence[int]],
    *,
    upgrades: tuple[Sequence[str], Sequence[str]] = ((), ()),
    windmill: int = 0,
    **given: Any,
) -> State:
    """A table after the sixth year. Cards that only have to lie somewhere are in the discards."""
    given = {"windmill": windmill, "sold": sold, "upgrades": upgrades, **given}
    s = position(year=6, turn=9, hands=((54,), (55,)), deck=(), **given)
    put(s, 54, Place.DISCARD)
    put(s, 55, Place.DISCARD)
    s.phase = Phase.OVER
    return s


def pad(s: State, seat: int = 0) -> dict[str, int]:
    """The scoring pad of a seat."""
    parts = [0] * len(SCORE.CATEGORIES)
    final = GAME_OF[type(s)].score.points(s, seat, parts)
    beer, beer_extra, bread, bread_extra = parts
    return {
        "beer": beer, "beer extra": beer_extra, "bread": bread, "bread extra": bread_extra, "final": final,
    }  # fmt: skip


def extra(s: State, seat: int = 0) -> tuple[int, int]:
    found = pad(s, seat)
    return found["beer extra"], found["bread extra"]


def places(s: State) -> list[int]:
    found = [9, 9]
    GAME_OF[type(s)].score.rank(s, found)
    return found


# Coins


def test_final_score_is_the_lower_of_beer_and_bread() -> None:
    s = ended((worth("beer", 4, 9) + worth("bread", 6), worth("beer", 5) + worth("bread", 8, 9)))
    assert pad(s, 0) == {"beer": 13, "beer extra": 0, "bread": 6, "bread extra": 0, "final": 6}
    assert pad(s, 1) == {"beer": 5, "beer extra": 0, "bread": 17, "bread extra": 0, "final": 5}


def test_seat_without_one_good_scores_nothing() -> None:
    assert pad(ended((worth("beer", 9, 8), [])))["final"] == 0


def test_cards_still_in_brewery_and_bakery_count() -> None:
    beer, bread = worth("beer", 6), worth("bread", 7)
    s = ended(([], []), sites=((*beer, *bread), ()))
    assert pad(s)["beer"] == 6
    assert pad(s)["bread"] == 7


def test_cards_anywhere_else_do_not_count() -> None:
    s = position(year=2, hands=((1, 2), (41,)), columns=((3, 42), (4,)), exchange=(5, 6, 7), upgrades=(["invert"], []))
    assert pad(s, 0)["beer"] == pad(s, 0)["bread"] == pad(s, 1)["beer"] == 0


def test_game_ends_after_the_last_turn_of_year_six_and_not_before() -> None:
    s = position(year=6, turn=8, hands=((26,), (27,)))
    take_turn(s, 26, "upgrade")
    assert s.phase != Phase.OVER
    take_turn(s, 27, "upgrade")
    assert s.phase == Phase.OVER


# The nine scoring upgrades

BEERS_OF_EACH_VALUE, BREADS_OF_EACH_VALUE = worth("beer", 4, 5, 6, 7, 8, 9), worth("bread", 4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize(
    ("name", "counted", "others"),
    [("band-45", (4, 5), (6, 7, 8, 9)), ("band-67", (6, 7), (4, 5, 8, 9)), ("band-89", (8, 9), (4, 5, 6, 7))],
)
def test_band_upgrade_gives_a_coin_per_card_of_its_worth_to_the_card_s_own_good(
    name: str, counted: tuple[int, ...], others: tuple[int, ...]
) -> None:
    s = ended((worth("beer", *counted, *others) + worth("bread", counted[0], *others), []), upgrades=([name], []))
    assert extra(s) == (2, 1)


@pytest.mark.parametrize("name", ["band-45", "band-67", "band-89"])
def test_copies_of_a_band_upgrade_add_up(name: str) -> None:
    s = ended((BEERS_OF_EACH_VALUE, []), upgrades=([name, name], []))
    assert extra(s) == (4, 0)


@pytest.mark.parametrize(("beers", "coins"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_pairs_of_beers_give_a_beer_coin_each(beers: int, coins: int) -> None:
    s = ended((worth("beer", *[4, 9, 6, 7, 5][:beers]) + worth("bread", 9, 9, 9), []), upgrades=(["pairs-beer"], []))
    assert extra(s) == (coins, 0)


@pytest.mark.parametrize(("breads", "coins"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_pairs_of_breads_give_a_bread_coin_each(breads: int, coins: int) -> None:
    s = ended((worth("bread", *[4, 9, 6, 7][:breads]) + worth("beer", 4, 4), []), upgrades=(["pairs-bread"], []))
    assert extra(s) == (0, coins)


def test_copies_of_a_pairs_upgrade_add_up() -> None:
    s = ended((worth("beer", 4, 5, 6), []), upgrades=(["pairs-beer"] * 3, []))
    assert extra(s) == (3, 0)


@pytest.mark.parametrize(("other", "coins"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_more_upgrades_than_the_other_seat_give_two_coins_and_a_tie_none(other: int, coins: int) -> None:
    s = ended(([], []), upgrades=(["most-upgrades", "invert"], ["redraw"] * other))
    assert sum(extra(s)) == coins


@pytest.mark.parametrize(("mine", "coins"), [(7, 2), (6, 2), (5, 0), (4, 0), (0, 0)])
def test_two_more_stored_tokens_than_the_other_seat_give_two_coins(mine: int, coins: int) -> None:
    s = ended(([], []), upgrades=(["most-tokens"], []), tokens=({"rye": mine}, {"hops": 3, "water": 1}))
    assert sum(extra(s)) == coins


@pytest.mark.parametrize(("good", "other"), [("beer", "bread"), ("bread", "beer")])
def test_one_card_of_each_type_of_a_good_gives_two_coins(good: str, other: str) -> None:
    name = f"types-{good}"
    assert sum(extra(ended((worth(good, 5, 6, 9), []), upgrades=([name], [])))) == 2
    for missing in ((4, 5, 6, 7), (4, 5, 8, 9), (6, 7, 8, 9)):
        s = ended((worth(good, *missing) + worth(other, 4, 6, 8), []), upgrades=([name], []))
        assert sum(extra(s)) == 0


def test_types_count_on_the_sites_too() -> None:
    s = ended((worth("beer", 5, 6), []), upgrades=(["types-beer"], []), sites=(worth("beer", 9), ()))
    assert sum(extra(s)) == 2


@pytest.mark.parametrize("name", ["band-67", "pairs-beer", "most-upgrades", "most-tokens", "types-beer"])
def test_scoring_upgrade_serves_its_owner_alone(name: str) -> None:
    s = ended(([], worth("beer", 4, 6, 8)), upgrades=([name], ["redraw"] * 2), tokens=({}, {"rye": 5}))
    assert extra(s, 0) == extra(s, 1) == (0, 0)


# Coins of free choice


def test_two_coins_of_free_choice_go_to_the_good_with_less() -> None:
    less_beer = ended((worth("beer", 5) + worth("bread", 8), []), upgrades=(["most-upgrades"], []))
    assert extra(less_beer) == (2, 0)
    less_bread = ended((worth("beer", 8) + worth("bread", 5), []), upgrades=(["most-upgrades"], []))
    assert extra(less_bread) == (0, 2)


def test_two_coins_of_free_choice_are_never_split() -> None:
    s = ended((worth("beer", 8) + worth("bread", 8), []), upgrades=(["most-upgrades"], []))
    assert sorted(extra(s)) == [0, 2]
    assert pad(s)["final"] == 8


def test_coins_of_free_choice_count_after_those_with_a_good() -> None:
    s = ended((worth("beer", 6, 7) + worth("bread", 5, 9), []), upgrades=(["most-upgrades", "band-67"], []))
    assert pad(s) == {"beer": 13, "beer extra": 2, "bread": 14, "bread extra": 2, "final": 15}


def test_free_coins_are_assigned_copy_by_copy() -> None:
    s = ended((worth("beer", 8) + worth("bread", 7), []), upgrades=(["most-upgrades"] * 3, []))
    assert extra(s) == (2, 4)
    assert pad(s)["final"] == 10


@pytest.mark.parametrize("seed", range(40))
def test_free_coins_are_assigned_as_well_as_they_can_be(seed: int) -> None:
    beer, bread, copies = 4 + seed % 6, 4 + seed // 6 % 6, 1 + seed % 4
    s = ended((worth("beer", beer) + worth("bread", bread), []), upgrades=(["most-upgrades"] * copies, []))
    best = max(min(beer + 2 * n, bread + 2 * (copies - n)) for n in range(copies + 1))
    assert pad(s)["final"] == best
    assert sum(extra(s)) == 2 * copies


def test_coins_of_free_choice_of_different_amounts_are_refused() -> None:
    """20 and 22 coins with 2 and 3 to give are 23 at best; given one after another they could end as 22."""
    with pytest.raises(ComponentError, match=r"amount = 3; it must be 2 as in .*most-upgrades"):
        load((("amount=2\nlead=2", "amount=3\nlead=2"),))


# Who wins


def test_higher_final_score_wins_whatever_the_other_good_brought() -> None:
    s = ended((worth("beer", 6) + worth("bread", 7), worth("beer", 5) + worth("bread", 9, 9)))
    assert places(s) == [0, 1]
    assert SCORE.ENDINGS[SCORE.ending(s)] == "final"


def test_tie_goes_to_the_higher_total_of_the_other_good() -> None:
    s = ended((worth("beer", 6) + worth("bread", 7), worth("bread", 6) + worth("beer", 9)))
    assert places(s) == [1, 0]
    assert SCORE.ENDINGS[SCORE.ending(s)] == "other"


@pytest.mark.parametrize("windmill", [0, 1])
def test_full_tie_goes_to_the_seat_without_the_windmill(windmill: int) -> None:
    sold = (worth("beer", 6) + worth("bread", 8), worth("bread", 6) + cards(good="beer", value=8)[1:2])
    s = ended(sold, windmill=windmill)
    assert places(s)[1 - windmill] == 0
    assert places(s)[windmill] == 1
    assert SCORE.ENDINGS[SCORE.ending(s)] == "windmill"


@pytest.mark.parametrize("seat", [0, 1])
def test_extra_coins_count_for_the_ranking(seat: int) -> None:
    goods = (
        worth("beer", 6) + worth("bread", 7),
        cards(good="beer", value=6)[1:2] + cards(good="bread", value=7)[1:2],
    )
    upgrades: tuple[list[str], list[str]] = (["band-67"], []) if seat == 0 else ([], ["band-67"])
    assert places(ended(goods, upgrades=upgrades, windmill=seat))[seat] == 0


def test_bands_are_told_by_the_coins() -> None:
    assert [TABLES.BAND[c] for c in BEERS_OF_EACH_VALUE] == [0, 0, 1, 1, 2, 2]
    assert [TABLES.BAND[c] for c in BREADS_OF_EACH_VALUE] == [0, 0, 1, 1, 2, 2]
