"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.owner.actions import ACTIONS
from unobot.features.owner.job import OwnerWork
from unobot.features.owner.store import OwnerStore

FEATURE = Feature(name="owner", actions=ACTIONS, stores=(OwnerStore,), services=(OwnerWork,))
