# The first lesson: what the coach says at each step of lesson.toml. *Words* between asterisks stand out.

lesson-goal = What wins
lesson-goal-say = Brew beer and bake bread for six years: in the end only the good that earned you *less* counts.
lesson-goal-picture-beer = Beer
lesson-goal-picture-bread = Bread
lesson-goal-note = This village scores 19. A whole game takes about 40 minutes; this lesson is its first year and a little more.

lesson-land = The land you share
lesson-land-say = Both villages take from the same four fields and the river. The signs say how much each field holds when a year begins: *green* in a fruitful year, *red* in a dry one.

lesson-card = One card a turn
lesson-card-say = Each turn you play one card in one of three ways: its *top* is a harvest, its *slate* a recipe, its *foot* an upgrade.
lesson-card-task = Choose Shepherd's Rye from your hand.
lesson-card-else = Any card would do. This lesson goes on with Shepherd's Rye.

lesson-harvest = Harvest
lesson-harvest-say = The top of the card says what you harvest: *1 barley, 1 hops and 1 water* move from the fields to your storage.
lesson-harvest-task = Choose Harvest, then end your turn.
lesson-harvest-else = Harvest first: everything else needs something in your storage.
lesson-harvest-else-upgrade = Upgrades come soon. With an empty storage a harvest is the better start.

lesson-swapped = Hands change sides
lesson-swapped-say = In a fruitful year the two hands are *swapped* as soon as both of you have played a card: what you leave is what the other village gets.

lesson-column = The column adds up
lesson-column-say = Your harvest cards lie in a column: for each kind on the new card you collect what the *whole column* shows.
lesson-column-task = Harvest with Hedge Pale, then end your turn.
lesson-column-else = Hedge Pale shows water and barley, and so does your column: try that one.

lesson-brew = Brew
lesson-brew-say = The slate is the recipe: pay *3 barley and 1 water*, and this beer is sold for *6 coins*.
lesson-brew-task = Brew Carters' Porter, then end your turn.
lesson-brew-else = Carters' Porter it is: you have everything that its recipe asks for.
lesson-brew-else-harvest = You have all it takes to brew, and not all of that harvest would fit into your storage.

lesson-full = A full brewery
lesson-full-say = The sold beer still stands in your brewery, so no second one fits. An *upgrade* clears it away; the coins stay yours.
lesson-full-task = Upgrade with Ploughman's Bread, then end your turn.
lesson-full-else = An upgrade makes room again: use Ploughman's Bread for one.
lesson-full-else-beer = You could pay for it, but the brewery is full. Look at Ploughman's Bread.

lesson-empty = An empty field
lesson-empty-say = Your column shows 5 barley, but the field has only *4*: you take what is there and lose the rest.
lesson-empty-task = Harvest with your last card, then end your turn.
lesson-empty-else = Your storage has room now: harvest before the dry year comes.
lesson-empty-else-upgrade = Your storage has room now. Fill it before the dry year.

lesson-dry = A dry year
lesson-dry-say = In a dry year the fields hold less, your harvest cards come back to your hand, and hands are *not* swapped. Nora has the windmill and begins.

lesson-swap = Swap a card
lesson-swap-say = Bread needs wheat. You may give a card for one on the *exchange* and must then play that one.
lesson-swap-task = Choose Hedge Pale, swap it for Smoke Barn, and harvest.
lesson-swap-else = Hedge Pale is a card you can spare: give it for Smoke Barn, which brings wheat.
lesson-swap-else-swap = Only Smoke Barn brings enough wheat for your bread.

lesson-store = Too much to store
lesson-store-say = Two tokens do not fit: choose what you give up. The other village may take it.
lesson-store-task = Give up 2 barley, then end your turn.
lesson-store-else = Give up barley: you have plenty of it.
lesson-store-else-give = Wheat and water you need for your bread, and hops for a beer. Barley you have plenty of.

lesson-bake = Bake
lesson-bake-say = Bake your first bread: it lifts the good that *lags*, and with it you score at last.
lesson-bake-task = Bake Miller's Loaf, then end your turn.
lesson-bake-else = Miller's Loaf asks for 2 wheat and 1 water, and you have both.
lesson-bake-else-beer = Beer stands at 6 already. Bread at 0 is what holds you back.

lesson-on = What comes next
lesson-on-say = That is the whole game: harvest, sell, make room, and keep beer and bread *level* for six years.
