# The house's own words. A game's words are in games/<name>/words.

refused-stale = That move was chosen at version { $made } of the table; it stands at { $now } now. Look again and choose anew.
refused-no-seat = There is no seat { $seat } at this table; it has seats 1 to { $seats }.
refused-over = The game is over.
refused-not-asked = { $seat } is not asked for anything now.
refused-no-move = There is no move number { $move }; moves are numbered 0 to { $last }.
refused-no-number = Seats and moves are given as whole numbers, not as { $value }.
refused-nothing-to-take-back = There is nothing to take back: your last move is settled.
refused-others-built-on-it = That move cannot be taken back any more: others have built on it.
refused-nothing-settled = There is no settled turn of yours to take back.
refused-past-chance = That turn cannot be taken back: Chance has answered since.

# The terminal

terminal-name-human = Player
terminal-seat = Seat { $seat }
terminal-you = you
terminal-kind =
    { $kind ->
        [human] at this table
        [greedy] greedy bot
        [random] random bot
       *[other] { $kind }
    }
terminal-chance = Chance
terminal-together = Together
terminal-and = and
terminal-compiling = Preparing the rules; the first time this takes about half a minute …
terminal-stand-in = The bots are still warming up. Until they are ready they look no further than their own turn.
terminal-curtain = Pass the screen to { $name }, who then presses Enter.
terminal-keys = number: play{ $back } · h: hint · b: board · ?: help · l: log · s: save · q: quit
terminal-key-back = {" · u: take back"}
terminal-left-out = Needs more room, or b and its name: { $parts }
terminal-no-part = No part of the board begins with "{ $wanted }". There are: { $parts }; b all shows everything.
terminal-hint = Begin with { $number }.
terminal-enter = {" (Enter = 1)"}
terminal-what = That is not an answer here. Type the number of a move, or ? for help.
terminal-no-number = Choose a number from 1 to { $last }.
terminal-earlier =
    { $n ->
        [one] (l: one earlier turn)
       *[other] (l: { $n } earlier turns)
    }
terminal-copied = A copy of the game is in { $file }.
terminal-kept = The game is kept. Go on with:
terminal-replay-at = The game is kept. Look at it again with:
terminal-help-moves = Why not? Type ? and a few words of a move (like "? harvest") to see whether it is possible, and if not, why.
terminal-help-no-number = There is no number { $number } here; they go from 1 to { $last }.
terminal-help-nothing = No move of this game has "{ $words }" in its words.
terminal-help-more =
    { $n ->
        [one] One more fits; type more of its words to see it.
       *[other] { $n } more fit; type more words to see fewer.
    }
terminal-help-which = Which one? Type ? and its number.
terminal-help-legal = "{ $words }" is possible now: number { $number }.
terminal-help-not = "{ $words }" is not possible now.
terminal-score = Score sheet
terminal-score-final = Final score
terminal-wins = { $names } wins.
terminal-share = { $names } share the win.
terminal-lost = That is not a win.

replay-position = Position { $number } of { $last }
replay-keys = Enter: next turn · b: turn back · + and -: one move · number: go there · e: end · q: quit
replay-no-position = There is no position { $number }; they go from 0 to { $last }.

resume-none = No unfinished game is kept here. Begin one with: affinage play beer-and-bread
resume-title = Unfinished games
resume-id = Game
resume-names = Players
resume-moves = Moves
resume-when = Last move
resume-which = Which one? (number, Enter = 1){" "}
resume-damaged = the file is damaged
resume-not-kept = its rules or components are not kept here any more

games-name = Name
games-title = Game
games-seats = Seats
games-rules = Rules
games-set = Component set
games-description = What it is

check-title = Checks of { $game }
check-name = Check
check-result = Result
check-fine = fine
check-running = Checking { $game }
check-clean = Nothing is wrong with { $game }.

bench-title = How fast { $game } runs
bench-what = What
bench-figure = Figure
bench-running = Measuring { $game }

components-broken = Broken: the rules cannot work with this
components-against-facts = Against the facts: the rule book shows otherwise
components-off-aims = Off our aims: fine if the real box says so
components-clean = { $file } fits { $game }: nothing is wrong with it.
components-playable = It can be played with: affinage play { $game } --components { $file }
components-written = The component set of { $game } is in { $file }. Correct it, then: affinage components check { $file }

# Score pads
pad-says-wins = { $name } wins, { $points } to { $other }.
pad-says-tie-break = { $name } wins: both have { $points }, and the tie-break decides.
pad-says-share = { $names } share the win with { $points }.
pad-says-alone = { $name } has { $points }.
pad-says-level = { $names } are level at { $points }. One question decides.
pad-says-no-row = The sheet has no row “{ $row }”.
pad-says-too-many = At most { $most } figures fit into “{ $row }”.
pad-says-range = “{ $row }” takes whole numbers from { $lowest } to { $most }.
pad-says-no-seat = Name one of the { $seats } seats.
pad-says-seats = This sheet is for { $seats } players, each with a name and a column.

why = { $turn } instead of “{ $other }”: { $reasons }. { $win } % to win, otherwise { $chance } %.
why-wins = { $turn } instead of “{ $other }”: it wins more often. { $win } % to win, otherwise { $chance } %.
why-equal = { $turn } or “{ $other }”: both are equally good. { $win } % and { $chance } % to win.
why-equal-but = { $turn } or “{ $other }”: both are equally good, { $win } % and { $chance } % to win. In favour of the first: { $reasons }.
why-only = { $turn }: there is nothing else to weigh it against.
why-title = { $turn } instead of “{ $other }”
why-title-equal = { $turn }, or just as well “{ $other }”
why-and = {", and "}
why-now = { $n } more for “{ $what }” at once
why-held = { $things } more when the turn is over
why-thing = { $n } { $what }
why-later =
    { $n ->
        [1] about 1 point more for “{ $what }” in the end
       *[other] about { NUMBER($n, maximumFractionDigits: 1) } points more for “{ $what }” in the end
    }
why-score =
    { $n ->
        [1] about 1 point more in the end
       *[other] about { NUMBER($n, maximumFractionDigits: 1) } points more in the end
    }
why-rival =
    { $n ->
        [1] about 1 point less for the strongest rival
       *[other] about { NUMBER($n, maximumFractionDigits: 1) } points less for the strongest rival
    }
why-does = “{ $deed }”, which the other does not have
why-spares = it does without “{ $deed }”
why-little = a little more for “{ $what }” in the end
why-little-score = a little more in the end
why-little-rival = a little less for the strongest rival
why-price-now = { $n } for “{ $what }” that you would have at once
why-price-held = { $things }
why-price-later =
    { $n ->
        [1] about 1 point for “{ $what }” in the end
       *[other] about { NUMBER($n, maximumFractionDigits: 1) } points for “{ $what }” in the end
    }
why-row-score = Score
why-stays = stays { $n }
why-from-to = { $old } to { $new }

# Reviews

verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-missed = Missed chance
luck-even = even
luck-little-with = a little with them
luck-little-against = a little against them
luck-clear-with = clearly with them
luck-clear-against = clearly against them
luck-very-with = very much with them
luck-very-against = very much against them
review-chances = Start { $start } %. Draws { $luck }, own choices { $choice }, gifts from the others { $gifts }, what could not be known { $unknown }: { $result } %.
review-points = In points ahead: start { $start }, draws { $luck }, own choices { $choice }, gifts from the others { $gifts }, what could not be known { $unknown }: { $result }.
hint-price = What it gives up: { $price }.
hint-turns = turn
hint-wins = wins
hint-points = points
review-of = { $name }: from { $start } to { $result }
review-skill = skill
review-luck = luck
review-of-hundred = { $n } of 100
review-turn = turn
review-made = made
review-verdict = verdict
review-cost = cost
review-best = best turn
review-costly = The seat's own turns that cost the most
review-decided = The turns that decided it
review-story = { $n }. Turn { $turn }, { $name }: { $title } ({ $label }, { $before } to { $after }).
review-nothing-better = There was nothing better.
review-doubt = The last figure is large: the game went in ways that could not be foreseen, so take the others as a rough guide.
review-better = { $turn } was better: it wins more often.
review-better-why = { $turn } was better: { $reasons }.

# Stored tables

keep-copied =
    { $n ->
        [one] One table is in { $file }.
       *[other] { $n } tables are in { $file }.
    }
keep-restored =
    { $n ->
        [one] One table is back in { $data }.
       *[other] { $n } tables are back in { $data }.
    }
doctor-net-fits = Bots of { $game } ask their trained net, which fits, at tables with this many seats: { $seats }.
doctor-net-idle = There is a trained net for { $game }, and it fits; no bot asks it by itself.
doctor-net-none = Bots of { $game } think without a trained net.
doctor-net-refused = Bots of { $game } think without their trained net. { $why }
doctor-nothing = Nothing is stored here yet.
doctor-running = Playing every stored game again
doctor-told = Tables: { $tables }. Moves played again: { $moves }. Wrong: { $wrong }. Shown as records, their rules are not kept: { $records }.
verify-fine = This game of { $game } is as its table promised: { $moves } moves, of which Chance dealt { $answers }, all by the seed that was sealed before the first; { $events } stored events, none changed.
verify-taken-over = Its first { $n } moves were taken over from another table: that table's file shows whether they were dealt fairly.

# The table on the web

server-gathering = Not everybody is here yet: the game starts when all seats are taken.
server-question-gathering =
    { $n ->
        [one] One seat is still free. The game starts by itself when it is taken.
       *[other] { $n } seats are still free. The game starts by itself when all are taken.
    }
server-rule-gathering = Nothing is dealt before everybody sits at the table, so nobody can know the cards beforehand.
server-note-gathering =
    { $n ->
        [one] waiting for one guest
       *[other] waiting for { $n } guests
    }
server-option = { $name }: { $value }
result-and = {" and "}
result-wins = { $names } wins.
result-share = { $names } share the win.
result-lost = That is not a win.
result-resigned = { $seat } has resigned. { $names } wins.
result-gave-up = { $seat } has given up. That is not a win.
result-agreed = The game was ended by agreement. Nobody has won.
result-closed = The host has closed the table. Nobody has won.
server-no-preview = That move is not possible now, so there is nothing to show.
server-bot-plays = A bot is playing for this seat. Take the seat back first.
server-spectator = Spectators cannot do that: it takes the link to a seat.
server-no-token = This needs your seat's token.
server-wrong-token = This token opens no seat here. Open your seat by its link once more.
server-other-table = This token is for another table.
server-no-table = There is no such table.
server-no-game = There is no such game here.
server-no-invite = This invitation is not for this table.
server-no-code = No table has this code. Codes look like RYE-4KF.
server-taken = This seat is taken already.
server-name = That is not a name: it takes 1 to 32 visible characters.
server-level = A bot needs a level.
server-clock = A clock needs at least one second.
server-busy = No table could be made just now. Try again.
server-no-bots = Bots do not think on this server; only the random one plays.
server-no-hints = This table is played without hints.
server-bots-warming = Bots are warming up: { $done } of { $of } games are ready. Until then they play at once, but look no further than their own turn.
server-advice-warming = The bots are still warming up: ask again in a moment.
server-bots-ready = Bots are ready.
server-bots-off = Bots do not think on this server.
server-not-over = That is for after the game.
server-not-yours = Only its owner can take this seat back.
server-not-away = A bot may play for { $name } after { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } away while others wait.
server-clock-decides = The clock decides here: a bot plays for { $name } when the time is up, and not before.
server-not-awaited = Nobody is waiting for { $name } now.
server-no-stand-in = A bot sits in this seat anyway.
server-time-is-up = The time of this seat is used up: the bot plays on.
server-resigned = This seat has resigned: there is no way back into it.
server-asked = { $name } has already asked something. Wait for the answer.
server-declined = That was declined. You may ask again after your next turn.
server-not-asked-now = That question is no longer open.
server-answered = There is nothing for you to answer here.
server-back-together = That turn cannot be taken back: several seats have shown their choices at once.
server-back-revealed = That turn cannot be taken back: { $name } has seen something that was hidden before.
server-no-position = There is no such position in this game.
server-no-example = The rule book has no such example.
server-no-gallery = This game shows no cards yet.
server-same-seats = A game that is played on from the middle keeps its { $n } seats.
server-record = The rules that this game was begun under are not kept any more. What is stored of it can be looked at; it cannot go on here.
server-damaged = What is stored of this game does not fit together. Its owner can look into it with `affinage doctor`.
record-no-rules = This game was played by rules version { $version }, which is not kept any more. What is stored of it stays here to look at; it cannot go on.
record-no-set = This game was played with the component set “{ $name }”, which is not here. What is stored of it stays here to look at; it cannot go on.
record-no-game = This Affinage does not have the game { $game }. What is stored of it stays here to look at; it cannot go on.
record-note = Record (rules { $version })
record-note-damaged = Record (damaged)
server-hints-waiting = You have asked for hints that are still being thought about. Wait for them.
server-moved-on = The table has moved on. Ask again.
server-reviews-waiting = You have asked for reviews that are still being worked out. Wait for them.
server-thinking-failed = No answer was found in time. Try again.
server-elsewhere = Something else happened at this table at the same moment. Look again.
server-closing = The server is just being closed or restarted. Try again in a moment.
server-unavailable = The move could not be stored just now; nothing has changed. Try again.
server-no-database = The database does not answer in time, or its file was deleted or replaced.
server-no-lease = This process is not sure of its tables just now. Ask another one.
server-too-often = That was too often in a short time. Wait a moment.
server-malformed = The request cannot be understood at { $where }: { $what }.
server-no-route = There is nothing at this address.
server-no-method = This address takes no such request.
server-broken = Something went wrong on the server. It has been noted; your game is stored.
server-host = This server does not answer to that name. Its owner can name it by --public-url.
server-origin = This request comes from another site.
server-body-too-big = The request is too big.
server-body-too-deep = The request is nested too deep.
server-body-no-json = The request is not valid JSON.
server-body-twice = The request names something twice.
server-body-number = The request holds a number out of all bounds.
server-body-text = The request holds text that nobody can write.
server-body-type = The request must be JSON (Content-Type: application/json).
server-level-random = Random
server-level-random-note = Plays anything that is allowed
server-level-novice = Novice
server-level-novice-note = Plays along, and makes many mistakes
server-level-easy = Easy
server-level-easy-note = Sees good moves, and misses some
server-level-medium = Medium
server-level-medium-note = A sensible partner
server-level-hard = Hard
server-level-hard-note = Thinks well ahead
server-level-expert = Expert
server-level-expert-note = The strongest: a second for every move
serve-title = The table is open
serve-local = On this computer
serve-lan = For everybody on your network
serve-public = For everybody
serve-stored = Games are stored in
serve-bots = Bots
serve-bots-warming = play at once; on a fresh machine the stronger ones take a minute to warm up
serve-stop = Ctrl-C closes the table. Games are kept: they go on when it opens again.
serve-new = A new database was made: { $where }. If you meant one that is there already, stop here and name it by --data.
serve-stopped = Closed. Everything is stored.

# Turns
turn-times = { $words } ({ $n } times)
turn-of = { $seat }: { $words }
turn-brought = { $lead } ({ $brought })
turn-change = { $n } { $what }

# The host's page and `affinage admin`

server-blocked = The host of this server has shut your address out.
host-key = This needs the host's key. Run `affinage admin key` where the server runs: it prints a link with the key in it.
host-nothing-to-close = No game has begun at this table, so there is nothing to close. Delete the table instead.
host-bot-seat = A bot sits in this seat: it has no link.
host-own-address = { $address } is your own address, this computer's or a proxy's: whoever shuts it out shuts out the host as well.
host-not-blocked = { $address } is not shut out.
host-no-address = “{ $given }” is not an address. Write it in numbers, as in 192.0.2.7 or 2001:db8::1.
keeps = This server keeps { $rules }; then they are deleted.
keeps-open = tables that nobody has started for { $days ->
        [one] a day
       *[other] { $days } days
    }
keeps-idle = running games for { $days ->
        [one] a day
       *[other] { $days } days
    } after the last move
keeps-ended = finished games for { $days ->
        [one] a day
       *[other] { $days } days
    }
admin-tables = Tables
admin-no-tables = There are no tables.
admin-more = { $n } of { $of } tables, those with the newest moves.
admin-table = Table
admin-game = Game
admin-status = Status
admin-status-gathering = gathering
admin-status-playing = playing
admin-status-over = over
admin-status-record = record
admin-seats = Seats
admin-here = here
admin-free = free
admin-bot = bot
admin-idle = Last move
admin-moves = Moves
admin-thinking = Thinking
admin-seconds = { $n } s
admin-minutes = { $n } min
admin-hours = { $n } h
admin-days = { $n ->
        [one] one day
       *[other] { $n } days
    }
admin-closed = Table { $table } is closed. Nobody has won.
admin-thinker = { $name } may think for this server. On the other machine, with the same Affinage and the package affinage[fleet], start it like this; its password is shown only once, and asking again makes another:
admin-thinker-gone = { $name } is shut out. What it had in hand is thought about elsewhere or at home.
admin-thinker-name = "{ $name }" is not a name for a thinker: it takes lower-case letters, digits and underscores, a letter first.
admin-delete = Delete table { $table } with all that is stored of it? This cannot be undone.
admin-deleted = Table { $table } is deleted.
admin-kept = Nothing was deleted.
admin-link = The old link of seat { $seat } no longer works. This one does, and is shown only once:
admin-invite = The old invitation to seat { $seat } is no longer valid. This one is, and is shown only once:
admin-blocked = { $address } is shut out.
admin-unblocked = { $address } may come in again.
admin-blocks = Addresses that are shut out
admin-since = Since
admin-address = Address
admin-class = Class
admin-under-way = Under way
admin-waiting = Waiting
admin-class-people = bots at people's tables
admin-class-bots = bots among themselves
admin-class-hints = hints
admin-class-reviews = reviews
admin-no-key = There is no host's key at { $file } yet: `affinage serve` makes one when it first starts. Name the server's database by --data, or its key by AFFINAGE_HOST_KEY.
admin-not-running = No server answers at { $at }. Start it with `affinage serve`, or say by --at where it is.
admin-no-affinage = What answers at { $at } is not Affinage, or an older one. Say by --at where the server is.
