"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from typing import cast

from affinage.core.sets import holds
from affinage.core.words import Say

from .phrases import TASK_IDS, vineyard_name
from .shapes import Half, StageId, VinhosTable
from .state import Phase, Stage, State
from .tables import (
    COLOURS,
    FAIR_YEARS,
    MAGNATES,
    MORE_ACTIONS,
    NONE,
    PER_ENOLOGIST,
    PER_FARMER,
    PER_PORTO,
    PER_ROW,
    PER_VINEYARD,
    PER_WINERY,
    POSITIONS,
    RATES,
    TARGETS,
    YEARS,
)
from .view_board import board
from .view_seats import producer


def view(s: State, seat: int, say: Say) -> VinhosTable:
    """Everything on the table that the viewer may see."""
    stage = cast("StageId", Stage(s.stage).name.lower())
    return {
        "year": s.year,
        "years": YEARS,
        "fair_years": list(FAIR_YEARS),
        "stage": stage,
        "stage_name": say(f"stage-{stage}"),
        "action": s.action if s.stage == Stage.ACTIONS else 0,
        "half": _half_done(s, say),
        "order": s.order[: s.seats_used],
        "order_below": [None if p == NONE else p for p in s.bottom[: s.seats_used]],
        **board(s, seat, say),
        "supply": {
            "wineries": s.wineries_left,
            "cellars": s.cellars_left,
            "enologists": s.enologists_left,
            "cubes": s.cubes_left,
            "porto": s.porto_left,
        },
        "worth": {
            "vineyard": PER_VINEYARD,
            "farmer": PER_FARMER,
            "winery": PER_WINERY,
            "enologist": PER_ENOLOGIST,
            "porto": PER_PORTO,
        },
        "seats": [producer(s, p, say) for p in range(s.seats_used)],
    }


def _half_done(s: State, say: Say) -> Half:
    """What the seat whose turn it is has begun: the things that its question is about."""
    phase, kind = s.phase, s.kind
    presents = phase in (Phase.CUBES, Phase.BOOTH, Phase.PLACE)
    moves_barrel = phase in (Phase.TARGET, Phase.SPEND)
    return {
        "task": TASK_IDS[s.task],
        "acted": bool(s.acted),
        "favoured": bool(s.favoured),
        "discount": s.discount,
        "wine": s.pick if phase in (Phase.SLOT, Phase.CUBES, Phase.BOOTH) else None,
        "worth": s.worth if presents else None,
        "vineyard": vineyard_name(kind, say) if presents or phase == Phase.ESTATE else None,
        "colour": COLOURS[kind & 1] if presents or phase == Phase.ESTATE else None,
        "pleased": [m for m in range(MAGNATES) if holds(s.bought, m)] if phase == Phase.PLACE else [],
        "barrel": s.pick if phase == Phase.PAIR else None,
        "from": barrel_place(s.source) if moves_barrel else None,
        "to": target_place(s.target) if phase == Phase.SPEND else None,
        "estate": s.harvested if phase == Phase.PORTO else None,
    }


def barrel_place(source: int) -> str:
    """Where a barrel on a magnate's row lies."""
    row, at = divmod(source, POSITIONS)
    return f"magnate/{row}" if at == 0 else f"favour/{row}/{at - 1}"


def target_place(target: int) -> str:
    """Where a magnate's barrel goes."""
    row, k = divmod(target, TARGETS)
    return f"favour/{row}/{k}" if k < MORE_ACTIONS else f"multiplier/{row * PER_ROW * RATES + k - MORE_ACTIONS}"
