# The first lesson: what the coach says at each step of lesson.toml. *Words* between asterisks stand out.

lesson-goal = What wins
lesson-goal-say = Press wine and make cheese for two years: in the end only the good that earned you *less* counts.
lesson-goal-picture-wine = Wine
lesson-goal-picture-cheese = Cheese
lesson-goal-note = This farmstead scores 36: gold and silver from sales, its space on the money track, and pairs. A whole game takes about an hour; this lesson goes up to your first sale.

lesson-calendar = The year
lesson-calendar-say = *Spring* and *fall* belong to the workers, and to making and selling; in *summer* and *winter* your cards ripen. After two years the game is over.

lesson-send = Send a worker
lesson-send-say = A worker from an *alone* house brings 1 from its own plot and 1 from each empty plot of its pattern: here sugar, a white grape and milk.
lesson-send-task = Send the green worker of house 2 to the sugar field A3, then end your turn.
lesson-send-else = That works as well. This lesson needs sugar for a first wine: green worker, A3.

lesson-follow = You follow
lesson-follow-say = Workers come in *pairs of a colour*: one farmstead leads with a colour, and the other one has to follow with the same.
lesson-follow-task = Send the red worker to the laboratory B2, take 2 cultures, and end your turn.
lesson-follow-else = Your cheeses need cultures, and they come from a laboratory, as on B2.
lesson-follow-else-yeast = Cultures are for cheese, yeast is for wine. Cultures are what you lack.

lesson-together = Work together
lesson-together-say = A worker from a *together* house brings 2 from its own plot, and 1 from each plot of its pattern where somebody stands.
lesson-together-task = Send plum from house 4 to C3 and take yeast. Then follow with ochre: to B3, and take a culture.
lesson-together-else = Look at the figures on the plots: this lesson sends plum to C3, and then ochre to B3.
lesson-together-else-gain = From C3 you need yeast for a wine, from B3 a culture for a cheese.

lesson-wine = Make a wine
lesson-wine-say = Pay what the card asks for, and it goes to your cellar with *markers* on it: they are the time it needs.
lesson-wine-task = Make Meadow Mist.
lesson-wine-else = Begin with Meadow Mist: a white grape and sugar.
lesson-wine-else-moon = Its turn will come. Begin with the short one, Meadow Mist.

lesson-option = A free option
lesson-option-say = Each card you make brings one *option* of a label for nothing. A step on the money track is points for good.
lesson-option-task = Take 1 wine step, then end your turn.
lesson-option-else = Possible, too. Steps are the plainest gain: take 1 wine step.

lesson-cheese = Make a cheese
lesson-cheese-say = Now the other good. Goat Path takes a culture and milk; and its step *skips* the space where your wine stands.
lesson-cheese-task = Make Goat Path, take 1 cheese step, and end your turn.
lesson-cheese-else = Goat Path is what you can make now: a culture and milk.
lesson-cheese-else-done = Grapes and milk do not keep. Make what you can.

lesson-more = One more
lesson-more-say = Make White Moon too. Whoever makes and sells nothing in a turn has *dropped out* of this phase.
lesson-more-task = Make White Moon, take 1 wine step, end your turn, and then drop out.
lesson-more-else = White Moon first: two white grapes and yeast.
lesson-more-else-silver = Unfinished it brings silver only. Wait until it is ripe.
lesson-more-else-done = You can still make White Moon: two white grapes and yeast.

lesson-lose = Use it or lose it
lesson-lose-say = What has no storage space is *lost*. Before that, the label of milk turns two milk into a cheese step.
lesson-lose-task = Use the label of milk, give another milk, then end your turn.
lesson-lose-else = These two can be stored. Milk cannot: use its label.
lesson-lose-else-give = Give milk: a culture can be stored.
lesson-lose-else-first = Two milk are still a step. Use the label first.

lesson-summer = Summer
lesson-summer-say = In summer and winter each card loses *2 markers*, and 3 in the very last winter. With none left it is ripe and sells for gold.
lesson-summer-task = Let all three cards age, then end your turn.
lesson-summer-else = One after the other: Meadow Mist, Goat Path, White Moon.
lesson-summer-else-label = Ripe is just right. Slowing saves cards that would get overripe.

lesson-fall = Fall
lesson-fall-say = In fall workers come home, *whoever sent them*: take one to an empty house of yours, and its plot produces once more, by the pattern of that house.
lesson-fall-task = Bring the plum worker home from D4 to house 2, then end your turn.
lesson-fall-else = Any worker would do. This lesson begins with the plum one on D4.
lesson-fall-else-house = This lesson takes house 2: there it brings a white grape and milk.

lesson-rest = And the others
lesson-rest-say = Odile had to take the *second worker* of that colour, and now she leads. Three colours are still out: go on, and they come home.

lesson-pair = Sell a pair
lesson-pair-say = A ripe wine and a ripe cheese of one dish sell *together*: gold for both, and steps for both indicators.
lesson-pair-task = Sell Meadow Mist with Goat Path, wine steps first. Take yeast, then end your turn.
lesson-pair-else = Meadow Mist and Goat Path are ripe, and both go with walnut salad: sell them together.
lesson-pair-else-alone = 3 gold, but no steps. In a pair you get both.
lesson-pair-else-steps = Then the two would end on 4 and 3. Wine first gives 4 and 5, since taken spaces are skipped.
lesson-pair-else-silver = White Moon is not ripe yet: silver only. Sell the pair.

lesson-on = What comes next
lesson-on-say = Gather, make, let it ripen, sell in pairs; and keep wine and cheese *level* until the second winter.
