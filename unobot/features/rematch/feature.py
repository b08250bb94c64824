"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.rematch.actions import ACTIONS

FEATURE = Feature(
    name="rematch",
    actions=ACTIONS,
)
