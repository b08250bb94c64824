"""The common part of a table's live messages: their table, and their place in the message store."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

import discord

from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.direct_messages import DirectMessages
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.live_message import LiveMessage
from unobot.bot.live.message_store import MessageStore
from unobot.bot.live.private_notes import PrivateNotes
from unobot.bot.live.transports import Delivery
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.sticky import StickyMessages
from unobot.bot.messages.table_screens import TableScreens
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, MessageKind, MessageState


@dataclass(frozen=True, slots=True)
class DrawingTools:
    """The parts that all tables of this process share.

    ``clock`` is the wall clock, and ``monotonic`` measures durations.
    """

    client: discord.Client
    clock: Clock
    monotonic: Clock
    scheduler: EditScheduler
    tasks: BackgroundTasks
    notes: PrivateNotes
    store: MessageStore
    preferences: PreferencesCache
    localizer: Localizer
    renderer: Renderer
    delivery: Delivery
    direct_messages: DirectMessages
    problems: ChannelProblems
    sticky: StickyMessages
    reminded_at: dict[int, float] = field(default_factory=dict)
    """When each user was last reminded of a turn at any table, by the monotonic clock."""


class MessageOfTable(LiveMessage):
    """A live message of one table. ``user_id``: its owner, or 0 if it is public."""

    def __init__(
        self,
        tools: DrawingTools,
        screens: TableScreens,
        kind: MessageKind,
        when_idle: Callable[[], None],
        user_id: int = 0,
    ) -> None:
        self.key = MessageKey(screens.table.id, kind, user_id)
        super().__init__(self.key, tools.scheduler, when_idle)
        self._tools = tools
        self._screens = screens
        self._store = tools.store
        self._user_id = user_id

    async def state(self) -> MessageState | None:
        """Return the ids of the message; None if it was not sent or no longer exists."""
        return await self._store.message(self.key)

    async def drop(self) -> None:
        """Forget the message of a closed table, after the last drawing."""
        await super().drop()
        await self._store.drop(self.key)
        self._store.forget(self.key.table_id)
        self.close()

    def close(self) -> None:
        """Stop all timers."""

    async def _update(self) -> bool:
        is_last = not self._screens.table.is_live  # if it closes during a request, the message is drawn again
        await self._show()
        return is_last

    @abstractmethod
    async def _show(self) -> None:
        """Send or edit the message if it shows something else."""
