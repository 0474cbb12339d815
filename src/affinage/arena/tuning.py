"""Tune by play what a game's searches go by: `python -m affinage.arena.tuning wine-and-cheese --minutes 10`.

A natural evolution strategy: weights around the present ones are tried in pairs of opposites, all in quick games on the
same deals, half of them against those at the start and half against the present ones; then the present ones move
towards those that did well, and the steps grow or shrink with what paid. The result is printed as the game's
`weights.toml` has it, with the spreads that foretell results of such games best.
"""

import argparse
import queue
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from affinage.agents import quick
from affinage.agents.levels import suited
from affinage.agents.planner import turn_workspace
from affinage.agents.search import knobs, likeliest
from affinage.agents.spec import search_spec
from affinage.core.chance import generator
from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find

from .match import rate

LEAST_STEP = 10.0
STEP = 0.2  # of a weight, at the start
NARROWEST, WIDEST = 0.35, 1.5  # times the first steps
PACE = 0.1  # how quickly steps grow or shrink
POINTS = 40  # so many points are as good as a whole win, beside winning
STAGES = 64
Note = Callable[[float, int], None]  # told how much of the time is over, and after which generation
PROOF = 1 << 40  # deals from here on are for the proof alone


@dataclass
class Present:
    """Where a tuning stands: the weights, and how far tries go from them."""

    weights: Any
    steps: Any
    first_steps: Any

    @classmethod
    def at(cls, weights: tuple[int, ...]) -> "Present":
        """The start."""
        steps = np.maximum(LEAST_STEP, STEP * np.abs(np.array(weights, float)))
        return cls(np.array(weights, float), steps, steps)

    def tries(self, count: int, rng: np.random.Generator) -> Any:
        """Pairs of opposites around the present weights, in steps."""
        half = rng.standard_normal((count // 2, len(self.weights)))
        return np.concatenate([half, -half])

    def learn(self, tries: Any, fitness: Any) -> None:
        """Move towards what did well: by places, so that one lucky try does not count for more than being first."""
        count = len(tries)
        by_place = np.maximum(0.0, np.log(count / 2 + 1) - np.log(np.arange(1, count + 1)))
        pull = np.zeros(count)
        pull[np.argsort(-fitness, kind="stable")] = by_place / by_place.sum() - 1 / count
        self.weights = self.weights + self.steps * (pull @ tries)
        grown = self.steps * np.exp(PACE / 2 * (pull @ (tries**2 - 1)))
        self.steps = np.clip(grown, NARROWEST * self.first_steps, WIDEST * self.first_steps)


class Arena:
    """Quick games of one game on several threads."""

    def __init__(self, game: Game, threads: int) -> None:
        if not getattr(game.foresight, "WEIGHTS", ()):
            raise AffinageError(f"{game.name} has nothing to tune: it has no foresight with weights.")
        self.game, self.fast = game, game.specialise(quick)
        spec = suited(search_spec(), game, 2)
        self.knobs, self.options = knobs(game, 2, spec), np.array(game.option_values({}), np.int64)
        self.workspaces: queue.SimpleQueue[Any] = queue.SimpleQueue()
        for _ in range(threads):
            self.workspaces.put(turn_workspace(game, spec.playout.looks))
        self.pool = ThreadPoolExecutor(threads)

    def duels(self, pairs: list[tuple[Any, Any]], deals: range) -> list[Any]:
        """Every pair on the same deals with seats changed: for each a row per game, its `WON` and `LEAD`."""
        luck = np.array([generator(deal)[0] for deal in deals], np.uint64)

        def work(pair: tuple[Any, Any]) -> Any:
            both, found = np.rint(np.array(pair)).astype(np.int64), np.zeros((2 * len(luck), 2))
            self._in_a_workspace(
                lambda one: self.fast.duels(one, self.options, both, both.copy(), self.knobs, luck, found)
            )
            return found

        return list(self.pool.map(work, pairs))

    def spreads(self, weights: Any, deals: range) -> list[int]:
        """How far ahead a seat is e times as likely to win, stage by stage, where all go by these weights."""

        def work(deal: int) -> Any:
            both, leads = np.rint(np.array([weights, weights])).astype(np.int64), np.zeros((STAGES, 3))
            rng, noted = generator(deal), [0]

            def play(one: Any) -> None:
                noted[0] = self.fast.play(one, 2, self.options, both, self.knobs, rng, leads)

            self._in_a_workspace(play)
            return leads[: noted[0]]

        rows = np.concatenate(list(self.pool.map(work, deals)))
        found = []
        for stage in sorted({int(at) for at in rows[:, quick.STAGE]}):
            here = rows[rows[:, quick.STAGE] == stage]
            ahead, won = here[:, quick.AHEAD], here[:, quick.RESULT]
            found.append(round(likeliest(np.stack([ahead, 0 * ahead], 1), np.stack([won, 1 - won], 1))))
        return found

    def _in_a_workspace(self, work: Callable[[Any], None]) -> None:
        one = self.workspaces.get()
        try:
            work(one)
        finally:
            self.workspaces.put(one)


def tune(arena: Arena, present: Present, seconds: float, tries: int, games: int, note: Note) -> int:
    """Generation after generation until the time is up; returns how many there were."""
    start, rng = present.weights, np.random.default_rng(1)
    began, generation = time.perf_counter(), 0
    while generation == 0 or time.perf_counter() - began < seconds:
        moves = present.tries(tries, rng)
        tried = present.weights + present.steps * moves
        deals = range(generation * games, generation * games + max(1, games // 4))
        old, now = (arena.duels([(one, other) for one in tried], deals) for other in (start, present.weights))
        found = np.concatenate([old, now], axis=1).mean(axis=1)
        present.learn(moves, found[:, quick.WON] + found[:, quick.LEAD] / POINTS)
        generation += 1
        note(min(1.0, (time.perf_counter() - began) / max(seconds, 1e-9)), generation)
    return generation


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m affinage.arena.tuning", description="Tune weights by play.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tries", type=int, default=48, help="weights that are tried in a generation")
    parser.add_argument("--games", type=int, default=60, help="that each of them plays")
    parser.add_argument("--proof", type=int, default=400, help="deals on which the result meets the start")
    parser.add_argument("--threads", type=int, default=cores())
    given = parser.parse_args()
    if given.tries < 2 or given.games < 4 or given.proof < 1 or given.threads < 1:
        parser.error("at least two tries, four games, one deal for the proof and one thread, please")
    try:
        arena = Arena(find(given.game), given.threads)
    except AffinageError as wrong:
        sys.exit(str(wrong))
    present = Present.at(arena.game.foresight.WEIGHTS)
    start = present.weights
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{arena.game.name}, generation 1", total=1.0)

        def note(done: float, generation: int) -> None:
            bar.update(task, completed=done, description=f"{arena.game.name}, generation {generation + 1}")

        generations = tune(arena, present, 60 * given.minutes, given.tries, given.games, note)
        bar.update(task, description="proof")
        (found,) = arena.duels([(present.weights, start)], range(PROOF, PROOF + given.proof))
        spreads = arena.spreads(present.weights, range(PROOF, PROOF + 5 * given.proof))
    share = rate(float(found[:, quick.WON].sum()), len(found))
    print(f"# after {generations} generations, against the start in quick games on other deals: {share}")  # noqa: T201 - that is what the command is for
    print(f"spread = {spreads}\nweights = {np.rint(present.weights).astype(int).tolist()}")  # noqa: T201 - likewise


if __name__ == "__main__":
    main()
