"""The rules of Uno: which moves are legal, what follows from a move, and what each seat can see.

The package is pure. It knows no time, no users, no database and no Discord. Chance comes from a ``Shuffler`` that the
caller passes in, and a seat is a number from 0.

A round is played in four steps:

1. ``Match.deal`` or ``deal`` returns the events of a deal, and ``Match.apply`` or ``evolve`` applies them.
2. ``legal_moves`` lists the moves of a seat, from the ``Round`` or from the ``View`` that ``observe`` returns.
3. ``decide`` returns the events of a move, or raises ``IllegalMove``. It changes nothing.
4. ``evolve`` applies the events to the round, and ``redact`` hides in them what a seat must not see.

The rules are explained in ``docs/rules.md``, ``docs/clauses.md`` and ``docs/laws.md``.
"""

from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import Event, Phase
from unobot.rules.match import Match
from unobot.rules.moves import Move, MoveSyntaxError, Play, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import evolve
from unobot.rules.play.legality import legal_moves
from unobot.rules.play.refusals import IllegalMove, Reason
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, RulesetError, parse_ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe, redact

__all__ = [
    "OFFICIAL",
    "PRESETS",
    "Card",
    "Color",
    "Event",
    "Face",
    "IllegalMove",
    "Match",
    "Move",
    "MoveSyntaxError",
    "Phase",
    "Play",
    "Reason",
    "Round",
    "Ruleset",
    "RulesetError",
    "Shuffler",
    "View",
    "deal",
    "decide",
    "evolve",
    "legal_moves",
    "match_key",
    "observe",
    "parse_move",
    "parse_ruleset",
    "redact",
]
