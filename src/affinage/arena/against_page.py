"""Two component sets side by side as a page: what differs in the box, and whether it matters at the table."""

from collections.abc import Sequence
from typing import Any

from affinage.core.box_sets import Change
from affinage.core.game import Game
from affinage.core.words import Say

from .against import Difference, judged
from .balance import Balance
from .charts import Row, dots, esc, histograms, pairs, table
from .match import Rate
from .measured import Measured
from .page import Section, readable

SHOWN = 12  # changes that are told in the lines at the top
MOST = 40  # differences in one picture


def against_sections(
    what: tuple[Measured, Measured],
    found: tuple[Balance, Balance],
    changed: Sequence[Change],
    apart: Sequence[Difference],
    game: Game,
) -> list[Section]:
    """What differs between an older set and this one, and whether it matters; the older one leads each pair."""
    say, (old, new) = game.say(), found
    places, known = _places(changed, game), set[tuple[str, int]]()
    known.update(places)
    asked = judged([d for d in apart if not d.about[0] or d.about in known])
    whole = [d for d in asked if not d.about[0]]
    touched = [d for place in places for d in asked if d.about == place]
    others = judged([d for d in apart if d.about[0] and d.about not in known])
    names = ("", f"older set: {what[0].components}", f"this set: {what[1].components}")
    told = [(name, before, now) for (name, before), (_, now) in zip(what[0].rows(), what[1].rows(), strict=True)]
    older, newer = histograms((old.scores, new.scores), "points of a seat at the end")
    return [
        ("In short", _in_short(changed, [*touched, *whole], others, (old, new), say)),
        ("What was measured", table(names, told)),
        ("What differs in the box", table(("piece", "figure", "older set", "this set"), change_rows(changed, say))),
        ("What that does to the pieces that differ", _pictured(touched, 1 / len(new.seats))),
        ("What it does to the game as a whole", _listed(whole)),
        ("Final scores", f"<h3>Older set</h3>{older}<h3>This set</h3>{newer}"),
        ("Which other pieces play another part", _others(others)),
    ]  # fmt: skip


def change_rows(changed: Sequence[Change], say: Say) -> list[tuple[str, str, str, str]]:
    """What differs in the box, in words: piece, figure, what it was, what it is."""
    return [(_piece(c, say), _key(c, say), _value(c.before, c, say), _value(c.after, c, say)) for c in changed]


def _in_short(
    changed: Sequence[Change],
    asked: Sequence[Difference],
    others: Sequence[Difference],
    games: tuple[Balance, Balance],
    say: Say,
) -> str:
    pieces = {(c.section, c.row) for c in changed if c.row}
    differ = "differs" if len(changed) == 1 else "differ"
    where = f" on {_many(len(pieces), 'piece')}" if pieces else ""
    head = f"{_many(len(changed), 'figure')} {differ}{where}."
    lines = [f"{piece}, {key}: {before} → {now}" for piece, key, before, now in change_rows(changed, say)]
    more = [f"and {len(lines) - SHOWN} more, below"] if len(lines) > SHOWN else []
    matters = [f"{d.name}: {_told(d)}" for d in asked if d.sure]
    maybe = [f"{d.name}: {_told(d)}" for d in asked if d.clear and not d.sure]
    elsewhere = sum(d.sure for d in others)
    verdict = (
        "It matters at the table. More than chance explains:"
        if matters
        else "No difference in play could be made out that chance does not explain."
    )
    rest = [
        f"Figures of other pieces that changed as well: {elsewhere} of {len(others)}, below." if elsewhere else "",
        (
            f"{games[0].games:,} games were played with the older set and {games[1].games:,} with this one. The "
            f"lines above are of {len(asked)} figures: those of the pieces that differ, and those of the game as a "
            "whole. A difference counts as more than chance where its 95 % interval leaves out nought even when it is "
            "made wide enough for all of these together."
        ),
    ]  # fmt: skip
    return (
        f'<div class="lead"><p><b>{head}</b></p>{_list([*lines[:SHOWN], *more])}<p><b>{verdict}</b></p>{_list(matters)}'
        + (f"<p><b>Perhaps; more games could tell:</b></p>{_list(maybe)}" if maybe else "")
        + "".join(f"<p>{esc(line)}</p>" for line in rest if line)
        + "</div>"
    )


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{esc(line)}</li>' for line in lines)}</ul>" if lines else ""


def _many(n: int, what: str) -> str:
    return f"{n} {what}" + ("" if n == 1 else "s")


def _places(changed: Sequence[Change], game: Game) -> list[tuple[str, int]]:
    """The pieces that differ as differences know them, in the order of the changes."""
    places = []
    for section, row in dict.fromkeys((c.section, c.row) for c in changed):
        rows = game.box.content.get(section)
        named = [row in (one.get("name"), one.get("id")) for one in rows] if isinstance(rows, list) else []
        if True in named:
            places += [(section, named.index(True)), (f"{section}-{row}", 0)]
    return places


def _pictured(touched: Sequence[Difference], even: float) -> str:
    if not touched:
        return "<p>No move names the pieces that differ, so nothing is known of each by itself.</p>"
    uses = [_pair(d) for d in touched if d.name.startswith("seats")]
    wins = [_pair(d) for d in touched if not d.name.startswith("seats")]
    note = "<p class='note'>Hollow: older set. Full: this set. The lines are 95 % intervals{}.</p>"
    dashed = note.format(", dashed is an even share")
    return (
        (f"<h3>Whoever uses it wins so often, where another seat does not</h3>{dashed}"
         + pairs(wins, even) if wins else "")
        + (f"<h3>So many of all seats use it at least once in a game</h3>{note.format('')}" + pairs(uses, None)
           if uses else "")
        + _listed(touched)
    )  # fmt: skip


def _pair(d: Difference) -> tuple[Row, Row]:
    name = (
        d.name.removeprefix("whoever uses ")
        .removeprefix("seats that use ")
        .removeprefix("owner of ")
        .removesuffix(" wins")
    )
    before, now = (Rate(n, low, high, d.n) for n, low, high in (d.before, d.now))
    called = f"{name} (n = {d.n:,})"
    return (called, before.share, before.low, before.high), (called, now.share, now.low, now.high)


def _listed(found: Sequence[Difference]) -> str:
    if not found:
        return ""
    marks = ["missed" if d.sure else "open" for d in found]
    rows = [(d.name, _amount(d, d.old), _amount(d, d.new), _interval(d), f"{d.n:,}", _judged(d)) for d in found]
    return table(
        ("figure", "older set", "this set", "difference, 95 % interval", "n", "more than chance?"), rows, marks
    )


def _judged(d: Difference) -> str:
    return "yes" if d.sure else "perhaps" if d.clear else "no"


def _others(found: Sequence[Difference]) -> str:
    some = [d for d in found if d.clear][:MOST]
    rows = [(f"{readable(d.name)} (n = {d.n:,})", d.by, d.low, d.high) for d in some if d.share]
    note = (
        f"<p>Of {len(found)} figures of other pieces {len(some)} lie outside of what chance does to nineteen in "
        f"twenty; about {len(found) / 20:.0f} would by chance alone. More than that: {sum(d.sure for d in some)}.</p>"
    )
    head = "<p class='note'>This set less the older one, in points of a per cent share; dashed is no difference.</p>"
    return note + (head + dots(rows, 0.0, "{:+.1%}") + _listed([d for d in some if d.sure]) if rows else "")


def _piece(change: Change, say: Say) -> str:
    key = f"{change.section}-{change.row}"
    if not change.row:
        return _word("section", change.section, say)
    return say(key) if say.has(key) else readable(change.row)


def _key(change: Change, say: Say) -> str:
    if not change.key:
        return "the whole row"
    own = f"box-key-{change.section}-{change.key}".replace("_", "-")
    return (say(own) if say.has(own) else _word("key", change.key, say)).lower()


def _word(kind: str, word: str, say: Say) -> str:
    key = f"box-{kind}-{word.replace('_', '-').replace('/', '-').lower()}"
    return say(key) if say.has(key) else readable(word)


def _value(value: Any, change: Change, say: Say) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{n} {_word('word', what, say).lower()}" if isinstance(n, int) else f"{what} {_value(n, change, say)}"
            for what, n in value.items()
        )
    if isinstance(value, list):
        return ", ".join(_value(one, change, say) for one in value)
    if isinstance(value, str):
        return say(f"{change.key}-{value}") if say.has(f"{change.key}-{value}") else _word("word", value, say)
    return "–" if value is None else str(value)


def _told(d: Difference) -> str:
    return f"{_amount(d, d.old)} → {_amount(d, d.new)} ({_interval(d)}; n = {d.n:,})"


def _amount(d: Difference, n: float) -> str:
    return f"{n:.1%}" if d.share else f"{n:.2f}"


def _interval(d: Difference) -> str:
    return f"{_signed(d, d.by)}; {_signed(d, d.low)} to {_signed(d, d.high)}" + (" points" if d.share else "")


def _signed(d: Difference, n: float) -> str:
    return f"{100 * n:+.1f}" if d.share else f"{n:+.2f}"
