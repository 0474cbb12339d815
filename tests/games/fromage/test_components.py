"""The box: what is known, what is rebuilt, and a checker that finds planted mistakes."""

import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from affinage.core.box import form
from affinage.core.box_findings import Findings
from affinage.core.errors import ComponentError
from affinage.core.game import find
from affinage.core.play import Table
from affinage.games.fromage.box import BOX
from affinage.games.fromage.game import GAME
from affinage.games.fromage.tables import (
    FRUITED,
    JAM,
    OF_KIND,
    OPEN,
    REGION_TOWNS,
    STRUCTURE_COST,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    TILES,
    TOKENS,
)

check = BOX.check
SHIPPED = tomllib.loads((GAME.folder / "components.toml").read_text("utf-8"))
Content = dict[str, Any]
Mistake = Callable[[Content], object]


def layout(content: Content, seats: str, side: str, venue: str) -> Content:
    found: Content = next(
        row for row in content["layout"] if (row["seats"], row["side"], row["venue"]) == (seats, side, venue)
    )
    return found


def test_the_shipped_set_is_faultless() -> None:
    assert check(SHIPPED) == Findings()


def test_no_name_of_the_printed_board_is_used() -> None:
    """Towns, regions, boards and tiles bear names of our own."""
    printed = ("Nantes", "Rennes", "Toulouse", "Limoges", "Laguiole", "Caylus", "Headquarters", "purple")
    for language in ("en", "de"):
        text = (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")
        assert not [name for name in printed if name.lower() in text.lower()]


# What is known of the four-seat side I


def test_each_venue_has_two_spaces_of_each_kind_and_seven_with_fruit() -> None:
    for venue in range(4):
        row = 6 * 4 + venue
        assert [spaces.bit_count() for spaces in OF_KIND[row]] == [2] * 9
        assert OPEN[row].bit_count() == 18
        fruit = (FRUITED[row].bit_count(), JAM[row].bit_count())
        assert fruit == ((4, 3), (3, 4), (4, 3), (3, 4))[venue]


def test_every_region_is_touched_by_six_towns() -> None:
    assert [towns.bit_count() for towns in REGION_TOWNS] == [6] * 6


def test_printed_structures_form_a_latin_square() -> None:
    printed = [range(TILES + 4 * board, TILES + 4 * board + 4) for board in range(4)]
    for row in printed:
        assert sorted(STRUCTURE_GIVES[one] for one in row) == [0, 1, 2, 3]
        assert [STRUCTURE_KIND[one] for one in row] == [0, 1, 2, 3]
    for slot in range(4):
        assert sorted(STRUCTURE_GIVES[row[slot]] for row in printed) == [0, 1, 2, 3]
    assert [[STRUCTURE_COST[one] for one in row] for row in printed] == [
        [2, 3, 2, 5],
        [1, 3, 2, 5],
        [2, 3, 1, 5],
        [2, 2, 2, 5],
    ]


# What is rebuilt


def test_open_spaces_by_number_of_seats() -> None:
    found = Counter[tuple[str, str]]()
    for row in SHIPPED["layout"]:
        words = " ".join(row["spaces"]).split()
        found[row["seats"], row["side"]] += sum(word not in ("free", "none") for word in words)
    assert found == {
        ("4", "I"): 72,
        ("4", "II"): 72,
        ("4", "board"): 72,
        ("3", "I"): 54,
        ("3", "II"): 54,
        ("1-2", "I"): 42,
        ("1-2", "II"): 42,
    }
    assert max(TOKENS) <= 42 - 15


def test_with_fewer_seats_a_draw_can_fit_several_spaces_or_none() -> None:
    for seats in range(2):
        for side in range(2):
            counts = [spaces.bit_count() for v in range(4) for spaces in OF_KIND[(3 * seats + side) * 4 + v]]
            assert counts.count(0) >= 4
            assert sum(n >= 2 for n in counts) >= 8


# Planted mistakes


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda c: c.pop("rubric"), r"\[rubric\] is missing"),
        (lambda c: c.update(extra=1), "extra is no section"),
        (lambda c: c["board"].pop(), r"There are 3 rows \[\[board\]\]; the game needs 4\."),
        (lambda c: c.update(tile=c["tile"][:9]), r"There are 9 rows \[\[tile\]\]; the game needs 16 to 40\."),
        (lambda c: c["limits"].update(copies=True), "copies = true; it must be a whole number from 1 to 7"),
        (
            lambda c: c["limits"].update(parlours=[1, 2]),
            r"parlours = \[1, 2\]; it must be a list of 4 values, each of them a whole number",
        ),
        (lambda c: c["limits"].pop("spare"), "spare is missing"),
        (lambda c: c["tile"][0].update(kind="stable"), '1 "barn-livestock": kind = "stable"; it must be one of barn,'),
        (lambda c: c["tile"][0].update(venue="bistro"), 'venue has no meaning here; it goes with kind = "dock"'),
        (lambda c: next(t for t in c["tile"] if t["kind"] == "dock").pop("venue"), "venue is missing"),
        (lambda c: c["tile"][0].update(id="barn-fruit"), '1 "barn-fruit" has the same id'),
        (
            lambda c: c["board"][0].update(barn={"resource": "milk", "cost": 1}),
            r'1 "hill-farm": barn resource = "milk"; it must be one of fruit',
        ),
        (lambda c: c["board"][0].update(barn={"resource": "fruit"}), "it must be a table with resource .* and cost"),
        (lambda c: c["board"][0].update(source="hearsay"), 'source = "hearsay"; it must be one of'),
        (
            lambda c: c["layout"][0].update(spaces="S1"),
            'spaces = "S1"; it must be a list of 5 values, each of them 5 words',
        ),
        (
            lambda c: c["layout"][1]["spaces"].__setitem__(0, "S1 H1"),
            'spaces 1 = "S1 H1"; it must be 3 words .* each of them like S1',
        ),
        (lambda c: c["layout"][1]["spaces"].__setitem__(0, "free H1 B1"), "free samples lie at the Festival"),
        (lambda c: c["layout"][1].update(side="II"), "4 I fromagerie must stand once"),
        (lambda c: c["towns"]["regions"][0].__setitem__(1, "moon"), "there must be 6 regions, not 7"),
        (lambda c: c["tile_order"].update(quarters=["fruit"] * 4), "it must be a list of 4 different values"),
        (lambda c: c["level"].reverse(), "levels stand in their order"),
    ],
)
def test_a_planted_mistake_is_found(mistake: Mistake, sentence: str) -> None:
    content = deepcopy(SHIPPED)
    mistake(content)
    broken = check(content).broken
    assert broken
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(" ".join(broken))


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda c: c["limits"].update(cheese=14), "15 cheese tokens"),
        (lambda c: c["limits"].update(copies=5), "36 order cards"),
        (lambda c: c["tile"].pop(), "32 structure tiles"),
        (lambda c: c["tile_order"].update(left=3), "2 resources of the quarter to its left"),
        (lambda c: c["limits"].update(spare=3), "every 2 unused"),
        (lambda c: c["limits"].update(store=4), "worth 3 points"),
        (lambda c: c["rubric"]["festival"].__setitem__(4, 7), "a group of 4 scores 6"),
        (lambda c: c["rubric"]["fromagerie"].__setitem__(3, 6), "three shelves score 5"),
        (lambda c: c["rubric"]["bistro"].__setitem__(1, [1, 3, 6]), "worth 1, 3 and 5"),
        (lambda c: c["rubric"].update(orders=[0, 1, 3, 5, 8]), "four orders score 5"),
        (lambda c: c["signs"].update(right=[1, 3, 2]), "better signs"),
        (lambda c: c["signs"].update(left=["any", "trade", "two"]), "silver on the left gives any"),
        (lambda c: c["customers"][0].update(tie=1), "ties are worth nothing"),
        (lambda c: c["customers"][0].update(values=[3, 4, 6]), "worth 3, 4 and 5"),
        (lambda c: c["limits"]["parlours"].__setitem__(0, 1), "2 livestock make a bronze soft"),
        (lambda c: c["board"][0]["dock"].update(resource="fruit"), "dock is about another resource"),
        (lambda c: c["board"][0]["dock"].update(venue="bistro"), "dock is about another venue"),
        (lambda c: [level.update(track=[1, 2]) for level in c["level"]], "a track shows 36"),
        (lambda c: c["level"][0]["track"].reverse(), "numbers rise"),
        (lambda c: layout(c, "4", "I", "festival")["spaces"].__setitem__(1, "S3 S1 B2j B2f B3"), "touches 0 free"),
        (lambda c: layout(c, "4", "I", "fromagerie")["spaces"].__setitem__(0, "S1 H2 B1"), "belong on shelf 1"),
        (lambda c: c["towns"]["regions"][11].pop(), "rodez, which touches 1 regions"),
        (lambda c: layout(c, "4", "II", "bistro")["spaces"].__setitem__(0, "none H1"), "no space is blocked"),
    ],
)
def test_what_goes_against_the_rule_book_is_named(mistake: Mistake, sentence: str) -> None:
    content = deepcopy(SHIPPED)
    mistake(content)
    found = check(content)
    assert found.broken == []
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(" ".join(found.against_facts))


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda c: c["tile"][4].update(cost=1), "should cost 4, not 1"),
        (lambda c: c["tile"][0].update(kind="office"), "eight tiles of each kind"),
        (lambda c: c["level"][0].update(track=[*range(37)]), "no more than 27"),
        (lambda c: layout(c, "3", "I", "bistro")["spaces"].__setitem__(2, "S1 S1"), "not balanced over the wheel"),
        (lambda c: layout(c, "1-2", "I", "bistro").update(spaces=["none none"] * 8 + ["S1 S2"]), "open spaces"),
    ],
)
def test_what_misses_our_aims_is_named(mistake: Mistake, sentence: str) -> None:
    content = deepcopy(SHIPPED)
    mistake(content)
    found = check(content)
    assert found.broken == []
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(" ".join(found.off_aims))


# Sets of one's own


def test_an_owners_file_is_played_with_under_its_own_hash(tmp_path: Path) -> None:
    raw = GAME.box.raw.decode().replace("orders_more = 4", "orders_more = 5").replace("rebuilt set 2", "my own box")
    file = tmp_path / "mine.toml"
    file.write_text(raw, "utf-8")
    other = find("fromage", file)
    assert other.box.key != GAME.box.key
    table = Table(other, 2, seed="own")
    random = Random(1)
    while not table.over:
        seat = random.choice(table.asked)
        table.play(seat, random.choice(table.legal(seat)))


def test_a_broken_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(GAME.box.raw.decode().replace("copies = 4", "copies = 40"), "utf-8")
    with pytest.raises(ComponentError, match="copies = 40; it must be a whole number from 1 to 7"):
        find("fromage", file)


def test_spaces_of_a_layout_have_the_places_of_the_board() -> None:
    (drawn,) = (section for section in form(BOX)["sections"] if section["name"] == "layout")
    declared = set()
    for (field,) in drawn["cases"]["fields"].values():
        declared |= {field["place"].format(n=n) for n in range(field["least"] * field["of"]["size"])}
    venues = Table(GAME, 4, seed="places").view(0)["venues"]
    assert {f"at/{venue['venue']}/{space['space']}" for venue in venues for space in venue["spaces"]} == declared
