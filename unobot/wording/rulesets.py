"""Describe house rules in words: the name of a ruleset, its differences from a preset, each field and each value.

The module is generic over `FIELDS`: a new field needs only its messages in the language files.
"""

from __future__ import annotations

from functools import lru_cache

from unobot.i18n import Text
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS, FIELDS_BY_NAME, Field
from unobot.rules.ruleset.ruleset import OFFICIAL, Contradiction, Ruleset, RulesetError, differences, nearest

FIELD = FIELDS_BY_NAME
"""Every field by its name."""

_MAX_CACHED_LINES = 512
"""The most lines of `ruleset_words` that are cached, for all languages and looks."""
_OTHER_FIELDS = frozenset(
    {"draw", "drawn_card", "wild_draw_four", "four_needs", "uno", "uno_penalty", "scoring", "target"}
)
"""Fields whose rules are in other paragraphs."""


def text_id(name: str) -> str:
    """Return the name of a field, a value or a preset as a part of message ids."""
    return name.replace("_", "-").replace(" ", "-")


def group_words(text: Text, group: str) -> str:
    """Return the name of a group of fields."""
    return text(f"group-{text_id(group)}")


def field_words(text: Text, field: Field) -> str:
    """Return the name of a field: "Stacking"."""
    return text(f"field-{text_id(field.name)}")


def value_words(text: Text, field: Field, value: str | int) -> str:
    """Return the name of a value of a field: "until one matches", "7 cards", "on"."""
    if field.kind == "switch":
        return text("value-switch", value=_switch(bool(value)))
    return text(f"value-{text_id(field.name)}", value=value)


def setting_words(text: Text, field: Field, value: str | int) -> str:
    """Return a field with its value: "Draw: until one matches"."""
    return text("setting", field=field_words(text, field), value=value_words(text, field, value))


def rule_words(text: Text, field: Field, value: str | int) -> str:
    """Return the rule of a field's value in one sentence, or an empty string for a switch that is off."""
    if field.kind == "switch":
        return text(f"rule-{text_id(field.name)}") if value else ""
    return text(f"rule-{text_id(field.name)}", value=value)


def rules_words(text: Text, ruleset: Ruleset) -> list[str]:
    """Return the rules as paragraphs for a new player: the goal, a turn, the house rules, the cards."""
    return list(
        filter(None, (_goal(text, ruleset), _turn(text, ruleset), _house(text, ruleset), *_cards(text, ruleset)))
    )


def _goal(text: Text, ruleset: Ruleset) -> str:
    return text(
        "rules-goal",
        scoring=ruleset.scoring,
        target=ruleset.target,
        teams=_switch(ruleset.teams),
        cards=ruleset.cards,
        elimination=_switch(ruleset.elimination),
    )


def _turn(text: Text, ruleset: Ruleset) -> str:
    """Return a turn in a heading and three lines: playing, drawing, saying Uno."""
    drawing = ("draw",) if ruleset.blind_draw else ("draw", "drawn_card")  # the first rule includes the second
    rules = text.sentences(*(rule_words(text, FIELD[name], getattr(ruleset, name)) for name in drawing))
    catches = "yes" if ruleset.uno in ("call", "strict") else "no"
    return "\n".join(
        (
            text("rules-turn"),
            text("rules-turn-play"),
            text("rules-turn-draw", rules=rules),
            text("rules-turn-uno", kind=ruleset.uno, catches=catches, penalty=ruleset.uno_penalty),
        )
    )


def _house(text: Text, ruleset: Ruleset) -> str:
    """Return a line for each house rule that is not in another paragraph."""
    changed_fields = differences(ruleset, "official")
    if not changed_fields:
        return text("rules-official")
    lines = [
        text("rules-house-rule", rule=rule_words(text, field, getattr(ruleset, field.name)))
        for field in FIELDS
        if field.name not in _OTHER_FIELDS
        and (field.name in changed_fields or (field.name == "at_limit" and "hand_limit" in changed_fields))
    ]
    return "\n".join((text("rules-house"), *lines)) if lines else ""


def _cards(text: Text, ruleset: Ruleset) -> list[str]:
    """Return the effects of the special cards."""
    after = _switch(ruleset.play_after_drawing)
    adds_up = _switch(ruleset.stacking != "none" or ruleset.jump_in)  # a player can owe more than four cards
    actions = text("rules-actions", after=after)
    if not DECKS[ruleset.cards].challenge:
        return [actions, _asked(text, ruleset)]
    four = text("rules-four", kind=ruleset.wild_draw_four, needs=ruleset.four_needs, after=after, sum=adds_up)
    return [actions, text("rules-wild"), four]


def _asked(text: Text, ruleset: Ruleset) -> str:
    """Return the answers to what players ask about a deck whose cards they do not know."""
    effects = DECKS[ruleset.cards].effects.values()
    asked = {
        "draw": not ruleset.must_play,
        "stack": ruleset.stacking == "raise",
        "discard": any(effect.discards_color for effect in effects) and ruleset.last_card == "any",
        "roulette": any(effect.roulette for effect in effects),
        "out": ruleset.hand_limit and ruleset.at_limit == "out",
        "seven": ruleset.seven,
    }
    lines = [text(f"rules-asked-{name}", limit=ruleset.hand_limit) for name, is_true in asked.items() if is_true]
    return "\n".join((text("rules-asked"), *(text("rules-house-rule", rule=line) for line in lines))) if lines else ""


def _switch(on: bool) -> str:
    return "on" if on else "off"


def preset_words(text: Text, preset: str) -> str:
    """Return the name of a preset."""
    return text(f"preset-{text_id(preset)}")


@lru_cache(_MAX_CACHED_LINES)
def ruleset_words(text: Text, ruleset: Ruleset) -> str:
    """Return the rules in one line: the preset, the differences from it, and the rule code unless it is official.

    The line always says if a match is one round without points, even if the preset implies it: players expect points.
    """
    changes = change_words(text, ruleset)
    preset = text("ruleset-preset", preset=preset_words(text, nearest(ruleset)))
    return f"{preset} · {changes}" if changes else preset


def change_words(text: Text, ruleset: Ruleset) -> str:
    """Return the line of `ruleset_words` without the preset. It is empty for the official rules."""
    changes = differences(ruleset, nearest(ruleset))
    if ruleset.scoring != "points":
        changes = {"scoring": ruleset.scoring, **changes}
    settings = [setting_words(text, FIELD[name], value) for name, value in changes.items()]
    code = [] if ruleset == OFFICIAL else [text("ruleset-code", code=ruleset.code)]
    return " · ".join((*settings, *code))


def lobby_ruleset_words(text: Text, ruleset: Ruleset) -> str:
    """Return the rules in one line without a code: the preset and its sentence, or what differs from the preset."""
    preset = nearest(ruleset)
    changes = differences(ruleset, preset)
    if not changes:
        return text("lobby-rules", preset=preset_words(text, preset), what=text(f"preset-{text_id(preset)}-what"))
    settings = [setting_words(text, FIELD[name], value) for name, value in changes.items()]
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
