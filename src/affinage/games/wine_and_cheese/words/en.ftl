# Wine & Cheese: every word a player reads. Names of cards, dishes and housing cards are at the end.

title = Wine & Cheese
short-description = Two farmsteads share plots and workers, press wine and make cheese for two years. Only the good that earned you less counts in the end.
tagline = Send workers, then let the cellar ripen

option-first = Who starts with turn order card 1
option-first-chance = Chance decides
option-first-seat-1 = Seat 1
option-first-seat-2 = Seat 2

## Pieces

seat = Seat { $n }
chance = Chance

wine = wine
cheese = cheese
letters-wine = Wi
letters-cheese = Ch

white = white grapes
red = red grapes
yeast = yeast
sugar = sugar
salt = salt
cultures = cultures
milk = milk
letters-white = Wh
letters-red = Re
letters-yeast = Ye
letters-sugar = Su
letters-salt = Sa
letters-cultures = Cu
letters-milk = Mi
letters-laboratory = Y/C

plot = { $at } ({ $what })
plot-white = white vineyard
plot-red = red vineyard
plot-yeast = yeast cellar
plot-sugar = sugar field
plot-salt = salt pan
plot-cultures = dairy
plot-milk = pasture
plot-laboratory = laboratory
water = water hole

colour-blue = blue
colour-red = red
colour-green = green
colour-ochre = ochre
colour-plum = plum
letter-blue = B
letter-red = R
letter-green = G
letter-ochre = O
letter-plum = P

house = house { $space } ({ $card }, { $kind })
house-empty = house { $space }
work-together = together
work-alone = alone

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

kind-send = Workers go out
kind-market = Production and sale
kind-store = Storage
kind-age = Ageing
kind-trigger = Special actions
kind-return = Workers come home
kind-arrive = New workers
kind-age-long = Long ageing
kind-sell-out = Final sale
kind-end = Scoring
short-send = out
short-market = market
short-store = store
short-age = age
short-trigger = act
short-return = home
short-arrive = arrive
short-age-long = age 3
short-sell-out = sell
short-end = score

## Phrases

nothing = nothing
list-and = { $most } and { $last }
amount-white = { $n ->
    [one] 1 white grape
   *[other] { $n } white grapes
}
amount-red = { $n ->
    [one] 1 red grape
   *[other] { $n } red grapes
}
amount-yeast = { $n } yeast
amount-sugar = { $n } sugar
amount-salt = { $n } salt
amount-cultures = { $n ->
    [one] 1 culture
   *[other] { $n } cultures
}
amount-milk = { $n } milk
amount-laboratory = { $n } yeast or cultures
amount-any-wine = { $n ->
    [one] any wine ingredient
   *[other] any { $n } wine ingredients
}
amount-any-cheese = { $n ->
    [one] any cheese ingredient
   *[other] any { $n } cheese ingredients
}
amount-further-wine = { $n } more wine { $n ->
    [one] ingredient
   *[other] ingredients
}
amount-further-cheese = { $n } more cheese { $n ->
    [one] ingredient
   *[other] ingredients
}
steps-wine = { $n ->
    [one] 1 wine step
   *[other] { $n } wine steps
} to { $worth }
steps-cheese = { $n ->
    [one] 1 cheese step
   *[other] { $n } cheese steps
} to { $worth }
plain-steps-wine = { $n ->
    [one] 1 wine step
   *[other] { $n } wine steps
}
plain-steps-cheese = { $n ->
    [one] 1 cheese step
   *[other] { $n } cheese steps
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Phases

phase-first = Starting player
phase-housing = Laying out housing cards
phase-waits = Choosing the waiting workers
phase-benches = Placing benches
phase-draw = Drawing
phase-house = Choosing a house
phase-plot = Choosing a plot
phase-confirm = Ending the turn
phase-turn = Producing or selling
phase-store = Storing
phase-age = Ageing
phase-triggers = Special actions
phase-sell-out = Final sale
phase-free = Free label option
phase-offer = Special action on offer
phase-help = Helper
phase-partner = Pair or alone
phase-order = Which indicator first
phase-steps = Which indicator
phase-give = Giving markers
phase-gain = Gaining markers
phase-target = Choosing a card
phase-take = Gaining a card
phase-over = Game over

## Questions

question-chance = Chance is dealing.
question-over = The game is over: { $winner } wins, { $won } to { $lost }.
await = Waiting for { $seat }: { $what }.
question-house-send = Which worker do you send out?
question-house-return = Which house takes the { $colour } worker?
question-plot-send = Where do you send the { $colour } worker?
question-plot-follow = You follow with { $colour }: where do you send your worker?
question-plot-return = Which worker do you bring home?
question-confirm = The worker has moved. Do you end your turn?
question-turn-nothing = Produce a card, sell cards, or drop out of this phase.
question-turn-produced = You have produced. Do you end your turn?
question-turn-sold = Sell more cards, or end your turn.
question-store = All that you have can be stored. Do you end your turn?
question-store-lost = You cannot store { $lost }: use it now, or end your turn and lose it.
question-age = Which card ages next? Each one loses { $n } markers.
question-age-done = All your cards have aged. Do you end your turn?
question-triggers = Which special action do you trigger?
question-triggers-done = There is nothing left to trigger. Do you end your turn?
question-sell-out = Everything must go: which card do you sell next?
question-sell-out-done = Your cellar is empty. Do you end your turn?
question-free = Which label option do you take, free of charge?
question-free-special = Take a label option free of charge, or trigger { $card }.
question-offer = Do you trigger { $card } before it is sold: { $does }?
question-help = Which card does { $card } trigger?
question-partner = Do you sell { $card } in a pair, or alone?
question-order = { $dish }: which indicator goes first?
question-steps = { $card }: which indicator goes ahead? { $n ->
    [one] One gourmet card is left.
   *[other] { $n } gourmet cards are left.
}
question-give-trade = Which markers do you trade in? { $n } more.
question-give-cellar = Which markers do you pay for the cellar? { $n } more.
question-give-wine-label = Which further wine ingredient pays for the label?
question-give-cheese-label = Which further cheese ingredient pays for the label?
question-gain-laboratory = From the laboratory: yeast or cultures? { $n ->
    [one] One marker to choose.
   *[other] { $n } markers to choose.
}
question-gain-trade = What do you get for the markers you traded in?
question-gain-bonus = A bonus marker: which ingredient do you want?{ $n ->
    [one] {""}
   *[other] {""} ({ $n } to choose)
}
question-gain-any-wine = Which wine ingredient do you want?{ $n ->
    [one] {""}
   *[other] {""} ({ $n } to choose)
}
question-gain-any-cheese = Which cheese ingredient do you want?{ $n ->
    [one] {""}
   *[other] {""} ({ $n } to choose)
}
question-take = Which { $good } card do you take?
question-hurry = Which { $good } do you hurry?
question-slow = Which { $good } do you slow?

## Moves

move-produce = Produce { $card } (worth { $gold } gold): pay { $paid }
move-sell = Sell { $card } for { $gold } gold
move-sell-paired = Sell { $card } for { $gold } gold, in a pair or alone
move-sell-special = Sell { $card } for { $gold } gold; first: { $does }
move-sell-silver = Sell { $card } unfinished for { $silver } silver ({ $n ->
    [one] 1 marker
   *[other] { $n } markers
} left)
move-age = Age { $card }: { $left ->
    [0] finished
    [one] 1 marker left
   *[other] { $left } markers left
}
move-age-overripe = Age { $card }: overripe, goes for { $silver } silver
move-trigger = Trigger { $card }: { $does }
move-hurry = Hurry { $card }: { $before } to { $after } markers
move-slow = Slow { $card }: { $before } to { $after } markers
move-pair = Sell in a pair with { $card }, { $dish }: { $gold } gold together and { $steps }
move-slot = Cellar slot { $slot }
move-slot-card = Cellar slot { $slot }: { $card }
move-house-any = { $house }
move-house-send = Send out the { $colour } worker of { $house }
move-house-return = Bring the { $colour } worker home to { $house }: { $gained }
move-plot-any = { $plot }
move-plot-send = Send the { $colour } worker to { $plot }: { $gained }
move-plot-return = Bring the { $colour } worker home from { $plot }
move-plot-return-last = Bring the { $colour } worker from { $plot } to { $house }: { $gained }
move-option = Free of charge: { $does }
move-special = Trigger { $card }: { $does }
move-special-any = Trigger the special action
move-decline = Sell { $card } for { $gold } gold without its special action
move-decline-any = Sell without the special action
move-alone = Sell { $card } alone for { $gold } gold, without steps
move-alone-any = Sell a gourmet card alone
move-steps = { $steps }
move-steps-any = Move the { $good } indicator
move-order = First { $first }, then { $then }
move-label = Label { $label }: pay { $paid } for { $does }
move-trade = { $known ->
    [yes] Trade { $paid } for 1 of any kind
   *[no] Trade { $n } markers for 1 of any kind
}
move-open-markers = Open the closed cellar slot: pay { $known ->
    [yes] { $paid }
   *[no] { $n } markers
}
move-open-steps = Open the closed cellar slot: { $good } indicator { $n } steps back, from { $before } to { $after }
move-open-steps-any = Open the closed cellar slot: { $good } indicator { $n } steps back
move-give = Give { $marker }
move-gain = Get { $marker }
move-take = Take { $card } from the display
move-take-none = Take from display slot { $place }
move-top = Take the unseen top card of the { $good } deck
move-drop-out = Drop out of this phase
move-store = Store { $kept } and end the turn
move-store-lost = Store { $kept }, lose { $lost } and end the turn
move-done = End the turn
move-first = { $seat } takes turn order card 1
move-housing = Housing card { $housing } on space { $space }
move-waits = The { $colour } workers wait on the calendar
move-benches = Benches of { $seat }, from house 1 on: { $colours }
move-draw = { $seat } draws { $card }
move-draw-display = { $card } is laid out in the display
move-drawn = { $seat } draws a { $good } card

## What options and special actions do

effect-wine-step = 1 wine step
effect-cheese-step = 1 cheese step
effect-wine-card = a wine card
effect-cheese-card = a cheese card
effect-hurry-wine = hurrying a wine
effect-hurry-cheese = hurrying a cheese
effect-slow-wine = slowing a wine
effect-slow-cheese = slowing a cheese
does-hurry = hurrying { $card }, { $before } to { $after } markers
does-slow = slowing { $card }, { $before } to { $after } markers
does-take = taking { $card } from the display
does-starter = pay { $paid } for { $steps }
does-wash-gourmet = { $n ->
    [one] for 1 gourmet cheese
   *[other] for each of { $n } gourmet cheeses
} 2 wine steps or 1 cheese step
does-distil-gourmet = { $n ->
    [one] for 1 gourmet wine
   *[other] for each of { $n } gourmet wines
} 2 cheese steps or 1 wine step
does-market = gain { $gained }
does-helper = another action card acts
does-helper-one = { $card } acts
text-starter = Pay { $paid } for { $steps }.
text-wash = 1 wine step per cheese in your cellar, this one too.
text-wash-gourmet = 2 wine steps or 1 cheese step per gourmet cheese in your cellar.
text-distil = 1 cheese step per wine in your cellar, this one too.
text-distil-gourmet = 2 cheese steps or 1 wine step per gourmet wine in your cellar.
text-helper = Triggers another action card in your cellar.
text-market = Gain { $gained }.

## Reasons

why-over = The game is over.
why-chance = That is for Chance to decide.
why-not-now = That is not asked now. { $question }
why-not-chance = Chance only lays out the table, turns up cards and may decide who starts.
why-impossible = That cannot turn up here.
why-deal-first = Cards are being dealt; wait a moment.
why-not-your-turn = It is not your turn: { $seat } is asked.
why-effect-first = First finish what is under way. { $question }
why-not-done = You are not done yet. { $question }
why-not-moved = You are not done yet. { $question }
why-produce-when = Cards are produced only in the phases of production and sale, in spring and fall.
why-produced = You have produced in this turn already.
why-sold = You have sold in this turn: producing has to wait for your next turn.
why-in-display = { $card } lies in the display: a label brings it to your hand.
why-in-cellar = { $card } lies in your cellar already.
why-not-in-hand = You do not hold { $card }.
why-cellar-full = No slot of your cellar is free: sell a card first, in a turn of its own.
why-cellar-full-closed = No slot of your cellar is free: open the closed one ({ $n } markers or { $steps } steps back), or sell a card first, in a turn of its own.
why-missing = { $card } costs { $cost }; you lack { $missing }.
why-missing-trade = { $card } costs { $cost }; you lack { $missing }, which you could trade for.
why-slot-when = Cards are sold only in the phases of production and sale, in spring and fall.
why-sell-produced = You have produced in this turn: selling has to wait for your next turn.
why-slot-empty = No card lies in cellar slot { $slot }.
why-slot-closed = Cellar slot { $slot } is closed: no card lies there.
why-aged = { $card } has aged already.
why-triggered = { $card } has acted already this summer.
why-in-chain = { $card } is being triggered already.
why-gourmet = { $card } is a gourmet card and has no special action.
why-starter = { $card } asks for { $cost }; you lack { $missing }.
why-helper = { $card } finds no other action card that could do anything.
why-no-gourmet = { $card } finds no gourmet { $good } in your cellar.
why-other-good = { $card } is not a { $good }, and the option is for a { $good } only.
why-finished = { $card } is finished: no marker is left to take away.
why-pair-itself = { $sold } is the card that you are selling: choose the other half, or sell it alone.
why-pair-action = { $card } is an action card: it makes no pair with { $sold }.
why-pair-dish = { $card } belongs to { $other }, { $sold } to { $dish }.
why-pair-good = { $card } is a { $good } like { $sold }: a pair is a wine and a cheese.
why-pair-unfinished = { $card } is not finished, so it makes no pair with { $sold }: { $n ->
    [one] 1 marker lies
   *[other] { $n } markers lie
} on it.
why-option-when = A label option is free of charge only right after a production. At other times, pay for a label.
why-special-when = A special action is not triggered here: choose a card to produce or to sell, or wait for summer.
why-special-slot = Choose the cellar slot of the card that is to act.
why-decline-when = There is nothing to decline: only a special action that costs something can be declined, when its card is sold.
why-alone-when = No pair is on offer now. To sell a gourmet card, choose its cellar slot.
why-steps-when = There is no indicator to choose now.
why-no-cards = There is no { $good } card left to take.
why-nothing-to-hurry = No { $good } in your cellar has a marker that could be taken away.
why-nothing-to-slow = There is no { $good } in your cellar to slow.
why-workers-when = Workers move only in the first phase of spring and of fall.
why-worker-done = Your worker has moved, and a turn moves only one.
why-worker-first = First choose the worker who comes home; then a house for the bench.
why-house-first = First choose the house whose worker you send.
why-house-empty = No worker of yours is at home in { $house }.
why-house-taken = The { $colour } worker has the bench in { $house }: choose an empty house.
why-follow = { $seat } has chosen { $colour }, so it must be the other { $colour } worker now.
why-worker-last = The { $colour } worker is the only one you have left to send.
why-worker-chosen = You have chosen the { $colour } worker for this turn. Take that back to choose another one.
why-plot-taken = { $plot } is taken: the { $colour } worker stands there.
why-plot-empty = No worker stands on { $plot }.
why-no-labels = Labels cannot be used while workers are on the move. Trades are possible.
why-label-cost = You cannot pay for the label { $label }: you lack { $missing }.
why-trade-few = A trade takes { $n } markers; you have { $have }.
why-open-already = Your cellar has no closed slot any more.
why-open-few = Opening the slot takes { $n } markers; you have { $have }.
why-open-start = Your { $good } indicator stands on the start space and cannot go back.
why-open-short = Your { $good } indicator cannot go back { $n } steps: that would lead beyond the start space.
why-open-lap = Your { $good } indicator cannot go back { $n } steps: that would lead back over the lap arrow.
why-give-when = Nothing is asked of your markers now. A trade begins with "Trade".
why-give-good = The label asks for a { $good } ingredient, not for { $ingredient }.
why-give-none = You have no { $ingredient } to give.
why-gain-when = There is no ingredient to choose now.
why-gain-laboratory = A laboratory gives yeast or cultures, not { $ingredient }.
why-gain-good = You may choose a { $good } ingredient, not { $ingredient }.
why-display-empty = That slot of the display is empty: the { $good } deck has run out.
why-deck-empty = The { $good } deck has run out.
why-take-good = The option is for a { $good } card only.
why-take-when = Cards are taken with a label option: pay for a label, or produce a card and take the option free of charge.
why-age-first = Each card must age by { $n }. Still to age: { $cards }.
why-sell-first = Everything must be sold. Still in your cellar: { $cards }.

## Rules behind the reasons

rule-chance = Chance lays out housing cards and benches, deals the cards and may decide who starts; nobody can choose for it.
rule-turns = In the phases of the workers, turn order card 1 has the first turn, then both have two in a row. In production and sale turns alternate. In all other phases turn order card 1 goes first.
rule-effect = An effect is brought to its end before anything else is done.
rule-turn = In production and sale you produce one card, or sell as many as you like, or drop out of the phase. Labels and trades may come before and after.
rule-produce = To produce, you play a card from your hand to a free slot and pay its markers, which stay on it. Then you take one label option free of charge, or trigger the card's special action.
rule-cellar = Your cellar has one slot that is closed until you pay for it, at any time in your turn: with markers, or with steps back of one indicator.
rule-back = An indicator that pays for the cellar skips spaces that are taken. It may end on the start space, but never goes beyond it, nor back over the lap arrow.
rule-sell = A finished card earns its gold, an unfinished one its silver. Selling a finished action card triggers it first; only what costs something may be declined.
rule-pair = A pair is a finished wine and a finished cheese of the same dish. Sold together they also earn the steps of the dish; a gourmet card that is sold alone earns its gold only.
rule-sell-out = In the second winter, everything that is left in the cellars is sold.
rule-age = Each card in the cellar ages once in the phase and loses { $agings } markers, in the last winter { $long }. A card that has fewer is overripe and goes for silver at once.
rule-special = A special action is triggered when its card is produced, instead of the free option, when it is sold finished, and once each summer. One without any effect cannot be triggered.
rule-helper = A helper triggers another action card in your cellar, but never one that is being triggered already.
rule-workers = In spring each worker goes from its house to a free plot, which produces together with the plots of the pattern on its housing card. Then the turn is ended.
rule-return = In fall the workers come home, whoever sent them: choose one, put its bench on an empty house of your own, and its plot produces once more by the pattern there.
rule-colours = Workers of one colour are a pair: whoever has an odd turn chooses a colour, and the next turn has to follow with the other worker of it.
rule-labels = In your own turn you may use labels as often as you can pay for them, but not in the first phase of spring and of fall.
rule-label-options = An option of a label must have an effect: a card to take, a marker to remove, or a card of the right good to slow.
rule-trade = At any time in your turn you may trade { $trade } markers of any kinds for 1 of any kind, also of a kind that you have just given.
rule-gain = A laboratory gives yeast or cultures. A market day names the good, a bonus marker of the money track may be anything.
rule-take = A card is taken from the display, which is refilled at once, or unseen from the top of the deck. When a deck has run out, nothing is refilled.
rule-track = Indicators move by what cards and labels say, past spaces that are taken.

## Help

help-chance = Chance lays out the table and turns up the cards. The backs of all cards, wine or cheese, are open to everybody.
help-over = For wine and for cheese each farmstead adds up gold, silver, the space of its indicator ({ $lap } more for each lap) and 1 for each pair it has sold. The lower total is the final score; the higher final score wins. On a tie the other total decides, then turn order card 1.
help-wait = The other farmstead is deciding. You will be asked as soon as it has finished.
help-house-send = Choose the house whose worker goes out. Its housing card decides what is produced. Together: 2 from the worker's plot, and 1 from each plot of the pattern where a worker stands. Alone: 1 from the worker's plot, and 1 from each plot of the pattern that is empty. The other farmstead must then send its worker of the same colour.
help-house-return = Choose one of your empty houses for the bench. Its housing card decides what is produced before the worker leaves. Together: 2 from the worker's plot, and 1 from each plot of the pattern where a worker stands. Alone: 1 from the worker's plot, and 1 from each plot of the pattern that is empty.
help-plot-send = Choose a free plot. Together: it gives 2, and each plot of the pattern where a worker stands gives 1. Alone: it gives 1, and each plot of the pattern that is empty gives 1. The worker's plot is the marked cell of the pattern; cells on water or beyond the edge give nothing.
help-plot-return = Choose any worker on the plots, whoever sent it. It produces once more by the pattern of the house that you give it. The other farmstead must then take the other worker of that colour.
help-confirm = Look over what you have done. You can take it back until you end your turn.
help-turn = Produce one card from your hand, or sell any number of cards, or drop out of the phase. Sell finished cards for gold, a wine and a cheese of one dish together for steps as well; unfinished cards fetch silver. Labels, trades and the closed slot are yours at any time in your turn. Whoever drops out gets no further turn in this phase.
help-store = Your storage spaces hold { $stored }; all other markers are lost when you end your turn. Use them first: for labels, for trades, or for the closed slot. Whoever has stored more takes turn order card 1; on a tie the cards are swapped.
help-age = Every card in your cellar loses { $agings } markers ({ $long } in the last winter), one card after another in any order. A card with too few markers is overripe and goes for silver. Labels can hurry or slow cards before their turn comes.
help-triggers = Each action card in your cellar may act once, in any order. You need not use them all.
help-sell-out = Everything in your cellar is sold now, in any order: finished cards for gold, pairs with their steps, unfinished cards for silver. Labels, trades and the closed slot are yours until you end your turn.
help-free = A production brings one option of any label without its cost. An action card may be triggered instead.
help-offer = A finished action card acts before it is sold. This action costs something, so you may decline it.
help-help = The helper triggers another action card in your cellar. Choose which one.
help-partner = Sold together, the wine and the cheese of a dish earn steps for both indicators besides their gold. Sold alone, the card earns its gold only.
help-order = Both indicators go ahead, one after the other. Spaces that are taken are skipped without a step, so the order can matter.
help-steps = For each gourmet card you choose: two steps for the other good, or one for its own.
help-give = Choose the markers one by one. What leaves no choice is paid by itself.
help-gain = Choose the ingredient that you want.
help-target = Hurrying takes one marker off a card, slowing puts one more on it.
help-take = Take a card from the display, which is refilled at once, or the unseen top card of the deck. There is no limit to your hand.

## Guide for a first game

guide-house = A worker brings ingredients home by the pattern of its house: "together" likes company on the plots, "alone" likes them empty. Point at a house and the plots show what each would bring you. Your neighbour then has to move the same colour, so a colour whose house suits them badly is a good one to pick.
guide-plot = Every plot that you may choose shows what it would bring. Look at the cards in your hand first: go for what one of them still lacks. Grapes and milk cannot be stored, so take them when you mean to use them soon.
guide-confirm = Your worker has worked. Look at your markers, and take the move back if another plot would have been kinder. When you are content, end your turn.
guide-turn = This is where markers turn into wine and cheese. Produce early, so that a card has time to age, and with each production you get an option for nothing. Sell a card when its last marker is gone: as part of a pair it earns steps too. Remember that only the weaker of your two goods counts, so care for both.
guide-store = Only a few yeast, sugar, salt and cultures can stay; whatever has a red figure is about to be lost. Spend it first on labels, or trade three for one that you can keep. Whoever stores more goes first in the next round.
guide-age = Each card loses markers now. A card that loses its last one is finished and worth gold; one that should lose more than it has is overripe and brings silver only. A label that slows can save such a card before you let it age.
guide-triggers = Summer lets your action cards work without being sold. Use each one that helps: it costs you nothing but the click, unless the card itself asks for markers.
guide-sell-out = The cellar is cleared: everything turns into coins. Look for pairs of one dish first, and let action cards act while others still lie beside them.
guide-free = A production brings you one option as a present. Steps help the good that lags behind; a new card keeps your hand full; hurrying a card by one can make it finish in time.
guide-offer = This card can do something before it leaves, for a price. Pay if you would hardly use the markers otherwise.
guide-help = Your helper sets another card to work. Pick the one that does most now.
guide-partner = A wine and a cheese that suit the same dish are worth more together: both of your indicators take steps. Sell alone only if you need the other one later.
guide-order = Both indicators go ahead, one after the other. Taken spaces are jumped over for nothing, so let the one go first that clears the way, or that leaves a piece to jump over.
guide-steps = Two steps for the other good or one for its own: look at the two totals in the score and help the lower one.
guide-give = Give away what you have plenty of, or what could not be stored anyway.
guide-gain = Take what a card in your hand still lacks. If nothing is missing, yeast, sugar, salt and cultures can be stored.
guide-target = One marker fewer brings a card nearer to gold; one more saves it from turning overripe. The small figures on the cards show where each stands.
guide-take = A card that needs what you already have is worth more than a famous name. A dish that lies in your cellar or hand already makes a pair.

## The end

category-wine-gold = Wine: gold
category-wine-silver = Wine: silver
category-wine-track = Wine: money track
category-wine-pairs = Wine: pairs
category-cheese-gold = Cheese: gold
category-cheese-silver = Cheese: silver
category-cheese-track = Cheese: money track
category-cheese-pairs = Cheese: pairs
ending-final = The higher final score decided.
ending-other = The final scores were equal; the higher other total decided.
ending-order = All totals were equal; turn order card 1 wins.

# The score pad
pad-group-cheese = Cheese
pad-group-wine = Wine
pad-cheese-gold = Gold
pad-cheese-gold-note = sold ripe
pad-wine-gold = Gold
pad-wine-gold-note = sold ripe
pad-cheese-silver = Silver
pad-cheese-silver-note = sold early
pad-wine-silver = Silver
pad-wine-silver-note = sold early
pad-cheese-track = Money track
pad-cheese-track-note = 20 more for each lap
pad-wine-track = Money track
pad-wine-track-note = 20 more for each lap
pad-pairs = Pairs
pad-pairs-note = one point for each pair of the same dish, both sold; the same for both goods
pad-cheese-total = Cheese total
pad-wine-total = Wine total
pad-final = The lower counts
pad-ask-order = All totals are level. Who has turn order card 1?
style-actions = Mostly action cards
style-pairs = Mostly gourmet cards
style-both = Action and gourmet cards alike

## Labels of the terminal board

letter-wine = W
letter-cheese = C
label-now = Year { $year }, { $season }: { $what }
label-year = Year { $n }
label-houses = Houses
label-track = Money track (from { $lap } on to the first { $to }, then +{ $lap })
label-start = Start
label-money = Money
label-display = Display
label-deck = { $n } in the deck
label-worth = { $gold }/{ $silver }
label-steps = { $wine }W + { $cheese }C steps
label-none = none
label-you = you
label-order = turn order { $n }
label-out = dropped out
label-hand = Hand
label-sold = Sold
label-gold = gold
label-silver = silver
label-coins = Coins
label-steps-sum = track
label-pairs = pairs
label-lower = counts
label-closed = closed
label-open = { $n } markers / { $steps } back
label-empty = empty
label-finished = finished
label-spoils = ! spoils
short-wine-step = wine step
short-cheese-step = cheese step
short-wine-card = wine card
short-cheese-card = cheese card
short-hurry-wine = hurry wine
short-hurry-cheese = hurry cheese
short-slow-wine = slow wine
short-slow-cheese = slow cheese

## Names

action-starter = Starter cultures
action-wash = Washing
action-wash-gourmet = Fine washing
action-distil = Distilling
action-distil-gourmet = Fine distilling
action-helper = Helper
action-market = Market day

dish-walnut-salad = Walnut salad
dish-farm-fondue = Farm fondue
dish-pear-board = Pear board
dish-onion-tart = Onion tart

housing-ladder = Ladder
housing-pillar = Pillar
housing-corner = Corner
housing-bend = Bend
housing-furrow = Furrow
housing-gate = Gate
housing-hook = Hook
housing-crook = Crook

card-meadow-mist = Meadow Mist
card-white-moon = White Moon
card-fox-lane = Fox Lane
card-first-frost = First Frost
card-mill-race = Mill Race
card-stone-gate = Stone Gate
card-old-well = Old Well
card-amber-lane = Amber Lane
card-sunday-white = Sunday White
card-long-row = Long Row
card-deep-furrow = Deep Furrow
card-bell-tower = Bell Tower
card-blackbird-red = Blackbird Red
card-copper-coil = Copper Coil
card-chalk-hill = Chalk Hill
card-night-kettle = Night Kettle
card-wild-must = Wild Must
card-dark-foam = Dark Foam
card-late-bubble = Late Bubble
card-harvest-moon = Harvest Moon
card-magpie = Magpie
card-toll-bridge = Toll Bridge
card-carriers-white = Carrier's White
card-wharf-red = Wharf Red
card-goat-path = Goat Path
card-dew-round = Dew Round
card-hay-loaf = Hay Loaf
card-winter-wheel = Winter Wheel
card-cave-ring = Cave Ring
card-abbots-drum = Abbot's Drum
card-orchard-crumb = Orchard Crumb
card-blue-fern = Blue Fern
card-oak-drum = Oak Drum
card-river-brick = River Brick
card-mill-wheel = Mill Wheel
card-barn-moon = Barn Moon
card-brine-brush = Brine Brush
card-monks-cap = Monk's Cap
card-red-rind = Red Rind
card-long-plank = Long Plank
card-snow-cap = Snow Cap
card-mother-vat = Mother Vat
card-clay-crock = Clay Crock
card-kitchen-curd = Kitchen Curd
card-shepherds-palm = Shepherd's Palm
card-peddlers-pat = Peddler's Pat
card-ash-button = Ash Button
card-square-fair = Square Fair

# Turns
stage-setup = Everything is laid out
purse-white = { $n ->
    [one] white grape
   *[other] white grapes
}
purse-red = { $n ->
    [one] red grape
   *[other] red grapes
}
purse-yeast = yeast
purse-sugar = sugar
purse-salt = salt
purse-cultures = { $n ->
    [one] culture
   *[other] cultures
}
purse-milk = milk
purse-wine = for wine
purse-cheese = for cheese
turn-done = { $n ->
    [0] Nothing more
   *[other] Nothing more ({ $brought })
}
