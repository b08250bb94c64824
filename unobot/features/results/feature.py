"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.results.actions import ACTIONS, COMMANDS
from unobot.features.results.job import RatingsUpkeep
from unobot.features.results.posted_pages import PostedPages
from unobot.features.results.store import Results

FEATURE = Feature(
    name="results",
    actions=ACTIONS,
    commands=COMMANDS,
    stores=(Results,),
    services=(
        lambda kit: RatingsUpkeep(kit[Results], kit.at_home),
        lambda _: PostedPages(),
    ),
)
