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
    private static final String ELLIPSIS = "…";

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

    /** The names of the family and of those that may take its place, for style sheets. */
    String family() {
        return family;
    }

    /** The text with a question mark for each character that the face lacks. */
    String shown(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().map(this::shown).forEach(shown::appendCodePoint);
        return shown.toString();
    }

    private int shown(int letter) {
        return letter >= ' ' && glyphs.getGlyphId(letter) != 0 ? letter : UNKNOWN;
    }

    /** Returns the width of a text at a size, both in points. */
    public double width(String text, double size) {
        long sum = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            sum += advance(text.codePointAt(at));
        }
        return sum * size / units;
    }

    /** The width of a letter, in units of the font. */
    private int advance(int letter) {
        try {
            return font.getAdvanceWidth(glyphs.getGlyphId(shown(letter)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * A text in lines that are not too wide: broken at line breaks, then behind blanks where there are any, else anywhere.
     * Takes time in proportion to the text.
     *
     * @param width in points; a line has one character at least
     */
    public List<String> wrapped(String text, double size, double width) {
        return wrapped(text, size, width, Integer.MAX_VALUE);
    }

    /**
     * The first lines of a {@linkplain #wrapped text in lines}; the last one ends with an ellipsis where some are left out.
     *
     * @param most lines, 0 or more
     */
    public List<String> wrapped(String text, double size, double width, int most) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length() && lines.size() < most) {
            Line line = line(text, from, size, width);
            lines.add(text.substring(from, line.end()));
            from = line.next();
        }
        if (from < text.length() && !lines.isEmpty()) {
            lines.set(lines.size() - 1, cut(lines.getLast(), size, width));
        }
        return lines;
    }

    /** The first line of a {@linkplain #wrapped text in lines}; empty for an empty text. */
    public String firstLine(String text, double size, double width) {
        return text.isEmpty()
                ? ""
                : text.substring(0, line(text, 0, size, width).end());
    }

    /**
     * A line of a text.
     *
     * @param end behind its last letter
     * @param next where the next one begins
     */
    private record Line(int end, int next) {}

    private Line line(String text, int from, double size, double width) {
        int end = fitting(text, from, size, width);
        if (end == text.length()) {
            return new Line(end, end);
        }
        if (text.charAt(end) == '\n') {
            return new Line(end, end + 1);
        }
        int blank = end;
        while (blank > from && text.charAt(blank) != ' ') {
            blank--;
        }
        return blank > from ? new Line(blank, blank + 1) : new Line(end, end);
    }

    /** The end of what fits, up to a line break. */
    private int fitting(String text, int from, double size, double width) {
        int end = from;
        long sum = 0;
        while (end < text.length() && text.charAt(end) != '\n') {
            sum += advance(text.codePointAt(end));
            if (end > from && sum * size / units > width) {
                return end;
            }
            end = text.offsetByCodePoints(end, 1);
        }
        return end;
    }

    /** As much of a line as there is room for before an ellipsis. */
    private String cut(String line, double size, double width) {
        String cut = line;
        while (!cut.isEmpty() && width(cut + ELLIPSIS, size) > width) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut + ELLIPSIS;
    }
}
