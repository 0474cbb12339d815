# The rule book of Fromage in our own words. No figure is typed here: they come from the component set in play.
# _word_ stands out; a line that begins with a dash is an item of a list.

book-chapter-goal = Goal and end
book-chapter-table = What lies on the table
book-chapter-turn = A turn at the wheel
book-chapter-resources = Resources
book-chapter-venues = Venues
book-chapter-score = Scoring and ties
book-chapter-alone = Alone: the Corporation

figure-cheese = Cheese tokens of each seat
figure-copies = Order cards of each type and age
figure-spare = Unused resources for one point
figure-store = Points for a card that the Corporation keeps
figure-longest = Turns after which our own safety rule ends a game
figure-parlours = Livestock for the milking parlours
figure-left = Resources at the start, of the quarter to the left
figure-opposite = Resources at the start, of the quarter opposite
figure-tiles = Structure tiles
figure-festival-more = Points for each cheese beyond the table
figure-orders-more = Points for each order beyond the table
figure-shelf-points = Points on the signs of the right column

table-festival = Groups at the Festival, by size
table-festival-points = Points
table-fromagerie = Different shelves with your cheese
table-fromagerie-points = Points
table-bistro = Points of each plate, by its age
table-bistro-bronze = bronze
table-bistro-silver = silver
table-bistro-gold = gold
table-bistro-none = No pairing
table-bistro-one = One pairing
table-bistro-two = Two pairings
table-bistro-more = More pairings
table-customers = Customers, by the number of seats
table-customers-row = { $label } seats
table-customers-first = lowest
table-customers-second = middle
table-customers-third = highest
table-customers-tie = each, if tied
table-orders = Orders filled
table-orders-points = Points
table-track = Cheese tracks of the Corporation
table-track-row = Level { $label }

## Goal and end

book-aim = What you play for
book-aim-text =
    You run a creamery at a round table that turns. Wherever the wheel has brought you, you make cheese and gather what your creamery needs, and each venue pays for cheese in its own way. Most points at the end win.
    Each kind of scoring pays more for each further step: it is better to go far in some of them than to begin them all.
book-end = When the game ends
book-end-text =
    Whoever places their last cheese token says so at once. All finish the turn that is under way, and then the game is over. Each seat has { $cheese } tokens.
    Every token on the board counts, however long it has aged.
book-end-ruling = So that no game goes on for ever, ours also ends after { $longest } turns; no game between people comes anywhere near that.

## What lies on the table

book-wheel = The wheel and the resource tile
book-wheel-text =
    The quarters of the wheel are the venues: Festival, Fromagerie, Bistro and Villes. Chance decides in which order they lie. In their middle lies the resource tile, turned by chance, too: in each quarter it offers livestock, fruit, structures or orders.
    So you always face one venue and one resource. After each turn the wheel turns clockwise by a quarter, with everything that lies on it; the resource tile turns with it.
book-wheel-ruling = You next face what lay on your right. Two seats sit opposite each other. Chance only turns up what is still left.
book-setup = Setting up
book-setup-text =
    Each seat has a creamery board, its own workers for soft, hard and bleu cheese, and { $cheese } cheese tokens. A customer lies in each region of the Villes, dealt at random; so are the boards.
    You start with { $left } resources of the kind that the tile shows to your left, and { $opposite } of the kind opposite you. Orders are drawn from the shuffled deck, which has { $copies } cards of each type and age, and lie open before you.
book-setup-ruling = Resources never run out.
book-layouts = Layouts and numbers of seats
book-layouts-text =
    Each venue has layouts for the number of seats: side I for a first game, side II for another one, and for a full table also the one printed on the board. They can be mixed freely. With fewer seats some spaces are closed, and nobody can make cheese there. What things are worth stays the same, except for customers.
book-draft = Structure tiles
book-draft-text =
    With the option _structures: draft_ each seat is dealt a hand from { $tiles } tiles, keeps one and passes the rest to the left, until the hands are used up. Then you may lay any of your tiles over structures printed on your board; what is covered is gone. The others go back to the box.
book-draft-ruling = The draft comes when the wheel, customers, boards and first resources are known. All choose at once and in secret; at most one tile goes on each printed structure. Alone you draw from smaller and smaller hands and keep one of each.

## A turn at the wheel

book-turn = All at once
book-turn-text =
    All seats act at the same time. First workers that face you come home. Then you may
    - _gather_ resources, once,
    - and _make cheese_, once,
    in either order. In between you may use milking parlours, build structures and send workers to barns as you like. Then say that you are ready; when everybody is, the wheel turns.
    Nobody is harmed by what others do in the same turn: only you use the quarter before you.
book-turn-ruling = You see what others did when all are ready, and may change your mind until then, but not past an order card that you drew or a last token that you announced. If people would rather see the others first, the option _turns: clockwise_ asks one seat after another, beginning with the one that faces the structures.
book-workers = Workers come home
book-workers-text =
    A worker stays where you sent it and travels with the wheel; it comes home when its arrow points at you again. How long that takes you choose with the action:
    - A bronze cheese keeps its worker for one turn, silver for two, gold for one more than silver.
    - Gathering keeps a worker for as many turns as you gather resources.
    So the more an action brings, the longer you do without the worker. Look ahead: which venue will face you when it comes home?
book-make = Making cheese
book-make-text =
    Choose an empty space of the venue that faces you. Its type, soft, hard or bleu, says which worker you need at home; its age, bronze, silver or gold, how long that worker is away. Put a cheese token there and the worker on top of it. Only once a turn.
    Spaces with fruit or jam ask for a fruit. Nobody can make cheese on a free sample.
book-make-ruling = First fruit is paid and the token placed, then an order may be filled, then loading docks yield, then the shelf's sign. What the token brings in cannot pay for it.
book-gather = Gathering
book-gather-text =
    The quarter of the resource tile that faces you has spaces for different amounts. Send any worker from home to an empty one and take as many resources of that kind at once; you may use them in this very turn. Only once a turn, and it does not matter which worker goes.

## Resources

book-fruit = Fruit
book-fruit-text =
    Fruit is used for cheese on spaces that show fruit, and for cheese with jam. You must have it before you place the token.
    At the end _multiply_: the number of your cheeses with fruit times the number of those with jam are points. One kind alone is worth nothing.
book-livestock = Livestock and milking parlours
book-livestock-text =
    Each parlour of your board works once in a game. Milk the livestock it asks for ({ $parlours } for the parlours in their order) and place its bonus cheese at once: on an empty space of that type and age in the venue that faces you, without a worker. The last parlour leaves the type and age to you.
    Placing a bonus cheese is not making cheese, so you may place several in the same turn. It can fill an order, and it needs fruit where the space asks for it.
book-livestock-ruling = A parlour without a fitting space cannot be used.
book-orders = Orders
book-orders-text =
    An order asks for a type and an age. When you place a token that fits, bonus cheese included, you may fill _one_ open order with it, at this moment only: cheese made earlier counts for no order, and no cheese for two. Filled orders score by their number; beyond the table each further one adds { $orders-more } points.
book-orders-ruling = Filling is always up to you: an open order counts as an unused resource at the end. If the deck runs out, discarded orders are shuffled, then filled ones, whose owners keep the count. Orders are drawn in the order in which they are asked for.
book-structures = Structures
book-structures-text =
    Structure tokens build what is printed on your board or on a tile over it, for the price that is shown; from then on it works. You may build at any time in your turn.
    - A _greenhouse_ gives more of its resource, the first time in a turn that you gain it.
    - A _loading dock_ yields whenever you place a token at its venue.
    - An _office_ scores at the end for each of its resource that you _used_; some need two of them for a point.
    - A _barn_ takes workers.
book-structures-ruling = A greenhouse works by itself, and an extra never brings another. Several structures of one kind all work.
book-barns = Barns
book-barns-text =
    When a barn is built, you may send a worker from home there in each turn and gain what it shows. The worker is back at the beginning of the next turn. This is not gathering, so you may gather as well.
book-barns-ruling = One worker for each barn.

## Venues

book-venues = What the venues have in common
book-venues-text =
    At each venue bronze spaces are worth least and gold spaces most. What a cheese is worth depends on what else lies there: at the Festival on its neighbours, at the Fromagerie on the number of your shelves, at the Bistro on tables with two of your cheeses, in the Villes on who else serves a region.
book-festival = Festival
book-festival-text =
    Your cheeses score in _groups of neighbours_, side by side, never corner to corner. A free sample counts as a cheese of everybody, so it joins your groups. Each group is looked up by its size; beyond the table every further cheese adds { $festival-more } points. Bronze spaces lie beside no sample, silver beside one, gold beside two.
book-festival-ruling = Samples alone score nothing: a group needs a cheese of your own.
book-fromagerie = Fromagerie
book-fromagerie-text =
    What counts is on _how many different shelves_ you have cheese. The shelves of the right column add { $shelf-points } points, bronze to gold, for each of your cheeses on them; those on the left bring something at once.
book-signs = Signs of the shelves
book-signs-text =
    When you place a token on a shelf of the left column, its sign works at once: the bronze shelf lets you discard an unused resource for any other, the silver shelf brings any resource, the gold shelf two different ones. An open order can be discarded as well.
book-signs-ruling = A resource may be traded for its like only where that changes something, as with orders. What you give away is neither used nor unused. Where there is nothing to give, nothing is asked.
book-bistro = Bistro
book-bistro-text =
    Each plate with your cheese scores by its age. Two of your cheeses at the same table are a _pairing_, and each pairing makes all your plates worth more: look up the line with the number of your pairings.
book-villes = Villes
book-villes-text =
    A cheese counts in each region that its town touches: in bronze towns one, in silver towns two, in gold towns one more. At the end the seat with the most cheeses in a region takes its customer. If several have the most, nobody takes it, and each of them gets the points for a tie.
book-villes-ruling = A region in which nobody has cheese gives nothing.

## Scoring and ties

book-scoring = Counting
book-scoring-text =
    Add up
    - the venues: Festival, Fromagerie, Bistro and Villes,
    - cheese with fruit times cheese with jam,
    - filled orders,
    - your offices,
    - and one point for every { $spare } unused resources, open orders included.
book-ties = Ties
book-ties-text =
    If points are equal, more cheese tokens on the board decide, bonus cheese included. After that the win is shared.

## Alone: the Corporation

book-corporation = The Corporation's turn
book-corporation-text =
    Alone you play against the Corporation. In each turn, when workers have come home, it acts first: an order card is drawn, and one of its tokens goes on an empty space of the venue that faces you with that type and age. Where several fit, you choose. It needs neither workers nor fruit. Then the card is discarded. If no space fits, it keeps the card.
    The game also ends when its tokens are used up.
book-corporation-ruling = Where you put its cheese can be taken back until you are ready, unless a card was drawn since. A tie in both points and cheese is not a win.
book-levels = Levels
book-levels-text =
    At the end the Corporation scores the number that its placed tokens have uncovered on its track, its customers, and { $store } points for each card it keeps. Each level adds one rule to those of the levels before: cards at the start, ties for customers, cards of its gold cheeses, a second card when structures face you.
book-levels-ruling = The tracks and what the levels add are rebuilt; only the frame is known.

## Worked examples

book-example-away = Long and short ways home
book-example-away-1 = { $move }. The bleu worker has made a bronze cheese before; both travel with the wheel now.
book-example-away-2 = The wheel has turned once. Bronze was a short way: the bleu worker is home again, the other one is still away.
book-example-away-3 = After another turn of the wheel the one who gathered two is home as well.
book-example-group = A sample joins two cheeses
book-example-group-1 = { $move }. A gold space lies beside two free samples: with them this single cheese is a group already.
book-example-group-2 = The Festival is here again, after a full round of the wheel. { $move }. Which space would join the group?
book-example-group-3 = { $move }. A sample between the two joins them: all these cheeses and samples are one group now.
