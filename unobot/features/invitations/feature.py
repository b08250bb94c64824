"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.invitations.actions import ACTIONS, COMMANDS
from unobot.features.invitations.messages import InvitationDMs

FEATURE = Feature(
    name="invitations",
    actions=ACTIONS,
    commands=COMMANDS,
    services=(InvitationDMs,),
)
