import pytest

from affinage.arena import balance, match, verdict
from affinage.arena.balance import Balance
from affinage.arena.match import Rate
from affinage.core.game import find
from affinage.games.vinhos.moves import BOOK_ACTIONS, Kind
from affinage.games.vinhos.tables import MAGNATE_TASK, SPACE_IDS, TARGETS, Task

EVEN = [match.rate(5000, 20000)] * 4


def shares(**percent: float) -> dict[str, Rate]:
    """Actions with their shares, each known to half a per cent."""
    return {f"space-{k}": Rate(n / 100, (n - 0.5) / 100, (n + 0.5) / 100, 400) for k, n in percent.items()}


@pytest.mark.parametrize(
    ("book_actions", "stands"),
    [
        ({"sales": 20.0, "bank": 5.0}, "met"),
        ({"sales": 23.0, "bank": 5.0}, "missed"),
        ({"sales": 20.0, "bank": 3.0}, "missed"),
        ({"sales": 21.8, "bank": 5.0}, "open"),
        ({"sales": 20.0, "bank": 3.8}, "open"),
        ({}, "open"),
    ],
)
def test_no_action_may_be_too_rare_or_too_common(book_actions: dict[str, float], stands: str) -> None:
    seats, actions = verdict.of("vinhos", Balance(400, seats=EVEN, book_actions=shares(**book_actions)))
    assert (seats.stands, actions.stands) == ("met", stands)


def test_the_verdict_names_what_is_outside() -> None:
    found = Balance(400, seats=EVEN, book_actions=shares(sales=23.0, bank=5.0, cellars=2.0, wineries=10.0))
    told = verdict.of("vinhos", found)[1].found
    assert told == "from cellars 2.0 %, sales 23.0 %; outside: sales, cellars"


def test_actions_of_vinhos_are_moves_on_the_quadrel_and_the_same_as_additional_actions() -> None:
    assert [BOOK_ACTIONS[Kind.GO + at] for at in range(len(SPACE_IDS))] == [f"space-{name}" for name in SPACE_IDS]
    for row, tasks in enumerate(MAGNATE_TASK):
        for k, task in enumerate(tasks):
            assert (Kind.TO + row * TARGETS + k in BOOK_ACTIONS) == (task != Task.POINTS)
    assert len(BOOK_ACTIONS) == len(SPACE_IDS) + sum(task != Task.POINTS for tasks in MAGNATE_TASK for task in tasks)


def test_every_action_is_counted_once() -> None:
    vinhos = find("vinhos")
    series = match.play(vinhos, ["random"], 6, seats=2)
    found = balance.of(series)
    assert sum(r.share for r in found.book_actions.values()) == pytest.approx(1)
    done = [
        vinhos.book_actions[move]
        for one in series.played
        for seat, move in one.moves
        if seat >= 0 and move in vinhos.book_actions
    ]
    for name, r in found.book_actions.items():
        assert r.share == pytest.approx(done.count(name) / len(done))
        assert r.low <= r.share <= r.high
    assert len(done) >= 6 * 2 * 12
    assert {v.aim.partition(" ")[0] for v in verdict.of("vinhos", found)} == {"seat", "no"}


def solo(bot: str, level: str, share: float) -> list[verdict.Verdict]:
    found = Balance(1000, (bot,), {"level": level}, seats=[match.rate(share * 1000, 1000)])
    return verdict.of("fromage", found)


def test_the_corporation_is_judged_by_its_level() -> None:
    assert [v.stands for v in solo("hard", "5", 0.33)] == ["met"]
    assert [v.stands for v in solo("hard", "5", 0.20)] == ["missed"]
    assert [v.stands for v in solo("hard", "5", 0.26)] == ["open"]
    assert [v.stands for v in solo("novice", "1", 0.60)] == ["met"]
    assert [v.stands for v in solo("novice", "1", 0.40)] == ["missed"]
    assert solo("hard", "1", 0.99) == solo("hard", "3", 0.5) == []


def test_with_company_fromage_is_judged_by_its_seats_alone() -> None:
    assert [v.stands for v in verdict.of("fromage", Balance(1, options={"level": "1"}, seats=EVEN))] == ["met"]
