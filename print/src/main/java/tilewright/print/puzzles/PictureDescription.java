package tilewright.print.puzzles;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.PngDocument;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.pictures.FileNames;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.text.FieldError;

/** Reads the description of pictures of puzzles, a file for each. Errors are those of the {@link Fields}. */
public final class PictureDescription {

    /** The width of a picture where nobody says otherwise. */
    private static final double USUAL = 80 * Lengths.MM;

    /** Maximum number of dots across a film. */
    private static final int MOST_FILM_DOTS = 2_000;

    private static final String OUTLINES = "outlines";
    private static final String NAMES = "names";

    private static final List<String> KINDS =
            Arrays.stream(PictureKind.values()).map(PictureKind::title).toList();

    /** The fields. */
    public static final List<Field> FIELDS = List.of(
            new Field("each", "KIND", PuzzlesMessages.aboutEach(Message.verbatim(KINDS))),
            new Field("size", "WIDTH", PuzzlesMessages.aboutSize()),
            new Field("dpi", "N", PuzzlesMessages.aboutDpi(PngDocument.LEAST_DPI, PngDocument.MOST_DPI)),
            new Field("fonts", "KIND", PuzzlesMessages.aboutFonts()),
            new Field("names", "PATTERN", PuzzlesMessages.aboutNames(Message.verbatim(FileNames.HOLES))));

    private PictureDescription() {}

    /** The kind of files; {@code each} must be there. */
    public static PictureKind kind(Fields fields) {
        return PictureKind.of(fields.one("each", "", KINDS)).orElseThrow();
    }

    /**
     * The look of the pictures.
     *
     * @param boards how boards look
     * @param words of the language that descriptions are in
     */
    public static PictureStyle style(Fields fields, PictureKind kind, BoardStyle boards, Words words) {
        int dpi = (int) fields.number("dpi", PngDocument.DPI, PngDocument.LEAST_DPI, PngDocument.MOST_DPI);
        String typed = fields.text("size").orElse("");
        OptionalDouble width = typed.isEmpty() ? OptionalDouble.of(USUAL) : PictureStyle.width(typed, dpi);
        if (width.isEmpty() || width.getAsDouble() < PictureStyle.LEAST || width.getAsDouble() > PictureStyle.MOST) {
            throw fields.wrong(
                    "size",
                    PuzzlesMessages.pictureSize(
                            fields.label("size"),
                            Math.round(Math.ceil(PictureStyle.LEAST / Lengths.MM)),
                            Math.round(Math.floor(PictureStyle.MOST / Lengths.MM)),
                            Message.verbatim(typed)));
        }
        boolean outlines =
                fields.one("fonts", OUTLINES, List.of(OUTLINES, NAMES)).equals(OUTLINES);
        PictureStyle style = new PictureStyle(boards, width.getAsDouble(), dpi, outlines, words);
        int most = kind.moving() ? MOST_FILM_DOTS : PictureStyle.MOST_DOTS;
        boolean dotted = kind == PictureKind.PNG || kind == PictureKind.APNG;
        if (dotted && style.dots() > most) {
            throw fields.wrong("size", PuzzlesMessages.pictureDots(style.dots(), most));
        }
        return style;
    }

    /** The names of the files. */
    public static FileNames names(Fields fields) {
        try {
            return new FileNames(fields.text(NAMES).orElse(FileNames.USUAL));
        } catch (FieldError wrong) {
            throw fields.wrong(NAMES, wrong.message());
        }
    }
}
