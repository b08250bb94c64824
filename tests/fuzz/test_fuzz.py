"""Five hundred hostile interactions: each is answered, shows no foreign card, and changes nothing without rights."""

from __future__ import annotations

import pytest

from tests.fuzz.attack import attack

INTERACTIONS = 500


@pytest.mark.long
def test_hostile_interactions() -> None:
    figures = attack(INTERACTIONS)
    assert figures["sent"] >= INTERACTIONS
    assert figures["played"] > 0, "some of what they send is right by chance"
    assert figures["played by honest people"] > INTERACTIONS // 20, "and the matches have gone on"
    assert len([name for name in figures if name.startswith("refused ")]) > 15, "for many reasons"
