"""A player that searches: see `tree`. It thinks for so many iterations, or for so many seconds."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from affinage.core.chance import below, generator
from affinage.core.cores import cores
from affinage.core.game import Game
from affinage.core.record import Record

from . import judging, lookahead, playout, tree, turns
from .levels import is_asked
from .mind import mind_with, net_for
from .spec import BotSpec, Knobs, knobs_of
from .thought import Net

LOOPS = (tree, playout, turns, judging)  # what bots think in, compiled together
PATH = 512  # longest way through the tree that is remembered
SLICE = 0.02  # seconds between two looks at the clock
PIECE = 64  # iterations, likewise, where there is a latest moment
LEAST_EDGES, MOST_EDGES = 1 << 9, 1 << 20
EDGES, EDGES_BY_POLICY = 4, 16  # that there must be room for at least, for each iteration
FASTEST = 100_000  # iterations a second that one tree must have room for
SAMPLES, SAMPLE_SEED = 24, 7
SENSIBLE = {"greedy": 90, "looks": 100}  # how games go on that show how games end
UPSETS = 0.02


@dataclass(frozen=True)
class MoveStats:
    """What a search says about one move: how often it was followed, and what it brings each seat (0 to 1)."""

    move: int
    visits: int
    worth: tuple[float, ...]


class Spreads(NamedTuple):
    """How much a lead means in a game: the spread of `value` and of points, and what is middling."""

    value: float
    points: float
    middling: float
    middling_points: float


_learnt: dict[tuple[str, int], Spreads] = {}  # by game (with its component set) and seats


def spreads(game: Game, seats: int) -> Spreads:
    """Learnt once from a few sample games, which are the same every time."""
    if (game.package, seats) not in _learnt:
        _learnt[game.package, seats] = _learn(game, seats)
    return _learnt[game.package, seats]


def _learn(game: Game, seats: int) -> Spreads:
    fast, one, rng = game.specialise(*LOOPS), search_workspace(game, 1), generator(SAMPLE_SEED)
    options = np.array(game.option_values({}), np.int64)
    leads, shares, scores = [], [], []
    for _ in range(SAMPLES):
        values, score = np.zeros((64, seats)), np.zeros(seats)
        n = fast.sample_game(one, seats, options, Knobs(**SENSIBLE), rng, values, score)
        won = (one.places[:seats] == 0).astype(float)
        leads.append(values[:n])
        shares += [won / max(1.0, won.sum())] * n
        scores.append(score)
    value, result, score = np.concatenate(leads), np.array(shares), np.array(scores)
    apart = max(1.0, float(np.abs(score - score.mean(axis=1, keepdims=True)).mean()))
    if seats == 1:
        return Spreads(
            max(1.0, float(value.std())), max(1.0, float(score.std())), float(value.mean()), float(score.mean())
        )
    return Spreads(likeliest(value, result), apart, 0.0, 0.0)


def likeliest(value: Any, result: Any) -> float:
    """The spread with which values foretell results best: that of the highest likelihood.

    One result in fifty is taken as anybody's, lest a few games in which the leader always won make leads mean all.
    """
    best, most = 1.0, -np.inf
    result = (1 - UPSETS) * result + UPSETS / result.shape[1]
    for spread in np.geomspace(1, 1e5, 120):
        x = value / spread
        x -= x.max(axis=1, keepdims=True)
        likelihood = float((result * (x - np.log(np.exp(x).sum(axis=1, keepdims=True)))).sum())
        if likelihood > most:
            best, most = float(spread), likelihood
    return best


class Searcher:
    """One seat's search in one game, with a spec that suits it. Its trees live on for as long as they are of use."""

    def __init__(self, game: Game, seat: int, seats: int, seed: int, spec: BotSpec) -> None:
        self.game, self.seat, self.seats, self.spec = game, seat, seats, spec
        self.fast = game.specialise(*LOOPS)
        self.net = net_for(game, seats, spec.by_net.net) if is_asked(spec.by_net) else None
        budget = spec.budget
        count = budget.trees or (cores() if budget.by_the_clock else 1)
        most = budget.iterations or int(FASTEST * budget.seconds)
        most = 0 if spec.turns.candidates else most  # then there is no tree
        each = EDGES_BY_POLICY if spec.by_net.puct else EDGES
        edges = min(MOST_EDGES, max(LEAST_EDGES, 1 << (each * most).bit_length()))
        self.workspaces = [search_workspace(game, edges, self.net) for _ in range(count)]
        self.rngs = [generator(at) for at in range(count)]
        self.knobs = knobs(game, seats, spec)
        self.seed, self.iterations = seed, 0
        self.latest = math.inf  # by the performance counter: then the best so far must do

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy thinks on where it was; what shares memory in a workspace shares it again."""
        self.__dict__.update(state)
        self.workspaces = [self._whole(one) for one in self.workspaces]

    def _whole(self, one: Any) -> Any:
        return one._replace(words=words_of(one.states), mind=mind_with(self.game, self.net))

    def choose(self, observation: Record, legal: list[int]) -> int:
        """The move that was followed most."""
        return best(self.search(observation, legal)).move

    def search(self, observation: Record, legal: list[int]) -> list[MoveStats]:
        """Think about a position as the seat knows it; one entry per legal move."""
        data = observation.to_bytes()
        moves = np.array(legal, np.int16)
        for at, one in enumerate(self.workspaces):
            one.states[playout.ROOT] = np.frombuffer(data, self.game.state.dtype)[0]
            self.rngs[at] = generator(self.luck(data, at))
            if self._visits(one, moves)[0].sum() == 0 or one.counts[tree.USED] > len(one.edges) // 2:
                forget(one)
        if self.spec.budget.by_the_clock:
            end = time.perf_counter() + self.spec.budget.seconds
            self._each(lambda at: self._until(at, moves, end))
        else:
            self._each(lambda at: self._top_up(at, moves))
        visits = np.zeros(len(legal), np.int64)
        won = np.zeros((len(legal), self.seats))
        for one in self.workspaces:
            v, w = self._visits(one, moves)
            visits += v
            won += w
        worth = won / np.maximum(1, visits)[:, None]
        return [MoveStats(m, int(v), tuple(map(float, w))) for m, v, w in zip(legal, visits, worth, strict=True)]

    def estimate(self, observation: Record) -> tuple[float, ...]:
        """What each seat may expect here (0 to 1), as this seat knows it; whoever is asked."""
        data, one = observation.to_bytes(), self.workspaces[0]
        one.states[playout.ROOT] = np.frombuffer(data, self.game.state.dtype)[0]
        self.rngs[0] = generator(self.luck(data, 0))
        forget(one)
        one.earned[:] = 0
        n = max(1, self.spec.budget.iterations)
        self._run(0, n)
        return tuple(float(x) / n for x in one.earned[: self.seats])

    def luck(self, data: bytes, at: int) -> int:
        """A seed for this position: what it thinks depends on where it stands, not on what it was asked before."""
        return luck_of(data, self.seed, at)

    def _each(self, work: Any) -> None:
        if len(self.workspaces) == 1:
            work(0)
            return
        with ThreadPoolExecutor(len(self.workspaces)) as pool:
            list(pool.map(work, range(len(self.workspaces))))

    def _top_up(self, at: int, moves: Any) -> None:
        """The small moves of a turn share their tree: what is known already is not searched again."""
        n = self.spec.budget.iterations // len(self.workspaces)
        known = int(self._visits(self.workspaces[at], moves)[0].sum())
        left = max(1, n - known, n // 4)
        while left > 0:
            some = left if self.latest == math.inf else min(left, PIECE)
            self._run(at, some)
            left = left - some if time.perf_counter() < self.latest else 0

    def _until(self, at: int, moves: Any, end: float) -> None:
        """By the clock, or until the rest of the time could not change which move was followed most."""
        n, made, begin = 32, 0, time.perf_counter()
        while (now := time.perf_counter()) < end:
            self._run(at, n)
            made, then = made + n, time.perf_counter()
            n = max(8, min(4 * n, int(n * SLICE / max(then - now, 1e-6))))
            still = made * (end - then) / (then - begin)
            second, first = np.sort(np.append(self._visits(self.workspaces[at], moves)[0], 0))[-2:]
            if first - second > still:
                return

    def _run(self, at: int, n: int) -> None:
        self.fast.search(self.workspaces[at], self.seat, self.seats, self.knobs, self.rngs[at], n)
        self.iterations += n

    def _visits(self, one: tree.SearchWorkspace, moves: Any) -> tuple[Any, Any]:
        visits, won = np.zeros(len(moves), np.int64), np.zeros((len(moves), self.seats))
        self.fast.report(one, self.seat, moves, len(moves), visits, won)
        return visits, won


def luck_of(data: bytes, seed: int, at: int) -> int:
    """A seed for a position, as its bytes."""
    return int.from_bytes(blake2b(data, digest_size=8, key=f"{seed} {at}".encode()).digest(), "big")


class SearchBot:
    """Takes the move that its search followed most."""

    forgetful = True  # its choice follows from its seed and the position: it need not be asked old questions again

    def __init__(self, searcher: Searcher) -> None:
        self.searcher = searcher

    def choose(self, observation: Record, legal: list[int]) -> int:
        """The move that promises most, as far as it could think."""
        if len(legal) == 1:
            return legal[0]
        careless = self.searcher.spec.careless
        if careless:
            rng = generator(self.searcher.luck(observation.to_bytes(), -1))
            if below(rng, 100) < careless:
                return legal[below(rng, len(legal))]
        return self.searcher.choose(observation, legal)


class CheatBot(SearchBot):
    """The same search with all cards open: it is shown the full state, in which there is nothing left to guess."""

    peeks = True


def best(found: list[MoveStats]) -> MoveStats:
    """The one that was followed most."""
    return max(found, key=lambda stats: stats.visits)


def forget(one: tree.SearchWorkspace) -> None:
    """An empty tree."""
    if one.counts[tree.USED] == 0:
        return
    one.edges[:] = 0
    one.counts[:] = 0
    one.averages[:] = 0


def words_of(states: NDArray[np.void]) -> NDArray[np.unsignedinteger[Any]]:
    """The bytes of states as rows of whole words, in the same memory."""
    word = next(w for w in (8, 4, 2, 1) if states.itemsize % w == 0)
    rows: NDArray[np.unsignedinteger[Any]] = states.view(f"u{word}").reshape(len(states), -1)
    return rows


def search_workspace(game: Game, edges: int, net: Net | None = None) -> tree.SearchWorkspace:
    """Arrays for one search, with room for so many edges (a power of two)."""
    states = np.zeros(playout.SCRATCH + lookahead.DEPTH, game.state.dtype)
    return tree.SearchWorkspace(
        edges=np.zeros(edges, tree.EDGE),
        states=states,
        words=words_of(states),
        moves=np.zeros((lookahead.DEPTH, game.width), np.int16),
        levels=np.zeros((4, lookahead.DEPTH), np.int64),
        chance_weights=np.zeros(game.width, np.int64),
        slots=np.zeros(game.width, np.int64),
        path=np.zeros(PATH, np.int64),
        reward=np.zeros(tree.MOST_SEATS),
        places=np.zeros(tree.MOST_SEATS, np.int64),
        parts=np.zeros(len(game.score.CATEGORIES), np.int64),
        features=np.array(game.features, np.int64),
        counts=np.zeros(4, np.int64),
        averages=np.zeros((tree.MOST_SEATS, len(game.moves), 2), np.float32),
        made=np.zeros((PATH, 2), np.int64),
        earned=np.zeros(tree.MOST_SEATS),
        priors=np.zeros(1 if net is None else edges, np.float32),
        mind=mind_with(game, net),
    )


def knobs(game: Game, seats: int, spec: BotSpec) -> Knobs:
    """What the compiled search reads: the settings, and how much a lead means at this table."""
    learnt, length = spreads(game, seats), spec.playout.length
    told = knobs_of(
        spec,
        value_spread=learnt.value,
        point_spread=learnt.points,
        middling=learnt.middling,
        middling_points=learnt.middling_points,
    )
    return told if length >= 0 else told._replace(length=game.bound)
