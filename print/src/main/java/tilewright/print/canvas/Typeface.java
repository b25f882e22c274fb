package tilewright.print.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.OS2WindowsMetricsTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;

/**
 * A typeface: one that is part of the program, each under the SIL Open Font License 1.1, whose file is read when it is first asked
 * for, or one of a file. Threads may share one. Equal by identity.
 */
final class Typeface {

    /** Weight 500, with tabular figures. */
    static final Typeface BESLEY = own("besley.ttf");
    /** Digits, letters without accents, and a few signs, as all that follow down to the hand; easy to tell apart. */
    static final Typeface ATKINSON = own("atkinson-hyperlegible-next.ttf");
    /** A typeface with the shapes of handwriting, without serifs. */
    static final Typeface OPEN_SANS = own("open-sans.ttf");
    /** A typeface of circles and straight lines. */
    static final Typeface JOST = own("jost.ttf");
    /** With heavy serifs. */
    static final Typeface BITTER = own("bitter.ttf");
    /** A typeface as written by hand. */
    static final Typeface PLAYPEN_SANS = own("playpen-sans.ttf");
    /** It comes with PDFBox. */
    static final Typeface LIBERATION_SANS =
            new Typeface(() -> resource(PDFont.class, "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf"));
    /** As it came from its makers, like the italic. */
    static final Typeface LIBERATION_SANS_BOLD = own("liberation-sans-bold.ttf");

    static final Typeface LIBERATION_SANS_ITALIC = own("liberation-sans-italic.ttf");
    /** Latin, Greek, and Cyrillic letters, weight 500. */
    static final Typeface NOTO_SERIF = own("noto-serif.ttf");
    /** Latin, Greek, and Cyrillic letters. */
    static final Typeface NOTO_SANS = own("noto-sans.ttf");
    /** Japanese. */
    static final Typeface NOTO_SANS_JP = own("noto-sans-jp.ttf");
    /** Simplified Chinese. */
    static final Typeface NOTO_SANS_SC = own("noto-sans-sc.ttf");

    static final Typeface NOTO_SANS_JP_BOLD = own("noto-sans-jp-bold.ttf");
    static final Typeface NOTO_SANS_SC_BOLD = own("noto-sans-sc-bold.ttf");

    /** Makers of a font with this bit, of the type of embedding in the table OS/2, do not let others embed it. */
    private static final int RESTRICTED = 0x2;
    /** Not as a part, which is how files have it here. */
    private static final int WHOLE = 0x100;
    /** Not its outlines. */
    private static final int BITMAPS = 0x200;

    private final Supplier<InputStream> file;
    private volatile @Nullable Letters read;

    private Typeface(Supplier<InputStream> file) {
        this.file = file;
    }

    private static Typeface own(String name) {
        return new Typeface(() -> resource(Typeface.class, name));
    }

    private static InputStream resource(Class<?> neighbor, String name) {
        return Objects.requireNonNull(neighbor.getResourceAsStream(name), name);
    }

    /**
     * The typeface of a TrueType file.
     *
     * @throws CanvasError when it is none, has no digits, or may not be embedded
     */
    static Typeface of(byte[] bytes) {
        Typeface typeface = new Typeface(() -> new ByteArrayInputStream(bytes));
        try {
            TrueTypeFont font = typeface.letters().font();
            if (font.getGlyph() == null) {
                throw new CanvasError(CanvasMessages.noOutlines());
            }
            OS2WindowsMetricsTable embedding = font.getOS2Windows();
            if (embedding != null && (embedding.getFsType() & (RESTRICTED | WHOLE | BITMAPS)) != 0) {
                throw new CanvasError(CanvasMessages.notEmbedded());
            }
            for (char digit = '0'; digit <= '9'; digit++) {
                if (!typeface.draws(digit)
                        || typeface.shape(digit).getBounds2D().isEmpty()
                        || !(typeface.advance(digit) > 0)) {
                    throw new CanvasError(CanvasMessages.noDigit(Message.verbatim(Character.toString(digit))));
                }
            }
            typeface.withoutLigatures().close();
            return typeface;
        } catch (CanvasError error) {
            throw error;
        } catch (IOException | RuntimeException broken) { // the parser trusts the offsets in a file
            throw new CanvasError(CanvasMessages.noTypeface());
        }
    }

    /** The font of a file, its glyphs by characters, and its units per em. */
    private record Letters(TrueTypeFont font, CmapLookup glyphs, double units) {}

    private Letters letters() {
        Letters known = read;
        if (known == null) {
            try (InputStream in = file.get()) {
                TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
                known = new Letters(font, font.getUnicodeCmapLookup(), font.getUnitsPerEm());
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            read = known;
        }
        return known;
    }

    /**
     * The font once more, for a file of its own: without ligatures, which would be looked for in each text anew, at ten times
     * the cost of drawing it, and which not every reader finds again when it searches.
     */
    TrueTypeFont withoutLigatures() throws IOException {
        try (InputStream in = file.get()) {
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
