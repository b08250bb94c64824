"""Coach one player in a process of its own: ``python -m unobot.coach.coach_process``.

It takes a processor for some seconds, so the bot does not do it itself. The input is a `CoachOrder` as JSON, and the
output is a `CoachAnswer` as JSON.
"""

from __future__ import annotations

import msgspec

from unobot.coach.advice import Advice, advise
from unobot.coach.luck import Luck, luck_of
from unobot.records.writer import Record
from unobot.side_process import serve


class CoachOrder(msgspec.Struct, frozen=True):
    """The order of an advice: the match, and by entry the seat of the player."""

    record: Record
    seats: tuple[int | None, ...]


class CoachAnswer(msgspec.Struct, frozen=True):
    """The answer to an order."""

    advice: Advice
    luck: Luck


def answered(order: CoachOrder) -> CoachAnswer:
    """Return the answer to an order. Raises ``ValueError`` as `advise` does."""
    return CoachAnswer(advise(order.record, order.seats), luck_of(order.record, order.seats))


def advised(source: bytes) -> bytes:
    """Return the answer to an order, both as JSON. Raises ``ValueError`` for an order that is none."""
    return msgspec.json.encode(answered(msgspec.json.decode(source, type=CoachOrder)))


if __name__ == "__main__":
    serve(advised)
