"""Random games, ours and other libraries' own, one after another on one core: python examples/peers.py

Moves of players a second, each as its own library is meant to be driven, with legal moves found before every move.
OpenSpiel's games are played twice, without and with the observation tensor of the player to move, read by an observer
into an array that stays: its quickest way, for C++ games and for ours alike. Its C++ games are also played at home, by
its own C++ loop and random bots, where Python only begins games and counts their moves. What is not installed is left
out: open_spiel, pgx (with jax), pettingzoo[classic] (with gin_rummy until 1.26), catanatron. Figures count the
processor's time of this process, so that other work on the machine matters less.
"""

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for everybody

parser = argparse.ArgumentParser()
parser.add_argument("--seconds", type=float, default=5.0)
SECONDS = parser.parse_args().seconds
OURS = "affinage_beer_and_bread_v1"
Play = Callable[[], int]  # plays for a while and tells how many moves were made


def ours_batch(game: str) -> Play:
    import affinage

    batch = affinage.vector(game, 1024, threads=1)

    def play() -> int:
        for _ in range(20):
            batch.step(batch.random_moves())
        return 20 * 1024

    return play


def ours_aec(game: str) -> Play:
    from affinage.envs import zoo

    return aec(zoo.env(game))


def aec(env) -> Play:
    import numpy as np

    rnd = np.random.default_rng(1)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(rnd.choice(np.flatnonzero(seen["action_mask"]))))
                moves += 1
        return moves

    return play


def ours_spiel(game: str, tensors: bool) -> Play:
    import affinage.envs.spiel  # noqa: F401 - registers the games

    return spiel(game, tensors)


def spiel(game: str, tensors: bool) -> Play:
    import pyspiel
    from open_spiel.python.observation import make_observation

    loaded = pyspiel.load_game(game)
    seen = make_observation(loaded) if tensors else None

    def play() -> int:
        state, moves = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, likely)[0])
            else:
                if seen is not None:
                    seen.set_from(state, state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def spiel_at_home(game: str) -> Play:
    import pyspiel

    loaded = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(loaded.num_players())]

    def play() -> int:
        state = loaded.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
        return sum(one.player >= 0 for one in state.full_history())

    return play


def pgx_batch(game: str) -> Play:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(game)

    @jax.jit
    def step(state, key):
        key, pick, luck = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        moves = jax.random.categorical(pick, logits)
        return jax.vmap(auto_reset(env.step, env.init))(state, moves, jax.random.split(luck, 1024)), key

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), 1024)), jax.random.PRNGKey(1)]

    def play() -> int:
        for _ in range(20):
            held[0], held[1] = step(held[0], held[1])
        jax.block_until_ready(held[0])
        return 20 * 1024

    return play


def zoo_gin_rummy() -> Play:
    from pettingzoo.classic import gin_rummy_v4

    return aec(gin_rummy_v4.env())


def catan() -> Play:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions if hasattr(game.state, "actions") else game.state.action_records)

    return play


def everybody() -> Iterator[tuple[str, Callable[[], Play]]]:
    for game in ("beer-and-bread", "wine-and-cheese"):
        yield f"affinage {game}, batch of 1,024 with observations", lambda game=game: ours_batch(game)
    yield "affinage beer-and-bread, PettingZoo AEC", lambda: ours_aec("beer-and-bread")
    yield "pgx backgammon, batch of 1,024 with observations", lambda: pgx_batch("backgammon")
    for tensors, how in ((False, "without tensors"), (True, "with observation tensors")):
        yield f"affinage beer-and-bread, OpenSpiel Python game {how}", lambda t=tensors: ours_spiel(OURS, t)
        for game in ("backgammon", "gin_rummy"):
            yield f"OpenSpiel {game} {how}", lambda game=game, t=tensors: spiel(game, t)
    for game in ("backgammon", "gin_rummy"):
        yield f"OpenSpiel {game} in C++ without tensors", lambda game=game: spiel_at_home(game)
    yield "PettingZoo gin_rummy_v4", zoo_gin_rummy
    yield "catanatron, two random players", catan


print("| game | moves a second on one core |\n|---|---|")
for name, prepare in everybody():
    try:
        play = prepare()
        play()
    except ImportError as missing:
        print(f"| {name} | not here: {missing.msg.split(' (')[0]} |", flush=True)
        continue
    made, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        made += play()
    print(f"| {name} | {made / (time.process_time() - begin):,.0f} |", flush=True)
