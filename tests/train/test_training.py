from pathlib import Path
from typing import Any

import numpy as np
import pytest

from affinage.agents.mind import dense, stored
from affinage.core.errors import AffinageError
from affinage.core.game import find

torch = pytest.importorskip("torch", reason="PyTorch is an extra: pip install affinage[train]")

from affinage.train import checkpoint  # noqa: E402 - only where there is torch
from affinage.train.nets import Thought, chances  # noqa: E402
from affinage.train.selfplay import FROM_TURN_TO_TURN, Scale, Stretch, ends, utility  # noqa: E402
from affinage.train.training import Course, Training, in_turn  # noqa: E402

GAME = find("template")
SHORT = Course(minutes=0.05, games=64, moves=16, device="cpu", imitate=0.3)


def test_seat_counts_take_turns() -> None:
    assert in_turn(find("vinhos"), ()) == [2, 3, 2, 4]
    assert in_turn(find("fromage"), ()) == [2, 1, 2, 3, 2, 4]
    assert in_turn(find("beer-and-bread"), ()) == [2]
    assert in_turn(find("fromage"), (3,)) == [3]
    with pytest.raises(AffinageError, match="not 5"):
        in_turn(find("fromage"), (5,))


def test_ends_are_seen_from_every_seat() -> None:
    rewards, scores = torch.tensor([[0.0, 1.0, 0.0]]), torch.tensor([[10.0, 30.0, 20.0]])
    scale = Scale()
    found = ends(rewards, scores, scale, 4)[0]
    assert found[0, :4].tolist() == [0, 1, 0, 0]  # seat 1 is the next one of seat 0
    assert found[1, :4].tolist() == [1, 0, 0, 0]
    assert found[2, :4].tolist() == [0, 0, 1, 0]
    assert found[0, 4] < 0 < found[1, 4]
    assert found[1, 5] > found[1, 6]  # its own points before the next one's
    assert utility(found, 4)[1] > 1


def test_absent_seats_win_nothing() -> None:
    shares = chances(torch.zeros(1, 4), 3).exp()
    assert shares[0].tolist() == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    assert chances(torch.zeros(1, 4), 1).exp()[0, 0] == pytest.approx(0.5)


class TwoTurns:
    """A batch of one game in which seat 0 has two moves, seat 1 one, and seat 0 the last."""

    count, seats, actions = 1, 2, 2

    class layout:  # noqa: N801 - as batches have it
        size = 1

    def __init__(self) -> None:
        self.at, self.order = 0, [0, 0, 1, 0, 0]
        self._show()

    def _show(self) -> None:
        self.observations = np.full((1, 1), self.at, np.float32)
        self.masks = np.ones((1, 2), np.int8)
        self.turns = np.array([self.order[min(self.at, 4)]], np.int8)
        self.done = np.array([self.at == 4], np.int8)
        self.rewards = np.array([[1.0, 0.0]] if self.at == 4 else [[0.0, 0.0]], np.float32)
        self.scores = np.array([[5, 3]], np.int32)

    def step(self, _: object) -> None:
        self.at += 1
        self._show()


def test_worth_is_linked_to_the_same_seats_next_move() -> None:
    def think(seen: Any) -> Thought:
        n = len(seen)
        return Thought(torch.zeros(n, 2), torch.zeros(n, 2), torch.zeros(n), torch.zeros(n, 2))

    rows = Stretch(TwoTurns(), 4, 2, "cpu").play(think, think, None, Scale())
    win = rows.target[:, 0].tolist()  # each judged 0.5; seat 0 wins
    assert win[3] == pytest.approx(1.0)
    assert win[1] == pytest.approx(0.5 + FROM_TURN_TO_TURN * 0.5)  # the turn of seat 1 lies between
    assert win[0] == pytest.approx(win[1])  # the same turn: nothing is lost on the way
    assert win[2] == pytest.approx(0.0)
    assert rows.use.all()


def test_training_learns_keeps_and_goes_on(tmp_path: Path) -> None:
    training = Training(GAME, SHORT)
    training.prepare(lambda _: None)
    training.lay_out()
    training.run(lambda _: None)
    kept, mind = training.keep(tmp_path, "a test")
    file = stored(mind)
    seen = torch.as_tensor(training.stretches[2].batch.observations)
    with torch.no_grad():
        thought = training.learner.student(seen)
    shares, logits = dense(file.arrays, seen.numpy(), 2)
    assert np.abs(shares[:, :2] - chances(thought.win, 2).exp()[:, :2].numpy()).max() < 0.01
    assert np.abs(logits - thought.moves.numpy()).max() < 0.05
    again = Training(GAME, SHORT, kept)
    assert [row.get("stretch", False) for row in again.story][-1]
    assert again.scale.spread == pytest.approx(training.scale.spread)
    with pytest.raises(AffinageError, match="Leave out --from"):
        checkpoint.load(kept, find("beer-and-bread"), again.learner, again.scale)
