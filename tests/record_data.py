"""Plays the stored games anew: `python tests/record_data.py`, after a change of rules or components.

For each game it writes tests/data/<game>/: a few replays that together visit every phase, piece and ending,
the transcript of the first one, and move counts. All comes from fixed seeds: run twice, nothing changes.
"""

import itertools
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))  # also from a checkout that is not installed

import numpy as np  # noqa: E402 - the path comes first

from affinage.agents import make  # noqa: E402 - the path comes first
from affinage.core import replay, transcripts  # noqa: E402 - the path comes first
from affinage.core.about import names  # noqa: E402 - the path comes first
from affinage.core.chance import Dealer, below, generator  # noqa: E402 - the path comes first
from affinage.core.game import CHANCE, Game, find  # noqa: E402 - the path comes first
from affinage.core.play import Table  # noqa: E402 - the path comes first
from affinage.core.record import Record  # noqa: E402 - the path comes first
from affinage.core.transcripts import Visited  # noqa: E402 - the path comes first

Try = tuple[str, int]  # who plays, and the number of the game
MOST_GAMES = 8
SENSIBLE = 3  # of which so many are played by sensible bots
MOST_SETTINGS = 12  # choices of options that take turns, per number of seats
TRIES = 2000  # random games looked through, at most
RARE_TRIES = 40_000  # and for endings that hardly ever come, in compiled games


def main() -> None:
    """Record all games, or those named."""
    for name in sys.argv[1:] or names(everything=True):
        print(f"{name}: {record(find(name))} games")  # noqa: T201 - a script tells what it did


def record(game: Game, data: Path = HERE / "data") -> int:
    """Write a game's folder; returns how many games are in it."""
    chosen = choose(game)
    folder = data / game.name
    (folder / "replays").mkdir(parents=True, exist_ok=True)
    for old in (folder / "replays").glob("*.json"):
        old.unlink()
    for name, table in chosen.items():
        replay.save(table, folder / "replays" / f"{name}.json")
    tables = dict(sorted(chosen.items()))
    (folder / "transcript.txt").write_text(transcripts.transcript(next(iter(tables.values()))), "utf-8")
    (folder / "codes.txt").write_text(transcripts.codes(game), "utf-8")
    (folder / "perft.txt").write_text(transcripts.perft_table(tables), "utf-8")
    return len(tables)


def choose(game: Game) -> dict[str, Table]:
    """Some ordinary games, then random ones: whichever show most of what is still missing.

    Where random games do not get there, further sensible ones are looked through as well.
    """
    chosen = {f"greedy-{n}": play(game, "greedy", n) for n in range(SENSIBLE)}
    missing = less(transcripts.to_visit(game), transcripts.visited(chosen.values()))
    found = {("random", n): transcripts.visited([play(game, "random", n)]) for n in rare(game, missing.endings)}
    for number in range(TRIES):
        found["random", number] = transcripts.visited([play(game, "random", number)])
        if (number + 1) % 100 == 0:
            best = cover(missing, found, MOST_GAMES - SENSIBLE)
            if best is not None:
                return chosen | {f"{kind}-{n}": play(game, kind, n) for kind, n in best}
            for n in range(SENSIBLE + number // 10 - 9, SENSIBLE + number // 10 + 1):
                found["greedy", n] = transcripts.visited([play(game, "greedy", n)])
    raise SystemExit(f"{game.name}: no few of {TRIES} games show all of {missing}")


def rare(game: Game, endings: set[str]) -> list[int]:
    """Numbers of random games that end in ways of which the first hundred show none."""
    first: dict[str, int] = {}
    for number in range(RARE_TRIES):
        if endings <= first.keys():
            break
        first.setdefault(game.score.ENDINGS[game.score.ending(final_of(game, number))], number)
    return [number for ending, number in first.items() if ending in endings and number >= 100]


def final_of(game: Game, number: int) -> Record:
    """The end of `play(game, "random", number)`, a hundred times quicker."""
    ways = settings(game)
    seats, options = ways[number % len(ways)]
    state, fast = np.zeros(1, game.state.dtype), game.fast
    moves, weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
    fast.setup_at(state, 0, seats, np.array(game.option_values(options), np.int64))
    dealer, dealt = Dealer(f"stored random {number}"), 0
    rngs = [generator(number * 64 + seat) for seat in range(seats)]
    while True:
        for seat in range(CHANCE, seats):
            n = fast.legal_at(state, 0, seat, moves)
            if n > 0:
                break
        else:
            return game.state.from_array(state)
        if seat == CHANCE:
            m = fast.odds_at(state, 0, weights)
            at = dealer.choose(dealt, weights[:m].tolist() if m else [1] * n)
            dealt += 1
        else:
            at = below(rngs[seat], n)
        fast.apply_at(state, 0, seat, int(moves[at]))


def cover(missing: Visited, found: dict[Try, Visited], most: int) -> list[Try] | None:
    """At most so many games that show all that is missing, or nothing if these games do not suffice."""
    best: list[Try] = []
    while len(missing):
        one = max(found, key=lambda way: gain(missing, found[way]))
        if len(best) == most or gain(missing, found[one]) == 0:
            return None
        best.append(one)
        missing = less(missing, found[one])
    return best


def gain(missing: Visited, shown: Visited) -> int:
    """How much of what is missing a game shows."""
    return len(missing) - len(less(missing, shown))


def less(wanted: Visited, shown: Visited) -> Visited:
    """What is wanted and not yet shown."""
    return Visited(wanted.phases - shown.phases, wanted.components - shown.components, wanted.endings - shown.endings)


def settings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every choice of options."""
    ways = [[(seats, options) for options in game.settings(seats, MOST_SETTINGS)] for seats in game.seats]
    return [way for row in itertools.zip_longest(*ways) for way in row if way is not None]


def play(game: Game, kind: str, number: int) -> Table:
    """One game between bots of one kind, the same for the same number; settings take turns."""
    ways = settings(game)
    seats, options = ways[number % len(ways)]
    table = Table(game, seats, options=options, seed=f"stored {kind} {number}", kinds=[kind] * seats)
    bots = [make(kind, game, seat, number) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
    return table


if __name__ == "__main__":
    main()
