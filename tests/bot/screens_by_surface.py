"""Every screen of the bot, with the surfaces on which it is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import msgspec
from discord import ui

from tests.bot.results import RESULTS
from tests.bot.scenes import closed, lobby, random_scenes, replayed, with_hand
from tests.bot.seasons import player_stats
from tests.bot.tournaments import tournament_stages
from tests.tables.test_solo_game import act
from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.surfaces import Surface
from unobot.bot.screens.hand import MORE, hand_screen
from unobot.bot.screens.lobby import lobby_panel, lobby_screen
from unobot.bot.screens.menu import end_screen, menu_screen
from unobot.bot.screens.notify_me import notify_me_off_screen, notify_me_on_screen
from unobot.bot.screens.results import end_menu_screen
from unobot.bot.screens.rules import rules_screen
from unobot.bot.screens.suspended import suspended_screen
from unobot.bot.screens.table import table_screen
from unobot.bot.screens.tables import ListedTable, tables_screen
from unobot.bot.screens.time_control import time_control_screen
from unobot.features.admin.moderation import TableOverview
from unobot.features.admin.screens import (
    ais_limit_screen,
    audit_log_screen,
    bans_screen,
    moderation_screen,
    roles_limit_screen,
    rules_limit_screen,
    table_overview_screen,
)
from unobot.features.daily.games import DailyEntry
from unobot.features.daily.record import daily_game, daily_view
from unobot.features.daily.rules import VERSION, Comparison, Streak, world_deal
from unobot.features.daily.screens import RoundTally, daily_frame, daily_post_screen, daily_screen
from unobot.features.help.screens import help_screen, lesson_screen
from unobot.features.help.tutorial import LESSONS, Lesson
from unobot.features.house_rules.rules import answers_of
from unobot.features.house_rules.screens import code_modal, form_modal, house_rules_screen, number_modal
from unobot.features.invitations.screens import (
    invitation_dm_screen,
    invitation_joined_screen,
    invitation_screen,
)
from unobot.features.owner.screens import ShownServer, block_modal, notice_modal, owner_screen, servers_screen
from unobot.features.play.screens import kick_screen, players_screen, recap_screen
from unobot.features.privacy.screens import privacy_ask_screen, privacy_screen
from unobot.features.reactions.screens import reactions_screen
from unobot.features.replay.screens import replay_screen
from unobot.features.results.screens import ResultFilters, history_screen, leaderboard_screen, stats_screen
from unobot.features.server_day.screens import day_settings_screen
from unobot.features.settings.actions import DEFAULTS
from unobot.features.settings.screens import (
    SETTINGS,
    Scope,
    default_rules_modal,
    preferences_screen,
    server_settings_screen,
)
from unobot.features.solo.game import Stage, WhatIf, what_if
from unobot.features.solo.screens import seat_choice_screen, solo_screen, what_if_frame
from unobot.features.tournament.screens import close_screen, tournament_screen
from unobot.features.translations.screens import note_modal
from unobot.i18n import text_for
from unobot.model.daily_try import DailyTry
from unobot.model.former import MIN_ALIAS
from unobot.model.match_result import LeaderboardPage, LeaderboardRow
from unobot.model.owner_decisions import OwnerDecisions, OwnerNotice
from unobot.model.people import BanState, DataCounts, Preferences
from unobot.model.places import ChannelSettings
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.ruleset.fields import FIELDS, GROUPS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.tables.table_view import TableView

TEXT = text_for("en")
TABLE = frozenset({Surface.TABLE, Surface.PANEL})
"""`/uno status` shows the table in a panel."""
PUBLIC = frozenset({Surface.TABLE})
PANEL = frozenset({Surface.PANEL})
DIRECT = frozenset({Surface.DIRECT})
HAND = PANEL | DIRECT
MESSAGES = (
    (Verb.HAND, "", Surface.REMINDER),
    (Verb.NOTIFY, "off", Surface.REMINDER),
    (Verb.NOTIFY, "", Surface.TABLE),
    (Verb.CHECK, "", Surface.TABLE),
    (Verb.AI_PACE, "", Surface.TABLE),
    (Verb.REPLAY, "open", Surface.DIRECT),
)
"""The buttons of plain messages, and two of the table in the bot's DM, whose other buttons are those of hands.

The ends of matches that earlier versions showed have *Notify me* and *Check the deal*."""
ShownScreen = tuple[frozenset[Surface], ui.LayoutView | ui.Modal]


def screens() -> Iterator[ShownScreen]:
    """Yield every screen in enough states to show all of its controls."""
    for number, scene in enumerate(random_scenes(3, 1, target=200)):
        assert scene.match.round is not None
        if number % 20 == 0 or scene.match.round.is_over:
            yield from _match(scene.view(None), [scene.view(seat) for seat in (0, 1)])
        yield PANEL, hand_screen(TEXT, scene.view(0))
        yield HAND, hand_screen(TEXT, scene.view(0), place="Here")
        yield PANEL, hand_screen(TEXT, scene.view(0), path=(MORE,))
        yield HAND, hand_screen(TEXT, scene.view(0), path=(MORE,), place="Here")
        yield HAND, hand_screen(TEXT, scene.view(0), say_uno=True, place="Here")
        if number % 20 == 0 and scene.match.round.to_move == 0:
            yield HAND, hand_screen(TEXT, with_hand(scene, 0, list(OFFICIAL_DECK.cards)[:40]))
    replay = replayed(3, OFFICIAL)
    for ply in (0, 1, replay.last):
        yield HAND, replay_screen(TEXT, replay.view(ply))
    yield PANEL, history_screen(TEXT, "server", RESULTS, is_first=True, older=3)
    game = what_if(replay, WhatIf(7, 0, 1), 77, 1)
    yield HAND, seat_choice_screen(TEXT, 7, 0, [*game.view().seats], 1)
    yield HAND, solo_screen(TEXT, game.view(), game.stage, what_if_frame(TEXT, game.view(), WhatIf(7, 0, 1)))
    yield from _lobby(replace(lobby(3, 1), to_take=()))
    yield from _daily()
    yield from _general()


def _match(public: TableView, views: list[TableView]) -> Iterator[ShownScreen]:
    yield TABLE, table_screen(TEXT, public)
    yield TABLE, table_screen(TEXT, closed(public))
    yield PANEL, hand_screen(TEXT, replace(public, to_take=(2,), may_join=True))
    yield PANEL, hand_screen(TEXT, replace(public, may_see_backs=True))
    yield PANEL, hand_screen(TEXT, replace(public, joins=True))
    for view in views:
        assert view.seat is not None
        assert view.view is not None
        seat = view.seats[view.seat]
        away = [replace(each, away=each is seat) for each in view.seats]
        for options in ({}, {"say_uno": True}, {"why": True}, {"path": ("catch",)}, {"path": ("premove", "W")}):
            yield HAND, hand_screen(TEXT, view, place="Here", **options)
        yield HAND, hand_screen(TEXT, replace(view, seats=tuple(away)), place="Here")
        yield HAND, hand_screen(TEXT, replace(view, suspended=True, adjourned=True))
        resting = replace(view, seats=tuple(replace(each, autopilot=True, resting=True) for each in view.seats))
        for each in (view, resting, replace(view, may_skip=True)):
            yield PANEL, menu_screen(TEXT, each, is_host_or_mod=True, reacts=True)
            yield PANEL, reactions_screen(TEXT, each, 1000, reacts=True, manages=True)
            yield PANEL, reactions_screen(TEXT, replace(each, reacts=False), 1000, reacts=False, manages=True)
        yield PANEL, end_screen(TEXT, view)
        yield PANEL, end_menu_screen(TEXT, closed(view))
        for page in (None, 0):
            yield HAND, recap_screen(TEXT, view, [], page)


def _lobby(view: TableView) -> Iterator[ShownScreen]:
    yield PUBLIC, lobby_screen(TEXT, replace(view, seat=None))
    yield TABLE, table_screen(TEXT, closed(view))
    yield PANEL, lobby_panel(TEXT, replace(view, ruleset=view.ruleset.with_length("round")))
    yield PANEL, lobby_panel(TEXT, view)
    ais = [replace(seat, level="casual") for seat in view.seats[1:]]
    yield PANEL, lobby_panel(TEXT, replace(view, seats=(view.seats[0], *ais)))
    yield PANEL, lobby_panel(TEXT, replace(view, seat=None))
    yield PUBLIC, lobby_screen(TEXT, replace(view, rematch=True))
    yield TABLE, suspended_screen(TEXT, replace(view, suspended=True, adjourned=True))
    yield PANEL, suspended_screen(TEXT, replace(view, suspended=True))
    gone = replace(view, seats=tuple(replace(seat, away=True) for seat in view.seats))
    for each in (view, gone):
        yield PANEL, players_screen(TEXT, each, 1000)
    yield PANEL, kick_screen(TEXT, view, view.seats[1])
    yield PANEL, time_control_screen(TEXT, view)
    for group in (None, *GROUPS):
        yield PANEL, house_rules_screen(TEXT, view, group=group)
    yield PANEL, code_modal(TEXT, view)
    yield PANEL, number_modal(TEXT, view, FIELDS[0])
    yield PANEL, form_modal(TEXT, view, answers_of(OFFICIAL))
    yield PANEL, house_rules_screen(TEXT, view, refused=answers_of(PRESETS["party"]))
    yield PANEL, invitation_screen(TEXT, view, company=2, room=25)
    yield PUBLIC, lobby_screen(TEXT, view, offers_voice=True)
    yield PANEL, rules_screen(TEXT, OFFICIAL, table=view.id)
    yield PANEL, rules_screen(TEXT, OFFICIAL)
    yield DIRECT, invitation_dm_screen(TEXT, view, name="Ann", server="Here", link="https://discord.com")
    yield DIRECT, invitation_joined_screen(TEXT, view, server="Here", link="https://discord.com")


def _daily() -> Iterator[ShownScreen]:
    deal = world_deal(date(2026, 1, 1))
    tried = DailyTry(id=1, user_id=77, server_id=0, guild_id=5, day="2026-01-01", deal_version=VERSION, touched=1.0)
    done = msgspec.structs.replace(tried, line=("draw",), squares="wwwll", points=9)
    new = DailyEntry(0, deal.day, None, True, Streak(0, 0), None)
    begun = replace(new, attempt=tried)
    over = replace(new, attempt=done, is_playable=False, streak=Streak(2, 3), comparison=Comparison(4, (1, 2, 3), 2))
    old = replace(over, seed="00")
    for entry in (new, begun, over, old):
        server = replace(entry, server_id=5, end="ff")
        is_today = entry.seed is None
        yield PANEL, daily_screen(TEXT, [entry, server], is_today=is_today, in_server=True)
        yield DIRECT, daily_screen(TEXT, [entry], is_today=is_today, in_server=False)
    yield PUBLIC, daily_post_screen(TEXT, "Ann", over)
    game, chance = daily_game(deal, 77, "Ann", 1), random.Random(1)
    game.start()
    view = daily_view(game)
    yield HAND, solo_screen(TEXT, view, game.stage, daily_frame(TEXT, view, begun, RoundTally("", ())))
    while game.stage != "pause":
        act(game, chance)
    view = daily_view(game)
    for entry, tally in ((begun, RoundTally("l", (-9,))), (over, RoundTally("wwwll", (9,) * 5))):
        stage: Stage = "over" if entry is over else "pause"
        yield PANEL, solo_screen(TEXT, view, stage, daily_frame(TEXT, view, entry, tally, in_server=True))
        yield DIRECT, solo_screen(TEXT, view, stage, daily_frame(TEXT, view, entry, tally))


def _general() -> Iterator[ShownScreen]:
    listed = [ListedTable(lobby(2), "<#5>", True)]
    yield PANEL, tables_screen(TEXT, "", listed, follow=True)
    yield HAND, tables_screen(TEXT, "", listed)
    yield PANEL, tables_screen(TEXT, "", [ListedTable(replace(lobby(2), place="direct"), "", True)])
    yield PANEL, notify_me_on_screen(TEXT, 5)
    yield PANEL, notify_me_off_screen(TEXT, 5)
    yield PANEL, help_screen(TEXT)
    yield HAND, help_screen(TEXT, plays=False, offered="pl")
    yield HAND, preferences_screen(TEXT, 1000, Preferences())
    yield HAND, preferences_screen(TEXT, 1000, Preferences(), is_owner=True)
    yield HAND, preferences_screen(text_for("pl"), 1000, Preferences(language="pl"))
    yield HAND, note_modal(TEXT, "pl")
    yield HAND, privacy_screen(TEXT, DataCounts(tables=3, results=4, messages=2, channels=1, daily=5, bans=1))
    yield HAND, privacy_ask_screen(TEXT)
    for number in range(1, LESSONS + 1):
        yield PANEL, lesson_screen(TEXT, Lesson(number, ""), "Ann")
        yield HAND, lesson_screen(TEXT, Lesson(number, ""), "Ann", plays=False)
    overview = TableOverview(1, 5, 1000, "playing", 1.0, 1.0)
    yield PANEL, moderation_screen(TEXT, [overview])
    yield PANEL, table_overview_screen(TEXT, overview)
    for locked in (True, None):
        yield PANEL, rules_limit_screen(TEXT, ChannelSettings(rules_locked=locked))
    for limit_screen in (roles_limit_screen, ais_limit_screen):
        yield PANEL, limit_screen(TEXT, ChannelSettings())
    decisions = OwnerDecisions(frozenset({5}), b"", frozenset({6}), OwnerNotice("Soon", 1e9))
    yield HAND, owner_screen(TEXT, decisions, 1, 1, 1.0)
    yield HAND, servers_screen(TEXT, [ShownServer(5, "Here", 3)], 5)
    yield HAND, notice_modal(TEXT, 24)
    yield HAND, block_modal(TEXT, "user")
    yield PANEL, day_settings_screen(TEXT, 7, 1e9)
    yield PANEL, audit_log_screen(TEXT, [], 5)
    yield PANEL, bans_screen(TEXT, [BanState(5, MIN_ALIAS, 0, 1.0)])
    yield from _results()
    yield from _tournaments()
    usual = msgspec.structs.replace(DEFAULTS, turn=60)
    for name in ("server", "channel"):
        scope = Scope(name, 5, usual, usual, usual)
        for field in (None, *SETTINGS):
            yield PANEL, server_settings_screen(TEXT, scope, field=field)
        yield PANEL, default_rules_modal(TEXT, name)


def _tournaments() -> Iterator[ShownScreen]:
    for state in tournament_stages():
        yield frozenset({Surface.TABLE}), tournament_screen(TEXT, state, state.touched)
    yield PANEL, close_screen(TEXT, state)
    yield PANEL, close_screen(TEXT, state, admin=True)


def _results() -> Iterator[ShownScreen]:
    filters = ResultFilters("2026-11", OFFICIAL.code, ("2026-11", "2026-10"), (OFFICIAL.code, PRESETS["party"].code))
    row = LeaderboardRow((1, 1), 1000, "Ann", 20, 0.3, 0.2, 0.4)
    for stats in (player_stats(), None):
        yield PANEL, stats_screen(TEXT, 1000, 0, "Ann", stats, filters, needed=20, is_own=True)
        yield PANEL, stats_screen(TEXT, 1000, 0, "Ann", stats, filters, achievements=True)
        yield DIRECT, stats_screen(TEXT, 1000, 0, "Ann", stats, ResultFilters(), is_own=True, in_server=False)
    yield frozenset({Surface.TABLE}), stats_screen(TEXT, 1000, 0, "Ann", player_stats(), filters, posted=True)
    for page in (LeaderboardPage((row,), row, 1, 3), LeaderboardPage((), None, 0, 1)):
        yield PANEL, leaderboard_screen(TEXT, page, filters)
        yield frozenset({Surface.TABLE}), leaderboard_screen(TEXT, page, filters, posted=True)
