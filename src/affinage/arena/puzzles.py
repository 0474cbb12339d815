"""Puzzles found in games of strong bots: positions in which one turn is best, and weak bots miss it.

Two kinds. *Exact*: the rest of the game is looked through from every end of the turn, so that the points are proven.
*Judged*: the best turn leads the next other one by a margin on fresh luck, over clusters of guesses of what is hidden,
by several judges. Neither is kept where the answer is forced, where `novice` or `greedy` find it, or where nothing can
be said for it in words.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

import numpy as np

from affinage.agents import make, solve
from affinage.agents.contrast import contrast, figures
from affinage.agents.endgame import GUESSES, SAME, Solver
from affinage.agents.judge import Judge, ahead_of_rivals, error, firmness
from affinage.agents.planner import Path
from affinage.agents.puzzle import EXACT, JUDGED, POINTS, WIN, Place, Puzzle, Way, laid, theme_of
from affinage.agents.spec import search_spec
from affinage.core.chance import generator
from affinage.core.game import CHANCE, Game
from affinage.core.play import Event, Table
from affinage.core.record import Record
from affinage.core.turns import Cutter

PLAYER = "search:800"  # who plays the games in which puzzles are looked for
LEVELS, TRIES, FINDS = ("novice", "easy", "medium", "hard"), 8, 5  # a level finds it in so many of its tries
MOST_TURNS, MOST_POSITIONS = 4000, 200_000  # for what is proven
PROVEN = 1.0  # points by which a proven turn must lead: nothing is uncertain about it
QUICK = "easy"  # who plays games of which the end alone is looked at
ALONE, CARELESS = "greedy", 0.5  # and who does alone, with so many choices at random: whoever plays well there ends the
# game by its own doing, and what comes after turns that do not end it is more than can be looked through
POINTS_OF_SPREAD, SAMPLES = 0.3, 16  # a margin in points, as a part of how far apart equal bots end
LOOKED, SCREEN, ROUNDS = 8, 40, 480
SCREENED = 0.08  # a margin that is worth a closer look
MARGIN, SURELY, Z = 0.12, 0.06, 2.58  # the margin, and the lower end of its 99 % interval
LOWEST, HIGHEST = 0.15, 0.85  # chances to win that can still be changed
DIFFERENT = 4  # turns with different ends, at least
RIGHT, NEAR = 0.02, 0.04  # turns that lose less than this are right, too, or nearly
WEIGHT, AGAINST = 0.9, -0.08  # clusters with so much weight prefer the answer, and none another by more
FRESH, CLOSER = 11, 12  # sets of luck that the search has not used


class Found(NamedTuple):
    """A position worth asking about."""

    standing: tuple[tuple[int, int], ...]
    known: Record
    seat: int
    made: Path  # what a strong bot did there


def usual_options(game: Game, seats: int, number: int = 0) -> dict[str, str]:
    """Seats take turns, where a game can also be played all at once: then a turn begins where somebody is asked.
    Alone, what can be chosen there only (how strong the rival is, say) goes by the number of the game."""
    if seats == 1:
        alone = [option for option in game.options if (1,) in option.only.values()]
        return {option.name: option.values[number % len(option.values)] for option in alone}
    clockwise = any(
        option.name == "turns" and "clockwise" in option.values and seats in option.only.get("clockwise", (seats,))
        for option in game.options
    )
    return {"turns": "clockwise"} if clockwise else {}


def played(
    game: Game, seats: int, options: dict[str, str], number: int, player: str = PLAYER, careless: float = 0.0
) -> Table:
    """A game between equal bots, which make so many of their choices at random; its number decides everything."""
    table, luck = Table(game, seats, options=options, seed=f"puzzles {number}"), Random(number)  # noqa: S311 - no secret
    bots = [make(player, game, seat, number, seats=seats, trees=1) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        any_move = careless > 0 and luck.random() < careless
        table.play(seat, luck.choice(legal) if any_move else bots[seat].choose(known, legal))
    return table


def asked_in(table: Table) -> list[Found]:
    """Where one seat alone begins a turn, with what it did up to the end or to Chance's next word."""
    game, events = table.game, table.standing()
    shadow = Table(game, table.seats, options=table.options, seed="", deal=False)
    cutter, found = Cutter(game, table.seats), list[Found]()
    open_turn = False
    for at, event in enumerate(events):
        before = len(cutter.turns)
        cutter.begin(shadow.state, event.seat)
        if event.seat == CHANCE:
            open_turn = False
        elif len(cutter.turns) > before:
            open_turn = len(cutter.turns[-1].seats) == 1
            if open_turn:
                standing = tuple((e.seat, e.move) for e in events[:at])
                found.append(Found(standing, shadow.observe(event.seat), event.seat, ()))
        if open_turn and found and event.seat == found[-1].seat:
            found[-1] = found[-1]._replace(made=(*found[-1].made, event.move))
        shadow.put(event)
        cutter.end(shadow.state, event.seat, event.move)
    return found


class Leads(NamedTuple):
    """What turns are worth to their seat, by unit: [turn, round]."""

    worth: dict[str, Any]

    @property
    def leads(self) -> dict[str, Any]:
        """By unit, how much each turn is ahead of each other one on average."""
        return {unit: (m := one.mean(axis=1))[:, None] - m[None, :] for unit, one in self.worth.items()}

    def mean(self, unit: str) -> Any:
        """Each turn's worth."""
        return self.worth[unit].mean(axis=1)


class Finder:
    """Looks for puzzles in games of one kind."""

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self.game, self.seats = game, seats
        self.options = usual_options(game, seats) if options is None else options
        self.always = options
        self.judge = Judge(game, seats, search_spec(iterations=1200), 1)
        self.second = Judge(game, seats, search_spec(iterations=1200), 2)
        self.solver = Solver(game, seats)
        self.left_out = Counter[str]()  # why positions were no puzzles
        self._bots: dict[tuple[str, int, int], Any] = {}

    def in_game(self, number: int, proven: bool = False) -> Iterator[Puzzle]:
        """The puzzles of one game; or of a quick one, and only what can be proven at its end."""
        if self.always is None:
            self.options = usual_options(self.game, self.seats, number)
        if proven and self.seats == 1:
            table = played(self.game, 1, self.options, number, ALONE, CARELESS)
        else:
            table = played(self.game, self.seats, self.options, number, QUICK if proven else PLAYER)
        places = asked_in(table)
        solved = True
        for found in reversed(places):
            if solved:
                one, solved = self.proven(found)
                if one is not None:
                    yield one
                if solved:
                    continue
                if proven:
                    return
            if (one := self.judged(found)) is not None:
                yield one

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """The same position, judged by the rules and components of today; nothing where it is no puzzle any more."""
        table, self.options = laid(self.game, puzzle), puzzle.options
        if table.asked != (puzzle.seat,):
            return None
        found = Found(puzzle.standing, table.observe(puzzle.seat), puzzle.seat, puzzle.ways[0].moves)
        one = self.proven(found)[0] if puzzle.proof == EXACT else self.judged(found)
        return None if one is None else replace(one, number=puzzle.number)

    # What is proven

    def proven(self, found: Found) -> tuple[Puzzle | None, bool]:
        """A puzzle whose answer is proven, if there is one here; and whether the position could be solved at all."""
        place = Place(self.game, found.known, found.seat)
        if len(place.legal(place.guessed())) < 2:
            return self._no("begins with what is forced"), True
        turns = place.turns(MOST_TURNS)
        if turns is None or (worth := self.solved(place, turns)) is None:
            return None, False
        order = sorted(range(len(turns)), key=lambda at: (-round(worth[at][0], 6), -worth[at][1]))
        best = worth[order[0]]
        less = [round(best[1] - worth[at][1], 4) for at in range(len(turns))]
        if any(worth[at][0] > best[0] + SAME or less[at] < -SAME for at in order):  # winning and points disagree
            return self._no("winning and points disagree"), True
        others = [at for at in order if less[at] > SAME]
        if (
            len(turns) < DIFFERENT
            or not others
            or less[others[0]] < PROVEN
            or 3 * (len(turns) - len(others)) > len(turns)
        ):
            return self._no("proven, but no great difference"), True
        ends = {place.end(turns[at]): less[at] for at in order}
        ways = [Way(turns[at], *worth[at]) for at in (order[0], *_first_of_each(others, less))]
        return self._told(found, place, EXACT, POINTS, ways, ends, less[others[0]], 0.0, {"turns": len(turns)}), True

    def solved(self, place: Place, turns: Sequence[Path]) -> list[tuple[float, float]] | None:
        """Win and points ahead after every turn, the same for every guess; nothing where that cannot be proven."""
        game, solver, first = self.game, self.solver, list[tuple[float, float]]()
        rng, worth = generator(5), np.zeros(solve.COLUMNS)
        for guess in range(GUESSES):
            full = place.known.copy()
            game.observe.guess(full, place.seat, rng)
            for at, path in enumerate(turns):
                s = full.copy()
                for move in path:
                    game.rules.apply(s, place.seat, move)
                solver.stack.counts[:] = 0
                solver.stack.states[0] = np.frombuffer(s.to_bytes(), game.state.dtype)[0]
                if not solver.fast.solve(solver.stack, self.seats, place.seat, MOST_POSITIONS, worth):
                    return None
                if solver.stack.counts[solve.FOREIGN]:
                    return None
                ahead = float(worth[solve.MOST_SEATS + place.seat])
                said = (float(worth[place.seat]) - ahead) / solve.WIN, ahead
                if guess == 0:
                    first.append(said)
                elif abs(said[0] - first[at][0]) > SAME or abs(said[1] - first[at][1]) > SAME:
                    return None
        return first

    # What is judged

    def judged(self, found: Found) -> Puzzle | None:
        """A puzzle whose answer several judges agree on, if there is one here."""
        place, judge, known, seat = Place(self.game, found.known, found.seat), self.judge, found.known, found.seat
        made = judge.as_turn(known, seat, found.made)
        ends = {place.end(path) for path in self._weak(known, seat)}
        if len(place.legal(place.guessed())) < 2 or place.end(made) in ends:
            return self._no("as weak bots play")
        rough = self._leads(known, seat, [made, *self._weak(known, seat)], SCREEN, FRESH)
        if not any(lead[0, 1:].min() >= SCREENED * self.scale(unit) for unit, lead in rough.leads.items()):
            return self._no("no great difference")
        by_end: dict[str, Path] = {place.end(made): made}
        for path in (*judge.turns(known, seat, LOOKED), *self.second.turns(known, seat, 2), *self._weak(known, seat)):
            by_end.setdefault(place.end(path), path)
        if len(by_end) < DIFFERENT:
            return self._no("too few turns")
        paths, keys = list(by_end.values()), list(by_end)
        found_by = {keys[0], place.end(judge.turns(known, seat, 1)[0]), place.end(self.second.turns(known, seat, 1)[0])}
        screened = self._leads(known, seat, paths, 3 * SCREEN, CLOSER)
        for unit in (WIN, POINTS):
            one = self._led(found, place, paths, keys, screened, unit, found_by)
            if one is not None:
                return one
        return None

    def _led(
        self, found: Found, place: Place, paths: list[Path], keys: list[str], screened: "Leads", unit: str,
        found_by: set[str],
    ) -> Puzzle | None:  # fmt: skip
        """The same, by chances to win or by points."""
        known, seat, scale = found.known, found.seat, self.scale(unit)
        worth = screened.mean(unit)
        order = sorted(range(len(paths)), key=lambda at: -worth[at])
        if worth[order[0]] - worth[order[1]] < SCREENED / 2 * scale:
            return self._no("two turns as good")
        chosen = order[:4]
        fresh = self._leads(known, seat, [paths[at] for at in chosen], ROUNDS, FRESH + 4)
        mean = fresh.mean(unit)
        if int(np.argmax(mean)) != 0:
            return self._no("another on fresh luck")
        close = min((fresh.worth[unit][0] - fresh.worth[unit][n] for n in range(1, len(chosen))), key=np.mean)
        margin, doubt = float(close.mean()), error(close)
        if margin < MARGIN * scale or margin - Z * doubt < SURELY * scale:
            return self._no("margin too small")
        if unit == WIN and not LOWEST <= mean[0] <= HIGHEST:
            return self._no("decided")
        if found_by != {keys[chosen[0]]}:
            return self._no("judges disagree")
        if not self._in_clusters(known, seat, close / scale):
            return self._no("depends on what is hidden")
        values = {keys[at]: round(max(0.0, float(worth[order[0]] - worth[at])), 3) for at in range(len(paths))}
        values |= {keys[at]: round(max(0.0, float(mean[0] - mean[n])), 3) for n, at in enumerate(chosen)}
        win, ahead = fresh.mean(WIN), fresh.mean(POINTS)
        ways = [
            Way(paths[at], round(float(win[n]), 3), round(float(ahead[n]), 1))
            for n, at in sorted(enumerate(chosen), key=lambda one: -mean[one[0]])
        ]
        tests = {"rounds": ROUNDS, "judges": 3, "compared": len(paths)}
        return self._told(found, place, JUDGED, unit, ways, values, margin, doubt, tests)

    def _leads(self, known: Record, seat: int, paths: Sequence[Path], rounds: int, samples: int) -> "Leads":
        """Turns played on with the same luck, all of them to the end of the game."""
        told = self.judge.play_out(known, seat, paths, rounds, rounds, samples)
        win = told.win(firmness([told]))[..., seat]
        return Leads({WIN: win, POINTS: ahead_of_rivals(told.points[..., -1], seat)})

    def scale(self, unit: str) -> float:
        """What a whole chance to win is in a unit: by a normal law, an eighth of it is three tenths of the spread."""
        return 1.0 if unit == WIN else POINTS_OF_SPREAD * self.spread / MARGIN

    @cached_property
    def spread(self) -> float:
        """How far apart equal bots end, in points: the standard deviation of a few quick games."""
        margins = list[float]()
        for number in range(SAMPLES):
            table = played(self.game, self.seats, self.options, -1 - number, "easy")
            margins += [
                float(ahead_of_rivals(np.array([table.points(p)[0] for p in range(self.seats)], float), seat))
                for seat in range(self.seats)
            ]
        return max(1.0, float(np.std(margins)))

    def _weak(self, known: Record, seat: int) -> list[Path]:
        """What those who do not look ahead would do."""
        return [self.judge.made_by(self._bot(kind, seat, 0), known, seat) for kind in ("greedy",)]

    def _in_clusters(self, known: Record, seat: int, lead: Any) -> bool:
        """Whether the answer leads whatever the hidden things are: guesses alike stand together."""
        rows, luck = list[Any](), np.zeros(1, np.uint64)
        for at in range(len(lead)):
            s = known.copy()
            luck[0] = self.judge._luck(FRESH + 4, at)  # noqa: SLF001 - the very guess that the judge has played on from
            self.game.observe.guess(s, seat, luck)
            rows.append(np.frombuffer(s.to_bytes(), np.uint8).astype(float))
        data = np.array(rows)
        data = data[:, data.std(axis=0) > 0]
        if data.shape[1] == 0:
            return True
        data = (data - data.mean(axis=0)) / data.std(axis=0)
        ways = np.linalg.svd(data, full_matrices=False)[2][:3]
        kind = ((data @ ways.T > 0) * (1, 2, 4)[: len(ways)]).sum(axis=1)
        means = [(float((kind == k).mean()), float(lead[kind == k].mean())) for k in sorted(set(kind.tolist()))]
        big = [(weight, mean) for weight, mean in means if weight >= 0.03]
        return sum(weight for weight, mean in means if mean > 0) >= WEIGHT and all(mean > AGAINST for _, mean in big)

    # What both have in common

    def _no(self, why: str) -> Puzzle | None:
        """No puzzle, and why."""
        self.left_out[why] += 1
        return None

    def _bot(self, kind: str, seat: int, seed: int) -> Any:
        key = kind, seat, seed
        if key not in self._bots:
            self._bots[key] = make(kind, self.game, seat, seed, seats=self.seats, trees=1)
        return self._bots[key]

    def _told(
        self, found: Found, place: Place, proof: str, unit: str, ways: list[Way], ends: dict[str, float],
        margin: float, doubt: float, tests: dict[str, Any],
    ) -> Puzzle | None:  # fmt: skip
        known, seat = found.known, found.seat
        right, near = (0.0, 1.0) if proof == EXACT else (RIGHT * self.scale(unit), NEAR * self.scale(unit))
        accepted = {end for end, less in ends.items() if less <= right + SAME}

        def finds(level: str, seed: int) -> bool:
            return place.end(self.judge.made_by(self._bot(level, seat, seed), known, seat)) in accepted

        if proof == JUDGED and finds("greedy", 0):  # what is proven may be found by counting
            return self._no("greedy finds it")
        level, tries = "", dict[str, int]()
        for name in LEVELS:
            tries[name] = sum(finds(name, seed) for seed in range(TRIES))
            if tries[name] >= FINDS:
                if name == LEVELS[0]:
                    return self._no("novice finds it")
                level = name
                break
        paths = [ways[0].moves, ways[1].moves]
        outcomes = self.judge.play_out(known, seat, paths, 192, 192, CLOSER + 4)
        told = figures(outcomes, 0, 1, seat, firmness([outcomes]))
        said = contrast(self.game, known, seat, paths[0], paths[1], told, self.game.say())
        if not said.reasons or (said.equal and unit == WIN):
            return self._no("no reason in words")
        row = {
            "win": round(told.win, 3), "other": round(told.other, 3), "error": round(told.error, 4),
            "parts": [_pair(gain) for gain in told.parts], "score": _pair(told.score), "rivals": _pair(told.rivals),
        }  # fmt: skip
        return Puzzle(
            0, self.seats, self.options, found.standing, seat, proof, theme_of(self.game, paths[0]), level, unit,
            round(margin, 3), round(doubt, 4), round(right, 3), round(near, 3), tuple(ways[:4]), ends, row, tries,
            tests,
        )  # fmt: skip


def _first_of_each(order: Sequence[int], less: Sequence[float]) -> list[int]:
    """Of turns that are worth the same, the first."""
    found: dict[float, int] = {}
    for at in order:
        found.setdefault(less[at], at)
    return list(found.values())[:3]


def _pair(gain: Any) -> list[float]:
    return [round(gain.n, 3), round(gain.error, 4)]


__all__ = ["Event", "Finder", "asked_in", "played"]
