# The gallery of Wine & Cheese: groups, filters and where figures come from.

gallery-group-card = Cards
gallery-good = Good
gallery-sort = Kind of card
gallery-gourmet = Gourmet card
gallery-action = Action card
gallery-dish = Dish
gallery-does = Special action
gallery-row-card = all figures
