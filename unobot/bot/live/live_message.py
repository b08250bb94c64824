"""A live message: one message of the bot that is drawn again when what it shows has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.message_store import MessageStore
from unobot.bot.live.rendering import Rendering, ShownScreen
from unobot.bot.live.transports import Sent, Transport
from unobot.model.messages import MessageKey, MessageState


class LiveMessage(ABC):
    """One message, and all that the bot remembers of it. To forget the message is to drop this object.

    A change marks it. The edit scheduler then calls `draw`, which sends or edits the message over a transport.
    ``when_idle`` is called when nothing of the message waits anymore.
    """

    def __init__(
        self, key: MessageKey, schedule: EditScheduler, store: MessageStore, when_idle: Callable[[], None]
    ) -> None:
        self.key = key
        self.shown = ShownScreen()
        self._schedule = schedule
        self._store = store
        self._when_idle = when_idle
        self._is_marked = False

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the next drawing is the last one."""

    @property
    @abstractmethod
    def gap(self) -> float:
        """The minimum seconds between two drawings."""

    @abstractmethod
    async def _update(self) -> None:
        """Send or edit the message if it shows something else. Raises an error that the edit scheduler retries."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing of this message waits for a drawing, a timer or Discord."""
        return not self._is_marked

    def mark(self) -> None:
        """Mark the message to be drawn."""
        self._mark()

    def _mark(self, *, can_wait: bool = False) -> None:
        self._is_marked = True
        self._schedule.mark(self.key, self.draw, self.gap, can_wait=can_wait)

    async def draw(self) -> None:
        """Update the message, and drop it after its last drawing. Raises an error that the edit scheduler retries."""
        is_last, self._is_marked = self.is_over, False  # if that changes during a request, it is drawn again
        try:
            await self._update()
            if is_last and not self._is_marked:
                await self._finish()
        except BaseException:
            self._is_marked = True
            raise
        self._when_idle()

    async def _finish(self) -> None:
        """Do what remains after the last drawing."""
        await self.drop()

    async def state(self) -> MessageState | None:
        """Return where the message is; None if it was not sent, or is gone."""
        return await self._store.message(self.key)

    @contextmanager
    def sending(self, rendering: Rendering, redraw: Callable[[], None] | None = None) -> Iterator[None]:
        """Note a screen while it is being sent. ``redraw``, by default `mark`, is called if another overtook it."""
        with self.shown.sending(rendering, redraw or self.mark):
            yield

    async def send(self, transport: Transport, rendering: Rendering) -> Sent:
        """Send a screen as a new message. Raises `discord.HTTPException`."""
        with self.sending(rendering):
            return await transport.send(rendering.view)

    async def edit(self, transport: Transport, message_id: int, rendering: Rendering) -> None:
        """Let the message show a screen. Raises `discord.HTTPException`."""
        standing = self.shown.pictures
        with self.sending(rendering):
            await transport.edit(message_id, rendering.view, standing)

    async def drop(self) -> None:
        """Forget the message, which is not drawn again."""
        await self._store.drop(self.key)
        self.shown.forget()
        self._store.forget(self.key.table_id)
