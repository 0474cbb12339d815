"""Wine & Cheese, a game by Scott Almes for two seats."""

from affinage.core.about import About

ABOUT = About(name="wine-and-cheese", version=2, seats=(2,), minutes=(45, 60))
