"""A tiny net learns on a CPU, in about a minute, to beat random choices; it is packaged as it is played."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="pip install --group training (docs/training.md)")

from saloon.bots.bot import Look, RandomBot
from saloon.bots.champion import seen
from saloon.bots.knowledge import knowledge_of
from saloon.bots.nets.policy import Policy
from saloon.games.wyatt_earp import GAME
from saloon.kernel.rng import Quick

pytestmark = pytest.mark.soak  # torch is in no lock

ROOT = Path(__file__).parents[2]
SMALL = "--workers 1 --tables 128 --gauge 40 --steps 32 --width 64 --batch 1024 --rate 2e-3 --match-every 600"
GAMES = 60


def test_a_tiny_net_beats_random_choices(tmp_path):
    """Forty batches, a third of a million decisions; of 60 games chance alone wins 42 once in a thousand times."""
    command = [sys.executable, "-m", "training", "wyatt-earp", "--out", str(tmp_path), "--lots", "40"]
    done = subprocess.run(
        [*command, "--seconds", "900", *SMALL.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    net = knowledge_of(GAME.name).net
    assert net is not None
    with np.load(tmp_path / "wyatt-earp.npz") as weights:
        policy = Policy(net.columns(GAME, GAME.options({})), dict(weights))
    won = 0
    for deal in range(GAMES):
        table, other = GAME.new(GAME.unattended(GAME.options({})), 2, Quick(deal)), RandomBot(deal)
        while (seat := int(table.to_act())) >= 0:
            look = Look(GAME, table)
            likely = list(policy.likely(seen(look), look.legal)) if seat == deal % 2 else []
            table.apply(look.legal[likely.index(max(likely))] if likely else other.choose(look))
        won += table.scores()[deal % 2] == 1.0
    assert won >= 42
