"""A review in words, for page and terminal alike: turns with verdicts, three little stories, luck and skill."""

from typing import Any

from affinage.core.play import Table
from affinage.core.record import Record
from affinage.core.story import covered, story
from affinage.core.words import Say

from .contrast import contrast, short
from .review import Review, Split, Step, Verdict

EVEN, LITTLE, CLEAR = 0.03, 0.10, 0.25  # how much luck is called what
UNEXPLAINED = 0.10
Told = dict[str, Any]


def told(table: Table, found: Review, say: Say) -> Told:
    """Everything that people read of a review; the figures stay what they are."""
    positions = _before(table, {one.chose: one.seat for step in found.steps for one in step.verdicts})
    lines, wins = story(table, None, say), [found.start, *(step.win for step in found.steps)]
    steps = [
        {
            "turn": step.turn,
            "first": step.first,
            "number": step.number,
            "seats": list(step.seats),
            "banner": lines[step.turn].banner,
            "words": lines[step.turn].headline,
            "win": list(step.win),
            "change": step.win[found.seat] - wins[step.turn][found.seat],
            "luck": step.luck,
            "verdicts": [_verdict(table, one, positions[one.chose], say) for one in step.verdicts],
        }
        for step in found.steps
    ]
    stories = [_story(found, step) for step in found.stories]
    people = [
        {"skill": round(100 * skill), "luck": luck, "words": luck_words(luck, say)}
        for skill, luck in zip(found.skills, found.lucks, strict=True)
    ]
    return {
        "seat": found.seat,
        "start": list(found.start),
        "win": found.win._asdict(),
        "points": found.points._asdict(),
        "in_chances": sentence(found.win, "review-chances", 100, say),
        "in_points": sentence(found.points, "review-points", 1, say),
        "doubt": say("review-doubt") if doubtful(found.win) else "",
        "people": people,
        "steps": steps,
        "stories": stories,
    }


def _before(table: Table, wanted: dict[int, int]) -> dict[int, Record]:
    """What seats knew before some moves of the game."""
    s, found = table.game.state(), dict[int, Record]()
    table.game.rules.setup(s, table.seats, table.option_values)
    for at, event in enumerate(table.standing()):
        if at in wanted:
            found[at] = covered(table, s, wanted[at])
        table.game.rules.apply(s, event.seat, event.move)
    return found


def _verdict(table: Table, one: Verdict, known: Record, say: Say) -> Told:
    """What a seat made, how good it was, and what was better and why."""
    game, made = table.game, short(table.game, known, one.seat, one.moves, say)
    found = {
        "seat": one.seat,
        "word": one.word,
        "label": say(f"verdict-{one.word}"),
        "loss": one.loss,
        "chose": one.chose,
        "made": made,
        "best": "",
        "moves": list(one.best),
        "text": say("review-nothing-better"),
        "why": "",
        "rows": [],
        "wins": [],
    }
    if not one.best or one.figures is None:
        return found
    best = short(game, known, one.seat, one.best, say)
    said = contrast(game, known, one.seat, one.best, one.moves, one.figures, say)
    why = say("why-and").join(said.reasons)
    return found | {
        "best": best,
        "text": say("review-better-why", turn=best, reasons=why) if why else say("review-better", turn=best),
        "why": why,
        "rows": [[row.name, row.other, row.one] for row in said.rows],
        "wins": [one.figures.other, one.figures.win],
    }


def _story(found: Review, step: Step) -> Told:
    """One turn that decided: whose choice it was, and where the seat stood before and after it."""
    before = found.steps[step.turn - 1].win if step.turn else found.start
    return {
        "turn": step.turn,
        "seat": chief(found, step).seat,
        "before": before[found.seat],
        "after": step.win[found.seat],
    }


def chief(found: Review, step: Step) -> Verdict:
    """Whose choice a turn is told by: the seat's own where it lost, or else of the one who lost most."""
    telling = [one for one in step.verdicts if one.telling]
    return max(telling, key=lambda one: (one.loss, one.seat == found.seat))


def luck_words(luck: float, say: Say) -> str:
    """How much luck somebody had, in words."""
    size = abs(luck)
    much = "little" if size < LITTLE else "clear" if size < CLEAR else "very"
    return say("luck-even") if size < EVEN else say(f"luck-{much}-{'with' if luck > 0 else 'against'}")


def doubtful(win: Split) -> bool:
    """Whether more is left unexplained than a tenth, and than any cause explains."""
    return abs(win.unknown) > max(UNEXPLAINED, *(abs(n) for n in (win.luck, win.choice, win.gifts)))


def sentence(split: Split, key: str, times: int, say: Say) -> str:
    """The exact split in one sentence; rounded so that the figures add up."""
    start, luck, choice, gifts, result = (
        round(times * n) for n in (split.start, split.luck, split.choice, split.gifts, split.result)
    )
    unknown = result - start - luck - choice - gifts
    signed = {name: f"{n:+d}".replace("-", "\u2212") if n else "0" for name, n in
              (("luck", luck), ("choice", choice), ("gifts", gifts), ("unknown", unknown))}  # fmt: skip
    return say(key, start=_plain(start), result=_plain(result), **signed)


def _plain(n: int) -> str:
    return str(n).replace("-", "\u2212")
