"""The lessons of the page: a player who follows them meets the recorded Greenhorn, and every step has its words."""

import re
from pathlib import Path

import pytest

from saloon.kernel.game import games
from tools import lessons

GAMES = sorted(lessons.LOOKED_FOR)
WORDS = lessons.ROOT / "src" / "saloon" / "locales" / "en" / "web.ftl"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_as_it_was_written(game: str) -> None:
    assert lessons.differs(game) == "", "tools/lessons.py writes them anew"


def test_another_answer_of_the_bot_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (lessons.FACES / "revolver" / "lesson.json").read_text("utf-8")
    (tmp_path / "revolver").mkdir()
    (tmp_path / "revolver" / "lesson.json").write_text(text.replace('"play deputy-2"', '"play cowboy"', 1), "utf-8")
    monkeypatch.setattr(lessons, "FACES", tmp_path)
    assert lessons.differs("revolver") == "decision 4 is play deputy-2, not play cowboy"


def test_every_point_of_the_coach_has_words() -> None:
    assert GAMES == sorted(game.name for game in games())
    for game in GAMES:
        ids = set(re.findall(r"\bid: '([a-z-]+)'", (lessons.FACES / game / "lesson.ts").read_text("utf-8")))
        said = set(re.findall(rf"(?m)^web-coach-text-{game}-([a-z-]+) =", WORDS.read_text("utf-8")))
        titled = set(re.findall(rf"(?m)^web-coach-title-{game}-([a-z-]+) =", WORDS.read_text("utf-8")))
        assert ids == said == titled
