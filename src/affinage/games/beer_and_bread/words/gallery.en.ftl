# The gallery of Beer & Bread: groups, filters and where figures come from.

gallery-group-card = Cards
gallery-good = Good
gallery-band = Price band
gallery-slot = Upgrade slot
gallery-row-card = recipe, harvest, coins
gallery-row-effect = effect
