from conquian.cards cimport less_hi, less_lo
from conquian.rules.state cimport Holding, State, holding

cpdef int side_holds(State state, int seat) except -1
cpdef void lay(State state, int seat, object table, int card) except *
cpdef void take_from_hand(State state, int seat, int card) except *
cpdef void receive(State state, int seat, int card) except *
