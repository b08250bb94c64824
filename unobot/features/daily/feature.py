"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.daily.actions import ACTIONS, COMMANDS
from unobot.features.daily.games import DailyGames
from unobot.features.daily.store import DailyStore

FEATURE = Feature(
    name="daily",
    actions=ACTIONS,
    commands=COMMANDS,
    stores=(DailyStore,),
    services=(lambda kit: DailyGames(kit[DailyStore], kit.clock),),
)
