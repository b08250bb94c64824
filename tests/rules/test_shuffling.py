"""The algorithm of shuffles and lots: permanent test vectors, and tests that it is fair."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.rules.shuffling import Shuffler, match_key

SEED = bytes(range(32))


def by_the_book(key: bytes, n: int, purpose: str, state: int, number: int) -> list[int]:
    """Shuffle ``range(n)`` with a second implementation of the algorithm."""
    message = b"|".join([key, purpose.encode(), str(state).encode(), str(number).encode()])
    stream = b"".join(sha256(message + b"|" + str(block).encode()).digest() for block in range(200))
    numbers = iter(int.from_bytes(stream[at : at + 2], "big") for at in range(0, len(stream), 2))
    order = list(range(n))
    for place in reversed(range(1, n)):
        x = next(numbers)
        while x >= 65536 - 65536 % (place + 1):
            x = next(numbers)
        other = x % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def test_vector_of_the_key() -> None:
    assert match_key(SEED, 1).hex() == "def2e8b11612f16d9280a8da745c3fc23ba0060acfc20246aa44e31a44d54aec"
    assert match_key(SEED, 1) == sha256(SEED + b"|1").digest()
    assert match_key(SEED, 2) != match_key(SEED, 1)


def test_vector_of_a_shuffle() -> None:
    shuffled = Shuffler(match_key(SEED, 1)).shuffle(OFFICIAL.deck(), "shuffle", 1, 0)
    assert " ".join(map(str, shuffled[:12])) == "Y5 BS Y5 R8 G8 R4 Y6 Y7 B0 G3 G5 R1"


def test_vector_of_lots() -> None:
    shuffler = Shuffler(match_key(SEED, 1))
    assert [shuffler.lot(n, "dealer", 0, 0) for n in range(2, 11)] == [0, 0, 0, 0, 0, 4, 0, 3, 0]


@pytest.mark.parametrize("n", [0, 1, 2, 7, 108, 432])
def test_a_second_reading_of_the_algorithm_gives_the_same(n: int) -> None:
    key = match_key(SEED, n)
    assert Shuffler(key).shuffle(range(n), "shuffle", 3, 2) == by_the_book(key, n, "shuffle", 3, 2)


def test_purpose_round_and_number_each_give_another_order() -> None:
    shuffler = Shuffler(SEED)
    deck = OFFICIAL.deck()
    orders = [
        tuple(shuffler.shuffle(deck, purpose, state, number))
        for purpose in ("shuffle", "seats")
        for state in (1, 11)
        for number in (0, 1, 11)
    ]
    assert len(set(orders)) == len(orders)
    assert all(sorted(order, key=lambda card: card.sort) == list(deck) for order in orders)


def test_every_order_is_about_equally_likely() -> None:
    shuffler = Shuffler(SEED)
    orders = Counter(tuple(shuffler.shuffle("abcd", "shuffle", 0, number)) for number in range(4800))
    assert len(orders) == 24
    assert 140 < min(orders.values()) <= max(orders.values()) < 260  # 200 each, within four standard deviations


def test_every_lot_is_about_equally_likely() -> None:
    shuffler = Shuffler(SEED)
    lots = Counter(shuffler.lot(3, "dealer", 0, number) for number in range(3000))
    assert set(lots) == {0, 1, 2}
    assert 890 < min(lots.values()) <= max(lots.values()) < 1110


@pytest.mark.parametrize("n", [0, -1, 65_537])
def test_a_lot_among_too_few_or_too_many(n: int) -> None:
    with pytest.raises(ValueError, match="a lot is drawn"):
        Shuffler(SEED).lot(n, "dealer", 0, 0)


def test_seeds_and_keys_are_32_bytes() -> None:
    with pytest.raises(ValueError, match="seed is 32 bytes, not 31"):
        match_key(bytes(31), 0)
    with pytest.raises(ValueError, match="key is 32 bytes, not 33"):
        Shuffler(bytes(33))


def test_the_key_does_not_show() -> None:
    assert SEED.hex()[:8] not in repr(Shuffler(SEED))
    assert repr(Shuffler(SEED)) == repr(Shuffler(bytes(32)))


def test_equal_keys_are_equal_shufflers() -> None:
    assert Shuffler(SEED) == Shuffler(bytes(range(32)))
    assert hash(Shuffler(SEED)) == hash(Shuffler(bytes(range(32))))
    assert Shuffler(SEED) != Shuffler(bytes(32))
    assert Shuffler(SEED) != SEED
