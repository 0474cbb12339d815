"""Kinds of move: codes, parts, faces and tables follow from one declaration."""

import pytest

from affinage.core.moves import BY_CHANCE, BY_NOBODY, BY_SEAT, Kinds, chance, face, listed, move, tables


class Some(Kinds):
    """Two of a seat, one of Chance, a face."""

    PAIR = move(0, 2, here=3, there=4, unordered=True)
    ALL_DONE = move(1, final=True)
    DRAW = chance(3, card=4, face="DRAWN", face_of=(0, 1, 1, 0))
    DRAWN = face(back=2)


T = tables(Some, range(4))


def test_codes_follow_each_other() -> None:
    assert [int(kind) for kind in Some] == [0, 12, 13, 17]
    assert [kind.key for kind in Some] == ["pair", "all-done", "draw", "drawn"]
    assert listed(Some)[11:15] == (("pair", 11), ("all-done", 0), ("draw", 0), ("draw", 1))


def test_parts_go_to_a_code_and_back() -> None:
    codes = [Some.PAIR.code(here=h, there=t) for h in range(3) for t in range(4)]
    assert codes == list(range(12))
    assert Some.PAIR.parts(7) == {"here": 1, "there": 3}
    with pytest.raises(ValueError, match="there is one of 4, not 4"):
        Some.PAIR.code(here=0, there=4)


def test_every_move_knows_its_kind_and_who_makes_it_when() -> None:
    assert [T.kind[code] + T.at[code] for code in range(19)] == list(range(19))
    assert [T.by[code] for code in (0, 12, 13, 17)] == [BY_SEAT, BY_SEAT, BY_CHANCE, BY_NOBODY]
    assert T.actions == 13
    assert [T.when[code] for code in (0, 12, 13, 17)] == [0b101, 0b10, 0b1000, 0]
    assert T.finals == {12}
    assert T.unordered == (*[1] * 12, *[0] * 7)
    assert T.spans == (((0, 12),), ((12, 13),), ((0, 12),), ((13, 17),))


def test_faces_follow() -> None:
    assert [T.face[code] for code in range(13, 17)] == [17, 18, 18, 17]
    assert all(T.face[code] == code for code in (*range(13), 17, 18))


@pytest.mark.parametrize("wrong", [{"face": "ALL_DONE"}, {"face": "NONE"}, {"face": "BACK", "face_of": (0, 1)}])
def test_a_face_that_is_none_is_refused(wrong: dict[str, str]) -> None:
    class Wrong(Kinds):
        BID = move(0, coins=2, **wrong)  # type: ignore[arg-type]  # whatever is planted
        ALL_DONE = move(0)
        BACK = face()

    with pytest.raises(TypeError, match="is no face"):
        tables(Wrong, [0])


def test_the_order_of_who_makes_a_move_is_kept() -> None:
    with pytest.raises(TypeError, match="seats' kinds come first"):

        class Wrong(Kinds):
            DRAW = chance(0)
            BID = move(0)


def test_a_kind_without_moves_is_refused() -> None:
    with pytest.raises(TypeError, match="at least one move"):

        class Wrong(Kinds):
            BID = move(0, coins=0)
