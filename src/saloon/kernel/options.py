"""Options of a game's rules: switches with their values and presets, read and written by name."""

from typing import Any

from saloon.kernel.errors import Malformed
from saloon.kernel.packed import mypyc_attr

Entry = tuple[str, str, str, str, list[str]]  # id, name, class, rule, values: the first is the default
Limits = tuple[int, int]

LARGEST: int = 999_999_999


class Switches:
    """The options of one game. An object that holds them has an attribute for each: the place of its value."""

    entries: list[Entry]
    presets: dict[str, dict[str, str]]
    numbers: dict[str, Limits]  # options that are numbers, beside or instead of words

    def __init__(
        self, entries: list[Entry], presets: dict[str, dict[str, str]], numbers: dict[str, Limits] | None = None
    ) -> None:
        self.entries = entries
        self.presets = presets
        self.numbers = numbers if numbers is not None else {}

    def reset(self, options: object) -> None:
        """Every option at its default."""
        for name in [*self.numbers, *self.names()]:
            setattr(options, name, 0)

    def names(self) -> list[str]:
        return [entry[1] for entry in self.entries]

    def read(self, settings: dict[str, object], options: object) -> None:
        """Set options by names and values; `preset` names a set to start from. Errors name the option."""
        preset = settings.get("preset", "standard")
        if not isinstance(preset, str) or preset not in self.presets:
            raise Malformed("unknown-preset", "preset", {"value": word_of(preset), "known": ", ".join(self.presets)})
        chosen: dict[str, object] = {**self.presets[preset], **settings}
        for name, value in chosen.items():
            if name != "preset":
                self.set(options, name, value)

    def set(self, options: object, name: str, value: object) -> None:
        """Set one option by name; booleans and numbers may be given as such or as words."""
        word = word_of(value)
        values = self.values(name)
        if word in values:
            setattr(options, name, values.index(word))
        elif name in self.numbers:
            least, most = self.numbers[name]
            if not word.isascii() or not word.isdigit() or len(word) > 4 or not least <= int(word) <= most:
                raise Malformed("not-a-number-in-range", name, {"value": word, "least": least, "most": most})
            setattr(options, name, int(word))
        elif values:
            raise Malformed("unknown-value", name, {"value": word, "known": ", ".join(values)})
        else:
            raise Malformed("unknown-option", name[:80], {"known": ", ".join(self.names())})

    def values(self, name: str) -> list[str]:
        """The words that an option knows; none if it is a plain number or unknown."""
        for entry in self.entries:
            if entry[1] == name:
                return entry[4]
        return []

    def write(self, options: object) -> dict[str, str]:
        """The options that differ from the standard rules, by name: `read` reads them back."""
        found: dict[str, str] = {}
        for name in [*self.names(), *self.numbers]:
            place = int(getattr(options, name))
            if place:
                found[name] = str(place) if name in self.numbers else self.values(name)[place]
        return found


@mypyc_attr(native_class=True)
class Rules:
    """The options of one table. Two of them are equal if they mean the same rules; a table's own never change."""

    def key(self) -> tuple[Any, ...]:
        """What tells them from others: it can be hashed."""
        raise NotImplementedError

    def names(self) -> dict[str, str]:
        """Those that differ from the standard rules, by name."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<Options {self.names()}>"


def word_of(value: object) -> str:
    """A value as a word; only its type if it cannot be the value of an option (it may be cyclic or very large)."""
    if isinstance(value, str):
        return value[:80].lower()
    if isinstance(value, bool):  # before the numbers: compiled, `str` of an int is always digits
        return "true" if value else "false"
    if isinstance(value, int) and -LARGEST <= value <= LARGEST:
        return str(value)
    return type(value).__name__
