"""Screens: pure functions from what a reader may know (`TableView`) and a language (`Text`) to components.

Each gives a fresh `LayoutView` without a timeout; the caller stops and sends it. No screen sees a full round.
"""

from unobot.bot.screens.fair import RECORD, fair_screen
from unobot.bot.screens.guests import kick_screen, people_screen
from unobot.bot.screens.guide import help_screen, rules_screen
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.inviting import invite_screen, joined_screen, letter_screen, voice_screen
from unobot.bot.screens.lesson import lesson_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.more import end_screen, more_screen, notice_screen
from unobot.bot.screens.narration import narrate
from unobot.bot.screens.play import table_screen, turn_ping
from unobot.bot.screens.rules_menu import rules_menu_screen
from unobot.bot.screens.stranded import stranded_screen
from unobot.bot.screens.words import move_words, refusal_words

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
