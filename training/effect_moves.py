"""The moves of the simulator of any deck: the list of all moves of a seat, and what follows from each.

A move is an integer: the candidate of ``unobot.ai.effect_features``, the color that it names and its target.
"""

from __future__ import annotations

from typing import Final

from training import effect_game as d
from training import game as h
from training.compiled import Ints, Rng, compiled
from training.effect_game import Book
from unobot.ai import effect_features as e
from unobot.ai import rule_features as r

MAX_MOVES: Final = 168 * 9
"""The most moves in one list."""


@compiled
def move_of(card: int, color: int, target: int) -> int:
    """Return a move; ``color`` and ``target`` are -1 for none."""
    return card * 128 + (color + 1) * 16 + target + 1


@compiled
def card_of(move: int) -> int:
    """Return the candidate of a move."""
    return move // 128


@compiled
def color_of(move: int) -> int:
    """Return the color that a move names, -1 for none."""
    return move // 16 % 8 - 1


@compiled
def target_of(move: int) -> int:
    """Return the seat that a move aims at, -1 for none."""
    return move % 16 - 1


@compiled
def lies_on(t: Ints, card: int, color: int, top: int) -> bool:
    """Return whether a print matches this color, or the face of this print. A wild always matches."""
    hue = t[card * e.FACTS]
    if hue < 0 or color < 0 or hue == color:
        return True
    return top >= 0 and t[card * e.FACTS + e.FACE] == t[top * e.FACTS + e.FACE]


@compiled
def is_legal_four(g: Ints, book: Book, seat: int, color: int, top: int) -> bool:
    """Return whether a card that can be challenged is legal beside the hand of ``seat``, on this color and print."""
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    for i in range(g[h.HAND_SIZES + seat]):
        card = prints[g[d.HELD + seat * d.MAX_CARDS + i]]
        if g[h.RULES + r.FOUR_NEEDS]:
            if not t[card * e.FACTS + e.CHALLENGED] and lies_on(t, card, color, top):
                return False
        elif color >= 0 and t[card * e.FACTS] == color:
            return False
    return True


@compiled
def of_hue(g: Ints, book: Book, seat: int, hue: int) -> int:
    """Return how many cards of this color ``seat`` holds."""
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    count = 0
    for i in range(g[h.HAND_SIZES + seat]):
        if t[prints[g[d.HELD + seat * d.MAX_CARDS + i]] * e.FACTS] == hue:
            count += 1
    return count


@compiled
def lay(g: Ints, book: Book, seat: int, card: int, out: Ints, count: int) -> int:
    """Write every way to lay ``card`` to ``out`` from ``count`` on. Return the new number of moves."""
    t = d.facts_of(g, book)
    at = card * e.FACTS
    left = g[h.HAND_SIZES + seat] - (of_hue(g, book, seat, t[at]) if t[at + e.DISCARDS] else 1)
    if not left and t[at + e.NEVER_LAST]:
        return count
    aimed = left > 0 and (t[at + e.SWAPS] or t[at + e.TARGET_DRAWS])
    wild = t[at] < 0 and not t[at + e.BARE]
    for target in range(g[h.SEATS] if aimed else 1):
        if aimed and (target == seat or g[h.OUT + target]):
            continue
        for color in range(e.COLORS if wild else 1):
            out[count] = move_of(card, color if wild else -1, target if aimed else -1)
            count += 1
    return count


@compiled
def can_challenge(g: Ints, seat: int) -> bool:
    """Return whether ``seat``, which owes cards, can challenge the card of another seat."""
    return g[h.RULES + r.FOUR] == 0 and g[h.FOUR_BY] >= 0 and g[h.FOUR_BY] != seat


@compiled
def is_stackable(g: Ints, t: Ints, card: int) -> bool:
    """Return whether ``card`` can answer what is owed."""
    number = t[card * e.FACTS + e.OWES]
    if not number or not g[h.RULES + r.STACKING]:
        return False
    last = g[h.OWED_FACE] * e.FACTS
    if t[card * e.FACTS + e.UNTIL_COLOR] or t[last + e.UNTIL_COLOR]:
        return t[card * e.FACTS + e.FACE] == t[last + e.FACE]
    stacking = g[h.RULES + r.STACKING]
    same = number == t[last + e.OWES]
    return bool(same or stacking == 3 or (stacking == 2 and number > t[last + e.OWES]))


@compiled
def legal(g: Ints, book: Book, seat: int, out: Ints) -> int:
    """Write the moves of ``seat`` to ``out``. Return their number: 0 if it can do nothing."""
    phase = g[h.PHASE]
    if phase == h.OVER or g[h.OUT + seat] or seat != g[h.TURN]:
        return 0
    if phase == h.NAMING:
        for color in range(e.COLORS):
            out[color] = move_of(e.NAME, color, -1)
        return e.COLORS
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    hand = d.HELD + seat * d.MAX_CARDS
    size = g[h.HAND_SIZES + seat]
    four = g[h.RULES + r.FOUR]
    legal_four = four == 2 or is_legal_four(g, book, seat, g[h.COLOR], g[h.TOP])
    count = 0
    if phase == h.ANSWERING:
        out[0] = move_of(e.ACCEPT, -1, -1)
        count = 1
        if can_challenge(g, seat):
            out[1] = move_of(e.CHALLENGE, -1, -1)
            count = 2
    forced = False
    for i in range(size):
        card = prints[g[hand + i]]
        new = True
        for j in range(i):
            if prints[g[hand + j]] == card:
                new = False
                break
        if not new:
            continue
        bold = t[card * e.FACTS + e.CHALLENGED] and not legal_four
        if bold and four == 1:
            continue
        if phase == h.ANSWERING:
            if is_stackable(g, t, card):
                count = lay(g, book, seat, card, out, count)
        elif (phase != h.AFTER_DRAW or card == g[h.DRAWN]) and lies_on(t, card, g[h.COLOR], g[h.TOP]):
            before = count
            count = lay(g, book, seat, card, out, count)
            if count > before and not bold:
                forced = True
    if phase == h.ANSWERING:
        return count
    drawn = phase == h.AFTER_DRAW
    if forced and ((drawn and g[h.RULES + r.DRAWN_CARD] == 1) or (not drawn and g[h.RULES + r.MUST_PLAY] == 1)):
        return count
    out[count] = move_of(e.PASS if drawn else e.DRAW, -1, -1)
    return count + 1


@compiled
def play(g: Ints, book: Book, seat: int, move: int, rng: Rng) -> None:
    """Let ``seat``, which is to move, make a move of its list."""
    card = card_of(move)
    g[h.MOVES] += 1
    if card == e.DRAW:
        _draw(g, book, seat, rng)
    elif card == e.PASS:
        _pass(g, book, seat)
    elif card == e.ACCEPT:
        if can_challenge(g, seat):
            h.count_answer(g, seat, 0)
        _draw_owed(g, book, seat, g[h.OWED], _owed_until(g, book), rng)
        h.clear_debt(g)
        h.goes_on(g, seat)
    elif card == e.CHALLENGE:
        _challenge(g, book, seat, rng)
    elif card == e.NAME:
        g[h.COLOR] = color_of(move)
        at = g[h.TOP] * e.FACTS
        turned = 0 < g[d.TURNED] == g[d.LAID]
        t = d.facts_of(g, book)
        if t[at + e.ROULETTE] and not turned:
            d.draw_until_color(g, book, seat, g[h.COLOR], rng)
            h.goes_on(g, seat)
        elif t[at + e.OWES] and not turned:
            d.draw(g, book, seat, t[at + e.OWES], rng)
            h.goes_on(g, seat)
        else:
            h.turn(g, seat)
    else:
        _lay(g, book, seat, card, color_of(move), target_of(move), rng)
    if g[h.PHASE] != h.OVER and g[h.RULES + r.HAND_LIMIT]:
        _remove_over_limit(g, book, seat)
    if g[h.PHASE] != h.OVER and g[h.MOVES] >= g[h.LIMIT]:
        end(g, book, -1)


@compiled
def _owed_until(g: Ints, book: Book) -> int:
    """Return the color until which the seat that owes draws, -1 if it owes a number of cards."""
    if g[h.OWED_FACE] >= 0 and d.facts_of(g, book)[g[h.OWED_FACE] * e.FACTS + e.UNTIL_COLOR]:
        return g[h.COLOR]
    return -1


@compiled
def _draw_owed(g: Ints, book: Book, seat: int, count: int, until: int, rng: Rng) -> None:
    if until >= 0:
        d.draw_until_color(g, book, seat, until, rng)
    else:
        d.draw(g, book, seat, count, rng)


@compiled
def _draw(g: Ints, book: Book, seat: int, rng: Rng) -> None:
    launcher = book.rules[g[d.BOOK], d.LAUNCHER]
    silent = g[d.SILENT]
    color = g[h.COLOR]
    if launcher:
        size = g[h.HAND_SIZES + seat]
        card = d.press(g, seat, 1, color, rng)
        if g[d.SILENT] > silent:
            h.update_voids(g, seat, size, color)
    elif g[h.RULES + r.UNTIL]:
        card = _draw_until(g, book, seat, rng)
    else:
        card = d.take(g, seat, 1, color, rng)
    stuck = g[h.STUCK]
    g[h.STUCK] = 0 if card >= 0 or g[d.SILENT] else stuck + 1
    if not launcher and g[h.RULES + r.DRAWN_CARD] != 2:
        g[h.DRAWN] = d.prints_of(g, book)[card] if card >= 0 else -1
        g[h.PHASE] = h.AFTER_DRAW
    elif card < 0 and g[d.SILENT] <= silent and stuck + 1 >= h.playing(g):
        end(g, book, -1)
    else:
        h.turn(g, h.following(g, seat))


@compiled
def _draw_until(g: Ints, book: Book, seat: int, rng: Rng) -> int:
    """Let ``seat`` draw until it can lay the drawn card, or nothing is left. Return the last card, or -1."""
    h.update_voids(g, seat, g[h.HAND_SIZES + seat], g[h.COLOR])
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    card = -1
    while True:
        if not g[h.PILE_SIZE]:
            d.refill(g, rng)
            if not g[h.PILE_SIZE]:
                return card
        card = d.give(g, seat)
        if lies_on(t, prints[card], g[h.COLOR], g[h.TOP]):
            strict = t[prints[card] * e.FACTS + e.CHALLENGED] and g[h.RULES + r.FOUR] == 1
            if not strict or is_legal_four(g, book, seat, g[h.COLOR], g[h.TOP]):
                return card


@compiled
def _pass(g: Ints, book: Book, seat: int) -> None:
    if g[h.DRAWN] >= 0:
        h.update_voids(g, seat, g[h.HAND_SIZES + seat], g[h.COLOR])
    elif g[h.STUCK] >= h.playing(g):
        end(g, book, -1)
        return
    g[h.DRAWN] = -1
    h.turn(g, h.following(g, seat))


@compiled
def _challenge(g: Ints, book: Book, seat: int, rng: Rng) -> None:
    owed = g[h.OWED]
    until = _owed_until(g, book)
    h.count_answer(g, seat, 1)
    if g[h.GUILTY]:
        _draw_owed(g, book, g[h.FOUR_BY], owed, until, rng)
        h.clear_debt(g)
        h.turn(g, seat)
        return
    if until >= 0:
        d.draw_until_color(g, book, seat, until, rng)
        d.draw(g, book, seat, 2, rng)
    else:
        d.draw(g, book, seat, owed + 2, rng)
    h.clear_debt(g)
    h.turn(g, h.following(g, seat))


@compiled
def _remove_cards(g: Ints, book: Book, seat: int, card: int, discards: bool) -> None:
    """Move a card with this print from the hand to the top, and all others of its color under it if it ``discards``."""
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    hand = d.HELD + seat * d.MAX_CARDS
    laid = -1
    kept = 0
    for i in range(g[h.HAND_SIZES + seat]):
        held = g[hand + i]
        if laid < 0 and prints[held] == card:
            laid = held
        elif discards and t[prints[held] * e.FACTS] == t[card * e.FACTS]:
            g[d.DISCARD + g[d.LAID]] = held
            g[d.LAID] += 1
        else:
            g[hand + kept] = held
            kept += 1
    g[h.HAND_SIZES + seat] = kept
    g[d.DISCARD + g[d.LAID]] = laid
    g[d.LAID] += 1


@compiled
def _lay(g: Ints, book: Book, seat: int, card: int, color: int, target: int, rng: Rng) -> None:
    t = d.facts_of(g, book)
    at = card * e.FACTS
    before, below = g[h.COLOR], g[h.TOP]
    _remove_cards(g, book, seat, card, t[at + e.DISCARDS] == 1)
    g[h.TOP] = card
    g[h.COLOR] = color if t[at] < 0 else t[at]
    g[h.DRAWN] = -1
    g[h.STUCK] = 0
    if not g[h.HAND_SIZES + seat]:
        _went_out(g, book, seat, card, rng)
        return
    two = h.playing(g) == 2
    if t[at + e.REVERSES] and not two:
        g[h.DIRECTION] = -g[h.DIRECTION]
    following = h.following(g, seat)
    if t[at + e.OWES]:
        _owe(g, book, seat, card, before, below, rng)
    elif t[at + e.ROULETTE]:
        g[h.TURN] = following
        g[h.PHASE] = h.NAMING
    elif t[at + e.TURNS_OVER]:
        d.turn_over(g, book)
        d.begin_after_turn(g, following)
    elif t[at + e.PRESSES]:
        d.press(g, following, t[at + e.PRESSES], -1, rng)
        h.goes_on(g, following)
    elif t[at + e.SKIPS] or (t[at + e.REVERSES] and two):
        _skip(g, seat, max(t[at + e.SKIPS], 1))
    else:
        if t[at + e.TARGET_DRAWS]:
            d.draw(g, book, target, t[at + e.TARGET_DRAWS], rng)
        if t[at + e.OTHERS_DRAW]:
            _others_draw(g, book, seat, t[at + e.OTHERS_DRAW], rng)
        if t[at + e.SWAPS]:
            d.swap(g, seat, target)
        elif t[at + e.PASSES_ON]:
            d.pass_on(g, seat)
        h.turn(g, following)


@compiled
def _others_draw(g: Ints, book: Book, seat: int, count: int, rng: Rng) -> None:
    other = h.following(g, seat)
    while other != seat:
        d.draw(g, book, other, count, rng)
        other = h.following(g, other)


@compiled
def _skip(g: Ints, seat: int, count: int) -> None:
    """Skip ``count`` seats after ``seat``, each once at most. Then it is the next seat's turn."""
    if count > 1:
        count = min(count, h.playing(g) - 1)
    other = h.following(g, seat)
    for _ in range(count):
        other = h.following(g, other)
    h.turn(g, other)


@compiled
def _sum(g: Ints, book: Book, card: int) -> int:
    """Return the number of cards that are owed after ``card``."""
    at = card * e.FACTS
    t = d.facts_of(g, book)
    if t[at + e.UNTIL_COLOR] or _owed_until(g, book) >= 0:
        return 1
    return g[h.OWED] + t[at + e.OWES]


@compiled
def _owe(g: Ints, book: Book, seat: int, card: int, before: int, below: int, rng: Rng) -> None:
    """Make the next seat draw, at once if there is no answer. ``before`` and ``below`` are the last color and print."""
    t = d.facts_of(g, book)
    at = card * e.FACTS
    following = h.following(g, seat)
    if h.playing(g) == 2 and t[at + e.REVERSES]:
        following = seat
    challenged = t[at + e.CHALLENGED]
    if not g[h.RULES + r.STACKING] and not (challenged and g[h.RULES + r.FOUR] == 0):
        _draw_owed(g, book, following, t[at + e.OWES], g[h.COLOR] if t[at + e.UNTIL_COLOR] else -1, rng)
        h.goes_on(g, following)
        return
    g[h.OWED] = _sum(g, book, card)
    g[h.OWED_FACE] = card
    h.close_challenge(g)
    if challenged:
        g[h.FOUR_BY] = seat
        g[h.FOUR_COLOR] = before
        g[h.GUILTY] = 0 if is_legal_four(g, book, seat, before, below) else 1
    g[h.TURN] = following
    g[h.PHASE] = h.ANSWERING


@compiled
def _went_out(g: Ints, book: Book, seat: int, card: int, rng: Rng) -> None:
    """End the round with the last card of ``seat``. Owed cards are drawn without an answer."""
    t = d.facts_of(g, book)
    at = card * e.FACTS
    two = h.playing(g) == 2
    owed = _sum(g, book, card)
    if not t[at + e.OWES] and not g[h.OWED]:
        owed = 0
    if t[at + e.REVERSES] and not two and owed:
        g[h.DIRECTION] = -g[h.DIRECTION]
    hit = h.following(g, seat)
    if owed and not (two and t[at + e.REVERSES] and t[at + e.OWES]):
        until = g[h.COLOR] if t[at + e.UNTIL_COLOR] else -1
        _draw_owed(g, book, hit, owed, until, rng)
        h.clear_debt(g)
    if t[at + e.TURNS_OVER]:
        d.turn_over(g, book)
    if t[at + e.PRESSES]:
        d.press(g, hit, t[at + e.PRESSES], -1, rng)
    if t[at + e.OTHERS_DRAW]:
        _others_draw(g, book, seat, t[at + e.OTHERS_DRAW], rng)
    end(g, book, seat)


@compiled
def _remove_over_limit(g: Ints, book: Book, mover: int) -> None:
    """Take the seats out of the round whose hands are at the limit now. ``mover`` was to move before."""
    other = mover
    while True:
        other = h.following(g, other)
        if g[h.HAND_SIZES + other] >= g[h.RULES + r.HAND_LIMIT]:
            _remove(g, book, other)
            if h.playing(g) == 1:
                end(g, book, h.following(g, other))
                return
        if other == mover:
            break
    if g[h.OUT + g[h.TURN]]:
        g[h.TURN] = h.following(g, g[h.TURN])
        if g[h.PHASE] != h.NAMING:
            g[h.PHASE] = h.PLAYING


@compiled
def _remove(g: Ints, book: Book, seat: int) -> None:
    """Put the cards of ``seat`` under the discard pile. Its debt is gone."""
    knock_out = book.rules[g[d.BOOK], d.KNOCK_OUT]
    g[h.LOST + seat] = knock_out or d.value(g, book, seat)
    size = g[h.HAND_SIZES + seat]
    for i in range(g[d.LAID] - 1, -1, -1):
        g[d.DISCARD + size + i] = g[d.DISCARD + i]
    for i in range(size):
        g[d.DISCARD + i] = g[d.HELD + seat * d.MAX_CARDS + i]
    g[d.LAID] += size
    if g[d.TURNED]:
        g[d.TURNED] += size
    g[h.HAND_SIZES + seat] = 0
    g[h.OUT_COUNT] += 1
    g[h.OUT + seat] = g[h.OUT_COUNT]
    if g[h.PHASE] == h.ANSWERING and g[h.TURN] == seat:
        h.clear_debt(g)
    elif g[h.FOUR_BY] == seat:
        h.close_challenge(g)
    if g[h.TURN] == seat:
        g[h.DRAWN] = -1


@compiled
def end(g: Ints, book: Book, winner: int) -> None:
    """End the round. Without a ``winner`` (-1), the lowest hand wins, and with a tie nobody."""
    g[h.PHASE] = h.OVER
    g[h.DRAWN] = -1
    knock_out = book.rules[g[d.BOOK], d.KNOCK_OUT]
    if winner >= 0 and knock_out:
        other = h.following(g, winner)
        while other != winner:
            following = h.following(g, other)
            if g[h.HAND_SIZES + other] >= g[h.RULES + r.HAND_LIMIT]:
                _remove(g, book, other)
            other = following
    if winner < 0:
        winner = _lowest_hand(g, book)
    g[h.WINNER] = winner
    if winner < 0 or g[h.RULES + r.SCORING] != 0:
        return
    points = 0
    for seat in range(g[h.SEATS]):
        if seat != winner:
            points += d.value(g, book, seat)
    g[h.POINTS + winner] = points * (2 if g[h.RULES + r.DOUBLE] else 1)
    g[h.SCORES + winner] += g[h.POINTS + winner]


@compiled
def _lowest_hand(g: Ints, book: Book) -> int:
    """Return the seat that wins a drawn round, -1 for a tie."""
    best = -1
    least = 1 << 40
    for seat in range(g[h.SEATS]):
        if g[h.OUT + seat]:
            continue
        total = d.value(g, book, seat)
        if total < least:
            best = seat
            least = total
        elif total == least:
            best = -1
    return best
