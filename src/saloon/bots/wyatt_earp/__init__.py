"""What bots know of Wyatt Earp."""

from saloon.bots.knowledge import Knowledge, Won
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.bots.wyatt_earp.net import NET
from saloon.bots.wyatt_earp.reasons import WyattEarpReasons
from saloon.bots.wyatt_earp.subjects import SUBJECTS
from saloon.bots.wyatt_earp.themes import themes

STRENGTH = {  # in docs/strength.md, rounded; Ranger with a tenth of a second per decision
    "tenderfoot": Won("random", 74, 890, 123),
    "greenhorn": Won("tenderfoot", 92, 1222, 87),
    "cowhand": Won("greenhorn", 78, 1412, 79),
    "deputy": Won("cowhand", 80, 1557, 76),
    "marshal": Won("deputy", 77, 1667, 76),
    "gunslinger": Won("marshal", 74, 1853, 78),
    "champion": Won("gunslinger", 81, 2090, 90),
    "ranger": Won("marshal", 71),
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
