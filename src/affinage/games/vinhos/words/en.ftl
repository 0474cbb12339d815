# Vinhos in English. de.ftl has the same messages in the same order.

title = Vinhos
short-description = Grow, age and sell wine in nine regions of Portugal for six years; shine at the fairs, export, please the magnates.
tagline = Estates, experts and three great fairs

# Names
seat = seat { $n }
chance = Chance
list-and = { $most } and { $last }
red = red
white = white
winery = winery
cellar = cellar
enologist = enologist
farmer = farmer
porto = Porto token
region-tras-os-montes = Trás-os-Montes
region-minho = Minho
region-dao = Dão
region-douro = Douro
region-ribatejo = Ribatejo
region-lisboa = Lisboa
region-setubal = Setúbal
region-alentejo = Alentejo
region-algarve = Algarve
space-vineyards = Vineyards
space-cellars = Cellars
space-wineries = Wineries
space-experts = Experts
space-press = Pass / Press Release
space-enologists = Enologists
space-exports = Exports
space-sales = Sales
space-bank = Bank
house-casa-de-fados = Casa de Fados
house-hotel = Hotel
house-enoteca = Enoteca
magnate-anabela = Anabela
magnate-bruno = Bruno
magnate-carolina = Carolina
vintage-calm = Calm Year
vintage-drizzle = Drizzle
vintage-morning-fog = Morning Fog
vintage-hail = Hail
vintage-long-rain = Long Rain
vintage-warm-spring = Warm Spring
vintage-sea-breeze = Sea Breeze
vintage-golden-autumn = Golden Autumn
vintage-high-summer = High Summer
feature-appearance = Appearance
feature-taste = Taste
feature-aroma = Aroma
feature-alcohol = Alcohol
expert = { $feature } ({ $skill })
skill-bagos = purse
skill-barrel = cooper
skill-free-move = coachman
skill-rearrange = surveyor
skill-renown = herald
skill-discount = haggler
skill-bagos-text = take { $bagos } Bagos
skill-barrel-text = take one barrel back from sales or exports
skill-free-move-text = this turn's move costs nothing
skill-rearrange-text = bring the other colour to the top of a region's vineyards
skill-renown-text = add a renown cube to a region
skill-discount-text = each vineyard costs 1 Bago less this turn
counted-wines = wine, scored at once
counted-wineries = winery
counted-cash = Bago in hand
counted-cellars = cellar
counted-regions = region with an estate
counted-experts = expert
bonus-bagos = { $n } Bagos
bonus-points = { $n ->
    [one] 1 fair point
   *[other] { $n } fair points
}
bonus-expert = an expert
task-vineyards = vineyards
task-cellars = a cellar
task-wineries = wineries
task-experts = experts
task-press = press release
task-enologists = enologists
task-exports = exports
task-sales = sales
task-bank = bank
task-points = fair points
task-for-less = { $price ->
    [0] { $task }, free
   *[other] { $task }, { $price } each
}
ability-fair-points = { $points } more fair points when its wine is presented
ability-no-cellar = no cellar can be built here
ability-cellar = a new estate gets a cellar
ability-porto = a new estate gets { $porto } Porto tokens, each for a better wine
ability-farmer = a new estate gets a farmer
ability-winery = a new estate gets a winery
ability-experts = a new estate brings { $experts } experts
ability-double-cubes = each renown cube counts { $cube }
ability-value = every wine is worth { $value } more
vineyard = { $region } { $colour ->
   *[red] red
    [white] white
}
estate = estate { $n } ({ $vineyard })
estate-open = estate { $n } (open)
wine = { $vineyard } of quality { $quality }, worth { $value }
wine-none = slot { $slot } of estate { $n }
sale-slot = { $house }, { $colour ->
   *[red] red
    [white] white
} { $request }
export-slot = country { $country }, request { $request }
more-action = the additional action “{ $task }” of { $magnate }
multiplier = { $rate } VP for each { $what }

# Stages
stage-setup = Set-up
stage-actions = Actions
stage-maintenance = Maintenance
stage-production = Production
stage-fair = Wine fair
stage-final = Last favours

# Phases
phase-out = A region stays out
phase-order = First order of play
phase-top-vineyard = The next vineyard
phase-top-expert = The next expert
phase-vintage = The vintage
phase-turn = Your turn
phase-buy = Vineyards
phase-estate = A place for the vineyard
phase-build = Building and hiring
phase-sell = Which wine
phase-slot = Which slot
phase-bank = Bank
phase-hire = Experts
phase-dismiss = One expert goes
phase-free = A free expert
phase-queue = Order of play
phase-release = Press release
phase-cubes = Renown
phase-booth = Fair booth
phase-place = Magnates
phase-target = A magnate's favour
phase-spend = A wine for a favour
phase-pair = A pair of barrels
phase-renown = A renown cube
phase-barrel = A barrel comes back
phase-rearrange = Another vineyard on top
phase-window = Pairs of barrels
phase-lose = A loss
phase-staff = Staff
phase-porto = Porto
phase-secret = Experts in secret
phase-final = Last favours
phase-over = The end

# Questions
question-chance = The game goes on.
await = Waiting for { $seats }.
question-over = The game is over. First: { $seats } with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
question-turn = Where does your action marker go?
question-turn-after = Your action is done. Anything else before the next seat?
question-buy-first = Where do you buy your first vineyard?
question-buy = From which region do you buy a vineyard?
question-estate = Which estate gets the vineyard { $vineyard }?
question-build-wineries = Which estate gets a winery?
question-build-cellars = Which estate gets a cellar?
question-build-enologists = Which estate gets an enologist?
question-sell-sales = Which wine do you sell?
question-sell-exports = Which wine do you export?
question-sell-barrels = You have no barrel left. Which pair do you take back first?
question-slot-sales = Where do you sell { $wine }?
question-slot-exports = Where do you export { $wine }?
question-bank = Account { $account }, cash { $cash }. What do you do at the bank?
question-hire = Which expert do you hire?
question-dismiss = You have as many experts as you may. Which one goes?
question-free = { $n ->
    [one] Which expert do you take for nothing?
   *[other] Which expert do you take for nothing? { $n } are yours.
}
question-queue = Which slot in the order of play do you take?
question-release = Which wine do you announce for the coming fair, or do you pass?
question-release-late = The fair begins. Which wine do you present?
question-cubes = The wine is worth { $worth }. How many renown cubes do you add?
question-booth = The wine is worth { $worth }. Which booth do you take?
question-place = A wine worth { $worth } pleases magnates. Where do you place a barrel?
question-target = Where does the barrel from { $source } go?
question-spend = Which wine do you give up for { $target }?
question-pair = Which barrel comes back with it?
question-renown = { $n ->
    [one] Which region gets the renown cube?
   *[other] Which region gets the first of { $n } renown cubes?
}
question-barrel = Which barrel comes back?
question-rearrange = In which region does the other colour come to the top?
question-window = Do you take pairs of barrels back from the establishments?
question-window-must = You must take a pair of barrels back. Which one?
question-window-over = There is no other pair to take back. Say that you are done.
question-lose-winery = Interest is unpaid. Which estate loses a winery?
question-lose-vineyard = Interest is unpaid. Which estate loses a vineyard?
question-lose-enologist = A salary is unpaid. Which estate loses an enologist?
question-staff = Do enologists or farmers change places before the harvest?
question-porto = { $porto ->
    [one] Does { $estate } make Porto with your last token?
   *[other] Does { $estate } make Porto? You have { $porto } tokens.
}
question-secret = { $allowed ->
    [one] Which expert do you play in secret, if any?
   *[other] Which experts do you play in secret? Up to { $allowed }.
}
question-final = Do you use a last favour, or drop out?
question-final-after = The favour is done. Anything else before the next seat?

# Rules, in our own words
rule-chance = Regions that stay out, the first order of play, the next vineyard and expert, and the vintage of a year are left to Chance.
rule-turns = Everybody takes one action in the order of play, then a second one in the order as it is then.
rule-turn = You must move to another space and act there. Neighbouring spaces (also across corners) are free; others cost { $far }, each player already there gets { $meeting }, the taxed space costs { $tax } more. Pass / Press Release is always free. Before you move, between moving and acting, or after the action you may use one magnate's favour; divesting and experts are possible whenever you are asked.
rule-owed = Whoever moves to a space must perform its action. A favour may come before the first step, but it must leave the cash, the room, the wine and the barrel that the action takes.
rule-space-vineyards = price on the tile
rule-space-cellars = { $cellar } Bagos, one
rule-space-wineries = { $winery } each, up to { $wineries }
rule-space-experts = { $expert } each, up to { $hired }
rule-space-press = order of play, fair
rule-space-enologists = { $enologist } each, up to { $enologists }
rule-space-exports = any number
rule-space-sales = any number
rule-space-bank = account, interest
rule-buy = At least one vineyard; one from each of as many regions as you like, always the one on top, for its price. An estate holds one region and one colour, two vineyards at most. Each brings a renown cube to its region.
rule-estate = A second vineyard joins one of the same region and colour; any vineyard may open an estate that has none. An estate in Minho has no cellar.
rule-build-wineries = Up to { $wineries } wineries, { $winery } Bagos each (at a magnate what the space says), at most two in an estate of three slots. Each brings a renown cube to the estate's region.
rule-build-cellars = One cellar for { $cellar } Bagos (at a magnate what the space says). It has four slots, and the older a wine in it, the more it is worth. It brings a renown cube.
rule-build-enologists = Up to { $enologists } enologists for { $enologist } each (at a magnate what the space says), one for each winery. Each costs { $salary } from the account every year.
rule-sell-sales = Sell at least one wine. Each takes a barrel to a free slot of its colour that asks for no more than the wine is worth; the slot's number comes to your account. Up to { $cubes } renown cubes are used, but only as many as are needed.
rule-sell-exports = Export at least one wine. Each takes a barrel to a free slot that asks for no more than the wine is worth and scores its row at once; most barrels in a country score at the end. Up to { $cubes } renown cubes are used, but only as many as are needed.
rule-sell-barrels = A sale or an export takes a barrel. Before the first one, two of your barrels in the same establishment can come back together; two different regions get a renown cube each.
rule-slot-sales = A slot takes one barrel, a wine of its colour, and a value at least as high as its number.
rule-slot-exports = A slot takes one barrel and a value at least as high as its number. Two players use only the slots inside the frame.
rule-bank = Withdraw, deposit or invest at least once, in any order and as often as you like; an investment is paid from the account, from your hand or from both. An account that comes down to 0 costs { $loss } victory points. An investment moves the account every year by its number; divesting gives cash at any time in your turn.
rule-hire = Up to { $hired } experts from the tops of the decks for { $expert } each; you may have { $experts }.
rule-dismiss = Whoever has { $experts } experts lets one go before another comes. It goes to the bottom of its deck.
rule-free = A free expert comes from the top of any deck. Whoever has { $experts } lets one go first, or declines.
rule-queue = Passing puts your order marker onto a free slot of the bottom row; after everybody has acted it moves up to that place.
rule-release = Once for each fair you may announce the wine that you will present. It earns fair points, takes a booth and may please magnates; then it is gone.
rule-release-late = Whoever has announced no wine presents one now, in the order of play. Pairs of barrels come back before that.
rule-cubes = Up to { $cubes } renown cubes of the wine's region raise its value; you need an estate there.
rule-booth = A wine worth more than { $free } earns the difference in fair points. Its value also says how many experts you may play. A booth pays for its two features as they stand now, and gives its bonus.
rule-place = Up to { $placed } barrels go onto different magnates that the wine pleases: Anabela asks for a colour, Bruno for a value, Carolina for regions. Not in the first year.
rule-target = Once for each action, before or after it but never in the middle: give up a wine and move one of your barrels on the magnates to another space of its row, for an additional action or onto a free multiplier slot. On a multiplier it stays; each only once. Where the space names a price, the additional action costs that much instead of the usual.
rule-spend = Any wine will do; but an additional sale or export needs another one that can be sold.
rule-window = Two of your barrels in the same establishment come back together: before you move, before the first step of your action or before a fair; after your action only at the start of an additional sale or export; two different regions get a renown cube each.
rule-window-must = With this option everybody who can takes at least one pair of barrels back in maintenance.
rule-pair = Both barrels come from the same establishment.
rule-renown = A renown cube goes to a region with a free space; the two of a pair go to different regions.
rule-barrel = A barrel on a sales or export slot comes back; what it earned stays.
rule-rearrange = The deck must have a vineyard of the other colour below.
rule-lose-winery = Whoever cannot pay negative interest in full loses a winery, or without one a vineyard.
rule-lose-vineyard = Whoever cannot pay negative interest in full and has no winery loses a vineyard.
rule-lose-enologist = Enologists are paid from the account, { $salary } each; those who are not paid leave.
rule-staff = After the wines have aged, enologists may move to wineries without one and farmers to vineyards without one.
rule-porto = A Porto token makes a Douro wine { $porto } better; it is spent for good.
rule-secret = All choose at once and in secret, from the face-up experts that fit the features of their booth, as many as the wine allows. Arrows move features first, then every expert scores its feature.
rule-skills = An expert that lies face up may be turned down for its ability in your own turn. It turns up again before years 4 and 6.
rule-final = After the last fair you may still use favours, one at a time in the order of play; whoever drops out is out for good.
rule-over = Most victory points win, then most barrels exported, then most money after divesting; after that the win is shared.

# Moves
move-go = { $cost ->
    [0] Move to { $space }
    [one] Move to { $space } for 1 Bago
   *[other] Move to { $space } for { $cost } Bagos
}
move-stay = Stay on { $space }
move-buy = Buy { $vineyard } for { $price }
move-plant = Plant it in { $estate }
move-build-wineries = Build a winery in { $estate }
move-build-cellars = Build a cellar in { $estate }
move-build-enologists = Hire an enologist for { $estate }
move-lose-winery = Give up a winery in { $estate }
move-lose-vineyard = Give up a vineyard in { $estate }
move-lose-enologist = Let an enologist go in { $estate }
move-sales = Sell { $wine }
move-exports = Export { $wine }
move-present = Present { $wine }
move-spend = Give up { $wine }
move-sell-to = { $cubes ->
    [0] To { $slot }: { $n } Bagos
    [one] To { $slot } with 1 renown cube: { $n } Bagos
   *[other] To { $slot } with { $cubes } renown cubes: { $n } Bagos
}
move-export-to = { $cubes ->
    [0] To { $slot }: { $n } VP
    [one] To { $slot } with 1 renown cube: { $n } VP
   *[other] To { $slot } with { $cubes } renown cubes: { $n } VP
}
move-retrieve = Take the barrel back from { $slot }
move-bring-back = Bring the barrel back from { $slot }
move-renown = A renown cube for { $region }
move-rearrange = Bring { $vineyard } to the top
move-hire = Hire { $expert } for { $price }
move-take = Take { $expert }
move-dismiss = Let { $expert } go
move-use = { $feature } expert: { $text }
move-withdraw = Withdraw { $bagos }
move-deposit = Deposit { $bagos }
move-invest = { $account ->
    [0] Invest up to { $to }: { $cash } in cash
   *[other] { $cash ->
        [0] Invest up to { $to }: { $account } from the account
       *[other] Invest up to { $to }: { $account } from the account and { $cash } in cash
    }
}
move-divest = Divest down to { $to }: { $n } Bagos
move-queue = Slot { $place } in the order of play
move-cubes = { $n ->
    [0] No renown cube: worth { $worth }
    [one] One renown cube: worth { $worth }
   *[other] { $n } renown cubes: worth { $worth }
}
move-booth = Booth { $booth }: { $n ->
    [one] 1 fair point
   *[other] { $n } fair points
} and { $bonus }
move-magnate = A barrel for { $magnate }
move-from = A favour: move the barrel from { $source }
move-to = To { $target }
move-enologist = An enologist from { $here } to { $there }
move-farmer = A farmer from { $here } to { $there }
move-porto = Make Porto
move-no-porto = Make plain wine
move-play = Play { $experts }
move-play-none = Play no expert
move-done-turn = End the turn
move-done-action = That was the action
move-done-pass = Pass
move-done-place = No further barrel
move-done-free = Take no expert
move-done-window = Done with barrels
move-done-staff = On to the harvest
move-done-drop-out = Drop out
move-out = { $region } stays out
move-order = First order of play: { $seats }
move-top = On top now: { $vineyard }
move-show = On top now: { $expert }
move-vintage = The vintage is { $vintage }, weather { $weather }
move-sealed = Choose experts in secret

# Refusals
why-over = The game is over.
why-chance = That is left to Chance.
why-chance-first = Chance comes first.
why-cannot-turn-up = That is not among what Chance can turn up now.
why-awaited = It is not your turn. { $question }
why-not-now = That is not what is asked now. { $question }
why-moved = Your marker has already moved this turn.
why-stay = Your marker is on { $space } already; it must move.
why-stay-press = You may stay on { $space } only when no other space could be paid for, even after divesting.
why-too-dear = Moving to { $space } costs { $cost }, acting there takes at least { $least }; you have { $cash } in cash.
why-cannot-vineyards = No vineyard on top of a deck would find a place on your board.
why-cannot-cellars = You have no estate that could take a cellar, or there is none left.
why-cannot-wineries = You have no estate with room for a winery, or there is none left.
why-cannot-experts = No expert is left in the decks.
why-cannot-enologists = You have no empty winery, or no enologist is left.
why-cannot-exports = You have no barrel, or no wine that a free export slot would take.
why-cannot-sales = You have no barrel, or no wine that a free sales slot would take.
why-region-out = { $region } is not part of this game.
why-inset-full = { $region } has no free space for a renown cube.
why-same-region = The second cube goes to another region than { $region }.
why-no-other-colour = The vineyards of { $region } hold no other colour below.
why-must-buy = After that you could not buy any vineyard with the cash in hand, and you must buy one.
why-bought = You have bought from { $region } in this action already.
why-sold-out = { $region } has no vineyard left.
why-no-estate = { $vineyard } finds no place on your board.
why-price = { $vineyard } costs { $price }; you have { $cash } in cash.
why-not-there = { $estate } cannot take { $vineyard }.
why-alike = An open estate before { $estate } is just like it; plant there.
why-nothing-to-lose = { $estate } has nothing of the kind to lose.
why-no-cash = That costs { $price }; you have { $cash } in cash.
why-has-cellar = { $estate } has a cellar already.
why-minho = No cellar can be built in { $estate }.
why-no-winery-slot = { $estate } has no room for another winery.
why-no-empty-winery = { $estate } has no winery without an enologist.
why-no-wine = There is no wine in { $wine }.
why-last-fitting = { $wine } is the only one that the additional action could sell.
why-no-barrel = You have no barrel left in your supply.
why-no-slot = No free slot takes { $wine }, which can be worth { $most } at most.
why-slot-taken = There is a barrel on that slot.
why-outside-frame = With two players that slot is not used.
why-wrong-colour = { $colour ->
   *[red] That slot asks for a red wine.
    [white] That slot asks for a white wine.
}
why-too-low = That slot asks for { $request }; the wine can be worth { $most } at most.
why-not-your-barrel = You have no barrel on { $slot }.
why-other-house = The second barrel must come from the same establishment.
why-no-pair = The barrel on { $slot } has no second one beside it.
why-too-late-for-pairs = Pairs of barrels come back before the first step of an action; after your own action only at the start of an additional sale or export.
why-no-export-barrel = You have no barrel on that slot.
why-exports-stay = Exported barrels stay where they are unless an expert brings one back.
why-deck-empty = That deck is empty.
why-not-your-expert = You do not have { $expert }.
why-turned-down = { $expert } lies face down.
why-no-effect = { $expert } would have no effect now.
why-too-many-experts = Your wine allows { $allowed ->
    [one] one expert.
   *[other] { $allowed } experts.
}
why-no-such-experts = Only { $n } of your experts fit your booth.
why-nothing = That would do nothing.
why-account-low = There are only { $account } Bagos in your account.
why-cash-low = You have only { $cash } Bagos in cash.
why-account-full = Your account takes only { $room } more.
why-invested-all = Your investment is at its highest.
why-invest-share = That step costs { $cost }; you have { $account } in the account and { $cash } in cash.
why-divested-all = Your investment is at its lowest.
why-no-such-slot = There are only as many slots as players.
why-queue-taken = That slot is taken.
why-booth-taken = That booth is taken.
why-no-cubes = You cannot add { $n } renown cubes here.
why-one-each = { $magnate } has your barrel for this wine already.
why-not-pleased = The wine is not what { $magnate } asks for this year, or you have no barrel left.
why-no-magnate-barrel = You have no barrel on { $source }.
why-one-favour = You have used a favour this turn.
why-not-during = A favour comes before the first step of your action or after its last, not in between.
why-no-target = That barrel could go nowhere now.
why-no-wine-to-spend = A favour costs a wine, and you have none.
why-other-row = A barrel stays in its magnate's row.
why-same-space = The barrel must move to another space.
why-cannot-perform = You cannot perform that additional action now: { $task }.
why-multiplier-taken = That slot of the multiplier is taken.
why-multiplier-twice = You have a barrel on that multiplier already.
why-no-enologists = No enologist can leave { $estate }.
why-no-room-enologists = { $estate } has no winery without an enologist.
why-no-farmers = No farmer can leave { $estate }.
why-no-room-farmers = { $estate } has no vineyard without a farmer.
why-in-circles = An estate that has sent somebody away takes nobody in this year, and the other way round.
why-not-acted = You must move and act first.
why-keep-for-action = You have moved to { $space } and must still be able to act there.
why-act-once = Perform the action at least once.
why-must-present = Whoever has a wine must present one.

# The end
category-exports = Exports
category-majorities = Export majorities
category-fairs = Fairs
category-account = Account
category-multipliers = Multipliers
category-losses = Empty account
ending-points = Victory points decided.
ending-exports = Points were level; the barrels exported decided.
ending-money = Points and exports were level; the money decided.
ending-shared = Everything was level: the win is shared.

# The score pad
pad-group-before = During the game
pad-group-end = At the end
pad-track = Points on the track
pad-track-note = exports, fairs and favours so far
pad-account = Bank account
pad-account-note = points for its balance
pad-majorities = Export majorities
pad-majorities-note = each country; level players share, rounded down
pad-multipliers = Multipliers
pad-multipliers-note = each barrel on a magnate’s multiplier
pad-final = Victory points
pad-ask-exports = The points are level. How many barrels has each exported?
pad-ask-money = Exports are level too. How much money has each, cash and bank, after divesting?

# Options
option-order = Who buys the first vineyard first
option-order-chance = Chance decides
option-order-seated = in the order of seats
option-retrieval = Pairs of barrels in maintenance
option-retrieval-off = nobody has to take any back
option-retrieval-on = everybody who can takes one back

# The drawing
draw-year = Year { $n } of { $of }
draw-action = action { $n }
draw-order = Order
draw-vintage = Vintage
draw-weather = weather { $weather }
draw-wants-value = { $n } or more
draw-quadrel = Quadrel
draw-taxed = tax
draw-regions = Regions
draw-number = No.
draw-region = Region
draw-top = On top
draw-price = Price
draw-left = Below
draw-renown = Renown
draw-estates = Estates
draw-features = Features
draw-booths = Booths
draw-experts = Experts
draw-sales = Sales
draw-exports = Exports
draw-majority = majority { $n }
draw-magnates = Magnates
draw-you = you
draw-cash = cash
draw-account = account
draw-investment = investment
draw-barrels = barrels
draw-fair = fair points
draw-vp = VP
draw-porto = Porto
draw-cellar = cellar
draw-warehouse = warehouse
draw-next = next { $n }
draw-vines = vineyards
draw-wineries = wineries
draw-enologists = enologists
draw-farmers = farmers
draw-out = out
draw-none = none
draw-down = face down

# Guide for the first game
guide-turn = This is the heart of the game: your marker goes to another space of the quadrel and you act there. Twelve such actions are all you get, so look first at what is free to reach, then at what your estates need next. When your action is done, end your turn; a favour, an expert or divesting may still come before that.
guide-buy = A vineyard is where all wine begins, and its region gives something for good: point at it to read what. Early on it is worth founding several estates; later a second vineyard of the same kind makes better wine. The little cubes on the map are renown, which helps to sell there.
guide-estate = Your vineyard needs an estate. An empty one opens a new region and brings its gift; joining a vineyard of the same kind makes each year's wine two better.
guide-build = Wineries and enologists make each year's wine better, a cellar lets it age and grow in value. Build where you already have vines, and think of the enologist's yearly salary.
guide-sell = Pick the wine that goes. Old wine in a cellar is worth more next year, so sell young or the oldest first, before it leaves its last slot. The large figure is what a wine is worth; point at it to see what renown could add.
guide-slot = Every lit slot would take this wine. In sales the number on the slot is the money that comes to your account; in exports the row scores at once and the most barrels in a country score at the end.
guide-bank = The account pays interest and counts at the end, the cash in your hand pays for everything. Take out what your next actions need; an investment pays back every year, so it is best made early. Do not let the account fall to nothing.
guide-hire = Experts can do two things: face up they help you in your turn, and at a fair they score for the feature they judge. Features far to the right on their tracks are worth more.
guide-dismiss = You may keep only so many experts. Let go the one whose ability you need least, or whose feature stands low.
guide-free = A free expert. One whose feature suits your booth scores at the next fair.
guide-queue = You passed, so you choose when you will play in the next round. Going first means free spaces and first choice of booths; going last means you see what the others do.
guide-release = A wine announced now takes a booth before the others and earns fair points. The better the wine, the more experts you may play at the fair. Every fair needs one wine of yours, and the earlier you announce it, the better the booth.
guide-cubes = Renown cubes of the region lift the value of this wine. One more point can mean one more expert at the fair or a pleased magnate, but a cube used here cannot help to sell later.
guide-booth = A booth scores for its two features as they stand now, and gives a small bonus. Choose features in which you have experts: only those can be played at the fair.
guide-place = Magnates like your wine. A barrel with them can later be moved for an additional action, or to a multiplier that scores at the end of the game.
guide-target = For one wine your barrel moves along its row: to an additional action, done at once, or to a multiplier, where it stays and scores.
guide-spend = The favour costs one wine, any wine. Give up the one that is worth least, or that would soon be lost anyway.
guide-pair = Two barrels leave the same house together. Which other one do you want back?
guide-renown = Put the cube where you own an estate with a good wine: it makes the wine easier to sell and export.
guide-barrel = One barrel comes back to you and its earnings stay. Take one whose slot you could use again, and think twice about barrels that lead in a country.
guide-rearrange = The other colour comes to the top in this region: useful when a second vineyard should match the one you have.
guide-window = Two of your barrels in the same house can come home now. You need barrels to sell, export and please magnates, and two regions get renown.
guide-lose = The account could not pay. Choose the estate that suffers least from it, and keep a little more in the bank next year.
guide-staff = Before the harvest your people may change places. Put enologists and farmers where the wine will grow old in a cellar, or where you need a good wine soon.
guide-porto = A Porto token makes this wine three better, once. It is best kept for a wine that goes to a fair or to an expensive export slot, or one that will age.
guide-secret = All choose at the same time which experts they play. Each one scores what its feature is worth; an arrow moves the feature up first, for everybody. Played experts are gone, so think of the fairs to come.
guide-final = The last favours: as long as you have a wine and a barrel with a magnate, you may move it to a multiplier that still scores. Choose those that count what you have plenty of.

# Turns
stage-of-year = Year { $n } of { $of }: { $stage }
purse-cash = { $n ->
    [one] Bago
   *[other] Bagos
}
purse-account = on the account
purse-points = { $n ->
    [one] victory point
   *[other] victory points
}
purse-fair = { $n ->
    [one] fair point
   *[other] fair points
}
