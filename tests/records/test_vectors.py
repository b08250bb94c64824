"""The test vectors of docs/fair-deals.md hold for the program and for its verifier, and none is missing."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from itertools import islice
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from unobot.rules.cards import Card
from unobot.rules.match import CUSTOMIZABLE_POOL
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.stocks import divided, lend, lender

ROOT = Path(__file__).parents[2]
VECTORS: dict[str, list[dict[str, Any]]] = json.loads((ROOT / "docs" / "fair-deals.json").read_text("utf-8"))
PAGE = (ROOT / "docs" / "fair-deals.md").read_text("utf-8")
VERIFIER = run_path(str(ROOT / "docs" / "verify_deal.py"))


def place(vector: dict[str, Any]) -> tuple[str, int, int]:
    return vector["purpose"], vector["round"], vector["number"]


def test_there_are_enough_of_each_kind() -> None:
    assert {name: len(found) for name, found in VECTORS.items() if name != "about"} == {
        "keys": 3,
        "numbers": 3,
        "lots": 14,
        "shuffles": 10,
        "stocks": 4,
        "loans": 4,
    }
    decks = [" ".join(map(str, rules.deck())) for rules in (OFFICIAL, PRESETS["classic113"])]
    assert {vector["cards"] for vector in VECTORS["shuffles"]} > {*decks, " ".join(CUSTOMIZABLE_POOL)}


@pytest.mark.parametrize("vector", VECTORS["keys"])
def test_keys(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert match_key(seed, int(vector["start"])).hex() == vector["key"]
    assert sha256(seed).hexdigest() == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["numbers"])
def test_numbers(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    assert list(islice(Shuffler(key)._stream(*place(vector)), 20)) == vector["first"]
    assert list(islice(VERIFIER["stream"](key, *place(vector)), 20)) == vector["first"]


@pytest.mark.parametrize("vector", VECTORS["lots"])
def test_lots(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    assert Shuffler(key).lot(vector["of"], *place(vector)) == vector["lot"]
    assert VERIFIER["below"](vector["of"], VERIFIER["stream"](key, *place(vector))) == vector["lot"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_shuffles(vector: dict[str, Any]) -> None:
    key, cards = bytes.fromhex(vector["key"]), vector["cards"].split()
    assert " ".join(Shuffler(key).shuffle(cards, *place(vector))) == vector["shuffled"]
    assert " ".join(VERIFIER["shuffled"](cards, key, *place(vector))) == vector["shuffled"]


def test_the_page_has_every_purpose_for_which_the_rules_need_chance() -> None:
    source = "".join(file.read_text("utf-8") for file in (ROOT / "unobot" / "rules").rglob("*.py"))
    asked = set(re.findall(r"\.(?:shuffle|lot)\(.+, \"(\w+)\", ", source))
    listed = set(re.findall(r"^\| `(\w+)` \| (?:0|its round) \|", PAGE, re.MULTILINE))
    assert asked == listed
    assert len(asked) >= 6


@pytest.mark.parametrize("vector", VECTORS["stocks"])
def test_stocks(vector: dict[str, Any]) -> None:
    cards, seats, absent = vector["cards"].split(), vector["seats"], vector["absent"]
    own = [stock.split() for stock in vector["stocks"]]
    assert divided(len(cards), seats, absent) == tuple(map(len, own))
    assert [card for stock in own for card in stock] == cards
    assert VERIFIER["divided"](cards, seats, absent) == own


@pytest.mark.parametrize("vector", VECTORS["loans"])
def test_loans(vector: dict[str, Any]) -> None:
    before, after = ([stock.split() for stock in vector[name]] for name in ("stocks", "after"))
    pile = [Card(card) for stock in before for card in stock][::-1]
    stocks = tuple(map(len, before))
    while stocks[vector["seat"]] < vector["due"] and (by := lender(stocks, vector["seat"])) is not None:
        stocks = lend(pile, stocks, by, vector["seat"])
    assert stocks == tuple(map(len, after))
    assert list(map(str, reversed(pile))) == [card for stock in after for card in stock]
    VERIFIER["borrow"](before, vector["seat"], vector["due"])
    assert before == after
