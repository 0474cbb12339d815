"""The page's icons as pictures, from our own drawing: `python scripts/icons.py` writes them into ui/public."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "ui" / "public"
PAPER = "#F7F1E4"
# name, pixels, how much of it the drawing takes, ground, drawn in one colour (what stands in a phone's status bar)
WANTED = (
    ("icon-192.png", 192, 0.86, PAPER, False),
    ("icon-512.png", 512, 0.86, PAPER, False),
    ("icon-maskable.png", 512, 0.62, PAPER, False),
    ("icon-badge.png", 96, 0.9, "transparent", True),
)


def main() -> None:
    """Write all of them."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    path = os.environ.get("AFFINAGE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, pixels, share, ground, plain in WANTED:
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            size, edge = round(pixels * share), round(pixels * (1 - share) / 2)
            white = "svg * { fill: none; stroke: #fff } svg path:first-child { fill: #fff }" if plain else ""
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground} }} {white}"
                f"svg {{ position: absolute; left: {edge}px; top: {edge}px; width: {size}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
