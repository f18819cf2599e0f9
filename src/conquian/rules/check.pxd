from conquian.cards cimport count, less_hi, less_lo
from conquian.rules.actions cimport Action
from conquian.rules.handling cimport stage_table
from conquian.rules.melds cimport is_meld, overfull, table_hi, table_lo
from conquian.rules.options cimport only_grown, placeable
from conquian.rules.state cimport Kit, State

cpdef bint judge(State state, Action action) except -1
