"""The moves of the simulator: which cards can be laid, and the list of all moves of a seat.

A move is an integer. It is a candidate, plus ``TARGET`` for each seat up to the chosen one. ``ALL`` is added if all
cards of the face are laid together. Candidates are as in ``unobot.ai.features``, and the newer wilds with their
colors. If several cards may be laid, the list has one card or all of its face, and leaves out what lies between.
"""

from __future__ import annotations

from typing import Final

from training import game as h
from training.compiled import Ints, compiled
from unobot.ai import features as f
from unobot.ai import rule_features as r

SWAPS: Final = 68
"""Candidates 68 to 71: Wild Swap Hands with each color; Shuffle and Customizable follow."""
CANDIDATES: Final = 80
TARGET: Final = 128
ALL: Final = 128 * 16
MAX_MOVES: Final = 57 * 4 * 9
"""The most moves in one list."""


@compiled
def candidate_of(kind: int, color: int) -> int:
    """Return the candidate of a kind; ``color`` is the one named for a wild."""
    if kind < f.WILD:
        return kind
    if kind == f.WILD:
        return f.WILDS + color
    if kind == f.FOUR:
        return f.FOURS + color
    return SWAPS + (kind - h.SWAP) * f.COLORS + color


@compiled
def kind_of(candidate: int) -> int:
    """Return the kind that a candidate plays, -1 for none."""
    if candidate < f.WILDS:
        return candidate
    if candidate < f.FOURS:
        return f.WILD
    if candidate < f.DRAW:
        return f.FOUR
    return h.SWAP + (candidate - SWAPS) // f.COLORS if candidate >= SWAPS else -1


@compiled
def color_of(candidate: int) -> int:
    """Return the color that is active after a candidate that plays a card."""
    return candidate // f.FACES if candidate < f.WILDS else (candidate - f.WILDS) % f.COLORS


@compiled
def lies_on(g: Ints, kind: int, color: int, face: int) -> bool:
    """Return whether ``kind`` matches this color or this face. A wild always matches."""
    if kind >= f.WILD:
        return True
    if face == h.FOUR_FACE and kind % f.FACES == f.DRAW_TWO and g[h.RULES + r.NEWER_WILDS]:
        return False
    return color < 0 or kind // f.FACES == color or kind % f.FACES == face


@compiled
def is_four_legal(g: Ints, seat: int, color: int, face: int) -> bool:
    """Return whether a wild draw four is legal beside the hand of ``seat``, on this color and face."""
    hand = h.HANDS + seat * h.KINDS
    if not g[h.RULES + r.FOUR_NEEDS]:
        if color < 0:
            return True
        same_color = 0
        for other in range(f.FACES):
            same_color += g[hand + color * f.FACES + other]
        return same_color == 0
    fitting = 0
    for kind in range(h.KINDS):
        if kind != f.FOUR and lies_on(g, kind, color, face):
            fitting += g[hand + kind]
    return fitting == 0


@compiled
def may_lay(g: Ints, seat: int, kind: int) -> bool:
    """Return whether ``strict`` allows the kind."""
    if kind != f.FOUR or g[h.RULES + r.FOUR] != 1:
        return True
    return is_four_legal(g, seat, g[h.COLOR], h.face_of(g[h.TOP]))


@compiled
def matches(g: Ints, seat: int, kind: int) -> bool:
    """Return whether ``seat`` could lay ``kind`` in a turn. The rule of the last card is left out."""
    return lies_on(g, kind, g[h.COLOR], h.face_of(g[h.TOP])) and may_lay(g, seat, kind)


@compiled
def may_be_last(g: Ints, kind: int) -> bool:
    """Return whether ``kind`` can be the last card of a hand."""
    rule = g[h.RULES + r.LAST_CARD]
    if not rule:
        return True
    if kind >= f.WILD:
        return False
    return rule == 2 or kind % f.FACES < f.SKIP


@compiled
def is_stackable(g: Ints, kind: int) -> bool:
    """Return whether ``kind`` can answer what is owed."""
    face = h.face_of(kind)
    stacking = g[h.RULES + r.STACKING]
    if face == h.FOUR_FACE:
        return stacking >= 2 or (stacking == 1 and g[h.OWED_FACE] == h.FOUR_FACE)
    if face == f.DRAW_TWO:
        return stacking == 3 or (stacking != 0 and g[h.OWED_FACE] == f.DRAW_TWO)
    if (face == f.REVERSE and g[h.RULES + r.SENDS_BACK]) or (face == f.SKIP and g[h.RULES + r.PASSES_ON]):
        return kind // f.FACES == g[h.COLOR] or face == h.face_of(g[h.TOP])
    return False


@compiled
def needs_target(g: Ints, kind: int) -> bool:
    """Return whether a card of this kind is laid with a target, if it is not the last of its hand."""
    if kind < f.WILD:
        return g[h.RULES + r.SEVEN] != 0 and kind % f.FACES == 7
    rule = g[h.RULES + r.CUSTOM]
    return kind == h.SWAP or (kind == h.CUSTOM and (rule == 3 or rule == 5))


@compiled
def of_face(g: Ints, seat: int, kind: int) -> int:
    """Return how many cards with the face of ``kind`` the hand of ``seat`` has."""
    hand = h.HANDS + seat * h.KINDS
    if kind >= f.WILD:
        return g[hand + kind]
    count = 0
    for color in range(f.COLORS):
        count += g[hand + color * f.FACES + kind % f.FACES]
    return count


@compiled
def lay(g: Ints, seat: int, kind: int, several: int, out: Ints, count: int) -> int:
    """Write every way to lay ``kind`` to ``out`` from ``count`` on. Return the new number of moves."""
    hand_size = g[h.HAND_SIZES + seat]
    alike = of_face(g, seat, kind) if several else 1
    for lays_all in range(2 if alike > 1 else 1):
        left = hand_size - (alike if lays_all else 1)
        if not left and not may_be_last(g, kind):
            continue
        aimed = left > 0 and needs_target(g, kind)
        for target in range(g[h.SEATS] if aimed else 1):
            if aimed and (target == seat or g[h.OUT + target]):
                continue
            for color in range(f.COLORS if kind >= f.WILD else 1):
                out[count] = candidate_of(kind, color) + (target + 1) * TARGET * aimed + lays_all * ALL
                count += 1
    return count


@compiled
def can_challenge(g: Ints, seat: int) -> bool:
    """Return whether ``seat``, which owes cards, can challenge the Wild Draw Four of another seat."""
    return g[h.RULES + r.FOUR] == 0 and g[h.FOUR_BY] >= 0 and g[h.FOUR_BY] != seat


@compiled
def legal(g: Ints, seat: int, out: Ints) -> int:
    """Write the moves of ``seat`` to ``out``. Return their number: 0 if it can do nothing."""
    phase = g[h.PHASE]
    if phase == h.OVER or g[h.OUT + seat]:
        return 0
    hand = h.HANDS + seat * h.KINDS
    if seat != g[h.TURN]:
        top = g[h.TOP]
        if g[h.RULES + r.JUMP_IN] and g[h.COLOR] >= 0 and top >= 0 and g[hand + top] and may_lay(g, seat, top):
            return lay(g, seat, top, 0, out, 0)
        return 0
    if phase == h.NAMING:
        return _colors(g, seat, out)
    several = g[h.RULES + r.SEVERAL]
    count = 0
    if phase == h.ANSWERING:
        out[0] = f.ACCEPT
        count = 1
        if can_challenge(g, seat):
            out[1] = f.CHALLENGES
            count = 2
        if h.answers(g):
            for kind in range(h.KINDS):
                if g[hand + kind] and is_stackable(g, kind) and may_lay(g, seat, kind):
                    count = lay(g, seat, kind, several, out, count)
        return count
    drawn = phase == h.AFTER_DRAW
    forced = False
    for kind in range(h.KINDS):
        if g[hand + kind] and (not drawn or kind == g[h.DRAWN]) and matches(g, seat, kind):
            if g[h.HAND_SIZES + seat] == 1 and not may_be_last(g, kind):
                continue
            count = lay(g, seat, kind, 0 if drawn else several, out, count)
            free = kind != f.FOUR or g[h.RULES + r.FOUR] == 2
            if free or is_four_legal(g, seat, g[h.COLOR], h.face_of(g[h.TOP])):
                forced = True
    if forced and ((drawn and g[h.RULES + r.DRAWN_CARD] == 1) or (not drawn and g[h.RULES + r.MUST_PLAY] == 1)):
        return count
    at_limit = g[h.RULES + r.NO_DRAW] == 1 and g[h.HAND_SIZES + seat] >= g[h.RULES + r.HAND_LIMIT]
    out[count] = f.PASS if drawn or at_limit else f.DRAW
    return count + 1


@compiled
def _colors(g: Ints, seat: int, out: Ints) -> int:
    """Write the colors that ``seat`` can name for the card turned up, with a target for Swap Hands."""
    count = 0
    aimed = g[h.TOP] == h.SWAP
    for target in range(g[h.SEATS] if aimed else 1):
        if aimed and (target == seat or g[h.OUT + target]):
            continue
        for color in range(f.COLORS):
            out[count] = f.NAMED + color + (target + 1) * TARGET * aimed
            count += 1
    return count
