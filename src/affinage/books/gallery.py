"""All pieces of a game's box with filters, sources, and how often their owners won where games have been counted."""

import importlib
import json
from collections.abc import Iterator
from typing import Any

from affinage.core.gallery import Piece
from affinage.core.game import Game
from affinage.core.words import Say

from .figures import least
from .told import once

COUNTED = "balance.json"  # in the game's folder; made by `python -m affinage.books.count GAME`
FEW = 200  # games are too few to say anything
Json = dict[str, Any]


def has_gallery(game: Game) -> bool:
    """Whether a game tells of its pieces."""
    return (game.folder / "gallery.py").is_file()


@once
def gallery(game: Game, language: str) -> Json:
    """Filters in the order in which pieces name them, the pieces, and what was counted."""
    say = game.say(language)
    found, counted = list(pieces(game, say)), counts(game)
    filters: dict[str, dict[str, str]] = {}
    for piece in found:
        for facet in piece.facets:
            filters.setdefault(facet.filter, {}).setdefault(facet.value, facet.name)
    groups = dict.fromkeys(piece.group for piece in found)
    return {
        "game": game.name,
        "title": say("title"),
        "set": game.box.name,
        "groups": [{"value": group, "title": say(f"gallery-group-{group}")} for group in groups],
        "filters": [
            {
                "id": name,
                "title": say(f"gallery-{name}"),
                "values": [{"value": v, "title": t} for v, t in values.items()],
            }
            for name, values in filters.items()
        ],
        "pieces": [_told(game, piece, counted, say) for piece in found],
        "counted": {"games": counted["games"], "bot": counted["bot"], "even": counted["even"]} if counted else None,
    }


def pieces(game: Game, say: Say) -> Iterator[Piece]:
    """What the game's `gallery.py` tells."""
    found: Any = importlib.import_module(f"{game.package}.gallery")
    yield from found.pieces(say)


def counts(game: Game) -> Json | None:
    """What was counted by these rules and with this set; nothing for any other."""
    try:
        found: Json = json.loads((game.folder / COUNTED).read_text("utf-8"))
    except FileNotFoundError:
        return None
    return found if (found["rules"], found["components"]) == (game.version, game.box.key) else None


def _told(game: Game, piece: Piece, counted: Json | None, say: Say) -> Json:
    row = counted["lifts"].get(piece.holding) if counted and piece.holding else None
    return {
        "id": piece.id,
        "group": piece.group,
        "name": piece.name,
        "text": piece.text,
        "front": piece.front,
        "facets": [[facet.filter, facet.value] for facet in piece.facets],
        "sources": [
            {"what": say(f"gallery-row-{what}"), "source": _source(game, *at)} for what, at in piece.rows.items()
        ],
        "won": {"rate": row[0], "low": row[1], "high": row[2], "games": row[3], "few": row[3] < FEW} if row else None,
    }


def _source(game: Game, section: str, number: int, key: str = "") -> str:
    rows = game.box.content[section]
    source = (rows[number] if isinstance(rows, list) else rows).get("source", "rulebook")
    found = source if isinstance(source, str) else source[key] if key in source else least(source.values())
    return "owner" if game.own_box and found == "public" else found
