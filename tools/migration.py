"""Write the next revision of the database: how `saloon.server.storage.schema` differs from the revisions so far.

    python tools/migration.py "What changes"

Read it before you commit it: Alembic sees no renaming, and knows nothing of the rows. A revision that nobody has used
yet is rather deleted and written again than followed by another one.
"""

import asyncio
import re
import subprocess
import sys
import tempfile

from alembic import command
from sqlalchemy import Connection

from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import FOLDER, config, exclusively, upgrade


def write(connection: Connection, message: str, id: str) -> None:
    upgrade(connection)
    command.revision(config(connection), message, autogenerate=True, rev_id=id)


async def main(message: str) -> None:
    versions = FOLDER / "versions"
    versions.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        engine = engine_for(f"sqlite+aiosqlite:///{folder}/x.db")
        await exclusively(engine, write, message, f"r{len(list(versions.glob('r*.py'))) + 1:04}")
        await engine.dispose()
    for file in versions.glob("r*.py"):
        file.write_text(re.sub(r"\n *# ### .*", "", file.read_text("utf-8")), "utf-8")  # Alembic's own remarks
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(versions)], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].strip():
        sys.exit((__doc__ or "").strip())
    asyncio.run(main(sys.argv[1]))
