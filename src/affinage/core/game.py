"""A Game: what never changes. Games register themselves by being a folder under `affinage/games`."""

import importlib
import importlib.util
import sys
import threading
import types
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from . import compiled_entry, components, pinned, slots, turn_end
from .about import GAMES, about, home_of, names
from .box import BoxRules
from .compile import Compiled, build, names_a_slot, place_for, plain, translate
from .components import Box
from .errors import AffinageError, ComponentError, NotKept, nearest
from .files import Describing, Observing, Rules, Scoring, Turning, Valuing
from .moves import Kinds, listed, tables
from .record import Record
from .why import Reasons
from .words import Say, say_in

CHANCE = -1
PUBLIC = -2  # nobody's seat: what a spectator may know
_loading = threading.RLock()  # a package is loaded by one thread at a time
_ready: dict[str, dict[tuple[types.ModuleType, ...], Compiled]] = {}  # compiled functions, by package and modules


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: tuple[str, ...]
    default: int = 0  # it fits every number of seats
    only: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # values that are for some numbers of seats


@dataclass(frozen=True)
class Game:
    """One game with one component set. Everything else (table, bots, checks, page) works from this."""

    name: str  # this and what follows as far as `offered` are those of `About`
    version: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    offered: bool
    package: str
    state: type[Record]
    phases: type[IntEnum]
    width: int  # most legal moves there can be at once
    bound: int  # most moves a game can take
    box: Box
    rules: Rules
    score: Scoring
    observe: Observing
    describe: Describing
    value: Valuing
    totals: Any  # totals(s) -> {what: how many}, the same from set-up to the end
    turns: Turning
    kinds: type[Kinds]
    reasons: type[Reasons]
    options: tuple[Option, ...] = ()
    binds: Any = None  # binds(s, seat): what it has done so far stands, though its turn is not over; None: never
    book_actions: Mapping[int, str] = field(default_factory=dict)  # the rule book's actions by their words
    foresight: Any = None  # a module with `predict`, `spread`, FEATURES and WEIGHTS; None: a search judges by `value`
    deck: Any = None  # deck(s): the number of the deck that Chance is asked about; None: backs tell decks apart
    log_place: Any = None  # log_place(s, seat, move): where a line of the log points to; None: to the place of the move

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is not copied to another process: it is found there again, with the same box."""
        raw = self.box.raw if self.own_box else None
        return found_again, (self.name, self.version, self.box.key, raw, self.package)

    @property
    def own_box(self) -> bool:
        """Whether its component set is a file of somebody's own, not the one in its folder."""
        return self.package.endswith(f"__{self.box.key}")

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return home_of(self.package)

    @property
    def features(self) -> list[int]:
        """Room for what `predict` finds in a position, and behind it the weights that it goes by."""
        return [0] * getattr(self.foresight, "FEATURES", 1) + list(getattr(self.foresight, "WEIGHTS", ()))

    @cached_property
    def kind_of(self) -> tuple[Kinds, ...]:
        """The kind of each move, by its code."""
        return tuple(kind for kind in self.kinds for _ in range(kind.count))

    @cached_property
    def moves(self) -> tuple[tuple[str, int], ...]:
        """Every move by its code: its kind's name, and which of its kind it is."""
        return listed(self.kinds)

    @cached_property
    def final(self) -> frozenset[int]:
        """The moves that settle what the seat did: they cannot be taken back."""
        return tables(self.kinds, self.phases).finals

    @cached_property
    def backs(self) -> tuple[int, ...]:
        """For each move, the number of its back (which of the faces of its kind): the same back means the same deck."""
        declared = [(kind.declared, at) for kind in self.kinds for at in range(kind.count)]
        return tuple(d.face_of[at] if d.face and d.face_of else 0 for d, at in declared)

    @cached_property
    def actions(self) -> int:
        """How many moves the seats have; they come first, Chance's and the faces after them."""
        return tables(self.kinds, self.phases).actions

    def place_in_log(self, s: Any, seat: int, move: int) -> str:
        """What a line of the log points to. Where seats move at once, a move's place alone may not tell whose it is."""
        return str(self.log_place(s, seat, move)) if self.log_place else self.describe.place(s, move)

    def say(self, language: str = "en") -> Say:
        """The words of the house and of this game."""
        return say_in(language, self.folder / "words")

    def seats_in(self, s: Any) -> int:
        """How many sit at the table in a position."""
        return int(getattr(s, "seats_used", self.seats[0]))

    @property
    def usual_seats(self) -> int:
        """How many sit down if nobody says otherwise: two, where the game can be played by two."""
        return 2 if 2 in self.seats else self.seats[0]

    def option_values(self, chosen: dict[str, str], seats: int | None = None) -> list[int]:
        """Options by name as the numbers that `setup` takes; a wrong name or value gets a sentence."""
        names = [o.name for o in self.options]
        for name in chosen:
            if name not in names:
                raise AffinageError(f'{self.name} has no option "{name}".{nearest(name, names)}')
        values = []
        for option in self.options:
            word = chosen.get(option.name, option.values[option.default])
            if word not in option.values:
                raise AffinageError(f'Option {option.name} cannot be "{word}".{nearest(word, list(option.values))}')
            if seats is not None and seats not in option.only.get(word, (seats,)):
                counts = " or ".join(str(n) for n in option.only[word])
                raise AffinageError(f'Option {option.name} can be "{word}" for {counts} seats only, not for {seats}.')
            values.append(option.values.index(word))
        return values or [0]

    def settings(self, seats: int, most: int) -> list[dict[str, str]]:
        """Every choice of options for so many seats; of more than `most` the usual one and others, always the same."""
        rows = [[(o.name, v) for v in o.values if seats in o.only.get(v, (seats,))] for o in self.options]
        found = [dict(chosen) for chosen in product(*rows)]
        if len(found) <= most:
            return found
        usual = {o.name: o.values[o.default] for o in self.options}
        others = [chosen for chosen in found if chosen != usual]
        return [usual, *Random(seats).sample(others, most - 1)]  # noqa: S311 - a fixed choice, no secret

    def functions(self) -> dict[str, Any]:
        """The game's own functions, by the names of `slots`."""
        found: dict[str, Any] = {}
        for module in (self.rules, self.score, self.observe, self.value, self.turns, self.foresight):
            for name in vars(slots):
                f = getattr(module, name, None)
                if isinstance(f, types.FunctionType):
                    found[name] = f
        usual = {
            "some_move": compiled_entry.listed_move,
            "milestone": compiled_entry.one_milestone,
            "predict": compiled_entry.as_it_looks,
            "spread": compiled_entry.no_spread,
        }
        return usual | found

    def specialise(self, *modules: types.ModuleType) -> Compiled:
        """Modules that speak of a game in general, compiled for this one. Their folders count for the cache."""
        return _specialised(self.package, modules)

    def translate(self, *slots: str) -> None:
        """Translate some of the game's own functions for the compiler, and keep them for whoever needs them later."""
        functions, s = self.functions(), np.zeros(1, self.state.dtype)[0]
        moves, numbers, rng = np.zeros(1, np.int16), np.zeros(1, np.int64), np.zeros(1, np.uint64)
        given: dict[str, tuple[Any, ...]] = {
            "setup": (s, 0, numbers),
            "legal": (s, 0, moves),
            "why": (s, 0, 0),
            "odds": (s, numbers),
            "some_move": (s, 0, moves, numbers, rng),
            "apply": (s, 0, 0),
            "asked": (s, 0),
            "over": (s,),
            "cover": (s, 0),
            "guess": (s, 0, rng),
            "rank": (s, numbers),
            "points": (s, 0, numbers),
            "value": (s, 0),
            "predict": (s, 0, numbers),
            "spread": (s,),
            "milestone": (s,),
            "unordered": (0,),
            "turn_no": (s,),
            "ends_turn": (0,),
            "stage": (s,),
        }
        for slot in slots:
            if not names_a_slot(functions[slot]):
                translate(functions[slot], given[slot], data=self._own(), base=[self.folder])

    def plain(self, *modules: types.ModuleType) -> types.SimpleNamespace:
        """The same without compiling: for a few positions while the compiler is at work."""
        return plain(modules, self.functions())

    def place_of(self, *modules: types.ModuleType) -> Path | None:
        """Where the compiled code of such modules is kept; found out without loading the compiler."""
        return place_for(self.functions(), self._folders(modules), self._own())

    def _own(self) -> list[bytes]:
        """What compiled code is kept by beside its sources. It names the package that it was made in, so a kept version
        whose files are those of today must not share a place with today's: who never loaded it could not use that."""
        return [self.box.raw, self.package.encode()]

    def _folders(self, modules: tuple[types.ModuleType, ...]) -> list[Path]:
        return [self.folder, *sorted({Path(m.__file__).resolve().parent for m in modules if m.__file__})]

    def _specialise(self, modules: tuple[types.ModuleType, ...]) -> Compiled:
        folders = self._folders(modules)
        return build(modules, bound=self.functions(), folders=folders, data=self._own(), base=[self.folder])

    @cached_property
    def turn_goes_on(self) -> Any:
        """Whether a turn is still under way, by the plain rules; see `turn_end.goes_on`."""
        return self.plain(turn_end).goes_on

    @cached_property
    def fast(self) -> Compiled:
        """The compiled border: `setup_at`, `legal_at`, `apply_at`, whole random games and the rest."""
        return self.specialise(compiled_entry)


def _specialised(package: str, modules: tuple[types.ModuleType, ...]) -> Compiled:
    """Once per game and modules: compiled functions are shared by everybody who asks."""
    if modules not in (ready := _ready.setdefault(package, {})):
        game = _game_in(package)
        compiled = game._specialise(modules)  # noqa: SLF001 - the two halves of one method
        compiled.origin = game, tuple(module.__name__ for module in modules)
        ready[modules] = compiled
    return ready[modules]


def find(
    name: str, components_file: str | Path | None = None, *, version: int | None = None, box: str | None = None
) -> Game:
    """A game by name: as it is played now, or by an earlier version of its rules; with its own components or a file's.

    `version` and `box` are what tables and replays name: the rules version, and the hash of the component set. Where
    nothing here fits them, NotKept says so. With a file it is the file that says which set is meant.
    """
    known = list(names(everything=True))
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in known:
        raise AffinageError(f'There is no game "{name}".{nearest(wanted, list(names()))}')
    if components_file is None:
        own_set = None if box is None else _kept_set(wanted, version, box)
        return own_set or _game_in(_package(wanted, version, box))
    own = components.parse(components.read_file(components_file), str(components_file))
    return with_set(wanted, own, str(components_file), version)


def with_set(name: str, own: Box, where: str, version: int | None = None) -> Game:
    """A game with somebody's own component set, or the first sentence why the rules cannot work with that."""
    package = _package(name, version, None)
    problems = _declared_in(package).check(own.content).broken
    if problems:
        more = f" ({len(problems) - 1} more: see affinage components check.)" if len(problems) > 1 else ""
        raise ComponentError(f"{where} cannot be played with: {problems[0]}{more}", tuple(problems))
    return _with_box(package, own)


def _kept_set(name: str, version: int | None, box: str) -> Game | None:
    """A game with a set of somebody else's that is kept here, by the rules of now or earlier ones; None: none is."""
    now = about(name).version
    if box == components.shipped(name) or pinned.one(name, version or now, box) is not None:
        return None
    raw = components.kept(name, box)
    return None if raw is None else _with_box(_package(name, version, None), components.parse(raw, name))


def loaded(name: str, box: str) -> bool:
    """Whether a game with this set of somebody's own is in this process already, by the rules of now."""
    return f"{_package(name, None, None)}__{box}" in sys.modules


def unload(package: str) -> None:
    """Forget a game that was loaded with a set of somebody's own. It can be found again; nobody may be at it now."""
    with _loading:
        _forget(package)
        components.take_back(package)
        _ready.pop(package, None)


def _forget(package: str) -> None:
    for name in [n for n in sys.modules if n == package or n.startswith(f"{package}.")]:
        del sys.modules[name]


def found_again(name: str, version: int, box: str, raw: bytes | None, package: str) -> Game:
    """A game as it was here or in another process: with a shipped box, or with the one of a file's content."""
    if package in sys.modules:  # also a kept version that is still the newest: it stays the one it was
        return _game_in(package)
    if raw is None:
        return find(name, version=version, box=box)
    return _with_box(_package(name, version, None), components.parse(raw, name))


def _package(name: str, version: int | None, box: str | None) -> str:
    """The package that plays by these rules with this set: the game's own, or a kept one, which is loaded for it."""
    now, own = about(name).version, f"{GAMES}.{name.replace('-', '_')}"
    if version in (None, now) and (box is None or box == components.shipped(name)):
        return own
    found = pinned.one(name, now if version is None else version, box)
    if found is None:
        raise NotKept(name, now if version is None else version, box, now, pinned.versions(name))
    return _kept_package(found)


def kept_game(this: pinned.Pinned) -> Game:
    """A kept version of a game; also one whose rules are still the newest."""
    return _game_in(_kept_package(this))


def _kept_package(this: pinned.Pinned) -> str:
    alias = f"{GAMES}.{this.alias}"
    _load(alias, pinned.unpacked(this))
    return alias


def declared_box(name: str) -> BoxRules:
    """What a component file of a game must be, as its `box.py` declares it; it needs no playable set itself."""
    return _declared_in(f"{GAMES}.{name.replace('-', '_')}")


def _declared_in(package: str) -> BoxRules:
    box: BoxRules = importlib.import_module(f"{package}.box").BOX
    return box


def _game_in(package: str) -> Game:
    game: Game = importlib.import_module(f"{package}.game").GAME
    return game


def _with_box(package: str, box: Box) -> Game:
    """A game's package loaded once more, with another box."""
    alias = f"{package}__{box.key}"
    with _loading:  # nobody unloads it halfway
        _load(alias, home_of(package), box.raw)
        components.used(alias)
        return _game_in(alias)


def _load(alias: str, home: Path, raw: bytes | None = None) -> None:
    """The package in a folder under another name, once, perhaps with another box than the one that lies there."""
    with _loading:
        if alias in sys.modules:
            return
        spec = importlib.util.spec_from_file_location(
            alias, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        if raw is not None:
            components.lend(alias, raw)
        sys.modules[alias] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            _forget(alias)
            raise
