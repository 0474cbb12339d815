"""Leaks planted on purpose, one of each kind that others have had: every one must be found."""

import hashlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from orjson import dumps

from affinage.core.frame import frame, view
from affinage.core.game import PUBLIC, find
from affinage.server import hub, live_table, my_tables, payload, service, thinkers
from affinage.server.routes import common, lobby, playing

from .looking import Leak, Twins, twins
from .pairs import pairs

PAIRS = 400  # of the small game; most leaks show within the first few
Patch = pytest.MonkeyPatch
_seen: list[live_table.LiveTable] = []  # the table that was looked at last, for mistakes deep inside


@pytest.fixture(scope="module")
def side_by_side(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    with twins(tmp_path_factory.mktemp("planted")) as found:
        yield found


def _hash(table: Any) -> str:
    return hashlib.sha256(table.state.to_bytes()).hexdigest()


def _more(patch: Patch, more: Callable[[Any, int, Any], dict[str, Any]]) -> None:
    """Something more, or something else, in a payload."""
    right = payload.position

    def position(table: Any, viewer: int, say: Any, written: bool = False) -> dict[str, Any]:
        return right(table, viewer, say, written) | more(table, viewer, say)

    patch.setattr(hub, "position", position)


def _remember(patch: Patch) -> None:
    right = live_table.LiveTable.observe

    def observe(table: live_table.LiveTable, seat: int) -> Any:
        _seen[:] = [table]
        return right(table, seat)

    patch.setattr(live_table.LiveTable, "observe", observe)


def the_seed(patch: Patch) -> None:
    _more(patch, lambda table, _viewer, _say: {"seed": table.dealer.seed})


def a_hash_of_the_state(patch: Patch) -> None:
    _more(patch, lambda table, _viewer, _say: {"position": _hash(table)})


def the_view_of_the_whole_state(patch: Patch) -> None:
    _more(patch, lambda table, _viewer, say: {"view": view(table.game, table.state, 1, say)})


def points_of_the_whole_state(patch: Patch) -> None:
    _more(patch, lambda table, _viewer, say: {"score": frame(table.game, table.state, 1, say)["seats"]})


def the_moves_of_the_others(patch: Patch) -> None:
    def told(table: Any, _viewer: int, _say: Any) -> dict[str, Any]:
        return {"others": [table.legal(p) for p in table.asked], "open": [e.move for e in table._since]}  # noqa: SLF001 - what must not be told

    _more(patch, told)


def how_much_is_hidden(patch: Patch) -> None:
    _more(patch, lambda table, _viewer, _say: {"log_start": len(table.events) + sum(e.move for e in table.events)})


def log_lines_without_their_faces(patch: Patch) -> None:
    def log_for(table: live_table.LiveTable, _viewer: int, say: Any, _most: int) -> Any:
        lines: list[live_table.Line] = [
            {"number": o.number, "seat": o.seat, "words": o.words, "place": ""} for o in table.log(None, say)
        ]
        return live_table.Log([dumps(line) for line in lines], len(lines), 0)

    patch.setattr(live_table.LiveTable, "log_for", log_for)


def open_moves_of_the_others(patch: Patch) -> None:
    patch.setattr(live_table.LiveTable, "known", lambda table, _seat: table.state.copy())


def versions_that_count_open_moves(patch: Patch) -> None:
    patch.setattr(service.Sitting, "version", lambda sitting, _viewer: sitting.table.version if sitting.table else 0)


def a_spectator_in_the_first_seat(patch: Patch) -> None:
    right = live_table.LiveTable.observe
    patch.setattr(live_table.LiveTable, "observe", lambda table, seat: right(table, 0 if seat == PUBLIC else seat))


def a_state_that_is_not_covered(patch: Patch) -> None:
    patch.setattr(live_table.LiveTable, "observe", lambda table, seat: table.known(seat))


def a_reason_that_knows_too_much(patch: Patch) -> None:
    right = service.Sitting.move

    def move(sitting: service.Sitting, *args: Any) -> Any:
        try:
            return right(sitting, *args)
        except service.Refused as refused:
            raise service.Refused(refused.status, refused.code, f"{refused.reason} {_hash(sitting.table)}") from None

    patch.setattr(service.Sitting, "move", move)


def a_preview_on_the_real_cards(patch: Patch) -> None:
    _remember(patch)

    def preview(game: Any, _known: Any, seat: int, move: int, say: Any, *_: Any) -> Any:
        state = _seen[0].state.copy()
        game.rules.apply(state, seat, move)
        game.observe.cover(state, seat)
        return {"move": move, "view": view(game, state, seat, say)}

    patch.setattr(playing, "preview", preview)


def reasons_on_the_real_cards(patch: Patch) -> None:
    _remember(patch)
    right = payload.reasons

    def reasons(game: Any, known: Any, seat: int, say: Any) -> Any:
        return [*right(game, known, seat, say), {"reason": str(_seen[0].game.totals(_seen[0].state)) + _hash(_seen[0])}]

    patch.setattr(playing, "reasons", reasons)


def a_bot_that_peeks(patch: Patch) -> None:
    from . import looking

    def question_for(sitting: Any, table: Any, seat: int) -> Any:
        return thinkers.Question(sitting.game, table.state, table.legal(seat), seat, table.seats, "random")

    patch.setattr(looking, "question_for", question_for)


def a_note_that_counts_secrets(patch: Patch) -> None:
    patch.setattr(my_tables, "note", lambda sitting, _viewer, _say: _hash(sitting.table))


def a_header_that_tells(patch: Patch) -> None:
    _remember(patch)
    right = common.answer

    def answer(content: Any, status: int = 200) -> Any:
        response = right(content, status)
        if _seen:
            response.headers["etag"] = _hash(_seen[0])
        return response

    for module in (playing, lobby):
        patch.setattr(module, "answer", answer)


def what_the_seats_added_to_the_deal(patch: Patch) -> None:
    right = payload.around
    patch.setattr(
        hub,
        "around",
        lambda sitting, *args: right(sitting, *args) | {"reveal": {"nonces": list(sitting._nonces)}},  # noqa: SLF001 - what must not be told
    )


PLANTS = [
    the_seed,
    a_hash_of_the_state,
    the_view_of_the_whole_state,
    points_of_the_whole_state,
    the_moves_of_the_others,
    how_much_is_hidden,
    log_lines_without_their_faces,
    open_moves_of_the_others,
    versions_that_count_open_moves,
    a_spectator_in_the_first_seat,
    a_state_that_is_not_covered,
    a_reason_that_knows_too_much,
    a_preview_on_the_real_cards,
    reasons_on_the_real_cards,
    a_bot_that_peeks,
    a_note_that_counts_secrets,
    a_header_that_tells,
    what_the_seats_added_to_the_deal,
]


def search(side_by_side: Twins, random: Random, most: int) -> None:
    """Compare so many pairs."""
    for number, pair in enumerate(pairs(find("template"), random, 6), 1):
        side_by_side.compare(pair, random)
        if number == most:
            return


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_found(side_by_side: Twins, plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        search(side_by_side, Random(plant.__name__), PAIRS)


def test_without_a_plant_nothing_is_found(side_by_side: Twins) -> None:
    search(side_by_side, Random(4), 40)
