"""Scenes of other decks for `tests.screenshots`: No Mercy, All Wild, the launcher of Attack, and both sides of Flip."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

import msgspec

from tests.bot.players import Player, begin, options, press_button, seat
from tests.stacked_scenes import open_hand, press_first, stacked
from unobot.rules.ruleset.ruleset import PRESETS

if TYPE_CHECKING:
    from tests.screenshots import Stage


@contextmanager
def firing(*cards: int) -> Iterator[None]:
    """Let the next presses of the launcher fire these numbers of cards, 0 for none."""
    left = [*cards]
    with patch("unobot.rules.play.consequences.press", lambda *_: left.pop(0)):
        yield


async def no_mercy(stage: Stage) -> None:
    """Show No Mercy: the menu of decks and the lobby, a first hand, a roulette, a stack, and a knock-out."""
    rules = msgspec.structs.replace(PRESETS["no_mercy"], hand_limit=15)
    hands = [
        "RDA R3 RD4 R7 RS WRL WD10 B1",
        "Y1 Y2 B5 B6 YD2 WD10 G1 BD4",
        "G2 G3 G4 Y5 Y6 BS BSA Y7",
    ]
    pile = "Y4 B4 G6 Y5 B1 RD2 YS B8 Y9 Y8 R1 R2 B3 B2 B9 G8 Y3 Y2 Y6 B7"
    with stacked(hands, "R5", pile, rules):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-no-mercy", stage.cleo)
        menu = await press_button(stage.ann, "house", on=await options(stage.ann))
        await stage.take("decks", stage.ann)
        await press_button(stage.ann, "rules", on=menu)
        await stage.take("rules-no-mercy", stage.ann)
        await stage.ann.press("start")
        await stage.world.advance(12)
    await open_hand(stage.ann)
    await stage.take("discard-all", stage.ann)
    await press_first(stage.ann, ":move:WRL", stage.ann.panel())
    await stage.world.advance(3)
    asked = await open_hand(stage.ben)
    await stage.take("roulette-asked", stage.ben)
    await press_first(stage.ben, ":move:color G", asked)
    await stage.world.advance(3)
    await stage.take("roulette", stage.ben)
    await press_first(stage.cleo, ":move:G2", await open_hand(stage.cleo))
    await stage.world.advance(3)
    await press_first(stage.ann, ":step:WD10", await open_hand(stage.ann))
    await press_first(stage.ann, ":move:WD10B", stage.ann.panel())
    await stage.world.advance(3)
    stacks = await open_hand(stage.ben)
    await stage.take("stack", stage.ben)
    await press_first(stage.ben, ":step:WD10", stacks)
    await press_first(stage.ben, ":move:WD10Y", stage.ben.panel())
    await stage.world.advance(3)
    owes = await open_hand(stage.cleo)
    await press_first(stage.cleo, ":move:accept", owes)
    await stage.world.advance(3)
    await stage.take("knocked-out", stage.cleo)
    await stage.take("knock-out", stage.ann)


async def long_hand(stage: Stage) -> None:
    """Show a hand of 23 cards in No Mercy, close to the limit."""
    hands = ["WD10 WD6 B3 B4 R9 G5 Y7", "B1 B2 G4 G4 YS R6 RD2", "Y1 Y2 B5 B6 YD2 WRL G1"]
    pile = "Y4 B4 G6 Y5 B1 RDA WR4 B8 Y9 Y8 R1 R2 B3 WRL B9 G8 GSA Y2 Y6 B7"
    with stacked(hands, "R5", pile, PRESETS["no_mercy"]):
        await begin(stage.world, stage.ann, stage.ben, stage.cleo)
    for card, color in (("WD10", "B"), ("WD6", "B")):
        hand = await open_hand(stage.ann)
        await press_first(stage.ann, f":step:{card}", hand)
        await press_first(stage.ann, f":move:{card}{color}", stage.ann.panel())
        await stage.world.advance(3)
        await press_first(stage.ben, ":move:accept", await open_hand(stage.ben))
        await stage.world.advance(3)
        await press_first(stage.cleo, ":move:B5" if card == "WD10" else ":move:B6", await open_hand(stage.cleo))
        await stage.world.advance(3)
    await press_first(stage.ann, ":move:B3", await open_hand(stage.ann))
    await stage.world.advance(3)
    await open_hand(stage.ben)
    await stage.take("hand-of-23", stage.ben)


async def launcher(stage: Stage) -> None:
    """Show Attack: the lobby, a press instead of a draw, and a Hit 2 press by press."""
    hands = ["RH2 R5 WAA RDA R7 G1 B2", "B5 B6 Y1 Y2 Y3 GH1 B9", "G2 G3 G4 Y5 Y6 BS R8"]
    with stacked(hands, "R1", "Y4 Y5 G6 B1 B2 B3 Y8 Y9 G7 G8 R2 R3", PRESETS["attack"]):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-attack", stage.cleo)
        await stage.ann.press("start")
        await stage.world.advance(12)
    await open_hand(stage.ben)
    hand = await open_hand(stage.ann)
    await stage.take("attack-hand", stage.ann)
    with firing(0, 5):
        await press_first(stage.ann, ":move:RH2", hand)
        await stage.world.advance(0.7)
        await stage.take("launcher-1", stage.cleo)
        await stage.world.advance(2)
    await stage.take("launcher-2", stage.ben)
    await press_first(stage.cleo, ":move:R8", await open_hand(stage.cleo))
    await stage.world.advance(3)
    hand = await open_hand(stage.ann)
    await press_first(stage.ann, ":step:WAA", hand)
    with firing(0, 0, 0, 12):
        await press_first(stage.ann, ":move:WAAG", stage.ann.panel())
        await stage.world.advance(2.2)
        await stage.take("launcher-wild-2", stage.cleo)
        await stage.world.advance(5)
    await stage.take("launcher-wild", stage.ben)
    with firing(0):
        await press_first(stage.cleo, ":move:draw", await open_hand(stage.cleo))
        await stage.world.advance(3)
    await stage.take("launcher-click", stage.cleo)


async def classic_launcher(stage: Stage) -> None:
    """Show the classic Attack: the lobby, a first hand, a trade of hands, and a Wild All Hit."""
    hands = ["RTH R5 WAH RDA R7 G1 B2", "B5 B6 Y1 Y2 Y3 GH2 B9", "G2 G3 G4 Y5 Y6 BS R8"]
    with stacked(hands, "R1", "Y4 Y5 G6 B1 B2 B3 Y8 Y9 G7 G8 R2 R3", PRESETS["attack_classic"]):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-classic-attack", stage.cleo)
        await stage.ann.press("start")
        await stage.world.advance(12)
    hand = await open_hand(stage.ann)
    await stage.take("classic-attack-hand", stage.ann)
    await press_first(stage.ann, ":step:RTH", hand)
    await stage.take("trade-target", stage.ann)
    await press_first(stage.ann, ":move:RTH>1", stage.ann.panel())
    await stage.world.advance(3)
    hand = await open_hand(stage.ben)
    await stage.take("traded", stage.ben)
    await press_first(stage.ben, ":step:WAH", hand)
    with firing(0, 4):
        await press_first(stage.ben, ":move:WAHG", stage.ben.panel())
        await stage.world.advance(6)
    await stage.take("all-hit", stage.ann)


async def all_wild(stage: Stage) -> None:
    """Show All Wild: the lobby, a hand of wilds, the choice of a target, and a hand that was swapped."""
    hands = ["W WSK WD2 WFS WT2 WRV W", "W WRV WS2 W WD4 W W", "W W WSK W WD2 W WFS"]
    with stacked(hands, "W", "W W W W WSK", PRESETS["all_wild"]):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-all-wild", stage.cleo)
        await stage.ann.press("start")
        await stage.world.advance(12)
    hand = await open_hand(stage.ann)
    await stage.take("all-wild-hand", stage.ann)
    await press_first(stage.ann, ":step:WT2", hand)
    await stage.take("all-wild-target", stage.ann)
    await press_first(stage.ann, ":move:WT2>2", stage.ann.panel())
    await stage.world.advance(3)
    await open_hand(stage.ben)
    await stage.take("all-wild-table", stage.ben)


async def deck_ends(stage: Stage) -> None:
    """Show the end of a match of No Mercy, of All Wild, of Attack and of Flip, and a replay of it."""
    for name in ("no_mercy", "all_wild", "attack", "flip"):
        rules = msgspec.structs.replace(PRESETS[name], hand_size=4, scoring="single")
        await stage.ann.slash("start", rules=rules.code)
        await stage.ben.press("join")
        await stage.cleo.press("join")
        await stage.ann.press("start")
        await stage.world.advance(12)
        players = [Player(person, seed) for seed, person in enumerate((stage.ann, stage.ben, stage.cleo))]
        for _ in range(4000):
            post = stage.world.posts()[-1]
            if any(":rematch:" in button.custom_id for button in post.buttons):
                break
            if not any([await player.act() for player in players]):
                await stage.world.advance(1.5)
        await stage.world.advance(3)
        await stage.take(f"end-{name}", stage.ann)
        shown = await stage.boss.press("Replay", on=stage.world.posts()[-1])
        for _ in range(4):
            if shown is not None and shown.has("Key moment ▶"):
                shown = await stage.boss.press("Key moment ▶", on=shown)
        await stage.take(f"replay-{name}", stage.boss)


async def flip(stage: Stage) -> None:
    """Show Flip: the lobby, a light hand, the others' backs, the turn, the dark side, and a Wild Draw Color."""
    hands = [
        "RF/U3 R4/OF R5/P2 Y1/W B9/O5 W/P5 G3/PF",
        "R8/T7 Y3/PD5 B1/USA G1/O5 Y6/WDC B3/T2 R2/OR",
        "G4/T9 B5/OR G6/WDC R6/O9 R1/P3 B7/O3 YD1/U8",
    ]
    with stacked(hands, "R7/O1", "RD1/P4 GS/U4 BR/O4 Y9/T5 G5/T4 Y7/O2 B6/UR", rules=PRESETS["flip"]):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-flip", stage.cleo)
        await stage.ann.press("start")
        await stage.world.advance(12)
    await open_hand(stage.ben)
    await open_hand(stage.cleo)
    hand = await open_hand(stage.ann)
    await stage.take("flip-light", stage.ann)
    backs = await press_button(stage.ann, "backs", on=hand)
    await stage.take("flip-backs", stage.ann)
    await press_first(stage.ann, ":step:", backs)
    await press_first(stage.ann, ":move:RF", stage.ann.panel())
    await stage.world.advance(3)
    await stage.take("flip-turn", stage.ben)
    await stage.take("flip-dark-waiting", stage.cleo)
    hand = await open_hand(stage.ben)
    await stage.take("flip-dark", stage.ben)
    await press_first(stage.ben, ":step:WDC", hand)
    await stage.take("flip-draw-color", stage.ben)
    await press_first(stage.ben, ":move:WDCT", stage.ben.panel())
    await stage.world.advance(3)
    owes = await open_hand(stage.cleo)
    await stage.take("flip-owes", stage.cleo)
    await press_first(stage.cleo, ":move:accept", owes)
    await stage.world.advance(3)
    await open_hand(stage.boss)
    await stage.take("flip-spectator", stage.boss)
    await press_first(stage.boss, ":backs:", stage.boss.panel())
    await stage.take("flip-all-backs", stage.boss)


SCENES = (no_mercy, long_hand, launcher, classic_launcher, all_wild, flip, deck_ends)
