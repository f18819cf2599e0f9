from conquian.bots.chance cimport Chance
from conquian.cards cimport count, lowest
from conquian.rules.dealing cimport deal_out
from conquian.rules.options cimport Choices
from conquian.rules.play cimport advance
from conquian.rules.state cimport LAID, SEATS, State, blank

cdef class Playouts:
    cdef readonly State state
    cdef readonly Choices choices
    cdef readonly Chance chance
    cdef readonly long long decisions
    cdef int stamp[SEATS]
    cdef int declines[SEATS]
    cdef int melded[SEATS + 1]
    cdef unsigned long long melds[SEATS + 1][LAID]
    cdef long long ends[SEATS + 1]
    cdef void _keep(self, int place) noexcept nogil
    cdef void _stage(self, int place) noexcept nogil
    cdef void _look_at_declines(self, int seat) noexcept nogil
    cdef void play_out(self) noexcept nogil
    cdef void choose(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef void shuffle(self) noexcept nogil
