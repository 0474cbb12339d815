"""Types of views: as TypeScript, and held against values."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from affinage.core.shape import typescript, unlike

Good = Literal["cheese", "bread"]


class Crate(TypedDict):
    """A crate."""

    name: str
    goods: dict[Good, int]


class Market(TypedDict):
    """A market.

    With more to say.
    """

    crates: list[Crate]
    open: Crate | None
    pair: tuple[int, str]
    mixed: list[int | None]
    note: NotRequired[str]
    anything: Any


SOUND: dict[str, Any] = {
    "crates": [{"name": "A", "goods": {"cheese": 1}}],
    "open": None,
    "pair": [1, "x"],
    "mixed": [1, None],
    "anything": object(),
}


def test_typescript() -> None:
    assert (
        typescript([Market], {"Good": Good})
        == """export type Good = 'cheese' | 'bread';

/** A market. */
export interface Market {
  crates: Crate[];
  open: Crate | null;
  pair: [number, string];
  mixed: (number | null)[];
  note?: string;
  anything: unknown;
}

/** A crate. */
export interface Crate {
  name: string;
  goods: Partial<Record<Good, number>>;
}
"""
    )


def test_what_is_known_elsewhere_is_not_told_again() -> None:
    assert "interface Crate" not in typescript([Market], {"Good": Good}, [Crate])


def test_a_type_that_has_no_place_in_a_view_is_refused() -> None:
    class Wrong(TypedDict):
        """It has a set."""

        seats: set[int]

    with pytest.raises(TypeError, match="has no place in a view"):
        typescript([Wrong])


def test_two_types_of_one_name_are_refused() -> None:
    def other() -> Any:
        class Crate(TypedDict):
            """Another one."""

            lid: bool

        return Crate

    with pytest.raises(TypeError, match="two types are called Crate"):
        typescript([Market, other()])


def test_a_sound_value_is_like_its_type() -> None:
    assert unlike(SOUND, Market) == []
    assert unlike(SOUND | {"note": "x"}, Market) == []


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"note": 3}, "view.note is 3, not str"),
        ({"pair": [1]}, "view.pair is [1], not 2 values"),
        ({"pair": ["x", "x"]}, "view.pair[0] is 'x', not int"),
        ({"mixed": [1, "x"]}, "view.mixed[1] is 'x', not int | None"),
        ({"mixed": [True]}, "view.mixed[0] is True, not int | None"),
        ({"crates": {}}, "view.crates is {}, no list"),
        ({"crates": [{"name": "A"}]}, "view.crates[0] lacks goods"),
        ({"crates": [{"name": "A", "goods": {"wine": 1}}]}, "none of ('cheese', 'bread')"),
        ({"lid": 1}, "view has lid, which Market does not know"),
    ],
)
def test_what_is_unlike_is_named(change: dict[str, Any], wrong: str) -> None:
    assert any(wrong in one for one in unlike(SOUND | change, Market)), unlike(SOUND | change, Market)


def test_a_missing_key_is_named() -> None:
    assert unlike({k: v for k, v in SOUND.items() if k != "open"}, Market) == ["view lacks open"]
