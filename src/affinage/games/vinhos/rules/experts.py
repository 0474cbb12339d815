"""Wine experts: their decks, hiring and dismissing them, and what each can do when it is turned down."""

from affinage.core.sets import count, holds, lowest, only

from ..state import Acted, Phase, Seat, State
from ..tables import (
    AFFORDABLE,
    BAGOS_OF_EXPERT,
    DEAREST,
    DECK_MASK,
    DECK_SIZE,
    EXPERT_FEATURE,
    EXPERT_PRICE,
    FEATURES,
    KINDS,
    MOST_EXPERTS,
    NONE,
    REGIONS,
    SKILL,
    SKILL_MASK,
    Skill,
)
from .actions import buyable, plantable
from .sales import cube_regions
from .turn import stepped

# Decks: on top a tile that everybody sees, below it fresh ones in no order, then those that came back, in their order.


def show_next(s: State) -> None:
    """The next tile of the open deck: Chance among fresh ones, else the first that came back."""
    feature = s.open_deck
    fresh = s.fresh & DECK_MASK[feature]
    if count(fresh) > 1:
        s.phase = Phase.TOP_EXPERT
    elif fresh != 0:
        show(s, lowest(fresh))
    else:
        first = s.returned[feature] & 15
        s.returned[feature] >>= 4
        s.top[feature] = NONE if first == 0 else feature * DECK_SIZE + first - 1
        s.open_deck = NONE


def show(s: State, tile: int) -> None:
    """A fresh tile is turned up on its deck."""
    s.fresh -= only(tile)
    s.top[s.open_deck] = tile
    s.open_deck = NONE


def put_under(s: State, tile: int) -> None:
    """A tile goes to the bottom of its deck, face up."""
    feature = EXPERT_FEATURE[tile]
    if s.top[feature] == NONE:
        s.top[feature] = tile
        return
    shift = 0
    while (s.returned[feature] >> shift) != 0:
        shift += 4
    s.returned[feature] |= (tile - feature * DECK_SIZE + 1) << shift


# Hiring


def decks(s: State) -> int:
    """The decks that have a tile."""
    found = 0
    for feature in range(len(FEATURES)):
        if s.top[feature] != NONE:
            found |= only(feature)
    return found


def choose_deck(s: State, me: Seat, feature: int) -> None:
    """A deck is chosen; whoever has six experts lets one go first."""
    s.pick = feature
    s.phase = Phase.DISMISS if count(me.up | me.down) >= MOST_EXPERTS else Phase.TAKE


def dismiss(s: State, me: Seat, tile: int) -> None:
    """An expert leaves, face up or down."""
    if holds(me.up, tile):
        me.up -= only(tile)
    else:
        me.down -= only(tile)
    put_under(s, tile)
    s.phase = Phase.TAKE


def take(s: State) -> None:
    """The deck's top tile comes to the seat, as a gift or for its price."""
    me = s.seats[s.acting]
    me.up |= only(s.top[s.pick])
    s.top[s.pick] = NONE
    s.open_deck = s.pick
    if s.free_experts > 0:
        s.free_experts -= 1
    else:
        me.cash -= EXPERT_PRICE
        stepped(s)
        s.back = Phase.MORE
    s.phase = Phase.RESUME


# Abilities


def rearrangeable(s: State) -> int:
    """The regions whose deck has the other colour below."""
    found = 0
    for kind in range(KINDS):
        if holds(s.tops, kind) and s.below[kind ^ 1] > 0:
            found |= only(kind // 2)
    return found


def may_rearrange(s: State, me: Seat) -> int:
    """Those among them that may be turned: whoever has come to buy must still be able to, with the cash in hand."""
    found = rearrangeable(s)
    if s.steps == 0 and (s.phase == Phase.BUY or (s.phase == Phase.REARRANGE and s.back == Phase.MORE)):
        now, bagos = buyable(s, me, me.cash), min(DEAREST, me.cash + s.discount)
        turned = plantable(me, NONE, NONE) & AFFORDABLE[bagos] & ~s.tops  # what would fit and could be paid for
        for region in range(REGIONS):
            both = 3 << (2 * region)
            if now & ~both == 0 and turned & both == 0:
                found &= ~only(region)
    return found


def usable(s: State, me: Seat) -> int:
    """The face-up experts whose ability would have an effect now."""
    tiles = SKILL_MASK[Skill.BAGOS]
    if me.sales | me.exports != 0:
        tiles |= SKILL_MASK[Skill.BARREL]
    before = s.phase == Phase.TURN and s.acted == Acted.NOT_MOVED
    if before and s.free_move == 0:
        tiles |= SKILL_MASK[Skill.FREE_MOVE]
    if before or s.phase == Phase.BUY:
        tiles |= SKILL_MASK[Skill.DISCOUNT]
        if me.up & SKILL_MASK[Skill.REARRANGE] != 0 and may_rearrange(s, me) != 0:
            tiles |= SKILL_MASK[Skill.REARRANGE]
    if me.up & SKILL_MASK[Skill.RENOWN] != 0 and cube_regions(s) != 0:
        tiles |= SKILL_MASK[Skill.RENOWN]
    return tiles & me.up


def use(s: State, me: Seat, tile: int) -> None:
    """An expert is turned down for its ability."""
    me.up -= only(tile)
    me.down |= only(tile)
    skill = SKILL[tile]
    if skill == Skill.BAGOS:
        me.cash += BAGOS_OF_EXPERT
    elif skill == Skill.FREE_MOVE:
        s.free_move = 1
    elif skill == Skill.DISCOUNT:
        s.discount += 1
    else:
        # In an action one looks afterwards whether it can still go on: the help may have gone elsewhere.
        s.back = Phase.MORE if Phase.BUY <= s.phase <= Phase.HIRE else s.phase
        if skill == Skill.BARREL:
            s.phase = Phase.BARREL
        elif skill == Skill.REARRANGE:
            s.phase = Phase.REARRANGE
        else:
            s.free_cubes, s.last_cube = 1, NONE
            s.phase = Phase.RESUME


def bring_back(s: State, me: Seat, sale: int, export: int) -> None:
    """One barrel comes back from a slot; what it earned stays."""
    me.sales -= sale
    me.exports -= export
    me.barrels += 1
    s.phase = s.back


def rearrange(s: State, region: int) -> None:
    """The other colour comes to the top of a region's deck."""
    kind = 2 * region + ((s.tops >> (2 * region + 1)) & 1)
    s.tops ^= 3 << (2 * region)
    s.below[kind] += 1
    s.below[kind ^ 1] -= 1
    s.phase = s.back
