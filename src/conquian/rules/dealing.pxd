from conquian.rules.play cimport open_hand
from conquian.rules.state cimport Holding, Kit, State, holding
