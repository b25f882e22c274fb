"""
Makes the font files beside it from Besley 500: one for each game, with figures and the letters of its name, and for pages that show
more one with all letters, one with the figures, and one with the further letters of Western Europe. Figures are the tabular ones, so
that no feature is needed.

  npm pack @fontsource/besley@5.3.0 && tar xzf fontsource-besley-5.3.0.tgz
  pip install fonttools==4.66.1 brotli==1.2.0
  python3 subset.py package/files/besley-latin-500-normal.woff2
"""

import string
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FIGURES = "0123456789:.,×½%+− \u00a0"
TEXTS = {
    "paletto": FIGURES + "Paletto",
    "hues": FIGURES + "Hues",
    "sudoku": FIGURES + "Sudoku",
    "trominoes": FIGURES + "Trominoes",
    "letters": string.ascii_letters + "’-–",
    "figures": FIGURES,
    "latin": "¡«»¿" + "".join(map(chr, range(0xC0, 0x100))).replace("×", "") + "Œœ",
}


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


def main(source: str) -> None:
    for name, text in TEXTS.items():
        options = subset.Options(
            flavor="woff2",
            hinting=False,
            layout_features=["kern"],
            name_IDs=[],
            notdef_outline=True,
            drop_tables=["GDEF", "STAT", "gasp", "DSIG", "MVAR", "GSUB", "prep"],
        )
        font = subset.load_font(source, options)
        tabular(font)
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        subset.save_font(font, str(Path(__file__).parent / f"{name}.woff2"), options)


main(sys.argv[1])
