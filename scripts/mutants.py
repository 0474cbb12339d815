"""Plants faults in the rules, the covering, the store and the clocks, one at a time, and says which tests notice.

    python scripts/mutants.py [--each 15] [--seed 1] [--to FILE] [--against FILE] [--area AREA]

A fault is one small change of the source: a comparison, a sign, a number, a condition, a call that is left out. Each is
planted in a copy of this checkout, and the tests of its file are run until one fails. `--to` keeps what was found;
`--against` names every fault that was caught then and slips now. The same seed plants the same faults as long as the
sources are the same.
"""

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "affinage"
GAMES = ("beer_and_bread", "wine_and_cheese", "fromage", "vinhos")
AREAS = {
    "rules": [f for game in GAMES for f in sorted((PACKAGE / "games" / game / "rules").glob("*.py"))],
    "covering": [PACKAGE / "games" / game / "observe.py" for game in GAMES],
    "store": [PACKAGE / "server" / name for name in ("store.py", "chain.py", "sealed.py", "service.py")],
    "clocks": [PACKAGE / "server" / "clocks.py"],
}
LONGEST = 900  # seconds; a fault that makes tests hang is noticed
COMPARE = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}


@dataclass(frozen=True)
class Fault:
    """One change of the text between two places in a file."""

    area: str
    file: str
    line: int
    start: int
    end: int
    old: str
    new: str

    @property
    def name(self) -> str:
        """What is told of it."""
        return f"{self.file}:{self.line}: {self.old} -> {self.new}"


def offsets(text: str) -> list[int]:
    """Where each line begins, in bytes: that is what the parser counts in."""
    found = [0]
    for line in text.encode().splitlines(keepends=True):
        found.append(found[-1] + len(line))
    return found


def faults(area: str, file: Path) -> Iterator[Fault]:
    """Everything that could be planted in a file."""
    text = file.read_text("utf-8")
    raw, lines = text.encode(), offsets(text)

    def of(node: ast.expr | ast.stmt, new: str) -> Fault:
        start, end = lines[node.lineno - 1] + node.col_offset, lines[node.end_lineno - 1] + node.end_col_offset
        where = file.relative_to(ROOT).as_posix()
        return Fault(area, where, node.lineno, start, end, " ".join(raw[start:end].decode().split()), new)

    tree = ast.parse(text)
    inside = [node for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) for node in each.body]
    for node in {id(n): n for top in inside for n in ast.walk(top)}.values():
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            yield of(node, f"({left} {COMPARE[type(node.ops[0])]} {right})")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            sign = "-" if isinstance(node.op, ast.Add) else "+"
            yield of(node, f"({ast.unparse(node.left)} {sign} {ast.unparse(node.right)})")
        elif isinstance(node, ast.BoolOp):
            other = " or " if isinstance(node.op, ast.And) else " and "
            yield of(node, f"({other.join(f'({ast.unparse(value)})' for value in node.values)})")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield of(node, f"bool({ast.unparse(node.operand)})")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield of(node, str(node.value + 1))
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield of(node, str(not node.value))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield of(node, "pass")


def chosen(each: int, seed: int, areas: list[str]) -> list[Fault]:
    """So many faults in each area, the same for the same seed and sources."""
    found = []
    for area in areas:
        every = sorted((f for file in AREAS[area] for f in faults(area, file)), key=lambda f: (f.file, f.start, f.new))
        found += random.Random(f"{seed} {area}").sample(every, min(each, len(every)))
    return found


def suites(fault: Fault) -> list[list[str]]:
    """Which tests are asked, one after another."""
    game = next((game for game in GAMES if f"/games/{game}/" in fault.file), "")
    if game:
        return [[f"tests/games/{game}"], ["tests/test_every_game.py", "-k", game.replace("_", "-")]]
    near = {"clocks": ["tests/server/test_clocks.py"], "store": ["tests/server/test_store.py"]}[fault.area]
    return [near, ["tests/server"]]


def plant(fault: Fault | None, tests: list[list[str]]) -> str:
    """The test that notices a fault; nothing where none does, or where there is none."""
    with tempfile.TemporaryDirectory(prefix="affinage-mutant-") as folder:
        copy = Path(folder)
        for name in ("src", "tests", "docs", "examples", "scripts"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
            shutil.copy(ROOT / name, copy / name)
        if fault is not None:
            raw = (copy / fault.file).read_bytes()
            (copy / fault.file).write_bytes(raw[: fault.start] + fault.new.encode() + raw[fault.end :])
        env = os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        for suite in tests:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *suite]
            try:
                done = subprocess.run(
                    command, cwd=copy, env=env, capture_output=True, text=True, timeout=LONGEST, check=False
                )
            except subprocess.TimeoutExpired:
                return "the tests hang"
            if done.returncode:
                told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return told[0].split(" - ")[0] if told else "the tests do not start"
    return ""


def main() -> None:
    """Plant, run, tell."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--each", type=int, default=15, help="faults in each area")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    asked.add_argument("--area", action="append", choices=list(AREAS))
    asked.add_argument("--to", type=Path)
    asked.add_argument("--against", type=Path)
    given = asked.parse_args()
    planted = chosen(given.each, given.seed, given.area or list(AREAS))
    console, noticed = Console(), dict[str, str]()
    sound = plant(None, [list(suite) for suite in sorted({tuple(s) for fault in planted for s in suites(fault)})])
    if sound:
        sys.exit(f"Without any fault there is one already: {sound}")
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(given.jobs) as pool:
        task = progress.add_task("planting", total=len(planted))

        def one(fault: Fault) -> tuple[Fault, str]:
            return fault, plant(fault, suites(fault))

        for fault, test in pool.map(one, planted):
            noticed[fault.name] = test
            progress.advance(task)
            console.print(f"{'caught' if test else 'SLIPS '}  {fault.name[:150]}  {test}", markup=False, soft_wrap=True)
    grid = Table("area", "faults", "caught")
    for area in given.area or list(AREAS):
        own = [fault for fault in planted if fault.area == area]
        grid.add_row(area, str(len(own)), str(sum(bool(noticed[fault.name]) for fault in own)))
    console.print(grid)
    if given.to:
        rows = [asdict(fault) | {"noticed": noticed[fault.name]} for fault in planted]
        given.to.write_text(json.dumps(rows, indent=1), "utf-8")
    if given.against:
        before = json.loads(given.against.read_text("utf-8"))
        caught = {f"{row['file']}:{row['line']}: {row['old']} -> {row['new']}" for row in before if row["noticed"]}
        lost = [name for name in caught if name in noticed and not noticed[name]]
        console.print(f"{len(lost)} that were caught slip now", *lost, sep="\n", markup=False)
        sys.exit(bool(lost))


if __name__ == "__main__":
    main()
