"""Measures a policy kept by `train.py` on the ladder, from this folder: `python evaluate.py policy.pt --deals 100`.

The ladder plays the two drafting games with three players and the others with two: train with as many (`--seats 3`).
"""

import argparse
import os

import torch

from castlewright.arena.ladder import Rung, measure


def main() -> None:
    """Climb a rung against each bot and print the shares of wins."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("policy")
    parser.add_argument("--against", default="random,greedy", help="the bots against which it is measured")
    parser.add_argument("--deals", type=int, default=100, help="at most so many deals against each")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    os.environ["CASTLEWRIGHT_POLICY"] = chosen.policy
    game = torch.load(chosen.policy, weights_only=True)["game"]
    rungs = [Rung("trained", bot) for bot in chosen.against.split(",")]
    for outcome in measure([game], chosen.seed, chosen.deals, 1, rungs, own={"trained": "trained:Trained"}):
        share = f"{outcome.share:.1%} of {outcome.games} games ({outcome.low:.1%} to {outcome.high:.1%})"
        print(f"{game}: trained against {outcome.weak}: {share}, even is {outcome.even:.1%}: {outcome.verdict}")


if __name__ == "__main__":
    main()
