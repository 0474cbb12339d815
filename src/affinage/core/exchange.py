"""The check of secrets: one hidden move is exchanged for another, and the viewer must not be able to tell."""

from random import Random

from .game import CHANCE, PUBLIC, Game
from .play import Event, Table
from .record import Record
from .story import story
from .tally import Broken, Tally


class Exchange:
    """The part of the suite that looks for leaks."""

    def __init__(self, game: Game, tally: Tally) -> None:
        self.game, self.tally = game, tally
        self.plain_moves = [0] * game.width

    def _covered(self, s: Record, seat: int) -> Record:
        known = s.copy()
        self.game.observe.cover(known, seat)
        return known

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
            turns = [story(t, viewer, say) for t in (a, b)]
        except LookupError as error:
            raise Broken("words", str(error)) from None
        if views[0] != views[1]:
            raise Broken("secrets", f"the view of seat {viewer} tells {where} apart")
        if lines[0] != lines[1]:
            raise Broken("secrets", f"the log of seat {viewer} tells {where} apart")
        if turns[0] != turns[1]:
            raise Broken("secrets", f"the headlines of seat {viewer} tell {where} apart")
