"""How the nets learn from a stretch of games: the teacher by PPO (Schulman et al. 2017), the student from the teacher.

The student is distilled (Hinton et al. 2015) on the same positions, a part of which come from games that it played
itself: so it learns what to do after its own mistakes.
"""

import math
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from .nets import Student, Teacher, Thought, chances
from .selfplay import Rows

TOLD = ("loss", "doubt", "moved", "win", "student")


@dataclass(frozen=True)
class Steps:
    """How far nets go at a time."""

    rate: float = 6e-4  # of Adam (Kingma, Ba 2015), falling to nothing by a cosine
    student_rate: float = 1.5e-3
    rounds: int = 1  # over every stretch
    rows: int = 16384  # learnt from at a time
    clip: float = 0.15
    doubt: float = 0.02  # entropy, falling to a tenth
    recorded: bool = True  # on a card, whether steps are started as a whole
    aside: float = 0.1  # margin and points, beside the share of the win


class Learner:
    """Teacher and student with their optimisers, for one game.

    A step is some four hundred small kernels, and starting them takes five times as long as running them. On a card a
    step is therefore recorded once for each seat count, as a CUDA graph, and started as a whole.
    """

    def __init__(self, entries: int, moves: int, seats: int, device: str, steps: Steps | None = None) -> None:
        self.device, self.steps, self.seats = device, steps or Steps(), seats
        self.teacher, self.student = (
            Teacher(entries, moves, seats).to(device),
            Student(entries, moves, seats).to(device),
        )
        card = device == "cuda"
        self._teaching = torch.optim.Adam(
            self.teacher.parameters(), lr=self._number(self.steps.rate), eps=1e-5, capturable=card
        )
        self._studying = torch.optim.Adam(
            self.student.parameters(), lr=self._number(self.steps.student_rate), eps=1e-6, capturable=card
        )
        self.earlier = Teacher(entries, moves, seats).to(device).requires_grad_(requires_grad=False)
        self._mean, self._spread, self._doubt = (self._number(x) for x in (0.0, 1.0, 0.0))
        self._told = torch.zeros(len(TOLD), device=device)
        self._held: Rows | None = None
        self._some = torch.zeros(self.steps.rows, dtype=torch.long, device=device)
        self._graphs: dict[int, Any] = {}

    def _number(self, x: float) -> Tensor:
        """A number that a recorded step reads anew each time."""
        return torch.tensor(x, device=self.device)

    def think(self, net: nn.Module, seen: Tensor) -> Thought:
        """A net's thoughts, on a card in half precision."""
        with torch.autocast("cuda", torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            thought: Thought = net(seen)
        return thought

    def learn(self, rows: Rows, seats: int, left: float) -> dict[str, float]:
        """A round over the rows that teach something; `left` is the share of the time that is left."""
        falling = 0.5 - 0.5 * math.cos(math.pi * max(0.02, left))
        self._teaching.param_groups[0]["lr"].fill_(self.steps.rate * falling)
        self._studying.param_groups[0]["lr"].fill_(self.steps.student_rate * falling)
        self._doubt.fill_(self.steps.doubt * max(0.1, left))
        index = rows.use.nonzero().squeeze(-1)
        mine = rows.advantage[index][rows.plays[index]]
        self._mean.copy_(mine.mean())
        self._spread.copy_(mine.std() + 1e-6)
        self._told.zero_()
        recorded = self.device == "cuda" and self.steps.recorded
        size = self.steps.rows if recorded else max(256, min(self.steps.rows, len(index) // 4 + 1))
        count = 0
        for _ in range(self.steps.rounds):
            for some in index[torch.randperm(len(index), device=self.device)].split(size):
                if recorded and len(some) < size:
                    continue  # a recorded step takes so many rows and no fewer
                if recorded:
                    self._replay(rows, some, seats)
                else:
                    self._teach(rows, some, seats)
                count += 1
        return dict(zip(TOLD, (self._told / max(1, count)).tolist(), strict=True))

    def _replay(self, rows: Rows, some: Tensor, seats: int) -> None:
        """A step as it was recorded, on other rows; the first ones of a seat count are made one by one."""
        self._hold(rows)
        self._some.copy_(some)
        held = self._held
        assert held is not None
        graph = self._graphs.get(seats)
        if graph is None:
            beside = torch.cuda.Stream()
            beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(beside):
                for _ in range(3):
                    self._teach(held, self._some, seats)
            torch.cuda.current_stream().wait_stream(beside)
            self._teaching.zero_grad(set_to_none=True)
            self._studying.zero_grad(set_to_none=True)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self._teach(held, self._some, seats)
            self._graphs[seats] = graph
        graph.replay()

    def _hold(self, rows: Rows) -> None:
        """Rows where recorded steps look for them: what is seen stays where it is, the rest is small."""
        if self._held is None:
            self._held = Rows(rows.seen, rows.mask, *(x.clone() for x in rows[2:]))
            self._holds = rows.move
        elif self._holds is not rows.move:
            assert rows.seen.data_ptr() == self._held.seen.data_ptr(), "stretches share their room"
            for there, given in zip(self._held[2:], rows[2:], strict=True):
                there.copy_(given)
            self._holds = rows.move

    def _teach(self, rows: Rows, some: Tensor, seats: int) -> None:
        seen, mask, target = rows.seen[some], rows.mask[some], rows.target[some]
        thought = self.think(self.teacher, seen)
        policy = thought.moves.masked_fill(~mask, -1e9).log_softmax(1)
        plays = rows.plays[some].float()
        ratio = (policy.gather(1, rows.move[some, None]).squeeze(1) - rows.likely[some]).exp()
        advantage = ((rows.advantage[some] - self._mean) / self._spread).clamp(-5, 5)
        clip = self.steps.clip
        gains = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage) * plays
        doubt = -(policy.exp() * policy).sum(1) * plays
        worth = value_loss(thought, target, seats, self.steps.aside)
        count = plays.sum().clamp(min=1)
        loss = worth.mean() - gains.sum() / count - self._doubt * doubt.sum() / count
        self._teaching.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.teacher.parameters(), 0.5)
        self._teaching.step()
        studied = self._study(seen, mask, thought, target, seats)
        moved = ((rows.likely[some] - policy.gather(1, rows.move[some, None]).squeeze(1)) * plays).sum() / count
        told = (loss, doubt.sum() / count, moved, worth.mean(), studied)
        self._told += torch.stack([x.detach() for x in told])

    def _study(self, seen: Tensor, mask: Tensor, teacher: Thought, target: Tensor, seats: int) -> Tensor:
        """The student's step: the teacher's moves, and half the teacher's judgement, half what came of it."""
        thought = self.think(self.student, seen)
        policy = thought.moves.masked_fill(~mask, -1e9).log_softmax(1)
        wanted = teacher.moves.detach().masked_fill(~mask, -1e9).log_softmax(1)
        both = (target + Thought(*(x.detach() for x in teacher)).values(seats)) / 2
        loss = (wanted.exp() * (wanted - policy)).sum(1).mean() + value_loss(thought, both, seats, 0.05).mean()
        self._studying.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.student.parameters(), 1.0)
        self._studying.step()
        self.student.keep_small()
        return loss.detach()

    def imitate(self, seen: Tensor, mask: Tensor, wanted: Tensor) -> float:
        """A step of both nets towards the moves that somebody else wanted to make."""
        use = mask.sum(1) > 1
        told = 0.0
        for net, optimiser in ((self.teacher, self._teaching), (self.student, self._studying)):
            thought = self.think(net, seen[use])
            loss = nn.functional.cross_entropy(thought.moves.masked_fill(~mask[use], -1e9), wanted[use])
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            told = float(loss.detach())
        return told


def value_loss(thought: Thought, target: Tensor, seats: int, aside: float) -> Tensor:
    """Cross-entropy of the shares of the win, and what margin and points are off by (Huber 1964)."""
    width = thought.win.shape[1]
    if seats == 1:
        win = nn.functional.binary_cross_entropy_with_logits(
            thought.win[:, 0], target[:, 0].clamp(0, 1), reduction="none"
        )
    else:
        win = -(target[:, :width] * chances(thought.win, seats).clamp(min=-30)).sum(1)
    margin = nn.functional.smooth_l1_loss(thought.margin, target[:, width], reduction="none")
    points = nn.functional.smooth_l1_loss(
        thought.points[:, :seats], target[:, width + 1 :][:, :seats], reduction="none"
    )
    return win + aside * (margin + points.mean(1))
