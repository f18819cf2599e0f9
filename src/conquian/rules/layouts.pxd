from conquian.cards cimport squeeze, twice, unsqueeze
from conquian.rules.melds cimport with_card

# Melds that any cards of two packs can make, and melds on one table (see `layouts`).
cdef enum:
    MELDS = 736
    DEPTH = 36

cdef class Layouts:
    cdef readonly int laid
    cdef unsigned long long melds[DEPTH]
    cdef int known, depth
    cdef bint doubled
    cdef unsigned long long meld[MELDS]
    cdef unsigned long long first[MELDS]
    cdef unsigned long long pairs[MELDS]
    cdef signed char size[MELDS]
    cdef int at[DEPTH]
    cdef int room[DEPTH]
    cdef unsigned long long lo[DEPTH]
    cdef unsigned long long hi[DEPTH]
    cdef unsigned long long need_lo[DEPTH]
    cdef unsigned long long need_hi[DEPTH]
    cdef bint lay_out(
        self, unsigned long long need_lo, unsigned long long need_hi,
        unsigned long long free_lo, unsigned long long free_hi,
        int room, bint gap) noexcept nogil
    cdef bint advance(self) noexcept nogil
    cdef void _find(
        self, unsigned long long lo, unsigned long long hi, unsigned long long starts,
        unsigned long long in_sets, bint gap) noexcept nogil
    cdef void _find_sets(
        self, unsigned long long low, unsigned long long x) noexcept nogil
    cdef void _find_doubled_sets(
        self, unsigned long long low, unsigned long long lo,
        unsigned long long hi) noexcept nogil
    cdef void _take_copies(
        self, int depth, unsigned long long meld, unsigned long long pairs) noexcept nogil
    cdef void _know(self, unsigned long long meld, int size) noexcept nogil

cpdef unsigned long long meldable(
    unsigned long long lo, unsigned long long hi, bint gap) noexcept nogil
cpdef unsigned long long welcome(
    unsigned long long lo, unsigned long long hi, bint gap) noexcept nogil
cpdef object arrangement(Layouts search)
cpdef list arrangements(
    unsigned long long need_lo, unsigned long long need_hi,
    unsigned long long free_lo, unsigned long long free_hi, int room, bint gap)
