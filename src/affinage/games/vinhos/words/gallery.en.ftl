# The gallery of Vinhos: groups, filters and where figures come from.

gallery-group-region = Regions
gallery-group-vintage = Vintages
gallery-group-expert = Experts
gallery-group-booth = Booths
gallery-colour = Colour asked for
gallery-feature = Feature
gallery-skill = Ability
gallery-row-region = ability and prices
gallery-row-vintage = all figures
gallery-row-expert = ability and arrow
gallery-row-booth = features and bonus
