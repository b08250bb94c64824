"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.replay.actions import ACTIONS
from unobot.features.replay.coaching import Coaching
from unobot.features.replay.files import ReplayFiles
from unobot.features.replay.store import Replays

FEATURE = Feature(
    name="replay",
    actions=ACTIONS,
    services=(
        lambda kit: Replays(kit.store, kit.hub.stores.results, kit.hub.stores.deals),
        lambda kit: ReplayFiles(kit.monotonic),
        lambda kit: Coaching(kit.monotonic),
    ),
)
