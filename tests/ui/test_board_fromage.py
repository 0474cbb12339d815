"""The board of Fromage: every move has its place, everything explains itself, nothing sticks out; the wheel turns."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affinage.core.play import Table
from affinage.games.fromage.game import GAME

from .conftest import Invite
from .gallery import NAMES, Gallery, Position, position
from .house import House


def positions(seats: int, options: dict[str, str], lang: str, many: int) -> Iterator[Position]:
    """A whole random game: every kind of question, and every so many of the open ones."""
    table = Table(GAME, seats, seed=f"{seats}{lang}", names=list(NAMES[:seats]), options=options)
    rng, met = random.Random(seats), dict[str, int]()
    while True:
        seat = rng.choice(table.asked) if table.asked else 0
        step = "" if table.over else table.view(seat)["step"]
        met[step] = met.get(step, 0) + 1
        if met[step] == 1 or (step == "act" and met[step] % many == 0):
            yield position(table, seat, lang)
        if table.over:
            return
        legal = table.legal(seat)
        table.play(seat, rng.choice(legal[:-1] if len(legal) > 1 and rng.random() < 0.8 else legal))


def test_looking_around_is_no_move(invite: Invite, page_files: Path) -> None:
    gallery = Gallery(invite(), page_files)
    shown = next(each for each in positions(4, {}, "en", 6) if each.payload["view"]["turn"] == 2)
    gallery.show(shown)
    page = gallery.page
    page.locator(".closer button").nth(2).click()
    expect(page.locator(".quadrant-panel h2")).to_have_text(shown.payload["view"]["venues"][2]["name"])
    assert not any(place.startswith("space/") for place in gallery.drawn())
    page.get_by_role("button", name="Back to mine").click()
    expect(page.locator(".quadrant-panel h2")).not_to_have_text(shown.payload["view"]["venues"][2]["name"])
    assert shown.places <= gallery.drawn()
    other = next(seat for seat in range(4) if seat != shown.payload["viewer"])
    page.get_by_role("button", name=f"Show the creamery of {NAMES[other]}").click()
    expect(page.locator(".creamery.other")).to_have_attribute("aria-label", f"{NAMES[other]}: the creamery")
    page.locator(".creamery .mineagain").click()
    expect(page.locator(".creamery.other")).to_have_count(0)
    assert shown.places <= gallery.drawn()


COUNT = """window.turned = 0; const plain = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.turning')) turned += 1;
  return plain.apply(this, how);
}"""


@pytest.mark.parametrize(("motion", "turns"), [("no-preference", 1), ("reduce", 0)])
def test_the_wheel_turns_between_turns(invite: Invite, page_files: Path, motion: str, turns: int) -> None:
    gallery = Gallery(invite(reduced_motion=motion), page_files)
    gallery.page.add_init_script(COUNT)
    table, rng, before = Table(GAME, 2, seed="7", names=list(NAMES[:2])), random.Random(3), 0
    while (turn := table.view(0)["turn"]) < 3:
        if 0 in table.asked and turn != before:
            before = turn
            gallery.show(position(table, 0))
            assert gallery.page.evaluate("() => turned") == turns * (before - 1)
        seat = rng.choice(table.asked)
        table.play(seat, table.legal(seat)[-1])


def test_four_browsers_at_once(house: House, invite: Invite) -> None:
    laid, rng = house.hotseat("fromage", 4), random.Random(11)
    guests = [invite(dark=seat % 2 == 1).sit(laid, seat) for seat in range(4)]
    while laid.view(0)["view"]["turn"] == 1:
        seat = rng.choice(laid.view(None)["waiting"])
        if guests[seat].await_turn():
            guests[seat].click_something(rng)
    for guest in guests:
        guest.page.wait_for_selector(".fromage-calendar .leaf b:text-is('2')")
