"""How long things take at a table. All figures are seconds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from unobot.ai.table_manners import UNO_WINDOW
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import TableOptions
from unobot.tables.state.time_controls import FAST, SLOW

Clock = Callable[[], float]
"""A source of time, in seconds: real for the bot, virtual in the demo and in tests. There are two.

* ``clock``, the wall clock, gives Unix seconds, for moments that are stored, shown, or compared with Discord's times.
  An admin or NTP may set it at any time.
* ``monotonic`` measures durations. Nobody sets it, but its zero means nothing, and it ends with the process.
"""

Sleep = Callable[[float], Awaitable[None]]
"""Wait for this number of seconds of the monotonic clock."""


RACE_HOLD = 0.4
"""Long enough for a press from the other side of the world, short enough that nobody notices the wait."""
REMINDERS = (0.02, 0.12, 0.36, 0.8)
"""At a slow table, with gaps that grow: of a day, after half an hour, three, nine and nineteen hours."""
ROUND_PAUSE = 3600.0
"""Between two rounds at a slow table, unless all are ready sooner."""
LOBBY = 24 * 3600.0
"""A slow table is given so long to fill."""
GRACE = 0.1
"""Part of a slow turn that is left after a start at least: nobody looks at such a table by the minute."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The clocks of a table. The first two are settings; no admin can judge the others."""

    turn: float = 60.0
    """A person's time for one move; then the seat is played for."""
    round_pause: float = 10.0
    """Between the end of a round and the next deal."""
    race_hold: float = RACE_HOLD
    """Presses that compete are collected for so long, and then played in the order in which they were made."""
    uno_grace: float = 0.25
    """The head start, in such a race, of the seat that owes an Uno."""
    reminder: float = 0.4
    """Part of ``turn`` after which an idle person is reminded."""
    idle: float = 60.0
    """A player who pressed anything within this time needs no reminder yet."""
    warning: float = 0.75
    """Part of ``turn`` after which everybody is reminded: their time runs out."""
    skip_vote: float = 0.5
    """Part of ``turn`` after which the others may vote to skip it."""
    lobby: float = 30 * 60.0
    """A lobby nobody touched this long is closed."""
    host: float = 0.1
    """Part of ``lobby`` after which anybody seated may start in the place of a host who presses nothing."""
    deserted: float = 10 * 60.0
    """A match without people is laid aside after this time."""
    suspended: float = 7 * 24 * 3600.0
    """A match that was laid aside, or whose channel is gone, is kept this long for `/uno resume`; then it ends."""
    restart_grace: float = 60.0
    """After a start no clock runs out sooner than this (or than ``turn``, if that is less)."""
    ai_tempo: float = 1.0
    """All times that an AI's manners say are multiplied by this."""
    ai_waits_for_uno: float = UNO_WINDOW
    """An AI does not close an open Uno window sooner: people need the time to catch, and to remember."""
    take_back: float = 5.0
    """So long a move may be taken back, where the table allows it; an AI that is to move waits as long."""
    reminders: tuple[float, ...] = ()
    """Of a slow table: the parts of ``turn`` after which the player to move is reminded, instead of once."""
    retry: float = 5.0
    """When the database refuses, the clock tries again after this time."""

    def under(self, ruleset: Ruleset, options: TableOptions) -> Timing:
        """The same, with the time for a move that a table's rules give, else the one that the table has for itself.

        All else goes with it: at a slow table nobody waits, at a fast one nobody has to.
        """
        turn = float(ruleset.turn_seconds or options.turn_seconds or self.turn)
        timing = replace(self, turn=turn) if turn != self.turn else self
        if turn >= SLOW:
            return replace(
                timing,
                reminders=REMINDERS,
                round_pause=min(turn, ROUND_PAUSE),
                lobby=max(timing.lobby, LOBBY),
                deserted=max(timing.deserted, turn),
                restart_grace=turn * GRACE,
            )
        if options.turn_seconds is not None and turn <= FAST:
            return replace(timing, ai_tempo=timing.ai_tempo / 2, ai_waits_for_uno=timing.ai_waits_for_uno / 2)
        return timing
