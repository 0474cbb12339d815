"""Beer & Bread, a game by Scott Almes for two seats."""

from affinage.core.about import About

ABOUT = About(name="beer-and-bread", version=1, seats=(2,), minutes=(30, 45))
