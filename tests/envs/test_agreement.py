"""The same seed and moves give the same end at a table and in every adapter."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from affinage.core.about import names
from affinage.core.game import CHANCE, find
from affinage.core.play import Event, Table
from affinage.envs.episode import Episode

SEATED = [(name, seats) for name in names(everything=True) for seats in find(name).seats]
every_game = pytest.mark.parametrize(("name", "seats"), SEATED)
SEED = 7


def played(name: str, seats: int) -> Table:
    """A random game at a table, the lowest seat first where several are asked."""
    table, rnd = Table(find(name), seats, seed=SEED), Random(SEED)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, rnd.choice(table.legal(seat)))
    return table


def shares(table: Table) -> list[float]:
    winners = table.winners()
    return [1 / len(winners) if p in winners else 0.0 for p in range(table.seats)]


def choices(table: Table) -> list[Event]:
    return [event for event in table.events if event.seat != CHANCE]


@every_game
def test_episodes_and_pettingzoo(name: str, seats: int) -> None:
    table = played(name, seats)
    episode = Episode(find(name), seats)
    episode.begin(SEED)
    for event in choices(table):
        episode.play(event.seat, event.move)
    assert episode.over
    assert episode.state.tobytes() == table.state.to_bytes()
    assert episode.rewards() == pytest.approx(shares(table))
    assert episode.scores() == [table.points(p)[0] for p in range(seats)]

    pytest.importorskip("pettingzoo", reason="the extra affinage[pettingzoo] is not installed")
    from affinage.envs import zoo

    env = zoo.env(name, seats=seats)
    env.reset(seed=SEED)
    for event in choices(table):
        assert env.agent_selection == f"seat_{event.seat}"
        env.step(event.move)
    assert list(env.rewards.values()) == pytest.approx(shares(table))

    together: Any = zoo.parallel_env(name, seats=seats)
    together.reset(seed=SEED)
    rewards: dict[str, float] = {}
    for event in choices(table):  # one seat at a time: the others are not asked to answer in the same step
        _, rewards, _, _, _ = together.step({f"seat_{event.seat}": event.move})
    assert list(rewards.values()) == pytest.approx(shares(table))


@every_game
def test_gymnasium(name: str, seats: int) -> None:
    pytest.importorskip("gymnasium", reason="the extra affinage[gymnasium] is not installed")
    from affinage.envs.gym import Seated

    table = played(name, seats)
    for seat in range(seats):
        moves = {p: iter([e.move for e in choices(table) if e.seat == p]) for p in range(seats)}
        env = Seated(name, seats=seats, seat=seat, bots=lambda _game, p, _seed: Follows(moves[p]), illegal="raise")  # noqa: B023 - used within this turn of the loop
        env.reset(seed=SEED)
        reward, ended, info = 0.0, False, dict[str, Any]()
        for move in moves[seat]:
            _, reward, ended, _, info = env.step(move)
        assert ended
        assert reward == pytest.approx(shares(table)[seat])
        assert info["scores"] == [table.points(p)[0] for p in range(seats)]


class Follows:
    """A bot that makes the moves it was told."""

    def __init__(self, moves: Iterator[int]) -> None:
        self.moves = moves

    def choose(self, observation: Any, legal: list[int]) -> int:
        return next(self.moves)


@every_game
def test_openspiel(name: str, seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra affinage[openspiel] is not installed")
    import affinage.envs.spiel  # noqa: F401 - registers the games

    table, game = played(name, seats), find(name)
    state = pyspiel.load_game(f"affinage_{name.replace('-', '_')}_v{game.version}(players={seats})").new_initial_state()
    first = game.actions if game.actions < len(game.moves) else 0
    for event in table.events:
        assert state.is_chance_node() == (event.seat == CHANCE)
        state.apply_action(event.move - first if event.seat == CHANCE else event.move)
    assert state.returns() == pytest.approx(shares(table))
