"""Many matches: simulation and speed."""
