"""What can be read at any time: the rules in force, and how to play with the bot."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.rules.ruleset import Ruleset


def rules_screen(t: Text, ruleset: Ruleset) -> LayoutView:
    """The rules in force, in plain words."""
    frame = Frame()
    frame.say(
        f"## {t('rules-title', preset=ruleset.preset)}",
        t("rules-turn"),
        t("rules-actions"),
        t("rules-wild"),
        t("rules-four", kind=ruleset.wild_draw_four.value),
        t("rules-uno"),
        t("rules-out"),
        t("rules-match", target=ruleset.target),
    )
    return frame.view()


def help_screen(t: Text) -> LayoutView:
    """How to play with the bot, its commands, and whose trademark the game's name is."""
    frame = Frame()
    frame.say(
        f"## {t('help-title')}",
        t("help-start"),
        t("help-hand"),
        t("help-uno"),
        t("help-clock"),
        t("help-words"),
        t("help-commands"),
    )
    frame.say(f"-# {t('help-legal')}")
    return frame.view()
