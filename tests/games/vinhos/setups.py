"""Positions for tests: a table with empty boards at somebody's turn, and short words to lay things on it."""

from affinage.games.vinhos import rules
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.rules.start import give_board
from affinage.games.vinhos.state import WINE_BITS, Phase, Stage, State
from affinage.games.vinhos.tables import CELLAR, COLOURS, DECK_SIZE, FEATURES, REGION_IDS, REGIONS, SKILL_IDS, SPACE_IDS

CHANCE = -1
ROOM = 64
CODE = {move: at for at, move in enumerate(GAME.moves)}
DONE, DIVEST = ("done", 0), ("divest", 0)


def at_turn(seats: int = 4, *, year: int = 2, acting: int = 0, action: int = 1, variant: int = 0) -> State:
    """Somebody's turn on a table where nobody owns anything yet; every region shows a red vineyard."""
    s = State()
    rules.setup(s, seats, [1, variant])
    while s.phase <= Phase.VINTAGE:
        answer(s)
    for p in range(seats):
        give_board(s, p)
        s.order[p] = p
        s.seats[p].marker = SPACE_IDS.index("press" if acting != p else "cellars")  # out of each other's way
    s.tops = sum(1 << (2 * r) for r in range(REGIONS) if not s.out >> r & 1)
    for r in range(REGIONS):
        if not s.out >> r & 1:
            s.below[2 * r], s.below[2 * r + 1] = 1, 2
    s.stage, s.year, s.action, s.phase = Stage.ACTIONS, year, action, Phase.TURN
    s.turn, s.acting, s.back = acting + 1, acting, Phase.MORE
    return s


def answer(s: State, pick: int = 0) -> None:
    """Chance turns up the first thing it can, or another."""
    buffer = [0] * ROOM
    n = rules.legal(s, CHANCE, buffer)
    rules.apply(s, CHANCE, buffer[pick % n])


def region(name: str) -> int:
    """A region by its id."""
    return REGION_IDS.index(name)


def space(name: str) -> tuple[str, int]:
    """The move to a space."""
    return ("go", SPACE_IDS.index(name))


def stand(s: State, **where: str) -> None:
    """Action markers by seat: stand(s, p0="sales", p1="bank")."""
    for who, name in where.items():
        s.seats[int(who[1:])].marker = SPACE_IDS.index(name)


def found(s: State, seat: int, e: int, name: str, colour: str = "red", vines: int = 1, **counts: int) -> None:
    """An estate with its vineyards and whatever else: wineries=1, enologists=1, farmers=1, cellar=1."""
    me = s.seats[seat]
    me.region[e], me.colour[e], me.vines[e] = region(name), COLOURS.index(colour), vines
    take = {"wineries": "wineries_left", "enologists": "enologists_left", "cellar": "cellars_left"}
    for what, n in counts.items():
        getattr(me, what)[e] = n
        if what in take:
            setattr(s, take[what], getattr(s, take[what]) - n)


def lay(s: State, seat: int, e: int, slot: int, quality: int) -> int:
    """A wine of the estate's kind into a slot (from 1, the leftmost); returns its place."""
    me = s.seats[seat]
    me.wines[e] += (quality + 16 * (2 * me.region[e] + me.colour[e])) << (WINE_BITS * (slot - 1))
    return e * CELLAR + slot - 1


def renown(s: State, name: str, n: int) -> None:
    """So many cubes in a region."""
    s.cubes_left += s.cubes[region(name)] - n
    s.cubes[region(name)] = n


def tile(feature: str, skill: str) -> int:
    """An expert by feature and ability."""
    f = FEATURES.index(feature)
    return next(t for t in range(f * DECK_SIZE, (f + 1) * DECK_SIZE) if SKILL_IDS[t] == skill)


def give(s: State, seat: int, *tiles: int, down: bool = False) -> None:
    """Experts in front of a seat, out of the decks."""
    for t in tiles:
        f = t // DECK_SIZE
        if s.top[f] == t:
            s.top[f] = next(u for u in range(f * DECK_SIZE, (f + 1) * DECK_SIZE) if s.fresh >> u & 1)
            s.fresh -= 1 << s.top[f]
        else:
            assert s.fresh >> t & 1
            s.fresh -= 1 << t
        if down:
            s.seats[seat].down |= 1 << t
        else:
            s.seats[seat].up |= 1 << t


def legal(s: State, seat: int) -> set[tuple[str, int]]:
    """The seat's legal moves as pairs of a kind and a number."""
    buffer = [0] * ROOM
    return {GAME.moves[m] for m in buffer[: rules.legal(s, seat, buffer)]}


def kinds(s: State, seat: int) -> set[str]:
    """What kinds of move the seat has."""
    return {kind for kind, _ in legal(s, seat)}


def do(s: State, seat: int, *moves: tuple[str, int]) -> None:
    """Moves one after another, each legal; Chance answers whatever it is asked."""
    for move in moves:
        assert move in legal(s, seat), f"{move} is not legal in {Phase(s.phase).name}: {sorted(legal(s, seat))}"
        rules.apply(s, seat, CODE[move])
        while s.phase <= Phase.VINTAGE:
            answer(s)


def off_press(s: State) -> None:
    """Everybody who stands on Press Release goes to the bank, so that it can pass."""
    for p in range(s.seats_used):
        if SPACE_IDS[s.seats[p].marker] == "press":
            s.seats[p].marker = SPACE_IDS.index("bank")


def finish_turns(s: State) -> None:
    """Everybody who is still to act in this round goes to the bank or passes, and does as little as it can."""
    action = s.action
    while s.phase == Phase.TURN and s.action == action and s.stage == Stage.ACTIONS:
        seat = s.acting
        if s.acted:
            do(s, seat, DONE)
        else:
            pass_turn(s, seat)


def pass_turn(s: State, seat: int, slot: int | None = None) -> None:
    """The seat passes, into the last free slot if none is named."""
    off_press(s)
    do(s, seat, space("press"))
    if s.phase == Phase.QUEUE:
        free = max(which for kind, which in legal(s, seat) if kind == "queue")
        do(s, seat, ("queue", free if slot is None else slot))
    if s.phase == Phase.RELEASE:
        do(s, seat, DONE)
    do(s, seat, DONE)


def to_maintenance(s: State) -> None:
    """Straight into maintenance, with the seats as they are."""
    s.stage, s.turn, s.steps, s.phase = Stage.MAINTENANCE, 0, 0, Phase.RETRIEVE
    rules.go_on(s)


def to_production(s: State) -> None:
    """Straight into production."""
    s.stage, s.turn, s.steps, s.phase = Stage.PRODUCTION, 0, 0, Phase.HARVEST
    rules.go_on(s)


def to_fair(s: State) -> None:
    """Straight to the fair of this year."""
    s.stage, s.turn, s.steps, s.phase = Stage.FAIR, 0, 0, Phase.RETRIEVE
    rules.go_on(s)
