"""Test that closed menus show all their words on a phone, in each language."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.bot.menu_widths import cut_words, menus_noted
from unobot.bot.screens.builder import ScreenBuilder
from unobot.features.settings.actions import DEFAULTS
from unobot.features.settings.screens import CHANNEL, SERVER, SERVER_ONLY, SETTINGS, Scope, server_settings_screen
from unobot.i18n import Text, languages, text_for
from unobot.model.places import ChannelSettings
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.fields import FIELDS, GROUPS, Field, Value
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.tables.state.admission import ACCESS
from unobot.tables.state.time_controls import TIME_CONTROLS
from unobot.wording.rulesets import FIELD, field_words, group_words, preset_words, setting_words, text_id, value_words

_MAX_DESCRIPTION = 100
"""The letters that Discord takes for the description of an option. The screens cut the others off."""


def values(field: Field) -> list[Value]:
    """Return what the menu of a field offers, and the longest numbers that a host can write."""
    ends = (field.low, field.high) if field.kind == "number" else ()
    return list(dict.fromkeys((*field.values, *ends)))


def menu_words(text: Text) -> list[str]:
    """Return all that a menu of the house rules can show when it is closed."""
    return [
        *(setting_words(text, field, value) for field in FIELDS if field.offered for value in values(field)),
        *(value_words(text, FIELD["cards"], deck) for deck in DECKS),
        *(preset_words(text, preset) for preset in PRESETS),
        *(group_words(text, group) for group in GROUPS),
        *(text(f"house-rules-{placeholder}") for placeholder in ("deck", "preset", "group", "other-number")),
    ]


@pytest.mark.parametrize("language", languages())
def test_menus_of_the_house_rules_are_not_cut_on_a_phone(language: str) -> None:
    text = text_for(language)
    assert [cut for words in menu_words(text) if (cut := cut_words(language, words))] == []


@pytest.mark.parametrize("language", languages())
def test_no_description_in_a_menu_of_the_house_rules_is_cut(language: str) -> None:
    text = text_for(language)
    what = {field_words(text, field): text(f"field-{text_id(field.name)}-what") for field in FIELDS if field.offered}
    what |= {preset_words(text, preset): text(f"preset-{text_id(preset)}-what") for preset in PRESETS}
    for name, deck in DECKS.items():
        low, high = deck.made_for
        rules = text(f"preset-{text_id(name)}-what")
        what[value_words(text, FIELD["cards"], name)] = text("house-rules-deck-what", what=rules, low=low, high=high)
    assert {words: told for words, told in what.items() if len(told) > _MAX_DESCRIPTION} == {}


@pytest.mark.parametrize("language", languages())
def test_menus_of_settings_are_not_cut_on_a_phone(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    menus = menus_noted(monkeypatch)
    text, usual = text_for(language), structs.replace(DEFAULTS, turn=60)
    server = Scope(SERVER, 1, ChannelSettings(), usual, usual)
    for field in server.settings:
        server_settings_screen(text, server, field=field)
    for field in sorted(SETTINGS.keys() - SERVER_ONLY):
        for value in SETTINGS[field]:
            inherited = Scope(CHANNEL, 1, ChannelSettings(), structs.replace(usual, **{field: value}), usual)
            server_settings_screen(text, inherited, field=field)
    for access in ACCESS:
        menus.append((text(f"access-{access}"), None))
    for control in TIME_CONTROLS:
        menus.append((text(f"time-control-{control}"), None))
    assert sorted({cut for label, emoji in menus if (cut := cut_words(language, label, emoji))}) == []


@pytest.mark.parametrize("language", languages())
def test_no_description_of_what_a_channel_follows_is_cut(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    described: list[str] = []
    monkeypatch.setattr(
        ScreenBuilder,
        "menu",
        lambda _, verb, arg, options, *more: described.extend(o.description or "" for o in options),
    )
    text, usual = text_for(language), structs.replace(DEFAULTS, turn=60)
    for field in sorted(SETTINGS.keys() - SERVER_ONLY):
        for value in SETTINGS[field]:
            what = text(f"server-settings-{field.replace('_', '-')}-what")
            described.clear()
            inherited = Scope(CHANNEL, 1, ChannelSettings(), structs.replace(usual, **{field: value}), usual)
            server_settings_screen(text, inherited, field=field)
            assert any(each.endswith(f" · {what}") for each in described), what


def test_a_long_label_is_told_and_an_emoji_needs_room() -> None:
    label = "A player who leaves is replaced by an AI"
    assert cut_words("en", label[:29]) == ""
    assert cut_words("en", label) == f"298 pixels, 249 fit: {label}"
    assert cut_words("en", label[:29], "🦊")
