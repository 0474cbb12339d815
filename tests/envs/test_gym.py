import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from affinage.core.about import names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import find

gymnasium = pytest.importorskip("gymnasium", reason="the extra affinage[gymnasium] is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - after the question whether it is there

import affinage.envs.gym  # noqa: E402 - likewise

SEATED = [(name, seats) for name in names(everything=True) for seats in find(name).seats]
every_game = pytest.mark.parametrize(("name", "seats"), SEATED)


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"affinage/{name}-v{find(name).version}", disable_env_checker=True, **settings)


@every_game
@pytest.mark.parametrize("illegal", ["terminate", "noop"])
def test_the_official_check(name: str, seats: int, illegal: str) -> None:
    env = made(name, seats=seats, illegal=illegal, render_mode="ansi").unwrapped
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5


@every_game
def test_a_game_by_masks_ends_with_a_reward(name: str, seats: int) -> None:
    env = made(name, seats=seats, seat=seats - 1, illegal="raise")
    seen, info = env.reset(seed=5)
    rnd, ended = np.random.default_rng(5), False
    while not ended:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        assert env.observation_space.contains(seen)
        seen, reward, ended, cut, info = env.step(rnd.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert 0 <= reward <= 1
    assert len(info["scores"]) == seats


def test_an_illegal_move() -> None:
    for illegal, reward, ended in (("terminate", -1.0, True), ("noop", 0.0, False)):
        env = made("template", illegal=illegal)
        seen, _ = env.reset(seed=1)
        after = env.step(8)
        assert after[1:4] == (reward, ended, False)
        assert np.array_equal(seen, after[0])
    env = made("template", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Illegal, match="cannot make move 8 now"):
        env.step(8)


def test_bots_of_any_kind_sit_in_the_other_seats() -> None:
    env = made("template", seats=3, seat=1, bots=["greedy", "random"])
    _, info = env.reset(seed=3)
    kinds = {seat: type(bot).__name__ for seat, bot in env.unwrapped.bots.items()}
    assert kinds == {0: "GreedyBot", 2: "RandomBot"}
    assert info["seat"] == 1


def test_the_learner_can_be_seated_anew_each_time() -> None:
    env = made("template", seats=4, seat=None)
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(30))]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(30))]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 4}, "seats 0 to 1, not 4"),
        ({"bots": ["random", "random"]}, "1 bots are wanted"),
        ({"bots": "wizard"}, 'no bot "wizard"'),
        ({"bots": "random:5"}, "takes no budget"),
        ({"illegal": "ignore"}, "cannot lead to"),
        ({"seats": 9}, "2 or 3 or 4 seats"),
        ({"max_cycles": -1}, "after at least one move, not -1"),
        ({"illegal": None}, "cannot lead to"),
        ({"bots": None}, "a word or a function of game, seat and seed, not None"),
        ({"components": "no_such_file.toml"}, "no_such_file.toml"),
    ],
)
def test_mistakes_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AffinageError, match=sentence):
        made("template", **wrong)


def test_what_cannot_be_played_gets_a_sentence() -> None:
    env = made("template").unwrapped
    with pytest.raises(AffinageError, match="call reset first"):
        env.step(0)
    with pytest.raises(AffinageError, match='takes no option "paying"'):
        env.reset(options={"paying": "winner"})
    env.reset(seed=1)
    for wrong in (None, 1.0, "1", [1]):
        with pytest.raises(AffinageError, match="whole number"):
            env.step(wrong)


def test_a_game_that_was_cut_off_tells_its_points() -> None:
    env = made("template", seats=3, max_cycles=2)
    _, info = env.reset(seed=1)
    cut = False
    for step in range(2):
        _, _, ended, cut, info = env.step(int(info["action_mask"].argmax()))
        assert (ended, cut) == (False, step == 1)
    assert info["scores"] == env.unwrapped.episode.scores()


def test_the_line_that_the_documents_show_works_in_a_fresh_interpreter() -> None:
    root = Path(__file__).parents[2]
    shown = [root / "docs" / "research.md", root / "src" / "affinage" / "envs" / "gym.py"]
    shown += [root / "docs" / "research" / f"{name.replace('-', '_')}.md" for name in names(everything=True)]
    lines = {line for file in shown for line in re.findall(r"gymnasium\.make\(.*?\)", file.read_text("utf-8"))}
    assert len(lines) >= len(names(everything=True))
    code = "\n".join(["import gymnasium", *(f"{line}.reset(seed=1)" for line in sorted(lines))])
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_is_registered_under_its_version() -> None:
    affinage.envs.gym.register_all()  # a second time changes nothing
    ours = {name for name in gymnasium.registry if name.startswith("affinage/")}
    assert ours == {f"affinage/{name}-v{find(name).version}" for name in names(everything=True)}


def test_a_bot_that_searches_knows_how_many_sit_at_the_table() -> None:
    env = made("template", seats=4, seat=0, bots="search:20").unwrapped
    env.reset(seed=1)
    assert [bot.searcher.seats for bot in env.bots.values()] == [4, 4, 4]
