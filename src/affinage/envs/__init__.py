"""The games as research environments: batches, Gymnasium, PettingZoo and OpenSpiel.

Each adapter is imported by its own name (`affinage.envs.gym`, `.zoo`, `.spiel`) and needs its own extra.
"""
