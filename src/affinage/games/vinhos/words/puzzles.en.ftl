# Themes of puzzles

theme-go = Where to go
theme-region = The right region
theme-estate = The right estate
theme-wine = What your wine is for
theme-sale = A good sale
theme-export = Export
theme-deck = An expert to hire
theme-booth = The booth at the fair
theme-to = The right place
theme-play = An expert at work
