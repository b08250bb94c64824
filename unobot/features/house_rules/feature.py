"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.house_rules.actions import ACTIONS

FEATURE = Feature(
    name="house_rules",
    actions=ACTIONS,
)
