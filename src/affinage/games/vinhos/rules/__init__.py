"""The rules of Vinhos: set-up, what is legal, the odds of Chance, and one move made.

The chapters follow the rule book: start (set-up and start of a year), actions (turns, movement, vineyards, buildings),
wine (quality and value), sales (sales, exports, pairs of barrels), bank, experts, press (pass and press release),
maintenance, production, fair, magnates. `legal` has who is asked and what is legal; the end of the game is in `score`.
"""

from collections.abc import Sequence

from affinage.core.sets import lowest, rest

from ..moves import (
    BOOTH,
    CUBE,
    DECK,
    DEPOSIT,
    DIVEST,
    DONE,
    ENOLOGIST,
    ESTATE,
    EXPERT,
    EXPORT,
    FARMER,
    FROM,
    INVEST,
    MAGNATE,
    ORDER,
    OUT,
    PLAY,
    PORTO,
    QUEUE,
    REGION,
    SALE,
    SHOW,
    TO,
    TOP,
    VINTAGE,
    WINE,
    WITHDRAW,
)
from ..state import Phase, Seat, State
from ..tables import NONE
from .actions import begin, build, buy, end_round, go, more, next_seat, plant
from .bank import deposit, divest, invest, withdraw
from .experts import bring_back, choose_deck, decks, dismiss, rearrange, show, show_next, take, use
from .fair import close, judge, next_late, next_prize, seal
from .legal import CHANCE, asked, legal, odds
from .magnates import next_last, spend
from .maintenance import lose, retrieve, settle_loss, upkeep
from .press import add_renown, declare, enter, home, place_barrel, queue
from .production import decide_porto, harvest, move_enologist, move_farmer, produce
from .sales import cube_regions, fill_slot, place_cube, take_first, take_second
from .start import deal, lay_out, leave_out, line_up, next_buyer, start_year, turn_vintage

__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "unordered"]


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """The empty table; what Chance decides comes next."""
    s.seats_used, s.seated, s.variant = seats, options[0], options[1]
    lay_out(s)
    go_on(s)


def over(s: State) -> bool:
    """After the last fair and the magnates' final round."""
    return s.phase == Phase.OVER


def unordered(move: int) -> bool:  # noqa: ARG001 - wines, barrels and Bagos change what the next ones find
    """No moves of this game lead to the same position in any order by themselves."""
    return False


# One move


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before. Then the game goes on until somebody is asked."""
    if seat == CHANCE:
        apply_chance(s, move)
    elif move == DONE:
        done(s)
    elif move >= FROM:
        apply_late(s, seat, s.seats[seat], move)
    elif move >= DECK:
        apply_money(s, seat, s.seats[seat], move)
    elif move >= WINE:
        apply_wine(s, seat, s.seats[seat], move)
    elif move >= REGION:
        apply_land(s, s.seats[seat], move)
    else:
        go(s, seat, move)
    go_on(s)


def apply_land(s: State, me: Seat, move: int) -> None:
    """A region or an estate was named."""
    if move >= ESTATE:
        if s.phase == Phase.ESTATE:
            s.pick = move - ESTATE
            s.phase = Phase.PLANT
        elif s.phase == Phase.BUILD:
            build(s, me, move - ESTATE)
        else:
            lose(s, me, move - ESTATE)
    elif s.phase == Phase.BUY:
        buy(s, me, move - REGION)
    elif s.phase == Phase.RENOWN:
        place_cube(s, move - REGION)
    else:
        rearrange(s, move - REGION)


def apply_wine(s: State, seat: int, me: Seat, move: int) -> None:
    """A wine, or a slot for sales or exports, was named."""
    if move < SALE:
        if s.phase == Phase.SELL:
            s.pick = move - WINE
            s.phase = Phase.SLOT
        elif s.phase == Phase.RELEASE:
            declare(s, me, move - WINE)
        else:
            spend(s, seat, move - WINE)
    elif s.phase == Phase.SLOT:
        fill_slot(s, me, move - SALE if move < EXPORT else move - EXPORT)
    elif s.phase == Phase.BARREL:
        bring_back(s, me, 1 << (move - SALE) if move < EXPORT else 0, 1 << (move - EXPORT) if move >= EXPORT else 0)
    elif s.phase == Phase.PAIR:
        take_second(s, me, move - SALE)
    else:
        take_first(s, me, move - SALE)


def apply_money(s: State, seat: int, me: Seat, move: int) -> None:
    """Decks, the bank, the order of play and the steps of a press release."""
    if move >= MAGNATE:
        place_barrel(s, me, move - MAGNATE)
    elif move >= BOOTH:
        enter(s, me, move - BOOTH)
    elif move >= CUBE:
        add_renown(s, move - CUBE)
    elif move >= QUEUE:
        queue(s, seat, move - QUEUE)
    elif move >= INVEST:
        invest(s, me, move - INVEST)
    elif move >= DEPOSIT:
        deposit(s, me, move - DEPOSIT)
    elif move >= WITHDRAW:
        withdraw(s, me, move - WITHDRAW)
    else:
        choose_deck(s, me, move - DECK)


def apply_late(s: State, seat: int, me: Seat, move: int) -> None:
    """Magnates, production, the fair, experts and divesting."""
    if move == DIVEST:
        divest(s, me)
    elif move >= EXPERT:
        if s.phase == Phase.DISMISS:
            dismiss(s, me, move - EXPERT)
        else:
            use(s, me, move - EXPERT)
    elif move >= PLAY:
        seal(s, seat, move - PLAY)
    elif move >= PORTO:
        decide_porto(s, me, move - PORTO)
    elif move >= FARMER:
        move_farmer(s, me, move - FARMER)
    elif move >= ENOLOGIST:
        move_enologist(s, me, move - ENOLOGIST)
    elif move >= TO:
        s.target = move - TO
        s.phase = Phase.SPEND
    else:
        s.source = move - FROM
        s.phase = Phase.TARGET


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


def apply_chance(s: State, move: int) -> None:
    """What Chance turned up."""
    if move >= VINTAGE:
        turn_vintage(s, move - VINTAGE)
    elif move >= SHOW:
        show(s, move - SHOW)
        s.phase = Phase.DEAL if s.back == 0 else Phase.RESUME
    elif move >= TOP:
        show_vineyard(s, move - TOP)
        s.phase = Phase.DEAL if s.back == 0 else Phase.RESUME
    elif move >= ORDER:
        line_up(s, move - ORDER)
    else:
        leave_out(s, move - OUT)


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
