import pytest

from affinage.games.template import rules, score
from affinage.games.template.state import HIDDEN, State
from affinage.games.template.tables import CUSTOMER_IDS

LOVES_CHEESE = CUSTOMER_IDS.index("cheese-lover")
LOVES_BREAD = CUSTOMER_IDS.index("bread-lover")
INNKEEPER = CUSTOMER_IDS.index("innkeeper")


def stalls(*seats: tuple[int, int, int, int]) -> State:
    """Seats as (cheese, bread, customer, coins)."""
    s = State()
    rules.setup(s, len(seats), [0])
    for p, (cheese, bread, customer, coins) in enumerate(seats):
        s.seats[p].goods, s.seats[p].customer, s.seats[p].coins = [cheese, bread], customer, coins
    return s


def places(s: State) -> list[int]:
    found = [9] * s.seats_used
    score.rank(s, found)
    return found


@pytest.mark.parametrize(
    ("customer", "extra"), [(LOVES_CHEESE, 2 * 3), (LOVES_BREAD, 2 * 1), (INNKEEPER, 3 + 1), (HIDDEN, 0)]
)
def test_points_by_category(customer: int, extra: int) -> None:
    parts = [0, 0, 0]
    assert score.points(stalls((3, 1, customer, 8), (0, 0, 0, 0)), 0, parts) == sum(parts)
    assert dict(zip(score.CATEGORIES, parts, strict=True)) == {"goods": 8, "customer": extra, "change": 2}


def test_most_points_win() -> None:
    s = stalls((1, 0, LOVES_BREAD, 0), (1, 0, LOVES_CHEESE, 0), (0, 0, INNKEEPER, 5))
    assert places(s) == [1, 0, 2]
    assert score.ENDINGS[score.ending(s)] == "points"


def test_coins_break_a_tie() -> None:
    s = stalls((1, 0, LOVES_BREAD, 1), (1, 0, LOVES_BREAD, 2))
    assert places(s) == [1, 0]
    assert score.ENDINGS[score.ending(s)] == "coins"


def test_a_full_tie_is_a_shared_win() -> None:
    s = stalls((1, 0, LOVES_BREAD, 2), (0, 1, LOVES_CHEESE, 2), (0, 0, INNKEEPER, 1))
    assert places(s) == [0, 0, 2]
    assert score.ENDINGS[score.ending(s)] == "shared"


def test_a_tie_behind_the_winner_decides_nothing() -> None:
    s = stalls((3, 0, LOVES_CHEESE, 0), (1, 0, LOVES_BREAD, 2), (1, 0, LOVES_BREAD, 2))
    assert places(s) == [0, 1, 1]
    assert score.ENDINGS[score.ending(s)] == "points"
