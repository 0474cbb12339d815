"""Stretches of games that a net plays against itself, and what each move turned out to be worth.

Turns run unevenly (one seat has several small moves in a row, then another), so the worth of a position is linked to
the next position of the *same seat*: with lambda 1 inside a turn and less from turn to turn (TD(lambda), Sutton 1988;
generalised advantages, Schulman et al. 2016).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .nets import Thought

FROM_TURN_TO_TURN = 0.92  # lambda
MARGIN = 0.15  # how much the margin counts beside the share of the win
ALONE = 0.97  # lambda where nobody else plays: a game is one long turn
ENOUGH = 16  # games that say how far points lie apart
STUDENTS, OLD = 0.12, 0.15  # shares of the games: played by the student, and against earlier teachers


class Rows(NamedTuple):
    """Moves that were made, one after another; `use` tells which there is something to learn from."""

    seen: Tensor
    mask: Tensor
    move: Tensor
    likely: Tensor  # its logarithm when it was chosen
    advantage: Tensor
    target: Tensor  # shares of the win, margin, points: lambda returns
    plays: Tensor  # whether the teacher chose it
    use: Tensor


class Scale:
    """How far points lie apart at the ends of games, so that games can be compared."""

    def __init__(self) -> None:
        self.mean, self.spread, self.margin, self.known = 0.0, 20.0, 15.0, False

    def learn(self, scores: Tensor) -> None:
        """Move towards the ends of these games [games, seats]."""
        if len(scores) < ENOUGH:
            return
        best = scores.max(1).values - scores.float().mean(1)
        for name, found in (("mean", scores.mean()), ("spread", scores.std()), ("margin", best.mean() * 2)):
            was = getattr(self, name)
            setattr(self, name, was + (0.05 if self.known else 1.0) * (float(found) - was))
        self.known = True
        self.spread, self.margin = max(self.spread, 1.0), max(self.margin, 1.0)


def ends(rewards: Tensor, scores: Tensor, scale: Scale, width: int) -> Tensor:
    """The targets at the end of games, as every seat sees them: [games, seats, shares + margin + points]."""
    games, seats = rewards.shape
    turned = (torch.arange(seats)[:, None] + torch.arange(seats)[None]) % seats  # from each viewer on
    shares, points = rewards[:, turned], scores.float()[:, turned]
    room = torch.zeros(games, seats, 2 * width + 1, device=rewards.device)
    room[:, :, :seats] = shares
    if seats > 1:
        room[:, :, width] = ((points[:, :, 0] - points[:, :, 1:].max(2).values) / scale.margin).tanh()
    room[:, :, width + 1 : width + 1 + seats] = (points - scale.mean) / scale.spread
    return room


def utility(values: Tensor, width: int) -> Tensor:
    """What is played for: mostly the win, a little the margin, lest nothing matter once a game is decided."""
    return values[..., 0] + MARGIN * values[..., width]


class Stretch:
    """Room for so many moves in all games of a batch; `play` fills it."""

    def __init__(self, batch: Any, moves: int, width: int, device: str, room: "Stretch | None" = None) -> None:
        n, self.batch, self.moves, self.width, self.device = batch.count, batch, moves, width, device
        kind = torch.bfloat16 if device == "cuda" else torch.float32
        if room is None:
            self.seen: Tensor = torch.empty(moves, n, batch.layout.size, dtype=kind, device=device)
            self.mask: Tensor = torch.empty(moves, n, batch.actions, dtype=torch.bool, device=device)
        else:  # stretches are learnt from one after another
            self.seen, self.mask = room.seen, room.mask
        self.students = torch.arange(n, device=device) < STUDENTS * n
        old = (torch.arange(n, device=device) < (STUDENTS + OLD) * n) & ~self.students
        self.old_games = old.nonzero().squeeze(-1)
        self.learner = torch.where(old, torch.arange(n, device=device) % batch.seats, -1)  # -1: it plays all seats
        self.won = torch.zeros(2, device=device)  # against earlier teachers: shares of the win, and games

    @torch.no_grad()
    def play(self, think: Callable[[Tensor], Thought], student: Any, earlier: Any, scale: Scale) -> Rows:
        """So many moves in all games, drawn as likely as the nets think them good."""
        batch, n, seats, width = self.batch, self.batch.count, self.batch.seats, self.width
        games, kept = torch.arange(n, device=self.device), []
        pupils = int(self.students.sum())
        for t in range(self.moves):
            self.seen[t] = self._look(batch.observations)
            self.mask[t] = self._look(batch.masks) != 0
            turn = self._look(batch.turns).long()
            thought = think(self.seen[t])
            logits = thought.moves.masked_fill(~self.mask[t], -1e9)
            plays = (self.learner < 0) | (self.learner == turn)
            if pupils:
                by = student(self.seen[t, :pupils]).moves
                logits[:pupils] = by.masked_fill(~self.mask[t, :pupils], -1e9)
            if earlier is not None and len(self.old_games):
                by = earlier(self.seen[t, self.old_games]).moves.masked_fill(~self.mask[t, self.old_games], -1e9)
                logits[self.old_games] = torch.where(plays[self.old_games, None], logits[self.old_games], by)
            likely = logits.log_softmax(1)
            move = (likely - torch.empty_like(likely).exponential_().log()).argmax(1)
            batch.step(move.int() if self.device == "cuda" else move.numpy())
            ended = self._look(batch.done) != 0
            value = thought.values(seats)
            last = ends(self._look(batch.rewards)[:, :seats], self._look(batch.scores)[:, :seats], scale, width)
            kept.append((turn, move, likely[games, move], value, ended, last, plays & ~self.students))
            if earlier is not None:
                over = (ended & (self.learner >= 0)).float()
                self.won += torch.stack([(last[games, self.learner.clamp(min=0), 0] * over).sum(), over.sum()])
        scale.learn(self._look(batch.scores)[:, :seats][ended].float())
        return self._link(kept)

    def _look(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _link(self, kept: list[tuple[Tensor, ...]]) -> Rows:
        """From the last move back: each position gets its worth from its seat's next one, or from the end."""
        batch, n, width = self.batch, self.batch.count, 2 * self.width + 1
        games = torch.arange(n, device=self.device)
        ahead = torch.zeros(n, batch.seats, width, device=self.device)
        gain = torch.zeros(n, batch.seats, width, device=self.device)
        known = torch.zeros(n, batch.seats, dtype=torch.bool, device=self.device)
        following = torch.full((n,), -1, device=self.device)
        found, same = [], 1.0 if batch.seats > 1 else ALONE
        for t in reversed(range(len(kept))):
            turn, move, likely, value, ended, last, plays = kept[t]
            end = ended[:, None]
            ahead = torch.where(end[..., None], last, ahead)
            gain = torch.where(end[..., None], 0.0, gain)
            known, following = known | end, torch.where(ended, -1, following)
            keeps = torch.where(following == turn, same, FROM_TURN_TO_TURN)[:, None]
            use = known[games, turn]
            gained = torch.where(use[:, None], ahead[games, turn] - value + keeps * gain[games, turn], 0.0)
            choice = self.mask[t].sum(1) > 1  # a forced move teaches nothing
            found.append((move, likely, utility(gained, self.width), value + gained, plays, use & choice))
            ahead[games, turn], gain[games, turn], known[games, turn], following = value, gained, True, turn
        move, likely, advantage, target, plays, use = (torch.cat(x) for x in zip(*reversed(found), strict=True))
        return Rows(self.seen.flatten(0, 1), self.mask.flatten(0, 1), move, likely, advantage, target, plays, use)
