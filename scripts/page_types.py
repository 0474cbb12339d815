"""Writes the page's types from the views' own: `make types`. With --check it only says which files are not current.

Each game's view is declared once, as TypedDicts in its folder; the frame that all have in common in core/frame.py, and
what the server adds in server/shapes.py.
"""

import sys
from pathlib import Path
from typing import Any

from affinage.core import frame
from affinage.core.about import names
from affinage.core.game import find
from affinage.core.shape import typescript

UI = Path(__file__).resolve().parent.parent / "ui" / "src"
HEAD = "// Written by `make types` from {source}; do not edit.\n"


def files() -> dict[Path, str]:
    """Every file with what must stand in it."""
    found = {
        UI / "api" / "frame.ts": HEAD.format(source="src/affinage/core/frame.py") + "\n" + typescript([frame.Frame])
    }
    for name in names():
        view: Any = getattr(find(name).describe, "VIEW", None)
        if view is None:
            continue
        module, folder = sys.modules[view.__module__], name.replace("-", "_")
        text = (
            HEAD.format(source=f"src/affinage/games/{folder}") + "\nimport type { Frame } from '../../api/frame';\n\n"
        )
        text += typescript([view], module.WORDS)
        text += (
            f"\n/** What the server shows of the game. */\nexport type View = {view.__name__} & {{ frame: Frame }};\n"
        )
        found[UI / "boards" / folder / "view.ts"] = text
    return found


def main() -> int:
    """Write them, or say what is stale."""
    stale = [file for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        if "--check" in sys.argv:
            print(f"{file.relative_to(UI.parent.parent)} is not what the types say: run `make types`.")
        else:
            file.write_text(files()[file], "utf-8")
            print(f"wrote {file.relative_to(UI.parent.parent)}")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
