"""A judge of whole turns: which there are, and what each brings, from what its seat may know.

The best turn is found with one set of samples (the search) and measured with another: the best of many noisy figures is
too good, and would invent losses. Turns are compared in pairs, with the same guesses and the same luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import CHANCE, Game
from affinage.core.record import Record

from . import judging, lookahead, playout, turns
from .planner import Path, Planner, thinker, turn_workspace
from .search import LOOPS, Searcher, forget, spreads
from .spec import BotSpec

AHEAD = 6  # turns of each seat after which the chance to win is judged
LOOKS = 40  # positions of a turn that is played on
NOISE = 8  # such a part of what a lead means is left to luck where a turn is chosen
LONGEST = 24  # small moves of a turn
FIRMEST = 12.0  # how much firmer than it says a judgement on the way may be taken
TOO_FEW = 40.0  # samples' worth of doubt: with few of them a judgement is taken as it stands


@dataclass(frozen=True)
class Outcomes:
    """What became of some turns, all with the same rounds of luck."""

    shares: Any  # [turn, round, seat]: the win as it was judged on the way
    won: Any  # [turn, round, seat]: the result, of the rounds that went to the end
    points: Any  # [turn, round, seat, category]: likewise; the score stands last
    over: Any  # [turn, round]: whether the game was over where it was judged,
    scores: Any  # [turn, round, seat]: with which scores

    def win(self, firm: float) -> Any:
        """The chance to win, [turn, round, seat], of a judgement that is so firm."""
        return firmed(self.shares, firm)

    def margin(self, seat: int, worth: float) -> Any:
        """How far the seat will be ahead of its strongest rival, in points, [turn, round]; see `points_worth`."""
        return np.where(self.over, ahead_of_rivals(self.scores, seat), worth * leads(self.shares, seat))


def ahead_of_rivals(scores: Any, seat: int) -> Any:
    """The seat's points less those of its strongest rival; alone: its points."""
    rivals = np.delete(scores, seat, axis=-1)
    return scores[..., seat] - (rivals.max(axis=-1) if rivals.shape[-1] else 0)


def leads(shares: Any, seat: int) -> Any:
    """How much likelier the seat is to win than its strongest rival, as a logarithm."""
    rivals = np.delete(shares, seat, axis=-1)
    best = rivals.max(axis=-1) if rivals.shape[-1] else 1 - shares[..., 0]
    return np.log(np.clip(shares[..., seat], 1e-6, 1)) - np.log(np.clip(best, 1e-6, 1))


def points_worth(samples: Sequence["Outcomes"], seat: int) -> float:
    """How many points in the end a lead on the way stands for: least squares, over games that were played out."""
    x, y = list[Any](), list[Any]()
    for one in samples:
        n = one.won.shape[1]
        still = ~one.over[:, :n]
        x.append(leads(one.shares[:, :n], seat)[still])
        y.append(ahead_of_rivals(one.points[..., -1], seat)[still])
    lead, margin = np.concatenate(x), np.concatenate(y)
    return max(0.0, float((lead * margin).sum() / max(1e-9, (lead * lead).sum()))) if len(lead) else 0.0


def firmed(shares: Any, firm: float) -> Any:
    """Shares with their odds to this power: what is judged on the way is too timid near the end of a game."""
    whole = shares if shares.shape[-1] > 1 else np.concatenate([shares, 1 - shares], axis=-1)
    odds = np.power(np.maximum(whole, 1e-12), firm)
    return (odds / odds.sum(axis=-1, keepdims=True))[..., : shares.shape[-1]]


def firmness(samples: Sequence[Outcomes]) -> float:
    """How firm judgements are to be taken, so that they foretell the results best: of the highest likelihood."""
    rounds = [one.won.shape[1] for one in samples]
    said = np.concatenate(
        [one.shares[:, :n].reshape(-1, one.shares.shape[-1]) for one, n in zip(samples, rounds, strict=True)]
    )
    came = np.concatenate([one.won.reshape(-1, one.won.shape[-1]) for one in samples])
    if said.shape[-1] == 1:
        came = np.concatenate([came, 1 - came], axis=-1)
    open_yet = (said.max(axis=1) < 1 - 1e-9) & (said.max(axis=1) > 1e-9)
    said, came = said[open_yet], came[open_yet]
    best, most = 1.0, -np.inf
    for firm in np.geomspace(0.5, FIRMEST, 40):
        p = firmed(said, float(firm))
        p = p if p.shape[-1] > 1 else np.concatenate([p, 1 - p], axis=-1)
        p = 0.98 * p + 0.02 / p.shape[-1]
        likelihood = float((came * np.log(p)).sum()) - TOO_FEW / 8 * float(np.log(firm)) ** 2
        if likelihood > most:
            best, most = float(firm), likelihood
    return best


class Judge:
    """Judges the turns of one game, at a table of so many; the same seed and budget give the same judgement."""

    def __init__(self, game: Game, seats: int, spec: BotSpec, seed: int = 0) -> None:
        self.game, self.seats, self.spec, self.seed = game, seats, spec, seed
        self._searchers: dict[int, Searcher] = {}
        self._fast = game.specialise(*LOOPS)
        one = self.searcher(0)
        self._work = turn_workspace(game, max(LOOKS, 2 * game.width), one.net)
        noise = one.spec.turns.noise if isinstance(one, Planner) else int(spreads(game, seats).value / NOISE)
        self._knobs = one.knobs._replace(looks=LOOKS, beam=8, noise=max(1, noise), points_share=0.0)

    def searcher(self, seat: int) -> Searcher:
        """Who looks for this seat's best turn."""
        if seat not in self._searchers:
            self._searchers[seat] = thinker(self.game, seat, self.seats, self.seed, self.spec)
        return self._searchers[seat]

    # Which turns there are

    def turns(self, known: Record, seat: int, most: int) -> list[Path]:
        """Whole turns, the one that the search likes best first; each as good as another in another order once."""
        searcher = self.searcher(seat)
        for one in searcher.workspaces:
            forget(one)
        if isinstance(searcher, Planner):
            found = searcher.compared(known)
        else:
            found = self._from_tree(searcher, known, most)
        kept: dict[bytes, Path] = {}
        for path in (self.as_turn(known, seat, path) for path in found):
            kept.setdefault(self.after(known, seat, path).to_bytes(), path)
            if len(kept) == most:
                break
        return list(kept.values())

    def _from_tree(self, searcher: Searcher, known: Record, most: int) -> list[Path]:
        """The best turn, and those that leave it where another small move promises nearly as much."""
        best, steps = self._walk(searcher, known, ())
        if most == 1:
            return [best]
        ways = sorted((short, prefix) for step in steps for short, prefix in step)
        found = [best]
        for _, prefix in ways[: 2 * most]:
            found.append(self._walk(searcher, known, prefix)[0])
        return found

    def _walk(self, searcher: Searcher, known: Record, path: Path) -> tuple[Path, list[list[tuple[float, Path]]]]:
        """Go on by what the search likes best until the turn is over; and what else there was on the way."""
        seat, game, moves, others = searcher.seat, self.game, list(path), list[list[tuple[float, Path]]]()
        s, stage, count = self._guessed(known, seat)
        for move in path:
            game.rules.apply(s, seat, move)
        room = [0] * game.width
        while len(moves) < LONGEST and (not moves or self._goes_on(s, seat, moves[-1], stage, count)):
            legal = room[: game.rules.legal(s, seat, room)]
            if len(legal) == 1:
                moves.append(legal[0])
            else:
                seen = s.copy()
                game.observe.cover(seen, seat)
                found = sorted(searcher.search(seen, legal), key=lambda stats: -stats.visits)
                best = found[0].worth[seat]
                others.append([(best - one.worth[seat], (*moves, one.move)) for one in found[1:] if one.visits])
                moves.append(found[0].move)
            game.rules.apply(s, seat, moves[-1])
        return tuple(moves), others

    def _guessed(self, known: Record, seat: int) -> tuple[Record, int, int]:
        s = known.copy()
        self.game.observe.guess(s, seat, generator(1))
        return s, self.game.turns.stage(s), self.game.turns.turn_no(s)

    def _goes_on(self, s: Record, seat: int, move: int, stage: int, count: int) -> bool:
        waits = self.game.rules.asked(s, CHANCE)
        return not waits and self.game.turn_goes_on(s, seat, move, stage, count)

    def as_turn(self, known: Record, seat: int, path: Path) -> Path:
        """The moves of a path that belong to the turn under way, as far as Chance is not asked."""
        s, stage, count = self._guessed(known, seat)
        for at, move in enumerate(path):
            self.game.rules.apply(s, seat, move)
            if not self._goes_on(s, seat, move, stage, count):
                return path[: at + 1]
        return path

    def after(self, known: Record, seat: int, path: Path) -> Record:
        """Where a turn leads, as far as its seat may know."""
        s, _, _ = self._guessed(known, seat)
        for move in path:
            self.game.rules.apply(s, seat, move)
        self.game.observe.cover(s, seat)
        return s

    def any_turn(self, known: Record, seat: int, number: int) -> Path:
        """A turn at random."""
        s, stage, count = self._guessed(known, seat)
        rng, room, moves = np.random.default_rng([self.seed, number]), [0] * self.game.width, list[int]()
        while len(moves) < LONGEST and (not moves or self._goes_on(s, seat, moves[-1], stage, count)):
            moves.append(int(rng.choice(room[: self.game.rules.legal(s, seat, room)])))
            self.game.rules.apply(s, seat, moves[-1])
        return tuple(moves)

    def made_by(self, bot: Any, known: Record, seat: int) -> Path:
        """The turn that a bot would make."""
        s, stage, count = self._guessed(known, seat)
        room, moves = [0] * self.game.width, list[int]()
        while len(moves) < LONGEST and (not moves or self._goes_on(s, seat, moves[-1], stage, count)):
            legal, seen = room[: self.game.rules.legal(s, seat, room)], s.copy()
            self.game.observe.cover(seen, seat)
            moves.append(bot.choose(seen, legal))
            self.game.rules.apply(s, seat, moves[-1])
        return tuple(moves)

    # What they bring

    def play_out(
        self, known: Record, seat: int, paths: Sequence[Path], rounds: int, ends: int, samples: int = 0
    ) -> Outcomes:
        """Play turns on from what the seat knows, as often as asked; `samples` names another set of luck.

        Positions that are compared with one another must be given the same luck: it depends on the set alone.
        """
        moves = np.full((len(paths), lookahead.DEPTH), turns.NOWHERE, np.int16)
        for row, path in enumerate(paths):
            moves[row, : len(path)] = path[: lookahead.DEPTH]
        luck = np.array([self._luck(samples, at) for at in range(rounds)], np.uint64)
        categories = len(self.game.score.CATEGORIES)
        found = np.zeros((len(paths), rounds, self.seats, judging.PARTS + categories + 1))
        self._work.states[playout.ROOT] = np.frombuffer(known.to_bytes(), self.game.state.dtype)[0]
        ahead, ends = AHEAD * self.seats, min(ends, rounds)
        self._fast.play_out(self._work, seat, self.seats, moves, self._knobs, ahead, luck, ends, found)
        return Outcomes(
            found[..., judging.SHARE],
            found[:, :ends, :, judging.WON],
            found[:, :ends, :, judging.PARTS :],
            found[:, :, 0, judging.OVER] > 0,
            found[..., -1],
        )

    def _luck(self, samples: int, at: int) -> int:
        told = blake2b(f"{self.seed} {samples} {at}".encode(), digest_size=8).digest()
        return int(generator(int.from_bytes(told, "big"))[0])


def error(differences: Any) -> float:
    """The standard error of a mean."""
    n = len(differences)
    return float(differences.std(ddof=1) / np.sqrt(n)) if n > 1 else 1.0
