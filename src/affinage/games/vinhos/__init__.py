"""Vinhos, the 2010 Reserve: a game by Vital Lacerda for two to four seats."""

from affinage.core.about import About

ABOUT = About(name="vinhos", version=3, seats=(2, 3, 4), minutes=(60, 135))
