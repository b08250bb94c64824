"""All the parts that draw and send the messages of tables. They are built once in each process."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.discord_api.request_outage import RequestOutage
from unobot.bot.live.attachments import Attachments
from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.direct_messages import DirectMessages
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.message_store import MessageStore
from unobot.bot.live.private_notes import PrivateNotes
from unobot.bot.live.transports import Delivery
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.display import Display
from unobot.bot.messages.live_table import LiveTables
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.message_of_table import DrawingTools
from unobot.bot.messages.owner_rules import OwnerRules
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.sticky import StickyMessages
from unobot.bot.messages.thread_archive import ThreadArchive
from unobot.model.clock import Clock
from unobot.model.stores import PeopleStore


@dataclass(frozen=True, slots=True)
class Messages:
    """The parts that handlers and commands use to draw and send. Each part uses only parts above it in this list."""

    emojis: Emojis
    outage: RequestOutage
    attachments: Attachments
    preferences: PreferencesCache
    owner: OwnerRules
    message_store: MessageStore
    tasks: BackgroundTasks
    notes: PrivateNotes
    localizer: Localizer
    renderer: Renderer
    delivery: Delivery
    direct_messages: DirectMessages
    sticky: StickyMessages
    live: LiveTables
    threads: ThreadArchive
    display: Display


def build_messages(
    client: discord.Client,
    store: PeopleStore,
    message_store: MessageStore,
    clock: Clock,
    monotonic: Clock,
    scheduler: EditScheduler,
    emojis: Emojis,
    attachments: Attachments,
    owner: OwnerRules,
    language: str | None,
) -> Messages:
    """Build all parts. ``clock`` is the wall clock, and ``monotonic`` measures durations.

    If ``language`` is set, the locales that Discord sends are ignored.
    """
    preferences = PreferencesCache(client, store, monotonic)
    problems = ChannelProblems(client, clock, monotonic)
    tasks = BackgroundTasks(scheduler.budget)
    notes = PrivateNotes(client, tasks, clock)
    localizer = Localizer(preferences, emojis, language)
    renderer = Renderer(
        client,
        localizer,
        preferences,
        problems,
        tasks,
        owner,
        lambda table: live.screens_of(table),  # noqa: PLW0108 - what is remembered of a table owns what is drawn
        has_pictures=attachments.are_on,
    )
    delivery = Delivery(client, scheduler, attachments)
    direct_messages = DirectMessages(client, clock, scheduler, store, delivery)
    sticky = StickyMessages(clock)
    live = LiveTables(
        DrawingTools(
            client=client,
            clock=clock,
            monotonic=monotonic,
            scheduler=scheduler,
            tasks=tasks,
            notes=notes,
            store=message_store,
            preferences=preferences,
            localizer=localizer,
            renderer=renderer,
            delivery=delivery,
            direct_messages=direct_messages,
            problems=problems,
            sticky=sticky,
        )
    )
    threads = ThreadArchive(client, tasks, live.screens_of)
    return Messages(
        emojis=emojis,
        outage=scheduler.budget.outage,
        attachments=attachments,
        preferences=preferences,
        owner=owner,
        message_store=message_store,
        tasks=tasks,
        notes=notes,
        localizer=localizer,
        renderer=renderer,
        delivery=delivery,
        direct_messages=direct_messages,
        sticky=sticky,
        live=live,
        threads=threads,
        display=Display(scheduler, message_store, live, threads, emojis),
    )
