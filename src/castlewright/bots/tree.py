"""The memory of a search: decisions met so far, and how each of their actions did.

A node is a decision as the seat that takes it can know it, found by a key of 64 bits; an edge is one
action at a node. Everything lies in flat arrays that double where they are full, up to a fixed size: a short search
takes little, and none takes more than that.
"""

from array import array

from castlewright.bots.layout import (
    ACTION,
    FIRST_EDGE,
    LAST_EDGE,
    MARGINS,
    NEXT_EDGE,
    NO_EDGE,
    NO_NODE,
    PRIOR,
    ROOT,
    VISITS,
    WINS,
)

FIRST_NODES, FIRST_EDGES = 1 << 8, 1 << 12
"""For so many there is room at first."""


class Tree:
    """Nodes and edges in arrays (`size` gives theirs in bytes)."""

    most_nodes: int
    most_edges: int
    node_room: int
    edge_room: int
    nodes: int
    edges: int
    """How many there may be at all, for how many there is room now, and how many there are."""

    slot_mask: int
    slot_keys: "array[int]"
    slot_nodes: "array[int]"
    """Where the node of a key is: open addressing, at most half full; 0 is the key of an empty slot."""

    node_numbers: "array[int]"
    node_sums: "array[float]"
    """What belongs to a node lies together: FIRST_EDGE, LAST_EDGE and VISITS; WINS, MARGINS and ROOT."""

    edge_numbers: "array[int]"
    edge_sums: "array[float]"
    """What belongs to an edge lies together: ACTION, NEXT_EDGE and VISITS; WINS, MARGINS and PRIOR."""

    def __init__(self, most_nodes: int, most_edges: int) -> None:
        self.most_nodes = most_nodes
        self.most_edges = most_edges
        self.node_room = 0
        self.edge_room = 0
        self.nodes = 0
        self.edges = 0
        self.slot_mask = 0
        self.slot_keys = array("Q", bytes(8))
        self.slot_nodes = array("i", bytes(4))
        self.node_numbers = array("i")
        self.node_sums = array("d")
        self.edge_numbers = array("i")
        self.edge_sums = array("d")
        self.make_node_room(min(FIRST_NODES, most_nodes))
        self.make_edge_room(min(FIRST_EDGES, most_edges))

    @property
    def size(self) -> int:
        """The bytes of all arrays."""
        return 12 * (self.slot_mask + 1) + 36 * self.node_room + 36 * self.edge_room

    def clear(self) -> None:
        """Forget everything."""
        if self.nodes:
            for slot in range(self.slot_mask + 1):
                self.slot_keys[slot] = 0
        self.nodes = 0
        self.edges = 0

    def has_room(self) -> bool:
        """Whether a node can be added; makes room for it where there may be more."""
        if self.nodes == self.node_room and self.node_room < self.most_nodes:
            self.make_node_room(min(2 * self.node_room, self.most_nodes))
        return self.nodes < self.node_room

    def has_edge_room(self, edges: int) -> bool:
        """Whether so many edges can be added; makes room for them where there may be more."""
        while self.edges + edges > self.edge_room and self.edge_room < self.most_edges:
            self.make_edge_room(min(2 * self.edge_room, self.most_edges))
        return self.edges + edges <= self.edge_room

    def make_node_room(self, room: int) -> None:
        """Have arrays for so many nodes, and enter those that there are in new slots."""
        numbers = self.node_numbers
        sums = self.node_sums
        self.node_numbers = array("i", bytes(12 * room))
        self.node_sums = array("d", bytes(24 * room))
        for index in range(3 * self.nodes):
            self.node_numbers[index] = numbers[index]
            self.node_sums[index] = sums[index]
        self.node_room = room
        self.make_slots()

    def make_slots(self) -> None:
        """Have at least twice as many slots as there is room for nodes, and enter those that there are."""
        slots = 2
        while slots < 2 * self.node_room:
            slots *= 2
        keys = self.slot_keys
        nodes = self.slot_nodes
        old_slots = self.slot_mask + 1
        self.slot_mask = slots - 1
        self.slot_keys = array("Q", bytes(8 * slots))
        self.slot_nodes = array("i", bytes(4 * slots))
        for slot in range(old_slots):
            if keys[slot]:
                self.enter(keys[slot], nodes[slot])

    def make_edge_room(self, room: int) -> None:
        """Have arrays for so many edges."""
        numbers = self.edge_numbers
        sums = self.edge_sums
        self.edge_numbers = array("i", bytes(12 * room))
        self.edge_sums = array("d", bytes(24 * room))
        for index in range(3 * self.edges):
            self.edge_numbers[index] = numbers[index]
            self.edge_sums[index] = sums[index]
        self.edge_room = room

    def find(self, key: int) -> int:
        """The node of a key, which is not 0; NO_NODE if it was never met."""
        slot = key & self.slot_mask
        while self.slot_keys[slot] != key:
            if self.slot_keys[slot] == 0:
                return NO_NODE
            slot = (slot + 1) & self.slot_mask
        return self.slot_nodes[slot]

    def add_node(self, key: int) -> int:
        """A new node without edges; there is room for it."""
        node = self.nodes
        self.nodes += 1
        self.node_numbers[3 * node + FIRST_EDGE] = NO_EDGE
        self.node_numbers[3 * node + LAST_EDGE] = NO_EDGE
        self.node_numbers[3 * node + VISITS] = 0
        self.node_sums[3 * node + WINS] = 0.0
        self.node_sums[3 * node + MARGINS] = 0.0
        self.node_sums[3 * node + ROOT] = 1.0
        self.enter(key, node)
        return node

    def enter(self, key: int, node: int) -> None:
        """Let the key, which is not there yet, lead to the node."""
        slot = key & self.slot_mask
        while self.slot_keys[slot]:
            slot = (slot + 1) & self.slot_mask
        self.slot_keys[slot] = key
        self.slot_nodes[slot] = node

    def add_edge(self, node: int, action: int, prior: float) -> int:
        """A new edge behind the node's others; there is room for it."""
        edge = self.edges
        self.edges += 1
        self.edge_numbers[3 * edge + ACTION] = action
        self.edge_numbers[3 * edge + NEXT_EDGE] = NO_EDGE
        self.edge_numbers[3 * edge + VISITS] = 0
        self.edge_sums[3 * edge + WINS] = 0.0
        self.edge_sums[3 * edge + MARGINS] = 0.0
        self.edge_sums[3 * edge + PRIOR] = prior
        if self.node_numbers[3 * node + FIRST_EDGE] == NO_EDGE:
            self.node_numbers[3 * node + FIRST_EDGE] = edge
        else:
            self.edge_numbers[3 * self.node_numbers[3 * node + LAST_EDGE] + NEXT_EDGE] = edge
        self.node_numbers[3 * node + LAST_EDGE] = edge
        return edge

    def count(self, node: int, edge: int, win: float, margin: float) -> None:
        """One more simulation went through the edge, or ended at the node (NO_EDGE), with this outcome for its seat."""
        visits = self.node_numbers[3 * node + VISITS] + 1
        root = self.node_sums[3 * node + ROOT]
        self.node_numbers[3 * node + VISITS] = visits
        self.node_sums[3 * node + WINS] += win
        self.node_sums[3 * node + MARGINS] += margin
        self.node_sums[3 * node + ROOT] = 0.5 * (root + visits / root)
        if edge != NO_EDGE:
            self.edge_numbers[3 * edge + VISITS] += 1
            self.edge_sums[3 * edge + WINS] += win
            self.edge_sums[3 * edge + MARGINS] += margin
