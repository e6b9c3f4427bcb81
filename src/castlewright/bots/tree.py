"""The memory of a search: decisions met so far, and how each of their actions did.

A node is a decision as the seat that takes it can know it, found by a key of 64 bits; an edge is one
action at a node. Everything lies in flat arrays of a fixed size, so that a search never grows.
"""

from array import array

NO_NODE = -1
NO_EDGE = -1


class Tree:
    """Nodes and edges in arrays of a fixed size (`size` gives it in bytes)."""

    most_nodes: int
    most_edges: int
    nodes: int
    edges: int
    """How many there may be, and how many there are."""

    slot_mask: int
    slot_keys: "array[int]"
    slot_nodes: "array[int]"
    """Where the node of a key is: open addressing, at most half full."""

    first_edge: "array[int]"
    last_edge: "array[int]"
    node_visits: "array[int]"
    node_wins: "array[float]"
    node_margins: "array[float]"
    """Sums over all visits, for the seat that decides there."""

    node_root: "array[float]"
    """The square root of the visits, kept by one step of Newton's at each visit."""

    edge_action: "array[int]"
    edge_next: "array[int]"
    edge_visits: "array[int]"
    edge_prior: "array[float]"
    edge_wins: "array[float]"
    edge_margins: "array[float]"

    def __init__(self, most_nodes: int, most_edges: int) -> None:
        slots = 2
        while slots < 2 * most_nodes:
            slots *= 2
        self.most_nodes = most_nodes
        self.most_edges = most_edges
        self.nodes = 0
        self.edges = 0
        self.slot_mask = slots - 1
        self.slot_keys = array("Q", bytes(8 * slots))
        self.slot_nodes = array("i", [NO_NODE]) * slots
        self.first_edge = array("i", bytes(4 * most_nodes))
        self.last_edge = array("i", bytes(4 * most_nodes))
        self.node_visits = array("i", bytes(4 * most_nodes))
        self.node_wins = array("d", bytes(8 * most_nodes))
        self.node_margins = array("d", bytes(8 * most_nodes))
        self.node_root = array("d", bytes(8 * most_nodes))
        self.edge_action = array("i", bytes(4 * most_edges))
        self.edge_next = array("i", bytes(4 * most_edges))
        self.edge_visits = array("i", bytes(4 * most_edges))
        self.edge_prior = array("d", bytes(8 * most_edges))
        self.edge_wins = array("d", bytes(8 * most_edges))
        self.edge_margins = array("d", bytes(8 * most_edges))

    @property
    def size(self) -> int:
        """The bytes of all arrays."""
        return 12 * (self.slot_mask + 1) + 36 * self.most_nodes + 36 * self.most_edges

    def clear(self) -> None:
        """Forget everything."""
        if self.nodes:
            for slot in range(self.slot_mask + 1):
                self.slot_nodes[slot] = NO_NODE
        self.nodes = 0
        self.edges = 0

    def has_room(self) -> bool:
        """Whether a node can be added."""
        return self.nodes < self.most_nodes

    def has_edge_room(self, edges: int) -> bool:
        """Whether so many edges can be added."""
        return self.edges + edges <= self.most_edges

    def find(self, key: int) -> int:
        """The node of a key; NO_NODE if it was never met."""
        slot = key & self.slot_mask
        while self.slot_nodes[slot] != NO_NODE:
            if self.slot_keys[slot] == key:
                return self.slot_nodes[slot]
            slot = (slot + 1) & self.slot_mask
        return NO_NODE

    def add_node(self, key: int) -> int:
        """A new node without edges; there is room for it."""
        node = self.nodes
        self.nodes += 1
        self.first_edge[node] = NO_EDGE
        self.last_edge[node] = NO_EDGE
        self.node_visits[node] = 0
        self.node_wins[node] = 0.0
        self.node_margins[node] = 0.0
        self.node_root[node] = 1.0
        slot = key & self.slot_mask
        while self.slot_nodes[slot] != NO_NODE:
            slot = (slot + 1) & self.slot_mask
        self.slot_keys[slot] = key
        self.slot_nodes[slot] = node
        return node

    def add_edge(self, node: int, action: int, prior: float) -> int:
        """A new edge behind the node's others; there is room for it."""
        edge = self.edges
        self.edges += 1
        self.edge_action[edge] = action
        self.edge_next[edge] = NO_EDGE
        self.edge_visits[edge] = 0
        self.edge_prior[edge] = prior
        self.edge_wins[edge] = 0.0
        self.edge_margins[edge] = 0.0
        if self.first_edge[node] == NO_EDGE:
            self.first_edge[node] = edge
        else:
            self.edge_next[self.last_edge[node]] = edge
        self.last_edge[node] = edge
        return edge

    def count(self, node: int, edge: int, win: float, margin: float) -> None:
        """One more simulation went through the edge, or ended at the node (NO_EDGE), with this outcome for its seat."""
        visits = self.node_visits[node] + 1
        self.node_visits[node] = visits
        self.node_wins[node] += win
        self.node_margins[node] += margin
        self.node_root[node] = 0.5 * (self.node_root[node] + visits / self.node_root[node])
        if edge != NO_EDGE:
            self.edge_visits[edge] += 1
            self.edge_wins[edge] += win
            self.edge_margins[edge] += margin
