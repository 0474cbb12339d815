"""The board of Wine & Cheese: every move has its place, everything explains itself, nothing sticks out."""

import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from playwright.sync_api import expect

from affinage.core import replay
from affinage.core.game import PUBLIC
from affinage.core.play import Table
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.tables import INGREDIENTS

from .conftest import Invite
from .gallery import NAMES, Gallery, Position, position
from .house import House

GAMES = Path(__file__).parents[1] / "data" / "wine-and-cheese" / "replays"
# Kinds of move as people like them, so that cellars fill, pairs are sold and every phase comes up
TASTE = {
    "produce": 30.0,
    "slot": 2.0,
    "trade": 0.1,
    "label": 0.3,
    "open": 0.2,
    "special": 3.0,
    "alone": 0.3,
    "done": 2.0,
}
LEGAL = re.compile(r"\blegal\b")
ONCE = frozenset({"confirm", "give", "gain", "over"})

# Nothing leaves the box of the board.
STICKING_OUT = """() => { const box = document.querySelector('.field .board').getBoundingClientRect();
  return [...document.querySelectorAll('.field .board *')].filter((e) => !e.closest('svg *')).filter((e) => {
    const r = e.getBoundingClientRect();
    const level = r.right > box.right + 1 || r.left < box.left - 1;
    return r.width && (level || r.bottom > box.bottom + 1 || r.top < box.top - 1) })
    .map((e) => e.getAttribute('class')) }"""
DUMB = """() => [...document.querySelectorAll('.field [data-explains], .strip [data-explains]')]
  .map((e) => (e.getAttribute('aria-label') ?? '').trim())
  .filter((words) => words === '' || /undefined|null|NaN/.test(words))"""


def played(seed: int, taste: Mapping[str, float] = TASTE) -> Iterator[Table]:
    """A game in which cards are made and sold, position by position."""
    table, rng = Table(GAME, 2, seed=str(seed), names=list(NAMES[:2])), random.Random(seed)
    while not table.over:
        yield table
        seat = table.asked[0]
        legal = table.legal(seat)
        table.play(seat, rng.choices(legal, [taste.get(str(GAME.moves[move][0]), 1.0) for move in legal])[0])
    yield table


def stored(name: str) -> Iterator[Table]:
    """A stored game, position by position: together they visit every phase."""
    whole = replay.load(GAMES / f"{name}.json")
    table = Table(GAME, 2, options=whole.options, names=list(NAMES[:2]), deal=False)
    for event in whole.events:
        if table.asked:
            yield table
        table.put(event)
    yield table


def gallery_of(names: tuple[str, ...], lang: str = "en", previews: int = 0) -> Iterator[Position]:
    """Each question a few times, at different seasons."""
    met: set[tuple[str, str, int]] = set()
    for name in names:
        for table in stored(name):
            seat = table.asked[0] if table.asked else 0
            view = table.view(seat)
            phase = view["frame"]["phase"]
            key = (phase, "" if phase in ONCE else view["kind"], 0 if phase in ONCE else view["year"])
            if key not in met:
                met.add(key)
                yield position(table, seat, lang, previews)


def test_pointing_shows_which_plots_give_what(invite: Invite, page_files: Path) -> None:
    gallery = Gallery(invite(), page_files)
    every = gallery_of(("greedy-0",), previews=40)
    shown = next(shown for shown in every if shown.payload["view"]["frame"]["phase"] == "plot")
    gallery.show(shown)
    page, view = gallery.page, shown.payload["view"]
    (house,) = view["shares"]
    free = sorted(place for place in shown.places if place.startswith("plot/"))
    expect(page.locator(".plots .yield")).to_have_count(len(free))  # without pointing, each says its whole yield
    for place in free[:4]:
        page.locator(f"[data-place='{place}']").hover()
        shares = view["shares"][house][place.removeprefix("plot/")]
        page.wait_for_function("n => document.querySelectorAll('.plots .plus').length === n", arg=len(shares))
        for plot, n in shares.items():
            expect(page.locator(f"[data-place='plot/{plot}'] .plus")).to_have_text(f"+{n}" if n else "0")
        page.wait_for_selector(".farm.mine .change, .plot .ghostly")


def test_sold_cards_and_hands_explain_themselves(invite: Invite, page_files: Path) -> None:
    gallery = Gallery(invite(), page_files)
    farms = ((table, table.view(0)["seats"][0]) for seed in range(9) for table in played(seed))
    table = next(table for table, farm in farms if farm["gold"] and farm["hand"]["cards"])
    gallery.show(position(table, 0))
    page = gallery.page
    page.locator(".farm.mine .pile.gold").hover()
    sold = table.view(0)["seats"][0]["gold"]
    for each in sold:
        expect(page.locator("#tip")).to_contain_text(each["name"])
    card = table.view(0)["seats"][0]["hand"]["cards"][0]
    page.locator(f"[data-place='hand/{card['card']}']").hover()
    expect(page.locator("#tip")).to_contain_text(card["name"])
    expect(page.locator("#tip")).to_contain_text(str(card["gold"]))


def test_a_trade_lights_every_site_also_those_just_given(invite: Invite, page_files: Path) -> None:
    table = next(t for t in played(3) if not t.over and Kind.TRADE in t.legal(t.asked[0]))
    seat = table.asked[0]
    table.play(seat, Kind.TRADE)
    while table.view(seat)["frame"]["phase"] == "give":
        table.play(seat, table.legal(seat)[0])
    gallery = Gallery(invite(), page_files)
    gallery.show(position(table, seat))
    for name in INGREDIENTS:
        expect(gallery.page.locator(f".farm.mine [data-place='site/{seat}/{name}']")).to_have_class(LEGAL)


def test_the_closed_slot_is_lit_at_the_last_sale_too(invite: Invite, page_files: Path) -> None:
    games = (table for seed in range(9) for table in played(seed, TASTE | {"open": 0.0}) if not table.over)
    sales = (table for table in games if table.view(0)["kind"] == "sell-out")
    table = next(table for table in sales if Kind.OPEN + 1 in table.legal(table.asked[0]))
    seat = table.asked[0]
    gallery = Gallery(invite(), page_files)
    gallery.show(position(table, seat))
    expect(gallery.page.locator(f"[data-place='closed/{seat}/wine']")).to_have_class(LEGAL)


def test_a_spectator_sees_no_hand(invite: Invite, page_files: Path) -> None:
    gallery = Gallery(invite(lang="de"), page_files)
    table = next(t for t in played(2) if not t.over and t.view(PUBLIC)["frame"]["phase"] == "turn")
    shown = position(table, PUBLIC, "de")
    shown.payload["viewer"] = None
    gallery.show(shown)
    hand = table.view(PUBLIC)["seats"][0]["hand"]
    assert gallery.page.locator(".hand-back").count() == sum(hand["hidden"].values()) > 0
    assert not {place for place in gallery.drawn() if place.startswith("hand/")} - {
        f"hand/{card['card']}" for card in hand["cards"]
    }
    for look in (STICKING_OUT, DUMB):
        assert gallery.page.evaluate(look) == []


def test_a_seat_plays_by_clicking(house: House, invite: Invite) -> None:
    laid = house.against_bot("wine-and-cheese")
    guest, rng = invite().sit(laid), random.Random(4)
    assert guest.play_on(rng, 15) == 15
    assert any(line["seat"] == 0 for line in laid.view()["log"])
