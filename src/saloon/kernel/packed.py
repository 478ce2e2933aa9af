"""mypyc's packed array and machine integer when compiled, list and int when not. Never compiled itself."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    class vec:
        """`vec[i64](items)` is a list."""

        def __class_getitem__(cls, item: Any) -> type:
            return list

    def mypyc_attr(**_: Any) -> Any:
        return lambda cls: cls
