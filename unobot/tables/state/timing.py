"""The durations at a table, in seconds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from unobot.ai.table_manners import UNO_WINDOW
from unobot.model.table import TableOptions, TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state.places import PLACES, runs_out
from unobot.tables.state.seating import is_alone
from unobot.tables.state.time_controls import MAX_FAST_TURN, MIN_SLOW_TURN

RACE_HOLD = 0.4
"""Long enough for a press from the other side of the world, and too short for players to notice."""
SLOW_REMINDERS = (0.02, 0.12, 0.36, 0.8)
"""Reminders at a slow table, with growing gaps. For a turn of a day: after half an hour, 3, 9 and 19 hours."""
MAX_SLOW_ROUND_PAUSE = 3600.0
"""The pause between two rounds at a slow table, unless all players are ready sooner."""
MIN_SLOW_LOBBY = 24 * 3600.0
"""The shortest time for which the lobby of a slow table stays open. A longer time for a move extends it."""
MAX_HOST_WAIT = 0.9
"""The part of a lobby's time after which any seated person may start at the latest."""
UNTIMED_TURN = 7 * 24 * 3600.0
"""Seconds without a move after which a game without a clock is adjourned. It can be resumed for the same time."""
MAX_DESERTED_AWAY = 120.0
"""The longest `Timing.deserted` in a place without the bot, because there it cannot show what AIs play meanwhile."""
SLOW_RESTART_GRACE = 0.1
"""The part of a slow turn that is left at least after a start, because players check such a table rarely."""
RESTART_GRACE = 60.0
"""The usual `Timing.restart_grace`."""


def ai_pace(state: TableState) -> Literal["normal", "fast", "at once"]:
    """Return how fast the AIs play: as the host has chosen if one person plays against AIs alone, else fast."""
    return (state.options.ai_pace or "fast") if is_alone(state) else "normal"


@dataclass(frozen=True, slots=True)
class Timing:
    """The durations at a table. The first two are settings; admins have no reason to change the others."""

    turn: float = 60.0
    """A person's time for one move. Then the table moves for them."""
    round_pause: float = 15.0
    """The pause between the end of a round and the next deal."""
    race_hold: float = RACE_HOLD
    """How long competing presses are collected, before they are played in the order in which they were made."""
    uno_grace: float = 0.25
    """The head start, in such a race, of the seat that has not said Uno."""
    reminder: float = 0.4
    """The part of ``turn`` after which an idle player is reminded."""
    idle: float = 60.0
    """A player who pressed a button within this time is not idle."""
    warning: float = 0.75
    """The part of ``turn`` after which every player to move is reminded."""
    skip_vote: float = 0.5
    """The part of ``turn`` after which the others may vote to skip the player."""
    lobby: float = 30 * 60.0
    """An idle lobby is closed after this time."""
    host: float = 0.1
    """The part of ``lobby`` after which the host counts as gone (see `host_waits`)."""
    deserted: float = 10 * 60.0
    """A match without people is adjourned after this time."""
    suspended: float = 7 * 24 * 3600.0
    """How long a suspended match is kept for `/uno resume`. Then it ends."""
    restart_grace: float = RESTART_GRACE
    """After a start, no clock runs out sooner than this (or than ``turn``, if that is shorter)."""
    ai_tempo: float = 1.0
    """The factor for all times in the AIs' manners."""
    ai_pauses: float = 1.0
    """One more factor for their pauses before a move. 0 lets them move at once, and leaves people time for an Uno."""
    ai_waits_for_uno: float = UNO_WINDOW
    """An AI waits this long before it moves and so closes an Uno window. People need time to catch or to remember."""
    take_back: float = 5.0
    """How long a move may be taken back, at tables that allow it. An AI that is to move waits as long."""
    reminders: tuple[float, ...] = ()
    """For slow tables: the parts of ``turn`` after which the player to move is reminded, instead of only once."""
    retry: float = 5.0
    """After a failed write, the clock tries again after this time."""

    @property
    def host_waits(self) -> float:
        """Return the seconds after which any seated person may start, if the host of a lobby has pressed nothing.

        A host has as long as a player has for a move. The lobby stays open a little longer, so others can still start.
        """
        return min(max(self.lobby * self.host, self.turn), self.lobby * MAX_HOST_WAIT)

    @property
    def rematch_waits(self) -> float:
        """Return the seconds that the others have to read changed terms of a rematch: as long as for a move."""
        return min(self.turn, self.lobby * MAX_HOST_WAIT)

    def of(self, state: TableState) -> Timing:
        """Return the durations at a table, by its rules and options (see `under`) and by its place.

        A game without a clock is kept for `UNTIMED_TURN` seconds after the last move.
        """
        timing = self.under(state.ruleset, state.options)
        if not runs_out(state):
            timing = replace(timing, turn=UNTIMED_TURN, reminders=(), restart_grace=UNTIMED_TURN)
        if not PLACES[state.place].pushes:
            timing = replace(timing, deserted=min(timing.deserted, MAX_DESERTED_AWAY))
        pace = ai_pace(state)
        if pace != "normal":
            uno = timing.ai_waits_for_uno / 2
            timing = replace(timing, ai_tempo=timing.ai_tempo / 2, ai_waits_for_uno=uno, take_back=timing.take_back / 2)
        return replace(timing, ai_pauses=0.0, take_back=0.0) if pace == "at once" else timing

    def under(self, ruleset: Ruleset, options: TableOptions) -> Timing:
        """Return the durations with the table's time for a move, by its rules, its options, or the default.

        The other durations follow: at a slow table nobody waits at the screen, and at a fast table the AIs are fast.
        """
        turn = float(ruleset.turn_seconds or options.turn_seconds or self.turn)
        timing = replace(self, turn=turn) if turn != self.turn else self
        if turn >= MIN_SLOW_TURN:
            return replace(
                timing,
                reminders=SLOW_REMINDERS,
                round_pause=min(turn, MAX_SLOW_ROUND_PAUSE),
                lobby=max(timing.lobby, MIN_SLOW_LOBBY, turn),
                deserted=max(timing.deserted, turn),
                restart_grace=turn * SLOW_RESTART_GRACE,
            )
        if options.turn_seconds is not None and turn <= MAX_FAST_TURN:
            return replace(timing, ai_tempo=timing.ai_tempo / 2, ai_waits_for_uno=timing.ai_waits_for_uno / 2)
        return timing
