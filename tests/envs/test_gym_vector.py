import copy
import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from affinage.core.about import names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import find

gymnasium = pytest.importorskip("gymnasium", reason="the extra affinage[gymnasium] is not installed")

from gymnasium.utils.env_checker import data_equivalence  # noqa: E402 - after the question whether it is there
from gymnasium.vector import AutoresetMode  # noqa: E402 - likewise

from affinage.agents.greedy import GreedyBot  # noqa: E402 - likewise
from affinage.envs.gym_vector import SeatedVector  # noqa: E402 - likewise
from affinage.envs.opponents import Opponents  # noqa: E402 - likewise
from affinage.envs.vector import Vector  # noqa: E402 - likewise

SEATED = [(name, find(name).seats[-1]) for name in names(everything=True)]
every_game = pytest.mark.parametrize(("name", "seats"), SEATED)


def made(name: str, count: int = 8, **settings: Any) -> Any:
    return gymnasium.make_vec(f"affinage.envs.gym:affinage/{name}-v{find(name).version}", num_envs=count, **settings)


def some_moves(infos: dict[str, Any], rnd: np.random.Generator) -> NDArray[np.int64]:
    mask = infos["action_mask"]
    chosen: NDArray[np.int64] = (rnd.random(mask.shape) * mask).argmax(1)
    return chosen


@every_game
def test_games_by_masks_end_with_rewards(name: str, seats: int) -> None:
    envs = made(name, seats=seats, seat=None, illegal="raise")
    assert isinstance(envs, SeatedVector)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=5)
    rnd, ended, paid = np.random.default_rng(5), np.zeros(8, bool), 0.0
    for _ in range(find(name).bound):
        assert envs.observation_space.contains(seen)
        chosen = some_moves(infos, rnd)
        before = ended
        seen, rewards, ended, cut, infos = envs.step(chosen)
        assert not cut.any()
        assert not rewards[before].any()  # such a step begins a game and does nothing else
        assert (infos["action_mask"].sum(1) > 0).tolist() == (~ended).tolist()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        if ended.any():
            assert infos["_scores"].tolist() == ended.tolist()
            assert infos["scores"].shape == (8, seats)
            best = infos["scores"][ended].max(1) == infos["scores"][ended, infos["seat"][ended]]
            assert not (rewards[ended] > 0)[~best].any()
            paid += rewards.sum()
        if paid:
            break
    assert paid


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_what_follows_the_end_of_a_game(mode: str) -> None:
    envs = made("template", 6, autoreset_mode=mode, illegal="raise")
    assert envs.metadata["autoreset_mode"] == AutoresetMode(mode)
    seen, infos = envs.reset(seed=1)
    rnd, ends = np.random.default_rng(1), 0
    for _ in range(60):
        seen, _, ended, _, infos = envs.step(some_moves(infos, rnd))
        if not ended.any():
            continue
        ends += 1
        over = find("template").phases["OVER"]
        if mode == "SameStep":
            assert (envs.positions.states["phase"] != over).all()
            assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
            assert not np.array_equal(infos["final_obs"][ended], seen[ended])
            assert np.array_equal(infos["final_obs"][~ended], seen[~ended])
            assert infos["final_info"]["scores"][ended].any()
            assert (infos["action_mask"].sum(1) > 0).all()
        elif mode == "Disabled":
            with pytest.raises(AffinageError, match="is over: begin it by reset"):
                envs.step(np.zeros(6, int))
            for wrong in (np.zeros(6, bool), np.ones(5, bool), ended.astype(int)):
                with pytest.raises(AffinageError, match="yes at least once"):
                    envs.reset(options={"reset_mask": wrong})
            before = seen
            seen, infos = envs.reset(options={"reset_mask": ended})
            assert np.array_equal(seen[~ended], before[~ended])
            assert (infos["action_mask"].sum(1) > 0).all()
        else:
            assert (envs.positions.states["phase"][ended] == over).all()
    assert ends > 3


def test_a_seed_deals_the_same_games_to_the_same_bots() -> None:
    for bots in ("random", "greedy"):
        played = []
        for _ in range(2):
            envs, rnd, told = made("template", 5, seats=3, seat=None, bots=bots), np.random.default_rng(3), []
            told.append(envs.reset(seed=11))
            for _ in range(30):
                told.append(envs.step(some_moves(told[-1][-1], rnd)))
            played.append(told)
        assert data_equivalence(played[0], played[1])
    assert not np.array_equal(made("template", 5).reset(seed=1)[0], made("template", 5).reset(seed=2)[0])
    three = made("template", 3).reset(seed=[7, 8, 9])[0]
    assert np.array_equal(made("template", 5).reset(seed=7)[0][:3], three)  # game i has seed + i, wherever it stands


def test_what_is_given_is_not_written_again() -> None:
    envs = made("template", 5)
    seen, infos = envs.reset(seed=3)
    kept = copy.deepcopy((seen, infos))
    envs.step(infos["action_mask"].argmax(1))
    assert data_equivalence((seen, infos), kept)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies_go_on_alike(copied: Any) -> None:
    envs = made("beer-and-bread", 4, bots="greedy")
    _, infos = envs.reset(seed=3)
    for _ in range(5):
        *_, infos = envs.step(infos["action_mask"].argmax(1))
    twin = copied(envs)
    for _ in range(40):
        moves = infos["action_mask"].argmax(1)
        mine, its = envs.step(moves), twin.step(moves)
        assert data_equivalence(mine, its)
        infos = mine[-1]


def test_gymnasiums_own_wrappers() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(made("template", 4))
    envs = gymnasium.wrappers.vector.DictInfoToList(envs)
    _, infos = envs.reset(seed=1)
    lengths: list[int] = []
    for _ in range(40):
        moves = np.array([int(info["action_mask"].argmax()) for info in infos])
        _, _, ended, _, infos = envs.step(moves)
        lengths += [int(info["episode"]["l"]) for info, over in zip(infos, ended, strict=True) if over]
    assert lengths
    assert min(lengths) > 1


@every_game
def test_the_greedy_bot_makes_the_moves_that_it_makes_at_a_table(name: str, seats: int) -> None:
    game = find(name)
    batch = Vector(game, 4, seats, seed=2)
    bots, games, compared = Opponents("greedy", batch, 9), np.arange(4), 0
    for _ in range(8):
        alone = {}
        for i in games:
            seat = int(batch.turns[i])
            bot = GreedyBot(game, seat, 0)
            bot._rng = bots._rngs[i].copy()  # noqa: SLF001 - the same dice
            known = game.state.from_array(batch.cover([i], seat))
            alone[i] = bot.choose(known, np.flatnonzero(batch.masks[i]).tolist())
        chosen = bots.choose(games)
        assert chosen.tolist() == list(alone.values())
        compared += int((batch.masks.sum(1) > 1).sum())
        batch.step(batch.random_moves())
    assert compared > 10


def test_a_network_may_sit_in_another_seat() -> None:
    asked = []

    def first(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        assert len(seen) == len(masks)
        asked.append(len(seen))
        chosen: NDArray[np.int64] = masks.argmax(1)
        return chosen

    envs = made("template", 6, seats=3, bots=[first, "greedy"])
    _, infos = envs.reset(seed=1)
    for _ in range(20):
        *_, infos = envs.step(infos["action_mask"].argmax(1))
    assert sum(asked) > 20
    with pytest.raises(Illegal):
        made("template", 6, seat=1, bots=lambda _, masks: np.full(len(masks), -1)).reset(seed=1)


def test_greedy_bots_win_more_than_random_ones() -> None:
    shares = {}
    for bots in ("random", "greedy"):
        envs, rnd, paid, games = made("template", 64, bots=bots), np.random.default_rng(0), 0.0, 0
        _, infos = envs.reset(seed=3)
        for _ in range(60):
            _, rewards, ended, _, infos = envs.step(some_moves(infos, rnd))
            paid, games = paid + rewards.sum(), games + int(ended.sum())
        shares[bots] = paid / games
    assert shares["greedy"] + 0.1 < shares["random"]


def test_illegal_moves() -> None:
    for illegal, reward, over in (("terminate", -1.0, True), ("noop", 0.0, False)):
        envs = made("template", 3, illegal=illegal)
        seen, infos = envs.reset(seed=1)
        moves = infos["action_mask"].argmax(1)
        moves[1] = 8
        after = envs.step(moves)
        assert (after[1][1], after[2][1], after[3][1]) == (reward, over, False)
        assert np.array_equal(seen[1], after[0][1])
        assert after[2].tolist() == [False, over, False]
        *_, infos = envs.step(after[-1]["action_mask"].argmax(1))
        assert infos["action_mask"][1].any()
    envs = made("template", 3, illegal="raise")
    envs.reset(seed=1)
    with pytest.raises(Illegal, match="move 8 now, in game 0"):
        envs.step([8, 8, 8])


def test_games_that_are_cut_off_tell_their_points() -> None:
    envs = made("template", 3, seats=3, max_cycles=2)
    _, infos = envs.reset(seed=1)
    for step in range(2):
        _, _, ended, cut, infos = envs.step(infos["action_mask"].argmax(1))
        assert not ended.any()
        assert cut.tolist() == [step == 1] * 3
    game = find("template")
    for i in range(3):
        s, parts = game.state.from_array(envs.positions.states, i), [0] * 3
        assert infos["scores"][i].tolist() == [game.score.points(s, p, parts) for p in range(3)]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 4}, "seats 0 to 1, not 4"),
        ({"bots": ["random", "random"]}, "1 bots are wanted"),
        ({"bots": "search:20"}, 'no bot "search:20" for many games at once'),
        ({"illegal": "ignore"}, "cannot lead to"),
        ({"seats": 9}, "2 or 3 or 4 seats"),
        ({"reward": "pts"}, "Rewards cannot be"),
        ({"count": 0}, "at least one game"),
        ({"max_cycles": 0}, "after at least one move, not 0"),
        ({"autoreset_mode": "Never"}, 'no autoreset mode "Never"'),
    ],
)
def test_mistakes_get_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AffinageError, match=sentence):
        made("template", **wrong)


def test_what_cannot_be_played_gets_a_sentence() -> None:
    envs = made("template", 3)
    with pytest.raises(AffinageError, match="call reset first"):
        envs.step([0, 0, 0])
    with pytest.raises(AffinageError, match='takes no option "paying"'):
        envs.reset(options={"paying": "winner"})
    with pytest.raises(AffinageError, match="as many seeds"):
        envs.reset(seed=[1, 2])
    for seeds in ([-1, 0, 0], [0.5, 0, 0]):
        with pytest.raises(AffinageError, match="whole number from 0"):
            envs.reset(seed=seeds)
    envs.reset(seed=1)
    for moves, sentence in (([0, 0], "as many moves"), ([0.5, 0, 0], "whole numbers")):
        with pytest.raises(AffinageError, match=sentence):
            envs.step(moves)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda masks: masks.argmax(1) + 0.5, "Moves are whole numbers"),
        (lambda masks: masks.argmax(1)[:-1], "as many moves"),
        (lambda masks: masks.argmin(1), "is not legal"),
    ],
)
def test_a_network_that_answers_wrongly_gets_a_sentence(answer: Any, sentence: str) -> None:
    envs = made("template", 3, seat=1, bots=lambda _, masks: answer(masks))
    with pytest.raises(AffinageError, match=sentence):
        envs.reset(seed=1)


def test_one_environment_after_another_is_still_there_for_those_who_ask() -> None:
    envs = made("template", 2, vectorization_mode="sync", bots="search:20")
    assert type(envs).__name__ == "SyncVectorEnv"
    envs.close()
