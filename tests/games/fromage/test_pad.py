"""The score pad of Fromage: a product for fruit, halves for what is left, cheeses for ties, and the Corporation."""

from typing import Any

from affinage.core.game import find
from affinage.core.pad import add_up, rows
from affinage.games.fromage import pad

SAY = find("fromage").say()


def sheet(*entries: dict[str, Any], **tie: Any) -> dict[str, Any]:
    return add_up(pad, [f"P{p}" for p in range(len(entries))], entries, tie, SAY)


def test_all_rows_are_added_up() -> None:
    mine = {"festival": [6, 2], "fromagerie": [5, 1], "bistro": [9], "villes": [3, 3, 4, 5], "fruited": 3, "jam": 2}
    mine |= {"orders": 5, "structures": 4, "unused": 5}
    found = sheet(mine, {})
    assert (found["totals"][0]["fruit"], found["totals"][0]["spare"]) == (6, 2)
    assert found["final"] == [8 + 6 + 9 + 15 + 6 + 5 + 4 + 2, 0]


def test_level_seats_are_asked_for_their_cheeses_and_only_they() -> None:
    found = sheet({"orders": 9}, {"orders": 4}, {"orders": 9}, {"orders": 9})
    assert (found["ask"][0]["id"], found["ask"][0]["seats"], found["winner"]) == ("cheese", [0, 2, 3], [])
    won = sheet({"orders": 9}, {"orders": 4}, {"orders": 9}, {"orders": 9}, cheese=[12, None, 14, 13])
    assert (won["winner"], won["places"]) == ([2], [1, 3, 0, 1])


def test_level_in_all_is_a_shared_win() -> None:
    found = sheet({"orders": 9}, {"orders": 9}, cheese=[12, 12])
    assert (found["winner"], found["places"]) == ([0, 1], [0, 0])
    assert found["sentence"] == "P0 & P1 share the win with 9."


def test_half_an_answer_is_none() -> None:
    assert sheet({"orders": 9}, {"orders": 9}, cheese=[12, None])["ask"]


def test_alone_against_the_corporation() -> None:
    """The rule book's solo example: 36 for cheese, 15 for five cards, 5 for a customer."""
    company = {"company-track": 36, "company-cards": 5, "company-customers": [5]}
    lost = sheet({"orders": 50} | company)
    assert (lost["totals"][0]["company"], lost["winner"], lost["places"]) == (56, [], [1])
    assert lost["sentence"] == "The Corporation wins, 56 to 50."
    assert sheet({"orders": 57} | company)["winner"] == [0]
    assert sheet({"orders": 56} | company)["ask"][0]["seats"] == [0, 1]


def test_the_corporations_rows_are_for_one_alone() -> None:
    assert {tuple(row["only"]) for row in rows(pad, SAY) if row["group"] == "company"} == {(1,)}
