"""Make the moves of the simulator: what follows from each of them, and how a round ends."""

from __future__ import annotations

from typing import Final

from training import game as h
from training import legality
from training.compiled import Ints, Rng, compiled
from training.hand_moves import pass_on, redeal_hands, swap
from unobot.ai import features as f
from unobot.ai import rule_features as r

MAX_REVENGE: Final = 50


@compiled
def play(g: Ints, seat: int, move: int, rng: Rng) -> None:
    """Let ``seat`` make a move of its list. A seat that is not to move jumps in."""
    mover = g[h.TURN]
    candidate = move % legality.TARGET
    target = move // legality.TARGET % 16 - 1
    g[h.MOVES] += 1
    if f.ACCEPT <= candidate < legality.SWAPS:  # it answers or names a color: no new turn begins if it goes on
        g[h.GOES_ON] = seat + 1
    if candidate == f.DRAW:
        _draw(g, seat, rng)
    elif candidate == f.PASS:
        _pass(g, seat)
    elif candidate == f.ACCEPT:
        if legality.can_challenge(g, seat):
            h.count_answer(g, seat, 0)
        h.draw(g, seat, g[h.OWED], -1, rng)
        h.clear_debt(g)
        h.goes_on(g, seat)
    elif candidate == f.CHALLENGES:
        _challenge(g, seat, rng)
    elif f.NAMED <= candidate < legality.SWAPS:
        g[h.COLOR] = candidate - f.NAMED
        h.name_color(g, seat, g[h.COLOR])
        if target >= 0:
            swap(g, seat, target)
        if g[h.TOP] == f.FOUR:
            h.draw(g, seat, 4, -1, rng)
            h.goes_on(g, seat)
        else:
            h.turn(g, seat)
    else:
        _lay(g, seat, candidate, target, move >= legality.ALL, rng)
    if g[h.PHASE] != h.OVER and g[h.RULES + r.HAND_LIMIT] and not g[h.RULES + r.NO_DRAW]:
        remove_over_limit(g, mover)
    if g[h.PHASE] != h.OVER and g[h.MOVES] >= g[h.LIMIT]:
        end(g, -1)
    if g[h.PHASE] != h.OVER and g[h.PHASE] != h.AFTER_DRAW:
        h.begin_turn(g)
    g[h.GOES_ON] = 0


@compiled
def _draw(g: Ints, seat: int, rng: Rng) -> None:
    kind = _draw_until(g, seat, rng) if g[h.RULES + r.UNTIL] else h.draw(g, seat, 1, g[h.COLOR], rng)
    g[h.STUCK] = 0 if kind >= 0 else g[h.STUCK] + 1
    if g[h.RULES + r.DRAWN_CARD] != 2:
        g[h.DRAWN] = h.KINDS if kind >= 0 and g[h.RULES + r.BLIND] else kind  # it may only pass a card it cannot see
        g[h.PHASE] = h.AFTER_DRAW
    elif kind < 0 and g[h.STUCK] >= h.playing(g):
        end(g, -1)
    else:
        h.turn(g, h.following(g, seat))


@compiled
def _draw_until(g: Ints, seat: int, rng: Rng) -> int:
    """Let ``seat`` draw until it can lay the drawn card, or nothing is left. Return the last kind, or -1."""
    h.update_voids(g, seat, g[h.HAND_SIZES + seat], g[h.COLOR])
    kind = -1
    while True:
        if not g[h.PILE_SIZE]:
            h.refill(g, rng)
            if not g[h.PILE_SIZE]:
                return kind
        kind = h.give(g, seat)
        if legality.matches(g, seat, kind):
            return kind


@compiled
def _pass(g: Ints, seat: int) -> None:
    if g[h.PHASE] != h.AFTER_DRAW:
        g[h.STUCK] += 1  # it may not draw
    elif g[h.DRAWN] >= 0:
        h.update_voids(g, seat, g[h.HAND_SIZES + seat], g[h.COLOR])
    if g[h.DRAWN] < 0 and g[h.STUCK] >= h.playing(g):
        end(g, -1)
        return
    g[h.DRAWN] = -1
    h.turn(g, h.following(g, seat))


@compiled
def _challenge(g: Ints, seat: int, rng: Rng) -> None:
    owed = g[h.OWED]
    h.count_answer(g, seat, 1)
    if g[h.GUILTY]:
        h.draw(g, g[h.FOUR_BY], owed, -1, rng)
        h.clear_debt(g)
        h.turn(g, seat)
    else:
        h.draw(g, seat, owed + 2, -1, rng)
        h.clear_debt(g)
        h.turn(g, h.following(g, seat))


@compiled
def _lay(g: Ints, seat: int, candidate: int, target: int, together: bool, rng: Rng) -> None:
    """Lay a card, or all cards of its face. The named one lies on top."""
    kind = legality.kind_of(candidate)
    face = h.face_of(kind)
    before = g[h.COLOR]
    below = h.face_of(g[h.TOP])
    answering = seat == g[h.TURN]
    is_choice = answering and g[h.PHASE] == h.PLAYING
    if g[h.TOP] >= 0:
        g[h.COVERED + g[h.TOP]] += 1
    count = 0
    for other in range(h.KINDS):
        copies = g[h.HANDS + seat * h.KINDS + other]
        if copies and h.face_of(other) == face and (together or other == kind):
            laid = copies if together else 1
            g[h.HANDS + seat * h.KINDS + other] -= laid
            g[h.COVERED + other] += laid
            count += laid
    g[h.COVERED + kind] -= 1
    g[h.TOP] = kind
    g[h.HAND_SIZES + seat] -= count
    if is_choice and g[h.HAND_SIZES + seat] > 1:
        h.count_choice(g, seat, face)
    g[h.COLOR] = legality.color_of(candidate)
    if kind >= f.WILD:
        h.name_color(g, seat, g[h.COLOR])
    g[h.DRAWN] = -1
    g[h.STUCK] = 0
    if g[h.RULES + r.BOMB] and count > 2:
        _others_draw(g, seat, rng)
    if not g[h.HAND_SIZES + seat]:
        _went_out(g, seat, face, count, answering, rng)
    elif face == f.DRAW_TWO or face == h.FOUR_FACE:
        _owe(g, seat, face, count, answering, before, below, rng)
    elif face == f.SKIP or face == f.REVERSE:
        if not g[h.OWED] and (face == f.SKIP or h.playing(g) == 2):
            skip(g, seat, count)
            return
        if face == f.REVERSE and h.playing(g) > 2 and count % 2:
            g[h.DIRECTION] = -g[h.DIRECTION]
        g[h.TURN] = h.following(g, seat)
        g[h.PHASE] = h.ANSWERING if g[h.OWED] else h.PLAYING
    else:
        _move_hands(g, seat, kind, target, rng)


@compiled
def _others_draw(g: Ints, seat: int, rng: Rng) -> None:
    """Let every other seat draw a card, from the next one on."""
    other = h.following(g, seat)
    while other != seat:
        h.draw(g, other, 1, -1, rng)
        other = h.following(g, other)


@compiled
def sum_owed(g: Ints, face: int, count: int, answering: bool) -> int:
    """Return the number of cards that are owed after ``count`` cards with ``face``."""
    due = count * (2 if face == f.DRAW_TWO else 4 if face == h.FOUR_FACE else 0)
    if not due or not g[h.RULES + r.REVENGE]:
        return g[h.OWED] + due
    return min(MAX_REVENGE, g[h.OWED] * (2 if answering else 1) + due)


@compiled
def _owe(
    g: Ints, seat: int, face: int, count: int, answering: bool, before: int, below: int, rng: Rng
) -> None:  # fmt: skip
    """Make the next seat draw, at once if there is no answer. ``before`` and ``below`` are the last color and face."""
    following = h.following(g, seat)
    if not h.answers(g) and (face == f.DRAW_TWO or g[h.RULES + r.FOUR] != 0):
        h.hit(g, following, count * (2 if face == f.DRAW_TWO else 4), rng)
        h.goes_on(g, following)
        return
    g[h.OWED] = sum_owed(g, face, count, answering)
    g[h.OWED_FACE] = face
    h.close_challenge(g)
    if face == h.FOUR_FACE:
        g[h.FOUR_BY] = seat
        g[h.FOUR_COLOR] = before
        g[h.GUILTY] = 0 if legality.is_four_legal(g, seat, before, below) else 1
    g[h.TURN] = following
    g[h.PHASE] = h.ANSWERING


@compiled
def skip(g: Ints, seat: int, count: int) -> None:
    """Skip ``count`` seats after ``seat``, each once at most. Then it is the next seat's turn."""
    if count > 1:
        count = min(count, h.playing(g) - 1)
    other = h.following(g, seat)
    for _ in range(count):
        other = h.following(g, other)
    h.turn(g, other)


@compiled
def _move_hands(g: Ints, seat: int, kind: int, target: int, rng: Rng) -> None:
    """Apply a seven, a zero and the newer wilds, then go on with the next seat."""
    rule = g[h.RULES + r.CUSTOM] if kind == h.CUSTOM else 0
    if target >= 0 and rule == 3:
        h.draw(g, target, 2, -1, rng)
    elif target >= 0:
        swap(g, seat, target)
    elif kind < f.WILD and kind % f.FACES == 0 and g[h.RULES + r.ZERO]:
        pass_on(g, seat)
    elif kind == h.SHUFFLE:
        redeal_hands(g, seat, rng)
    elif rule == 2:
        pass_on(g, seat)
    elif rule == 1:
        _others_draw(g, seat, rng)
    elif rule == 4:
        skip(g, seat, h.playing(g) - 1)
        return
    h.turn(g, h.following(g, seat))


@compiled
def leave(g: Ints, seat: int) -> None:
    """Take ``seat`` out of the round."""
    g[h.OUT_COUNT] += 1
    g[h.OUT + seat] = g[h.OUT_COUNT]


@compiled
def _went_out(g: Ints, seat: int, face: int, count: int, answering: bool, rng: Rng) -> None:
    """Let ``seat`` go out: owed cards are drawn without an answer, then the round ends or the others play on."""
    last = g[h.RULES + r.SCORING] == 2
    goes_on = last and h.playing(g) > 2
    owed = sum_owed(g, face, count, answering)
    if face == f.REVERSE and h.playing(g) > 2 and count % 2 and (goes_on or owed):
        g[h.DIRECTION] = -g[h.DIRECTION]
    hit = h.following(g, seat)
    if owed:
        if goes_on:
            h.hit(g, hit, owed, rng)
        else:
            h.draw(g, hit, owed, -1, rng)
        h.clear_debt(g)
    if last:
        leave(g, seat)
    if not goes_on:
        end(g, seat)
    elif owed:
        h.goes_on(g, hit)
    else:
        skip(g, seat, count if face == f.SKIP else 0)


@compiled
def remove_over_limit(g: Ints, mover: int) -> None:
    """Take the seats out of the round whose hands are at the limit now. ``mover`` was to move before."""
    if g[h.OUT + mover]:
        mover = g[h.TURN]
    other = mover
    while True:
        other = h.following(g, other)
        if g[h.HAND_SIZES + other] >= g[h.RULES + r.HAND_LIMIT]:
            _remove(g, other)
            if _is_decided(g):
                return
        if other == mover:
            break
    if g[h.OUT + g[h.TURN]]:
        g[h.TURN] = h.following(g, g[h.TURN])
        if g[h.PHASE] != h.NAMING:
            g[h.PHASE] = h.PLAYING


@compiled
def _remove(g: Ints, seat: int) -> None:
    """Put the cards of ``seat`` under the discard pile. Its debt is gone."""
    g[h.LOST + seat] = h.value(g, seat)
    h.see(g, seat)
    for kind in range(h.KINDS):
        g[h.COVERED + kind] += g[h.HANDS + seat * h.KINDS + kind]
        g[h.HANDS + seat * h.KINDS + kind] = 0
    g[h.HAND_SIZES + seat] = 0
    leave(g, seat)
    if g[h.PHASE] == h.ANSWERING and g[h.TURN] == seat:
        h.clear_debt(g)
    elif g[h.FOUR_BY] == seat:
        h.close_challenge(g)
    if g[h.TURN] == seat:
        g[h.DRAWN] = -1


@compiled
def _is_decided(g: Ints) -> bool:
    """End the round if all seats that are in win together. Return whether it has ended."""
    first = -1
    for seat in range(g[h.SEATS]):
        if not g[h.OUT + seat]:
            if first < 0:
                first = seat
            elif not h.together(g, first, seat):
                return False
    end(g, first)
    return True


@compiled
def end(g: Ints, winner: int) -> None:
    """End the round. Without a ``winner`` (-1), the lowest hand wins, and with a tie nobody."""
    g[h.PHASE] = h.OVER
    g[h.DRAWN] = -1
    if g[h.RULES + r.SCORING] == 2 and g[h.OUT_COUNT]:
        for seat in range(g[h.SEATS]):
            if g[h.OUT + seat] == 1:
                winner = seat
    elif winner < 0:
        winner = _lowest_hand(g)
    g[h.WINNER] = winner
    if winner < 0 or g[h.RULES + r.SCORING] != 0:
        return
    points = 0
    for seat in range(g[h.SEATS]):
        if not h.together(g, winner, seat):
            points += h.value(g, seat)
    for seat in range(g[h.SEATS]):
        if h.together(g, winner, seat):
            g[h.POINTS + seat] = points * (2 if g[h.RULES + r.DOUBLE] else 1)
            g[h.SCORES + seat] += g[h.POINTS + seat]


@compiled
def _lowest_hand(g: Ints) -> int:
    """Return the seat that wins a drawn round, -1 for a tie. In a team it is the partner with fewer points."""
    best = -1
    least = 1 << 40
    tie = False
    for seat in range(g[h.SEATS]):
        if g[h.OUT + seat]:
            continue
        total = 0
        for other in range(g[h.SEATS]):
            if h.together(g, seat, other):
                total += h.value(g, other)
        if total < least:
            best = seat
            least = total
            tie = False
        elif h.together(g, best, seat):
            if h.value(g, seat) < h.value(g, best):
                best = seat
        elif total == least:
            tie = True
    return -1 if tie else best
