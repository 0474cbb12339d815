"""The score pad of Beer & Bread: the rule book's sample, the lower of two, the windmill."""

from typing import Any

from affinage.core.game import find
from affinage.core.pad import add_up
from affinage.games.beer_and_bread import pad

SAY = find("beer-and-bread").say()


def sheet(*entries: dict[str, Any], **tie: Any) -> dict[str, Any]:
    return add_up(pad, ["Ada", "Ben"], entries, tie, SAY)


def test_the_sample_of_the_rule_book() -> None:
    sample = {"beer-cards": [7, 7, 8], "beer-extra": 2, "bread-cards": [9, 8, 6], "bread-extra": 3}
    found = sheet(sample, {})
    assert (found["totals"][0]["beer-total"], found["totals"][0]["bread-total"], found["final"][0]) == (24, 26, 24)


def test_the_lower_total_counts() -> None:
    found = sheet({"beer-cards": [30], "bread-cards": [10]}, {"beer-cards": [11], "bread-cards": [11]})
    assert (found["final"], found["winner"], found["places"]) == ([10, 11], [1], [1, 0])
    assert found["sentence"] == "Ben wins, 11 to 10."


def test_level_scores_look_at_the_other_total_without_asking() -> None:
    found = sheet({"beer-cards": [20], "bread-cards": [25]}, {"beer-cards": [24], "bread-cards": [20]})
    assert (found["winner"], found["ask"]) == ([0], [])


def test_all_level_asks_for_the_windmill_and_the_other_seat_wins() -> None:
    level = {"beer-cards": [20], "bread-cards": [25]}
    open_question = sheet(level, level)
    assert (open_question["winner"], [ask["id"] for ask in open_question["ask"]]) == ([], ["windmill"])
    assert open_question["ask"][0]["seats"] == [0, 1]
    assert sheet(level, level, windmill=0)["winner"] == [1]
    assert sheet(level, level, windmill=1)["winner"] == [0]


def test_an_answer_that_is_not_needed_changes_nothing() -> None:
    assert sheet({"beer-cards": [9], "bread-cards": [9]}, {}, windmill=0)["winner"] == [0]
