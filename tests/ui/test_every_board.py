"""Every board in a real browser: each question of stored games, wide and on a phone, in both languages and lights.

Every choice has its place, whatever is grey its reason, and everything that can be pointed at explains itself; nothing
sticks out, is cut off, too small or there twice; nothing bars anybody.
"""

import random
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from affinage.core import replay
from affinage.core.about import names
from affinage.core.game import find
from affinage.core.play import Table

from .conftest import FULL, Invite
from .gallery import NAMES, Gallery, Position, position
from .looks import GREY, barriers, wrong

DATA = Path(__file__).resolve().parents[1] / "data"
VENUES = ("festival", "fromagerie", "bistro", "villes")
# Games that no stored one shows: other layouts, other rules.
MORE: dict[str, list[tuple[int, dict[str, str]]]] = {
    "fromage": [
        (4, dict.fromkeys(VENUES, "board")),
        (3, {"structures": "draft", **dict.fromkeys(VENUES, "II")}),
        (1, {"structures": "draft", "level": "5"}),
    ],
}
ALWAYS = ("outside", "tiny", "silent", "twice")
# What the boards promise besides: nothing cut short or bursting, no place twice, also drawings easy to read and hit.
MORE_LOOKS = {
    "beer-and-bread": (),
    "fromage": ("drawn_tiny", "cut", "small"),
    "vinhos": (),
    "wine-and-cheese": ("bursting", "two_places", "small"),
}
SAY_WHAT_IS_SEEN = {"beer-and-bread", "fromage"}  # the other boards' names say it in other words
Look = Callable[..., Gallery]
Key = tuple[str, str, str]
every_game = pytest.mark.parametrize("name", names())


def stored(name: str) -> Iterator[Iterator[Table]]:
    """Stored games, position by position: together they visit every phase. Then those that none of them shows."""
    game = find(name)
    for file in sorted((DATA / name / "replays").glob("*.json")):
        yield again(replay.load(file))
    for seats, options in MORE.get(name, []):
        yield at_random(Table(game, seats, seed=f"{seats}", names=list(NAMES[:seats]), options=options))


def again(whole: Table) -> Iterator[Table]:
    """A finished game from its start."""
    table = Table(whole.game, whole.seats, options=whole.options, names=list(NAMES[: whole.seats]), deal=False)
    for event in whole.standing():
        if table.asked:
            yield table
        table.put(event)
    yield table


def at_random(table: Table) -> Iterator[Table]:
    """A random game whose seats do not end their turns early."""
    rng = random.Random(1)
    while not table.over:
        yield table
        seat = rng.choice(table.asked)
        legal = table.legal(seat)
        table.play(seat, rng.choice(legal[:-1] if len(legal) > 1 and rng.random() < 0.8 else legal))
    yield table


def questions(name: str) -> Iterator[Position]:
    """Each kind of question once (with AFFINAGE_FULL once in every game), in English and German by turns."""
    met, languages = set[tuple[int, Key]](), cycle(("en", "de"))
    for number, game in enumerate(stored(name)):
        new = number >= 8  # a game of MORE: looked at a few times whatever it asks
        for at, table in enumerate(game):
            seat = table.asked[at % len(table.asked)] if table.asked else 0
            view = table.view(seat)
            key = str(view["frame"]["phase"]), str(view.get("step", "")), str(view.get("kind", ""))
            where = number if FULL or new else 0
            if (where, key) not in met and not (new and not FULL and len(met & {(where, k) for _, k in met}) > 3):
                met.add((where, key))
                yield position(table, seat, next(languages))


@pytest.fixture(scope="module")
def asked() -> Callable[[str], list[Position]]:
    """The questions of a game, looked up once for all tests."""
    kept: dict[str, list[Position]] = {}
    return lambda name: kept.setdefault(name, list(questions(name)))


@pytest.fixture
def look(page_files: Path, invite: Invite) -> Look:
    """A window on the gallery."""
    return lambda **more: Gallery(invite(**more), page_files)


Asked = Callable[[str], list[Position]]


def has_reason(place: str, shown: Position) -> bool:
    """A place without a reason of its own borrows that of the place it is part of: site/0 for site/0/beer."""
    parts = place.split("/")
    return any("/".join(parts[:n]) in shown.reasons for n in range(1, len(parts) + 1))


def where(shown: Position) -> str:
    view = shown.payload["view"]
    return f"{view['frame']['phase']} {view.get('step', '')}"


@every_game
def test_every_choice_has_its_place_and_everything_grey_its_reason(name: str, look: Look, asked: Asked) -> None:
    windows = {lang: look(lang=lang) for lang in ("en", "de")}
    for shown in asked(name):
        gallery = windows[shown.payload["lang"]]
        gallery.show(shown)
        assert shown.places <= gallery.drawn(), where(shown)
        assert [place for place in gallery.page.evaluate(GREY) if not has_reason(place, shown)] == [], where(shown)
        assert wrong(gallery.page, *ALWAYS, *MORE_LOOKS.get(name, ()), least=24) == {}, where(shown)


@every_game
def test_on_a_phone_every_choice_lies_in_one_area(name: str, look: Look, asked: Asked) -> None:
    windows = {lang: look(width=390, touch=True, lang=lang) for lang in ("en", "de")}
    on_phone = [look for look in MORE_LOOKS.get(name, ()) if look != "cut"]
    for shown in asked(name)[:: 1 if FULL else 3]:
        phone = windows[shown.payload["lang"]]
        phone.show(shown)
        choices = [each["place"] for each in shown.payload["choices"] if not each["place"].startswith("button/")]
        areas, found = phone.areas(), set[str]()
        assert sum(areas.values()) in (len(choices), len(set(choices))), where(shown)
        for area in areas:
            phone.turn_to(area)
            here, at = phone.drawn() & shown.places, (where(shown), area)
            assert areas[area] in (len(here), sum(place in here for place in choices)), at
            assert wrong(phone.page, "tiny", "silent", "twice", "small", *on_phone, least=44) == {}, at
            assert phone.page.evaluate("() => document.querySelector('.area').scrollWidth") <= 390, at
            found |= here
        assert found == shown.places, where(shown)


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.long)], ids=["light", "dark"])
@every_game
def test_nothing_bars_anybody(name: str, look: Look, asked: Asked, axe: str, dark: bool) -> None:
    """By day on a wide screen and by night on a phone; with AFFINAGE_FULL the other way round too."""
    chosen = sorted(asked(name), key=lambda shown: -len(shown.places))[:: 1 if FULL else 7][: 40 if FULL else 2]
    wide, phone = look(dark=dark), look(width=390, touch=True, dark=not dark)
    for shown in chosen:
        wide.show(shown)
        assert barriers(wide.page, axe, labels=name in SAY_WHAT_IS_SEEN) == [], where(shown)
    phone.show(chosen[0])
    for area in phone.areas():
        phone.turn_to(area)
        assert barriers(phone.page, axe, labels=name in SAY_WHAT_IS_SEEN) == [], area
