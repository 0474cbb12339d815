"""Plays a lesson through in the terminal: `python scripts/lesson.py fromage`, while its file is being written.

Every move is told with its number, its words and its place; a move that is not legal ends it with those that are. After
the last step stands what could come next, as the file would name it.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # also from a checkout that is not installed

from affinage.core.about import folder_of, names  # noqa: E402 - the path comes first
from affinage.core.game import find  # noqa: E402 - the path comes first
from affinage.core.lesson import FILE, LessonError, read, written  # noqa: E402 - the path comes first
from affinage.core.play import Table  # noqa: E402 - the path comes first


def main() -> int:
    """Play one lesson."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names(everything=True), metavar="GAME", help="whose lesson")
    game = find(parser.parse_args().game)
    file = folder_of(game.name) / FILE
    if not file.is_file():
        print(f"{game.name} has no lesson yet: it would be {file.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    try:
        lesson = read(game, file.read_text("utf-8"), print)
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1
    table, say = Table(game, len(lesson.names), options=dict(lesson.options), deal=False), game.say("en")
    for event in lesson.line:
        table.put(event)
    for seat in table.asked:
        print(f"Seat {seat}: {game.describe.question(table.state, seat, say)}")
        for choice in table.choices(seat, say):
            print(f"  {written(game, choice.move)}: {choice.words} [{choice.place}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
