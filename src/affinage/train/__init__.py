"""Nets that learn a game by playing it against themselves: `affinage train GAME`. Needs PyTorch (`affinage[train]`).

A large net, the teacher, learns from its own games, many side by side on a card (`selfplay`, `ppo`); a small one, the
student, learns from the teacher meanwhile (`ppo`), and is what bots think with (`affinage.agents.mind`). Games of the
greedy bot can come first (`imitation`). What a stretch has learnt is kept in one file (`checkpoint`), so that hours add
up from stretches of minutes. Nothing that plays imports this package.
"""
