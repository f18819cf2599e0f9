cdef enum:
    SEATS = 4
    MOST = 104  # cards of all packs
    LAID = 36  # melds on one table: 104 cards make 34
    LOG = 16

cdef class Kit:
    cdef readonly object rules
    cdef readonly int players, sides, packs, deal, target, limit, size
    cdef readonly bint gap, starter, exchange, round_offers, forced, hand_melds, direct
    cdef readonly tuple cards

cdef class State:
    cdef readonly Kit kit
    cdef readonly int dealer, mover, player, phase, source, offered, origin
    cdef int winner, ender, top, end, piled, staged, logged
    cdef bint rummy
    cdef unsigned long long lo[SEATS]
    cdef unsigned long long hi[SEATS]
    cdef int held[SEATS]
    cdef int melded[SEATS]
    cdef unsigned long long melds[SEATS][LAID]
    cdef unsigned long long table_lo[SEATS]
    cdef unsigned long long table_hi[SEATS]
    cdef int laid[SEATS]
    cdef unsigned long long grows[SEATS]
    cdef int stamp[SEATS]
    cdef unsigned long long welcome[SEATS]
    cdef int welcomed[SEATS]
    cdef signed char gifts[SEATS]
    cdef signed char deck[MOST]
    cdef signed char heap[MOST]
    cdef unsigned long long stage[LAID]
    cdef int log[LOG]
    cdef object listed
    cpdef State copy(self)
    cdef void become(self, State other) noexcept nogil

cpdef State blank(Kit kit)
