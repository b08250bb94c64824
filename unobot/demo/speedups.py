"""Replace slow parts of simcord, the simulated Discord.

tests/demo/test_simulator.py fails if a new simcord no longer allows these changes.
"""

# ruff: noqa: ANN401 - the signatures are those of simcord, which leaves much untyped

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from simcord import components, gateway
from simcord._runtime import _CallbackRecord
from simcord.http import router
from simcord.preview import _markdown


def copy_json(value: Any) -> Any:
    """Return a deep copy of a payload. It has no shared or circular parts, so `copy.deepcopy` is five times slower."""
    kind = type(value)
    if kind is dict:
        return {key: copy_json(item) for key, item in value.items()}
    return [copy_json(item) for item in value] if kind is list else value


class _Current:
    """The context of the text that a cached parser reads now."""

    context: Mapping[str, Any]

    def get(self, name: str) -> Any:
        return self.context.get(name)


_make_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[Any, _Current]] = {}


def _kept_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Return a cached parser for a policy. Creating one for each text would be the largest cost of a snapshot."""
    if id(policy) not in _parsers:
        current = _Current()
        _parsers[id(policy)] = _make_parser(policy, cast("Mapping[str, Any]", current)), current
    parser, current = _parsers[id(policy)]
    current.context = context
    return parser


def replace_slow_parts() -> None:
    """Replace them in simcord for this process."""
    _markdown._markdown_parser = _kept_parser
    # simcord finds a record in a list at each step of the event loop. Each record is there once.
    _CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    vars(components).update(deepcopy=copy_json)
    vars(gateway).update(copy=SimpleNamespace(deepcopy=copy_json))
    vars(router).update(copy=SimpleNamespace(deepcopy=copy_json))
