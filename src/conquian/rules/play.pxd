from conquian.cards cimport less_hi, less_lo
from conquian.rules.actions cimport Action, Event, event
from conquian.rules.check cimport judge
from conquian.rules.options cimport extends
from conquian.rules.state cimport Holding, Kit, State, holding

cpdef object apply(State state, Action action)
