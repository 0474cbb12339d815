"""Names and small phrases that every sentence of this game is made of, and the question each phase asks."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from affinage.core.counts import total
from affinage.core.game import CHANCE
from affinage.core.sets import count
from affinage.core.words import Say

from .rules.actions import may_invert
from .rules.storage import free_units, may_be_taken
from .rules.years import TURNS, is_fruitful
from .score import CATEGORIES, ENDINGS, ending, points, rank
from .shapes import EffectId, Figures, YearKind
from .state import NONE, SEATS, Phase, State, YearStep
from .tables import AMOUNT, BOX, CARD_IDS, EFFECT, LEAD, RECIPE, RESOURCES, UPGRADE_IDS, Effect

_rows: dict[str, list[dict[str, Any]]] = BOX.content


# Names


def _name(row: dict[str, Any], key: str, say: Say) -> str:
    """The name a component file gives, else ours, else the id made readable."""
    if "name" in row:
        return str(row["name"])
    return say(key) if say.has(key) else str(row["id"]).replace("-", " ").title()


def card_name(card: int, say: Say) -> str:
    """What a card is called."""
    return _name(_rows["card"][card], f"card-{CARD_IDS[card]}", say)


def upgrade_name(upgrade: int, say: Say) -> str:
    """What an upgrade is called."""
    return _name(_rows["upgrade"][upgrade], f"upgrade-{UPGRADE_IDS[upgrade]}", say)


def upgrade_text(upgrade: int, say: Say) -> str:
    """What an upgrade does, with the figures of the component set in play."""
    found = figures(upgrade)
    values: dict[str, Any] = {"amount": AMOUNT[upgrade], "lead": LEAD[upgrade]}
    if "resource" in found:
        values["resource"] = say(found["resource"])
    if "good" in found:
        values["good"] = found["good"]
    if "band" in found:
        values["low"], values["high"] = found["band"].split("/")
    if "swaps" in found:
        (first, to), (other, to_other) = found["swaps"][:2]
        values |= {"rate": found["rate"], "from": say(first), "to": say(to)}
        values |= {"from-other": say(other), "to-other": say(to_other)}
    return say(f"effect-{effect_id(upgrade)}", **values)


def figures(upgrade: int) -> Figures:
    """An upgrade's figures as its component file has them; what may stand for what as pairs."""
    row = _rows["upgrade"][upgrade]
    named = ("resource", "good", "band", "rate", "amount", "lead")
    found: dict[str, Any] = {key: row[key] for key in named if key in row}
    if "rate" in row:
        found["swaps"] = row.get("swaps") or [[row["from"], to] for to in row["to"]]
    return cast("Figures", found)  # the file was checked when it was read


def effect_id(upgrade: int) -> EffectId:
    """The effect's name as message keys spell it."""
    return cast("EffectId", Effect(EFFECT[upgrade]).name.lower().replace("_", "-"))


def seat_name(seat: int, say: Say) -> str:
    """A seat, or Chance, where no player's name is at hand."""
    return say("chance") if seat == CHANCE else say("seat", n=seat + 1)


# Phrases


def listed(parts: Iterable[str], say: Say) -> str:
    """Several things in a row: a, b and c."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return say("list-and", most=", ".join(items[:-1]), last=items[-1])


def tokens(amounts: Sequence[int], say: Say) -> str:
    """Tokens by kind: 2 wheat and 1 rye; a word for none."""
    parts = [say("amount", n=n, what=say(RESOURCES[r])) for r, n in enumerate(amounts) if n > 0]
    return listed(parts, say) if parts else say("nothing")


def hand_of(s: State, seat: int) -> int:
    """How many cards the seat holds, those included whose fronts the viewer does not know."""
    return count(s.seats[seat].hand) + total(s.seats[seat].hidden)


def excess(s: State, seat: int) -> int:
    """How many tokens find no room."""
    return max(0, -free_units(s.seats[seat]))


# Questions


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return _result(s, say)
    if s.phase <= Phase.DRAW:
        return say("question-first") if s.phase == Phase.FIRST else say("question-deck")
    if seat != s.acting:
        return _awaited(s, say)
    return _asked(s, say)


def _result(s: State, say: Say) -> str:
    places, scores = [0] * SEATS, [0] * SEATS
    rank(s, places)
    for p in range(SEATS):
        scores[p] = points(s, p, [0] * len(CATEGORIES))
    best, decided = places.index(0), ENDINGS[ending(s)]
    sentence = say("question-over", winner=seat_name(best, say), won=scores[best], lost=scores[1 - best])
    return sentence if decided == "final" else f"{sentence} {say(f'ending-{decided}')}"


def _awaited(s: State, say: Say) -> str:
    """The same sentence for a whole turn: what the other seat has not confirmed is not ours to tell."""
    name = seat_name(s.acting, say)
    if s.phase == Phase.TAKE:
        return say("await-take", seat=name)
    return say("await-turn" if s.step == YearStep.ACTIONS else "await-cards", seat=name)


def _asked(s: State, say: Say) -> str:
    me = s.seats[s.acting]
    if s.phase == Phase.KEEP:
        return say("question-keep")
    if s.phase == Phase.REDRAW:
        return say("question-redraw", n=me.redraws)
    if s.phase == Phase.CHOOSE:
        last = is_fruitful(s) and s.turn >= TURNS - 2
        return say("question-choose-last") if last and hand_of(s, s.acting) > 1 else say("question-choose")
    if s.phase == Phase.ACTION:
        if s.chosen == NONE:
            return say("question-choose")
        return say("question-swapped" if s.swapped else "question-action", card=card_name(s.chosen, say))
    if s.phase == Phase.PAY:
        return _payment(s, say)
    if s.phase == Phase.GIVE:
        return say("question-give", n=excess(s, s.acting))
    if s.phase == Phase.TAKE:
        return say("question-take" if may_be_taken(s, me) else "question-take-done", offer=tokens(s.offer, say))
    if total(s.offer) > 0:
        key = "question-confirm-offer-invert" if may_invert(s) else "question-confirm-offer"
        return say(key, offer=tokens(s.offer, say))
    return say("question-confirm-invert" if may_invert(s) else "question-confirm")


def _payment(s: State, say: Say) -> str:
    card, recipe = card_name(s.chosen, say), tokens(RECIPE[s.chosen], say)
    if total(s.paid) == 0:
        return say("question-pay", card=card, recipe=recipe)
    return say("question-pay-more", card=card, recipe=recipe, paid=tokens(s.paid, say))


def help_key(s: State, seat: int) -> str:
    """Which help fits what is going on now."""
    if s.phase in (Phase.FIRST, Phase.BACKS, Phase.DRAW):
        return "help-chance"
    if s.phase == Phase.OVER:
        return "help-over"
    if seat != s.acting:
        return "help-wait"
    key = f"help-{Phase(s.phase).name.lower()}"
    if s.phase in (Phase.CHOOSE, Phase.ACTION):
        return f"{key}-{'fruitful' if is_fruitful(s) else 'dry'}"
    if s.phase == Phase.CONFIRM:
        return key + "-invert" if may_invert(s) else key
    return key


def year_kind(year: int) -> YearKind:
    """Odd years are fruitful, even ones dry."""
    return "fruitful" if year % 2 == 1 else "dry"
