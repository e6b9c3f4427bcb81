"""Environments for learning: batches, and the usual single ones (PettingZoo, Gymnasium, OpenSpiel) upon them."""
