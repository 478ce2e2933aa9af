"""How hard the laws are tried: by new chance every time at home, by the same chance every time in CI.

LAWS=hasty stops at the first failure without looking for a simpler one.
"""

import os

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "home", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, database=None)
settings.register_profile("hasty", settings.get_profile("ci"), phases=[Phase.generate], report_multiple_bugs=False)
settings.load_profile(os.environ.get("LAWS") or ("ci" if os.environ.get("CI") else "home"))
