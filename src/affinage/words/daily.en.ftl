# The daily deal

daily-off = There is no daily deal on this server: its host has switched it off.
daily-no-day = There is no deal for that day here.
daily-first = Today's deal can be played for practice once your first game with it is over.
daily-gone = Your game of that day is no longer kept here.
daily-closed = This is today's deal: its file and its positions are laid open when the day is over.
daily-again = A daily deal has no rematch. It can be played for practice from its own page.
daily-alone = A daily deal is played alone, to its end or until you give up: nobody plays for you, and nothing settled is taken back.
daily-bot = Bot: { $level }
daily-bot-plain = Bot that looks to the end of its turn
daily-when = { $stage }, turn { $n }
