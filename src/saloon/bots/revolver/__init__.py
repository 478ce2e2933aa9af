"""What bots know of Revolver."""

from saloon.bots.knowledge import Knowledge, Won
from saloon.bots.revolver.guide import RevolverGuide
from saloon.bots.revolver.net import NET
from saloon.bots.revolver.reasons import RevolverReasons
from saloon.bots.revolver.subjects import SUBJECTS
from saloon.bots.revolver.themes import themes

STRENGTH = {  # in docs/strength.md, rounded; Ranger with a tenth of a second per decision
    "greenhorn": Won("random", 94),
    "deputy": Won("greenhorn", 97),
    "marshal": Won("deputy", 70),
    "ranger": Won("marshal", 76),
    "champion": Won("ranger", 87),
}
KNOWLEDGE = Knowledge(
    RevolverGuide,
    RevolverReasons,
    strength=STRENGTH,
    net=NET,
    subjects=SUBJECTS,
    themes=themes,
    puzzles="saloon.bots.revolver",
)
