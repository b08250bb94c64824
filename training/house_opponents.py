"""Players that the network meets by house rules: simple ones that bluff and challenge at any rate."""

from __future__ import annotations

from typing import Final

from training import house_game as h
from training import house_legality as legality
from training.compiled import Ints, Rng, compiled
from unobot.ai import features as f

LEARNER: Final = 0
SIMPLE: Final = 1
RANDOM: Final = 2
JUMPS: Final = 0.7
"""The probability with which these players jump in when they can."""


@compiled
def aim_of(g: Ints, seat: int) -> int:
    """Return the opponent with the fewest cards, the first one of a tie; -1 for none."""
    best = -1
    for other in range(g[h.SEATS]):
        if g[h.OUT + other] or h.together(g, seat, other):
            continue
        if best < 0 or g[h.HELD + other] < g[h.HELD + best]:
            best = other
    return best


@compiled
def sensible(g: Ints, seat: int, out: Ints) -> int:
    """Write the moves worth choosing from to ``out``: those that aim at ``aim_of``. Return their number.

    A seat that can jump in may also pass. The number is 0 for a seat that can do nothing.
    """
    every = legality.legal(g, seat, out)
    aim = aim_of(g, seat)
    found = 0
    for i in range(every):
        target = out[i] // legality.TARGET % 16 - 1
        if target < 0 or target == aim:
            out[found] = out[i]
            found += 1
    if found and seat != g[h.TURN]:
        out[found] = f.PASS
        found += 1
    return found


@compiled
def most_held(g: Ints, seat: int) -> int:
    """Return the color that ``seat`` holds most. Ties go to the first."""
    best = 0
    most = -1
    for color in range(f.COLORS):
        held = 0
        for face in range(f.FACES):
            held += g[h.HANDS + seat * h.KINDS + color * f.FACES + face]
        if held > most:
            most = held
            best = color
    return best


@compiled
def simple(g: Ints, seat: int, out: Ints, found: int, bluffs: float, challenges: float, rng: Rng) -> int:
    """Return the move of a player like ``casual``: numbers first, then actions, then wilds, in the color most held.

    ``out`` has the ``found`` sensible moves. The player bluffs and challenges with these probabilities.
    """
    if seat != g[h.TURN] and rng.random() >= JUMPS:
        return f.PASS
    color = most_held(g, seat)
    bluff = rng.random() < bluffs
    if g[h.PHASE] == h.ANSWERING and rng.random() < challenges:
        for i in range(found):
            if out[i] == f.CHALLENGES:
                return f.CHALLENGES
    best = -9.0
    chosen = int(out[0])
    for i in range(found):
        move = int(out[i])
        candidate = move % legality.TARGET
        kind = legality.kind_of(candidate)
        liking = rng.random()
        if f.NAMED <= candidate < legality.SWAPS:
            liking += 1.0 if candidate - f.NAMED == color else 0.0
        elif kind >= f.WILD:
            liking += 3.0 if legality.color_of(candidate) == color else 2.0
            if kind == f.FOUR and not _is_honest(g, seat):
                liking += 4.0 if bluff else -5.0
        elif kind >= 0:
            liking += 5.0 if kind % f.FACES < f.SKIP else 4.0
        elif candidate == f.CHALLENGES:
            liking = -1.0
        else:
            liking = -0.5  # draw, pass or accept
        if kind >= 0 and liking >= 0.0 and move >= legality.ALL:
            liking += 1.0
        if liking > best:
            best = liking
            chosen = move
    return chosen


@compiled
def _is_honest(g: Ints, seat: int) -> bool:
    return legality.is_four_legal(g, seat, g[h.COLOR], h.face_of(g[h.TOP]))
