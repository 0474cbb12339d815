"""The board of Fromage: every move has its place, everything explains itself, nothing sticks out; the wheel turns."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affinage.core.play import Table
from affinage.games.fromage import GAME

from .conftest import Invite
from .gallery import NAMES, Gallery, Position, position
from .guests import Guest
from .house import House

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL_II = dict.fromkeys(("festival", "fromagerie", "bistro", "villes"), "II")
ON_BOARDS = dict.fromkeys(("festival", "fromagerie", "bistro", "villes"), "board")
GAMES = [
    (4, {}, "en"),
    (4, ON_BOARDS, "de"),
    (3, {"structures": "draft", **ALL_II}, "en"),
    (2, {}, "de"),
    (1, {"structures": "draft", "level": "5"}, "en"),
]
AREAS = ("quadrant", "creamery", "wheel", "others")

# Nothing leaves the box of the board, nothing is cut off, and no words are too small.
STICKING_OUT = """() => { const box = document.querySelector('.field .board').getBoundingClientRect();
  return [...document.querySelectorAll('.field .board *')].filter((e) => { const r = e.getBoundingClientRect();
    const beside = r.right > box.right + 1 || r.left < box.left - 1;
    return r.width && (beside || r.bottom > box.bottom + 1 || r.top < box.top - 1) })
    .map((e) => e.getAttribute('class')) }"""
CUT_OFF = """() => [...document.querySelectorAll('.field .board *')].filter((e) => !(e instanceof SVGElement)
  && getComputedStyle(e).overflow !== 'visible' && !e.closest('.plaque, .standing, .until, .name, .hidden')
  && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map((e) => e.className)"""
TINY = """() => { const found = [], board = document.querySelector('.field .board');
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !e.getBoundingClientRect().width) continue;
    const turn = e.getScreenCTM?.(), scale = turn ? Math.hypot(turn.a, turn.b) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < 11.7) found.push(`${walk.currentNode.data} ${size}`) } return found }"""
DUMB = """() => [...document.querySelectorAll('.field [data-explains]')]
  .filter((e) => /^$|undefined|NaN/.test((e.getAttribute('aria-label') ?? '').trim())).map((e) => e.outerHTML)"""
FINGERS = """() => [...document.querySelectorAll('.field button')].filter((e) => { const r = e.getBoundingClientRect();
  return r.width && (r.width < 44 || r.height < 44) }).map((e) => e.dataset.place ?? e.className)"""
POINTERS = """() => [...document.querySelectorAll('.field button')].filter((e) => { const r = e.getBoundingClientRect();
  return r.width && (r.width < 24 || r.height < 24) }).map((e) => e.dataset.place ?? e.className)"""
DOUBLE = """() => { const names = [...document.querySelectorAll('.field [data-piece]')].map((e) => e.dataset.piece);
  return names.filter((name, n) => names.indexOf(name) !== n) }"""
GREY = "() => [...document.querySelectorAll('.field .place.grey')].map((e) => e.dataset.place)"


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


@pytest.mark.parametrize(("seats", "options", "lang"), GAMES)
def test_every_choice_has_its_place(
    invite: Invite, page_files: Path, seats: int, options: dict[str, str], lang: str
) -> None:
    wide, phone = (Gallery(invite(width=width, lang=lang), page_files) for width in (1366, 390))
    for shown in positions(seats, options, lang, 20):
        wide.show(shown)
        assert shown.places <= wide.drawn()
        for look in (STICKING_OUT, CUT_OFF, TINY, DUMB, POINTERS, DOUBLE):
            assert wide.page.evaluate(look) == [], look[:80]
        assert [place for place in wide.page.evaluate(GREY) if place not in shown.reasons] == []
        phone.show(shown)
        claimed = phone.areas()
        assert sum(claimed.values()) == len(shown.places)
        found: list[str] = []
        for area in AREAS:
            phone.turn_to(area)
            here = phone.drawn() & shown.places
            assert len(here) == claimed[area]
            found += here
            for look in (DUMB, FINGERS, DOUBLE, TINY):
                assert phone.page.evaluate(look) == [], f"{area} {look[:80]}"
        assert sorted(found) == sorted(shown.places)


def violations(guest: Guest, axe: str) -> str:
    """What axe finds, in short."""
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(f"() => {{ {axe} }}")
    found = guest.page.evaluate(
        "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] }).then((r) => r.violations)", RULES
    )
    return "\n".join(f"{each['id']}: {node['html'][:140]}" for each in found for node in each["nodes"])


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("seats", "options"), [(4, {}), (1, {"structures": "draft"})])
def test_no_barrier(
    invite: Invite, page_files: Path, axe: str, dark: bool, seats: int, options: dict[str, str]
) -> None:
    chosen = list(positions(seats, options, "en", 40))[::3]
    wide, phone = (Gallery(invite(width=width, dark=dark), page_files) for width in (1366, 390))
    for shown in chosen[:2]:
        wide.show(shown)
        assert violations(wide.guest, axe) == ""
    phone.show(chosen[-2])
    for area in AREAS:
        phone.turn_to(area)
        assert violations(phone.guest, axe) == ""


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
