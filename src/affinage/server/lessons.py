"""Lessons on the web: their script, their positions, and the table on which one plays on.

A position of a lesson is a table that begins from standing moves, as a fork does, and lives as long as it takes to look
at it: nothing is stored, listed, timed or rated. Only who plays on after the last step gets a table that is kept.
"""

from typing import Any

from affinage.core.game import find
from affinage.core.lesson import OTHERWISE, Lesson, Step, written
from affinage.core.words import Say

from .payload import around, guests, position
from .seating import ME, RANDOM, Plan, Wish, make
from .service import BOT, Sitting

LEVEL = "novice"  # who plays on against a beginner
_NONCE = "lesson"


def say_of(lesson: Lesson, language: str) -> Say:
    """The words of the lesson's game."""
    return find(lesson.game).say(language)


def script(lesson: Lesson, say: Say) -> dict[str, Any]:
    """The steps in words: what is pointed at, said and asked."""
    return {
        "game": lesson.game,
        "title": say("title"),
        "minutes": lesson.minutes,
        "learner": lesson.learner,
        "steps": [_step(step, say) for step in lesson.steps],
    }


def _step(step: Step, say: Say) -> dict[str, Any]:
    key = f"lesson-{step.name}"
    task = say(f"{key}-task") if step.asks else ""
    return {
        "name": step.name,
        "title": say(key),
        "say": say(f"{key}-say"),
        "task": task,
        "note": say(f"{key}-note") if step.note else "",
        "spot": list(step.spot),
        "compare": step.compare,
        "stops": [{"at": s.at, "move": s.move, "place": s.place, "then": list(s.then)} for s in step.stops],
        "otherwise": say(f"{key}-{OTHERWISE}") if step.asks else "",
        "otherwise_at": {where: say(f"{key}-{OTHERWISE}-{line}") for where, line in step.otherwise.items()},
        "picture": [
            {"words": say(f"{key}-picture-{row}"), "n": n, "counts": row == step.counts}
            for row, n in step.picture.items()
        ],
    }


def plan(lesson: Lesson, at: int, name: str, bots: bool = True, guide: bool = False) -> Plan:
    """A table that begins where so many moves of the lesson stand."""
    standing = [[event.seat, event.move] for event in lesson.line[:at]]
    level = LEVEL if bots else RANDOM
    seats = [
        Wish(ME, name) if seat == lesson.learner else Wish(BOT, other, level) for seat, other in enumerate(lesson.names)
    ]
    return Plan(
        game=find(lesson.game),
        name=name,
        seats=seats,
        options=dict(lesson.options),
        clock={"kind": "none", "seconds": 0},
        hints=guide,
        guide=guide,
        forked={"table": "", "at": at, "moves": at, "standing": standing},
        bots=bots,
    )


def payload(lesson: Lesson, at: int, language: str, name: str) -> dict[str, Any]:
    """What the learner's page shows at a position of the lesson."""
    made = make(plan(lesson, at, name), 0)
    sitting = Sitting(made.header, made.secret)
    sitting.sit(lesson.learner, name, "sit", 0)
    sitting.add(lesson.learner, _NONCE, _NONCE, 0)
    sitting.due(0)
    assert sitting.table is not None
    say = sitting.say(language)
    there = guests(sitting, lambda _: True, 0)
    told = around(sitting, lesson.learner, language, there) | position(sitting.table, lesson.learner, say)
    choices = [choice | {"written": written(sitting.game, choice["move"])} for choice in told["choices"]]
    steady = {"table": f"lesson-{lesson.game}", "version": at, "commitment": "", "can_undo": False, "instead": []}
    return told | steady | {"choices": choices}
