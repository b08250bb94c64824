# ruff: noqa: INP001 - a script that nobody imports
"""Make the fonts of `unobot/pictures/fonts/` again: subsets of Noto Sans with the letters of captions.

They are needed again if a translation has a Chinese, Japanese or Korean character that no font has; a test says so. In
an empty folder, run `npm install @fontsource/noto-sans{,-devanagari,-jp,-kr,-sc,-tc}`, and install fonttools and brotli
with pip. Then run this file there with the path of the repository.
"""

import re
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
HANGUL = {ord(bytes([row, cell]).decode("euc_kr")) for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)}
"""The 2,350 syllables of the Korean standard KS X 1001. Names of Koreans have hardly any other."""
WIDE = set(map(ord, "，。：！？、（）＋"))
FIRST_CJK = 0x2E80


def main(repository: Path) -> None:
    """Write a font and the list of its characters for each script."""
    for name, package, needed in (
        ("latin", "noto-sans", LATIN | GREEK | CYRILLIC),
        ("devanagari", "noto-sans-devanagari", DEVANAGARI),
        ("japanese", "noto-sans-jp", KANA | written(repository, "ja")),
        ("chinese", "noto-sans-sc", WIDE | written(repository, "zh-CN")),
        ("traditional", "noto-sans-tc", WIDE | written(repository, "zh-CN", "zh-TW")),
        ("korean", "noto-sans-kr", HANGUL | written(repository, "ko")),
    ):
        font = subset(
            name, sorted(Path(f"node_modules/@fontsource/{package}/files").glob("*-600-normal.woff2")), needed
        )
        folder = repository / "unobot" / "pictures" / "fonts"
        font.save(folder / f"{name}.ttf")
        characters = "".join(map(chr, sorted(font.getBestCmap())))
        (folder / f"{name}.txt").write_text(characters, encoding="utf-8")


def written(repository: Path, *languages: str) -> set[int]:
    """Return the Chinese, Japanese and Korean characters in the captions of a language.

    ``languages``: the language, after the one that it shares messages with.
    """
    captions: dict[str, str] = {}
    for language in languages:
        catalogue = (repository / "unobot" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        for group in re.split(r"\n##+ ", catalogue):
            if group.partition("\n")[0] in GROUPS:
                captions |= {message.partition(" = ")[0]: message for message in re.split(r"\n(?=[a-z])", group)}
    letters = {ord(character) for caption in captions.values() for character in caption}
    return {letter for letter in letters if FIRST_CJK <= letter < 0xFE00 or letter >= 0xFF00}


def subset(name: str, sources: list[Path], characters: set[int]) -> TTFont:
    """Return one font with these characters from the parts in which fontsource has them."""
    parts = []
    for number, source in enumerate(sources):
        font = TTFont(source, recalcTimestamp=False)
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
    first = TTFont(parts[0], recalcTimestamp=False)
    font = first if len(parts) == 1 else Merger().merge(parts)
    font.recalcTimestamp = False  # the same letters make the same file
    font["head"].created, font["head"].modified = first["head"].created, first["head"].modified
    return font


if __name__ == "__main__":
    main(Path(sys.argv[1]))
