"""Turns to be watched, as they leave the server: for each scene the view before it, and what each beat changes in it.

Views are large and beats change little, so only the first view of an answer is whole. Every other one is told by its
differences from the one before: a list of [path, value], where a path leads through names and numbers of places. A list
that has become longer or shorter is told whole, and a name that is no longer there as [path].
"""

from typing import Any

from affinage.core.frame import view
from affinage.core.scenes import Excerpt, Scene, Step, scenes
from affinage.core.turns import named
from affinage.core.words import Say

Json = dict[str, Any]
Difference = list[Any]  # [path, value], or [path] where something is gone

TURNS = 8  # at most in one answer
VIEWS = 40  # an answer ends with the turn that reaches so many


def shown(excerpt: Excerpt, since: int, say: Say) -> list[Json]:
    """The scenes of an excerpt as JSON: the first one's view whole, the others as differences."""
    found, last, views = list[Json](), None, 0
    game, viewer = excerpt.game, excerpt.viewer
    for scene in scenes(excerpt, since, say):
        if views >= VIEWS and scene.turn != found[-1]["turn"]:  # a turn is told whole
            break
        before = view(game, scene.before, viewer, say)
        told: Json = _told(scene, say)
        told |= {"view": before} if last is None else {"changes": differences(last, before)}
        last = before
        for number, step in enumerate(scene.steps, 1):
            after = view(game, step.known, viewer, say)
            changes = differences(last, after)
            if changes or number == len(scene.steps):  # what changes nothing that can be seen is no picture of its own
                told["steps"].append(_beat(step) | {"changes": changes})
                last = after
        views += 1 + len(scene.steps)
        found.append(told)
    return found


def _told(scene: Scene, say: Say) -> Json:
    return {
        "turn": scene.turn,
        "seats": scene.seats,
        "stage": scene.stage,
        "banner": scene.banner,
        "headline": scene.headline,
        "brought": [
            {"seat": seat, "what": named(name, n, say), "n": n}
            for seat, row in scene.brought.items()
            for name, n in row.items()
        ],
        "first": scene.first,
        "end": scene.end,
        "over": scene.over,
        "steps": [],
    }


def _beat(step: Step) -> Json:
    beat = step.beat
    if beat is None:  # nobody would say anything of it
        return {"seat": -1, "kind": "", "words": "", "place": ""}
    return {"seat": beat.seat, "kind": beat.kind, "words": beat.words, "place": beat.place}


def differences(old: Any, new: Any, path: tuple[Any, ...] = ()) -> list[Difference]:
    """What must be changed in the old value to have the new one."""
    if old == new and type(old) is type(new):
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        gone: list[Difference] = [[[*path, name]] for name in old if name not in new]
        return gone + [
            each
            for name, value in new.items()
            for each in (differences(old[name], value, (*path, name)) if name in old else [[[*path, name], value]])
        ]
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [each for at, (one, two) in pairs for each in differences(one, two, (*path, at))]
    return [[list(path), new]]
