# The rule book of Wine & Cheese in our own words. No figure is typed here: they come from the component set in play.
# _word_ stands out; a line that begins with a dash is an item of a list.

book-chapter-goal = Goal and end
book-chapter-table = What lies on the table
book-chapter-years = Through the seasons
book-chapter-turn = Producing, selling and what goes with it
book-chapter-effects = Special actions and the money track
book-chapter-score = Scoring and ties

figure-years = Years
figure-hand = Cards of each good dealt to each seat
figure-display = Cards of each good on display
figure-slots = Cellar slots, the closed one included
figure-cellar-markers = Markers for the closed slot
figure-cellar-steps = Steps back for the closed slot
figure-trade = Markers for any one
figure-wines = Wine cards
figure-cheeses = Cheese cards
figure-start-white = White grapes at the start
figure-start-red = Red grapes at the start
figure-start-milk = Milk at the start
figure-keep-yeast = Storage for yeast
figure-keep-sugar = Storage for sugar
figure-keep-salt = Storage for salt
figure-keep-cultures = Storage for cultures
figure-lap-to = Space after the lap arrow, counted from the start
figure-bonus = Spaces with a bonus marker, counted from the start
figure-together = Housing cards “together”
figure-alone = Housing cards “alone”
figure-highest-space = Highest space of the track

table-labels = What labels cost and do
table-labels-cost = price
table-labels-one = either
table-labels-other = or
table-dishes = Steps for a pair, by its dish
table-dishes-wine = wine
table-dishes-cheese = cheese

## Goal and end

book-aim = What you play for
book-aim-text =
    You run a farmstead in Burgundy that presses wine and makes cheese. Your workers fetch ingredients from plots that both farmsteads share; cards go to the cellar, age there, and are sold when they are ripe.
    At the end what wine and what cheese have earned is added up apart, and _only the lower of the two sums counts_. So keep both goods level.
book-end = When the game ends
book-end-text =
    The calendar leads through { $years } years of spring, summer, fall and winter. In the last winter everything in the cellars is sold, and then you count.

## What lies on the table

book-cards = The cards
book-cards-text =
    There are { $wines } wine cards and { $cheeses } cheese cards, each good in a deck of its own with { $display } on display. Each card shows the ingredients that it takes, what it is worth in gold when it is finished, and in silver otherwise.
    - _Action cards_ have a special action.
    - _Gourmet cards_ belong to a dish: a wine and a cheese of the same dish are a pair.
    Cards in hand are secret, except those taken from the display.
book-cards-ruling = Once a deck is empty, its display slots stay empty; nothing is reshuffled. Sold cards are known, since they were played face up.
book-markers = Ingredients
book-markers-text =
    Wine is made of white grapes, red grapes, yeast and sugar, cheese of salt, cultures and milk. Markers show what you have; they never run out. A laboratory gives yeast or cultures, as you choose for each marker.
book-markers-ruling = Stored markers and those on the processing sites are one pool: you pay from all of them.
book-setup = Setting up
book-setup-text =
    Housing cards lie between the farmsteads in a row, “together” and “alone” in turn, drawn from { $together } of the one kind and { $alone } of the other. Each side has a house on every card, and in all but one of them a worker on a bench of its own colour; workers of one more colour wait on the calendar.
    Each of you begins with { $start-white } white { $start-white ->
        [one] grape
       *[other] grapes
    }, { $start-red } red { $start-red ->
        [one] grape
       *[other] grapes
    } and { $start-milk } milk, { $hand } cards of each good, and a cellar with one slot closed. All indicators stand on the start space of the money track. Whoever begins takes turn order card one.
book-setup-ruling = Chance lays out housing cards and benches on both sides, and decides who begins unless you have settled it.

## Through the seasons

book-calendar = The calendar
book-calendar-text =
    - _Spring:_ workers go out; production and sale; storing.
    - _Summer:_ cards age; special actions.
    - _Fall:_ workers come home; production and sale; storing.
    - _Winter:_ cards age, then the waiting workers arrive, or in the last winter everything is sold.
    When workers move, whoever holds turn order card one has the first turn; after that you each have two in a row. In production and sale turns alternate. In every other phase card one goes first.
book-workers = Workers go out
book-workers-text =
    Choose one of your own houses and send its worker to any plot where nobody stands. The worker produces by the housing card of that house, whose pattern is laid over the grid with its marked cell on the worker's plot:
    - _Together:_ two of what the worker's plot gives, and one from each other plot of the pattern on which a worker stands, whoever sent it.
    - _Alone:_ one from the worker's plot, and one from each other plot of the pattern that is empty.
    Workers of one colour are a pair: whoever has an odd turn chooses a colour, and the next turn has to follow with the other worker of that colour. Labels cannot be used in this phase.
book-workers-ruling = Both sides lay a pattern on the same cells. Cells on water or beyond the edge are dropped, the others still count.
book-market = Production and sale
book-market-text =
    On your turn you produce _one_ card, or sell as many as you like, or drop out of this phase. Labels, trades and the closed slot are possible before and after. Whoever has dropped out gets no turn in this phase; the other goes on alone.
book-market-ruling = Ending a turn without producing or selling is dropping out. What has begun is brought to its end before anything else.
book-storing = Storing
book-storing-text =
    At the end of spring and of fall you keep only what fits in storage: { $keep-yeast } yeast, { $keep-sugar } sugar, { $keep-salt } salt and { $keep-cultures } { $keep-cultures ->
        [one] culture
       *[other] cultures
    }. There is no storage for grapes and milk. Use the rest first, by labels or trades, or it is lost.
    Whoever has stored more takes turn order card one. If both have stored the same, the cards are swapped.
book-storing-ruling = You must store whatever there is room for.
book-ageing = Ageing
book-ageing-text =
    In summer and in winter every card in the cellar loses two markers, in the last winter one more than that. A card that has none left is _finished_. If a card has fewer than it should lose, as a finished one always has, it is overripe: it is sold at once for silver. Labels can slow or hurry a card before its turn comes.
book-ageing-ruling = Card one ages first, card by card in any order. An overripe card does not act.
book-summer = Special actions in summer
book-summer-text =
    After ageing in summer each action card in your cellar may act once, in any order, finished or not. You need not use them all.
book-fall = Workers come home
book-fall-text =
    In fall workers return in the same rhythm, again in pairs of one colour. Choose any worker on a plot, whoever sent it, and put its bench on an empty house of your own. Before it leaves, its plot produces once more by the pattern of that house; then it sits down there. So houses change from year to year.
book-fall-ruling = The other seat takes the other worker of that colour. When only one worker or one house is left, you are not asked.
book-winter = Winters
book-winter-text =
    In the first winter, after ageing, the waiting workers take the houses that are still empty. In the last winter, after ageing, all that is left in the cellars is sold, card one first: finished cards for gold, pairs with their steps, the rest for silver.

## Producing, selling and what goes with it

book-produce = Producing
book-produce-text =
    Play a card from your hand to a free slot of the cellar and put all the ingredients it shows on it. They stay there: ageing takes them off again.
    Then you take any one option of a label _free of charge_, or for an action card its special action instead.
book-produce-ruling = The card goes to the first free slot. The free option has to be used if any has an effect; the special action is optional.
book-sell = Selling
book-sell-text =
    A card without markers is finished and goes for its gold; before it leaves, a finished action card acts once more. A card with markers on it can be sold as well, for its silver, and does nothing.
book-sell-ruling = A finished card acts as far as that has an effect. What would cost markers may be declined.
book-pairs = Pairs
book-pairs-text =
    A finished wine and a finished cheese of one dish may be sold together. You get their gold, and both indicators take the steps of the dish; you choose which of them goes first. Sold alone, a gourmet card brings its gold and no more.
book-labels = Labels
book-labels-text =
    Each ingredient has a label with a price and two options. In your own turn you may use labels as often as you can pay, except when workers go out or come home. The options are:
    - a step with the wine or the cheese indicator,
    - a wine or a cheese card, from the display or unseen from the deck,
    - hurrying a card: one marker fewer on it,
    - slowing a card: one marker more.
    The display is refilled at once. Your hand has no limit.
book-labels-ruling = An option without any effect cannot be chosen.
book-trade = Trading
book-trade-text =
    At any time in your turn, { $trade } markers of any kinds can be traded for one of any kind.
book-trade-ruling = Even for a kind that you have just given up, but never in the middle of an effect.
book-cellar = The closed slot
book-cellar-text =
    Of your { $slots } slots one is closed. At any time in your turn you may open it for good: for { $cellar-markers } markers, or for { $cellar-steps } steps back with one of your indicators. Going back, spaces that are taken are skipped; nobody goes back over the lap arrow.
book-cellar-ruling = The last step may lead to the start space, none beyond it. A step that cannot be made cannot be paid.

## Special actions and the money track

book-special = When a card acts
book-special-text =
    A special action is triggered
    - when its card is produced, in place of the free option,
    - when it is sold finished,
    - and once in each summer.
book-special-ruling = An action without any effect cannot be triggered.
book-actions = What cards do
book-actions-text =
    - _Washing_ moves your wine indicator: a step for each cheese in your cellar, the card itself included, or for each gourmet cheese two steps with it or one with the cheese indicator.
    - _Distilling_ does the same for the cheese indicator with your wines.
    - _Market day_ brings the ingredients that it shows, or any of one good.
    - A _helper_ triggers another action card of your cellar.
    - _Starter cultures_ take the markers that the card shows and bring steps for them, once for each trigger.
book-actions-ruling = A helper never triggers a card that is being triggered already in the same chain. A card may act by itself and once more by a helper.
book-track = The money track
book-track-text =
    Each indicator walks from space to space; spaces with any indicator on them are skipped at no cost. The first to reach or pass a space with a bonus marker (space { $bonus } from the start) takes it, as any ingredient. After { $highest-space } the arrow leads back to space { $lap-to } from the start, and a lap is marked: it counts as much as the highest space.
book-track-ruling = Steps cannot be given up. A bonus is chosen when all steps of an effect are made.

## Scoring and ties

book-scoring = Counting
book-scoring-text =
    Count wine and cheese separately. For each good add
    - the gold of its cards that were sold finished,
    - the silver of its cards that were sold unfinished or overripe,
    - the space of its indicator, with { $highest-space } more for each lap,
    - and one for each pair of a dish that you have sold, together or one after the other, for gold or for silver.
    The _lower_ sum is your final score. The higher final score wins.
book-ties = Ties
book-ties-text =
    If the final scores are equal, the higher of the other sums decides. If these are equal too, turn order card one wins.

## Worked examples

book-example-plots = Two workers of one colour
book-example-plots-1 = The other farmstead has sent its ochre worker to a red vineyard. Yours of the same colour has to follow, from a “together” house.
book-example-plots-2 = { $move }. The worker's own plot counts double; the vineyard lies in the pattern, and since a worker stands on it, it gives one more.
book-example-press = A wine is pressed
book-example-press-1 = Production and sale has begun, and it is your turn. A wine in your hand asks for what you have.
book-example-press-2 = { $move }. The markers lie on the card now; ageing will take them off.
book-example-press-3 = { $move }. That is the option that comes with every production.
