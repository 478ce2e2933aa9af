"""A plugin for pytest: the database answers as on a machine that is briefly slow.

`-p tests.server.slow`: before and after each call of SQLite by the tasks of this process up to `SLOW` seconds pass
(0.02, unless the environment says otherwise). What depends on time, or on when a task is cancelled, shows itself.
"""

import asyncio
import os
import random
from typing import Any

from aiosqlite import Connection

SLOW = float(os.environ.get("SLOW", "0.02"))
execute = Connection._execute


async def slowly(self: Connection, *call: Any, **named: Any) -> Any:
    await asyncio.sleep(random.uniform(0, SLOW))
    try:
        return await execute(self, *call, **named)
    finally:
        await asyncio.sleep(random.uniform(0, SLOW))


Connection._execute = slowly  # type: ignore[method-assign]
