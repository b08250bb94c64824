"""Move whole hands in the simulator: swap two, pass all on, or deal them again. Seats see all of their new hands."""

from __future__ import annotations

from training import game as h
from training.compiled import Ints, Rng, compiled


@compiled
def swap(g: Ints, seat: int, target: int) -> None:
    """Swap the hands of two seats."""
    h.see(g, seat)
    h.see(g, target)
    for kind in range(h.KINDS):
        first = h.HANDS + seat * h.KINDS + kind
        second = h.HANDS + target * h.KINDS + kind
        g[first], g[second] = g[second], g[first]
    g[h.HAND_SIZES + seat], g[h.HAND_SIZES + target] = g[h.HAND_SIZES + target], g[h.HAND_SIZES + seat]
    for moved in (seat, target):
        h.update_voids(g, moved, 0, -1)
        h.name_color(g, moved, -1)


@compiled
def pass_on(g: Ints, seat: int) -> None:
    """Pass every hand on to the next seat in the direction of play."""
    g[h.DIRECTION] = -g[h.DIRECTION]  # swap backwards through the ring: the hand of the last one goes all the way
    receiver = seat
    for _ in range(h.playing(g) - 1):
        giver = h.following(g, receiver)
        swap(g, receiver, giver)
        receiver = giver
    g[h.DIRECTION] = -g[h.DIRECTION]
    for other in range(g[h.SEATS]):
        h.update_voids(g, other, 0, -1)
        h.name_color(g, other, -1)


@compiled
def redeal_hands(g: Ints, seat: int, rng: Rng) -> None:
    """Deal the cards of all hands again, one at a time from the seat after ``seat``."""
    count = 0
    start = h.PILE + g[h.PILE_SIZE]  # the free places behind the pile
    for other in range(g[h.SEATS]):
        h.see(g, other)
        for kind in range(h.KINDS):
            for _ in range(g[h.HANDS + other * h.KINDS + kind]):
                g[start + count] = kind
                count += 1
            g[h.HANDS + other * h.KINDS + kind] = 0
        g[h.HAND_SIZES + other] = 0
        h.update_voids(g, other, 0, -1)
        h.name_color(g, other, -1)
    h.shuffle(g, start, count, rng)
    receiver = seat
    for i in range(count):
        receiver = h.following(g, receiver)
        g[h.HANDS + receiver * h.KINDS + g[start + i]] += 1
        g[h.HAND_SIZES + receiver] += 1
