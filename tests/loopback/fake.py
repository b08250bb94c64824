"""A Discord for one bot on the loopback interface: REST and gateway over real sockets, and the view of people.

It serves in the event loop of its caller. The bot runs in the same loop, or in a process (`tests.loopback.process`).
`tests.loopback.launch` points the bot here, so the product needs no setting for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from typing import Self

from aiohttp import web

from tests.loopback.faults import Faults
from tests.loopback.gateway import Gateway
from tests.loopback.model import (
    BOT_MAY,
    COMMAND,
    COMPONENT,
    ELSEWHERE_MAY,
    EPHEMERAL,
    MANAGE_GUILD,
    MEMBER_MAY,
    SERVER_INSTALL,
    TIMED_OUT_MAY,
    USE_EXTERNAL_APPS,
    USER_INSTALL,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    Snowflakes,
    User,
    member,
    role,
)
from tests.loopback.rest import Rest

TOKEN = "loopback.bot.token"
OWNER = 1
"""The owner of every server, who never comes. The bot is not one: an owner may do everything."""


class FakeDiscord:
    """``async with FakeDiscord() as fake`` serves at ``fake.url``."""

    def __init__(self, *, shards: int = 1) -> None:
        self.ids = Snowflakes()
        self.token = TOKEN
        self.bot = User(self.ids.next(), "Unobot", bot=True)
        self.application_id = self.bot.id
        self.shards = shards
        """The number of shards that `/gateway/bot` recommends."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.installers: set[int] = set()
        """The ids of the people who installed the bot for themselves."""
        self.calls: Counter[int] = Counter()
        """The number of refused requests with the bot's own token, by the id of a channel without the bot."""
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, int] = {}
        """The ids of the application's emojis by name."""
        self.endpoint: str | None = None
        """The address to which the application lets Discord send interactions, instead of the gateway."""
        self.installs: Json | None = {"0": {}, "1": {}}
        """The kinds of an install that the application allows. An old application does not say."""
        self.timeout: str | None = None
        """When the timeout of the bot in its servers ends."""
        self.synced = 0
        """The number of times that the bot registered its commands."""
        self.logged_in = 0.0
        """The time of the last login in Unix seconds. The bot restores its tables after it."""
        self.requests: Counter[str] = Counter()
        """The number of requests by method and the first part of the path."""
        self.uploads = self.uploaded_bytes = 0
        """The number and the size of the requests that have files."""
        self.faults = Faults()
        self.gateway = Gateway(self)
        self.delivery: Callable[[Interaction], Awaitable[bool]] = self.deliver
        """Sends the event of a new interaction. A test may replace it, to send the event late or twice."""
        self.url = self.gateway_url = ""
        self._waiting: list[asyncio.Future[Interaction]] = []
        self._dms: dict[int, Channel] = {}
        self._watchers: defaultdict[int, list[Callable[[Message], None]]] = defaultdict(list)
        self._runner: web.AppRunner | None = None
        self._at_end: list[Callable[[], Awaitable[None]]] = []

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.add_routes([*Rest(self).routes(), web.get("/gateway", self.gateway.connect)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url, self.gateway_url = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/gateway"
        return self

    async def __aexit__(self, *_: object) -> None:
        for act in self._at_end:
            await act()
        await self.gateway.close()
        assert self._runner is not None
        await self._runner.cleanup()

    def at_end(self, act: Callable[[], Awaitable[None]]) -> None:
        """Call this when the Discord ends, also after a failure."""
        self._at_end.append(act)

    # Servers, channels and people

    def add_guild(self, name: str, *, has_bot: bool = True) -> Guild:
        """Add a server. Successive servers belong to successive shards."""
        # The upper bits of an id are a time in milliseconds, and decide the shard.
        guild_id = (self.bot.id >> 22) - 86_400_000 + len(self.guilds) << 22
        guild = self.guilds[guild_id] = Guild(guild_id, name, OWNER, has_bot=has_bot)
        return guild

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Add a text channel. A channel added after IDENTIFY is known to the bot only from interactions."""
        may = BOT_MAY if guild.has_bot else ELSEWHERE_MAY
        channel = Channel(self.ids.next(), guild.id, name, bot_may=may, has_bot=guild.has_bot)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        return channel

    def add_private_thread(self, parent: Channel, name: str, *people: User) -> Channel:
        """Add a private thread of these people and the bot."""
        invited = {user.id for user in people}
        thread = Channel(self.ids.next(), parent.guild_id, name, parent_id=parent.id, invited=invited)
        self.guilds[parent.guild_id or 0].threads.append(thread)
        self.channels[thread.id] = thread
        return thread

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread of a server, with its messages."""
        guild, payload = self.guilds[channel.guild_id or 0], channel.payload()
        del self.channels[channel.id]
        for there in (guild.channels, guild.threads):
            there[:] = [each for each in there if each is not channel]
        for message in [each for each in self.messages.values() if each.channel is channel]:
            message.deleted = True
            self.tell(message)
        event = "CHANNEL_DELETE" if channel.parent_id is None else "THREAD_DELETE"
        await self.gateway.dispatch(event, payload, guild.id)

    async def delete_role(self, guild: Guild, role_id: int) -> None:
        """Delete a role of a server."""
        del guild.roles[role_id]
        data = {"guild_id": str(guild.id), "role_id": str(role_id)}
        await self.gateway.dispatch("GUILD_ROLE_DELETE", data, guild.id)

    def add_group(self, *users: User) -> Channel:
        """Add a group DM of these people. The first one owns it."""
        group = Channel(self.ids.next(), None, bot_may=ELSEWHERE_MAY, has_bot=False, members=users)
        self.channels[group.id] = group
        return group

    def bot_may(self, channel: Channel) -> int:
        """Return the permissions that Discord grants the bot in a channel now."""
        is_timed_out = self.timeout is not None and channel.guild_id is not None and channel.has_bot
        return channel.bot_may & TIMED_OUT_MAY if is_timed_out else channel.bot_may

    def bot_in(self, guild: Guild) -> Json:
        """Return the JSON of GUILD_MEMBER_UPDATE for the bot."""
        return {**member(self.bot, 0), "guild_id": str(guild.id), "communication_disabled_until": self.timeout}

    def age_tokens(self, seconds: float) -> None:
        """Make all interactions older, as if the clock of Discord had moved on."""
        for interaction in self.interactions.values():
            interaction.sent -= seconds

    def add_user(self, name: str, *, stranger: bool = False) -> User:
        """Add a person. A ``stranger`` shares no server with the bot."""
        user = User(self.ids.next(), name, stranger=stranger)
        self.users[user.id] = user
        return user

    def dm(self, user_id: int) -> Channel:
        """Return the direct message channel of a person with the bot."""
        channel = self._dms.get(user_id)
        if channel is None:
            channel = self._dms[user_id] = Channel(self.ids.next(), None, reader=user_id)
            self.channels[channel.id] = channel
        return channel

    # Messages

    def watch(self, place: int, tell: Callable[[Message], None]) -> None:
        """Call back after every change of a message in a channel, or of an ephemeral message for one person (by id)."""
        self._watchers[place].append(tell)

    def forget_watchers(self, *places: int) -> None:
        """End the callbacks of these channels and people."""
        for place in places:
            self._watchers.pop(place, None)

    def tell(self, message: Message) -> None:
        """Tell the listeners that a message changed."""
        place = message.reader or message.channel.reader or message.channel.id
        for tell in self._watchers[place]:
            tell(message)

    # Actions of people

    async def command(self, user: User, channel: Channel, name: str, /, **options: str | int | Channel) -> Interaction:
        """Send ``/uno name``, or ``/unoadmin name`` if the name says so, and let the answer arrive later.

        Raises `AssertionError` if Discord would not offer it.
        """
        *groups, name = name.split()
        group = groups[0] if groups else "uno"
        root = next(command for command in self.commands if command["name"] == group)
        kinds = {str(kind) for kind in root["integration_types"]} & self._owners(user, channel).keys()
        assert kinds, f"{user.name} can run no command there: nobody installed the bot"
        assert _context(channel) in root["contexts"], f"/{group} does not work in such a place: {channel}"
        named = {str(each.id): each.payload() for each in options.values() if isinstance(each, Channel)}
        data = {
            "id": root["id"],
            "name": group,
            "type": 1,
            "options": [{"name": name, "type": 1, "options": [_option(*each) for each in options.items()]}],
            "resolved": {"channels": {number: {**each, "permissions": "0"} for number, each in named.items()}},
        }
        return await self._interact(COMMAND, user, channel, data, None)

    async def press(self, user: User, message: Message, custom_id: str) -> Interaction:
        """Press a button of a message, as it is or was shown. The answer arrives later."""
        data = {"component_type": 2, "custom_id": custom_id, "id": 1}
        return await self._interact(COMPONENT, user, message.channel, data, message)

    async def choose_roles(self, user: User, message: Message, custom_id: str, *role_ids: int) -> Interaction:
        """Choose roles in a menu of a message. The answer arrives later."""
        roles = self.guilds[message.channel.guild_id or 0].roles
        resolved = {"roles": {str(role_id): role(role_id, roles[role_id]) for role_id in role_ids}}
        values = [str(role_id) for role_id in role_ids]
        data = {"component_type": 6, "custom_id": custom_id, "id": 1, "values": values, "resolved": resolved}
        return await self._interact(COMPONENT, user, message.channel, data, message)

    async def deliver(self, interaction: Interaction) -> bool:
        """Send the event of an interaction, also for a second time. Return whether a session received it."""
        return await self.gateway.dispatch("INTERACTION_CREATE", interaction.payload, interaction.channel.guild_id)

    async def next_interaction(self) -> Interaction:
        """Wait for the next interaction. The bot has its event then."""
        future: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        return await future

    def give_up(self) -> None:
        """Fail every interaction without an answer now, as Discord does after three seconds."""
        for interaction in self.interactions.values():
            if interaction.kind is None:
                interaction.given_up = True
            interaction.settled.set()

    async def _interact(
        self, kind: int, user: User, channel: Channel, data: Json, message: Message | None
    ) -> Interaction:
        assert channel.invited is None or user.id in channel.invited, f"{user.name} does not see {channel.name}"
        number = self.ids.next()
        if channel.id not in self.channels or (user.left and channel.guild_id is not None):
            nothing = Interaction(number, "", user, channel, {"data": data}, time.time(), message, given_up=True)
            nothing.settled.set()
            return nothing
        payload: Json = {
            "id": str(number),
            "application_id": str(self.application_id),
            "type": kind,
            "token": f"tok{number:x}",
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.payload(),
            "locale": "en-US",
            "app_permissions": str(self.bot_may(channel)),
            "entitlements": [],
            "authorizing_integration_owners": (message and message.owners) or self._owners(user, channel),
            "attachment_size_limit": 10_485_760,
            "context": _context(channel),
        }
        if channel.guild_id is None:
            payload["user"] = user.payload()
        else:
            payload |= {
                "guild_id": str(channel.guild_id),
                "guild": {"id": str(channel.guild_id), "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": member(
                    user,
                    MEMBER_MAY | MANAGE_GUILD * user.admin | (0 if user.id in channel.muted else USE_EXTERNAL_APPS),
                ),
            }
        if message is not None:
            current = self.messages[message.id]
            payload["message"] = current.payload() | {"flags": current.flags | (EPHEMERAL if current.reader else 0)}
            message = current
        interaction = Interaction(number, payload["token"], user, channel, payload, time.time(), message)
        self.interactions[number] = self.by_token[interaction.token] = interaction
        if not await self.delivery(interaction):
            interaction.given_up = True
            interaction.settled.set()
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(interaction)
        return interaction

    def _owners(self, user: User, channel: Channel) -> dict[str, str]:
        """Return who installed the bot, as a command of a person names it."""
        owners = {}
        has_bot = channel.has_bot or channel.parent_id is not None  # a thread is a place of its server
        if has_bot and not (user.stranger and channel.guild_id is None):
            owners[SERVER_INSTALL] = str(channel.guild_id or 0)
        if user.id in self.installers:
            owners[USER_INSTALL] = str(user.id)
        return owners


def _option(name: str, value: str | int | Channel) -> Json:
    """Return an option of a command."""
    if isinstance(value, Channel):
        return {"name": name, "type": 7, "value": str(value.id)}
    return {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value}


def _context(channel: Channel) -> int:
    """Return Discord's number for a kind of place: a server, the bot's direct messages, or others."""
    return 0 if channel.guild_id is not None else 2 if channel.members else 1


async def answered(interaction: Interaction, within: float = 3.0) -> Message | None:
    """Return the message that an interaction shows, or ``None`` if it failed. Wait this many seconds at most."""
    try:
        async with asyncio.timeout(within):
            await interaction.settled.wait()
    except TimeoutError:
        if interaction.kind is None:
            interaction.given_up = True
    return interaction.shown
