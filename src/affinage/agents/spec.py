"""A bot as one value: who it is, how long it thinks and how; from text and back, and as compiled code reads it.

`search:2000,exploration=0.4` is a search of 2,000 iterations with a setting of its own. Settings have the names that
they have in the literature. A setting that nobody has set by hand is as the game wants it (see `levels.suited`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple, Self

from affinage.core.errors import AffinageError, nearest

from .frozen import FROZEN

LEVELS = ("novice", "easy", "medium", "hard", "expert")
POLICY = "policy"  # the bare net
KINDS = ("random", "greedy", POLICY, "search", *LEVELS, *FROZEN)
CHEAT = "cheat"  # sees everything: never offered to players, made to be caught and to measure what secrets are worth
WITHOUT_SETTINGS = ("random", "greedy")
EXPAND_BY = ("mast", "value", "lookahead")
CHOOSE_BY = ("search", POLICY)


def _setting(usual: Any, least: float, most: float) -> Any:
    return field(default=usual, metadata={"least": least, "most": most})


@dataclass(frozen=True)
class Budget:
    """For one choice: iterations make choices repeatable, seconds make them as good as the machine is."""

    iterations: int = _setting(0, 1, 10**8)  # 0: by the clock
    seconds: float = _setting(0.0, 0.001, 3600)
    trees: int = _setting(0, 0, 256)  # searched side by side, then added up; 0: one, or one per core by the clock

    @property
    def by_the_clock(self) -> bool:
        """Whether seconds count and not iterations."""
        return self.iterations == 0


@dataclass(frozen=True)
class Tree:
    """Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012)."""

    exploration: float = _setting(0.6, 0, 100)  # the C of UCT (Kocsis, Szepesvári 2006)
    widening: float = _setting(0.0, 0, 1000)  # progressive widening: C of C·√visits moves; 0: all are tried first
    expand_by: str = field(default="mast", metadata={"words": EXPAND_BY})  # which of the new moves is tried first
    expand_looks: int = _setting(400, 1, 100_000)  # positions looked at where `lookahead` says it, or in the own turn


@dataclass(frozen=True)
class Playout:
    """How the game is played on from where the tree ends, and judged."""

    length: int = _setting(12, -1, 10**6)  # choices before the position is judged; -1: to the end of the game
    milestones: int = _setting(0, 0, 1000)  # judged where so many more are reached instead; 0: after `length` choices
    # Move-average sampling (MAST; Finnsson, Björnsson 2008): in so many of a hundred choices a second random move is
    # thought of, and the one with the better average in this search is made; 300: always three more.
    mast: int = _setting(80, 0, 1000)
    greedy: int = _setting(0, 0, 100)  # choices in a hundred that look to the end of the turn
    looks: int = _setting(60, 1, 100_000)  # positions that such a choice looks at
    points_share: float = _setting(0.2, 0, 1)  # how much points count beside winning


@dataclass(frozen=True)
class WholeTurns:
    """Turns as moves: a beam search lists them, sequential halving (Karnin, Koren, Somekh 2013) compares them."""

    candidates: int = _setting(0, 0, 4096)  # ways to finish the turn that are compared; 0: small moves in a tree
    beam: int = _setting(8, 1, 4096)  # positions that are followed side by side where a turn is looked through
    noise: int = _setting(50, 1, 10**6)  # how far from the best, by `value`, a turn may be that a playout takes
    price: int = _setting(1, 1, 10**6)  # iterations that one playout of a whole turn counts for


@dataclass(frozen=True)
class ByNet:
    """What a trained net is asked (see `mind`)."""

    mind: float = _setting(
        0.0, 0, 1
    )  # how much its judgement of a position counts beside the present one; 0: not asked
    net: str = field(
        default="", metadata={"pattern": r"[a-z0-9_-]*", "like": "small letters, digits, - and _"}
    )  # which
    puct: float = _setting(0.0, 0, 100)  # the C of PUCT (Rosin 2011), with the policy as prior; 0: UCT, without it
    heat: float = _setting(4.0, 0.1, 100)  # the policy's logits are divided by it before they are priors
    reduction: float = _setting(0.1, 0, 1)  # first-play urgency: how much less than the rest a new move promises
    choose_by: str = field(default="search", metadata={"words": CHOOSE_BY})  # `policy`: without any search
    temperature: float = _setting(0.0, 0, 100)  # with which the policy's moves are drawn there; 0: always the likeliest


@dataclass(frozen=True)
class BotSpec:
    """All that makes a bot, beside its seed."""

    name: str
    budget: Budget = Budget()
    careless: int = _setting(0, 0, 100)  # choices in a hundred made at random (the epsilon of epsilon-greedy)
    tree: Tree = Tree()
    playout: Playout = Playout()
    turns: WholeTurns = WholeTurns()
    by_net: ByNet = ByNet()
    by_hand: frozenset[str] = frozenset()  # settings that were set, to whatever value

    def with_settings(self, **settings: Any) -> Self:
        """The same bot with some settings set by hand, each a value or its text; a wrong one gets a sentence."""
        if "iterations" in settings and "seconds" in settings:
            raise AffinageError("A bot thinks for a number of iterations or for some seconds, not for both.")
        for name in settings:
            if name not in SETTINGS:
                raise AffinageError(f'A bot has no setting "{name}".{nearest(name, list(SETTINGS))}')
        return replace(self._with(settings), by_hand=self.by_hand | _belonging_to(settings))

    def with_usual(self, settings: Mapping[str, Any]) -> Self:
        """The same bot with other usual settings: what was set by hand stays."""
        return self._with({name: value for name, value in settings.items() if not self.is_by_hand(name)})

    def is_by_hand(self, name: str) -> bool:
        """Whether the setting was set, or differs from what a bot of that name usually has."""
        together = _belonging_to([name])
        return bool(together & self.by_hand) or any(self[one] != NAMED[self.name][one] for one in together)

    def __getitem__(self, name: str) -> Any:
        group = SETTINGS[name]
        return getattr(getattr(self, group) if group else self, name)

    def __str__(self) -> str:
        """The text that `parse` reads: the name, and what is set or not as usual."""
        parts = [f"{name}={_text(self[name])}" for name in SETTINGS if name not in BUDGETS and self.is_by_hand(name)]
        if self.is_by_hand("iterations"):
            parts.insert(
                0, f"{_text(self.budget.seconds)}s" if self.budget.by_the_clock else str(self.budget.iterations)
            )
        return ":".join([self.name, *([",".join(parts)] if parts else [])])

    def _with(self, settings: Mapping[str, Any]) -> Self:
        spec = self
        for name, given in settings.items():
            group, value = SETTINGS[name], _read(name, given)
            if name in BUDGETS:
                spec = replace(spec, budget=replace(Budget(trees=spec.budget.trees), **{name: value}))
            elif group:
                spec = replace(spec, **{group: replace(getattr(spec, group), **{name: value})})
            else:
                spec = replace(spec, **{name: value})
        return spec


BUDGETS = ("iterations", "seconds")  # one of them alone; it stands first in the text, without its name
_GROUPS = {"budget": Budget, "": BotSpec, "tree": Tree, "playout": Playout, "turns": WholeTurns, "by_net": ByNet}
_FIELDS = {f.name: (group, f) for group, kind in _GROUPS.items() for f in fields(kind) if f.metadata}
SETTINGS = {name: group for name, (group, _) in _FIELDS.items()}  # each setting's group; "": the bot itself
NAMED = {
    "random": BotSpec("random"),
    "greedy": BotSpec("greedy"),
    "search": BotSpec("search", Budget(seconds=1.0)),
    CHEAT: BotSpec(CHEAT, Budget(seconds=1.0)),
    "novice": BotSpec("novice", Budget(iterations=12), careless=40),
    "easy": BotSpec("easy", Budget(iterations=30), careless=12),
    "medium": BotSpec("medium", Budget(iterations=120)),
    "hard": BotSpec("hard", Budget(iterations=1500)),
    "expert": BotSpec("expert", Budget(seconds=1.0)),
    POLICY: BotSpec(POLICY, Budget(iterations=1), by_net=ByNet(mind=1.0, choose_by=POLICY)),
}


def search_spec(**settings: Any) -> BotSpec:
    """A bot that searches, with some settings set by hand."""
    return NAMED["search"].with_settings(**settings)


def parse(text: str) -> BotSpec:
    """search, search:2000, search:0.5s, hard:length=40; what is wrong gets a sentence with the nearest right word."""
    name, colon, rest = text.strip().lower().partition(":")
    if name not in NAMED:
        raise AffinageError(f'There is no bot "{text}".{nearest(name, list(KINDS))}')
    if not colon:
        return NAMED[name]
    if name in WITHOUT_SETTINGS:
        raise AffinageError(f'"{text}" is not a bot: {name} takes no budget and has no settings.')
    settings: dict[str, str] = {}
    for at, part in enumerate(rest.split(",")):
        key, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            if at > 0 or not _is_budget(key):
                raise AffinageError(
                    f'"{text}" is not a bot: after {name}: comes a budget, as in {name}:2000 or {name}:0.5s, '
                    f"or settings, as in {name}:2000,exploration=0.4."
                )
            key, value = ("seconds", key[:-1]) if key.endswith("s") else ("iterations", key)
        if key in settings:
            raise AffinageError(f'"{text}" is not a bot: it sets {key} twice.')
        settings[key] = value
    return NAMED[name].with_settings(**settings)


def split(text: str) -> list[str]:
    """Several bots between commas, where a part such as exploration=0.4 belongs to the bot before it."""
    found: list[str] = []
    for part in (word.strip() for word in text.split(",")):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def _is_budget(text: str) -> bool:
    return re.fullmatch(r"\d+|(\d+\.?\d*|\.\d+)s", text, re.ASCII) is not None


def _text(value: Any) -> str:
    return str(value).removesuffix(".0")


def _belonging_to(settings: Any) -> frozenset[str]:
    """These settings; of the two budgets one is not set without the other."""
    return frozenset(settings) | (frozenset(BUDGETS) if not frozenset(BUDGETS).isdisjoint(settings) else frozenset())


def _read(name: str, given: Any) -> Any:
    """A setting's value, or a sentence about what it must be."""
    told = _FIELDS[name][1]
    words: tuple[str, ...] = told.metadata.get("words", ())
    if words:
        if given not in words:
            raise AffinageError(f'{name} must be one of {", ".join(words)}, not "{given}".')
        return given
    pattern = told.metadata.get("pattern")
    if pattern is not None:
        if re.fullmatch(pattern, given) is None:
            raise AffinageError(f'{name} must be made of {told.metadata["like"]}, not "{given}".')
        return given
    kind: type[int | float] = int if isinstance(told.default, int) else float
    least, most = told.metadata["least"], told.metadata["most"]
    try:
        value = kind(given)
        if least <= value <= most and (isinstance(given, str) or value == given):
            return value
    except (ValueError, OverflowError):
        pass  # no number at all
    number = "a whole number" if kind is int else "a number"
    raise AffinageError(f'{name} must be {number} from {least} to {most}, not "{given}".')


NAMED |= {name: BotSpec(name)._with(settings) for name, settings in FROZEN.items()}  # noqa: SLF001 - as they were


class Knobs(NamedTuple):
    """What the compiled search reads, by name: settings, and what was learnt about the game (`search.Spreads`)."""

    exploration: float = 0.0
    widening: float = 0.0
    expand_by: int = 0  # by its place in EXPAND_BY
    expand_looks: int = 0
    length: int = 0
    milestones: int = 0
    mast: int = 0
    greedy: int = 0
    looks: int = 0
    points_share: float = 0.0
    beam: int = 0
    noise: int = 0
    mind: float = 0.0
    puct: float = 0.0
    heat: float = 0.0
    reduction: float = 0.0
    temperature: float = 0.0
    value_spread: float = 0.0
    point_spread: float = 0.0
    middling: float = 0.0  # for a seat alone at the table: which value,
    middling_points: float = 0.0  # and which points are middling


def knobs_of(spec: BotSpec, **learnt: float) -> Knobs:
    """The settings that compiled code reads; one that is missing there fails here."""
    told: dict[str, Any] = {name: spec[name] for name in Knobs._fields if name not in learnt} | learnt
    return Knobs(**told | {"expand_by": EXPAND_BY.index(spec.tree.expand_by)})
