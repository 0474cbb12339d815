"""The queue of thoughts by itself: no processes, no clocks."""

from functools import partial

import pytest

from affinage.server.queueing import PASSED_OVER, FairQueue, Importance, Place, effort

PEOPLE, BOTS, HINT, REVIEW = Importance


def queue(*wishes: tuple[Importance, str, str]) -> FairQueue[str]:
    found: FairQueue[str] = FairQueue()
    for wish in wishes:
        found.join(Place(*wish))
    return found


def all_of(found: FairQueue[str]) -> list[str]:
    taken = []
    while (place := found.take()) is not None:
        taken.append(place.item)
    return taken


def test_people_s_tables_come_first_and_reviews_last() -> None:
    found = queue((REVIEW, "g", "review"), (HINT, "g", "hint"), (BOTS, "b", "bots"), (PEOPLE, "t", "people"))
    assert all_of(found) == ["people", "bots", "hint", "review"]


def test_owners_take_turns() -> None:
    many = [(HINT, "greedy", f"g{n}") for n in range(30)]
    found = queue(*many, (HINT, "ada", "a0"), (HINT, "ada", "a1"), (HINT, "ben", "b0"))
    assert all_of(found)[:6] == ["g0", "a0", "b0", "g1", "a1", "g2"]


def test_who_comes_again_goes_behind_the_others() -> None:
    found = queue((PEOPLE, "a", "a0"), (PEOPLE, "b", "b0"))
    order = []
    for _ in range(6):  # a table's next wish comes as soon as the one before is fulfilled
        place = found.take()
        assert place is not None
        order.append(place.owner)
        found.join(Place(PEOPLE, place.owner, ""))
    assert order == ["a", "b"] * 3


def test_no_class_waits_without_end() -> None:
    found = queue((HINT, "ada", "hint"), (BOTS, "b", "bots"))
    order = []
    for n in range(3 * PASSED_OVER):
        found.join(Place(PEOPLE, f"t{n}", "people"))
        place = found.take()
        assert place is not None
        order.append(place.item)
    assert order.index("bots") == PASSED_OVER
    assert order.index("hint") == PASSED_OVER + 1
    assert order.count("people") == 3 * PASSED_OVER - 2


@pytest.mark.parametrize("seconds", [1 / 64, 1 / 2])
def test_long_thoughts_get_no_more_than_their_share_of_the_time(seconds: float) -> None:
    found = queue((BOTS, "experts", "long"))
    found.spent(BOTS, 1.0)  # what the one before took
    order: list[str] = []
    while "long" not in order:
        found.join(Place(PEOPLE, f"t{len(order)}", "short"))
        place = found.take()
        assert place is not None
        order.append(place.item)
        found.spent(PEOPLE, seconds)
    assert order.index("long") == PASSED_OVER / seconds


def test_where_it_is_strict_the_most_important_come_first_for_ever() -> None:
    found = queue((BOTS, "b", "bots"))
    for n in range(3 * PASSED_OVER):
        found.join(Place(PEOPLE, f"t{n}", "people"))
        place = found.take([PEOPLE, BOTS], strictly=True)
        assert place is not None
        assert place.item == "people"
    assert all_of(found) == ["bots"]


def test_only_those_classes_are_taken_that_are_asked_for() -> None:
    found = queue((PEOPLE, "t", "people"), (REVIEW, "g", "review"))
    place = found.take([REVIEW])
    assert place is not None
    assert place.item == "review"
    assert found.take([BOTS, HINT, REVIEW]) is None
    assert found.count(PEOPLE) == 1


def test_who_leaves_is_not_taken() -> None:
    found = queue((HINT, "ada", "a0"), (HINT, "ben", "b0"), (HINT, "ada", "a1"))
    first = found.places()[0]
    assert found.leave(first)
    assert not found.leave(first), "it has left already"
    assert sorted(all_of(found)) == ["a1", "b0"]


def test_what_nobody_waits_for_is_swept_away() -> None:
    wanted = {"a": True, "b": True}
    found: FairQueue[str] = FairQueue()
    for name in wanted:
        found.join(Place(HINT, name, name, partial(wanted.__getitem__, name), "table"))
    assert found.sweep("table") == []
    wanted["a"] = False
    assert found.sweep("another table") == []
    assert [place.item for place in found.sweep("table")] == ["a"]
    assert found.count(HINT) == 1
    assert found.count(HINT, "a") == 0
    assert all_of(found) == ["b"]


@pytest.mark.parametrize(
    ("waited", "share"), [(0, 1.0), (2.5, 1.0), (2.6, 1 / 4), (5.1, 1 / 16), (10, 1 / 16), (10.1, 0.0), (1000, 0.0)]
)
def test_who_has_waited_longer_thinks_less(waited: float, share: float) -> None:
    assert effort(waited, 20.0) == share
