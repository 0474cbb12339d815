"""The two nets: a teacher that learns from games, and a student small enough for an ordinary processor."""

from typing import NamedTuple

import torch
from torch import Tensor, nn

TEACHER, BLOCKS = 768, 2  # units of a layer, and residual blocks behind the first
STUDENT = (256, 64)  # as `affinage.agents.mind` reads them
LARGEST = 15.9  # of a student's weight: they are shipped as small whole numbers


class Thought(NamedTuple):
    """What a net makes of positions: scores of moves (logits), chances of winning (logits), margin, and points."""

    moves: Tensor  # [positions, moves]
    win: Tensor  # [positions, seats], counted from the viewer
    margin: Tensor  # [positions], between -1 and 1
    points: Tensor  # [positions, seats], counted from the viewer, in standard deviations

    def values(self, seats: int) -> Tensor:
        """Shares of the win, margin and points in one row, as targets have them."""
        return torch.cat([chances(self.win, seats).exp(), self.margin[:, None], self.points], 1)


def chances(win: Tensor, seats: int) -> Tensor:
    """Logarithms of the shares of the win among the seats that play. Alone, one wins or one does not."""
    if seats == 1:
        return torch.cat([nn.functional.logsigmoid(win[:, :1]), torch.full_like(win[:, 1:], -1e9)], 1)
    absent = torch.arange(win.shape[1], device=win.device) >= seats
    return win.masked_fill(absent, -1e9).log_softmax(1)


class _Heads(nn.Module):
    def __init__(self, width: int, moves: int, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.moves, self.win = nn.Linear(width, moves), nn.Linear(width, seats)
        self.aside = nn.Linear(width, 1 + seats)  # margin and points: they teach the layers below, and are not shipped

    def forward(self, hidden: Tensor) -> Thought:
        aside = self.aside(hidden).float()
        return Thought(self.moves(hidden).float(), self.win(hidden).float(), aside[:, 0].tanh(), aside[:, 1:])


class Teacher(nn.Module):
    """A wide layer, residual blocks (He et al. 2016) with layer normalisation (Ba et al. 2016), and heads."""

    def __init__(self, entries: int, moves: int, seats: int, width: int = TEACHER, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.first = nn.Linear(entries, width)
        self.blocks = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
            for _ in range(blocks)
        )
        self.last, self.heads = nn.LayerNorm(width), _Heads(width, moves, seats)
        nn.init.orthogonal_(self.heads.moves.weight, 0.01)

    def forward(self, seen: Tensor) -> Thought:
        """What it makes of observations [positions, entries]."""
        hidden = self.first(seen).relu()
        for block in self.blocks:
            hidden = hidden + block(hidden)
        found: Thought = self.heads(self.last(hidden))
        return found


class Student(nn.Module):
    """Two layers and heads. Most entries of an observation are 0, so that the first layer costs next to nothing."""

    def __init__(self, entries: int, moves: int, seats: int, widths: tuple[int, int] = STUDENT) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(entries, widths[0]), nn.Linear(*widths)
        self.heads = _Heads(widths[1], moves, seats)

    def forward(self, seen: Tensor) -> Thought:
        """What it makes of observations [positions, entries]."""
        found: Thought = self.heads(self.second(self.first(seen).relu()).relu())
        return found

    @torch.no_grad()
    def keep_small(self) -> None:
        """Weights within what a file of small whole numbers can say."""
        for weights in self.parameters():
            weights.clamp_(-LARGEST, LARGEST)
