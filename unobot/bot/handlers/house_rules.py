"""The rules of a table before its match: what the menu in the lobby and `/uno start` do to them.

Rules that contradict each other, broken codes and impossible numbers are answered with one sentence that says what
would work, in the menu itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import discord
import msgspec
from discord import ui

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.button_context import ButtonContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.house_rules import OTHER, code_modal, number_modal, rules_menu_screen
from unobot.i18n import Text
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import GROUPS, Field
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.state.seating import host_name
from unobot.wording.rulesets import FIELD, preset_words, ruleset_words, text_id

USUAL_RULES = "official"
"""The preset of a table if nothing else is set."""
CHOICES = 25
"""Discord shows no more suggestions."""
CHOICE_LENGTH = 100
"""Discord's limit of a suggestion, of what it shows and of what it sends."""

_FIELD = {text_id(name): field for name, field in FIELD.items()}
_GROUP = {text_id(group): group for group in GROUPS}


async def handle(context: ButtonContext) -> None:
    """Do what a button, menu or modal of the rules menu asks. Raises `Refused` for what it never asks."""
    action, ruleset = context.action_id, context.table.ruleset
    match action.verb:
        case Verb.HOUSE_RULES if not context.is_private:
            await open_menu(context)
        case _ if not context.is_private:  # a menu is for one person's eyes, and stands on no public message
            raise Refused("refused-unknown-button")
        case Verb.HOUSE_RULES if not context.chosen or context.chosen in _GROUP:
            _check_may_change(context)
            await _redraw(context, _GROUP.get(context.chosen))
        case Verb.PRESET if context.chosen in PRESETS:
            await _change(context, _GROUP.get(action.arg), lambda: PRESETS[context.chosen])
        case Verb.FIELD if context.chosen == OTHER and action.arg in _FIELD:
            await _ask(context, number_modal(context.text, context.table.view(), _FIELD[action.arg]))
        case Verb.FIELD | Verb.NUMBER if action.arg in _FIELD:
            field = _FIELD[action.arg]
            text = context.chosen or context.typed
            await _change(context, field.group, lambda: changed(ruleset, field, text))
        case Verb.TAKE_BACK if action.arg in ("on", "off"):
            await _allow_taking_back(context)
        case Verb.CODE if action.arg == "ask":
            await _ask(context, code_modal(context.text, context.table.view()))
        case Verb.CODE if action.arg == "paste":
            await _change(context, None, lambda: Ruleset.from_code(context.typed))
        case _:
            raise Refused("refused-unknown-button")


async def open_menu(context: ButtonContext) -> None:
    """Show the menu to the host, in a message of its own. Raises `Refused` for anybody else, and after the start."""
    _check_may_change(context)
    await context.response.show(rules_menu_screen(context.text, context.table.view(context.user_id)))


def changed(ruleset: Ruleset, field: Field, text: str) -> Ruleset:
    """The rules with one field changed to what a menu or a modal sends for it. Raises `Refused`, `RulesetError`."""
    value = field.read(text)
    if value is None:
        raise Refused("refused-no-such-number", low=field.low, high=field.high)
    return msgspec.structs.replace(ruleset, **{field.name: value})


def chosen_ruleset(text: str) -> Ruleset:
    """The rules that ``/uno start`` was given: the name of a preset, or a code. Raises `RulesetCodeError`."""
    preset = PRESETS.get(text.strip().casefold().replace(" ", "_"))
    return preset or Ruleset.from_code(text.strip())


def suggestions(text: Text, typed: str) -> list[discord.app_commands.Choice[str]]:
    """The presets that fit what was typed; or, where it is a code, the rules that it stands for."""
    fitting = [name for name in PRESETS if typed.casefold() in f"{name} {preset_words(text, name)}".casefold()]
    choices = [discord.app_commands.Choice(name=preset_words(text, name), value=name) for name in fitting]
    try:
        ruleset = Ruleset.from_code(typed.strip())
    except (RulesetCodeError, RulesetError):
        return choices[:CHOICES]
    if len(ruleset.code) > CHOICE_LENGTH:
        return []  # too long to be suggested, not to be pasted
    words = ruleset_words(text, ruleset).replace("*", "").replace("`", "")
    return [discord.app_commands.Choice(name=words[:CHOICE_LENGTH], value=ruleset.code)]


async def _change(context: ButtonContext, group: str | None, make: Callable[[], Ruleset]) -> None:
    try:
        await context.table.change_rules(context.user_id, make())
        note = context.text("menu-changed")
    except (Refused, RulesetError, RulesetCodeError, StorageError) as error:
        note = sentence(context.text, error)
    await _redraw(context, group, note)


async def _allow_taking_back(context: ButtonContext) -> None:
    try:
        _check_may_change(context)
        await context.table.allow_taking_back(context.user_id, context.action_id.arg == "on")
        note = context.text("menu-changed")
    except (Refused, StorageError) as error:
        note = sentence(context.text, error)
    await _redraw(context, None, note)


async def _redraw(context: ButtonContext, group: str | None, note: str | None = None) -> None:
    view = context.table.view(context.user_id)
    await context.response.redraw(rules_menu_screen(context.text, view, group=group, note=note))


def _check_may_change(context: ButtonContext) -> None:
    """Raise `Refused` unless this is the host, in the lobby, so that nobody fills in a modal for nothing."""
    state = context.table.state
    if not context.table.is_live:
        raise Refused("refused-closed")
    if context.user_id != state.host_id:
        raise Refused("refused-only-host-rules", host=host_name(state))
    if state.status != "lobby":
        raise Refused("refused-running-rules")


async def _ask(context: ButtonContext, modal: ui.Modal) -> None:
    _check_may_change(context)
    if not await context.response.ask(modal):
        raise Refused("refused-too-slow")


_MENU, _BUTTON, _MODAL = (control.on(Surface.PANEL) for control in (Control.MENU, Control.BUTTON, Control.MODAL))
_by_host = partial(TableAction, handler=handle, who="the host", when="lobby")
ACTIONS = (
    _by_host(
        verb=Verb.HOUSE_RULES,
        offered=Control.BUTTON.on(Surface.TABLE) | _BUTTON | _MENU,
        checked="a group of the menu",
    ),
    _by_host(verb=Verb.PRESET, offered=_MENU, checked="one preset that the menu offers"),
    _by_host(verb=Verb.FIELD, offered=_MENU, checked="one value that the menu offers"),
    _by_host(verb=Verb.NUMBER, offered=_MODAL, checked="a number within the limits of the field"),
    _by_host(verb=Verb.TAKE_BACK, offered=_BUTTON, checked="`on` or `off`"),
    _by_host(
        verb=Verb.CODE,
        by_argument={"ask": _BUTTON, "paste": _MODAL},
        checked="a valid code without contradictions",
    ),
)
