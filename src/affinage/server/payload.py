"""What leaves the server for one viewer, built up from the covered state and the covered log and from nothing else."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any

from orjson import loads

from affinage.books import told
from affinage.core.box_sets import fingerprint
from affinage.core.chance import generator
from affinage.core.components import parse
from affinage.core.frame import view as framed
from affinage.core.game import CHANCE, PUBLIC, Game, declared_box
from affinage.core.record import Record
from affinage.core.words import Say

from .live_table import LiveTable, as_json
from .service import Sitting

LINES = 200  # of the log
TURNS = 80
MOST_BACK = 12  # open moves that a click on another place may take back
Json = dict[str, Any]


def around(sitting: Sitting, viewer: int, language: str, there: Json, next_: Json | None = None) -> Json:
    """What a viewer's page shows around the position: who is there, and what the table is."""
    header, say = sitting.header, sitting.say(language)
    seated = viewer != PUBLIC
    return {
        "table": header.id,
        "code": header.code if seated and sitting.status == "gathering" else None,
        "game": header.game,
        "title": say("title"),
        "lang": language,
        "version": sitting.version(viewer),
        "viewer": viewer if seated else None,
        "status": sitting.status,
        **there,
        "options": header.options,
        "option_words": option_words(sitting.game, header.options, say),
        "box": own_box(sitting.game),
        "clock": header.clock,
        "hints": bool(header.flags.get("hints", True)),
        "guide_on": bool(header.flags.get("guide", False)),
        "talk": str(header.flags.get("talk", "all")),
        "commitment": header.commitment,
        "daily": header.flags.get("daily"),
        "puzzle": header.forked.get("puzzle"),
        "reveal": sitting.reveal(),
        "next": next_,
    }


def guests(
    sitting: Sitting, here: Callable[[int], bool], now: int, stands_in: bool = False, hurried: Collection[int] = ()
) -> Json:
    """Who sits where, who is there, and who owes a choice: everybody may see that.

    `stands_in`: bots are not ready for this game yet, and stand-ins play for them. `hurried`: seats whose bots had
    little time for their last turn, and thought less than usual.
    """
    return {
        "seats": [
            {
                "seat": seat,
                "name": place.name,
                "kind": "bot" if place.is_bot else "human",
                "level": place.level or None,
                "here": place.is_bot or here(seat),
                "taken": place.taken,
                "ready": sitting.table is not None or sitting.ready(seat),
                "bot_plays": bool(place.level) and not place.is_bot,
                "resigned": seat in sitting.leaving.resigned,
                "stand_in": stands_in and bool(place.level) and place.level != "random",
                "hurried": bool(place.level) and seat in hurried,
                "clock": None if place.is_bot or sitting.table is None else sitting.clocks.shown(seat, now),
            }
            for seat, place in enumerate(sitting.places)
        ],
        "waiting": list(sitting.asked) if sitting.table is not None else sitting.missing(),
        **sitting.leaving.shown(),
    }


def option_words(game: Game, options: dict[str, str], say: Say) -> list[str]:
    """The options in words, those that the game knows."""
    return [
        say("server-option", name=say(f"option-{o.name}"), value=say(f"option-{o.name}-{options[o.name]}"))
        for o in game.options
        if o.name in options
    ]


def own_box(game: Game) -> Json | None:
    """Which set the table is played with, where it is not the one that is shipped."""
    if not game.own_box:
        return None
    return {"name": game.box.name[:80], "key": game.box.key, "fingerprint": _fingerprint(game.name, game.box.raw)}


@lru_cache(64)
def _fingerprint(name: str, raw: bytes) -> str:
    return fingerprint(declared_box(name), parse(raw, name).content)


def gathering(sitting: Sitting, say: Say) -> Json:
    """Instead of a position: nothing is dealt before everybody is there."""
    return {
        "view": None,
        "question": say("server-question-gathering", n=len(sitting.missing())),
        "rule": say("server-rule-gathering"),
        "guide": "",
        "choices": [],
        "instead": [],
        "chosen": [],
        "can_undo": False,
        "log": [],
        "turns": [],
        "log_start": 0,
        "since": 0,
    }


def position(table: LiveTable, viewer: int, say: Say, written: bool = False) -> Json:
    """The table itself, as the viewer may know it; the log, the longest part, perhaps as JSON that is kept."""
    known = table.observe(viewer)
    log, turns = table.log_for(viewer, say, LINES), table.turns_for(viewer, say, TURNS)
    return {
        **_ended(table, shown(table.game, known, viewer, say), say),
        **offered(table, known, viewer, say),
        "can_undo": viewer != PUBLIC and table.can_take_back(viewer),
        "log": log.written() if written else log.lines,
        "turns": as_json(turns) if written else [loads(turn) for turn in turns],
        "log_start": log.whole - len(log.said),
        "since": log.since,
    }


def laid_open(table: LiveTable, number: int, viewer: int, say: Say) -> Json:
    """A position of a finished game with everything laid open."""
    state, lines = table.at(number), table.whole_lines(number, say, LINES)
    there = shown(table.game, state, viewer, say)
    return {
        **(_ended(table, there, say) if number == len(table.told) else there),
        "choices": [],
        "instead": [],
        "chosen": [],
        "can_undo": False,
        "log": lines,
        "turns": [loads(turn) for turn in table.whole_turns(say)],
        "log_start": number - len(lines),
        "since": number,
    }


def shown(game: Game, known: Record, viewer: int, say: Say) -> Json:
    """The board and what is asked."""
    view = framed(game, known, viewer, say)
    return {
        "view": view,
        "question": view["frame"]["question"],
        "rule": game.describe.rule(known, viewer, say),
        "guide": guide(view, say),
    }


def _ended(table: LiveTable, there: Json, say: Say) -> Json:
    """The same where the game was stopped: what the rules would ask is asked no more."""
    if table.stopped is None:
        return there
    view = table.with_result(there["view"], say)
    return {"view": view, "question": view["frame"]["question"], "rule": "", "guide": ""}


def guide(view: Json, say: Say) -> str:
    """A friendly word about this phase, where the game has one."""
    key = f"guide-{view['frame']['phase']}"
    return say(key) if say.has(key) else ""


def choices(game: Game, known: Record, viewer: int, say: Say) -> list[Json]:
    """What the viewer can do, found out from what the viewer knows."""
    if viewer == PUBLIC:
        return []
    describe = game.describe
    return [
        {
            "move": move,
            "words": describe.words(known, viewer, move, say),
            "place": describe.place(known, move),
            "final": move in game.final,
            "anytime": game.kind_of[move].declared.is_anytime(int(getattr(known, "phase", 0))),
        }
        for move in legal(game, known, viewer)
    ]


def offered(table: LiveTable, known: Record, viewer: int, say: Say) -> Json:
    """What the viewer can do; what it could choose in place of its open moves; and where it has made those."""
    if table.stopped:
        return {"choices": [], "instead": [], "chosen": []}
    now = choices(table.game, known, viewer, say)
    done = table.open_moves(viewer) if viewer != PUBLIC else []
    places = [table.game.describe.place(state, move) for move, state in done]
    return {"choices": now, "instead": instead(table, viewer, now, places, say), "chosen": places}


def instead(table: LiveTable, seat: int, now: list[Json], chosen: list[str], say: Say) -> list[Json]:
    """Changing one's mind: moves at other places that were open before the seat's last open moves, `back` of them.

    Each place is offered as it was last; where something can be done now, or was just done, a click means that.
    """
    found: list[Json] = []
    told = {choice["place"] for choice in now} | set(chosen)
    for back in range(1, min(len(chosen), MOST_BACK) + 1):
        known = table.known_before(seat, back)
        if known is None:
            break
        rows = [each for each in choices(table.game, known, seat, say) if not each["anytime"] and not each["final"]]
        rows = [each for each in rows if each["place"] not in told and not each["place"].startswith("button/")]
        found += [{key: each[key] for key in ("move", "words", "place")} | {"back": back} for each in rows]
        told |= {each["place"] for each in rows}
    return found


def legal(game: Game, known: Record, seat: int) -> list[int]:
    """The seat's legal moves as far as it can know, which is all of them."""
    if game.rules.over(known) or not game.rules.asked(known, seat):
        return []
    moves = [0] * game.width
    return moves[: game.rules.legal(known, seat, moves)]


def reasons(game: Game, known: Record, seat: int, say: Say) -> list[Json]:
    """Why things on the board cannot be chosen now: one reason for each place that nothing can be done with."""
    can = set(legal(game, known, seat))
    lit = {game.describe.place(known, move) for move in can}
    found: dict[str, list[Json]] = {}
    told: dict[str, int] = {}
    for move in range(game.actions):
        place = game.describe.place(known, move)
        if move in can or not place or place in lit:
            continue
        reason = game.describe.why_not(known, seat, move, say)
        told[reason.sentence] = told.get(reason.sentence, 0) + 1
        row = {"place": place, "move": move, "reason": reason.sentence, "rule": reason.rule}
        row["anchor"] = anchor(game, known, seat, move)
        found.setdefault(place, []).append(row)
    # What is said of few places says more than what is said of all.
    chosen = [min(rows, key=lambda row: told[row["reason"]]) for rows in found.values()]
    return [row | {"words": _words(game, known, seat, row["move"], say)} for row in chosen]


def anchor(game: Game, known: Record, seat: int, move: int) -> str:
    """The part of the rule book that speaks of what stands against a move; nothing where the game has no book."""
    code = game.rules.why(known, seat, move)
    phase = game.phases(getattr(known, "phase", 0)).name.lower().replace("_", "-")
    return told.anchor(game, game.reasons.numbered(code).rule if code > 0 else "", phase)


def _words(game: Game, known: Record, seat: int, move: int, say: Say) -> str:
    """What a move would be called here; nothing where it would make no sense at all."""
    try:
        return game.describe.words(known, seat, move, say)
    except (LookupError, ValueError):
        return ""


def preview(game: Game, known: Record, seat: int, move: int, say: Say, then: Sequence[int] = ()) -> Json:
    """The board after a move: what the seat does not know is filled in by a guess, and covered again.

    Further moves of the turn are made as long as they are legal there and Chance is not asked.
    """
    state = known.copy()
    game.observe.guess(state, seat, generator(1))
    game.rules.apply(state, seat, move)
    for further in then:
        if game.rules.asked(state, CHANCE) or further not in legal(game, state, seat):
            break
        game.rules.apply(state, seat, further)
    game.observe.cover(state, seat)
    return {"move": move, "view": framed(game, state, seat, say)}


def note(sitting: Sitting, viewer: int, say: Say) -> str:
    """Where the game stands, in a few words."""
    if sitting.table is None:
        return say("server-note-gathering", n=len(sitting.missing()))
    return sitting.game.turns.banner(sitting.table.observe(viewer), say)
