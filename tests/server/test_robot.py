"""The bot in docs/api.md plays a whole game against a real server."""

import re
import subprocess
import sys
from pathlib import Path

from .serving import serving

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_robot_of_the_page_plays_a_game(tmp_path: Path) -> None:
    shown = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert shown is not None
    assert len([line for line in shown[1].splitlines() if line.strip()]) <= 30
    robot = tmp_path / "robot.py"
    robot.write_text(shown[1], "utf-8")
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = server.make("fromage", [{"kind": "link"}, {"kind": "bot", "level": "random"}])
        told = subprocess.run(
            [sys.executable, str(robot), server.base, table.code],
            capture_output=True,
            text=True,
            timeout=240,
            check=True,
        )
        end = table.view(None)
    assert end["status"] == "over"
    assert told.stdout.strip() == end["view"]["frame"]["result"]["sentence"]
    assert end["seats"][0]["name"] == "Robot"
