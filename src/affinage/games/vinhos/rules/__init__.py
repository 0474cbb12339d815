"""The rules of Vinhos: set-up, what is legal, the odds of Chance, and one move made.

The chapters follow the rule book: start (set-up and start of a year), actions (turns, movement, vineyards, buildings),
wine (quality and value), sales (sales, exports, pairs of barrels), bank, experts, press (pass and press release),
maintenance, production, fair, magnates. `legal` has who is asked and what is legal, `legality` what stands against any
other move; the end of the game is in `score`.
"""

from collections.abc import Sequence

from affinage.core.sets import lowest, rest
from affinage.core.why import CHANCE

from ..moves import KIND, UNORDERED, Kind
from ..state import Phase, Seat, State
from ..tables import NONE
from .actions import build, buy, end_round, go, next_seat, plant
from .bank import deposit, divest, invest, withdraw
from .experts import bring_back, choose_deck, decks, dismiss, rearrange, show, show_next, take, use
from .fair import close, judge, next_late, next_prize, seal
from .going_on import begin, more
from .legal import asked, legal, odds, over
from .legality import why
from .magnates import next_last, spend
from .maintenance import lose, retrieve, settle_loss, upkeep
from .press import add_renown, declare, enter, home, place_barrel, queue
from .production import decide_porto, harvest, move_enologist, move_farmer, produce
from .sales import cube_regions, fill_slot, place_cube, take_first, take_second
from .start import deal, lay_out, leave_out, line_up, next_buyer, start_year, turn_vintage

__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "unordered", "why"]


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """The empty table; what Chance decides comes next."""
    s.seats_used, s.seated, s.variant = seats, options[0], options[1]
    lay_out(s)
    go_on(s)


def unordered(move: int) -> bool:
    """Whether the order of such moves in a row does not matter; wines, barrels and Bagos change what the next find."""
    return UNORDERED[move] == 1


# One move


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before. Then the game goes on until somebody is asked."""
    kind = KIND[move]
    at = move - kind  # AT[move], only quicker
    if seat == CHANCE:
        turn_up(s, kind, at)
    elif move == Kind.DONE:
        done(s)
    elif Kind.GO <= move < Kind.REGION:  # chapters by spans of codes: one chain of all kinds made games 3 % slower
        go(s, seat, at)
    elif Kind.REGION <= move < Kind.WINE:
        apply_land(s, s.seats[seat], kind, at)
    elif Kind.WINE <= move < Kind.DECK:
        apply_wine(s, seat, s.seats[seat], kind, at)
    elif Kind.DECK <= move < Kind.FROM:
        apply_money(s, seat, s.seats[seat], kind, at)
    elif Kind.FROM <= move < Kind.DONE:
        apply_late(s, seat, s.seats[seat], kind, at)
    go_on(s)


def apply_land(s: State, me: Seat, kind: int, at: int) -> None:
    """A region or an estate was named."""
    if kind == Kind.REGION:
        name_region(s, me, at)
    elif kind == Kind.ESTATE:
        name_estate(s, me, at)


def apply_wine(s: State, seat: int, me: Seat, kind: int, at: int) -> None:
    """A wine, or a slot for sales or exports, was named."""
    if kind == Kind.WINE:
        name_wine(s, seat, me, at)
    elif kind == Kind.SALE or kind == Kind.EXPORT:
        name_slot(s, me, kind, at)


def apply_money(s: State, seat: int, me: Seat, kind: int, at: int) -> None:
    """Decks, the bank, the order of play and the steps of a press release."""
    if kind == Kind.DECK:
        choose_deck(s, me, at)
    elif kind == Kind.WITHDRAW:
        withdraw(s, me, at)
    elif kind == Kind.DEPOSIT:
        deposit(s, me, at)
    elif kind == Kind.INVEST:
        invest(s, me, at)
    elif kind == Kind.QUEUE:
        queue(s, seat, at)
    elif kind == Kind.CUBES:
        add_renown(s, at)
    elif kind == Kind.BOOTH:
        enter(s, me, at)
    elif kind == Kind.MAGNATE:
        place_barrel(s, me, at)


def apply_late(s: State, seat: int, me: Seat, kind: int, at: int) -> None:
    """Magnates, production, the fair, experts and divesting."""
    if kind == Kind.FROM:
        s.source = at
        s.phase = Phase.TARGET
    elif kind == Kind.TO:
        s.target = at
        s.phase = Phase.SPEND
    elif kind == Kind.ENOLOGIST:
        move_enologist(s, me, at)
    elif kind == Kind.FARMER:
        move_farmer(s, me, at)
    elif kind == Kind.PORTO:
        decide_porto(s, me, at)
    elif kind == Kind.PLAY:
        seal(s, seat, at)
    elif kind == Kind.EXPERT:
        name_expert(s, me, at)
    elif kind == Kind.DIVEST:
        divest(s, me)


def name_region(s: State, me: Seat, region: int) -> None:
    """A region: to buy there, for a renown cube, or to turn up its other colour."""
    if s.phase == Phase.BUY:
        buy(s, me, region)
    elif s.phase == Phase.RENOWN:
        place_cube(s, region)
    elif s.phase == Phase.REARRANGE:
        rearrange(s, region)


def name_estate(s: State, me: Seat, e: int) -> None:
    """An estate: for the vineyard that was bought, for a building or an enologist, or for a loss."""
    if s.phase == Phase.ESTATE:
        s.pick = e
        s.phase = Phase.PLANT
    elif s.phase == Phase.BUILD:
        build(s, me, e)
    elif s.phase == Phase.LOSE:
        lose(s, me, e)


def name_wine(s: State, seat: int, me: Seat, place: int) -> None:
    """A wine: to sell or export, to present, or to give up for a favour."""
    if s.phase == Phase.SELL:
        s.pick = place
        s.phase = Phase.SLOT
    elif s.phase == Phase.RELEASE:
        declare(s, me, place)
    elif s.phase == Phase.SPEND:
        spend(s, seat, place)


def name_slot(s: State, me: Seat, kind: int, slot: int) -> None:
    """A sales or an export slot: for a wine, or for a barrel that comes back, alone or as one of a pair."""
    if s.phase == Phase.SLOT:
        fill_slot(s, me, slot)
    elif s.phase == Phase.BARREL:
        bring_back(s, me, 1 << slot if kind == Kind.SALE else 0, 1 << slot if kind == Kind.EXPORT else 0)
    elif s.phase == Phase.PAIR:
        take_second(s, me, slot)
    elif Phase.TURN <= s.phase <= Phase.QUEUE or s.phase == Phase.WINDOW:
        take_first(s, me, slot)


def name_expert(s: State, me: Seat, tile: int) -> None:
    """An expert: to let go where there are too many, else to use."""
    if s.phase == Phase.DISMISS:
        dismiss(s, me, tile)
    else:
        use(s, me, tile)


def done(s: State) -> None:
    """The seat's word that it has finished what the phase asked."""
    if s.phase == Phase.TURN:
        s.phase = Phase.NEXT
    elif s.phase == Phase.FINAL:
        if s.favoured == 0:
            s.seats[s.acting].dropped = 1
        s.phase = Phase.LAST
    elif s.phase == Phase.FREE:
        s.free_experts = 0
        s.phase = Phase.RESUME
    elif s.phase == Phase.WINDOW:
        s.phase = Phase.RETRIEVE
    elif s.phase == Phase.STAFF:
        s.phase = Phase.PRODUCE
    else:
        s.phase = Phase.HOME


def turn_up(s: State, kind: int, at: int) -> None:
    """What Chance turned up, kind by kind."""
    if kind == Kind.TOP:
        show_vineyard(s, at)
        s.phase = Phase.DEAL if s.back == 0 else Phase.RESUME
    elif kind == Kind.SHOW:
        show(s, at)
        s.phase = Phase.DEAL if s.back == 0 else Phase.RESUME
    elif kind == Kind.VINTAGE:
        turn_vintage(s, at)
    elif kind == Kind.ORDER:
        line_up(s, at)
    elif kind == Kind.OUT:
        leave_out(s, at)


def show_vineyard(s: State, colour: int) -> None:
    """A vineyard is turned up on its region's deck."""
    kind = 2 * s.open_region + colour
    s.below[kind] -= 1
    s.tops |= 1 << kind
    s.open_region = NONE


def go_on(s: State) -> None:
    """What the rules do by themselves, one thing after another."""
    while s.phase > Phase.OVER:
        if s.phase <= Phase.HOME:
            go_on_in_turn(s)
        elif s.phase == Phase.NEXT:
            next_seat(s)
        elif s.phase == Phase.ROUND:
            end_round(s)
        elif s.phase == Phase.YEAR:
            start_year(s)
        elif s.phase == Phase.RETRIEVE:
            retrieve(s)
        elif s.phase == Phase.UPKEEP:
            upkeep(s)
        elif s.phase == Phase.LOSS:
            settle_loss(s)
        elif s.phase == Phase.HARVEST:
            harvest(s)
        elif s.phase == Phase.PRODUCE:
            produce(s)
        elif s.phase == Phase.LATE:
            next_late(s)
        elif s.phase == Phase.JUDGE:
            judge(s)
        elif s.phase == Phase.PRIZES:
            next_prize(s)
        elif s.phase == Phase.CLOSE:
            close(s)
        else:
            next_last(s)


def go_on_in_turn(s: State) -> None:
    """The same within set-up and within an action."""
    if s.phase == Phase.RESUME:
        resume(s)
    elif s.phase == Phase.BEGIN:
        begin(s)
    elif s.phase == Phase.PLANT:
        plant(s)
    elif s.phase == Phase.TAKE:
        take(s)
    elif s.phase == Phase.MORE:
        more(s)
    elif s.phase == Phase.HOME:
        home(s)
    elif s.phase == Phase.DEAL:
        deal(s)
    else:
        next_buyer(s)


def resume(s: State) -> None:
    """What an effect has left open: decks without a top, free experts, free cubes; then back to where it came from."""
    if s.open_deck != NONE:
        show_next(s)
    elif s.open_region != NONE:
        show_next_vineyard(s)
    elif s.free_experts > 0 and decks(s) != 0:
        s.phase = Phase.FREE
    elif s.free_cubes > 0 and cube_regions(s) != 0:
        regions = cube_regions(s)
        if rest(regions) == 0:
            place_cube(s, lowest(regions))
        else:
            s.phase = Phase.RENOWN
    else:
        s.free_experts, s.free_cubes, s.last_cube = 0, 0, NONE
        s.phase = s.back


def show_next_vineyard(s: State) -> None:
    """The next vineyard of the open region: Chance where both colours are left."""
    reds, whites = s.below[2 * s.open_region], s.below[2 * s.open_region + 1]
    if reds > 0 and whites > 0:
        s.phase = Phase.TOP_VINEYARD
    elif reds + whites > 0:
        show_vineyard(s, 0 if reds > 0 else 1)
    else:
        s.open_region = NONE
