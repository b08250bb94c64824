"""Show the rules menu of the lobby to the host: presets, single rules by group, and a rule code to paste."""

from __future__ import annotations

from itertools import islice
from typing import Any

import discord
from discord import ui
from discord.ui import LayoutView

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.features.house_rules.rules import (
    CHECKED,
    CHOSEN,
    LENGTH,
    LENGTHS,
    Answers,
    answered_field,
    length_answer,
)
from unobot.i18n import Text
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH
from unobot.rules.ruleset.fields import FIELDS, GROUPS, Field
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.table_view import TableView
from unobot.wording.rulesets import (
    FIELD,
    field_words,
    group_words,
    preset_words,
    ruleset_words,
    setting_text,
    setting_words,
    text_id,
    value_words,
)

OTHER = "other"
"""The value of the option that opens a modal for a number that the menu does not list."""
PRESET, BOXES = "preset", "boxes"
"""The custom ids of the form's fields for a preset and for checkboxes. The others are named like their rules."""
DECK = "decks"
"""The argument of the menu of decks. Each deck is chosen with the rules of its sheet."""
_MAX_OPTIONS, _MAX_CHOICES = 25, 10
_MAX_DESCRIPTION = 100


def house_rules_screen(
    text: Text, view: TableView, *, group: str | None = None, refused: Answers | None = None
) -> LayoutView:
    """Return the menu. ``group``: the group of single rules to show.

    ``refused``: the answers to the form that cannot be played together. The form opens with them again.
    """
    builder = ScreenBuilder(view.id)
    builder.say(f"### {text('house-rules-title')}", ruleset_words(text, view.ruleset))
    if group is None:  # the first group has the decks, too
        builder.menu(Verb.PRESET, DECK, _decks(text, view.ruleset), text("house-rules-deck"))
    builder.menu(
        Verb.PRESET, "" if group is None else text_id(group), _presets(text, view.ruleset), text("house-rules-preset")
    )
    builder.menu(
        Verb.HOUSE_RULES,
        "",
        [
            discord.SelectOption(
                label=group_words(text, group_name), value=text_id(group_name), default=group_name == group
            )
            for group_name in GROUPS
        ],
        text("house-rules-group"),
    )
    if group is not None:
        builder.line()
        for field in FIELDS:
            if field.group == group and field.offered:
                builder.menu(Verb.FIELD, text_id(field.name), _values(text, field, view.ruleset))
    take_back_button = builder.button(text("button-take-back-off"), Verb.TAKE_BACK, "on")
    if view.takes_back:
        take_back_button = builder.button(
            text("button-take-back-on"), Verb.TAKE_BACK, "off", style=discord.ButtonStyle.success
        )
    form_button = builder.button(text("button-form"), Verb.FORM)
    if refused is not None:
        form_button = builder.button(
            text("button-form-again"), Verb.FORM, str(refused), style=discord.ButtonStyle.primary
        )
    builder.row(
        form_button,
        builder.button(text("button-code"), Verb.CODE, "ask"),
        take_back_button,
        builder.button(text("button-rules"), Verb.RULES),
    )
    return builder.view()


def code_modal(text: Text, view: TableView) -> ui.Modal:
    """Return the modal for a rule code."""
    return _modal(
        ActionId(view.id, 0, Verb.CODE, "paste"),
        text("house-rules-code"),
        text("house-rules-code-label"),
        MAX_CODE_LENGTH,
    )


def form_modal(text: Text, view: TableView, answers: Answers) -> ui.Modal:
    """Return the modal with the common house rules and these ``answers``. Only newer apps of Discord show it."""
    modal = ui.Modal(
        title=text("house-rules-title"), custom_id=str(ActionId(view.id, 0, Verb.FORM, "set")), timeout=None
    )
    presets = [
        discord.RadioGroupOption(
            label=preset_words(text, name),
            value=name,
            description=text(f"preset-{text_id(name)}-what")[:_MAX_DESCRIPTION],
            default=name == answers.preset,
        )
        for name in islice(PRESETS, _MAX_CHOICES)
    ]
    radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=PRESET, options=presets, required=False)
    modal.add_item(ui.Label(text=text("house-rules-preset"), component=radio))
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=BOXES,
        required=False,
        min_values=0,
        options=[
            discord.CheckboxGroupOption(
                label=field_words(text, FIELD[name]) if value is True else setting_words(text, FIELD[name], value),
                value=name,
                description=text(f"field-{text_id(name)}-what")[:_MAX_DESCRIPTION] if value is True else None,
                default=name in answers.checked,
            )
            for name, value in CHECKED.items()
        ],
    )
    modal.add_item(ui.Label(text=text("rulebook-fields"), component=boxes))
    for name, chosen in zip(CHOSEN, answers.chosen, strict=True):
        if name == LENGTH:
            modal.add_item(_length_question(text, chosen))
            continue
        field = FIELD[name]
        values = sorted({*map(str, field.values), chosen}, key=int) if field.kind == "number" else field.values
        options = [
            discord.RadioGroupOption(
                label=value_words(text, field, int(value) if field.kind == "number" else value),
                value=str(value),
                default=str(value) == chosen,
            )
            for value in values
        ]
        radio = ui.RadioGroup(custom_id=name, options=options, required=False)
        modal.add_item(ui.Label(text=field_words(text, field), component=radio))
    return modal


def _length_question(text: Text, chosen: str) -> ui.Label[Any]:
    """Return the menu for the points that win a match, or for its rounds. It has more values than a radio group."""
    options = []
    for name in LENGTHS:
        field, answered = FIELD[name], answered_field(LENGTH, chosen)
        own = [answered[1]] if answered is not None and answered[0] == name else []
        for value in sorted({*field.values, *own}, key=int):
            answer = length_answer(name, value)
            label = value_words(text, field, value)
            options.append(discord.SelectOption(label=label, value=answer, default=answer == chosen))
    words = " · ".join(field_words(text, FIELD[name]) for name in LENGTHS)
    menu: ui.Select[Any] = ui.Select(custom_id=LENGTH, options=options)
    return ui.Label(text=words, description=text("field-rounds-what")[:_MAX_DESCRIPTION], component=menu)


def number_modal(text: Text, view: TableView, field: Field) -> ui.Modal:
    """Return the modal for a number that the field's menu does not list."""
    label = text("house-rules-number-label", low=field.low, high=field.high)
    return _modal(ActionId(view.id, 0, Verb.NUMBER, text_id(field.name)), field_words(text, field), label, 20)


def _modal(action: ActionId, title: str, label: str, length: int) -> ui.Modal:
    modal = ui.Modal(title=title, custom_id=str(action), timeout=None)
    text: ui.TextInput[Any] = ui.TextInput(custom_id="value", max_length=length)
    modal.add_item(ui.Label(text=label, component=text))
    return modal


def _decks(text: Text, ruleset: Ruleset) -> list[discord.SelectOption]:
    """Return the decks, each with its rules in one line and the number of players for whom it was made."""
    options = []
    for name, deck in DECKS.items():
        low, high = deck.made_for
        what = text("house-rules-deck-what", what=text(f"preset-{text_id(name)}-what"), low=low, high=high)
        label, default = value_words(text, FIELD["cards"], name), name == ruleset.cards
        options.append(
            discord.SelectOption(label=label, value=name, description=what[:_MAX_DESCRIPTION], default=default)
        )
    return options


def _presets(text: Text, ruleset: Ruleset) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=preset_words(text, name),
            value=name,
            description=text(f"preset-{text_id(name)}-what")[:_MAX_DESCRIPTION],
            default=name == ruleset.preset,
        )
        for name in islice(PRESETS, _MAX_OPTIONS)
    ]


def _values(text: Text, field: Field, ruleset: Ruleset) -> list[discord.SelectOption]:
    """Return the values of a field as options. The current value is always included, and it describes the field."""
    current = getattr(ruleset, field.name)
    values = list(dict.fromkeys((*field.values[: _MAX_OPTIONS - 2], current)))
    if field.kind == "number":
        values.sort()
    description = text(f"field-{text_id(field.name)}-what")[:_MAX_DESCRIPTION]
    options = [
        discord.SelectOption(
            label=setting_words(text, field, value, ruleset),
            value=setting_text(value),
            default=value == current,
            description=description if value == current else None,
        )
        for value in values
    ]
    if field.kind == "number" and len(field.values) < field.high - field.low + 1:
        options.append(discord.SelectOption(label=text("house-rules-other-number"), value=OTHER))
    return options
