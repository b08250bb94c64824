"""`/uno fairness`: the cards of finished matches are counted, summed, and compared with chance in plain words."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from tests.bot.players import begin, run_command, words
from tests.bot.scenes import texts as shown_texts
from tests.bot.test_replay import ended
from tests.bot.test_screens import check_limits
from tests.databases import Database
from tests.replays.matches import simulated
from tests.world import World
from unobot.features.results.screens import fairness_screen
from unobot.i18n import languages, text_for
from unobot.model.match_result import Draws
from unobot.records.reader import read_records
from unobot.results.card_fairness import Fairness, KindCount, at_least, judge_fairness, sum_draws
from unobot.results.draw_tally import CardKind, DrawTally
from unobot.rules.cards import Card
from unobot.rules.events import Dealt, Drew
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate
from unobot.storage.store import Store


async def test_the_cards_of_a_match_are_counted_when_it_ends(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    assert "0 cards were dealt or drawn here. That's too few" in await run_command(ann, "fairness")
    final = await ended(world, ann, ben)
    assert "Replay" in final.labels
    store = await Store.open(database.url)
    _, log = await store.load_match(1)
    await store.close()
    came = sum(len(event.cards) for entry in log for event in entry.events if isinstance(event, Drew))
    dealt = sum(
        len(hand) for entry in log for event in entry.events if isinstance(event, Dealt) for hand in event.hands
    )
    await begin(world, ann, ben)
    shown = await run_command(ben, "fairness")
    assert f"{came + dealt} cards were dealt or drawn here. That's too few" in shown, "the running match is not in it"
    rows = re.findall(r": \*\*(\d+)\*\* · expected (\d+)", shown)
    assert sum(int(drawn) for drawn, _ in rows) == came + dealt
    assert len(rows) == 9
    answer = world.answer(await ann.actor.user.slash("uno fairness"))
    assert answer is not None
    assert "belong to a server" in words(answer)


def rounds(preset: str, matches: int) -> list[Draws]:
    """Return the counts of simulated matches."""
    file = StringIO()
    simulate(["casual"] * 3, matches, 2, ruleset=PRESETS[preset], record=file)
    found = []
    for record, _ in read_records(file.getvalue().splitlines()):
        tally = DrawTally(record.ruleset)
        for entry in record.entries:
            tally.add(entry)
        found.append(tally.draws())
    return found


@pytest.mark.parametrize(
    ("preset", "kinds", "action"),
    [("official", 9, CardKind.WILD_DRAW_FOUR), ("classic113", 10, CardKind.WILD_DRAW_FOUR), ("flip", 8, CardKind.SKIP)],
)
def test_fair_cards_are_as_chance_expects_and_stacked_ones_are_not(preset: str, kinds: int, action: CardKind) -> None:
    draws = sum_draws(rounds(preset, 3))
    fair = judge_fairness(draws)
    assert len(fair.kinds) == kinds
    assert fair.cards == sum(kind.drawn for kind in fair.kinds)
    assert fair.cards == pytest.approx(sum(kind.expected for kind in fair.kinds), rel=1e-4)
    assert fair.probability is not None
    assert fair.probability > 0.01
    most = list(draws.drawn)
    often = list(CardKind).index(action)
    most[0], most[often] = most[0] - most[often], most[often] * 2
    stacked = judge_fairness(Draws(tuple(most), draws.expected, draws.spread)).probability
    assert stacked is not None
    assert stacked < 0.001


def test_the_sum_does_not_depend_on_the_order_and_few_cards_tell_nothing() -> None:
    found = rounds("stacking", 5)
    assert sum_draws(found) == sum_draws(reversed(found))
    assert judge_fairness(found[0]).probability is None
    assert judge_fairness(sum_draws([])) == Fairness(0, (), None)
    assert sum_draws([Draws(), *found]) == sum_draws(found)


def test_a_log_with_impossible_cards_counts_nothing() -> None:
    """A changed log must not keep a match from its result."""
    record = simulated("stacking", 3)
    tally = DrawTally(record.ruleset)
    hands = ((Card.WD4,) * 5,)
    tally.add(Entry(0, None, None, None, (Dealt(1, 0, hands, ()),)))
    assert tally.draws() == Draws()
    tally.add(record.entries[0])
    assert tally.draws() == Draws(), "the rest of the log does not heal it"


@pytest.mark.parametrize(
    ("chi_square", "degrees", "probability"),
    [(3.841, 1, 0.05), (16.919, 9, 0.05), (15.507, 8, 0.05), (21.666, 9, 0.01)],
)
def test_the_chi_square_is_that_of_the_tables(chi_square: float, degrees: int, probability: float) -> None:
    assert at_least(chi_square, degrees) == pytest.approx(probability, rel=1e-3)


@pytest.mark.parametrize(
    ("probability", "told"),
    [
        (0.344, "In 34 of 100 fair servers, "),
        (0.9999, "In 99 of 100 fair servers, "),
        (0.0042, "In 4 of 1,000 fair servers, "),
        (0.0001, "In fewer than 1 of 1,000 fair servers, "),
    ],
)
def test_the_verdict_is_in_plain_words(probability: float, told: str) -> None:
    fairness = Fairness(123_456, tuple(KindCount(kind, 12_345, 12_345.6) for kind in CardKind), probability)
    assert told in " ".join(shown_texts(fairness_screen(text_for("en"), fairness, 1000)))
    for language in languages():
        check_limits(fairness_screen(text_for(language), fairness, 1000))
