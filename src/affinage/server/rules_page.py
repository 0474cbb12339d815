"""The rules as a page: every question that a game asks, in the order in which games come to it."""

from enum import IntEnum
from functools import cache
from random import Random
from typing import Any

from affinage.core.game import Game, find
from affinage.core.play import Table

GAMES = 8  # random games that are looked through, at most, for the rule behind each phase
SETTINGS = 6  # choices of options among them
MOVES = 4000  # of one of them, at most


@cache
def chapters(name: str, language: str) -> list[dict[str, str]]:
    """Each phase in which somebody is asked: its name, the guide's words about it, and the rule behind it.

    A rule can name figures of the position, so it is read off a few random games; these are always the same.
    """
    game = find(name)
    say, found = game.say(language), _asked_phases(name)
    rows = []
    for phase in game.phases:
        key = _key(phase)
        guide = f"guide-{key}"
        if phase in found or say.has(guide):
            rule = game.describe.rule(*found[phase], say) if phase in found else ""
            row = {
                "phase": key,
                "name": say(f"phase-{key}"),
                "guide": say(guide) if say.has(guide) else "",
                "rule": rule,
            }
            rows.append(row)
    return rows


@cache
def _asked_phases(name: str) -> dict[int, tuple[Any, int]]:
    """For each phase a position in which a seat is asked, and that seat."""
    game, found = find(name), dict[int, tuple[Any, int]]()
    say = game.say()
    explained = {int(phase) for phase in game.phases if say.has(f"guide-{_key(phase)}")}
    for number in range(GAMES):
        if explained and explained <= found.keys():
            break
        rng = Random(number)  # noqa: S311 - an example, no secret
        seats = game.seats[-1 - number % len(game.seats)]
        table = Table(game, seats, seed=f"rules {number}", options=_options(game, seats, number))
        for _ in range(MOVES):
            if table.over:
                break
            seat = rng.choice(table.asked)
            phase = int(getattr(table.state, "phase", 0))
            if phase not in found:
                found[phase] = (table.observe(seat), seat)
            table.play(seat, rng.choice(table.legal(seat)))
    return found


def _key(phase: IntEnum) -> str:
    return phase.name.lower().replace("_", "-")


def _options(game: Game, seats: int, number: int) -> dict[str, str]:
    settings = game.settings(seats, SETTINGS)
    return settings[number % len(settings)]
