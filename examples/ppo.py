"""Learn Beer & Bread by PPO from batches, on a CPU or a GPU, until it beats the greedy bot: python examples/ppo.py

Needs PyTorch. The learner plays both seats against itself; what a seat observes is all that it may know.
"""

import argparse
import time

import torch
from torch import nn

import affinage

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="beer-and-bread")
parser.add_argument("--games", type=int, default=256, help="games side by side")
parser.add_argument("--steps", type=int, default=64, help="moves per game between two updates")
parser.add_argument("--minutes", type=float, default=5.0)
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
given = parser.parse_args()
device, N, T, SEATS = given.device, given.games, given.steps, 2
batch = affinage.vector(given.game, N, seats=SEATS, seed=1, device=device)
look = lambda array: torch.as_tensor(array, device=device)  # no copy: the batch writes where the tensor reads

body = nn.Sequential(nn.Linear(batch.layout.size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
net = nn.ModuleDict({"body": body, "moves": nn.Linear(256, batch.actions), "value": nn.Linear(256, 1)}).to(device)
optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)


def think(seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    hidden = net["body"](seen)
    logits = net["moves"](hidden).masked_fill(mask == 0, -1e9)
    return torch.distributions.Categorical(logits=logits), net["value"](hidden).squeeze(-1)


def collect() -> list[torch.Tensor]:
    """T moves in N games; every seat's advantage is taken from its own next move, or from how its game ended."""
    kept = []
    with torch.no_grad():
        for _ in range(T):
            seen, mask, turn = look(batch.observations).clone(), look(batch.masks).clone(), look(batch.turns).long()
            policy, value = think(seen, mask)
            move = policy.sample()
            batch.step(move.int() if device == "cuda" else move.numpy())
            ended = look(batch.done).bool().clone()
            kept.append(
                (seen, mask, turn.clone(), move, policy.log_prob(move), value, ended, look(batch.rewards).clone())
            )
        ahead = torch.zeros(N, SEATS, device=device)  # per seat: its value at its next move
        gain = torch.zeros(N, SEATS, device=device)
        known = torch.zeros(N, SEATS, dtype=torch.bool, device=device)  # whether there is a next move in this stretch
        rows, games = [], torch.arange(N, device=device)
        for seen, mask, turn, move, likely, value, ended, reward in reversed(kept):
            ahead[ended], gain[ended], known[ended] = reward[ended][:, :SEATS], 0.0, True
            error = ahead[games, turn] - value
            advantage = error + 0.95 * gain[games, turn]
            use = known[games, turn]
            rows.append([x[use] for x in (seen, mask, move, likely, advantage, advantage + value)])
            ahead[games, turn], gain[games, turn], known[games, turn] = value, torch.where(use, advantage, 0.0), True
    return [torch.cat(column) for column in zip(*rows, strict=True)]


def learn(seen, mask, move, likely, advantage, target) -> None:
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(2):
        for some in torch.randperm(len(move), device=device).split(max(4096, len(move) // 32)):
            policy, value = think(seen[some], mask[some])
            ratio = (policy.log_prob(move[some]) - likely[some]).exp()
            gains = torch.minimum(ratio * advantage[some], ratio.clamp(0.8, 1.2) * advantage[some])
            loss = -gains.mean() + (value - target[some]).square().mean() - 0.01 * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def against(bot: str, games: int = 100) -> float:
    """The share of games that the learner wins, at a table, from both seats in turn."""
    from affinage.agents import make
    from affinage.core.game import find
    from affinage.envs.episode import Episode

    game, won = find(given.game), 0.0
    for number in range(games):
        episode, me = Episode(game, SEATS), number % SEATS
        episode.begin(f"test {number}")
        bots = [make(bot, game, seat, number) for seat in range(SEATS)]
        while not episode.over:
            seat = episode.asked[0]
            if seat == me:
                seen, mask = (
                    torch.as_tensor(x, device=device)[None] for x in (episode.observe(seat), episode.mask(seat))
                )
                move = int(think(seen, mask)[0].logits.argmax())
            else:
                move = bots[seat].choose(episode.known(seat), episode.legal(seat).tolist())
            episode.play(seat, move)
        won += episode.rewards()[me]
    return won / games


learning, told, rounds = 0.0, 0.0, 0  # seconds
while learning < 60 * given.minutes:
    begin = time.time()
    learn(*collect())
    learning, rounds = learning + time.time() - begin, rounds + 1
    if learning - told > 30:
        told = learning
        with torch.no_grad():
            wins = " and ".join(f"{against(bot):.0%} against {bot}" for bot in ("random", "greedy"))
        print(f"{learning:5.0f} s of learning, {rounds * N * T:9d} moves: wins {wins}", flush=True)
