"""The state of the loopback Discord: people, servers, channels, messages and interactions, in Discord's JSON.

Ids are snowflakes of the wall clock, because the bot judges by them whether a press is too late.
"""

from __future__ import annotations

import asyncio
import copy
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeAlias

from unobot.pictures.emoji_art import sign_of

Json: TypeAlias = dict[str, Any]

EPOCH_MS = 1_420_070_400_000
EPHEMERAL = 1 << 6
BOT_MAY = 274_878_024_704  # the permissions of the invitation
MEMBER_MAY = 1 << 10 | 1 << 11 | 1 << 31  # view channel, send messages, use commands
USE_EXTERNAL_APPS = 1 << 50
MANAGE_GUILD = 1 << 5
MANAGE_MESSAGES = 1 << 13
TIMED_OUT_MAY = 1 << 10 | 1 << 16  # view channel, read its history
ELSEWHERE_MAY = 1 << 14 | 1 << 15 | 1 << 17  # what an interaction names in a place without the bot
CREATE_PUBLIC_THREADS, CREATE_PRIVATE_THREADS = 1 << 35, 1 << 36
TEXT, DM, GROUP, THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
SERVER_INSTALL, USER_INSTALL = "0", "1"
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
TEXT_DISPLAY, MEDIA_GALLERY = 10, 12
MAX_COMPONENTS = 40
_EMOJI = re.compile(r"<:(\w+):[0-9]+>")


class Snowflakes:
    """Creates increasing ids. Their upper bits are a time, by default that of the wall clock."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """Return an id of now, greater than all before."""
        self._last = max(self._last + 1, int(time.time() * 1000) - EPOCH_MS << 22)
        return self._last


@dataclass(slots=True)
class User:
    """A person. A ``stranger`` shares no server with the bot.

    ``closed`` is the code with which Discord refuses direct messages to them. A person who has ``left`` the
    servers sees nothing there, and can press nothing. An ``admin`` may manage every server.
    """

    id: int
    name: str
    closed: int | None = None
    bot: bool = False
    stranger: bool = False
    left: bool = False
    admin: bool = False

    def payload(self) -> Json:
        """Return the JSON of a user."""
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
        }


@dataclass(slots=True)
class Channel:
    """A text channel, a direct message channel with ``reader``, or a group DM of ``members``.

    ``bot_may`` has the permissions of the bot.
    """

    id: int
    guild_id: int | None
    name: str = ""
    reader: int | None = None
    bot_may: int = BOT_MAY
    parent_id: int | None = None
    """The channel of a thread."""
    invited: set[int] | None = None
    """The ids of the people who see a private thread. None for all other channels."""
    has_bot: bool = True
    """Whether the bot is there: not in a group DM, in a server without it, or in a private thread of others."""
    is_archived: bool = False
    is_locked: bool = False
    is_slow: bool = False
    """Whether a slow mode holds the bot up."""
    members: tuple[User, ...] = ()
    age_restricted: bool = False
    muted: set[int] = field(default_factory=set)
    """The ids of the people who lack *Use External Apps*."""

    def payload(self) -> Json:
        """Return the JSON of a channel."""
        if self.parent_id is not None:
            return {
                "id": str(self.id),
                "type": THREAD if self.invited is None else PRIVATE_THREAD,
                "guild_id": str(self.guild_id),
                "parent_id": str(self.parent_id),
                "owner_id": "1",
                "name": self.name,
                "last_message_id": None,
                "rate_limit_per_user": 0,
                **({"member": _THREAD_MEMBER} if self.has_bot else {}),
                "message_count": 0,
                "member_count": 0,
                "flags": 0,
                "thread_metadata": {
                    "archived": self.is_archived,
                    "locked": self.is_locked,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                },
            }
        if self.members:
            return {
                "id": str(self.id),
                "type": GROUP,
                "name": None,
                "icon": None,
                "owner_id": str(self.members[0].id),
                "recipients": [member.payload() for member in self.members],
                "last_message_id": None,
            }
        if self.guild_id is None:
            return {"id": str(self.id), "type": DM, "last_message_id": None}
        return {
            "id": str(self.id),
            "type": TEXT,
            "guild_id": str(self.guild_id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": self._overwrites(),
            "nsfw": self.age_restricted,
        }

    def _overwrites(self) -> list[Json]:
        """Return the overwrites that take from everybody what the bot may not do here."""
        denied = BOT_MAY & ~self.bot_may
        return [{"id": str(self.guild_id), "type": 0, "allow": "0", "deny": str(denied)}] if denied else []


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    channels: list[Channel] = field(default_factory=list)
    has_bot: bool = True
    threads: list[Channel] = field(default_factory=list)
    """The threads of which GUILD_CREATE tells while the bot is in them."""
    roles: dict[int, str] = field(default_factory=dict)
    """The names of the roles by id, except that of everybody."""

    def payload(self, bot: User) -> Json:
        """Return the JSON of GUILD_CREATE."""
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "region": "",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "preferred_locale": "en-US",
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [role(self.id, "@everyone"), *(role(*each) for each in self.roles.items())],
            "joined_at": iso(time.time()),
            "large": False,
            "unavailable": False,
            "member_count": 2,
            "voice_states": [],
            "presences": [],
            "threads": [thread.payload() for thread in self.threads if thread.has_bot],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "members": [{"user": bot.payload(), **_MEMBER}],
            "channels": [channel.payload() for channel in self.channels],
        }


_ROLE: Json = {
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "position": 0,
    "permissions": str(MEMBER_MAY | BOT_MAY),
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
_THREAD_MEMBER: Json = {"join_timestamp": "2026-01-01T00:00:00+00:00", "flags": 1}
_MEMBER: Json = {
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "deaf": False,
    "mute": False,
    "flags": 0,
    "nick": None,
    "avatar": None,
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person saw it."""

    label: str
    custom_id: str
    off: bool


@dataclass(slots=True)
class Message:
    """A message of the bot. Only ``reader`` sees an ephemeral message, and ``tokens`` may edit it.

    ``owners`` are those of the interaction that it answers.
    """

    id: int
    channel: Channel
    author: User
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    reader: int | None = None
    tokens: set[str] = field(default_factory=set)
    edits: int = 0
    edited: float | None = None
    deleted: bool = False
    owners: dict[str, str] = field(default_factory=dict)

    def write(self, body: Json) -> None:
        """Apply the fields of a request. Missing fields do not change."""
        if "content" in body:
            self.content = body["content"] or ""
        if "components" in body:
            self.components = body["components"] or []
        if "attachments" in body:
            old = {attachment["id"]: attachment for attachment in self.attachments}
            self.attachments = [old.get(str(sent["id"])) or self._attached(sent) for sent in body["attachments"] or []]
        self.flags |= int(body.get("flags") or 0)

    def _attached(self, sent: Json) -> Json:
        """Return a new file. ``sent``: what the request says about it. Its content is not kept."""
        name = sent["filename"]
        url = f"https://cdn.discordapp.com/attachments/{self.channel.id}/{self.id}/{name}"
        return {"id": str(self.id + int(sent["id"]) + 1), "filename": name, "size": 1, "url": url, "proxy_url": url}

    @property
    def parts(self) -> Iterator[Json]:
        """Return all components, nested ones included."""
        return walk(self.components)

    @property
    def buttons(self) -> list[Button]:
        """Return all buttons, disabled ones included."""
        return [
            Button(part.get("label") or "", part["custom_id"], bool(part.get("disabled")))
            for part in self.parts
            if part["type"] == 2 and part.get("custom_id")
        ]

    @property
    def text(self) -> str:
        """Return all texts, one a line, with plain spaces around dots. A picture counts with its description.

        The bot's own emojis are replaced by the Unicode emojis that stand for them.
        """
        pictures = [item for part in self.parts if part["type"] == MEDIA_GALLERY for item in part["items"]]
        blocks = [self.content, *(part["content"] for part in self.parts if part["type"] == TEXT_DISPLAY)]
        blocks += [item.get("description") for item in pictures]
        whole = "\n".join(filter(None, blocks)).replace("\N{NO-BREAK SPACE}· ", " · ")
        return _EMOJI.sub(lambda found: sign_of(found[1]) or found[0], whole)

    def snapshot(self) -> Message:
        """Return a copy that later edits do not change."""
        return copy.copy(self)  # edits replace the components and never change them

    def payload(self) -> Json:
        """Return the JSON of a message."""
        return {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": iso((self.id >> 22) / 1000 + EPOCH_MS / 1000),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": self.flags,
            "components": self.components,
        }


_CUSTOM_ID = re.compile(r"u1:(\d+):(\d+):([a-z]+):([^#]*)(?:#\d+)?")


@dataclass(slots=True)
class Interaction:
    """An action of a person, and its answer."""

    id: int
    token: str
    user: User
    channel: Channel
    payload: Json
    sent: float
    message: Message | None = None
    kind: int | None = None
    """The type of the accepted callback."""
    acknowledged: float | None = None
    """The time of the callback in Unix seconds."""
    original: int | None = None
    shown: Message | None = None
    """The answer as the person first saw it."""
    given_up: bool = False
    """Whether the person was told that the interaction failed. Later answers are refused."""
    refused: int = 0
    """Refused answers: too late, or a second one."""
    followups: int = 0
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def custom_id(self) -> str:
        """The custom id that was pressed, or an empty text for a command."""
        return str(self.payload["data"].get("custom_id", ""))

    @property
    def action(self) -> tuple[int, int, str, str]:
        """The table, ply, verb and argument of the pressed button; zeros and empty texts for other actions."""
        found = _CUSTOM_ID.fullmatch(self.custom_id)
        return (int(found[1]), int(found[2]), found[3], found[4]) if found else (0, 0, "", "")

    @property
    def owners(self) -> dict[str, str]:
        """The server and the person whose install allows the interaction, by the kind of install."""
        found: dict[str, str] = self.payload["authorizing_integration_owners"]
        return found

    @property
    def is_of_user(self) -> bool:
        """Whether only a person's install allows the interaction."""
        return set(self.owners) == {USER_INSTALL}

    def show(self, message: Message) -> None:
        """Show the answer to the person."""
        self.shown = message.snapshot()
        self.settled.set()


def role(role_id: int, name: str) -> Json:
    """Return the JSON of a role. Each role may do what everybody may."""
    return {"id": str(role_id), "name": name, **_ROLE}


def member(user: User, permissions: int) -> Json:
    """Return the JSON of a member inside an interaction."""
    return {"user": user.payload(), "permissions": str(permissions), **_MEMBER}


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield components and all nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]


def fault_of(body: Json) -> str | None:
    """Return the fault that Discord would find in the components of a message, or ``None``."""
    parts = list(walk(body.get("components") or []))
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(parts) > MAX_COMPONENTS:
        return f"{len(parts)} components"
    if len(ids) != len(set(ids)):
        return "two custom ids are equal"
    if any(len(custom_id) > 100 for custom_id in ids):
        return "a custom id is too long"
    return None


def emoji_ids(body: Json) -> set[int]:
    """Return the ids of the emojis on the buttons and in the menus of a message. Discord checks no others."""
    parts = list(walk(body.get("components") or []))
    holders = [*parts, *(option for part in parts for option in part.get("options", ()))]
    return {int(each["emoji"]["id"]) for each in holders if (each.get("emoji") or {}).get("id")}


def iso(moment: float) -> str:
    """Return a time in Discord's format."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
