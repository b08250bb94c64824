"""The public message of each table, and the reminders beside it: drawn, posted anew, or missed for a reason.

What becomes of a message that cannot be drawn: deleted, it is posted anew; in a channel that is gone, the table is
stranded; where the bot may not write, play goes on in the hands, which say what is missing.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import InteractionResponseType

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import (
    GONE,
    NO_ACCESS,
    SHUT,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    is_flood,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.responses import NO_MENTIONS
from unobot.bot.messages.attachments import files_of
from unobot.bot.messages.message_store import TOKEN_LIFE
from unobot.bot.messages.sticky import StickyMessages
from unobot.i18n import Text
from unobot.storage.states import MessageKey, MessageState
from unobot.tables.errors import Stale
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

if TYPE_CHECKING:
    from unobot.bot.messages.display import Display

log = logging.getLogger(__name__)

REPOST_GAP = 60.0
"""Seconds between two times that a deleted table comes back by itself."""
REPOSTS = 3
"""So often a table comes back by itself; then, for `REPOSTS_FORGOTTEN` seconds, only *Bump* posts it."""
REPOSTS_FORGOTTEN = 3600.0
TRY_GAP = 15.0
"""Seconds between two tries to write where the bot was refused."""
FRESH = 300.0
"""Seconds after which a newer token is worth a request of its own."""
ABOUT_THE_SAME = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)
ABOUT_A_NEW = (InteractionResponseType.channel_message,)
CLOSED_THREAD = (THREAD_ARCHIVED, THREAD_LOCKED)


@dataclass(slots=True)
class Trouble:
    """Why a table's message cannot be drawn now."""

    guild_id: int
    code: int
    missing: tuple[str, ...]
    """The permissions that are missing, by discord.py's names."""
    tried: float


@dataclass(slots=True)
class Reposts:
    """How often a table came back by itself, and when last."""

    count: int = 0
    last: float = float("-inf")


class TableMessages:
    """The public messages of all tables. What is drawn, and who is told, is the display's."""

    def __init__(self, display: Display, client: discord.Client, pacer: EditScheduler, clock: Clock) -> None:
        self._display = display
        self._client = client
        self._pacer = pacer
        self._clock = clock
        self.drift = StickyMessages(clock)
        self._posting: set[int] = set()
        self._passed_by: set[int] = set()
        """Those of them that were to be drawn meanwhile."""
        self._reposts: dict[int, Reposts] = {}
        self._nonces: dict[int, str] = {}
        """By this Discord knows the second try of a message whose first came to something, and does not post twice."""
        self._troubles: dict[int, Trouble] = {}

    # What others ask

    def trouble(self, table: Table, text: Text) -> str | None:
        """One sentence for the hands while the table cannot be shown; ``None`` while it can."""
        trouble = self._troubles.get(table.id)
        if trouble is None or table.is_stranded:
            return None
        channel = f"<#{table.state.channel_id}>"
        if trouble.code in CLOSED_THREAD:
            return text("note-mute-thread", channel=channel)
        names = [text(f"permission-{name.replace('_', '-')}") for name in trouble.missing]
        return text("note-mute-permission", channel=channel, missing=text.listed(names))

    def troubled(self, guild_id: int) -> list[int]:
        """The tables of a server whose message cannot be drawn now."""
        return [table_id for table_id, trouble in self._troubles.items() if trouble.guild_id == guild_id]

    def may_attach(self, table: Table) -> bool:
        """Whether pictures may be sent along, as far as Discord has told."""
        channel = self._client.get_channel(table.state.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    def look_again(self, table: Table) -> None:
        """Whatever is known of its message may be wrong: draw it at once, even if it would look the same."""
        self._display.shown.forget(MessageKey(table.id, "table"))
        if table.id in self._troubles:
            self._troubles[table.id].tried = float("-inf")

    def forget(self, table_id: int) -> None:
        """A table is closed."""
        self._reposts.pop(table_id, None)
        self._nonces.pop(table_id, None)
        self._troubles.pop(table_id, None)
        self.drift.forget(table_id)

    async def keep_token(self, table: Table, interaction: discord.Interaction) -> None:
        """A press on the public message, or the command that posted it, left a token with which it can be edited.

        So it is only where the first answer was about that message; where it was a new one, the token is for that.
        """
        if not (table.is_live and table.at_home):
            return
        post = await self._display.posts.message(MessageKey(table.id, "table"))
        message, answered = interaction.message, interaction.response.type
        if post is not None:
            self.drift.stands(table, post)
        kinds, about = (ABOUT_A_NEW, None) if message is None else (ABOUT_THE_SAME, message.id)
        if post is not None and answered in kinds and about in (None, post.message_id):
            await self._display.posts.put_panel(table.id, 0, post.message_id, interaction.token)

    async def wants_token(self, table: Table) -> bool:
        """Whether a press on the public message should be answered so that its token can edit that message."""
        key = await self._display.posts.panel(table.id, 0)
        return key is None or key.expires < self._clock() + TOKEN_LIFE - FRESH

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """While somebody posts the table in another way than by `post`, it is not missed."""
        self._posting.add(table.id)
        posted = False
        try:
            yield
            posted = True
        finally:
            self._posting.discard(table.id)
            if not posted or table.id in self._passed_by:
                self._passed_by.discard(table.id)
                self._display.changed(table)  # what was not drawn meanwhile

    async def post(self, table: Table) -> None:
        """Post the table at the bottom of its channel; an older message goes. Raises what Discord raises."""
        if table.id in self._posting:
            return  # somebody is at it
        posts, channel_id = self._display.posts, table.state.channel_id
        nonce = self._nonces.setdefault(table.id, secrets.token_hex(12))
        self._posting.add(table.id)
        try:
            old = await posts.message(MessageKey(table.id, "table"))
            view = self._display.public(table)
            view.stop()
            with self._display.showing("table", table, 0, view):
                files = await files_of(view)
                sent = await self._channel(channel_id).send(
                    view=view, files=files, allowed_mentions=NO_MENTIONS, silent=True, nonce=nonce
                )
                self._nonces.pop(table.id, None)
                await posts.put(MessageKey(table.id, "table"), channel_id, sent.id)
        finally:
            self._posting.discard(table.id)
        self._works(table)
        if old is not None:
            await self.delete(old.channel_id, old.message_id)

    async def bump(self, table: Table) -> None:
        """Post it anew because somebody wants it so. Raises what Discord raises."""
        self._reposts.pop(table.id, None)
        await self.post(table)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message of the bot's away, if it is still there."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.debug("message %s is gone already: %s", message_id, error)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise

    # Drawing: called by the pacer only

    async def draw(self, table: Table) -> None:
        """Bring the public message up to date. Raises what the pacer is to try again."""
        await self._display.reminders.look(table)
        if table.id in self._posting:
            self._passed_by.add(table.id)
            return
        if (table.is_stranded and not table.state.adjourned) or (table.is_live and self._waits(table)):
            return
        post = await self._display.posts.message(MessageKey(table.id, "table"))
        try:
            if post is None:
                await self._repost(table)
            elif self._has_drifted(table, post):
                await self._pacer.turn(_rank(table))
                await self.post(table)
            elif self._display.shown.is_news(MessageKey(table.id, "table"), self._display.public(table)):
                await self._edit(table, post)
                self._works(table)
        except discord.HTTPException as error:
            await self._refused(table, post, error)

    def _has_drifted(self, table: Table, post: MessageState) -> bool:
        """Whether the message should stand at the bottom again: it is out of sight, or old and no longer true."""
        self.drift.stands(table, post)
        if not table.is_live or post.channel_id != table.state.channel_id:
            return False
        is_news = self._display.shown.is_news(MessageKey(table.id, "table"), self._display.public(table))
        return self.drift.is_far(post) or (is_news and self.drift.is_old(table, post))

    async def _edit(self, table: Table, post: MessageState) -> None:
        """Edit the public message: with the token of a press on it while one lives, else with the bot's own."""
        posts, display = self._display.posts, self._display
        key = await posts.panel(table.id, 0)
        if key is not None and key.message_id == post.message_id:
            try:
                await display.edit(table, post, display.public(table), token=key.token)
            except discord.HTTPException as error:
                if is_flood(error):
                    raise
                log.debug("table %s: the token of a press does not open its message: %s", table.id, error)
                await posts.drop_panel(table.id, 0)
            else:
                return
        await self._pacer.turn(_rank(table))
        await display.edit(table, post, display.public(table))  # as it is after the wait

    async def _repost(self, table: Table) -> None:
        """The table has no message: post it, unless somebody keeps deleting it."""
        reposts = self._reposts.setdefault(table.id, Reposts())
        now = self._clock()
        if now >= reposts.last + REPOSTS_FORGOTTEN:
            reposts.count = 0
        if not table.is_live or reposts.count >= REPOSTS or now < reposts.last + REPOST_GAP:
            return
        await self._pacer.turn(_rank(table))
        await self.post(table)
        reposts.count, reposts.last = reposts.count + 1, now

    async def _refused(self, table: Table, post: MessageState | None, error: discord.HTTPException) -> None:
        """Discord did not take the table. Raises ``error`` where it is to be tried again."""
        handled = (UNKNOWN_MESSAGE, TOO_OLD, *GONE, *SHUT)
        if error.code not in handled:
            raise error
        if post is not None and error.code in (UNKNOWN_MESSAGE, *GONE):
            await self._display.posts.drop(MessageKey(table.id, "table"), message_id=post.message_id)
        if not table.is_live or (post is not None and post.channel_id != table.state.channel_id):
            log.info("table %s: its message cannot be drawn any more: %s", table.id, error)
        elif error.code in GONE or (error.code == NO_ACCESS and self._is_outside(table)):
            log.warning("table %s: channel %s is gone: it waits for /uno resume", table.id, table.state.channel_id)
            try:
                await table.strand()
            except Stale:  # the table that stands in its place will find the same
                log.debug("table %s was read anew", table.id)
        elif error.code in (UNKNOWN_MESSAGE, TOO_OLD) or (error.code == THREAD_ARCHIVED and post is not None):
            log.info("table %s: its message is posted anew: %s", table.id, error)
            try:
                await self._repost(table)
            except discord.HTTPException as again:
                await self._refused(table, None, again)
        else:
            self._stuck(table, error)

    def _stuck(self, table: Table, error: discord.HTTPException) -> None:
        """The bot may not write there. Said once in the log, and in the hands as long as it lasts."""
        known = self._troubles.get(table.id)
        trouble = Trouble(table.state.guild_id, error.code, self._missing(table, error), self._clock())
        self._troubles[table.id] = trouble
        if known is None or (known.code, known.missing) != (trouble.code, trouble.missing):
            log.warning("table %s: cannot be shown in channel %s: %s", table.id, table.state.channel_id, error)
            self._display.hands_changed(table)

    def _works(self, table: Table) -> None:
        if self._troubles.pop(table.id, None) is not None:
            log.info("table %s: can be shown again", table.id)
            self._display.hands_changed(table)

    def _waits(self, table: Table) -> bool:
        trouble = self._troubles.get(table.id)
        return trouble is not None and self._clock() < trouble.tried + TRY_GAP

    # Small things

    def _is_outside(self, table: Table) -> bool:
        """Whether the bot is no longer in the table's server, as far as Discord has told."""
        return self._client.is_ready() and self._client.get_guild(table.state.guild_id) is None

    def _missing(self, table: Table, error: discord.HTTPException) -> tuple[str, ...]:
        """The permissions that the bot lacks, by what Discord has told of the channel, else by the error."""
        channel = self._client.get_channel(table.state.channel_id)
        send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            may = channel.permissions_for(channel.guild.me)
            missing = tuple(name for name in ("view_channel", send) if not getattr(may, name))
            if missing:
                return missing
        return ("view_channel",) if error.code == NO_ACCESS else (send,)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _rank(table: Table) -> Rank:
    """How much its message matters where requests are scarce: beginnings and ends first."""
    return Rank.TABLE if table.state.status == "playing" else Rank.NEWS
