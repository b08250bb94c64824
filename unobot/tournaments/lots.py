"""Lots of a tournament: an order that follows from its secret, so that it is the same after every restart.

The fingerprint of the secret is public from the first moment, and the secret when the tournament is over. So
everybody can check that nobody chose the lots (`docs/fair-deals.md`).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from unobot.model.tournament import TournamentState


def lot(secret: bytes, purpose: str, number: int | str) -> bytes:
    """Return the lot of an entrant, or of a table. Sorted lots are a fair order; each ``purpose`` has another one."""
    return sha256(secret + f" {purpose} {number}".encode()).digest()


def drawn(secret: bytes, purpose: str, numbers: Iterable[int]) -> list[int]:
    """Return the numbers in the order of their lots."""
    return sorted(numbers, key=lambda number: lot(secret, purpose, number))


def commitment(state: TournamentState) -> str:
    """Return the fingerprint of the secret in hexadecimal."""
    return sha256(state.secret).hexdigest()


def follow(state: TournamentState) -> bool:
    """Return whether the first round's tables, and the seats of all rounds but the final, are those of the lots."""
    rounds = [each.pods for each in state.night.rounds if not each.is_final]
    seated = [number for pod in rounds[0] for number in pod.seats] if rounds else []
    order, at = drawn(state.secret, "first", seated), 0
    for pod in rounds[0] if rounds else ():
        if set(pod.seats) != set(order[at : at + len(pod.seats)]):
            return False
        at += len(pod.seats)
    seats = [(n, pod.seats) for n, pods in enumerate(rounds, 1) for pod in pods]
    return all(list(there) == drawn(state.secret, f"seat {n}", there) for n, there in seats)


def lots_record(state: TournamentState, former: str) -> bytes:
    """Return the file with which everybody can repeat the lots. ``former``: the word for people without a name."""
    people = [entrant.name if entrant.user_id else former for entrant in state.night.entrants]
    rounds = [{"final": each.is_final, "tables": [list(pod.seats) for pod in each.pods]} for each in state.night.rounds]
    told = {
        "tournament": 1,
        "commitment": commitment(state),
        "secret": state.secret.hex(),
        "people": people,
        "rounds": rounds,
    }
    return msgspec.json.format(msgspec.json.encode(told))
