"""
Makes the typefaces in resources/tilewright/print/canvas: Besley 500 with tabular figures, which PDF readers would not choose
by themselves, and two of Noto for the letters that Besley and Liberation Sans lack: Latin, Greek, and Cyrillic ones.

  for name in besley noto-serif noto-sans; do npm pack @fontsource/$name@5.3.0; done
  for file in fontsource-*.tgz; do mkdir ${file%.tgz} && tar xzf $file -C ${file%.tgz}; done
  pip install fonttools==4.66.1
  python3 fonts.py FOLDER_OF_THESE
"""

import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parent / "resources/tilewright/print/canvas"

# The name of a typeface, its weight, and the parts that its files are cut into.
FACES = [
    ("besley", 500, ["latin", "latin-ext"]),
    ("noto-serif", 500, ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]),
    ("noto-sans", 400, ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]),
]

# Latin with its extensions A and B, the accents of Vietnamese, Greek, Cyrillic, punctuation, currencies, and ligatures. Without
# combining marks, which need more than a place behind their letter.
LETTERS = [
    range(0x20, 0x300),
    range(0x370, 0x530),
    range(0x1E00, 0x2000),
    range(0x2010, 0x2028),
    range(0x2030, 0x2060),
    range(0x20A0, 0x20C1),
    range(0x2100, 0x2200),
    range(0x2200, 0x2300),
    range(0xFB00, 0xFB07),
]

DROPPED = ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "DSIG", "MVAR", "prep", "fpgm", "cvt "]


def tabular(font: TTFont) -> None:
    """Lets each figure stand for its tabular form."""
    forms = {}
    for feature in font["GSUB"].table.FeatureList.FeatureRecord:
        if feature.FeatureTag == "tnum":
            for index in feature.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    forms.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: forms.get(glyph, glyph) for code, glyph in table.cmap.items()}


def part(source: Path, folder: Path) -> str:
    """The letters of a file, without all else, in a file of its own."""
    font = TTFont(source, recalcTimestamp=False)
    if source.name.startswith("besley") and "GSUB" in font:
        tabular(font)
    options = subset.Options(
        hinting=False,
        layout_features=[],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        notdef_outline=True,
        glyph_names=True,
        drop_tables=DROPPED,
    )
    wanted = {letter for some in LETTERS for letter in some}
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted & font.getBestCmap().keys())
    subsetter.subset(font)
    font.flavor = None
    file = folder / (source.stem + ".ttf")
    font.save(file)
    return str(file)


def main(folder: Path) -> None:
    for name, weight, parts in FACES:
        files = next(folder.glob(f"fontsource-{name}-*")) / "package/files"
        with tempfile.TemporaryDirectory() as made:
            cut = [part(files / f"{name}-{some}-{weight}-normal.woff", Path(made)) for some in parts]
            font = merge.Merger().merge(cut)
            font.recalcTimestamp = False
            head = TTFont(cut[0])["head"]
            font["head"].created, font["head"].modified = head.created, head.modified
            font.save(TARGET / f"{name}.ttf")


main(Path(sys.argv[1]))
