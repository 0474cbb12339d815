# The gallery of Fromage: groups, filters and where figures come from.

gallery-group-tile = Structure tiles
gallery-group-printed = Printed on creamery boards
gallery-kind = Structure
gallery-resource = Resource
gallery-board = Creamery board
gallery-row-tile = all figures
gallery-row-board = all figures
gallery-group-layout = Layouts of the wheel
gallery-group-order = Order cards
gallery-group-customer = Customer tokens
gallery-venue = Venue
gallery-seats = Seats
gallery-seats-1-2 = 1 or 2 seats
gallery-seats-3 = 3 seats
gallery-seats-4 = 4 seats
gallery-layout-name = { $venue }, { $layout }, { $seats }
gallery-layout-text = Spaces for cheese: { $n }. With fruit: { $fruit }. With jam: { $jam }.
gallery-layout-samples = Free samples: { $n }.
gallery-order-text = The box has { $n } of these cards.
gallery-customer = Customer { $n }
gallery-customer-text = The box has { $n } of these tokens. The most influence in its region wins what it is worth.
gallery-row-layout = all spaces
gallery-row-order = number of cards
gallery-row-customers-1-2 = 1 or 2 seats
gallery-row-customers-3 = 3 seats
gallery-row-customers-4 = 4 seats
