# Fromage in English. de.ftl has the same messages in the same order.

title = Fromage
short-description = Four creameries at a turning table: make cheese for festival, shop, bistro and towns, and mind when workers come home.
tagline = All at once, on a wheel that turns

# Names
seat = seat { $n }
corporation = Corporation
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
resource-fruit = Fruit
resource-livestock = Livestock
resource-structure = Structures
resource-order = Orders
n-fruit = { $n } fruit
n-livestock = { $n } livestock
n-structure = { $n ->
    [one] 1 structure
   *[other] { $n } structures
}
n-order = { $n ->
    [one] 1 order
   *[other] { $n } orders
}
kind-soft-bronze = bronze soft cheese
kind-soft-silver = silver soft cheese
kind-soft-gold = gold soft cheese
kind-hard-bronze = bronze hard cheese
kind-hard-silver = silver hard cheese
kind-hard-gold = gold hard cheese
kind-bleu-bronze = bronze bleu
kind-bleu-silver = silver bleu
kind-bleu-gold = gold bleu
kind-any = any cheese
worker-soft = soft cheese worker
worker-hard = hard cheese worker
worker-bleu = bleu worker
structure-barn = Barn
structure-greenhouse = Greenhouse
structure-dock = Loading Dock
structure-office = Office
text-barn = Send a worker here for { $gives }; it is back next turn. This does not count as gathering.
text-greenhouse = The first time you gain { $resource } in a turn, gain { $n } more.
text-dock = For each of your tokens placed at { $venue }, gain { $gives }.
text-office = At the end, 1 point for each of your { $resource } that was used.
text-office-half = At the end, 1 point for every 2 of your { $resource } that were used.
space-festival = { $cell }
space-fromagerie = shelf { $shelf }, place { $place }
space-bistro = table { $table }, plate { $plate }
space-villes = { $town }
cheese-plain = { $kind } at { $space }
cheese-fruited = { $kind } with fruit at { $space }
cheese-jam = { $kind } with jam at { $space }
region-atlantic = Atlantic
region-channel = Channel
region-loire = Loire
region-east = East
region-highlands = Highlands
region-midi = Midi
town-la-rochelle = La Rochelle
town-caen = Caen
town-nevers = Nevers
town-nancy = Nancy
town-aurillac = Aurillac
town-nimes = Nîmes
town-laval = Laval
town-auch = Auch
town-chartres = Chartres
town-amiens = Amiens
town-valence = Valence
town-rodez = Rodez
town-le-mans = Le Mans
town-poitiers = Poitiers
town-cahors = Cahors
town-reims = Reims
town-autun = Autun
town-roanne = Roanne
board-hill-farm = Hill Farm
board-mill-farm = Mill Farm
board-orchard-farm = Orchard Farm
board-harbour-farm = Harbour Farm
tile-barn-livestock = Livestock Barn
tile-barn-order = Order Barn
tile-barn-structure = Structure Barn
tile-barn-fruit = Fruit Barn
tile-barn-livestock-2 = Great Livestock Barn
tile-barn-order-2 = Great Order Barn
tile-barn-structure-2 = Great Structure Barn
tile-barn-fruit-2 = Great Fruit Barn
tile-greenhouse-livestock = Livestock Greenhouse
tile-greenhouse-order = Order Greenhouse
tile-greenhouse-structure = Structure Greenhouse
tile-greenhouse-fruit = Fruit Greenhouse
tile-greenhouse-livestock-2 = Great Livestock Greenhouse
tile-greenhouse-order-2 = Great Order Greenhouse
tile-greenhouse-structure-2 = Great Structure Greenhouse
tile-greenhouse-fruit-2 = Great Fruit Greenhouse
tile-dock-festival-order = Festival Order Dock
tile-dock-festival-fruit = Festival Fruit Dock
tile-dock-fromagerie-fruit = Fromagerie Fruit Dock
tile-dock-fromagerie-structure = Fromagerie Structure Dock
tile-dock-bistro-structure = Bistro Structure Dock
tile-dock-bistro-livestock = Bistro Livestock Dock
tile-dock-villes-livestock = Villes Livestock Dock
tile-dock-villes-order = Villes Order Dock
tile-office-livestock = Livestock Office
tile-office-order = Order Office
tile-office-structure = Structure Office
tile-office-fruit = Fruit Office
tile-office-livestock-half = Small Livestock Office
tile-office-order-half = Small Order Office
tile-office-structure-half = Small Structure Office
tile-office-fruit-half = Small Fruit Office
level = Level { $n }: { $rules }.
level-none = a card that fits no space is kept for points
level-head-start = it starts with two order cards
level-wins-ties = it wins every tie for customers
level-keeps-gold = it keeps the card of every gold cheese it places
level-second-draw = it draws a second card whenever the structures face you

# Phases, each step with its question and its rule
phase-wheel = The wheel
phase-quarter = The resource tile
phase-customer = Customers
phase-board = Creamery boards
phase-deal = Tiles
phase-draw = Order cards
phase-draft = Draft
phase-cover = Boards
phase-turn = Turn
phase-corporate = The Corporation
phase-over = The end
question-chance = The table is being laid.
question-act = Your turn: { $venue } and { $resource } face you.
question-bonus = Where does the bonus cheese go ({ $kind })?
question-order = Does it fill your order ({ $kind })?
question-any = Which resource do you gain?
question-two = Which resource do you gain first? The second must differ.
question-trade = Which unused resource do you discard for another?
question-pick = Which tile do you keep?
question-cover = Do you lay a tile over your { $structure }?
question-corporate = Where does the Corporation put its cheese ({ $kind })?
question-over = The last cheese is made. First: { $seats }.
question-lost = The last cheese is made. The Corporation holds its ground.
await = Waiting for { $seats }.
rule-wait = All act at once; the wheel turns when everybody is ready. Until then you may change your mind.
rule-act = In a turn you may gather once and make cheese once, in either order, and use parlours, structures and barns in between. A worker stays away as many turns as the cheese ages (bronze 1, silver 2, gold 3) or as resources are gathered. Then say ready.
rule-festival = Festival: groups of adjacent cheeses score by their size; free samples belong to everybody's groups.
rule-fromagerie = Fromagerie: different shelves score; shelves on the left bring resources at once, those on the right points for each cheese.
rule-bistro = Bistro: plates score by age; each table with two of your cheeses makes all your plates worth more.
rule-villes = Villes: a cheese counts in each region that its town touches; the most influence in a region wins its customer.
rule-space = A cheese goes on an empty space of the venue that faces you; one fruit is used where the space asks for it. With fewer players some spaces are closed.
rule-last = The game ends with the turn in which somebody places a last cheese token.
rule-structure = A structure is built once, for the structure tokens that it costs, and works from then on.
rule-barn = Once it is built, a barn takes one worker a turn, who is back the next. This does not count as gathering.
rule-bonus = A parlour's bonus cheese goes on an empty space of its type and age in the venue that faces you, without a worker; fruit is still needed where the space asks for it.
rule-order = A cheese may fill one open order of its type and age, only when it is placed. An open order is half a point at the end.
rule-any = The shelf's sign brings one resource of your choice.
rule-two = The shelf's sign brings two different resources.
rule-differ = The two resources of a sign must differ, and trading one for its like would change nothing.
rule-trade = The shelf's sign trades one unused resource for any other.
rule-pick = Keep one tile and pass the rest to the left, until you have four.
rule-cover = Any number of your tiles may cover printed structures, which are then gone. The rest goes back to the box.
rule-corporate = The Corporation's token goes on a space that fits its card; where several do, you choose. It needs no fruit.
rule-chance = Chance turns up only what is left.
rule-over = Most points win, then most cheese; after that the win is shared.

# Moves
move-make = Make { $cheese }
move-bonus = Place the bonus: { $cheese }
move-corporate = The Corporation takes { $cheese }
move-gather = Send the { $worker } for { $gives }
move-parlour = Milk { $n } livestock for { $kind }
move-build = Build the { $structure } for { $n }
move-barn = Send the { $worker } to the { $structure }
move-fill = Fill the order for { $kind }
move-no-order = Leave the order open
move-take = Take { $resource }
move-discard = Discard { $resource }
move-return = Discard the order for { $kind }
move-no-trade = Trade nothing
move-keep = Keep the { $tile }
move-cover = Lay the { $tile } over the { $structure }
move-uncovered = Leave the { $structure } as it is
move-ready = Ready
move-wheel = Clockwise from seat 1 lie { $venues }
move-quarter = { $quarter } face seat 1
move-customer = { $region } has a customer worth { $n }
move-board = { $board } goes to { $seat }
move-deal = { $tile } is dealt to { $seat }
move-draw = The order for { $kind } goes to { $seat }
move-draw-corporation = The Corporation draws { $kind }
move-acts = Acts
move-last = Places the last token
move-picks = Chooses
move-dealt = A tile is dealt
move-drawn = An order is drawn

# Refusals
why-over = The game is over.
why-chance = That is not for a player to choose.
why-awaited = { $question }
why-not-now = That is not what is asked now. { $question }
why-no-space = The { $venue }, which faces you, has no such space.
why-sample = A free sample lies on { $space }: it is everybody's.
why-blocked = { $space } is not in use with this many players.
why-occupied = There is a cheese on { $space } already.
why-not-its-card = The Corporation's card asks for { $kind }.
why-other-kind = Only { $kind } may go there now.
why-made = You have already made cheese this turn; you may do so only once.
why-no-token = You have no cheese token left.
why-worker = Your { $worker } is not at home.
why-fruit = { $space } asks for fruit, and your basket is empty.
why-gathered = You have already gathered this turn; you may do so only once.
why-gather-taken = There is a worker on gathering space { $n } of { $of } already.
why-parlour-used = This parlour has been used; each works once a game.
why-livestock = This parlour takes { $n } livestock; you have { $have }.
why-no-bonus = There is no empty space here for { $kind } that you could pay for.
why-built = The { $structure } is built already.
why-structures = It takes { $n } structures; you have { $have }.
why-no-barn = The { $structure } takes no worker.
why-not-built = The { $structure } has to be built first.
why-barn-used = There is a worker in the { $structure } already.
why-same = That would be the same resource again.
why-have-none = You have none of it.
why-tile = You do not hold this tile.
why-not-kept = This is not one of the tiles that you can still lay.
why-none-left = There is none of it left.

# The end
category-festival = Festival
category-fromagerie = Fromagerie
category-bistro = Bistro
category-villes = Villes
category-fruit = Fruit
category-orders = Orders
category-structures = Offices
category-spare = Unused resources
ending-points = Points decided.
ending-cheese = Points were level; the number of cheeses decided.
ending-shared = Points and cheeses were level: a draw.

# The score pad
pad-group-venues = Venues
pad-group-resources = Resources
pad-group-company = The Corporation
pad-rival = The Corporation
pad-festival = Festival
pad-festival-note = points of each group
pad-fromagerie = Fromagerie
pad-fromagerie-note = different shelves, and points on signs
pad-bistro = Bistro
pad-bistro-note = points of each plate
pad-villes = Villes
pad-villes-note = your customer tokens
pad-fruited = Cheeses with fruit
pad-jam = Cheeses with jam
pad-fruit = Fruit
pad-fruit-note = the one times the other
pad-orders = Orders
pad-orders-note = points for filled orders
pad-structures = Structures
pad-structures-note = points of scoring structures
pad-unused = Resources left
pad-unused-note = open orders too
pad-spare = One point for two
pad-final = Points
pad-company-track = Cheese track
pad-company-track-note = the highest number that is visible
pad-company-customers = Customer tokens
pad-company-cards = Order cards kept
pad-company-cards-note = 3 points each
pad-company = The Corporation in all
pad-ask-cheese = The points are level. How many cheeses has each made?

# Options
option-festival = Layout of the Festival
option-festival-I = side I
option-festival-II = side II
option-festival-board = as printed on the board
option-fromagerie = Layout of the Fromagerie
option-fromagerie-I = side I
option-fromagerie-II = side II
option-fromagerie-board = as printed on the board
option-bistro = Layout of the Bistro
option-bistro-I = side I
option-bistro-II = side II
option-bistro-board = as printed on the board
option-villes = Layout of the Villes
option-villes-I = side I
option-villes-II = side II
option-villes-board = as printed on the board
option-structures = Structures
option-structures-printed = as printed on the creamery boards
option-structures-draft = tiles are drafted and laid over them
option-level = Level of the Corporation
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-turns = Turns
option-turns-at-once = all at once
option-turns-clockwise = one after another, clockwise from the structures

# The drawing
draw-head = Turn { $turn }  Order deck { $deck }
draw-last-turn = This is the last turn.
draw-regions = Customers (influence by seat):
draw-legend = S soft, H hard, B bleu; 1 bronze, 2 silver, 3 gold; f with fruit, j with jam; ◇ free sample; · not in use
draw-customers = Customers
draw-signs = Signs
draw-venues = Venues
draw-sign-1 = ⇄
draw-sign-2 = any
draw-sign-3 = two
draw-sign-4 = +1
draw-sign-5 = +2
draw-sign-6 = +3
draw-stock = tokens { $tokens }, fruit { $fruit }, livestock { $livestock }, structures { $structures }; fruited { $fruited } × jam { $jam }, orders filled { $filled }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-workers = Workers:
draw-orders = orders:
draw-none = none
draw-parlours = Parlours:
draw-structures = structures:
draw-back = back in { $n }
draw-corporation = level { $level }, tokens placed { $placed } of { $tokens }, track { $track }, cards { $cards }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-hand = In hand:
draw-kept = Kept:

# The guide for a first game, by phase
guide-draft = You choose structures for your creamery now, one tile a round; the rest of the hand goes on to your left. Cheap tiles are built early and work for many turns: a barn brings something every turn, a dock something for every cheese in its venue. Expensive offices only pay if you keep using their resource.
guide-cover = Your tiles may replace what is printed on your board, slot by slot. A tile that does the same for another resource is not automatically better: look at which quarter of the wheel's hub reaches you first and which parlours you have. Leaving the printed structure is fine too.
guide-turn = Each turn you may send one worker to make cheese in the large quadrant and one to gather; both are worth doing as long as you have hands at home. Gold cheese scores best but keeps its worker away for three turns, so mix it with bronze. The figure on a lit space is what it adds to your points there now; a beak shows where the worker comes home, a small number when. Say ready when you are done.
guide-draw = Your order cards are being drawn; you go on as soon as they lie on your board. An order is filled in passing by a cheese of the same type and age, so from now on look for spaces that fit.
guide-corporate = The Corporation has drawn a card and there are several spaces for its cheese; you decide which one. Give it the space that would be worth least to you, and in the Villes keep it away from regions where you are just ahead.

# Turns
stage-setup = Before the first turn
stage-turn = Turn { $n }
purse-fruit = fruit
purse-livestock = livestock
purse-structure = { $n ->
    [one] structure
   *[other] structures
}

# What a turn still offers

todo-cheese = Make a cheese
todo-cheese-done = Cheese made
todo-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
todo-once = once a turn
todo-no-token = no cheese token left
todo-no-worker = no worker at home
todo-no-place = no place for it now
todo-gather-fruit = Gather fruit
todo-gather-livestock = Gather livestock
todo-gather-structure = Gather structures
todo-gather-order = Gather orders
todo-gather-done = Gathered
todo-amounts = { $amounts }, once
todo-or = { " or " }
todo-full = all { $of } spaces are taken
todo-milk = Milk
todo-milk-note = { $n ->
    [one] 1 parlour
   *[other] { $n } parlours
}
todo-short-livestock = needs { $n } more livestock
todo-no-bonus = no space for it here
todo-build = Build
todo-build-note = { $n ->
    [one] 1 structure
   *[other] { $n } structures
}
todo-short-structure = { $n ->
    [one] needs 1 more structure
   *[other] needs { $n } more structures
}
todo-all-built = everything is built
todo-barn = Barn
todo-barn-note = a worker, back next turn
todo-ask-cheese = You can still make a cheese
todo-lost-cheese = A worker is at home for it. Ready ends your turn, and you make no cheese this turn.
todo-first-cheese = Make it first
todo-ask-gather-fruit = You can still gather fruit
todo-ask-gather-livestock = You can still gather livestock
todo-ask-gather-structure = You can still gather structures
todo-ask-gather-order = You can still gather orders
todo-lost-gather = A worker is at home for it. Ready ends your turn, and you gather nothing this turn.
todo-first-gather = Gather first
