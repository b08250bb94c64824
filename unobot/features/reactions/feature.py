"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.reactions.actions import ACTIONS

FEATURE = Feature(
    name="reactions",
    actions=ACTIONS,
)
