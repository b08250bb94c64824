"""AI players have names, temperaments and rare remarks, and "is thinking" says what about."""

from __future__ import annotations

import random
from dataclasses import replace as replace_seat

import msgspec
import pytest
from discord.ui import LayoutView

from tests.bot.players import Player, add_ai, begin, choose_ai, press_button, words
from tests.bot.scenes import scene_until, texts
from tests.world import World
from unobot.ai.characters import NAMES, names_of_day
from unobot.bot.screens.table import table_screen
from unobot.i18n import languages, text_for
from unobot.model.seat import SeatState
from unobot.model.table import TableOptions, TableState
from unobot.rules.cards import Card
from unobot.rules.events import Drew, Event
from unobot.rules.match import Entry
from unobot.rules.moves import Draw, Play, TakeBack
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.take_back import take_back_seat
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.tables.match_log import MatchLog
from unobot.tables.moments import Moment
from unobot.tables.remarks import MAX_REMARKS, REMARKABLE, remarks
from unobot.wording.character_words import WORDINGS

DAY = 86_400.0


def test_there_are_twenty_names_and_every_day_begins_with_others() -> None:
    assert len(set(NAMES)) == 20
    days = [names_of_day(DAY * (20_454 + day)) for day in range(20)]
    assert days[0] == NAMES
    assert {day[0] for day in days} == set(NAMES)
    assert all(set(day) == set(NAMES) for day in days)


@pytest.mark.parametrize("language", languages())
def test_each_name_has_its_own_temperament_in_every_language(language: str) -> None:
    text = text_for(language)
    lines = [text(f"character-{name}") for name in NAMES]
    assert len(set(lines)) == 20
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize("language", languages())
def test_every_remark_has_its_wordings_in_every_language(language: str) -> None:
    text = text_for(language)
    for kind in REMARKABLE:
        assert len({text(f"remark-{kind}", pick=pick) for pick in range(WORDINGS)}) == WORDINGS


def spoken(seed: int, *, moments: bool = True, hidden: bool = False) -> list[Moment]:
    """Return the remarks of a random match of AIs. ``hidden``: the log holds no card that a seat drew or was dealt."""
    chance = random.Random(seed)
    seats = tuple(SeatState(None, name, "casual", emblem) for emblem, name in enumerate(NAMES[:4]))
    state = TableState(1, 2, 3, 4, "playing", "en", OFFICIAL, seats, options=TableOptions(moments=moments))
    log, found = MatchLog(OFFICIAL, 4, bytes([seed]) * 32, seed), dict[int, Moment]()
    for _ in range(400):
        if log.match.round is None or log.round.is_over:
            if log.match.is_over:
                break
            log.adopt(log.next_deal())
        turn = log.round.to_move
        moves = fair_moves(log.round, turn)
        laid = [move for move in moves if not isinstance(move, Draw)] or moves
        log.adopt(log.next_move(turn, chance.choice(laid), None))
        if hidden:
            log.notable[:] = [
                msgspec.structs.replace(entry, events=tuple(map(blank, entry.events))) for entry in log.notable
            ]
        heard = remarks(state, log)
        assert len(heard) <= MAX_REMARKS
        found |= {moment.ply: moment for moment in heard}
    return list(found.values())


def without_cards(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, events=tuple(map(blank, entry.events)))


def blank(event: Event) -> Event:
    """Return the event without the cards that were drawn."""
    return msgspec.structs.replace(event, cards=(Card.HIDDEN,) * len(event.cards)) if isinstance(event, Drew) else event


@pytest.mark.parametrize("seed", range(6))
def test_a_round_has_at_most_two_remarks_and_no_hidden_card_decides_them(seed: int) -> None:
    told = spoken(seed)
    assert told
    assert told == spoken(seed, hidden=True)
    assert not spoken(seed, moments=False)


def test_nothing_is_remarked_on_a_move_that_was_taken_back() -> None:
    log, chance = MatchLog(OFFICIAL, 4, bytes(32), 0), random.Random(0)
    log.adopt(log.next_deal())
    while True:
        seat = log.round.to_move
        moves = fair_moves(log.round, seat)
        moves = [move for move in moves if not isinstance(move, Draw)] or moves
        move = next((move for move in moves if isinstance(move, Play) and move.uno), chance.choice(moves))
        log.adopt(log.next_move(seat, move, None))
        if isinstance(move, Play) and move.uno and take_back_seat([entry.events for entry in log.recent]) == seat:
            break
    said = log.recent[-1]
    assert said in log.notable
    log.adopt(log.next_move(seat, TakeBack(), None))
    assert said not in log.notable


@pytest.mark.parametrize(
    ("phase", "words_"),
    [
        ("answer", "draw 4, or challenge"),
        ("drawn", "looks at the card just drawn"),
        ("color", "is picking a color"),
        ("play", "is thinking"),
    ],
)
def test_what_an_ai_thinks_about_depends_on_the_public_question(phase: str, words_: str) -> None:
    scene = scene_until(phase)
    view = scene.view(None)
    assert view.view is not None
    ai = tuple(replace_seat(seat, level="casual", user_id=None) for seat in view.seats)
    assert words_ in words_of(table_screen(text_for("en"), replace_seat(view, seats=ai)))


def words_of(screen: LayoutView) -> str:
    return "\n".join(texts(screen))


async def test_the_lobby_and_the_seat_to_take_over_show_the_temperament(world: World) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    await ann.slash("start")
    await add_ai(ann, world)
    assert "**Kim** · 🤖 AI, casual\n-# _hums while thinking_\n" in words(world.table())
    await ann.press("Start")
    await world.advance(12)
    assert "**Kim** · hums while thinking" in words(await press_button(eve, "My hand"))


async def test_a_name_is_free_again_for_the_next_ai(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=2)
    await choose_ai(ann, world, "away", "Kim")
    assert "Kim" not in words(world.table())
    await add_ai(ann, world)
    assert "**Kim**" in words(world.table())


async def test_a_match_of_ais_has_few_remarks_and_the_table_can_switch_them_off(world: World) -> None:
    ann = world.person("Ann")
    await begin(world, ann, ais=3)
    player, heard = Player(ann, 4), set()
    for _ in range(400):
        table = words(world.posts()[-1])
        heard |= {line for line in table.splitlines() if line.startswith("💬")}
        if "wins round" in table or "Next round" in table or len(heard) == 1:
            break
        if not await player.act():
            await world.advance(1.5)
    assert 0 < len(heard) <= MAX_REMARKS
    await press_button(ann, "Moments: on", on=await press_button(ann, "More"))
    await world.advance(2)
    assert "💬" not in words(world.posts()[-1])
