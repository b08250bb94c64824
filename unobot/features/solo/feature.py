"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.replay.store import Replays
from unobot.features.solo.actions import ACTIONS
from unobot.features.solo.games import SoloGames
from unobot.features.solo.store import SoloStore

FEATURE = Feature(
    name="solo",
    actions=ACTIONS,
    stores=(SoloStore,),
    services=(lambda kit: SoloGames(kit[SoloStore], kit[Replays], kit.clock),),
)
