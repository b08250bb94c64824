# ruff: noqa: T201 - a script for people who read what it prints
"""Measure the structure of unobot: ``python -m tests.structure [FOLDER]``.

The figures are for looking, not for serving: no test reads them. ``FOLDER`` is the root of a checkout, by default this
one. So a table of before and after needs two checkouts.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

from tests.test_architecture import arrows

FEATURES = {
    "daily": ("daily",),
    "tournament": ("tournament", "nights", "night", "pods", "pod_tables", "lots", "shared_deals", "standings_art"),
    "results": ("result", "stats", "leaderboard", "history", "achievement", "fairness", "season", "rating", "sums"),
}
"""The words in the names of the files of a feature."""
MANY = 10
"""From this many parameters on, a function is counted."""


def modules(root: Path) -> dict[str, ast.Module]:
    """Return the syntax trees of the package by dotted name."""
    files = sorted((root / "unobot").rglob("*.py"))
    names = {file: ".".join(file.relative_to(root).with_suffix("").parts) for file in files}
    return {name: ast.parse(file.read_text("utf-8")) for file, name in names.items()}


def imports(module: str, source: str, known: set[str]) -> set[str]:
    """Return the modules of the package that a module imports, also inside of functions."""
    named = {arrow.target for arrow in arrows(source, module)}
    named |= {name.rpartition(".")[0] for name in named}
    return (named & known) - {module.removesuffix(".__init__")}


def longest_chain(graph: dict[str, set[str]]) -> list[str]:
    """Return the longest chain of files that import each other. Raises `graphlib.CycleError`."""
    TopologicalSorter(graph).prepare()

    @cache
    def chain(module: str) -> tuple[str, ...]:
        return module, *max((chain(other) for other in graph[module]), key=len, default=())

    return [*max(map(chain, graph), key=len)]


def package(module: str) -> str:
    """Return the package of a module: its first folder, that of its feature, or the module itself."""
    first, *rest = module.split(".")[1:] or [module]
    if first == "features" and len(rest) > 1:
        return f"features.{rest[0]}"
    return first if rest else module


def mutual_packages(graph: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Return the pairs of packages that import each other."""
    arrows = {(package(module), package(other)) for module, others in graph.items() for other in others}
    return sorted((one, other) for one, other in arrows if one < other and (other, one) in arrows)


def parameters(trees: dict[str, ast.Module]) -> Iterator[tuple[int, str]]:
    """Yield the number of parameters of each function, without ``self``, and its name."""
    for module, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                yield len([name for name in names if name not in ("self", "cls")]), f"{module}.{node.name}"


def kept_dictionaries(tree: ast.Module) -> int:
    """Return how many dictionaries the objects of a module keep in attributes."""
    targets = (node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign))
    return sum(
        any(
            isinstance(each, ast.Attribute)
            for each in (node.targets if isinstance(node, ast.Assign) else [node.target])
        )
        and "dict[" in ast.unparse(node)
        for node in targets
    )


def main(root: Path) -> None:
    """Print the figures."""
    trees = modules(root)
    files = {name: root / (name.replace(".", "/") + ".py") for name in trees}
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in files.values())
    shipped = [file for file in (root / "unobot").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    names = {name.removesuffix(".__init__"): name for name in trees}
    graph = {name: imports(whole, files[whole].read_text("utf-8"), set(names)) for name, whole in names.items()}
    chain = longest_chain(graph)
    print(f"lines and files of Python: {lines}, {len(trees)}")
    print(f"files in the package: {len(shipped)}")
    print(f"longest chain of imports: {len(chain)}")
    print(f"packages that import each other: {mutual_packages(graph)}")
    for feature, words in FEATURES.items():
        own = [file for name, file in files.items() if any(word in name.rpartition(".")[2] for word in words)]
        inside = [file for file in files.values() if file.parent.name in {feature, f"{feature}s"}]
        folders: defaultdict[Path, int] = defaultdict(int)
        for file in {*own, *inside}:
            folders[file.parent] += 1
        print(f"files and folders of {feature}: {sum(folders.values())}, {len(folders)}")
    counted = sorted(parameters(trees), reverse=True)
    print(
        f"functions with {MANY} parameters or more: {sum(number >= MANY for number, _ in counted)}; most: {counted[0]}"
    )
    builders = [found for found in counted if found[1].endswith("__init__")]
    print(f"constructor with the most parameters: {builders[0]}")
    rooms = ("unobot.bot.live.", "unobot.bot.messages.")
    kept = sum(kept_dictionaries(tree) for name, tree in trees.items() if name.startswith(rooms))
    print(f"dictionaries that the code of messages keeps: {kept}")
    importers = sum(
        any(other.startswith("unobot.storage") for other in others)
        for name, others in graph.items()
        if not name.startswith("unobot.storage")
    )
    print(f"files outside of the storage that import it: {importers}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1])
