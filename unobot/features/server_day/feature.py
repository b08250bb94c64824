"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.server_day.actions import ACTIONS, COMMANDS
from unobot.features.server_day.job import ServerDays

FEATURE = Feature(name="server_day", actions=ACTIONS, commands=COMMANDS, services=(ServerDays,))
