"""Pairs of tables that differ only in what one viewer cannot know.

Three kinds. `hidden`: one hidden move is exchanged for another with the same face, and both go on alike. `open`: the
others have made different moves that they can still take back. `guess`: everything that the seat cannot know is dealt
anew.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any

from affinage.core.chance import generator
from affinage.core.errors import AffinageError
from affinage.core.game import CHANCE, PUBLIC, Game
from affinage.core.play import Event, Table
from affinage.core.record import Record
from affinage.server import sealed
from affinage.server.store import Header, New, Store, Token
from affinage.server.tokens import digest

from .conftest import FULL

SECRET = "ca" * 32
NONCE = "0b0e" * 8
AT = 1_800_000_000_000
STEP = 16
TRIES = 10  # to find a pair of a kind, before it is another one's turn
MOST_ON = 12  # moves that both tables of a pair go on after the difference


@dataclass(frozen=True)
class Pair:
    """Two logs and the viewer who must not tell them apart; with `guessed` the second table stands there instead."""

    kind: str
    game: Game
    seats: int
    options: dict[str, str]
    viewer: int
    logs: tuple[list[Event], list[Event]]
    guessed: Record | None = None


class Source:
    """A random game with its table at every sixteenth move, so that any moment of it is soon laid."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], random: Random) -> None:
        self.game, self.seats, self.options = game, seats, options
        table = Table(game, seats, options=options, seed=str(random.random()))
        while not table.over:
            seat = random.choice(table.asked)
            table.play(seat, random.choice(table.legal(seat)))
        self.log = table.events
        table = Table(game, seats, options=options, seed="", deal=False)
        self.tables, self.states = [copied(table)], [table.state.copy()]
        for number, event in enumerate(self.log, 1):
            table.put(event)
            self.states.append(table.state.copy())
            if number % STEP == 0:
                self.tables.append(copied(table))

    def secrets(self, viewer: int, random: Random) -> list[tuple[int, int]]:
        """All moments at which something was done that the viewer could not see, and what it might have been."""
        found = ((at, _twin(self, at, viewer, random)) for at in range(len(self.log)))
        return [(at, twin) for at, twin in found if twin is not None]

    def after(self, number: int, *more: Event) -> Table:
        """The table after so many moves, and others instead of what came then."""
        table = copied(self.tables[number // STEP])
        for event in (*self.log[number // STEP * STEP : number], *more):
            table.put(event)
        return table

    def some(self, random: Random) -> int:
        """A moment, in short runs an early one: late ones take long to build."""
        return int(len(self.log) * (random.random() if FULL else random.random() ** 1.5 * 0.7))


def copied(table: Table) -> Table:
    """Another table that stands alike and goes its own way."""
    twin = copy(table)
    twin.events, twin.state = list(table.events), table.state.copy()
    for name in ("_moves", "_weights", "_since", "_open"):
        setattr(twin, name, list(getattr(table, name)))
    twin.__dict__["_base"] = table.__dict__["_base"].copy()
    return twin


def pairs(game: Game, random: Random, logs: int) -> Iterator[Pair]:
    """Endless pairs out of so many random games; the three kinds take turns as far as a game has them.

    In some games hardly anything is secret, so that there may have to be more of them until something is hidden at
    tables of every size.
    """
    sources, secret = list[Source](), list[Source]()
    for number in range(8 * logs):
        if number >= logs and {source.seats for source in secret} >= {n for n in game.seats if n > 1}:
            break
        seats = game.seats[number % len(game.seats)]
        sources.append(Source(game, seats, random.choice(game.settings(seats, 6)), random))
        if sources[-1].secrets(PUBLIC, random):
            secret.append(sources[-1])
    kinds = [(hidden, secret), (others_open, sources), (guessed, sources)]
    for turn in range(1_000_000):
        kind, among = kinds[turn % 3]
        for _ in range(TRIES if among else 0):
            found = kind(random.choice(among), random)
            if found is not None:
                yield found
                break


def hidden(source: Source, random: Random) -> Pair | None:
    """One hidden move exchanged."""
    game, log, rules = source.game, source.log, source.game.rules
    viewer = random.choice((*range(source.seats), PUBLIC))
    moments = source.secrets(viewer, random)
    if not moments:
        return None
    early = int(len(moments) * (random.random() if FULL else random.random() ** 1.5 * 0.7))
    at, twin = moments[early]
    more: list[Event] = []
    firsts = (log[at], Event(log[at].seat, twin))
    try:
        tables = [source.after(at, first) for first in firsts]
    except AffinageError:
        return None
    for event in log[at + 1 : at + 1 + random.randint(0, MOST_ON)]:
        # From here on the viewer may be shown the difference: the pair ends before that.
        if not _both(tables, event) or tables[0].observe(viewer) != tables[1].observe(viewer):
            tables = [source.after(at, first, *more) for first in firsts]
            break
        more.append(event)
    if any(rules.asked(table.state, CHANCE) for table in tables) or tables[0].over:
        return None  # a table at rest never waits for Chance, and an ended one lays everything open
    if tables[0].asked != tables[1].asked:
        return None  # who still thinks is for all to see
    if tables[0].state == tables[1].state or tables[0].observe(viewer) != tables[1].observe(viewer):
        return None
    return Pair("hidden", game, source.seats, source.options, viewer, (tables[0].events, tables[1].events))


def _twin(source: Source, at: int, viewer: int, random: Random) -> int | None:
    """Another move that could have been made there and has the same face for the viewer."""
    game, rules, state, event = source.game, source.game.rules, source.states[at], source.log[at]
    together = any(p != event.seat and rules.asked(state, p) for p in range(source.seats))
    if event.seat == viewer or not (event.seat == CHANCE or together):
        return None
    moves = [0] * game.width
    legal = moves[: rules.legal(state, event.seat, moves)]
    face = game.observe.face(state, event.seat, event.move, viewer)
    for move in random.sample(legal, min(12, len(legal))):
        if move != event.move and game.observe.face(state, event.seat, move, viewer) == face:
            return move
    return None


def _both(tables: list[Table], event: Event) -> bool:
    """Whether both tables can go on with this move; if so they have."""
    try:
        for table in tables:
            table.put(event)
    except AffinageError:
        return False
    return tables[0].asked == tables[1].asked


def others_open(source: Source, random: Random) -> Pair | None:
    """Different open moves of somebody else."""
    game, viewer = source.game, random.choice((*range(source.seats), PUBLIC))
    base = source.after(source.some(random))
    movers = [p for p in base.asked if p != viewer]
    if not movers or game.rules.asked(base.state, CHANCE):
        return None
    mover = random.choice(movers)
    one, two = (_opened(copied(base), mover, random) for _ in range(2))
    if one.events == two.events or one.asked != two.asked:
        return None
    return Pair("open", game, source.seats, source.options, viewer, (one.events, two.events))


def _opened(table: Table, mover: int, random: Random) -> Table:
    """The table after up to three moves that can still be taken back."""
    game = table.game
    for _ in range(random.randint(0, 3)):
        legal = [m for m in table.legal(mover) if m not in game.final] if mover in table.asked else []
        if not legal:
            return table
        ahead = copied(table)
        ahead.put(Event(mover, random.choice(legal)))
        if game.rules.asked(ahead.state, CHANCE) or not ahead.can_take_back(mover):
            return table
        table = ahead
    return table


def guessed(source: Source, random: Random) -> Pair | None:
    """All that the seat cannot know, dealt anew."""
    game, table = source.game, source.after(source.some(random))
    viewer = random.randrange(source.seats)
    if game.rules.asked(table.state, CHANCE) or table.over or table.known(viewer) != table.state:
        return None
    state = table.observe(viewer)
    game.observe.guess(state, viewer, generator(random.getrandbits(40)))
    again = copied(table)
    again.state = state
    if state == table.state or again.asked != table.asked:
        return None
    return Pair("guess", game, source.seats, source.options, viewer, (table.events, table.events), state)


# Into a database, as the service stores it


def stored(store: Store, pair: Pair, which: int, name: str) -> None:
    """One table of the pair in a store. Both get the same name, secret, names, times and tokens."""
    game = pair.game
    header = Header(
        id=name,
        code=f"CODE-{name}",
        game=game.name,
        rules=game.version,
        components={"name": game.box.name, "hash": game.box.key},
        options=pair.options,
        seats=[{"kind": "hotseat", "name": f"Guest {p}", "level": ""} for p in range(pair.seats)],
        clock={"kind": "none", "seconds": 0},
        flags={"hints": True, "guide": True, "stand_in": "random"},
        made_at=AT,
        commitment=sealed.commitment(name, game.name, game.version, SECRET),
    )
    rights = [Token(digest(token_of(name, p)), name, "seat", p) for p in range(pair.seats)]
    store.make(header, SECRET, [*rights, Token(digest(token_of(name, PUBLIC)), name, "spectator")])
    for number, new in enumerate(_events(pair, which), 1):
        store.append(name, number, new)


def token_of(name: str, viewer: int) -> str:
    """What a viewer of such a table holds."""
    return f"token-of-{viewer}-at-{name}-for-tests"


def _events(pair: Pair, which: int) -> Iterator[New]:
    first, second = pair.logs
    same = next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    log, rules = pair.logs[which], pair.game.version
    for seat in range(pair.seats):
        body: dict[str, Any] = {"name": f"Guest {seat}", "nonce": NONCE}
        yield New(f"sit:{seat}", seat, "sit", body, rules, AT)
    start = max(0, same - 20)
    while start < len(log) and log[start].seat == CHANCE:
        start += 1
    yield New("start", CHANCE, "start", {"moves": _rows(log[:start])}, rules, AT)
    rest = log[start:]
    number = 0
    while rest:
        took = next((n for n in range(1, len(rest)) if rest[n].seat != CHANCE), len(rest))
        yield New(f"m{number}", rest[0].seat, "move", {"moves": _rows(rest[:took])}, rules, AT)
        rest, number = rest[took:], number + 1


def _rows(events: list[Event]) -> list[list[int]]:
    return [[event.seat, event.move] for event in events]


__all__ = ["Pair", "pairs", "stored", "token_of"]
