# ruff: noqa: INP001 - a script that nobody imports
"""Make the fonts of `unobot/pictures/fonts/` again: subsets of Noto Sans with the letters of captions.

They are needed again if a translation has a Chinese or Japanese character that no font has; a test says so. In an empty
folder, run `npm install @fontsource/noto-sans{,-devanagari,-jp,-sc}` and `pip install fonttools brotli`. Then run this
file there with the path of the repository.
"""

import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

GROUPS = (
    "cards",
    "characters",
    "durations",
    "key_moments",
    "match_facts",
    "narration",
    "replay_page",
    "seats",
    "table",
)
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "ƠơƯưȘșȚț…–—‘’“”„‚·•×"), *range(0x1EA0, 0x1EFA)}
GREEK, CYRILLIC = {*range(0x384, 0x3CF)}, {*range(0x400, 0x460), *range(0x490, 0x4FA)}
"""Names have these letters. Arabic and Hebrew are not here: Pillow draws them right only with libraries of the host."""
DEVANAGARI = {*range(0x900, 0x980), 0x25CC}
KANA = {*range(0x3001, 0x3003), *range(0x3041, 0x3097), *range(0x30A0, 0x3100), *map(ord, "「」『』：！？（）＋～")}
WIDE = set(map(ord, "，。：！？、（）＋"))
FIRST_CJK = 0x2E80


def main(repository: Path) -> None:
    """Write a font and the list of its characters for each script."""
    for name, package, needed in (
        ("latin", "noto-sans", LATIN | GREEK | CYRILLIC),
        ("devanagari", "noto-sans-devanagari", DEVANAGARI),
        ("japanese", "noto-sans-jp", KANA | written(repository, "ja")),
        ("chinese", "noto-sans-sc", WIDE | written(repository, "zh-CN")),
    ):
        font = subset(
            name, sorted(Path(f"node_modules/@fontsource/{package}/files").glob("*-600-normal.woff2")), needed
        )
        folder = repository / "unobot" / "pictures" / "fonts"
        font.save(folder / f"{name}.ttf")
        characters = "".join(map(chr, sorted(font.getBestCmap())))
        (folder / f"{name}.txt").write_text(characters, encoding="utf-8")


def written(repository: Path, language: str) -> set[int]:
    """Return the Chinese characters in the sentences of a language."""
    groups = (repository / "unobot" / "locales" / f"{language}.ftl").read_text(encoding="utf-8").split("\n## ")
    letters = {ord(character) for group in groups if group.partition("\n")[0] in GROUPS for character in group}
    return {letter for letter in letters if FIRST_CJK <= letter < 0xFE00 or letter >= 0xFF00}


def subset(name: str, sources: list[Path], characters: set[int]) -> TTFont:
    """Return one font with these characters from the parts in which fontsource has them."""
    parts = []
    for number, source in enumerate(sources):
        font = TTFont(source)
        covered = characters & set(font.getBestCmap())
        if not covered:
            continue
        characters -= covered
        options = Options(hinting=False, notdef_outline=True)
        options.layout_features = ["*"] if name == "devanagari" else ["kern", "mark", "mkmk", "ccmp", "locl"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=covered)
        subsetter.subset(font)
        font.flavor = None
        parts.append(f"{name}-{number}.ttf")
        font.save(parts[-1])
    return TTFont(parts[0]) if len(parts) == 1 else Merger().merge(parts)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
