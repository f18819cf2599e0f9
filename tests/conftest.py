"""Hypothesis profiles: how many examples a property is tried with.

`CONQUIAN_TEST_PROFILE` names one; `scripts/test --quick` and `.ci/run` set it. No test depends on
time, so none has a deadline. `ci` and `quick` try the same examples on every run.
"""

import os

from hypothesis import HealthCheck, settings

_COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", _COMMON, max_examples=100)
settings.register_profile("quick", _COMMON, max_examples=15, derandomize=True, database=None)
settings.register_profile("ci", _COMMON, max_examples=200, derandomize=True, database=None)
settings.load_profile(os.environ.get("CONQUIAN_TEST_PROFILE", "default"))
