"""Fromage, a game by Ben Rosset and Matthew O'Malley for one to four seats."""

from affinage.core.about import About

ABOUT = About(name="fromage", version=2, seats=(1, 2, 3, 4), minutes=(30, 45))
