"""The kit: the parts of one bot that every feature may use, and the services that the features add to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

import discord

from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.messages.messages import Messages
from unobot.model.clock import Clock
from unobot.model.stores import MatchStore
from unobot.tables.hearing import Hearing
from unobot.tables.hub import Hub
from unobot.tables.job import Job

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """The parts of one bot. ``clock`` is the wall clock, and ``monotonic`` measures durations."""

    client: discord.Client
    store: MatchStore
    hub: Hub
    messages: Messages
    scheduler: EditScheduler
    hearing: Hearing
    clock: Clock
    monotonic: Clock
    at_home: Callable[[int | None], bool]
    """Whether this process serves a server."""
    _services: dict[type[object], object] = field(default_factory=dict)

    def add(self, service: object) -> None:
        """Add the service of a feature."""
        self._services[type(service)] = service

    def __getitem__(self, kind: type[T]) -> T:
        """Return the service of this class. Raises `KeyError` without its feature."""
        return cast("T", self._services[kind])

    @property
    def jobs(self) -> list[Job]:
        """The services that work without a press."""
        return [service for service in self._services.values() if isinstance(service, Job)]
