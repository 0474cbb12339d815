"""What is copied in the middle of a game goes on as the original does: by pickle, by cloudpickle and by deepcopy."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import affinage
from affinage.core.about import names
from affinage.core.errors import Illegal, NotKept
from affinage.core.game import find, kept_game
from affinage.core.pinned import kept
from affinage.core.play import Table
from affinage.envs.vector import Vector

gymnasium = pytest.importorskip("gymnasium", reason="the extra affinage[gymnasium] is not installed")
cloudpickle = pytest.importorskip("cloudpickle", reason="it comes with Gymnasium")
pytest.importorskip("pettingzoo", reason="the extra affinage[pettingzoo] is not installed")

from affinage.envs import zoo  # noqa: E402 - after the question whether it is there
from affinage.envs.gym import Seated  # noqa: E402 - likewise

Copy = Callable[[Any], Any]
every_way = pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one)), lambda one: cloudpickle.loads(cloudpickle.dumps(one))],
    ids=["deepcopy", "pickle", "cloudpickle"],
)
GAMES = ["template", "beer-and-bread"]


@every_way
@pytest.mark.parametrize("name", names(everything=True))
def test_a_game_is_the_very_same(name: str, copied: Copy) -> None:
    assert copied(find(name)) is find(name)
    assert copied(find(name).fast) is find(name).fast


def test_a_kept_game_whose_rules_are_the_newest_is_the_very_same() -> None:
    for this in kept():
        game = kept_game(this)
        assert pickle.loads(pickle.dumps(game)) is game


@every_way
@pytest.mark.parametrize("name", GAMES)
def test_a_table(name: str, copied: Copy) -> None:
    table = Table(find(name), seed=3)
    for _ in range(7):
        seat = table.asked[0]
        table.play(seat, table.legal(seat)[-1])
    twin = copied(table)
    while not table.over:
        seat = table.asked[0]
        assert twin.legal(seat) == table.legal(seat)
        move = table.legal(seat)[len(table.events) % len(table.legal(seat))]
        table.play(seat, move)
        twin.play(seat, move)
        assert twin.state == table.state
    assert twin.events == table.events


@every_way
@pytest.mark.parametrize(("name", "bots"), [*((name, "greedy") for name in GAMES), ("template", "search:20")])
def test_gymnasium(name: str, bots: str, copied: Copy) -> None:
    env = gymnasium.make(f"affinage.envs.gym:affinage/{name}-v{find(name).version}", bots=bots, seat=None)
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(env.unwrapped.action_masks().argmax()))
    twin = copied(env)
    for _ in range(40):
        move = int(env.unwrapped.action_masks().argmax())
        mine, its = env.step(move), twin.step(move)
        assert np.array_equal(mine[0], its[0])
        assert mine[1:4] == its[1:4]
        if mine[2]:
            assert np.array_equal(env.reset()[0], twin.reset()[0])


@every_way
@pytest.mark.parametrize("every_seat", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_turns(name: str, every_seat: bool, copied: Copy) -> None:
    env = zoo.env(name, every_seat=every_seat)
    env.reset(seed=4)
    for _ in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = copied(env)
    for _ in range(60):
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        assert twin.agent_selection == env.agent_selection
        assert np.array_equal(twin.last()[0]["observation"], seen["observation"])
        for one in (env, twin):
            one.step(int(seen["action_mask"].argmax()))
    assert np.array_equal(env.unwrapped.state(), twin.unwrapped.state())


@every_way
@pytest.mark.parametrize("name", GAMES)
def test_together(name: str, copied: Copy) -> None:
    env = zoo.parallel_env(name)
    seen, _ = env.reset(seed=4)
    twin = None
    for at in range(40):
        if at == 3:
            twin = copied(env)
        moves = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(moves)
        if twin is not None:
            its, paid, _, _, _ = twin.step(moves)
            assert paid == rewards
            assert all(np.array_equal(its[agent]["observation"], seen[agent]["observation"]) for agent in seen)
        if not env.agents:
            break


@every_way
@pytest.mark.parametrize("count", [3, 200])  # 200: several threads
def test_a_batch(count: int, copied: Copy) -> None:
    one = Vector(find("beer-and-bread"), count, seed=5, threads=2)
    for _ in range(5):
        one.step(one.random_moves())
    twin = copied(one)
    for _ in range(60):
        chosen = one.random_moves()
        assert np.array_equal(twin.random_moves(), chosen)
        one.step(chosen)
        twin.step(chosen)
        for array in ("observations", "masks", "turns", "rewards", "done", "scores", "lengths"):
            assert np.array_equal(getattr(one, array), getattr(twin, array)), array
    assert np.array_equal(one.observe(0), twin.observe(0))


def test_another_process_goes_on_with_a_box_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(find("template").box.raw + b"\n# mine\n")
    table = affinage.table("template", 3, seed="5", components=mine)
    table.play(0, table.legal(0)[0])
    (tmp_path / "table").write_bytes(pickle.dumps(table))
    mine.unlink()
    code = (
        "import pickle, sys; from pathlib import Path; t = pickle.loads(Path(sys.argv[1]).read_bytes());"
        "t.play(1, t.legal(1)[0]); t.play(2, t.legal(2)[0]); print(t.state.to_bytes().hex(), t.game.box.key)"
    )
    done = subprocess.run([sys.executable, "-c", code, tmp_path / "table"], capture_output=True, text=True, check=True)
    table.play(1, table.legal(1)[0])
    table.play(2, table.legal(2)[0])
    assert done.stdout.split() == [table.state.to_bytes().hex(), table.game.box.key]


def test_what_went_wrong_can_be_told_to_another_process() -> None:
    illegal = pickle.loads(pickle.dumps(Illegal("No.", "rule 3")))
    assert (str(illegal), illegal.rule) == ("No.", "rule 3")
    gone = NotKept("template", 9, None, 1, [])
    assert str(pickle.loads(pickle.dumps(gone))) == str(gone)


def test_a_bot_made_by_a_function_is_copied_with_its_environment() -> None:
    env = Seated("template", bots=made_bot)
    env.reset(seed=1)
    assert np.array_equal(pickle.loads(pickle.dumps(env)).episode.observe(0), env.episode.observe(0))


def made_bot(game: affinage.Game, seat: int, seed: int) -> Any:
    from affinage.agents import make

    return make("greedy", game, seat, seed)
