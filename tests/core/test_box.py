"""The language of component files: what every word of it accepts, and what is said where something does not fit."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from affinage.core.box import STRICT_SET, BoxRules, form, rows, section
from affinage.core.box_findings import Content, Finding, Place, Said, rows_of
from affinage.core.box_judges import about, at_least, each_row, figure, holds, judge, number_of, printed, so_many, total
from affinage.core.box_values import (
    Text,
    Value,
    amounts,
    cells,
    code,
    flag,
    line,
    name,
    number,
    once,
    optional,
    placed,
    row_of,
    several,
    slug,
    table,
    title,
    word,
)

CHEESE = code("[SHB][123]", "a type and an age, as in S1")
BARN = table(resource=word("milk", "fruit"), cost=number(0, 20))
TOKENS = amounts(("water", "rye"), 5)


@pytest.mark.parametrize(
    ("kind", "good", "bad", "words"),
    [
        (number(1, 3), 3, 4, "key = 4; it must be a whole number from 1 to 3."),
        (number(1, 3), 1, True, "key = true; it must be a whole number from 1 to 3."),
        (number(3, 3), 3, 2, "key = 2; it must be 3."),
        (word("beer", "bread"), "beer", "bred", 'key = "bred"; it must be one of beer, bread. Did you mean "bread"?'),
        (word("beer", "bread"), "bread", [1], "key = [1]; it must be one of beer, bread."),
        (word("beer"), "beer", "ber", 'key = "ber"; it must be "beer".'),
        (flag, False, 0, "key = 0; it must be true or false."),
        (Text(), "x", " ", 'key = " "; it must be a text in quotation marks.'),
        (Text(blank=True), "", 5, "key = 5; it must be a text in quotation marks."),
        (title, "My ale", "", 'key = ""; it must be a name in quotation marks, or left out.'),
        (name, "hay-loaf", "Hay", 'key = "Hay"; it must be small letters, digits and dashes, as in "hay-loaf".'),
        (CHEESE, "B3", "B4", 'key = "B4"; it must be a type and an age, as in S1.'),
        (
            several(flag, 2, 2),
            [True, False],
            [],
            "key = []; it must be a list of 2 values, each of them true or false.",
        ),
        (several(number(1, 3), 1, 2), [3], [3, 5], "key 2 = 5; it must be a whole number from 1 to 3."),
        (several(flag, 1, None), [True] * 9, [], "key = []; it must be a list of 1 or more values, each of them true"),
        (several(CHEESE, 2, 2, different=True), ["S1", "S2"], ["S1", "S1"], "it must be a list of 2 different values"),
        (
            line(CHEESE, 2),
            "S1  H2",
            "S1",
            'key = "S1"; it must be 2 words with spaces between them, each of them a type',
        ),
        (line(CHEESE, 2), "S1 H2", "S1 X2", 'key = "S1 X2"; it must be 2 words'),
        (BARN, {"resource": "milk", "cost": 2}, {"cost": 2}, "it must be a table with resource (one of milk, fruit)"),
        (BARN, {"resource": "fruit", "cost": 0}, {"resource": "milk", "cost": 21}, "key cost = 21; it must be a whole"),
        (TOKENS, {"rye": 5}, 5, "key = 5; it must be a table, as in { water = 1, rye = 2 }."),
        (TOKENS, {"rye": 1}, {"rey": 1}, 'key rey is no resource. Did you mean "rye"?'),
        (TOKENS, {"rye": 1}, {"rye": 0}, "key rye = 0; it must be a whole number from 1 to 5, or left out."),
        (TOKENS, {"rye": 1}, {}, "key shows 0 tokens; it must show 1 to 5."),
        (TOKENS, {"rye": 4, "water": 1}, {"rye": 5, "water": 1}, "key shows 6 tokens; it must show 1 to 5."),
        (cells(2, 2), [[0, 1], [0, 2]], [[0, 1], [0, 1]], "it must be 2 further cells up to 2 away"),
        (cells(2, 2), [[0, 1], [-1, 0]], [[0, 0], [0, 1]], "it must be 2 further cells up to 2 away"),
        (cells(2, 2), [[0, 1], [-1, 0]], [[0, 3], [0, 1]], "it must be 2 further cells up to 2 away"),
    ],
)
def test_a_value_that_fits_is_taken_and_another_is_told_what_it_must_be(
    kind: Value, good: object, bad: object, words: str
) -> None:
    box = BoxRules(part=section(key=kind))
    assert box.check(file(part={"key": good})).found == ()
    (finding,) = box.check(file(part={"key": bad})).found
    assert finding.sentence.startswith("[part] key")
    assert words in finding.sentence
    assert (finding.rule, finding.place.section, finding.place.key.split(".")[0]) == ("value", "part", "key")


def file(**parts: Any) -> Content:
    """A file in which every section and row has a source."""
    sourced = {
        name: [{"source": "public", **row} for row in part] if isinstance(part, list) else {"source": "public", **part}
        for name, part in parts.items()
    }
    return {"set": {"name": "A box"}, **sourced}


def told(box: BoxRules, content: Content) -> list[str]:
    return [finding.sentence for finding in box.check(content).found]


CARDS = BoxRules(
    dish=rows(1, 3, id=slug),
    card=rows(
        2, 4, id=slug, good=word("wine", "cheese"), dish=row_of("dish"), action=word("wash", "market"), name=title
    )
    .with_one_of("dish", "action")
    .by("action", {"wash": {}, "market": {"gains": TOKENS, "good": word("wine")}})
    .grouped("good", wine=1, cheese=(1, 3)),
)
SOUND = file(
    dish=[{"id": "tart"}],
    card=[
        {"id": "ale", "good": "wine", "action": "market", "gains": {"rye": 1}},
        {"id": "brie", "good": "cheese", "dish": "tart"},
    ],
)  # fmt: skip


@pytest.mark.parametrize(
    ("row", "change", "rule", "sentence"),
    [
        (1, {"dish": "trat"}, "reference",
         '[[card]] 2 "brie": dish = "trat"; it must be the id of a row [[dish]]. Did you mean "tart"?'),
        (1, {"dish": None}, "missing", '[[card]] 2 "brie": dish or action is missing.'),
        (1, {"action": "wash"}, "unknown",
         '[[card]] 2 "brie": dish has no meaning here; a row has dish or action, not both.'),
        (1, {"gains": {"rye": 1}}, "unknown",
         '[[card]] 2 "brie": gains has no meaning here; it goes with action = "market".'),
        (1, {"nmae": "x"}, "unknown", '[[card]] 2 "brie": nmae has no meaning here. Did you mean "name"?'),
        (0, {"gains": None}, "missing", '[[card]] 1 "ale": gains is missing.'),
        (0, {"good": "cheese"}, "value",
         '[[card]] 1 "ale": good = "cheese"; it must be "wine", since action = "market".'),
        (1, {"good": "wine"}, "groups", '2 rows [[card]] have good = "wine"; the game needs 1.'),
        (1, {"id": "ale"}, "twice",
         '[[card]] 2 "ale": [[card]] 1 "ale" has the same id; every row [[card]] needs its own.'),
        (1, {"source": None}, "missing", '[[card]] 2 "brie": source is missing.'),
        (1, {"source": "me"}, "source",
         '[[card]] 2 "brie": source = "me"; it must be one of rulebook, owner, public, rebuilt.'),
    ],
)  # fmt: skip
def test_keys_of_a_row_follow_from_the_word_that_decides_about_them(
    row: int, change: Content, rule: str, sentence: str
) -> None:
    content = deepcopy(SOUND)
    assert CARDS.check(content).found == ()
    for key, value in change.items():
        content["card"][row][key] = value
        if value is None:
            del content["card"][row][key]
    found = CARDS.check(content).found
    assert (rule, sentence) in [(one.rule, one.sentence) for one in found]


def test_too_little_is_still_open_and_too_much_is_wrong() -> None:
    content = deepcopy(SOUND)
    del content["card"][1]
    few = CARDS.check(content).found
    assert [(one.sentence, one.open) for one in few] == [
        ("There is 1 row [[card]]; the game needs 2 to 4.", True),
        ('0 rows [[card]] have good = "cheese"; the game needs 1 to 3.', True),
    ]
    content["card"] += [{**SOUND["card"][1], "id": f"brie-{n}"} for n in range(4)]
    many = CARDS.check(content).found
    assert [(one.sentence, one.open) for one in many] == [
        ("There are 5 rows [[card]]; the game needs 2 to 4.", False),
        ('4 rows [[card]] have good = "cheese"; the game needs 1 to 3.', False),
    ]
    del content["dish"]
    assert CARDS.check(content).found[0] == Finding("broken", "section", Place("dish"), "[[dish]] is missing.", True)


def test_of_far_too_much_only_some_is_gone_through() -> None:
    """A stranger's file of any size is judged in a time that the game's own ranges bound."""
    box = BoxRules(limits=section(coins=number(0, 30)), crate=rows(1, 3, copies=number(1, 20)))
    crowd = {f"other{n}": 1 for n in range(5000)}
    content = {
        "set": {"name": "A box"}, "limits": {"coins": 1, "source": "owner"} | crowd, "crate": [{}] * 5000, **crowd,
    }  # fmt: skip
    found = [(one.rule, one.place.section) for one in box.check(content).found]
    assert len(found) < 200
    assert {("rows", "crate"), ("unknown", "limits"), ("section", "other0")} <= set(found)


def test_a_set_may_say_more_of_itself_unless_a_game_is_strict() -> None:
    free, strict = BoxRules(), BoxRules(set=STRICT_SET)
    content = {"set": {"name": "", "maker": "Jonas"}}
    assert free.check(content).found == ()
    assert told(strict, content) == [
        '[set] name = ""; it must be the name of the set in quotation marks.',
        "[set]: maker has no meaning here. There is: name, by.",
    ]


def test_a_table_of_sources_names_every_figure_where_a_game_wants_it() -> None:
    box = BoxRules(every_source_but=("id",), crate=rows(1, 1, id=slug, cheese=number(0, 9), bread=number(0, 9)))
    content = file(crate=[{"id": "cart", "cheese": 1, "bread": 2, "source": {"cheese": "public", "bred": "rebuilt"}}])
    assert told(box, content) == [
        '[[crate]] 1 "cart": source: bread is missing.',
        '[[crate]] 1 "cart": source: bred has no meaning here. Did you mean "bread"?',
    ]


# Judges


@judge("crate")
def some_bread(content: Content) -> Iterator[str | Said]:
    """A judge as games write them."""
    for row in rows_of(content, "crate"):
        if row["bread"] == 0:
            yield row.says("bread", "there is no bread in it.")


CRATES = BoxRules(
    limits=section(rounds=number(1, 20), bids=number(1, 9)),
    crate=rows(1, 9, id=slug, copies=number(1, 9), cheese=number(0, 9), bread=number(0, 9)),
)
CRATES.needs(at_least("crates", total("crate", "copies"), figure("limits", "rounds"), "{found} of {wanted}."))
CRATES.facts(
    printed("limits", {"bids": 5}),
    so_many("threes", "crate", 1, "{found} with three, not {wanted}.", cheese=3),
    holds("dear", "limits", "bids", "[limits] bids: too few.", lambda c: c["limits"]["bids"] > 2),
    each_row("cheese", "crate", "cheese", "{cheese} is not enough.", lambda row: row["cheese"] > 1),
    some_bread,
)
CRATES.aims(
    about("both", total("crate", "cheese", times="copies"), total("crate", "bread"), 9, "{one} and {other}."),
    at_least("five", number_of("crate", copies=5), 1, "{found} with five copies."),
)


def crates(**change: Any) -> Content:
    rows = [{"id": "cart", "copies": 5, "cheese": 3, "bread": 9} | change]
    return file(limits={"rounds": 5, "bids": 5}, crate=rows)


@pytest.mark.parametrize(
    ("change", "level", "rule", "place", "sentence"),
    [
        ({"copies": 4}, "broken", "crates", Place("crate"), "4 of 5."),
        ({"cheese": 2}, "against_facts", "threes", Place("crate"), "0 with three, not 1."),
        ({"cheese": 1}, "against_facts", "cheese", Place("crate", 1, "cart", "cheese"),
         '[[crate]] 1 "cart": 1 is not enough.'),
        ({"bread": 0}, "against_facts", "some-bread", Place("crate", 1, "cart", "bread"),
         '[[crate]] 1 "cart": there is no bread in it.'),
        ({"bread": 5}, "off_aims", "both", Place("crate"), "15 and 5."),
        ({"copies": 6}, "off_aims", "five", Place("crate"), "0 with five copies."),
    ],
)  # fmt: skip
def test_a_judge_names_its_rule_and_its_place(
    change: Content, level: str, rule: str, place: Place, sentence: str
) -> None:
    assert CRATES.check(crates()).found == ()
    found = CRATES.check(crates(**change)).found
    assert (level, rule, place, sentence) in [(one.level, one.rule, one.place, one.sentence) for one in found]


def test_figures_as_printed() -> None:
    content = crates()
    content["limits"]["bids"] = 2
    assert told(CRATES, content) == ["[limits] bids = 2; the rule book says 5.", "[limits] bids: too few."]


def test_needs_are_asked_where_their_sections_are_sound_and_facts_where_nothing_is_broken() -> None:
    content = crates(copies=4, cheese=2)
    content["extra"] = {}
    assert told(CRATES, content) == [
        "extra is no section of this file. There is: set, limits, crate.",
        "4 of 5.",
    ]
    content = crates(copies=0, cheese=2)
    assert told(CRATES, content) == ['[[crate]] 1 "cart": copies = 0; it must be a whole number from 1 to 9.']


def test_what_is_counted_stays_open_while_rows_are_rebuilt() -> None:
    content = crates(cheese=2)
    assert [one.open for one in CRATES.check(content).found] == [False]
    for source in ("rebuilt", {"cheese": "public", "bread": "rebuilt"}):
        content["crate"][0]["source"] = source
        assert [one.open for one in CRATES.check(content).found] == [True]
    content = crates(bread=0, source="rebuilt")
    assert [one.open for one in CRATES.check(content).found if one.place.row] == [False]  # this row is wrong itself


# The form


def test_a_form_tells_what_a_page_needs_to_draw_an_editor() -> None:
    box = BoxRules(
        region=rows(2, 9, id=slug, red=placed(number(0, 9), "map/{id}/red"), less=optional(once(number(0, 3)))),
    )
    free = {"optional": False, "unique": False, "place": ""}
    assert form(box)["sections"][1] == {
        "name": "region", "kind": "rows", "sourced": True, "least": 2, "most": 9, "named": "id",
        "fields": [
            {"key": "id", "kind": "name", "pattern": "[a-z][a-z0-9]*(-[a-z0-9]+)*", **free, "unique": True},
            {"key": "red", "kind": "number", "least": 0, "most": 9, **free, "place": "map/{id}/red"},
            {"key": "less", "kind": "number", "least": 0, "most": 3, "optional": True, "unique": True, "place": ""},
        ],
        "more": False, "either": [],
    }  # fmt: skip
    drawn = form(CARDS)["sections"][2]
    assert drawn["either"] == ["dish", "action"]
    assert drawn["groups"] == {
        "key": "good",
        "sizes": {"wine": {"least": 1, "most": 1}, "cheese": {"least": 1, "most": 3}},
    }
    assert drawn["cases"]["key"] == "action"
    assert [field["key"] for field in drawn["cases"]["fields"]["market"]] == ["gains", "good"]
    assert drawn["fields"][2] == {"key": "dish", "kind": "row", "section": "dish", **free}
