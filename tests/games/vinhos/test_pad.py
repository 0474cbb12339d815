"""The score pad of Vinhos: final scoring, barrels abroad and money for ties."""

from typing import Any

from affinage.core.game import find
from affinage.core.pad import add_up
from affinage.games.vinhos import pad

SAY = find("vinhos").say()


def sheet(*entries: dict[str, Any], **tie: Any) -> dict[str, Any]:
    return add_up(pad, [f"P{p}" for p in range(len(entries))], entries, tie, SAY)


def test_the_track_may_stand_below_nothing() -> None:
    found = sheet({"track": -2, "account": 7, "majorities": [6, 4], "multipliers": [16]}, {"track": 30})
    assert (found["final"], found["winner"]) == ([31, 30], [0])


def test_barrels_abroad_decide_then_money() -> None:
    level = [{"track": 30}, {"track": 30}, {"track": 12}]
    assert [ask["id"] for ask in sheet(*level)["ask"]] == ["exports"]
    assert sheet(*level, exports=[5, 6, None])["winner"] == [1]
    money = sheet(*level, exports=[6, 6, None])
    assert ([ask["id"] for ask in money["ask"]], money["winner"]) == (["money"], [])
    assert sheet(*level, exports=[6, 6, None], money=[20, 11, None])["places"] == [0, 1, 2]
    assert sheet(*level, exports=[6, 6, None], money=[9, 9, None])["winner"] == [0, 1]
