"""Open a table: for `/uno start`, and for the buttons that open one or start a match against AIs in one press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from discord.app_commands import Range

from unobot.ai.levels import SEATED
from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.handlers.alone import MatchAlone, open_alone
from unobot.bot.handlers.hand import open_hand
from unobot.bot.handlers.house_rules import NewRules
from unobot.bot.handlers.invitations import offer_voice
from unobot.bot.handlers.notify_me import call_followers
from unobot.bot.handlers.open_lobbies import USUAL_RULES, default_rules
from unobot.bot.handlers.table_posts import answer_with
from unobot.bot.handlers.threads import has_threads, open_in_thread, why_closed_soon, why_no_thread
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import check_is_member, check_may_open, place_for_a_table
from unobot.bot.interactions.slash_commands import Choices, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens import notice_screen
from unobot.bot.screens.start import AIS
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.tables.state.places import PLACES, check_pace
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.server_policy import check_may_choose_rules
from unobot.tables.state.time_controls import SLOW, TIME_CONTROLS, is_slow
from unobot.tables.table import Table


@dataclass(frozen=True, slots=True)
class NewTable:
    """The wishes for a new table."""

    ais: int = 0
    level: str = "casual"
    """The level of the AIs, one of `SEATED`."""
    rules: str = ""
    """The name of a preset or a code; empty for the rules of the place."""
    pace: str = "normal"
    """One of `TIME_CONTROLS`."""
    thread: bool | None = None
    """Whether the table gets its own thread. None uses the setting of the channel."""
    is_quick: bool = False
    """Whether the match is one round."""
    starts: bool = False
    """Whether the match starts at once."""


ALONE = "alone"
_AGAINST_AIS = NewTable(ais=AIS, starts=True)
_WISHES = {
    "": NewTable(),
    "ais": _AGAINST_AIS,
    "round": replace(_AGAINST_AIS, is_quick=True),
    ALONE: _AGAINST_AIS,
}


@command()
async def start(
    context: Context,
    ais: Range[int, 0, MAX_SEATS - 1] = 0,
    level: Annotated[str, Choices("level", SEATED)] = "casual",
    rules: NewRules = "",
    pace: Annotated[str, Choices("time-control", tuple(TIME_CONTROLS))] = "normal",
    thread: bool | None = None,
) -> None:
    """Open a table. The options are those of `NewTable`."""
    await open_table(context, NewTable(min(ais, MAX_SEATS), level, rules, pace, thread))


async def open_table(context: Context, new: NewTable) -> Table:
    """Open a table in this channel or in a new thread, and answer with its message. Raises `Refused`.

    In the bot's DM, a match against AIs starts.
    """
    hub, messages, interaction, text = context.hub, context.messages, context.interaction, context.text
    kind = place_kind(interaction)
    if (TIME_CONTROLS[new.pace] or 0) >= SLOW or new.thread:
        check_is_member(interaction)
    check_pace(PLACES[kind], TIME_CONTROLS[new.pace], SLOW)
    if new.thread and not PLACES[kind].threads:
        raise Refused(f"refused-thread-{kind}")
    if kind == "direct":
        return await open_alone(context, _match_of(new))
    channel_id = await place_for_a_table(interaction, text)
    place = await messages.preferences.place_of(interaction)
    check_may_open(interaction, place)
    policy = await hub.policies.check(context.server_id, context.user_id)  # before a thread is made
    locale = messages.localizer.locale_at(place, interaction.guild_locale or interaction.locale)
    fixed = named_ruleset(default_rules(place))
    ruleset = named_ruleset(new.rules) if new.rules else fixed
    ruleset = ruleset.with_length("round") if new.is_quick else ruleset
    check_may_choose_rules(policy, ruleset, fixed)
    options = TableOptions(
        turn_seconds=TIME_CONTROLS[new.pace] or place.turn,
        look=place.table_look or "picture",
        moments=place.moments is not False,
    )

    async def opened(channel_id: int) -> Table:
        return await hub.open(
            context.server_id,
            channel_id,
            host_id=context.user_id,
            name=context.name,
            locale=locale,
            levels=[new.level] * new.ais,
            ruleset=ruleset,
            options=options,
            salt=interaction.id if new.starts else None,
            place=kind,
            foreign_id=interaction.guild_id if kind == "foreign" else None,
        )

    threaded = (
        PLACES[kind].threads and has_threads(interaction) and (place.threads if new.thread is None else new.thread)
    )
    refusal = why_no_thread(context) if threaded else None
    if threaded and refusal is None:
        public, slow = replace(context, text=text_for(locale)), is_slow(ruleset, options)
        table = await open_in_thread(public, opened, host=context.name, slow=slow)
    else:
        standing = await hub.standing(channel_id)
        if standing is not None:
            messages.display.look_again(standing)  # the user may not see that there is a table
        table = await opened(channel_id)
        await answer_with(context, table)
        if note := refusal or why_closed_soon(context, table):
            await context.response.show(notice_screen(note))
    messages.threads.update(table)
    await messages.live.of(table).panel(interaction.user.id).keep_token(interaction)
    call_followers(context, table)
    if PLACES[kind].invites:
        await offer_voice(context, table)
    return table


def _match_of(new: NewTable) -> MatchAlone:
    """Return the match alone that these wishes mean."""
    ruleset = named_ruleset(new.rules or USUAL_RULES)
    ruleset = ruleset.with_length("round") if new.is_quick else ruleset
    return MatchAlone((new.level,) * (new.ais or AIS), ruleset, is_fast=new.pace == "fast")


async def _open(context: PressContext) -> None:
    """Open a table. If its match starts at once, also show the hand."""
    new = _WISHES.get(context.action_id.arg)
    if new is None:
        raise Refused("refused-unknown-button")
    if context.action_id.arg == ALONE:
        await open_alone(context, _match_of(new))
        return
    table = await open_table(context, new)
    if new.starts:
        await open_hand(context, table)


_PANEL = Control.BUTTON.on(Surface.PANEL)
ACTIONS = (
    GeneralAction(
        verb=Verb.OPEN,
        handler=_open,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.TABLE),
        by_argument={"ais": _PANEL, "round": _PANEL, ALONE: _PANEL | Control.BUTTON.on(Surface.DIRECT)},
        who="users who may open a table there; `alone`: anybody, in the bot's DM",
        when="no table in the channel",
        checked="the bot's permissions and the settings of the channel",
    ),
)
COMMANDS = (start,)
