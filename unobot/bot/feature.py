"""The declaration of a feature: everything that the rest of the bot knows about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from unobot.bot.interactions.actions import Action
from unobot.bot.interactions.slash_commands import SlashCommand
from unobot.bot.kit import Kit


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """The declaration of a feature. Only `unobot/app.py` names it, and `unobot/database_tables.py` its tables."""

    name: str
    actions: tuple[Action, ...] = ()
    """Its buttons, menus and forms."""
    commands: tuple[SlashCommand, ...] = ()
    stores: tuple[Callable[..., object], ...] = ()
    """Functions that make its stores from the `Store`. All stores are added to the kit before the services."""
    services: tuple[Callable[[Kit], object], ...] = ()
    """Functions that make its services. A service may use the services before it. A `Job` also works by itself."""
