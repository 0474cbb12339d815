from typing import Any

import pytest

from affinage.agents import make
from affinage.agents.endgame import Solver, Worth, late_positions, play_out
from affinage.core.chance import generator
from affinage.core.game import find
from affinage.core.play import CHANCE

TEMPLATE = find("template")
CONFIRM, TAKE = 4, 3


def last_take(phase: int = TAKE) -> Any:
    """Two seats, the last crate is won by seat 0, and it has still to say which good it takes."""
    from affinage.games.template.state import NONE, Phase
    from affinage.games.template.tables import ROUNDS

    s: Any = TEMPLATE.state()
    TEMPLATE.rules.setup(s, 2, [0])
    for move in (0, 1):
        moves = [0] * TEMPLATE.width
        n = TEMPLATE.rules.legal(s, CHANCE, moves)
        TEMPLATE.rules.apply(s, CHANCE, moves[:n][move])
    s.phase, s.round_no, s.asked_[0], s.bids = Phase(phase), ROUNDS, 1, [NONE] * 4
    s.crate = [3, 1]
    return s


def brute_force(s: Any, seat: int) -> tuple[float, float]:
    """The same by plain recursion, for positions without Chance."""
    if TEMPLATE.rules.over(s):
        places, scores = [0, 0], [TEMPLATE.score.points(s, p, [0] * 3) for p in range(2)]
        TEMPLATE.score.rank(s, places)
        return (1 / places.count(0) if places[seat] == 0 else 0.0), float(scores[seat] - scores[1 - seat])
    mover = 0 if TEMPLATE.rules.asked(s, 0) else 1
    moves = [0] * TEMPLATE.width
    n = TEMPLATE.rules.legal(s, mover, moves)
    ends = []
    for move in moves[:n]:
        after = s.copy()
        TEMPLATE.rules.apply(after, mover, move)
        ends.append(brute_force(after, seat))
    return max(ends) if mover == seat else min(ends)


def test_the_end_is_worth_what_looking_at_everything_says() -> None:
    solver, s = Solver(TEMPLATE, 2), last_take()
    moves = [0] * TEMPLATE.width
    legal = moves[: TEMPLATE.rules.legal(s, 0, moves)]
    found = solver._moves(s, 0, legal)  # noqa: SLF001 - full states are solved inside alone
    assert found is not None
    for move, worth in zip(legal, found, strict=True):
        after = s.copy()
        TEMPLATE.rules.apply(after, 0, move)
        assert worth == Worth(*brute_force(after, 0))
    assert found[0] != found[1]


def test_what_is_hidden_and_matters_is_not_called_solved() -> None:
    """The other seat's customer decides who wins, and nobody has seen it."""
    solver, s = Solver(TEMPLATE, 2), last_take()
    moves = [0] * TEMPLATE.width
    legal = moves[: TEMPLATE.rules.legal(s, 0, moves)]
    s.seats[1].goods = [4, 3]
    TEMPLATE.observe.cover(s, 0)
    assert solver.solve(s, 0, legal, generator(1)) is None


@pytest.mark.parametrize("kind", ["greedy", "search:200"])
def test_bots_are_measured_on_solved_positions_of_beer_and_bread(kind: str) -> None:
    game = find("beer-and-bread")
    positions = list(late_positions(game, 12))
    assert len(positions) == 12
    assert all(one.regret(one.legal[0]) >= 0 for one in positions)
    good = play_out(positions, {p: make(kind, game, p, 1) for p in range(2)})
    assert good.positions == 12
    assert good.best > 0.6
    worst = play_out(positions, {p: Worst() for p in range(2)})
    assert worst.regret > good.regret


class Worst:
    """Takes the last move there is."""

    def choose(self, observation: Any, legal: list[int]) -> int:
        return legal[-1]
