from collections.abc import Sequence
from typing import Any

import pytest

from affinage.games.wine_and_cheese.state import Phase, State

from .setups import GAME, TABLES, At, cheese, position, space_of

SCORE: Any = GAME.score
SHEET = ("wine-gold", "wine-silver", "wine-track", "wine-pairs")  # B, D, F, H; A, C, E, G for cheese
FIRST_CHEESE = cheese(0)


def ended(
    gold: Sequence[Sequence[int]] = ((), ()),
    silver: Sequence[Sequence[int]] = ((), ()),
    *,
    first: int = 0,
    **given: Any,
) -> State:
    """A table at the end of the second winter."""
    s = position(At.SELL_OUT, first=first, gold=gold, silver=silver, **given)
    s.phase, s.calendar = Phase.OVER, At.END
    return s


def sheet(s: State, seat: int = 0) -> dict[str, int]:
    """The scoring sheet, without what is 0; K is the final score."""
    parts = [0] * len(SCORE.CATEGORIES)
    final = SCORE.points(s, seat, parts)
    found = {name: n for name, n in zip(SCORE.CATEGORIES, parts, strict=True) if n != 0}
    return found | {"final": final}


def places(s: State) -> list[int]:
    found = [9, 9]
    SCORE.rank(s, found)
    return found


def ending(s: State) -> str:
    return str(SCORE.ENDINGS[SCORE.ending(s)])


# A to D: sold cards


def test_gold_coins_by_good() -> None:
    s = ended(gold=((12, 13, cheese(12)), ()))
    assert sheet(s) == {
        "wine-gold": TABLES.GOLD[12] + TABLES.GOLD[13], "cheese-gold": TABLES.GOLD[cheese(12)],
        "final": TABLES.GOLD[cheese(12)],
    }  # fmt: skip


def test_silver_coins_by_good() -> None:
    s = ended(silver=((12, cheese(12), cheese(13)), ()))
    assert sheet(s) == {
        "wine-silver": TABLES.SILVER[12], "cheese-silver": TABLES.SILVER[cheese(12)] + TABLES.SILVER[cheese(13)],
        "final": TABLES.SILVER[12],
    }  # fmt: skip


@pytest.mark.parametrize("card", range(48))
def test_every_card_counts_what_is_printed_on_it(card: int) -> None:
    good = "wine" if card < FIRST_CHEESE else "cheese"
    finished, unfinished = ended(gold=((card,), ())), ended(silver=((card,), ()))
    assert sheet(finished) == {f"{good}-gold": TABLES.GOLD[card], "final": 0}
    assert sheet(unfinished) == {f"{good}-silver": TABLES.SILVER[card], "final": 0}
    assert f"card-{TABLES.CARD_IDS[card]}" in SCORE.holdings(finished, 0)


def test_cards_count_at_one_place_only() -> None:
    s = ended(gold=((12,), ()), silver=((13,), ()))
    assert sheet(s) == {"wine-gold": TABLES.GOLD[12], "wine-silver": TABLES.SILVER[13], "final": 0}


def test_hand_markers_and_the_other_seat_s_cards_count_nothing() -> None:
    s = ended(gold=((), (12, cheese(12))), hands=((13, cheese(13)), ()), pools=({"milk": 3}, {}))
    assert sheet(s) == {"final": 0}


# E and F: the money track


def test_value_of_the_indicator_s_space() -> None:
    s = ended(indicators=((space_of(7), space_of(12)), (0, 0)))
    assert sheet(s) == {"wine-track": 7, "cheese-track": 12, "final": 7}


def test_start_space_is_worth_nothing() -> None:
    assert sheet(ended()) == {"final": 0}
    assert sheet(ended(indicators=((1, 0), (0, 0)))) == {"final": 0}


def test_both_2_spaces_are_worth_2() -> None:
    s = ended(indicators=((space_of(2), space_of(2, second=True)), (0, 0)))
    assert sheet(s) == {"wine-track": 2, "cheese-track": 2, "final": 2}


@pytest.mark.parametrize(("laps", "worth"), [(0, 5), (1, 25), (2, 45)])
def test_each_lap_is_worth_20(laps: int, worth: int) -> None:
    s = ended(indicators=((space_of(5), 0), (0, 0)), laps=((laps, 0), (0, 0)))
    assert sheet(s)["wine-track"] == worth


# G and H: pairs


def test_every_pair_adds_a_coin_to_both_goods() -> None:
    s = ended(gold=((0, cheese(0), 3, cheese(3)), ()))
    found = sheet(s)
    assert found["wine-pairs"] == found["cheese-pairs"] == 2


def test_pairs_count_however_and_wherever_their_cards_were_sold() -> None:
    s = ended(gold=((0,), ()), silver=((cheese(0),), ()))
    assert sheet(s)["wine-pairs"] == 1
    s = ended(silver=((0, cheese(0)), ()))
    assert sheet(s)["cheese-pairs"] == 1


@pytest.mark.parametrize(("wines", "cheeses", "pairs"), [
    ((0, 1), (0,), 1), ((0, 1, 2), (0, 1, 2), 3), ((0, 3), (6, 9), 0), ((0, 3, 4), (1, 2, 5), 2), ((), (0, 1), 0),
    ((0, 1, 2, 3, 6, 9), (0, 3, 6, 9), 4),
])  # fmt: skip
def test_pairs_of_a_dish_are_as_many_as_the_fewer_of_its_two_goods(
    wines: tuple[int, ...], cheeses: tuple[int, ...], pairs: int
) -> None:
    s = ended(gold=((*wines, *(cheese(n) for n in cheeses)), ()))
    assert sheet(s).get("wine-pairs", 0) == sheet(s).get("cheese-pairs", 0) == pairs


def test_pairs_of_both_seats_are_their_own() -> None:
    s = ended(gold=((0,), (cheese(0),)))
    assert "wine-pairs" not in sheet(s, 0) | sheet(s, 1)


def test_action_cards_make_no_pairs() -> None:
    s = ended(gold=((12, cheese(12)), ()))
    assert "wine-pairs" not in sheet(s)


# I, J and K: totals and the final score


def test_totals_add_up_and_the_lower_is_the_final_score() -> None:
    s = ended(
        gold=((0, cheese(0), 12), ()), silver=((13, cheese(13)), ()), indicators=((space_of(9), space_of(14)), (0, 0)),
        laps=((0, 1), (0, 0)),
    )  # fmt: skip
    wine = TABLES.GOLD[0] + TABLES.GOLD[12] + TABLES.SILVER[13] + 9 + 1
    other = TABLES.GOLD[cheese(0)] + TABLES.SILVER[cheese(13)] + 34 + 1
    assert SCORE.totals_of(s, 0) == (min(wine, other), max(wine, other))
    assert sheet(s)["final"] == min(wine, other)


def test_seat_without_one_good_scores_nothing() -> None:
    assert sheet(ended(gold=((12, 13), ())))["final"] == 0


# Who wins


def on_track(mine: tuple[int, int], other: tuple[int, int], **given: Any) -> State:
    """Totals that come from the money track alone."""
    return ended(indicators=([space_of(n) for n in mine], [space_of(n) for n in other]), **given)


def test_higher_final_score_wins_whatever_the_other_good_brought() -> None:
    s = on_track((5, 6), (20, 4), first=1)
    assert places(s) == [0, 1]
    assert ending(s) == "final"
    s = on_track((4, 20), (5, 6))
    assert places(s) == [1, 0]


@pytest.mark.parametrize("swapped", [False, True])
def test_tie_goes_to_the_higher_total_of_the_other_good(swapped: bool) -> None:
    low = (TABLES.GOLD[12], TABLES.GOLD[19])
    assert low[0] == low[1]
    gold = ((12, cheese(13), cheese(16)), (19, cheese(12), cheese(15)))
    s = ended(gold=gold[::-1] if swapped else gold, first=int(not swapped))
    lows = [SCORE.totals_of(s, p)[0] for p in (0, 1)]
    highs = [SCORE.totals_of(s, p)[1] for p in (0, 1)]
    assert lows[0] == lows[1]
    assert highs[0] != highs[1]
    assert places(s)[highs.index(max(highs))] == 0
    assert places(s)[highs.index(min(highs))] == 1
    assert ending(s) == "other"


def test_other_good_may_be_wine_for_one_seat_and_cheese_for_the_other() -> None:
    s = ended(gold=((12, 13, cheese(12)), (19, cheese(19), cheese(13))))
    assert SCORE.totals_of(s, 0)[0] == SCORE.totals_of(s, 1)[0]
    wine, other = TABLES.GOLD[12] + TABLES.GOLD[13], TABLES.GOLD[cheese(19)] + TABLES.GOLD[cheese(13)]
    assert ending(s) == ("order" if wine == other else "other")


@pytest.mark.parametrize("first", [0, 1])
def test_full_tie_goes_to_turn_order_card_1(first: int) -> None:
    s = ended(gold=((12, cheese(12)), (19, cheese(19))), first=first)
    assert SCORE.totals_of(s, 0) == SCORE.totals_of(s, 1)
    assert places(s)[first] == 0
    assert places(s)[1 - first] == 1
    assert ending(s) == "order"


def test_sheet_has_eight_parts_and_the_figures_agree_with_it() -> None:
    assert (*SHEET, *(name.replace("wine", "cheese") for name in SHEET)) == SCORE.CATEGORIES
    track = ((space_of(4), space_of(9)), (0, 0))
    s = ended(gold=((0, cheese(0), 12), ()), silver=((1,), ()), indicators=track)
    figures = SCORE.figures(s, 0)
    assert figures == {"wines": 3, "cheeses": 1, "finished": 3, "unfinished": 1, "gourmet": 3, "pairs": 1, "steps": 13}


def test_holdings_name_cards_and_style() -> None:
    s = ended(gold=((0, cheese(0), 12), ()), silver=((13,), ()))
    assert SCORE.holdings(s, 0) == {"card-wine-0", "card-cheese-0", "card-wine-12", "card-wine-13", "style-both"}
    assert "style-pairs" in SCORE.holdings(ended(gold=((0, 1, 12), ())), 0)
    assert "style-actions" in SCORE.holdings(ended(gold=((0, 13, 12), ())), 0)
