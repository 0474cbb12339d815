import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import affinage
from affinage.core import checks, replay
from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.record import Record
from affinage.games.beer_and_bread import phrases, tables

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "ui").glob("*.md")])
WALK = ("docs/playing.md", "docs/hosting.md", "docs/boxes.md", "docs/research.md", "CONTRIBUTING.md")
GAMES = sorted((ROOT / "docs" / "games").glob("*.md"))
Table = list[list[str]]


def tables_in(text: str) -> dict[str, Table]:
    """Every table of a page by the title of its first column; cells without back quotes."""
    found: dict[str, Table] = {}
    for block in re.findall(r"(?:^\|.*\|\n?)+", text, re.MULTILINE):
        rows = [[cell.strip().replace("`", "") for cell in line[1:-1].split("|")] for line in block.splitlines()]
        found[rows[0][0]] = rows[2:]
    return found


def page_of(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game.replace('-', '_')}.md").read_text("utf-8")


@pytest.fixture(params=GAMES, ids=lambda file: file.stem)
def page(request: pytest.FixtureRequest) -> tuple[Game, dict[str, Table]]:
    file: Path = request.param
    return find(file.stem), tables_in(file.read_text("utf-8"))


# Every page


def links(file: Path) -> list[tuple[Path, str]]:
    """Where a page's links and pictures lead in this house, each as a file and an anchor; code is left out."""
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", file.read_text("utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)\)|(?:href|src)=\"([^\"]+)\"", prose)
    parted = [(one or other).partition("#") for one, other in targets if "://" not in one + other]
    return [((file.parent / path).resolve() if path else file, anchor) for path, _, anchor in parted]


def test_every_extra_that_is_named_exists_and_the_readme_says_how_to_get_it() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    named = {extra for file in PAGES for extra in re.findall(r"affinage\[(\w+)\]", file.read_text("utf-8"))}
    assert named <= told.keys()
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "`.venv/bin/pip install 'affinage[postgres]'`" in readme
    left_out = re.search(r"`make venv` adds all of them but (.*?)\.", readme)
    assert left_out is not None
    with_dev = set(re.findall(r"\w+", told["dev"][0].partition("[")[2]))
    assert set(re.findall(r"`(\w+)`", left_out[1])) == told.keys() - with_dev - {"dev"}


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    for linked, anchor in links(file):
        assert linked.exists(), linked
        assert not anchor or anchor in headings(linked), (linked.name, anchor)


def test_every_page_and_picture_can_be_reached_from_the_readme() -> None:
    found, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in found:
            found.add(page)
            waiting += [linked for linked, _ in links(page)] if page.suffix == ".md" else []
    wanted = {*PAGES, *(ROOT / "docs" / "pictures").glob("*.png")}
    assert {str(page.relative_to(ROOT)) for page in wanted - found} == set()


@pytest.mark.parametrize("page", WALK)
def test_the_pages_are_one_walk(page: str) -> None:
    """Play, learn, host, own a box, research, contribute: each leads to all others, under its title."""
    way = (ROOT / page).read_text("utf-8").split("\n\n")[1]
    named = re.findall(r"\[?(?:\*\*)?(Play|Learn|Host|Own a box|Research|Contribute)\b", way)
    assert named == ["Play", "Learn", "Host", "Own a box", "Research", "Contribute"]
    assert {(ROOT / page).resolve(), *(linked for linked, _ in links(ROOT / page))} >= {ROOT / one for one in WALK}


def sources() -> Iterator[Path]:
    """Code that sends its readers to a document."""
    for folder, kinds in {"src": "py", "scripts": "py", "examples": "py", "tests": "py", "hosting": "*"}.items():
        yield from (file for file in (ROOT / folder).rglob(f"*.{kinds}") if file.is_file())
    yield from (file for file in (ROOT / "ui" / "src").rglob("*.ts*"))


def test_documents_that_code_names_exist() -> None:
    for file in sources():
        for path, anchor in re.findall(r"\b(docs/[\w/]+\.md)(?:#([\w-]+))?", file.read_text("utf-8")):
            assert (ROOT / path).exists() or "cider_press" in path, (file, path)
            assert not anchor or anchor in headings(ROOT / path), (file, anchor)


def headings(file: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_no_page_names_a_folder_of_one_machine(file: Path) -> None:
    assert not re.search(r"(?<![\w.<>)])/(?:home|root|tmp|usr|work|Users|opt)/", file.read_text("utf-8"))


def test_every_game_on_offer_has_a_page() -> None:
    assert {file.stem.replace("_", "-") for file in GAMES} >= set(names())


def test_all_game_pages_have_the_same_skeleton() -> None:
    skeletons = {file.stem: re.findall(r"^##.*$", file.read_text("utf-8"), re.MULTILINE) for file in GAMES}
    full = skeletons["beer_and_bread"]
    for name, found in skeletons.items():
        assert [line for line in full if line in found] == found, name
        assert {line for line in full if line not in found} <= {"## Upgrades", "### Places"}, name


# Pages of games


def test_at_a_glance(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    here = {row[0]: row[1] for row in found["what"]}
    assert here["name"] == game.name
    assert here["seats"] == ", ".join(str(n) for n in game.seats)
    assert here["rules version"] == str(game.version)
    assert here["component set"] == game.box.name
    assert here["options"] == "; ".join(f"{o.name}: {', '.join(o.values)}" for o in game.options)
    assert str(game.bound) in here["length"]
    assert found["rules version"][-1][0] == str(game.version)


def test_phases(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    assert [(row[0], row[1]) for row in found["phase"]] == [(p.name, str(p.value)) for p in game.phases]


def test_moves(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    assert [(row[0], row[1]) for row in found["codes"]] == list(move_codes(game))


def move_codes(game: Game) -> Iterator[tuple[str, str]]:
    kinds = [str(move[0]) for move in game.moves]
    for kind, count in Counter(kinds).items():
        first = kinds.index(kind)
        yield (str(first) if count == 1 else f"{first}-{first + count - 1}"), kind


def test_the_last_word_is_marked_final(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    marked = {row[1] for row in found["codes"] if row[3].endswith("; final")}
    assert marked == {str(game.moves[move][0]) for move in game.final}


def test_state_fields_and_their_ranges(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    assert [(row[0], row[1]) for row in found["field"]] == list(fields(game.state))


def fields(kind: type[Record]) -> Iterator[tuple[str, str]]:
    """`seats[2].tokens[5]` and `0..18`: what the record says when every number in it is out of range."""
    found: dict[str, tuple[list[int], str]] = {}
    for line in outrageous(kind()).out_of_range():
        name, _, limits = line.partition(" = ")
        at = [int(i) for i in re.findall(r"\[(\d+)\]", name)]
        most, _ = found.get(re.sub(r"\d+(?=\])", "", name), (at, ""))
        found[re.sub(r"\d+(?=\])", "", name)] = (
            [max(pair) for pair in zip(most, at, strict=True)],
            limits[limits.index("(") + 1 : -1],
        )
    for name, (last, limits) in found.items():
        counts = iter(last)
        yield re.sub(r"\[\]", lambda _: f"[{next(counts) + 1}]", name), readable(limits)  # noqa: B023 - used at once


def readable(limits: str) -> str:
    """A binary digit for each of many things is called a set of so many; other long numbers are hexadecimal."""
    low, high = (int(n) for n in limits.split(".."))
    many = (high + 1).bit_length() - 1
    if low == 0 and many > 16 and high == 2**many - 1:
        return f"set of {many}"
    return f"{low}..{high:#x}" if high > 0xFFFF else limits


def outrageous(record: Record) -> Record:
    for name, value in vars(record).items():
        setattr(record, name, too_much(value))
    return record


def too_much(value: Any) -> Any:
    if isinstance(value, list):
        return [too_much(one) for one in value]
    return outrageous(value) if isinstance(value, Record) else 1 << 62


def test_categories_and_endings(page: tuple[Game, dict[str, Table]]) -> None:
    game, found = page
    assert [row[0] for row in found["category"]] == list(game.score.CATEGORIES)
    assert [row[0] for row in found["ending"]] == list(game.score.ENDINGS)


def test_upgrades_of_beer_and_bread() -> None:
    say, copies = find("beer-and-bread").say(), Counter(tables.UPGRADE)
    meant = [
        [
            tables.UPGRADE_IDS[u],
            phrases.upgrade_name(u, say),
            say(f"slot-{tables.SLOTS[tables.SLOT[u]]}"),
            str(copies[u]),
            phrases.upgrade_text(u, say),
            rebuilt_part(row["source"]),
        ]
        for u, row in enumerate(tables.BOX.content["upgrade"])
    ]
    assert tables_in(page_of("beer-and-bread"))["upgrade"] == meant


def rebuilt_part(source: str | dict[str, str]) -> str:
    if isinstance(source, str):
        return "all" if source == "rebuilt" else "-"
    return ", ".join(figure for figure, origin in source.items() if origin == "rebuilt") or "-"


# The architecture page


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_the_checks_are_all_listed() -> None:
    assert {row[0]: row[1] for row in tables_in(ARCHITECTURE)["check"]} == checks.CHECKS


def test_the_core_modules_are_all_listed() -> None:
    core = Path(checks.__file__).parent
    listed = {row[0] for row in tables_in(ARCHITECTURE)["module in core"]}
    assert listed == {file.stem for file in core.glob("*.py")} - {"__init__"}


def test_the_modules_of_bots_are_all_listed() -> None:
    agents = Path(checks.__file__).parents[1] / "agents"
    listed = {name for row in tables_in(ARCHITECTURE)["module in agents"] for name in row[0].split(", ")}
    assert listed == {file.stem for file in agents.glob("*.py")} - {"__init__"}


def test_the_modules_of_environments_are_all_listed() -> None:
    envs = Path(checks.__file__).parents[1] / "envs"
    listed = {name for row in tables_in(ARCHITECTURE)["module in envs"] for name in row[0].split(", ")}
    assert listed == {file.stem for file in envs.glob("*.py")} - {"__init__"}


def test_the_modules_of_the_server_are_all_listed() -> None:
    server = Path(checks.__file__).parents[1] / "server"
    listed = {name for row in tables_in(ARCHITECTURE)["module in server"] for name in row[0].split(", ")}
    assert listed == {file.stem for file in server.glob("*.py")} - {"__init__"} | {"routes"}


def test_the_replay_shown_is_one_that_is_written() -> None:
    table = affinage.table("beer-and-bread", seed="a warm loaf", names=["Ada", "Ben"])
    table.play(0, 0)
    table.take_back(0)
    table.play(0, 5)
    shown = re.search(r"```json\n(.*?)```", ARCHITECTURE, re.DOTALL)
    assert shown is not None
    before, after = shown[1].split("  ...\n")
    written = replay.write(table)
    assert written.startswith(before)
    assert written.endswith(after)
    assert json.loads(written)["affinage"] == "replay"


def test_files_named_in_the_rooms_exist() -> None:
    for path in re.findall(
        r"`((?:src|tests|docs)/[\w./]+)`", "".join(f.read_text("utf-8") for f in PAGES if f.parent.name != "ui")
    ):
        assert (ROOT / path).exists() or "cider_press" in path or "tests/data" in path, path
