"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.help.actions import ACTIONS, COMMANDS

FEATURE = Feature(
    name="help",
    actions=ACTIONS,
    commands=COMMANDS,
)
