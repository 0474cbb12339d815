# Themes of puzzles

theme-produce = What to produce
theme-slot = The market
theme-plot = The right plot
theme-label = A label
theme-open = The cellar
theme-done = Leaving it at that
