"""Where chance comes from: every shuffle and lot follows from one secret key, the same in every version.

The algorithm, in which ``a | b`` is ``a``, the byte ``|`` (0x7C) and ``b``, and numbers stand in decimal
ASCII:

1. ``key = SHA-256(seed | salt)``; the seed is 32 secret bytes, the salt a number that comes after the seed
   was fixed.
2. Block ``i`` (from 0) of a stream is ``SHA-256(key | purpose | round | number | i)``. The blocks in a row
   are read as 16-bit big-endian numbers, in order.
3. A number below ``n`` (1 to 65,536): take the next ``x`` of the stream until ``x < 65536 - 65536 mod n``,
   then it is ``x mod n``. So every result is equally likely.
4. A shuffle (Fisher-Yates) swaps, for ``i`` from the last place down to 1, the cards at ``i`` and at a number
   below ``i + 1``. A lot among ``n`` is one number below ``n``.

Purposes in use: ``dealer`` (round 0, number 0: the lot for the first dealer); ``shuffle`` (number 0 is the
deal of a round, each later shuffle of that round counts one more) and, counted with it, ``hands`` (all hands
shuffled by a wild: the cards by seat before, in the order held); ``rules`` (round 0, number 0: the pool of
rules for the customizable wilds, of which the first three are voted on), ``vote`` (round 0, number 0: these
three, of which the first with the most votes wins) and ``clock`` (round 0, number is the seat: the vote of a
seat whose time is up); ``seats`` (the round that is dealt next, number 0: the numbers of all seats, from 0, where
they are shuffled before each round but the first; who sat at the n-th of the shuffled numbers sits at seat n then).
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
    """Whoever shuffles and draws lots for a round: a ``Shuffler``, or a record being read."""

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int, /) -> list[T]:
        """Give ``cards`` in a new order; the same arguments always give the same order."""
        ...

    def lot(self, n: int, purpose: str, state: int, number: int, /) -> int:
        """Draw one of the numbers from 0 to ``n - 1``; the same arguments always draw the same."""
        ...


def match_key(seed: bytes, salt: int) -> bytes:
    """Give a match its key, from its secret seed (32 bytes, else ``ValueError``) and the salt."""
    if len(seed) != 32:
        raise ValueError(f"a seed is 32 bytes, not {len(seed)}")
    return sha256(b"%b|%d" % (seed, salt)).digest()


class Shuffler:
    """The shuffles and lots of one match, all of them from ``key`` (32 bytes; else ``ValueError``)."""

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
        """Give ``cards`` (65,536 at most) in a new order, for the ``number``-th such purpose of the round."""
        shuffled = list(cards)
        stream = self._stream(purpose, state, number)
        for last, first_try in zip(range(len(shuffled) - 1, 0, -1), stream, strict=False):
            x = first_try
            place = x % (last + 1)
            while x - place >= _SPAN - last:  # the same as x >= 65536 - 65536 mod (last + 1), and quicker
                x = next(stream)
                place = x % (last + 1)
            shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
        return shuffled

    def lot(self, n: int, purpose: str, state: int, number: int) -> int:
        """Draw one of the numbers from 0 to ``n - 1``; ``n`` is from 1 to 65,536."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"a lot is drawn among 1 to {_SPAN}, not {n}")
        limit = _SPAN - _SPAN % n
        return next(x for x in self._stream(purpose, state, number) if x < limit) % n
