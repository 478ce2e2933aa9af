"""Chance: what `Stream` and `Quick` give, for ever the same, and that no card is favoured."""

from hashlib import sha256
from itertools import islice
from math import sqrt

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import QUICK_STATES, SEED_BYTES, Quick, Source, Stream, commitment, fair_stream
from saloon.kernel.rows import buffer

SEED = bytes(range(64))
OTHER = bytes(range(1, 65))
MULTIPLIER = 698769069


def words_of(key):
    """The words of a stream, as its docstring describes them."""
    for i in range(10_000):
        block = sha256(key + i.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def order(source, n=12):
    """The numbers below n, shuffled."""
    cards = buffer(n)
    for i in range(n):
        cards[i] = i
    source.shuffle(cards, n)
    return list(cards)


def excess(counts, expected):
    """By how many standard deviations the chi-square of a table of counts is off what chance would give."""
    rows, columns = len(counts), len(counts[0])
    chi_square = sum((count - expected) ** 2 / expected for row in counts for count in row)
    freedom = (rows - 1) * (columns - 1) if rows > 1 else columns - 1
    return (chi_square - freedom) / sqrt(2 * freedom)


def card_by_position(source, cards, shuffles):
    counts = [[0] * cards for _ in range(cards)]
    for _ in range(shuffles):
        for position, card in enumerate(order(source, cards)):
            counts[card][position] += 1
    return counts


# Stream


def test_a_stream_is_sha_256_of_key_and_block_number():
    key = sha256(b"saloon stream 1\0" + SEED).digest()
    stream = fair_stream(SEED)
    assert stream.key == key
    assert [stream.word() for _ in range(100)] == list(islice(words_of(key), 100))


def test_the_words_of_a_seed_never_change():
    stream = fair_stream(SEED)
    assert [stream.word() for _ in range(6)] == [
        4014534308, 2658823365, 3641053327, 2184827620, 4254444803, 2289578126,
    ]  # fmt: skip
    stream = fair_stream(SEED)
    assert [stream.below(n) for n in (2, 3, 7, 52, 78, 1000, 10**6)] == [0, 0, 2, 40, 11, 126, 850376]
    assert order(fair_stream(SEED)) == [6, 10, 2, 1, 5, 11, 9, 3, 4, 7, 0, 8]
    stream = fair_stream(SEED, (b"north", b"south"))
    assert [stream.below(78) for _ in range(6)] == [74, 34, 28, 0, 41, 54]


@pytest.mark.parametrize("n", [1, 2, 3, 78, 10**6, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_words_of_the_last_incomplete_run_are_thrown_away(n):
    limit = 2**32 - 2**32 % n
    stream = fair_stream(SEED)
    found = [stream.below(n) for _ in range(200)]
    expected = list(islice((word % n for word in words_of(stream.key) if word < limit), 200))
    assert found == expected
    if n == 2**31 + 1:  # nearly half of all words
        assert stream.used() > 300


def test_a_shuffle_goes_from_the_top_down():
    stream, chosen = fair_stream(SEED), fair_stream(SEED)
    cards = list(range(12))
    for i in range(11, 0, -1):
        j = chosen.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert order(stream) == cards
    assert stream.used() == chosen.used()


def test_only_the_first_cards_are_shuffled():
    for source in (fair_stream(SEED), Quick(1)):
        cards = buffer(10)
        for i in range(10):
            cards[i] = i
        source.shuffle(cards, 6)
        assert sorted(cards[:6]) == list(range(6))
        assert list(cards[:6]) != list(range(6))
        assert list(cards[6:]) == [6, 7, 8, 9]


def test_nothing_to_shuffle_needs_no_chance():
    for source in (fair_stream(SEED), Quick(1)):
        before = source.numbers()
        source.shuffle(buffer(3), 1)
        source.shuffle(buffer(3), 0)
        assert source.numbers() == before


@pytest.mark.parametrize("seed", [SEED, OTHER], ids=["seed", "other"])
def test_no_card_of_the_deck_has_a_favourite_place(seed):
    shuffles = 2000
    assert abs(excess(card_by_position(fair_stream(seed), 78, shuffles), shuffles / 78)) < 5


def test_the_measure_of_favour_finds_a_favourite():
    """A shuffle that goes wrong in a well-known way fails the test above."""

    class Naive(Source):
        def __init__(self):
            self.stream = fair_stream(SEED)

        def shuffle(self, cards, n):
            for i in range(n):
                j = self.stream.below(n)
                cards[i], cards[j] = cards[j], cards[i]

    assert excess(card_by_position(Naive(), 78, 2000), 2000 / 78) > 5


@pytest.mark.parametrize("n", [2, 3, 7, 78])
@pytest.mark.parametrize("source", [fair_stream(OTHER), Quick(77)], ids=["stream", "quick"])
def test_all_numbers_are_equally_likely(source, n):
    counts = [0] * n
    source = source.clone()
    for _ in range(400 * n):
        counts[source.below(n)] += 1
    assert abs(excess([counts], 400)) < 5


def test_a_clone_gives_the_same_numbers_and_goes_its_own_way():
    for source in (fair_stream(SEED), Quick(5)):
        for _ in range(11):
            source.below(78)
        copy = source.clone()
        assert copy.numbers() == source.numbers()
        ahead = [copy.below(1000) for _ in range(40)]
        assert copy.numbers() != source.numbers()
        assert [source.below(1000) for _ in range(40)] == ahead


@pytest.mark.parametrize("words", [0, 1, 7, 8, 9, 100])
def test_a_stream_finds_its_place_again(words):
    stream, other = fair_stream(SEED), fair_stream(SEED)
    for _ in range(words):
        stream.word()
    assert stream.used() == words
    assert stream.numbers() == [words]
    other.skip(words)
    assert other.used() == words
    assert [other.word() for _ in range(20)] == [stream.word() for _ in range(20)]


# Seeds, entropy, commitment


@pytest.mark.parametrize("size", [0, 1, 63, 65, 128])
@pytest.mark.parametrize("door", [commitment, fair_stream])
def test_a_seed_of_another_length_is_refused(door, size):
    with pytest.raises(Malformed) as error:
        door(bytes(size))
    assert (error.value.reason, error.value.field) == ("seed-length", "seed")
    assert error.value.details == {"bytes": size, "needed": SEED_BYTES}


def test_the_commitment_binds_to_the_seed():
    assert commitment(SEED) == "75b5eadb0e0001b39d4a32fc944d9def3b2a9a9d5a7b267c6a2dbf6bd5043122"
    assert commitment(SEED) == sha256(b"saloon commitment 1\0" + SEED).hexdigest()
    flipped = [bytes([*SEED[:i], SEED[i] ^ 1, *SEED[i + 1 :]]) for i in range(64)]
    assert len({commitment(seed) for seed in [SEED, OTHER, *flipped]}) == 66


def test_the_commitment_betrays_nothing_of_the_stream():
    assert fair_stream(SEED).key.hex() != commitment(SEED)
    assert SEED.hex() not in commitment(SEED)


def test_every_bit_of_the_seed_changes_the_deal():
    flipped = [bytes([*SEED[:i], SEED[i] ^ 128, *SEED[i + 1 :]]) for i in range(64)]
    assert len({tuple(order(fair_stream(seed), 78)) for seed in [SEED, *flipped]}) == 65


def test_the_players_entropy_changes_the_deal():
    salts = [(), (b"",), (b"north",), (b"south",), (b"north", b"south"), (b"south", b"north"), (b"northsouth",)]
    deals = [GAME.new(GAME.options({}), 3, fair_stream(SEED, entropy)).fingerprint() for entropy in salts]
    assert len(set(deals)) == len(salts)
    assert GAME.new(GAME.options({}), 3, fair_stream(SEED, (b"north",))).fingerprint() == deals[2]


def test_entropy_is_mixed_in_salt_by_salt():
    digest = sha256(b"saloon stream 1\0" + SEED)
    for salt in (b"north", b"south"):
        digest.update(sha256(salt).digest())
    assert fair_stream(SEED, (b"north", b"south")).key == digest.digest()


# Quick


def test_quick_is_multiply_with_carry():
    for seed in (0, 1, 2001, 10**30, -1):
        digest = sha256(b"saloon quick 1\0" + str(seed).encode()).digest()
        state = int.from_bytes(digest[:16], "big") % (MULTIPLIER * 2**32 - 2) + 1
        quick = Quick(seed)
        assert quick.numbers() == [state]
        for n in (1, 2, 78, 10**6):
            state = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
            assert quick.below(n) == ((state & 0xFFFFFFFF) * n) >> 32
            assert quick.numbers() == [state]


def test_the_numbers_of_quick_never_change():
    quick = Quick(2001)
    assert [quick.below(78) for _ in range(12)] == [41, 40, 71, 72, 48, 43, 59, 23, 64, 25, 6, 66]
    assert quick.numbers() == [240670218368303224]
    assert Quick(0).numbers() == [431171078957087098]
    assert order(Quick(2001)) == [10, 2, 0, 11, 1, 7, 3, 4, 8, 9, 5, 6]


@pytest.mark.parametrize("n", [1, 2, 78, 10**6, 2**31])
def test_quick_stays_below(n):
    quick = Quick(9)
    found = [quick.below(n) for _ in range(500)]
    assert 0 <= min(found) <= max(found) < n
    assert len(set(found)) > min(n, 400) // 2 or n == 1


def test_quick_shuffles_as_it_draws():
    quick, chosen = Quick(4), Quick(4)
    cards = list(range(30))
    for i in range(29, 0, -1):
        j = chosen.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert order(quick, 30) == cards
    assert quick.numbers() == chosen.numbers()


def test_quick_favours_no_card():
    shuffles = 2000
    assert abs(excess(card_by_position(Quick(12), 78, shuffles), shuffles / 78)) < 5


@pytest.mark.parametrize("apart", [1, 2, 1000, 698769068, 2**32])
@pytest.mark.parametrize("ahead", [0, 5])
def test_seeds_that_are_alike_have_nothing_in_common(apart, ahead):
    """Multiplying carries likeness on for ever, so the seed is hashed."""
    counts = [[0] * 10 for _ in range(10)]
    for seed in range(2000):
        one, other = Quick(seed), Quick(seed + apart)
        for _ in range(ahead):
            one.below(10), other.below(10)
        counts[one.below(10)][other.below(10)] += 1
    assert abs(excess(counts, 20)) < 5


def test_no_seed_gives_a_state_that_never_moves():
    assert all(0 < Quick(seed).numbers()[0] < QUICK_STATES for seed in range(1000))
    stuck = Quick(0, QUICK_STATES)
    assert {stuck.below(1000) for _ in range(20)} == {999}
    assert stuck.numbers() == [QUICK_STATES]


def test_a_source_must_be_filled_in():
    class Bare(Source):
        pass

    for call in (lambda: Bare().below(2), lambda: Bare().clone(), lambda: Bare().numbers()):
        with pytest.raises(NotImplementedError):
            call()


def test_a_stream_may_be_made_of_any_key():
    assert Stream(b"key").word() == next(words_of(b"key"))
