"""Names of pieces and places in words."""

from affinage.core.telling import Names
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .cards import number_of
from .rules.wheel import row_of
from .shapes import Order
from .state import Seat, State
from .tables import (
    AGES,
    BARN,
    BISTRO,
    BOARD_IDS,
    DOCK,
    FESTIVAL,
    FROMAGERIE,
    FRUITED,
    GREENHOUSE,
    GRID,
    HAS_RULE,
    JAM,
    KIND_AT,
    KINDS,
    OFFICE,
    PARLOUR_COST,
    PARLOUR_KIND,
    QUARTERS,
    REGION_IDS,
    RESOURCES,
    RULES,
    SHELF_SIZE,
    STRUCTURE_AMOUNT,
    STRUCTURE_COST,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    STRUCTURE_VENUE,
    STRUCTURES,
    TILE_IDS,
    TILES,
    TOWN_IDS,
    TYPES,
    VENUES,
    WHEELS,
)


def own_name(key: str, name: str, say: Say) -> str:
    """Our name for a piece; a component file of somebody's own may have pieces that we have no name for."""
    return say(key) if say.has(key) else name.replace("-", " ").title()


def seat_name(seat: int, say: Say) -> str:
    """A seat as people count."""
    return say("seat", n=seat + 1)


def kind_name(kind: int, say: Say) -> str:
    """A cheese, or an order for one."""
    return say(f"kind-{TYPES[kind // 3]}-{AGES[kind % 3]}")


def resources(resource: int, n: int, say: Say) -> str:
    """So many of a resource."""
    return say(f"n-{RESOURCES[resource]}", n=n)


def board_name(board: int, say: Say) -> str:
    """A creamery board."""
    return own_name(f"board-{BOARD_IDS[board]}", BOARD_IDS[board], say)


def region_name(region: int, say: Say) -> str:
    """A region of the Villes."""
    return own_name(f"region-{REGION_IDS[region]}", REGION_IDS[region], say)


def structure_name(structure: int, say: Say) -> str:
    """A structure, printed or on a tile."""
    if structure < TILES:
        return own_name(f"tile-{TILE_IDS[structure]}", TILE_IDS[structure], say)
    return say(f"structure-{STRUCTURES[STRUCTURE_KIND[structure]]}")


def structure_text(structure: int, say: Say) -> str:
    """What a structure does."""
    kind, gives, amount = STRUCTURE_KIND[structure], STRUCTURE_GIVES[structure], STRUCTURE_AMOUNT[structure]
    if kind == BARN:
        return say("text-barn", gives=resources(gives, amount, say))
    if kind == GREENHOUSE:
        return say("text-greenhouse", resource=say(f"resource-{RESOURCES[gives]}"), n=amount)
    if kind == DOCK:
        venue = say(f"venue-{VENUES[STRUCTURE_VENUE[structure]]}")
        return say("text-dock", venue=venue, gives=resources(gives, amount, say))
    assert kind == OFFICE
    resource = say(f"resource-{RESOURCES[gives]}")
    return (
        say("text-office", resource=resource) if amount == 2 else say("text-office-half", resource=resource, n=amount)
    )


def structure_cost(structure: int) -> int:
    """Structure tokens that it takes."""
    return STRUCTURE_COST[structure]


def parlour_cheese(board: int, parlour: int, say: Say) -> str:
    """What a milking parlour makes."""
    kind = PARLOUR_KIND[board][parlour]
    return say("kind-any") if kind < 0 else kind_name(kind, say)


def parlour_cost(parlour: int) -> int:
    """Livestock for a milking parlour."""
    return PARLOUR_COST[parlour]


def space_name(venue: int, space: int, say: Say) -> str:
    """A cheese space within its venue."""
    if venue == FESTIVAL:
        return say("space-festival", cell=f"{'abcde'[space % GRID]}{space // GRID + 1}")
    if venue == FROMAGERIE:
        return say("space-fromagerie", shelf=space // SHELF_SIZE + 1, place=space % SHELF_SIZE + 1)
    if venue == BISTRO:
        return say("space-bistro", table=space // 2 + 1, plate="ab"[space % 2])
    return say("space-villes", town=own_name(f"town-{TOWN_IDS[space]}", TOWN_IDS[space], say))


def space_text(s: State, venue: int, space: int, say: Say) -> str:
    """A space with what is made there."""
    row, where = row_of(s, venue), space_name(venue, space, say)
    kind = KIND_AT[row][space]
    if kind < 0:
        return where
    for icon, spaces in (("fruited", FRUITED[row]), ("jam", JAM[row])):
        if (spaces >> space) & 1:
            return say(f"cheese-{icon}", kind=kind_name(kind, say), space=where)
    return say("cheese-plain", kind=kind_name(kind, say), space=where)


@kept
def order_list(cards: int, say: Say) -> list[Order]:
    """Order cards, one row per kind."""
    found: list[Order] = []
    for kind in range(KINDS):
        n = number_of(cards, kind)
        if n:
            found.append({"kind": kind, "name": kind_name(kind, say), "n": n})
    return found


@kept
def level_text(level: int, say: Say) -> str:
    """All rules that the Corporation follows on a level: those of the levels below it, too."""
    in_force = [rule for at, rule in enumerate(RULES) if at == 0 or HAS_RULE[level][at]]  # the first always holds
    return say("level", n=level + 1, rules="; ".join(say(f"level-{rule}") for rule in in_force))


def worker_name(worker: int, say: Say) -> str:
    """A worker by its type."""
    return say(f"worker-{TYPES[worker]}")


def slot_name(me: Seat, slot: int, say: Say) -> str:
    """What lies on a slot of a board."""
    return structure_name(me.slots[slot], say)


def venue_names(order: int, say: Say) -> str:
    """The venues in the order in which they lie round the wheel."""
    return ", ".join(say(f"venue-{VENUES[venue]}") for venue in WHEELS[order])


def quarter_name(quarter: int, say: Say) -> str:
    """What a quarter of the resource tile brings."""
    return say(f"resource-{RESOURCES[QUARTERS[quarter]]}")


NAMES: Names = {
    "worker": worker_name,
    "resource": lambda resource, say: resources(resource, 1, say),
    "kind": kind_name,
    "tile": structure_name,
    "venues": venue_names,
    "quarter": quarter_name,
    "board": board_name,
}
