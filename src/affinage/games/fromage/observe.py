"""What one seat may know, and what could lie behind it.

Nothing in Fromage is secret for long, and alone nothing is at all. While all act at once, a seat knows what lay there
when the turn began and what it has done itself: covered, the others have not acted yet. In a draft it knows the hands
it has held.
"""

from typing import Any

from affinage.core.chance import below
from affinage.core.sets import count, nth, only

from .cards import fits, number_of
from .moves import AT, FACE, KIND, Kind
from .rules.cheese import for_parlour, payable, tokens_left
from .rules.draft import in_the_box, left_in
from .rules.orders import drawing, shuffle_if_empty
from .rules.wheel import venue_of
from .state import ANNOUNCED, HIDDEN, HOME, NONE, NOT_YET, ON_CHEESE, ON_TILE, Phase, Seat, SeatStep, State
from .tables import HAND, KINDS, SLOTS, STOCKS, TILES, TYPES


def together(s: State) -> bool:
    """Whether seats are acting at once in a turn."""
    return s.turn > 0 and s.clockwise == 0 and (s.phase == Phase.TURN or (s.phase == Phase.DRAW and s.corporate == 0))


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know); alone, everybody knows all."""
    if s.seats_used == 1:
        return
    if together(s):
        cover_turn(s, seat)
    elif s.turn == 0 and s.phase >= Phase.DEAL and s.hands[0]:
        cover_draft(s, seat)


def cover_turn(s: State, seat: int) -> None:
    """The others as they were when the turn began."""
    s.phase = Phase.TURN
    for p in range(s.seats_used):
        if p != seat:
            put_back(s, p)
        elif s.seats[p].to_draw > 0:
            s.phase = Phase.DRAW
    s.deck, s.discards, s.done = s.deck_then, s.discards_then, s.done_then
    if seat >= 0:
        draw_again(s, s.seats[seat])


def put_back(s: State, p: int) -> None:
    """Undo what a seat has done this turn."""
    me, venue = s.seats[p], venue_of(s, p)
    me.cheese[venue] &= ~me.placed
    for worker in range(len(TYPES)):
        if me.sent & only(worker):
            if ON_TILE <= me.at[worker] < ON_CHEESE:
                s.gather &= ~only(me.at[worker] - ON_TILE)
            me.at[worker], me.back[worker] = HOME, 0
    me.orders = me.orders + me.returned + me.filled_now - me.drawn
    for kind in range(KINDS):
        me.filled -= number_of(me.filled_now, kind)
    me.drawn, me.returned, me.filled_now, me.to_draw = 0, 0, 0, 0
    for resource in range(STOCKS):
        me.stock[resource] = me.stock_then[resource]
    me.fruited, me.jam, me.parlours, me.built = me.fruited_then, me.jam_then, me.parlours_then, me.built_then
    me.acted, me.gathered, me.made, me.used, me.sent, me.placed = NOT_YET, 0, 0, 0, 0, 0
    me.bonus, me.space, me.docks, me.what, me.amount = NONE, NONE, 0, NONE, 0
    me.step, me.after = SeatStep.ACT, SeatStep.WAIT


def draw_again(s: State, me: Seat) -> None:
    """What the seat has drawn leaves the piles; cards that the deck did not have tell of a shuffle."""
    if not fits(me.drawn, s.deck):
        s.deck, s.discards = s.deck + s.discards, 0
    if not fits(me.drawn, s.deck):
        s.deck, s.done = s.deck + s.done, 0
    s.deck -= me.drawn
    if me.to_draw > 0:
        shuffle_if_empty(s)


# The draft


def first_sight(s: State, hand: int, seat: int) -> int:
    """The round in which a seat first holds a hand; HAND if it never has until now."""
    n = s.seats_used
    if seat < 0:
        return HAND
    now = min(s.drafts, HAND - 1)
    first = (seat - hand) % n
    return first if first <= now else HAND


def cover_draft(s: State, seat: int) -> None:
    """Hands that the seat has held are known as it first saw them; others' picks are not, unless seen to be gone."""
    n = s.seats_used
    for hand in range(HAND):
        seen = first_sight(s, hand, seat)
        known = left_in(s, hand, seen) if seen < HAND else 0
        for q in range(HAND):
            p = (hand + q) % n
            if p != seat and hand < n:
                again = n == 2 and q > seen and q < s.drafts  # it had the hand again, with one tile less
                if s.phase == Phase.DRAFT and q == s.drafts:
                    s.seats[p].picks[q] = NONE
                elif s.seats[p].picks[q] >= 0 and not again:
                    s.seats[p].picks[q] = HIDDEN
        s.hands[hand] = known
    for p in range(n):
        me = s.seats[p]
        if p != seat:
            me.step, me.docks = SeatStep.WAIT, 0
            if s.phase == Phase.DRAFT:
                me.step = SeatStep.PICK
            elif s.phase == Phase.COVER:
                me.step = SeatStep.COVER
                for slot in range(SLOTS):
                    me.slots[slot] = TILES + me.board * SLOTS + slot


def guess(s: State, seat: int, rng: Any) -> None:
    """Turn what a seat may know into a full state that fits it: the others have still to act, tiles are dealt anew."""
    if s.turn == 0 and s.drafting and s.seats_used > 1 and s.phase >= Phase.DEAL and s.dealt > 0:
        guess_draft(s, seat, rng)


def guess_draft(s: State, seat: int, rng: Any) -> None:
    """Unseen tiles of each hand, then who may have kept which."""
    for hand in range(s.seats_used):
        seen = first_sight(s, hand, seat)
        dealt = max(0, min(HAND, s.dealt - HAND * hand))
        while count(s.hands[hand]) < dealt:
            box = in_the_box(s)
            tile = nth(box, below(rng, count(box)))
            s.hands[hand] |= only(tile)
            if missing_pick(s, hand, seen):
                keep_next(s, hand, tile)
        for q in range(HAND):
            me = s.seats[(hand + q) % s.seats_used]
            if me.picks[q] == HIDDEN:
                tiles = left_in(s, hand, HAND)
                me.picks[q] = nth(tiles, below(rng, count(tiles)))


def missing_pick(s: State, hand: int, before: int) -> bool:
    """Whether a tile was kept from the hand before the seat saw it (or at all, if it never did), by whom is open."""
    for q in range(before):
        if s.seats[(hand + q) % s.seats_used].picks[q] == HIDDEN:
            return before < HAND
    return False


def keep_next(s: State, hand: int, tile: int) -> None:
    """The first pick of this hand that is still open."""
    for q in range(HAND):
        me = s.seats[(hand + q) % s.seats_used]
        if me.picks[q] == HIDDEN:
            me.picks[q] = tile
            return


# The log


def face(s: State, mover: int, move: int, viewer: int) -> int:
    """A move as the viewer may know it: what others do in a turn shows after it, but for their last token."""
    if not is_hidden(s, mover, move, viewer):
        return move
    if s.phase == Phase.COVER:
        return Kind.PICKS  # to leave a structure uncovered is no more known than to cover it
    return Kind.LAST if is_last_token(s, mover, move) else FACE[move]


def is_hidden(s: State, mover: int, move: int, viewer: int) -> bool:
    """Whether the viewer may not know what was chosen or turned up."""
    if s.seats_used == 1:
        return False
    if KIND[move] == Kind.DRAW:
        return together(s) and viewer != drawing(s)
    if KIND[move] == Kind.DEAL:
        return viewer != s.dealt // HAND
    if viewer == mover or mover < 0:
        return False
    return s.phase in (Phase.DRAFT, Phase.COVER) or together(s)


def is_last_token(s: State, seat: int, move: int) -> bool:
    """Whether this move places the seat's last token, which has to be announced."""
    if tokens_left(s.seats[seat]) != 1:
        return False
    if KIND[move] == Kind.PARLOUR:
        venue = venue_of(s, seat)
        return count(for_parlour(s, seat, venue, AT[move], payable(s, seat, venue))) == 1
    return KIND[move] == Kind.CHEESE


def laid_open(then: State, now: State) -> bool:
    """What seats did in a turn is known to all after it, and so is how they laid out their boards."""
    if then.turn == 0:
        return then.phase == Phase.COVER and now.turn > 0
    return now.turn > then.turn or now.phase == Phase.OVER


def all_shown(then: State, now: State) -> bool:
    """After a turn nothing of any moment of it is secret: it was covered only while seats were acting at once."""
    return then.turn > 0 and laid_open(then, now)


def binds(s: State, seat: int) -> bool:
    """A turn that is over stands. So does a last token, where others who act at the same time are told of it."""
    acted = s.seats[seat].acted
    return s.turn > 0 and (acted == NOT_YET or (acted == ANNOUNCED and s.seats_used > 1 and s.clockwise == 0))
