"""Observations and masks as spaces of Gymnasium."""

from typing import cast

import numpy as np
from gymnasium.spaces import Box, Space

from saloon.adapters.setup import Bytes
from saloon.kernel.layout import Part


def box(parts: tuple[Part, ...]) -> Space[Bytes]:
    """The space of an observation that is laid out so."""
    highest = np.concatenate([np.full(part.length, part.highest, np.uint8) for part in parts])
    return cast(Space[Bytes], Box(np.zeros_like(highest), highest, dtype=np.uint8))


def mask_box(space: int) -> Box:
    return Box(0, 1, (space,), np.int8)
