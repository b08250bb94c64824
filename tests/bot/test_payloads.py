"""Events are read faster, and in the same way."""

from __future__ import annotations

import json

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.bot.discord_api.payloads import read_fast, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES, st.booleans())
def test_any_json_is_read_as_python_reads_it(value: object, ascii_only: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("text", ['{"name": "\\ud800"}', '["\\udc00 Ann"]', "[NaN]"])
def test_what_only_python_reads_is_read(text: str) -> None:
    assert repr(read_json(text)) == repr(json.loads(text))


@pytest.mark.parametrize("text", ["", "{", "<html>"])
def test_what_is_no_json_is_an_error_that_callers_know(text: str) -> None:
    with pytest.raises(ValueError, match=r"Expect"):
        read_json(text)


def test_the_library_reads_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)  # so that the end of the test restores it
    read_fast()
    assert discord.utils._from_json is read_json
