"""The games on offer, as the lobby shows them."""

from typing import Any

from affinage.core.components import SOURCES
from affinage.core.game import Game
from affinage.core.words import Say

from .seating import OFFERED, RANDOM


def offered(game: Game, language: str, bots: bool) -> dict[str, Any]:
    """A game with its options, its bots and where its figures come from."""
    say = game.say(language)
    return {
        "name": game.name,
        "title": say("title"),
        "tagline": say("tagline"),
        "about": say("short-description"),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "minutes": list(game.minutes),
        "options": [_option(game, at, say) for at in range(len(game.options))],
        "levels": levels(say, bots),
        "sources": sources(game.box.content),
    }


def levels(say: Say, bots: bool) -> list[dict[str, str]]:
    """The bots that can be seated, the weakest first; without bot processes only the one that never thinks."""
    kinds = [RANDOM, *(kind for kind in OFFERED if kind != RANDOM)] if bots else [RANDOM]
    return [
        {"kind": kind, "title": say(f"server-level-{kind}"), "note": say(f"server-level-{kind}-note")} for kind in kinds
    ]


def sources(content: dict[str, Any]) -> dict[str, int]:
    """How many rows of the component file come from where; a row of mixed origin counts for the least sure one."""
    found = dict.fromkeys(SOURCES, 0)
    for section, rows in content.items():
        for row in rows if isinstance(rows, list) else [rows]:
            if section != "set" and isinstance(row, dict):
                source = row.get("source")
                named = [str(one) for one in (source.values() if isinstance(source, dict) else [source])]
                found[max(named, key=SOURCES.index)] += 1
    return found


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
