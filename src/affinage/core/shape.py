"""Types of views, told twice from one declaration: as TypeScript for the page, and as a check of values for tests.

A view is a TypedDict: a dict when it runs (nothing is built that is not sent), a type when it is checked.
"""

import types
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
NOTHING: Mapping[Any, str] = MappingProxyType({})


def typescript(views: Iterable[Any], words: Mapping[str, Any] = NOTHING, known: Iterable[Any] = ()) -> str:
    """The views and all that they are made of, each once, in the order in which they are first mentioned.

    `words` names sets of words (Literal types); what is `known` is declared elsewhere.
    """
    named = {literal: name for name, literal in words.items()}
    found: dict[str, Any] = {}
    elsewhere: dict[str, Any] = {}
    for view in known:
        _collect(view, elsewhere)
    for view in views:
        _collect(view, found)
    parts = [f"export type {name} = {spelt(literal)};\n" for literal, name in named.items()]
    for name, view in found.items():
        if name not in elsewhere:
            parts.append(_interface(name, view, named))
    return "\n".join(parts)


def _interface(name: str, view: Any, named: Mapping[Any, str]) -> str:
    about = (view.__doc__ or "").strip().split("\n")[0]
    lines = []
    for key, hint in get_type_hints(view, include_extras=True).items():
        mark = "?" if get_origin(hint) is NotRequired else ""
        lines.append(f"  {key}{mark}: {spelt(hint, named)};")
    return f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def spelt(hint: Any, named: Mapping[Any, str] = NOTHING) -> str:
    """One type as the page writes it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return named.get(hint) or " | ".join(f"'{a}'" if isinstance(a, str) else str(a).lower() for a in args)
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is NotRequired:
        return spelt(args[0], named)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(spelt(a, named) for a in args))
    if origin is list:
        inner = spelt(args[0], named)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(spelt(a, named) for a in args)}]"
    if origin is dict:
        pair = f"Record<{spelt(args[0], named)}, {spelt(args[1], named)}>"
        return f"Partial<{pair}>" if get_origin(args[0]) is Literal else pair  # a dict need not have every word
    raise TypeError(f"{hint} has no place in a view: use numbers, words, lists, dicts and TypedDicts")


def _collect(hint: Any, found: dict[str, Any]) -> None:
    if is_typeddict(hint):
        if found.setdefault(hint.__name__, hint) is not hint:
            raise TypeError(f"two types are called {hint.__name__}")
        for inner in get_type_hints(hint, include_extras=True).values():
            if inner is not hint:
                _collect_new(inner, found)
    for inner in get_args(hint):
        if not isinstance(inner, str | int):
            _collect_new(inner, found)


def _collect_new(hint: Any, found: dict[str, Any]) -> None:
    if not (is_typeddict(hint) and found.get(hint.__name__) is hint):
        _collect(hint, found)


def unlike(value: Any, hint: Any, at: str = "view") -> list[str]:
    """Where a value is not what its type says; for tests over whole games, never while serving."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return []
    if is_typeddict(hint):
        return _unlike_dict(value, hint, at)
    if origin is NotRequired:
        return unlike(value, args[0], at)
    if origin is Literal:
        return [] if value in args else [f"{at} is {value!r}, none of {args}"]
    if origin in (Union, types.UnionType):
        return [] if any(not unlike(value, a, at) for a in args) else [f"{at} is {value!r}, not {hint}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{at} is {value!r}, no list"]
        return [wrong for n, one in enumerate(value) for wrong in unlike(one, args[0], f"{at}[{n}]")]
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(args):
            return [f"{at} is {value!r}, not {len(args)} values"]
        return [wrong for n, one in enumerate(value) for wrong in unlike(one, args[n], f"{at}[{n}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{at} is {value!r}, no dict"]
        keys = [wrong for key in value for wrong in unlike(key, args[0], f"{at} key")]
        return keys + [wrong for key, one in value.items() for wrong in unlike(one, args[1], f"{at}.{key}")]
    wanted = type(None) if hint is None else hint
    return [] if type(value) is wanted else [f"{at} is {value!r}, not {wanted.__name__}"]


def _unlike_dict(value: Any, hint: Any, at: str) -> list[str]:
    hints = get_type_hints(hint, include_extras=True)
    if not isinstance(value, dict):
        return [f"{at} is {value!r}, no {hint.__name__}"]
    need = {key for key, one in hints.items() if get_origin(one) is not NotRequired}
    wrong = [f"{at} lacks {key}" for key in sorted(need - value.keys())]
    wrong += [f"{at} has {key}, which {hint.__name__} does not know" for key in sorted(value.keys() - hints.keys())]
    return wrong + [w for key, one in value.items() if key in hints for w in unlike(one, hints[key], f"{at}.{key}")]
