"""The conformance suite: what every game must satisfy, tried on random games.

`run` plays games move by move in the plain and in the compiled run at once. Each check has a name; what breaks one is a
`Finding` with a sentence that says where.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import numpy as np

from .chance import generator
from .game import CHANCE, PUBLIC, Game
from .play import Event, Table
from .record import Record
from .words import LANGUAGES

CHECKS = {
    "ends": "random games end within the stated bound",
    "asked": "until the end somebody is asked and has a legal move",
    "odds": "odds are positive and agree with the legal Chance moves",
    "repeatable": "the same moves give the same bytes",
    "compiled": "plain and compiled run agree byte for byte at every move",
    "commutes": "choices that seats owe at the same time can be made in any order",
    "totals": "declared totals never change",
    "ranges": "every field stays in its declared range",
    "secrets": "what a seat sees does not change when only what it cannot know changes",
    "guesses": "a guess always agrees with what the seat knows",
    "unordered": "moves called unordered lead to the same position in any order",
    "words": "every move, question and rule has words in every language",
}
MOST_FINDINGS = 12
MOST_SETTINGS = 12  # choices of options that take turns, per number of seats
Report = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Finding:
    """Something that breaks a check, and where."""

    check: str
    sentence: str


class Broken(Exception):  # noqa: N818 - says what happened: the game broke a check
    """Stops a game at the first broken check."""

    def __init__(self, check: str, sentence: str) -> None:
        super().__init__(sentence)
        self.check = check


@dataclass
class Tally:
    """How often something was really tried; a check that never had a case proves nothing."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    covered: int = 0
    exchanged: int = 0
    commits: int = 0
    reordered: int = 0
    phases: set[int] = field(default_factory=set)


def run(
    game: Game,
    games: int = 2000,
    seed: int = 0,
    report: Report | None = None,
    tally: Tally | None = None,
    only: Callable[[int, dict[str, str]], bool] = lambda seats, options: True,  # noqa: ARG005 - takes any
) -> list[Finding]:
    """All checks on random games, spread over the game's seat counts and options (or over those that `only` lets)."""
    findings: list[Finding] = []
    tally = Tally() if tally is None else tally
    settings = [one for one in _settings(game) if only(*one)]
    suite = Suite(game, tally)
    for number in range(games):
        seats, options = settings[number % len(settings)]
        if report:
            report(number, games, f"{game.name}: game {number + 1} of {games}")
        try:
            suite.one_game(seats, options, Random(f"{seed}/{number}"))  # noqa: S311 - play, no secret
        except Broken as broken:
            findings.append(Finding(broken.check, f"{game.name}, game {number}, {seats} seats: {broken}"))
            if len(findings) >= MOST_FINDINGS:
                break
    if not findings and tally.covered > 50 and tally.exchanged == 0:
        findings.append(Finding("secrets", f"{game.name}: states are covered, but the log hides nothing from anybody."))
    if report:
        report(games, games, game.name)
    return findings


def _settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    for seats in game.seats:
        for options in game.settings(seats, MOST_SETTINGS):
            yield seats, options


class Suite:
    """Room to work in, shared by all games of a run."""

    def __init__(self, game: Game, tally: Tally) -> None:
        self.game, self.tally = game, tally
        self.fast = game.fast
        self.states = np.zeros(2, game.state.dtype)
        self.moves, self.weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
        self.plain_moves, self.plain_weights = [0] * game.width, [0] * game.width

    def one_game(self, seats: int, options: dict[str, str], rnd: Random) -> None:
        """One random game with every check along the way."""
        game, rules = self.game, self.game.rules
        values = game.option_values(options)
        s = game.state()
        rules.setup(s, seats, values)
        self.fast.setup_at(self.states, 0, seats, np.array(values, np.int64))
        self._same(s, "set-up")
        totals, log = dict[str, int](), list[Event]()
        while not rules.over(s):
            if len(log) >= game.bound:
                raise Broken("ends", f"still going after {game.bound} moves")
            self.tally.phases.add(int(getattr(s, "phase", 0)))
            seat, legal = self._ask(s, seats, rnd)
            if rnd.random() < 0.08:
                self._look(s, seats, rnd)
            if rnd.random() < 0.02:
                self._words(s, seat, legal)
            self._commit_in_any_order(s, seats, rnd)
            move = self._pick(s, seat, legal, rnd)
            if rules.unordered(move) and rnd.random() < 0.3:
                self._reorder(s, seat, move)
            event = Event(seat, move)
            rules.apply(s, seat, move)
            self.fast.apply_at(self.states, 0, seat, move)
            log.append(event)
            self._same(s, f"move {len(log)} ({game.moves[move]})")
            if not s.in_range():
                raise Broken("ranges", f"after move {len(log)} ({game.moves[move]}): {s.out_of_range()[0]}")
            if rnd.random() < 0.3:
                self._totals(totals, game.totals(s), f"move {len(log)} ({game.moves[move]})")
        self._totals(totals, game.totals(s), "the end")
        self._end(s, seats, options, log, rnd)

    def _totals(self, before: dict[str, int], now: dict[str, int], where: str) -> None:
        for what, n in now.items():
            if before.setdefault(what, n) != n:
                raise Broken("totals", f"at {where}: {what} {before[what]} became {n}")

    def _same(self, s: Record, where: str) -> None:
        if s.to_bytes() != self.states[0].tobytes():
            fast = self.game.state.from_array(self.states)
            raise Broken("compiled", f"at {where}, plain and compiled: {'; '.join(s.differences(fast)[:4])}")

    def _ask(self, s: Record, seats: int, rnd: Random) -> tuple[int, list[int]]:
        rules = self.game.rules
        asked = [p for p in (CHANCE, *range(seats)) if rules.asked(s, p)]
        if not asked:
            raise Broken("asked", "nobody is asked and the game is not over")
        seat = CHANCE if CHANCE in asked else rnd.choice(asked)
        n = rules.legal(s, seat, self.plain_moves)
        legal = self.plain_moves[:n]
        if not legal:
            raise Broken("asked", f"seat {seat} is asked and has no legal move")
        if legal != sorted(set(legal)):
            raise Broken("asked", f"legal moves of seat {seat} are not in order: {legal}")
        m = self.fast.legal_at(self.states, 0, seat, self.moves)
        if self.moves[:m].tolist() != legal:
            raise Broken("compiled", f"legal moves of seat {seat}: {legal} and {self.moves[:m].tolist()}")
        return seat, legal

    def _pick(self, s: Record, seat: int, legal: list[int], rnd: Random) -> int:
        if seat != CHANCE:
            return rnd.choice(legal)
        n = self.game.rules.odds(s, self.plain_weights)
        weights = self.plain_weights[:n]
        if n != len(legal) or min(weights) <= 0:
            raise Broken("odds", f"{len(legal)} legal Chance moves, weights {weights}")
        m = self.fast.odds_at(self.states, 0, self.weights)
        if self.weights[:m].tolist() != weights:
            raise Broken("compiled", f"odds {weights} and {self.weights[:m].tolist()}")
        return rnd.choices(legal, weights)[0]

    def _look(self, s: Record, seats: int, rnd: Random) -> None:
        """Cover and guess, plain and compiled, for every seat."""
        for seat in (*range(seats), PUBLIC):
            known = self._covered(s, seat)
            self.states[1] = self.states[0]
            self.fast.cover_at(self.states, 1, seat)
            if self.states[1].tobytes() != known.to_bytes():
                raise Broken("compiled", f"what seat {seat} may know differs between plain and compiled")
            self.tally.covered += known != s
            if seat == PUBLIC:
                continue
            if self.game.rules.asked(s, seat):
                own = self.plain_moves[: self.game.rules.legal(s, seat, self.plain_moves)]
                if own != self.plain_moves[: self.game.rules.legal(known, seat, self.plain_moves)]:
                    raise Broken("secrets", f"the legal moves of seat {seat} depend on what it cannot know")
            number = rnd.getrandbits(60)
            guessed, rng = known.copy(), generator(number)
            self.game.observe.guess(guessed, seat, rng)
            self.fast.guess_at(self.states, 1, seat, generator(number))
            if self.states[1].tobytes() != guessed.to_bytes():
                raise Broken("compiled", f"a guess of seat {seat} differs between plain and compiled")
            if self._covered(guessed, seat) != known:
                wrong = known.differences(self._covered(guessed, seat))
                raise Broken("guesses", f"seat {seat} would see something else: {'; '.join(wrong[:4])}")
            if self.game.totals(guessed) != self.game.totals(s) or guessed.out_of_range():
                raise Broken("guesses", f"a guess of seat {seat} is no possible position")

    def _covered(self, s: Record, seat: int) -> Record:
        known = s.copy()
        self.game.observe.cover(known, seat)
        return known

    def _commit_in_any_order(self, s: Record, seats: int, rnd: Random) -> None:
        """Where several seats are asked: one choice each, in every order, leads to the same bytes."""
        rules = self.game.rules
        asked = [p for p in range(seats) if rules.asked(s, p)]
        if len(asked) < 2 or rules.asked(s, CHANCE):
            return
        plan = {p: rnd.choice(self.plain_moves[: rules.legal(s, p, self.plain_moves)]) for p in asked}
        ends = set()
        for order in itertools.islice(itertools.permutations(asked), 6):
            t = s.copy()
            for p in order:
                if plan[p] not in self.plain_moves[: rules.legal(t, p, self.plain_moves)]:
                    raise Broken("commutes", f"seat {p} loses its choice when others choose first")
                rules.apply(t, p, plan[p])
            ends.add(t.to_bytes())
        if len(ends) > 1:
            raise Broken("commutes", f"seats {asked} choosing {list(plan.values())} depends on the order")
        self.tally.commits += 1

    def _reorder(self, s: Record, seat: int, first: int) -> None:
        """Two unordered moves in a row, swapped."""
        rules = self.game.rules
        a = s.copy()
        rules.apply(a, seat, first)
        if not rules.asked(a, seat):
            return
        for second in self.plain_moves[: rules.legal(a, seat, self.plain_moves)]:
            b = s.copy()
            if rules.unordered(second) and second in self.plain_moves[: rules.legal(b, seat, self.plain_moves)]:
                rules.apply(b, seat, second)
                if rules.asked(b, seat) and first in self.plain_moves[: rules.legal(b, seat, self.plain_moves)]:
                    rules.apply(b, seat, first)
                    c = a.copy()
                    rules.apply(c, seat, second)
                    if b != c:
                        raise Broken("unordered", f"moves {first} and {second} of seat {seat} depend on their order")
                    self.tally.reordered += 1
            rules.legal(a, seat, self.plain_moves)

    def _words(self, s: Record, seat: int, legal: list[int]) -> None:
        describe = self.game.describe
        for language in LANGUAGES:
            say = self.game.say(language)
            try:
                texts = [describe.words(s, seat, move, say) for move in legal]
                if seat != CHANCE:
                    texts += [describe.question(s, seat, say), describe.rule(s, seat, say)]
                    texts += [describe.place(s, move) for move in legal]
            except LookupError as error:
                raise Broken("words", f"{language}: {error}") from None
            if not all(texts):
                raise Broken("words", f"{language}: an empty sentence for seat {seat}")

    def _end(self, s: Record, seats: int, options: dict[str, str], log: list[Event], rnd: Random) -> None:
        game = self.game
        again = game.state()
        game.rules.setup(again, seats, game.option_values(options))
        for event in log:
            game.rules.apply(again, event.seat, event.move)
        if again.to_bytes() != s.to_bytes():
            raise Broken("repeatable", "the same moves led to another position")
        places, fast_places = [0] * seats, np.zeros(seats, np.int64)
        game.score.rank(s, places)
        self.fast.rank_at(self.states, 0, fast_places)
        if fast_places.tolist() != places or (min(places) != 0 and seats > 1):  # alone one can lose
            raise Broken("compiled", f"places {places} and {fast_places.tolist()}")
        self._exchange_secrets(seats, options, log, rnd)
        self.tally.games += 1
        self.tally.moves += len(log)
        self.tally.longest = max(self.tally.longest, len(log))

    def _exchange_secrets(self, seats: int, options: dict[str, str], log: list[Event], rnd: Random) -> None:
        """Change one hidden move into another with the same face, and go on with the same moves.

        Right after it the viewer must not be able to tell the two tables apart. Later it may be shown the difference;
        then it knows it for good: a difference that comes and goes was never shown, it leaked.
        """
        game, rules = self.game, self.game.rules
        viewer = rnd.choice((*range(seats), PUBLIC))
        s = game.state()
        rules.setup(s, seats, game.option_values(options))
        turns: list[tuple[int, Record, list[int]]] = []
        for at, event in enumerate(log):
            # A seat's secret choice may be laid open once all have chosen; until then nobody may tell it apart.
            if event.seat == CHANCE or any(p != event.seat and rules.asked(s, p) for p in range(seats)):
                n = rules.legal(s, event.seat, self.plain_moves)
                turns.append((at, s.copy(), self.plain_moves[:n]))
            rules.apply(s, event.seat, event.move)
        if turns:
            at, s, legal = rnd.choice(turns)
            self._log_tells_no_more(s, log[at], legal, viewer)
        hidden = []
        for at, s, legal in turns:
            seat, move = log[at].seat, log[at].move
            face = game.observe.face(s, seat, move, viewer)
            twins = [m for m in legal if m != move and game.observe.face(s, seat, m, viewer) == face]
            if twins:
                hidden.append((at, s, twins))
        if not hidden:
            return
        at, mine, twins = rnd.choice(hidden)
        seat, theirs, twin = log[at].seat, mine.copy(), rnd.choice(twins)
        where = f"Chance move {at}" if seat == CHANCE else f"move {at}"
        rules.apply(mine, seat, log[at].move)
        rules.apply(theirs, seat, twin)
        self.tally.exchanged += 1
        self._alike(mine, theirs, viewer, where)
        self._never_forgets(mine, theirs, viewer, log[at + 1 : at + 81], where)
        if rnd.random() < 0.1:
            other = [*log[:at], Event(seat, twin)]
            a, b = self._table(seats, options, log[: at + 1]), self._table(seats, options, other)
            self._reads_the_same(a, b, viewer, where)

    def _log_tells_no_more(self, s: Record, event: Event, legal: list[int], viewer: int) -> None:
        """Moves that leave the viewer the same table must look the same in the log."""
        known = dict[int, Record]()
        for move in legal:
            t = s.copy()
            self.game.rules.apply(t, event.seat, move)
            known[move] = self._covered(t, viewer)
        face = self.game.observe.face(s, event.seat, event.move, viewer)
        for move in legal:
            if known[move] == known[event.move] and self.game.observe.face(s, event.seat, move, viewer) != face:
                raise Broken("secrets", f"the log tells seat {viewer} more than its table: {event.move} from {move}")

    def _alike(self, a: Record, b: Record, viewer: int, where: str) -> None:
        seen, other = self._covered(a, viewer), self._covered(b, viewer)
        if seen != other:
            wrong = "; ".join(seen.differences(other)[:4])
            raise Broken("secrets", f"seat {viewer} can tell {where} apart: {wrong}")

    def _never_forgets(self, a: Record, b: Record, viewer: int, moves: list[Event], where: str) -> None:
        rules, told_apart = self.game.rules, False
        for event in moves:
            for s in (a, b):
                n = rules.legal(s, event.seat, self.plain_moves) if rules.asked(s, event.seat) else 0
                if event.move not in self.plain_moves[:n]:
                    return  # this move needs what was exchanged
                rules.apply(s, event.seat, event.move)
            alike = self._covered(a, viewer) == self._covered(b, viewer)
            if told_apart and alike and a != b:
                raise Broken("secrets", f"seat {viewer} could tell {where} apart for a moment: a leak")
            told_apart = told_apart or not alike

    def _table(self, seats: int, options: dict[str, str], log: list[Event]) -> Table:
        table = Table(self.game, seats, options=options, seed="", deal=False)
        for event in log:
            table.put(event)
        return table

    def _reads_the_same(self, a: Table, b: Table, viewer: int, where: str) -> None:
        say = self.game.say()
        try:
            views = [t.view(viewer, say) for t in (a, b)]
            lines = [[(line.move, line.words) for line in t.log(viewer, say)] for t in (a, b)]
        except LookupError as error:
            raise Broken("words", str(error)) from None
        if views[0] != views[1]:
            raise Broken("secrets", f"the view of seat {viewer} tells {where} apart")
        if lines[0] != lines[1]:
            raise Broken("secrets", f"the log of seat {viewer} tells {where} apart")
