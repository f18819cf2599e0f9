from conquian.rules.handling cimport spread_out
from conquian.rules.play cimport open_hand
from conquian.rules.state cimport Kit, State, blank

cpdef void deal_out(State state, int dealer) noexcept nogil
