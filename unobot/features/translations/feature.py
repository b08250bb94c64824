"""The declaration of the feature."""

from unobot.bot.feature import Feature
from unobot.features.translations.actions import ACTIONS
from unobot.features.translations.store import TranslationNotes

FEATURE = Feature(name="translations", actions=ACTIONS, stores=(TranslationNotes,))
