"""Describe house rules in words: the name of a ruleset, its differences from a preset, each field and each value.

The module is generic over `FIELDS`: a new field needs only its messages in the language files.
"""

from __future__ import annotations

from functools import lru_cache

from unobot.i18n import Text
from unobot.rules.decks import DECKS
from unobot.rules.decks.deck import Deck
from unobot.rules.decks.effects import REVERSES, SKIPS
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS_BY_NAME, Field, Value
from unobot.rules.ruleset.ruleset import OFFICIAL, Contradiction, Ruleset, RulesetError, differences, nearest

FIELD = FIELDS_BY_NAME
"""Every field by its name."""

_ANSWERS = {"reverse_sends_back": REVERSES, "skip_passes_on": SKIPS}
"""The effects of the cards that answer to owed cards under these house rules."""
_MAX_CACHED_LINES = 512
"""The most lines of `ruleset_words` that are cached, for all languages and looks."""


def text_id(name: str) -> str:
    """Return the name of a field, a value or a preset as a part of message ids."""
    return name.replace("_", "-").replace(" ", "-")


def group_words(text: Text, group: str) -> str:
    """Return the name of a group of fields."""
    return text(f"group-{text_id(group)}")


def field_words(text: Text, field: Field) -> str:
    """Return the name of a field: "Stacking"."""
    return text(f"field-{text_id(field.name)}")


def draws_in(ruleset: Ruleset) -> str:
    """Return the value of ``$draws`` in messages: whether players draw cards, or press a launcher."""
    return _draws_of(DECKS[ruleset.cards])


def _draws_of(deck: Deck) -> str:
    return "press" if deck.launcher else "draw"


def value_words(text: Text, field: Field, value: str | int, ruleset: Ruleset = OFFICIAL) -> str:
    """Return the name of a value of a field: "until one matches", "7 cards", "on". ``ruleset``: what is played."""
    if field.kind == "switch":
        return text("value-switch", value=setting_text(bool(value)))
    return text(f"value-{text_id(field.name)}", value=value, draws=draws_in(ruleset))


def setting_words(text: Text, field: Field, value: str | int, ruleset: Ruleset = OFFICIAL) -> str:
    """Return a field with its value: "Draw: until one matches". ``ruleset``: what is played."""
    return text("setting", field=field_words(text, field), value=value_words(text, field, value, ruleset))


def rule_words(text: Text, field: Field, value: str | int, deck: Deck = OFFICIAL_DECK) -> str:
    """Return the rule of a field's value in one sentence, or an empty string for a switch that is off.

    ``deck``: what is played. It says whether players draw or press a launcher, and which card answers to owed cards.
    """
    if field.kind == "switch" and not value:
        return ""
    answer = _ANSWERS.get(field.name)
    card = next((text("face", face=face.value) for face in deck.faces if deck.effect(face) == answer), "")
    return text(f"rule-{text_id(field.name)}", value=value, draws=_draws_of(deck), card=card)


def score_terms(ruleset: Ruleset) -> dict[str, str | int]:
    """Return the values of sentences about what wins a match: the kind of scoring, the target, the rounds."""
    return {"scoring": ruleset.scoring, "target": ruleset.target, "rounds": ruleset.rounds}


def score_words(text: Text, ruleset: Ruleset, score: int) -> str:
    """Return a score with its unit: "87 points", or "2 rounds won"."""
    return text("rounds-won" if ruleset.scoring == "best_of" else "points", count=score)


def preset_words(text: Text, preset: str) -> str:
    """Return the name of a preset."""
    return text(f"preset-{text_id(preset)}")


@lru_cache(_MAX_CACHED_LINES)
def ruleset_words(text: Text, ruleset: Ruleset, *, has_code: bool = True) -> str:
    """Return the rules in one line: the preset, the differences from it, and the rule code unless it is official.

    The line always says if a match is one round without points, even if the preset implies it: players expect points.
    ``has_code``: whether the line ends with the code.
    """
    changes = change_words(text, ruleset, has_code=has_code)
    preset = text("ruleset-preset", preset=preset_words(text, nearest(ruleset)))
    return f"{preset} · {changes}" if changes else preset


def change_words(text: Text, ruleset: Ruleset, *, has_code: bool = True) -> str:
    """Return the line of `ruleset_words` without the preset. It is empty for the official rules."""
    changes = _changes(ruleset)
    if ruleset.scoring != "points":
        changes = {"scoring": ruleset.scoring, **changes}
    settings = [setting_words(text, FIELD[name], value, ruleset) for name, value in changes.items()]
    code = [] if ruleset == OFFICIAL or not has_code else [text("ruleset-code", code=ruleset.code)]
    return " · ".join((*settings, *code))


def _changes(ruleset: Ruleset) -> dict[str, Value]:
    """Return the differences from the nearest preset, and the number of rounds if it is fixed."""
    changes = differences(ruleset, nearest(ruleset))
    return {**changes, "rounds": ruleset.rounds} if ruleset.has_rounds else changes


def lobby_ruleset_words(text: Text, ruleset: Ruleset) -> str:
    """Return the rules in one line without a code: the preset and its sentence, or what differs from the preset."""
    preset = nearest(ruleset)
    changes = _changes(ruleset)
    if not changes:
        return text("lobby-rules", preset=preset_words(text, preset), what=text(f"preset-{text_id(preset)}-what"))
    settings = [setting_words(text, FIELD[name], value, ruleset) for name, value in changes.items()]
    return text("lobby-rules", preset=preset_words(text, preset), what=" · ".join(settings))


def ruleset_refusal_words(text: Text, error: RulesetError | RulesetCodeError) -> str:
    """Return why rules can't be played, or why a code can't be read, and what would work."""
    params: dict[str, str | int] = dict(error.params)
    field = FIELD.get(str(params.get("field")))
    if field is not None:
        params["field"] = field_words(text, field)
    if isinstance(error, RulesetCodeError):
        return text(f"code-{text_id(error.reason.value)}", **params)
    if error.reason is Contradiction.BAD_VALUE and "low" in params:
        return text("contradiction-bad-number", **params)
    return text(f"contradiction-{text_id(error.reason.value)}", **params)


def setting_text(value: str | int) -> str:
    """Return the text that stands for a field's value in a menu: ``on``, ``until_playable``, ``7``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
