"""Screens: pure functions from what a reader may know (`TableView`) and a language (`Text`) to components.

Each gives a fresh `LayoutView` without a timeout; the caller stops and sends it. No screen sees a full round.
"""

from unobot.bot.screens.fair_deal import RECORD, fair_screen
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.help import help_screen, rules_screen
from unobot.bot.screens.house_rules import rules_menu_screen
from unobot.bot.screens.invitations import invite_screen, joined_screen, letter_screen, voice_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.menu import end_screen, more_screen, notice_screen
from unobot.bot.screens.players import kick_screen, people_screen
from unobot.bot.screens.suspended import stranded_screen
from unobot.bot.screens.table import table_screen, turn_ping
from unobot.bot.screens.tutorial import lesson_screen
from unobot.wording.card_words import move_words, refusal_words
from unobot.wording.narration import narrate

__all__ = [
    "RECORD",
    "end_screen",
    "fair_screen",
    "hand_screen",
    "help_screen",
    "invite_screen",
    "joined_screen",
    "kick_screen",
    "lesson_screen",
    "letter_screen",
    "lobby_screen",
    "more_screen",
    "move_words",
    "narrate",
    "notice_screen",
    "people_screen",
    "refusal_words",
    "rules_menu_screen",
    "rules_screen",
    "stranded_screen",
    "table_screen",
    "turn_ping",
    "voice_screen",
]
