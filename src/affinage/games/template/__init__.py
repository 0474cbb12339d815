"""Market Morning: a complete tiny game to copy and to learn from; docs/adding_a_game.md walks through it."""

from affinage.core.about import About

ABOUT = About(name="template", version=1, seats=(2, 3, 4), minutes=(10, 15), offered=False)
