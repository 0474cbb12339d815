"""Rules modules, compiled beside themselves. The modules stay plain Python and import nothing of this.

`build(modules, ...)` makes a compiled copy of every function in the given modules and of all they call. Tables (tuples
of numbers) become arrays, functions become compiled functions, everything else stays what it is. Modules that speak of
"the game" in general (playouts, search loops) name its functions through `affinage.core.slots`; `bound` says what those
names stand for, so that one text is specialised for every game.

The cache can never be stale: its folder is named by a hash of all sources and component files, of the versions of
Python, numpy and numba, and of the options. Where no place is writable the code is compiled in memory.
"""

import hashlib
import os
import sys
import tempfile
import types
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

Plain = Callable[..., Any]
HERE = Path(__file__).resolve().parent


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
    import platformdirs

    root = Path(os.environ.get("AFFINAGE_CACHE") or platformdirs.user_cache_dir("affinage")) / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return None


@cache
def _environment() -> bytes:
    import numba

    return repr((sys.version, np.__version__, numba.__version__, numba.config.CPU_NAME)).encode()


class Compiled(types.SimpleNamespace):
    """The compiled functions of some modules, by name; `cache` is their folder, None when kept in memory."""

    cache: Path | None


def build(
    modules: Iterable[types.ModuleType],
    *,
    bound: Mapping[str, Any] | None = None,
    ours: tuple[str, ...] = ("affinage.",),
    folders: Iterable[Path] = (),
    data: Iterable[bytes] = (),
) -> Compiled:
    """Compile the modules' functions. Nothing is translated until a function is first called or loaded from cache."""
    import numba

    _teach_bit_count()
    modules, bound = list(modules), dict(bound or {})
    checked = bounds_checked()
    root = cache_root()
    key = fingerprint([HERE, *folders], [*data, _environment(), repr((checked, sorted(bound))).encode()])
    folder = None if root is None else root / key[:32]
    common = {"nogil": True, "boundscheck": checked, "error_model": "numpy"}
    outer = numba.njit(cache=folder is not None, **common)
    # Inner functions are called by compiled code alone: no door to Python, no cache of their own (a fifth faster).
    inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **common)
    entries = {f for m in modules for f in vars(m).values() if _is_function_of(f, m)}
    done: dict[Plain, Any] = {}

    def compiled(f: Plain) -> Any:
        if f not in done:
            assert isinstance(f, types.FunctionType)
            scope = dict(f.__globals__)
            copy = types.FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
            copy.__module__, copy.__qualname__ = f.__module__, f.__qualname__
            done[f] = _widening((outer if f in entries else inner)(copy))
            for name in f.__code__.co_names:
                if name in scope:
                    scope[name] = _for_compiler(name, scope[name])
        return done[f]

    def _for_compiler(name: str, value: Any) -> Any:
        if isinstance(value, types.FunctionType) and value.__module__ == "affinage.core.slots":
            if name not in bound:
                raise LookupError(f"{name} stands for nothing here; bound are {', '.join(sorted(bound))}")
            value = bound[name]
        if isinstance(value, types.FunctionType) and value.__module__.startswith(ours):
            return compiled(value)
        if isinstance(value, tuple) and value and _is_table(value):
            return np.array(value, np.int64)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _as_numbers(value)
        return value

    with _numba_cache(numba, folder):
        functions = {name: compiled(f) for m in modules for name, f in vars(m).items() if _is_function_of(f, m)}
    return Compiled(**functions, cache=folder)


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
