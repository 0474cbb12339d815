"""Gymnasium: one learner in a seat, bots in the others.

    env = gymnasium.make("affinage.envs.gym:affinage/beer-and-bread-v1", bots="greedy", illegal="noop")

Every game is registered as `affinage/<name>-v<rules version>`; what stands before the colon is the module that does so.
Who has imported it may leave it out.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from affinage.agents import Bot, make, parse
from affinage.core.about import about, names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import Game, find

from .episode import Episode, check_reset, cut_after, illegal_way, whole_move

__all__ = ["BotLike", "Seated", "register_all"]

BotLike = str | Callable[[Game, int, int], Bot]


class Seated(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game seen from one seat. The others are played by bots, who know no more than their seats may know."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's way to say so

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        bots: BotLike | Sequence[BotLike] = "random",
        options: dict[str, str] | None = None,
        reward: str = "win",
        illegal: str = "terminate",
        max_cycles: int | None = None,
        components: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat=None` seats the learner anew in every game; `bots` is one kind for all others, or one for each.

        A kind is a word ("random", "greedy") or a function that makes a bot for a game, a seat and a seed. After
        `max_cycles` moves of the learner a game is cut off.
        """
        self.episode = Episode(find(game, components), seats, options, reward)
        count = self.episode.seats
        if seat is not None and seat not in range(count):
            raise AffinageError(f"There are seats 0 to {count - 1}, not {seat}.")
        kinds = list(bots) if isinstance(bots, list | tuple) else [cast("BotLike", bots)] * (count - 1)
        if len(kinds) != count - 1:
            raise AffinageError(f"{count - 1} bots are wanted beside the learner, not {len(kinds)}.")
        for kind in kinds:
            if isinstance(kind, str):
                parse(kind)  # a wrong word is refused here and not in the middle of training
            elif not callable(kind):
                raise AffinageError(f"A bot is a word or a function of game, seat and seed, not {kind!r}.")
        self.max_cycles, self._steps = cut_after(max_cycles), 0
        self._kinds, self._wanted, self.seat = kinds, seat, seat or 0
        self.illegal, self.render_mode = illegal_way(illegal), render_mode
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (self.episode.layout.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.episode.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game; the same seed deals as at a table."""
        check_reset(options)
        super().reset(seed=seed)
        self._steps = 0
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        self.episode.begin(seed)
        mind = int(self.np_random.integers(1 << 31))
        game, seats = self.episode.game, self.episode.seats
        others = [p for p in range(seats) if p != self.seat]
        self.bots: dict[int, Bot] = {
            p: make(kind, game, p, mind, seats) if isinstance(kind, str) else kind(game, p, mind)
            for p, kind in zip(others, self._kinds, strict=True)
        }
        self._let_bots_move()
        if self.episode.over:  # the learner was never asked: deal again
            return self.reset(options=options)
        self._show()
        return self.episode.observe(self.seat), self._info()

    def _let_bots_move(self) -> None:
        """Until it is the learner's turn; of several seats that are asked at once the lowest moves first, as in AEC."""
        while self.episode.asked and self.episode.asked[0] != self.seat:
            seat = self.episode.asked[0]
            legal = self.episode.legal(seat).tolist()
            self.episode.play(seat, self.bots[seat].choose(self.episode.known(seat), legal))

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """The learner's move, then the bots' until it is asked again."""
        if not self.episode.begun:
            raise AffinageError("No game has begun: call reset first.")
        reward, ended, move = 0.0, False, whole_move(action)
        self._steps += 1
        if self.episode.is_legal(self.seat, move):
            self.episode.play(self.seat, move)
            self._let_bots_move()
        elif self.illegal == "raise":
            raise Illegal(f"Seat {self.seat + 1} cannot make move {move} now.", "")
        elif self.illegal == "terminate":
            reward, ended = -1.0, True
        if self.episode.over:
            reward, ended = self.episode.rewards()[self.seat], True
        cut = not ended and self.max_cycles is not None and self._steps >= self.max_cycles
        self._show()
        return self.episode.observe(self.seat), reward, ended, cut, self._info(ended or cut)

    def action_masks(self) -> NDArray[np.bool_]:
        """The learner's legal moves, as sb3-contrib asks for them."""
        return self.episode.mask(self.seat).astype(bool)

    def _info(self, ended: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.seat), "seat": self.seat}
        if ended:
            info["scores"] = self.episode.scores()
        return info

    def render(self) -> str | None:
        """The position as the learner's seat may see it, in words."""
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.episode.text(self.seat))  # noqa: T201 - that is what this mode is for


def register_all() -> None:
    """Make every game known to `gymnasium.make` under its versioned name; importing this module does so."""
    for name in names(everything=True):
        versioned = f"affinage/{name}-v{about(name).version}"
        if versioned not in gymnasium.registry:
            gymnasium.register(
                versioned,
                entry_point="affinage.envs.gym:Seated",
                vector_entry_point="affinage.envs.gym_vector:SeatedVector",
                kwargs={"game": name},
            )


register_all()
