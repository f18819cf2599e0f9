from conquian.cards cimport less_hi, less_lo, squeeze, twice
from conquian.rules.layouts cimport Layouts, meldable, welcome
from conquian.rules.state cimport State

cdef class Choices:
    cdef readonly Layouts search
    cdef bint begin_uses(self, State state) noexcept nogil
    cdef bint advance_use(self, State state) noexcept nogil
    cdef bint begin_declines(self, State state) noexcept nogil
    cdef bint advance_decline(self, State state) noexcept nogil
    cdef void stage(self, State state) noexcept nogil

cpdef bint extends(State state, int seat, int card) noexcept nogil
cpdef bint placeable(
    State state, int side, int card, unsigned long long lo, unsigned long long hi) noexcept nogil
cpdef bint only_grown(State state, int side) noexcept nogil
