"""One page per game for researchers, made from the game itself: `python -m affinage.envs.pages docs/research`.

A test compares the pages with what this makes, so that no page tells of an older layout.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.layout import layout_of, table


def page(game: Game) -> str:
    """The whole page of a game."""
    title = game.say()("title")
    lines = [f"# {title} as an environment", "", _opening(game), "", "## At a glance", "", *_glance(game)]
    lines += ["", "## Moves", "", _about_moves(game), "", *_moves(game)]
    lines += ["", "## Observation", "", _ABOUT_OBSERVATION, "", *table(layout_of(game))]
    lines += ["", "## Versions", "", "| version | what changed |", "|---|---|", *_versions(game)]
    return "\n".join(lines) + "\n"


def _opening(game: Game) -> str:
    own = f"../games/{game.name.replace('-', '_')}.md"
    research = "[Research](../research.md)"
    return f"[The game's own page]({own}) tells how it is modelled, {research} what all environments share."


def _glance(game: Game) -> Iterator[str]:
    name, folder = game.name, game.name.replace("-", "_")
    yield "| what | here |"
    yield "|---|---|"
    yield f'| batches | `affinage.vector("{name}", 1024)` |'
    yield f'| Gymnasium | `gymnasium.make("affinage.envs.gym:affinage/{name}-v{game.version}")` |'
    called = f"{folder}_v{game.version}"
    yield f'| PettingZoo | `affinage.envs.zoo.env("{name}")`, `parallel_env("{name}")`, called `{called}` |'
    yield f'| OpenSpiel | `import affinage.envs.spiel`, `pyspiel.load_game("affinage_{folder}_v{game.version}")` |'
    yield f"| seats | {', '.join(str(n) for n in game.seats)} |"
    options = "; ".join(f"`{o.name}`: {', '.join(f'`{v}`' for v in o.values)}" for o in game.options)
    yield f"| options | {options or 'none'} |"
    yield f"| moves of seats | {game.actions} |"
    yield f"| observation | {layout_of(game).size} numbers from 0 to 1 (float32) |"
    yield f"| state | {game.state.dtype.itemsize} bytes |"
    yield f"| longest game | {game.bound} moves, Chance's included |"
    yield "| rewards | at the end: the share of the win, or points or rank if you ask for them; scores in `info` |"


def _about_moves(game: Game) -> str:
    if game.actions == len(game.moves):
        return "The mask tells which of these a seat can make; Chance's and the faces of hidden ones are among them."
    return "The mask tells which of these a seat can make. Chance's have higher codes; the environment makes them."


def _moves(game: Game) -> Iterator[str]:
    kinds = [str(move[0]) for move in game.moves[: game.actions]]
    yield "| codes | move |"
    yield "|---|---|"
    for kind, count in Counter(kinds).items():
        first = kinds.index(kind)
        yield f"| {first if count == 1 else f'{first}-{first + count - 1}'} | `{kind}` |"


_ABOUT_OBSERVATION = """It holds what the viewer may know and nothing else. `seats[0]` is the viewer, `seats[1]` the \
next seat, and so on; the game's own page tells what each field holds. How to read the table:

- *one of a..b*: an entry for each value, of which one is 1 and the others are 0 (one-hot);
- *a set of n*: n entries, each 1 if that thing is in the set;
- *a count / n*: one entry, the count divided by n; a count x that can grow large is written as x / (x + 16);
- *n times*: the same n times over, one after another."""


def _versions(game: Game) -> Iterator[str]:
    yield f"| v{game.version} | rules version {game.version}: the layout above |"


def file_of(folder: Path, game: Game) -> Path:
    """Where a game's page lies."""
    return folder / f"{game.name.replace('-', '_')}.md"


def main(folder: Path) -> None:
    """Write every game's page."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names(everything=True):
        game = find(name)
        file_of(folder, game).write_text(page(game), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research"))
