from random import Random

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import CHANCE
from affinage.games.template import observe, rules, score
from affinage.games.template.game import GAME
from affinage.games.template.state import State

GAMES = 200


def test_plain_and_compiled_agree_byte_for_byte_at_every_move() -> None:
    fast, random = GAME.fast, Random(11)
    plain, states, other = State(), State().to_array(), State().to_array()
    moves, weights, parts = (np.zeros(GAME.width, np.int64) for _ in range(3))
    mine, mine_weights = [0] * GAME.width, [0] * GAME.width
    for number in range(GAMES):
        seats, options, made = 2 + number % 3, [number // 3 % 2], 0
        rules.setup(plain, seats, options)
        fast.setup_at(states, 0, seats, np.array(options))
        while not rules.over(plain):
            for seat in range(CHANCE, seats):
                n = rules.legal(plain, seat, mine)
                assert mine[:n] == moves[: fast.legal_at(states, 0, seat, moves)].tolist()
            if rules.asked(plain, CHANCE):
                n = rules.odds(plain, mine_weights)
                assert mine_weights[:n] == weights[: fast.odds_at(states, 0, weights)].tolist()
            twin, viewer = plain.copy(), random.randrange(seats)
            fast.copy_at(other, 0, states, 0)
            observe.cover(twin, viewer)
            fast.cover_at(other, 0, viewer)
            assert twin.to_bytes() == other.tobytes()
            observe.guess(twin, viewer, generator(made))
            fast.guess_at(other, 0, viewer, generator(made))
            assert twin.to_bytes() == other.tobytes()

            seat = random.choice([p for p in range(CHANCE, seats) if rules.asked(plain, p)])
            move = random.choice(mine[: rules.legal(plain, seat, mine)])
            rules.apply(plain, seat, move)
            fast.apply_at(states, 0, seat, move)
            assert plain.to_bytes() == states.tobytes()
            assert plain.out_of_range() == []
            made += 1
        assert made <= GAME.bound
        score.rank(plain, mine)
        fast.rank_at(states, 0, moves)
        assert mine[:seats] == moves[:seats].tolist()
        for seat in range(seats):
            assert score.points(plain, seat, mine) == fast.points_at(states, 0, seat, parts)
            assert mine[:3] == parts[:3].tolist()
