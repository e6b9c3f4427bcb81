"""Where the numbers of a node and of an edge lie in the arrays of a search's tree: three places each, side by side."""

NO_NODE = -1
NO_EDGE = -1

FIRST_EDGE, LAST_EDGE = 0, 1
"""Among the numbers of a node."""

ACTION, NEXT_EDGE = 0, 1
"""Among the numbers of an edge."""

VISITS = 2
"""Among the numbers of both."""

WINS, MARGINS = 0, 1
"""Among the sums of both: over all visits, for the seat that decides there."""

ROOT = 2
"""Among the sums of a node: the square root of its visits, kept by one step of Newton's at each."""

PRIOR = 2
"""Among the sums of an edge: how likely its action is thought to be the best."""
