from conquian.cards cimport count
from conquian.rules.melds cimport table_hi, table_lo

cdef class Kit:
    cdef readonly object rules
    cdef readonly int players, sides, packs, target, limit
    cdef readonly bint gap, starter, exchange, round_offers, forced, hand_melds, direct
    cdef readonly tuple cards, no_gifts

cdef class Holding:
    cdef readonly unsigned long long lo, hi, table_lo, table_hi
    cdef readonly int size, laid
    cdef readonly tuple table
    cdef tuple declines

cpdef Holding holding(
    unsigned long long lo, unsigned long long hi, object table)

cdef class State:
    cdef readonly Kit kit
    cdef readonly int dealer, mover, player, phase, source, offered, origin, pos
    cdef tuple holdings
    cdef readonly tuple deck, pile, given
    cdef readonly object outcome
    cpdef State copy(self)
    cpdef Holding holding(self, int seat)
