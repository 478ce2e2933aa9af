"""What installed packages offer under a group of entry points: games, guides, faces. Ours are found in the same way."""

from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any
from warnings import warn

OURS = "saloon-cards"  # our distribution: no other package can replace its names


class DoesNotLoad(Exception):
    """A package offers something that cannot be used: which one, what, and why."""

    def __init__(self, name: str, package: str, cause: str) -> None:
        super().__init__(f"{name} of the package {package} cannot be used: {cause}")
        self.name = name
        self.package = package
        self.cause = cause


class Plugins:
    """The offers of one group by name, ours first, then those of other packages; each is loaded when it is wanted."""

    def __init__(self, group: str) -> None:
        self.group = group
        self.loaded: dict[str, Any] = {}

    @cached_property
    def points(self) -> dict[str, EntryPoint]:
        """Entry points by name. Of several with one name ours is taken, else the first by package, with a warning."""
        found: dict[str, EntryPoint] = {}
        for point in sorted(entry_points(group=self.group), key=lambda one: (not is_ours(one), one.name, package(one))):
            first = found.setdefault(point.name, point)
            if first is not point and not is_ours(first):
                told = f"{point.name} is offered by {package(first)} and by {package(point)}: the first is used"
                warn(told, RuntimeWarning, stacklevel=2)
        return found

    def names(self) -> tuple[str, ...]:
        return tuple(self.points)

    def is_ours(self, name: str) -> bool:
        return name in self.ours

    @cached_property
    def ours(self) -> frozenset[str]:
        """Asked often, and kept: the name of a package is read from its files."""
        return frozenset(name for name, point in self.points.items() if is_ours(point))

    def package(self, name: str) -> str:
        """The package that an offer comes from, with its version."""
        return package(self.points[name])

    def load(self, name: str, kind: type) -> Any:
        """What is offered by this name: an instance of `kind`, or a class of that kind; `DoesNotLoad` says why not."""
        if name not in self.loaded:
            try:
                found = self.points[name].load()
            except (Exception, SystemExit) as error:  # any error in the package's code
                raise DoesNotLoad(name, self.package(name), f"{type(error).__name__}: {error}"[:300]) from error
            if not (isinstance(found, kind) or (isinstance(found, type) and issubclass(found, kind))):
                raise DoesNotLoad(name, self.package(name), f"{self.points[name].value} is no {kind.__name__}")
            self.loaded[name] = found
        return self.loaded[name]


def package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else "?"


def is_ours(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OURS
