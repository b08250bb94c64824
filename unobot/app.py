"""All features of the bot, and what follows from their declarations. Without the line of a feature, it is not there."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.feature import Feature
from unobot.bot.interactions.actions import Action
from unobot.bot.interactions.slash_commands import SlashCommand
from unobot.bot.kit import Kit
from unobot.features.admin.feature import FEATURE as ADMIN
from unobot.features.daily.feature import FEATURE as DAILY
from unobot.features.help.feature import FEATURE as HELP
from unobot.features.house_rules.feature import FEATURE as HOUSE_RULES
from unobot.features.invitations.feature import FEATURE as INVITATIONS
from unobot.features.lobby.feature import FEATURE as LOBBY
from unobot.features.play.feature import FEATURE as PLAY
from unobot.features.privacy.feature import FEATURE as PRIVACY
from unobot.features.reactions.feature import FEATURE as REACTIONS
from unobot.features.rematch.feature import FEATURE as REMATCH
from unobot.features.replay.feature import FEATURE as REPLAY
from unobot.features.results.feature import FEATURE as RESULTS
from unobot.features.results.store import Results
from unobot.features.settings.feature import FEATURE as SETTINGS
from unobot.features.solo.feature import FEATURE as SOLO
from unobot.features.tournament.feature import FEATURE as TOURNAMENT
from unobot.features.tournament.store import Tournaments
from unobot.model.stores import HubStores
from unobot.storage.store import Store

FEATURES: tuple[Feature, ...] = (
    PLAY,
    LOBBY,
    HOUSE_RULES,
    INVITATIONS,
    REMATCH,
    REACTIONS,
    RESULTS,
    REPLAY,
    SOLO,
    DAILY,
    TOURNAMENT,
    HELP,
    SETTINGS,
    PRIVACY,
    ADMIN,
)
"""In the order of the page of rights. The services of a feature may use those of the features before it."""


ACTIONS: dict[Verb, Action] = {action.verb: action for feature in FEATURES for action in feature.actions}
"""Every button, menu and form of the bot."""
COMMANDS: tuple[SlashCommand, ...] = tuple(command for feature in FEATURES for command in feature.commands)
"""Every slash command of the bot."""


def hub_stores(store: Store) -> HubStores:
    """Return the stores of features that live tables ask."""
    return HubStores(Results(store), Tournaments(store))


def equip(kit: Kit) -> None:
    """Add the services of all features to a kit."""
    for feature in FEATURES:
        for make in feature.services:
            kit.add(make(kit))
    kit.messages.display.when_ended += [job.match_ended for job in kit.jobs]
