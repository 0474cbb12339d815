# The first lesson: what the coach says at each step of lesson.toml. *Words* between asterisks stand out.

lesson-goal = What wins
lesson-goal-say = Whoever has the most points wins. They come mainly from *cheese* in four venues, and the game ends with the turn in which somebody places the last of 15.
lesson-goal-note = Filled orders, fruit and structures add to it. With two seats a game has about 20 turns and takes half an hour; this lesson plays four of them.

lesson-wheel = The wheel
lesson-wheel-say = Everybody plays at once, in the venue that faces them. After each turn the wheel moves on by a *quarter*.

lesson-cheese = Make cheese
lesson-cheese-say = In the Festival neighbours count as a *group*: a cheese at c1 joins the free sample beside it, and the two are worth 2.
lesson-cheese-task = Make silver bleu at c1.
lesson-cheese-else = A good turn, too. This lesson begins with a cheese at c1.
lesson-cheese-else-bronze = It would stand alone for now. Next to a free sample you score at once.
lesson-cheese-else-gold = Gold keeps its worker away for three turns. Silver first.

lesson-stays = The worker stays
lesson-stays-say = The worker stays until the cheese has aged: *bronze* for 1 turn, *silver* for 2, *gold* for 3.

lesson-gather = Gather
lesson-gather-say = Once a turn you may also send a worker to gather. Taking *2 livestock* keeps the hard cheese worker away for 2 turns.
lesson-gather-task = Send the hard cheese worker for 2 livestock.
lesson-gather-else = For what comes next you need 2 livestock: send the hard cheese worker.
lesson-gather-else-soft = Keep that worker at home: an order for soft cheese is waiting.
lesson-gather-else-three = One animal more, one turn longer. Two are just what you need.

lesson-ready = Ready
lesson-ready-say = Say that you are ready. Until *everybody* is, you could still change your mind; then all that was done is shown, and the wheel turns.
lesson-ready-task = Say that you are ready.
lesson-ready-else = That can wait for the next turn: say that you are ready.
lesson-ready-else-parlour = Wait one turn: in the Villes that cheese can fill an order as well.
lesson-ready-else-enough = Once a turn is enough for gathering.

lesson-villes = The next venue
lesson-villes-say = Now the *Villes* face you. A cheese counts in every region that its town touches, and whoever has most there wins the customer.

lesson-order = Fill an order
lesson-order-say = You hold an order for *bronze soft cheese*. A cheese of that kind and age fills it as soon as it is made.
lesson-order-task = Make bronze soft cheese at Caen, and fill the order.
lesson-order-else = First things first: bronze soft cheese at Caen.
lesson-order-else-bronze = A fine cheese, but your order asks for bronze soft cheese, as at Caen.
lesson-order-else-open = An open order is worth half a point in the end. Fill it.

lesson-parlour = A cheese without a worker
lesson-parlour-say = With 2 livestock you can milk: this *parlour* gives a bronze soft cheese that needs no worker.
lesson-parlour-task = Use the parlour, fill the second order, and say that you are ready.
lesson-parlour-else = Your livestock gives you a cheese here: use the parlour.
lesson-parlour-else-ready = Your livestock can still do something in this turn.
lesson-parlour-else-open = An open order is worth half a point in the end. Fill it.

lesson-home = Workers come home
lesson-home-say = Bronze workers are back after one turn, silver ones after two: so *all three* are at home now.
lesson-home-task = Make silver bleu at table 2.
lesson-home-else = This lesson goes on with silver bleu at table 2.
lesson-home-else-gold = More points, but the worker would be gone for three turns. Silver brings it back sooner.

lesson-build = Build
lesson-build-say = Structures improve your creamery. With a second one you can build the *Barn*, which sends a worker out for a single turn.
lesson-build-task = Send the soft cheese worker for 1 structure, build the Barn, and say that you are ready.
lesson-build-else = One structure is missing for the Barn: send the soft cheese worker for it.
lesson-build-else-dock = Just as good. This lesson builds the Barn.
lesson-build-else-first = First the Barn: it works for you from the next turn on.

lesson-shelf = A sign on a shelf
lesson-shelf-say = Some shelves pay at once: this sign gives a *resource* of your choice. In the end it also counts on how many different shelves your cheese lies.
lesson-shelf-task = Make silver hard cheese at shelf 2, place 1, and take 1 fruit.
lesson-shelf-else = Shelf 2 it is, place 1: silver hard cheese.
lesson-shelf-else-take = Useful, too. Take fruit this time, and see what it opens.

lesson-fruit = Fruit
lesson-fruit-say = Some spaces ask for fruit, and bring *fruited cheese* or *jam*: in the end you score the number of one times that of the other.
lesson-fruit-task = Say that you are ready.
lesson-fruit-else = That is enough for this turn: say that you are ready.

lesson-on = What comes next
lesson-on-say = Make cheese, gather, let the wheel turn: and plan *where* each of your workers will come home.
