"""What can be read at any time: the rules in force, and how to play with the bot."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.frame import Frame
from unobot.bot.screens.house_rules import preset_words, rules_words, ruleset_words
from unobot.bot.screens.words import custom_words
from unobot.i18n import Text
from unobot.rules.ruleset import Ruleset, nearest


def rules_screen(t: Text, ruleset: Ruleset, custom: str | None = None) -> LayoutView:
    """The rules in force, in plain words; ``custom`` is what a customizable wild was voted to do, where it was."""
    frame = Frame()
    frame.say(f"## {t('rules-title', preset=preset_words(t, nearest(ruleset)))}", f"-# {ruleset_words(t, ruleset)}")
    frame.say(*rules_words(t, ruleset), "" if custom is None else t("told-rule", rule=custom_words(t, custom)))
    return frame.view()


def help_screen(t: Text) -> LayoutView:
    """How to play with the bot, its commands, and whose trademark the game's name is."""
    frame = Frame()
    frame.say(
        f"## {t('help-title')}",
        t("help-start"),
        t("help-hand"),
        t("help-uno"),
        t("help-rules"),
        t("help-clock"),
        t("help-fair"),
        t("help-words"),
        t("help-commands"),
    )
    frame.say(f"-# {t('help-legal')}")
    return frame.view()
