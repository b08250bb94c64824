"""Draw every shuffle and lot from one secret key, in the same way in every version.

``docs/fair-deals.md`` describes the algorithm and has test vectors. In short, ``a | b`` is ``a``, the byte ``|`` (0x7C)
and ``b``, and numbers are decimal ASCII:

1. ``key = SHA-256(seed | salt)``. The seed is 32 secret bytes. The salt is a number that nobody knew when the seed was
   fixed.
2. Block ``i`` (from 0) of a stream is ``SHA-256(key | purpose | round | number | i)``. The blocks in a row are read as
   16-bit big-endian numbers.
3. A number below ``n`` (1 to 65,536): take the next ``x`` of the stream until ``x < 65536 - 65536 mod n``. The result
   is ``x mod n``, so every result is equally likely.
4. A shuffle (Fisher-Yates) goes from the last place ``i`` down to 1. It swaps the cards at ``i`` and at a number below
   ``i + 1``. A lot among ``n`` is one number below ``n``.

The purposes in use, each with its round and number:

* ``dealer`` (0, 0): the lot for the first dealer.
* ``shuffle`` (the round, a count): 0 is the deal, and each later shuffle of the round counts one more.
* ``pairing`` (the round, 0): the cards with two sides in the order of print, if backs are drawn by lot. The n-th front
  in this order then has the back of the n-th shuffled card.
* ``hands`` (the round, the same count): all hands shuffled by a wild, the cards by seat in the order held.
* ``rules`` (0, 0): the pool of rules for the Customizable wilds. The players vote on the first three.
* ``vote`` (0, 0): these three. Of the rules with the most votes, the first one wins.
* ``clock`` (0, the seat): the vote of a seat whose time has run out.
* ``launcher`` (the round, a count from 0): each press of the launcher of an Attack deck (``unobot.rules.launcher``).
* ``seats`` (the next round, 0): the numbers of all seats from 0, if they are shuffled before each round but the first.
  The player of the n-th number then sits at seat n.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_BLOCK: Final = struct.Struct(">16H")
_SPAN: Final = 1 << 16


class RandomSource(Protocol):
    """The chance of a round: a ``Shuffler``, or the lines of a record."""

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int, /) -> list[T]:
        """Return ``cards`` in a new order. The same arguments always give the same order."""
        ...

    def lot(self, n: int, purpose: str, state: int, number: int, /) -> int:
        """Return a number from 0 to ``n - 1``. The same arguments always give the same number."""
        ...


def match_key(seed: bytes, salt: int) -> bytes:
    """Return the key of a match (32 bytes) for its secret seed and its salt.

    Raises ``ValueError`` if the seed is not 32 bytes long.
    """
    if len(seed) != 32:
        raise ValueError(f"a seed is 32 bytes, not {len(seed)}")
    return sha256(b"%b|%d" % (seed, salt)).digest()


class Shuffler:
    """The shuffles and lots of one match, all of them from ``key``.

    Raises ``ValueError`` if the key is not 32 bytes long.
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a key is 32 bytes, not {len(key)}")
        self._key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffler) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return "Shuffler(...)"  # the key is secret until the match is over

    def _stream(self, purpose: str, state: int, number: int) -> Iterator[int]:
        message = b"%b|%b|%d|%d|" % (self._key, purpose.encode("ascii"), state, number)
        return chain.from_iterable(_BLOCK.unpack(sha256(message + b"%d" % block).digest()) for block in count())

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int) -> list[T]:
        """Return ``cards`` (at most 65,536) in a new order, for this purpose, round and number."""
        shuffled = list(cards)
        stream = self._stream(purpose, state, number)
        always_good = _SPAN - len(shuffled)  # 65536 mod n is less than n, so no number up to here is refused
        for last, x in zip(range(len(shuffled) - 1, 0, -1), stream, strict=False):
            if x > always_good:
                limit = _SPAN - _SPAN % (last + 1)
                while x >= limit:
                    x = next(stream)  # noqa: PLW2901 - the number that takes its place
            place = x % (last + 1)
            shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
        return shuffled

    def lot(self, n: int, purpose: str, state: int, number: int) -> int:
        """Return a number from 0 to ``n - 1``; ``n`` is from 1 to 65,536."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"a lot is drawn among 1 to {_SPAN}, not {n}")
        limit = _SPAN - _SPAN % n
        return next(x for x in self._stream(purpose, state, number) if x < limit) % n
