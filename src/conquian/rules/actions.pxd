cdef class Action:
    cdef readonly int kind
    cdef readonly int card
    cdef readonly object table

cdef class Event:
    cdef readonly int kind
    cdef readonly int seat
    cdef readonly int card
    cdef readonly int other
    cdef readonly object table

cpdef Action laying(int kind, object table)
cpdef Event event(int kind, int seat, int card=*, int other=*, object table=*)
