"""The wine tasting fair: late releases, secret experts, ranking, prizes, the new order of play."""

from affinage.core.sets import count, lowest, only, rest

from ..state import Acted, Phase, Seat, Stage, State
from ..tables import (
    ARROWS,
    BOOTH_EXPERTS,
    DECK_MASK,
    EXPERT_FP,
    FAIR_OF_YEAR,
    FAIR_POINTS,
    FEATURES,
    NONE,
    PLAY_SIZE,
    SEATS,
    TRACK,
    YEARS,
    Task,
)
from .experts import put_under
from .wine import any_wine


def next_late(s: State) -> None:
    """Seats without a press release make it now, in player order; then experts are chosen in secret."""
    while s.turn < s.seats_used:
        s.acting = s.order[s.turn]
        s.turn += 1
        me = s.seats[s.acting]
        if me.booth == NONE and any_wine(me):
            s.task, s.steps, s.acted = Task.PRESS, 0, Acted.BEGUN
            s.phase = Phase.RELEASE
            return
    for p in range(s.seats_used):
        if has_choice(s.seats[p]):
            s.waiting_for |= only(p)
    s.phase = Phase.SECRET if s.waiting_for != 0 else Phase.JUDGE


# Secret experts


def candidates(me: Seat) -> int:
    """The face-up experts that suit the seat's booth."""
    return 0 if me.booth == NONE else me.up & BOOTH_EXPERTS[me.booth]


def has_choice(me: Seat) -> bool:
    """Whether the seat could play any expert."""
    return me.allowed > 0 and candidates(me) != 0


def playable(me: Seat, which: int) -> bool:
    """Whether the seat may play just these of its suitable experts (bit i: the i-th of them)."""
    return which >> count(candidates(me)) == 0 and PLAY_SIZE[which] <= me.allowed


def chosen(me: Seat, which: int) -> int:
    """The tiles behind such a choice."""
    left, tiles = candidates(me), 0
    while which != 0:
        if which & 1:
            tiles |= only(lowest(left))
        left = rest(left)
        which >>= 1
    return tiles


def seal(s: State, seat: int, which: int) -> None:
    """The seat has chosen; once all have, everything is revealed at once."""
    s.seats[seat].played = chosen(s.seats[seat], which)
    s.waiting_for -= only(seat)
    if s.waiting_for == 0:
        s.phase = Phase.JUDGE


# Ranking


def judge(s: State) -> None:
    """Arrows first, then fair points for every expert, then victory points by rank, then the tiles go back."""
    everything = 0
    for p in range(s.seats_used):
        everything |= s.seats[p].played
    for f in range(len(FEATURES)):
        s.features[f] = min(TRACK - 1, s.features[f] + count(everything & ARROWS & DECK_MASK[f]))
    for p in range(s.seats_used):
        me = s.seats[p]
        for f in range(len(FEATURES)):
            me.fair += EXPERT_FP[s.features[f]] * count(me.played & DECK_MASK[f])
    rank_fair(s)
    for at in range(s.seats_used):
        me = s.seats[s.order[at]]
        while me.played != 0:
            tile = lowest(me.played)
            me.played -= only(tile)
            me.up -= only(tile)
            put_under(s, tile)
        me.booth, me.allowed = NONE, 0
    s.turn = 0
    s.phase = Phase.PRIZES


def rank_fair(s: State) -> None:
    """Whoever presented a wine is ranked by fair points; tied seats share what their places give, rounded down."""
    fair = FAIR_OF_YEAR[s.year]
    s.prized = 0
    for p in range(s.seats_used):
        me = s.seats[p]
        if me.booth == NONE:
            continue
        before, level = 0, 0
        for q in range(s.seats_used):
            if s.seats[q].booth != NONE:
                if s.seats[q].fair > me.fair:
                    before += 1
                elif s.seats[q].fair == me.fair:
                    level += 1
        points = 0
        for place in range(before, before + level):
            points += prize(s, fair, place)
        me.fairs += points // level
        if before + level == SEATS:
            s.prized |= only(p)


def prize(s: State, fair: int, place: int) -> int:
    """Victory points of a place; two seats play for the first and the third."""
    return FAIR_POINTS[fair][2 if s.seats_used == 2 and place == 1 else place]


# End of the fair


def next_prize(s: State) -> None:
    """With four seats the last may take an expert."""
    while s.turn < s.seats_used:
        seat = s.order[s.turn]
        s.turn += 1
        if (s.prized >> seat) & 1:
            s.acting = seat
            s.free_experts = 1
            s.back = Phase.PRIZES
            s.phase = Phase.RESUME
            return
    s.prized = 0
    s.phase = Phase.CLOSE


def close(s: State) -> None:
    """Who has fewest fair points plays first; tied seats keep their order. Then the next year, or the final round."""
    for at in range(1, s.seats_used):
        seat, to = s.order[at], at
        while to > 0 and s.seats[s.order[to - 1]].fair > s.seats[seat].fair:
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = seat
    s.turn = 0
    if s.year == YEARS:
        s.stage = Stage.FINAL
        s.phase = Phase.LAST
    else:
        s.phase = Phase.YEAR
