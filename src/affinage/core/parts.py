"""Compiled functions as parts: each is translated once, kept, and finished only inside the functions that Python calls.

Left to itself, numba finishes every function by itself (it optimises it and makes machine code of it, with everything
that it calls), then each of its callers with all of that once more, and so on up: the deepest rules are finished a
dozen times, and translated anew for every loop that uses them. Here an inner function stays what it was translated
into, a *part*. A door from Python (a *whole*) gathers its parts and is optimised once, together with them.

Parts that depend on no loop (a game's rules) are kept on disk. So several processes can translate a game side by side,
and a loop that is compiled later, or changed, finds the rules translated already. A part is named by its content and
names the parts that it uses; an index says which part a function with certain arguments is. Nothing that is kept is
ever written over, so two processes that translate the same function at once do not disturb each other.
"""

import hashlib
import os
import pickle
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core import codegen, compiler
from numba.core.serialize import dumps

_loaded: dict[tuple[Path, str], "tuple[Part, Any]"] = {}  # parts read from disk, by folder and content


class Part(codegen.JITCodeLibrary):  # type: ignore[misc]  # numba ships no type information
    """One inner function, translated; it is never run by itself, and so never finished by itself."""

    kept = ""  # its name on disk
    _linking_libraries: list[Any]

    @property
    def codegen(self) -> Any:
        """Who makes machine code; what it is told about a part's environment is of no use to anybody."""
        return _Unheard(self._codegen)

    @property
    def uses(self) -> "list[Part]":
        """The parts that it calls."""
        return list(self._linking_libraries)

    def finalize(self) -> None:
        """Nothing is done but to take in what numba itself has lent; other parts stay where they are."""
        self._raise_if_finalized()
        lent = dict.fromkeys(self._linking_libraries)
        for library in lent:
            self._reload_init.update(library._reload_init)  # noqa: SLF001 - as numba's own libraries do
            if not isinstance(library, Part):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)  # noqa: SLF001 - likewise
        self._linking_libraries = [library for library in lent if isinstance(library, Part)]
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - whichever: none is there
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0


class Whole(codegen.JITCodeLibrary):  # type: ignore[misc]  # numba ships no type information
    """A function that Python calls, with all its parts."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Gather the parts, those that call before those that are called: nothing is linked that nobody asks for."""
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()


class _Unheard:
    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """A part's environment lies nowhere: there is no machine code that would read it."""


def callers_first(libraries: Iterable[Any]) -> list[Any]:
    """The libraries and all that they use, each once, and after all that call it."""
    seen, ordered = set[int](), list[Any]()

    def visit(library: Any) -> None:
        if id(library) not in seen:
            seen.add(id(library))
            for used in library.uses if isinstance(library, Part) else ():
                visit(used)
            ordered.append(library)

    for library in libraries:
        library._ensure_finalized()  # noqa: SLF001 - as numba's own libraries do
        visit(library)
    return ordered[::-1]


class PartCompiler(compiler.Compiler):  # type: ignore[misc]  # numba ships no type information
    """Translates an inner function."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        if self.state.library is None:
            self.state.library = Part(self.state.targetctx.codegen(), "part")


class WholeCompiler(compiler.Compiler):  # type: ignore[misc]  # numba ships no type information
    """Compiles a function that Python calls."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        if self.state.library is None:
            self.state.library = Whole(self.state.targetctx.codegen(), "whole")
            self.state.library.enable_object_caching()


class Shelf:
    """Where the parts of one function are kept, for numba's dispatcher, which asks for them by their arguments."""

    def __init__(self, folder: Path, function: str) -> None:
        self.folder, self.function, self.cache_path = folder, function, str(folder)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The function as it was translated for these arguments; None: nobody has, or it cannot be read."""
        try:
            name = self._index(signature).read_text("ascii")
            part, (described, environment, told) = read(self.folder, name, context)
        except Exception:  # noqa: BLE001 - whatever is wrong with a file, the function can be translated again
            return None
        return compiler.compile_result(
            target_context=context,
            typing_context=context.typing_context,
            library=part,
            environment=environment,
            entry_point=context.get_executable(part, described, environment),
            fndesc=described,
            signature=told,
            objectmode=False,
            lifted=(),
            reload_init=[],
            referenced_envs=(),
        )

    def save_overload(self, signature: Any, found: Any) -> None:
        """Keep what was translated, unless something in it holds for this process alone."""
        part = found.library
        lasting = not (part.has_dynamic_globals or found.reload_init or found.lifted or found.objectmode)
        if not lasting or not all(used.kept for used in part.uses):
            return
        found.fndesc.typemap = found.fndesc.calltypes = None  # of use while it is translated, and not to be kept
        described = dumps((found.fndesc, found.environment, found.signature))
        text = pickle.dumps((tuple(used.kept for used in part.uses), described, part._final_module.as_bitcode()))  # noqa: SLF001 - there is no other way to it
        part.kept = hashlib.sha256(text).hexdigest()[:32]
        try:
            write(self.folder / f"{part.kept}.part", text)
            write(self._index(signature), part.kept.encode())
        except OSError:  # a full disk costs time, nothing else
            part.kept = ""

    def _index(self, signature: Any) -> Path:
        arguments = signature if isinstance(signature, tuple) else signature.args
        text = "\n".join([self.function, *map(str, arguments)])
        return self.folder / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.index"

    def flush(self) -> None:
        """Nothing is held back."""


def read(folder: Path, name: str, context: Any) -> tuple[Part, Any]:
    """A kept part with all that it uses, and what is to be told of it; each part is read once."""
    if (folder, name) not in _loaded:
        text = (folder / f"{name}.part").read_bytes()
        if hashlib.sha256(text).hexdigest()[:32] != name:
            raise ValueError(f"{name} is not what it was")
        uses, described, bitcode = pickle.loads(text)  # noqa: S301 - our own file, in the user's own cache
        part = Part(context.codegen(), "part")
        part._final_module = llvm.parse_bitcode(bitcode)  # noqa: SLF001 - as numba's own libraries do
        for used in uses:
            part.add_linking_library(read(folder, used, context)[0])
        part.finalize()
        part.kept = name
        _loaded[folder, name] = part, pickle.loads(described)  # noqa: S301 - likewise
    return _loaded[folder, name]


def write(file: Path, content: bytes) -> None:
    """A whole file or none, also when two write it at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(descriptor, "wb") as out:
            out.write(content)
        Path(temporary).replace(file)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
