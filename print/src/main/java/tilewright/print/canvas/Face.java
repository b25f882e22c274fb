package tilewright.print.canvas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.PDFont;

/** A typeface that is part of the program. Threads may share one. */
public enum Face {
    /** Besley 500, of figures and titles, under the SIL Open Font License 1.1. */
    FIGURES(Face.class, "besley.ttf", "Besley, Georgia, serif"),
    /** Liberation Sans, of all other words, under the SIL Open Font License 1.1; it comes with PDFBox. */
    WORDS(
            PDFont.class,
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf",
            "'Liberation Sans', Arial, Helvetica, sans-serif");

    private static final int UNKNOWN = '?';

    private final Class<?> neighbor;
    private final String resource;
    private final String family;
    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final double units;

    Face(Class<?> neighbor, String resource, String family) {
        this.neighbor = neighbor;
        this.resource = resource;
        this.family = family;
        try (InputStream in = open()) {
            this.font = new TTFParser().parse(new RandomAccessReadBuffer(in));
            this.glyphs = font.getUnicodeCmapLookup();
            this.units = font.getUnitsPerEm();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The font's file. */
    InputStream open() {
        return Objects.requireNonNull(neighbor.getResourceAsStream(resource), resource);
    }

    /** The names of the family and of those that may take its place, for style sheets. */
    String family() {
        return family;
    }

    /** The text with a question mark for each character that the face lacks. */
    String shown(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints()
                .map(letter -> letter >= ' ' && glyphs.getGlyphId(letter) != 0 ? letter : UNKNOWN)
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    /** How wide a text is at a size, both in points. */
    public double width(String text, double size) {
        int[] letters = shown(text).codePoints().toArray();
        long sum = 0;
        try {
            for (int letter : letters) {
                sum += font.getAdvanceWidth(glyphs.getGlyphId(letter));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return sum * size / units;
    }

    /**
     * A text in lines that are not too wide: broken behind blanks where there are any, else anywhere.
     *
     * @param width in points; a line has one character at least
     */
    public List<String> wrapped(String text, double size, double width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (!rest.isEmpty()) {
            int end = fitting(rest, size, width);
            int blank = rest.lastIndexOf(' ', end);
            boolean atBlank = end < rest.length() && blank > 0;
            lines.add(rest.substring(0, atBlank ? blank : end));
            rest = rest.substring(atBlank ? blank + 1 : end);
        }
        return lines;
    }

    /** How much of a text fits. */
    private int fitting(String text, double size, double width) {
        int end = text.offsetByCodePoints(0, 1);
        while (end < text.length()) {
            int next = text.offsetByCodePoints(end, 1);
            if (width(text.substring(0, next), size) > width) {
                return end;
            }
            end = next;
        }
        return end;
    }
}
