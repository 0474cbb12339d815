"""Bots as they sit down to a game: with its own settings, and at a table of so many.

There are five levels, from a player that loses to a careful beginner to the strongest there is at one second a move.
"""

from typing import Any

from affinage.core.errors import AffinageError
from affinage.core.game import Game

from . import frozen
from .frozen import FROZEN
from .mind import net_for, why_none
from .spec import NAMED, POLICY, SETTINGS, WITHOUT_SETTINGS, BotSpec, Budget, ByNet

LONG = 3000  # iterations from which a thought is a long one; so is one by the clock
TWO = 2
# With three seats and more a thought brings less, since two or three others move before one's own next turn. So that a
# level is as far above the one below as between two, those below the strongest think less (docs/bots.md).
IN_COMPANY: dict[str, dict[str, Any]] = {
    "novice": {"careless": 60},
    "easy": {"iterations": 20, "careless": 28},
    "medium": {"iterations": 30, "careless": 8},
    "hard": {"iterations": 120},
}
NET_SETTINGS = tuple(name for name, group in SETTINGS.items() if group == "by_net")
# Where there is a trained net: its policy as prior, and half of the judgement at leaves.
WITH_NET: dict[str, Any] = {"mind": 0.5, "puct": 0.5, "heat": 4.0}
WITHOUT_NET: dict[str, Any] = {"mind": 0.0, "puct": 0.0}


def suited(spec: BotSpec, game: Game, seats: int) -> BotSpec:
    """The bot as the game wants it at a table of so many; what was set by hand stays.

    A game says so in its `value.py`, all by the names of settings: `LEVELS` for levels between two, `THINKING` for all
    that search, and `LONG_THOUGHTS` by seats for those among them that think long; where a trained net is there,
    `WITH_NET` for all and, by seats, `LEVELS_WITH_NET` for levels stand above those. A net is asked at tables of
    `NET_SEATS` alone, where the game has that; a game in which it does not pay has `NET_SEATS = ()`.
    """
    if spec.name in WITHOUT_SETTINGS:
        return spec
    if spec.name in FROZEN:
        return _as_it_was(spec, game.name, seats)
    levels = IN_COMPANY if seats > TWO else getattr(game.value, "LEVELS", {})
    usual: dict[str, Any] = dict(levels.get(spec.name, {}))
    with_net: dict[str, Any] = {}
    if has_net(spec, game, seats):
        if seats in getattr(game.value, "NET_SEATS", game.seats):
            with_net = WITH_NET | getattr(game.value, "WITH_NET", {})
            level: dict[str, Any] = getattr(game.value, "LEVELS_WITH_NET", {}).get(seats, {}).get(spec.name, {})
            if level.get("choose_by") != POLICY or not spec.is_by_hand("iterations"):  # with a budget it searches
                usual |= level
        else:
            with_net = WITHOUT_NET
    thinking: dict[str, Any] = getattr(game.value, "THINKING", {})
    if is_long(spec.with_usual(usual).budget):
        thinking = thinking | getattr(game.value, "LONG_THOUGHTS", {}).get(seats, {})
    return spec.with_usual(thinking | with_net | usual)


def _as_it_was(spec: BotSpec, game: str, seats: int) -> BotSpec:
    """A frozen bot: nothing of today's counts."""
    if spec.by_net != ByNet():
        raise AffinageError(f"{spec.name} stays what it was and asks no net: leave {', '.join(NET_SETTINGS)} out.")
    levels = frozen.IN_COMPANY if seats > TWO else frozen.LEVELS.get(game, {})
    usual: dict[str, Any] = dict(levels.get(spec.name, {}))
    budget, thinking = spec.with_usual(usual).budget, frozen.THINKING.get(game, {})
    if budget.by_the_clock or budget.iterations >= frozen.LONG:
        thinking = thinking | frozen.LONG_THOUGHTS.get(game, {}).get(seats, {})
    return spec.with_usual(usual | thinking)


def has_net(spec: BotSpec, game: Game, seats: int) -> bool:
    """Whether the bot asks a trained net. One that cannot do without, or was told by hand to ask, must have it."""
    asks = spec.by_net.net != "" or is_asked(spec.by_net)
    if not asks and spec.is_by_hand("mind"):
        return False
    if net_for(game, seats, spec.by_net.net) is not None:
        return True
    if asks:
        raise AffinageError(f'{why_none(game, seats, spec.by_net.net)} So the bot "{spec}" cannot play here.')
    return False


def seats_with_net(game: Game) -> tuple[int, ...]:
    """At tables of how many seats bots that search ask a net, unless told otherwise."""
    return tuple(seats for seats in game.seats if is_asked(suited(NAMED["search"], game, seats).by_net))


def is_asked(by_net: ByNet) -> bool:
    """Whether these settings need a net."""
    return by_net.mind > 0 or by_net.puct > 0 or by_net.choose_by == POLICY


def is_long(budget: Budget) -> bool:
    """Whether a thought is long enough to bear long playouts, and to have good averages of moves."""
    return budget.by_the_clock or budget.iterations >= LONG


def in_a_hurry(spec: BotSpec, game: Game, seats: int, effort: float) -> BotSpec:
    """The bot when it may give a choice only a share of its usual thought; with none it looks to the end of its turn.

    Who thinks briefly anyway, and carelessly, thinks as always: there is nothing to save.
    """
    usual = suited(spec, game, seats)
    if effort >= 1 or spec.name in WITHOUT_SETTINGS or usual.careless or usual.by_net.choose_by == POLICY:
        return spec
    if effort <= 0:
        return NAMED["greedy"]
    if usual.budget.by_the_clock:
        return spec.with_settings(seconds=usual.budget.seconds * effort)
    return spec.with_settings(iterations=max(1, int(usual.budget.iterations * effort)))
