"""Screens: pure functions from a view (`TableView`) and a language (`Text`) to Discord components.

Each function returns a new `LayoutView` without a timeout. The caller calls its `stop()` and sends it. A view has no
hidden cards, so a screen cannot show them.
"""

from unobot.bot.screens.fair_deal import RECORD, fair_deal_screen, sealed_deal_screen
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.help import help_screen, rules_screen
from unobot.bot.screens.house_rules import house_rules_screen
from unobot.bot.screens.invitations import (
    invitation_dm_screen,
    invitation_joined_screen,
    invitation_refused_screen,
    invitation_screen,
    voice_invitation_screen,
)
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.menu import end_screen, menu_screen, notice_screen
from unobot.bot.screens.players import kick_screen, players_screen
from unobot.bot.screens.suspended import suspended_screen
from unobot.bot.screens.table import table_screen, turn_ping
from unobot.bot.screens.tutorial import lesson_screen
from unobot.wording.card_words import move_words, refusal_words
from unobot.wording.narration import narrate

__all__ = [
    "RECORD",
    "end_screen",
    "fair_deal_screen",
    "hand_screen",
    "help_screen",
    "house_rules_screen",
    "invitation_dm_screen",
    "invitation_joined_screen",
    "invitation_refused_screen",
    "invitation_screen",
    "kick_screen",
    "lesson_screen",
    "lobby_screen",
    "menu_screen",
    "move_words",
    "narrate",
    "notice_screen",
    "players_screen",
    "refusal_words",
    "rules_screen",
    "sealed_deal_screen",
    "suspended_screen",
    "table_screen",
    "turn_ping",
    "voice_invitation_screen",
]
