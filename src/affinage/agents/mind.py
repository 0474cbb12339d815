"""Trained nets as files, and loaded for compiled code (`thought` asks them).

A game has one net for all its seat counts, in `mind.npz` in its folder, made by `save_mind` and read by `load_mind`:

- **Input**: the row that `core.layout` describes (`D` entries), of the seat that is asked, covered.
- **Body**: `w1[D, H1]`, `b1[H1]`, ReLU; `w2[H1, H2]`, `b2[H2]`, ReLU. Usually 256 and 64.
- **Heads**: `wm[H2, A]`, `bm[A]`: a logit for each of the game's `actions`, of which only the legal ones count.
  `wv[H2, S]`, `bv[S]`: a logit for each seat's win, counted from the viewer: 0 is the viewer, 1 the next seat, up to
  the most seats the game has. Softmax over the seats that play gives their shares of the win; the others are ignored.

Arrays are float32 where they are trained (`x @ w + b`; torch's `weight` is the transpose). Stored are the first layer
as int16 with one unit for each column, the other weights as float16, biases as float32; and what the net is for
(`About`): game, rules version, component set, a hash of layout and moves, seats, and how it was trained.

    about = about_mind(game, seats=(2, 3, 4), trained="affinage train vinhos, 40 minutes of one H200, 5 G moves")
    save_mind(path, {"w1": w1, "b1": b1, ..., "bv": bv}, about)
    shares, logits = dense(stored(path).arrays, rows, seats)  # the same by numpy

A net that does not fit the game as it is here is refused with a sentence, and bots think as they do without one. A
folder named by `AFFINAGE_MINDS` comes first: `vinhos.npz` there is used instead of the shipped one, and
`vinhos-young.npz` by bots that ask for it (`search:0.05s,net=young`).
"""

import hashlib
import io
import json
import logging
import os
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of

from .thought import Mind, Net

log = logging.getLogger("affinage.agents")
FILE = "mind.npz"
FOLDER = "AFFINAGE_MINDS"  # names a folder with nets of one's own
LARGEST = 2_000_000  # bytes of a file
MOST = 32767  # the largest whole number of a weight
SHAPES = {"w1": "DH", "b1": "H", "w2": "HK", "b2": "K", "wm": "KA", "bm": "A", "wv": "KS", "bv": "S"}
WORDS = {"D": "entries", "H": "numbers of the first layer", "K": "of the second", "A": "moves", "S": "seats"}
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class About:
    """What a net is for, and how it was made."""

    game: str
    version: int  # of the rules
    box: str  # the component set, by its hash
    layout: str  # a hash of what an observation is made of, and of the moves
    entries: int
    actions: int
    most_seats: int
    seats: tuple[int, ...]  # tables that it was trained for
    trained: str  # how, in words


def about_mind(game: Game, seats: Iterable[int], trained: str) -> About:
    """What a net is for that is trained with the game as it is here."""
    own = tuple(sorted(seats))
    if not own or set(own) - set(game.seats):
        raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {own}.")
    size = layout_of(game).size
    return About(
        game.name, game.version, game.box.key, layout_hash(game), size, game.actions, max(game.seats), own, trained
    )


def layout_hash(game: Game) -> str:
    """A hash of what observations are made of, and of which moves there are."""
    pieces = [(p.name, p.start, p.size, p.meaning) for p in layout_of(game).pieces]
    told = json.dumps([pieces, game.moves[: game.actions]], separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def misfit(about: About, game: Game) -> str:
    """Why a net is not for the game as it is here, as a sentence; empty where it is."""
    here = about_mind(game, about.seats or game.seats, about.trained) if set(about.seats) <= set(game.seats) else None
    if about.game != game.name:
        return f"The net is for {about.game}, not for {game.name}."
    if about.version != game.version:
        return f"The net of {game.name} was trained with rules version {about.version}, and this is {game.version}."
    if about.box != game.box.key:
        return f"The net of {game.name} was trained with the component set {about.box}, and this is {game.box.key}."
    if here != about:
        return f"The net of {game.name} was trained with other observations or moves than those of today."
    return ""


def save_mind(path: Path, arrays: Mapping[str, Any], about: About) -> int:
    """Write a net; returns how many bytes its file has. Arrays are checked, and a file that is too large is refused."""
    given = {name: np.asarray(arrays[name], np.float32) for name in SHAPES if name in arrays}
    _check(given, about)
    w1, b1 = given["w1"], given["b1"]
    unit = np.maximum(np.abs(w1).max(axis=0) / MOST, np.abs(b1) / 2**28)
    unit = np.where(unit > 0, unit, 1.0).astype(np.float32)
    kept: dict[str, Any] = {"w1": np.rint(w1 / unit).astype(np.int16), "unit": unit}
    for name, array in given.items():
        if name != "w1":
            kept[name] = array.astype(np.float16 if name.startswith("w") else np.float32)
    kept["about"] = np.array(json.dumps(asdict(about), sort_keys=True))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, **kept)
    size = path.stat().st_size
    if size > LARGEST:
        path.unlink()
        raise AffinageError(f"A net of {size:,} bytes is too large: {LARGEST:,} is the most. Take a narrower one.")
    return size


def _check(given: Mapping[str, Any], about: About) -> None:
    missing = [name for name in SHAPES if name not in given]
    if missing:
        raise AffinageError(f"A net needs the arrays {', '.join(SHAPES)}; {', '.join(missing)} is missing.")
    sizes = {"D": about.entries, "A": about.actions, "S": about.most_seats}
    for name, letters in SHAPES.items():
        array = given[name]
        if array.ndim != len(letters):
            raise AffinageError(f"The array {name} of a net has {len(letters)} dimensions, not {array.ndim}.")
        for letter, size in zip(letters, array.shape, strict=True):
            if sizes.setdefault(letter, size) != size:
                raise AffinageError(
                    f"The array {name} of a net is for {sizes[letter]} {WORDS[letter]}, and has {size} instead."
                )
        if not np.isfinite(array).all():
            raise AffinageError(f"The array {name} of a net holds something that is not a number.")


@dataclass(frozen=True)
class Stored:
    """A net as its file has it, made float32 again."""

    about: About
    arrays: dict[str, Floats]
    whole: NDArray[np.int16]  # the first layer in units,
    unit: Floats  # of each column


def stored(path: Path) -> Stored:
    """What is in a file; a sentence where it is no net."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
        told = json.loads(str(found.pop("about")))
        about = About(**{**told, "seats": tuple(told["seats"])})
        whole, unit = found.pop("w1"), found.pop("unit")
        arrays = {name: np.ascontiguousarray(array, np.float32) for name, array in found.items()}
        arrays["w1"] = whole.astype(np.float32) * unit
    except FileNotFoundError:
        raise AffinageError(f"There is no net in {path}.") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        raise AffinageError(f"{path} is not a net that this Affinage can read ({error}).") from None
    _check(arrays, about)
    return Stored(about, arrays, np.ascontiguousarray(whole, np.int16), unit)


def load_mind(path: Path, game: Game) -> Net:
    """A net for compiled code; one that does not fit the game as it is here is refused with a sentence."""
    return loaded(path, game)[0]


def loaded(path: Path, game: Game) -> tuple[Net, About]:
    """The same, and what the file says of itself."""
    kept = stored(path)
    if sentence := misfit(kept.about, game):
        raise AffinageError(f"{sentence} Its file is {path}.")
    a, unit = kept.arrays, kept.unit
    net = Net(
        first=kept.whole,
        first_bias=np.rint(a["b1"] / unit).astype(np.int32),
        second=np.ascontiguousarray(a["w2"] * unit[:, None], np.float32),
        second_bias=a["b2"],
        moves=np.ascontiguousarray(a["wm"].T),
        moves_bias=a["bm"],
        win=a["wv"],
        win_bias=a["bv"],
    )
    return net, kept.about


def no_net() -> Net:
    """An empty net of the same types: one compiled search serves games with and without a net."""
    flat, rows = np.zeros(0, np.float32), np.zeros((0, 0), np.float32)
    return Net(np.zeros((0, 0), np.int16), np.zeros(0, np.int32), rows, flat, rows, flat, rows, flat)


def place_of(game: Game, name: str = "") -> Path | None:
    """Where the net of this name lies: in one's own folder, or with the game."""
    own = os.environ.get(FOLDER)
    file = f"{game.name}-{name}.npz" if name else f"{game.name}.npz"
    if own and (Path(own) / file).is_file():
        return Path(own) / file
    shipped = game.folder / FILE
    return shipped if not name and shipped.is_file() else None


_kept: dict[tuple[str, Path, int], tuple[Net, About] | str] = {}


def _found(game: Game, name: str) -> tuple[Net, About] | str:
    """A net and what it is for, loaded once; or a sentence why there is none."""
    path = place_of(game, name)
    if path is None:
        return f'There is no net "{name}" for {game.name}.' if name else f"There is no trained net for {game.name}."
    key = game.package, path, path.stat().st_mtime_ns
    if key not in _kept:
        try:
            _kept[key] = loaded(path, game)
        except AffinageError as refused:
            log.warning("%s Bots think without it.", refused)
            _kept[key] = str(refused)
    return _kept[key]


def net_for(game: Game, seats: int, name: str = "") -> Net | None:
    """The net for a table of so many; None where there is none that fits."""
    found = _found(game, name)
    return found[0] if not isinstance(found, str) and seats in found[1].seats else None


def why_none(game: Game, seats: int, name: str = "") -> str:
    """Why there is no net for a table of so many, as a sentence; empty where there is one."""
    found = _found(game, name)
    if isinstance(found, str):
        return found
    trained = " or ".join(map(str, found[1].seats))
    return "" if seats in found[1].seats else f"The net of {game.name} was trained for {trained} seats, not {seats}."


def mind_with(game: Game, net: Net | None) -> Mind:
    """Room to think in with a net, or with none."""
    plan, size = layout_of(game).plan, game.state.dtype.itemsize
    memory = np.zeros((size + 7) // 8, np.int64)
    net = no_net() if net is None else net
    entries = net.first.shape[0]
    return Mind(
        net=net,
        plan=plan,
        spare=memory.view(np.uint8)[:size].view(game.state.dtype),
        raw=tuple(memory.view(kind) for kind in (np.int8, np.int16, np.int32, np.int64)),
        ones=np.zeros(entries, np.int64),
        parts=np.zeros((entries, 2), np.int64),
        sums=np.zeros(net.first.shape[1], np.int32),
        hidden=np.zeros(net.second.shape[1], np.float32),
        shares=np.zeros(max(game.seats), np.float64),
        priors=np.zeros(game.width, np.float64),
    )


def dense(arrays: Mapping[str, Any], rows: Any, seats: int) -> tuple[Any, Any]:
    """The same by numpy, from whole observations: shares of the win from the viewer on, and logits of all moves."""
    h = np.maximum(rows @ arrays["w1"] + arrays["b1"], 0)
    h = np.maximum(h @ arrays["w2"] + arrays["b2"], 0)
    wins = (h @ arrays["wv"] + arrays["bv"])[..., :seats]
    shares = np.exp(wins - wins.max(axis=-1, keepdims=True))
    return shares / shares.sum(axis=-1, keepdims=True), h @ arrays["wm"] + arrays["bm"]
