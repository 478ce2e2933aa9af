"""Seats that other nets play in training (`training/others.py`), and tiny runs with them. Torch is needed only here."""

import json
import math
import re
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="pip install --group training (docs/training.md)")

from training.learner import Settings  # noqa: E402
from training.nets import Trunk  # noqa: E402
from training.others import Others, weights_of  # noqa: E402
from training.workers import GROUPS, Plan  # noqa: E402

pytestmark = pytest.mark.soak  # torch is in no lock, so not even CI has it

ROOT = Path(__file__).parents[2]
TINY = "--workers 1 --tables 8 --gauge 6 --steps 8 --width 16 --batch 32 --lots 3 --seconds 600 --match-every 600"


def small() -> Trunk:
    return Trunk(5, 4, 2, 2, 3)


def others(tmp_path: Path, every: int = 0, **asked: object) -> Others:
    settings = Settings(out=str(tmp_path), every=every, **asked)  # type: ignore[arg-type]
    plan = Plan("revolver", 2, 40, 10, {2: 1.0}, 1.0, every, 0, 1, 100, ("", "", ""))
    return Others(settings, plan, small, weights_of(small()), "cpu")


def file_of(net: Trunk, file: Path) -> str:
    import numpy as np

    np.savez(file, **{name: value.numpy() for name, value in net.state_dict().items()})
    return str(file)


def test_frozen_weights_play_every_seat_but_one_of_each_table(tmp_path):
    found = others(tmp_path, frozen=file_of(small(), tmp_path / "old.npz"))
    numbers = found.tables[0][0]
    assert numbers.tolist() == list(range(80))
    seats = torch.full((80,), 3)
    theirs = torch.stack([found.theirs(numbers, torch.full((80,), seat), seats) for seat in range(3)])
    assert theirs.sum(0).tolist() == [2] * 80
    assert (~theirs).sum(1).tolist() == [27, 27, 26]


def test_nets_of_a_pool_play_one_seat_at_their_share_of_the_tables_and_never_beside_a_guide(tmp_path):
    found = others(tmp_path, every=8, pool_share=0.25)
    for group in range(GROUPS):
        chosen = torch.cat(found.tables[group])
        assert len(set(chosen.tolist())) == len(chosen) == 20
        assert all(number % 40 % 8 for number in chosen.tolist())
        seats = torch.full((20,), 2)
        theirs = [found.theirs(chosen, torch.full((20,), seat), seats) for seat in range(2)]
        assert (theirs[0] ^ theirs[1]).all()


def test_a_pool_grows_by_snapshots_and_its_nets_are_drawn_from_it(tmp_path):
    found = others(tmp_path, pool=file_of(small(), tmp_path / "old.npz"), pool_share=0.5, pool_every=10)
    assert len(found.pool) == 2  # the file and the weights of the beginning
    now = small()
    for second in range(0, 400, 5):
        found.renew(second, now)
    assert len(found.pool) == 41
    drawn = [tuple(net.inp.bias.tolist()) for net in found.nets]
    assert set(drawn) <= {tuple(each["inp.bias"].tolist()) for each in found.pool}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"pool": "x.npz"}, "--pool-share"),
        ({"frozen": "x.npz", "pool_share": 0.5}, "--pool-share"),
        ({"frozen": "x.npz", "every": 8}, "--every 0"),
        ({"pool_share": 2}, "between 0 and 1"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(tmp_path, asked, told):
    with pytest.raises(SystemExit, match=told):
        others(tmp_path, **asked)


def test_weights_of_another_width_are_refused_with_the_width_to_say(tmp_path):
    wide = Trunk(5, 6, 2, 2, 3)
    with pytest.raises(SystemExit, match="--width 6"):
        others(tmp_path, frozen=file_of(wide, tmp_path / "wide.npz"))


def run(out: Path, *asked: str) -> str:
    command = [sys.executable, "-m", "training", "revolver", "--out", str(out), *TINY.split(), *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_tiny_run_an_exploiter_of_it_and_one_with_a_pool_have_finite_losses(tmp_path):
    run(tmp_path / "first")
    old = str(tmp_path / "first" / "revolver.npz")
    for name, asked in {
        "exploiter": ["--frozen", old, "--every", "0", "--last-matches", "2"],
        "pool": ["--pool", old, "--pool-share", "0.5", "--load", str(tmp_path / "first" / "revolver-state.pt")],
    }.items():
        told = run(tmp_path / name, *asked)
        losses = re.findall(r"(?:policy|entropy|critic|actor) (-?[\d.]+|nan|inf)", told)
        assert len(losses) >= 8
        assert all(math.isfinite(float(loss)) for loss in losses)
        curve = json.loads((tmp_path / name / "curve.json").read_text())["curve"]
        if name == "exploiter":
            assert curve[-1]["frozen 2"]["games"] > curve[0]["frozen 2"]["games"]  # twice as many at the end
