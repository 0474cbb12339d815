# Themes of puzzles

theme-cheese = A cheese in its place
theme-gather = What to gather
theme-parlour = The milking parlour
theme-build = Building
theme-barn = A full barn
theme-fill = An order filled
theme-tile = The right tile
theme-ready = Knowing when to stop
