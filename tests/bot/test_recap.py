"""The recap shows a player the moves since their own last move, and no other person sees it."""

from __future__ import annotations

import pytest

from tests.bot.players import Player, Stack, begin, play, press_button, run_command, words
from tests.bot.scenes import Scene, buttons, random_scenes, texts
from tests.world import Person, Screen, World
from unobot.features.play.screens import MAX_PAGE_LINES, recap_screen
from unobot.i18n import text_for
from unobot.storage import store
from unobot.tables import recap

EN = text_for("en")


async def test_what_the_others_did_since_my_last_move(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B4", "R5 Y1 Y2 Y4", "R7 G1 G2 G4"], "R1", "R8 R9 B7")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    for person, what in ((ann, "3"), (ben, "5"), (cleo, "7"), (ann, "Draw"), (ann, "Keep it"), (ben, "Draw")):
        await person.press(what, on=person.direct())
        await world.advance(6)

    mine = await press_button(ann, "What did I miss?", on=await press_button(ann, "More"))
    assert mine.ephemeral
    assert words(mine).splitlines() == ["### Since your last move", "**Ben** drew a card."]
    hers = words(await press_button(cleo, "Recap", on=await press_button(cleo, "My hand")))
    assert hers.splitlines()[1:] == ["**Ann** drew and passed.", "**Ben** drew a card."]
    assert "Nothing has happened." in words(await press_button(ben, "Recap", on=ben.direct()))


async def test_what_the_clock_did_for_me_is_news(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B4", "R5 Y1 Y2 Y4"], "R1", "B5 B6 B7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(70)
    news = words(await press_button(ann, "What did I miss?", on=await press_button(ann, "More")))
    assert "**Ann** drew and passed. _Time ran out._" in news
    assert "Round 1" in news or "round 1" in news, "Ann has made no move: the whole match is news"
    assert news.startswith("### From the start")


@pytest.mark.long
async def test_it_reaches_over_rounds_and_restarts_and_fits_into_messages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=2)
    await run_command(ben, "leave")
    await play(world, Player(ann, 3), until="wins round")
    await world.restart()
    await world.advance(75)
    await play(world, Player(ann, 4), until="wins round 2")
    screen = await press_button(ben, "What did I miss?", on=await press_button(ben, "More"))
    seen = [words(screen)]
    while screen.has("◀"):
        screen = await press_button(ben, "◀", on=screen)
        seen.append(words(screen))
    assert len(seen) > 1
    assert "round 1" in seen[-1].casefold()
    assert "round 2" in "".join(seen).casefold()
    assert "_Played by the AI._" in "".join(seen)
    assert all(len(text) < 4000 for text in seen)
    whole = [words(await _news(person)) for person in (ann, ben)]
    monkeypatch.setattr(recap, "ENTRIES_PER_READ", 3)
    monkeypatch.setattr(store, "LOG_PAGE", 2)
    assert [words(await _news(person)) for person in (ann, ben)] == whole, "a long log is read in pieces"


async def _news(person: Person) -> Screen:
    return await press_button(person, "What did I miss?", on=await press_button(person, "More"))


async def test_a_lobby_has_no_news(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    assert not world.table().has("What did I miss?")


def test_a_whole_match_is_paged() -> None:
    *_, last = random_scenes(4, seed=2, target=200)
    entries = [entry for scene in [last] for entry in scene.log]
    view = last.view(1)
    told = [(entry, view.seats) for entry in entries * 3]
    for page in (None, 0, 1, 99):
        screen = recap_screen(EN, view, told, page)
        assert sum(map(len, texts(screen))) <= 4000
        assert all(text.count("\n") <= MAX_PAGE_LINES for text in texts(screen))
        assert len({button.custom_id for button in buttons(screen)}) == 3


def test_a_recap_of_nothing_says_so() -> None:
    assert "Nothing has happened." in texts(recap_screen(EN, Scene(2, 1).view(0), []))[0]
