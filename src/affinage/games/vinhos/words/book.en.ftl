# The rule book of Vinhos in our own words. No figure is typed here: they come from the component set in play.
# _word_ stands out; a line that begins with a dash is an item of a list.

book-chapter-goal = Goal and end
book-chapter-table = What lies on the table
book-chapter-year = A year and its turns
book-chapter-actions = Actions
book-chapter-press = Press, booths and magnates
book-chapter-close = The end of a year
book-chapter-score = The end of the game

figure-years = Years
figure-actions = Actions of each seat in a year
figure-cash = Bagos in hand at the start
figure-more = Bagos more for those who begin late
figure-start-account = Account at the start
figure-start-investment = Investment at the start
figure-barrels = Barrels of each seat
figure-far = Bagos for a space that is no neighbour
figure-meeting = Bagos to each seat already there
figure-tax = Bagos for the taxed space
figure-supply-wineries = Wineries in the supply
figure-supply-cellars = Cellars in the supply
figure-supply-enologists = Enologists in the supply
figure-supply-cubes = Renown cubes in the supply
figure-supply-porto = Porto tokens in the supply
figure-winery = Price of a winery
figure-most-wineries = Wineries in one action, at most
figure-cellar = Price of a cellar
figure-enologist = Price of an enologist
figure-most-enologists = Enologists in one action, at most
figure-salary = Yearly salary of an enologist
figure-expert = Price of an expert
figure-most-hired = Experts in one action, at most
figure-most-experts = Experts before a seat, at most
figure-cubes = Renown cubes for one wine, at most
figure-placed = Barrels for magnates in one press release, at most
figure-vineyard-quality = Quality for each vineyard
figure-farmer-quality = Quality for each farmer
figure-winery-quality = Quality for each winery
figure-enologist-quality = Quality for each enologist
figure-porto-quality = Quality for a Porto token
figure-gift-porto = Porto tokens of a new estate in Douro
figure-gift-experts = Experts of a new estate in Setúbal
figure-gift-points = Fair points of a wine from Trás-os-Montes
figure-gift-value = Value of a wine from Algarve
figure-gift-cube = Value of a renown cube in Alentejo
figure-top = Highest space of the account
figure-loss = Victory points lost by an empty account
figure-lowest = Lowest investment
figure-free = Value above which a wine earns fair points
figure-booth-bagos = Bagos as a booth's bonus
figure-booth-points = Fair points as a booth's bonus
figure-fair-years = Years with a fair
figure-red-lowest = Cheapest red vineyard
figure-red-highest = Dearest red vineyard
figure-white-lowest = Cheapest white vineyard
figure-white-highest = Dearest white vineyard
figure-export-points = Points of the export rows, from the top
figure-majorities = Most points for a majority

table-age = What a cellar's slots add to the value
table-age-value = Value
table-account = Points for the account
table-account-from = Space or higher
table-account-points = Points
table-investment = Steps of the investment, from the lowest
table-investment-costs = Entering costs
table-investment-returns = Divesting brings
table-experts = Value of the wine for so many experts
table-experts-value = Value
table-multipliers = Multipliers: points for every two that you have, rounded down
table-multipliers-first = first slot
table-multipliers-second = second slot
table-multipliers-most = at most
table-fair = Points of the fairs
table-fair-year = Year
table-fair-first = Most fair points
table-fair-second = Second
table-fair-third = Third

## Goal and end

book-aim = What you play for
book-aim-text =
    You own estates in Portugal: you plant vineyards, make a wine in each estate every year, let it age, sell it for money, export it for points and present the best at fairs. Most victory points win.
    You have { $years } years with { $actions } actions each, so every action is precious. Money is worth nothing in itself, but without it nothing is built.
book-end = When the game ends
book-end-text =
    After the fair of the last year, which is year { $years }, everyone may use favours of the magnates in turn once more, and then you count.

## What lies on the table

book-regions = Regions
book-regions-text =
    Each region has a deck of vineyards, two red and two white, with the top one face up, and spaces for renown cubes. What a region gives comes once for each estate founded there, or holds for good:
    - _Dão_ gives a cellar, _Lisboa_ a winery, _Ribatejo_ a farmer, _Setúbal_ { $gift-experts } experts, _Douro_ { $gift-porto } Porto tokens.
    - A wine from _Trás-os-Montes_ earns { $gift-points } fair points more, one from _Algarve_ is worth { $gift-value } more, a renown cube in _Alentejo_ counts { $gift-cube }.
    - In _Minho_ nobody can have a cellar.
    Vineyards cost { $red-lowest } to { $red-highest } Bagos (red) or { $white-lowest } to { $white-highest } (white).
book-regions-ruling = Gifts come at once, as far as there is room and supply. An estate with a cellar cannot be founded in Minho.
book-setup = Setting up
book-setup-text =
    Each seat has a board of estates with slots for vineyards and wineries, { $barrels } barrels, { $cash } Bagos in hand, { $start-account } on the account and an investment of { $start-investment }. With fewer than a full table some regions stay out, by chance. The supply holds { $supply-wineries } wineries, { $supply-cellars } cellars, { $supply-enologists } enologists, { $supply-cubes } renown cubes and { $supply-porto } Porto tokens; what has run out is missing until some of it comes back. Wine, Bagos and farmers never run out.
    In an order that chance decides (or that of the seats) each seat buys one vineyard with all that comes with it. From it the first wine is made at neutral weather. Then the numbers of the regions bought give the order of play, low ones first, and those who come late get { $more } Bago more.
book-setup-ruling = Late are the third and fourth seat, at a table of two the second one. The first wine lies in the leftmost slot.

## A year and its turns

book-year = How a year goes
book-year-text =
    - A _vintage_ is turned up: it tells the weather, moves some features of wine up, none beyond its last step, and says what pleases magnates. The first year begins with the calm one.
    - Everybody takes { $actions } actions.
    - Interest and salaries are settled, wines age, estates make wine.
    - In the years { $fair-years } there is a fair. After the first two of them all experts lie face up again.
book-turns = Order of play
book-turns-text =
    Everybody takes one action in the order of play, then a second one in the order as it is then: whoever has passed moves up to the place chosen. After a fair the order is new: fewest fair points first; those who are level stay in the order they had.
book-quadrel = Moving and acting
book-quadrel-text =
    You _must_ move your marker to another space of the quadrel and act there. Neighbouring spaces, across corners too, are free. Any other space costs { $far } Bago. Each seat already there gets { $meeting } Bago from you, and the taxed space costs { $tax } more. Pass / Press Release costs nothing, wherever you come from.
    You cannot move where you could not pay for the way and perform the action.
book-quadrel-ruling = Before you move, between moving and the first step, or after the action you may use one favour; you may use experts or divest whenever you are asked in your own turn, as long as you keep what the action needs. You may stay on Pass only if nothing else is possible. An action ends by itself when nothing more is possible; you end your turn yourself.

## Actions

book-vineyards = Vineyards
book-vineyards-text =
    Buy at least one vineyard, and as many more as you like, but only one of each region: always the open one, for its price in cash. Put it into an empty slot of an estate. An estate holds at most two vineyards, both of one region and one colour; the first one founds it there. You may have several estates in one region. A vineyard brings a renown cube to its region.
book-vineyards-ruling = Cubes that waited on wineries come to the region after the vineyard's own. What finds no space goes back.
book-wineries = Wineries
book-wineries-text =
    Build one winery or more, up to { $most-wineries }, for { $winery } Bagos each, in empty slots of your estates; leave room for a vineyard. Each adds to the quality of the estate's wine, has room for an enologist, and brings a renown cube to the region. In an estate without a vineyard the cube waits on the winery.
book-cellars = Cellars
book-cellars-text =
    Build one cellar for { $cellar } Bagos in place of an estate's warehouse. Wine that lies there moves over, each to the same slot. It can lie there longer, and each slot further to the right adds to its value. It brings a renown cube, too.
    A warehouse has two slots and adds nothing.
book-enologists = Enologists
book-enologists-text =
    Hire one enologist or more, up to { $most-enologists }, for { $enologist } Bago each, into wineries without one. Each makes the wine better and is paid { $salary } from your account every year. Farmers cannot be hired.
book-sales = Selling at home
book-sales-text =
    Sell at least one wine. Each takes one of your barrels to a free slot of its colour in an establishment; the wine must be worth at least the slot's number, and that number goes to your _account_. You may use up to { $cubes } renown cubes of the wine's region to lift its value. The wine is gone, the barrel stays.
book-sales-ruling = You use only as many cubes as the slot needs.
book-exports = Exporting
book-exports-text =
    Export at least one wine, in the same way, to a free slot of a country whose request it meets; colour does not matter. The row scores at once: { $export-points } from the top row down. At the end whoever has the most barrels in a country gets its points for the majority, up to { $majorities }; those who tie share them, rounded down.
    At a table of two only slots inside the frame are used.
book-barrels = Barrels come back
book-barrels-text =
    Before your action, or before a fair, you may take back _pairs_ of your barrels: two of the same establishment at home. For each pair two different regions get a renown cube, as far as there are cubes and room. A single barrel cannot come back, and exported barrels stay.
book-barrels-ruling = A pair comes back before you move or before the action's first step, after the action only at the start of an additional sale or export. With the option for maintenance everybody who can has to take a pair back then.
book-bank = Bank
book-bank-text =
    At the bank you may withdraw, deposit and invest, in any mix and as often as you like, at least once. The account goes up to { $top }, and what a sale would bring beyond that is lost; cash pays for everything you buy, the account for salaries.
    An investment costs what the step shows, from account or hand, and moves the account every year by its number, from { $lowest } up. _Divesting_ goes a step back for cash, at any time in your turn. An account that comes down to nothing costs { $loss } victory points, each time.
book-experts = Hiring experts
book-experts-text =
    Hire one expert or more, up to { $most-hired }, for { $expert } Bago each, from the tops of the decks, one deck for each feature of wine. You may have { $most-experts }; if another comes, one goes to the bottom of its deck first.
book-experts-ruling = A free expert may be declined.
book-skills = What experts do
book-skills-text =
    An expert that lies face up can be turned down in your own turn for what it does:
    - purse: some Bagos,
    - cooper: a barrel back from home or abroad,
    - coachman: this turn's move for free,
    - surveyor: the other colour on top of a region's vineyards,
    - herald: a renown cube for any region,
    - haggler: each vineyard cheaper this turn.
    Only face-up experts can be played at a fair.
book-skills-ruling = What a barrel has earned stays when the cooper brings it back. Several hagglers add up.
book-pass = Passing
book-pass-text =
    On Pass / Press Release you choose a free place of the bottom row for your order marker; after everybody has acted it moves up there. You may also announce a wine, if you have not done so for the next fair, or simply pass.

## Press, booths and magnates

book-release = Press release
book-release-text =
    Once for each fair you present one wine: early by the action Pass / Press Release, or late, at the fair itself, in the order of play. You may use up to { $cubes } renown cubes of its region. It earns a fair point for each point of value above { $free }, takes a booth, and may please magnates; then it is gone.
    Early gives first choice of booths and favours of magnates sooner; late gives the wine time to age.
book-release-ruling = Whoever has no wine at a fair takes no part in it and keeps the fair points so far.
book-booth = Booths
book-booth-text =
    Take a free booth. For each of its two features you get as many fair points as the marker of that feature shows now, and its bonus: an expert, { $booth-bagos } Bagos or { $booth-points } fair points. The wine's value also tells how many experts you may play at the fair, and the booth which ones: those of its features.
book-place = Barrels for magnates
book-place-text =
    A wine that meets what the vintage asks pleases magnates: one looks for a colour, one for a value, one for regions. You may put up to { $placed } barrels on different magnates that it pleases, early or late; barrels of a late wine wait for a later favour. Not in the first year.
book-favours = Favours
book-favours-text =
    Once for each action, before or after it but not in the middle, you may give up any wine and move one of your barrels from a magnate or from an additional action to another space of the same row:
    - to an _additional action_, which you perform at once, or
    - to a free slot of a _multiplier_, where it stays and scores at the end, each multiplier once for a seat. The one for wines scores at once.
    Any number of barrels may share a magnate or an action. Outside your own turns, at a fair for instance, there are no favours.
book-favours-ruling = The barrel can move only to an action that can be performed after the wine is given up. Where the space names a price, that is what it costs. Cash and what divesting would bring count for the multiplier of money; the account does not.

## The end of a year

book-upkeep = Interest and salaries
book-upkeep-text =
    The account moves by the number of your investment. Whoever cannot pay a negative interest in full loses a winery, or without one a vineyard. Then each enologist is paid { $salary } from the account; those who cannot be paid leave, and nobody else does. Cash can pay neither.
book-upkeep-ruling = The owner chooses what is lost: a winery goes back to the supply, a vineyard leaves the game. A loss always leaves the rest of the estate sound: staff without a place move to a free one or leave.
book-ageing = Ageing
book-ageing-text =
    All wines move one slot to the right. A wine that leaves the last slot of its warehouse or cellar is lost.
book-staff = Moving staff
book-staff-text =
    Before wine is made your enologists may move to wineries without one and farmers to vineyards without one, in any of your estates.
book-staff-ruling = Each estate either gives or takes in one year; every distribution can be reached.
book-quality = Making wine
book-quality-text =
    Every estate with a vineyard makes one wine of its colour, into the leftmost slot. Its quality is
    - { $vineyard-quality } for each vineyard,
    - { $farmer-quality } for each farmer,
    - { $winery-quality } for each winery,
    - { $enologist-quality } for each enologist,
    - { $porto-quality } if a Porto token is spent in Douro,
    - and what the weather adds or takes.
    Without any quality there is no wine.
book-quality-ruling = At most one Porto token for a wine; it is asked for each time and spent for good.
book-value = What a wine is worth
book-value-text =
    When it is sold, exported or presented, a wine is worth its quality, what its slot in a cellar adds, the renown cubes that are used, and what its region adds. Whoever has an estate in a region may use its cubes, no matter who brought them there.
book-fair = The fair
book-fair-text =
    In the years { $fair-years } late wines are presented first. Then all choose in secret, among their face-up experts with a feature of their booth, at most as many as the wine allows, or none. They are revealed together: first every arrow moves its feature up, then each expert scores what its feature shows. Played experts go to the bottom of their decks.
    Fair points are never lost. Their ranking gives victory points, which those who tie share, rounded down; at a full table the last gets an expert, as does each of those who tie for last. At a table of two the second gets what the third would get otherwise.
book-fair-ruling = One secret choice, which can be changed until the last seat has chosen; nobody sees how many.

## The end of the game

book-last-favours = The last favours
book-last-favours-text =
    After the last fair favours go round in the new order of play, one at a time, as long as somebody has a wine and a barrel to move. Whoever drops out is out for good.
book-scoring = Counting
book-scoring-text =
    Victory points come from
    - exports, at once, and majorities in the countries,
    - fairs,
    - multipliers with your barrels,
    - and the account, by how much is on it.
    What an empty account has cost is taken off. Cash counts only through a multiplier.
book-ties = Ties
book-ties-text =
    If points are equal, more exported barrels decide, then more money in hand and on the account after divesting everything. After that the win is shared.

## Worked examples

book-example-vineyard = A second estate
book-example-vineyard-1 = { $move }: everybody has a first vineyard and a first wine now. The marker stands on Pass / Press Release.
book-example-vineyard-2 = { $move }. Vineyards is the taxed space of this year, so even this neighbour is not free.
book-example-vineyard-3 = { $move }. Its colour is not that of the first one, so it founds an estate of its own, and its region gets a renown cube.
book-example-sale = A small wine in a good house
book-example-sale-1 = { $move }. The only wine is the young one of the first estate.
book-example-sale-2 = { $move }. On its own it would be worth too little for any slot, but renown in Alentejo counts double.
book-example-sale-3 = { $move }. The cubes are used up, the barrel stays on its slot, and the money lies on the account.
