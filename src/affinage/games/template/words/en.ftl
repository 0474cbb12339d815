# Market Morning in English. de.ftl has the same messages in the same order.

title = Market Morning
short-description = Bid in secret for crates of cheese and bread, and please the customer that only you know.
tagline = Secret bids for cheese and bread

# Names
seat = seat { $n }
cheese = cheese
bread = bread
crate-dairy-cart = Dairy Cart
crate-bakers-barrow = Baker's Barrow
crate-picnic-hamper = Picnic Hamper
customer-cheese-lover = Cheese Lover
customer-bread-lover = Bread Lover
customer-innkeeper = Innkeeper

# Phases, each with its question and its rule
phase-customer = Customers
phase-crate = Next crate
phase-bid = Bids
phase-take = Taking
phase-confirm = Last word
phase-over = The end
question-chance = The morning goes on.
question-bid = How much do you bid for the crate?
question-take = Which good do you take?
question-confirm = Is that your turn? Say done, or take it back.
question-over = The market closes. First: { $seats }.
await = Waiting for { $seats }.
rule-customer = Everybody draws one customer in secret; at the end it gives extra points for what it likes.
rule-crate = Each round one crate is opened for all to see.
rule-bid = All bid at once and in secret, up to { $most } coins. The highest bid that only one seat has made wins.
rule-take = The winner takes all the cheese or all the bread of the crate; the rest goes back.
rule-confirm = A turn stands once its seat says done; until then it may be taken back.
rule-over = Most points win, then most coins; after that the win is shared.

# Moves
move-bid = { $coins ->
    [0] Bid nothing
    [one] Bid 1 coin
   *[other] Bid { $coins } coins
}
move-take = { $coins ->
    [0] Take { $n } { $good } for nothing
    [one] Take { $n } { $good } for 1 coin
   *[other] Take { $n } { $good } for { $coins } coins
}
move-done = Done
move-draw = The { $customer } comes to { $seat }
move-crate = The { $crate } is opened
move-bidden = Bid in secret
move-drawn = A customer comes to { $seat }

# Refusals
why-over = The market has closed.
why-chance = That is not for a player to choose.
why-too-dear = You cannot bid { $coins }: you have { $have }.
why-not-now = That is not what is asked now. { $question }
why-awaited = { $question }
why-none-there = There is no { $good } in the crate.
why-all-drawn = All these customers have come.
why-all-opened = All these crates have been opened.

# The end
category-goods = Goods
category-customer = Customer
category-change = Coins left
ending-points = Points decided.
ending-coins = Points were level; the coins left decided.
ending-shared = Points and coins were level: the win is shared.

# Options
option-paying = Who pays
option-paying-winner = only the winner of a crate
option-paying-everybody = everybody pays the bid made

# Rounds
draw-round = Round { $n } of { $of }

# Turns
stage-setup = The customers come
coins = coins

# A first game
guide-bid = The highest bid wins the crate, but only if nobody else has bid the same. Think of what your customer likes, and keep coins for the crates to come.
guide-take = The crate is yours. Take what your customer likes; of the two piles the other one goes back.
guide-confirm = This is how your turn has gone. You can still take it back; otherwise say done.

# The score sheet
pad-goods = Goods
pad-goods-note = a point for each piece
pad-customer = Customer
pad-customer-note = what it pays for the goods it likes
pad-change = Coins left
pad-change-note = a point for every three
pad-final = Points
pad-ask-coins = The points are level. How many coins has each left?
