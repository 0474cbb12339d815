"""Results of the benchmark side by side, as docs/benchmark.md shows them: python scripts/benchmark_table.py FILES"""

import json
import sys
from pathlib import Path

from affinage.arena.benchmark import definition

what = definition()
results = [json.loads(Path(file).read_text("utf-8")) for file in sys.argv[1:]]
for row in what.disciplines:
    here = [(w, one) for w in results for one in w["results"] if one["discipline"] == row.name]
    if not here:
        continue
    print(f"\n| {row.name} | rating | games each | {' | '.join(f'against `{bot}`' for bot in what.field)} |")
    print("|---|---|---|" + "---|" * len(what.field))
    for whole, one in sorted(here, key=lambda pair: pair[1]["rating"]["rating"] if pair[1]["rating"] else 0):
        r, cells = one["rating"], []
        for bot in what.field:
            share = one["against"].get(bot)
            told = f"{share['share']:.0%} ({share['low']:.0%} to {share['high']:.0%})" if share else ""
            cells.append(told.replace("%", " %"))
        rating = f"{r['rating']:.0f} ({r['low']:.0f} to {r['high']:.0f})" if r else ""
        print(f"| `{whole['agent']}` | {rating} | {one['games']} | {' | '.join(cells)} |")
