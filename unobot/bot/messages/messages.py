"""All the parts that draw and send the messages of tables. They are built once in each process."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.discord_api.background_tasks import BackgroundTasks
from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.messages.attachments import Attachments
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.coaching import Coaching
from unobot.bot.messages.delivery import Delivery
from unobot.bot.messages.display import Display
from unobot.bot.messages.hand_dms import HandDMs
from unobot.bot.messages.hand_panels import HandPanels
from unobot.bot.messages.invitation_dms import InvitationDMs
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.message_store import MessageStore
from unobot.bot.messages.posted_pages import PostedPages
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.render_cache import RenderCache
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.replay_files import ReplayFiles
from unobot.bot.messages.table_message import TableMessages
from unobot.bot.messages.thread_archive import ThreadArchive
from unobot.bot.messages.turn_reminders import TurnReminders
from unobot.bot.messages.user_data import UserData
from unobot.model.clock import Clock
from unobot.storage.store import Store


@dataclass(frozen=True, slots=True)
class Messages:
    """The parts that handlers and commands use to draw and send. Each part uses only parts above it in this list."""

    attachments: Attachments
    preferences: PreferencesCache
    message_store: MessageStore
    render_cache: RenderCache
    problems: ChannelProblems
    tasks: BackgroundTasks
    localizer: Localizer
    renderer: Renderer
    delivery: Delivery
    hand_dms: HandDMs
    hand_panels: HandPanels
    invitation_dms: InvitationDMs
    reminders: TurnReminders
    table_messages: TableMessages
    threads: ThreadArchive
    display: Display
    user_data: UserData
    replay_files: ReplayFiles
    posted_pages: PostedPages
    coaching: Coaching


def build_messages(
    client: discord.Client,
    store: Store,
    clock: Clock,
    monotonic: Clock,
    scheduler: EditScheduler,
    emojis: Emojis,
    attachments: Attachments,
    language: str | None,
) -> Messages:
    """Build all parts. ``clock`` is the wall clock, and ``monotonic`` measures durations.

    If ``language`` is set, the locales that Discord sends are ignored.
    """
    preferences = PreferencesCache(client, store, monotonic)
    message_store = MessageStore(store, clock, monotonic)
    render_cache = RenderCache()
    problems = ChannelProblems(client, clock, monotonic)
    tasks = BackgroundTasks(scheduler.budget)
    localizer = Localizer(preferences, emojis, language)
    renderer = Renderer(client, localizer, preferences, problems, tasks, has_pictures=attachments.are_on)
    delivery = Delivery(client, scheduler, message_store, render_cache, attachments)
    hand_dms = HandDMs(
        client,
        clock,
        scheduler,
        store,
        preferences=preferences,
        message_store=message_store,
        render_cache=render_cache,
        localizer=localizer,
        renderer=renderer,
        delivery=delivery,
    )
    hand_panels = HandPanels(
        client,
        clock,
        scheduler,
        tasks,
        message_store=message_store,
        render_cache=render_cache,
        localizer=localizer,
        renderer=renderer,
        delivery=delivery,
    )
    invitation_dms = InvitationDMs(
        monotonic, tasks, localizer=localizer, renderer=renderer, delivery=delivery, hand_dms=hand_dms
    )
    reminders = TurnReminders(
        clock,
        monotonic,
        tasks,
        preferences=preferences,
        message_store=message_store,
        localizer=localizer,
        renderer=renderer,
        delivery=delivery,
        hand_dms=hand_dms,
    )
    table_messages = TableMessages(
        client,
        clock,
        monotonic,
        scheduler,
        message_store=message_store,
        render_cache=render_cache,
        renderer=renderer,
        delivery=delivery,
        problems=problems,
        hand_panels=hand_panels,
        hand_dms=hand_dms,
        reminders=reminders,
    )
    threads = ThreadArchive(client, tasks)
    display = Display(
        scheduler=scheduler,
        message_store=message_store,
        table_messages=table_messages,
        hand_panels=hand_panels,
        hand_dms=hand_dms,
        reminders=reminders,
        threads=threads,
    )
    user_data = UserData(
        store,
        clock,
        monotonic,
        tasks,
        preferences=preferences,
        message_store=message_store,
        delivery=delivery,
        hand_dms=hand_dms,
        hand_panels=hand_panels,
    )
    return Messages(
        attachments=attachments,
        preferences=preferences,
        message_store=message_store,
        render_cache=render_cache,
        problems=problems,
        tasks=tasks,
        localizer=localizer,
        renderer=renderer,
        delivery=delivery,
        hand_dms=hand_dms,
        hand_panels=hand_panels,
        invitation_dms=invitation_dms,
        reminders=reminders,
        table_messages=table_messages,
        threads=threads,
        display=display,
        user_data=user_data,
        replay_files=ReplayFiles(monotonic),
        posted_pages=PostedPages(),
        coaching=Coaching(monotonic),
    )
