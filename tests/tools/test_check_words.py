"""The check of words finds a planted mistake of each kind, and leaves good sentences alone."""

from pathlib import Path

import pytest

from tools import check_words

NO_BREAK = "\u00a0"
MONEY = "money = { $dollars }\u00a0$\n"


@pytest.fixture
def checkout(tmp_path: Path):
    """A checkout with a few messages, and a page with a button; what is given is added to a language."""

    def make(language: str = "en", text: str = "", page: str = "") -> Path:
        for known in {"en", language}:
            folder = tmp_path / "src" / "saloon" / "locales" / known
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "all.ftl").write_text(MONEY + (text if known == language else ""), "utf-8")
        web = tmp_path / "web" / "src"
        web.mkdir(parents=True, exist_ok=True)
        (web / "Page.svelte").write_text(page, "utf-8")
        return tmp_path

    return make


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("fr", "a = Table : ouverte", "spaces"),
        ("fr", "a = { $who } : prêt", "spaces"),
        ("fr", "a = « oui »", "spaces"),
        ("fr", "a = Un instant …", "spaces"),
        ("fr", "a = Prêt\u202f?", "spaces"),
        ("de", "a = um 1.000 $ mehr", "spaces"),
        ("it", "a = { $n } %", "spaces"),
        ("it", "a = « sì »", "spaces"),
        ("en", "a = One moment …", "spaces"),
        ("en", "a = the player's card", "quotes"),
        ("fr", "a = l'avis de { $outlaw }", "quotes"),
        ("it", 'a = la carta "Foto"', "quotes"),
        ("it", "a = la carta “Foto”", "quotes"),
        ("fr", "a = la carte “Photo”", "quotes"),
        ("de", "a = die Karte «Foto»", "quotes"),
        ("de", 'a = die Karte "Foto"', "quotes"),
        ("en", "a = Play the house", "terms"),
        ("en", "a = The pot grows", "terms"),
        ("en", "a = Somebody sits down", "terms"),
        ("fr", "a = La cagnotte monte", "terms"),
        ("de", "a = Das Haus ist offen", "terms"),
        ("it", "a = La taglia cresce", "terms"),
        ("en", "a = As source rules_002 has it", "terms"),
        ("de", "a = Das Deck frontier-3", "terms"),
        ("fr", "a = le tour de { $who }", "articles"),
        ("fr", "a = l’{ $name } arrive", "articles"),
        ("de", "a = spielt den { $card }", "articles"),
        ("it", "a = il turno della { $who }", "articles"),
        ("it", "a = l’{ $name } arriva", "articles"),
        ("fr", "a = Une carte que { $who } pioche", "articles"),
        ("en", "a = takes a { $card }", "articles"),
        ("en", "a = lays { $n } cards", "counts"),
        ("fr", "a = pose { $n } cartes", "counts"),
        ("de", "a = noch { $points } Punkte", "counts"),
        ("it", "a = cala { $n } carte", "counts"),
        ("fr", "a = Choisis ta carte", "address"),
        ("de", "a = Bitte wählen Sie eine Karte", "address"),
        ("it", "a = Scegliete le vostre carte", "address"),
        ("en", "a = the poster has $3000", "numbers"),
        ("fr", "a = il reste 3000\u00a0$", "numbers"),
        ("de", "a = noch 3000\u00a0$", "numbers"),
        ("it", "a = restano 3000\u00a0$", "numbers"),
        ("de", "a = Jetzt nicht: du bist nicht am Zug.", "colon"),
        ("en", "a = { $n } %", "spaces"),
        ("de", "a = in { $seconds } s", "spaces"),
        ("fr", "a = { $card } est posée", "agreement"),
        ("fr", "a = Attendez\u00a0: { $who } n’est pas arrivé", "agreement"),
        ("fr", "a = { $card } ne peut pas être jouée", "agreement"),
        ("it", "a = { $who } è arrivato", "agreement"),
        ("it", "a = { $card } è già stata usata", "agreement"),
        ("it", "a = La partita del { $day }", "articles"),
        ("it", "a = meglio del { $share } degli altri", "articles"),
        ("fr", "a = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n}", "zero"),
        ("en", "a = The seat dealer_seat deals", "terms"),
    ],
)
def test_a_planted_mistake_is_found(checkout, language: str, text: str, told: str):
    found = check_words.check(checkout(language, text + "\n"))
    assert [line.split(": ")[2] for line in found if ": a: " in line] == [told], found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}"),
        ("en", 'a = run `pip install ".[terminal]"`, or name a --pot'),
        ("fr", f"a = Récompense{NO_BREAK}: {{ $n }}{NO_BREAK}% à {{ $who }}"),
        ("fr", "a = l’avis de { $outlaw }"),
        ("de", "a = Einen Moment …"),
        ("it", "a = La carta di { $who } torna."),
        ("fr", "a = La carte { $card } est posée"),
        ("fr", "a = { $who } est à table"),
        ("fr", "a = { $n ->\n    [0] rien\n    [one] une carte\n   *[other] { $n } cartes\n}"),
        ("it", "a = { $bandit } è una vita in più"),
        ("it", "a = Partita: { $day }"),
        ("en", "a = The seat `dealer_seat` deals"),
        ("de", "a = Viele Karten liegen aus. Sie zählen nicht."),
        ("en", "a = write --pot 8000, as on 2026-11-18 at 127.0.0.1:8000"),
    ],
)
def test_a_good_sentence_is_left_alone(checkout, language: str, text: str):
    assert check_words.check(checkout(language, text + "\n")) == []


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_a_case_that_a_language_lacks_is_found(checkout, language: str):
    """A message that gained a case in English reads wrong in a language that did not."""
    root = checkout(language, "a = { $how ->\n    [won] gg\n   *[lost] pp\n}\n")
    english = root / "src" / "saloon" / "locales" / "en" / "all.ftl"
    english.write_text(MONEY + "a = { $how ->\n    [won] won\n    [drawn] drawn\n   *[lost] lost\n}\n", "utf-8")
    assert check_words.check(root) == [f"{language}: a: cases: not as in English: $how [drawn]"]


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_long_button_is_found_and_a_long_label_of_one_is_not(checkout, language: str):
    words = "save = Abcdefgh ijklmnop qrstuv\nlabel = Abcdefgh ijklmnop qrstuvwxyz\n"
    page = "<button aria-label={t('label')} onclick={() => (busy ? null : save())}>{t('save')}</button>"
    assert check_words.check(checkout(language, words, page)) == [
        f"{language}: save: buttons: 24 characters, at most 20: Abcdefgh ijklmnop qrstuv"
    ]


def test_a_changed_rendering_waits_to_be_accepted(checkout, capsys):
    """It says how, and what reads differently; once accepted it is fine."""
    old = "drew = { $n ->\n    [one] { $who } draws a card\n   *[other] { $who } draws { $n } cards\n}\n"
    assert check_words.main(["--root", str(checkout("en", old)), "--accept"]) == 0
    golden = check_words.accepted_of(checkout("en", old), "en").read_text("utf-8")
    for line in (
        "drew",
        "    Anna draws a card",
        "    Anna draws 0 cards",
        "    Bartholomew Fitzgerald-Montgomery III",
    ):
        assert f"\n{line}" in f"\n{golden}"
    root = checkout("en", old.replace("draws a card", "draw a card"))
    assert check_words.main(["--root", str(root)]) == 1
    told = capsys.readouterr().out
    assert "en: drew now reads: Anna draw a card" in told
    assert "python tools/check_words.py --accept" in told
    assert check_words.main(["--root", str(root), "--accept"]) == 0


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_rendering_with_a_hole_is_broken(checkout, language: str):
    found = check_words.check(checkout(language, "a = Oh  { $who } , ja\n"))
    assert [line for line in found if line.startswith(f"{language}: a: reads broken")]


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_mistake_makes_make_check_fail(checkout, language: str):
    """The command says which message, and its exit code is 1."""
    assert check_words.main(["--root", str(checkout(language, "a = the player's card\n"))]) == 1
    assert check_words.main(["--root", str(checkout(language, "a = ok\n"))]) == 0
