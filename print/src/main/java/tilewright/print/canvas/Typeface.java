package tilewright.print.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.jspecify.annotations.Nullable;

/**
 * A typeface that is part of the program, each under the SIL Open Font License 1.1. Its file is read when it is first asked for.
 * Threads may share one.
 */
enum Typeface {
    /** Weight 500, with tabular figures. */
    BESLEY(Typeface.class, "besley.ttf"),
    /** Digits, letters without accents, and a few signs, as all that follow down to the hand; easy to tell apart. */
    ATKINSON(Typeface.class, "atkinson-hyperlegible-next.ttf"),
    /** A typeface with the shapes of handwriting, without serifs. */
    OPEN_SANS(Typeface.class, "open-sans.ttf"),
    /** A typeface of circles and straight lines. */
    JOST(Typeface.class, "jost.ttf"),
    /** With heavy serifs. */
    BITTER(Typeface.class, "bitter.ttf"),
    /** A typeface as written by hand. */
    PLAYPEN_SANS(Typeface.class, "playpen-sans.ttf"),
    /** It comes with PDFBox. */
    LIBERATION_SANS(PDFont.class, "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf"),
    /** As it came from its makers, like the italic. */
    LIBERATION_SANS_BOLD(Typeface.class, "liberation-sans-bold.ttf"),
    LIBERATION_SANS_ITALIC(Typeface.class, "liberation-sans-italic.ttf"),
    /** Latin, Greek, and Cyrillic letters, weight 500. */
    NOTO_SERIF(Typeface.class, "noto-serif.ttf"),
    /** Latin, Greek, and Cyrillic letters. */
    NOTO_SANS(Typeface.class, "noto-sans.ttf"),
    /** Japanese. */
    NOTO_SANS_JP(Typeface.class, "noto-sans-jp.ttf"),
    /** Simplified Chinese. */
    NOTO_SANS_SC(Typeface.class, "noto-sans-sc.ttf"),
    NOTO_SANS_JP_BOLD(Typeface.class, "noto-sans-jp-bold.ttf"),
    NOTO_SANS_SC_BOLD(Typeface.class, "noto-sans-sc-bold.ttf");

    private final Class<?> neighbor;
    private final String resource;
    private volatile @Nullable Letters read;

    Typeface(Class<?> neighbor, String resource) {
        this.neighbor = neighbor;
        this.resource = resource;
    }

    /** The font of a file, its glyphs by characters, and its units per em. */
    private record Letters(TrueTypeFont font, CmapLookup glyphs, double units) {}

    private Letters letters() {
        Letters known = read;
        if (known == null) {
            try (InputStream in = open()) {
                TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
                known = new Letters(font, font.getUnicodeCmapLookup(), font.getUnitsPerEm());
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            read = known;
        }
        return known;
    }

    /** The font's file. */
    private InputStream open() {
        return Objects.requireNonNull(neighbor.getResourceAsStream(resource), resource);
    }

    /**
     * The font once more, for a file of its own: without ligatures, which would be looked for in each text anew, at ten times
     * the cost of drawing it, and which not every reader finds again when it searches.
     */
    TrueTypeFont withoutLigatures() throws IOException {
        try (InputStream in = open()) {
            TrueTypeFont embedded = new TTFParser().parseEmbedded(in);
            embedded.setEnableGsub(false);
            return embedded;
        }
    }

    /** Whether it has a letter, and the letter only needs a place behind the one before: it is written from the left. */
    boolean draws(int letter) {
        return letter >= ' ' && letters().glyphs().getGlyphId(letter) != 0 && isFromTheLeft(letter);
    }

    private static boolean isFromTheLeft(int letter) {
        return switch (Character.getDirectionality(letter)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_NONSPACING_MARK -> false;
            default -> true;
        };
    }

    /** The shape of a letter in ems, x to the right and y up; empty for a blank. */
    GeneralPath shape(int letter) {
        Letters known = letters();
        try {
            GlyphData glyph = known.font().getGlyph().getGlyph(known.glyphs().getGlyphId(letter));
            GeneralPath shape = glyph == null ? new GeneralPath() : glyph.getPath();
            shape.transform(AffineTransform.getScaleInstance(1 / known.units(), 1 / known.units()));
            return shape;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The width of a letter in ems. */
    double advance(int letter) {
        Letters known = letters();
        try {
            return known.font().getAdvanceWidth(known.glyphs().getGlyphId(letter)) / known.units();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
