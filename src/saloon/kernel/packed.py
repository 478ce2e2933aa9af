"""mypyc's packed array and machine integers when compiled, list and int when not. Never compiled itself."""

from inspect import get_annotations
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int
    u8 = int

    class vec:
        """`vec[i64](items)` is a list."""

        def __class_getitem__(cls, item: Any) -> type:
            return list

    def extend(row: list[Any], more: Any) -> list[Any]:
        """The row with more at its end; what it was called before is used no longer."""
        row.extend(more)
        return row

    def mypyc_attr(native_class: bool = False, **_: Any) -> Any:
        """A class that is marked as native has `__slots__` in plain Python: small objects, quick attributes."""
        return slotted if native_class else lambda cls: cls

    def slotted(cls: type) -> type:
        """The class made once more, with a slot for each attribute that it declares."""
        members = {name: value for name, value in vars(cls).items() if name not in {"__dict__", "__weakref__"}}
        found = type(cls)(cls.__name__, cls.__bases__, {**members, "__slots__": tuple(get_annotations(cls))})
        for member in members.values():
            for cell in getattr(member, "__closure__", None) or ():  # what `super()` means in a method
                if cell.cell_contents is cls:
                    cell.cell_contents = found
        return found
