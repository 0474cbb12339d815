"""Replays: a game as a small readable file that verifies itself when it is opened.

The header says which game, rules version, component set, options and seats; then follow all events, Chance included,
one per line with code and words; a closing hash is the position they lead to.
"""

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from affinage import __version__

from .chance import Dealer, dealer_of
from .errors import AffinageError, ComponentError, NotKept, Refusal, ReplayError
from .game import Game, find
from .play import AGREED, CLOSED, HOUSE, RESIGNED, TAKE_BACK, Event, Table

FORMAT = 1
_told: WeakKeyDictionary[Table, tuple[Table, list[str]]] = WeakKeyDictionary()


def fingerprint(table: Table) -> str:
    """A short hash of the position; two tables with the same one stand alike."""
    return hashlib.sha256(table.state.to_bytes()).hexdigest()[:16]


def write(table: Table, with_seed: bool = True) -> str:
    """The table as a replay file's text. Without the seed nobody can tell what Chance would have dealt next."""
    game = table.game
    header: dict[str, Any] = {
        "affinage": "replay",
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "components": {"name": game.box.name, "hash": game.box.key},
        "options": table.options,
        "seats": [_seat(table, p) for p in range(table.seats)],
        "seed": table.dealer.seed if with_seed else None,
        **({} if table.dealer.name == Dealer.name else {"dealing": table.dealer.name}),
        "written_by": f"affinage {__version__}",
    }
    if table.over:
        header["result"] = _result(table)
    text = json.dumps(header, indent=1, ensure_ascii=False)
    body = ",\n  ".join(_rows(table))
    return f'{text[:-2]},\n "moves": [\n  {body}\n ],\n "position": "{fingerprint(table)}"\n}}\n'


def _rows(table: Table) -> list[str]:
    """Every event as a line. Events are only ever added, so those of the last time need not be told again."""
    shadow, rows = _told.get(table) or (
        Table(table.game, table.seats, options=table.options, seed=table.dealer.seed, deal=False),
        [],
    )
    _told[table] = shadow, rows
    say, describe = table.game.say("en"), table.game.describe
    for event in table.events[len(rows) :]:
        if event.move < TAKE_BACK:
            words = _unwound(event.move)
        else:
            taken_back = event.move == TAKE_BACK
            words = "takes back" if taken_back else describe.words(shadow.state, event.seat, event.move, say)
        shadow.put(event)
        rows.append(json.dumps([event.seat, event.move, words], ensure_ascii=False))
    return rows


def _seat(table: Table, seat: int) -> dict[str, Any]:
    """Who sat there; of somebody who resigned while the game went on, after how many moves."""
    resigned = {"resigned": table.resigned[seat]} if seat in table.resigned else {}
    return {"name": table.names[seat], "kind": table.kinds[seat]} | resigned


def _result(table: Table) -> dict[str, Any]:
    """Points and places; where the rules had not ended it, how it ended and by whom."""
    early = {} if table.stopped is None else {"how": table.stopped.how, "by": table.stopped.seat}
    return {"score": [table.points(p)[0] for p in range(table.seats)], "places": table.places()} | early


def save(table: Table, file: Path, with_seed: bool = True) -> None:
    """Write the file whole or not at all: a crash leaves the old one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(write(table, with_seed))
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(file: Path, components_file: Path | None = None) -> Table:
    """Open a replay file: every move is checked, its words compared, the final position verified."""
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        raise ReplayError(f"There is no file {file}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ReplayError(f"{file} cannot be read as text: {error}.") from None
    return read(text, str(file), components_file)


def read(text: str, where: str = "This replay", components_file: Path | None = None) -> Table:
    """A replay's text as a table at its end."""
    content = _parse(text, where)
    writer = str(content.get("written_by", "an unknown program"))
    game = _game_of(content, where, writer, components_file)
    names = [str(seat["name"]) for seat in content["seats"]]
    kinds = [str(seat.get("kind", "human")) for seat in content["seats"]]
    try:
        table = Table(
            game, len(names), options=content["options"], names=names, kinds=kinds, deal=False,
            dealer=dealer_of(content.get("dealing", Dealer.name), content.get("seed")),
        )  # fmt: skip
    except AffinageError as error:
        raise ReplayError(f"{where} does not fit {game.name}: {error}") from None
    say = game.say("en")
    for number, (seat, move, words) in enumerate(content["moves"]):
        if move != TAKE_BACK:
            if move >= len(game.moves):
                raise ReplayError(f"{where} is damaged at move {number}: there is no move with code {move}.")
            try:
                meant = game.describe.words(table.state, seat, move, say) if move >= 0 else _unwound(move)
            except (LookupError, ValueError):
                meant = "something that makes no sense here"
            if meant != words:
                raise ReplayError(
                    f"{where} is damaged at move {number}: "
                    f'code {move} means "{meant}" there, but the file says "{words}".'
                )
        try:
            table.put(Event(seat, move))
        except Refusal as refusal:
            raise ReplayError(f"{where} is damaged at move {number} ({words}): {refusal}") from None
    if fingerprint(table) != content["position"]:
        raise ReplayError(
            f"{where} was written by {writer} and leads to another position here: "
            f"{fingerprint(table)} instead of {content['position']}. Moves are missing, or the rules have changed."
        )
    _leave(table, content)
    if table.over and content.get("result") != _result(table):
        raise ReplayError(f"{where} tells a result that its moves do not lead to: {_result(table)} would be right.")
    return table


def _unwound(code: int) -> str:
    """What is written of a settled turn that was taken back."""
    return f"takes back {TAKE_BACK - code} moves, by agreement"


def _leave(table: Table, content: dict[str, Any]) -> None:
    """Who resigned, and whether the game was stopped before its rules ended it."""
    table.resigned = {p: seat["resigned"] for p, seat in enumerate(content["seats"]) if "resigned" in seat}
    result = content.get("result") or {}
    if "how" in result and not table.over:
        table.stop(result["how"], result["by"])


def _parse(text: str, where: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise ReplayError(f"{where} is cut off or damaged: it is not whole JSON{line}.") from None
    if not isinstance(content, dict) or content.get("affinage") != "replay":
        raise ReplayError(f'{where} is not an Affinage replay: such a file opens with "affinage": "replay".')
    if content.get("format") != FORMAT:
        raise ReplayError(
            f"{where} has replay format {content.get('format')!r}, written by {content.get('written_by')!r}; "
            f"affinage {__version__} reads format {FORMAT}."
        )
    problem = _misshapen(content)
    if problem:
        raise ReplayError(f"{where} is damaged: {problem}.")
    return content


def _misshapen(content: dict[str, Any]) -> str:
    """What is missing or of the wrong kind in a parsed replay, or nothing."""
    kinds = {
        "game": str,
        "rules": int,
        "components": dict,
        "options": dict,
        "seats": list,
        "moves": list,
        "position": str,
    }
    for name, kind in kinds.items():
        if not isinstance(content.get(name), kind):
            return f'"{name}" is missing or no {kind.__name__}'
    if not all(isinstance(v, str) for v in content["options"].values()):
        return "options are given as words"
    if not isinstance(content.get("seed"), str | None):
        return "the seed is not text"
    dealing = content.get("dealing", Dealer.name)
    try:
        dealer_of(dealing, "")
    except (LookupError, TypeError):
        return f'"dealing" is {dealing!r}, and nobody here deals so'
    for at, seat in enumerate(content["seats"]):
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            return f"seat {at + 1} has no name"
        if not isinstance(seat.get("resigned", 0), int):
            return f"seat {at + 1} resigned after no number of moves"
    result = content.get("result")
    if isinstance(result, dict) and "how" in result:
        seats = {RESIGNED: range(len(content["seats"])), AGREED: range(len(content["seats"])), CLOSED: (HOUSE,)}
        if not isinstance(result["how"], str) or result.get("by") not in seats.get(result["how"], ()):
            return f'a game ends early by "{RESIGNED}" or "{AGREED}", by one of its seats, or is "{CLOSED}" by {HOUSE}'
    elif not isinstance(result, dict | None):
        return '"result" is not a dict'
    for at, row in enumerate(content["moves"]):
        shape = [type(v) for v in row] if isinstance(row, list) else []
        if shape != [int, int, str]:
            return f"move {at} is not [seat, code, words]"
    return ""


def _game_of(content: dict[str, Any], where: str, writer: str, components_file: Path | None) -> Game:
    """The game by the rules that the file was written under, of this version or of one that is kept."""
    name, rules = content["game"], content["rules"]
    hashed, called = str(content["components"].get("hash")), content["components"].get("name")
    other_set = f'{where} was played with the component set "{called}" ({hashed})'
    try:
        game = find(name, components_file, version=rules, box=None if components_file else hashed)
    except ComponentError:
        raise
    except NotKept as error:
        if error.no_rules:
            raise ReplayError(
                f"{where} was written by {writer} with rules version {rules} of {name}; "
                f"affinage {__version__} {error.here}. Open it with {writer}."
            ) from None
        own = find(name, version=rules).box
        raise ReplayError(
            f'{other_set}, not with "{own.name}" ({own.key}). Give that set\'s file by --components.'
        ) from None
    except AffinageError as error:
        raise ReplayError(f"{where} is of no game that is here. {error}") from None
    if hashed != game.box.key:
        alike = (
            " The two sets bear the same name; a changed set needs one of its own." if called == game.box.name else ""
        )
        raise ReplayError(
            f'{other_set}, not with "{game.box.name}" ({game.box.key}).{alike} Give that set\'s file by --components.'
        )
    return game
