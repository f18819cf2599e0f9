from conquian.rules.actions cimport Action, event
from conquian.rules.check cimport judge
from conquian.rules.handling cimport lay, receive, side_holds, take_from_hand
from conquian.rules.options cimport extends
from conquian.rules.state cimport State

cpdef object apply(State state, Action action)
cpdef void advance(State state, int kind, int card) noexcept nogil
cpdef void open_hand(State state) noexcept nogil
