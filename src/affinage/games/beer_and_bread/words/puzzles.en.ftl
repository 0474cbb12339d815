# Themes of puzzles

theme-harvest = The right harvest
theme-produce = Brew or bake
theme-upgrade = An upgrade in time
theme-card = The right card
