"""The table in a terminal: seats, the game loop, replays step by step, and where games are kept."""
