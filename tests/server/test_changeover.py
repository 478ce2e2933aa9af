"""A server that starts before its engine is compiled: the bots' workers change over to the compiled one."""

import asyncio
import os
import shutil
import time
from pathlib import Path

import pytest

import saloon
from saloon import _engine
from saloon._engine import Compiling
from saloon.server.workers.pool import Pool
from tests.server.conftest import Houses, until
from tests.server.test_referee import NOBODY, with_pool
from tests.server.test_referee import until as soon
from tests.server.test_serve import Served, a_bot_plays, alive

SOURCES = Path(saloon.__file__).parent
LIBRARY = "_native__mypyc"


def test_workers_change_over_one_by_one_and_finish_their_work_first() -> None:
    async def test(pool: Pool) -> None:
        await soon(lambda: len(pool.idle) == 2)
        old = set(pool.pools)
        busy = asyncio.create_task(pool.ask(NOBODY, time.sleep, 1.0))
        await soon(lambda: pool.long)
        await pool.change_over()
        assert len(pool.pools - old) == 2
        assert not set(pool.idle) & old
        assert await busy is None  # nobody ended it
        await soon(lambda: not pool.leaving)
        assert not pool.pools & old
        assert await pool.ask(NOBODY, os.getpid) != os.getpid()

    with_pool(test, 2)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two sources that are not compiled, read by a process that runs as plain Python."""
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(_engine, "HERE", tmp_path)
    monkeypatch.setattr(_engine, "STAMP", tmp_path / "_native.stamp")
    monkeypatch.setattr(_engine, "ENGINE", "pure")
    monkeypatch.delenv("SALOON_ENGINE", raising=False)
    return tmp_path


def compile_as_it_is(checkout: Path) -> None:
    lines = [f"{_engine.digest_of(checkout / name)}  {name}\n" for name in ("one.py", "two.py")]
    (checkout / "_native.stamp").write_text("".join(lines))
    (checkout / f"{LIBRARY}.so").touch()


def test_the_compiled_engine_is_taken_when_all_of_it_is_there(checkout: Path) -> None:
    compiling = Compiling()
    assert compiling.possible
    assert not compiling.done()
    compile_as_it_is(checkout)
    (checkout / f"{LIBRARY}.so").unlink()
    assert not compiling.done(), "the library comes last"
    compile_as_it_is(checkout)
    assert compiling.done()


def test_an_engine_of_other_sources_than_the_server_has_read_is_not_taken(checkout: Path) -> None:
    compiling = Compiling()
    (checkout / "two.py").write_text("edited before it was compiled")
    compile_as_it_is(checkout)
    assert not compiling.done()
    (checkout / "two.py").write_text("two.py")
    compile_as_it_is(checkout)
    assert compiling.done()
    (checkout / "two.py").write_text("edited afterwards")
    assert not compiling.done()


def test_who_wants_plain_python_keeps_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_ENGINE", "pure")
    assert not Compiling().possible


def test_bots_of_a_running_server_change_over_when_the_engine_is_compiled(houses: Houses, tmp_path: Path) -> None:
    if not _engine.has_library() or _engine.stale():
        assert not os.environ.get("CI"), "CI has a compiled engine"
        pytest.skip("there is no compiled engine here")
    package = tmp_path / "src" / "saloon"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "_native.stamp", "static", "__pycache__")
    shutil.copytree(SOURCES, package, ignore=ignored)
    database = f"sqlite+aiosqlite:///{houses.folder}/house.db"
    served = Served(houses.folder / "server.log", database, PYTHONPATH=str(package.parent), SALOON_LANG="en")
    served.environment.pop("SALOON_ENGINE", None)
    houses.nodes.append(served)
    served.start()
    assert engines(served) == {"pure"}

    shutil.copy(_engine.STAMP, package)
    libraries = list(SOURCES.rglob("*.so"))
    for file in sorted(libraries, key=lambda file: file.name.startswith(LIBRARY)):
        part = package / file.relative_to(SOURCES).with_suffix(".part")
        shutil.copy(file, part)
        part.replace(package / file.relative_to(SOURCES))
    until(lambda: "The engine is compiled now" in served.log.read_text(), "the workers have not changed over")
    asyncio.run(a_bot_plays(served.url))
    assert engines(served) == {"compiled"}
    served.stop()
    said = served.log.read_text()
    assert said.count("The engine is compiled now") == 1
    assert "Traceback" not in said
    assert "[warning" not in said


def engines(served: Served) -> set[str]:
    """What the workers have loaded."""
    workers = [
        process for process in served.workers() if alive(process) and "spawn_main" in " ".join(process.cmdline())
    ]
    mapped = [[file.path for file in worker.memory_maps()] for worker in workers]
    return {"compiled" if any(LIBRARY in path for path in paths) else "pure" for paths in mapped}
