"""What bots know of Revolver."""

from saloon.bots.knowledge import Knowledge, Won
from saloon.bots.revolver.guide import RevolverGuide
from saloon.bots.revolver.net import NET
from saloon.bots.revolver.reasons import RevolverReasons
from saloon.bots.revolver.subjects import SUBJECTS
from saloon.bots.revolver.themes import themes

STRENGTH = {  # in docs/strength.md, rounded; Ranger with a tenth of a second per decision
    "tenderfoot": Won("random", 76, 957, 92),
    "greenhorn": Won("tenderfoot", 68, 1125, 86),
    "cowhand": Won("greenhorn", 84, 1382, 82),
    "deputy": Won("cowhand", 79, 1584, 79),
    "marshal": Won("deputy", 68, 1684, 80),
    "gunslinger": Won("marshal", 88, 1961, 85),
    "champion": Won("gunslinger", 60, 2056, 88),
    "ranger": Won("marshal", 76),
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
