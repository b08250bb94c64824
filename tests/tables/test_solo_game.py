"""A game alone: it follows from its start and its line, with every rule, and leaves the record as it was."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.bot.scenes import EVERYTHING, replayed
from tests.databases import Database
from unobot.features.replay.replay import Replay, checkpoints_of
from unobot.features.solo.game import BrokenLineError, SoloGame, WhatIf, open_seats, what_if
from unobot.features.solo.store import GAMES_PER_USER, SoloStore
from unobot.model.refused import Refused, Stale
from unobot.model.solo import SoloState
from unobot.model.storage_errors import Overtaken
from unobot.records.writer import write_record
from unobot.retention import Retention
from unobot.rules.decks import DECKS
from unobot.rules.moves import Catch, Play, parse_move
from unobot.rules.play.decide import IllegalMove, fair_moves
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import observe
from unobot.storage.store import Store

ME = 77


def test_a_position_from_a_kept_one_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.features.replay.replay.CHECKPOINT_GAP", 40)
    plain = replayed(4, OFFICIAL)
    positions = checkpoints_of(plain.table, plain.match, plain.entries)
    assert len(positions) == len(plain.entries) // 40 > 2
    quick = Replay(plain.table, plain.match, plain.entries, (), positions)
    beside = {each * 40 + step for each in range(len(positions) + 1) for step in (-1, 0, 1)}
    for ply in sorted({*range(0, plain.last + 1, 9), plain.last, *beside} & {*range(plain.last + 1)}):
        assert observe(quick.log(ply).round, 0) == observe(plain.log(ply).round, 0)
        assert quick.log(ply).round.hands == plain.log(ply).round.hands
        assert (quick.log(ply).sheet, quick.log(ply).causes) == (plain.log(ply).sheet, plain.log(ply).causes)
    mine = random.Random(3).sample(range(plain.last), 5)
    for ply in (each for each in mine if open_seats(plain, each)):
        games = [what_if(each, WhatIf(1, ply, open_seats(plain, ply)[0]), ME) for each in (quick, plain)]
        for game in games:
            game.go_on()
        assert games[0].entries == games[1].entries, "the further shuffles are those of the match"


@pytest.mark.both
async def test_only_the_last_games_of_a_user_are_kept(database: Database) -> None:
    store = await Store.open(database.url)
    games = SoloStore(store)
    new = SoloState(user_id=ME, guild_id=5, kind="what-if", start="{}", touched=1.0)
    first = await games.begin(new)
    other = await games.begin(msgspec.structs.replace(new, user_id=78))
    last = [await games.begin(new) for _ in range(GAMES_PER_USER)][-1]
    assert await games.load(first.id) is None
    assert await games.load(other.id) == other
    saved = await games.save(msgspec.structs.replace(last, line=("R5", "0:draw")))
    assert await games.load(last.id) == saved
    with pytest.raises(Overtaken):
        await games.save(last)
    assert await games.load(2**63 - 1) is None
    assert await Retention(store).prune(before=2.0) == 0
    assert await games.load(last.id) is None, "old games go with old tables"
    again = await games.begin(new)
    assert 5 in await Retention(store).servers()
    await Retention(store).delete_server(5)
    assert await games.load(again.id) is None
    await store.close()


def begun(replay: Replay, ply: int, seat: int, line: tuple[str, ...] = ()) -> SoloGame:
    return what_if(replay, WhatIf(7, ply, seat), ME, 1, line)


def act(game: SoloGame, chance: random.Random) -> None:
    """Do something that the game offers."""
    match game.stage:
        case "pause":
            game.deal()
        case "running":
            game.go_on()
        case "aside" if chance.random() < 0.5:
            game.go_on()
        case _:
            moves = fair_moves(game.log.round, game.seat)
            plays = [move for move in moves if isinstance(move, Play | Catch)]
            game.play(game.log.ply, chance.choice(plays or moves))


@pytest.mark.parametrize(
    ("seats", "ruleset", "expected"),
    [
        (3, msgspec.structs.replace(OFFICIAL, target=200), "pause"),
        (4, msgspec.structs.replace(PRESETS["party"], target=500), "pause aside"),
        (4, msgspec.structs.replace(EVERYTHING, target=60, hand_size=7), "aside"),
        (5, Ruleset(reshuffle_seats=True, elimination=True), "pause"),
        (4, Ruleset(scoring="until_last", jump_in=True), ""),
    ],
)
def test_a_game_to_its_end_is_the_same_again_from_its_line(seats: int, ruleset: Ruleset, expected: str) -> None:
    replay = replayed(seats, ruleset)
    record = [*write_record(replay.record)]
    chance, ply = random.Random(1), replay.last // 4
    game, again = (begun(replay, ply, open_seats(replay, ply)[-1]) for _ in range(2))
    game.start()
    again.start()
    assert game.line == again.line
    stages = {game.stage}
    for number in range(3000):
        if game.stage == "over":
            break
        act(game, chance)
        stages.add(game.stage)
        if number % 40 == 0 or game.log.match.is_over:
            resumed = begun(replay, ply, open_seats(replay, ply)[-1], tuple(game.line))
            assert resumed.log.round == game.log.round
            assert resumed.view() == game.view()
            assert resumed.stage == game.stage
    assert game.stage == "over"
    assert {"turn", *expected.split()} <= stages
    assert [*write_record(replay.record)] == record, "the record of the match is as it was"


@pytest.mark.parametrize("deck", DECKS)
def test_the_shuffles_of_the_match_go_on(deck: str) -> None:
    """The person and the AIs that repeat the moves of the match meet its cards and presses to the end."""
    replay = replayed(3, msgspec.structs.replace(PRESETS[deck], scoring="points", target=60))
    half = replay.last // 2
    line = ["deal" if entry.seat is None else f"{entry.seat}:{entry.move}" for entry in replay.entries[half + 1 :]]
    game = begun(replay, half, 0, tuple(line))
    assert game.stage == "over"
    assert game.log.round == replay.log(replay.last).round
    assert game.log.match.scores == replay.log(replay.last).match.scores


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    replay = replayed(3, OFFICIAL)
    game = begun(replay, 0, 1)
    game.start()
    line = [*game.line]
    for ply, move in ((0, "time"), (0, "back")):
        with pytest.raises(Refused):
            game.play(game.log.ply + ply, parse_move(move))
    with pytest.raises(Refused):
        game.line_without_last_move()
    with pytest.raises(Stale):
        game.deal()
    legal = fair_moves(game.log.round, 1)
    unfit = next(move for move in map(parse_move, ("R0", "R5", "G5", "pass", "challenge")) if move not in legal)
    with pytest.raises(IllegalMove):
        game.play(game.log.ply, unfit)
    assert game.line == line
    game.play(game.log.ply, legal[0])
    assert game.line_without_last_move() == line
    old, log = legal[0], game.log
    with pytest.raises(Stale):
        game.play(log.turn - 1, old)
    for broken in (("R0+R0+R0",), ("9:draw",), ("x:draw",), ("deal",), ("0:",), ("",)):
        with pytest.raises(BrokenLineError):
            begun(replay, 0, 1, broken)
    for start in ((-1, 0), (replay.last + 1, 0), (0, 3), (replay.last, 0)):
        with pytest.raises(Refused):
            begun(replay, *start)
