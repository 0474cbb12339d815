"""Learn Beer & Bread by PPO from batches, on a CPU or a GPU, until it beats the greedy bot: python examples/ppo.py

Needs PyTorch. The learner plays both seats against itself; what a seat observes is all that it may know. Steps become
smaller towards the end of the time that it is given.
"""

import argparse
import time

import torch
from torch import nn

import affinage
from affinage.envs.trajectories import advantages

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="beer-and-bread")
parser.add_argument("--games", type=int, default=16384 if torch.cuda.is_available() else 256, help="games side by side")
parser.add_argument("--steps", type=int, default=32 if torch.cuda.is_available() else 64, help="moves between updates")
parser.add_argument("--minutes", type=float, default=1.5 if torch.cuda.is_available() else 10.0)
parser.add_argument("--moves", type=int, default=0, help="learn for so many moves instead, however busy the machine is")
parser.add_argument("--onnx", default="", metavar="FILE", help="write the net there: affinage match takes it as a bot")
parser.add_argument("--width", type=int, default=512 if torch.cuda.is_available() else 256, help="of the network")
parser.add_argument("--rate", type=float, default=7e-4, help="how far the first steps go")
parser.add_argument("--inside", type=float, default=0.95, help="lambda from move to move of a turn")
parser.add_argument("--across", type=float, default=0.95, help="lambda from a seat's turn to its next one")
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
given = parser.parse_args()
device, N, T, W, SEATS = given.device, given.games, given.steps, given.width, 2
batch = affinage.vector(given.game, N, seats=SEATS, seed=1, device=device)
look = lambda array: torch.as_tensor(array, device=device)  # no copy: the batch writes where the tensor reads
torch.set_float32_matmul_precision("high")

body = nn.Sequential(nn.Linear(batch.layout.size, W), nn.ReLU(), nn.Linear(W, W), nn.ReLU())
net = nn.ModuleDict({"body": body, "moves": nn.Linear(W, batch.actions), "value": nn.Linear(W, 1)}).to(device)
optimiser = torch.optim.Adam(net.parameters(), lr=given.rate, eps=1e-5)
SEEN, MASK = torch.zeros(T, N, batch.layout.size, device=device), torch.zeros(T, N, batch.actions, device=device).char()


def think(seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """How likely each move is (as logarithms), and what share of the win to expect."""
    hidden = net["body"](seen)
    return net["moves"](hidden).masked_fill(mask == 0, -1e9).log_softmax(-1), net["value"](hidden).squeeze(-1)


def collect() -> list[torch.Tensor]:
    """T moves in N games; every seat's advantage is taken from its own next move, or from how its game ended."""
    kept, games = [], torch.arange(N, device=device)
    for t in range(T):
        SEEN[t], MASK[t], turn = look(batch.observations), look(batch.masks), look(batch.turns).long()
        begins = look(batch.turn_begins).clone()
        likely, value = think(SEEN[t], MASK[t])
        move = (likely - torch.empty_like(likely).exponential_().log()).argmax(-1)  # drawn as likely as they are
        batch.step(move.int() if device == "cuda" else move.numpy())
        done, reward = look(batch.done).clone(), look(batch.rewards).clone()
        kept.append((move, likely[games, move], turn, value, reward, done, begins))
    moves, chances, turns, values, rewards, ends, begins = (torch.stack(column) for column in zip(*kept, strict=True))
    found = advantages(turns, values, rewards, ends, begins=begins, inside=given.inside, across=given.across)
    rows = moves, chances, found.advantages, found.returns, found.known > 0
    return [column.flatten() for column in rows]


def learn(left: float, move, likely, advantage, target, use) -> None:
    """Two rounds over what was collected; `left` is how much of the time is left."""
    index, seen, mask = use.nonzero().squeeze(-1), SEEN.flatten(0, 1), MASK.flatten(0, 1)
    advantage = (advantage - advantage[index].mean()) / (advantage[index].std() + 1e-6)
    optimiser.param_groups[0]["lr"] = given.rate * left
    for _ in range(2):
        for some in index[torch.randperm(len(index), device=device)].split(max(512, N * T // 32)):
            policy, value = think(seen[some], mask[some])
            ratio = (policy.gather(1, move[some, None]).squeeze(1) - likely[some]).exp()
            gains = torch.minimum(ratio * advantage[some], ratio.clamp(0.8, 1.2) * advantage[some])
            doubt = -(policy.exp() * policy).sum(-1)
            loss = (value - target[some]).square().mean() - gains.mean() - 0.01 * left * doubt.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def against(bot: str, games: int = 200) -> float:
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
                seen, mask = (look(x)[None] for x in (episode.observe(seat), episode.mask(seat)))
                move = int(think(seen, mask)[0].argmax())
            else:
                move = bots[seat].choose(episode.known(seat), episode.legal(seat).tolist())
            episode.play(seat, move)
        won += episode.rewards()[me]
    return won / games


learning, spent = 0.0, 0.0  # seconds of the clock and of the processor
told, rounds, gone = 0.0, 0, 0.0  # how much of the time or of the moves is over
while gone < 1:
    begin, busy = time.time(), time.process_time()
    with torch.no_grad():
        found = collect()
    learn(max(0.02, 1 - gone), *found)
    learning, spent, rounds = learning + time.time() - begin, spent + time.process_time() - busy, rounds + 1
    gone = rounds * N * T / given.moves if given.moves else learning / 60 / given.minutes
    if gone - told > 0.5 or gone >= 1:
        told = gone
        wins = " and ".join(f"{against(bot):.1%} against {bot}" for bot in ("random", "greedy"))
        took = f"{learning:5.0f} s of learning ({spent:.0f} s of the processor)"
        print(f"{took}, {rounds * N * T:9d} moves: wins {wins}", flush=True)


class Whole(nn.Module):
    """The net as others run it: observations in, a number for each move and the share of the win out."""

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.net["body"](seen)
        return self.net["moves"](hidden), self.net["value"](hidden).squeeze(-1)


if given.onnx:
    whole, axes = Whole(), {name: {0: "batch"} for name in ("observation", "logits", "value")}
    whole.net = net.cpu()
    names = {"input_names": ["observation"], "output_names": ["logits", "value"], "dynamic_axes": axes}
    torch.onnx.export(whole, (torch.zeros(1, batch.layout.size),), given.onnx, dynamo=False, **names)
    print(f"The net is in {given.onnx}: affinage match {given.game} --bots {given.onnx},greedy")
