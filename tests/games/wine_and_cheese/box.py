"""A box for tests: plain figures that no retuning of the shipped box can move.

Wines are cards 0-23, cheeses 24-47; of each good the first twelve are gourmet cards, three of each dish in turn. What
the rule book prints is as printed; the label of yeast serves both goods, one starter of each good moves the other
good's indicator, and one dish has no wine steps: the rules must bear that too.
"""

import tempfile
from pathlib import Path

from affinage.core.game import Game, find

GOURMET = 12  # of each good

# Plots by number, as the grid below has them:
#   0 milk    1 red       ~         2 salt   3 milk
#   4 white   5 lab       6 milk    7 red    8 sugar
#   9 sugar  10 milk     11 white  12 salt   ~
#   ~        13 red      14 lab    15 milk  16 white
SECTIONS = """
[set]
name = "Box for tests"
[limits]
source = "rulebook"
years = 2
hand = 3
display = 3
slots = 5
cellar_markers = 4
cellar_steps = 4
trade = 3
[start]
source = "rulebook"
white = 1
red = 1
yeast = 0
sugar = 0
salt = 0
cultures = 0
milk = 2
[storage]
source = "rulebook"
white = 0
red = 0
yeast = 1
sugar = 2
salt = 2
cultures = 1
milk = 0
[workers]
source = "rebuilt"
colours = ["blue", "red", "green", "ochre", "plum"]
[grid]
source = "rebuilt"
rows = [
    ["milk", "red", "water", "salt", "milk"],
    ["white", "laboratory", "milk", "red", "sugar"],
    ["sugar", "milk", "white", "salt", "water"],
    ["water", "red", "laboratory", "milk", "white"],
]
[track]
source = "rebuilt"
values = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
lap_to = 3
bonus = [5, 12, 20]
"""
HOUSING = """
up-right       together  [[-1, 0], [0, 1]]
up-down        together  [[-1, 0], [1, 0]]
down-left      together  [[1, 0], [0, -1]]
right-corner   together  [[0, 1], [-1, 1]]
line           alone     [[0, 1], [0, 2]]
right-down     alone     [[0, 1], [1, 0]]
up-corner      alone     [[-1, 0], [-1, -1]]
left-corner    alone     [[0, -1], [1, -1]]
"""
LABELS = """
white     white=1, any-wine=1   wine-step    wine-card
red       red=2                 wine-step    cheese-step
yeast     yeast=1               hurry-wine   hurry-cheese
sugar     sugar=1               hurry-wine   slow-wine
salt      salt=1                hurry-cheese slow-cheese
cultures  cultures=1            slow-wine    slow-cheese
milk      milk=1, any-cheese=1  cheese-step  cheese-card
"""
DISHES = (("salad", 2, 3), ("fondue", 4, 1), ("board", 0, 2), ("tart", 3, 3))  # steps of wine and cheese
WINES = """
white=1 yeast=1
white=2 sugar=1
red=2 sugar=2
white=1 red=1
red=2 yeast=1
white=2 red=2
red=1 sugar=1
white=1 red=1 yeast=1
white=2 yeast=1 sugar=1
white=2
red=3
white=2 red=2 yeast=1 sugar=1
red=2                  | distil
white=2 red=1          | distil
white=1 sugar=1        | distil-gourmet
red=1 yeast=1 sugar=1  | distil-gourmet
white=1 red=1          | starter | pays={white=1, yeast=1} moves="wine"
red=2 sugar=1          | starter | pays={sugar=2} moves="wine"
white=3                | starter | pays={red=1, milk=1} moves="cheese"
white=1 yeast=1        | helper
red=1 sugar=1          | helper
red=2                  | market  | gains={milk=2, salt=1}
white=2                | market  | gains={any-wine=1, any-cheese=1}
white=1 red=1 sugar=1  | market  | gains={white=1, any-cheese=2}
"""
CHEESES = """
milk=1 salt=1
milk=2 cultures=1
milk=2 salt=2
milk=2
milk=2 salt=1
milk=3 cultures=1
milk=1 cultures=1
milk=1 salt=1 cultures=1
milk=2 salt=1 cultures=1
salt=2
milk=3
milk=3 salt=2 cultures=1
milk=2                 | wash
milk=2 salt=1          | wash
milk=1 salt=1          | wash-gourmet
milk=1 cultures=2      | wash-gourmet
milk=1 cultures=1      | starter | pays={milk=1, salt=1} moves="cheese"
milk=3                 | starter | pays={cultures=2} moves="cheese"
salt=2                 | starter | pays={white=1, milk=1} moves="wine"
milk=1 salt=1          | helper
milk=2 cultures=1      | helper
milk=2                 | market  | gains={white=1, red=1}
milk=1 salt=1          | market  | gains={any-wine=2}
milk=2 salt=1          | market  | gains={sugar=1, any-wine=1, any-cheese=1}
"""
REBUILT = 'source = "rebuilt"'


def _housing() -> list[str]:
    rows = [line.split(maxsplit=2) for line in HOUSING.strip().splitlines()]
    return [f'[[housing]]\nid = "{name}"\nkind = "{kind}"\ncovers = {covers}' for name, kind, covers in rows]


def _labels() -> list[str]:
    rows = []
    for line in LABELS.strip().splitlines():
        ingredient, *cost, one, other = line.split()
        rows.append(
            f'[[label]]\ningredient = "{ingredient}"\ncost = {{ {" ".join(cost)} }}\noptions = ["{one}", "{other}"]'
        )
    return rows


def _dishes() -> list[str]:
    return [f'[[dish]]\nid = "{name}"\nwine = {wine}\ncheese = {cheese}' for name, wine, cheese in DISHES]


def _cards() -> list[str]:
    rows = []
    for good, text in (("wine", WINES), ("cheese", CHEESES)):
        for n, line in enumerate(text.strip().splitlines()):
            cost, *special = (part.strip() for part in line.split("|"))
            lines = ["[[card]]", f'id = "{good}-{n}"', f'good = "{good}"', f"cost = {{ {', '.join(cost.split())} }}"]
            lines += [f"gold = {4 + n % 7}", f"silver = {1 + n % 3}"]
            if n < GOURMET:
                lines.append(f'dish = "{DISHES[n // 3][0]}"')
            else:
                lines.append(f'action = "{special[0]}"')
                lines += special[1].replace(" moves", "\nmoves").splitlines() if len(special) > 1 else []
                lines += ["steps = 4"] if special[0] == "starter" else []
            rows.append("\n".join(lines))
    return rows


def load(*changes: tuple[str, str]) -> Game:
    """The game with this box, some lines of it replaced by others."""
    rows = [f"{row}\n{REBUILT}" for row in (*_housing(), *_labels(), *_dishes(), *_cards())]
    text = "\n".join([SECTIONS, *rows])
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is not one line of the box"
        text = text.replace(old, new)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_text(text, "utf-8")
        return find("wine-and-cheese", file)
