# The rule book of Beer & Bread in our own words. No figure is typed here: they come from the component set in play.
# _word_ stands out; a line that begins with a dash is an item of a list.

book-chapter-goal = Goal and end
book-chapter-table = What lies on the table
book-chapter-years = The years
book-chapter-turn = Your turn
book-chapter-upgrades = Upgrades
book-chapter-score = Scoring and ties

figure-years = Years
figure-hand = Cards in hand when turns begin
figure-exchange = Exchange spaces
figure-storage = Storage units at the start
figure-site = Room in brewery and bakery, each
figure-beers = Beer cards
figure-breads = Bread cards
figure-lowest-value = Lowest value of a card
figure-highest-value = Highest value of a card
figure-water = Water tokens
figure-wheat = Wheat tokens
figure-barley = Barley tokens
figure-rye = Rye tokens
figure-hops = Hops tokens
figure-fruitful-wheat = Wheat field, fruitful year
figure-fruitful-barley = Barley field, fruitful year
figure-fruitful-rye = Rye field, fruitful year
figure-fruitful-hops = Hops field, fruitful year
figure-low-band = Cards of low value
figure-middle-band = Cards of middle value
figure-high-band = Cards of high value
figure-sorts-coins = Coins for a card of each value
figure-upgrades-coins = Coins for more upgrades
figure-tokens-coins = Coins for more tokens
figure-tokens-lead = Tokens by which you must be ahead
figure-dry-wheat = Wheat field, dry year
figure-dry-barley = Barley field, dry year
figure-dry-rye = Rye field, dry year
figure-dry-hops = Hops field, dry year

## Goal and end

book-aim = What you play for
book-aim-text =
    Each of you runs a village that brews beer and bakes bread. You harvest from the same fields and the same river, turn what you have stored into goods, and sell them for coins.
    At the end the coins of your beers and the coins of your breads are added up separately, and _only the lower of the two sums counts_. A village that brews splendidly and hardly bakes has gained little: keep both goods level.
book-end = When the game ends
book-end-text =
    The game lasts { $years } years, fruitful and dry ones in turn; the first is fruitful. Once the windmill has been passed on after the last year, play is over and you count.

## What lies on the table

book-cards = The cards
book-cards-text =
    There are { $beers } beer cards and { $breads } bread cards in one deck. A card can be used in one of several ways, and you decide which when you play it:
    - _Top:_ what it brings as a harvest.
    - _Slate in the middle:_ the recipe, and the coins that the finished good sells for, from { $lowest-value } to { $highest-value }.
    - _Foot:_ an upgrade, with the sign of the slot that it belongs to.
    The back tells whether a card is a beer or a bread. Everybody may see the backs, wherever a card lies. You may look at the fronts of your own sold cards and harvest cards at any time.
book-cards-ruling = Whoever has seen a front knows it from then on; the table remembers for both of you.
book-tokens = Tokens and supply
book-tokens-text =
    What grows and flows is counted in tokens: { $water } water, { $wheat } wheat, { $barley } barley, { $rye } rye and { $hops } hops. What lies neither in the river, on a field nor in a storage is in the common supply.
    No more can be taken than there is: a field gets fewer tokens when the supply runs short.
book-setup = Setting up
book-setup-text =
    Each village begins with an empty storage of { $storage } units, an empty brewery, an empty bakery and no upgrades. All cards are shuffled into one deck; all tokens begin in the supply.
    One of you gets the windmill and takes the first turn. Chance decides who, unless you have settled it when you set up the table.
book-deck = The deck
book-deck-text =
    Cards are drawn from the top. When a card is needed and the deck is empty, the discards are shuffled and become the new deck. Whatever is drawn, dealt or shuffled is up to Chance alone.
book-deck-ruling = The deck is a row of backs that both of you see; which front lies behind a back turns up when the card is first looked at. The discards are shuffled only when a card is really needed, so that everything discarded in the meantime takes part.

## The years

book-year = How a year goes
book-year-text =
    Every year has the same course:
    - The fields are seeded.
    - Both hands are filled.
    - You take turns until all cards in hand are played.
    - The windmill is passed on.
    Fruitful and dry years differ in how much grows, where the hands come from, and whether the hands are passed on.
book-fruitful = Fruitful years
book-fruitful-text =
    The fields are filled up to the green figures of their signs: { $fruitful-wheat } wheat, { $fruitful-barley } barley, { $fruitful-rye } rye and { $fruitful-hops } hops. All water of the supply flows into the river.
    Each of you is dealt { $hand } cards, first the village with the windmill. Then both play one card each, and _swap what is left of the hands_. So it goes on until the last card. What you do not play is what the other village gets next.
book-dry = Dry years
book-dry-text =
    The fields are set to the red figures: { $dry-wheat } wheat, { $dry-barley } barley, { $dry-rye } rye and { $dry-hops } hops. What lies there beyond that goes back to the supply. All water of the supply flows into the river.
    Last year's harvest cards come back to your hand, and you draw until you hold { $hand }, first the village with the windmill. Then { $exchange } exchange cards are laid out for both of you. Hands are _not_ swapped this year.
    After a dry year its harvest cards and the exchange cards are discarded.
book-keep = Harvest cards come back
book-keep-text =
    Before your hand is filled in a dry year you pick up all cards that you harvested with in the year before. You have to take them, unless you own the upgrade that lets you discard any of them first. The more you let go, the more you draw.
book-windmill = Passing on the windmill
book-windmill-text =
    When all cards of a year are played, the village with _fewer tokens in its storage_ gets the windmill and begins the next year. If both store the same number, it goes to the village that did not have it.

## Your turn

book-play = One card, one use
book-play-text =
    The village with the windmill begins the year, then you alternate. On your turn you choose one card of your hand and use it at once: _harvest_ with it, _brew or bake_ it, or build it as an _upgrade_. Passing is not possible, but a harvest always is.
    You may take back what you have done until you end your turn. If you have given up tokens, the other village is asked before the game goes on.
book-play-ruling = If only one card can be played, it is chosen for you; what to do with it is still your decision.
book-harvest = Harvest and store
book-harvest-text =
    Lay the card on your harvest column so that the tops of all cards there stay in sight. Look at the kinds of token on the _new_ card. Of each of these kinds you collect as many as your _whole column_ shows, from the field or the river.
    You have to take all you can. If field or river has less, the rest is lost. Then everything goes into your storage, which holds one token in each unit: { $storage } at the start.
book-harvest-ruling = A harvest may find nothing at all, but you may not decline to collect.
book-full = When the storage is full
book-full-text =
    If you have collected more than your storage holds, you choose what to keep, among old and new tokens alike. What you give up is offered to the other village. It may take of it what it likes and has room for, without putting anything else away; the rest goes to the common supply, not back to the field.
    The same holds whenever something is collected, not only at a harvest.
book-full-ruling = Water goes by itself into units that hold nothing but water. Every token you give up has to make room, and where only one kind can go, it is given up for you.
book-produce = Brew or bake, and sell
book-produce-text =
    A beer goes into your brewery, a bread into your bakery. You need a free place there (each has room for { $site } at the start) and the whole recipe in your storage. You pay the recipe to the common supply, and the card is sold: its coins are yours for the final count.
    A sold card _stays where it is_ and takes up its place until you clean.
book-pay = How you pay
book-pay-text =
    A recipe is paid in full, to the token. Upgrades may let some tokens stand for others: chained one after another, and as often as you like within one recipe. What you cannot pay you cannot brew or bake.
book-pay-ruling = If just one set of tokens pays, it is taken for you; otherwise you choose token by token. Nobody may pay more than the recipe could do with.
book-upgrade = Upgrade and clean
book-upgrade-text =
    Put the card into the slot whose sign it bears; only its foot shows from then on, and it helps you for the rest of the game. A slot holds as many upgrades as you like.
    At once you _clean_: all sold cards leave brewery and bakery and lie beside the board, where they still count. This is the only way to make room there, and you may build even if there is nothing to clean.
book-exchange = Exchange cards
book-exchange-text =
    In a dry year you may swap the card you have chosen for one of the exchange cards. Yours takes its place and is there for the other village; the card you take must be played this very turn.
book-exchange-ruling = Only one swap in a turn.

## Upgrades

book-slots = What upgrades are about
book-slots-text =
    Every upgrade belongs to one of the slots along your edge of the board:
    - _Calendar:_ how cards come to you and in which order they are played.
    - _Collecting:_ more tokens from fields and river.
    - _Storage:_ more units, some of them for water only.
    - _Brewing and baking:_ room for another card, or tokens that stand for others.
    - _Cleaning:_ tokens whenever you clean.
    - _Scoring:_ extra coins at the end.
    Several copies of the same upgrade add up. The gallery shows every card with its upgrade.
book-slots-ruling = Which upgrade lies on which card, and some of their amounts, are rebuilt: the badges in the gallery tell which.
book-redraw = A new card
book-redraw-text =
    With this upgrade you may discard one card of your full hand face up and take the top card of the deck. Each copy lets you do so once a year.
book-redraw-ruling = It works in both kinds of year, first for the village with the windmill, in dry years before the exchange cards are laid out.
book-late = A card before your last turn
book-late-text =
    In a fruitful year the owner draws a card before the last turn of the year, plays one of the two and discards the other face up.
book-late-ruling = One card more for each copy; you still play only one.
book-invert = Turned upside down
book-invert-text =
    On your first turn of a fruitful year you may turn one card of your hand upside down. It travels with the hand, but only you may play it, on a turn on which you hold it.
book-invert-ruling = It is optional, and just one card, however many copies you own. The card stays visible to both, and is an ordinary one again when it is discarded or the year ends.
book-collecting = More to collect
book-collecting-text =
    Some upgrades give a token right after the fields are seeded, some add to a harvest whose new card shows a certain kind, some let you take from the supply what a field lacks, and one brings water after the other village has harvested. You must always collect, and what finds no room is offered as after a harvest.
book-collecting-ruling = If both villages collect at the same moment, the one with the windmill goes first and finishes what follows from it. The bonus for a harvest counts for harvests only; the water comes when the other village's new card shows water.
book-cleaning = When cleaning pays
book-cleaning-text =
    Upgrades of this slot bring tokens if a beer, a bread, only one of them or both leave their places. They count from the moment you build them, also for the cleaning that comes with building them. Nothing is cleaned at the end of the game.
book-cleaning-ruling = Several bonuses of one cleaning are collected together. Each of them counts once for a cleaning, however many cards leave.

## Scoring and ties

book-scoring = Counting
book-scoring-text =
    Count beers and breads separately. For each good add
    - the coins on all its sold cards, including those still in brewery or bakery,
    - and the extra coins that your scoring upgrades bring for it.
    The _lower_ of the two sums is your final score. The higher final score wins.
book-extra = Extra coins
book-extra-text =
    Upgrades of the scoring slot bring coins when you count:
    - _By value:_ one coin for each of your sold cards that is worth { $low-band } coins, or { $middle-band }, or { $high-band }, as the upgrade says. It counts for the good of that card.
    - _By pairs:_ one coin for beer for every two beers that you have sold, or one for bread for every two breads.
    - _One of each:_ { $sorts-coins } coins if you have sold at least one beer (or bread, as the upgrade says) of each of these values: { $low-band }, { $middle-band } and { $high-band }.
    - _More upgrades:_ { $upgrades-coins } coins if you have built more upgrades than the other village.
    - _A fuller storage:_ { $tokens-coins } coins if at least { $tokens-lead } more tokens lie in your storage than in the other one.
    Where an upgrade names no good for its coins you choose beer or bread, the same for all coins of that upgrade; for each upgrade you choose anew.
book-extra-ruling = Coins of your choice go to the good that has less: that is never worse for you.
book-ties = Ties
book-ties-text =
    If the final scores are equal, the higher of the other sums decides. If these are equal too, the village _without_ the windmill wins.

## Worked examples

book-example-column = A second card in the column
book-example-column-1 = { $move }. It is the first card of your column, so you get just what it shows.
book-example-column-2 = { $move }. It shows water and wheat, and so does the card above it. No rye on the new card: rye will not be collected.
book-example-column-3 = { $move }. Each kind of the new card came as often as the whole column shows it.
book-example-too-much = More than the storage holds
book-example-too-much-1 = { $move }. The column below already shows water, barley and rye.
book-example-too-much-2 = { $move }. Now something has to go, old or new.
book-example-too-much-3 = { $move }. These were the tokens you could do without; end the turn, and the other village is asked.
book-example-too-much-4 = { $move }. The other village had room and took what it liked. The rest went to the common supply.
book-example-sale = A bread is sold
book-example-sale-1 = { $move }. The bakery is empty and the whole recipe lies in your storage.
book-example-sale-2 = { $move }. The bread is sold, and it blocks the bakery until you build an upgrade.
