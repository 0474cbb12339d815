"""The board of Vinhos in a real browser: every phase of whole games, wide and on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.state import Phase

from .conftest import Invite
from .gallery import Gallery, Position, positions

Look = Callable[..., Gallery]


def phase_of(position: Position) -> str:
    """What kind of choice is asked there."""
    return str(position.payload["view"]["frame"]["phase"])


@pytest.fixture(scope="module")
def met() -> list[Position]:
    """Positions of every phase in which somebody is asked, with two, three and four seats."""
    found = [
        position
        for seats, seed, lang in ((4, 1, "en"), (2, 2, "en"), (3, 3, "de"), (4, 6, "en"), (2, 8, "en"))
        for position in positions(GAME, seats, seed, lang, each=1)
    ]
    phases = {phase_of(position) for position in found}
    asked = {phase.name.lower() for phase in Phase if Phase.VINTAGE < phase <= Phase.OVER}
    assert asked - phases <= {"pair"}  # which needs three barrels in one house
    return found


@pytest.fixture
def look(page_files: Path, invite: Invite) -> Look:
    """A window on the gallery."""
    return lambda **more: Gallery(invite(**more), page_files)


def test_what_is_asked_about_is_enlarged_and_the_quadrel_is_one_click_away(look: Look, met: list[Position]) -> None:
    gallery = look()
    gallery.show(next(each for each in met if phase_of(each) == "bank"))
    expect(gallery.page.locator(".bank-board .money")).to_have_count(25)
    gallery.page.get_by_role("button", name="Back to the quadrel").click()
    gallery.page.wait_for_selector(".quadrel .space")
    gallery.show(next(each for each in met if phase_of(each) == "slot"))
    gallery.page.wait_for_selector(".enlarged .slot.legal")


def test_pointing_at_a_space_shows_the_way_and_what_it_costs(look: Look) -> None:
    turn = next(each for each in positions(GAME, 4, 1, previews=3) if phase_of(each) == "turn")
    gallery = look()
    gallery.show(turn)
    first = turn.payload["choices"][0]["place"]
    gallery.page.locator(f"[data-place='{first}']").hover()
    gallery.page.wait_for_selector(".way .line")
    gallery.page.wait_for_selector(".tip[data-shown=true] .vinhos-tip")
    assert "Bago" in gallery.page.inner_text(".tip") or "free" in gallery.page.inner_text(".tip")


def test_a_wine_explains_its_value(look: Look, met: list[Position]) -> None:
    gallery = look()
    gallery.show(next(each for each in met if phase_of(each) == "sell" and each.payload["lang"] == "en"))
    gallery.page.locator(".mine .store-slot:has(.wine)").first.hover()
    gallery.page.wait_for_selector(".tip[data-shown=true] .sum")
    assert "quality" in gallery.page.inner_text(".tip .sum")
    assert "worth" in gallery.page.inner_text(".tip .sum")
