import pytest

from affinage.agents import make
from affinage.agents.honesty import probe
from affinage.core.game import find

BEER, TEMPLATE, WINE = find("beer-and-bread"), find("template"), find("wine-and-cheese")
POSITIONS = 60


@pytest.mark.parametrize("kind", ["random", "greedy", "search:40", "novice", "easy", "medium"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_changes_no_choice(kind: str, seats: int) -> None:
    found = probe(TEMPLATE, lambda seat, n: make(kind, TEMPLATE, seat, 5, n), POSITIONS, seats)
    assert (found.compared, found.changed) == (POSITIONS, 0)


def test_a_bot_that_peeks_is_caught() -> None:
    found = probe(TEMPLATE, lambda seat, n: make("cheat:40", TEMPLATE, seat, 5, n), POSITIONS, 3)
    assert found.changed > POSITIONS // 10


@pytest.mark.parametrize(("kind", "honest"), [("search:30", True), ("cheat:30", False)])
def test_beer_and_bread(kind: str, honest: bool) -> None:
    found = probe(BEER, lambda seat, n: make(kind, BEER, seat, 5, n), 40)
    assert found.compared == 40
    assert (found.changed == 0) is honest


@pytest.mark.parametrize(("kind", "honest"), [("search:300", True), ("cheat:300", False)])
def test_a_game_that_wants_its_own_way_of_thinking_is_searched_as_honestly(kind: str, honest: bool) -> None:
    found = probe(WINE, lambda seat, n: make(kind, WINE, seat, 5, n), 12)
    assert found.compared == 12
    assert (found.changed == 0) is honest
