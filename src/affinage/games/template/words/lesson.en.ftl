# The first lesson: what the coach says at each step of lesson.toml. *Words* between asterisks stand out.

lesson-goal = What wins
lesson-goal-say = Bid for crates of cheese and bread: goods are points, and your *customer* pays extra for what it likes. Yours likes cheese.
lesson-goal-note = Coins that are left count a little, too. A game has five rounds; this lesson is the first one.

lesson-bid = Bid
lesson-bid-say = All bid at once and in secret. The highest bid that *only one* seat has made wins the crate.
lesson-bid-task = Bid 2 coins.
lesson-bid-else = Possible. This lesson bids 2 coins.
lesson-bid-else-nothing = That would leave the cheese to Nora. Bid 2 coins.
lesson-bid-else-much = Half of your coins for one crate? Bid 2, and keep the others.

lesson-take = Take
lesson-take-say = Yours was the highest bid. The winner takes *all the cheese* or *all the bread* of the crate.
lesson-take-task = Take the cheese, then say done.
lesson-take-else = Your customer likes cheese: take that.
lesson-take-else-bread = Your customer likes cheese. Leave the bread.

lesson-on = What comes next
lesson-on-say = Four crates are still to come: watch what the others like, and keep *coins* for the crates that you want.
