"""The state of the screens of one table, in the memory of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from discord.ui import LayoutView

from unobot.bot.discord_api.channel_permissions import Obstacle
from unobot.i18n import Text
from unobot.tables.state.status import Stage, stage_of
from unobot.tables.table import Table
from unobot.tables.table_view import TableView

Minutes: TypeAlias = Literal[60, 1440, 4320, 10080]
"""The times without a message after which Discord archives a thread."""


@dataclass(slots=True)
class HandViewState:
    """The state of one user's hand screen during one turn: the page, the chosen steps and the switches."""

    turn: int
    page: int = 0
    say_uno: bool = False
    path: tuple[str, ...] = ()
    """The steps of a move that are chosen so far."""
    why: bool = False
    """Whether the hand shows why each card cannot be played."""
    hint: str = ""
    """The name of the hint to show during this turn; empty for none."""


BuildScreen: TypeAlias = Callable[[Text, TableView], LayoutView]
"""Builds a screen of a table for one reader, as it is now.

It may be called hours after the press that asked for the screen. So it keeps no context of that press, and no `Table`,
which may have been loaded again since.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Overlay:
    """A screen that the panel of one user shows instead of the hand, such as *More*.

    It goes when its user goes back to the hand, and when its stage ends.
    """

    build: BuildScreen
    stage: Stage
    note: str = ""
    """A sentence about the press that brought it. It goes with the next press."""
    is_brief: bool = False
    """Whether all of it goes with the next press, as a refusal does."""


@dataclass(slots=True)
class ChannelProblem:
    """The reason why the messages of one table cannot be drawn."""

    code: int
    obstacle: Obstacle
    tried_at: float
    """When the bot last tried to write, by the monotonic clock."""
    end: asyncio.TimerHandle | None = None
    """The timer of the next try when a timeout of the bot ends. Discord sends no event then."""

    def forget(self) -> None:
        """Stop the timer."""
        if self.end is not None:
            self.end.cancel()


@dataclass(slots=True)
class TableScreens:
    """The table, as it was loaded last, and the state of its screens."""

    table: Table
    problem: ChannelProblem | None = None
    hands: dict[int, HandViewState] = field(default_factory=dict)
    """By user. Spectators have one as well."""
    overlays: dict[int, Overlay] = field(default_factory=dict)
    """By user, what the panel shows instead of the hand."""
    shown_presses: tuple[int, int] | None = None
    """The last entry, and how many of its presses of a launcher the table shows. None: all presses of any entry."""
    offers_voice: bool = False
    """Whether the lobby offers its players to invite their voice channel."""
    usual_archive: Minutes | None = None
    """For a table that was slow, the archive time of its thread if it becomes fast again."""

    def overlay(self, user_id: int) -> Overlay | None:
        """Return what the panel of a user shows instead of the hand. Forget it if its stage is over."""
        overlay = self.overlays.get(user_id)
        if overlay is not None and (self.table.is_suspended or overlay.stage != stage_of(self.table.state)):
            del self.overlays[user_id]
            return None
        return overlay

    def end_note(self, user_id: int) -> None:
        """Take back what answered an earlier press of a user."""
        overlay = self.overlays.get(user_id)
        if overlay is not None and overlay.is_brief:
            del self.overlays[user_id]
        elif overlay is not None and overlay.note:
            self.overlays[user_id] = replace(overlay, note="")

    def clear_problem(self) -> bool:
        """Forget the problem; return whether there was one."""
        problem, self.problem = self.problem, None
        if problem is not None:
            problem.forget()
        return problem is not None
