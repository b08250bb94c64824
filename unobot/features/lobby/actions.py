"""Open a table: `/uno start` and its buttons, in a channel, in a thread, or alone in the bot's DM."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from discord.app_commands import Range
from msgspec.structs import replace as settings_replace

from unobot.ai.level_names import SEATED
from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.panel_answers import open_hand
from unobot.bot.interactions.permissions import check_is_member, check_may_open, place_for_a_table
from unobot.bot.interactions.place_rules import DEFAULT_PRESET, default_rules
from unobot.bot.interactions.responses import MAX_PROMISE
from unobot.bot.interactions.slash_commands import Choices, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.table_posts import answer_with, post_here
from unobot.bot.interactions.threads import has_threads, open_in_thread, why_closed_soon, why_no_thread
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.alone import moved_screen
from unobot.bot.screens.menu import notice_screen
from unobot.bot.screens.start import QUICK_START_AIS
from unobot.features.house_rules.actions import NewRules
from unobot.features.invitations.actions import offer_voice
from unobot.features.results.store import Results
from unobot.features.settings.actions import call_followers
from unobot.i18n import text_for
from unobot.model.people import own_emblem
from unobot.model.refused import Refused
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import Ruleset, named_ruleset
from unobot.tables.hub import Hub
from unobot.tables.state import hosting
from unobot.tables.state.places import PLACES, check_pace
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.server_policy import check_may_choose_rules
from unobot.tables.state.time_controls import MIN_SLOW_TURN, TIME_CONTROLS, is_slow
from unobot.tables.table import Table
from unobot.wording.durations import estimate
from unobot.wording.news import NEWS

ALONE = "alone"
_PANEL = Control.BUTTON.on(Surface.PANEL)


@dataclass(frozen=True, slots=True)
class MatchAlone:
    """The options of a match alone."""

    levels: tuple[str, ...]
    """The levels of the AIs."""
    ruleset: Ruleset
    is_fast: bool = False
    """Whether the AIs play fast, whatever the user has chosen before."""


async def open_alone(context: Context, match: MatchAlone) -> Table:
    """Start a match in the bot's DM, or show the one that runs there. Raises `Refused`.

    In the DM, the message of the table is the answer. Elsewhere, the answer links to it. If many people do this at
    once, the answer first says when the match opens: Discord lets the bot open only a few new DMs.
    """
    hub, messages, text = context.hub, context.messages, context.text
    is_here = place_kind(context.interaction) == "direct"
    channel_id = context.interaction.channel_id if is_here else await _channel_of(context)
    if channel_id is None:
        raise Refused("refused-alone-no-direct")
    table = await _running_table(hub, channel_id)
    is_running, preferences = table is not None, await messages.preferences.of_user(context.user_id)
    if table is None:
        try:
            table = await hub.open(
                None,
                channel_id,
                host_id=context.user_id,
                name=context.name,
                locale=str(context.interaction.locale),
                levels=match.levels,
                ruleset=match.ruleset,
                options=TableOptions(take_back=True, ai_pace="fast" if match.is_fast else preferences.ai_pace),
                salt=context.interaction.id,
                place="direct",
                emblem=own_emblem(context.user_id, preferences),
            )
        except Refused:
            table = await _running_table(hub, channel_id)  # two presses waited for the same DM
            if table is None:
                raise
            is_running = True
    if is_here and is_running:
        await post_here(context, table)
        await context.response.show(notice_screen(text("note-alone-goes-on")))
    elif is_here:
        await answer_with(context, table)
    else:
        await context.response.wait_for(_post_in_dm(messages, table, is_new=not is_running))
        await context.response.show(moved_screen(text, messages.renderer.address(table.state)[1]))
    return table


async def _channel_of(context: Context) -> int | None:
    """Return the id of the bot's DM with the user, and open it. While the user waits, an answer says how long."""
    dms, user_id, text = context.messages.direct_messages, context.user_id, context.text
    if dms.wait_of(user_id) > MAX_PROMISE:
        raise Refused("refused-busy")
    return await context.response.wait_for(
        dms.channel_of(user_id),
        lambda: notice_screen(text("note-alone-soon", time=estimate(text, dms.wait_of(user_id)))),
    )


async def _running_table(hub: Hub, channel_id: int) -> Table | None:
    """Return the table in a DM, unless it is suspended."""
    table = await hub.standing(channel_id)
    return table if table is not None and not table.is_suspended else None


async def _post_in_dm(messages: Messages, table: Table, *, is_new: bool) -> None:
    """Post the message of a table in the DM. If the user gets no DMs, close a new table and raise `Refused`."""
    if not await messages.live.of(table).public.bump():
        await messages.direct_messages.forget_channel(table.state.host_id)  # the next press opens the DM again
        if is_new:
            await table.change(table.state.host_id, hosting.end)
        raise Refused("refused-alone-no-direct")


@dataclass(frozen=True, slots=True)
class NewTable:
    """The options of a new table."""

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


_AGAINST_AIS = NewTable(ais=QUICK_START_AIS, starts=True)
_NEW_TABLES = {
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
    """Open a table. `NewTable` describes the options."""
    await open_table(context, NewTable(min(ais, MAX_SEATS), level, rules, pace, thread))


async def open_table(context: Context, new: NewTable) -> Table:
    """Open a table in this channel or in a new thread, and answer with its message. Raises `Refused`.

    In the bot's DM, a match against AIs starts.
    """
    hub, messages, interaction, text = context.hub, context.messages, context.interaction, context.text
    kind = place_kind(interaction)
    if (TIME_CONTROLS[new.pace] or 0) >= MIN_SLOW_TURN or new.thread:
        check_is_member(interaction)
    check_pace(PLACES[kind], TIME_CONTROLS[new.pace], MIN_SLOW_TURN)
    if new.thread and not PLACES[kind].threads:
        raise Refused(f"refused-thread-{kind}")
    if kind == "direct":
        return await open_alone(context, _match_of(new))
    channel_id = await place_for_a_table(interaction, text)
    place = await messages.preferences.settings_for(interaction)
    check_may_open(interaction, place)
    policy = await hub.policies.check(context.server_id, context.user_id)  # before a thread is made
    locale = messages.localizer.locale_at(place, interaction.guild_locale or interaction.locale)
    place_rules = named_ruleset(default_rules(place))
    ruleset = named_ruleset(new.rules) if new.rules else place_rules
    longer = ruleset if new.is_quick and ruleset.keeps_scores else None
    ruleset = ruleset.with_length("round") if new.is_quick else ruleset
    check_may_choose_rules(policy, ruleset, place_rules)
    options = TableOptions(
        turn_seconds=TIME_CONTROLS[new.pace] or place.turn,
        look=place.table_look or "picture",
        moments=place.moments is not False,
        news="" if new.starts else await _unseen_news(context),
        longer=longer,
    )

    async def open_in(channel_id: int) -> Table:
        table = await hub.open(
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
            emblem=await messages.preferences.emblem_of(context.user_id),
        )
        if PLACES[kind].invites:
            offer_voice(context, table)
        return table

    wants_thread = (
        PLACES[kind].threads and has_threads(interaction) and (place.threads if new.thread is None else new.thread)
    )
    refusal = why_no_thread(context) if wants_thread else None
    if wants_thread and refusal is None:
        public, slow = replace(context, text=text_for(locale)), is_slow(ruleset, options)
        table = await open_in_thread(public, open_in, host=context.name, slow=slow)
    else:
        channel_table = await hub.standing(channel_id)
        if channel_table is not None:
            messages.display.redraw(channel_table)  # the user may not see that there is a table
        table = await open_in(channel_id)
        await answer_with(context, table)
        if note := refusal or why_closed_soon(context, table):
            await context.response.show(notice_screen(note))
    if options.news:
        await _store_news(context)
    messages.threads.update(table)
    await messages.live.of(table).panel(interaction.user.id).store_token(interaction)
    call_followers(context, table)
    return table


async def _unseen_news(context: Context) -> str:
    """Return the id of the news that a new lobby shows, or an empty text. A server sees each news once.

    For a server without a match, nothing is new. Raises `StorageError`.
    """
    server_id = context.server_id
    if server_id is None or (await context.messages.preferences.own_settings(server_id)).news == NEWS[-1]:
        return ""
    if await context.kit[Results].history(server_id, limit=1):
        return NEWS[-1]
    await _store_news(context)
    return ""


async def _store_news(context: Context) -> None:
    """Store that the server of this interaction has seen the newest news. Raises `StorageError`."""
    server_id, preferences = context.server_id, context.messages.preferences
    assert server_id is not None  # only servers see news
    settings = await preferences.latest_settings(server_id)
    await preferences.store_settings(server_id, settings_replace(settings, news=NEWS[-1]), server_id)


def _match_of(new: NewTable) -> MatchAlone:
    """Return the options of a match alone that correspond to the options of a new table."""
    ruleset = named_ruleset(new.rules or DEFAULT_PRESET)
    ruleset = ruleset.with_length("round") if new.is_quick else ruleset
    return MatchAlone((new.level,) * (new.ais or QUICK_START_AIS), ruleset, is_fast=new.pace == "fast")


async def _open(context: PressContext) -> None:
    """Open a table. If its match starts at once, also show the hand."""
    new = _NEW_TABLES.get(context.action_id.arg)
    if new is None:
        raise Refused("refused-unknown-button")
    if context.action_id.arg == ALONE:
        await open_alone(context, _match_of(new))
        return
    table = await open_table(context, new)
    if new.starts:
        await open_hand(context, table)


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
