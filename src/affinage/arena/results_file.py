"""Finished games kept in a file, one line each, so that an interrupted series goes on where it stopped."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from affinage import agents
from affinage.core.compile import fingerprint
from affinage.core.errors import AffinageError

from .games import Plan, Played

FORMAT = 2  # 2: equal bots never play a deal twice
LONGEST = 100  # characters for the bots in a file's name


def header(plan: Plan) -> dict[str, Any]:
    """What a file's games have in common; games of other bots, rules or sources never mix."""
    sources = [plan.game.folder, *(Path(p) for p in agents.__path__)]
    return {
        "affinage": "match",
        "format": FORMAT,
        "game": plan.game.name,
        "rules": plan.game.version,
        "components": plan.game.box.key,
        "bots": list(plan.bots),
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "sources": fingerprint(sources)[:16],
    }


def name(plan: Plan) -> str:
    """A file name that tells what is inside and is another for everything else."""
    told = header(plan)
    bots = re.sub(r"[:/\\]", "_", "-".join(plan.bots))
    if len(bots) > LONGEST:  # many settings: no file system takes them all
        bots = f"{bots[:LONGEST]}-{hashlib.sha256(bots.encode()).hexdigest()[:8]}"
    chosen = "".join(f"-{name}_{value}" for name, value in plan.options)
    kind = f"{FORMAT}{told['components'][:4]}{told['sources'][:8]}"
    return f"{plan.game.name}-{bots}-{plan.seats}-{plan.seed}{chosen}-{kind}.jsonl"


class ResultsFile:
    """The file of one series. A line that was cut off when the program ended is dropped."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan, self.file = plan, file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.games = {game.number: game for game in self._read()}
            self._out = file.open("a", encoding="utf-8")
        except OSError as error:
            raise AffinageError(f"{file} cannot be used to keep games: {error.strerror}.") from None

    def add(self, played: Played) -> None:
        """Keep one more game, at once."""
        moves = [number for pair in played.moves for number in pair]
        row = {"number": played.number, "lineup": list(played.lineup), "moves": moves}
        self._out.write(json.dumps(row, separators=(",", ":")) + "\n")
        self._out.flush()
        self.games[played.number] = played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._out.close()

    def _read(self) -> Iterator[Played]:
        wanted = header(self.plan)
        if not self.file.exists() or not self.file.stat().st_size:
            self.file.write_text(json.dumps(wanted) + "\n", "utf-8")
            return
        data = self.file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with self.file.open("r+b") as cut:
                cut.truncate(len(whole))
        lines = whole.decode("utf-8").splitlines()
        if not lines:
            self.file.write_text(json.dumps(wanted) + "\n", "utf-8")
            return
        try:
            if json.loads(lines[0]) != wanted:
                raise AffinageError(f"{self.file} holds games of another match; choose another file.")
            for line in lines[1:]:
                row = json.loads(line)
                flat = row["moves"]
                yield Played(row["number"], tuple(row["lineup"]), tuple(zip(flat[::2], flat[1::2], strict=True)))
        except (ValueError, KeyError, TypeError):
            raise AffinageError(f"{self.file} is not a file of games that were kept by a match.") from None
