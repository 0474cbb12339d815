"""The score pad of Wine & Cheese: the sheet's spaces A to K, the lower of two, turn order card 1."""

from typing import Any

from affinage.core.game import find
from affinage.core.pad import add_up, rows
from affinage.games.wine_and_cheese import pad

SAY = find("wine-and-cheese").say()
SAMPLE = {"cheese-gold": [12, 9], "wine-gold": [17], "cheese-silver": [3], "wine-silver": [2],
          "cheese-track": 19, "wine-track": 16, "pairs": 4}  # fmt: skip


def sheet(*entries: dict[str, Any], **tie: Any) -> dict[str, Any]:
    return add_up(pad, ["Ada", "Ben"], entries, tie, SAY)


def test_the_totals_of_the_rule_books_sample() -> None:
    total = sheet(SAMPLE, {})["totals"][0]
    assert (total["cheese-total"], total["wine-total"], total["final"]) == (47, 39, 39)


def test_pairs_count_for_both_goods() -> None:
    total = sheet({"pairs": 3}, {})["totals"][0]
    assert (total["cheese-total"], total["wine-total"]) == (3, 3)


def test_letters_are_those_of_the_sheet() -> None:
    assert [row["letter"] for row in rows(pad, SAY)] == ["A", "B", "C", "D", "E", "F", "G H", "I", "J", "K"]


def test_level_scores_look_at_the_other_total_then_at_turn_order_card_1() -> None:
    higher = SAMPLE | {"cheese-silver": [4]}
    assert sheet(SAMPLE, higher)["winner"] == [1]
    level = sheet(SAMPLE, SAMPLE)
    assert (level["winner"], level["ask"][0]["id"]) == ([], "order")
    assert sheet(SAMPLE, SAMPLE, order=1)["winner"] == [1]
