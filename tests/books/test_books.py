"""Rule books: they cover their games, their figures come from the component set, and a referee finds every answer."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from affinage.books import examples, told
from affinage.books.data import COVERS, has_book, read
from affinage.books.figures import figure
from affinage.core.about import names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.moves import BY_NOBODY
from affinage.core.words import LANGUAGES, catalogue, entries

HERE = Path(__file__).resolve().parent
GAMES = [name for name in names(everything=True) if has_book(find(name))]
every_book = pytest.mark.parametrize("name", GAMES)
TEXTS = re.compile(r"^(book|figure|table)-")
PLACEABLE = re.compile(r"\{[^{}]*\}")
# "one", "two" and "both" count sides and uses, not what is in a box
TYPED = {
    "en": "three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty sixty",
    "de": "drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig sechzig",
}


def test_every_game_on_offer_has_a_book() -> None:
    assert set(names()) <= set(GAMES)


@every_book
def test_it_covers_every_phase_kind_category_and_rule(name: str) -> None:
    game = find(name)
    say = game.say()
    there = {
        "phases": {phase.name.lower().replace("_", "-") for phase in game.phases},
        "kinds": {kind.key for kind in game.kinds if kind.declared.by != BY_NOBODY},
        "categories": set(game.score.CATEGORIES),
        "rules": {reason.rule for reason in game.reasons if reason.rule}
        | {key.removeprefix("rule-") for key in entries(catalogue(game.folder / "words", "en")) if key[:5] == "rule-"},
    }
    assert {what: set(told.book_of(game).anchors[what]) for what in COVERS} == there
    assert all(say.has(f"rule-{rule}") for rule in there["rules"] if not name.startswith("vinhos"))


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_typed_by_hand(name: str, language: str) -> None:
    texts = entries(catalogue(find(name).folder / "words", language))
    words = re.compile(rf"\b({'|'.join(TYPED[language].split())})\b", re.IGNORECASE)
    for key, entry in texts.items():
        if TEXTS.match(key):
            text = PLACEABLE.sub("", entry.partition("=")[2].partition("\n#")[0])
            assert not re.search(r"\d", text), f"{key} has a digit: figures come from the component set"
            assert not words.search(text), f"{key} has a number in words: {words.findall(text)}"


@every_book
def test_every_text_is_used_and_every_figure_is_told(name: str) -> None:
    game = find(name)
    book = told.book_of(game)
    wanted = {f"book-chapter-{chapter}" for chapter in book.chapters}
    wanted |= {f"book-{part.id}{more}" for part in book.parts for more in ("", "-text")}
    wanted |= {f"figure-{figure}" for figure in book.figures}
    for name_, table in book.tables.items():
        lines = table.get("rows", []) if "rows" in table or "named" in table else ["row"]
        wanted |= {f"table-{name_}"} | {f"table-{name_}-{line}" for line in (*lines, *table.get("heads", ()))}
    for example in book.examples.values():
        wanted |= {f"book-example-{example.id}"}
        wanted |= {f"book-example-{example.id}-{n}" for n in range(1, len(example.steps) + 1)}
    there = {key for key in entries(catalogue(game.folder / "words", "en")) if TEXTS.match(key)}
    assert wanted <= there
    assert {key for key in there - wanted if not key.endswith("-ruling")} == set()
    used = {name for key in there for name in told.used_in(game, key)}
    assert set(book.figures) <= used, "a figure that no text names"


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_and_example_can_be_read(name: str, language: str) -> None:
    game = find(name)
    book = told.told(game, language)
    for chapter in book["chapters"]:
        assert chapter["parts"], chapter["id"]
        for part in chapter["parts"]:
            assert part["title"]
            assert len(part["text"]) > 60, part["id"]
            assert part["text"].replace("_", "", 1).count("_") % 2 == ("_" in part["text"]), part["id"]
            for example in part["examples"]:
                steps = examples.shown(game, example["id"], language)
                assert len(steps) == example["steps"] > 1
                views = [step["view"] for step in steps]
                assert all(one != two for one, two in pairwise(views)), example["id"]
    assert len([e for c in book["chapters"] for p in c["parts"] for e in p["examples"]]) >= 2


@every_book
def test_somebody_with_the_book_alone_could_referee(name: str) -> None:
    """Each question of the checklist points to a part, which has to say certain things, with the set's figures."""
    parts = {p["id"]: p for c in told.told(find(name), "en")["chapters"] for p in c["parts"]}
    rows = [
        [word.strip() for word in line.split("|")]
        for line in (HERE / "checklists" / f"{name.replace('-', '_')}.txt").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert len(rows) >= 40
    for question, part, says in rows:
        table = " ".join(v for t in parts[part]["tables"] for r in t["rows"] for v in (r["label"], *r["values"]))
        text = f"{parts[part]['title']} {parts[part]['text']} {parts[part]['ruling']} {table}".replace("_", "")
        for word in says.split(","):
            assert re.search(rf"\b{re.escape(word.strip())}", text, re.IGNORECASE), f"{question}: {part} lacks {word}"
    assert {part for _, part, _ in rows} == set(parts), "a part that no question needs"


@every_book
def test_an_example_goes_on_as_a_game(name: str) -> None:
    game = find(name)
    for example in told.book_of(game).examples.values():
        standing = examples.standing(game, example, len(example.steps) - 1)
        assert [code for seat, code in standing if seat >= 0] == [c for _, c in example.moves[: example.steps[-1].at]]


def test_figures_follow_a_corrected_set(tmp_path: Path) -> None:
    shipped = find("beer-and-bread")
    file = tmp_path / "mine.toml"
    file.write_bytes(
        shipped.box.raw.replace(b"storage = 9", b"storage = 8").replace(
            b'source = "rulebook"\nyears', b'source = "public"\nyears'
        )
    )
    mine = find("beer-and-bread", file)
    part = next(p for c in told.told(mine, "en")["chapters"] for p in c["parts"] if p["id"] == "setup")
    assert "8 units" in part["text"]
    assert part["figures"][0]["source"] == "owner"
    assert "9 units" in str(told.told(shipped, "en"))


def test_figures_are_found_with_their_sources() -> None:
    content = {
        "a": {"source": {"x": "public"}, "x": 3, "y": [1, 2]},
        "row": [{"n": 2, "good": "beer", "source": "rebuilt"}, {"n": 5, "good": "bread", "source": "rulebook"}],
    }
    assert figure(content, "a.x") == ((3,), "public")
    assert figure(content, "a.y.1").values == (2,)
    assert figure(content, "count row good=bread") == ((1,), "rulebook")
    assert figure(content, "max row.n") == ((5,), "rebuilt")
    assert figure(content, "sum row.n @rulebook") == ((7,), "rulebook")
    with pytest.raises(KeyError):
        figure(content, "a.z")


def test_search_finds_titles_first() -> None:
    book = told.told(find("beer-and-bread"), "en")
    found = told.search(book, "windmill")
    assert found[0]["part"]["id"] == "windmill"
    assert all("windmill" in row["line"].lower() for row in found[1:])
    assert told.search(book, "submarine") == []


def test_a_file_that_is_no_book_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("template")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    with pytest.raises(AffinageError, match="no rule book yet"):
        read(game)
    for text in ("chapter = 3", '[[chapter]]\nid = "a"\n[[chapter.part]]\nid = "b"\nsee = ["c"]', "][", "[x]"):
        (tmp_path / "book.toml").write_text(text)
        with pytest.raises(AffinageError, match="cannot be read as a rule book"):
            read(game)
