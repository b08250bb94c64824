"""The choice of a table's rules before its match: in the rules menu of the lobby, and in `/uno start`.

If rules contradict each other, or a code or number is invalid, the menu shows a sentence that says what is valid.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeAlias

import msgspec
from discord import ui
from discord.app_commands import Choice, Range

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.panel_answers import show_over_hand
from unobot.bot.interactions.slash_commands import (
    MAX_SUGGESTION_LENGTH,
    MAX_SUGGESTIONS,
    Suggested,
    Suggestions,
)
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.threads import why_closed_soon
from unobot.bot.screens.time_control import time_control_screen
from unobot.features.house_rules.rules import CHOSEN, answered_rules, answers_of, answers_to, read_answers
from unobot.features.house_rules.screens import (
    BOXES,
    OTHER,
    PRESET,
    code_modal,
    form_modal,
    house_rules_screen,
    number_modal,
)
from unobot.features.play.actions import redraw_table
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH, RulesetCodeError
from unobot.rules.ruleset.fields import GROUPS, Field
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.tables.state import lobby
from unobot.tables.state.places import PLACES, check_pace
from unobot.tables.state.seating import host_name
from unobot.tables.state.time_controls import MIN_SLOW_TURN, TIME_CONTROLS
from unobot.typed_text import folded
from unobot.wording.rulesets import FIELD, preset_words, ruleset_words, text_id

_FIELD = {text_id(name): field for name, field in FIELD.items()}
_GROUP = {text_id(group): group for group in GROUPS}


_MENU, _BUTTON, _MODAL = (control.on(Surface.PANEL) for control in (Control.MENU, Control.BUTTON, Control.MODAL))


async def handle(context: TableContext) -> None:
    """Do what a button, menu or modal of the rules menu says. Raises `Refused`."""
    action, ruleset = context.action_id, context.table.ruleset
    match action.verb:
        case Verb.HOUSE_RULES if not context.is_private:
            await open_menu(context)
        case _ if not context.is_private:  # the menu is always an ephemeral message
            raise Refused("refused-unknown-button")
        case Verb.HOUSE_RULES if not context.choice or context.choice in _GROUP:
            _check_may_change(context)
            await _redraw(context, _GROUP.get(context.choice))
        case Verb.PRESET if context.choice in PRESETS:
            await _change(context, _GROUP.get(action.arg), lambda: PRESETS[context.choice])
        case Verb.FIELD if context.choice == OTHER and action.arg in _FIELD:
            await _ask(context, number_modal(context.text, context.table.view(), _FIELD[action.arg]))
        case Verb.FIELD | Verb.NUMBER if action.arg in _FIELD:
            field = _FIELD[action.arg]
            text = context.choice or context.typed_text
            await _change(context, field.group, lambda: with_field(ruleset, field, text))
        case Verb.TAKE_BACK if action.arg in ("on", "off"):
            await _allow_taking_back(context)
        case Verb.FORM if action.arg == "set":
            await _fill_in(context)
        case Verb.FORM:
            answers = read_answers(action.arg) or answers_of(ruleset)
            await _ask(context, form_modal(context.text, context.table.view(), answers))
        case Verb.CODE if action.arg == "ask":
            await _ask(context, code_modal(context.text, context.table.view()))
        case Verb.CODE if action.arg == "paste":
            await _change(context, None, lambda: Ruleset.from_code(context.typed_text), typed=context.typed_text)
        case _:
            raise Refused("refused-unknown-button")


async def _set_length(context: TableContext) -> None:
    """Choose a quick game of one round, or a match of several rounds, as before. The button is in the lobby."""
    match context.action_id.arg:
        case "round" | "points" as length:
            ruleset = context.table.ruleset.with_length(length, context.table.state.options.longer)
            await context.table.change(context.user_id, partial(lobby.set_rules, ruleset=ruleset))
        case _:
            raise Refused("refused-unknown-button")
    await redraw_table(context)


async def open_menu(context: TableContext) -> None:
    """Show the menu in the host's panel. Raises `Refused` for others, and in play."""
    _check_may_change(context)
    await _redraw(context, None)


def with_field(ruleset: Ruleset, field: Field, text: str) -> Ruleset:
    """Return the rules with the field set to the text of a menu or modal. Raises `Refused` and `RulesetError`."""
    value = field.read(text)
    if value is None:
        raise Refused("refused-no-such-number", low=field.low, high=field.high)
    return msgspec.structs.replace(ruleset, **{field.name: value})


async def _suggest_rules(context: Context, typed: str) -> Suggestions:
    """Return the presets that contain the typed text. If the text is a rule code, return its rules."""
    text = context.text
    names = [name for name in PRESETS if folded(typed) in folded(f"{name} {preset_words(text, name)}")]
    choices = [Choice(name=preset_words(text, name), value=name) for name in names]
    try:
        ruleset = Ruleset.from_code(typed.strip())
    except (RulesetCodeError, RulesetError):
        return choices[:MAX_SUGGESTIONS]
    if len(ruleset.code) > MAX_SUGGESTION_LENGTH:
        return []  # too long to suggest, but it can be pasted
    words = ruleset_words(text, ruleset).replace("*", "").replace("`", "")
    return [Choice(name=words[:MAX_SUGGESTION_LENGTH], value=ruleset.code)]


NewRules: TypeAlias = Annotated[Range[str, 1, MAX_CODE_LENGTH], Suggested(_suggest_rules)]
"""The type of an option with the rules of a new table: a preset or a code."""


async def _change(context: TableContext, group: str | None, make: Callable[[], Ruleset], typed: str = "") -> None:
    """Set the rules that ``make`` returns. ``typed``: a text that a refusal repeats, so that it can be mended."""
    try:
        await context.table.change(context.user_id, partial(lobby.set_rules, ruleset=make()))
        note = context.text("note-changed")
    except (Refused, RulesetError, RulesetCodeError, StorageError) as error:
        note = sentence(context.text, error)
        if typed:
            note = f"{note}\n`{typed.replace('`', '')}`"
    await _redraw(context, group, note)


async def _fill_in(context: TableContext) -> None:
    """Set the rules of the form. If they are refused, the menu has a button that opens it with the same answers."""
    fields, refused = context.fields, None
    given = answers_of(context.table.ruleset)
    chosen = [(*fields.get(name, ()), old)[0] for name, old in zip(CHOSEN, given.chosen, strict=True)]
    answers = answers_to(next(iter(fields.get(PRESET, ())), ""), fields.get(BOXES, ()), chosen)
    if answers is None:
        raise Refused("refused-unknown-button")
    try:
        ruleset = answered_rules(context.table.ruleset, answers)
        await context.table.change(context.user_id, partial(lobby.set_rules, ruleset=ruleset))
        note = context.text("note-changed")
    except (Refused, RulesetError, StorageError) as error:
        note, refused = sentence(context.text, error), answers
    await show_over_hand(context, partial(house_rules_screen, refused=refused), note)


async def _allow_taking_back(context: TableContext) -> None:
    try:
        _check_may_change(context)
        allowed = context.action_id.arg == "on"
        await context.table.change(context.user_id, partial(lobby.allow_take_back, allowed=allowed))
        note = context.text("note-changed")
    except (Refused, StorageError) as error:
        note = sentence(context.text, error)
    await _redraw(context, None, note)


async def _redraw(context: TableContext, group: str | None, note: str = "") -> None:
    await show_over_hand(context, partial(house_rules_screen, group=group), note)


def _check_may_change(context: TableContext) -> None:
    """Raise `Refused` unless this is the host in the lobby. Modals open only after this check."""
    state = context.table.state
    if not context.table.is_live:
        raise Refused("refused-closed")
    if context.user_id != state.host_id:
        raise Refused("refused-only-host-rules", host=host_name(state))
    if state.status != "lobby":
        raise Refused("refused-running-rules")
    if context.table.policy.rules_locked:
        raise Refused("refused-rules-locked")


async def _ask(context: TableContext, modal: ui.Modal) -> None:
    _check_may_change(context)
    if not await context.response.open_modal(modal):
        raise Refused("refused-too-slow")


_host_action = partial(TableAction, handler=handle, ends_with_stage=True, who="the host", when="lobby")


async def _time_control(context: TableContext) -> None:
    if not context.choice:
        lobby.check_may_set_time_control(context.table.state, context.user_id)
        await show_over_hand(context, time_control_screen)
        return
    if context.choice not in TIME_CONTROLS:
        raise Refused("refused-unknown-button")
    check_pace(PLACES[context.table.state.place], TIME_CONTROLS[context.choice], MIN_SLOW_TURN)
    default_turn = (await context.messages.preferences.settings_for(context.interaction)).turn
    turn = TIME_CONTROLS[context.choice] or default_turn
    await context.table.change(context.user_id, partial(lobby.set_time_control, turn=turn))
    note = why_closed_soon(context, context.table) or context.text("note-changed")
    await show_over_hand(context, time_control_screen, note)


ACTIONS = (
    _host_action(
        verb=Verb.HOUSE_RULES,
        offered=_BUTTON | _MENU,
        checked="a group of the menu",
    ),
    _host_action(
        verb=Verb.LENGTH,
        handler=_set_length,
        offered=_BUTTON,
        checked="`round` or `points`",
    ),
    _host_action(verb=Verb.PRESET, offered=_MENU, checked="one preset that the menu offers"),
    _host_action(verb=Verb.FIELD, offered=_MENU, checked="one value that the menu offers"),
    _host_action(verb=Verb.NUMBER, offered=_MODAL, checked="a number within the limits of the field"),
    _host_action(verb=Verb.TAKE_BACK, offered=_BUTTON, checked="`on` or `off`"),
    _host_action(
        verb=Verb.FORM,
        offered=_BUTTON,
        by_argument={"set": _MODAL},
        checked="answers that the form offers, without contradictions",
    ),
    _host_action(
        verb=Verb.CODE,
        by_argument={"ask": _BUTTON, "paste": _MODAL},
        checked="a valid code without contradictions",
    ),
    TableAction(
        verb=Verb.TIME_CONTROL,
        ends_with_stage=True,
        handler=_time_control,
        offered=_BUTTON | _MENU,
        who="the host",
        when="lobby",
        checked="a time control that the menu offers, and rules that do not fix one",
    ),
)
