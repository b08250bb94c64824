"""docs/verify_deal.py checks records in a process of its own, without unobot."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.rules.rounds import play
from unobot.records.audit import audit_records
from unobot.records.writer import Record, write_record
from unobot.rules.match import Match
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler, match_key

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "playthroughs" / "fair.jsonl"


def verify(file: Path) -> tuple[int, list[str]]:
    """Return the exit status and the lines, from a directory and an interpreter without unobot."""
    command = [sys.executable, "-I", "-S", str(ROOT / "docs" / "verify_deal.py"), str(file)]
    done = subprocess.run(command, cwd=file.parent, env={}, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_it_imports_nothing_of_unobot() -> None:
    source = (ROOT / "docs" / "verify_deal.py").read_text("utf-8")
    imports = re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE)
    assert set(imports) <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    "name",
    [
        *("fair", "casual-3", "classic113", "no_mercy_like", "stacking", "taken-back", "teams"),
        *("no_mercy", "all_wild", "attack", "attack_classic", "flip"),
    ],
)
def test_it_repeats_the_shuffles_of_unobot(name: str) -> None:
    file = GOLDEN.with_stem(name)
    code, lines = verify(file)
    audits = list(audit_records(file.read_text("utf-8").splitlines()))
    assert code == 0
    counted = [re.fullmatch(r"match \d+: fair \((\d+) drawn again, (\d+) not followed\)", line) for line in lines]
    assert [int(each[1]) + int(each[2]) for each in counted if each] == [a.shuffles + a.lots for a in audits]
    if name in ("fair", "casual-3"):
        assert sum(int(each[1]) for each in counted if each) >= 10


RULESETS = (
    Ruleset(several=True, bomb=True, hand_size=12, target=400),
    Ruleset(first_card="number_only", decks=2, hand_size=14),
    Ruleset(elimination=True, stacking="any", draw="until_playable"),
    Ruleset(jump_in=True, seven=True, zero=True, draw="until_playable", target=200),
    msgspec.structs.replace(PRESETS["classic113"], hand_size=12, target=200),
    Ruleset(reshuffle_seats=True, hand_size=12, target=400),
    Ruleset(hand_limit=20, stacking="any", hand_size=12, target=400),
    Ruleset(own_stocks=True, hand_size=13, stacking="any", target=400),
    Ruleset(cards="flip", hand_size=12, target=400),
    Ruleset(cards="flip", pairing="by_lot", hand_size=12, target=400),
)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.code)
def test_it_tracks_the_discard_pile_under_house_rules(ruleset: Ruleset, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    with file.open("w", encoding="utf-8") as lines:
        for start in range(1 << 60, (1 << 60) + 8):
            match = Match(ruleset, 7, Shuffler(match_key(bytes(32), start)))
            log = tuple(msgspec.structs.replace(entry, by=None) for entry in play(match, start))
            lines.writelines(
                f"{line}\n" for line in write_record(Record(ruleset, tuple("ABCDEFG"), log, bytes(32), start))
            )
    text = file.read_text("utf-8")
    assert text.count('"reshuffle"') >= 8
    code, found = verify(file)
    assert (code, len(found)) == (0, 8), found
    if ruleset.cards == "flip":
        assert all(line.endswith("drawn again, 0 not followed)") for line in found), found


def test_it_finds_a_card_with_another_back(tmp_path: Path) -> None:
    """The back of one discard is exchanged with that of another one in a reshuffle."""
    file = tmp_path / "record.jsonl"
    ruleset = Ruleset(cards="flip", hand_size=12, target=400)
    match = Match(ruleset, 7, Shuffler(match_key(bytes(32), 1 << 60)))
    log = tuple(msgspec.structs.replace(entry, by=None) for entry in play(match, 1))
    lines = list(write_record(Record(ruleset, tuple("ABCDEFG"), log, bytes(32), 1 << 60)))
    at = next(at for at, line in enumerate(lines) if '"reshuffle"' in line)
    shown = json.loads(lines[at])
    (one, back), (other, its_back) = (card.split("/") for card in shown["reshuffle"][:2])
    shown["reshuffle"][:2] = [f"{one}/{its_back}", f"{other}/{back}"]
    lines[at] = json.dumps(shown)
    file.write_text("\n".join(lines), "utf-8")
    assert back != its_back
    code, (told,) = verify(file)
    assert code == 1
    assert "a reshuffle does not follow from the seed" in told


@pytest.mark.parametrize("key", ["shuffle", "reshuffle", "dealer", "seed", "start", "commitment", "vote", "by"])
def test_it_finds_a_change(key: str, tmp_path: Path) -> None:
    shown = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]
    line = next(line for line in shown if key in line and (key != "by" or line["by"] == "clock"))
    match line[key]:
        case list(order):
            at = next(at for at in range(len(order) - 1) if order[at] != order[at + 1])
            order[at], order[at + 1] = order[at + 1], order[at]
        case int(dealer):
            line[key] = (dealer + 1) % 3
        case "clock":
            line["move"] = f"vote {(int(line['move'][5:]) + 1) % 3}"
        case str(text):
            line[key] = text.replace(text[-1], "0" if text[-1] != "0" else "1")
    file = tmp_path / "changed.jsonl"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in shown), "utf-8")
    code, (first, second) = verify(file)
    assert code == 1
    changed, same = (second, first) if key in ("vote", "by") else (first, second)
    assert ": fair (" in same
    assert "follow from the seed" in changed or "not the SHA-256" in changed


def test_it_deals_out_the_draws_from_own_stocks(tmp_path: Path) -> None:
    """A record that was played with one pile does not become one with own stocks."""
    file = tmp_path / "record.jsonl"
    for own in (False, True):
        match = Match(Ruleset(own_stocks=own, target=1), 4, Shuffler(match_key(bytes(32), 1 << 60)))
        record = Record(match.ruleset, tuple("ABCD"), tuple(play(match, 1)), bytes(32), 1 << 60)
        file.write_text(
            "".join(f"{line}\n" for line in write_record(record)).replace('"own_stocks":false', '"own_stocks":true')
        )
        code, (told,) = verify(file)
        assert code == (0 if own else 1), told
        assert own or "did not draw" in told or "the hands at the end" in told
