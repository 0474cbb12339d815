"""The games on offer, as the lobby shows them."""

from typing import Any

from affinage.core.game import Game
from affinage.core.lesson import outline
from affinage.core.words import Say

from .box_page import counted
from .seating import OFFERED, RANDOM


def offered(game: Game, language: str, bots: bool) -> dict[str, Any]:
    """A game with its options, its bots and where its figures come from."""
    say = game.say(language)
    return {
        "name": game.name,
        "title": say("title"),
        "tagline": say("tagline"),
        "about": say("short-description"),
        "rules": game.version,
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "minutes": list(game.minutes),
        "options": [_option(game, at, say) for at in range(len(game.options))],
        "levels": levels(say, bots),
        "sources": counted(game.box.content),
        "lesson": _lesson(game.name),
    }


def _lesson(name: str) -> dict[str, int] | None:
    found = outline(name)
    return None if found is None else {"minutes": found[0], "steps": found[1]}


def levels(say: Say, bots: bool) -> list[dict[str, str]]:
    """The bots that can be seated, the weakest first; without bot processes only the one that never thinks."""
    kinds = [RANDOM, *(kind for kind in OFFERED if kind != RANDOM)] if bots else [RANDOM]
    return [
        {"kind": kind, "title": say(f"server-level-{kind}"), "note": say(f"server-level-{kind}-note")} for kind in kinds
    ]


def _option(game: Game, at: int, say: Say) -> dict[str, Any]:
    option = game.options[at]
    values = [
        {
            "value": value,
            "title": say(f"option-{option.name}-{value}"),
            "only": list(option.only[value]) if value in option.only else None,
        }
        for value in option.values
    ]
    title, default = say(f"option-{option.name}"), option.values[option.default]
    return {"name": option.name, "title": title, "default": default, "values": values}
