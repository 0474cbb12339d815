"""Tables as records: what can be told of a table without playing it, because its rules are not kept any more.

It is told from what is stored and from nothing else: header, events, and the file of a finished game, which is written
down in words when the game ends. A game that has not ended keeps its secrets: nobody reads its moves.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from affinage.core.about import folder_of, names
from affinage.core.pinned import is_here
from affinage.core.words import Say, say_in

from . import sealed
from .service import is_kept
from .store import Header, Stored

Json = dict[str, Any]
TAKEN_BACK = -1


def ended(events: Sequence[Stored]) -> Stored | None:
    """The event that says how the game ended."""
    return next((event for event in events if event.kind == "over"), None)


def record(header: Header, events: Sequence[Stored], file: str | None, damaged: bool, lang: str) -> Json:
    """A table in a few facts: who sat there, by which rules, how it ended, and the log of a game that is over."""
    over, say = ended(events), _say(header.game, lang)
    result = over.body if over is not None else {}
    log = _log(file) if over is not None else []
    return {
        "table": header.id,
        "game": header.game,
        "title": say("title") if say.has("title") else header.game,
        "rules": header.rules,
        "components": str(header.components.get("name", "")),
        "why": reason(header, damaged, say),
        "over": over is not None,
        "seats": [
            {"seat": seat, "name": name, "score": _nth(result, "score", seat), "place": _place(result, seat)}
            for seat, name in enumerate(called(header, events))
        ],
        "moves": len(sealed.moves_in(events)) if over is not None and not damaged else 0,
        "log": log,
        "made_at": header.made_at,
        "at": events[-1].at if events else header.made_at,
    }


def row(header: Header, events: Sequence[Stored], damaged: bool, viewer: int | None, lang: str) -> Json:
    """The same in the list of somebody's tables."""
    say = _say(header.game, lang)
    return {
        "table": header.id,
        "game": header.game,
        "title": say("title") if say.has("title") else header.game,
        "names": called(header, events),
        "over": ended(events) is not None,
        "record": True,
        "seat": viewer,
        "my_turn": False,
        "waiting": [],
        "note": say("record-note-damaged") if damaged else say("record-note", version=header.rules),
        "at": events[-1].at if events else header.made_at,
        "left_ms": None,
    }


def reason(header: Header, damaged: bool, say: Say) -> str:
    """Why it is only a record; nothing where it could be played on."""
    if damaged:
        return say("server-damaged")
    if header.game not in names(everything=True):
        return say("record-no-game", game=header.game)
    if not is_here(header.game, header.rules):
        return say("record-no-rules", version=header.rules)
    if not is_kept(header):
        return say("record-no-set", name=str(header.components.get("name", "")))
    return ""


def called(header: Header, events: Sequence[Stored]) -> list[str]:
    """What the seats were called."""
    found = [str(seat.get("name", "")) for seat in header.seats]
    for event in events:
        if event.kind == "sit" and event.seat in range(len(found)):
            found[event.seat] = str(event.body.get("name", ""))
    return found


def bare(header: Header, secret: str, events: Sequence[Stored]) -> str:
    """A finished game as a file where nobody has written it down in words: everything that is stored of it."""
    rows = [asdict(event) for event in events]
    told = {"affinage": "record", "header": asdict(header), "secret": secret, "events": rows}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def _log(file: str | None) -> list[Json]:
    """The moves that stand, in the words in which they were written down."""
    standing: list[Json] = []
    for seat, move, words in json.loads(file)["moves"] if file else ():
        if move == TAKEN_BACK:
            del standing[max(at for at, line in enumerate(standing) if line["seat"] == seat)]
        else:
            standing.append({"seat": seat, "words": words})
    return [{"number": number, **line} for number, line in enumerate(standing)]


def _place(result: Json, seat: int) -> int | None:
    """As people count: 1 for the best."""
    place = _nth(result, "places", seat)
    return None if place is None else place + 1


def _nth(result: Json, name: str, seat: int) -> int | None:
    numbers = result.get(name)
    return numbers[seat] if isinstance(numbers, list) and seat < len(numbers) else None


def _say(game: str, lang: str) -> Say:
    return say_in(lang, folder_of(game) / "words") if game in names(everything=True) else say_in(lang)
