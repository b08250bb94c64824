"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.lobby.actions import ACTIONS, COMMANDS

FEATURE = Feature(
    name="lobby",
    actions=ACTIONS,
    commands=COMMANDS,
)
