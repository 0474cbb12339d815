"""What people see of the table: the view from a covered state, and its drawing in a terminal."""

from collections.abc import Iterator
from io import StringIO
from typing import Any, get_args

import pytest
from rich.console import Console

from affinage.core.frame import Frame
from affinage.core.frame import view as framed
from affinage.core.game import CHANCE, PUBLIC
from affinage.core.sets import count, holds
from affinage.core.shape import unlike
from affinage.core.words import LANGUAGES, Say
from affinage.games.wine_and_cheese import describe, observe, rules, tables
from affinage.games.wine_and_cheese.draw import CHIPS, CRESTS, WORKERS, draw
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.shapes import SpecialAction, Task
from affinage.games.wine_and_cheese.state import CALENDAR, NONE, CalendarTask, Phase, State

from . import setups
from .setups import At, choices, make, position
from .walks import wander

EN = GAME.say("en")
VIEWERS = (0, 1, PUBLIC)
TASTE = {"produce": 30.0, "slot": 2.0, "trade": 0.1, "label": 0.3, "open": 0.2, "special": 3.0, "done": 2.0}
WINES = [c for c in range(tables.CARDS) if tables.GOOD[c] == tables.WINE]
CHEESES = [c for c in range(tables.CARDS) if tables.GOOD[c] == tables.CHEESE]


def games(seed: int, every: int) -> Iterator[State]:
    for number, s in enumerate(wander(seed, TASTE, setups.SHIPPED)):
        if number % every == 0 or rules.over(s):
            yield s


def shipped(calendar: int = At.MARKET, **rest: object) -> State:
    return position(calendar, game=setups.SHIPPED, **rest)  # type: ignore[arg-type]  # handed on as they are


def covered(s: State, viewer: int) -> State:
    twin = s.copy()
    observe.cover(twin, viewer)
    return twin


def seen(s: State, viewer: int, say: Say = EN) -> dict[str, Any]:
    return framed(GAME, covered(s, viewer), viewer, say)


def rendered(view: dict[str, Any], say: Say, width: int) -> str:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(view, say, width))
    return console.export_text()


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_is_plain_data_and_has_words_for_everything(language: str) -> None:
    say = GAME.say(language)
    for s in games(1, 12):
        for viewer in VIEWERS:
            view = seen(s, viewer, say)
            frame = view.pop("frame")
            assert unlike(view, describe.VIEW) == []
            assert unlike(frame, Frame) == []
            assert frame["question"] == describe.question(covered(s, viewer), viewer, say)
            assert len(view["calendar"]) == len(CALENDAR) == 21
            states = [space["state"] for space in view["calendar"]]
            assert states == sorted(states, key=["past", "now", "coming"].index)


def test_nothing_is_missing_from_a_view() -> None:
    """Every card, worker and marker of the state is found again in what the two seats see."""
    for s in games(2, 7):
        if s.phase <= Phase.DRAW:
            continue
        view = seen(s, 0)
        cells = [cell for row in view["grid"] for cell in row]
        assert len(cells) == 20
        assert sum(cell["plot"] is None for cell in cells) == 3
        workers = [cell["worker"] for cell in cells if cell["worker"]]
        workers += [colour for card in view["housing"] for colour in card["houses"] if colour]
        assert len(workers) + (2 if view["waits"] else 0) == 10
        at_table = sum(view["decks"].values())
        for good in tables.GOODS:
            at_table += sum(place["card"] is not None for place in view["display"][good])
        for farm in view["seats"]:
            slots = [slot for slot in farm["cellar"] if slot["card"]]
            at_table += farm["hand"]["count"] + len(farm["gold"]) + len(farm["silver"]) + len(slots)
            assert list(farm["markers"]) == list(tables.INGREDIENTS)
        assert at_table == tables.CARDS
        pieces = [piece for space in view["track"]["spaces"] for piece in space["indicators"]]
        assert len(pieces) == 4
        assert sum(space["bonus"] for space in view["track"]["spaces"]) == count(s.bonus)


def test_running_scores_are_the_sheet() -> None:
    for s in games(3, 25):
        view = seen(s, 1)
        for farm, place in zip(view["seats"], view["frame"]["seats"], strict=True):
            parts = [part["points"] for part in place["parts"]]
            wine, cheese = farm["score"]["wine"], farm["score"]["cheese"]
            assert (wine, cheese) == (sum(parts[:4]), sum(parts[4:]))
            assert place["final"] == min(wine, cheese)
            assert farm["score"]["lower"] == ("wine" if wine < cheese else "cheese" if cheese < wine else "")


def test_every_task_and_special_action_has_its_word() -> None:
    for words, numbers in ((Task, CalendarTask), (SpecialAction, tables.Action)):
        assert list(get_args(words)) == [number.name.lower().replace("_", "-") for number in numbers]


# Secrets


def names_in(value: object) -> set[str]:
    """The cards that a view names."""
    if isinstance(value, dict):
        own = {str(value["id"])} if "gold" in value and "cost" in value else set()
        return own.union(*(names_in(v) for v in value.values()))
    if isinstance(value, list):
        return set().union(*(names_in(v) for v in value))
    return set()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_names_no_hidden_card(viewer: int) -> None:
    hidden_cards = 0
    for s in games(8, 9):
        hidden = s.deck
        for p in range(2):
            for good in range(2):
                unseen = s.seats[p].hand & ~s.shown & tables.OF_GOOD[good]
                if p != viewer and (viewer == PUBLIC or s.deck & tables.OF_GOOD[good] > 0):
                    hidden |= unseen  # else it can lie nowhere but in the other hand
        names = {tables.CARD_IDS[card] for card in range(tables.CARDS) if holds(hidden, card)}
        view = seen(s, viewer)
        hidden_cards += len(names)
        assert not names_in(view) & names
        c = covered(s, viewer)
        told = [*(describe.question(c, seat, EN) for seat in VIEWERS), rendered(view, EN, 110)]
        for name in names:
            assert EN(f"card-{name}") not in " ".join(told)
    assert hidden_cards > 0


def test_a_hand_shows_what_was_seen_and_the_backs_of_the_rest() -> None:
    s = shipped(hands=([WINES[0]], [WINES[1], WINES[2], CHEESES[0]]), seen=[WINES[2]])
    mine, other = (seat["hand"] for seat in seen(s, 0)["seats"])
    assert [card["card"] for card in mine["cards"]] == [WINES[0]]
    assert [card["card"] for card in other["cards"]] == [WINES[2]]
    assert (other["count"], other["hidden"]) == (3, {"wine": 1, "cheese": 1})
    decks = {tables.GOODS[g]: count(s.deck & tables.OF_GOOD[g]) for g in range(2)}
    assert seen(s, 0)["decks"] == seen(s, 1)["decks"] == seen(s, PUBLIC)["decks"] == decks


def test_sold_cards_are_remembered_by_everybody() -> None:
    s = shipped(gold=([WINES[0]], []), silver=([CHEESES[0]], []))
    for viewer in VIEWERS:
        farm = seen(s, viewer)["seats"][0]
        assert [card["card"] for card in farm["gold"]] == [WINES[0]]
        assert [card["card"] for card in farm["silver"]] == [CHEESES[0]]


# Parts


def test_each_plot_of_a_pattern_says_its_share() -> None:
    """A page shows under the pointer which plots would give what; together they are the yield, in spring and fall."""
    laid = 0
    for s in games(4, 1):
        view = seen(s, s.acting)
        assert set(view["shares"]) == set(view["yields"])
        for house, by_plot in view["shares"].items():
            assert set(by_plot) == set(view["yields"][house])
            for plot, shares in by_plot.items():
                pattern = tables.REACH[s.housing[int(house)]][int(plot)]
                assert set(shares) == {plot} | {str(other) for other in range(tables.PLOTS) if holds(pattern, other)}
                gives: dict[str, int] = {}
                for other, n in shares.items():
                    kind = tables.PLOT_TYPES[tables.PLOT_TYPE[int(other)]]
                    gives[kind] = gives.get(kind, 0) + n
                assert {kind: n for kind, n in gives.items() if n > 0} == view["yields"][house][plot]
                laid += 1
    assert laid > 500


def test_plots_say_what_they_would_produce_for_the_house_in_use() -> None:
    s = shipped(At.SEND, housing=(0, 4, 1, 5, 2))
    assert set(seen(s, 0)["yields"]) == {"0", "1", "2", "3"}  # the outer house is empty
    make(s, "house", 1)
    view = seen(s, 0)
    assert [card["space"] for card in view["housing"] if card["chosen"]] == [1]
    plot = tables.GRID[2][0]  # sugar, with milk and white grapes to its right
    assert set(view["yields"]) == {"1"}
    assert view["yields"]["1"][str(plot)] == {"white": 1, "sugar": 1, "milk": 1}
    laboratory = next(p for p in range(tables.PLOTS) if tables.PLOT_TYPE[p] == tables.LAB)
    assert view["yields"]["1"][str(laboratory)]["laboratory"] >= 1
    for by_plot in list(view["yields"].values()):
        for at, gain in by_plot.items():
            twin = s.copy()
            rules.apply(twin, 0, setups.move_of(s, "plot", int(at)))
            before, after = (setups.named(one.seats[0].pool) for one in (s, twin))
            assert {k: n for k, n in gain.items() if k != "laboratory"} == {
                k: after[k] - before.get(k, 0) for k in after if after[k] != before.get(k, 0)
            }
    make(s, "plot", plot)
    assert seen(s, 0)["yields"] == {}


def test_houses_say_what_they_would_bring_to_a_worker_who_comes_home() -> None:
    s = shipped(At.RETURN, field={0: (0, 1), 1: (2, 3), 2: (4, 6), 3: (8, 9)})
    assert set(seen(s, 0)["yields"]["0"]) == {"0", "1", "2", "3", "4", "6", "8", "9"}
    make(s, "plot", 0)
    yields = seen(s, 0)["yields"]
    assert set(yields) == {"0", "1", "2", "3", "4"}
    assert all(set(by_plot) == {"0"} and by_plot["0"]["milk"] >= 1 for by_plot in yields.values())


def test_the_cellar_shows_markers_closed_slots_and_what_spoils() -> None:
    s = shipped(At.STORE, cellars=({WINES[0]: 0, CHEESES[0]: 2, CHEESES[1]: 1}, {}))
    farm = seen(s, 0)["seats"][0]
    shown = [(slot["markers"], slot["finished"], slot["overripe_next"]) for slot in farm["cellar"] if slot["card"]]
    assert shown == [(0, True, True), (2, False, False), (1, False, True)]
    assert [slot["closed"] for slot in farm["cellar"]] == [False, False, False, False, True]
    assert farm["closed"] == {"markers": 4, "steps": 4}
    opened = seen(shipped(opened=(0,)), 0)["seats"][0]
    assert opened["closed"] is None
    assert not opened["cellar"][4]["closed"]


def test_the_next_ageing_is_the_one_still_to_come() -> None:
    s = shipped(At.AGE, cellars=({WINES[0]: 4}, {WINES[1]: 4}))
    ages = [seat["cellar"][0]["ages"] for seat in seen(s, 0)["seats"]]
    assert ages == [2, 2]
    make(s, "slot", 0)
    assert seen(s, 0)["seats"][0]["cellar"][0]["acted"]
    s = shipped(At.LAST_STORE, cellars=({WINES[0]: 2}, {}))
    assert seen(s, 0)["seats"][0]["cellar"][0]["ages"] == 3
    s = shipped(At.SELL_OUT, cellars=({WINES[0]: 0}, {}))
    slot = seen(s, 0)["seats"][0]["cellar"][0]
    assert (slot["ages"], slot["overripe_next"]) == (0, False)


def test_the_track_shows_indicators_laps_and_bonus_markers() -> None:
    s = shipped(indicators=((3, 0), (5, 22)), laps=((1, 0), (0, 0)), bonus=(1,))
    view = seen(s, 0)
    spaces = view["track"]["spaces"]
    assert spaces[3]["indicators"] == [{"seat": 0, "good": "wine"}]
    assert spaces[0]["indicators"] == [{"seat": 0, "good": "cheese"}]
    assert [at for at, space in enumerate(spaces) if space["bonus"]] == [tables.BONUS_AT[1]]
    assert [at for at, space in enumerate(spaces) if space["bonus_space"]] == list(tables.BONUS_AT)
    wine = view["seats"][0]["indicators"]["wine"]
    assert spaces[3]["value"] == 2
    assert wine == {"laps": 1, "worth": 22}


def test_the_turns_of_workers_are_shown_in_their_order() -> None:
    s = shipped(At.SEND, first=1)
    assert seen(s, 0)["turns"] == [1, 0, 0, 1, 1, 0, 0, 1]
    assert seen(shipped(At.SECOND_YEAR), 0)["turns"] == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1]
    assert seen(shipped(), 0)["turns"] == []


def test_the_card_and_the_worker_of_a_turn_under_way_are_shown() -> None:
    pair = next((w, c) for w in WINES for c in CHEESES if tables.DISH[w] == tables.DISH[c] != NONE)
    s = shipped(cellars=(dict.fromkeys(pair, 0), {}))
    assert seen(s, 0)["under_way"] == {"colour": None, "slot": None}
    make(s, "slot", 1)
    assert s.phase == Phase.PARTNER
    assert seen(s, 0)["under_way"] == {"colour": None, "slot": 1}
    s = shipped(At.SEND)
    make(s, "house", 1)
    assert seen(s, 0)["under_way"] == {"colour": seen(s, 0)["housing"][1]["houses"][0], "slot": None}


def test_the_end_is_shown() -> None:
    s = shipped(At.SELL_OUT, indicators=((8, 9), (2, 3)))
    assert seen(s, 0)["frame"]["result"] is None
    make(s, "done")
    make(s, "done")
    view = seen(s, PUBLIC)
    result = view["frame"]["result"]
    assert (result["winners"], result["ending"], result["places"]) == ([0], "final", [0, 1])
    assert not view["frame"]["asked"]
    assert view["under_way"] == {"colour": None, "slot": None}
    assert EN("ending-final") in rendered(view, EN, 110)


# The terminal board


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_width(language: str, width: int) -> None:
    say = GAME.say(language)
    for s in games(10, 40):
        for viewer in VIEWERS:
            view = seen(s, viewer, say)
            text = rendered(view, say, width)
            assert view["frame"]["question"].split()[0] in text
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text  # nothing is cut off


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_what_lies_there(language: str, width: int) -> None:
    say = GAME.say(language)
    s = shipped(hands=([WINES[0]], []), cellars=({WINES[1]: 2}, {CHEESES[1]: 0}), gold=([CHEESES[2]], []))
    text = " ".join(rendered(seen(s, 0, say), say, width).split())
    for card in (WINES[0], s.display[0]):
        assert say(f"card-{tables.CARD_IDS[card]}") in text
    for card in (WINES[1], CHEESES[1], CHEESES[2]):
        assert say(f"card-{tables.CARD_IDS[card]}").split()[0] in text


def test_colour_is_never_the_only_sign() -> None:
    for language in LANGUAGES:
        say = GAME.say(language)
        chips = [say(f"letters-{kind}") for kind in CHIPS]
        assert len(set(chips)) == len(chips)
        letters = [say(f"letter-{colour}") for colour in tables.COLOURS]
        assert len(set(letters)) == len(letters)
    assert set(WORKERS) == set(tables.COLOURS)
    assert len({mark for mark, _ in CRESTS.values()}) == 2


def test_the_board_bears_every_position_of_set_up() -> None:
    s = State()
    rules.setup(s, 2, [0])
    while rules.asked(s, CHANCE):
        for viewer in VIEWERS:
            assert EN("title") in rendered(seen(s, viewer), EN, 80)
        kind, what = choices(s)[0]
        make(s, kind, what)
    assert s.housing[0] != NONE
