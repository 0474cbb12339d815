"""Reviews of finished bot games and hints on many positions, checked: `python scripts/judge_games.py GAME [SEATS]`.

Of every review: its parts add up, and no story is of a turn that was forced or only confirmed. Of every hint: it names
something that its turn brings and the other one does not, also where both are equally good.
"""

import argparse
import random
import time
from collections import Counter

from affinage.agents import make
from affinage.agents.contrast import Contrast
from affinage.agents.explain import explain
from affinage.agents.look_back import chief
from affinage.agents.review import Review, review
from affinage.core.game import Game, find
from affinage.core.play import Table
from affinage.core.story import story

HINTS_IN = 0.08  # of the choices of a game


def played(game: Game, seats: int, level: str, seed: str) -> Table:
    """A finished game between bots."""
    table, bots = Table(game, seats, seed=seed), [make(level, game, seat, seat, seats=seats) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
    return table


def faults(table: Table, found: Review) -> list[str]:
    """What is wrong with a review."""
    wrong = []
    for name, split in (("chances", found.win), ("points", found.points)):
        if abs(sum(split[:-1]) - split.result) > 1e-6:
            wrong.append(f"the parts in {name} do not add up: {split}")
    if any(abs(part) > 1 + 1e-9 for part in found.win):
        wrong.append(f"a part is more than the whole: {found.win}")
    told = story(table)
    for step in found.stories:
        one = chief(found, step)
        if not one.telling or not any(beat.seat == one.seat for beat in told[step.turn].beats):
            wrong.append(f"turn {step.turn + 1} was forced or an empty confirmation: {told[step.turn].headline}")
    return wrong


def has_reason(against: Contrast | None) -> bool:
    """Whether a hint says what its turn brings and the other does not; an only turn has nothing to say."""
    return against is None or bool(against.reasons)


def reviews(game: Game, seats: int, count: int, level: str) -> int:
    """Review so many games; returns how many faults there were."""
    bad, words, unknown, took = 0, Counter[str](), list[float](), list[float]()
    for number in range(count):
        table = played(game, seats, level, f"judge {number}")
        began = time.perf_counter()
        found = review(table, number % seats)
        took.append(time.perf_counter() - began)
        words.update(one.word for step in found.steps for one in step.verdicts)
        unknown.append(abs(found.win.unknown))
        for fault in faults(table, found):
            bad += 1
            print(f"  game {number}: {fault}")
        print(f"  game {number}: {took[-1]:.0f} s, {[round(part, 2) for part in found.win]}", flush=True)
    print(f"{game.name}, {seats} seats: {count} reviews of {level}, {bad} faults, at most {max(took):.0f} s; {words}")
    return bad


def hints(game: Game, seats: int, count: int) -> int:
    """Hints on positions of games between greedy bots; returns how many give no reason."""
    rng, given, equal, silent, number, say = random.Random(1), 0, 0, 0, 0, game.say()
    while given < count:
        table = Table(game, seats, seed=f"hints {number}")
        bots = [make("greedy", game, seat, seat, seats=seats) for seat in range(seats)]
        number += 1
        while not table.over and given < count:
            seat = table.asked[0]
            if len(table.legal(seat)) > 1 and rng.random() < HINTS_IN:
                told = explain(game, table.observe(seat), seat, seats, say, seed=given)
                given += 1
                against = told.advice[1].contrast if len(told.advice) > 1 else None
                equal += against is None or against.equal
                if not has_reason(against):
                    silent += 1
                    print(f"  no reason: {told.why}", flush=True)
            table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
    print(f"{game.name}, {seats} seats: {given} hints, {equal} of them equally good, {silent} without a reason")
    return silent


def main() -> None:
    """From the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("seats", type=int, nargs="?", default=2)
    asked.add_argument("--reviews", type=int, default=20)
    asked.add_argument("--hints", type=int, default=200)
    asked.add_argument("--level", default="medium")
    told = asked.parse_args()
    game = find(told.game)
    bad = hints(game, told.seats, told.hints) if told.hints else 0
    bad += reviews(game, told.seats, told.reviews, told.level) if told.reviews else 0
    raise SystemExit(bad > 0)


if __name__ == "__main__":
    main()
