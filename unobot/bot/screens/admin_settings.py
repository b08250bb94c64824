"""Show the limits of a server: the roles that may open tables, locked rules, and the most AIs at a table."""

from __future__ import annotations

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.places import ChannelSettings
from unobot.rules.ruleset.ruleset import MAX_SEATS, PRESETS
from unobot.wording.rulesets import preset_words

NO_LIMIT = "none"
"""The value of the menu that allows any number of AIs."""


def admin_settings_screen(text: Text, settings: ChannelSettings, note: str = "") -> LayoutView:
    """Return the panel with the menus. ``settings``: those of the server. ``note``: what has changed."""
    builder = ScreenBuilder()
    roles = " ".join(f"<@&{role}>" for role in settings.start_roles) or text("admin-settings-everybody")
    rules, locked = settings.rules or "official", bool(settings.rules_locked)
    named = preset_words(text, rules) if rules in PRESETS else text("server-settings-rules-code", code=rules)
    builder.say(
        f"### {text('admin-settings-title')}",
        text("admin-settings-roles", roles=roles),
        text("admin-settings-rules-locked" if locked else "admin-settings-rules-open", rules=named),
        text("admin-settings-ais", most=_limit(text, settings.most_ais)),
        f"-# {text('admin-settings-what')}",
        note,
    )
    builder.roles_menu(Verb.ADMIN, "roles", settings.start_roles, text("admin-settings-choose-roles"))
    builder.menu(
        Verb.ADMIN,
        "ais",
        [
            discord.SelectOption(
                label=text("admin-settings-ais", most=_limit(text, most)).replace("*", ""),
                value=NO_LIMIT if most is None else str(most),
                default=most == settings.most_ais,
            )
            for most in (None, *range(MAX_SEATS))
        ],
    )
    label, arg = ("button-unlock-rules", "unlock") if locked else ("button-lock-rules", "lock")
    builder.row(builder.button(text(label), Verb.ADMIN, arg, style=ButtonStyle.primary))
    return builder.view()


def _limit(text: Text, most: int | None) -> str:
    return text("admin-settings-no-limit") if most is None else str(most)
