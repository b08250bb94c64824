"""JSON is read and written faster, and in the same way."""

from __future__ import annotations

import json

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from unobot.bot.discord_api.payloads import read_json, use_fast_json, write_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES, st.booleans())
def test_any_json_is_read_as_python_reads_it(value: object, ascii_only: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert read_json(text) == json.loads(text)


@given(VALUES)
@example("\ud800")
@example(2**70)
def test_any_json_is_written_so_that_python_reads_it(value: object) -> None:
    assert json.loads(write_json(value)) == value


@pytest.mark.parametrize("text", ['{"name": "\\ud800"}', '["\\udc00 Ann"]', "[NaN]"])
def test_what_only_python_reads_is_read(text: str) -> None:
    assert repr(read_json(text)) == repr(json.loads(text))


@pytest.mark.parametrize("text", ["", "{", "<html>"])
def test_what_is_no_json_is_an_error_that_callers_know(text: str) -> None:
    with pytest.raises(ValueError, match=r"Expect"):
        read_json(text)


def test_the_library_uses_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)  # so that the end of the test restores it
    monkeypatch.setattr(discord.utils, "_to_json", json.dumps)
    use_fast_json()
    assert discord.utils._from_json is read_json
    assert discord.utils._to_json is write_json
