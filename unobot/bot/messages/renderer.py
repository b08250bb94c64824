"""Render the screens of tables: the public screen, and each hand with its owner's page, order and language."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ui

from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.rendering import Rendering
from unobot.bot.messages.channel_problems import ChannelProblems
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.owner_rules import OwnerRules
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.table_screens import HandViewState, Overlay, TableScreens
from unobot.bot.screens.alone import alone_screen
from unobot.bot.screens.hand import BACKS, MORE, hand_screen
from unobot.bot.screens.hand_header import BETA_HINT, DIRECT, STALE, due_hints
from unobot.bot.screens.last_card import last_card_screen
from unobot.bot.screens.lobby import lobby_panel, lobby_screen
from unobot.bot.screens.overlay import overlay_screen
from unobot.bot.screens.premove import PREMOVE
from unobot.bot.screens.suspended import suspended_screen
from unobot.bot.screens.table import table_screen
from unobot.i18n import Text
from unobot.model.people import Preferences
from unobot.model.table import TableState
from unobot.tables.shown_presses import as_after_presses
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table
from unobot.tables.table_view import HandFacts, TableView, hand_facts


class Renderer:
    """The renderer of all tables in this process. ``screens_of`` returns the state of a table's screens."""

    def __init__(
        self,
        client: discord.Client,
        localizer: Localizer,
        preferences: PreferencesCache,
        problems: ChannelProblems,
        tasks: BackgroundTasks,
        owner: OwnerRules,
        screens_of: Callable[[Table], TableScreens],
        *,
        has_pictures: bool,
    ) -> None:
        self._client = client
        self._has_pictures = has_pictures
        self._localizer = localizer
        self._preferences = preferences
        self._problems = problems
        self._tasks = tasks
        self._owner = owner
        self._screens_of = screens_of

    def copy(self, table: Table, user_id: int, text: Text) -> ui.LayoutView:
        """Return a copy of the table's public screen that only one user sees. In a lobby, it has the other controls."""
        view = table.view(user_id)
        if view.status == "lobby" and not view.suspended:
            return lobby_panel(text, view)
        return self.public(table, text, reactions=self._preferences.cached(user_id).reactions).view

    def last_card(self, table: Table) -> Rendering:
        """Return the public screen right after the last card of a round, before its result."""
        text, attaches = self._localizer.words_at(table), self.may_attach(table)

        def build() -> ui.LayoutView:
            view = table.view()
            assert view.view is not None  # a round has just ended
            return last_card_screen(text, view, view.view, attaches=attaches)

        return Rendering((*self._common(table, text), "last card", attaches), build)

    def public(
        self, table: Table, text: Text | None = None, *, followed: bool = False, reactions: bool = True
    ) -> Rendering:
        """Return the public screen of a table, in the table's language if ``text`` is None.

        ``followed``: whether the players have already opened the next table. ``reactions``: whether it shows them.
        """
        if text is None and PLACES[table.state.place].hands == "together":
            return self.together(table, self._localizer.text_of(table, table.state.host_id), followed=followed)
        presses = self._screens_of(table).shown_presses if text is None else None  # a copy is not redrawn for a press
        text = text or self._localizer.words_at(table)
        attaches, offers_voice = self.may_attach(table), self._screens_of(table).offers_voice
        options: dict[str, Any] = {
            "followed": followed,
            "attaches": attaches,
            "offers_voice": offers_voice,
            "notice": self._owner.notice,
        }
        build = partial(_public, table, text, reactions=reactions, presses=presses, **options)
        return Rendering((*self._common(table, text), *options.values(), presses), build)

    async def load(self, table: Table) -> None:
        """Load into the cache what `public` needs."""
        if PLACES[table.state.place].hands == "together":
            await self._localizer.load(table, table.state.host_id)

    def together(self, table: Table, text: Text, *, note: str | None = None, followed: bool = False) -> Rendering:
        """Return the one message of a table in the bot's DM: the table with the hand.

        ``note``: see `hand`. ``followed``: see `public`.
        """
        user_id, attaches = table.state.host_id, self.may_attach(table)
        state, preferences = self.view_state(table, user_id), self._preferences.cached(user_id)
        presses = self._screens_of(table).shown_presses
        view = _as_shown(table.view(user_id), presses)
        if preferences.hints and not state.hint:
            for name in due_hints(view, dm=False):
                self._choose_hint(user_id, preferences, state, name)
        notice = self._owner.notice
        looks = {
            "page": state.page,
            "say_uno": state.say_uno,
            "path": state.path,
            "why": state.why,
            "sort": preferences.sort,
            "passes": preferences.passes,
        }

        def build() -> ui.LayoutView:
            if view.suspended:
                return suspended_screen(text, view)
            if view.status == "lobby":
                return lobby_screen(text, view, attaches=attaches, notice=notice)
            hint = _true_hint(view, state.hint, dm=False)
            return alone_screen(
                text,
                view,
                attaches=attaches,
                followed=followed,
                note=note,
                hint=hint,
                notice=notice,
                **looks,
            )

        options = attaches, state.hint, followed, presses, notice
        return Rendering((*self._common(table, text), *options, *looks.values()), build)

    def hand(
        self,
        table: Table,
        user_id: int,
        text: Text,
        *,
        note: str | None = None,
        dm: bool = False,
        paused: bool = False,
    ) -> Rendering:
        """Return a user's hand screen, or what stands over it in the panel.

        * ``note``: a sentence below the first line. It answers a press, and stays until the screen changes.
        * ``dm``: for a DM hand.
        * ``paused``: the hand says that its updates are paused.
        """
        state, preferences = self.view_state(table, user_id), self._preferences.cached(user_id)
        views: list[TableView] = []

        def get_view() -> TableView:
            if not views:
                views.append(table.view(user_id))
            return views[0]

        screens = self._screens_of(table)
        overlay = None if dm or paused else screens.overlay(user_id)
        if overlay is not None:
            return self._overlay(table, user_id, text, overlay, note)
        log, table_state = table.log, table.state
        facts = hand_facts(table_state, log, table.transient, user_id)
        skips_hints = facts is not None and not facts.is_mover and (not dm or DIRECT in preferences.hinted)
        if preferences.hints and not state.hint and not skips_hints:
            for name in due_hints(get_view(), dm=dm, offered=self._localizer.offered_language(user_id)):
                self._choose_hint(user_id, preferences, state, name)
        problem = None if screens.problem is None else self._problems.sentence(screens, text)
        place = self._place(table_state, text) if dm else None
        options = {
            "page": state.page,
            "say_uno": state.say_uno,
            "path": state.path,
            "why": state.why,
            "sort": preferences.sort,
            "passes": preferences.passes,
            "attaches": text.look == "pictures" and (self._has_pictures if dm else self.may_attach(table)),
            "place": place,
            "notice": self._owner.notice,
        }

        def build() -> ui.LayoutView:
            view = get_view()
            hint = _true_hint(view, "" if paused else state.hint, dm=dm)
            lines = "\n".join(filter(None, (note, problem)))
            return hand_screen(text, view, note=lines or None, hint=hint, paused=paused, **options)  # type: ignore[arg-type]

        steady = facts is not None and not state.path and not state.why
        # A DM hand that waits says for whom, so each move changes it.
        waiting = log.ply if dm and log is not None and facts is not None and not facts.is_mover else None
        common = (table.id, user_id, text.language, text.look, text.pictures_key, dm, paused, problem, waiting)
        return Rendering((*common, *options.values(), state.hint, facts if steady else table.revision), build)

    def _overlay(self, table: Table, user_id: int, text: Text, overlay: Overlay, note: str | None) -> Rendering:
        lines = "\n".join(filter(None, (note, overlay.note)))

        def build() -> ui.LayoutView:
            view = table.view(user_id)
            inner = overlay.build(text, view)
            return overlay_screen(text, view, inner, lines, is_brief=overlay.is_brief)

        return Rendering((*self._common(table, text), user_id, overlay), build)

    def is_unchanged(self, table: Table, user_id: int, source: Hashable) -> bool:
        """Return whether a move has changed nothing in the hand with this source, without rendering it.

        A hint makes it False, because a hint goes with its turn.
        """
        if not isinstance(source, tuple) or not isinstance(source[-1], HandFacts) or source[-2]:
            return False
        return source[-1] == hand_facts(table.state, table.log, table.transient, user_id)

    def view_state(self, table: Table, user_id: int) -> HandViewState:
        """Return the state of a user's hand screen. Each turn starts with a new state, which keeps only the page."""
        hands = self._screens_of(table).hands
        state = previous = hands.get(user_id)
        turn = table.turn
        if state is None or state.turn != turn:
            state = hands[user_id] = HandViewState(turn, state.page if state else 0)
            is_kept = previous is not None and previous.path[:1] in ((PREMOVE,), (MORE,), (BACKS,))
            if previous is not None and is_kept and not table.is_turn_of(user_id):
                state.path = previous.path  # other players may move while a player looks at something else
        return state

    def hint(self, table: Table, user_id: int, name: str) -> bool:
        """Show a user a hint during this turn and never again, if they want hints and this turn has no other.

        Return whether their hand shows it.
        """
        state = self.view_state(table, user_id)
        self._choose_hint(user_id, self._preferences.cached(user_id), state, name)
        return state.hint == name

    def _choose_hint(self, user_id: int, preferences: Preferences, state: HandViewState, name: str) -> None:
        if preferences.hints and not state.hint and name not in preferences.hinted:
            state.hint = name
            self._tasks.start(("hint", user_id, name), partial(self._preferences.store_hint, user_id, name))

    def address(self, state: TableState) -> tuple[str, str]:
        """Return the name of the table's server (empty if unknown) and a link to the table's channel."""
        guild = None if state.guild_id is None else self._client.get_guild(state.guild_id)
        link = f"https://discord.com/channels/{state.guild_id or state.foreign_id or '@me'}/{state.channel_id}"
        return clean_name(guild.name) if guild is not None else "", link

    def _common(self, table: Table, text: Text) -> tuple[Hashable, ...]:
        return table.id, table.revision, text.language, text.look, text.pictures_key

    def _place(self, state: TableState, text: Text) -> str:
        """Return the first line of a DM hand: the server's name, and a link to the table or else to the server."""
        server, link = self.address(state)
        if state.suspended is not None and not state.adjourned:
            server_link = f"https://discord.com/channels/{state.guild_id}"
            return text("dm-place-suspended", server=server or text("dm-place-unknown"), link=server_link)
        return text("dm-place", server=server or text("dm-place-unknown"), link=link)

    def may_attach(self, table: Table) -> bool:
        """Return whether the bot may attach pictures, and draws any; True if the channel is not in the cache."""
        if not self._has_pictures:
            return False
        guild_id = table.state.guild_id
        guild = None if guild_id is None else self._client.get_guild(guild_id)  # discord.py would search all servers
        channel = None if guild is None else guild.get_channel_or_thread(table.state.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).attach_files


def _public(
    table: Table,
    text: Text,
    *,
    followed: bool,
    attaches: bool,
    offers_voice: bool,
    notice: str,
    presses: tuple[int, int] | None,
    reactions: bool,
) -> ui.LayoutView:
    view = _as_shown(table.view() if reactions else replace(table.view(), reactions=()), presses)
    if view.suspended:
        return suspended_screen(text, view)
    if view.status == "lobby":
        return lobby_screen(text, view, attaches=attaches, offers_voice=offers_voice, notice=notice)
    return table_screen(text, view, followed=followed, attaches=attaches)


def _as_shown(view: TableView, presses: tuple[int, int] | None) -> TableView:
    """Return the view as it was after some presses of a launcher. ``presses``: see `TableScreens.shown_presses`."""
    return view if presses is None else as_after_presses(view, *presses)


def _true_hint(view: TableView, name: str, *, dm: bool) -> str:
    """Return the name of a hint if it fits this hand, or an empty string."""
    offered = name.removeprefix(BETA_HINT) if name.startswith(BETA_HINT) else None
    return name if name == STALE or name in due_hints(view, dm=dm, offered=offered) else ""
