cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.part cimport Part

ctypedef unsigned long long word64

cdef word64 mix(word64 number) noexcept
cdef word64 next_word(Chance chance) noexcept
cdef word64 draw_below(Chance chance, word64 bound) noexcept

cdef tuple NUMBERS
cdef Actions SCRATCH

@cython.final
cdef class Actions:
    cdef public int count
    cdef public int[4096] numbers
    cpdef list to_list(self)

cdef class Position(Part):
    cdef readonly int seats
    cdef public int rivals
    cdef readonly int tie_bits
    cdef public int reveals
    cpdef int seat_to_act(self) noexcept
    cpdef bint is_waiting(self, int seat) noexcept
    cpdef void list_legal(self, int seat, Actions actions) noexcept
    cpdef bint is_legal(self, int seat, int action) noexcept
    cpdef void play_unchecked(self, int seat, int action) noexcept
    cpdef void copy_from(self, Position other) noexcept
    cpdef void guess_from(self, Position other, int seat, Chance chance) noexcept
    cpdef int score(self, int seat) noexcept
    cpdef long long standing(self, int seat) noexcept
    cpdef int warm(self) noexcept
    cpdef long long touches(self, int seat, int action) noexcept
    cpdef bint is_final(self, int seat, int action) noexcept
    cpdef bint is_secret(self, int seat, int action) noexcept
    cpdef Position twin(self)
    cpdef list legal(self, int seat)
    cpdef bint is_listed(self, int seat, int action) noexcept
    cdef bint try_to_play(self, int seat, int action) noexcept
    cpdef void play_random(self, int seat, Chance chance) noexcept
    cpdef int play_out(self, Chance chance) noexcept
    cpdef int play_out_listed(self, Chance chance) noexcept
    cpdef Position copy(self)
    cpdef Position guess(self, int seat, Chance chance)

cpdef long long play_many(Position start, int games, Chance chance)
cpdef long long play_many_listed(Position start, int games, Chance chance)
