"""House rules in words: what a ruleset is called, what differs from its preset, each field and each value.

Generic over `FIELDS`: a new field needs its strings in the language files and nothing here.
"""

from __future__ import annotations

from unobot.i18n import Text
from unobot.rules import fields
from unobot.rules.codes import RulesetCodeError
from unobot.rules.fields import BY_NAME, DECK, DRAWING, END, FIELDS, FOUR, SPECIAL, START, TABLE, UNO, Field
from unobot.rules.ruleset import PRESETS, Contradiction, Ruleset, RulesetError, differences, nearest

FIELD = BY_NAME
"""Every field by its name."""

_READING = (DRAWING, SPECIAL, FOUR, UNO, END, DECK, START, TABLE)
"""The groups in the order in which the rules are explained."""
_TOLD = frozenset({"wild_draw_four", "four_needs", "uno", "uno_penalty", "scoring", "target"})
"""Fields whose rule is part of what is said anyway."""
_ALWAYS = frozenset({"draw", "drawn_card"})
"""Fields whose rule is said even where it is the official one."""


def text_id(name: str) -> str:
    """The name of a field, a value or a preset as it stands in the ids of the language files."""
    return name.replace("_", "-").replace(" ", "-")


def group_words(t: Text, group: str) -> str:
    """What a group of fields is called."""
    return t(f"group-{text_id(group)}")


def field_words(t: Text, field: Field) -> str:
    """What a field is called: "Stacking"."""
    return t(f"field-{text_id(field.name)}")


def value_words(t: Text, field: Field, value: str | int) -> str:
    """What a value of a field is called: "until one fits", "7 cards", "on"."""
    if field.kind == "switch":
        return t("value-switch", value="on" if value else "off")
    return t(f"value-{text_id(field.name)}", value=value)


def setting_words(t: Text, field: Field, value: str | int) -> str:
    """A field with its value: "Draw: until one fits"."""
    return t("setting", field=field_words(t, field), value=value_words(t, field, value))


def rule_words(t: Text, field: Field, value: str | int) -> str:
    """The rule that a value of a field makes, as one sentence; nothing for a switch that is off."""
    if field.kind == "switch":
        return t(f"rule-{text_id(field.name)}") if value else ""
    return t(f"rule-{text_id(field.name)}", value=value)


def rules_words(t: Text, ruleset: Ruleset) -> list[str]:
    """The rules in force, a paragraph for each matter: what is official, and every house rule in a sentence."""
    paragraphs = [_about(t, group, _base(t, group, ruleset), ruleset) for group in _READING]
    return [paragraph for paragraph in paragraphs if paragraph]


def _base(t: Text, group: str, ruleset: Ruleset) -> list[str]:
    """What is said of a matter under any rules."""
    after = "on" if ruleset.play_after_drawing else "off"
    match group:
        case fields.DRAWING:
            return [t("rules-turn")]
        case fields.SPECIAL:
            return [t("rules-actions", after=after), t("rules-wild")]
        case fields.FOUR:
            return [t("rules-four", kind=ruleset.wild_draw_four, needs=ruleset.four_needs, after=after)]
        case fields.UNO:
            catches = "yes" if ruleset.uno in ("call", "strict") else "no"
            return [t("rules-uno", kind=ruleset.uno, catches=catches, penalty=ruleset.uno_penalty)]
        case fields.END:
            match = t("rules-match", scoring=ruleset.scoring, target=ruleset.target)
            return [t("rules-out", scoring=ruleset.scoring), match]
        case _:
            return []


def _about(t: Text, group: str, base: list[str], ruleset: Ruleset) -> str:
    """One matter: its base, then a sentence for each of its fields that is not official or must be said anyway."""
    official = PRESETS["official"]
    always = _ALWAYS - {"drawn_card"} if ruleset.blind_draw else _ALWAYS  # it says itself when a card may be played
    rules = [
        rule_words(t, field, getattr(ruleset, field.name))
        for field in FIELDS
        if field.group == group
        and field.name not in _TOLD
        and (
            field.name in always
            or getattr(ruleset, field.name) != getattr(official, field.name)
            or (field.name == "at_limit" and ruleset.hand_limit)
        )
    ]
    told = " ".join(filter(None, rules))
    if not base:
        return t("rules-matter", matter=group_words(t, group), rules=told) if told else ""
    return "\n".join(base) + (f" {told}" if told else "")


def preset_words(t: Text, preset: str) -> str:
    """What a preset is called."""
    return t(f"preset-{text_id(preset)}")


def ruleset_words(t: Text, ruleset: Ruleset) -> str:
    """The rules in one line: the preset, what differs from it, and the code."""
    preset = nearest(ruleset)
    parts = [t("ruleset-preset", preset=preset_words(t, preset))]
    parts += [setting_words(t, FIELD[name], value) for name, value in differences(ruleset, preset).items()]
    return " · ".join((*parts, t("ruleset-code", code=ruleset.code)))


def ruleset_refusal_words(t: Text, error: RulesetError | RulesetCodeError) -> str:
    """Why rules cannot be played, or a code cannot be read, and what would work."""
    params: dict[str, str | int] = dict(error.params)
    field = FIELD.get(str(params.get("field")))
    if field is not None:
        params["field"] = field_words(t, field)
    if isinstance(error, RulesetCodeError):
        return t(f"code-{text_id(error.reason.value)}", **params)
    if error.reason is Contradiction.BAD_VALUE and "low" in params:
        return t("contradiction-bad-number", **params)
    return t(f"contradiction-{text_id(error.reason.value)}", **params)


def setting_text(value: str | int) -> str:
    """A field's value as a menu sends it back: ``on``, ``until_playable``, ``7``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
