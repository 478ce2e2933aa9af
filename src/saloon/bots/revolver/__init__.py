"""What bots know of Revolver."""

from saloon.bots.knowledge import Knowledge
from saloon.bots.revolver.guide import RevolverGuide
from saloon.bots.revolver.net import NET
from saloon.bots.revolver.reasons import RevolverReasons

KNOWLEDGE = Knowledge(RevolverGuide, RevolverReasons, NET)
