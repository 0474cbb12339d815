# Beer & Bread: every word a player reads. Names of cards and upgrades are at the end.

title = Beer & Bread
short-description = Two villages share their fields, brew beer and bake bread for six years. Only the good that earned you less counts in the end.
tagline = Two villages share the fields and the river

option-windmill = Who starts with the windmill
option-windmill-chance = Chance decides
option-windmill-seat-1 = Seat 1
option-windmill-seat-2 = Seat 2

## Pieces

seat = Seat { $n }
chance = Chance
windmill = windmill

water = water
wheat = wheat
barley = barley
rye = rye
hops = hops
letters-water = Wa
letters-wheat = Wh
letters-barley = Ba
letters-rye = Ry
letters-hops = Ho

beer = beer
bread = bread
brewery = Brewery
bakery = Bakery
band-beer-1 = small beer
band-beer-2 = house beer
band-beer-3 = strong beer
band-bread-1 = small bake
band-bread-2 = country bread
band-bread-3 = feast bread

river = River
field-wheat = Wheat field
field-barley = Barley field
field-rye = Rye field
field-hops = Hops field

slot-year = Calendar
slot-collecting = Collecting
slot-storage = Storage
slot-production = Brewing and baking
slot-cleaning = Cleaning
slot-scoring = Scoring

year-fruitful = fruitful year
year-dry = dry year

## Phrases

amount = { $n } { $what }
nothing = nothing
list-and = { $most } and { $last }
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Phases

phase-first = Starting player
phase-backs = Shuffling
phase-draw = Drawing
phase-keep = Picking up harvest cards
phase-redraw = Redrawing
phase-choose = Choosing a card
phase-action = Choosing an action
phase-pay = Paying
phase-give = Storage overflow
phase-confirm = Ending the turn
phase-take = Taking from the offer
phase-over = Game over

## Questions

question-first = Chance decides who starts with the windmill.
question-deck = Chance is dealing cards.
question-over = The game is over: { $winner } wins, { $won } to { $lost }.
question-keep = Which of last year's harvest cards do you drop? The rest comes to your hand.
question-redraw = You may discard a card and draw a new one{ $n ->
    [one] .
   *[other] {""} ({ $n } times).
}
question-choose = Which card do you play?
question-choose-last = Which card do you play? The rest of your hand is discarded after this turn.
question-action = What do you do with { $card }?
question-swapped = You have taken { $card }: how do you play it?
question-pay = Which tokens do you spend on { $card } ({ $recipe })?
question-pay-more = Which tokens do you spend on { $card } ({ $recipe })? Set aside so far: { $paid }.
question-give = Your storage is full: give up { $n ->
    [one] 1 more token.
   *[other] { $n } more tokens.
}
question-confirm = Do you end your turn?
question-confirm-invert = You may turn one card of your hand upside down. Then end your turn.
question-confirm-offer = You give up { $offer }. Do you confirm?
question-confirm-offer-invert = You give up { $offer }, and you may turn one card of your hand upside down. Then end your turn.
question-take-done = There is nothing more that you can take. Do you confirm?
question-take = The other village offers you { $offer }: what do you take?
await-turn = Waiting for { $seat } to take a turn.
await-cards = Waiting for { $seat } to get ready for the year.
await-take = Waiting for { $seat }, who may take from the offer.

## Moves

move-play = Play { $card }
move-drop = Drop { $card }
move-redraw = Discard { $card } and draw a new card
move-invert = Turn { $card } upside down
move-swap = Swap { $given } for { $taken }
move-swap-any = Swap for the card on exchange space { $space }
move-harvest = Harvest with { $card }: collect { $gained }{ $excess ->
    [0] {""}
   *[other] {""} ({ $excess } more than the storage holds)
}
move-harvest-any = Harvest
move-produce = { $good ->
    [beer] Brew
   *[bread] Bake
} { $card } for { $value } coins: pay { $paid }
move-produce-choice = { $good ->
    [beer] Brew
   *[bread] Bake
} { $card } for { $value } coins and choose how to pay
move-produce-any = Brew or bake
move-upgrade = Upgrade with { $card }: { $upgrade } ({ $slot })
move-upgrade-clean = Upgrade with { $card }: { $upgrade } ({ $slot }), and clean away { $cleaned ->
    [one] 1 sold card
   *[other] { $cleaned } sold cards
}
move-upgrade-collect = Upgrade with { $card }: { $upgrade } ({ $slot }), clean away { $cleaned ->
    [one] 1 sold card
   *[other] { $cleaned } sold cards
} and collect { $gained }
move-upgrade-any = Upgrade
move-pay = Pay 1 { $resource }
move-give = Give up 1 { $resource }
move-take = Take 1 { $resource }
move-done = End the turn
move-done-offer = Confirm what is given up
move-done-keep = Take the remaining harvest cards to hand
move-done-redraw = Keep the hand
move-done-take = Take no more
move-first = { $seat } starts with the windmill
move-backs = The next backs in the deck: { $backs }
move-draw = { $seat } draws { $card }
move-draw-exchange = { $card } is laid out as an exchange card
move-drawn = { $seat } draws { $good ->
    [beer] a beer card
   *[bread] a bread card
}

## Reasons

why-over = The game is over.
why-chance = That is for Chance to decide.
why-not-chance = Chance only decides which cards turn up and who starts.
why-impossible = That cannot turn up here.
why-deck-first = Cards are being dealt; wait a moment.
why-not-your-turn = It is not your turn: { $seat } is asked.
why-not-now = This is not the moment for that. { $question }
why-not-in-column = { $card } is not among your harvest cards.
why-cannot-redraw = You do not hold { $card }.
why-not-in-hand = You do not hold { $card }.
why-on-exchange = { $card } is an exchange card: choose one of your hand cards first, then swap it.
why-inverted = The other village has turned { $card } upside down: only it may play that card.
why-already-chosen = You have chosen { $card } for this turn. Take that back to choose another card.
why-chosen-already = You have chosen { $card } already: say what you do with it.
why-must-play-swapped = You have taken { $card } from the exchange, so it must be played this turn.
why-turn-done = You have played your card for this turn: only the end of the turn is left.
why-one-inverted = You have already turned { $card } upside down; one card is all.
why-invert-first-turn = A card can be turned upside down only on your first turn of a fruitful year.
why-cannot-invert = You do not hold { $card }.
why-swap-dry-only = Exchange cards can be swapped only in dry years.
why-swap-choose-first = First choose the hand card that you want to swap.
why-swapped-already = You have already swapped this turn.
why-no-exchange-card = No card lies on exchange space { $space }.
why-choose-first = First choose a card; then say what you do with it.
why-one-action = You have taken your action for this turn. { $question }
why-site-full = { $good ->
    [beer] Your brewery is full
   *[bread] Your bakery is full
} until you clean it (play a card as an upgrade).
why-missing = { $card } costs { $recipe }; you lack { $missing }.
why-missing-even-so = { $card } costs { $recipe }; you lack { $missing }, and your upgrades cannot make up for it.
why-not-done = You are not done yet. { $question }
why-still-to-pay = You are not done yet. { $question }
why-still-to-give = You are not done yet. { $question }
why-none-left = You have no { $resource } left to pay with.
why-not-needed = No payment needs more { $resource }: what you have set aside can be completed without it.
why-water-units = Giving up water would not help: your water lies in units that hold nothing else.
why-none-stored = You have no { $resource } to give up.
why-not-offered = The offer holds no { $resource }.
why-no-room = There is no room in your storage for 1 { $resource }.

## Rules behind the reasons

rule-chance = Chance shuffles the deck, turns up its cards and may decide who starts; nobody can choose for it.
rule-turns = The village with the windmill takes the first turn of a year, then both alternate. Whoever gives up tokens is answered before the game goes on.
rule-turn = On your turn you play exactly one card: harvest with it, brew or bake it, or build it as an upgrade. Then you end your turn.
rule-keep = When a dry year begins, last year's harvest cards come back to the hand. An upgrade lets you drop any of them first.
rule-redraw = An upgrade lets you discard one card of your hand for the top card of the deck, once per copy.
rule-invert = An upgrade lets its owner turn one card upside down on the first turn of a fruitful year, before the hands are passed. Only the owner may play that card this year, with it in hand.
rule-exchange = In dry years you may swap your chosen card for one of the exchange cards, once per turn. The card you take must be played at once; yours takes its place.
rule-site = A sold card stays in the brewery or bakery and takes up room until you play a card as an upgrade, which cleans both.
rule-recipe = To brew or bake you pay the whole recipe from your storage. Some upgrades let tokens stand for others.
rule-payment = Where your upgrades allow several payments you choose token by token; nothing is paid that the recipe could do without.
rule-overflow = Tokens that find no room must be given up, old or new ones, as you like. The other village may take of them what it has room for; the rest goes to the common supply. Water always fills water-only units first.

## Help

help-chance = Cards are shuffled and drawn by Chance. The backs of all cards, beer or bread, are open to everybody.
help-over = Each village adds up the coins of its beers and of its breads, with the extra coins of its upgrades. The lower total is the final score; the higher final score wins. On a tie the other total decides, then the village without the windmill wins.
help-wait = The other village is deciding. You will be asked as soon as it has finished.
help-keep = Your harvest cards of last year come back to your hand. You may drop those you do not want; then your hand is filled up.
help-redraw = You may discard one card of your hand and take the top card of the deck, whose back you can see. Or you keep your hand.
help-choose-fruitful = You play one card per turn: to harvest, to brew or bake, or as an upgrade. After both villages have played, the hands are passed on, so think of what you leave to the other one.
help-choose-dry = You play one card per turn: to harvest, to brew or bake, or as an upgrade. In dry years the hands are not passed on, and the chosen card may be swapped for an exchange card first.
help-action-fruitful = Harvest: collect each kind of token on this card, as many as your whole harvest column shows. Brew or bake: pay the recipe and earn the coins; the card fills the brewery or bakery. Upgrade: the card helps you for the rest of the game, and your brewery and bakery are cleaned.
help-action-dry = Harvest: collect each kind of token on this card, as many as your whole harvest column shows. Brew or bake: pay the recipe and earn the coins. Upgrade: the card helps you for the rest of the game, and both sites are cleaned. You may also swap the card for an exchange card and play that one.
help-pay = Your upgrades let some tokens stand for others, so there are several ways to pay. Choose token by token; what leaves no choice is paid by itself.
help-give = You have collected more than you can store. Choose what to give up, old tokens or new. The other village may take of them, the rest goes to the common supply.
help-confirm = Look over what you have done. You can take it back until you end your turn.
help-confirm-invert = Before you end your first turn you may turn one card of your hand upside down. The other village gets it with the hand, but only you may play it.
help-take = The other village has no room for these tokens. Take as many as you like and have room for; the rest goes to the common supply.

## Guide for a first game

guide-keep = Last year's harvest cards are about to come back to your hand. Let go of those that would not help you this year: your hand is filled up afterwards, so dropping a weak card is a chance of a better one. Keep cards whose recipe fits what you have stored.
guide-redraw = One of your cards may be exchanged for the top card of the deck. You can see its back on the board, so you know whether it is a beer or a bread. Give away the card that you would play last.
guide-choose = Pick the card for this turn; you decide what to do with it in the next step. Each card can be used in three ways: the top is for harvesting, the slate in the middle for brewing or baking, the bottom as an upgrade. In the beginning a harvest is rarely wrong. Remember that only your weaker good counts in the end, so keep beer and bread together.
guide-action = The panel beside your hand shows what each use would bring. A harvest collects what the card shows, and more of it when your harvest column already shows the same. Brewing or baking earns coins, but fills the brewery or bakery. An upgrade helps for the rest of the game and empties both again, so it comes just in time when they are full.
guide-pay = Your upgrades let tokens stand for others, so there are several ways to pay this recipe. Spend what you have plenty of and what is easy to harvest again. Look at the fields: what is scarce there is worth keeping.
guide-give = You have collected more than your storage holds, and the other village may take what you give up. Give away what it can hardly use, or what it has no room for. Next time a smaller harvest may be enough.
guide-confirm = This is how your turn has gone. You can still take it back. In a fruitful year the rest of your hand goes to the other village after both have played, so look over what you pass on. Happy with it? Then end your turn.
guide-take = The other village had no room for these tokens, so they are a gift. Take what your recipes need, as long as there is room. A full storage has one drawback: whoever stores less gets the windmill and starts the next year.

## The end

category-beer-cards = Beer cards
category-beer-extra = Extra coins for beer
category-bread-cards = Bread cards
category-bread-extra = Extra coins for bread
ending-final = The higher final score decided.
ending-other = The final scores were equal; the higher other total decided.
ending-windmill = All totals were equal; the village without the windmill wins.

# The score pad
pad-group-beer = Beer
pad-group-bread = Bread
pad-beer-cards = Beer cards
pad-beer-cards-note = the coins on every beer you have sold, also the one still in the brewery
pad-beer-extra = Extra coins
pad-beer-extra-note = from upgrades that score for beer
pad-beer-total = Beer total
pad-bread-cards = Bread cards
pad-bread-cards-note = the coins on every bread you have sold, also the one still in the bakery
pad-bread-extra = Extra coins
pad-bread-extra-note = from upgrades that score for bread
pad-bread-total = Bread total
pad-final = The lower counts
pad-ask-windmill = All totals are level. Who has the windmill?

## Labels of the terminal board

letters-beer = Be
letters-bread = Br
short-fruitful = fruitful
short-dry = dry
note-year = Year { $n }, { $kind }
label-turn = turn { $n } of { $of }
label-none = none
label-free = free
label-you = you
label-land = Fields and river
label-supply = Supply
label-deck = Deck
label-discard = Discard pile
label-offer = On offer
label-paid = Set aside
label-sign = sign { $now }, then { $then }
label-sign-last = sign { $now }
label-sign-river = all water
label-storage = Storage
label-column = Harvest
label-hand = Hand
label-coins = Coins
label-lower = counts
label-sold = Sold
label-upgrades = Upgrades
label-upgrade = Upgrade
label-exchange = Exchange cards
label-harvest = Harvest
label-recipe = Recipe

## What upgrades do

effect-redraw = Once both hands are complete, you may discard one of your cards face up and take the top card of the deck.
effect-drop-harvest = When a dry year begins, you may discard any of last year's harvest cards face up before you fill your hand.
effect-last-draw = In a fruitful year, draw a card before your last turn; you play one of the two and the other is discarded face up.
effect-invert = On your first turn of a fruitful year, you may turn one card upside down before you pass the hand on; only you can play it.
effect-seed-collect = Right after the fields are seeded, collect { $amount } { $resource }.
effect-from-supply = Whatever { $resource } the field cannot give you comes from the common supply, as long as it lasts.
effect-harvest-more = When the card you harvest with shows { $resource }, collect { $amount } { $resource } more.
effect-echo = After the other village has harvested with a card that shows { $resource }, collect { $amount } { $resource }.
effect-water-units = Your storage gains { $amount ->
    [one] 1 unit that holds
   *[other] { $amount } units that hold
} nothing but water.
effect-units = Your storage gains { $amount ->
    [one] 1 unit
   *[other] { $amount } units
} for any resource.
effect-room = { $good ->
    [beer] Your brewery has room for one more beer.
   *[bread] Your bakery has room for one more bread.
}
effect-spend = When you brew or bake, every { $rate } { $from } may stand for 1 { $to } or 1 { $to-other }.
effect-spend-either = When you brew or bake, every { $rate } { $from } may stand for 1 { $to } and every { $rate } { $from-other } for 1 { $to-other }.
effect-clean-any = { $good ->
    [beer] When you clean and at least one beer leaves your brewery
   *[bread] When you clean and at least one bread leaves your bakery
}, collect { $amount } { $resource }.
effect-clean-only = { $good ->
    [beer] When you clean away beer and no bread
   *[bread] When you clean away bread and no beer
}, collect { $amount } { $resource }.
effect-clean-both = When you clean away both beer and bread, collect { $amount } { $resource }.
effect-score-band = At the end, each card you sold for { $low } or { $high } coins earns its own good { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} more.
effect-score-pairs = { $good ->
    [beer] At the end, every full pair of sold beers earns 1 coin for beer.
   *[bread] At the end, every full pair of sold breads earns 1 coin for bread.
}
effect-score-upgrades = At the end, having built more upgrades than the other village earns { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} for one good.
effect-score-tokens = At the end, a lead of { $lead } or more stored tokens over the other village earns { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} for one good.
effect-score-types = { $good ->
    [beer] At the end, sold beers of all three price bands earn
   *[bread] At the end, sold breads of all three price bands earn
} { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} for one good.

## Names

card-cellar-mild = Cellar Mild
card-table-beer = Table Beer
card-hedge-pale = Hedge Pale
card-meadow-wheat = Meadow Wheat
card-haymakers-ale = Haymakers' Ale
card-ferry-amber = Ferry Amber
card-copper-bitter = Copper Bitter
card-shepherds-rye = Shepherd's Rye
card-lantern-lager = Lantern Lager
card-orchard-saison = Orchard Saison
card-carters-porter = Carters' Porter
card-green-hop-ale = Green Hop Ale
card-white-gable = White Gable
card-millrace-pils = Millrace Pils
card-smoke-barn = Smoke Barn
card-bridge-bock = Bridge Bock
card-valley-pale = Valley Pale
card-threshers-rye = Threshers' Rye
card-cloister-dark = Cloister Dark
card-sunday-wheat = Sunday Wheat
card-night-stout = Night Stout
card-hop-garden = Hop Garden
card-winter-wheat = Winter Wheat
card-abbey-export = Abbey Export
card-foresters-bock = Forester's Bock
card-vault-doppelbock = Vault Doppelbock
card-hop-crown = Hop Crown
card-founders-ale = Founders' Ale
card-three-field-strong = Three-Field Strong
card-midwinter-ale = Midwinter Ale
card-millers-loaf = Miller's Loaf
card-crossroads-roll = Crossroads Roll
card-ash-flatbread = Ash Flatbread
card-rye-crisp = Rye Crisp
card-market-bun = Market Bun
card-farmhouse-boule = Farmhouse Boule
card-barley-bannock = Barley Bannock
card-herders-rye = Herder's Rye
card-hop-yeast-roll = Hop-Yeast Roll
card-plaited-loaf = Plaited Loaf
card-windmill-loaf = Windmill Loaf
card-dark-crust = Dark Crust
card-hop-pickers-loaf = Hop Pickers' Loaf
card-sour-rye = Sour Rye
card-miners-bread = Miners' Bread
card-village-sourdough = Village Sourdough
card-pilgrim-rye = Pilgrim Rye
card-brewers-loaf = Brewer's Loaf
card-festival-plait = Festival Plait
card-ploughmans-bread = Ploughman's Bread
card-great-round = Great Round
card-black-hearth = Black Hearth
card-stone-oven-loaf = Stone-Oven Loaf
card-hop-rye = Hop Rye
card-barley-crown = Barley Crown
card-harvest-crown = Harvest Crown
card-monastery-rye = Monastery Rye
card-feast-loaf = Feast Loaf
card-three-kings-bread = Three Kings Bread
card-winter-store = Winter Store

upgrade-redraw = Second Thoughts
upgrade-drop-harvest = Fresh Start
upgrade-last-draw = Late Surprise
upgrade-invert = Set Aside
upgrade-seed-wheat = Wheat Tithe
upgrade-seed-barley = Barley Tithe
upgrade-seed-rye = Rye Tithe
upgrade-seed-hops = Hops Tithe
upgrade-supply-rye = Rye Merchant
upgrade-supply-hops = Hops Merchant
upgrade-more-wheat = Wheat Sickle
upgrade-more-barley = Barley Sickle
upgrade-more-rye = Rye Sickle
upgrade-more-hops = Hops Sickle
upgrade-echo-water = Side Channel
upgrade-water-units = Rain Barrels
upgrade-units-1 = Lean-To
upgrade-units-2 = Granary
upgrade-room-beer = Second Vat
upgrade-room-bread = Second Oven
upgrade-spend-wheat = Wheat Mash
upgrade-spend-hops = Hop Yeast
upgrade-spend-either = Old Recipes
upgrade-clean-beer-wheat = Wheat for Empties
upgrade-clean-beer-rye = Rye for Empties
upgrade-clean-bread-barley = Barley for Crumbs
upgrade-clean-bread-hops = Hops for Crumbs
upgrade-clean-only-beer = Brewery Day
upgrade-clean-only-bread = Baking Day
upgrade-clean-both = Grand Wash
upgrade-score-band-45 = Simple Fare
upgrade-score-band-67 = Good Craft
upgrade-score-band-89 = Master Pieces
upgrade-score-pairs-beer = Regulars' Table
upgrade-score-pairs-bread = Bread Round
upgrade-score-upgrades = Master Builder
upgrade-score-tokens = Full Barns
upgrade-score-types-beer = Full Tap Row
upgrade-score-types-bread = Full Shelf

# Turns
stage-setup = The first hands
turn-harvest = { $lead }
turn-produce = { $lead }
