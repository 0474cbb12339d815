"""Measure the field of the benchmark and print its disciplines as benchmark.toml has them.

    python scripts/benchmark_field.py --size quick

Every two bots of the field play each other; their ratings are fitted together, the first at 0. Finished games are kept
where `affinage benchmark` keeps them, so its rows for these bots cost nothing afterwards. A changed field is another
benchmark: this was run once, before the first results.
"""

import argparse
import json
from itertools import combinations

from affinage.arena import benchmark
from affinage.arena.rating import ranking_of, ratings
from affinage.core.game import find
from affinage.terminal.benchmark import kept_folder

parser = argparse.ArgumentParser()
parser.add_argument("--size", default="full", choices=list(benchmark.definition().games))
parser.add_argument("--games", type=int, default=0, help="another number of games of each pair")
parser.add_argument("--threads", type=int, default=None)
parser.add_argument("disciplines", nargs="*", metavar="GAME,SEATS", help="as in beer-and-bread,2; those there are")
given = parser.parse_args()
what, folder = benchmark.definition(), kept_folder() / "house"
wanted = given.disciplines or [f"{row.game},{row.seats}" for row in what.disciplines]
for name, seats in ((one.partition(",")[0], int(one.partition(",")[2])) for one in wanted):
    game, seed = find(name), what.seed(name, seats)
    plays, choices = benchmark.plays(game, seats, seed), {}
    for bot in what.field:
        choices[bot] = benchmark.choices(game, seats, seed, benchmark.as_published(bot))
    row = benchmark.Discipline(name, seats, game.version, game.box.key, plays, choices)
    rankings = []
    for one, other in combinations(range(len(what.field)), 2):
        for a, b in ((one, other), (other, one))[: 1 if seats == 2 else 2]:
            bots = (benchmark.as_published(what.field[at]) for at in (a, b))
            series, me = benchmark.duel(
                game, row, seed, *bots, given.games or what.games[given.size], folder, given.threads, None
            )
            players = {me: a, 1 - me: b}
            for number, lineup in enumerate(series.lineups):
                rankings.append(ranking_of(series.places(number), [players[p] for p in lineup]))
    found = ratings(what.field, rankings)
    print(f'\n[[discipline]]\ngame = "{name}"\nseats = {seats}\nrules = {game.version}')
    print(f'components = "{game.box.key}"\nplays = "{plays}"')
    told = ", ".join(f"{json.dumps(r.name)} = {r.rating:.0f}" for r in found)
    spans = ", ".join(f"{r.name} {r.low:.0f} to {r.high:.0f}" for r in found[1:])
    print(f"ratings = {{ {told} }} # {len(rankings)} games; {spans}")
    print("choices = {{ {} }}".format(", ".join(f'"{b}" = "{h}"' for b, h in choices.items())), flush=True)
