"""Pairs of tables that differ only in what one viewer cannot know.

Three kinds. `hidden`: one hidden move is exchanged for another with the same face, and both go on alike. `open`: the
others have made different moves that they can still take back. `guess`: everything that the seat cannot know is dealt
anew.
"""

from collections.abc import Iterator
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

SECRET = "ca" * 32
NONCE = "0b0e" * 8
AT = 1_800_000_000_000
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


def laid(game: Game, seats: int, options: dict[str, str], log: list[Event]) -> Table:
    """A table after these moves."""
    table = Table(game, seats, options=options, seed="", deal=False)
    for event in log:
        table.put(event)
    return table


def whole_log(game: Game, seats: int, options: dict[str, str], random: Random) -> list[Event]:
    """A random game."""
    table = Table(game, seats, options=options, seed=str(random.random()))
    while not table.over:
        seat = random.choice(table.asked)
        table.play(seat, random.choice(table.legal(seat)))
    return table.events


def pairs(game: Game, random: Random, logs: int) -> Iterator[Pair]:
    """Endless pairs out of so many random games; the three kinds take turns as far as a game has them."""
    sources = []
    for number in range(logs):
        seats = game.seats[number % len(game.seats)]
        options = random.choice(game.settings(seats, 6))
        sources.append((seats, options, whole_log(game, seats, options, random)))
    kinds = [hidden, others_open, guessed]
    for turn in range(1_000_000):
        seats, options, log = random.choice(sources)
        found = kinds[turn % 3](game, seats, options, log, random)
        if found is not None:
            yield found


def hidden(game: Game, seats: int, options: dict[str, str], log: list[Event], random: Random) -> Pair | None:
    """One hidden move exchanged."""
    viewer, rules = random.choice((*range(seats), PUBLIC)), game.rules
    state, moves, found = game.state(), [0] * game.width, []
    rules.setup(state, seats, game.option_values(options))
    wanted = set(random.sample(range(len(log)), min(60, len(log))))
    for at, event in enumerate(log):
        together = any(p != event.seat and rules.asked(state, p) for p in range(seats))
        if at in wanted and event.seat != viewer and (event.seat == CHANCE or together):
            face = game.observe.face(state, event.seat, event.move, viewer)
            legal = moves[: rules.legal(state, event.seat, moves)]
            others = random.sample(legal, min(12, len(legal)))
            twins = [m for m in others if m != event.move and game.observe.face(state, event.seat, m, viewer) == face]
            found += [(at, twin) for twin in twins[:1]]
        rules.apply(state, event.seat, event.move)
    if not found:
        return None
    at, twin = random.choice(found)
    logs = [*log[:at], log[at]], [*log[:at], Event(log[at].seat, twin)]
    try:
        tables = [laid(game, seats, options, list(one)) for one in logs]
    except AffinageError:
        return None
    for event in log[at + 1 : at + 1 + random.randint(0, MOST_ON)]:
        # From here on the viewer may be shown the difference: the pair ends before that.
        if not _both(tables, event) or tables[0].observe(viewer) != tables[1].observe(viewer):
            tables = [laid(game, seats, options, list(one)) for one in logs]
            break
        for one in logs:
            one.append(event)
    if any(rules.asked(table.state, CHANCE) for table in tables) or tables[0].over:
        return None  # a table at rest never waits for Chance, and an ended one lays everything open
    if tables[0].asked != tables[1].asked:
        return None  # who still thinks is for all to see
    if tables[0].state == tables[1].state or tables[0].observe(viewer) != tables[1].observe(viewer):
        return None
    return Pair("hidden", game, seats, options, viewer, (list(logs[0]), list(logs[1])))


def _both(tables: list[Table], event: Event) -> bool:
    """Whether both tables can go on with this move; if so they have."""
    try:
        for table in tables:
            table.put(event)
    except AffinageError:
        return False
    return tables[0].asked == tables[1].asked


def others_open(game: Game, seats: int, options: dict[str, str], log: list[Event], random: Random) -> Pair | None:
    """Different open moves of somebody else."""
    at = random.randint(0, len(log))
    ends = []
    viewer = random.choice((*range(seats), PUBLIC))
    base = laid(game, seats, options, log[:at])
    movers = [p for p in base.asked if p != viewer]
    if not movers or game.rules.asked(base.state, CHANCE):
        return None
    mover = random.choice(movers)
    for _ in range(2):
        table = laid(game, seats, options, log[:at])
        for _ in range(random.randint(0, 3)):
            if mover not in table.asked:
                break
            legal = [m for m in table.legal(mover) if m not in game.final]
            if not legal:
                break
            event = Event(mover, random.choice(legal))
            ahead = laid(game, seats, options, table.events)
            ahead.put(event)
            if game.rules.asked(ahead.state, CHANCE) or not ahead.can_take_back(mover):
                break
            table = ahead
        ends.append(table)
    one, two = ends
    if one.events == two.events or one.asked != two.asked:
        return None
    return Pair("open", game, seats, options, viewer, (one.events, two.events))


def guessed(game: Game, seats: int, options: dict[str, str], log: list[Event], random: Random) -> Pair | None:
    """All that the seat cannot know, dealt anew."""
    table = laid(game, seats, options, log[: random.randint(0, len(log) - 1)])
    viewer = random.randrange(seats)
    if game.rules.asked(table.state, CHANCE) or table.over or table.known(viewer) != table.state:
        return None
    state = table.observe(viewer)
    game.observe.guess(state, viewer, generator(random.getrandbits(40)))
    again = laid(game, seats, options, [])
    again.state = state
    if state == table.state or again.asked != table.asked:
        return None
    return Pair("guess", game, seats, options, viewer, (table.events, table.events), state)


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
