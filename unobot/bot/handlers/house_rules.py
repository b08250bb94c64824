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
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.screens.house_rules import OTHER, code_modal, house_rules_screen, number_modal
from unobot.i18n import Text
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import GROUPS, Field
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.state import lobby
from unobot.tables.state.seating import host_name
from unobot.wording.rulesets import FIELD, preset_words, ruleset_words, text_id

CHOICES = 25
"""Discord shows no more suggestions."""
_NAME = 100
"""Discord's limit of a suggestion, of what it shows and of what it sends."""

_FIELD = {text_id(name): field for name, field in FIELD.items()}
_GROUP = {text_id(group): group for group in GROUPS}


async def handle(press: Press) -> None:
    """Do what a button, menu or modal of the rules menu asks. Raises `Refused` for what it never asks."""
    action, ruleset = press.action, press.table.ruleset
    match action.verb:
        case Verb.HOUSE if not press.on_hand:
            await open_menu(press)
        case _ if not press.on_hand:  # a menu is for one person's eyes, and stands on no public message
            raise Refused("refused-unknown-button")
        case Verb.HOUSE if not press.chosen or press.chosen in _GROUP:
            _check_may_change(press)
            await _redraw(press, _GROUP.get(press.chosen))
        case Verb.PRESET if press.chosen in PRESETS:
            await _change(press, _GROUP.get(action.arg), lambda: PRESETS[press.chosen])
        case Verb.FIELD if press.chosen == OTHER and action.arg in _FIELD:
            await _ask(press, number_modal(press.t, press.table.view(), _FIELD[action.arg]))
        case Verb.FIELD | Verb.NUMBER if action.arg in _FIELD:
            field = _FIELD[action.arg]
            text = press.chosen or press.typed
            await _change(press, field.group, lambda: changed(ruleset, field, text))
        case Verb.UNDO if action.arg in ("on", "off"):
            await _allow_taking_back(press)
        case Verb.CODE if action.arg == "ask":
            await _ask(press, code_modal(press.t, press.table.view()))
        case Verb.CODE if action.arg == "paste":
            await _change(press, None, lambda: Ruleset.from_code(press.typed))
        case _:
            raise Refused("refused-unknown-button")


async def open_menu(press: Press) -> None:
    """Show the menu to the host, in a message of its own. Raises `Refused` for anybody else, and after the start."""
    _check_may_change(press)
    await press.answer.show(house_rules_screen(press.t, press.table.view(press.user_id)))


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
    if len(ruleset.code) > _NAME:
        return []  # too long to be suggested, not to be pasted
    words = ruleset_words(text, ruleset).replace("*", "").replace("`", "")
    return [discord.app_commands.Choice(name=words[:_NAME], value=ruleset.code)]


async def _change(press: Press, group: str | None, make: Callable[[], Ruleset]) -> None:
    try:
        await press.table.change(press.user_id, partial(lobby.set_rules, ruleset=make()))
        note = press.t("note-changed")
    except (Refused, RulesetError, RulesetCodeError, StorageError) as error:
        note = sentence(press.t, error)
    await _redraw(press, group, note)


async def _allow_taking_back(press: Press) -> None:
    try:
        _check_may_change(press)
        await press.table.change(press.user_id, partial(lobby.allow_take_back, allowed=press.action.arg == "on"))
        note = press.t("note-changed")
    except (Refused, StorageError) as error:
        note = sentence(press.t, error)
    await _redraw(press, None, note)


async def _redraw(press: Press, group: str | None, note: str | None = None) -> None:
    view = press.table.view(press.user_id)
    await press.answer.redraw(house_rules_screen(press.t, view, group=group, note=note))


def _check_may_change(press: Press) -> None:
    """Raise `Refused` unless this is the host, in the lobby, so that nobody fills in a modal for nothing."""
    state = press.table.state
    if not press.table.is_live:
        raise Refused("refused-closed")
    if press.user_id != state.host_id:
        raise Refused("refused-only-host-rules", host=host_name(state))
    if state.status != "lobby":
        raise Refused("refused-running-rules")


async def _ask(press: Press, modal: ui.Modal) -> None:
    _check_may_change(press)
    if not await press.answer.ask(modal):
        raise Refused("refused-too-slow")


HANDLERS: Handlers = dict.fromkeys((Verb.HOUSE, Verb.PRESET, Verb.FIELD, Verb.UNDO, Verb.NUMBER, Verb.CODE), handle)
