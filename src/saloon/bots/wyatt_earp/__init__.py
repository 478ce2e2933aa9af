"""What bots know of Wyatt Earp."""

from saloon.bots.knowledge import Knowledge, Won
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.bots.wyatt_earp.net import NET
from saloon.bots.wyatt_earp.reasons import WyattEarpReasons
from saloon.bots.wyatt_earp.subjects import SUBJECTS
from saloon.bots.wyatt_earp.themes import themes

STRENGTH = {  # in docs/strength.md, rounded; Ranger with a tenth of a second per decision
    "greenhorn": Won("random", 99),
    "deputy": Won("greenhorn", 95),
    "marshal": Won("deputy", 77),
    "ranger": Won("marshal", 71),
    "champion": Won("marshal", 87),
}
KNOWLEDGE = Knowledge(
    WyattEarpGuide,
    WyattEarpReasons,
    strength=STRENGTH,
    net=NET,
    subjects=SUBJECTS,
    themes=themes,
    puzzles="saloon.bots.wyatt_earp",
)
