"""A bot from text and back; settings by name, by level, by game and by seats."""

from pathlib import Path
from typing import Any

import pytest

from affinage.agents import CHEAT, KINDS, LEVELS, make, parse, split
from affinage.agents.levels import IN_COMPANY, LONG, seats_with_net, suited
from affinage.agents.search import SearchBot, knobs
from affinage.agents.spec import EXPAND_BY, NAMED, SETTINGS, WITHOUT_SETTINGS, Knobs, search_spec
from affinage.core import about
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find

TEMPLATE, WINE = find("template"), find("wine-and-cheese")
GAMES = tuple(about.names(everything=True))
# A value for each setting that it does not usually have; one that joins must be added here.
UNUSUAL: dict[str, Any] = {
    "iterations": 2000, "seconds": 0.5, "trees": 3, "careless": 7,
    "exploration": 0.4, "widening": 0.5, "expand_by": "lookahead", "expand_looks": 90,
    "length": 40, "milestones": 2, "mast": 300, "greedy": 30, "looks": 11, "points_share": 0.25,
    "candidates": 16, "beam": 5, "noise": 9, "price": 4,
    "mind": 0.5, "net": "young", "puct": 0.75, "heat": 2.5, "reduction": 0.3, "choose_by": "policy", "temperature": 0.5,
}  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        *NAMED,
        *["search:2000", "search:0.5s", "search:1s", "search:exploration=2", "cheat:20", "hard:300", "expert:0.25s"],
        *["hard:exploration=0.4,length=40", "search:2000,trees=4,exploration=0.4,length=-1,beam=64"],
        "search:length=12",  # as usual, but set by hand: it stays where a game wants something else
    ],
)
def test_text_goes_to_a_bot_and_back(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_can_be_set_by_its_name(name: str) -> None:
    usual, spec = parse("search"), parse(f"search:{name}={UNUSUAL[name]}")
    assert spec[name] == UNUSUAL[name] != usual[name]
    assert type(spec[name]) is type(usual[name])
    assert spec == search_spec(**{name: UNUSUAL[name]})
    assert parse(str(spec)) == spec
    others = {other for other in SETTINGS if spec[other] != usual[other]} - {name}
    assert others <= {"seconds"}  # a number of iterations takes the place of seconds


def test_spaces_capitals_and_order_do_not_matter() -> None:
    assert parse(" Search: 2000 , Length = 40, exploration=0.40") == parse("search:2000,exploration=0.4,length=40")


def test_bots_between_commas_keep_their_settings() -> None:
    assert split("search:2000,exploration=0.4,length=40, greedy") == ["search:2000,exploration=0.4,length=40", "greedy"]
    assert split("hard,hard:length=40,easy") == ["hard", "hard:length=40", "easy"]
    assert split("random") == ["random"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("search:explorations=1", 'no setting "explorations". Did you mean "exploration"'),
        ("search:100,widen=1", 'no setting "widen". Did you mean "widening"'),
        ("search:zzz=1", 'no setting "zzz". There is: iterations, seconds,'),
        ("search:exploration=much", 'exploration must be a number from 0 to 100, not "much"'),
        ("search:exploration=nan", "exploration must be a number"),
        ("search:points_share=1.5", "points_share must be a number from 0 to 1"),
        ("search:length=4.5", 'length must be a whole number from -1 to 1000000, not "4.5"'),
        ("search:mast=-1", "mast must be a whole number from 0"),
        ("search:expand_by=luck", 'expand_by must be one of mast, value, lookahead, not "luck"'),
        ("search:0", "iterations must be a whole number from 1"),
        ("search:0s", "seconds must be a number from 0.001 to 3600"),
        ("search:99999999999", "iterations must be"),
        ("search:", "after search: comes a budget, as in search:2000 or search:0.5s"),
        ("search:-5", "comes a budget"),
        ("search:x", "comes a budget"),
        ("search:1e9s", "comes a budget"),
        ("hard:length=40,2000", "after hard: comes a budget"),
        ("search:2000,iterations=3000", "sets iterations twice"),
        ("search:2000,seconds=3", "not for both"),
        ("greedy:3", "greedy takes no budget"),
        ("random:exploration=1", "random takes no budget and has no settings"),
    ],
)
def test_what_is_wrong_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(AffinageError) as told:
        parse(text)
    assert sentence in str(told.value)


def test_numbers_from_python_are_held_to_the_same() -> None:
    with pytest.raises(AffinageError, match="length must be a whole number"):
        search_spec(length=4.5)
    assert search_spec(exploration=1).tree.exploration == 1.0


# Levels, games and seats


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_sits_down(name: str, level: str) -> None:
    game = find(name)
    for seats in game.seats:
        spec = suited(parse(level), game, seats)
        assert suited(spec, game, seats) == spec  # nothing is left to suit
        assert all(parse(str(spec))[setting] == spec[setting] for setting in SETTINGS)  # and it can be told and read
        wanted = IN_COMPANY if seats > 2 else getattr(game.value, "LEVELS", {})
        usual = {setting: NAMED[level][setting] for setting in ("iterations", "seconds", "careless")}
        with_net = getattr(game.value, "LEVELS_WITH_NET", {}).get(seats, {}) if seats in seats_with_net(game) else {}
        expected = usual | wanted.get(level, {}) | with_net.get(level, {})
        assert {setting: spec[setting] for setting in expected} == expected


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_wants_are_settings(name: str) -> None:
    value = find(name).value
    by_seats = getattr(value, "LONG_THOUGHTS", {})
    levels = getattr(value, "LEVELS", {})
    assert set(by_seats) <= set(find(name).seats)
    assert set(levels) <= set(LEVELS)
    by_net = getattr(value, "LEVELS_WITH_NET", {})
    assert set(by_net) <= set(getattr(value, "NET_SEATS", find(name).seats)) <= set(find(name).seats)
    with_net = [getattr(value, "WITH_NET", {}), *(one for by_level in by_net.values() for one in by_level.values())]
    for wanted in (getattr(value, "THINKING", {}), *by_seats.values(), *levels.values(), *with_net):
        assert set(wanted) <= set(SETTINGS)
        search_spec(**wanted)  # refuses what is out of range


def test_in_company_levels_below_the_strongest_think_less() -> None:
    for name in ("novice", "easy", "medium", "hard"):
        two, four = (suited(parse(name), TEMPLATE, seats) for seats in (2, 4))
        assert (four.budget.iterations, -four.careless) < (two.budget.iterations, -two.careless)
    assert suited(parse("expert"), TEMPLATE, 2) == suited(parse("expert"), TEMPLATE, 4)


def test_what_is_set_by_hand_stays() -> None:
    assert suited(parse("hard"), WINE, 2).budget.iterations == 500 < NAMED["hard"].budget.iterations
    assert suited(parse("hard:1500"), WINE, 2).budget.iterations == 1500
    assert suited(parse("hard:2s"), WINE, 2).budget.iterations == 0
    assert suited(parse("easy"), WINE, 2).budget == NAMED["easy"].budget
    assert suited(parse("search:looks=60"), WINE, 2).playout.looks == 60  # as usual, where the game wants 200
    assert suited(parse("medium:careless=0"), TEMPLATE, 4).careless == 0


def test_long_thoughts_play_on_as_the_game_wants_by_seats() -> None:
    vinhos, fromage = find("vinhos"), find("fromage")

    def played_on(game: Game, text: str, seats: int = 2) -> tuple[int, int]:
        playout = suited(parse(text), game, seats).playout
        return playout.length, playout.mast

    assert [played_on(vinhos, text) for text in (f"search:{LONG - 1}", f"search:{LONG}", "search", "expert")] == [
        (12, 80), (40, 300), (40, 300), (40, 300),
    ]  # fmt: skip
    assert [played_on(vinhos, "search", seats) for seats in (3, 4)] == [(12, 80)] * 2
    assert [played_on(fromage, "search", seats)[0] for seats in (1, 2, 3, 4)] == [12, 80, 12, 80]
    assert played_on(vinhos, "search:length=12") == (12, 300)


def test_a_bot_thinks_with_the_settings_of_its_text() -> None:
    bot = make("search:40,exploration=0.25,careless=9", TEMPLATE, 0, seats=3, trees=2)
    assert isinstance(bot, SearchBot)
    assert bot.searcher.knobs.exploration == 0.25
    assert bot.searcher.spec.careless == 9
    assert len(bot.searcher.workspaces) == 2
    assert make(parse("search:40"), TEMPLATE, 0, seats=3, trees=2)


# What compiled code reads


def test_compiled_code_reads_every_setting_that_is_its_own() -> None:
    told = {name: value for name, value in UNUSUAL.items() if name not in ("iterations", "seconds")}
    found = knobs(TEMPLATE, 2, search_spec(**told))
    named = {name: getattr(found, name) for name in Knobs._fields if name in SETTINGS}
    assert named == {name: told[name] for name in named} | {"expand_by": EXPAND_BY.index("lookahead")}
    elsewhere = {"iterations", "seconds", "trees", "careless", "candidates", "price", "net", "choose_by"}
    assert set(SETTINGS) - set(named) == elsewhere
    assert [type(knob) for knob in found] == [type(knob) for knob in Knobs()]  # else it would be compiled once more


def test_a_playout_to_the_end_of_the_game_is_as_long_as_a_game_can_be() -> None:
    assert knobs(TEMPLATE, 2, search_spec(length=-1)).length == TEMPLATE.bound


def test_every_bot_has_a_name_and_those_that_search_have_settings() -> None:
    assert set(NAMED) == {*KINDS, CHEAT}
    assert set(WITHOUT_SETTINGS) == {name for name, spec in NAMED.items() if spec.budget == parse("random").budget}


def test_every_setting_is_told_in_the_docs_with_what_it_usually_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    lines = page.partition("### Settings\n")[2].partition("\n## ")[0].splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in lines if line.startswith("| `")]
    told = {name.strip("`"): usual.strip("`") for names, usual in rows for name in names.split(", ")}
    assert set(SETTINGS) == set(told)
    for name in SETTINGS:
        if not told[name].startswith("by "):
            assert str(search_spec()[name]).removesuffix(".0") == told[name], name
