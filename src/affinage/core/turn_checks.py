"""The check of turns: the log cuts a game where search does, and no turn ends while it can still be taken back."""

from typing import Any

from .game import CHANCE, Game
from .play import Event
from .record import Record
from .tally import Broken, Tally
from .turns import Cutter


class TurnEnds:
    """Follows one game."""

    def __init__(self, game: Game, seats: int, tally: Tally) -> None:
        self.game, self.seats, self.tally = game, seats, tally
        self.cutter = Cutter(game, seats)
        self.made = 0

    def begin(self, s: Record, event: Event) -> None:
        """Before a move."""
        self.cutter.begin(s, event.seat)

    def end(self, s: Record, event: Event, states: Any) -> None:
        """After it, with the same position in the compiled run."""
        self.cutter.end(s, event.seat, event.move)
        self.made += 1
        rules, turn = self.game.rules, self.cutter.turns[-1]
        where = f"move {self.made} ({self.game.moves[event.move]})"
        before = self.cutter.turns[-2].end if len(self.cutter.turns) > 1 else 0
        if turn.first != before or turn.end != self.made:
            raise Broken("turns", f"at {where}: a turn from {turn.first} to {turn.end} does not follow the one before")
        if event.seat == CHANCE or rules.asked(s, CHANCE) or turn.seats != (event.seat,):
            return
        asked = [p for p in range(self.seats) if rules.asked(s, p)]
        compiled = self.game.fast.goes_on_at(states, 0, event.seat, event.move, turn.stage, turn.count)
        if asked in ([], [event.seat]) and bool(compiled) == turn.over:
            raise Broken("turns", f"at {where}: the turn is over for {'the log' if turn.over else 'a search'} alone")
        self.tally.turns += turn.over
        binds = self.game.binds is not None and self.game.binds(s, event.seat)
        open_still = asked == [event.seat] and event.move not in self.game.final and not binds
        if turn.over and open_still and self.game.turns.stage(s) == turn.stage:
            raise Broken("turns", f"at {where}: the turn splits, for seat {event.seat} can still take it back")
