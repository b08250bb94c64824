"""The public message of each table.

If the message cannot be drawn, the reason decides:

* A deleted message is posted again.
* The table of a deleted channel is suspended.
* If the bot may not write in the channel, play goes on in the hands, which name the missing permission.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import discord
from discord import InteractionResponseType

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import (
    CANNOT_DM,
    GONE,
    NO_ACCESS,
    SHUT,
    SLOW_MODE,
    THREAD_ARCHIVED,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    is_flood,
    may_improve,
)
from unobot.bot.discord_api.interaction_places import may_post_publicly
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.delivery import Delivery
from unobot.bot.messages.hand_dms import HandDMs
from unobot.bot.messages.hand_panels import HandPanels
from unobot.bot.messages.message_store import TOKEN_LIFE, MessageStore
from unobot.bot.messages.pressed_posts import PressedPosts
from unobot.bot.messages.render_cache import RenderCache, Rendering
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.sticky import StickyMessages
from unobot.bot.messages.turn_reminders import TurnReminders
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, MessageState
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.tables.moments import is_last_card
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

log = logging.getLogger(__name__)

TABLE_GAP = 1.5
"""Seconds between two edits of one message."""
ALONE_GAP = 0.5
"""The same in the bot's DM, where the token of a press does most edits, and a player waits for each of them."""
REPOST_GAP = 60.0
"""Minimum seconds between two automatic reposts of a deleted message."""
REPOSTS = 3
"""The most automatic reposts of a deleted message. After them, only *Bump* posts it again."""
REPOSTS_FORGOTTEN = 3600.0
"""Seconds after the last automatic repost at which the count starts at zero again."""
FRESH = 300.0
"""Age in seconds from which a token is worth the cost of getting a newer one."""
ABOUT_THE_SAME = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)
ABOUT_A_NEW = (InteractionResponseType.channel_message,)


@dataclass(slots=True)
class Reposts:
    """The number of automatic reposts of a message, and the time of the last one by the monotonic clock."""

    count: int = 0
    last: float = float("-inf")


class TableMessages:
    """The public messages of all tables."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        monotonic: Clock,
        scheduler: EditScheduler,
        *,
        message_store: MessageStore,
        render_cache: RenderCache,
        renderer: Renderer,
        delivery: Delivery,
        problems: ChannelProblems,
        hand_panels: HandPanels,
        hand_dms: HandDMs,
        reminders: TurnReminders,
    ) -> None:
        self._client = client
        self._clock = clock
        self._monotonic = monotonic
        self._scheduler = scheduler
        self._message_store = message_store
        self._render_cache = render_cache
        self._renderer = renderer
        self._delivery = delivery
        self._problems = problems
        self._hand_panels = hand_panels
        self._hand_dms = hand_dms
        self._reminders = reminders
        self.pressed = PressedPosts(
            client,
            clock,
            self.mark,
            message_store=message_store,
            render_cache=render_cache,
            renderer=renderer,
            delivery=delivery,
        )
        self.sticky = StickyMessages(clock)
        self._posting: set[int] = set()
        self._missed: set[int] = set()
        """The tables in `_posting` that were marked again meanwhile."""
        self._reposts: dict[int, Reposts] = {}
        self._last_cards: dict[int, int] = {}
        """By table, the ply of the last card that was shown, or of another end of a round."""
        self._nonces: dict[int, str] = {}
        """By table. With a nonce, Discord posts a message only once, even if its answer was lost."""

    def mark(self, table: Table) -> None:
        """Mark the message to be drawn."""
        gap = ALONE_GAP if PLACES[table.state.place].hands == "together" else TABLE_GAP
        self._scheduler.mark(_key(table), partial(self._draw, table), gap)

    def look_again(self, table: Table) -> None:
        """Mark the message to be drawn even if it has not changed: the cached state may be wrong."""
        self._render_cache.forget(_key(table))
        self._problems.try_now(table)
        self.mark(table)

    async def settle(self, table: Table) -> None:
        """Forget the message of a closed table, after the last drawing."""
        await self._delivery.settle(_key(table))
        self._renderer.forget(table.id)
        self._reposts.pop(table.id, None)
        self._nonces.pop(table.id, None)
        self._last_cards.pop(table.id, None)
        self._problems.forget(table.id)
        self.sticky.forget(table.id)
        self.pressed.forget(table.id)

    async def keep_token(self, table: Table, interaction: discord.Interaction) -> None:
        """Keep the token of a press on the message, or of the command that posted it, to edit the message later.

        A token edits the message that its first response created or updated. If that is another message, the token is
        not kept. If the bot needs tokens of presses there, a press brings back a message that has none.
        """
        if not (table.is_live and table.at_home):
            return
        pushes = PLACES[table.state.place].pushes
        post = await self._message_store.message(_key(table))
        message, answered = interaction.message, interaction.response.type
        if post is not None and pushes:
            self.sticky.stands(table, post)
        kinds, about = (ABOUT_A_NEW, None) if message is None else (ABOUT_THE_SAME, message.id)
        if post is not None and answered in kinds and about in (None, post.message_id):
            await self._message_store.put_panel(table.id, 0, post.message_id, interaction.token)
        if not pushes and not table.is_suspended:
            token = await self._message_store.panel(table.id, 0)
            if token is not None:
                self.pressed.watch(table, token)
            elif may_post_publicly(interaction):
                await self.pressed.post(table, interaction.token)

    async def wants_token(self, table: Table) -> bool:
        """Return whether the response to a press should make its token one that edits this message."""
        token = await self._message_store.panel(table.id, 0)
        return token is None or token.expires < self._clock() + TOKEN_LIFE - FRESH

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """Prevent other posts of the message while the caller posts it without `post`."""
        self._posting.add(table.id)
        posted = False
        try:
            yield
            posted = True
        finally:
            self._posting.discard(table.id)
            if not posted or table.id in self._missed:
                self._missed.discard(table.id)
                self.mark(table)

    async def post(self, table: Table, rendering: Rendering | None = None) -> None:
        """Post the message at the bottom of its channel, and delete an older one. Raises `discord.HTTPException`."""
        if table.id in self._posting:
            return  # another caller is posting it
        self._posting.add(table.id)
        try:
            old = await self._message_store.message(_key(table))
            await self.post_first(table, rendering)
        finally:
            self._posting.discard(table.id)
        self._solved(table)
        if old is not None:
            await self._delivery.delete(old.channel_id, old.message_id)

    async def post_first(self, table: Table, rendering: Rendering | None = None) -> None:
        """Post the message of a table that has none, inside `posting`. Raises `discord.HTTPException`."""
        channel_id, key = table.state.channel_id, _key(table)
        nonce = self._nonces.setdefault(table.id, secrets.token_hex(12))
        rendering = self._latest(table, rendering)
        with self._render_cache.sending(key, rendering, partial(self.mark, table)):
            sent = await self._delivery.post(channel_id, rendering.view, nonce, silent=True)
            self._nonces.pop(table.id, None)
            await self._message_store.put(key, channel_id, sent)

    async def bump(self, table: Table, token: str = "") -> bool:
        """Post the message again at a player's request; return whether Discord took it.

        ``token``: that of the press, which places need where the bot is no member. Raises `discord.HTTPException` if a
        later try may succeed, and `Refused` in a slow mode.
        """
        self._reposts.pop(table.id, None)
        if not PLACES[table.state.place].pushes:
            return await self.pressed.post(table, token)
        try:
            await self.post(table)
        except discord.HTTPException as error:
            if may_improve(error):
                raise
            log.info("table %s: its message is not posted again: %s", table.id, error)
            if error.code == SLOW_MODE:
                raise Refused("refused-slow-mode", channel=f"<#{table.state.channel_id}>") from None
            return False
        return True

    async def _draw(self, table: Table) -> None:
        """Update the message. Raises an error that the edit scheduler retries."""
        self._reminders.update(table)
        if self._lays_last_card(table):
            await self._lay_last_card(table)
            self.mark(table)  # after the gap between two edits, the result takes the place of the card
            return
        await learn_facts(table)
        is_last = not table.is_live  # if it closes during a request, the message is drawn again
        await self._update(table)
        if is_last:
            await self._message_store.drop_panel(table.id, 0)
            if not table.view().sealed:  # when the last table of its round is done, it is drawn once more
                await self.settle(table)

    def _lays_last_card(self, table: Table) -> bool:
        """Return whether the last card of a round has to be shown now, before the result of the round.

        Only the first draw after the end of a round can do that: any later one would show the card over the result.
        After a restart it is not shown: then no message is known to show the move before it.
        """
        entry = None if table.log is None else table.log.last_of_round
        if entry is None or self._last_cards.get(table.id) == entry.ply:
            return False
        self._last_cards[table.id] = entry.ply
        if table.is_suspended or not table.state.options.moments or not PLACES[table.state.place].pushes:
            return False
        if self._render_cache.source(_key(table)) is None:
            return False
        return is_last_card(entry)

    async def _lay_last_card(self, table: Table) -> None:
        """Show the last card of a round. If that fails, the result is shown anyway."""
        post = await self._message_store.message(_key(table))
        if post is None or self._problems.must_wait(table):
            return
        await self._scheduler.turn(Rank.TABLE)
        if table.log is None or table.log.last_of_round is None:  # the next round was dealt meanwhile
            return
        try:
            await self._delivery.edit(post, self._renderer.last_card(table), partial(self.mark, table))
        except discord.HTTPException as error:
            if is_flood(error):
                raise
            log.debug("table %s: its last card is not shown: %s", table.id, error)

    async def _update(self, table: Table) -> None:
        if table.id in self._posting:
            self._missed.add(table.id)
            return
        if not PLACES[table.state.place].pushes:
            await self.pressed.update(table)
            return
        is_suspended = table.is_suspended and not table.state.adjourned
        if is_suspended or (table.is_live and self._problems.must_wait(table)):
            return
        post = await self._message_store.message(_key(table))
        await self._renderer.recall(table)
        try:
            if post is None:
                await self._repost(table)
                return
            rendering = self._renderer.public(table)
            is_news = self._render_cache.is_news(_key(table), rendering)
            if self._should_move(table, post, is_news=is_news):
                await self._scheduler.turn(_rank(table))
                await self.post(table, rendering)
            elif is_news:
                await self._edit(table, post, rendering)
                self._solved(table)
        except discord.HTTPException as error:
            await self._refused(table, post, error)

    def _should_move(self, table: Table, post: MessageState, *, is_news: bool) -> bool:
        """Return whether to post the message at the bottom: it is out of sight, or it has changed and is old."""
        self.sticky.stands(table, post)
        if not table.is_live or post.channel_id != table.state.channel_id:
            return False
        return self.sticky.is_far(post) or (is_news and self.sticky.is_old(table, post))

    async def _edit(self, table: Table, post: MessageState, rendering: Rendering) -> None:
        """Edit the message with the token of a press on it if that is still valid, else with the bot's token."""
        store, redraw = self._message_store, partial(self.mark, table)
        token = await store.panel(table.id, 0)
        if token is not None and token.message_id == post.message_id:
            try:
                await self._delivery.edit(post, self._latest(table, rendering), redraw, token=token.token)
            except discord.HTTPException as error:
                if is_flood(error):
                    raise
                log.debug("table %s: the token of a press cannot edit its message: %s", table.id, error)
                await store.drop_panel(table.id, 0)
            else:
                return
        await self._scheduler.turn(_rank(table))
        await self._delivery.edit(post, self._latest(table, rendering), redraw)

    def _latest(self, table: Table, rendering: Rendering | None) -> Rendering:
        """Return the given rendering, which may be built already, or a new one if the table has changed."""
        latest = self._renderer.public(table)
        return rendering if rendering is not None and rendering.source == latest.source else latest

    async def _repost(self, table: Table) -> None:
        """Post the missing message, unless it was deleted too often."""
        reposts = self._reposts.setdefault(table.id, Reposts())
        now = self._monotonic()
        if now >= reposts.last + REPOSTS_FORGOTTEN:
            reposts.count = 0
        if not table.is_live or reposts.count >= REPOSTS or now < reposts.last + REPOST_GAP:
            return
        await self._scheduler.turn(_rank(table))
        await self.post(table)
        reposts.count, reposts.last = reposts.count + 1, now

    async def _refused(self, table: Table, post: MessageState | None, error: discord.HTTPException) -> None:
        """Handle a message that Discord refused. Raises ``error`` if the edit scheduler should retry."""
        handled = (UNKNOWN_MESSAGE, TOO_OLD, *GONE, *SHUT)
        if error.code in CANNOT_DM and PLACES[table.state.place].kind == "direct":
            log.info("table %s: its player cannot get direct messages: %s", table.id, error)
            return
        if error.code not in handled:
            raise error
        if post is not None and error.code in (UNKNOWN_MESSAGE, *GONE):
            await self._message_store.drop(_key(table), message_id=post.message_id)
        if not table.is_live or (post is not None and post.channel_id != table.state.channel_id):
            log.info("table %s: its message cannot be drawn anymore: %s", table.id, error)
        elif error.code in GONE or (error.code == NO_ACCESS and self._is_outside(table)):
            log.warning("table %s: channel %s is gone: it waits for /uno resume", table.id, table.state.channel_id)
            try:
                await table.suspend()
            except Stale:  # another copy of the table was loaded; it gets the same error
                log.debug("table %s was loaded again", table.id)
        elif error.code in (UNKNOWN_MESSAGE, TOO_OLD) or (error.code == THREAD_ARCHIVED and post is not None):
            log.info("table %s: its message is posted again: %s", table.id, error)
            try:
                await self._repost(table)
            except discord.HTTPException as again:
                await self._refused(table, None, again)
        elif await self._problems.note(table, error, partial(self.look_again, table)):
            self._mark_hands(table)

    def _solved(self, table: Table) -> None:
        if self._problems.solved(table):
            self._mark_hands(table)

    def _mark_hands(self, table: Table) -> None:
        """Mark the hands, which say whether the table can be shown."""
        self._hand_panels.mark_all(table)
        self._hand_dms.mark_all(table)

    def _is_outside(self, table: Table) -> bool:
        """Return whether the bot is no longer in the table's server, according to the cache."""
        guild_id = table.state.guild_id
        return guild_id is None or (self._client.is_ready() and self._client.get_guild(guild_id) is None)


async def learn_facts(table: Table) -> None:
    """Read the facts and new achievements of a match that was won. Without them, its end is shown without them."""
    try:
        await table.learn_facts()
    except StorageError as error:
        log.warning("table %s: the facts of its match cannot be read: %s", table.id, error)


def _key(table: Table) -> MessageKey:
    return MessageKey(table.id, "table")


def _rank(table: Table) -> Rank:
    """Return the priority of the message if requests are scarce: starts and ends come before moves."""
    return Rank.TABLE if table.state.status == "playing" else Rank.NEWS
