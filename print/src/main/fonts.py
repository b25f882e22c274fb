"""
Makes resources/tilewright/print/canvas/besley.ttf from Besley 500: all its Latin letters, with the tabular figures, which
PDF readers would not choose by themselves.

  npm pack @fontsource/besley@5.3.0 && tar xzf fontsource-besley-5.3.0.tgz
  pip install fonttools==4.66.1
  python3 fonts.py package/files/besley-latin-500-normal.woff
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parent / "resources/tilewright/print/canvas/besley.ttf"


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
    options = subset.Options(
        hinting=False,
        layout_features=[],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        notdef_outline=True,
        glyph_names=True,
        drop_tables=["GDEF", "GPOS", "GSUB", "STAT", "gasp", "DSIG", "MVAR", "prep"],
    )
    font = TTFont(source, recalcTimestamp=False)
    tabular(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    font.flavor = None
    font.save(TARGET)


main(sys.argv[1])
