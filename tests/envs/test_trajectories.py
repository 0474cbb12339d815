from itertools import zip_longest
from typing import Any

import numpy as np
import pytest

import affinage
from affinage.core.errors import AffinageError
from affinage.envs.trajectories import advantages

Rows = dict[str, Any]


def by_hand(
    rows: Rows, inside: float, across: float, discount: float, ahead: Any = None
) -> tuple[np.ndarray, np.ndarray]:
    """Row by row and seat by seat, the slow way: forwards, by what the definition says."""
    turns, values, rewards, done, begins = (rows[name] for name in ("turns", "values", "rewards", "done", "begins"))
    steps, games, seats = rewards.shape
    found, known = np.zeros((steps, games)), np.zeros((steps, games))
    for game in range(games):
        turn = np.cumsum(begins[:, game])
        for seat in range(seats):
            own = [t for t in range(steps) if turns[t, game] == seat]
            follows = 0.0
            for t, after in reversed(list(zip_longest(own, own[1:]))):
                last = steps if after is None else after
                end = next((u for u in range(t, last) if done[u, game]), None)
                paid = rewards[t : last if end is None else end + 1, game, seat].sum()
                if end is not None:
                    found[t, game], known[t, game] = paid - values[t, game], 1
                elif after is not None:
                    link = discount * (inside if turn[t] == turn[after] else across)
                    bootstrap = paid + discount * values[after, game] - values[t, game]
                    found[t, game], known[t, game] = bootstrap + link * follows, 1
                elif ahead is not None:
                    found[t, game], known[t, game] = paid + discount * ahead[game, seat] - values[t, game], 1
                follows = found[t, game] * known[t, game]
    return found, known


def made_up(seed: int, steps: int = 40, games: int = 7, seats: int = 3) -> Rows:
    rnd = np.random.default_rng(seed)
    turns = rnd.integers(0, seats, (steps, games))
    stays = rnd.random((steps, games)) < 0.7
    for t in range(1, steps):
        turns[t] = np.where(stays[t], turns[t - 1], turns[t])  # 1 1 1 0 0 0 1 1 1
    changes = np.concatenate([np.ones((1, games), bool), turns[1:] != turns[:-1]])
    return {
        "turns": turns,
        "values": rnd.random((steps, games)),
        "rewards": rnd.random((steps, games, seats)) * (rnd.random((steps, games, 1)) < 0.3),
        "done": (rnd.random((steps, games)) < 0.05).astype(np.int8),
        "begins": (changes | (rnd.random((steps, games)) < 0.2)).astype(np.int8),
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("inside", "across", "discount"), [(1.0, 0.9, 1.0), (0.95, 0.95, 0.99), (1.0, 0.0, 1.0)])
def test_they_are_what_the_definition_says(seed: int, inside: float, across: float, discount: float) -> None:
    rows = made_up(seed)
    for ahead in (None, np.random.default_rng(seed).random((7, 3))):
        wanted, known = by_hand(rows, inside, across, discount, ahead)
        found = advantages(**rows, inside=inside, across=across, discount=discount, ahead=ahead)
        assert np.array_equal(found.known, known)
        assert np.allclose(found.advantages * known, wanted * known)
        assert np.allclose(found.returns, found.advantages + rows["values"])


def test_credit_reaches_a_seats_whole_turn_across_the_others() -> None:
    turns = np.array([1, 1, 1, 0, 0, 0, 1, 1, 1])[:, None]
    begins = np.array([1, 0, 0, 1, 0, 0, 1, 0, 0])[:, None]
    rewards, done = np.zeros((9, 1, 2)), np.zeros((9, 1))
    rewards[8, 0], done[8] = (0.0, 1.0), 1
    values = np.full((9, 1), 0.5)
    found = advantages(turns, values, rewards, done, begins=begins, inside=1.0, across=0.9)
    assert found.advantages[:, 0] == pytest.approx([0.45, 0.45, 0.45, -0.5, -0.5, -0.5, 0.5, 0.5, 0.5])
    assert found.known.all()
    flat = advantages(turns, values, rewards, done, across=0.9)
    assert flat.advantages[:, 0] == pytest.approx(
        [0.5 * 0.9**n for n in (5, 4, 3)] + [-0.405, -0.45, -0.5] + [0.5 * 0.9**n for n in (2, 1, 0)]
    )


def test_a_row_is_never_linked_with_the_next_game() -> None:
    rows = made_up(1)
    rows["done"][:] = 0
    rows["done"][20] = 1
    first = advantages(**rows)
    rows["values"][21:] += 100
    rows["rewards"][21:] += 100
    assert np.array_equal(advantages(**rows).advantages[:21], first.advantages[:21])


def test_one_round_of_a_batch() -> None:
    batch = affinage.vector("template", 50, seats=3, seed=1)
    kept: dict[str, list[Any]] = {"turns": [], "values": [], "rewards": [], "done": [], "begins": []}
    for _ in range(40):
        for name, array in (("turns", batch.turns), ("begins", batch.turn_begins)):
            kept[name].append(array.copy())
        kept["values"].append(np.full(50, 1 / 3))
        batch.step(batch.random_moves())
        kept["rewards"].append(batch.rewards.copy())
        kept["done"].append(batch.done.copy())
    rows: Rows = {name: np.stack(column) for name, column in kept.items()}
    found = advantages(**rows, across=1.0)
    wanted, known = by_hand(rows, 1.0, 1.0, 1.0)
    assert np.allclose(found.advantages * known, wanted * known)
    ends = rows["done"].argmax(0)
    for game in range(50):
        if rows["done"][:, game].any():  # with no lambda lost, every row of the first game tells how it ended
            for t in range(ends[game] + 1):
                share = rows["rewards"][ends[game], game, rows["turns"][t, game]]
                assert found.returns[t, game] == pytest.approx(share, abs=1e-6)


def test_rows_of_different_lengths_get_a_sentence() -> None:
    rows = made_up(1)
    with pytest.raises(AffinageError, match=r"the same steps and games, .*; begins for"):
        advantages(**rows | {"begins": rows["begins"][1:]})
    with pytest.raises(AffinageError, match=r"the same steps and games, .*; values for"):
        advantages(**rows | {"values": rows["values"][:, :1]})
    with pytest.raises(AffinageError, match="steps x games x seats"):
        advantages(**rows | {"rewards": rows["rewards"][..., 0]})
    with pytest.raises(AffinageError, match="at least one step"):
        advantages(**{name: array[:0] for name, array in rows.items()})
    with pytest.raises(AffinageError, match="lies ahead is told for games x seats"):
        advantages(**rows, ahead=rows["values"][0])
    with pytest.raises(AffinageError, match=r"from arrays .*, not from a list"):
        advantages(**rows | {"done": rows["done"].tolist()})


def test_tensors_give_what_arrays_give() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    rows = made_up(3)
    tensors = {name: torch.as_tensor(array) for name, array in rows.items()}
    settings: list[Rows] = [{}, {"ahead": np.full((7, 3), 0.25)}]
    for more in settings:
        its = advantages(**tensors, **{name: torch.as_tensor(array) for name, array in more.items()})
        for mine, theirs in zip(advantages(**rows, **more), its, strict=True):
            assert np.allclose(mine, theirs.numpy())
