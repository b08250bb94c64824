"""Show the panels of `/uno settings` and `/uno me`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ui import LayoutView

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text, languages, text_for
from unobot.model.people import Preferences
from unobot.model.places import ChannelSettings
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.wording.durations import DAY, HOUR, duration
from unobot.wording.rulesets import preset_words

CHOICES: dict[str, tuple[str | bool | None, ...]] = {
    "look": (None, "pictures", "shapes", "text"),
    "sort": ("color", "value"),
    "passes": (True, False),
    "dms": (None, True, False),
    "pings": ("idle", "always", "off"),
    "pings_by": ("channel", "dm"),
    "hints": (True, False),
    "reactions": (True, False),
    "achievements": (True, False),
    "rated": (True, False),
    "language": (None, *languages()),
}
"""The values of each field of `Preferences`, in the order of the panel."""
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
OF_SERVERS = frozenset({"achievements", "seasons"})
"""The settings that channels cannot have."""
ROLE, RULES = "moderator_role", "rules"
AS_USUAL = "auto"
"""The value of the option that removes a setting."""
ASK, NONE = "ask", "none"
"""Arguments in place of a setting's name. `ASK` opens the modal for a code. `NONE` means no setting, or no role."""
_DESCRIPTION = 100


def preferences_screen(text: Text, chosen: Preferences) -> LayoutView:
    """Return the panel. Each menu shows its current value."""
    builder = ScreenBuilder()
    builder.say(f"### {text('preferences-title')}", text("preferences-body"), _playing(text, chosen))
    for field, values in CHOICES.items():
        now = getattr(chosen, field)
        options = [
            discord.SelectOption(
                label=_choice_words(text, field, value),
                value=said(value),
                description=text(f"preferences-{_dashed(field)}-what") if value == now else None,
                emoji=_SIGNS[field],
                default=value == now,
            )
            for value in values
        ]
        builder.menu(Verb.ME, _dashed(field), options, _choice_words(text, field, values[0]))
    return builder.view()


def _playing(text: Text, chosen: Preferences) -> str:
    """Return how strong *Even match* is for this user, if a match has told it yet."""
    if chosen.playing is None:
        return ""
    strength = min(max(chosen.playing.strength, 0), 1)
    return f"-# {text('preferences-playing', strength=round(100 * strength))}"


def said(value: str | bool | None) -> str:
    """Return the text that stands for a value in a menu."""
    if value is None:
        return "auto"
    return value if isinstance(value, str) else "on" if value else "off"


def _choice_words(text: Text, field: str, value: str | bool | None) -> str:
    if field == "language" and isinstance(value, str):
        return text("preferences-language", name=text_for(value).name)
    return text(f"preferences-{field.replace('_', '-')}-{said(value)}")


def _dashed(field: str) -> str:
    return field.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Scope:
    """The scope of a panel, and the settings in force there."""

    name: str
    """`SERVER` or `CHANNEL`."""
    channel_id: int
    own: ChannelSettings
    server: ChannelSettings
    usual: ChannelSettings
    """The defaults."""

    @property
    def settings(self) -> list[str]:
        """Return the settings that this scope can have."""
        return [field for field in SETTINGS if self.name == SERVER or field not in OF_SERVERS]

    def value(self, field: str) -> str | bool | int | None:
        """Return the value in force."""
        return next((value for value in self._values(field) if value is not None), None)

    def origin(self, field: str) -> str:
        """Return the origin of the value: ``here``, ``server`` or ``usual``."""
        own, server, _ = self._values(field)
        return "here" if own is not None else "server" if server is not None else "usual"

    def inherited(self, field: str) -> str | bool | int | None:
        """Return the value that would be in force if this scope did not set it."""
        return next((value for value in self._values(field)[1:] if value is not None), None)

    def _values(self, field: str) -> tuple[Any, Any, Any]:
        server = self.server if self.name == CHANNEL else ChannelSettings()
        return getattr(self.own, field), getattr(server, field), getattr(self.usual, field)


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
        *(_line(text, scope, each) for each in scope.settings),
        note or "",
    )
    builder.menu(
        Verb.SETTINGS,
        scope.name,
        [
            discord.SelectOption(label=_name(text, each), value=_dashed(each), default=each == field)
            for each in scope.settings
        ],
        text("server-settings-which"),
    )
    here = "" if field is None else f"-{_dashed(field)}"
    if field == ROLE:
        builder.role_menu(Verb.SET, f"{scope.name}{here}", scope.own.moderator_role, text("server-settings-role"))
    elif field is not None:
        builder.menu(Verb.SET, f"{scope.name}{here}", _options(text, scope, field))
    buttons = []
    if field == RULES:
        buttons.append(builder.button(text("button-code"), Verb.SET, f"{scope.name}-{ASK}"))
    if field == ROLE and scope.own.moderator_role is not None:
        buttons.append(builder.button(text("button-no-role"), Verb.SET, f"{scope.name}-{NONE}"))
    builder.row(*buttons)
    builder.row(
        *(
            builder.button(
                text(f"button-server-settings-{name}"),
                Verb.SETTINGS,
                f"{name}{here or f'-{NONE}'}",
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
    now, inherited = getattr(scope.own, field), _words(text, field, scope.inherited(field))
    left = text("server-settings-as-server" if scope.name == CHANNEL else "server-settings-as-usual", value=inherited)
    options = [discord.SelectOption(label=left[:_DESCRIPTION], value=AS_USUAL, default=now is None)]
    what = text(f"server-settings-{_dashed(field)}-what")
    options[0].description = what[:_DESCRIPTION]
    values = list(SETTINGS[field])
    if field == RULES and now is not None and now not in values:
        values.append(now)
    for value in values:
        label, sent = _words(text, field, value)[:_DESCRIPTION], said_value(value)
        if len(sent) <= _DESCRIPTION:
            options.append(discord.SelectOption(label=label, value=sent, default=value == now))
    return options


def said_value(value: str | bool | int) -> str:
    """Return the text that stands for a value in a menu."""
    return said(value) if isinstance(value, str | bool) else str(value)


def _name(text: Text, field: str) -> str:
    return text(f"server-settings-{_dashed(field)}")


def _words(text: Text, field: str, value: str | bool | int | None) -> str:
    if field == "language" and isinstance(value, str):
        return text_for(value).name
    if field == RULES and isinstance(value, str):
        return preset_words(text, value) if value in PRESETS else text("server-settings-rules-code", code=value)
    if field == ROLE and value is not None:
        return f"<@&{value}>"
    if field == "turn" and value is not None:
        return duration(text, int(value))
    return text(f"server-settings-{_dashed(field)}-{said(value if isinstance(value, str | bool) else None)}")
