"""What docs/research.md promises: its snippets run, and its example learns. Both play whole games (compiled engine)."""

import doctest
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_snippets_run():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_training_example_of_the_research_page_trains():
    (example,) = re.findall(r"```python\n(\"\"\".*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(example.splitlines()) < 60
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "research.md", "exec"), names)
    weights, curve = names["train"](4, rival="random", report=2)
    assert len(curve) == 2
    assert weights.any()
