"""Keeps every screen of every table true: the public message, the panels, the hands in the DMs, the reminders.

The display is the tables' audience. It only takes notice of a change and marks what may look different now; the pacer
draws, and what would look the same as before is not sent.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import discord
import msgspec
from discord import ui

from unobot.bot.answers import NO_MENTIONS
from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.names import clean_name
from unobot.bot.pacing import BOT_GAP, Pacer
from unobot.bot.posts import Posts
from unobot.bot.screens import hand_screen, lobby_screen, table_screen, turn_ping
from unobot.i18n import Text, text_for
from unobot.storage.states import MessageState, PanelState, UserState
from unobot.storage.store import Store
from unobot.tables.table import Table
from unobot.tables.timing import Clock

log = logging.getLogger(__name__)

TABLE_GAP = 1.5
PANEL_GAP = 1.0
DM_GAP = 5.0
DM_OPENING_GAP = 1.0
"""Seconds between two first messages to people: Discord blocks bots that open many DMs at once."""
CANNOT_DM = (50007, 50278)
UNKNOWN_MESSAGE = 10008
GONE = (10003, 10008, 50001)
"""Channel or message deleted, or the bot was put out of the channel: there is nothing left to edit."""


@dataclass(slots=True)
class Leafing:
    """How somebody is looking at their hand: it holds for the turn it was made at."""

    turn: int
    page: int = 0
    say_uno: bool = False
    path: tuple[str, ...] = ()
    """The way to a move, as far as it is chosen."""
    why: bool = False
    """Whether the hand shows its reasons."""
    locale: str | None = None
    """The language this person's client speaks, as far as it is known."""


class Display:
    """One for the process. ``language`` overrules what Discord says, where it is set."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock, pacer: Pacer, language: str | None) -> None:
        self.posts = Posts(store, clock)
        self._client = client
        self._store = store
        self._pacer = pacer
        self._language = language
        self._leafing: dict[tuple[int, int], Leafing] = {}
        self._shown: dict[tuple[str, int, int], bytes] = {}
        self._dm_failed: set[tuple[int, int]] = set()
        self._to_be_told: set[int] = set()

    # What the tables tell

    def changed(self, table: Table) -> None:
        """Mark everything that may look different now."""
        if not table.at_home:
            return  # it is drawn where it is at home
        self._pacer.mark(("table", table.id, 0), partial(self._draw_table, table), TABLE_GAP)
        if table.log is None:
            return
        for seat in table.state.seats:
            if seat.user_id is not None:
                user = seat.user_id
                self._pacer.mark(("panel", table.id, user), partial(self._draw_panel, table, user), PANEL_GAP)
                self._pacer.mark(("hand", table.id, user), partial(self._draw_dm, table, user), DM_GAP)

    def let_go(self, table: Table) -> None:
        """A table that is at home elsewhere: where its messages stand may have changed there."""
        self.posts.forget(table.id)

    def remind(self, table: Table, user_id: int) -> None:
        """Ping somebody whose turn it is."""
        self._pacer.mark(("ping", table.id, 0), partial(self._ping, table, user_id), TABLE_GAP)

    # Screens

    def text(self, locale: str | discord.Locale | None) -> Text:
        """The language for a reader with this locale."""
        return text_for(self._language or (str(locale) if locale is not None else None))

    def public(self, table: Table, t: Text | None = None) -> ui.LayoutView:
        """The table as everybody sees it, in the table's language unless another is given."""
        view = table.view()
        t = t or self.text(table.state.locale)
        return lobby_screen(t, view) if view.status == "lobby" else table_screen(t, view)

    def hand(self, table: Table, user_id: int, t: Text, *, note: str | None = None, dm: bool = False) -> ui.LayoutView:
        """Somebody's hand, as they are leafing through it."""
        leafing = self.leafing(table, user_id)
        place = self._place(table, t) if dm else None
        return hand_screen(
            t,
            table.view(user_id),
            page=leafing.page,
            say_uno=leafing.say_uno,
            path=leafing.path,
            why=leafing.why,
            note=note,
            place=place,
        )

    def leafing(self, table: Table, user_id: int) -> Leafing:
        """How this person looks at their hand now; afresh with each question of the table, an Uno in between aside."""
        known = self._leafing.get((table.id, user_id))
        if known is None or known.turn != table.turn:
            page, locale = (known.page, known.locale) if known else (0, None)
            known = self._leafing[table.id, user_id] = Leafing(table.turn, page, locale=locale)
        return known

    def text_of(self, table: Table, user_id: int) -> Text:
        """The language for this person's own screens."""
        return self.text(self.leafing(table, user_id).locale or table.state.locale)

    def name_of(self, user: discord.User | discord.Member, t: Text) -> str:
        """A person's name as it may stand at a table."""
        return clean_name(user.display_name) or clean_name(user.name) or t("name-unknown")

    def shows(self, kind: str, table: Table, user_id: int, view: ui.LayoutView) -> None:
        """A message was sent with this very screen, so the pacer need not send it again."""
        self._shown[kind, table.id, user_id] = _digest(view)

    @contextmanager
    def showing(self, kind: str, table: Table, user_id: int, view: ui.LayoutView) -> Iterator[None]:
        """While ``view`` is on its way to a message; if it does not arrive, it does not count as shown.

        Nor does it where a click's answer and the pacer sent two pictures at once: nobody knows which of them
        Discord took last, so the pacer draws anew.
        """
        key, digest = (kind, table.id, user_id), _digest(view)
        self._shown[key] = digest
        arrived = False
        try:
            yield
            arrived = True
        finally:
            overtaken = self._shown.get(key) != digest
            if overtaken or not arrived:
                self._shown.pop(key, None)
            if overtaken and arrived:
                self.changed(table)

    def settle(self, table: Table, kind: str, user_id: int) -> None:
        """The last picture of a closed table is drawn: nothing more needs to be kept in memory."""
        self._shown.pop((kind, table.id, user_id), None)
        self._dm_failed.discard((table.id, user_id))
        self.posts.forget(table.id)
        for key in [key for key in self._leafing if key[0] == table.id]:  # also of those who only watched
            del self._leafing[key]

    def take_notice(self, user_id: int) -> bool:
        """Whether this person has yet to hear that their DMs are closed; true once."""
        if user_id in self._to_be_told:
            self._to_be_told.discard(user_id)
            return True
        return False

    def delete_panel(self, panel: PanelState) -> None:
        """Take away a panel that a newer one replaces, as long as its token lets us."""
        self._pacer.mark(("old panel", panel.message_id, 0), partial(self._delete_panel, panel), 0)

    async def bump(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel; the old message goes. Raises what Discord raises."""
        await self._post_table(table, self.public(table))

    # Drawing: called by the pacer only

    async def _draw_table(self, table: Table) -> None:
        for ping in await self.posts.all_of(table.id, "ping"):
            if not table.is_turn_of(ping.user_id):
                await self._unping(ping)
        post = await self.posts.message(table.id, "table")
        if post is not None and self._is_news("table", table.id, 0, self.public(table)):
            await self._pacer.slot("bot", BOT_GAP)
            await self._edit(table, post, self.public(table))  # as it is after the wait
        if not table.is_live:
            self.settle(table, "table", 0)

    async def _draw_panel(self, table: Table, user_id: int) -> None:
        panel = await self.posts.panel(table.id, user_id)
        if panel is not None:
            view = self.hand(table, user_id, self.text_of(table, user_id))
            if self._is_news("panel", table.id, user_id, view):
                await self._edit_panel(table, panel, view)
        if not table.is_live:
            await self.posts.drop_panel(table.id, user_id)
            self.settle(table, "panel", user_id)

    async def _draw_dm(self, table: Table, user_id: int) -> None:
        post, t = await self.posts.message(table.id, "hand", user_id), self.text_of(table, user_id)
        if post is None:
            if table.is_live:
                await self._send_dm(table, user_id, t)
        elif self._is_news("hand", table.id, user_id, self.hand(table, user_id, t, dm=True)):
            await self._pacer.slot("bot", BOT_GAP)
            await self._edit(table, post, self.hand(table, user_id, t, dm=True))  # as it is after the wait
        if not table.is_live:
            self.settle(table, "hand", user_id)

    async def _ping(self, table: Table, user_id: int) -> None:
        if not table.is_turn_of(user_id):
            return
        t = self.text(table.state.locale)
        button: ui.Button[ui.View] = ui.Button(
            style=discord.ButtonStyle.primary,
            label=t("button-hand"),
            custom_id=str(ActionId(table.id, table.ply, Verb.HAND)),
        )
        view = ui.View(timeout=None)
        view.add_item(button)
        view.stop()
        for earlier in await self.posts.all_of(table.id, "ping"):
            await self._unping(earlier)
        await self._pacer.slot("bot", BOT_GAP)
        try:
            sent = await self._channel(table.state.channel_id).send(
                turn_ping(t, table.view()),
                view=view,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id)]),
            )
        except discord.Forbidden as error:
            log.warning("table %s: cannot remind anybody in channel %s: %s", table.id, table.state.channel_id, error)
            return
        await self.posts.put(table.id, "ping", user_id, table.state.channel_id, sent.id)
        if not table.is_turn_of(user_id):  # they moved while this was on its way
            self.changed(table)

    async def _unping(self, ping: MessageState) -> None:
        await self.posts.drop(ping.table_id, "ping", ping.user_id)
        await self._delete(ping.channel_id, ping.message_id)

    async def _post_table(self, table: Table, view: ui.LayoutView) -> None:
        old = await self.posts.message(table.id, "table")
        view.stop()
        channel_id = table.state.channel_id
        with self.showing("table", table, 0, view):
            sent = await self._channel(channel_id).send(view=view, allowed_mentions=NO_MENTIONS, silent=True)
            await self.posts.put(table.id, "table", 0, channel_id, sent.id)
        if old is not None:
            await self._delete(old.channel_id, old.message_id)

    async def _edit(self, table: Table, post: MessageState, view: ui.LayoutView) -> None:
        """Edit a message with the bot's own token; one that is gone is forgotten."""
        message = self._channel(post.channel_id).get_partial_message(post.message_id)
        view.stop()
        with self.showing(post.kind, table, post.user_id, view):
            try:
                await message.edit(view=view, allowed_mentions=NO_MENTIONS)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                log.info("table %s: its %s message is gone: %s", post.table_id, post.kind, error)
                await self.posts.drop(post.table_id, post.kind, post.user_id)
                self.changed(table)  # a hand comes again in a new message

    async def _edit_panel(self, table: Table, panel: PanelState, view: ui.LayoutView) -> None:
        """Edit a panel through the token of its owner's last click; one that is gone is forgotten."""
        view.stop()
        with self.showing("panel", table, panel.user_id, view):
            try:
                await self._webhook(panel).edit_message(panel.message_id, view=view, allowed_mentions=NO_MENTIONS)
            except discord.HTTPException as error:
                if error.status not in (401, 403, 404):  # the token is dead, or the panel was dismissed
                    raise
                await self.posts.drop_panel(panel.table_id, panel.user_id)

    async def _delete_panel(self, panel: PanelState) -> None:
        try:
            await self._webhook(panel).delete_message(panel.message_id)
        except discord.HTTPException as error:
            log.debug("an old panel is gone already: %s", error)

    async def _send_dm(self, table: Table, user_id: int, t: Text) -> None:
        """The first message of this match to a person. Closed DMs are remembered, told once, and cost nothing."""
        if (table.id, user_id) in self._dm_failed:
            return
        await self._pacer.slot("dm", DM_OPENING_GAP)
        user = await self._store.user(user_id)
        view = self.hand(table, user_id, t, dm=True)
        view.stop()
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            sent = await self._channel(channel_id).send(view=view, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if error.code not in CANNOT_DM:
                raise
            self._dm_failed.add((table.id, user_id))
            if not user.dm_closed:
                self._to_be_told.add(user_id)
                await self._store.put_user(UserState(id=user_id, dm_channel_id=user.dm_channel_id, dm_closed=True))
            return
        if user.dm_closed or user.dm_channel_id is None:
            await self._store.put_user(UserState(id=user_id, dm_channel_id=channel_id, dm_closed=False))
        await self.posts.put(table.id, "hand", user_id, channel_id, sent.id)
        self.shows("hand", table, user_id, view)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.debug("message %s is gone already: %s", message_id, error)

    # Small things

    def _is_news(self, kind: str, table_id: int, user_id: int, view: ui.LayoutView) -> bool:
        """Whether the screen differs from what was sent last."""
        return self._shown.get((kind, table_id, user_id)) != _digest(view)

    def _place(self, table: Table, t: Text) -> str:
        """The first line of a hand in the DMs: which table this is, with a link to it."""
        guild = self._client.get_guild(table.state.guild_id)
        name = clean_name(guild.name) if guild is not None else ""
        link = f"https://discord.com/channels/{table.state.guild_id}/{table.state.channel_id}"
        return t("dm-place", server=name or t("dm-place-unknown"), link=link)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _webhook(self, panel: PanelState) -> discord.Webhook:
        application_id = self._client.application_id
        assert application_id is not None  # known since the login
        return discord.Webhook.partial(application_id, panel.token, client=self._client)


def _digest(view: ui.LayoutView) -> bytes:
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py annotates only its result
    return hashlib.blake2b(msgspec.json.encode(components), digest_size=16).digest()
