"""What is kept of played games to notice any change of the rules: playthroughs, move counts, what they visit.

Pure functions: they read tables and make text or sets. Writing files is the business of whoever calls them.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .game import CHANCE, Game
from .moves import tables
from .play import TAKE_BACK, Table
from .record import Record

PARTS = 4  # move counts are taken where a game begins and after each such part of it


@dataclass
class Visited:
    """What some games have shown: phases between moves, pieces in play, and what decided them."""

    phases: set[int] = field(default_factory=set)
    components: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)

    def __or__(self, other: "Visited") -> "Visited":
        return Visited(self.phases | other.phases, self.components | other.components, self.endings | other.endings)

    def __len__(self) -> int:
        return len(self.phases) + len(self.components) + len(self.endings)


def codes(game: Game) -> str:
    """Every move in a line: its code, its kind and number, who makes it, and what else is declared of it."""
    follows, lines = tables(game.kinds, game.phases), []
    for code, (kind, at) in enumerate(game.moves):
        more = [word for word, row in (("final", follows.final), ("unordered", follows.unordered)) if row[code]]
        lines.append(" ".join([str(code), kind, str(at), ("seat", "chance", "face")[follows.by[code]], *more]))
    return "\n".join([*lines, ""])


def to_visit(game: Game) -> Visited:
    """All that there is: every piece, every ending, and the phases between moves (those up to OVER)."""
    last = game.phases["OVER"]
    phases = {int(phase) for phase in game.phases if phase <= last}
    return Visited(phases, set(game.describe.component_keys()), set(game.score.ENDINGS))


def visited(tables: Iterable[Table]) -> Visited:
    """What these games have shown from their first position to their last."""
    found = Visited()
    for table in tables:
        game = table.game
        for again in positions(table):
            found.phases.add(int(getattr(again.state, "phase", 0)))
            found.components.update(game.describe.components_seen(again.state))
        if table.over:
            found.endings.add(game.score.ENDINGS[game.score.ending(table.state)])
    return found


def positions(table: Table) -> Iterator[Table]:
    """The game once more: one table that moves on, seen before the first event and after each."""
    again = Table(table.game, table.seats, options=table.options, seed="", deal=False)
    yield again
    for event in table.events:
        again.put(event)
        yield again


def transcript(table: Table) -> str:
    """A readable playthrough: who is asked, how many moves there are, what is done, a hash of it all."""
    game, say = table.game, table.game.say("en")
    options = ", ".join(f"{name} {value}" for name, value in table.options.items()) or "none"
    lines = [
        f"{game.name}, rules version {game.version}, components {game.box.key}",
        f"seats: {table.seats}; options: {options}",
    ]
    walk = positions(table)
    again = next(walk)
    lines.append(f"   0 {digest(again.state)} {_asked(again)}")
    for number, event in enumerate(table.events, start=1):
        if event.move <= TAKE_BACK:
            words = "(takes back)"
        else:
            words = game.describe.words(again.state, event.seat, event.move, say)
        again = next(walk)
        lines.append(f"     {_name(event.seat)}: {words}")
        lines.append(f"{number:4d} {digest(again.state)} {_asked(again)}")
    if table.over:
        scores = [table.points(p)[0] for p in range(table.seats)]
        ending = game.score.ENDINGS[game.score.ending(table.state)]
        lines.append(f"scores {scores}, places {table.places()}, decided by {ending}")
    return "\n".join(lines) + "\n"


def perft(game: Game, state: Record, depth: int) -> int:
    """How many sequences of so many moves there are; each answer of Chance counts once, whatever its odds."""
    if depth == 0:
        return 1
    found = 0
    for seat, move in moves_of(game, state):
        if depth == 1:
            found += 1
        else:
            after = state.copy()
            game.rules.apply(after, seat, move)
            found += perft(game, after, depth - 1)
    return found


def moves_of(game: Game, state: Record) -> list[tuple[int, int]]:
    """Every (seat, move) that is possible now, of Chance and of all seats that are asked."""
    room, found = [0] * game.width, list[tuple[int, int]]()
    if game.rules.over(state):
        return found
    for seat in range(CHANCE, max(game.seats)):
        if game.rules.asked(state, seat):
            found += [(seat, move) for move in room[: game.rules.legal(state, seat, room)]]
    return found


def perft_table(tables: Mapping[str, Table], most: int = 500) -> str:
    """Move counts from some positions of each game, one depth after another until a count is above `most`."""
    lines = []
    for name, table in tables.items():
        at = {len(table.events) * part // PARTS for part in range(PARTS)}
        for number, again in enumerate(positions(table)):
            if number in at:
                counts = ", ".join(str(n) for n in _counts(table.game, again.state, most))
                lines.append(f"{name}, position {number}: {counts}")
    return "\n".join(lines) + "\n"


def digest(state: Record) -> str:
    """A short hash of a position."""
    return hashlib.sha256(state.to_bytes()).hexdigest()[:12]


def _counts(game: Game, state: Record, most: int) -> Iterator[int]:
    for depth in range(1, 7):
        n = perft(game, state, depth)
        yield n
        if n == 0 or n > most:
            return


def _asked(table: Table) -> str:
    if table.over:
        return "over"
    asked = [seat for seat in (CHANCE, *range(table.seats)) if table.game.rules.asked(table.state, seat)]
    return "; ".join(f"{_name(seat)} of {len(table.legal(seat))}" for seat in asked)


def _name(seat: int) -> str:
    return "Chance" if seat == CHANCE else f"seat {seat + 1}"
