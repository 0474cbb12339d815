"""A replay turn by turn or move by move, with everything on the table or as one seat may know it."""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from affinage.core.errors import AffinageError
from affinage.core.play import TAKE_BACK, Event, Table
from affinage.core.story import story, turns_of
from affinage.core.words import Say

from . import show

LATEST = 6  # turns shown above the board
Read = Callable[[str], str]


class Viewer:
    """Shows the positions of a game: to a seat what it may know, to nobody in particular everything."""

    def __init__(self, table: Table, say: Say, console: Console, seat: int | None = None, read: Read = input) -> None:
        if seat is not None and seat not in range(table.seats):
            raise AffinageError(say("refused-no-seat", seat=seat + 1, seats=table.seats))
        self.table, self.say, self.console, self.seat, self.read = table, say, console, seat, read
        self.last = len(table.events)
        self.ends = ends_of_turns(table)

    def at(self, number: int) -> Table:
        """The table after so many events."""
        if number not in range(self.last + 1):
            raise AffinageError(self.say("replay-no-position", number=number, last=self.last))
        whole = self.table
        table = Table(
            whole.game,
            whole.seats,
            options=whole.options,
            seed=whole.dealer.seed,
            names=whole.names,
            kinds=whole.kinds,
            deal=False,
        )
        for event in whole.events[:number]:
            table.put(event)
        if number == self.last and whole.stopped is not None:
            table.stop(whole.stopped.how, whole.stopped.seat)
        return table

    def once(self, number: int) -> None:
        """All moves up to a position, and the position."""
        table = self.at(number)
        self._head(table, number)
        self.console.print(show.turns(table, story(table, self.seat, self.say), self.say, whole=True))
        self._position(table)

    def step(self) -> None:
        """Forward and back at the reader's pace."""
        number = 0
        try:
            while True:
                table = self.at(number)
                show.clear(self.console)
                self._head(table, number)
                self.console.print(show.turns(table, story(table, self.seat, self.say)[-LATEST:], self.say))
                self._position(table)
                self.console.print(Text(self.say("replay-keys"), "dim"))
                chosen = self._choose(number)
                if chosen is None:
                    return
                number = chosen
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _choose(self, number: int) -> int | None:
        while True:
            line = self.read(f"{number}/{self.last}> ").strip()
            if line == "q":
                return None
            ahead, behind = [n for n in self.ends if n > number], [n for n in self.ends if n < number]
            turns = {"": min(ahead, default=self.last + 1), "b": max(behind, default=-1 if number == 0 else 0)}
            steps = turns | {"+": number + 1, "-": number - 1, "e": self.last}
            wanted = int(line) if line.isdecimal() and len(line) < 7 else steps.get(line)
            if wanted is None:
                self.console.print(Text(self.say("replay-keys"), "red"))
            elif 0 <= wanted <= self.last:
                return wanted
            else:
                self.console.print(Text(self.say("replay-no-position", number=wanted, last=self.last), "red"))

    def _head(self, table: Table, number: int) -> None:
        self.console.print(show.seats(table, self.say, self.seat))
        self.console.print(Text(self.say("replay-position", number=number, last=self.last), "dim"))

    def _position(self, table: Table) -> None:
        """One board, or one for every seat: together they show every hand."""
        for seat in range(table.seats) if self.seat is None else (self.seat,):
            if self.seat is None:
                self.console.print(Rule(show.name_of(table, seat, self.say), align="left", style="dim"))
            self.console.print(show.board(table, seat, self.say, self.console.width))
        if table.over:
            self.console.print(show.score_sheet(table, self.say))
            self.console.print(show.result(table, self.say))


def ends_of_turns(table: Table) -> list[int]:
    """After how many events each turn is over; moves that were taken back again count, but end nothing."""
    standing: list[tuple[Event, int]] = []
    for number, event in enumerate(table.events, 1):
        if event.move == TAKE_BACK:
            del standing[max(at for at, (made, _) in enumerate(standing) if made.seat == event.seat)]
        elif event.move < TAKE_BACK:
            del standing[event.move - TAKE_BACK :]
        else:
            standing.append((event, number))
    return [standing[turn.end - 1][1] for turn in turns_of(table)]
