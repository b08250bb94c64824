"""The language and the look for a reader: one user, or everybody at a table."""

from __future__ import annotations

import discord

from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.preferences_cache import PreferencesCache, place_ids, places_of
from unobot.i18n import DEFAULT_LANGUAGE, Text, beta_language, default_text_for, text_for
from unobot.model.places import ChannelSettings
from unobot.tables.table import Table


class Localizer:
    """The choice of language and look. If ``language`` is set, the locales that Discord sends are ignored."""

    def __init__(self, preferences: PreferencesCache, emojis: Emojis, language: str | None) -> None:
        self._preferences = preferences
        self._emojis = emojis
        self._language = language

    async def words_for(self, interaction: discord.Interaction) -> Text:
        """Return the language and look of the caller: their own choice, else the language of their Discord app."""
        user_id, locale, places = interaction.user.id, str(interaction.locale), places_of(interaction)
        await self._preferences.load(user_id, *places)
        if self._preferences.cached(user_id).locale != locale:
            await self._preferences.store_locale(user_id, locale)
        return self._apply_choices(user_id, self._text(locale), *places)

    def cached_words(self, interaction: discord.Interaction) -> Text:
        """Return the language and look of the caller from the cache, without a database query."""
        return self._apply_choices(interaction.user.id, self._text(str(interaction.locale)), *places_of(interaction))

    def words_at(self, table: Table) -> Text:
        """Return the language of a table's public messages."""
        return text_for(table.state.locale).with_look("pictures", self._emojis.by_key)

    def public_text(self, locale: str) -> Text:
        """Return the language of public messages with this locale."""
        return text_for(locale).with_look("pictures", self._emojis.by_key)

    async def public_words(self, interaction: discord.Interaction) -> Text:
        """Return the language of a public message in the channel of an interaction. Raises `StorageError`."""
        place = await self._preferences.settings_for(interaction)
        return text_for(self.locale_at(place, interaction.guild_locale)).with_look("pictures", self._emojis.by_key)

    async def load(self, table: Table, user_id: int) -> None:
        """Load into the cache what `text_of` needs."""
        await self._preferences.load(user_id, *self._places(table))

    def text_of(self, table: Table, user_id: int) -> Text:
        """Return the language and look of a user's own screens at a table, from the cache."""
        locale = self._preferences.cached(user_id).locale
        text = self._text(locale) if locale else text_for(table.state.locale)
        return self._apply_choices(user_id, text, *self._places(table))

    def locale_at(self, place: ChannelSettings, guild_locale: str | discord.Locale | None) -> str:
        """Return the language of a new table: from the settings, else that of the server if it is not in beta."""
        return place.language or self._language or default_text_for(str(guild_locale or DEFAULT_LANGUAGE)).language

    def offered_language(self, user_id: int) -> str | None:
        """Return the language in beta that a user's Discord has, if they have chosen no language; from the cache."""
        preferences = self._preferences.cached(user_id)
        return None if self._language or preferences.language else beta_language(preferences.locale)

    def name_of(self, user: discord.User | discord.Member, text: Text) -> str:
        """Return a user's name in a form that is safe to show."""
        return clean_name(user.display_name) or clean_name(user.name) or text("name-unknown")

    def _text(self, locale: str) -> Text:
        return text_for(self._language) if self._language else default_text_for(locale)

    def _apply_choices(self, user_id: int, text: Text, *place_ids: int) -> Text:
        """Return the user's own language, or ``text`` if they chose none, in the look for the user."""
        preferences = self._preferences.cached(user_id)
        text = text_for(preferences.language) if preferences.language else text
        look = preferences.look or self._preferences.cached_settings(*place_ids).look or "pictures"
        return text.with_look(look, self._emojis.by_key)

    def _places(self, table: Table) -> tuple[int, ...]:
        channel_id = table.state.channel_id
        return place_ids(table.state.guild_id, self._preferences.parent(table.state.guild_id, channel_id), channel_id)
