"""Players that the network meets: ``novice``, ``four-steps``, and players that bluff and challenge at any rate."""

from __future__ import annotations

from typing import Final

from training import game as h
from training import legality
from training.compiled import Ints, Rng, compiled
from unobot.ai import features as f
from unobot.ai import rule_features as r

LEARNER: Final = 0
SIMPLE: Final = 1
NOVICE: Final = 2
FOUR_STEPS: Final = 3
"""Only by the official rules: ``unobot.ai.four_steps``, which neither bluffs nor challenges."""
BOLD: Final = 4
"""Only by the official rules: like ``FOUR_STEPS``, but it bluffs and challenges at any rate."""
JUMPS: Final = 0.7
"""The probability with which these players jump in when they can."""


@compiled
def aim_of(g: Ints, seat: int) -> int:
    """Return the opponent with the fewest cards, the first one of a tie; -1 for none."""
    best = -1
    for other in range(g[h.SEATS]):
        if g[h.OUT + other] or h.together(g, seat, other):
            continue
        if best < 0 or g[h.HAND_SIZES + other] < g[h.HAND_SIZES + best]:
            best = other
    return best


@compiled
def sensible(g: Ints, seat: int, out: Ints) -> int:
    """Write the sensible moves to ``out``: without a target, or with the target ``aim_of``. Return their number.

    A seat that can jump in may also pass. The number is 0 for a seat that can do nothing.
    """
    every = legality.legal(g, seat, out)
    aim = aim_of(g, seat)
    count = 0
    for i in range(every):
        target = out[i] // legality.TARGET % 16 - 1
        if target < 0 or target == aim:
            out[count] = out[i]
            count += 1
    if count and seat != g[h.TURN]:
        out[count] = f.PASS
        count += 1
    return count


@compiled
def most_held_color(g: Ints, seat: int) -> int:
    """Return the color that ``seat`` holds most. Ties go to the first."""
    best = 0
    highest = -1
    for color in range(f.COLORS):
        count = 0
        for face in range(f.FACES):
            count += g[h.HANDS + seat * h.KINDS + color * f.FACES + face]
        if count > highest:
            highest = count
            best = color
    return best


@compiled
def simple(g: Ints, seat: int, out: Ints, count: int, bluffs: float, challenges: float, rng: Rng) -> int:
    """Return the move of a player like ``casual``: numbers first, then actions, then wilds, in the color most held.

    ``out`` has the ``count`` sensible moves. The player bluffs and challenges with these probabilities.
    """
    if seat != g[h.TURN] and rng.random() >= JUMPS:
        return f.PASS
    color = most_held_color(g, seat)
    bluff = rng.random() < bluffs
    if _dares(g, out, count, challenges, rng):
        return f.CHALLENGES
    best = -9.0
    choice = int(out[0])
    for i in range(count):
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
            choice = move
    return choice


@compiled
def _dares(g: Ints, out: Ints, count: int, challenges: float, rng: Rng) -> bool:
    """Return whether a player that challenges with this probability does so."""
    if g[h.PHASE] == h.ANSWERING and rng.random() < challenges:
        for i in range(count):
            if out[i] == f.CHALLENGES:
                return True
    return False


@compiled
def _is_honest(g: Ints, seat: int) -> bool:
    return legality.is_four_legal(g, seat, g[h.COLOR], h.face_of(g[h.TOP]))


@compiled
def _may_aim(g: Ints, seat: int, move: int) -> bool:
    """Return whether ``novice`` would choose this target: not a partner, and out of turn no larger hand."""
    target = move // legality.TARGET % 16 - 1
    if target < 0:
        return True
    if h.together(g, seat, target):
        return False
    if seat == g[h.TURN] or (legality.kind_of(move % legality.TARGET) == h.CUSTOM and g[h.RULES + r.CUSTOM] == 3):
        return True
    return g[h.HAND_SIZES + target] < g[h.HAND_SIZES + seat]


@compiled
def novice_move(g: Ints, seat: int, out: Ints, rng: Rng) -> int:
    """Return the move of ``novice``; ``f.PASS`` out of turn is no move. ``out`` is overwritten."""
    count = legality.legal(g, seat, out)
    if seat != g[h.TURN] and rng.random() < 0.5:
        return f.PASS
    total = 0.0
    choice = -1
    spoken = -1
    for i in range(count):
        move = int(out[i])
        candidate = move % legality.TARGET
        kind = legality.kind_of(candidate)
        naming = f.NAMED <= candidate < legality.SWAPS
        if kind < 0 and not naming:
            if candidate != f.CHALLENGES:
                spoken = candidate
            continue
        if move >= legality.ALL or (seat == g[h.TURN] and not _may_aim(g, seat, move)):
            continue
        weight = 1.0
        if kind >= 0:
            ways = 0
            for j in range(count):
                other = int(out[j])
                same = legality.kind_of(other % legality.TARGET) == kind and other < legality.ALL
                ways += 1 if same and (seat != g[h.TURN] or _may_aim(g, seat, other)) else 0
            weight = g[h.HANDS + seat * h.KINDS + kind] / ways
        total += weight
        if rng.random() * total < weight:
            choice = move
    if seat != g[h.TURN]:
        return choice if choice >= 0 and _may_aim(g, seat, choice) else f.PASS
    return choice if choice >= 0 else spoken


@compiled
def bold(g: Ints, seat: int, out: Ints, count: int, bluffs: float, challenges: float, rng: Rng) -> int:
    """Return the candidate of a player like ``four-steps`` that bluffs and challenges with these probabilities.

    ``out`` has the ``count`` sensible moves. Without challenges it does not bluff.
    """
    if _dares(g, out, count, challenges, rng):
        return f.CHALLENGES
    return four_steps(g, seat, g[h.RULES + r.FOUR] == 0 and rng.random() < bluffs)


@compiled
def four_steps(g: Ints, seat: int, bluff: bool) -> int:
    """Return the candidate that ``unobot.ai.four_steps`` chooses for ``seat``, to move by the official rules.

    If it would ``bluff``, it takes every Wild Draw Four for a legal one.
    """
    color = most_held_color(g, seat)
    if g[h.PHASE] == h.ANSWERING:
        return f.ACCEPT
    if g[h.PHASE] == h.NAMING:
        return f.NAMED + color
    hand = h.HANDS + seat * h.KINDS
    if g[h.PHASE] == h.AFTER_DRAW:
        kind = g[h.DRAWN]
        if 0 <= kind < f.WILD and legality.matches(g, seat, kind):
            return int(kind)
        return _wild_or_draw(g, seat, color, bluff)
    near = False
    for other in range(g[h.SEATS]):
        if other != seat and g[h.HAND_SIZES + other] <= 3:
            near = True
    if near:
        wild = _wild_or_draw(g, seat, color, bluff)
        if wild < f.DRAW:
            return wild
    else:
        for face in range(f.DRAW_TWO, f.SKIP - 1, -1):
            if g[hand + g[h.COLOR] * f.FACES + face]:
                return int(g[h.COLOR] * f.FACES + face)
    if color == g[h.COLOR]:
        for face in range(f.DRAW_TWO, -1, -1):
            if g[hand + color * f.FACES + face]:
                return color * f.FACES + face
    else:
        wild = _wild_or_draw(g, seat, color, bluff)
        if wild < f.DRAW:
            return wild
        if g[h.TOP] < f.WILD and g[hand + color * f.FACES + g[h.TOP] % f.FACES]:
            return color * f.FACES + int(g[h.TOP]) % f.FACES
    for other_color in range(f.COLORS):
        for face in range(f.DRAW_TWO, -1, -1):
            kind = other_color * f.FACES + face
            if g[hand + kind] and legality.matches(g, seat, kind):
                return kind
    return _wild_or_draw(g, seat, color, bluff)


@compiled
def _wild_or_draw(g: Ints, seat: int, color: int, bluff: bool) -> int:
    """Return a wild, else a Wild Draw Four that is legal or a ``bluff``, with ``color``; else the draw or the pass."""
    hand = h.HANDS + seat * h.KINDS
    drawn = g[h.PHASE] == h.AFTER_DRAW
    if g[hand + f.WILD] and (not drawn or g[h.DRAWN] == f.WILD):
        return f.WILDS + color
    if g[hand + f.FOUR] and (not drawn or g[h.DRAWN] == f.FOUR) and (bluff or _is_honest(g, seat)):
        return f.FOURS + color
    return f.PASS if drawn else f.DRAW
