# The house's own words. A game's words are in games/<name>/words.

refused-stale = That move was chosen at version { $made } of the table; it stands at { $now } now. Look again and choose anew.
refused-no-seat = There is no seat { $seat } at this table; it has seats 1 to { $seats }.
refused-over = The game is over.
refused-not-asked = { $seat } is not asked for anything now.
refused-no-move = There is no move number { $move }; moves are numbered 0 to { $last }.
refused-no-number = Seats and moves are given as whole numbers, not as { $value }.
refused-nothing-to-take-back = There is nothing to take back: your last move is settled.
refused-others-built-on-it = That move cannot be taken back any more: others have built on it.

# The terminal

terminal-name-human = Player
terminal-name-bot =
    { $kind ->
        [greedy] Greta
        [random] Randy
       *[other] { $kind }
    }
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
terminal-keys = number: play{ $back } · ?: help · l: what happened · s: save a copy · q: quit
terminal-key-back = {" · u: take back"}
terminal-enter = {" (Enter = 1)"}
terminal-what = That is no answer here. Type the number of a move, or ? for help.
terminal-no-number = Choose a number from 1 to { $last }.
terminal-earlier =
    { $n ->
        [one] (l: one earlier turn)
       *[other] (l: { $n } earlier turns)
    }
terminal-copied = A copy of the game is in { $file }.
terminal-kept = The game is kept. Go on with:
terminal-replay-at = The game is kept. Look at it again with:
terminal-help-moves = Why not? ? and a few words of a move (like "? harvest") tells whether it is possible, and why not.
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
terminal-lost = That is no win.

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

why = { $move } promises { $parts } than { $other }.
why-more = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } more for “{ $what }”
why-less = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } less for “{ $what }”
why-and = {" and "}
why-rivals = the strongest rival
why-close = { $move } and { $other } promise almost the same.
why-only = { $move } is the only move.

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
doctor-running = Playing every stored game again
doctor-told = Tables: { $tables }. Moves played again: { $moves }. Wrong: { $wrong }. Frozen under other rules: { $frozen }.
verify-fine = This game of { $game } is as its table promised: { $moves } moves, of which Chance dealt { $answers }, all by the seed that was sealed before the first; { $events } stored events, none changed.
verify-taken-over = Its first { $n } moves were taken over from another table: whether they were dealt fairly, that table's file shows.

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
result-lost = That is no win.
server-no-preview = That move is not possible now, so there is nothing to show.
server-bot-plays = A bot is playing for this seat. Take the seat back first.
server-spectator = Whoever watches cannot do that: it takes a seat's own link.
server-no-token = This needs your seat's token.
server-wrong-token = This token opens no seat here. Open your seat by its link once more.
server-other-table = This token is for another table.
server-no-table = There is no such table.
server-no-game = There is no such game here.
server-no-invite = This invitation is not for this table.
server-no-code = No table has this code. Codes look like RYE-4KF.
server-taken = This seat is taken already.
server-name = That is no name: it takes 1 to 32 visible characters.
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
server-not-away = { $name } is still here. A bot may play for somebody who has been away for a minute.
server-no-stand-in = A bot sits in this seat anyway.
server-time-is-up = The time of this seat is used up: the bot plays on.
server-no-position = There is no such position in this game.
server-same-seats = A game that is played on from the middle keeps its { $n } seats.
server-frozen = This game was begun under other rules than those of this version. It is kept as it is and cannot go on here.
server-damaged = What is stored of this game does not fit together. Its owner can look into it with `affinage doctor`.
server-thinking-failed = No answer was found in time. Try again.
server-elsewhere = Something else happened at this table at the same moment. Look again.
server-unavailable = The move could not be stored just now; nothing has changed. Try again.
server-too-often = That was very often in a short time. Wait a moment.
server-malformed = The request cannot be understood at { $where }: { $what }.
server-no-route = There is nothing at this address.
server-no-method = This address takes no such request.
server-broken = Something went wrong on the server. It has been noted; your game is stored.
server-host = This server does not answer to that name. Its owner can name it by --public-url.
server-origin = This request comes from another site.
server-body-too-big = The request is too big.
server-body-too-deep = The request is nested too deep.
server-body-no-json = The request is no clean JSON.
server-body-twice = The request names something twice.
server-body-number = The request holds a number out of all bounds.
server-body-text = The request holds text that nobody can write.
server-body-type = The request must be JSON (Content-Type: application/json).
server-level-random = Random
server-level-random-note = Takes anything that is allowed
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
serve-stopped = Closed. Everything is stored.

# Turns
turn-times = { $words } ({ $n } times)
turn-of = { $seat }: { $words }
turn-brought = { $lead } ({ $brought })
turn-change = { $n } { $what }
hint-turn = The whole turn: { $turn }.
