"""What the net's hints speak of in Revolver: parts of an observation, and the reasons that are about them."""

from saloon.bots.knowledge import Subject

HERE = ("attack-wins", "holds", "concede", "with-others", "law", "gang", "kill-lawman", "destroy-gun", "takes-grit")
LATER = ("comes-here", "row", "ahead", "make-room", "limit", "effect", "cancel")
CARDS = ("to-hand", "draw", "cheapest", "dear", "keep-cards", "pay", "reflexes", "enough", "effect")
WITH_CARDS = (
    "play", "discard", "answer", "place", "use", "lose", "save", "react", "recover", "done", "end-turn",
)  # fmt: skip

SUBJECTS = {
    "firepower": Subject(
        "reason-net-firepower",
        ("law", "gang", "margin", "lying", "caps", "tally", "killed"),
        frozenset(f"reason-{name}" for name in (*HERE, *LATER)),
    ),
    "gang": Subject(
        "reason-net-gang",
        ("alive", "grit", "saved", "spared", "living", "named"),
        frozenset({"reason-kill-bandit", "reason-lose", "reason-save", "reason-derail", "reason-attack-wins"}),
    ),
    "border": Subject(
        "reason-net-border", ("cubes", "supply"), frozenset({"reason-holds", "reason-reflexes", "reason-attack-wins"})
    ),
    "chase": Subject(
        "reason-net-chase",
        ("field", "space", "spaces_left", "reached", "extra", "turn"),
        frozenset({"reason-marker", "reason-row", "reason-ahead"}),
    ),
    "hand": Subject(
        "reason-net-hand",
        ("hand", "held", "price", "returned", "targets", "banned"),
        frozenset(f"reason-{name}" for name in CARDS),
        frozenset(WITH_CARDS),
    ),
    "piles": Subject(
        "reason-net-piles",
        ("stocked", "waste", "unseen", "known", "reshuffled"),
        frozenset({"reason-draw"}),
        frozenset({"play", "discard", "recover"}),
    ),
}
