"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.privacy.actions import ACTIONS, COMMANDS
from unobot.features.privacy.job import UserData
from unobot.features.privacy.store import PersonalData

FEATURE = Feature(
    name="privacy",
    actions=ACTIONS,
    commands=COMMANDS,
    stores=(PersonalData,),
    services=(UserData,),
)
