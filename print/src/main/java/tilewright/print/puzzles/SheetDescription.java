package tilewright.print.puzzles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.PageStyle;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SheetLayout;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Lengths;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;

/**
 * Reads the options of sheets: see {@code docs/guide/print.md}. Errors are those of the {@link Fields}.
 *
 * @param printedTexts reads titles and texts
 * @param link the address that codes open where no field names one; empty for no codes
 * @param words of the language of the sheets
 * @param files that the description names
 */
public record SheetDescription(PrintedTexts printedTexts, String link, Words words, DescriptionFiles files) {

    /** Reads descriptions that name no files. */
    public SheetDescription(PrintedTexts printedTexts, String link, Words words) {
        this(printedTexts, link, words, DescriptionFiles.NONE);
    }

    /** The usual margins of large print: printers need no more. */
    private static final double LARGE_MARGIN = 10 * Lengths.MM;

    private static final List<String> SOLUTIONS = List.of("last", "upside-down", "file", "none");

    /** The fields. */
    public static final List<Field> FIELDS = Stream.concat(
                    Stream.of(
                            new Field("title", "TEXT", PuzzlesMessages.aboutTitle()),
                            new Field("per-page", "N", PuzzlesMessages.aboutPerPage(SheetOptions.MOST)),
                            new Field("columns", "N", PuzzlesMessages.aboutColumns()),
                            new Field(
                                    "solutions", "WHERE", PuzzlesMessages.aboutSolutions(Message.verbatim(SOLUTIONS))),
                            new Field("tiles", "", PuzzlesMessages.aboutTiles())),
                    StyleDescription.FIELDS.stream())
            .toList();

    /** The names of the fields. */
    public static List<String> names() {
        return FIELDS.stream().map(Field::name).toList();
    }

    /**
     * The options that fields describe.
     *
     * @param usualTitle the title where no field has one
     */
    public SheetOptions read(Fields fields, String usualTitle) {
        StyleDescription style = new StyleDescription(printedTexts, link, files);
        int perPage = (int) fields.number("per-page", 4, 1, SheetOptions.MOST);
        Grid grid = new Grid(perPage, (int) fields.number("columns", 0, fields.has("columns") ? 1 : 0, perPage));
        PageStyle page = page(style.page(fields), fields.truth("large-print", false));
        if (!SheetLayout.hasRoom(page, grid)) {
            String field = fields.has("columns") ? "columns" : "per-page";
            throw fields.wrong(
                    field,
                    PuzzlesMessages.tooMany(
                            fields.label(field), perPage, page.paper().title()));
        }
        return new SheetOptions(
                title(fields, usualTitle),
                page,
                style.boards(fields),
                style.labels(fields),
                grid,
                solutions(fields),
                style.first(fields),
                fields.truth("tiles", false),
                words,
                Optional.empty(),
                style.header(fields),
                style.footer(fields),
                style.pageNumbers(fields),
                "",
                style.names(fields),
                "");
    }

    /** Large boards have narrow margins. */
    private static PageStyle page(PageStyle page, boolean large) {
        double margin = Math.min(
                LARGE_MARGIN, Math.min(page.paper().width(), page.paper().height()) / 10);
        Optional<Margins> narrow = Optional.of(new Margins(margin, margin, margin, margin));
        return large
                ? new PageStyle(page.paper(), page.margins().or(() -> narrow), page.bleed(), page.cropMarks())
                : page;
    }

    private String title(Fields fields, String usual) {
        return fields.text("title")
                .map(typed -> StyleDescription.read(
                        fields, "title", () -> printedTexts.title(fields.label("title"), typed, usual)))
                .orElse(usual);
    }

    private static Solutions solutions(Fields fields) {
        return Solutions.valueOf(fields.one("solutions", "last", SOLUTIONS)
                .toUpperCase(Locale.ROOT)
                .replace('-', '_'));
    }
}
