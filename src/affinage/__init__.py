"""Affinage: a table for four board games about wine, cheese, beer and bread."""

__version__ = "0.1.0"
