"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.privacy.actions import ACTIONS, COMMANDS
from unobot.features.privacy.job import UserData

FEATURE = Feature(
    name="privacy",
    actions=ACTIONS,
    commands=COMMANDS,
    services=(UserData,),
)
