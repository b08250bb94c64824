"""Keeps every screen of every table true: the public message, the panels, the hands in the DMs, the reminders.

The display is the tables' listener. It only takes notice of a change and marks what may look different now; the pacer
draws, and what would look the same as before is not sent.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

import discord
from discord import ui

from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.discord_api.webhooks import opened_by
from unobot.bot.interactions.permissions import is_moderator, parent_of
from unobot.bot.interactions.responses import NO_MENTIONS
from unobot.bot.messages.attachments import attachments_of
from unobot.bot.messages.auto_pass import Passing
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.hand_dms import HandDMs
from unobot.bot.messages.hand_panels import HandPanels
from unobot.bot.messages.invitation_dms import InvitationDMs
from unobot.bot.messages.message_store import MessageStore
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.render_cache import RenderCache
from unobot.bot.messages.table_message import TableMessages
from unobot.bot.messages.turn_reminders import TurnReminders
from unobot.bot.screens import hand_screen, hints, lobby_screen, stranded_screen, table_screen
from unobot.bot.screens.premove import AHEAD
from unobot.i18n import DEFAULT_LANGUAGE, Text, text_for
from unobot.storage.states import ChannelSettings, MessageKey, MessageKind, MessageState
from unobot.storage.store import Store
from unobot.tables.listener import EndedMatch
from unobot.tables.state.admission import guests
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table
from unobot.tables.table_view import TableView

log = logging.getLogger(__name__)

TABLE_GAP = 1.5
PANEL_GAP = 1.0
DM_GAP = 5.0


@dataclass(slots=True)
class HandViewState:
    """How somebody is looking at their hand: it holds for the turn it was made at."""

    turn: int
    page: int = 0
    say_uno: bool = False
    path: tuple[str, ...] = ()
    """The way to a move, as far as it is chosen."""
    why: bool = False
    """Whether the hand shows its reasons."""
    hint: str = ""
    """The hint that this person gets with this question, if one is due."""


class Display:
    """One for the process. ``language`` overrules what Discord says, where it is set."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        pacer: EditScheduler,
        emojis: Emojis,
        language: str | None,
    ) -> None:
        self.posts = MessageStore(store, clock)
        self.choices = PreferencesCache(store, clock)
        self.shown = RenderCache()
        self.board = TableMessages(self, client, pacer, clock)
        self.directs = HandDMs(self, client, store, pacer, clock)
        self.panels = HandPanels(self, client, pacer, clock)
        self.invitations = InvitationDMs(self, client, pacer, clock)
        self.reminders = TurnReminders(self, client, pacer, clock)
        self._passing = Passing(pacer, self.choices)
        self._client = client
        self._pacer = pacer
        self._emojis = emojis
        self._language = language
        self._leafing: dict[tuple[int, int], HandViewState] = {}

    # What the tables tell

    def changed(self, table: Table) -> None:
        """Mark everything that may look different now."""
        if not table.at_home:
            return  # it is drawn where it is at home
        self.table_changed(table)
        self.hands_changed(table)
        self._passing.look(table)

    def table_changed(self, table: Table) -> None:
        """Mark the public message."""
        self._pacer.mark(MessageKey(table.id, "table"), partial(self._draw_table, table), TABLE_GAP)

    def hands_changed(self, table: Table) -> None:
        """Mark what only one person each can see."""
        if table.log is None and table.is_live:
            return
        for user in guests(table.state):
            self.panel_changed(table, user)
            key = MessageKey(table.id, "hand", user)
            self._pacer.mark(key, partial(self._draw_dm, table, user), DM_GAP, can_wait=True)

    def panel_changed(self, table: Table, user_id: int) -> None:
        """Mark the panel of one person."""
        key = MessageKey(table.id, "panel", user_id)
        self._pacer.mark(key, partial(self._draw_panel, table, user_id), PANEL_GAP)

    def let_go(self, table: Table) -> None:
        """A table that is at home elsewhere: where its messages stand may have changed there."""
        self.posts.forget(table.id)

    def remind(self, table: Table, user_id: int) -> None:
        """Ping somebody whose turn it is."""
        ping = partial(self.reminders.call, table, user_id)
        self._pacer.mark(MessageKey(table.id, "reminder"), ping, TABLE_GAP, can_wait=True)

    def match_ended(self, match: EndedMatch) -> None:
        """Log the result for the admin: numbers of people, no names."""
        if match.how == "won":
            first = match.seats[match.placing[0]]
            result = f"won by {first.level or f'user {first.user_id}'} with {first.score} points"
        else:
            result = "not resumed in time" if match.how == "expired" else "closed early"
        log.info("table %d: match %d ended in round %d, %s", match.table_id, match.id, match.rounds, result)

    def look_again(self, table: Table) -> None:
        """Somebody may miss the public message, or may have made room for it: make sure that it stands there."""
        if table.is_live:
            self.board.look_again(table)
            self.changed(table)

    def send_soon(self, key: tuple[str, int, int], send: Callable[[], Awaitable[None]]) -> None:
        """Have something sent with the bot's own token when there is room for it, and again where Discord fails."""

        async def in_turn() -> None:
            await self._pacer.turn(Rank.CALL)
            await send()

        self._pacer.mark(key, in_turn, 0, can_wait=True)

    # Screens

    def text(self, locale: str | discord.Locale | None) -> Text:
        """The language for a reader with this locale, of whom nothing else is known."""
        text = text_for(self._language or (str(locale) if locale is not None else None))
        return text.seen("pictures", self._emojis.by_key)

    async def words_for(self, interaction: discord.Interaction) -> Text:
        """The language of a person: what they chose, else what their Discord speaks; and how they see cards."""
        await self.choices.hear(interaction.user.id, str(interaction.locale))
        await self.choices.recall(interaction.user.id, *_places(interaction))
        return self.known_words(interaction)

    def known_words(self, interaction: discord.Interaction) -> Text:
        """The same, as far as their choices were read already."""
        return self._words(interaction.user.id, self.text(interaction.locale), *_places(interaction))

    async def place(self, guild_id: int, channel_id: int) -> ChannelSettings:
        """What holds in a channel of a server, a thread taking after its channel. Raises `StorageError`."""
        return await self.choices.place(guild_id, channel_id, self._parent(channel_id))

    def _places_of(self, table: Table) -> tuple[int, ...]:
        channel_id = table.state.channel_id
        return _these(table.state.guild_id, self._parent(channel_id), channel_id)

    def _parent(self, channel_id: int) -> int | None:
        channel = self._client.get_channel(channel_id)
        return channel.parent_id if isinstance(channel, discord.Thread) else None

    async def place_of(self, interaction: discord.Interaction) -> ChannelSettings:
        """What holds where somebody asks for something; nothing in direct messages. Raises `StorageError`."""
        if interaction.guild_id is None:
            return ChannelSettings()
        return await self.choices.place(interaction.guild_id, interaction.channel_id or 0, parent_of(interaction))

    async def is_moderator(self, interaction: discord.Interaction) -> bool:
        """Whether this person is a moderator there. Raises `StorageError`."""
        return is_moderator(interaction, ChannelSettings()) or is_moderator(
            interaction, await self.place_of(interaction)
        )

    def locale_at(self, place: ChannelSettings, guild_locale: str | discord.Locale | None) -> str:
        """What a table speaks there: what is set, else what the server's Discord speaks."""
        return place.language or self._language or str(guild_locale or DEFAULT_LANGUAGE)

    def words_at(self, table: Table) -> Text:
        """The language of a table, for everybody."""
        return text_for(table.state.locale).seen("pictures", self._emojis.by_key)

    def public(self, table: Table, text: Text | None = None, *, followed: bool = False) -> ui.LayoutView:
        """The table as everybody sees it, in the table's language unless another is given.

        ``followed``: the same people have opened the next one already.
        """
        view = table.view()
        text = text or self.words_at(table)
        if view.stranded:
            return stranded_screen(text, view)
        return (
            lobby_screen(text, view)
            if view.status == "lobby"
            else table_screen(text, view, followed=followed, attaches=self.board.may_attach(table))
        )

    def hand(
        self, table: Table, user_id: int, text: Text, *, note: str | None = None, dm: bool = False
    ) -> ui.LayoutView:
        """Somebody's hand, as they are leafing through it."""
        leafing, chosen = self.leafing(table, user_id), self.choices.known(user_id)
        place = self._place(table, text) if dm else None
        view = table.view(user_id)
        note = (
            "\n".join(filter(None, (note, self.board.trouble(table, text), self._hint(table, user_id, view, text, dm))))
            or None
        )
        return hand_screen(
            text,
            view,
            page=leafing.page,
            say_uno=leafing.say_uno,
            path=leafing.path,
            why=leafing.why,
            sort=chosen.sort,
            passes=chosen.passes,
            note=note,
            place=place,
        )

    def hint(self, table: Table, user_id: int, name: str) -> None:
        """Show somebody this hint with the question that is open, and with none later, if they want it."""
        chosen, leafing = self.choices.known(user_id), self.leafing(table, user_id)
        if chosen.hints and not leafing.hint and name not in chosen.hinted:
            leafing.hint = name
            self._pacer.mark(("hint", user_id, name), partial(self.choices.hinted, user_id, name), 0)

    def _hint(self, table: Table, user_id: int, view: TableView, text: Text, dm: bool) -> str:
        for name in hints.due(view, dm=dm):
            self.hint(table, user_id, name)
        name = self.leafing(table, user_id).hint
        shown = name == hints.STALE or name in hints.due(view, dm=dm)
        return f"-# {text('hint', hint=text(f'hint-{name}'))}" if shown else ""

    def leafing(self, table: Table, user_id: int) -> HandViewState:
        """How this person looks at their hand now; afresh with each question of the table, an Uno in between aside."""
        known = old = self._leafing.get((table.id, user_id))
        if known is None or known.turn != table.turn:
            known = self._leafing[table.id, user_id] = HandViewState(table.turn, known.page if known else 0)
            if old is not None and old.path[:1] == (AHEAD,):
                known.path = old.path  # others may move while somebody chooses ahead
        return known

    def text_of(self, table: Table, user_id: int) -> Text:
        """The language for this person's own screens, as far as their choices were read."""
        known = self.choices.known(user_id).locale
        text = self.text(known) if known else self.words_at(table)
        return self._words(
            user_id, text, *_these(table.state.guild_id, self._parent(table.state.channel_id), table.state.channel_id)
        )

    def _words(self, user_id: int, text: Text, *place_ids: int) -> Text:
        """``text``, unless they chose another language; and with the look that they chose."""
        chosen = self.choices.known(user_id)
        text = text_for(chosen.language) if chosen.language else text
        look = chosen.look or self.choices.known_place(*place_ids).look or "pictures"
        return text.seen(look, self._emojis.by_key)

    def name_of(self, user: discord.User | discord.Member, text: Text) -> str:
        """A person's name as it may stand at a table."""
        return clean_name(user.display_name) or clean_name(user.name) or text("name-unknown")

    def shows(self, kind: MessageKind, table: Table, user_id: int, view: ui.LayoutView) -> None:
        """A message was sent with this very screen, so the pacer need not send it again."""
        self.shown.put(MessageKey(table.id, kind, user_id), view)

    def showing(
        self, kind: MessageKind, table: Table, user_id: int, view: ui.LayoutView
    ) -> AbstractContextManager[None]:
        """While ``view`` is on its way to a message (see `RenderCache.sending`)."""
        return self.shown.sending(MessageKey(table.id, kind, user_id), view, partial(self.changed, table))

    async def settle(self, table: Table, kind: MessageKind, user_id: int) -> None:
        """The last picture of a closed table is drawn there: nothing more needs to be known of that message."""
        await self.posts.drop(MessageKey(table.id, kind, user_id))
        self.shown.forget(MessageKey(table.id, kind, user_id))
        self.board.forget(table.id)
        self.reminders.forget(table.id)
        self.directs.forget(table.id, user_id)
        self.panels.forget(table.id, user_id)
        self.posts.forget(table.id)
        for key in [key for key in self._leafing if key[0] == table.id]:  # also of those who only watched
            del self._leafing[key]

    # Drawing: called by the pacer only

    async def _draw_table(self, table: Table) -> None:
        await self.board.draw(table)
        if not table.is_live:
            await self.posts.drop_panel(table.id, 0)
            await self.settle(table, "table", 0)

    async def _draw_panel(self, table: Table, user_id: int) -> None:
        await self.panels.draw(table, user_id)
        if not table.is_live:
            await self.posts.drop_panel(table.id, user_id)
            await self.settle(table, "panel", user_id)

    async def _draw_dm(self, table: Table, user_id: int) -> None:
        await self.recall(table, user_id)
        await self.directs.draw(table, user_id)
        if not table.is_live:
            await self.settle(table, "hand", user_id)

    async def edit(self, table: Table, post: MessageState, view: ui.LayoutView, *, token: str | None = None) -> None:
        """Edit a message: with the token of a press on it, else with the bot's own. Raises what Discord raises."""
        view.stop()
        standing = self.shown.pictures(post.key)
        with self.shown.sending(post.key, view, partial(self.changed, table)):
            files = await attachments_of(view, standing)
            if token is not None:
                webhook = opened_by(token, self._client)
                await webhook.edit_message(post.message_id, view=view, attachments=files, allowed_mentions=NO_MENTIONS)
            else:
                message = self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
                await message.edit(view=view, attachments=files, allowed_mentions=NO_MENTIONS)

    # Small things

    async def recall(self, table: Table, user_id: int) -> None:
        """Read what `text_of` goes by."""
        await self.choices.recall(user_id, *self._places_of(table))

    def _place(self, table: Table, text: Text) -> str:
        """The first line of a hand in the DMs: which table this is, with a link to it."""
        server, link = self.address(table)
        return text("dm-place", server=server or text("dm-place-unknown"), link=link)

    def address(self, table: Table) -> tuple[str, str]:
        """The name of the table's server, empty where Discord has not told it, and a link to the table's channel."""
        guild = self._client.get_guild(table.state.guild_id)
        link = f"https://discord.com/channels/{table.state.guild_id}/{table.state.channel_id}"
        return clean_name(guild.name) if guild is not None else "", link


def _places(interaction: discord.Interaction) -> tuple[int, ...]:
    """Server and channels of an interaction, as far as it has them."""
    return _these(interaction.guild_id, parent_of(interaction), interaction.channel_id)


def _these(*place_ids: int | None) -> tuple[int, ...]:
    return tuple(place_id for place_id in place_ids if place_id is not None)
