"""Open data: verified records without names, of tables where everyone has agreed; the docs' snippets load them."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from saloon.kernel import record as records
from saloon.kernel.errors import Illegal
from saloon.server.storage.database import engine_for
from saloon.server.storage.export import Exported, export
from saloon.server.storage.migrate import migrate
from saloon.server.storage.schema import RECORDS
from tests.server.client import Player, guests, play
from tests.server.conftest import Houses
from tests.server.test_ratings import with_rows
from tests.server.test_serve import saloon

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def exported(database: str, file: Path) -> Exported:
    async def go() -> Exported:
        engine = engine_for(database)
        try:
            return await export(engine, file, force=True)
        finally:
            await engine.dispose()

    return asyncio.run(go())


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_games_are_handed_on_when_all_agree_and_not_after_one_has_gone(
    houses: Houses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, file = houses.open(), tmp_path / "games.jsonl"

    async def game() -> Any:
        ann, ben = await guests(node.url, "Ann Example", "Ben Example")
        table = await ann.open(node.url, "revolver", "me", "open")
        await ben.sit(node.url, table, 1)
        await play(Player(ann, table["id"], [node.url], 1), Player(ben, table["id"], [node.url], 2))
        assert not (await ann.ask(node.url, "/api/me"))["shares"]  # unless somebody says so
        await ann.ask(node.url, "/api/me", {"shares": True}, "PATCH")
        return ann, ben, table["id"]

    ann, ben, table = asyncio.run(game())
    assert exported(node.database, file) == Exported(0, 1, 0)
    asyncio.run(ben.ask(node.url, "/api/me", {"shares": True}, "PATCH"))
    assert exported(node.database, file) == Exported(1, 0, 0)
    (found,) = lines(file)
    assert (found["game"], found["players"], found["verified"]) == ("revolver", ["person", "person"], "replay")
    text = file.read_text()
    assert not [word for word in ("Example", ann.account, ben.account, table) if word in text]
    for _ in records.replay(records.from_document(found["record"])):
        pass  # whoever has the file can verify it

    assert exported(node.database, tmp_path / "games.parquet") == Exported(1, 0, 0)
    monkeypatch.chdir(tmp_path)
    section = PAGE.read_text("utf-8").partition("## Open data")[2]
    for snippet in re.findall(r"```python\n(.*?)```", section, re.S):
        exec(snippet, {})

    again = saloon("export", str(file), "--database", node.database)
    assert again.returncode == 2  # it is there already
    told = saloon("export", str(file), "--database", node.database, "--force")
    assert told.returncode == 0, told.stderr
    assert str(file) in told.stdout
    told = saloon("ratings", "--database", node.database)
    assert told.returncode == 0, told.stderr

    asyncio.run(with_rows(node.database, lambda c: c.execute(update(RECORDS).values(digest="0" * 64))))
    assert exported(node.database, file) == Exported(0, 0, 1)
    asyncio.run(ben.ask(node.url, "/api/me/delete", {}))
    assert exported(node.database, file) == Exported(0, 1, 0)


def test_a_database_that_is_none_of_ours_is_named(tmp_path: Path) -> None:
    with pytest.raises(Illegal, match="no-house-here"):
        exported(f"sqlite+aiosqlite:///{tmp_path}/nothing.db", tmp_path / "x.jsonl")
    assert not (tmp_path / "x.jsonl").exists()


def test_an_empty_house_gives_an_empty_file(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"

    async def make() -> None:
        engine = engine_for(database)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    assert exported(database, tmp_path / "x.parquet") == Exported(0, 0, 0)
    assert exported(database, tmp_path / "x.jsonl.gz") == Exported(0, 0, 0)
