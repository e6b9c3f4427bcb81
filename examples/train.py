"""Trains a policy by self-play in plain PyTorch and measures it against bots.

`python examples/train.py between_two_cities --minutes 30 --seed 1 --log train.json`

The policy gives every candidate a score from what the seat observes and from what the candidate is about. All seats
play it, drawn by chance; at the end each decision is made likelier by how its seat fared beyond expectation: half by
its place, half by its lead in points, which tells more of each game.
Needs `pip install 'castlewright[train]'`.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from castlewright.bots import make_bot
from castlewright.bots.asking import choose
from castlewright.core.chance import Chance
from castlewright.core.encoding import Encoding, Field
from castlewright.envs.batch import BatchEnv

WIDTH = 96
MOST_VALUES = 32
"""Numbers with at most so many values are looked up, one row a value; of others the logarithm is taken."""

BATCH = 1024
"""How many decisions are learnt from at once."""


class Numbers(nn.Module):
    """Rows of small whole numbers as vectors: a table for each number with few values, weights for the others."""

    def __init__(self, fields: list[Field]) -> None:
        super().__init__()
        spans = [(field.least, field.most) for field in fields for _ in range(field.size)]
        few = torch.tensor([most - least < MOST_VALUES for least, most in spans])
        least = torch.tensor([least for least, _ in spans])
        sizes = torch.tensor([most - least + 1 if most - least < MOST_VALUES else 0 for least, most in spans])
        self.few, self.many = few.nonzero().flatten(), (~few).nonzero().flatten()
        self.shift = (sizes.cumsum(0) - sizes - least)[self.few]
        self.table = nn.EmbeddingBag(max(int(sizes.sum()), 1), WIDTH, mode="sum")
        nn.init.normal_(self.table.weight, std=0.5)
        self.weights = nn.Linear(len(self.many), WIDTH)
        self.scale = 1 / math.sqrt(len(spans))  # so that a step of learning moves long rows no further than short ones

    def forward(self, rows: Tensor) -> Tensor:
        """A vector for every row."""
        looked_up = self.table(rows[:, self.few].long() + self.shift) if len(self.few) else 0
        others = rows[:, self.many]
        summed: Tensor = self.weights(others.sign() * others.abs().log1p()) + looked_up
        return summed * self.scale


class Policy(nn.Module):
    """How good each candidate is, and how well the seat stands."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__()
        self.sight, self.deed = Numbers(encoding.fields), Numbers(encoding.action_fields)
        self.meeting = nn.Linear(WIDTH, WIDTH)
        self.score, self.worth = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, 1)

    def forward(self, observations: Tensor, features: Tensor, owners: Tensor) -> tuple[Tensor, Tensor]:
        """A score for every candidate, and a worth for every observation."""
        seen, deed = self.sight(observations), self.deed(features)
        met = torch.relu(torch.relu(seen)[owners] * deed + seen[owners] + deed)
        scores = self.score(torch.relu(self.meeting(met))).squeeze(1)
        return scores, torch.tanh(self.worth(torch.relu(seen))).squeeze(1)


def log_shares(scores: Tensor, owners: Tensor, games: int) -> Tensor:
    """The logarithm of each candidate's chance among those of its game."""
    highest = torch.full((games,), -1e9).scatter_reduce(0, owners, scores.detach(), "amax")
    shifted = scores - highest[owners]
    sums = torch.zeros(games).index_add(0, owners, shifted.exp())
    return shifted - sums.log()[owners]


def pick(shares: np.ndarray[Any, Any], env: BatchEnv, draw: np.random.Generator | None) -> np.ndarray[Any, Any]:
    """A place in every game's row: by chance after the shares, or without a generator the best."""
    noise = draw.gumbel(size=len(shares)) if draw is not None else 0.0
    keys, starts = shares + noise, np.cumsum(env.counts) - env.counts
    places = np.zeros(len(env), np.int32)
    for game, (start, count) in enumerate(zip(starts, env.counts, strict=True)):
        if count:
            places[game] = keys[start : start + count].argmax()
    return places


def look(env: BatchEnv) -> tuple[Tensor, Tensor, Tensor]:
    """What the policy is given of a batch."""
    features, owners = env.describe()
    return (
        torch.from_numpy(env.observations.astype(np.float32)),
        torch.from_numpy(features.astype(np.float32)),
        torch.from_numpy(owners),
    )


class Decision:
    """One choice that is still to be paid: what was seen, the candidates, and which was taken."""

    __slots__ = ("features", "observation", "paid", "place", "seat")

    def __init__(self, seat: int, observation: Tensor, features: Tensor, place: int) -> None:
        self.seat, self.observation, self.features, self.place = seat, observation, features, place
        self.paid = 0.0


def learn(policy: Policy, optimizer: torch.optim.Optimizer, decisions: list[Decision]) -> float:
    """Make what was paid above expectation likelier, and the expectation better; the error of the expectation."""
    counts = torch.tensor([len(decision.features) for decision in decisions])
    owners = torch.repeat_interleave(torch.arange(len(decisions)), counts)
    taken = counts.cumsum(0) - counts + torch.tensor([decision.place for decision in decisions])
    paid = torch.tensor([decision.paid for decision in decisions])
    observations = torch.stack([decision.observation for decision in decisions])
    scores, worth = policy(observations, torch.cat([decision.features for decision in decisions]), owners)
    shares = log_shares(scores, owners, len(decisions))
    gain = paid - worth.detach()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    entropy = -(shares.exp() * shares).sum() / len(decisions)
    error = (paid - worth).pow(2).mean()
    loss = -(gain * shares[taken]).mean() + 0.5 * error - 0.01 * entropy
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimizer.step()
    return float(error.detach())


def leads_of(points: list[int]) -> list[int]:
    """How far every seat is ahead of the best of the others."""
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def told(start: float, games: int, decisions: int, error: float) -> dict[str, float]:
    """A line of the log, printed."""
    spent = {"seconds": round(time.monotonic() - start), "cpu": round(time.process_time())}
    line = {**spent, "games": games, "decisions": decisions, "error": round(error, 4)}
    print(line, flush=True)
    return line


def train(
    game: str, seats: int, seconds: float, games: int, seed: int, size: int = BATCH
) -> tuple[Policy, list[dict[str, float]]]:
    """Play against oneself for so long; the policy and a line of the log for every twentieth of the time."""
    torch.manual_seed(seed)
    draw = np.random.default_rng(seed)
    env = BatchEnv(game, games, seats, seed=seed)
    policy = Policy(env.encoding)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    open_games: list[list[Decision]] = [[] for _ in range(games)]
    ready: list[Decision] = []
    log: list[dict[str, float]] = []
    played, learnt, error, spread = 0, 0, 0.0, 1.0
    start = time.monotonic()
    while (spent := time.monotonic() - start) < seconds or not learnt:
        observations, features, owners = look(env)
        with torch.no_grad():
            scores, _ = policy(observations, features, owners)
            shares = log_shares(scores, owners, games).numpy()
        places = pick(shares, env, draw)
        parts = torch.split(features, env.counts.tolist())
        for number in range(games):
            seat = int(env.to_act[number])
            open_games[number].append(Decision(seat, observations[number], parts[number], int(places[number])))
        env.step(places, deals_anew=False)
        for number in np.flatnonzero(env.ended).tolist():
            leads = leads_of(env.positions[number].scores())
            spread += (max(leads) - spread) / min(played + 1, 1000)
            for decision in open_games[number]:
                lead = math.tanh(leads[decision.seat] / max(spread, 1.0))
                decision.paid = (float(env.rewards[number, decision.seat]) + lead) / 2
            env.deal(number)
            ready += [decision for decision in open_games[number] if len(decision.features) > 1]
            open_games[number] = []
            played += 1
        while len(ready) >= size:
            batch, ready = ready[:size], ready[size:]
            error = learn(policy, optimizer, batch)
            learnt += len(batch)
        if spent > len(log) * seconds / 20:
            log.append(told(start, played, learnt, error))
    log.append(told(start, played, learnt, error))
    return policy, log


def measure(policy: Policy, game: str, seats: int, opponent: str, games: int, seed: int) -> dict[str, Any]:
    """What the policy is paid against bots, its best candidate each time: the mean and its 95 % interval; 0 is even."""
    env = BatchEnv(game, games, seats, seed=seed)
    bots = [make_bot(opponent, env.game, seed=seed + number) for number in range(games)]
    chance, paid = Chance(seed), np.zeros(games)
    learners = np.arange(games) % seats
    while (env.to_act >= 0).any():
        observations, features, owners = look(env)
        with torch.no_grad():
            scores, _ = policy(observations, features, owners)
        places = pick(scores.numpy(), env, None)
        for number in range(games):
            seat = int(env.to_act[number])
            if seat >= 0 and seat != learners[number]:
                action = choose(bots[number], env.game, env.positions[number].guess(seat, chance), seat)
                places[number] = int(np.flatnonzero(env.candidates[number, : env.counts[number]] == action)[0])
        env.step(places, deals_anew=False)
        paid += env.rewards[np.arange(games), learners] * env.ended
    mean, half = float(paid.mean()), 1.96 * float(paid.std(ddof=1)) / math.sqrt(games)
    return {
        "opponent": opponent,
        "games": games,
        "mean": round(mean, 3),
        "interval": [round(mean - half, 3), round(mean + half, 3)],
    }


def main() -> None:
    """Train, measure, print and write the log."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=64, help="how many games are played at once")
    parser.add_argument("--trials", type=int, default=400, help="how many games against each bot")
    parser.add_argument("--size", type=int, default=BATCH, help="from how many decisions is learnt at once")
    parser.add_argument("--against", default="random,greedy", help="the bots against which it is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--keep", type=Path, help="where to keep the policy, for trained.py and evaluate.py")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    policy, log = train(chosen.game, chosen.seats, 60 * chosen.minutes, chosen.games, chosen.seed, chosen.size)
    if chosen.keep:
        torch.save({"game": chosen.game, "seats": chosen.seats, "weights": policy.state_dict()}, chosen.keep)
    results = [
        measure(policy, chosen.game, chosen.seats, bot, chosen.trials, chosen.seed + 1000)
        for bot in chosen.against.split(",")
    ]
    for result in results:
        print(result, flush=True)
    if chosen.log:
        kept = {name: value for name, value in vars(chosen).items() if name not in ("log", "keep")}
        chosen.log.write_text(json.dumps({**kept, "training": log, "results": results}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
