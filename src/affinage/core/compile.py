"""Rules modules, compiled beside themselves. The modules stay plain Python and import nothing of this.

`build(modules, ...)` makes a compiled copy of every function in the given modules and of all they call. Tables (tuples
of numbers) become arrays, functions become compiled functions, everything else stays what it is. Modules that speak of
"the game" in general (playouts, search loops) name its functions through `affinage.core.slots`; `bound` says what those
names stand for, so that one text is specialised for every game.

The cache can never be stale: its folder is named by a hash of all sources and component files, of the versions of
Python, numpy and numba, and of the options. Where no place is writable the code is compiled in memory.
"""

import hashlib
import importlib
import os
import sys
import tempfile
import types
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import numpy as np

Plain = Callable[..., Any]
HERE = Path(__file__).resolve().parent
_lasting: dict[Any, Any] = {}  # compiled functions that name no slot, by the folder of their parts
_slotted: WeakKeyDictionary[Plain, bool] = WeakKeyDictionary()  # weak: a game can be unloaded


def bounds_checked() -> bool:
    """Whether compiled code checks every index (tests switch it on)."""
    return os.environ.get("AFFINAGE_BOUNDS", "0") not in ("", "0")


def fingerprint(folders: Iterable[Path], data: Iterable[bytes] = ()) -> str:
    """A hash of every source and component file in the folders, and of extra data."""
    h = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml") and "__pycache__" not in file.parts:
                h.update(file.relative_to(folder).as_posix().encode() + b"\0")
                h.update(hashlib.sha256(file.read_bytes()).digest())
    for piece in data:
        h.update(hashlib.sha256(piece).digest())
    return h.hexdigest()


def cache_root() -> Path | None:
    """Where compiled code is kept, or None where nothing can be written (then it is compiled in memory)."""
    root = Path(os.environ.get("AFFINAGE_CACHE") or _usual_place()) / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return None


def _usual_place() -> str:
    import platformdirs  # late: who names a place needs no package for it

    return platformdirs.user_cache_dir("affinage")


@cache
def _environment() -> bytes:
    """What compiled code depends on beside its sources; found out without loading the compiler."""
    from importlib.metadata import version

    from llvmlite.binding import get_host_cpu_name

    processor = os.environ.get("NUMBA_CPU_NAME") or get_host_cpu_name()
    return repr((sys.version, np.__version__, version("numba"), processor)).encode()


def place_for(bound: Iterable[str], folders: Iterable[Path], data: Iterable[bytes]) -> Path | None:
    """The folder of what is compiled from these sources, with these names bound; None where nothing can be kept."""
    root, options = cache_root(), repr((bounds_checked(), sorted(bound))).encode()
    key = fingerprint([HERE, *folders], [*data, _environment(), options])
    return None if root is None else root / key[:32]


def plain(modules: Iterable[types.ModuleType], bound: Mapping[str, Plain]) -> types.SimpleNamespace:
    """The modules' functions with slots bound and nothing compiled: they work on plain twins, and start at once."""
    done = dict[Plain, Plain]()

    def copied(f: Plain) -> Plain:
        if f not in done:
            assert isinstance(f, types.FunctionType)
            scope = dict(f.__globals__)
            done[f] = types.FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
            for name in f.__code__.co_names:
                value = bound[name] if is_slot(scope.get(name)) else scope.get(name)
                if isinstance(value, types.FunctionType):
                    scope[name] = copied(value) if names_a_slot(value) else value
        return done[f]

    named = {name: f for m in modules for name, f in vars(m).items() if _is_function_of(f, m)}
    return types.SimpleNamespace(**{name: copied(f) for name, f in named.items()})


class Compiled(types.SimpleNamespace):
    """The compiled functions of some modules, by name; `cache` is their folder, None when kept in memory."""

    cache: Path | None
    origin: tuple["Specialising", tuple[str, ...]] | None = None  # whose they are, and the names of the modules

    def __reduce__(self) -> tuple[Any, ...]:
        """Machine code is not copied: whoever is copied with it asks the game for it again."""
        if self.origin is None:
            raise TypeError("Compiled functions that belong to no game cannot be copied.")
        return compiled_again, self.origin


class Specialising(Protocol):
    """What has modules compiled for it: a game."""

    def specialise(self, *modules: types.ModuleType) -> Compiled:
        """The modules compiled for it, once."""


def compiled_again(game: Specialising, modules: tuple[str, ...]) -> Compiled:
    """What was compiled for a game from modules with these names."""
    return game.specialise(*(importlib.import_module(name) for name in modules))


def build(
    modules: Iterable[types.ModuleType],
    *,
    bound: Mapping[str, Any] | None = None,
    ours: tuple[str, ...] = ("affinage.",),
    folders: Iterable[Path] = (),
    data: Iterable[bytes] = (),
    base: Iterable[Path] = (),
) -> Compiled:
    """Compile the modules' functions. Nothing is translated until a function is first called or loaded from cache.

    Functions that name no slot are the same in every build that has the same `base` (folders on which they depend) and
    `data`: they are translated once, and kept as parts (see `parts`).
    """
    import numba

    bound, data = dict(bound or {}), list(data)
    folder = place_for(bound, folders, data)
    bench = _Bench(bound, ours, list(base), data, folder)
    with _numba_cache(numba, folder):
        entries = {name: f for m in modules for name, f in vars(m).items() if _is_function_of(f, m)}
        functions = {name: bench.door(f) for name, f in entries.items()}
    return Compiled(**functions, cache=folder)


def translate(f: Plain, arguments: Iterable[Any], *, data: Iterable[bytes], base: Iterable[Path]) -> None:
    """Translate a function that names no slot, for arguments like these, and keep it: whoever builds later finds it."""
    import numba

    bench = _Bench({}, ("affinage.",), list(base), list(data), None)
    bench.inner(f).compile(tuple(numba.typeof(argument) for argument in arguments))


class _Bench:
    """Where functions are made into compiled ones: doors from Python, and inner functions as parts."""

    def __init__(
        self, bound: Mapping[str, Any], ours: tuple[str, ...], base: list[Path], data: list[bytes], folder: Path | None
    ) -> None:
        import numba

        from . import parts

        _teach_bit_count()
        checked, root = bounds_checked(), cache_root()
        common = {"nogil": True, "boundscheck": checked, "error_model": "numpy", "no_cfunc_wrapper": True}
        self._bound, self._ours, self._shelf = bound, ours, parts.Shelf
        self._outer = numba.njit(cache=folder is not None, pipeline_class=parts.WholeCompiler, **common)
        # Inner functions are called by compiled code alone: no door to Python.
        self._inner = numba.njit(no_cpython_wrapper=True, pipeline_class=parts.PartCompiler, **common)
        self._lasting = root / _base_key(tuple(base), tuple(data), checked) if root is not None and base else None
        self._own: dict[tuple[Path | None, Plain], Any] = {}

    def door(self, f: Plain) -> Any:
        """A function for Python to call."""
        return self._copied(f, self._outer, {})

    def inner(self, f: Plain) -> Any:
        """A function for compiled code to call; one that names no slot is shared by all who have the same base."""
        lasting = None if names_a_slot(f) else self._lasting
        made = self._own if lasting is None else _lasting
        if (lasting, f) not in made:
            self._copied(f, self._inner, made, (lasting, f))
            if lasting is not None:
                shelf = self._shelf(lasting, f"{f.__module__}.{f.__qualname__}")
                made[lasting, f]._cache = shelf  # noqa: SLF001 - numba has no other door for a cache of one's own
        return made[lasting, f]

    def _copied(self, f: Plain, wrapped: Any, made: dict[Any, Any], key: Any = None) -> Any:
        assert isinstance(f, types.FunctionType)
        scope = dict(f.__globals__)
        copy = types.FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
        copy.__module__, copy.__qualname__ = f.__module__, f.__qualname__
        made[key] = _widening(wrapped(copy))  # before what it calls
        for name in f.__code__.co_names:
            if name in scope:
                scope[name] = self._for_compiler(name, scope[name])
        return made[key]

    def _for_compiler(self, name: str, value: Any) -> Any:
        if is_slot(value):
            if name not in self._bound:
                raise LookupError(f"{name} stands for nothing here; bound are {', '.join(sorted(self._bound))}")
            value = self._bound[name]
        if isinstance(value, types.FunctionType) and value.__module__.startswith(self._ours):
            return self.inner(value)
        if isinstance(value, tuple) and value and _is_table(value):
            return np.array(value, np.int64)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _as_numbers(value)
        return value


@lru_cache(64)
def _base_key(base: tuple[Path, ...], data: tuple[bytes, ...], checked: bool) -> str:
    return "parts-" + fingerprint([HERE, *base], [*data, _environment(), repr(checked).encode()])[:32]


def is_slot(value: Any) -> bool:
    """Whether a name stands for a game's own function."""
    return isinstance(value, types.FunctionType) and value.__module__ == "affinage.core.slots"


def names_a_slot(f: Plain) -> bool:
    """Whether what a function does depends on what some slot stands for."""
    if f not in _slotted:
        assert isinstance(f, types.FunctionType)
        named = [f.__globals__[name] for name in f.__code__.co_names if name in f.__globals__]
        called = [g for g in named if isinstance(g, types.FunctionType) and g is not f]
        _slotted[f] = any(is_slot(g) or names_a_slot(g) for g in called)
    return _slotted[f]


def _is_function_of(f: Any, module: types.ModuleType) -> bool:
    return isinstance(f, types.FunctionType) and f.__module__ == module.__name__


def _as_numbers(enum: type[IntEnum]) -> Any:
    """An enum as a tuple of plain numbers: the compiler then makes one version of a function, not one per enum."""
    named: Any = namedtuple  # noqa: PYI024 - its fields are known only now
    members = enum.__members__  # with their other names, if they have any
    return named(enum.__name__, members)(*(int(m) for m in members.values()))


def _widening(dispatcher: Any) -> Any:
    """Let compiled code call with small numbers what is compiled for large ones: one version, a tenth less to wait."""
    from numba import types as kinds

    resolve = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        wide = tuple(kinds.int64 if isinstance(a, kinds.Integer) and a.signed else a for a in args)
        return resolve(wide, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def _teach_bit_count() -> None:
    """Let compiled code ask `number.bit_count()`: one instruction, which the GPU's compiler finds by no other way."""
    from numba import types as kinds
    from numba.extending import intrinsic, overload_method

    @intrinsic  # type: ignore[untyped-decorator]  # numba ships no type information
    def ones(_: Any, them: Any) -> Any:  # noqa: ARG001 - whatever whole number is given is widened first
        return kinds.int64(kinds.int64), lambda _context, builder, _signature, given: builder.ctpop(given[0])

    def bit_count(them: Any) -> Any:
        return ones(them)

    def for_any_kind(them: Any) -> Any:  # noqa: ARG001 - the compiler compares the names
        return bit_count

    overload_method(kinds.Integer, "bit_count")(for_any_kind)


def _is_table(value: tuple[Any, ...]) -> bool:
    return all(_is_table(v) if isinstance(v, tuple) else type(v) is int for v in value)


class _numba_cache:  # noqa: N801 - used as a statement: with _numba_cache(...)
    """Numba reads its cache folder from a global setting when a function is wrapped; set it for that moment only."""

    def __init__(self, numba: Any, folder: Path | None) -> None:
        self.config, self.folder = numba.config, folder

    def __enter__(self) -> None:
        self.before = self.config.CACHE_DIR
        if self.folder is not None:
            self.config.CACHE_DIR = str(self.folder)

    def __exit__(self, *_: object) -> None:
        self.config.CACHE_DIR = self.before
