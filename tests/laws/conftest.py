"""How hard the laws are tried: with the same chance every time; LAWS=wild takes new chance.

LAWS=hasty stops at the first failure without looking for a simpler one.
"""

import os

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "steady",
    deadline=None,
    print_blob=True,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("wild", settings.get_profile("steady"), derandomize=False)
settings.register_profile("hasty", settings.get_profile("steady"), phases=[Phase.generate], report_multiple_bugs=False)
settings.load_profile(os.environ.get("LAWS") or "steady")
