# The gallery of Fromage: groups, filters and where figures come from.

gallery-group-tile = Structure tiles
gallery-group-printed = Printed on creamery boards
gallery-kind = Structure
gallery-resource = Resource
gallery-board = Creamery board
gallery-row-tile = all figures
gallery-row-board = all figures
