"""The result of a match is stored once, and says honestly who played which seat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import pytest
from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, CEM, DAN, GUILD, TableHarness, play
from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.model.former import FORMER
from unobot.model.match_result import MatchResult, PlayerStats, SeatResult
from unobot.model.people import Preferences, UserState
from unobot.model.table import TableState
from unobot.ops.result_filling import fill_in
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import hosting, players
from unobot.tables.state.request import Request
from unobot.tables.table import Table

SHORT = Ruleset(target=12)
WEEK = 7 * 24 * 3600.0
LONG: dict[int | str, str] = {ANN: "WD4 R1 R2 B3", BOB: "WD4 R9 R8 B1", CEM: "WD4 G1 G2 R5"}
MIDDLE, SEED = 220, 69
"""A match of 440 moves, in whose halves Bob does everything that is counted."""
COUNTS = ("points", "rounds", "rounds_won", "unos_caught", "unos_missed", "challenges_right", "challenges_wrong")


async def results(harness: TableHarness) -> list[MatchResult]:
    """Return the stored results after all open reports, the newest first."""
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks, return_exceptions=True)
    return await harness.results.history(GUILD)


async def result(harness: TableHarness) -> MatchResult:
    """Return the only result."""
    (only,) = await results(harness)
    return only


async def release(table: Table, host: int, guest: int) -> None:
    await table.change(host, partial(hosting.release_seat, guest_id=guest))


async def rated(harness: TableHarness) -> set[int]:
    """Return the people on the leaderboard after all open reports."""
    await results(harness)
    return {row.user_id for row in (await harness.results.leaderboard(GUILD)).rows}


async def prefer(harness: TableHarness, user_id: int, *, rated: bool) -> None:
    await harness.store.put_preferences(UserState(user_id, preferences=Preferences(rated=rated)))


def standing(result: MatchResult) -> list[tuple[int, str, int, str]]:
    return [(seat.place, seat.name, seat.score, seat.presence) for seat in result.seats]


async def test_a_result_is_written_once_also_if_the_process_ends_before_the_report_is_noted(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(match_id: int) -> None:
        raise asyncio.CancelledError  # the process is killed here

    with monkeypatch.context() as patched:
        patched.setattr(harness.store, "mark_reported", crash)
        table = await harness.deal({ANN: "R1", "Kim": "G1 G2 G9"}, ruleset=SHORT)
        await play(table, ANN, "R1")
        written = await result(harness)
    assert standing(written) == [(1, "Ann", 12, "played"), (2, "Kim", 0, "played")]
    again = harness.successor()
    await again.hub.restore()
    assert await result(again) == written
    assert [match.id for match in again.listener.ended] == [written.match_id], "the end was told once more"


async def test_a_result_is_written_at_the_next_start_if_the_process_ended_before(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(harness.hub.reports, "report", lambda *_: None)
        table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
        await play(table, ANN, "R1")
    assert await results(harness) == []
    again = harness.successor()
    await again.hub.restore()
    assert (await result(again)).how == "won"


async def test_what_each_person_did_is_counted_for_them_alone(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "WD4 R1 R2", BOB: "R9 B1", CEM: "G1 G2"})
    await play(table, ANN, "WD4R")
    await play(table, BOB, "challenge", "R9")
    await play(table, CEM, "catch>1")
    await table.change(ANN, hosting.end)
    ann, bob, cem = (await result(harness)).seats
    assert (ann.colors, bob.colors) == ((1, 0, 0, 0), (0, 0, 0, 0))
    assert (bob.challenges_right, bob.challenges_wrong, bob.unos_missed) == (1, 0, 1)
    assert (cem.unos_caught, cem.unos_missed, ann.unos_caught) == (1, 0, 0)


async def test_people_who_leave_are_last_and_an_ai_has_the_place_of_the_seat(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1", CEM: "G1 G2"}, to_move=1, ruleset=Ruleset(target=5))
    await table.change(CEM, players.leave)
    await release(table, ANN, CEM)
    await table.change(ANN, players.leave)
    await play(table, BOB, "R1")
    end = await result(harness)
    ai = end.seats[2]
    assert ai.level == "casual"
    assert standing(end) == [
        (3, "Ann", 0, "gone"),
        (1, "Bob", 6, "played"),
        (2, ai.name, 0, "played"),
        (3, "Cem", 0, "gone"),
    ]
    assert [seat.user_id for seat in end.seats] == [ANN, BOB, None, CEM]


async def test_who_came_late_is_not_rated_and_has_no_points_of_the_ai(harness: TableHarness) -> None:
    long = Ruleset(target=20)
    table = await harness.deal({ANN: "R1 R5", BOB: "Y1 Y2", "Kim": "R3"}, to_move=2, ruleset=long)
    await harness.until(lambda: table.view().status == "pause")
    assert table.log is not None
    await table.change(DAN, partial(players.take_over, name="Dan", seat=2, ply=table.ply))
    await table.change(ANN, hosting.end)
    dan = (await result(harness)).seats[2]
    assert (dan.name, dan.user_id, dan.late, dan.rated) == ("Dan", DAN, True, False)
    assert (dan.points, dan.rounds) == (0, 0)
    assert dan.score > 0
    assert [seat.rated for seat in (await result(harness)).seats] == [True, True, False]


async def test_who_comes_back_to_a_seat_has_one_result(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2"}, ruleset=SHORT)
    await table.change(BOB, players.leave)
    await release(table, ANN, BOB)
    await table.change(BOB, partial(players.take_over, name="Bobby", seat=1, ply=table.ply))
    await table.change(0, hosting.end, moderator=True)
    end = await result(harness)
    assert [(seat.name, seat.user_id, seat.presence, seat.late) for seat in end.seats] == [
        ("Ann", ANN, "played", False),
        ("Bobby", BOB, "played", False),
    ]


async def test_coming_back_under_another_name_takes_nothing_away(harness: TableHarness) -> None:
    """In equal matches, Bob stays, or leaves in the middle and comes back as Bobby. He acts before and after."""
    stayed = await _long_match(harness)
    assert replace(await _long_match(harness, leaves={MIDDLE: "Bobby"}), name="Bob") == stayed
    before = await _long_match(harness, moves=MIDDLE)
    did = {name: (getattr(before, name), getattr(stayed, name)) for name in COUNTS}
    assert all(0 < first < whole for first, whole in did.values()), did
    assert all(0 < first < whole for first, whole in zip(before.colors, stayed.colors, strict=True))


async def test_a_match_that_everybody_slept_through_is_nobodys(harness: TableHarness) -> None:
    """Ann has won once. A match in which all fall asleep, and that nobody resumes, does not end her streak."""
    before = await _streak_of_ann(harness)
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", "Kim": "G1 G2"})
    await harness.advance(WEEK + 3600.0)
    assert [seat.misses for seat in table.state.seats[:2]] == [2, 2]
    assert table.state.status == "closed"
    assert table.view().is_nobodys
    assert await _stats_of_ann(harness) == before
    assert len(await results(harness)) == 1


async def test_who_removed_the_last_other_player_and_left_has_lost(harness: TableHarness) -> None:
    await _streak_of_ann(harness)
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", "Kim": "G1 G2"})
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    await table.change(ANN, players.leave)
    await harness.advance(WEEK + 3600.0)
    assert table.state.status == "closed"
    assert not table.view().is_nobodys
    after = await _stats_of_ann(harness)
    assert (after.matches, after.wins, after.streak, after.best_streak) == (2, 1, 0, 1)


async def test_who_left_before_a_channel_was_lost_has_left(harness: TableHarness) -> None:
    """Bob plays when the channel is deleted. So there was a player, although nobody resumes the match."""
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", "Kim": "G1 G2"})
    await table.change(ANN, players.leave)
    await table.suspend()
    await harness.advance(WEEK + 3600.0)
    assert [(seat.name, seat.presence) for seat in (await result(harness)).seats[:2]] == [
        ("Ann", "gone"),
        ("Bob", "played"),
    ]


async def _streak_of_ann(harness: TableHarness) -> PlayerStats:
    """Let Ann win a match of one round. Return her sums."""
    table = await harness.deal({ANN: "R1", BOB: "B1 B2"}, ruleset=Ruleset(scoring="single"))
    await play(table, ANN, "R1")
    stats = await _stats_of_ann(harness)
    assert (stats.matches, stats.wins, stats.streak) == (1, 1, 1)
    return stats


async def _stats_of_ann(harness: TableHarness) -> PlayerStats:
    await results(harness)
    stats = await harness.results.stats(GUILD, ANN)
    assert stats is not None
    return stats


async def test_coming_back_under_several_names_takes_nothing_away(harness: TableHarness) -> None:
    """Bob gives up his seat three times in a match, and comes back as Bobby, as Bob and as Rob."""
    stayed = await _long_match(harness, moves=MIDDLE)
    names = {MIDDLE // 4: "Bobby", MIDDLE // 2: "Bob", 3 * MIDDLE // 4: "Rob"}
    assert replace(await _long_match(harness, moves=MIDDLE, leaves=names), name="Bob") == stayed


async def test_who_left_under_several_names_has_one_result(harness: TableHarness) -> None:
    """Bob gives up his seat as Bob and as Bobby, and does not come back. Nothing that he did is lost."""
    stayed = await _long_match(harness, moves=MIDDLE)
    left = await _long_match(harness, moves=MIDDLE, leaves={MIDDLE // 2: "Bobby", MIDDLE: ""})
    assert (left.name, left.presence) == ("Bobby", "gone")
    assert [getattr(left, name) for name in COUNTS] == [getattr(stayed, name) for name in COUNTS]


async def test_nobody_takes_another_seat_because_its_ai_has_the_name_of_theirs(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kim gets Ann's seat, and Dan takes it. When Bob gives up his seat, an AI of the name Kim gets it.

    In an older version, an AI got the first unused name of the day, whatever the emblem of its seat.
    """
    monkeypatch.setattr("unobot.tables.state.seating.character_emblem", lambda _: 0)
    table = await harness.deal({CEM: "R1 R2", ANN: "B1 B2", BOB: "G1 G2"}, ruleset=SHORT)
    await table.change(ANN, players.leave)
    await release(table, CEM, ANN)
    first = table.state.seats[1].name
    await table.change(DAN, partial(players.take_over, name="Dan", seat=1, ply=table.ply))
    await table.change(BOB, players.leave)
    await release(table, CEM, BOB)
    assert table.state.seats[2].name == first
    assert table.view(ANN).to_take == ()
    assert table.view(BOB).to_take == (2,)


async def _long_match(
    harness: TableHarness, moves: int = 2 * MIDDLE, leaves: Mapping[int, str] = MappingProxyType({})
) -> SeatResult:
    """Play many moves, which are the same each time. Return Bob's result.

    ``leaves``: the names under which Bob comes back after he has given up his seat, by the number of moves before.
    """
    table, chance = await harness.deal(LONG, ruleset=Ruleset(target=5000)), random.Random(SEED)
    for number in range(moves + 1):
        await harness.until(partial(_is_playing, table))
        if number in leaves:
            await table.change(BOB, players.leave)
            await release(table, ANN, BOB)
            if leaves[number]:
                await table.change(BOB, partial(players.take_over, name=leaves[number], seat=1, ply=table.ply))
        if number < moves:
            await play(table, *_any_move(table, chance))
    await table.change(ANN, hosting.end)
    newest, *_ = await results(harness)
    (bob,) = (seat for seat in newest.seats if seat.user_id == BOB)
    return bob


def _is_playing(table: Table) -> bool:
    return table.view().status == "playing"


def _any_move(table: Table, chance: random.Random) -> tuple[int, str]:
    """Return who makes which move. They catch, challenge and play what can be challenged."""
    moves = [(who, str(move)) for who in (ANN, BOB, CEM) for move in table.legal_moves(who)]
    catches = [each for each in moves if each[1].startswith("catch")]
    turn = [each for each in moves if table.is_turn_of(each[0]) and not each[1].startswith(("catch", "uno"))]
    bold = [each for each in turn if each[1].startswith(("WD4", "challenge"))]
    plays = [each for each in turn if each[1] not in ("draw", "pass")]
    return chance.choice(catches or bold or plays or turn)


async def test_who_is_removed_is_no_leaver(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    await table.change(ANN, hosting.end)
    *_, bob = (await result(harness)).seats
    assert (bob.user_id, bob.presence, bob.rated) == (BOB, "removed", False)


async def test_a_host_who_ends_a_match_that_others_play_has_left_it(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", CEM: "G1 G2"})
    await table.change(ANN, hosting.end)
    end = await result(harness)
    assert [(seat.name, seat.place, seat.presence) for seat in end.seats] == [
        ("Ann", 3, "gone"),
        ("Bob", 1, "played"),
        ("Cem", 1, "played"),
    ]
    assert await rated(harness) == {ANN}


async def test_a_host_may_end_a_match_that_all_others_have_left(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.change(BOB, players.leave)
    await table.change(ANN, hosting.end)
    ann, bob = (await result(harness)).seats
    assert (ann.presence, bob.presence) == ("played", "gone")
    assert await rated(harness) == {BOB}


@pytest.mark.parametrize("others", ["autopilot", "asleep", "suspended"])
async def test_a_host_who_ends_a_match_to_which_others_could_come_back_has_left_it(
    harness: TableHarness, others: str
) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2"})
    match others:
        case "autopilot":
            await table.change(BOB, partial(players.set_autopilot, on=True))
        case "asleep":
            await _let_bob_sleep(harness, table)
        case "suspended":
            await table.suspend()
    await table.change(ANN, hosting.end)
    ann, bob = (await result(harness)).seats
    assert (ann.presence, ann.place) == ("gone", 2)
    assert (bob.presence, bob.place) == ("played" if others == "suspended" else "autopilot", 1)
    assert await rated(harness) == {ANN}


async def test_a_player_who_ends_an_adjourned_match_has_left_it_and_the_sleepers_have_not(
    harness: TableHarness,
) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2"})
    await harness.until(lambda: table.state.adjourned)
    assert all(seat.autopilot for seat in table.state.seats)
    host = table.state.host_id
    await table.change(host, hosting.end)
    found = {seat.user_id: (seat.presence, seat.place) for seat in (await result(harness)).seats}
    assert found == {host: ("gone", 2), ({ANN, BOB} - {host}).pop(): ("autopilot", 1)}
    assert await rated(harness) == {host}


def _of_ai(table: Table) -> int:
    return next(number for number, seat in enumerate(table.state.seats) if seat.user_id is None)


async def _let_bob_sleep(harness: TableHarness, table: Table) -> None:
    """Let the clock of Bob run out until an AI plays for him. Ann plays on."""
    while not table.state.seats[1].autopilot:
        await harness.advance(60)
        await table.change(ANN, partial(players.set_autopilot, on=True))
    await table.change(ANN, partial(players.set_autopilot, on=False))


@pytest.mark.parametrize("has_seat", [False, True])
async def test_only_a_moderator_without_a_seat_ends_a_match_for_others(harness: TableHarness, has_seat: bool) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(BOB if has_seat else DAN, hosting.end, moderator=True)
    assert [seat.presence for seat in (await result(harness)).seats] == [
        "played",
        "gone" if has_seat else "played",
        "played",
    ]
    assert await rated(harness) == ({BOB} if has_seat else set())


async def test_nobody_is_spared_a_defeat_by_a_kick(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(BOB, players.leave)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    await table.change(0, hosting.end, moderator=True)
    *_, bob = (await result(harness)).seats
    assert (bob.user_id, bob.presence) == (BOB, "gone")
    assert await rated(harness) == {BOB}


@pytest.mark.parametrize("remove", [hosting.kick, hosting.shut_out])
async def test_a_host_who_removes_the_last_other_player_has_left_the_match(
    harness: TableHarness, remove: Callable[[TableState, Request, int], TableState]
) -> None:
    """An admin who plays may ban the last other player. That is no way out of a defeat, either."""
    table = await harness.deal({ANN: "R1", BOB: "R9", "Kim": "G1 G2 G9"}, ruleset=Ruleset(target=5))
    await table.change(ANN, lambda state, request: remove(state, request, BOB))
    await play(table, ANN, "R1")
    end = await result(harness)
    assert [(seat.user_id, seat.presence) for seat in end.seats if seat.user_id] == [(ANN, "gone"), (BOB, "removed")]
    board = await harness.results.leaderboard(GUILD)
    assert [(row.user_id, row.matches) for row in board.rows] == [(ANN, 1)]
    lost = await harness.results.stats(GUILD, ANN)
    assert lost is not None
    assert lost.wins == 0


@pytest.mark.parametrize("remove", [hosting.kick, hosting.shut_out])
async def test_nobody_wins_by_removing_a_rival(
    harness: TableHarness, remove: Callable[[TableState, Request, int], TableState]
) -> None:
    """Bob is far ahead when Ann removes him. She wins, with Cem, and has no win of it. Nothing counts for Bob."""
    table = await harness.deal({ANN: "R1", BOB: "R9", CEM: "G1 G2 G9"}, ruleset=Ruleset(target=5))
    await table.change(ANN, lambda state, request: remove(state, request, BOB))
    await play(table, ANN, "R1")
    assert [(seat.user_id, seat.presence) for seat in (await result(harness)).seats if seat.user_id] == [
        (ANN, "gone"),
        (CEM, "played"),
        (BOB, "removed"),
    ]
    assert await rated(harness) == {ANN, CEM}
    stats = {person: await harness.results.stats(GUILD, person) for person in (ANN, BOB)}
    assert [(own.matches, own.wins) for own in stats.values() if own is not None] == [(1, 0), (0, 0)]


@pytest.mark.parametrize("others", [(), (CEM,)])
async def test_who_removes_a_person_who_sleeps_has_left_the_match_as_well(
    harness: TableHarness, others: tuple[int, ...]
) -> None:
    """Bob could have come back."""
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", **dict.fromkeys(others, "G1 G2")})
    await _let_bob_sleep(harness, table)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    await table.change(0, hosting.end, moderator=True)
    found = {seat.user_id: seat.presence for seat in (await result(harness)).seats}
    assert (found[ANN], found[BOB]) == ("gone", "removed")
    assert await rated(harness) == {ANN}


@pytest.mark.parametrize("guest", ["left", "late", "returned"])
async def test_a_host_may_remove_who_has_left_or_came_late(harness: TableHarness, guest: str) -> None:
    table = await harness.match(ANN, BOB, CEM, ais=int(guest == "late"))
    match guest:
        case "left":
            who = BOB
            await table.change(BOB, players.leave)
        case "late":
            who = DAN
            await table.change(DAN, partial(players.take_over, name="Dan", seat=_of_ai(table), ply=table.ply))
        case _:
            who = BOB
            await table.change(BOB, players.leave)
            await release(table, ANN, BOB)
            seat = _of_ai(table)
            await table.change(BOB, partial(players.take_over, name="Bobby", seat=seat, ply=table.ply))
    await table.change(ANN, partial(hosting.kick, guest_id=who))
    await table.change(0, hosting.end, moderator=True)
    presence = {seat.user_id: seat.presence for seat in (await result(harness)).seats}[ANN]
    assert presence == ("gone" if guest == "returned" else "played")


async def test_the_rating_is_off_or_on_as_it_was_when_the_cards_were_dealt(harness: TableHarness) -> None:
    await prefer(harness, BOB, rated=False)
    table = await harness.deal({ANN: "R1", BOB: "R9", CEM: "G1 G2 G9"}, ruleset=Ruleset(target=5))
    await prefer(harness, ANN, rated=False)
    await prefer(harness, BOB, rated=True)
    await play(table, ANN, "R1")
    assert [seat.rated for seat in (await result(harness)).seats] == [True, False, True]
    assert await rated(harness) == {CEM}, "Ann is on no leaderboard, as she wants it now"
    await prefer(harness, ANN, rated=True)
    await harness.results.list_person(ANN)
    assert await rated(harness) == {ANN, CEM}


async def test_a_fault_in_a_rating_keeps_nothing_else_from_being_written(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: object) -> object:
        raise ZeroDivisionError("no skill")

    with monkeypatch.context() as patched:
        patched.setattr("unobot.results.sums.rate", broken)
        table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
        await play(table, ANN, "R1")
        written = await result(harness)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == [
        f"match {written.match_id} is rated for nobody"
    ]
    caplog.clear()
    assert [match.id for match in harness.listener.ended] == [written.match_id]
    assert await harness.store.unreported() == []
    assert await rated(harness) == set()
    won = await harness.results.stats(GUILD, ANN)
    assert won is not None
    assert won.wins == 1
    await harness.results.rebuild_ratings(GUILD)
    assert await rated(harness) == {ANN, BOB}, "it is rated once the fault is mended"


@pytest.mark.parametrize("part", ["store_strengths", "match_result", "unrated_people"])
async def test_a_fault_in_a_part_of_a_report_keeps_the_end_from_nobody(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    def broken(*_: object) -> object:
        raise KeyError(part)

    monkeypatch.setattr(f"unobot.tables.end.{part}", broken)
    table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
    await play(table, ANN, "R1")
    assert len(await results(harness)) == (part == "store_strengths")
    assert [match.table_id for match in harness.listener.ended] == [table.id]
    assert await harness.store.unreported() == []
    assert [record.levelname for record in caplog.records if record.exc_info] == ["ERROR"]
    caplog.clear()


@pytest.mark.parametrize("how", ["won", "closed"])
async def test_a_match_ended_when_it_ended_however_late_that_is_reported(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(harness.hub.reports, "report", lambda *_: None)
        table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
        await harness.advance(1)
        if how == "won":
            await play(table, ANN, "R1")
        else:
            await table.change(ANN, hosting.end)
        end = harness.clock()
    await harness.advance(3600)
    harness.hub.reports.report(table.id, table)
    assert (await result(harness)).ended == end
    assert table.state.seat_changes.ratings, "the table was written again"
    await harness.advance(3600)
    assert (await fill_in(harness.store, harness.results)).same == 1
    assert [match.ended for match in harness.listener.ended] == [end]


async def test_an_autopilot_that_a_player_chose_is_no_leaving_and_that_of_a_sleeper_is(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "R1 R2", CEM: "G1 G2"}, to_move=1)
    await table.change(ANN, partial(players.set_autopilot, on=True))
    await harness.until(lambda: table.state.seats[1].misses > 0 and table.state.seats[1].autopilot)
    await table.change(0, hosting.end, moderator=True)
    assert [(seat.name, seat.presence) for seat in (await result(harness)).seats] == [
        ("Ann", "autopilot"),
        ("Bob", "gone"),
        ("Cem", "played"),
    ]


async def test_without_points_the_seats_that_went_out_first_are_first(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "B1 B2", BOB: "R1", CEM: "R3"}
    table = await harness.deal(hands, to_move=1, ruleset=Ruleset(scoring="until_last"))
    await play(table, BOB, "R1")
    await play(table, CEM, "R3")
    assert standing(await result(harness)) == [
        (3, "Ann", 0, "played"),
        (1, "Bob", 0, "played"),
        (2, "Cem", 0, "played"),
    ]


async def test_without_points_a_single_round_has_one_winner_and_the_others_share_a_place(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "B1 B2", BOB: "R1", CEM: "R3 G9"}
    table = await harness.deal(hands, to_move=1, ruleset=Ruleset(scoring="single"))
    await play(table, BOB, "R1")
    assert [seat.place for seat in (await result(harness)).seats] == [2, 1, 2]


async def test_partners_share_a_place_and_win_rounds_together(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "B1 B2", BOB: "R1", CEM: "R3 G9", DAN: "Y1 Y2"}
    table = await harness.deal(hands, to_move=1, ruleset=Ruleset(teams=True, target=10))
    await play(table, BOB, "R1")
    told = [(seat.team, seat.place, seat.rounds_won) for seat in (await result(harness)).seats]
    assert told == [(0, 2, 0), (1, 1, 1), (0, 2, 0), (1, 1, 1)]


async def test_the_first_to_be_eliminated_is_last_also_if_the_match_is_ended(harness: TableHarness) -> None:
    """Bob goes out with Cem's hand above the target, so Cem leaves the match. Ann and Bob are still in it."""
    hands: dict[int | str, str] = {ANN: "B1", BOB: "R1", CEM: "WD4 W W"}
    table = await harness.deal(hands, to_move=1, ruleset=Ruleset(elimination=True, target=100))
    await play(table, BOB, "R1")
    await table.change(0, hosting.end, moderator=True)
    assert [seat.place for seat in (await result(harness)).seats] == [1, 1, 3]


async def test_a_person_who_is_deleted_before_the_report_is_a_former_player_in_the_result(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(harness.hub.reports, "report", lambda *_: None)  # it waits for the database
        table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
        await play(table, ANN, "R1")
    assert await Erasure(PersonalData(harness.store), harness.hub.table, harness.clock.sleep).erase(BOB)
    harness.hub.reports.report(table.id, table)
    ann, former = (await result(harness)).seats
    assert (ann.user_id, ann.place) == (ANN, 1)
    assert (former.user_id, former.name, former.rated) == (0, FORMER, False)
    assert await PersonalData(harness.store).remaining_tables(BOB) == []


async def test_a_match_that_only_ais_finished_is_nobodys(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4", "Kim": "G1 G2"}, ruleset=Ruleset(scoring="single"))
    for person in (ANN, BOB):
        await table.change(person, partial(players.set_autopilot, on=True))
    await harness.until(lambda: table.view().status == "over")
    await table.load_end_facts()
    assert await results(harness) == []
    assert table.view().achievements == ()
    assert len(harness.listener.ended) == 1, "a tournament has to know of it"


async def test_a_match_that_the_last_missed_turn_ends_is_nobodys(harness: TableHarness) -> None:
    rules = Ruleset(hand_size=5, hand_limit=8, scoring="single")
    table = await harness.deal({ANN: "G1 G2 G3 G4 G5 G6", "Kim": "B1 B2 B3"}, top="R7", ruleset=rules)
    await harness.until(lambda: not table.is_live)
    assert table.view().winner == 1
    assert table.state.seats[0].misses > 1
    assert await results(harness) == []


async def test_a_win_against_people_who_left_is_a_result(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9"}, ruleset=SHORT)
    await table.change(BOB, players.leave)
    await play(table, ANN, "R1")
    assert standing(await result(harness)) == [(1, "Ann", 12, "played"), (2, "Bob", 0, "gone")]


async def test_who_was_skipped_by_a_vote_has_played(harness: TableHarness) -> None:
    table = await harness.deal({CEM: "B1 B2", ANN: "R1", BOB: "G9 G8"}, ruleset=SHORT)
    await harness.advance(30)
    for voter in (ANN, BOB):
        await table.vote_to_skip(voter, table.ply)
    await harness.until(lambda: table.is_turn_of(ANN))
    await play(table, ANN, "R1")
    assert {seat.name: seat.presence for seat in (await result(harness)).seats}["Cem"] == "played"
