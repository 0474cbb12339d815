# The gallery of Wine & Cheese: groups, filters and where figures come from.

gallery-group-card = Cards
gallery-good = Good
gallery-sort = Kind of card
gallery-gourmet = Gourmet card
gallery-action = Action card
gallery-dish = Dish
gallery-does = Special action
gallery-row-card = all figures
gallery-group-housing = Housing cards
gallery-group-label = Labels
gallery-group-dish = Dishes
gallery-work = Work
gallery-together = Together
gallery-together-text = 2 from the worker’s own plot, which is the red one, and 1 from each of the two others where a worker stands.
gallery-alone = Alone
gallery-alone-text = 1 from the worker’s own plot, which is the red one, and 1 from each of the two others that is empty.
gallery-label-of = Label: { $ingredient }
gallery-label-text = For { $paid }: { $one } or { $other }.
gallery-dish-text = A finished wine and a finished cheese of this dish, sold together, earn { $steps }.
gallery-row-housing = kind and pattern
gallery-row-label = cost and options
gallery-row-dish = steps of a pair
