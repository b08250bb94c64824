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
        own = h.HANDS + seat * h.KINDS + kind
        other = h.HANDS + target * h.KINDS + kind
        g[own], g[other] = g[other], g[own]
    g[h.HELD + seat], g[h.HELD + target] = g[h.HELD + target], g[h.HELD + seat]
    for moved in (seat, target):
        h.note(g, moved, 0, -1)
        h.name(g, moved, -1)


@compiled
def pass_on(g: Ints, seat: int) -> None:
    """Pass every hand on to the next seat in the direction of play."""
    g[h.DIRECTION] = -g[h.DIRECTION]  # swap backwards through the ring: the hand of the last one goes all the way
    each = seat
    for _ in range(h.playing(g) - 1):
        giver = h.following(g, each)
        swap(g, each, giver)
        each = giver
    g[h.DIRECTION] = -g[h.DIRECTION]
    for other in range(g[h.SEATS]):
        h.note(g, other, 0, -1)
        h.name(g, other, -1)


@compiled
def deal_hands_again(g: Ints, seat: int, rng: Rng) -> None:
    """Deal the cards of all hands again, one at a time from the seat after ``seat``."""
    count = 0
    start = h.PILE + g[h.LEFT]  # the free places behind the pile
    for other in range(g[h.SEATS]):
        h.see(g, other)
        for kind in range(h.KINDS):
            for _ in range(g[h.HANDS + other * h.KINDS + kind]):
                g[start + count] = kind
                count += 1
            g[h.HANDS + other * h.KINDS + kind] = 0
        g[h.HELD + other] = 0
        h.note(g, other, 0, -1)
        h.name(g, other, -1)
    h.shuffle(g, start, count, rng)
    each = seat
    for i in range(count):
        each = h.following(g, each)
        g[h.HANDS + each * h.KINDS + g[start + i]] += 1
        g[h.HELD + each] += 1
