cimport cython

ctypedef unsigned long long word64

cdef int FIRST_NODES, FIRST_EDGES

@cython.final
cdef class Tree:
    cdef readonly int most_nodes
    cdef readonly int most_edges
    cdef readonly int node_room
    cdef readonly int edge_room
    cdef readonly int nodes
    cdef readonly int edges
    cdef word64 slot_mask
    cdef word64[::1] slot_keys
    cdef int[::1] slot_nodes
    cdef int[::1] node_numbers
    cdef double[::1] node_sums
    cdef int[::1] edge_numbers
    cdef double[::1] edge_sums
    cpdef void clear(self) noexcept
    cdef bint has_room(self) noexcept
    cdef bint has_edge_room(self, int edges) noexcept
    cdef void make_node_room(self, int room)
    cdef void make_slots(self)
    cdef void make_edge_room(self, int room)
    cdef void enter(self, word64 key, int node) noexcept
    cdef int find(self, word64 key) noexcept
    cdef int add_node(self, word64 key) noexcept
    cdef int add_edge(self, int node, int action, double prior) noexcept
    cdef void count(self, int node, int edge, double win, double margin) noexcept
