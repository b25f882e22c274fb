"""
Makes the typefaces in resources/tilewright/print/canvas: Besley 500 with tabular figures, which PDF readers would not choose
by themselves, two of Noto for the letters that Besley and Liberation Sans lack: Latin, Greek, and Cyrillic ones, two of
Noto for Japanese and Chinese, with their bold, and five for digits on boards, cut to these, letters without accents, and a
few signs. The bold and the italic of Liberation Sans are as they came: its license keeps the name for what is not changed.

  for name in besley noto-serif noto-sans atkinson-hyperlegible-next open-sans jost bitter playpen-sans; do
    npm pack @fontsource/$name@5.3.0
  done
  for name in noto-sans-jp noto-sans-sc; do npm pack @expo-google-fonts/$name@0.4.3; done
  apt-get download fonts-liberation2=2.1.5-1 && dpkg-deb -x fonts-liberation2_*.deb liberation && rm fonts-liberation2_*.deb
  for file in *.tgz; do mkdir ${file%.tgz} && tar xzf $file -C ${file%.tgz} && rm $file; done
  pip install fonttools==4.66.1
  python3 fonts.py FOLDER_OF_THESE [NAMES]
"""

import shutil
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

# The name of a typeface with East Asian letters, its package, its file, and the character set whose letters it keeps: the
# common ones of Japanese with those that Windows adds for names, and of simplified Chinese.
EAST_ASIAN = [
    ("noto-sans-jp", "noto-sans-jp", "400Regular/NotoSansJP_400Regular.ttf", "cp932"),
    ("noto-sans-sc", "noto-sans-sc", "400Regular/NotoSansSC_400Regular.ttf", "gb2312"),
    ("noto-sans-jp-bold", "noto-sans-jp", "700Bold/NotoSansJP_700Bold.ttf", "cp932"),
    ("noto-sans-sc-bold", "noto-sans-sc", "700Bold/NotoSansSC_700Bold.ttf", "gb2312"),
]

# The looks of Liberation Sans beside the regular one, which comes with PDFBox.
LIBERATION = ["Bold", "Italic"]

# The names of typefaces for digits, and their weights.
DIGITS = [
    ("atkinson-hyperlegible-next", 500),
    ("open-sans", 500),
    ("jost", 500),
    ("bitter", 500),
    ("playpen-sans", 500),
]

# What they have beside letters without accents.
SIGNS = "0123456789 +-×÷=<>.,:;?!/()'–−"

# Letters that other typefaces have as well, as narrow as those of Latin; here they are as wide as an ideograph.
WIDE = "“”‘’…·"

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

DROPPED = ["GDEF", "GPOS", "GSUB", "STAT", "BASE", "VORG", "vhea", "vmtx", "gasp", "DSIG", "MVAR", "prep", "fpgm", "cvt "]


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


def keep(font: TTFont, wanted: set[int], named: bool) -> None:
    """Leaves the wanted letters, as far as the font has them, and nothing else."""
    options = subset.Options(
        hinting=False,
        layout_features=[],
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        notdef_outline=True,
        glyph_names=named,
        drop_tables=DROPPED,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted & font.getBestCmap().keys())
    subsetter.subset(font)


def encoded(codec: str) -> set[int]:
    """The letters of a character set."""
    letters = set()
    for letter in range(0x2000, 0x10000):
        try:
            chr(letter).encode(codec)
            letters.add(letter)
        except UnicodeEncodeError:
            pass
    return letters


def part(source: Path, folder: Path) -> str:
    """The letters of a file, without all else, in a file of its own."""
    font = TTFont(source, recalcTimestamp=False)
    if source.name.startswith("besley") and "GSUB" in font:
        tabular(font)
    keep(font, {letter for some in LETTERS for letter in some}, True)
    font.flavor = None
    file = folder / (source.stem + ".ttf")
    font.save(file)
    return str(file)


def digits(folder: Path, name: str, weight: int) -> None:
    source = next(folder.glob(f"fontsource-{name}-*")) / "package/files" / f"{name}-latin-{weight}-normal.woff"
    font = TTFont(source, recalcTimestamp=False)
    tabular(font)
    letters = {ord(letter) for letter in SIGNS} | set(range(ord("A"), ord("Z") + 1)) | set(range(ord("a"), ord("z") + 1))
    keep(font, letters, False)
    font.flavor = None
    font.save(TARGET / f"{name}.ttf")


def main(folder: Path, names: list[str]) -> None:
    for look in LIBERATION:
        name = f"liberation-sans-{look.lower()}"
        if not names or name in names:
            source = folder / "liberation/usr/share/fonts/truetype/liberation2" / f"LiberationSans-{look}.ttf"
            shutil.copyfile(source, TARGET / f"{name}.ttf")
    for name, weight in DIGITS:
        if not names or name in names:
            digits(folder, name, weight)
    for name, weight, parts in FACES:
        if names and name not in names:
            continue
        files = next(folder.glob(f"fontsource-{name}-*")) / "package/files"
        with tempfile.TemporaryDirectory() as made:
            cut = [part(files / f"{name}-{some}-{weight}-normal.woff", Path(made)) for some in parts]
            font = merge.Merger().merge(cut)
            font.recalcTimestamp = False
            head = TTFont(cut[0])["head"]
            font["head"].created, font["head"].modified = head.created, head.modified
            font.save(TARGET / f"{name}.ttf")
    others = {letter for file in ("noto-serif", "noto-sans") for letter in TTFont(TARGET / f"{file}.ttf").getBestCmap()}
    wide = {ord(letter) for letter in WIDE}
    for name, package, file, codec in EAST_ASIAN:
        if names and name not in names:
            continue
        source = next(folder.glob(f"expo-google-fonts-{package}-0*")) / "package" / file
        font = TTFont(source, recalcTimestamp=False)
        widths = {letter for letter in wide if font["hmtx"][font.getBestCmap()[letter]][0] == font["head"].unitsPerEm}
        keep(font, encoded(codec) - others | widths, False)
        font.save(TARGET / f"{name}.ttf")


main(Path(sys.argv[1]), sys.argv[2:])
