"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.settings.actions import ACTIONS, COMMANDS

FEATURE = Feature(
    name="settings",
    actions=ACTIONS,
    commands=COMMANDS,
)
