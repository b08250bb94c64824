"""The alerts of `deploy/alerts.yaml` are rules of Prometheus, about metrics that the bot has."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from prometheus_client.parser import text_string_to_metric_families

from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.measurements import Parts, metrics_of

ROOT = Path(__file__).parents[1]
ALERTS = ROOT / "deploy" / "alerts.yaml"
PROMETHEUS = {"up"}
"""The series that Prometheus itself has of a bot."""
WORDS = {
    *("and", "or", "by", "sum", "rate", "increase", "histogram_quantile", "time"),  # of the language of the rules
    *("job", "kind", "status", "instance", "le"),  # labels
}


def names() -> set[str]:
    """Return the names of all series of a bot that has just started."""
    scheduler = EditScheduler(lambda: 0.0)
    parts = Parts(scheduler, 0, None, None, None, latencies={0: 0.1}, reconnects={0: 0})
    page, _ = metrics_of(lambda: parts, ["uno start"]).page("", {"gateway": False})
    families = text_string_to_metric_families(page.decode())
    return {sample.name for family in families for sample in family.samples}


def family(name: str) -> str:
    """Return the name of a metric without the ending of a series."""
    return re.sub(r"_(bucket|sum|count|total|created)$", "", name)


def test_the_alerts_are_about_metrics_that_exist() -> None:
    [group] = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    rules = {rule.pop("alert"): rule for rule in group["rules"]}
    assert set(rules) == {
        "UnobotNotReady",
        "UnobotAnswersSlowly",
        "UnobotRefused",
        "UnobotBackupOld",
        "UnobotShardsUnserved",
    }
    known = names()
    for rule in rules.values():
        assert set(rule) == {"expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"\d+m", rule["for"])
        assert set(rule["annotations"]) == {"summary", "description"}
        bare = re.sub(r'"[^"]*"|\[\w+\]', "", rule["expr"])
        told = " ".join([bare, *rule["annotations"].values()])
        assert {*re.findall(r"[a-z]\w+", bare)} - WORDS <= known | PROMETHEUS
        assert {*re.findall(r"unobot_\w+", told)} <= known | {*map(family, known)}


def test_the_page_for_hosts_lists_every_metric() -> None:
    told = set(re.findall(r"^\| `(unobot_\w+)` \|", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.MULTILINE))
    assert {*map(family, told)} == {family(name) for name in names() if name.startswith("unobot_")}
