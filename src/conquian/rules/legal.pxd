from conquian.rules.actions cimport Action
from conquian.rules.check cimport judge
from conquian.rules.options cimport options
from conquian.rules.state cimport Holding, Kit, State, holding

cpdef object legal(object seen)
