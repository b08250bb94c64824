"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.play import actions, hand, resume

FEATURE = Feature(
    name="play",
    actions=(*hand.ACTIONS, *actions.ACTIONS, *resume.ACTIONS),
    commands=(*hand.COMMANDS, *actions.COMMANDS, *resume.COMMANDS),
)
