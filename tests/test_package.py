"""The package itself: which engine runs, what a wheel carries, what the locks say, what may be compiled."""

import ast
import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from email import message_from_string
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import saloon
from saloon.kernel import errors, packed, rng, table

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "saloon"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def compiled(module):
    return module.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def run(*command, cwd=ROOT, **environment):
    """The finished process; the surroundings' own wishes about engines are left behind."""
    plain = {name: text for name, text in os.environ.items() if name not in {"SALOON_ENGINE", "CI", "CC"}}
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env={**plain, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# Which engine runs


def test_the_engine_asked_for_is_the_engine_loaded():
    wish = os.environ.get("SALOON_ENGINE", "auto")
    assert wish in {"auto", saloon.ENGINE}
    assert {compiled(module) for module in (errors, rng, table)} == {saloon.ENGINE == "compiled"}
    assert not compiled(packed)


def test_an_unknown_engine_is_refused_by_name():
    told = run("-c", "import saloon.kernel", SALOON_ENGINE="turbo")
    assert told.returncode == 1
    assert "SALOON_ENGINE=turbo: use one of auto, pure, compiled" in told.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "saloon: SALOON_ENGINE=turbo: there is no such engine. Use one of: auto, pure, compiled.\n"),
        ("de", "saloon: SALOON_ENGINE=turbo: Diese Engine gibt es nicht. Möglich sind: auto, pure, compiled.\n"),
    ],
)
def test_the_command_line_says_in_words_that_there_is_no_such_engine(language, said):
    told = run("-m", "saloon.cli", "version", SALOON_ENGINE="turbo", SALOON_LANG=language)
    assert (told.returncode, told.stdout, told.stderr) == (2, "", said)


TOY_PYPROJECT = """
[tool.saloon.native]
include = ["src/saloon/kernel/*.py"]
exclude = ["src/saloon/kernel/__init__.py", "src/saloon/kernel/packed.py"]
"""
TOY_DIE = '''
from saloon.kernel.packed import i64, vec

def total(faces: vec[i64]) -> i64:
    """1"""
    n: i64 = 0
    for face in faces:
        n += face
    return n
'''
TOY_GAME = """
from saloon.kernel.die import total
from saloon.kernel.packed import i64, vec

def play(faces: list[int]) -> int:
    return int(total(vec[i64]([int(face) for face in faces])))
"""
TOY_ASKED = """
import saloon
from saloon.kernel import die, game
kinds = ["pure" if module.__file__.endswith(".py") else "compiled" for module in (die, game)]
print(saloon.ENGINE, *kinds, game.play([3, 4]))
"""


@pytest.fixture
def toy(tmp_path):
    """A checkout with a tiny engine: our guard and our compiler run around two modules of its own."""
    for name in ("src/saloon/__init__.py", "src/saloon/_engine.py", "src/saloon/kernel/__init__.py",
                 "src/saloon/kernel/packed.py", "tools/native.py"):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "pyproject.toml").write_text(TOY_PYPROJECT)
    (tmp_path / "src/saloon/kernel/die.py").write_text(TOY_DIE)
    (tmp_path / "src/saloon/kernel/game.py").write_text(TOY_GAME)
    return tmp_path


def ask(toy, wish="auto"):
    return run("-c", TOY_ASKED, cwd=toy, PYTHONPATH=str(toy / "src"), SALOON_ENGINE=wish)


def native(toy, *flags, **environment):
    return run(toy / "tools/native.py", *flags, cwd=toy, **environment)


def test_edited_sources_never_run_stale_compiled_code(toy):
    assert ask(toy).stdout == "pure pure pure 7\n"
    assert "no compiled engine" in ask(toy, "compiled").stderr

    told = native(toy)
    if not list(toy.rglob("_native__mypyc*")):
        assert told.returncode == 0, told.stderr
        pytest.skip(told.stdout.strip())
    assert told.stdout.startswith("compiling the engine, 2 modules ... done in ")
    assert ask(toy).stdout == ask(toy, "compiled").stdout == "compiled compiled compiled 7\n"
    assert ask(toy, "pure").stdout == "pure pure pure 7\n"
    assert native(toy).stdout == ""  # nothing to do
    assert native(toy, "--status").stdout == "compiled\n"

    die = toy / "src/saloon/kernel/die.py"
    die.write_text(TOY_DIE.replace("n += face", "n += 2 * face"))
    edited = ask(toy)
    assert edited.stdout == "pure pure pure 14\n"  # both modules: never a mixture
    assert "RuntimeWarning: compiled engine is older than kernel/die.py: run `make compile`" in edited.stderr
    assert ask(toy, "pure").stderr == ""
    refused = ask(toy, "compiled")
    assert refused.returncode == 1
    assert "NoEngine: compiled engine is older than kernel/die.py" in refused.stderr
    assert native(toy, "--status").returncode == 1

    die.write_text(TOY_DIE)
    assert ask(toy).stdout == "compiled compiled compiled 7\n"  # as it was compiled: current again

    (toy / "src/saloon/_native.stamp").unlink()
    assert native(toy, "--status").stdout == "pure\n"
    assert native(toy, "--clean").returncode == 0
    assert ask(toy).stdout == "pure pure pure 7\n"
    assert not list(toy.rglob("*.so"))


def test_half_a_build_is_plain_python(toy):
    (toy / "src/saloon/_native.stamp").write_text("# half\n")
    for suffix in EXTENSION_SUFFIXES:
        (toy / f"src/saloon/kernel/die{suffix}").write_bytes(b"")
    assert ask(toy).stdout == "pure pure pure 7\n"


@pytest.mark.parametrize(
    ("compiler", "reason"),
    [
        ("no-such-cc", "no C compiler (no-such-cc)"),
        ("false", "no usable C compiler (false: it does not work)"),
    ],
)
def test_without_a_compiler_the_engine_stays_plain_python(toy, compiler, reason):
    told = native(toy, CC=compiler)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"engine not compiled: {reason}; it runs as plain Python, the same game but slower\n"
    assert ask(toy).stdout == "pure pure pure 7\n"
    for flags, environment in ((["--require"], {}), ([], {"CI": "true"}), (["--lenient"], {"CI": "true"})):
        told = native(toy, *flags, CC=compiler, **environment)
        assert told.returncode == 1
        assert told.stderr == f"engine not compiled: {reason}\n"


def test_a_build_that_fails_is_an_error_unless_somebody_only_wants_to_play(toy):
    (toy / "src/saloon/kernel/die.py").write_text(TOY_DIE.replace("return n", "return 'seven'"))
    told = native(toy)
    if "not compiled" in told.stdout:
        pytest.skip(told.stdout.strip())
    assert told.returncode == 1
    assert 'kernel/die.py:9: error: Incompatible return value type (got "str"' in told.stderr
    told = native(toy, "--lenient")
    assert told.returncode == 0
    assert told.stdout.splitlines()[-1].startswith("engine not compiled: ")
    assert ask(toy).returncode == 1  # "seven" is no number: plain Python says so itself


# Compiled in the background


class Meanwhile:
    """`native.py --while` around a command that waits for a line, and then ends with status 3."""

    def __init__(self, toy, **environment):
        self.toy = toy
        self.work = toy / "work"
        self.work.mkdir()
        plain = {name: text for name, text in os.environ.items() if name not in {"SALOON_ENGINE", "CI", "CC"}}
        waits = "import sys; print('playing', flush=True); input(); sys.exit(3)"
        self.process = subprocess.Popen(
            [sys.executable, str(toy / "tools/native.py"), "--while", sys.executable, "-c", waits],
            cwd=toy,
            env={**plain, "TMPDIR": str(self.work), **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate()

    def line(self):
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def end(self):
        """Let the command end; what is printed from now on, and the exit status."""
        said, _ = self.process.communicate("\n", timeout=60)
        return said, self.process.returncode

    def wait_for(self, pattern):
        """Until a file is there: in the toy, or in the folder for temporary files."""
        while not list(self.toy.glob(pattern)):
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.05)


BACKGROUND = "compiling the engine in the background; until it is done, it runs as plain Python"


def test_a_command_runs_at_once_and_the_engine_is_compiled_meanwhile(toy):
    die = toy / "src/saloon/kernel/die.py"
    folder = os.open(toy / "src/saloon", os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)  # as if another command were compiling
    with Meanwhile(toy) as running:
        said = [running.line(), running.line(), running.line()]
        if "not compiled" in said[0]:
            pytest.skip(said[0])
        assert set(said) == {BACKGROUND, "playing", "another process is compiling the engine: waiting for it"}
        os.close(folder)
        running.wait_for("work/saloon-native-*/tree/pyproject.toml")
        assert ask(toy).stdout == "pure pure pure 7\n"
        die.write_text(TOY_DIE.replace("n += face", "n += 2 * face"))  # too late for this build
        running.wait_for("src/saloon/_native__mypyc*")
        assert ask(toy).stdout == "pure pure pure 14\n"
        die.write_text(TOY_DIE)
        assert ask(toy).stdout == "compiled compiled compiled 7\n"
        assert running.end() == ("", 3)
    assert not list(running.work.iterdir())


def test_nothing_is_left_of_a_build_when_the_command_ends_first(toy):
    with Meanwhile(toy) as running:
        if "not compiled" in (said := running.line()):
            pytest.skip(said)
        running.wait_for("work/saloon-native-*/tree/src/saloon")
        assert running.line() == "playing"
        running.process.send_signal(signal.SIGINT)  # reaches the command at a keyboard, and is not our end
        assert running.end() == ("", 3)
    assert not list(running.work.iterdir())
    assert not [file for file in toy.rglob("*") if file.suffix in {".so", ".stamp"}]


def test_a_build_that_fails_in_the_background_is_one_line(toy):
    (toy / "src/saloon/kernel/die.py").write_text(TOY_DIE.replace("return n", "return 'seven'"))
    with Meanwhile(toy) as running:
        if "no" in (said := running.line()).split():
            pytest.skip(said)
        assert running.line() == "playing"
        assert running.line().startswith("engine not compiled: ")
        assert running.end() == ("", 3)


def test_a_command_runs_without_a_compiler(toy):
    with Meanwhile(toy, CC="no-such-cc") as running:
        assert running.line().startswith("engine not compiled: no C compiler (no-such-cc); it runs as plain Python")
        assert running.line() == "playing"
        assert running.end() == ("", 3)


# What may be compiled


def engine_files():
    table = PROJECT["tool"]["saloon"]["native"]
    dropped = {file for glob in table["exclude"] for file in ROOT.glob(glob)}
    return sorted({file for glob in table["include"] for file in ROOT.glob(glob)} - dropped)


def imports(file):
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("file", engine_files(), ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_engine_files_keep_away_from_what_mypyc_mishandles(file):
    """Native ABCs crash under weak references, dataclasses do not unpickle, enums are slow."""
    assert not {"abc", "dataclasses", "enum", "weakref", "copy", "pickle"} & set(imports(file))
    assert (file.parent / "__init__.py").is_file()


# What is published


def test_the_version_is_the_same_everywhere():
    assert saloon.__version__ == PROJECT["project"]["version"]
    groups = PROJECT["dependency-groups"]
    assert "librt>=0.16.0" in PROJECT["project"]["dependencies"]
    assert "librt==0.16.0" in groups["compile"]
    assert set(groups["dev"]) & set(groups["compile"]) == {"mypy==2.4.1"}


def test_a_wheel_carries_sources_and_rulebooks_and_no_library_of_the_checkout(tmp_path):
    built = run("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path, ".",
                SALOON_COMPILE="off", SALOON_WEB="off")  # fmt: skip
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("saloon_cards-*-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {
        "saloon/py.typed",
        "saloon/kernel/rng.py",
        "saloon/rulebooks/wyatt-earp.md",
        "saloon/rulebooks/fr/wyatt-earp.md",
    } <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".stamp"))]
    [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
    told = message_from_string(zipfile.ZipFile(wheel).read(metadata).decode())
    extras = {"arena", "client", "cluster", "export", "gym", "openspiel", "play", "postgres", "redis", "server"}
    assert set(told.get_all("Provides-Extra", [])) == extras
    description = told.get_payload()
    assert isinstance(description, str)
    assert "make play" in description
    assert re.findall(r"\]\((?!https?://)", description) == [], "links into the repository"


def test_an_installation_without_extras_has_a_command_line():
    """What the commands help, version, rules and score import is among the dependencies, and nothing else is needed."""
    needed = {Requirement(want).name.replace(".", "_") for want in PROJECT["project"]["dependencies"]}
    optional = PROJECT["project"]["optional-dependencies"]
    others = {Requirement(want).name for wants in optional.values() for want in wants} - needed
    hidden = sorted({name.replace("-", "_").partition("[")[0] for name in others} | {"argon2"})
    block = f"import sys; sys.modules.update(dict.fromkeys({hidden!r}))"
    commands = (["--help"], ["version"], ["rules", "WE-4.6"], ["score", "--pot", "5000", "Ann=8", "Bob=6"], ["options"])
    for words in commands:
        program = f"{block}; sys.argv = ['saloon', *{words!r}]; from saloon.cli import main; main()"
        told = run("-c", program, SALOON_LANG="en", SALOON_ENGINE="pure")
        assert (told.returncode, told.stderr) == (0, ""), (words, told.stderr)
        assert told.stdout


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("requirements.txt", "--index-url https://host.example/simple\n", "txt:1: names a registry"),
        ("requirements.txt", "rich @ https://host.example/rich.whl\n", "txt:1: names a registry"),
        ("requirements.txt", "rich==15.0.0\n", "requirements.txt: rich has no hash"),
        ("requirements.txt", "", "asks for librt>=0.16.0, the lock has none"),
        ("requirements-dev.txt", "mypy==1.0 --hash=sha256:00\n", "asks for mypy==2.4.1, the lock has 1.0"),
        ("web/package-lock.json", '{\n"resolved": "there"\n}\n', "web/package-lock.json:2: names a registry"),
        ("uv.lock", "", "uv.lock: this kind of lock names registry hosts"),
    ],
)  # fmt: skip
def test_a_lock_with_a_host_or_a_gap_is_refused(tmp_path, name, text, fault):
    for file in [ROOT / "pyproject.toml", *ROOT.glob("requirements*.txt")]:
        shutil.copy(file, tmp_path)
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    told = run("tools/check_locks.py", tmp_path)
    assert told.returncode == 1
    assert fault in told.stderr
