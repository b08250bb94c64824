"""The common part of a table's live messages: their table, and their place in the message store."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from unobot.bot.live.live_message import LiveMessage
from unobot.bot.messages.drawing_tools import DrawingTools
from unobot.bot.messages.table_screens import TableScreens
from unobot.model.messages import MessageKey, MessageKind, MessageState


class MessageOfTable(LiveMessage):
    """A live message of one table. ``user_id`` is that of its owner, or 0 if it is public."""

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
        """Return where the message is; None if it was not sent, or is gone."""
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
