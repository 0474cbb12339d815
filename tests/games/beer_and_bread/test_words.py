"""Words, places, views and the terminal board, over whole games and in both languages."""

import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import pytest
from rich.console import Console

from affinage.core.frame import view as framed
from affinage.core.game import CHANCE, PUBLIC, find
from affinage.core.why import HOUSE, NOT_NOW, NOT_YOURS, OVER
from affinage.core.words import LANGUAGES, Say, keys
from affinage.games.beer_and_bread import describe, observe, rules, tables
from affinage.games.beer_and_bread.draw import draw
from affinage.games.beer_and_bread.game import GAME
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.phrases import effect_id, upgrade_text
from affinage.games.beer_and_bread.rules.legality import Why
from affinage.games.beer_and_bread.score import CATEGORIES, ENDINGS
from affinage.games.beer_and_bread.shapes import EffectId
from affinage.games.beer_and_bread.state import NONE, Phase, State
from affinage.games.beer_and_bread.view import upgrade as view_of_upgrade

from .places import Place, knows, place_of

SAY = {language: GAME.say(language) for language in LANGUAGES}
EN = SAY["en"]
VIEWERS = (0, 1, PUBLIC)


def legal(s: State, seat: int) -> list[int]:
    moves = [0] * GAME.width
    return moves[: rules.legal(s, seat, moves)]


def decider(s: State) -> int:
    return CHANCE if rules.asked(s, CHANCE) else s.acting


def random_game(seed: int) -> Iterator[State]:
    """Every position of a random game; produces when it can, so that all phases come up."""
    rng = random.Random(seed)
    s, weights = State(), [0] * GAME.width
    rules.setup(s, 2, [seed % 3])
    while True:
        yield s
        if rules.over(s):
            return
        seat = decider(s)
        moves = legal(s, seat)
        if seat == CHANCE:
            n = rules.odds(s, weights)
            move = rng.choices(moves, weights[:n] or None)[0]
        else:
            move = Kind.PRODUCE if Kind.PRODUCE in moves else rng.choice(moves)
        rules.apply(s, seat, move)


def covered(s: State, viewer: int) -> State:
    twin = s.copy()
    observe.cover(twin, viewer)
    return twin


def rendered(view: dict[str, Any], say: Say, width: int) -> str:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(draw(view, say, width))
    return console.export_text()


# Catalogues


def test_both_languages_have_the_same_messages() -> None:
    english, german = (keys(GAME.folder / "words", language) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_looks_up_is_there(language: str) -> None:
    wanted = {"title", "short-description", *describe.component_keys()}
    wanted |= {f"option-{o.name}" for o in GAME.options}
    wanted |= {f"option-{o.name}-{value}" for o in GAME.options for value in o.values}
    wanted |= {f"phase-{phase.name.lower()}" for phase in Phase if phase <= Phase.OVER}
    wanted |= {f"category-{name}" for name in CATEGORIES} | {f"ending-{name}" for name in ENDINGS}
    assert [key for key in sorted(wanted) if not SAY[language].has(key)] == []


def test_every_message_is_used() -> None:
    """Keys in the code are whole, or begin like `effect-` and go on with a value; kinds and reasons have theirs."""
    code = "".join(file.read_text("utf-8") for file in GAME.folder.glob("*.py"))
    named = set(re.findall(r"\"([a-z][a-z0-9-]*)\"", code))
    beginnings = tuple({found for found in re.findall(r"f[\"']([a-z]+-[a-z-]*)\{", code) if found} | {"short-"})
    housed = (
        "phase-",
        "option-",
        "category-",
        "box-",
        "title",
        "short-description",
        "tagline",
        "guide-",
        "pad-",
    )  # asked for by the house
    told = {f"why-{HOUSE[code]}" for code in (OVER, NOT_YOURS, NOT_NOW)}  # AWAITED: the game says more
    told |= {f"why-{reason.key}" for reason in Why} | {f"rule-{reason.rule}" for reason in Why}
    told |= {f"move-{name}" for name in named} | {f"move-{kind.key}" for kind in Kind}
    told |= {f"move-{kind.key}-any" for kind in describe.ACTIONS}
    told |= {f"turn-{kind.key}" for kind in Kind}  # headlines, where the words of a move do not do
    for key in keys(GAME.folder / "words", "en", chapters=False) - set(describe.component_keys()) - told:
        assert key in named or key.startswith(beginnings) or key.startswith(housed), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrade_texts_tell_the_figures_of_the_set(language: str) -> None:
    texts = [upgrade_text(u, SAY[language]) for u in range(tables.UPGRADES)]
    assert len(set(texts)) == tables.UPGRADES
    for u, text in enumerate(texts):
        assert text.endswith(".")
        if tables.RESOURCE[u] != NONE:
            assert SAY[language](tables.RESOURCES[tables.RESOURCE[u]]) in text
        if tables.AMOUNT[u] > 1:
            assert str(tables.AMOUNT[u]) in text


def test_a_corrected_set_needs_no_new_words(tmp_path: Path) -> None:
    text = (GAME.folder / "components.toml").read_text("utf-8")
    text = text.replace(f'id = "{tables.CARD_IDS[0]}"', 'id = "village-brew"').replace("lead = 2", "lead = 4")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    phrases = import_module(f"{find(GAME.name, file).package}.phrases")
    assert phrases.card_name(0, EN) == "Village Brew"
    upgrade = tables.EFFECT.index(tables.Effect.SCORE_TOKENS)
    assert "a lead of 4 or more" in phrases.upgrade_text(upgrade, EN)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_has_words(language: str, seed: int) -> None:
    say = SAY[language]
    for number, s in enumerate(random_game(seed)):
        for seat in VIEWERS:
            assert describe.question(s, seat, say)
            assert describe.rule(s, seat, say)
        for move in legal(s, decider(s)):
            assert describe.words(s, decider(s), move, say)
            assert re.fullmatch(r"[a-z]+(/[a-z0-9]+){0,2}", describe.place(s, move))
            shown = {observe.face(s, decider(s), move, viewer) for viewer in VIEWERS} - {move}
            assert all(describe.words(s, decider(s), face, say) for face in shown)
        if number % 15 == 0 or rules.over(s):
            for viewer in VIEWERS:
                c = covered(s, viewer)
                assert describe.question(c, viewer, say)
                json.dumps(describe.view(c, viewer, say))


def test_legal_moves_read_differently() -> None:
    for s in random_game(3):
        sentences = [describe.words(s, decider(s), move, EN) for move in legal(s, decider(s))]
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [4, 5])
def test_every_illegal_move_has_a_reason_and_a_rule(language: str, seed: int) -> None:
    say, rng = SAY[language], random.Random(seed)
    for s in random_game(seed):
        if rng.random() < 0.03 or rules.over(s):
            for seat in (0, 1, CHANCE):
                for move in set(range(len(GAME.moves))) - set(legal(s, seat)):
                    reason = describe.why_not(s, seat, move, say)
                    assert len(reason.sentence) > 10
                    assert len(reason.rule) > 10


def test_words_bear_any_move_anywhere() -> None:
    rng = random.Random(6)
    for s in random_game(6):
        if rng.random() < 0.03:
            for move in range(len(GAME.moves)):
                assert describe.words(s, s.acting, move, EN)
                assert describe.place(s, move)


def test_what_is_seen_is_a_component() -> None:
    seen: set[str] = set()
    for s in random_game(7):
        seen |= set(describe.components_seen(s))
    assert seen <= set(describe.component_keys())
    assert len(seen) > 80


# Secrets


def names_in(value: object) -> set[str]:
    """The cards that a view names."""
    if isinstance(value, dict):
        own = {str(value["id"])} if "recipe" in value else set()
        return own.union(*(names_in(v) for v in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(names_in(v) for v in value))
    return set()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_names_no_hidden_card(viewer: int) -> None:
    hidden_cards = 0
    for number, s in enumerate(random_game(8)):
        if number % 9:
            continue
        left = {tables.GOOD[card] for card in range(tables.CARDS) if place_of(s, card) == Place.DECK}
        hidden = {
            tables.CARD_IDS[card]
            for card in range(tables.CARDS)
            if place_of(s, card) == Place.DECK
            or (
                place_of(s, card) in (Place.HAND, Place.HAND + 1)
                and not knows(s, card, viewer)
                and (viewer == PUBLIC or tables.GOOD[card] in left)  # else it can lie nowhere but in the other hand
            )
        }
        c = covered(s, viewer)
        view = framed(GAME, c, viewer, EN)
        hidden_cards += len(hidden)
        assert not names_in(view) & hidden
        shown = [
            str(view["frame"]),
            *(describe.question(c, seat, EN) for seat in VIEWERS),
            rendered(view, EN, 110),
        ]
        for card in hidden:
            assert EN(f"card-{card}") not in " ".join(shown)
    assert hidden_cards > 0


def test_a_hidden_draw_shows_only_its_back() -> None:
    s = next(s for s in random_game(9) if s.phase == Phase.DRAW)
    card = legal(s, CHANCE)[0] - Kind.DRAW
    face = observe.face(s, CHANCE, Kind.DRAW + card, 1 - s.acting)
    assert face == Kind.DRAWN + tables.GOOD[card]
    assert describe.words(s, CHANCE, face, EN) == f"Seat {s.acting + 1} draws a {tables.GOODS[tables.GOOD[card]]} card"


# The terminal board


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_its_width(language: str, width: int) -> None:
    say = SAY[language]
    for number, s in enumerate(random_game(10)):
        if number % 60 == 0 or rules.over(s):
            for viewer in VIEWERS:
                view = framed(GAME, covered(s, viewer), viewer, say)
                text = rendered(view, say, width)
                assert view["frame"]["question"].split()[0] in text
                assert max(len(line) for line in text.splitlines()) <= width


def test_no_word_of_a_hand_card_is_cut_off() -> None:
    s = next(s for s in random_game(11) if s.phase == Phase.CHOOSE)
    view = framed(GAME, covered(s, s.acting), s.acting, EN)
    for width in (80, 100, 120):
        text = set(re.split(r"[\s│]+", rendered(view, EN, width)))
        for card in view["seats"][s.acting]["hand"]["cards"]:
            assert set(card["upgrade"]["text"].split()) <= text


# What a page draws


def test_the_chosen_card_shows_what_each_use_would_do() -> None:
    for s in random_game(12):
        view = describe.view(covered(s, s.acting), s.acting, EN)
        if s.phase != Phase.ACTION:
            assert view["chosen"] is None or view["chosen"]["uses"] is None
            continue
        assert view["chosen"] is not None
        uses = view["chosen"]["uses"]
        assert uses is not None
        for move, use in (
            (Kind.HARVEST, uses["harvest"]),
            (Kind.PRODUCE, uses["produce"]),
            (Kind.UPGRADE, uses["upgrade"]),
        ):
            assert (use is not None) == (move in legal(s, s.acting))
        after = s.copy()
        rules.apply(after, s.acting, Kind.HARVEST)
        gained = sum(uses["harvest"]["gained"].values())
        kept = sum(after.seats[s.acting].tokens) + sum(after.offer)
        assert kept == sum(s.seats[s.acting].tokens) + gained
        assert describe.view(covered(s, 1 - s.acting), 1 - s.acting, EN)["chosen"] is None or s.swapped


def test_an_upgrade_shows_its_effect_in_figures() -> None:
    for u in range(tables.UPGRADES):
        shown = view_of_upgrade(u, EN)
        assert shown["effect"] == effect_id(u)
        assert shown.get("amount", 1) == tables.AMOUNT[u]


def test_every_effect_has_its_word_in_the_view() -> None:
    assert list(get_args(EffectId)) == [effect.name.lower().replace("_", "-") for effect in tables.Effect]


def test_the_lower_total_is_marked() -> None:
    marked = set()
    for s in random_game(13):
        for village in describe.view(covered(s, PUBLIC), PUBLIC, EN)["seats"]:
            coins = village["score"]
            lower = min(("beer", coins["beer"]), ("bread", coins["bread"]), key=lambda one: one[1])
            assert coins["lower"] == ("" if coins["beer"] == coins["bread"] else lower[0])
            marked.add(coins["lower"])
    assert marked == {"beer", "bread", ""}


def test_every_question_has_a_guide() -> None:
    for say in SAY.values():
        for phase in (p for p in Phase if Phase.DRAW < p < Phase.OVER):
            assert len(say(f"guide-{phase.name.lower()}")) > 80
