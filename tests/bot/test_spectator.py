"""A spectator can follow a match and sees only public facts: no card of a hand, under any preset."""

from __future__ import annotations

import msgspec
import pytest

from tests.bot.players import Stack, begin, press_button, run_command, words
from tests.bot.scenes import Scene, closed, random_scenes, texts
from tests.world import World
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.menu import menu_screen
from unobot.bot.screens.table import table_screen
from unobot.features.play.screens import recap_screen
from unobot.i18n import text_for
from unobot.rules.cards import Card
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import redact
from unobot.wording.card_words import hand_words

EN = text_for("en")
RULES = {
    **PRESETS,
    "open": msgspec.structs.replace(OFFICIAL, open_hands=3),
    "open party": msgspec.structs.replace(PRESETS["party"], open_hands=5),
    "shown": msgspec.structs.replace(OFFICIAL, challenge_shows="all"),
}


def _public(scene: Scene) -> str:
    """Return all text that a spectator can see at this moment."""
    view = scene.view(None)
    entries = [Entry(e.ply, e.seat, e.move, e.by, tuple(redact(event, None) for event in e.events)) for e in scene.log]
    screens = [
        table_screen(EN, view),
        hand_screen(EN, view),
        hand_screen(EN, view, why=True),
        menu_screen(EN, view, is_host_or_mod=True),
        recap_screen(EN, view, [(entry, view.seats) for entry in entries]),
    ]
    return "\n".join(text for screen in screens for text in texts(screen))


@pytest.mark.parametrize("name", RULES)
def test_no_hand_is_shown_to_who_only_watches(name: str) -> None:
    """The exceptions are cards that are open by the rules, at the end of a round, or after a challenge."""
    rules = RULES[name]
    seen = 0
    for scene in random_scenes(4, seed=5, target=100, ruleset=rules):
        state = scene.match.round
        assert state is not None
        if state.is_over:
            continue
        watched = scene.view(None).view
        assert watched is not None
        assert watched.drawn in (None, Card.HIDDEN)
        assert set(watched.pile) <= {Card.HIDDEN}
        public = _public(scene)
        for seat, hand in enumerate(state.hands):
            if len(hand) < state.ruleset.open_hands:
                continue
            assert set(watched.hands[seat]) <= {Card.HIDDEN}
            if len(hand) > 4 and not any("HandShown" in type(e).__name__ for entry in scene.log for e in entry.events):
                assert hand_words(EN, hand) not in public
                seen += 1
    assert seen or rules.open_hands > 4


def test_an_early_end_shows_no_hand_either() -> None:
    for scene in random_scenes(3, seed=8, target=100):
        state = scene.match.round
        assert state is not None
        if not state.is_over:
            shown = "\n".join(texts(table_screen(EN, closed(scene.view(None)))))
            assert not [hand for hand in state.hands if len(hand) > 1 and hand_words(EN, hand) in shown]


@pytest.mark.parametrize("open_hands", [0, 3])
async def test_eve_follows_along_without_a_seat(world: World, stack: Stack, open_hands: int) -> None:
    """Both Blue 9 are Ann's and both Green 8 Ben's. Eve sees none of these names until the card is open."""
    rules = Ruleset(open_hands=open_hands)
    stack(["R3 B9 B9 Y9", "R5 G8 G8 Y8"], "R1", "Y1 Y2 Y3", rules=rules)
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)

    async def seen() -> str:
        hand = await press_button(eve, "My hand")
        more = await press_button(eve, "More")
        assert "Since" not in more.text
        news = await press_button(eve, "What did I miss?", on=more)
        return "\n".join(
            [words(hand), words(more), words(news), await run_command(eve, "status"), words(world.table())]
        )

    def are_told(text: str) -> list[str]:
        return [card for card in ("Blue 9", "Blue: 9", "Green 8", "Green: 8", "Yellow 9", "Yellow: 9") if card in text]

    for person, card in ((ann, "3"), (ben, "5")):
        text = await seen()
        assert "You're watching" in text
        assert not are_told(text)
        await person.press(card, on=person.direct())
        await world.advance(6)
    text = await seen()
    assert "**Ben** played 🔺 Red 5" in text
    assert not are_told(text)
    assert "Draw" not in (await press_button(eve, "My hand")).labels


async def test_who_watches_may_do_nothing_at_the_table(world: World, stack: Stack) -> None:
    stack(["R3 B9 B9", "R5 G8 G8"], "R1", "Y1 Y2 Y3")
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    more = await press_button(eve, "More")
    assert not {"Leave", "End match", "Players"} & set(more.labels)
    await press_button(eve, "What did I miss?", on=more)
    assert "Eve" not in words(world.table())


@pytest.mark.parametrize(("ais", "offered"), [(0, "Notify me"), (1, "Take over Kim")])
async def test_who_has_no_seat_is_offered_no_hand_after_a_refusal(
    world: World, stack: Stack, ais: int, offered: str
) -> None:
    stack(["R3 B9", "R5 G8", "Y3 Y4"][: 2 + ais], "R1", rules=Ruleset(scoring="until_last"))  # nobody can join late
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben, ais=ais)
    taken = await eve.slash("start")
    refused = await press_button(eve, "Uno!", on=world.table())
    assert taken is not None
    assert "This channel already has a table" in words(taken)
    assert "You aren't playing at this table" in words(refused)
    for screen in (taken, refused):
        assert "You're watching" in words(screen)
        assert offered in screen.labels
        assert "My hand" not in screen.labels
    assert eve.panels() == [refused], "the one panel"
