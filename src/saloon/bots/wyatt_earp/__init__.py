"""What bots know of Wyatt Earp."""

from saloon.bots.knowledge import Knowledge
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.bots.wyatt_earp.net import NET
from saloon.bots.wyatt_earp.reasons import WyattEarpReasons

KNOWLEDGE = Knowledge(WyattEarpGuide, WyattEarpReasons, NET)
