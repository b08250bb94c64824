"""Tournaments: open one, and the buttons of its message."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated

import discord
from discord.app_commands import Range

from unobot.ai.levels import LEVELS
from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import check_may_open, server_for_a_table
from unobot.bot.interactions.place_rules import default_rules
from unobot.bot.interactions.slash_commands import Choices, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.threads import has_threads, why_no_thread
from unobot.bot.screens.menu import notice_screen
from unobot.features.house_rules.actions import NewRules
from unobot.features.tournament import night
from unobot.features.tournament.duplicate import rules_for
from unobot.features.tournament.job import TournamentRunner
from unobot.features.tournament.rules import lots_record
from unobot.features.tournament.screens import (
    CLOSE,
    CLOSE_YES,
    DROP,
    JOIN,
    LOTS,
    RECORD,
    START,
    close_screen,
    lots_screen,
)
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.model.tournament import Night, TournamentState
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.tables.state.server_policy import check_may_choose_rules
from unobot.wording.card_words import time_left

_ON_MESSAGE = Control.BUTTON.on(Surface.TABLE)


@dataclass(frozen=True, slots=True)
class NewTournament:
    """The options of a new tournament."""

    rounds: int = 3
    check_in: int = 10
    """Minutes until the no-show time."""
    minutes: int = 15
    """Minutes for a round."""
    rules: str = ""
    """The name of a preset or a code; empty for the rules of the place."""
    level: str = "casual"
    duplicate: bool = False
    """Whether all tables of a round have the same shuffles."""


@command()
async def tournament(
    context: Context,
    checkin: Range[int, 1, 1440] = 10,
    rounds: Range[int, 1, 6] = 3,
    minutes: Range[int, 3, 60] = 15,
    rules: NewRules = "",
    level: Annotated[str, Choices("level", tuple(LEVELS))] = "casual",
    duplicate: bool = False,
) -> None:
    """Open a tournament in this channel, or post the message of the open one again.

    The options are the fields of `NewTournament`.
    """
    current = await context.kit[TournamentRunner].at(context.channel_id)
    leave_gate()  # the message of the tournament comes first
    if current is not None:
        await context.kit[TournamentRunner].bump(current)
        await context.answer(notice_screen(context.text("note-tournament-bumped")))
        return
    await _open(context, NewTournament(rounds, checkin, minutes, rules, level, duplicate=duplicate))
    await context.answer(notice_screen(context.text("note-tournament-opened")))


async def _open(context: Context, new: NewTournament) -> TournamentState:
    """Open a tournament in this channel. Its tables are matches of one round. Raises `Refused`.

    If the server locks its rules, the tables play the locked rules, and the time of a round ends them.
    """
    hub, messages, interaction = context.hub, context.messages, context.interaction
    channel_id = await server_for_a_table(interaction, context.text)
    place = await messages.preferences.settings_for(interaction)
    check_may_open(interaction, place)
    guild_id = context.server_id or 0  # it is not None: `server_for_a_table` has refused other places
    policy = await hub.policies.check(guild_id, context.user_id)
    if not has_threads(interaction):
        raise Refused("refused-tournament-place")
    if (refusal := why_no_thread(context, closed=new.duplicate)) is not None:
        raise Refused("refused-tournament-threads", why=refusal)
    default = named_ruleset(default_rules(place))
    ruleset = named_ruleset(new.rules) if new.rules else default
    check_may_choose_rules(policy, ruleset, default)
    ruleset = ruleset if policy.rules_locked else ruleset.with_length("round")
    ruleset = rules_for(ruleset) if new.duplicate else ruleset
    night.check_rules(ruleset)
    return await context.kit[TournamentRunner].open(
        TournamentState(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=context.user_id,
            host_name=context.name,
            status="check_in",
            locale=messages.localizer.locale_at(place, interaction.guild_locale),
            due=context.at + new.check_in * 60.0,
            touched=context.at,
            night=Night(
                rules=ruleset.code,
                rounds_planned=new.rounds,
                minutes=new.minutes,
                level=new.level,
                duplicate=new.duplicate,
                turn_seconds=place.turn,
                look=place.table_look or "picture",
            ),
        )
    )


async def _press(context: PressContext) -> None:
    """Do the action of a button of the message, and answer with one sentence. Raises `Refused` and `StorageError`."""
    runner, text, user_id = context.kit[TournamentRunner], context.text, context.user_id
    state = await runner.get(context.action_id.table)
    if state.guild_id != context.server_id:
        raise Refused("refused-tournament-gone")
    if not context.is_private and state.channel_id != context.channel_id:
        raise Refused("refused-tournament-gone")
    await context.hub.policies.check(state.guild_id, user_id)
    match context.action_id.arg:
        case "join":
            name, emblem = context.name, await context.messages.preferences.emblem_of(user_id)
            state = await runner.change(state.id, lambda state, now: night.join(state, user_id, name, now, emblem))
            await context.response.show(notice_screen(_joined(text, state, user_id)))
        case "drop":
            await runner.drop(state.id, user_id)
            await context.response.show(notice_screen(text("note-tournament-dropped")))
        case "start":
            await _check_host(context, state)
            await runner.start(state.id)
            await context.response.show(notice_screen(text("note-tournament-started")))
        case "close":
            await _check_host(context, state)
            night.check_open(state)
            await context.response.show(close_screen(text, state))
        case "yes":
            await _check_host(context, state)
            await runner.change(state.id, lambda state, now: night.close(state, now, "host"))
            await context.response.redraw(notice_screen(text("note-tournament-closed")))
        case "lots":
            is_sealed = await runner.is_draw_secret(state)
            files = [] if is_sealed else [discord.File(BytesIO(lots_record(state, text("name-former"))), RECORD)]
            await context.response.show(lots_screen(text, state, is_sealed=is_sealed), *files)
        case _:
            raise Refused("refused-unknown-button")


def _joined(text: Text, state: TournamentState, user_id: int) -> str:
    """Return the sentence for somebody who joined, checked in, or came back."""
    number = night.entrant_of(state, user_id)
    if number is not None and state.night.entrants[number].presence == "signed":
        opens = int((state.due or 0) - night.CHECK_IN)
        return text("note-tournament-joined", when=time_left(opens))
    if state.status == "check_in":
        return text("note-tournament-checked-in", when=time_left(state.due or 0))
    return text("note-tournament-next-round")


async def _check_host(context: PressContext, state: TournamentState) -> None:
    """Raise `Refused` unless this is the host or a moderator."""
    if context.user_id != state.host_id and not await context.is_moderator():
        raise Refused("refused-tournament-host", host=state.host_name)


ACTIONS = (
    RecordAction(
        verb=Verb.TOURNAMENT,
        handler=_press,
        by_argument={
            **dict.fromkeys((JOIN, DROP, START, CLOSE, LOTS), _ON_MESSAGE),
            CLOSE_YES: Control.BUTTON.on(Surface.PANEL),
        },
        place="its own channel; a tournament",
        who="anybody to join or drop out; its host and moderators to begin a round or to close it",
        when="tournament not over; `lots` any",
        checked="bans; the stage of the tournament; for the secret of the lots: no table plays its cards",
    ),
)
COMMANDS = (tournament,)
