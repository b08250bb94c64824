"""Custom ids: what is written reads back, and nothing else reads at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.bot.custom_ids import MAX_ARG, MAX_LENGTH, ActionId, CustomIdError, Verb, parse_action

ACTIONS = st.builds(
    ActionId,
    st.integers(0, 2**63 - 1),
    st.integers(0, 10**6 - 1),
    st.sampled_from(Verb),
    st.from_regex(rf"[A-Za-z0-9 +>!-]{{0,{MAX_ARG}}}", fullmatch=True),
)


@given(ACTIONS)
def test_what_is_written_reads_back(action: ActionId) -> None:
    written = str(action)
    assert len(written) + len("#99") <= MAX_LENGTH
    assert parse_action(written) == action
    assert parse_action(f"{written}#2") == action


def test_the_longest_keeps_discords_limit() -> None:
    longest = max(Verb, key=len)
    assert len(str(ActionId(2**63 - 1, 10**6 - 1, longest, "x" * MAX_ARG))) + len("#99") <= MAX_LENGTH


def test_the_form() -> None:
    assert str(ActionId(12, 34, Verb.MOVE, "R5!")) == "u1:12:34:move:R5!"
    assert parse_action("u1:1:0:move:color R") == ActionId(1, 0, Verb.MOVE, "color R")


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "u1",
        "u2:1:1:join:",
        "U1:1:1:join:",
        "u1:1:1:join",
        "u1:1:1:jump:",
        "u1:1:1:JOIN:",
        "u1::1:join:",
        "u1:-1:1:join:",
        "u1:01:1:join:",
        "u1:1:+1:join:",
        "u1: 1:1:join:",
        "u1:٣:1:join:",
        "u1:1:1000000:join:",
        f"u1:{2**63}:1:join:",
        "u1:1:1:move:R5:",
        "u1:1:1:move:R5\n",
        "u1:1:1:move:R5#",
        "u1:1:1:move:R5#0",
        "u1:1:1:move:R5#100",
        "u1:1:1:move:R5#2#3",
        "u1:1:1:move:R٥",
        "u1:1:1:move:" + "R" * (MAX_ARG + 1),
        " u1:1:1:join:",
        "u1:1:1:join: ".rstrip() + "\x00",
    ],
)
def test_nothing_else_reads(custom_id: str) -> None:
    with pytest.raises(CustomIdError):
        parse_action(custom_id)


@given(st.text(max_size=120))
def test_odd_text_is_refused_or_reads_back(custom_id: str) -> None:
    try:
        action = parse_action(custom_id)
    except CustomIdError:
        return
    assert custom_id.partition("#")[0] == str(action)


@pytest.mark.parametrize(
    ("table", "ply", "arg"),
    [(-1, 0, ""), (2**63, 0, ""), (0, -1, ""), (0, 10**6, ""), (0, 0, "a:b"), (0, 0, "#2")],
)
def test_what_no_custom_id_can_say_is_refused(table: int, ply: int, arg: str) -> None:
    with pytest.raises(CustomIdError):
        ActionId(table, ply, Verb.MOVE, arg)
