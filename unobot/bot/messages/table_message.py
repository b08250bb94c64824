"""The public message of a table.

The end of a match that was won is posted as a new message, because hands and chat have pushed the table out of sight.
Then the message of the table is deleted. Both steps are stored, so a kill in between repeats neither.

If the message cannot be drawn, the reason decides:

* A deleted message is posted again.
* The table of a deleted channel is suspended.
* If the bot may not write in the channel, play goes on in the hands, which name the missing permission.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import discord
from discord import InteractionResponseType

from unobot.bot.discord_api.error_codes import (
    CANNOT_DM,
    CHANNEL_GONE,
    NO_ACCESS,
    NOT_WRITABLE,
    SLOW_MODE,
    THREAD_ARCHIVED,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    is_flood,
    is_temporary,
)
from unobot.bot.discord_api.interaction_places import may_post_publicly
from unobot.bot.discord_api.request_budget import TICK, Rank
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.bot.live.rendering import Rendering
from unobot.bot.live.transports import BotToken, PressToken
from unobot.bot.messages.message_of_table import DrawingTools, MessageOfTable
from unobot.bot.messages.pressed_post import PressedPost
from unobot.bot.messages.sticky import StickyPost
from unobot.bot.messages.table_screens import TableScreens
from unobot.bot.messages.turn_reminders import TurnReminders
from unobot.model.messages import MessageKey, MessageState
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.tables.moments import is_last_card
from unobot.tables.shown_presses import presses_count
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import is_played_by_ai
from unobot.tables.table import Table

log = logging.getLogger(__name__)

TABLE_GAP = 1.5
"""Seconds between two edits of one message."""
TURN_LEAD = 1.25
"""Seconds by which the edit may come earlier that says whose turn it is: the hands of these players say it at once."""
ALONE_GAP = 0.5
"""The same in the bot's DM: the token of a press does most edits there, and the player waits for each edit."""
REPOST_GAP = 60.0
"""Minimum seconds between two automatic reposts of a deleted message."""
MAX_REPOSTS = 3
"""The most automatic reposts of a deleted message. After them, only *Bump* posts it again."""
REPOSTS_RESET = 3600.0
"""Seconds after the last automatic repost at which the count starts at zero again."""
FRESH_SECONDS = 300.0
"""Age in seconds from which a token is worth the cost of getting a newer one."""
UPDATE_RESPONSES = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)
MESSAGE_RESPONSES = (InteractionResponseType.channel_message,)


class TableMessage(MessageOfTable):
    """The public message of one table. ``mark_hands`` marks the hands, which say whether the table can be shown."""

    def __init__(
        self,
        tools: DrawingTools,
        screens: TableScreens,
        reminders: TurnReminders,
        mark_hands: Callable[[], None],
        when_idle: Callable[[], None],
    ) -> None:
        super().__init__(tools, screens, "table", when_idle)
        self._reminders = reminders
        self._mark_hands = mark_hands
        self._end_key = MessageKey(self.key.table_id, "end")
        self._pressed = PressedPost(tools, screens, self, self._end_key)
        self._stays = False
        """Whether Discord refused to take the end of the match as a new message."""
        self._is_posting = False
        self._is_marked_again = False
        """Whether the message was marked again while it is posted."""
        self._reposts = 0
        """The number of automatic reposts of the message."""
        self._reposted_at = float("-inf")
        """When it was last reposted automatically, by the monotonic clock."""
        self._last_card_ply: int | None = None
        """The ply of the last card that was shown, or of another end of a round."""
        self._presses_began: tuple[int, float] | None = None
        """The last entry with presses of a launcher, and when the first of them was shown, by the monotonic clock."""
        self._drawn_mover: int | None = None
        """The seat to move when the message was last drawn."""
        self._nonce = ""
        """With it, Discord posts the message only once, even if its answer was lost. Empty while nothing is posted."""
        self._sticky: StickyPost | None = None

    @property
    def gap(self) -> float:
        """The minimum seconds between two edits."""
        return ALONE_GAP if PLACES[self._screens.table.state.place].hands == "together" else TABLE_GAP

    @property
    def lead(self) -> float:
        """The seconds by which the next edit may come earlier, because the turn has passed to a person or from one."""
        mover = _mover(self._screens.table)
        if mover == self._drawn_mover:
            return 0.0
        seats = self._screens.table.state.seats
        changed = [seat for seat in (mover, self._drawn_mover) if seat is not None and seat < len(seats)]
        return 0.0 if all(is_played_by_ai(seats[seat]) for seat in changed) else TURN_LEAD

    @property
    def is_idle(self) -> bool:
        """Whether nothing of this message waits for a drawing, a timer, a press or Discord."""
        return super().is_idle and not (self._is_posting or self._pressed.has_alarm)

    async def state(self) -> MessageState | None:
        """Return the ids of the message, or of the end of the match once that is posted; None if there is none."""
        return await self._store.message(self._end_key) or await super().state()

    async def awaits_end(self) -> bool:
        """Return whether the end of the match is still to be posted below this message."""
        return self._posts_end and await super().state() is not None

    async def drop(self) -> None:
        """Forget the message of a closed table, after the last drawing."""
        await self._store.drop(self._end_key)
        await super().drop()

    def redraw(self) -> None:
        """Mark the message to be drawn even if it has not changed: what is known of it may be wrong."""
        self.last_screen.forget()
        if self._screens.problem is not None:
            self._screens.problem.tried_at = float("-inf")  # try now
        self.mark()

    def begin_presses(self) -> None:
        """Begin to show the presses of the last move in the answer to it, if the answer draws this message."""
        if self._choose_presses():
            self.mark()

    def close(self) -> None:
        """Stop all timers, and forget the place of the message."""
        self._screens.clear_problem()
        self._tools.sticky.forget(self._sticky)
        self._sticky = None
        self._pressed.close()

    async def store_token(self, interaction: discord.Interaction) -> None:
        """Store the token of a press on the message, or of the command that posted it, to edit the message later.

        A token edits the message that its first response created or updated. If that is another message, the token is
        not stored. If the bot needs tokens of presses there, a press brings back a message that has none.
        """
        table = self._screens.table
        if not (table.is_live and table.at_home):
            return
        pushes = PLACES[table.state.place].pushes
        post = await self.state()
        message, response = interaction.message, interaction.response.type
        if post is not None and pushes:
            self._update_place(post)
        kinds, message_id = (MESSAGE_RESPONSES, None) if message is None else (UPDATE_RESPONSES, message.id)
        if post is not None and response in kinds and message_id in (None, post.message_id):
            await self._store.put_panel(table.id, 0, post.message_id, interaction.token)
        if not pushes and not table.is_suspended:
            token = await self._store.panel(table.id, 0)
            if token is not None:
                self._pressed.watch(token)
            elif may_post_publicly(interaction):
                await self._pressed.post(interaction.token)

    async def wants_token(self) -> bool:
        """Return whether a press should be answered in a way that lets its token edit this message."""
        token = await self._store.panel(self.key.table_id, 0)
        return token is None or token.expires < self._tools.clock() + TOKEN_LIFE - FRESH_SECONDS

    @contextmanager
    def posting(self) -> Iterator[None]:
        """Prevent other posts of the message while the caller posts it without `post`."""
        self._is_posting, is_posted = True, False
        try:
            yield
            is_posted = True
        finally:
            self._is_posting = False
            if not is_posted or self._is_marked_again:
                self._is_marked_again = False
                self.mark()

    async def post(self, rendering: Rendering | None = None) -> None:
        """Post the message at the bottom of its channel, and delete an older one. Raises `discord.HTTPException`."""
        if self._is_posting:
            return  # another caller is posting it
        self._is_posting = True
        try:
            old = await self.state()
            await self.post_first(rendering)
        finally:
            self._is_posting = False
        self._clear_problem()
        if old is not None:
            await self._tools.delivery.delete(old.channel_id, old.message_id)

    async def post_first(self, rendering: Rendering | None = None) -> None:
        """Post the message of a table that has none, inside `posting`. Raises `discord.HTTPException`."""
        channel_id = self._screens.table.state.channel_id
        self._nonce = self._nonce or secrets.token_hex(12)
        rendering = self._latest(rendering)
        with self.sending(rendering):
            sent = await BotToken(self._tools.delivery, channel_id, self._nonce, silent=True).send(rendering.view)
            self._nonce = ""
            await self._store.put(self.key, channel_id, sent.message_id)

    async def bump(self, token: str = "") -> bool:
        """Post the message again at a player's request; return whether Discord took it.

        ``token``: the token of the press, for a server without the bot. Raises `discord.HTTPException` if a
        later try may succeed, and `Refused` in a slow mode.
        """
        table = self._screens.table
        self._reposts, self._reposted_at = 0, float("-inf")
        if not PLACES[table.state.place].pushes:
            return await self._pressed.post(token)
        try:
            await self.post()
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.info("table %s: its message is not posted again: %s", table.id, error)
            if error.code == SLOW_MODE:
                raise Refused("refused-slow-mode", channel=f"<#{table.state.channel_id}>") from None
            return False
        return True

    async def _show(self) -> None:
        """Update the message, or show the last card of a round first."""
        self._reminders.update()
        if self._is_last_card_due():
            await self._show_last_card()
            self.mark()  # after the gap between two edits, the result takes the place of the card
            return
        await load_facts(self._screens.table)
        self._drawn_mover = _mover(self._screens.table)
        if self._choose_presses():
            self.mark()  # after the gap between two edits, the next press is shown
        await self._show_table()

    def _choose_presses(self) -> bool:
        """Choose how many presses of a launcher the next edit shows. Return whether others are still to come.

        The time chooses: if Discord is slow, or if the next move is made, the result is shown at once. After a restart
        it is, too: then no message is known to show the move before it.
        """
        table, screens, now = self._screens.table, self._screens, self._tools.monotonic()
        entry = table.log.recent[-1] if table.log is not None and table.log.recent else None
        count, screens.shown_presses = presses_count(entry), None
        if entry is None or count < 2 or table.state.status != "playing":
            return False
        is_live = table.state.options.moments and PLACES[table.state.place].pushes
        source = self.last_screen.source
        if not is_live or source is None:
            return False
        if self._presses_began is None or self._presses_began[0] != entry.ply:
            if source == self._tools.renderer.public(table).source:  # an answer to a press has shown them all
                return False
            self._presses_began = entry.ply, now
        shown = 1 + int((now - self._presses_began[1] + TICK) / self.gap)
        if shown < count:
            screens.shown_presses = entry.ply, shown
        return shown < count

    async def _finish(self) -> None:
        table = self._screens.table
        await self._store.drop_panel(table.id, 0)
        if not table.view().sealed:  # when the last table of its round is done, it is drawn once more
            await self.drop()

    def _is_last_card_due(self) -> bool:
        """Return whether the last card of a round has to be shown now, before the result of the round.

        Only the first draw after the end of a round can do that: any later one would show the card over the result.
        After a restart it is not shown: then no message is known to show the move before it.
        """
        table = self._screens.table
        entry = None if table.log is None else table.log.last_of_round
        if entry is None or self._last_card_ply == entry.ply:
            return False
        self._last_card_ply = entry.ply
        if table.is_suspended or not table.state.options.moments or not PLACES[table.state.place].pushes:
            return False
        if self.last_screen.source is None:
            return False
        return is_last_card(entry)

    async def _show_last_card(self) -> None:
        """Show the last card of a round. If that fails, the result is shown anyway."""
        table, post = self._screens.table, await self.state()
        if post is None or self._tools.problems.must_wait(self._screens):
            return
        await self._tools.scheduler.turn(Rank.TABLE)
        if table.log is None or table.log.last_of_round is None:  # the next round was dealt meanwhile
            return
        try:
            await self.edit(self._by_bot(post), post.message_id, self._tools.renderer.last_card(table))
        except discord.HTTPException as error:
            if is_flood(error):
                raise
            log.debug("table %s: its last card is not shown: %s", table.id, error)

    async def _show_table(self) -> None:
        table = self._screens.table
        if self._is_posting:
            self._is_marked_again = True
            return
        if not PLACES[table.state.place].pushes:
            await self._pressed.update(posts_end=self._posts_end)
            return
        is_suspended = table.is_suspended and not table.state.adjourned
        if is_suspended or (table.is_live and self._tools.problems.must_wait(self._screens)):
            return
        post = await self.state()
        await self._tools.renderer.load(table)
        try:
            if post is None:
                await self._repost()
                return
            if self._posts_end and await self._post_end():
                return
            rendering = self._tools.renderer.public(table)
            is_news = self.last_screen.is_news(rendering)
            if self._should_move(post, is_news=is_news):
                await self._tools.scheduler.turn(_rank(table))
                await self.post(rendering)
            elif is_news:
                await self._edit(post, rendering)
                self._clear_problem()
        except discord.HTTPException as error:
            await self._handle_refusal(post, error)

    @property
    def _posts_end(self) -> bool:
        """Whether the match was won, and its end is a new message. A person who plays alone has it in sight."""
        table = self._screens.table
        is_won = not table.is_live and table.log is not None and table.log.match.winner is not None
        return is_won and not self._stays and PLACES[table.state.place].hands != "together"

    async def _post_end(self) -> bool:
        """Post the end of the match, and delete the message of the table above it. Return whether nothing remains.

        Raises `discord.HTTPException` if a later try may succeed.
        """
        old = await super().state()
        if old is None:
            return False
        if await self._store.message(self._end_key) is None:
            await self._tools.scheduler.turn(Rank.NEWS)
            rendering, channel_id = self._latest(None), self._screens.table.state.channel_id
            transport = BotToken(self._tools.delivery, channel_id, f"end.{self.key.table_id}", silent=True)
            try:
                sent = await self.send(transport, rendering)
            except discord.HTTPException as error:
                if is_temporary(error):
                    raise
                log.info("table %s: the end of its match is not posted: %s", self.key.table_id, error)
                self._stays = True
                return False
            await self._store.put(self._end_key, channel_id, sent.message_id)
        await self._tools.delivery.delete(old.channel_id, old.message_id)
        await self._store.drop(self.key)
        return True

    def _update_place(self, post: MessageState) -> None:
        """Update the place of the message in its channel. It does not move at slow tables."""
        table, sticky = self._screens.table, self._tools.sticky
        if table.is_live and not (table.is_slow or table.is_suspended):
            self._sticky = sticky.place(self._sticky, post)
        else:
            sticky.forget(self._sticky)
            self._sticky = None

    def _should_move(self, post: MessageState, *, is_news: bool) -> bool:
        """Return whether to post the message at the bottom: it is out of sight, or it has changed and is old."""
        self._update_place(post)
        table, sticky = self._screens.table, self._tools.sticky
        if not table.is_live or post.channel_id != table.state.channel_id:
            return False
        return sticky.is_far(self._sticky) or (is_news and not table.is_slow and sticky.is_old(post))

    async def _edit(self, post: MessageState, rendering: Rendering) -> None:
        """Edit the message with the token of a press on it if that is still valid, else with the bot's token."""
        table_id = self.key.table_id
        token = await self._store.panel(table_id, 0)
        if token is not None and token.message_id == post.message_id:
            transport = PressToken(self._tools.delivery, post.channel_id, token.token)
            try:
                await self.edit(transport, post.message_id, self._latest(rendering))
            except discord.HTTPException as error:
                if is_flood(error):
                    raise
                log.debug("table %s: the token of a press cannot edit its message: %s", table_id, error)
                await self._store.drop_panel(table_id, 0)
            else:
                return
        await self._tools.scheduler.turn(_rank(self._screens.table))
        await self.edit(self._by_bot(post), post.message_id, self._latest(rendering))

    def _by_bot(self, post: MessageState) -> BotToken:
        return BotToken(self._tools.delivery, post.channel_id)

    def _latest(self, rendering: Rendering | None) -> Rendering:
        """Return the given rendering, which may be built already, or a new one if the table has changed."""
        latest = self._tools.renderer.public(self._screens.table)
        return rendering if rendering is not None and rendering.source == latest.source else latest

    async def _repost(self) -> None:
        """Post the missing message, unless it was deleted too often."""
        table, now = self._screens.table, self._tools.monotonic()
        if now >= self._reposted_at + REPOSTS_RESET:
            self._reposts = 0
        if not table.is_live or self._reposts >= MAX_REPOSTS or now < self._reposted_at + REPOST_GAP:
            return
        await self._tools.scheduler.turn(_rank(table))
        await self.post()
        self._reposts, self._reposted_at = self._reposts + 1, now

    async def _handle_refusal(self, post: MessageState | None, error: discord.HTTPException) -> None:
        """Handle a message that Discord refused. Raises ``error`` if the edit scheduler should retry."""
        table = self._screens.table
        handled = (UNKNOWN_MESSAGE, TOO_OLD, *CHANNEL_GONE, *NOT_WRITABLE)
        if error.code in CANNOT_DM and PLACES[table.state.place].kind == "direct":
            log.info("table %s: its player cannot get direct messages: %s", table.id, error)
            return
        if error.code not in handled:
            raise error
        if post is not None and error.code in (UNKNOWN_MESSAGE, *CHANNEL_GONE):
            await self._store.drop(post.key, message_id=post.message_id)
        if not table.is_live or (post is not None and post.channel_id != table.state.channel_id):
            log.info("table %s: its message cannot be drawn anymore: %s", table.id, error)
        elif error.code in CHANNEL_GONE or (error.code == NO_ACCESS and self._has_left_server()):
            log.warning("table %s: channel %s is gone: it waits for /uno resume", table.id, table.state.channel_id)
            try:
                await table.suspend()
            except Stale:  # another copy of the table was loaded; it gets the same error
                log.debug("table %s was loaded again", table.id)
        elif error.code in (UNKNOWN_MESSAGE, TOO_OLD) or (error.code == THREAD_ARCHIVED and post is not None):
            log.info("table %s: its message is posted again: %s", table.id, error)
            try:
                await self._repost()
            except discord.HTTPException as second_error:
                await self._handle_refusal(None, second_error)
        elif await self._tools.problems.record(self._screens, error, self.redraw):
            self._mark_hands()

    def _clear_problem(self) -> None:
        if self._screens.clear_problem():
            log.info("table %s: can be shown again", self.key.table_id)
            self._mark_hands()

    def _has_left_server(self) -> bool:
        """Return whether the bot is no longer in the table's server, according to the cache."""
        guild_id, client = self._screens.table.state.guild_id, self._tools.client
        return guild_id is None or (client.is_ready() and client.get_guild(guild_id) is None)


async def load_facts(table: Table) -> None:
    """Read the facts and new achievements of a match that was won. If that fails, its end is shown without them."""
    try:
        await table.load_end_facts()
    except StorageError as error:
        log.warning("table %s: the facts of its match cannot be read: %s", table.id, error)


def _mover(table: Table) -> int | None:
    """Return the seat to move, or None while no round is played."""
    return table.log.round.to_move if table.log is not None and table.state.status == "playing" else None


def _rank(table: Table) -> Rank:
    """Return the priority of the message if requests are scarce: starts and ends come before moves."""
    return Rank.TABLE if table.state.status == "playing" else Rank.NEWS
