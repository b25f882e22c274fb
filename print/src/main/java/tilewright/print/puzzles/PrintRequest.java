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
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.PageStyle;
import tilewright.print.SheetOptions;
import tilewright.print.SheetPages;
import tilewright.print.book.Book;
import tilewright.print.book.BookPages;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.canvas.StoppableDocument;
import tilewright.print.canvas.SvgDocument;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.JsonFields;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Result;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
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

    /** The contents of a picture, and its paper. */
    private record Drawn(
            Paper paper, UnaryOperator<Document> folded, Consumer<Document> pages, String title, Words words) {}

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
        return new PrintRequest(new Printed.OfBook(plan, new StyleDescription(own, "").pdf(book)), pages(fields));
    }

    /** The names of the fields of a book in a request, which asks for one file. */
    public static List<String> bookNames() {
        return BookDescription.names().stream()
                .filter(name -> !name.equals("readers"))
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
        return switch (printed) {
            case Printed.OfSheets(SheetRequest request, ClassSheet lesson) -> {
                List<SheetPuzzle<?>> puzzles = puzzles(request, lesson, workspace, limits);
                SheetOptions options = options(request, lesson, workspace, limits.stop());
                yield request.pdf(
                        options,
                        identifier(lesson.described(options), puzzles),
                        pages(request, lesson, options, puzzles, limits.stop()),
                        limits.stop());
            }
            case Printed.OfBook(BookPlan plan, PdfOptions.Kind kind) -> {
                List<BookPuzzle> puzzles = puzzles(plan, workspace, limits);
                Drawn drawn = drawn(plan, puzzles, workspace, limits.stop());
                long identifier = identifier(plan.contents(), puzzles);
                yield file(new PdfDocument(options(plan, kind, drawn.paper(), identifier)), drawn, limits.stop());
            }
        };
    }

    /** The properties of the file of a book. */
    private static PdfOptions options(BookPlan plan, PdfOptions.Kind kind, Paper paper, long identifier) {
        PageStyle style = plan.look().pages().page();
        BookPlan.Matter matter = plan.matter();
        return new PdfOptions(
                paper,
                style.bleed(),
                style.cropMarks(),
                kind,
                Metadata.of(plan.title()).withAuthor(plan.author()).withSubject(matter.subject(), matter.keywords()),
                identifier,
                plan.words());
    }

    private static byte[] file(Document inner, Drawn drawn, Stop stop) {
        try (Document file = inner;
                Document stoppable = new StoppableDocument(file, stop);
                Document document = drawn.folded().apply(stoppable)) {
            drawn.pages().accept(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * The pages to look at, as SVG, laid out like those of the file: {@code pages} of it, {@code from} the first of those in
     * {@code svg}.
     *
     * @param limits as of {@link #pdf}
     */
    public Json.Obj preview(Workspace workspace, Limits limits) {
        Pages shown = pages.orElseThrow();
        Drawn drawn = switch (printed) {
            case Printed.OfSheets(SheetRequest request, ClassSheet lesson) -> drawn(request, lesson, workspace, limits);
            case Printed.OfBook(BookPlan plan, PdfOptions.Kind _) ->
                drawn(plan, puzzles(plan, workspace, limits), workspace, limits.stop());
        };
        try (PagesDocument pages = new PagesDocument(drawn, shown);
                Document stoppable = new StoppableDocument(pages, limits.stop());
                Document document = drawn.folded().apply(stoppable)) {
            drawn.pages().accept(document);
            document.write(new ByteArrayOutputStream());
            return Json.obj()
                    .with("pages", pages.count)
                    .with("from", shown.from())
                    .with("svg", Json.strings(pages.svg));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Drawn drawn(SheetRequest request, ClassSheet lesson, Workspace workspace, Limits limits) {
        SheetOptions options = options(request, lesson, workspace, limits.stop());
        List<SheetPuzzle<?>> puzzles = puzzles(request, lesson, workspace, limits);
        return new Drawn(
                options.paper(),
                document -> document,
                document ->
                        pages(request, lesson, options, puzzles, limits.stop()).print(document),
                options.title(),
                options.words());
    }

    private static SheetPages pages(
            SheetRequest request, ClassSheet lesson, SheetOptions options, List<SheetPuzzle<?>> puzzles, Stop stop) {
        return lesson.pages(options, puzzles, request::printable, stop);
    }

    private static SheetOptions options(SheetRequest request, ClassSheet lesson, Workspace workspace, Stop stop) {
        SheetOptions options = request.options();
        return options.with(lesson.opening(workspace, stop), lesson.link(options.studio()));
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

    private static Drawn drawn(BookPlan plan, List<BookPuzzle> puzzles, Workspace workspace, Stop stop) {
        BookPages pages = new BookPages(new BookContent(plan, puzzles, workspace, stop).book(), stop);
        Paper page = plan.look().page();
        boolean booklet = plan.look().booklet();
        return new Drawn(
                booklet ? page.unfolded() : page,
                document -> booklet ? new Booklet(document, page) : document,
                pages::print,
                plan.title(),
                plan.words());
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

    /** A number that identifies the contents of a file: a hash of all that they depend on. */
    public static long identifier(String options, List<? extends Result> puzzles) {
        long identifier = hash(0, options);
        for (Result puzzle : puzzles) {
            identifier = hash(identifier, puzzle.toJson().toString());
        }
        return identifier;
    }

    private static long hash(long before, String text) {
        long hash = before;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }

    /** A document of some pages, each as SVG. */
    private static final class PagesDocument implements Document {

        private final Drawn drawn;
        private final Pages shown;
        private final List<String> svg = new ArrayList<>();
        private int count;

        PagesDocument(Drawn drawn, Pages shown) {
            this.drawn = drawn;
            this.shown = shown;
        }

        @Override
        public void page(Consumer<Canvas> drawing) {
            count++;
            if (count >= shown.from() && count <= shown.to()) {
                SvgDocument page = SvgDocument.svg(drawn.paper(), drawn.title(), drawn.words())
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
