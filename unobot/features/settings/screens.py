"""Show the panels of `/uno settings` and `/uno me`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ui import LayoutView

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text, is_beta, languages, text_for
from unobot.model.people import EMBLEM_NAMES, Preferences, own_emblem
from unobot.model.places import ChannelSettings
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.wording.card_words import emblem_picture
from unobot.wording.durations import DAY, HOUR, duration
from unobot.wording.rulesets import preset_words

PAGES: dict[str, dict[str, tuple[str | bool | None, ...]]] = {
    "table": {
        "emblem": EMBLEM_NAMES,
        "language": (None, *languages()),
        "look": (None, "pictures", "shapes", "text"),
        "sort": ("color", "value"),
        "passes": (True, False),
        "hints": (True, False),
    },
    "messages": {
        "dms": (None, True, False),
        "pings": ("idle", "always", "off"),
        "pings_by": ("channel", "dm"),
        "reactions": (True, False),
        "achievements": (True, False),
        "rated": (True, False),
    },
}
"""The pages of `/uno me`. Each has fields of `Preferences` with their values. A phone has no room for all of them."""
CHOICES = {field: values for page in PAGES.values() for field, values in page.items()}
"""The values of each field of `Preferences`."""
_SIGNS = {
    "look": "\N{FLOWER PLAYING CARDS}",
    "sort": "\N{LEFT RIGHT ARROW}\N{VARIATION SELECTOR-16}",
    "passes": "\N{BLACK RIGHT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\N{VARIATION SELECTOR-16}",
    "dms": "\N{ENVELOPE}\N{VARIATION SELECTOR-16}",
    "pings": "\N{BELL}",
    "pings_by": "\N{PUBLIC ADDRESS LOUDSPEAKER}",
    "hints": "\N{ELECTRIC LIGHT BULB}",
    "reactions": "\N{CLAPPING HANDS SIGN}",
    "achievements": "\N{SPORTS MEDAL}",
    "rated": "\N{CHART WITH UPWARDS TREND}",
    "language": "\N{GLOBE WITH MERIDIANS}",
}


SERVER, CHANNEL = "server", "channel"
"""The scopes: the whole server, or one channel."""
SETTINGS: dict[str, tuple[str | bool | int, ...]] = {
    "rules": tuple(PRESETS),
    "turn": (15, 30, 60, 90, 120, 300, 600, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
    "allowed": (True, False),
    "starts": ("everybody", "moderators"),
    "moderator_role": (),
    "table_look": ("picture", "text"),
    "look": ("pictures", "shapes", "text"),
    "dms": (True, False),
    "pings": (True, False),
    "moments": (True, False),
    "reactions": (True, False),
    "achievements": (True, False),
    "threads": (True, False),
    "seasons": ("monthly", "quarterly", "never"),
    "language": languages(),
}
"""The values of each setting, by field of `ChannelSettings`. Other rules are pasted as a code; roles have a menu."""
SERVER_ONLY = frozenset({"achievements", "seasons"})
"""The settings that a server has and its channels cannot have."""
ROLE, RULES = "moderator_role", "rules"
NOT_SET = "auto"
"""The value of the option that removes a setting."""
ASK, NONE = "ask", "none"
"""Arguments instead of a setting's name. `ASK` opens the modal for a code. `NONE` means no setting, or no role."""
_MAX_DESCRIPTION = 100


def preferences_screen(
    text: Text, user_id: int, preferences: Preferences, page: str = "table", *, is_owner: bool = False
) -> LayoutView:
    """Return a page of `PAGES` for a user. Each menu shows its value. ``is_owner``: whether they own the bot."""
    builder = ScreenBuilder()
    builder.say(f"### {text('preferences-title')}", text("preferences-body"), _strength_line(text, preferences))
    if is_beta(text.language):
        note = builder.button(text("button-beta-note"), Verb.NOTE, text.language)
        builder.choice(text("beta-line", name=text.name), note)
    for field, values in PAGES[page].items():
        current = getattr(preferences, field)
        if field == "emblem":
            current = EMBLEM_NAMES[own_emblem(user_id, preferences)]
        options = [
            discord.SelectOption(
                label=_choice_words(text, field, value),
                value=option_value(value),
                description=_description(text, field, value, is_current=value == current),
                emoji=emblem_picture(text, EMBLEM_NAMES.index(value)) or None if field == "emblem" else _SIGNS[field],
                default=value == current,
            )
            for value in values
        ]
        builder.menu(Verb.ME, _text_id(field), options, _choice_words(text, field, values[0]))
    builder.row(
        *(
            builder.button(
                text(f"button-preferences-{name}"),
                Verb.ME,
                name,
                style=ButtonStyle.primary if name == page else ButtonStyle.secondary,
                off=name == page,
            )
            for name in PAGES
        )
    )
    if is_owner:
        builder.row(builder.button(text("button-owner"), Verb.OWNER))
    return builder.view()


def _description(text: Text, field: str, value: str | bool | None, *, is_current: bool) -> str | None:
    """Return what stands below an option: what a chosen one means, and that a language is in beta."""
    if field == "language" and isinstance(value, str) and is_beta(value):
        return text("beta-what")
    return text(f"preferences-{_text_id(field)}-what") if is_current else None


def page_of(field: str) -> str:
    """Return the page of `PAGES` with this field."""
    return next(name for name, page in PAGES.items() if field in page)


def _strength_line(text: Text, preferences: Preferences) -> str:
    """Return the line with the strength of *Even match* for this user, or an empty string before the first match."""
    if preferences.playing is None:
        return ""
    strength = min(max(preferences.playing.strength, 0), 1)
    return f"-# {text('preferences-playing', strength=round(100 * strength))}"


def option_value(value: str | bool | None) -> str:
    """Return the text that stands for a value in a menu."""
    if value is None:
        return "auto"
    return value if isinstance(value, str) else "on" if value else "off"


def _choice_words(text: Text, field: str, value: str | bool | None) -> str:
    if field == "language" and isinstance(value, str):
        return text("preferences-language", name=text_for(value).name)
    return text(f"preferences-{field.replace('_', '-')}-{option_value(value)}")


def _text_id(field: str) -> str:
    return field.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Scope:
    """The scope of a panel, and the settings in force there."""

    name: str
    """`SERVER` or `CHANNEL`."""
    channel_id: int
    explicit: ChannelSettings
    """The settings that this scope itself has set."""
    server: ChannelSettings
    defaults: ChannelSettings
    """The defaults of unobot."""

    @property
    def settings(self) -> list[str]:
        """Return the settings that this scope can have."""
        return [field for field in SETTINGS if self.name == SERVER or field not in SERVER_ONLY]

    def value(self, field: str) -> str | bool | int | None:
        """Return the value in force."""
        return next((value for value in self._values(field) if value is not None), None)

    def origin(self, field: str) -> str:
        """Return the origin of the value: ``here``, ``server`` or ``usual``."""
        explicit, server, _ = self._values(field)
        return "here" if explicit is not None else "server" if server is not None else "usual"

    def inherited(self, field: str) -> str | bool | int | None:
        """Return the value that would be in force if this scope did not set it."""
        return next((value for value in self._values(field)[1:] if value is not None), None)

    def _values(self, field: str) -> tuple[Any, Any, Any]:
        server = self.server if self.name == CHANNEL else ChannelSettings()
        return getattr(self.explicit, field), getattr(server, field), getattr(self.defaults, field)


def server_settings_screen(
    text: Text, scope: Scope, *, field: str | None = None, note: str | None = None
) -> LayoutView:
    """Return the panel. ``field``: the setting to change. ``note``: a sentence about the last change."""
    builder = ScreenBuilder()
    field = field if field in scope.settings else None
    channel = f"<#{scope.channel_id}>"
    title = text("server-settings-title")
    if scope.name == CHANNEL:
        title = text("server-settings-title-channel", channel=channel)
    builder.say(
        f"### {title}",
        *(_line(text, scope, setting) for setting in scope.settings),
        note or "",
    )
    builder.menu(
        Verb.SETTINGS,
        scope.name,
        [
            discord.SelectOption(label=_name(text, setting), value=_text_id(setting), default=setting == field)
            for setting in scope.settings
        ],
        text("server-settings-which"),
    )
    suffix = "" if field is None else f"-{_text_id(field)}"
    if field == ROLE:
        builder.role_menu(
            Verb.SET, f"{scope.name}{suffix}", scope.explicit.moderator_role, text("server-settings-role")
        )
    elif field is not None:
        builder.menu(Verb.SET, f"{scope.name}{suffix}", _options(text, scope, field))
    buttons = []
    if field == RULES:
        buttons.append(builder.button(text("button-code"), Verb.SET, f"{scope.name}-{ASK}"))
    if field == ROLE and scope.explicit.moderator_role is not None:
        buttons.append(builder.button(text("button-no-role"), Verb.SET, f"{scope.name}-{NONE}"))
    builder.row(*buttons)
    builder.row(
        *(
            builder.button(
                text(f"button-server-settings-{name}"),
                Verb.SETTINGS,
                f"{name}{suffix or f'-{NONE}'}",
                style=ButtonStyle.primary if name == scope.name else ButtonStyle.secondary,
                off=name == scope.name,
            )
            for name in (SERVER, CHANNEL)
        )
    )
    return builder.view()


def default_rules_modal(words: Text, scope: str) -> ui.Modal:
    """Return the modal for a rule code."""
    action = ActionId(0, 0, Verb.SET, f"{scope}-{RULES}")
    modal = ui.Modal(title=words("house-rules-code"), custom_id=str(action), timeout=None)
    text: ui.TextInput[Any] = ui.TextInput(custom_id="value", max_length=MAX_CODE_LENGTH)
    modal.add_item(ui.Label(text=words("house-rules-code-label"), component=text))
    return modal


def _line(text: Text, scope: Scope, field: str) -> str:
    value = _words(text, field, scope.value(field))
    return text("server-settings-line", name=_name(text, field), value=value, origin=scope.origin(field))


def _options(text: Text, scope: Scope, field: str) -> list[discord.SelectOption]:
    current, inherited = getattr(scope.explicit, field), _words(text, field, scope.inherited(field))
    description = text(f"server-settings-{_text_id(field)}-what")
    if scope.name == CHANNEL:  # a closed menu on a phone has no room for both
        unset_label, description = text("server-settings-as-server"), f"{inherited} · {description}"
    else:
        unset_label = text("server-settings-as-usual", value=inherited)
    options = [discord.SelectOption(label=unset_label[:_MAX_DESCRIPTION], value=NOT_SET, default=current is None)]
    options[0].description = description[:_MAX_DESCRIPTION]
    values = list(SETTINGS[field])
    if field == RULES and current is not None and current not in values:
        values.append(current)
    for value in values:
        label, option_value = _words(text, field, value)[:_MAX_DESCRIPTION], setting_value(value)
        if len(option_value) <= _MAX_DESCRIPTION:
            beta = text("beta-what") if field == "language" and is_beta(str(value)) else None
            options.append(
                discord.SelectOption(label=label, value=option_value, description=beta, default=value == current)
            )
    return options


def setting_value(value: str | bool | int) -> str:
    """Return the text that stands for a value in a menu."""
    return option_value(value) if isinstance(value, str | bool) else str(value)


def _name(text: Text, field: str) -> str:
    return text(f"server-settings-{_text_id(field)}")


def _words(text: Text, field: str, value: str | bool | int | None) -> str:
    if field == "language" and isinstance(value, str):
        return text_for(value).name
    if field == RULES and isinstance(value, str):
        return preset_words(text, value) if value in PRESETS else text("server-settings-rules-code", code=value)
    if field == ROLE and value is not None:
        return f"<@&{value}>"
    if field == "turn" and value is not None:
        return duration(text, int(value))
    return text(f"server-settings-{_text_id(field)}-{option_value(value if isinstance(value, str | bool) else None)}")
