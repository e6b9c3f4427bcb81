cimport cython
from castlewright.core.encoding cimport Encoding
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.position cimport LudwigPosition, own
from castlewright.games.castles_of_mad_king_ludwig.supply cimport Supply

cdef int FAR, MOST_LENGTH, MOST_MONEY, MOST_POINTS, SEAT, TILE

@cython.final
cdef class LudwigEncoding(Encoding):
    cdef int turn_at, market_at, favours_at, stacks_at, cards_at, own_at, pending_at, deck_at, removed_at
    cdef int known_at, returned_at, seats_at
    cdef int short_kind(self, int action) noexcept
    cdef void observe_seat(self, LudwigPosition state, int seat, int at, short[::1] buffer) noexcept
    cdef void observe_own(self, LudwigPosition state, int seat, short[::1] buffer) noexcept
    cdef void observe_pending(self, LudwigPosition state, short[::1] buffer) noexcept
    cdef void observe_supply(self, LudwigPosition state, int seat, short[::1] buffer) noexcept
    cdef void describe_place(self, Castle castle, int tile, int place, short[::1] buffer) noexcept
    cdef void describe_choice(self, int action, short[::1] buffer) noexcept
