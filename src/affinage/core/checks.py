"""The conformance suite: what every game must satisfy, tried on random games.

`run` plays games move by move in the plain and in the compiled run at once. Each check has a name; what breaks one is a
`Finding` with a sentence that says where.
"""

import itertools
from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from .chance import below, generator, weighted
from .exchange import Exchange
from .frame import Frame, view
from .game import CHANCE, PUBLIC, Game
from .moves import BY_NOBODY
from .play import Event
from .record import Record
from .shape import unlike
from .tally import Broken, Finding, Tally
from .turn_checks import TurnEnds
from .why import HOUSE, HOUSE_REASONS
from .words import LANGUAGES

CHECKS = {
    "ends": "random games end within the stated bound",
    "asked": "until the end somebody is asked and has a legal move",
    "odds": "odds are positive and agree with the legal Chance moves; some_move agrees with both",
    "repeatable": "the same moves give the same bytes",
    "compiled": "plain and compiled run agree byte for byte at every move",
    "commutes": "choices that seats owe at the same time can be made in any order",
    "totals": "declared totals never change",
    "ranges": "every field stays in its declared range",
    "secrets": "what a seat sees does not change when only what it cannot know changes",
    "guesses": "a guess always agrees with what the seat knows",
    "unordered": "moves called unordered lead to the same position in any order",
    "refusals": "for every seat and every move there is, why finds nothing exactly where legal lists the move",
    "kinds": "every kind of move that is declared is made in some game",
    "turns": "every move is in one turn, which ends alike for search and log, and none splits what can be taken back",
    "types": "every view of every viewer is what its type says",
    "words": "every move, question and rule has words in every language",
}
MOST_FINDINGS = 12
ENOUGH = 500  # games after which a kind of move that was never made is a finding
MOST_SETTINGS = 12  # choices of options that take turns, per number of seats
SENSIBLE = 0.75  # share of moves, in every second game, that improve the position: random play rarely gets far
Report = Callable[[int, int, str], None]


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
    if not findings and tally.games >= ENOUGH:
        findings += [Finding("kinds", f"{game.name}: no game had a move {kind}.") for kind in never_made(game, tally)]
    if not findings and tally.covered > 50 and tally.exchanged == 0:
        findings.append(Finding("secrets", f"{game.name}: states are covered, but the log hides nothing from anybody."))
    if report:
        report(games, games, game.name)
    return findings


def never_made(game: Game, tally: Tally) -> list[str]:
    """The kinds of move that are declared and were never made."""
    made = [kind for kind in game.kinds if kind.declared.by != BY_NOBODY]
    return [kind.key for kind in made if kind.key not in tally.kinds]


def never_given(game: Game, tally: Tally) -> list[str]:
    """The reasons that no refusal had: dead, or cases that random games do not meet."""
    return [reason.key for reason in game.reasons if int(reason) not in tally.reasons]


def _settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    for seats in game.seats:
        for options in game.settings(seats, MOST_SETTINGS):
            yield seats, options


def _reason_name(game: Game, reason: int) -> str:
    return game.reasons.numbered(reason).key if reason > 0 else HOUSE.get(reason, "nothing")


class Suite(Exchange):
    """Room to work in, shared by all games of a run."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.fast = game.fast
        self.states = np.zeros(2, game.state.dtype)
        self.moves, self.weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
        self.plain_weights = [0] * game.width
        self.given = np.zeros(HOUSE_REASONS + 1 + len(game.reasons), np.int64)

    def one_game(self, seats: int, options: dict[str, str], rnd: Random) -> None:
        """One random game with every check along the way."""
        game, rules = self.game, self.game.rules
        values = game.option_values(options)
        s = game.state()
        rules.setup(s, seats, values)
        self.fast.setup_at(self.states, 0, seats, np.array(values, np.int64))
        self._same(s, "set-up")
        totals, log, turns = dict[str, int](), list[Event](), TurnEnds(game, seats, self.tally)
        sensible = SENSIBLE if rnd.random() < 0.5 else 0.0
        while not rules.over(s):
            if len(log) >= game.bound:
                raise Broken("ends", f"still going after {game.bound} moves")
            self.tally.phases.add(int(getattr(s, "phase", 0)))
            seat, legal = self._ask(s, seats, rnd)
            self._refusals(s, seat, seats, rnd)
            if rnd.random() < 0.08:
                self._look(s, seats, rnd)
            if rnd.random() < 0.02:
                self._words(s, seat, legal)
                self._types(s, seats)
            self._commit_in_any_order(s, seats, rnd)
            move = self._pick(s, seat, legal, rnd)
            if seat != CHANCE and rnd.random() < sensible:
                move = self.fast.sensible_move(self.states, 0, 1, seat, self.moves)
            if rules.unordered(move) and rnd.random() < 0.3:
                self._reorder(s, seat, move)
            event = Event(seat, move)
            self.tally.kinds.add(str(game.moves[move][0]))
            turns.begin(s, event)
            rules.apply(s, seat, move)
            self.fast.apply_at(self.states, 0, seat, move)
            turns.end(s, event, self.states)
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
        try:
            n = rules.legal(s, seat, self.plain_moves)
        except IndexError:
            raise Broken("asked", f"seat {seat} has more legal moves than width says: {self.game.width}") from None
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
        """Any of the legal moves; the game's own way to pick one must lead to the same."""
        weights, number = self._odds(s, legal) if seat == CHANCE else [], rnd.getrandbits(60)
        rng, own = generator(number), getattr(self.game.rules, "some_move", None)
        move = legal[weighted(rng, weights, len(weights)) if weights else below(rng, len(legal))]
        if own and own(s, seat, self.plain_moves, self.plain_weights, generator(number)) != move:
            raise Broken("odds", f"some_move gives seat {seat} another move than a list of all would")
        if self.fast.some_move_at(self.states, 0, seat, self.moves, self.weights, generator(number)) != move:
            raise Broken("compiled", f"some_move of seat {seat} differs between plain and compiled")
        return move

    def _refusals(self, s: Record, mover: int, seats: int, rnd: Random) -> None:
        """`why` and `legal` agree over every move, for everybody; the plain run gives the same reasons."""
        game, count = self.game, len(self.game.moves)
        for seat in range(CHANCE, seats):
            move = self.fast.contradiction_at(self.states, 0, seat, count, self.moves, self.given)
            if move >= 0:
                reason = int(self.fast.why_at(self.states, 0, seat, move))
                told = (
                    f"refused for {_reason_name(game, reason)} and listed" if reason else "not refused, and not listed"
                )
                raise Broken("refusals", f"seat {seat}: {game.moves[move]} is {told}")
        if rnd.random() < 0.02:
            for move in range(count):
                reason, fast = game.rules.why(s, mover, move), self.fast.why_at(self.states, 0, mover, move)
                if reason != fast:
                    both = f"{_reason_name(game, reason)} and {_reason_name(game, fast)}"
                    raise Broken("compiled", f"why seat {mover} cannot make {game.moves[move]}: {both}")

    def _odds(self, s: Record, legal: list[int]) -> list[int]:
        n = self.game.rules.odds(s, self.plain_weights)
        weights = self.plain_weights[:n]
        if n > 0 and (n != len(legal) or min(weights) <= 0):
            raise Broken("odds", f"{len(legal)} legal Chance moves, weights {weights}")
        m = self.fast.odds_at(self.states, 0, self.weights)
        if self.weights[:m].tolist() != weights:
            raise Broken("compiled", f"odds {weights} and {self.weights[:m].tolist()}")
        return weights

    def _look(self, s: Record, seats: int, rnd: Random) -> None:
        """Cover and guess, plain and compiled, for every seat."""
        for seat in (*range(seats), PUBLIC):
            known = self._covered(s, seat)
            self.states[1] = self.states[0]
            self.fast.cover_at(self.states, 1, seat)
            if self.states[1].tobytes() != known.to_bytes():
                raise Broken("compiled", f"what seat {seat} may know differs between plain and compiled")
            if self._covered(known, seat) != known:
                raise Broken("secrets", f"covering once more what seat {seat} knows changes it")
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
                    refused = [move for move in range(self.game.actions) if move not in legal]
                    texts += [describe.why_not(s, seat, move, say).sentence for move in refused]
            except LookupError as error:
                raise Broken("words", f"{language}: {error}") from None
            if not all(texts):
                raise Broken("words", f"{language}: an empty sentence for seat {seat}")

    def _types(self, s: Record, seats: int) -> None:
        say = self.game.say()
        for seat in (*range(seats), PUBLIC):
            try:
                seen = view(self.game, self._covered(s, seat), seat, say)
            except LookupError as error:
                raise Broken("words", str(error)) from None
            wrong = unlike(seen.pop("frame"), Frame, "frame") + unlike(seen, self.game.describe.VIEW)
            if wrong:
                raise Broken("types", f"for seat {seat}: {'; '.join(wrong[:3])}")

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
        self.tally.reasons.update(int(at) - HOUSE_REASONS for at in np.flatnonzero(self.given))
        self.tally.games += 1
        self.tally.moves += len(log)
        self.tally.longest = max(self.tally.longest, len(log))


__all__ = ["CHECKS", "Broken", "Finding", "Suite", "Tally", "never_given", "never_made", "run"]
