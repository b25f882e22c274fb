package tilewright.print.canvas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.PDFont;

/** A typeface that is part of the program, each under the SIL Open Font License 1.1. Threads may share one. */
enum Typeface {
    /** Weight 500, with tabular figures. */
    BESLEY(Typeface.class, "besley.ttf"),
    /** It comes with PDFBox. */
    LIBERATION_SANS(PDFont.class, "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf"),
    /** Latin, Greek, and Cyrillic letters, weight 500. */
    NOTO_SERIF(Typeface.class, "noto-serif.ttf"),
    /** Latin, Greek, and Cyrillic letters. */
    NOTO_SANS(Typeface.class, "noto-sans.ttf");

    private final Class<?> neighbor;
    private final String resource;
    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final double units;

    Typeface(Class<?> neighbor, String resource) {
        this.neighbor = neighbor;
        this.resource = resource;
        try (InputStream in = open()) {
            this.font = new TTFParser().parse(new RandomAccessReadBuffer(in));
            this.glyphs = font.getUnicodeCmapLookup();
            this.units = font.getUnitsPerEm();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
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
        return letter >= ' ' && glyphs.getGlyphId(letter) != 0 && isFromTheLeft(letter);
    }

    private static boolean isFromTheLeft(int letter) {
        return switch (Character.getDirectionality(letter)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_NONSPACING_MARK -> false;
            default -> true;
        };
    }

    /** The width of a letter in ems. */
    double advance(int letter) {
        try {
            return font.getAdvanceWidth(glyphs.getGlyphId(letter)) / units;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
