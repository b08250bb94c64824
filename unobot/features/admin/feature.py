"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.admin.actions import ACTIONS, COMMANDS
from unobot.features.admin.job import SettingsRepair
from unobot.features.admin.moderation import Moderation
from unobot.features.admin.store import AdminStore

FEATURE = Feature(
    name="admin",
    actions=ACTIONS,
    commands=COMMANDS,
    stores=(AdminStore,),
    services=(lambda kit: Moderation(kit[AdminStore], kit.hub.table, kit.hub.policies, kit.clock), SettingsRepair),
)
