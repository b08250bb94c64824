"""A match with reshuffled seats through users' hands: every player has the right hand."""

from __future__ import annotations

import pytest

from tests.bot.players import Player, Stack, begin, hand_line, play, press_button, seat_lines, words
from tests.bot.scenes import without_emblems
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.i18n import text_for
from unobot.rules.events import SeatsShuffled, reseated
from unobot.rules.match import Entry, replay
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.storage.store import Store
from unobot.wording.card_words import hand_words

EN = text_for("en")
RULES = Ruleset(reshuffle_seats=True, target=100)
ORDER = [2, 0, 1]
NAMES = ("Ann", "Ben", "Cleo")


async def stored(world: World) -> list[Entry]:
    """Return the log of the only match."""
    assert isinstance(world.bot, Unobot)
    assert isinstance(world.bot._store, Store)
    _, log = await world.bot._store.load_match(1)
    return log


async def truth(world: World, rules: Ruleset) -> dict[str, tuple[str, int]]:
    """Return each player's cards in words and points, from the log alone."""
    log = await stored(world)
    names: tuple[str, ...] = NAMES
    for entry in log:
        names = reseated(names, entry.events)
    match = replay(rules, 3, Shuffler(bytes(32)), log)
    assert match.round is not None
    return {
        name: (words_of(hand_words(EN, hand)), score)
        for name, hand, score in zip(names, match.round.hands, match.scores, strict=True)
    }


def words_of(text: str) -> str:
    return without_emblems(text).replace("\N{NO-BREAK SPACE}", " ")


async def shown(person: Person) -> str:
    """Return the cards in a player's direct message after it was drawn again."""
    screen = person.direct()
    for what in ("Back", "Refresh"):
        if screen.has(what):
            screen = await press_button(person, what, on=screen)
            break
    return hand_line(screen).partition(": ")[2]


async def test_a_player_in_a_new_seat_has_their_own_hand_and_moves(world: World, stack: Stack) -> None:
    stack(["R3", "Y1", "G1"], "R5", rules=RULES)
    ann, ben, cleo = people = [world.person(name) for name in NAMES]
    await begin(world, *people)
    old = ann.direct()
    await ann.press("3", on=ann.direct())
    await world.advance(2)  # the last card lies on the table for a moment
    assert "wins round 1" in words(world.posts()[-1])
    await world.advance(15)
    table = words(world.table())
    rules = Ruleset(reshuffle_seats=True, target=150, hand_size=1)
    change = (await stored(world))[-1].events[0]
    assert isinstance(change, SeatsShuffled)
    assert change.order != (0, 1, 2)
    around = ", ".join(f"**{NAMES[seat]}**" for seat in change.order)
    assert f"Everyone changes seats. Around the table now: {around}." in table
    assert [(name, points) for name, _, points in seat_lines(world.table())] == [
        ("Ann", "2"),
        ("Ben", "0"),
        ("Cleo", "0"),
    ]
    known = await truth(world, rules)
    for person in people:
        assert await shown(person) == known[person.name][0]
    await world.restart()
    for person in people:
        assert await shown(person) == known[person.name][0]
    assert "Play had moved on" in words(await press_button(ann, "3", on=old, stale=True))
    for person in (ann, ben, cleo):
        mine = f"It's **{person.name}**'s turn" in words(world.table())
        assert mine == person.direct().has("draw")


@pytest.mark.long
async def test_a_whole_match_with_changing_seats(world: World) -> None:
    ann, ben, cleo = people = [world.person(name) for name in NAMES]
    await ann.slash("start", rules=RULES.code)
    for person in (ben, cleo):
        await person.press("Join")
    await ann.press("Start")
    await world.advance(12)
    players = [Player(person, seed) for seed, person in enumerate(people)]
    seen = 0
    for _ in range(2000):
        if "wins the match" in world.posts()[-1].text:
            break
        log = await stored(world)
        if log[-1].move is None and len(log) > 1 and seen != log[-1].ply:
            seen = log[-1].ply
            await world.advance(6)
            known = await truth(world, RULES)
            for person in people:
                if log[-1].ply == (await stored(world))[-1].ply:
                    assert await shown(person) == known[person.name][0]
            points = {name: int(score) for name, _, score in seat_lines(world.table())}
            assert points == {name: score for name, (_, score) in known.items()}
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    assert seen
    await play(world, *players, until="wins the match")
    await world.advance(12)
    known = await truth(world, RULES)
    final = words(world.posts()[-1])
    winner = max(known, key=lambda name: known[name][1])
    assert f"**{winner}** wins the match" in final
    for name, (_, score) in known.items():
        assert f"**{name}** · {score} point" in final
    log = await stored(world)
    moved = [event for entry in log for event in entry.events if isinstance(event, SeatsShuffled)]
    assert any(event.order != (0, 1, 2) for event in moved)
