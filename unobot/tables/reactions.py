"""Reactions: a player puts a small emote on the table, which stays for a moment.

They are no moves: no log and no database has them, no card decides them, and they are lost at a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.tables.state.seating import check_may_act, seat_of
from unobot.tables.transient import Reaction, TransientState

EMOTES = ("laugh", "ouch", "clap", "think", "fire", "wave")
"""The emotes, in the order of their buttons."""
MIN_GAP = 10.0
"""Seconds between two reactions of a player at a table."""
STAY_SECONDS, SLOW_STAY_SECONDS = 30.0, 6 * 3600.0
"""Seconds for which a reaction stays on the table. At a slow table, players look only now and then."""
MAX_REACTIONS = 3
"""The most reactions on the table. A newer one takes the place of the oldest."""


def check_may_react(state: TableState, user_id: int) -> None:
    """Raise `Refused` unless the table has reactions, and this person plays at it and is not muted."""
    if state.status not in ("playing", "pause"):
        raise Refused("refused-reaction-now")
    check_may_act(state, user_id)
    if not state.options.reactions:
        raise Refused("refused-reactions-off")
    if user_id in state.options.muted:
        raise Refused("refused-reactions-muted")


def react(state: TableState, transient: TransientState, user_id: int, emote: str, now: float, *, slow: bool) -> None:
    """Put a reaction on the table, in the place of the player's last one. Raises `Refused`, also if that is too new."""
    if emote not in EMOTES:
        raise Refused("refused-unknown-button")
    check_may_react(state, user_id)
    for last in transient.reactions:
        if last.user_id == user_id and now < last.at + MIN_GAP:
            raise Refused("refused-reaction-soon", seconds=ceil(last.at + MIN_GAP - now))
    others = tuple(reaction for reaction in transient.reactions if reaction.user_id != user_id)
    _put(transient, (*others, Reaction(user_id, emote, now, now + (SLOW_STAY_SECONDS if slow else STAY_SECONDS))))


def expire(transient: TransientState, now: float) -> None:
    """Take the reactions off the table whose time is over."""
    _put(transient, tuple(reaction for reaction in transient.reactions if reaction.until > now))


def visible_reactions(state: TableState, transient: TransientState) -> tuple[tuple[int, str], ...]:
    """Return the seats and the emotes of the newest reactions, the oldest first. Muted players have none."""
    return tuple(_by_seat(state, transient))[-MAX_REACTIONS:] if state.options.reactions else ()


def _by_seat(state: TableState, transient: TransientState) -> Iterator[tuple[int, str]]:
    for reaction in transient.reactions:
        seat = seat_of(state, reaction.user_id)
        if seat is not None and reaction.user_id not in state.options.muted:
            yield seat, reaction.emote


def _put(transient: TransientState, reactions: tuple[Reaction, ...]) -> None:
    transient.reactions = reactions
    transient.reactions_end = min((reaction.until for reaction in reactions), default=None)
