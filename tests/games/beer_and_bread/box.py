"""A box for tests: plain figures that no retuning of the shipped cards can move.

Beers and breads are built alike: the n-th card of each good shows HARVESTS[n] and costs RECIPES[n], and every
upgrade lies on at least one card. Signs, tokens and limits are those of the rule book.
"""

import tempfile
from functools import cache
from itertools import cycle
from pathlib import Path

from affinage.core.game import Game, find

EACH = 30

HARVESTS = (
    "water=1 wheat=1 barley=1", "water=1 wheat=2", "wheat=1", "wheat=2", "wheat=3", "wheat=4",
    "barley=1", "barley=2", "barley=3", "barley=4", "rye=1", "rye=2", "rye=3", "rye=4",
    "hops=1", "hops=2", "hops=3", "hops=4", "water=1", "water=2", "water=3", "water=4",
    "wheat=1 rye=1", "barley=1 hops=1", "water=1 rye=1", "water=2 wheat=2 barley=2", "rye=2 hops=2",
    "wheat=2 barley=2", "water=6", "wheat=6",
)  # fmt: skip
RECIPES = (
    "barley=3 hops=2", "water=1", "wheat=1", "barley=1", "rye=1", "hops=1", "rye=2", "hops=2", "barley=2",
    "wheat=2", "wheat=1 hops=1", "barley=1 hops=1", "rye=1 hops=1", "wheat=1 rye=1", "water=1 wheat=1",
    "water=2 wheat=4 rye=3", "barley=3", "rye=3", "hops=3", "wheat=3", "barley=5", "rye=5",
    "water=2 barley=2 rye=2 hops=2", "barley=1 rye=1", "wheat=5", "water=2 wheat=1 rye=5",
    "water=4 barley=4", "wheat=2 rye=2", "hops=4", "water=1 barley=2 hops=4",
)  # fmt: skip
UPGRADES = """
redraw          year        redraw
drop-harvest    year        drop_harvest
last-draw       year        last_draw
invert          year        invert
seed-wheat      collecting  seed_collect    resource="wheat" amount=1
seed-barley     collecting  seed_collect    resource="barley" amount=1
seed-rye        collecting  seed_collect    resource="rye" amount=2
supply-rye      collecting  from_supply     resource="rye"
supply-hops     collecting  from_supply     resource="hops"
more-wheat      collecting  harvest_more    resource="wheat" amount=1
more-barley     collecting  harvest_more    resource="barley" amount=1
more-hops       collecting  harvest_more    resource="hops" amount=2
echo-water      collecting  echo            resource="water" amount=1
water-units     storage     water_units     amount=2
units-1         storage     units           amount=1
units-2         storage     units           amount=2
room-beer       production  room            good="beer"
room-bread      production  room            good="bread"
spend-wheat     production  spend           rate=2 from="wheat" to=["hops","barley"]
spend-hops      production  spend           rate=2 from="hops" to=["rye","barley"]
spend-either    production  spend_either    rate=3 swaps=[["water","wheat"],["rye","barley"]]
any-beer        cleaning    clean_any       good="beer" resource="wheat" amount=1
any-bread       cleaning    clean_any       good="bread" resource="barley" amount=1
only-beer       cleaning    clean_only      good="beer" resource="rye" amount=2
only-bread      cleaning    clean_only      good="bread" resource="hops" amount=2
both            cleaning    clean_both      resource="water" amount=2
band-45         scoring     score_band      band="4/5"
band-67         scoring     score_band      band="6/7"
band-89         scoring     score_band      band="8/9"
pairs-beer      scoring     score_pairs     good="beer"
pairs-bread     scoring     score_pairs     good="bread"
most-upgrades   scoring     score_upgrades  amount=2
most-tokens     scoring     score_tokens    amount=2 lead=2
types-beer      scoring     score_types     good="beer" amount=2
types-bread     scoring     score_types     good="bread" amount=2
"""
SECTIONS = """
[set]
name = "Box for tests"
[tokens]
water = 18
wheat = 18
barley = 18
rye = 15
hops = 15
source = "rulebook"
[fruitful]
wheat = 7
barley = 8
rye = 6
hops = 6
source = "rulebook"
[dry]
wheat = 5
barley = 4
rye = 4
hops = 4
source = "rulebook"
[limits]
years = 6
hand = 5
exchange = 3
storage = 9
site = 1
source = "rulebook"
"""


def _upgrades() -> list[str]:
    rows = []
    for line in UPGRADES.strip().splitlines():
        name, slot, effect, *figures = line.split()
        rows.append("\n".join(["[[upgrade]]", f'id="{name}"', f'slot="{slot}"', f'effect="{effect}"', *figures]))
    return [row + '\nsource="rebuilt"' for row in rows]


def _cards(carried: dict[int, str]) -> list[str]:
    upgrades = cycle(line.split()[0] for line in UPGRADES.strip().splitlines())
    rows: list[str] = []
    for good in ("beer", "bread"):
        for n in range(EACH):
            upgrade = next(upgrades)
            harvest, recipe = (f"{{{', '.join(text[n].split())}}}" for text in (HARVESTS, RECIPES))
            rows.append(
                f'[[card]]\nid="{good}-{n}"\ngood="{good}"\nvalue={4 + n % 6}\n'
                f'harvest={harvest}\nrecipe={recipe}\nupgrade="{carried.get(len(rows), upgrade)}"\nsource="rebuilt"'
            )
    return rows


@cache
def load(changes: tuple[tuple[str, str], ...] = (), carried: tuple[tuple[int, str], ...] = ()) -> Game:
    """The game with this box, some lines of it replaced by others, and some cards carrying other upgrades."""
    text = "\n".join([SECTIONS, *_upgrades(), *_cards(dict(carried))])
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is not one line of the box"
        text = text.replace(old, new)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_text(text, "utf-8")
        return find("beer-and-bread", file)
