from conquian.cards cimport count, less_hi, less_lo, twice
from conquian.rules.melds cimport growth
from conquian.rules.state cimport State

cpdef int side_holds(State state, int seat) noexcept nogil
cpdef void hold(
    State state, int seat, unsigned long long lo, unsigned long long hi) noexcept nogil
cpdef void spread_out(State state, int side) noexcept nogil
cpdef void lay(State state, int seat, int card) noexcept nogil
cpdef void take_from_hand(State state, int seat, int card) noexcept nogil
cpdef void receive(State state, int seat, int card) noexcept nogil
cpdef void stage_table(State state, object table)
