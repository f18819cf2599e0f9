from conquian.rules.actions cimport Action, Event, event
from conquian.rules.check cimport judge
from conquian.rules.handling cimport lay, receive, side_holds, take_from_hand
from conquian.rules.options cimport extends
from conquian.rules.state cimport Holding, Kit, State

cpdef object apply(State state, Action action)
cpdef void open_hand(State state, object events) except *
