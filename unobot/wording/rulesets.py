"""House rules in words: what a ruleset is called, what differs from its preset, each field and each value.

Generic over `FIELDS`: a new field needs its strings in the language files and nothing here.
"""

from __future__ import annotations

from unobot.i18n import Text
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS, FIELDS_BY_NAME, Field
from unobot.rules.ruleset.ruleset import Contradiction, Ruleset, RulesetError, differences, nearest

FIELD = FIELDS_BY_NAME
"""Every field by its name."""

_TOLD = frozenset({"draw", "drawn_card", "wild_draw_four", "four_needs", "uno", "uno_penalty", "scoring", "target"})
"""Fields whose rule is part of what is said anyway."""


def text_id(name: str) -> str:
    """The name of a field, a value or a preset as it stands in the ids of the language files."""
    return name.replace("_", "-").replace(" ", "-")


def group_words(text: Text, group: str) -> str:
    """What a group of fields is called."""
    return text(f"group-{text_id(group)}")


def field_words(text: Text, field: Field) -> str:
    """What a field is called: "Stacking"."""
    return text(f"field-{text_id(field.name)}")


def value_words(text: Text, field: Field, value: str | int) -> str:
    """What a value of a field is called: "until one fits", "7 cards", "on"."""
    if field.kind == "switch":
        return text("value-switch", value=_switch(bool(value)))
    return text(f"value-{text_id(field.name)}", value=value)


def setting_words(text: Text, field: Field, value: str | int) -> str:
    """A field with its value: "Draw: until one fits"."""
    return text("setting", field=field_words(text, field), value=value_words(text, field, value))


def rule_words(text: Text, field: Field, value: str | int) -> str:
    """The rule that a value of a field makes, as one sentence; nothing for a switch that is off."""
    if field.kind == "switch":
        return text(f"rule-{text_id(field.name)}") if value else ""
    return text(f"rule-{text_id(field.name)}", value=value)


def rules_words(text: Text, ruleset: Ruleset) -> list[str]:
    """The rules in force as somebody new reads them: the goal, a turn, what is different here, the cards."""
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
    """A turn in three lines: to lay, to draw, to say Uno."""
    drawing = ("draw",) if ruleset.blind_draw else ("draw", "drawn_card")  # that says itself when a card may be played
    rules = " ".join(rule_words(text, FIELD[name], getattr(ruleset, name)) for name in drawing)
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
    """What is different here, a line each, but for what the other paragraphs tell anyway."""
    changed = differences(ruleset, "official")
    if not changed:
        return text("rules-official")
    told = [
        text("rules-house-rule", rule=rule_words(text, field, getattr(ruleset, field.name)))
        for field in FIELDS
        if field.name not in _TOLD and (field.name in changed or (field.name == "at_limit" and "hand_limit" in changed))
    ]
    return "\n".join((text("rules-house"), *told)) if told else ""


def _cards(text: Text, ruleset: Ruleset) -> list[str]:
    """What the special cards do."""
    after = _switch(ruleset.play_after_drawing)
    adds_up = _switch(ruleset.stacking != "none" or ruleset.jump_in)  # so more than four can be owed
    four = text("rules-four", kind=ruleset.wild_draw_four, needs=ruleset.four_needs, after=after, sum=adds_up)
    return [text("rules-actions", after=after), text("rules-wild"), four]


def _switch(on: bool) -> str:
    return "on" if on else "off"


def preset_words(text: Text, preset: str) -> str:
    """What a preset is called."""
    return text(f"preset-{text_id(preset)}")


def ruleset_words(text: Text, ruleset: Ruleset) -> str:
    """The rules in one line: the preset, what differs from it, and the code.

    A match of one round without points is always named so, also if the preset says it: points are what people expect.
    """
    preset = nearest(ruleset)
    parts = [text("ruleset-preset", preset=preset_words(text, preset))]
    told = differences(ruleset, preset)
    if ruleset.scoring != "points":
        told = {"scoring": ruleset.scoring, **told}
    parts += [setting_words(text, FIELD[name], value) for name, value in told.items()]
    return " · ".join((*parts, text("ruleset-code", code=ruleset.code)))


def ruleset_refusal_words(text: Text, error: RulesetError | RulesetCodeError) -> str:
    """Why rules cannot be played, or a code cannot be read, and what would work."""
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
    """A field's value as a menu sends it back: ``on``, ``until_playable``, ``7``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
