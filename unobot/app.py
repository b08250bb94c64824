"""The composition root: all features of the bot, and the parts of one bot, which it builds.

A feature exists only if it has a line here. Discord's events, and the order of a start and a stop, are in
`bot.client`.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from socket import gethostname
from typing import NamedTuple

import discord

import unobot
from unobot.bot.commands.command_tree import add_commands
from unobot.bot.commands.discord_commands import CommandBuilder
from unobot.bot.commands.registration import tree_of
from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.app_emojis import Emojis, SyncResult
from unobot.bot.discord_api.shard_leases import Shards
from unobot.bot.feature import Feature
from unobot.bot.housekeeping import Housekeeping
from unobot.bot.interactions.actions import Action
from unobot.bot.interactions.gate import Gate
from unobot.bot.interactions.slash_commands import SlashCommand
from unobot.bot.kit import Kit
from unobot.bot.live.attachments import Attachments
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.message_store import MessageStore
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.messages.messages import build_messages
from unobot.bot.messages.owner_rules import OwnerRules
from unobot.bot.router import Router
from unobot.features.admin.feature import FEATURE as ADMIN
from unobot.features.daily.feature import FEATURE as DAILY
from unobot.features.help.feature import FEATURE as HELP
from unobot.features.house_rules.feature import FEATURE as HOUSE_RULES
from unobot.features.invitations.feature import FEATURE as INVITATIONS
from unobot.features.lobby.feature import FEATURE as LOBBY
from unobot.features.owner.feature import FEATURE as OWNER
from unobot.features.owner.store import OwnerStore
from unobot.features.play.feature import FEATURE as PLAY
from unobot.features.privacy.feature import FEATURE as PRIVACY
from unobot.features.reactions.feature import FEATURE as REACTIONS
from unobot.features.rematch.feature import FEATURE as REMATCH
from unobot.features.replay.feature import FEATURE as REPLAY
from unobot.features.results.feature import FEATURE as RESULTS
from unobot.features.results.store import Results
from unobot.features.server_day.feature import FEATURE as SERVER_DAY
from unobot.features.settings.feature import FEATURE as SETTINGS
from unobot.features.solo.feature import FEATURE as SOLO
from unobot.features.tournament.feature import FEATURE as TOURNAMENT
from unobot.features.tournament.store import Tournaments
from unobot.features.translations.feature import FEATURE as TRANSLATIONS
from unobot.model.storage_errors import UnusableDatabase
from unobot.model.stores import HubStores
from unobot.retention import Retention
from unobot.settings import Settings, SettingsError
from unobot.storage.bans import Bans
from unobot.storage.database import check_lasting, display_address
from unobot.storage.instance import only_instance
from unobot.storage.leases import Leases
from unobot.storage.notices import Notices
from unobot.storage.ready_seals import ReadySeals
from unobot.storage.schema import REVISION
from unobot.storage.store import Store
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.hearing import Hearing
from unobot.tables.hub import Hub
from unobot.tables.state.timing import Timing

FEATURES: tuple[Feature, ...] = (
    PLAY,
    LOBBY,
    HOUSE_RULES,
    INVITATIONS,
    REMATCH,
    REACTIONS,
    RESULTS,
    REPLAY,
    SOLO,
    DAILY,
    TOURNAMENT,
    HELP,
    SETTINGS,
    TRANSLATIONS,
    PRIVACY,
    ADMIN,
    SERVER_DAY,
    OWNER,
)
"""In the order of the page of rights. The services of a feature may use the services of features before it."""


ACTIONS: dict[Verb, Action] = {action.verb: action for feature in FEATURES for action in feature.actions}
"""Every button, menu and form of the bot."""
COMMANDS: tuple[SlashCommand, ...] = tuple(command for feature in FEATURES for command in feature.commands)
"""Every slash command of the bot."""


def now() -> float:
    """Return the time in Unix seconds. It comes from discord.py, to be comparable with the times of interactions.

    It is for moments that are stored or shown. The wall clock of a host may be set at any time, so `time.monotonic`
    measures durations.
    """
    return discord.utils.utcnow().timestamp()


def hub_stores(store: Store) -> HubStores:
    """Return the stores of features that live tables use."""
    return HubStores(Results(store), Tournaments(store), Bans(store), ReadySeals(store))


class BotParts(NamedTuple):
    """The parts that Discord's events reach."""

    kit: Kit
    router: Router
    housekeeping: Housekeeping
    emojis: Emojis


def build(
    client: discord.Client,
    store: Store,
    settings: Settings,
    gate: Gate,
    scheduler: EditScheduler,
    hearing: Hearing,
    timing: Timing,
    ai: AiResources,
    at_home: Callable[[int | None], bool],
    render_worker: RenderWorker | None,
) -> BotParts:
    """Build the parts of a bot, and add the commands of all features to its tree. Nothing runs yet.

    ``at_home``: whether this process serves a server. ``render_worker``: a worker that several bots share, or None.
    """
    pictures = Attachments(
        time.monotonic,
        render_worker,
        lambda ids: emojis.handle_refusal(ids),  # noqa: PLW0108 - the emojis are drawn by the worker of the pictures
        are_on=settings.pictures,
    )
    draw = pictures.worker.draw if settings.pictures else None
    emojis = Emojis(client, store, draw, scheduler.budget, are_wanted=settings.emojis)
    message_store = MessageStore(store, now, time.monotonic)
    owner = OwnerRules(OwnerStore(store), now, time.monotonic)
    messages = build_messages(
        client, store, message_store, now, time.monotonic, scheduler, emojis, pictures, owner, settings.language
    )
    hub = Hub(
        store,
        hub_stores(store),
        now,
        time.monotonic,
        messages.display,
        timing,
        ai,
        at_home=at_home,
        hearing=hearing,
    )
    kit = Kit(
        client=client,
        store=store,
        hub=hub,
        messages=messages,
        scheduler=scheduler,
        hearing=hearing,
        clock=now,
        monotonic=time.monotonic,
        at_home=at_home,
    )
    add_features(kit, store)
    days = settings.keep_days, settings.forget_servers_days, settings.keep_acts_days
    add_commands(tree_of(client), COMMANDS, CommandBuilder(kit, gate))
    return BotParts(kit, Router(kit, ACTIONS, gate), Housekeeping(kit, Retention(store), *days), emojis)


def add_features(kit: Kit, store: Store) -> None:
    """Add the stores and the services of all features to a kit."""
    for feature in FEATURES:
        for make_store in feature.stores:
            kit.add(make_store(store))
    for feature in FEATURES:
        for make in feature.services:
            kit.add(make(kit))
    kit.messages.display.when_ended += [job.match_ended for job in kit.jobs]


def shards_of(
    store: Store, application_id: int | None, settings: Settings, on_lost: Callable[[], None]
) -> Shards | None:
    """Return the shards that this process leases; None if it has the database for itself.

    ``on_lost`` is called once when another process has taken them over.
    """
    if not store.is_shared:
        return None
    assert application_id is not None  # known since the login
    leases = Leases(
        store.engine, application_id, settings.shards, settings.shard_count, unobot.__version__, gethostname()
    )
    is_alone = settings.shard_ids is None
    if not is_alone:
        store.origin = leases.owner
    notices = partial(Notices, store.engine, leases.owner)
    return Shards(leases, notices, on_lost, is_alone=is_alone, patience=settings.start_seconds)


@asynccontextmanager
async def only_server(settings: Settings, bot: str) -> AsyncIterator[None]:
    """Keep other processes of ``bot`` from serving its database. On PostgreSQL, `Shards` does it, too.

    Raises `InUse`, or `StorageError` if the database cannot be opened.
    """
    async with only_instance(settings.database_url, bot, is_alone=settings.shard_ids is None):
        yield


def check_settings(settings: Settings) -> None:
    """Raise `SettingsError` if a start would refuse the settings before it asks Discord or a server."""
    try:
        check_lasting(settings.database_url)
    except UnusableDatabase as error:
        raise SettingsError(str(error)) from error


def schema_and_address(settings: Settings) -> tuple[str, str]:
    """Return the schema of this version, and the address of the database without secrets, for the log."""
    return REVISION, display_address(settings.database_url)


async def sync_emojis(token: str, database_url: str) -> SyncResult:
    """Upload the emojis for `unobot emojis sync`, without a connection to the gateway.

    Raises `discord.LoginFailure`, `discord.HTTPException`, `OSError`, `NoRoom` and `StorageError`.
    """
    store = await Store.open(database_url)
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await Emojis(client, store).sync()
    finally:
        await store.close()
