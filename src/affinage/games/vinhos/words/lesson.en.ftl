# The first lesson: what the coach says at each step of lesson.toml. *Words* between asterisks stand out.

lesson-aim = What you are aiming at
lesson-aim-say = Six years of good wine: whoever has the *most victory points* wins. They come from wine fairs, from exports, from the magnates and from your account.
lesson-aim-note = With two seats a game takes about an hour. This lesson plays the first two of its six years.

lesson-vineyard = Your first vineyard
lesson-vineyard-say = Wine begins with a *vineyard*, and each region adds something: a new estate in Dão comes with a cellar.
lesson-vineyard-task = Buy the vineyard in Dão, for 4.
lesson-vineyard-else = A fine place, too. This lesson needs the cellar that Dão gives.

lesson-estate = Your estate
lesson-estate-say = Once a year each estate makes a wine. In a cellar a wine moves on every year and gains value from slot to slot: *1, 3, 5*.

lesson-actions = Nine actions
lesson-actions-say = Each year you act *twice*. Your marker moves to another of these nine spaces, and you do what it says there.
lesson-actions-task = Move to Wineries.
lesson-actions-else = That will come. For now: Wineries.
lesson-actions-else-vineyards = Possible, for 1 Bago of tax. A winery does more for the estate you have.

lesson-winery = Build a winery
lesson-winery-say = A *winery* for 3 Bagos makes every new wine of its estate better by 1, and an enologist can work in it.
lesson-winery-task = Build a winery in your estate in Dão, then end your turn.
lesson-winery-else = Build a winery in your estate in Dão; one is enough for now.
lesson-winery-else-open = An empty estate makes no wine yet. Put the winery beside your vineyard.
lesson-winery-else-divest = Selling your investment is a last resort. You have money enough.

lesson-cost = What a move costs
lesson-cost-say = Neighbouring spaces are *free*. Spaces further away, somebody who stands there already, and the tax cost 1 Bago each.
lesson-cost-task = Move to Enologists.
lesson-cost-else = Enologists are next door, and free.
lesson-cost-else-nora = Next door, but Nora stands there: 1 Bago to her. Enologists are free.
lesson-cost-else-far = Too far to be free: 1 Bago. Enologists are next door.
lesson-cost-else-pass = Always free, but there is no fair this year. Enologists help you now.

lesson-enologist = Hire an enologist
lesson-enologist-say = An *enologist* costs 1 Bago now and 1 each year, and adds 2 to every new wine of the estate.
lesson-enologist-task = Hire one for your estate in Dão, then end your turn.
lesson-enologist-else = Your winery in Dão is where an enologist can work.
lesson-enologist-else-divest = Selling your investment is a last resort. You have money enough.

lesson-year = The year ends
lesson-year-say = Interest came in and the salary went out: the account stays at 5. The old wine moved on and is worth *3*; the new one has 2 + 1 + 2 = *5*.

lesson-weather = Weather
lesson-weather-say = This year's weather is *+2*: every wine made at its end will be better by 2. Bad years take as much away.

lesson-sell = Sell
lesson-sell-say = A buyer asks for a *value*. Your wine is worth 5, and one renown cube of Dão lifts it to the 6 that the Casa de Fados asks for.
lesson-sell-task = Move to Sales, sell the wine of 5 to the Casa de Fados, and end your turn.
lesson-sell-else = Sell the younger wine, worth 5: the older one still gains in the cellar.
lesson-sell-else-hotel = One Bago more for a second cube. Keep that cube for a better wine.

lesson-bank = Cash and account
lesson-bank-say = Sales fill the *account*, but you buy with *cash*. Withdraw 2: an account of 9 is still worth 7 points.
lesson-bank-task = Move to Bank, withdraw 2, and end your turn.
lesson-bank-else = Cash is what you need now: go to the Bank and withdraw 2.
lesson-bank-else-more = This lesson withdraws 2: an account of 9 is still worth 7 points, one of 8 only 3.
lesson-bank-else-invest = A good idea on another day: it brings interest every year. Now you need cash.
lesson-bank-else-deposit = The account is full enough. Cash is what you need now.

lesson-waits = Wine that waits
lesson-waits-say = Another year has gone by. The little wine you kept is worth *5* by now, and the new one *7*: waiting pays, as long as there is a cellar.

lesson-fairs = Fairs and magnates
lesson-fairs-say = In years 3, 5 and 6 each seat presents one wine at a *fair*. Whoever announces it early takes a booth and may please magnates, whose favours are extra actions.

lesson-on = What comes next
lesson-on-say = Grow, age, sell, and keep your *best wine* for the fair: the rest explains itself as you go.
