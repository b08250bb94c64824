"""The parts with which the messages of all tables are drawn and sent."""

from __future__ import annotations

from dataclasses import dataclass, field

import discord

from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.delivery import Delivery
from unobot.bot.live.direct_messages import DirectMessages
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.message_store import MessageStore
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.sticky import StickyMessages
from unobot.model.clock import Clock


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
    store: MessageStore
    preferences: PreferencesCache
    localizer: Localizer
    renderer: Renderer
    delivery: Delivery
    direct_messages: DirectMessages
    problems: ChannelProblems
    sticky: StickyMessages
    reminded: dict[int, float] = field(default_factory=dict)
    """When each user was last reminded of a turn at any table, by the monotonic clock."""
