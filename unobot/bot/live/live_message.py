"""A live message: one message of the bot that is drawn again when what it shows has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.rendering import LastScreen, Rendering
from unobot.bot.live.transports import SentMessage, Transport


class LiveMessage(ABC):
    """One message, and its state in memory.

    A change marks it. The edit scheduler then calls `draw`, which sends or edits the message over a transport.
    ``when_idle`` is called when nothing of the message waits anymore.
    """

    def __init__(self, key: Hashable, schedule: EditScheduler, when_idle: Callable[[], None]) -> None:
        self._key = key
        self._schedule = schedule
        self._when_idle = when_idle
        self.last_screen = LastScreen()
        self._is_marked = False

    @property
    @abstractmethod
    def gap(self) -> float:
        """The minimum seconds between two drawings."""

    @property
    def lead(self) -> float:
        """The seconds by which the next drawing may come before the end of the gap."""
        return 0.0

    @abstractmethod
    async def _update(self) -> bool:
        """Send or edit the message if it shows something else. Return whether this was the last drawing.

        Raises an error that the edit scheduler retries.
        """

    @property
    def is_idle(self) -> bool:
        """Whether nothing of this message waits for a drawing, a timer or Discord."""
        return not self._is_marked

    def mark(self) -> None:
        """Mark the message to be drawn."""
        self._mark()

    def _mark(self, *, can_wait: bool = False) -> None:
        self._is_marked = True
        self._schedule.mark(self._key, self.draw, self.gap, lead=self.lead, can_wait=can_wait)

    async def draw(self) -> None:
        """Update the message, and drop it after its last drawing. Raises an error that the edit scheduler retries."""
        self._is_marked = False
        try:
            if await self._update() and not self._is_marked:
                await self._finish()
        except BaseException:  # an update that failed or was canceled is still to be made
            self._is_marked = True
            raise
        self._when_idle()

    async def _finish(self) -> None:
        """Clean up after the last drawing."""
        await self.drop()

    @contextmanager
    def sending(self, rendering: Rendering, redraw: Callable[[], None] | None = None) -> Iterator[None]:
        """Remember a screen while it is being sent. If another overtakes it, call ``redraw``, by default `mark`."""
        with self.last_screen.sending(rendering, redraw or self.mark):
            yield

    async def send(self, transport: Transport, rendering: Rendering) -> SentMessage:
        """Send a screen as a new message. Raises `discord.HTTPException`."""
        with self.sending(rendering):
            return await transport.send(rendering.view)

    async def edit(self, transport: Transport, message_id: int, rendering: Rendering) -> None:
        """Edit the message to show a screen. Raises `discord.HTTPException`."""
        pictures = self.last_screen.pictures
        with self.sending(rendering):
            await transport.edit(message_id, rendering.view, pictures)

    async def drop(self) -> None:
        """Forget the message, which is not drawn again."""
        self.last_screen.forget()
