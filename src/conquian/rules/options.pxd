from conquian.cards cimport less_hi, less_lo, squeeze
from conquian.rules.actions cimport Action, laying
from conquian.rules.layouts cimport arrangements, meldable
from conquian.rules.melds cimport grows, table_hi, table_lo
from conquian.rules.state cimport Holding, Kit, State, holding

cpdef object options(Kit kit, Holding held, int phase, int offered)
cpdef bint extends(Kit kit, Holding held, int card) except -1
cpdef bint placeable(
    Kit kit, object table, int card, unsigned long long lo, unsigned long long hi)
cpdef bint only_grown(object old, object new)
