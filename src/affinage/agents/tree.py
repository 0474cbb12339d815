"""Information-set Monte Carlo tree search, compiled as a whole and specialised for each game.

One iteration: guess what the seat cannot know; walk down the tree by what each mover may know; where the walk leaves
the tree, play on by a fast policy; judge where that ends for every seat; add that to every choice on the way.

There are no nodes, only edges: one for each move out of what its mover may know (a hash of the covered state), found by
open hashing. So positions reached in two ways are one, a hidden card makes no branch for those who do not see it, and
what was learnt stays of use while the seat makes the small moves of its turn. Chance is asked and answered by its odds
on the way; what it turned up is part of what movers know.

Where several seats choose at once, each one's knowledge is taken from the table as it lay when they were asked, with
its own moves alone; nobody answers a choice that it has not seen.
"""

from typing import Any, NamedTuple

import numpy as np

from affinage.core.chance import below
from affinage.core.slots import apply, asked, cover, guess, legal, milestone, over

from .playout import (
    BY_LOOKAHEAD,
    BY_VALUE,
    CHANCE,
    NOW,
    ROOT,
    best_looking,
    blend,
    deal,
    judge,
    judge_by_net,
    looks_at_once,
    pick,
    promise,
)
from .spec import Knobs
from .thought import likeliest, prefer, think

PUBLIC = -2
MOST_SEATS = 4
NOBODY = -3
NEW = -1  # where a position has no edges yet
# Rows of `states` beside those of `playout`: room to cover in, and one view for each seat.
COVERED, VIEWS = 2, 3
USED, DEPTH_SUM, STEPS = 0, 1, 2  # what `counts` counts

EDGE = np.dtype([("key", np.uint64), ("visits", np.int32), ("chances", np.int32), ("won", np.float32, (MOST_SEATS,))])

_0, _1 = np.uint64(0), np.uint64(1)
_29, _32 = np.uint64(29), np.uint64(32)
_A, _B = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)


class SearchWorkspace(NamedTuple):
    """What one search works in; all arrays."""

    edges: Any  # the tree: a table of EDGE, its length a power of two
    states: Any
    words: Any  # the same bytes as `states`, as rows of whole words, for hashing
    moves: Any  # one row of legal moves per level of a policy that looks ahead
    levels: Any  # likewise its counters
    chance_weights: Any  # what `odds` writes
    slots: Any  # where each legal move's edge lies
    path: Any  # the edges of this iteration
    reward: Any  # one judgement per seat
    places: Any
    parts: Any
    features: Any  # what `predict` works in
    counts: Any
    averages: Any  # of moves, per seat and move: how often it was made, and what that brought the seat in all
    made: Any  # the seats' choices of this iteration
    earned: Any  # what all iterations brought each seat
    priors: Any  # of edges, by their places in the table; without a net there is none
    mind: Any


def mixed(key: Any, number: int) -> Any:
    """Another key for each number."""
    x = (key ^ np.uint64(number + 8)) * _A
    x ^= x >> _29
    x *= _B
    return x ^ (x >> _32)


def hashed(words: Any, at: int) -> Any:
    """A hash of one state's bytes."""
    x = _B
    row = words[at]
    for i in range(len(row)):
        x = (x ^ np.uint64(row[i])) * _A
        x ^= x >> _29
    return x


def find(edges: Any, key: Any) -> int:
    """Where the edge lies, or the free place where it would."""
    last = len(edges) - 1
    at = int(np.int64(key & np.uint64(last)))
    while edges[at].key != key and edges[at].key != _0:
        at = (at + 1) & last
    return at


def edge_key(knowledge: Any, move: int) -> Any:
    """The key of one move out of what its mover knows; never 0, which means free."""
    return mixed(knowledge, move) | _1


def knowledge(work: SearchWorkspace, at: int, root: int, mover: int, chain: Any) -> Any:
    """A hash of what the mover may know.

    The others know here what everybody knows, and their own moves of this turn: what they hold differs from guess to
    guess, and their choices are learnt over all guesses in which they have them.
    """
    work.states[COVERED] = work.states[at]
    cover(work.states[COVERED], root if mover == root else PUBLIC)
    x = hashed(work.words, COVERED)
    return x if mover == root else mixed(x ^ chain, mover)


def next_mover(s: Any, root: int) -> int:
    """Who of those asked moves first: the root seat, then the others in their order."""
    if asked(s, root):
        return root
    mover = 0
    while not asked(s, mover):
        mover += 1
    return mover


def how_many_asked(s: Any, seats: int) -> int:
    """How many seats owe a choice."""
    n = 0
    for p in range(seats):
        if asked(s, p):
            n += 1
    return n


def select(work: SearchWorkspace, known: Any, n: int, mover: int, knobs: Knobs, rng: Any) -> int:
    """Which of the n moves to follow: one that is new as long as more may be tried, else what promises most."""
    edges, slots, moves = work.edges, work.slots, work.moves[0]
    new, visits = 0, 0
    for i in range(n):
        slots[i] = find(edges, edge_key(known, moves[i]))
        if edges[slots[i]].key == _0:
            new += 1
        else:
            edges[slots[i]].chances += 1
            visits += edges[slots[i]].visits
    if new > 0 and (knobs.widening <= 0 or n - new < 1 + knobs.widening * np.sqrt(visits)):
        return new_one(work, n, new, mover, knobs, rng)
    best, most = 0, -1.0
    for i in range(n):
        e = edges[slots[i]]
        if e.key != _0:
            hope = e.won[mover] / max(1, e.visits) + knobs.exploration * np.sqrt(np.log(e.chances) / max(1, e.visits))
            if hope > most:
                best, most = i, hope
    return best


def select_by_policy(work: SearchWorkspace, at: int, known: Any, n: int, mover: int, seats: int, knobs: Knobs) -> int:
    """As `select`, by what the net's policy prefers: PUCT (Rosin 2011). NEW where the position was never met.

    There all moves get their edges at once, and the net has been asked about states[at]. So it is where a guess gives
    a mover moves that it had in none before.
    """
    edges, slots, moves, old, visits, won = work.edges, work.slots, work.moves[0], 0, 0, 0.0
    for i in range(n):
        slots[i] = find(edges, edge_key(known, moves[i]))
        if edges[slots[i]].key != _0:
            old += 1
            visits += edges[slots[i]].visits
            won += edges[slots[i]].won[mover]
    if old < n:
        think(work.mind, work.states[at], mover, seats)
        prefer(work.mind, moves, n, knobs.heat)
        if work.counts[USED] + n < len(edges) - len(edges) // 8:
            for i in range(n):
                add_edge(work, known, i)
        if old == 0:
            return NEW
    best, most, root = 0, -1.0, knobs.puct * np.sqrt(visits + 1.0)
    unknown = max(0.0, won / visits - knobs.reduction) if visits > 0 else 0.5
    for i in range(n):
        e = edges[slots[i]]
        if e.key != _0:
            mean = e.won[mover] / e.visits if e.visits > 0 else unknown
            hope = mean + root * work.priors[slots[i]] / (1 + e.visits)
            if hope > most:
                best, most = i, hope
    return best


def add_edge(work: SearchWorkspace, known: Any, i: int) -> None:
    """An edge for the i-th legal move, with its prior, if it has none."""
    key = edge_key(known, work.moves[0][i])
    at = find(work.edges, key)
    work.slots[i] = at
    if work.edges[at].key == _0:
        work.counts[USED] += 1
        work.edges[at].key = key
        work.edges[at].chances = 1
        work.priors[at] = work.mind.priors[i]


def new_one(work: SearchWorkspace, n: int, new: int, mover: int, knobs: Knobs, rng: Any) -> int:
    """Which move to try next of those that were not tried yet."""
    if knobs.expand_by == BY_LOOKAHEAD and new == n:
        return best_looking(work, n, mover, knobs.expand_looks)
    best, most = -1, 0.0
    for i in range(n):
        if work.edges[work.slots[i]].key == _0:
            hope = below(rng, 1000) * 1e-3
            if knobs.expand_by >= BY_VALUE:
                hope += looks_at_once(work, mover, work.moves[0][i])
            elif knobs.mast > 0:
                hope = hope * 1e-3 + promise(work, mover, work.moves[0][i])
            if best < 0 or hope > most:
                best, most = i, hope
    return best


def iterate(work: SearchWorkspace, root: int, seats: int, knobs: Knobs, rng: Any) -> None:
    """One iteration."""
    states, moves, edges, counts = work.states, work.moves[0], work.edges, work.counts
    states[NOW] = states[ROOT]
    s = states[NOW]
    guess(s, root, rng)
    full = len(edges) - len(edges) // 4
    in_tree, together, depth, played, choices = True, False, 0, 0, 0
    chain, last = _0, NOBODY
    goal, by_milestone = milestone(s) + knobs.milestones, knobs.milestones > 0
    by_net, judged = knobs.mind > 0, False
    while not over(s):
        asks_here = by_net and not judged  # then a seat must be asked where the playout ends
        if not in_tree and by_milestone and milestone(s) >= goal and not (asks_here and asked(s, CHANCE)):
            break
        waits = asked(s, CHANCE) if asks_here else last >= 0 and asked(s, last)
        if not in_tree and not by_milestone and played >= knobs.length and not waits:
            break
        counts[STEPS] += 1
        mover = CHANCE
        if asked(s, CHANCE):
            move = deal(s, moves, work.chance_weights, rng)
            if together:
                for p in range(seats):
                    if asked(states[VIEWS + p], CHANCE):
                        apply(states[VIEWS + p], CHANCE, move)
        else:
            mover = next_mover(s, root)
            if in_tree and together and not asked(states[VIEWS + mover], mover):
                together = False  # that round of choices is complete
            if in_tree and not together and how_many_asked(s, seats) > 1:
                together = True
                for p in range(seats):
                    states[VIEWS + p] = s
            n = legal(s, mover, moves)
            move = int(moves[0])
            if n > 1 and in_tree:
                view = VIEWS + mover if together else NOW
                known = knowledge(work, view, root, mover, chain if mover == last else _0)
                if knobs.puct > 0:
                    i = select_by_policy(work, view, known, n, mover, seats, knobs)
                    if i == NEW:
                        judged = by_net  # what the net says of this position is kept while the game is played on
                        if judged and (knobs.mind >= 1 or (knobs.length == 0 and not by_milestone)):
                            break
                        in_tree, i = False, likeliest(work.mind, n)
                else:
                    i = select(work, known, n, mover, knobs, rng)
                move, at = int(moves[i]), work.slots[i]
                if edges[at].key == _0:
                    in_tree = False
                    if counts[USED] < full:
                        counts[USED] += 1
                        edges[at].key = edge_key(known, move)
                        edges[at].chances = 1
                if edges[at].key != _0 and depth < len(work.path):
                    work.path[depth] = at
                    depth += 1
            elif n > 1:
                move = pick(work, n, mover, knobs, rng)
                played += 1
            if n > 1 and choices < len(work.made):
                work.made[choices][0], work.made[choices][1] = mover, move
                choices += 1
            if together and in_tree:
                apply(states[VIEWS + mover], mover, move)
        chain = mixed(chain if mover == last else _0, move)
        last = mover
        apply(s, mover, move)
    if judged:
        if knobs.mind < 1:
            judge(work, s, seats, knobs)
        blend(work, seats, knobs)
    elif by_net and not over(s):
        judge_by_net(work, s, next_mover(s, root), seats, knobs)
    else:
        judge(work, s, seats, knobs)
    counts[DEPTH_SUM] += depth
    for p in range(seats):
        work.earned[p] += work.reward[p]
    for d in range(depth):
        e = edges[work.path[d]]
        e.visits += 1
        for p in range(seats):
            e.won[p] += work.reward[p]
    if knobs.mast > 0:
        for c in range(choices):
            mover, move = work.made[c][0], work.made[c][1]
            work.averages[mover][move][0] += 1
            work.averages[mover][move][1] += work.reward[mover]


def search(work: SearchWorkspace, root: int, seats: int, knobs: Knobs, rng: Any, iterations: int) -> None:
    """Many iterations from states[ROOT], which holds what the root seat knows."""
    for _ in range(iterations):
        iterate(work, root, seats, knobs, rng)


def report(work: SearchWorkspace, root: int, moves: Any, n: int, visits: Any, won: Any) -> None:
    """What is known of the root's moves: how often each was followed, and what it brought every seat in all."""
    known = knowledge(work, ROOT, root, root, _0)
    for i in range(n):
        e = work.edges[find(work.edges, edge_key(known, moves[i]))]
        visits[i] = e.visits if e.key != _0 else 0
        for p in range(won.shape[1]):
            won[i][p] = e.won[p] if e.key != _0 else 0.0
