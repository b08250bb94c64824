"""The declaration of the feature."""

from functools import partial

from unobot.bot.feature import Feature
from unobot.bot.interactions.place_rules import rules_in
from unobot.bot.kit import Kit
from unobot.features.tournament.actions import ACTIONS, COMMANDS
from unobot.features.tournament.job import TournamentRunner
from unobot.features.tournament.messages import TournamentMessages
from unobot.features.tournament.store import Tournaments


def _runner(kit: Kit) -> TournamentRunner:
    """Return the tournaments of this process, with their messages."""
    redraw = kit.messages.display.changed
    runner = TournamentRunner(kit[Tournaments], kit.hub, redraw, kit.clock, kit.monotonic, kit.at_home, kit.hearing)
    runner.display = TournamentMessages(kit, runner)
    runner.rules_in = partial(rules_in, kit.messages.preferences)
    return runner


FEATURE = Feature(name="tournament", actions=ACTIONS, commands=COMMANDS, stores=(Tournaments,), services=(_runner,))
