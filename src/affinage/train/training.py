"""A stretch of training: imitation of the greedy bot at the very beginning, then self-play until the time is over."""

import copy
import random
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

import affinage
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of

from . import checkpoint
from .export import export
from .imitation import Lesson, greedy_lesson
from .ppo import Learner, Steps
from .selfplay import Scale, Stretch

POOL = 8  # earlier teachers that are kept as opponents
RENEW = 25  # stretches after which one more is kept
TELL = 10.0  # seconds between two reports
Note = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Course:
    """How long, how much at a time, and with how many seats."""

    minutes: float = 5.0
    seats: tuple[int, ...] = ()  # none: the game's own, two seats every other time
    games: int = 0  # side by side; none: as many as suit the device
    moves: int = 0  # of a stretch
    imitate: float = 0.15  # of the time, where nothing was learnt before
    device: str = "cuda"
    seed: int = 1
    steps: Steps = field(default_factory=Steps)

    def sizes(self, entries: int) -> tuple[int, int]:
        """Games and moves of a stretch. A card is idle with few games, and learns nothing new from too many."""
        card = self.device == "cuda"
        games = self.games or ((65536 if entries < 2000 else 40960) if card else 256)
        return games, self.moves or (32 if entries < 2000 or not card else 48)


def in_turn(game: Game, wanted: tuple[int, ...]) -> list[int]:
    """Which seat counts are played, one after another: between two as often as all others together."""
    seats = [n for n in game.seats if n > 1] if not wanted else list(wanted)
    for n in seats:
        if n not in game.seats:
            raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {n}.")
    if wanted or 2 not in seats:
        return seats
    others = [n for n in game.seats if n != 2]  # a game alone as well
    return [n for other in others for n in (2, other)] or [2]


class Training:
    """One game's nets, from wherever they stood."""

    def __init__(self, game: Game, course: Course, start: Path | None = None) -> None:
        if course.device == "cuda" and not torch.cuda.is_available():
            raise AffinageError("PyTorch finds no card here. --device cpu trains on the processor, for a small game.")
        self.game, self.course, self.scale = game, course, Scale()
        layout = layout_of(game)
        torch.manual_seed(course.seed)
        torch.set_float32_matmul_precision("high")
        self.learner = Learner(layout.size, game.actions, max(game.seats), course.device, course.steps)
        self.story = checkpoint.load(start, game, self.learner, self.scale) if start else []
        self.order = in_turn(game, course.seats)
        self.moves_seen = 0
        self._dice, self._pool = random.Random(course.seed), list[Any]()  # noqa: S311 - which opponent comes next
        self.lessons: list[Lesson] = []

    def prepare(self, note: Note) -> None:
        """What takes no card: games of the greedy bot, where nothing was learnt before."""
        if self.story or self.course.imitate <= 0:
            return
        games, moves = (2048, 384) if self.course.device == "cuda" else (128, 64)
        for seats in sorted({n for n in self.order if n > 1}):
            self.lessons.append(greedy_lesson(self.game, seats, games, moves, self.course.seed + seats))
            note({"step": "lesson", "seats": seats, "choices": games * moves})

    def lay_out(self) -> None:
        """Batches of all seat counts; on a card this compiles the rules for it."""
        games, moves = self.course.sizes(layout_of(self.game).size)
        room: Stretch | None = None
        self.stretches: dict[int, Stretch] = {}
        for seats in sorted(set(self.order)):
            batch = affinage.vector(
                self.game.name, games, seats=seats, seed=self.course.seed * 100 + seats, device=self.course.device
            )
            room = Stretch(batch, moves, max(self.game.seats), self.course.device, room)
            self.stretches[seats] = room

    def run(self, note: Note, lock: AbstractContextManager[Any] | None = None) -> None:
        """Learn until the time is over; `lock` is held meanwhile, so that several games take turns on one card."""
        with lock or nullcontext():
            begin, told, rounds = time.monotonic(), 0.0, 0
            total = 60 * self.course.minutes
            if self.lessons:
                self._imitate(total * self.course.imitate, note)
            while True:
                passed = time.monotonic() - begin
                if passed >= total:
                    break
                seats = self.order[rounds % len(self.order)]
                found = self._once(seats, rounds, 1 - passed / total)
                rounds += 1
                if passed - told >= TELL or rounds == 1:
                    told = passed
                    note(self._tell(passed, rounds, seats, found))
            self.story.append({"stretch": True, "seconds": total, "moves": self.moves_seen, "seats": self.order})

    def _once(self, seats: int, rounds: int, left: float) -> dict[str, float]:
        stretch, learner = self.stretches[seats], self.learner
        if rounds % RENEW == 0:
            self._pool.append(copy.deepcopy(learner.teacher.state_dict()))
            self._pool = self._pool[:1] + self._pool[1:][-POOL:]  # the first one stays
        learner.earlier.load_state_dict(self._dice.choice(self._pool))
        begin = time.monotonic()
        rows = stretch.play(
            lambda seen: learner.think(learner.teacher, seen),
            lambda seen: learner.think(learner.student, seen),
            lambda seen: learner.think(learner.earlier, seen),
            self.scale,
        )
        self.moves_seen += stretch.moves * stretch.batch.count
        if self.course.device == "cuda":
            torch.cuda.synchronize()
        playing = time.monotonic() - begin
        found = learner.learn(rows, seats, left)
        return found | {"playing": playing, "learning": time.monotonic() - begin - playing}

    def _tell(self, passed: float, rounds: int, seats: int, found: dict[str, float]) -> dict[str, Any]:
        won = torch.stack([s.won for s in self.stretches.values()]).sum(0).tolist()
        for stretch in self.stretches.values():
            stretch.won.zero_()
        report = {
            "step": "play",
            "seconds": round(passed, 1),
            "rounds": rounds,
            "moves": self.moves_seen,
            "seats": seats,
        }
        report |= {name: round(value, 4) for name, value in found.items()}
        report |= {"against_earlier": round(won[0] / won[1], 4) if won[1] else None, "games": int(won[1])}
        report |= {"points": round(self.scale.mean, 2), "spread": round(self.scale.spread, 2)}
        self.story.append(report)
        return report

    def _imitate(self, seconds: float, note: Note) -> None:
        """Play the greedy bot's games again, and learn its moves, as often as there is time."""
        begin, device, rounds, loss = time.monotonic(), self.course.device, 0, 0.0
        while time.monotonic() - begin < seconds:
            lesson = self.lessons[rounds % len(self.lessons)]
            batch: Any = affinage.vector(
                self.game.name, lesson.played.shape[1], seats=lesson.seats, seed=lesson.seed, device=device
            )
            played, wanted = (torch.as_tensor(x, device=device) for x in (lesson.played, lesson.wanted))
            for t in range(len(played)):
                seen, mask = (torch.as_tensor(x, device=device) for x in (batch.observations, batch.masks))
                loss = self.learner.imitate(seen, mask != 0, wanted[t].long())
                batch.step(played[t].int() if device == "cuda" else lesson.played[t])
                if time.monotonic() - begin >= seconds:
                    break
            rounds += 1
            note({"step": "imitate", "seconds": round(time.monotonic() - begin, 1), "rounds": rounds, "loss": loss})
        self.lessons = []

    def keep(self, folder: Path, trained: str) -> tuple[Path, Path]:
        """The file to go on from, and the one that bots think with."""
        to, mind = folder / f"{self.game.name}.npz", folder / f"{self.game.name}-mind.npz"
        checkpoint.save(to, self.game, self.learner, self.scale, self.story)
        export(mind, self.game, self.learner.student, sorted(set(self.order)), trained)
        return to, mind
