"""The rule coverage tool sees what is covered, and only that: tiny checkouts in a folder of their own."""

from pathlib import Path
from textwrap import dedent

import pytest

from tools import check_rules
from tools.check_rules import Rules

FARO = Rules("faro", "faro", "FA", constants=("bank",))
MONTE = Rules("monte", "monte", "MO")

FARO_PAGE = """\
## 1. Deal

- <a id="fa-1-1"></a>**FA-1.1** Deal.
- <a id="fa-1-10"></a>**FA-1.10** Burn one.

## 2. Options

- <a id="opt-01"></a>**OPT-01** `pace` (S, FA-1.1) How fast.
    - <a id="opt-01-slow"></a>**`slow`**: slowly.
    - <a id="opt-01-n"></a>`n`: a number.
    - *Why:* old people.
- <a id="opt-02"></a>**OPT-02** `bank` (Q, FA-1.1) How deep.
    - <a id="opt-02-deep"></a>**`deep`**: deep.
    - *Why:* silence.

## 3. Examples

| id | given | then |
|---|---|---|
| <a id="ex-s01"></a>EX-S01 | a deck | a deal |
"""

MONTE_PAGE = """\
## 1. Deal

- <a id="mo-1-1"></a>**MO-1.1** Deal.

| id | given | then |
|---|---|---|
| <a id="ex-s01"></a>EX-S01 | a deck | a deal |
"""

# A game with a deck file.
KENO = Rules("keno", "keno", "KE", deck="first")

KENO_PAGE = """\
## 1. Deal

- <a id="ke-1-1"></a>**KE-1.1** Deal.

| id | operation |
|---|---|
| <a id="op-01"></a>OP-01 | draw |
| <a id="st-01"></a>ST-01 | nobody asks for it |
"""

KENO_DECK = """\
deck = "first"
[[places]]
id = "bank"
[[cards]]
id = "fire-at-will"
[[cards]]
id = "fire"
"""

CODE = '"""FA-1.1 deals."""\n\nBURN = 1  # FA-1.10\n'


class Checkout:
    """A little project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/faro.md", FARO_PAGE)
        self.write("docs/rulings.md", "`bank` is a constant: deep.\n")
        self.write("src/saloon/games/faro/rules.py", CODE)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text))

    def test(self, text: str, path: str = "tests/test_faro.py") -> set[str]:
        """What the test file covers."""
        self.write(path, "import pytest\n" + dedent(text))
        report = self.report()
        return {id for id, places in report.tested.items() if places}

    def report(self, *games: Rules) -> check_rules.Report:
        return check_rules.check(self.root, games or (FARO,))[0]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_nothing_is_covered_by_nothing(checkout: Checkout):
    report = checkout.report()
    assert report.untested == ["FA-1.1", "FA-1.10", "EX-S01", "pace=slow", "pace=n"]
    assert report.uncited == []
    assert not report.fine


def test_a_function_name_covers_a_rule_and_not_its_longer_cousin(checkout: Checkout):
    assert checkout.test("def test_fa_1_1_deals(): assert deal()") == {"FA-1.1"}
    assert checkout.test("def test_fa_1_10(): assert burn()") == {"FA-1.10"}
    assert checkout.test("def test_ex_s01_and_fa_1_1(): assert deal()") == {"EX-S01", "FA-1.1"}
    assert checkout.test("def test_alfa_1_1(): assert deal()") == set()


def test_a_docstring_covers_rules_examples_and_settings(checkout: Checkout):
    body = '''
        def test_deal():
            """FA-1.10. Also EX-S01, and `pace=slow`."""
            assert deal()
    '''
    assert checkout.test(body) == {"FA-1.10", "EX-S01", "pace=slow"}


def test_a_number_stands_for_n(checkout: Checkout):
    assert checkout.test('def test_pace():\n    "pace=12 and pace=fast"\n    assert pace()') == {"pace=n"}


def test_async_tests_and_test_classes_count(checkout: Checkout):
    body = """
        class TestDeal:
            async def test_fa_1_1(self):
                await deal()

        class Helper:
            def test_fa_1_10(self):
                burn()
    """
    assert checkout.test(body) == {"FA-1.1"}


@pytest.mark.parametrize(
    "body",
    [
        "# FA-1.1\ndef test_deal(): assert deal()",
        'def test_deal():\n    assert deal("FA-1.1")',
        '"""FA-1.1"""\ndef test_deal(): assert deal()',
        'class TestDeal:\n    """FA-1.1"""\n    def test_deal(self): assert deal()',
        'def helper_fa_1_1():\n    "FA-1.1"\n    assert deal()',
        'def test_fa_1_1():\n    "FA-1.1"\n    pass',
        "def test_fa_1_1(): ...",
        "@pytest.mark.skip\ndef test_fa_1_1(): assert deal()",
        '@pytest.mark.xfail(reason="later")\ndef test_fa_1_1(): assert deal()',
        "@pytest.mark.skip\nclass TestDeal:\n    def test_fa_1_1(self): assert deal()",
        'CASES = ["FA-1.1"]\ndef test_deal(): assert deal(CASES)',
        '@pytest.mark.parametrize("x", ["FA-1.1"], ids=make)\ndef test_deal(x): assert deal(x)',
        '@pytest.mark.parametrize("x", [f("FA-1.1")])\ndef test_deal(x): assert deal(x)',
        '@pytest.mark.parametrize("x", [("FA-1.1", 1)], ids=["one"])\ndef test_deal(x): assert deal(x)',
        '@pytest.mark.parametrize("FA_1_1", ["x"])\ndef test_deal(x): assert deal(x)',
    ],
)
def test_what_does_not_count(checkout: Checkout, body: str):
    assert checkout.test(body) == set()


@pytest.mark.parametrize(
    "mark",
    [
        '"x", [pytest.param(1, id="EX-S01 first")]',
        '"x", [pytest.param("EX-S01", 1)]',
        '"x", [1, 2], ids=["EX-S01", "two"]',
        '"x", argvalues=["EX-S01", 2]',
        '("x", "y"), [("EX-S01", 1)]',
        '"x", ("EX-S01",), ids=str',
        '"x", LIST',
        '"x", [*LIST, 2]',
        '"x", ROWS, ids=[row[0] for row in ROWS]',
        '"x", ROWS, ids=[name for name, _ in ROWS]',
        '"x", DICT.values(), ids=DICT',
        '"x", DICT.values(), ids=list(DICT)',
        '"x", sorted(DICT)',
        '("x", "y"), DICT.items()',
        '"x", PARAMS, ids=str',
    ],
)
def test_a_parametrize_id_counts(checkout: Checkout, mark: str):
    tables = """
        LIST: list[str] = ["EX-S01"]
        ROWS = [("EX-S01", 1)]
        DICT = {"EX-S01": 1}
        PARAMS = [pytest.param(1, id="EX-S01")]
    """
    test = f"@pytest.mark.parametrize({mark})\ndef test_deal(x): assert deal(x)"
    assert checkout.test(dedent(tables) + test) == {"EX-S01"}


def test_a_class_hands_its_parameters_to_its_tests(checkout: Checkout):
    body = """
        @pytest.mark.parametrize("x", ["EX-S01"])
        class TestDeal:
            def test_deal(self, x):
                deal(x)
    """
    assert checkout.test(body) == {"EX-S01"}


def test_tests_of_the_tool_and_of_the_rulebook_cover_no_rule(checkout: Checkout):
    for path in ("tests/tools/test_it.py", "tests/test_rulebook.py"):
        assert checkout.test("def test_fa_1_1(): assert deal()", path) == set()


def test_only_comments_and_docstrings_cite(checkout: Checkout):
    checkout.write("src/saloon/games/faro/rules.py", 'RULE = "FA-1.1"  # FA-1.10\n')
    assert checkout.report().uncited == ["FA-1.1"]
    checkout.write("src/saloon/games/faro/rules.py", 'def deal():\n    """FA-1.1"""\n')
    assert checkout.report().uncited == ["FA-1.10"]


def test_an_id_that_no_rulebook_has_is_wrong(checkout: Checkout):
    checkout.test('def test_fa_9_9():\n    "FA-8.8, but WE-9.9 is of another game"\n    assert deal()')
    checkout.write("src/saloon/games/faro/more.py", "# FA-7.7\n")
    assert checkout.report().wrong == [
        "tests/test_faro.py:2 test_fa_9_9: FA-8.8 is in no rulebook",
        "tests/test_faro.py:2 test_fa_9_9: FA-9.9 is in no rulebook",
        "src/saloon/games/faro/more.py:1 comment: FA-7.7 is in no rulebook",
    ]


def test_a_constant_must_be_documented_and_be_an_option(checkout: Checkout):
    checkout.write("docs/rulings.md", "Nothing about the bank.\n")
    assert checkout.report().wrong == [
        "bank is excused from tests but docs/rulings.md does not say: `bank` is a constant"
    ]
    ghost = Rules("faro", "faro", "FA", constants=("ghost",))
    report = checkout.report(ghost)
    assert report.wrong == ["ghost is excused from tests but is no option of faro"]
    assert "bank=deep" in report.untested


def test_two_games_share_example_ids_but_not_their_tests(checkout: Checkout):
    checkout.write("docs/rules/monte.md", MONTE_PAGE)
    checkout.write("src/saloon/games/monte/rules.py", "# MO-1.1\n")
    checkout.write("tests/rules/monte/test_deal.py", "def test_ex_s01_mo_1_1_pace(): deal()")
    checkout.write("tests/laws/test_all.py", 'def test_ex_s01():\n    "FA-1.1 pace=slow"\n    deal()')
    faro, monte = check_rules.check(checkout.root, (FARO, MONTE))
    assert monte.fine
    assert {id for id, places in faro.tested.items() if places} == {"FA-1.1", "pace=slow"}


@pytest.fixture
def keno(checkout: Checkout) -> Checkout:
    checkout.write("docs/rules/keno.md", KENO_PAGE)
    checkout.write("src/saloon/games/keno/decks/first.toml", KENO_DECK)
    return checkout


def covered(checkout: Checkout, *games: Rules) -> set[str]:
    reports = {report.game: report for report in check_rules.check(checkout.root, (KENO, *games))}
    return {id for id, places in reports[KENO].tested.items() if places}


def test_of_a_game_with_decks_operations_and_ids_are_wanted(keno: Checkout):
    report = keno.report(KENO)
    assert report.untested == ["KE-1.1", "OP-01", "bank", "fire-at-will", "fire"]
    assert next(check_rules.tell(report, False)) == "keno: 1 rules, 1 further entries, 3 slugs"


def test_a_slug_is_named_by_a_test_of_its_game_and_by_no_other(keno: Checkout):
    naming = "def test_op_01_fire_at_will(): deal()"
    keno.write("tests/rules/keno/test_deal.py", naming)
    assert covered(keno) == {"OP-01", "fire-at-will", "fire"}
    keno.write(
        "tests/rules/keno/test_deal.py",
        'def test_it():\n    "fire-at-will, OP-01. A bank-note, a firearm."\n    deal()',
    )
    assert covered(keno) == {"OP-01", "fire-at-will"}
    keno.write(
        "tests/rules/keno/test_deal.py", '@pytest.mark.parametrize("x", ["bank", "fire"])\ndef test_it(x): deal(x)'
    )
    assert covered(keno) == {"bank", "fire"}
    keno.write("tests/rules/keno/test_deal.py", "")
    keno.write("tests/laws/test_all.py", naming)
    assert covered(keno) == {"OP-01"}


def test_tests_of_the_deck_file_name_no_card(keno: Checkout):
    keno.write("tests/rules/keno/test_deckfile.py", "def test_ke_1_1_fire_at_the_bank(): deal()")
    assert covered(keno) == {"KE-1.1"}


def test_tests_of_a_game_that_is_not_looked_at_cover_nothing_else(checkout: Checkout):
    """EX-S01 of a game of ours is not that of Faro, whether or not that game is looked at."""
    path = f"tests/rules/{check_rules.OURS[0].package}/test_deal.py"
    assert checkout.test("def test_ex_s01_fa_1_1(): deal()", path) == {"FA-1.1"}


def test_our_games_are_asked_what_is_to_be_looked_at():
    earp, revolver = check_rules.OURS
    assert earp == Rules("wyatt-earp", "wyatt_earp", "WE", constants=("bank_limit",))
    assert revolver == Rules("revolver", "revolver", "RV", deck="frontier-4")
    report = check_rules.check(check_rules.ROOT, (revolver,))[0]
    assert {"RV-6.2", "EX-S01", "OP-25", "DP-19", "jack-colty", "bank", "derail-the-train", "38-special"} <= set(
        report.tested
    )


def test_the_command_line_lists_and_fails(checkout: Checkout, capsys: pytest.CaptureFixture[str]):
    root = ["--root", str(checkout.root)]
    assert check_rules.main(root, (FARO,)) == 1
    told = capsys.readouterr().out
    assert "faro: 2 rules, 1 examples, 2 option values" in told
    assert "named by no test (5):\n    FA-1.1\n" in told

    checkout.test('def test_all():\n    "FA-1.1 FA-1.10 EX-S01 pace=slow pace=3"\n    deal()')
    assert check_rules.main(root, (FARO,)) == 0
    assert "every rule is tested and cited" in capsys.readouterr().out

    assert check_rules.main([*root, "--list"], (FARO,)) == 0
    told = capsys.readouterr().out
    assert "  FA-1.10\n    test  tests/test_faro.py:2 test_all\n" in told
    assert "\n    code  src/saloon/games/faro/rules.py:3 comment\n" in told
