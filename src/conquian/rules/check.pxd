from conquian.cards cimport count, less_hi, less_lo
from conquian.rules.actions cimport Action
from conquian.rules.melds cimport is_meld, overfull, table_hi, table_lo
from conquian.rules.options cimport only_grown, placeable
from conquian.rules.state cimport Holding, Kit

cpdef bint judge(Kit kit, Holding held, int phase, int offered, Action action) except -1
