"""Whole games of every title by clicking what is lit, and a reason for everything grey in many positions.

Played to the end with AFFINAGE_FULL=1; otherwise as far as a quick run allows.
"""

import random
from pathlib import Path

import pytest

from affinage.core.about import names
from affinage.core.game import find

from .conftest import FULL, MOVES, Invite
from .gallery import Gallery, positions
from .house import House

POSITIONS = 1_000 if FULL else 8
GREY = "() => [...document.querySelectorAll('.field .place.grey')].map((e) => e.dataset.place)"


def long(*values: object) -> object:
    return pytest.param(*values, marks=pytest.mark.long)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("wine-and-cheese", 2), long("fromage", 1), ("fromage", 3), long("vinhos", 2), ("vinhos", 4)],
    ids=lambda value: str(value),
)
def test_one_browser_plays_to_the_end(house: House, invite: Invite, game: str, seats: int) -> None:
    laid = house.against_bot(game, seats)
    guest = invite().sit(laid)
    assert guest.play_on(random.Random(seats), MOVES) > 10
    if FULL:
        assert guest.page.inner_text(".ending .sentence") == laid.view(0)["view"]["frame"]["result"]["sentence"]


@pytest.mark.long
def test_four_browsers_play_fromage_at_once(house: House, invite: Invite) -> None:
    laid, rng = house.hotseat("fromage", 4), random.Random(5)
    guests = [invite(dark=seat % 2 == 1).sit(laid, seat) for seat in range(4)]
    for _ in range(MOVES):
        seen = laid.view(None)
        if seen["status"] == "over":
            break
        guest = guests[rng.choice(seen["waiting"])]
        if guest.await_turn():
            guest.click_something(rng)
    if FULL:
        for guest in guests:
            guest.page.wait_for_selector(".ending")


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_everything_grey_has_a_reason(page_files: Path, invite: Invite, name: str) -> None:
    game, gallery, seen, seed = find(name), Gallery(invite(), page_files), 0, 0
    while seen < POSITIONS:
        seats = game.seats[seed % len(game.seats)]
        for position in positions(game, seats, seed, each=6 if FULL else 1):
            gallery.show(position)
            silent = [place for place in gallery.page.evaluate(GREY) if not told(place, position.reasons)]
            assert silent == [], (seed, position.payload["view"]["frame"]["phase"])
            seen += 1
        seed += 1


def told(place: str, reasons: dict[str, str]) -> bool:
    """Whether the place has a reason, or borrows that of the place it is part of."""
    while place and place not in reasons:
        place = place.rpartition("/")[0]
    return place != ""
