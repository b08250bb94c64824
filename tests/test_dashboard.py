"""The dashboard of `deploy/dashboard.json` shows every metric of the bot, and no other."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.test_alerts import family, names

DASHBOARD = json.loads((Path(__file__).parents[1] / "deploy" / "dashboard.json").read_text("utf-8"))


def queries() -> list[str]:
    """Return the queries of all panels."""
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def test_each_query_is_about_metrics_that_exist() -> None:
    asked = {name for query in queries() for name in re.findall(r"\b(?:unobot|process)_\w+", query)}
    assert asked <= names()


def test_each_metric_is_on_the_dashboard() -> None:
    shown = {family(name) for query in queries() for name in re.findall(r"\bunobot_\w+", query)}
    assert shown == {family(name) for name in names() if name.startswith("unobot_")}


def test_each_label_of_a_legend_is_one_of_its_query() -> None:
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            for label in re.findall(r"{{(\w+)}}", target["legendFormat"]):
                grouped = re.findall(r"by \(([^)]*)\)", target["expr"])
                assert not grouped or any(label in labels for labels in grouped), panel["title"]


def test_its_panels_are_placed_and_numbered() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [
        (panel["gridPos"]["x"] + column, panel["gridPos"]["y"] + row)
        for panel in panels
        for column in range(panel["gridPos"]["w"])
        for row in range(panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells)), "panels lie over each other"
    assert max(column for column, _ in cells) < 24
    inputs = {f"${{{given['name']}}}" for given in DASHBOARD["__inputs"]}
    assert {panel["datasource"]["uid"] for panel in panels} == inputs
