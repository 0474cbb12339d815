"""A player that compares whole turns: see `turns`. It has the interface of a `Searcher`, and a game asks for it.

The ways to finish the turn that look best are played on, all with the same guesses and the same luck, and the worse
half of them is dropped again and again: sequential halving (Karnin, Koren, Somekh 2013). What looks best at once is
left only for what is better beyond chance; so this can hardly be worse than looking alone.
"""

import math
import time
from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.record import Record

from . import lookahead, playout, tree, turns
from .levels import suited
from .mind import mind_with
from .search import MoveStats, Searcher, words_of
from .spec import BotSpec
from .thought import Net

LOOKING = -3  # which luck the guess is drawn with in which a turn is looked through
SURE = 0.5  # standard errors by which another turn must be better than what looks best
ROOT_BEAM = 8  # how many times wider the own turn is looked through than those of the playouts
LOOKED = 3  # positions of the own turn that are looked at for each iteration: who thinks little also sees less
ROUNDS = 2  # as often each turn should be played on: with less to spend fewer of them are compared
Path = tuple[int, ...]


def thinker(game: Game, seat: int, seats: int, seed: int, spec: BotSpec) -> Searcher:
    """Who thinks about this game: a tree of small moves, or whole turns where the game's `THINKING` asks for them."""
    spec = suited(spec, game, seats)
    kind = Planner if spec.turns.candidates else Searcher
    return kind(game, seat, seats, seed, spec)


class Planner(Searcher):
    """One seat's comparison of turns. The turn that it chose is kept and followed while nothing new turns up."""

    def __init__(self, game: Game, seat: int, seats: int, seed: int, spec: BotSpec) -> None:
        super().__init__(game, seat, seats, seed, spec)
        most = max(spec.tree.expand_looks, spec.playout.looks)
        self.turn_workspaces = [turn_workspace(game, most, self.net) for _ in self.workspaces]
        self.heat = spec.by_net.heat if spec.by_net.puct else 0.0  # with one the policy says which turns are compared
        self.plan: Path = ()  # what is left of the turn under way,
        self._where = b""  # in this position
        self._spread: Any = game.functions()["spread"]
        self.lead = 1.0  # how much worse a turn must look to be worth a third as much

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.turn_workspaces = [self._whole(one) for one in self.turn_workspaces]

    def choose(self, observation: Record, legal: list[int]) -> int:
        """The next move of the turn under way, which was thought through when it began; or of the best turn."""
        if observation.to_bytes() == self._where and self.plan and self.plan[0] in legal:
            move = self.plan[0]
            self._remember(observation, self.plan)
            return move
        return super().choose(observation, legal)

    def search(self, observation: Record, legal: list[int]) -> list[MoveStats]:
        """Compare the ways to finish the turn; one entry per legal move, for the best way that begins with it."""
        data = observation.to_bytes()
        self.lead = turns.NAT if self.heat else self._spread(observation) or self.knobs.value_spread
        paths, looks = self.ways(data)
        played = self._compare(data, paths)
        chosen = self._choose(played)
        self.try_out(data, paths, [chosen], played, 1)  # so that it was followed most
        hope = played[chosen].mean(axis=0)
        self._remember(observation, paths[chosen])
        found: dict[int, tuple[int, tuple[float, ...]]] = {}
        for at in sorted(range(len(paths)), key=lambda at: (len(played[at]), played[at][:, self.seat].mean())):
            found[paths[at][0]] = len(played[at]), tuple(map(float, played[at].mean(axis=0)))
        lead = looks[paths[chosen][0]]
        for move in legal:
            if move not in found:
                found[move] = 0, self._shifted(hope, looks.get(move, min(looks.values())) - lead)
        return [MoveStats(move, *found[move]) for move in legal]

    def compared(self, observation: Record) -> list[Path]:
        """The ways to finish the turn, the one that would be chosen first, then by what they promise."""
        data = observation.to_bytes()
        paths, _ = self.ways(data)
        if len(paths) == 1:  # there is nothing to compare it with
            return paths
        played = self._compare(data, paths)
        chosen = self._choose(played)
        hopes = [(-len(one), -one[:, self.seat].mean()) for one in played]
        return [paths[at] for at in sorted(range(len(paths)), key=lambda at: (at != chosen, hopes[at]))]

    def estimate(self, observation: Record) -> tuple[float, ...]:
        """What each seat may expect here (0 to 1), as this seat knows it; whoever is asked."""
        data = observation.to_bytes()
        self._begin_from(data)
        played = [np.zeros((0, self.seats))]
        self.try_out(data, [()], [0], played, self._budget())
        return tuple(map(float, played[0].mean(axis=0)))

    # What could be done

    def ways(self, data: bytes) -> tuple[list[Path], dict[int, int]]:
        """The turns to compare, what looks best first; and how good the best turn looks that begins with a move.

        Half of them begin with different moves. Two that begin alike and look equally good are mostly the same in
        another guise, and only one of them is taken.
        """
        self._begin_from(data)
        one, want, looks_most = self.turn_workspaces[0], self.spec.turns.candidates, self.spec.tree.expand_looks
        if not self.spec.budget.by_the_clock:
            want = min(want, 1 + self._budget() // ROUNDS)
            looks_most = min(looks_most, LOOKED * self.spec.budget.iterations)
        rng = generator(self.luck(data, LOOKING))
        beam = ROOT_BEAM * self.spec.turns.beam
        n = self.fast.list_turns(one, self.seat, self.seats, looks_most, beam, self.heat, rng)
        order = 1 + np.argsort(-one.values[1:n], kind="stable")
        ends = [int(at) for at in order if one.ended[at]]
        looks: dict[int, int] = {}
        for at in order:
            looks.setdefault(int(one.first[at]), int(one.values[at]))
        if self.heat:
            return [self._path(at) for at in ends[:want]], looks
        begun = {int(one.first[at]): at for at in reversed(ends)}
        picked = sorted(begun.values(), key=lambda at: -one.values[at])[: max(1, want // 2)]
        guises = {(one.first[at], one.values[at]) for at in picked}
        for at in ends:
            if len(picked) < want and (guise := (one.first[at], one.values[at])) not in guises:
                guises.add(guise)
                picked.append(at)
        picked.sort(key=lambda at: -one.values[at])
        return [self._path(at) for at in picked], looks

    def _path(self, at: int) -> Path:
        one, moves = self.turn_workspaces[0], []
        while at > 0:
            moves.append(int(one.made[at]))
            at = int(one.parents[at])
        return tuple(reversed(moves))

    # What becomes of it

    def _compare(self, data: bytes, paths: list[Path]) -> list[Any]:
        """Sequential halving: play the turns on and drop the worse half, until two are left.

        Returns what each brought the seats, round by round. What looks best is never dropped: the others are measured
        against it.
        """
        played = [np.zeros((0, self.seats)) for _ in paths]
        live, halvings = list(range(len(paths))), (len(paths) - 1).bit_length()
        began = time.perf_counter()
        for halving in range(halvings):
            if self.spec.budget.by_the_clock:
                until = began + self.spec.budget.seconds * (halving + 1) / halvings
                while len(played[0]) == 0 or time.perf_counter() < until:
                    self.try_out(data, paths, live, played, len(self.turn_workspaces))
            else:
                left = max(1, self._budget() // (halvings * len(live)))
                while left > 0:
                    some = left if self.latest == math.inf else min(left, ROUNDS)
                    self.try_out(data, paths, live, played, some)
                    left = left - some if time.perf_counter() < self.latest else 0
            live.sort(key=lambda at: -played[at][:, self.seat].mean())
            live = [at for place, at in enumerate(live) if place < (len(live) + 1) // 2 or at == 0]
        return played

    def _choose(self, played: list[Any]) -> int:
        """What looks best, or the best of those that were played as often if it is better beyond chance."""
        rounds = len(played[0])
        last = [at for at, one in enumerate(played) if len(one) == rounds > 1]
        if not last:
            return 0
        best = max(last, key=lambda at: played[at][:, self.seat].mean())
        better = played[best][:, self.seat] - played[0][:, self.seat]
        return best if better.mean() > SURE * better.std(ddof=1) / np.sqrt(rounds) else 0

    def try_out(self, data: bytes, paths: list[Path], live: list[int], played: list[Any], rounds: int) -> None:
        """Play some turns on, with the same guesses and luck for all of them; adds what they brought each seat."""
        before = len(played[live[0]])
        luck = np.array([generator(self.luck(data, before + at))[0] for at in range(rounds)], np.uint64)
        moves = np.full((len(live), lookahead.DEPTH), turns.NOWHERE, np.int16)
        for row, at in enumerate(live):
            moves[row, : len(paths[at])] = paths[at]
        found = np.zeros((len(live), rounds, self.seats))
        shares = np.array_split(np.arange(rounds), len(self.turn_workspaces))

        def on_thread(at: int) -> None:
            part = shares[at]
            if len(part):
                one, brought = self.turn_workspaces[at], np.zeros((len(live), len(part), self.seats))
                self.fast.try_turns(one, self.seat, self.seats, moves, self.knobs, luck[part], brought)
                found[:, part] = brought

        self._each(on_thread)
        self.iterations += len(live) * rounds
        for row, at in enumerate(live):
            played[at] = np.concatenate([played[at], found[row]])

    def _budget(self) -> int:
        return max(1, self.spec.budget.iterations // self.spec.turns.price)

    def _begin_from(self, data: bytes) -> None:
        for one in self.turn_workspaces:
            one.states[playout.ROOT] = np.frombuffer(data, self.game.state.dtype)[0]

    def _shifted(self, hope: Any, by: int) -> tuple[float, ...]:
        """What a turn promises that was not played on, by how much worse it looks than one that was."""
        shares = np.array(hope)
        shares[self.seat] *= np.exp(min(0.0, by / self.lead))
        return tuple(map(float, shares / shares.sum()))

    # What was decided

    def _remember(self, observation: Record, path: Path) -> None:
        """Keep the rest of a turn for the position that the seat will know after the first move of it."""
        after = observation.copy()
        self.game.observe.guess(after, self.seat, generator(0))  # whichever: what is hidden is covered again
        self.game.rules.apply(after, self.seat, path[0])
        self.game.observe.cover(after, self.seat)
        self.plan, self._where = path[1:], after.to_bytes()


def turn_workspace(game: Game, looks: int, net: Net | None = None) -> turns.TurnWorkspace:
    """Arrays in which turns of so many positions are looked through."""
    states = np.zeros(turns.FIRST + looks, game.state.dtype)
    return turns.TurnWorkspace(
        states=states,
        words=words_of(states),
        moves=np.zeros((1, game.width), np.int16),
        chance_weights=np.zeros(game.width, np.int64),
        reward=np.zeros(tree.MOST_SEATS),
        places=np.zeros(tree.MOST_SEATS, np.int64),
        parts=np.zeros(len(game.score.CATEGORIES), np.int64),
        features=np.array(game.features, np.int64),
        values=np.zeros(looks, np.int64),
        parents=np.zeros(looks, np.int64),
        made=np.zeros(looks, np.int16),
        first=np.zeros(looks, np.int16),
        ended=np.zeros(looks, np.bool_),
        front=np.zeros(looks, np.int64),
        seen=np.zeros(1 << (2 * looks).bit_length(), np.uint64),
        slots=np.zeros(looks, np.int64),
        mind=mind_with(game, net),
    )
