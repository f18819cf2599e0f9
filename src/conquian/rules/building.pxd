from conquian.rules.handling cimport hold, spread_out, stage_table
from conquian.rules.state cimport State, blank

cpdef State from_view(object seen)
