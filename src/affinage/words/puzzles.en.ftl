# Puzzles

puzzle-none = There is no such puzzle here.
puzzle-unfinished = Your turn is not finished yet: go on until nothing is left but to confirm it.
puzzle-best = That is it.
puzzle-nearly = Nearly as good: there is a turn that brings a little more.
puzzle-missed = There is a better turn.
puzzle-gave-up = This is the answer.
puzzle-own-best = That is the turn that the review found.
puzzle-own-missed = The review found another turn. See how it compares, or try again.
puzzle-why = What speaks for the best turn: { $reasons }.
puzzle-exact = Proven: every way to the end was counted, and what you cannot see makes no difference.
puzzle-judged-win = Judged by bots: { $margin } % more chance to win than the next other turn, in { $rounds } games played on, whatever the hidden cards are.
puzzle-judged-points = Judged by bots: { $margin } points more than the next other turn, in { $rounds } games played on, whatever the hidden cards are.
puzzle-found = The weakest bot that finds it: { $level }.
puzzle-found-none = None of the four weaker bots finds it.
puzzle-theme-other = The right moment
puzzle-unit-win = Chance to win
puzzle-unit-points =
    { $seats ->
        [1] Points at the end
       *[other] Points ahead of the best rival at the end
    }
puzzle-win = { $n } %
puzzle-ahead =
    { $exact ->
        [yes] { $n }
       *[no] about { $n }
    }
puzzle-less = { $n }
puzzle-less-win = { $n } % less
