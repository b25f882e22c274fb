package tilewright.print.puzzles;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewright.message.Message;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Labels;
import tilewright.print.Labels.Ratings;
import tilewright.print.PageStyle;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SceneDrawing;
import tilewright.print.SheetOptions;
import tilewright.print.canvas.CanvasError;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;
import tilewright.text.FieldError;

/**
 * Reads the looks of pages, boards, and labels: the fields that sheets and books have in common. Errors are those of
 * the {@link Fields}.
 *
 * @param printedTexts reads texts
 * @param link the address that codes open where no field names one; empty for no codes
 * @param files those that fields name
 */
public record StyleDescription(PrintedTexts printedTexts, String link, DescriptionFiles files) {

    /** Maximum number of names of puzzles. */
    public static final int MOST_NAMES = 10_000;

    /** The holes of heads and feet. */
    public static final List<String> HOLES = List.of("title", "page", "pages");

    /** Further ones of books. */
    private static final List<String> BOOK_HOLES = List.of("section", "reader");

    private static final double MOST_BLEED = 20 * Lengths.MM;
    private static final double MOST_MARGIN = 200 * Lengths.MM;

    /** The least width and height of the type area. */
    private static final double LEAST_AREA = 20 * Lengths.MM;

    /** The distance by which the line below a title reaches beyond its place, in points. */
    private static final double TITLE_RIM = 1;

    /** The word for a line for a name, too. */
    private static final String NAMES = "name";

    private static final Map<String, Face> FACES = Face.digits();
    private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)}");

    /** The fields. */
    public static final List<Field> FIELDS = List.of(
            new Field("paper", "SIZE", PuzzlesMessages.aboutPaper(Message.verbatim(papers()))),
            new Field("margins", "LENGTHS", PuzzlesMessages.aboutMargins()),
            new Field("bleed", "LENGTH", PuzzlesMessages.aboutBleed()),
            new Field("crop-marks", "", PuzzlesMessages.aboutCropMarks()),
            new Field("pdf", "KIND", PuzzlesMessages.aboutPdf()),
            new Field("color", "KIND", PuzzlesMessages.aboutColor()),
            new Field(
                    "digits",
                    "FACE",
                    PuzzlesMessages.aboutDigits(
                            Message.verbatim(FACES.keySet().stream().toList()))),
            new Field("font", "FILE", PuzzlesMessages.aboutFont()),
            new Field("line-weight", "FACTOR", PuzzlesMessages.aboutLineWeight()),
            new Field("large-print", "", PuzzlesMessages.aboutLargePrint()),
            new Field("qr", "", PuzzlesMessages.aboutQr()),
            new Field("code", "", PuzzlesMessages.aboutCode()),
            new Field("ids", "", PuzzlesMessages.aboutIds()),
            new Field("ratings", "", PuzzlesMessages.aboutRatings()),
            new Field("times", "", PuzzlesMessages.aboutTimes()),
            new Field("link", "URL", PuzzlesMessages.aboutLink()),
            new Field("numbers-from", "N", PuzzlesMessages.aboutNumbersFrom()),
            new Field("own-ids", "NAMES", PuzzlesMessages.aboutOwnIds()),
            new Field("header", "TEXT", PuzzlesMessages.aboutHeader()),
            new Field("footer", "TEXT", PuzzlesMessages.aboutFooter()),
            new Field("page-numbers", "", PuzzlesMessages.aboutPageNumbers()));

    private static List<String> papers() {
        return Paper.named().stream().map(Paper::title).toList();
    }

    /** Returns the page that the fields describe. */
    public PageStyle page(Fields fields) {
        Paper paper = fields.paper("paper", Paper.A4);
        Optional<Margins> margins = margins(fields).map(it -> it.and(rim(fields)));
        margins.ifPresent(it -> {
            if (paper.width() - it.inner() - it.outer() < LEAST_AREA
                    || paper.height() - it.top() - it.bottom() < LEAST_AREA) {
                throw fields.wrong("margins", PuzzlesMessages.noRoom(fields.label("margins"), paper.title()));
            }
        });
        return new PageStyle(
                paper, margins, fields.length("bleed", MOST_BLEED).orElse(0), fields.truth("crop-marks", false));
    }

    /** The standard that a PDF file keeps. */
    public static PdfOptions.Kind pdf(Fields fields) {
        return fields.one("pdf", "a-1b", List.of("a-1b", "x-1a")).equals("x-1a")
                ? PdfOptions.Kind.X_1A
                : PdfOptions.Kind.A_1B;
    }

    /** The distance by which lines may reach beyond the type area: what is added to margins that are given. */
    double rim(Fields fields) {
        return Math.max(TITLE_RIM, SceneDrawing.rim(boards(fields)));
    }

    private static Optional<Margins> margins(Fields fields) {
        List<Double> lengths = fields.lengths("margins", MOST_MARGIN);
        return switch (lengths.size()) {
            case 0 -> Optional.empty();
            case 1 ->
                Optional.of(
                        new Margins(lengths.getFirst(), lengths.getFirst(), lengths.getFirst(), lengths.getFirst()));
            case 4 -> Optional.of(new Margins(lengths.get(0), lengths.get(1), lengths.get(2), lengths.get(3)));
            default -> throw fields.wrong("margins", PuzzlesMessages.margins(fields.label("margins"), lengths.size()));
        };
    }

    /** Returns the style of boards that the fields describe. */
    public BoardStyle boards(Fields fields) {
        Coloring coloring = switch (fields.one("color", "gray", List.of("gray", "color", "spot"))) {
            case "color" -> Coloring.COLOR;
            case "spot" -> Coloring.SPOT;
            default -> Coloring.GRAY;
        };
        boolean large = large(fields);
        return new BoardStyle(
                coloring,
                digits(fields),
                fields.decimal("line-weight", large ? BoardStyle.LARGE_WEIGHT : 1, 0.5, 3),
                large ? BoardStyle.LARGE_DIGITS : 1);
    }

    /** The face that is named, or that of a file. */
    private Face digits(Fields fields) {
        Optional<String> file = fields.text("digits").filter(StyleDescription::isTypeface);
        if (file.isEmpty()) {
            List<String> names = FACES.keySet().stream().toList();
            return FACES.getOrDefault(fields.one("digits", names.getFirst(), names), Face.FIGURES);
        }
        return typeface(fields, "digits", file.get(), Face::ofFile);
    }

    /** The usual faces of words, or those of a file. */
    private Faces faces(Fields fields) {
        return fields.text("font")
                .map(name -> typeface(fields, "font", name, Faces::ofFile))
                .orElse(Faces.USUAL);
    }

    private <T> T typeface(Fields fields, String field, String name, Function<byte[], T> reader) {
        try {
            return reader.apply(files.read(field, name));
        } catch (CanvasError error) {
            throw fields.wrong(field, PuzzlesMessages.inFile(Message.verbatim(name), error.message()));
        } catch (FieldError error) {
            throw fields.wrong(field, error.message());
        }
    }

    private static boolean isTypeface(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".ttf") || lower.endsWith(".otf");
    }

    private static boolean large(Fields fields) {
        return fields.truth("large-print", false);
    }

    /** The texts beside the puzzles. */
    public Labels labels(Fields fields) {
        boolean qr = fields.truth("qr", true);
        String address = fields.text("link")
                .map(typed -> read(fields, "link", () -> PrintedTexts.link(fields.label("link"), typed)))
                .orElse(link);
        boolean names = fields.text("times").filter(NAMES::equals).isPresent();
        String studio = qr && fields.truth("code", true) ? address : "";
        return new Labels(
                studio,
                fields.truth("ids", qr && !address.isEmpty()),
                ratings(fields),
                names || fields.truth("times", true),
                large(fields),
                names,
                faces(fields));
    }

    private static Ratings ratings(Fields fields) {
        return switch (fields.text("ratings").orElse("")) {
            case "level" -> Ratings.LEVEL;
            case "number" -> Ratings.NUMBER;
            case "stars" -> Ratings.STARS;
            default -> fields.truth("ratings", true) ? Ratings.BOTH : Ratings.NONE;
        };
    }

    /** The number of the first puzzle. */
    public int first(Fields fields) {
        return (int) fields.number("numbers-from", 1, 1, 1_000_000);
    }

    /** The names in place of numbers; one with a hole is for all; empty for numbers. */
    public List<String> names(Fields fields) {
        return new NameList(printedTexts, files).read(fields, "own-ids", MOST_NAMES);
    }

    /**
     * Checks that there are enough names for the puzzles.
     *
     * @param count of the puzzles
     */
    public static void checkNames(Fields fields, List<String> names, int count) {
        if (names.size() == 1 && count > 1 && !names.getFirst().contains(SheetOptions.NUMBER)) {
            throw fields.wrong(
                    "own-ids",
                    PuzzlesMessages.oneName(
                            fields.label("own-ids"), count, Message.verbatim(names.getFirst()), SheetOptions.NUMBER));
        }
    }

    /** The text of a header; empty for the default one. */
    public String header(Fields fields) {
        return running(fields, "header");
    }

    /** The text of a footer; empty for the default one. */
    public String footer(Fields fields) {
        return running(fields, "footer");
    }

    private String running(Fields fields, String name) {
        String text = fields.text(name)
                .map(typed -> read(fields, name, () -> printedTexts.title(fields.label(name), typed, "")))
                .orElse("");
        Matcher holes = HOLE.matcher(text);
        while (holes.find()) {
            if (!HOLES.contains(holes.group(1)) && !BOOK_HOLES.contains(holes.group(1))) {
                throw fields.wrong(
                        name,
                        PuzzlesMessages.unknownHole(
                                fields.label(name), Message.verbatim(holes.group(1)), Message.verbatim(HOLES)));
            }
        }
        return text;
    }

    /** Whether pages have numbers. */
    public boolean pageNumbers(Fields fields) {
        return fields.truth("page-numbers", true);
    }

    /** The fault that a reader of words finds, with its place. */
    static String read(Fields fields, String name, Supplier<String> reader) {
        try {
            return reader.get();
        } catch (FieldError wrong) {
            throw fields.wrong(name, wrong.message());
        }
    }
}
