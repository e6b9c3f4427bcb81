"""A bot that plays a policy kept by `train.py --keep policy.pt`: `--bot trained=trained:Trained`, from this folder.

The file is `policy.pt` in the current folder, or the one that CASTLEWRIGHT_POLICY names.
"""

import os
from typing import Any, cast

import numpy as np
import torch
from train import Policy

from castlewright.bots.own import Sight
from castlewright.core.errors import BadInputError
from castlewright.games import load_game


class Trained:
    """Takes the candidate that the policy scores best."""

    def __init__(self, seed: int) -> None:
        self.file = os.environ.get("CASTLEWRIGHT_POLICY", "policy.pt")
        self.kept = torch.load(self.file, weights_only=True)
        self.encoding = load_game(self.kept["game"]).encodings.encoding(self.kept["seats"], {})
        self.policy = Policy(self.encoding)
        self.policy.load_state_dict(self.kept["weights"])

    def choose(self, sight: Sight) -> int:
        """The best of the legal actions; the guess looks like the true position to the seat that observes it."""
        asked, learnt = (sight.game, sight.guess.seats), (self.kept["game"], self.kept["seats"])
        if asked != learnt:
            raise BadInputError(self.file, f"it has learnt {learnt[0]} with {learnt[1]} players, not {asked}")
        seen = np.zeros((1, self.encoding.size), np.int16)
        self.encoding.observe(sight.guess, sight.seat, cast(Any, seen[0]))
        deeds = np.zeros((len(sight.legal), self.encoding.features), np.int16)
        for deed, action in zip(deeds, sight.legal, strict=True):
            self.encoding.describe(sight.guess, sight.seat, action, cast(Any, deed))
        with torch.no_grad():
            owners = torch.zeros(len(deeds), dtype=torch.long)
            scores, _ = self.policy(torch.from_numpy(seen).float(), torch.from_numpy(deeds).float(), owners)
        return sight.legal[int(scores.argmax())]
