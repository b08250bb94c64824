"""No Mercy in words: the lines that tell what its cards did."""

from __future__ import annotations

import pytest

from tests.bot.scenes import NAMES, Scene, ui_items, with_hand, without_emblems
from unobot.bot.screens.hand import hand_screen
from unobot.i18n import Look, languages, text_for
from unobot.rules.cards import Card, Color
from unobot.rules.events import DrawReason, Drew, Phase
from unobot.rules.moves import Play, parse_move
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.wording.card_words import makes_draw
from unobot.wording.narration import narrate_all, narrate_table

EN = text_for("en")


def mercy(*hands: str, top: str = "R5", pile: str = "Y1 Y2 Y3 B4 B5 B6 G1 G2 Y8 Y9 B1 B2 B3 G8") -> Scene:
    """Return a table of No Mercy with these hands. The first seat is to move."""
    scene = Scene(len(hands), 1, ruleset=PRESETS["no_mercy"])
    state = scene.match.round
    assert state is not None
    state.hands[:] = [[Card(card) for card in hand.split()] for hand in hands]
    state.pile[:] = [Card(card) for card in reversed(pile.split())]
    state.discard[:] = [Card("R9"), Card(top)]
    state.color = Card(top).color
    state.to_move, state.phase, state.direction = 0, Phase.PLAY, 1
    return scene


def move(scene: Scene, seat: int, notation: str) -> str:
    """Make a move, and return its line as the public table tells it."""
    scene.move(seat, parse_move(notation))
    view = scene.view(None)
    return without_emblems(narrate_table(EN, view, 1)[-1]).replace("*", "")


def test_discard_all_names_the_cards_that_go_with_it() -> None:
    told = move(mercy("RDA R3 RD2 R7 G1", "Y1 Y2"), 0, "RDA!")
    assert told.startswith("Ann played")
    assert "Red Discard All and said Uno." in told
    assert "3 cards go with it:" in told
    assert "3, 7, Draw Two" in told


def test_skip_everyone_is_one_sentence() -> None:
    told = move(mercy("RSA R3 G1", "Y1 Y2", "Y3 Y4", "Y5 Y6"), 0, "RSA")
    assert told.count("skipped") == 1
    assert told.endswith("Everyone else is skipped. Ann plays again.")


def test_with_two_seats_a_reverse_draw_four_says_whom_it_hits() -> None:
    told = move(mercy("WR4 R3 G1", "Y1 Y2"), 0, "WR4G")
    assert "Ben is skipped. With two players, Ann is hit: 4 cards to draw now." in told


def test_a_roulette_says_who_names_the_color_and_names_every_card_that_was_turned_up() -> None:
    scene = mercy("WRL R3 G1", "Y1 Y2", "Y3 Y4")
    assert move(scene, 0, "WRL").endswith("Wild Color Roulette. Ben has to name a color.")
    told = move(scene, 1, "color G")
    assert "Ben names" in told
    assert "Green, turns up 7 cards and misses a turn. Turned up:" in told
    assert "1, 2, 3" in told
    assert "4, 5, 6" in told


def test_a_knock_out_says_who_by_whose_card_and_with_how_many_cards() -> None:
    many = " ".join(["Y1", "Y2", "Y3", "Y4"] * 4)
    scene = mercy("WD10 R3 G1", many, "Y3 Y4")
    assert "10 cards to draw now" in move(scene, 0, "WD10G")
    told = move(scene, 1, "accept")
    assert told.startswith("Ben draws 10 cards")
    assert "Ann knocks Ben out with" in told
    assert "Wild Draw Ten (green): 26 cards." in told


def test_a_knock_out_by_an_own_draw_has_no_author() -> None:
    many = " ".join(["Y1", "Y2", "Y3", "Y4"] * 6)
    told = move(mercy(many, "Y3 Y4", "Y5 Y6", pile="G1 G2 G3 R3 R4"), 0, "draw")
    assert "knocks" not in told
    assert "Ann holds 2" in told


def test_a_last_card_that_knocks_the_other_out_is_told_as_going_out() -> None:
    many = " ".join(["Y1", "Y2", "Y3", "Y4"] * 5)
    told = move(mercy("WD10", many), 0, "WD10G")
    assert "Ann knocks Ben out" in told
    assert told.endswith("Ann goes out!")


@pytest.mark.parametrize("language", languages())
def test_the_longest_draw_fits_a_line_of_every_language(language: str) -> None:
    """48 cards by a stack, and 40 by a roulette: each line has its own number, and none is long."""
    text = text_for(language)
    scene = mercy("WRL R3 G1", "Y1 Y2", "Y3 Y4", pile=" ".join(["Y1", "B2"] * 20 + ["G4"]))
    for seat, notation in ((0, "WRL"), (1, "color G")):
        scene.move(seat, parse_move(notation))
    view = scene.view(None)
    lines = narrate_all(text, [(entry, view.seats) for entry in view.recent])
    drew = [event for event in scene.log[-1].events if isinstance(event, Drew)]
    assert drew[0].why is DrawReason.ROULETTE
    assert any(str(len(drew[0].cards)) in line for line in lines)
    assert all(NAMES[0] in line or NAMES[1] in line for line in lines[-2:])
    assert Color.GREEN in {card.color for card in drew[0].cards}


@pytest.mark.parametrize("look", ["pictures", "shapes", "text"])
@pytest.mark.parametrize("language", languages())
def test_a_hand_of_24_cards_is_within_the_limits_of_discord(language: str, look: Look) -> None:
    """Discord refuses a message of more than 40 components, and a row of more than five buttons."""
    scene = mercy("R1 R2 R3", "Y1 Y2", "Y3 Y4")
    every = [card for card in scene.match.ruleset.deck() if card.color is not Color.YELLOW]
    for hand in (every[:24], every[20:44], every[-24:]):
        view = with_hand(scene, 0, hand)
        for page in range(2):
            screen = hand_screen(text_for(language).with_look(look, {}), view, page=page)
            assert len(ui_items(screen)) <= 40
            assert screen.content_length() <= 4000


def test_a_card_that_makes_a_chosen_player_draw_is_told_by_its_effect() -> None:
    """In All Wild, a targeted draw two swaps no hands."""
    scene = Scene(3, 1, ruleset=PRESETS["all_wild"])
    view = scene.view(0).view
    assert view is not None
    assert makes_draw(view, Play((Card.WT2,), None, 1, False))
    assert not makes_draw(view, Play((Card.WFS,), None, 1, False))
