"""Give simcord the places in which people use the bot without a server that invited it.

simcord has servers with the bot, and direct messages with it. This module adds the other places as Discord documents
them:

* People install the bot for themselves. Only they may run its commands in group DMs and in servers without the bot.
* Everybody who sees a message there may press its buttons. Such a press names the person who installed the bot.
* The bot receives no event of such a place except interactions. Its token has no access: Discord answers with 403.
* An interaction may create five followups at most. Its answers are ephemeral if the person lacks *Use External Apps*.

tests/demo/test_user_installs.py fails if a new simcord no longer allows these changes.
"""

# ruff: noqa: ANN401 - these are simcord's signatures, and simcord leaves much untyped

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from simcord import (
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    MemberActor,
    UserHandle,
    _modal,
    actors,
)
from simcord.backend import Backend, access, serializers
from simcord.backend.command_access import Access, command_access
from simcord.backend.errors import BackendError
from simcord.backend.models import EPHEMERAL_FLAG, Channel, Interaction
from simcord.backend.ops import commands
from simcord.enums import CallbackType, OptionType
from simcord.http import router

MAX_FOLLOWUPS = 5
"""The most followups of an interaction in a place without the bot. Edits and the first answer are not limited."""
PERMISSIONS = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True).value
"""The bot's permissions that an interaction reports in a place without the bot."""

_GROUP = discord.ChannelType.group.value
_SERVER, _USER = "0", "1"
"""The kinds of an install, as Discord names them in commands and in interactions."""
_IN_SERVER, _IN_DIRECT_MESSAGES, _IN_GROUP = range(3)
_SUBCOMMANDS = (int(OptionType.SUBCOMMAND), int(OptionType.SUBCOMMAND_GROUP))
_PLACE = re.compile(r"/(?:channels|guilds)/(\d+)(?=/|$)")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)")


class UserInstalls:
    """The people who installed the bot for themselves, and the places without it, of one simulated Discord."""

    def __init__(self, env: Env) -> None:
        self.installers: set[int] = set()
        self.calls: Counter[int] = Counter()
        """The number of requests with the bot's token, by the id of the channel or server without the bot."""
        self._env = env
        self._hidden_places: set[int] = set()
        """The ids of group DMs, and of servers without the bot."""
        self._with_commands: set[int] = set()
        """The ids of servers that have added the commands of the bot, but not the bot."""
        self._creating = False
        self._forward_event = env.backend.emit
        vars(env.backend)["emit"] = self._emit
        vars(env.backend)["installs"] = self

    def install(self, user_id: int) -> None:
        """Install the bot for a person."""
        self.installers.add(user_id)

    def create_group(self, users: Sequence[UserHandle], name: str | None = None) -> ChannelHandle:
        """Create a group DM of these people. The first one owns it."""
        backend = self._env.backend
        members = [user.id for user in users]
        group = backend.create_channel(None, name, type=_GROUP, recipient_ids=members, owner_id=members[0])
        self._hidden_places.add(group.id)
        return ChannelHandle(self._env, None, group)

    def create_server(self, name: str, *, with_commands: bool = False) -> GuildHandle:
        """Create a server without the bot. Its members may use external apps unless an overwrite says otherwise.

        ``with_commands``: whether it has added the application with the scope `applications.commands` alone.
        """
        self._creating = True
        try:
            guild = self._env.create_guild(name)
        finally:
            self._creating = False
        self._hidden_places.add(guild.id)
        if with_commands:
            self._with_commands.add(guild.id)
        guild_record = self._env.backend.get_guild(guild.id)
        del guild_record.members[self._env.backend.bot_user.id]
        guild_record.everyone_role.permissions |= discord.Permissions(use_external_apps=True).value
        return guild

    def is_hidden(self, channel: Channel) -> bool:
        """Return whether a channel is in a place without the bot."""
        return (channel.id if channel.guild_id is None else channel.guild_id) in self._hidden_places

    # Events

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            assert isinstance(payload, dict), "simcord makes a new dict for each interaction"
            self._authorize(payload)
        elif self._creating or not self._hidden_places.isdisjoint(_place_ids(event, payload)):
            return
        self._forward_event(event, payload)

    def _authorize(self, payload: dict[str, Any]) -> None:
        """Complete the event of an interaction: who installed the bot, the place, and the name of a subcommand."""
        backend = self._env.backend
        record, channel = backend.interactions[int(payload["id"])], backend.get_channel(int(payload["channel_id"]))
        metadata = (payload.get("message") or {}).get("interaction_metadata") or {}
        owners = metadata.get("authorizing_integration_owners") or self._owners(record, channel)
        payload["authorizing_integration_owners"] = vars(record)["owners"] = owners
        if record.command_name is not None:
            record.command_name = " ".join(_command_path(payload["data"]))
        if channel.type == _GROUP:
            payload |= {"context": _IN_GROUP, "channel": _group_payload(backend, channel)}
        if self.is_hidden(channel):
            payload["app_permissions"] = str(PERMISSIONS)
        if channel.guild_id is not None:
            payload["guild"] = {"id": str(channel.guild_id), "locale": "en-US", "features": []}

    def _owners(self, record: Interaction, channel: Channel) -> dict[str, str]:
        owners = {}
        if channel.guild_id in self._with_commands:
            owners[_SERVER] = str(channel.guild_id)
        elif not self.is_hidden(channel) and (channel.guild_id is not None or self.shares_server(record.user_id)):
            owners[_SERVER] = str(channel.guild_id or 0)
        if record.user_id in self.installers:
            owners[_USER] = str(record.user_id)
        return owners

    def has_commands(self, channel: Channel) -> bool:
        """Return whether everybody in a channel may use the commands of the bot, because of its server."""
        return not self.is_hidden(channel) or channel.guild_id in self._with_commands

    def shares_server(self, user_id: int) -> bool:
        """Return whether a person is in a server with the bot."""
        guilds = self._env.backend.guilds.values()
        return any(user_id in guild.members and guild.id not in self._hidden_places for guild in guilds)

    # Requests

    def check(self, method: str, path: str) -> None:
        """Refuse a request as Discord does in places without the bot. Raises `BackendError`."""
        match = _PLACE.match(path)
        channel = None if match is None else self._env.backend.channels.get(int(match[1]))
        if match is not None and (
            int(match[1]) in self._hidden_places or (channel is not None and self.is_hidden(channel))
        ):
            self.calls[int(match[1])] += 1
            raise BackendError(403, 50001, "Missing Access")
        record = self._followup_interaction(method, path)
        if record is not None and _is_of_user(record):
            count = vars(record)["followups"] = vars(record).get("followups", 0) + 1
            if count > MAX_FOLLOWUPS:
                raise BackendError(400, 40094, f"You can send up to {MAX_FOLLOWUPS} followups for each interaction")

    def effective_request(self, method: str, path: str, request: Any) -> Any:
        """Return a request's body as Discord applies it: ephemeral if the person may not use external apps."""
        record, body = self._answered_interaction(path, request) or self._followup_interaction(method, path), request
        if record is None or not _is_of_user(record) or record.guild_id is None or not isinstance(request, dict):
            return request
        backend = self._env.backend
        permissions = discord.Permissions(
            backend.compute_permissions(record.guild_id, record.user_id, record.channel_id)
        )
        if permissions.use_external_apps:
            return request
        body = request.get("data") or {} if "data" in request or "type" in request else request
        ephemeral = {**body, "flags": int(body.get("flags") or 0) | EPHEMERAL_FLAG}
        return ephemeral if body is request else {**request, "data": ephemeral}

    def store_owners(self, method: str, path: str, request: Any, answer: Any) -> None:
        """Store in a new message who installed the bot. Presses of its buttons report that."""
        record = self._answered_interaction(path, request)
        message_id = None if record is None else record.message_id
        if record is None:
            record = self._followup_interaction(method, path)
            message_id = None if record is None else int(answer["id"])
        if record is not None and message_id is not None:
            message = self._env.backend.get_message(record.channel_id, message_id)
            assert message.interaction_metadata is not None, "an answer to an interaction names it"
            message.interaction_metadata["authorizing_integration_owners"] = vars(record)["owners"]

    def _answered_interaction(self, path: str, request: Any) -> Interaction | None:
        """Return the interaction that a request answers with a new message."""
        match = _CALLBACK.fullmatch(path)
        kinds = (CallbackType.CHANNEL_MESSAGE_WITH_SOURCE, CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE)
        if match is None or (request or {}).get("type") not in kinds:
            return None
        return self._env.backend.interactions.get(int(match[1]))

    def _followup_interaction(self, method: str, path: str) -> Interaction | None:
        """Return the interaction for which a request creates a followup."""
        match = _FOLLOWUP.fullmatch(path) if method == "POST" else None
        backend = self._env.backend
        number = None if match is None else backend.interaction_tokens.get(match[1])
        return None if number is None else backend.interactions[number]


async def slash(
    user: UserHandle, channel: ChannelHandle, command: str, options: Mapping[str, Any]
) -> InteractionResult:
    """Run a command in a group DM, or in the direct messages with the bot."""
    return await actors._slash(user, channel, command, dict(options))


def _installs_of(backend: Backend) -> UserInstalls | None:
    installs: UserInstalls | None = vars(backend).get("installs")
    return installs


def _is_of_user(record: Interaction) -> bool:
    """Return whether only a person's install allows an interaction."""
    return set(vars(record)["owners"]) == {_USER}


def _command_path(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the name of a command, and those of its subcommands: Discord shows ``/uno start``, and simcord ``/uno``."""
    yield data["name"]
    for option in data.get("options") or ():
        if option["type"] in _SUBCOMMANDS:
            yield from _command_path(option)


def _place_ids(event: str, payload: Mapping[str, Any]) -> set[int]:
    """Return the ids of the server and the channel of an event."""
    keys = ("guild_id", "channel_id", *(("id",) if event.startswith(("GUILD_", "CHANNEL_")) else ()))
    return {int(payload[key]) for key in keys if str(payload.get(key)).isdecimal()}


def _group_payload(backend: Backend, group: Channel) -> dict[str, Any]:
    return {
        "id": str(group.id),
        "type": _GROUP,
        "name": group.name,
        "icon": None,
        "owner_id": str(group.owner_id),
        "recipients": [dict(serializers.user_payload(backend.users[member])) for member in group.recipient_ids],
        "last_message_id": None,
        "flags": 0,
    }


# simcord checks each action of a person, and each request of the bot, with these functions.

_dispatch, _accessible, _check_direct = router.dispatch, access.channel_accessible, actors._check_user_dm_channel


def _dispatch_anywhere(backend: Backend, method: str, path: str, *, json: Any = None, **options: Any) -> Any:
    installs = _installs_of(backend)
    if installs is None:
        return _dispatch(backend, method, path, json=json, **options)
    installs.check(method, path)
    request = installs.effective_request(method, path, json)
    answer = _dispatch(backend, method, path, json=request, **options)
    installs.store_owners(method, path, request, answer)
    return answer


def _group(backend: Backend, channel_id: int) -> Channel | None:
    channel = backend.channels.get(channel_id)
    return channel if channel is not None and channel.type == _GROUP else None


def _accessible_anywhere(backend: Backend, channel_id: int, viewer_id: int, *, history: bool = False) -> bool:
    group = _group(backend, channel_id)
    return (
        _accessible(backend, channel_id, viewer_id, history=history)
        if group is None
        else viewer_id in group.recipient_ids
    )


def _check_direct_or_group(actor: MemberActor | UserHandle, channel_id: int) -> None:
    if _group(actor._env.backend, channel_id) is None:
        _check_direct(actor, channel_id)


def _access_anywhere(backend: Backend, command: dict[str, Any], *, user_id: int, channel_id: int) -> Access:
    installs, channel = _installs_of(backend), backend.get_channel(channel_id)
    if installs is None:
        return command_access(backend, command, user_id=user_id, channel_id=channel_id)
    kinds = {str(kind) for kind in command.get("integration_types") or (0, 1)}
    by_user = user_id in installs.installers and _USER in kinds
    by_server = installs.has_commands(channel) and _SERVER in kinds
    if by_server and channel.guild_id is None:
        by_server = installs.shares_server(user_id)
    if not by_user and not by_server:
        return Access(allowed=False, reason="not installed")
    if channel.type == _GROUP:
        return Access(allowed=_IN_GROUP in (command.get("contexts") or (_IN_GROUP,)), reason="context")
    return command_access(backend, command, user_id=user_id, channel_id=channel_id)


vars(router).update(dispatch=_dispatch_anywhere)
vars(access).update(channel_accessible=_accessible_anywhere)
for _module in (actors, _modal):
    vars(_module).update(_check_user_dm_channel=_check_direct_or_group)
for _module in (actors, commands):
    vars(_module).update(command_access=_access_anywhere)
