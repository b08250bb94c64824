"""The strategies ``numbers-first`` and ``four-steps`` in the simulator; tests compare them with ``unobot.ai``."""

from __future__ import annotations

from training import simulator as sim
from training.compiled import Ints, Rng, compiled
from unobot.ai import features as f


@compiled
def modal(g: Ints, seat: int) -> int:
    """Return the color that ``seat`` holds most. Ties go to the first."""
    best = 0
    most = -1
    for color in range(f.COLORS):
        held = 0
        for face in range(f.FACES):
            held += g[sim.HANDS + seat * sim.KINDS + color * f.FACES + face]
        if held > most:
            most = held
            best = color
    return best


@compiled
def casual(g: Ints, seat: int, rng: Rng) -> int:
    """Return the candidate that ``unobot.ai.numbers_first`` chooses for ``seat``, which is to move."""
    phase = g[sim.PHASE]
    if phase == sim.ANSWERING:
        return f.ACCEPT
    color = modal(g, seat)
    if phase == sim.NAMING:
        return f.NAMED + color
    numbers = 0
    chosen = -1
    action = -1
    for kind in range(f.WILD):
        if (
            (phase == sim.PLAYING or kind == g[sim.DRAWN])
            and g[sim.HANDS + seat * sim.KINDS + kind]
            and sim.fits(g, seat, kind)
        ):
            if kind % f.FACES < f.SKIP:
                numbers += 1
                if int(rng.random() * numbers) == 0:
                    chosen = kind
            elif action < 0 or kind // f.FACES == action // f.FACES:
                action = kind
    if chosen >= 0:
        return chosen
    if action >= 0:
        return action
    return wild_or_draw(g, seat, color)


@compiled
def wild_or_draw(g: Ints, seat: int, color: int) -> int:
    """Return a wild, else a legal wild draw four, with ``color``; else the draw or the pass."""
    phase = g[sim.PHASE]
    if g[sim.HANDS + seat * sim.KINDS + f.WILD] and (phase == sim.PLAYING or g[sim.DRAWN] == f.WILD):
        return f.WILDS + color
    if (
        g[sim.HANDS + seat * sim.KINDS + f.FOUR]
        and (phase == sim.PLAYING or g[sim.DRAWN] == f.FOUR)
        and sim.honest(g, seat)
    ):
        return f.FOURS + color
    return f.DRAW if phase == sim.PLAYING else f.PASS


@compiled
def clever(g: Ints, seat: int) -> int:
    """Return the candidate that ``unobot.ai.four_steps`` chooses for ``seat``, which is to move."""
    phase = g[sim.PHASE]
    if phase == sim.ANSWERING:
        return f.ACCEPT
    color = modal(g, seat)
    if phase == sim.NAMING:
        return f.NAMED + color
    hand = sim.HANDS + seat * sim.KINDS
    if phase == sim.AFTER_DRAW:
        kind = g[sim.DRAWN]
        if 0 <= kind < f.WILD and sim.fits(g, seat, kind):
            return kind
        return wild_or_draw(g, seat, color)
    near = False
    for other in range(g[sim.SEATS]):
        if other != seat and g[sim.HELD + other] <= 3:
            near = True
    if near:
        wild = wild_or_draw(g, seat, color)
        if wild < f.DRAW:
            return wild
    else:
        for face in range(f.DRAW_TWO, f.SKIP - 1, -1):
            if g[hand + g[sim.COLOR] * f.FACES + face]:
                return g[sim.COLOR] * f.FACES + face
    if color == g[sim.COLOR]:
        for face in range(f.DRAW_TWO, -1, -1):
            if g[hand + color * f.FACES + face]:
                return color * f.FACES + face
    else:
        wild = wild_or_draw(g, seat, color)
        if wild < f.DRAW:
            return wild
        if g[sim.TOP] < f.WILD and g[hand + color * f.FACES + g[sim.TOP] % f.FACES]:
            return color * f.FACES + g[sim.TOP] % f.FACES
    for each in range(f.COLORS):
        for face in range(f.DRAW_TWO, -1, -1):
            kind = each * f.FACES + face
            if g[hand + kind] and sim.fits(g, seat, kind):
                return kind
    return wild_or_draw(g, seat, color)
