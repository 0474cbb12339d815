"""Puzzles on the server: what is told of one before it is answered, and of an answer.

A puzzle is played at a table that begins with its moves, as one that is tried from the middle of a game does.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from affinage.agents import puzzle
from affinage.agents.contrast import contrast, short, whole
from affinage.agents.puzzle import BEST, EXACT, MISSED, UNFINISHED, WIN, Place, Puzzle, Way
from affinage.core.game import CHANCE, Game, find
from affinage.core.play import Event, Table
from affinage.core.record import Record
from affinage.core.words import Say

from .seating import ME, RANDOM, Plan, Wish
from .service import BOT, Sitting

Json = dict[str, Any]
LEVELS = ("", "novice", "easy", "medium", "hard")  # the weakest that finds an answer; how hard it is follows
STEPS = {"easy": 1, "medium": 2, "hard": 3, "": 4, "novice": 1}


@lru_cache(maxsize=64)
def puzzles(package: str, name: str, version: int) -> dict[int, Puzzle]:  # noqa: ARG001 - what it is kept by
    """The puzzles of a game that fit it, by number."""
    return {one.number: one for one in puzzle.read(find(name))}


def of(game: Game) -> dict[int, Puzzle]:
    """The same."""
    return puzzles(game.package, game.name, game.version)


@lru_cache(maxsize=512)
def known(package: str, name: str, version: int, number: int) -> Record:
    """What the asked seat knows there; not to be changed."""
    game = find(name)
    one = puzzles(package, name, version)[number]
    return puzzle.laid(game, one).observe(one.seat)


def place_of(game: Game, one: Puzzle) -> Place:
    """Where it is asked."""
    return Place(game, known(game.package, game.name, game.version, one.number), one.seat)


def asked(game: Game, one: Puzzle, say: Say) -> Json:
    """A puzzle before its answer: where the game stands, how it stands, and how hard it is."""
    s = known(game.package, game.name, game.version, one.number)
    parts = [0] * len(game.score.CATEGORIES)
    scores = [int(game.score.points(s, p, parts)) for p in range(one.seats)]
    mine, rival = scores[one.seat], max((n for p, n in enumerate(scores) if p != one.seat), default=0)
    return {
        "number": one.number,
        "seats": one.seats,
        "stage": game.turns.banner(s, say),
        "score": mine,
        "rival": rival if one.seats > 1 else None,
        "steps": STEPS[one.level],
        "proof": one.proof,
        "unit": one.unit,
    }


def plan_for(game: Game, one: Puzzle, name: str, level: str, bots: bool) -> Plan:
    """The table at which it is played: the asker in the asked seat, bots in the others."""
    standing = [list(pair) for pair in one.standing]
    other = Wish(BOT, "", level if bots else RANDOM)
    return Plan(
        game=game,
        name=name,
        seats=[Wish(ME) if seat == one.seat else other for seat in range(one.seats)],
        options={o.name: o.values[o.default] for o in game.options} | one.options,
        clock={"kind": "none", "seconds": 0},
        hints=False,
        guide=False,
        forked={"table": "", "at": len(standing), "moves": len(standing), "standing": standing, "puzzle": one.number},
        bots=bots,
    )


def tried(sitting: Sitting, one: Puzzle) -> tuple[int, ...]:
    """What the seat has done of its turn so far, and up to Chance's first word."""
    assert sitting.table is not None
    moves = list[int]()
    for event in sitting.table.standing()[len(one.standing) :]:
        if event.seat != one.seat:
            if event.seat == CHANCE or moves:
                break
            continue
        moves.append(event.move)
    return tuple(moves)


def retried(sitting: Sitting, seat: int, moves: Sequence[int]) -> Json:
    """At a table that begins in the middle of a finished game: whether the turn made there ends where another would.

    So the best turn of a review can be looked for once more. Turns are compared as everywhere: by what they lead to.
    """
    assert sitting.table is not None
    standing = sitting.header.forked["standing"]
    table = Table(sitting.game, len(sitting.header.seats), options=sitting.header.options, seed="", deal=False)
    for mover, move in standing:
        table.put(Event(mover, move))
    path = list[int]()
    for event in sitting.table.standing()[len(standing) :]:
        if event.seat == CHANCE and path:
            break
        if event.seat == seat:
            path.append(event.move)
    place = Place(sitting.game, table.observe(seat), seat)
    mine, wanted = place.finished(path), place.finished(moves)
    if mine is None:
        return {"verdict": UNFINISHED, "sentence": "puzzle-unfinished"}
    same = wanted is not None and place.end(mine) == place.end(wanted)
    word = BEST if same else MISSED
    return {"verdict": word, "sentence": f"puzzle-own-{word}"}


def answered(game: Game, one: Puzzle, path: tuple[int, ...], gave_up: bool, say: Say) -> Json:
    """What is said of a turn; of one that is not finished only that."""
    place = place_of(game, one)
    word, less = ("gave-up", None) if gave_up else puzzle.verdict(place, one, path)
    if word == UNFINISHED:
        return {"verdict": word, "sentence": say("puzzle-unfinished"), "answer": None}
    whole_turn = None if gave_up else place.finished(path)
    end = place.end(whole_turn) if whole_turn is not None else ""
    best, second = one.ways[0], one.ways[1]
    told = contrast(game, place.known, one.seat, best.moves, second.moves, one.told(), say)
    theme = f"theme-{puzzle.theme_of(game, best.moves)}"
    ways = [_way(game, one, place, way, end, say) for way in one.ways]
    if whole_turn is not None and not any(way["mine"] for way in ways):
        name = short(game, place.known, one.seat, whole_turn, say)
        row: Json = {"name": name, "words": whole(game, place.known, one.seat, one.seats, whole_turn, say)}
        ways.append(row | {"worth": "" if less is None else _less(one, less, say), "best": False, "mine": True})
    leads = [way["name"] for way in ways]
    for way in ways:
        if leads.count(way["name"]) > 1:  # what leads is not what tells them apart
            way["name"] = way["words"]
    reasons = say("why-and").join(told.reasons)
    return {
        "verdict": word,
        "sentence": say(f"puzzle-{word}"),
        "answer": {
            "ways": ways,
            "unit": say("puzzle-unit-win" if one.unit == WIN else "puzzle-unit-points", seats=one.seats),
            "why": say("puzzle-why", reasons=reasons) if reasons else "",
            "price": say("hint-price", price=told.price) if told.price else "",
            "theme": say(theme) if say.has(theme) else say("puzzle-theme-other"),
            "proof": say("puzzle-exact") if one.proof == EXACT else say(
                f"puzzle-judged-{one.unit}", margin=_figure(one, one.margin), rounds=int(one.tests.get("rounds", 0))
            ),
            "found": _found(one, say),
        },
    }  # fmt: skip


def _found(one: Puzzle, say: Say) -> str:
    return say("puzzle-found", level=say(f"server-level-{one.level}")) if one.level else say("puzzle-found-none")


def _way(game: Game, one: Puzzle, place: Place, way: Way, end: str, say: Say) -> Json:
    return {
        "name": short(game, place.known, one.seat, way.moves, say),
        "words": whole(game, place.known, one.seat, one.seats, way.moves, say),
        "worth": _worth(one, way, say),
        "best": way is one.ways[0],
        "mine": bool(end) and place.end(way.moves) == end,
    }


def _worth(one: Puzzle, way: Way, say: Say) -> str:
    if one.unit == WIN:
        return say("puzzle-win", n=round(100 * way.win))
    points = _signed(way.ahead) if one.seats > 1 else f"{way.ahead:g}"  # alone there is nobody to be ahead of
    return say("puzzle-ahead", n=points, exact="yes" if one.proof == EXACT else "no")


def _less(one: Puzzle, less: float, say: Say) -> str:
    return say("puzzle-less-win", n=round(100 * less)) if one.unit == WIN else say("puzzle-less", n=_signed(-less))


def _figure(one: Puzzle, n: float) -> int | float:
    return round(100 * n) if one.unit == WIN else round(n, 1)


def _signed(n: float) -> str:
    told = f"{n:+.1f}".removesuffix(".0")
    return told.replace("-", "\u2212") if n else "0"
