"""What things are worth to bots, as weights: a hundred is about one coin.

`HAND_MADE` is what `value` and with it `greedy` go by. Searches have figures of their own in the same order, which were
tuned by play: `weights` in weights.toml, see docs/bots.md.
"""

from .tables import INGREDIENTS, Action

A_MARKER = 0  # of each ingredient, that can still be used
LACKED = A_MARKER + len(INGREDIENTS)  # one that a hand card lacks
MISSED = LACKED + 1  # hurrying or slowing a card once
WAITING = LACKED + 2  # each phase that a card still takes, in tenths
A_TRIGGER = LACKED + 3  # of each kind of action
IN_SUMMER = A_TRIGGER + len(Action)  # a trigger in summer, in a hundred of one at the sale
CELLAR_GOLD = IN_SUMMER + 1  # a coin of a cellar card that will be finished in time
HELD_GOLD = IN_SUMMER + 2  # a coin of a hand card
HELD_TRIGGER = IN_SUMMER + 3  # a trigger of a hand card, in thousandths
HIGHER = IN_SUMMER + 4  # the higher total's lead over the lower one: at most so much in a thousand,
HIGHER_LEFT = IN_SUMMER + 5  # and so much for each phase that is left
A_PAIR = IN_SUMMER + 6  # that will be sold,
A_STEP = IN_SUMMER + 7  # and each step that it brings
STORED = IN_SUMMER + 8  # a marker after the last market
# Searches alone
SECOND = IN_SUMMER + 9  # the second best hand card of a good, in a hundred
FIRST_MARKER = IN_SUMMER + 10  # to have an ingredient at all
EARLY_HAND = IN_SUMMER + 11  # the hand, and
EARLY_MARKERS = IN_SUMMER + 12  # markers, while three markets or more are left, in a hundred of later
THEIRS = IN_SUMMER + 13  # what the other seat has, in a hundred of one's own
PART = IN_SUMMER + 14  # of what this module says beside what was learnt from games, for each third of the calendar
FEATURES_OF_GOOD, FEATURES_OF_SEAT = 10, 5  # so many features count by themselves (foresight.py lists them),
FIRST_YEAR = IN_SUMMER + 17
OTHER_YEAR = FIRST_YEAR + FEATURES_OF_GOOD + FEATURES_OF_SEAT
COUNT = OTHER_YEAR + FEATURES_OF_GOOD + FEATURES_OF_SEAT

FEW_MARKETS = 2  # so many left are late

HAND_MADE: tuple[int, ...] = (
    *(45,) * len(INGREDIENTS),
    *(70, 80, 20),
    *(230, 260, 230, 260, 230, 170, 90),
    *(100, 100, 45, 334, 400, 20, 100, 70, 15),
    *(0, 0, 100, 100, 100),
    *(75, 75, 75),
    *(0,) * (2 * (FEATURES_OF_GOOD + FEATURES_OF_SEAT)),
)
