from conquian.rules.actions cimport Action, laying
from conquian.rules.building cimport from_view
from conquian.rules.check cimport judge
from conquian.rules.layouts cimport arrangement
from conquian.rules.options cimport Choices
from conquian.rules.state cimport State

cpdef object legal(object seen)
cdef object _declines(State state, Choices choices)
cdef object _uses(State state, Choices choices)
