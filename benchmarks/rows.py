"""What is measured and what is wanted: the rows of the table, and the project's speed targets."""

from dataclasses import dataclass

RATE, SEARCH, TIME, SIZE = "decisions/s", "iterations/s", "µs", "bytes"


@dataclass(frozen=True)
class RowOf:
    """A row: `worker` and `key` say whom to ask for what, the rest says it to the reader."""

    worker: str
    key: str
    game: str
    how: str
    unit: str = RATE
    once: bool = False  # asked once, of a fresh process, before anything else ran in it

    @property
    def name(self) -> str:
        return f"{self.worker}:{self.key}"


@dataclass(frozen=True)
class Target:
    """A figure to reach: a ratio to the row `over`, or, without one, a limit on the figure itself.

    Ratios and rates are wanted as high as that or higher, times and sizes as low or lower.
    """

    what: str
    key: str
    pure: float | None
    compiled: float | None
    over: str = ""
    unit: str = "x"

    def bar(self, engine: str) -> float | None:
        return self.pure if engine == "pure" else self.compiled

    @property
    def at_least(self) -> bool:
        return bool(self.over) or self.unit == SEARCH

    def met(self, value: float, bar: float) -> bool:
        return value >= bar if self.at_least else value <= bar


TITLES = {
    "openspiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "pure": "Saloon, plain Python",
    "compiled": "Saloon, compiled",
}

PEERS = [
    RowOf("openspiel", "gin.python", "gin rummy", "C++ states driven from Python"),
    RowOf("openspiel", "gin.observed", "gin rummy", "the same, with observation tensor and mask"),
    RowOf("openspiel", "gin.inside", "gin rummy", "random rollouts inside C++"),
    RowOf("openspiel", "hearts.python", "hearts", "C++ states driven from Python"),
    RowOf("openspiel", "hearts.inside", "hearts", "random rollouts inside C++"),
    RowOf("rlcard", "gin.env", "gin rummy", "environment, with observation"),
    RowOf("rlcard", "gin.bare", "gin rummy", "bare game, without observation"),
    RowOf("pettingzoo", "gin.env", "gin rummy", "env(), with observation and mask"),
    RowOf("pettingzoo", "gin.raw", "gin rummy", "raw_env(), with observation and mask"),
    RowOf("openspiel", "gin.search", "gin rummy", "ISMCTS bot in C++, random rollouts", SEARCH),
    RowOf("openspiel", "hearts.search", "hearts", "ISMCTS bot in C++, random rollouts", SEARCH),
    RowOf("openspiel", "gin.clone", "gin rummy", "clone a state", TIME),
    RowOf("openspiel", "hearts.clone", "hearts", "clone a state", TIME),
]

GAME = "Wyatt Earp, 3 players"
REVOLVER = "Revolver"
ENGINES = ("pure", "compiled")


def ours(engine: str) -> list[RowOf]:
    """Our rows, for one of the two builds of the same files."""
    return [
        RowOf(engine, "memory", GAME, "memory of a running game", SIZE, once=True),
        RowOf(engine, "inside", GAME, "random games inside, search table"),
        RowOf(engine, "inside.live", GAME, "random games inside, live table"),
        RowOf(engine, "driven", GAME, "driven from Python, checked, search table"),
        RowOf(engine, "driven.live", GAME, "driven from Python, checked, live table"),
        RowOf(engine, "observed.driven", GAME, "driven, with observation and mask"),
        RowOf(engine, "clone.search", GAME, "clone a search table", TIME),
        RowOf(engine, "clone.live", GAME, "clone a live table", TIME),
        RowOf(engine, "imagine", GAME, "imagine a world (clone and deal the unseen)", TIME),
        RowOf(engine, "revolver.memory", REVOLVER, "memory of a running game", SIZE, once=True),
        RowOf(engine, "revolver.inside", REVOLVER, "random games inside"),
        RowOf(engine, "revolver.driven", REVOLVER, "driven from Python, checked"),
        RowOf(engine, "revolver.observed.driven", REVOLVER, "driven, with observation and mask"),
        RowOf(engine, "revolver.clone", REVOLVER, "clone a table", TIME),
        RowOf(engine, "revolver.imagine", REVOLVER, "imagine a world (clone and deal the unseen)", TIME),
    ]


def environments() -> list[RowOf]:
    """What learning programs use, compiled only: nobody trains on plain Python."""
    batch, raw = (
        "256 games in one call, with observation and mask",
        "raw_env() of PettingZoo, with observation and mask",
    )
    return [
        RowOf("compiled", "batch", GAME, batch),
        RowOf("compiled", "aec.raw", GAME, raw),
        RowOf("compiled", "revolver.batch", REVOLVER, batch),
        RowOf("compiled", "revolver.aec.raw", REVOLVER, raw),
    ]


def searches() -> list[RowOf]:
    """Ranger's search, compiled only: as plain Python a turn of it would take many seconds."""
    random, guided = "Ranger's search, random rollouts", "Ranger's search, rollouts with knowledge, as it plays"
    return [
        RowOf("compiled", "search.random", GAME, random, SEARCH),
        RowOf("compiled", "search.guided", GAME, guided, SEARCH),
        RowOf("compiled", "revolver.search.random", REVOLVER, random, SEARCH),
        RowOf("compiled", "revolver.search.guided", REVOLVER, guided, SEARCH),
    ]


def hosted() -> list[RowOf]:
    """Our games as Python games of OpenSpiel, on the compiled engine."""
    bare, seen = "hosted by OpenSpiel, driven from Python", "hosted by OpenSpiel, with observation tensor and mask"
    return [
        RowOf("compiled", "openspiel.driven", GAME, bare),
        RowOf("compiled", "openspiel.observed", GAME, seen),
        RowOf("compiled", "revolver.openspiel.driven", REVOLVER, bare),
        RowOf("compiled", "revolver.openspiel.observed", REVOLVER, seen),
    ]


GIN, HEARTS, RLCARD = "openspiel:gin.python", "openspiel:hearts.inside", "rlcard:gin.env"
TENSORS, PETTINGZOO = "openspiel:gin.observed", "pettingzoo:gin.raw"
YARDSTICKS = {GIN: "/ OpenSpiel gin, Python", HEARTS: "/ OpenSpiel hearts, C++", RLCARD: "/ RLCard env"}

TARGETS = [
    Target("random games inside / OpenSpiel gin rummy from Python", "inside", 6, 100, GIN),
    Target("driven from Python / OpenSpiel gin rummy from Python", "driven", 5, 30, GIN),
    Target("random games inside / OpenSpiel hearts inside C++", "inside", None, 1, HEARTS),
    Target("observation and mask, driven / RLCard environment", "observed.driven", 8, 50, RLCARD),
    Target("hosted by OpenSpiel, driven / OpenSpiel gin rummy from Python", "openspiel.driven", None, 1.5, GIN),
    Target("256 games in one call / OpenSpiel gin rummy with tensor and mask", "batch", None, 40, TENSORS),
    Target("raw_env() / PettingZoo's gin rummy raw_env()", "aec.raw", None, 30, PETTINGZOO),
    Target("search iterations, random rollouts", "search.random", None, 20_000, unit=SEARCH),
    Target("clone a search table", "clone.search", None, 1.0, unit=TIME),
    Target("clone a live table", "clone.live", None, 1.0, unit=TIME),
    Target("memory of a running game", "memory", 10_000, 10_000, unit=SIZE),
    Target("Revolver: random games inside / OpenSpiel gin rummy from Python", "revolver.inside", None, 30, GIN),
    Target("Revolver: observation and mask, driven / RLCard environment", "revolver.observed.driven", None, 50, RLCARD),
    Target("Revolver: 256 games in one call / OpenSpiel gin, tensor and mask", "revolver.batch", None, 25, TENSORS),
    Target("Revolver: raw_env() / PettingZoo's gin rummy raw_env()", "revolver.aec.raw", None, 30, PETTINGZOO),
    Target("Revolver: clone a table", "revolver.clone", None, 1.5, unit=TIME),
]
