"""What `python -m training` is asked for: what cannot be is refused, and says what is wrong."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="pip install --group training (docs/training.md)")

from training.__main__ import settings_of

pytestmark = pytest.mark.soak  # torch is in no lock


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("faro", "no such game: faro"),
        ("revolver --workers 0", "--workers must be at least 1"),
        ("revolver --last-matches 0", "--last-matches must be at least 1"),
        ("revolver --seconds 0", "--seconds must be more than 0"),
        ("wyatt-earp --seats two", "are written as 2:5,3:2"),
        ("revolver --seats 3:1", "revolver is not played by 3"),
        ("revolver --load no-such-state.pt", "there is no file no-such-state.pt"),
        ("revolver --pool a.npz,b.npz --pool-share 0.5", "there is no file a.npz"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(words: str, told: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        settings_of(words.split())
    assert told in capsys.readouterr().err


def test_what_can_be_is_taken(tmp_path: Path):
    state = tmp_path / "wyatt-earp-state.pt"
    state.write_bytes(b"")
    found = settings_of(["wyatt-earp", "--seats", "2:5,3:2", "--load", str(state), "--width", "64"])
    assert (found.game, found.seats, found.load, found.width) == ("wyatt-earp", "2:5,3:2", str(state), 64)
