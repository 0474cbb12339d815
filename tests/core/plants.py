"""Games with one mistake planted in them, and a stand-in for their compiled run.

The stand-in does in plain Python what the compiled border does: a mistake in the rules is then in both runs, and
must be found by the check that is meant for it, not by the comparison of the two.
"""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from affinage.core import checks
from affinage.core.chance import below, weighted
from affinage.core.checks import Finding
from affinage.core.game import CHANCE, Game
from affinage.core.why import HOUSE_REASONS, NOT_NOW, OK

from .tables import TEMPLATE

GAMES = 60
MODULES = ("rules", "score", "observe", "describe", "turns")


def planted(game: Game = TEMPLATE, compiled: bool = False, **changes: Any) -> Game:
    """The game with some of its functions replaced; with `compiled` its compiled run stays as it is.

    A mistake in `legal` is in `why` too, unless that is planted as well.
    """
    if "legal" in changes and "why" not in changes:
        changes["why"] = _as_listed(changes["legal"], game.width)
    parts: dict[str, Any] = {name: changes.pop(name) for name in list(changes) if name in ("totals", "bound")}
    for part in MODULES:
        module = getattr(game, part)
        may_have = {*vars(module), *({"some_move"} if part == "rules" else ())}
        here = {name: changes.pop(name) for name in list(changes) if name in may_have}
        parts[part] = SimpleNamespace(**{**vars(module), **here})
    assert not changes, f"no module has {', '.join(changes)}"
    other = replace(game, **parts)
    other.__dict__["fast"] = game.fast if compiled else StandIn(other)
    return other


def _as_listed(legal: Any, width: int) -> Any:
    def why(s: Any, seat: int, move: int) -> int:
        room = [0] * width
        return OK if move in room[: legal(s, seat, room)] else NOT_NOW

    return why


class StandIn:
    """The border of a game, run plainly on the elements of an array."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def setup_at(self, states: Any, at: int, seats: int, options: Any) -> None:
        """`setup` on one element."""
        s = self.game.state()
        self.game.rules.setup(s, seats, options.tolist())
        states[at] = s.to_array()[0]

    def legal_at(self, states: Any, at: int, seat: int, moves: Any) -> int:
        """`legal` on one element."""
        return self.game.rules.legal(self._twin(states, at), seat, moves)

    def why_at(self, states: Any, at: int, seat: int, move: int) -> int:
        """`why` on one element."""
        return self.game.rules.why(self._twin(states, at), seat, move)

    def contradiction_at(self, states: Any, at: int, seat: int, count: int, moves: Any, given: Any) -> int:
        """The first move for which `why` and `legal` differ."""
        legal = set(moves[: self.legal_at(states, at, seat, moves)].tolist())
        for move in range(count):
            reason = self.why_at(states, at, seat, move)
            given[reason + HOUSE_REASONS] += 1
            if (move in legal) != (reason == 0):
                return move
        return -1

    def goes_on_at(self, states: Any, at: int, seat: int, move: int, stage: int, turn: int) -> bool:
        """Whether a turn is still under way."""
        s, turns = self._twin(states, at), self.game.turns
        if turns.ends_turn(move) or (turns.stage(s), turns.turn_no(s)) != (stage, turn):
            return False
        return not self.game.rules.over(s) and self.game.rules.asked(s, seat)

    def odds_at(self, states: Any, at: int, weights: Any) -> int:
        """`odds` on one element."""
        return self.game.rules.odds(self._twin(states, at), weights)

    def some_move_at(self, states: Any, at: int, seat: int, moves: Any, weights: Any, rng: Any) -> int:
        """`some_move` on one element, for a game that has none of its own."""
        n = self.legal_at(states, at, seat, moves)
        weighed = seat == CHANCE and self.odds_at(states, at, weights) > 0
        return int(moves[weighted(rng, weights.tolist(), n) if weighed else below(rng, n)])

    def sensible_move(self, states: Any, at: int, spare: int, seat: int, moves: Any) -> int:
        """The legal move after which the position looks best."""
        worth = dict[int, int]()
        for move in moves[: self.legal_at(states, at, seat, moves)].tolist():
            s = self._twin(states, at)
            self.game.rules.apply(s, seat, move)
            worth[move] = self.game.value.value(s, seat)
        return max(worth, key=lambda move: worth[move])

    def apply_at(self, states: Any, at: int, seat: int, move: int) -> None:
        """`apply` on one element."""
        s = self._twin(states, at)
        self.game.rules.apply(s, seat, move)
        states[at] = s.to_array()[0]

    def cover_at(self, states: Any, at: int, seat: int) -> None:
        """`cover` on one element."""
        s = self._twin(states, at)
        self.game.observe.cover(s, seat)
        states[at] = s.to_array()[0]

    def guess_at(self, states: Any, at: int, seat: int, rng: Any) -> None:
        """`guess` on one element."""
        s = self._twin(states, at)
        self.game.observe.guess(s, seat, rng)
        states[at] = s.to_array()[0]

    def rank_at(self, states: Any, at: int, places: Any) -> None:
        """`rank` on one element."""
        self.game.score.rank(self._twin(states, at), places)

    def _twin(self, states: Any, at: int) -> Any:
        return self.game.state.from_array(states, at)


def found(game: Game, games: int = GAMES, seed: int = 0) -> list[Finding]:
    """What the suite finds in a game."""
    return checks.run(game, games, seed)


def caught(check: str, game: Game, sentence: str = "") -> None:
    """The mistake is found, by the check that is meant for it and by no other."""
    findings = found(game)
    assert {f.check for f in findings} == {check}, findings
    assert len(findings) <= checks.MOST_FINDINGS
    assert all(f.sentence.startswith(game.name) for f in findings)
    assert any(sentence in f.sentence for f in findings), findings
