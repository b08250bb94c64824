"""Coach one player in a process of its own: ``python -m unobot.coach.coach_process``.

It takes a processor for some seconds, so the bot does not do it itself. The input is a `CoachOrder` as JSON, and the
output is an `Advice` as JSON.
"""

from __future__ import annotations

import msgspec

from unobot.coach.advice import advise
from unobot.records.writer import Record
from unobot.side_process import serve


class CoachOrder(msgspec.Struct, frozen=True):
    """The order of an advice: the match, and the seat of the player before each entry."""

    record: Record
    seats: tuple[int | None, ...]


def advised(source: bytes) -> bytes:
    """Return the answer to an order. Raises ``ValueError`` for an order that is none."""
    order = msgspec.json.decode(source, type=CoachOrder)
    return msgspec.json.encode(advise(order.record, order.seats))


if __name__ == "__main__":
    serve(advised)
