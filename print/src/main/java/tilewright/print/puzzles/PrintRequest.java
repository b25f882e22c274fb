package tilewright.print.puzzles;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.SheetOptions;
import tilewright.print.SheetPages;
import tilewright.print.book.Book;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.canvas.SvgDocument;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.JsonFields;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A request to print, a line of JSON: of sheets, or of a book; a file, or pages to look at. See {@code docs/reference/server.md}.
 * Immutable.
 *
 * @param pages those that are shown; empty where a file is wanted
 */
public record PrintRequest(Printed printed, Optional<Pages> pages) {

    /** Maximum number of pages that are shown at once. */
    public static final int MOST_PAGES = 12;

    private static final Pattern RANGE = Pattern.compile("([1-9]\\d{0,4})(?:-([1-9]\\d{0,4}))?");

    /** The content of a printed file. */
    public sealed interface Printed {

        /** Sheets, of puzzles that are given or made. */
        record OfSheets(SheetRequest request, ClassSheet lesson) implements Printed {}

        /** A book, with no more puzzles than sheets have. */
        record OfBook(BookPlan plan, PdfOptions.Kind pdf) implements Printed {}
    }

    /**
     * A range of pages, from 1.
     *
     * @param to the last one; those that are not there are left out
     */
    public record Pages(int from, int to) {}

    /**
     * Reads a request.
     *
     * @throws TextError when it is no JSON
     * @throws FieldError when it asks for what cannot be
     */
    public static PrintRequest read(Catalog catalog, String line) {
        if (!(Json.parse(line) instanceof Json.Obj request)) {
            throw new FieldError(PuzzlesMessages.notObject());
        }
        if (request.field("book").isEmpty()) {
            JsonFields fields = SheetRequest.fields(
                    request, ClassSheet.FIELDS.stream().map(Field::name).toList());
            ClassSheet lesson =
                    ClassSheet.read(fields, SheetRequest.puzzle(catalog, fields), SheetRequest.words(fields));
            int made = lesson.count();
            if (made > SheetRequest.MOST) {
                throw new FieldError(PuzzlesMessages.numberOfPositions(SheetRequest.MOST, made));
            }
            SheetRequest sheets = SheetRequest.read(catalog, fields, made > 0);
            return new PrintRequest(new Printed.OfSheets(sheets, lesson), pages(fields));
        }
        JsonFields fields = JsonFields.of(request, List.of("book", "language", "preview", "pages"), Map.of());
        Words words = SheetRequest.words(fields);
        PrintedTexts own = new PrintedTexts(PrintedTexts.Typefaces.OWN);
        JsonFields book = fields.fields("book", "", bookNames())
                .orElseThrow(() -> fields.wrong("book", PuzzlesMessages.needsTitle()));
        BookPlan plan = new BookDescription(catalog, own, "", words, DescriptionFiles.NONE).read(book);
        if (plan.look().pages().solutions() == Book.Solutions.FILE) {
            throw book.wrong("solutions", PuzzlesMessages.oneFile(book.label("solutions")));
        }
        if (plan.matter().cover().kind() == Book.Cover.Kind.WRAP) {
            throw book.wrong("cover", PuzzlesMessages.oneFile(book.label("cover")));
        }
        if (plan.size() > SheetRequest.MOST || plan.sections().size() > SheetRequest.MOST) {
            throw new FieldError(PuzzlesMessages.numberOfPuzzles(
                    SheetRequest.MOST, Math.max(plan.size(), plan.sections().size())));
        }
        return new PrintRequest(new Printed.OfBook(plan, StyleDescription.pdf(book)), pages(fields));
    }

    /** The names of the fields of a book in a request, which asks for one file. */
    public static List<String> bookNames() {
        return BookDescription.names().stream()
                .filter(name -> !name.equals("readers") && !name.equals("proofs"))
                .toList();
    }

    private static Optional<Pages> pages(JsonFields fields) {
        if (!fields.truth("preview", false)) {
            return Optional.empty();
        }
        String typed = fields.text("pages").orElse("1");
        Matcher range = RANGE.matcher(typed);
        if (range.matches()) {
            int from = Integer.parseInt(range.group(1));
            int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
            if (to >= from && to - from < MOST_PAGES) {
                return Optional.of(new Pages(from, to));
            }
        }
        throw fields.wrong(
                "pages", PuzzlesMessages.pageRange(fields.label("pages"), MOST_PAGES, Message.verbatim(typed)));
    }

    /**
     * The file, PDF.
     *
     * @param limits hold for each puzzle; their stop for all
     * @throws FieldError when something cannot be printed
     * @throws tilewright.search.Stopped when it was stopped
     */
    public byte[] pdf(Workspace workspace, Limits limits) {
        return job(workspace, limits).pdf(limits.stop());
    }

    private PrintJob job(Workspace workspace, Limits limits) {
        return switch (printed) {
            case Printed.OfSheets(SheetRequest request, ClassSheet lesson) -> {
                List<SheetPuzzle<?>> puzzles = puzzles(request, lesson, workspace, limits);
                SheetOptions options = request.options()
                        .with(
                                lesson.opening(puzzles, workspace, limits.stop()),
                                lesson.link(request.options().studio()));
                SheetPages pages = lesson.pages(options, puzzles, request::printable, limits.stop());
                yield PrintJob.of(options, request.pdf(), pages, lesson.described(options), puzzles);
            }
            case Printed.OfBook(BookPlan plan, PdfOptions.Kind kind) ->
                PrintJob.of(plan, kind, puzzles(plan, workspace, limits), workspace, limits.stop());
        };
    }

    /**
     * The pages to look at, as SVG, laid out like those of the file: {@code pages} of it, {@code from} the first of those in
     * {@code svg}.
     *
     * @param limits as of {@link #pdf}
     */
    public Json.Obj preview(Workspace workspace, Limits limits) {
        Pages shown = pages.orElseThrow();
        PrintedFile file = job(workspace, limits).files().getFirst();
        PagesDocument svg = new PagesDocument(file.options(), shown);
        try {
            file.write(svg, OutputStream.nullOutputStream(), limits.stop(), () -> {});
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Json.obj().with("pages", svg.count).with("from", shown.from()).with("svg", Json.strings(svg.svg));
    }

    private static List<SheetPuzzle<?>> puzzles(
            SheetRequest request, ClassSheet lesson, Workspace workspace, Limits limits) {
        int made = lesson.count();
        return made == 0
                ? request.puzzles(workspace, limits)
                : SheetRequest.puzzles(
                        lesson.task(
                                request.solving(), request.options().labels().ratings(), workspace, limits),
                        Collections.nCopies(made, ""),
                        limits.stop());
    }

    private static List<BookPuzzle> puzzles(BookPlan plan, Workspace workspace, Limits limits) {
        BookTask task = new BookTask(plan, workspace, limits);
        List<BookPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            limits.stop().check();
            Answer answer = task.answer(i, "");
            if (!(answer.result() instanceof BookPuzzle puzzle)) {
                throw new FieldError(PuzzlesMessages.puzzleReason(i + 1, SheetRequest.reason(answer)));
            }
            puzzles.add(puzzle);
        }
        return puzzles;
    }

    /** A document of some pages, each as SVG. */
    private static final class PagesDocument implements Document {

        private final PdfOptions options;
        private final Pages shown;
        private final List<String> svg = new ArrayList<>();
        private int count;

        PagesDocument(PdfOptions options, Pages shown) {
            this.options = options;
            this.shown = shown;
        }

        @Override
        public void page(Consumer<Canvas> drawing) {
            count++;
            if (count >= shown.from() && count <= shown.to()) {
                SvgDocument page = SvgDocument.svg(
                                options.paper(), options.metadata().title(), options.words())
                        .outlined(face -> face != Face.FIGURES && face != Face.WORDS);
                page.page(drawing);
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                try {
                    page.write(out);
                } catch (IOException impossible) {
                    throw new UncheckedIOException(impossible);
                }
                svg.add(out.toString(StandardCharsets.UTF_8));
            }
        }

        @Override
        public void bookmark(String title, int page) {}

        @Override
        public void write(OutputStream out) {}

        @Override
        public void close() {}
    }
}
