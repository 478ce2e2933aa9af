"""What the net's hints speak of in Wyatt Earp: parts of an observation, and the reasons that are about them."""

from saloon.bots.knowledge import Subject

CLAIMS = ("capture", "sole-claim", "break-claim", "take-lead", "share", "raise-pot", "points", "under-hideout", "shot")
AT_OTHERS = ("steal", "hide", "free")
POINTS = ("lay", "play-photo", "photo-now", "shoot", "attach")  # what may change a poster
PILES = ("ask", "steal", "rob", "hide", "cover", "earp-remove", "uncover", "answer", "earp-now")
DRAWS = ("take-two", "take-discard", "earp-draw")
CARDS = ("goes-with", "sheriff-card", "two-cards", "earp-draw", "earp-pick", "keep", "cheapest", "hold-back")

SUBJECTS = {
    "posters": Subject(
        "reason-net-posters",
        ("pots", "opened", "laid", "points", "payday", "lead", "total", "purse", "limit", "shown", "piles"),
        frozenset(f"reason-{name}" for name in (*CLAIMS, *AT_OTHERS, "go-out")),
        frozenset((*POINTS, *PILES)),
    ),
    "money": Subject(
        "reason-net-money",
        ("money", "round"),
        frozenset({"reason-go-out", "reason-play-on"}),
        frozenset((*POINTS, *PILES, *DRAWS)),
    ),
    "hand": Subject(
        "reason-net-hand",
        ("hand", "gaps", "fresh", "kept", "own_bounds"),
        frozenset(f"reason-{name}" for name in CARDS),
    ),
    "rivals": Subject(
        "reason-net-rivals",
        ("held", "bounds", "top_discard", "unseen"),
        frozenset({"reason-safe", "reason-gift", "reason-ask", "reason-steal", "reason-break-claim"}),
        frozenset({"discard"}),
    ),
    "end": Subject(
        "reason-net-end",
        ("draw_pile", "discard_pile", "reshuffled", "idle", "turn"),
        frozenset({"reason-go-out", "reason-play-on"}),
        frozenset(DRAWS),
    ),
}
