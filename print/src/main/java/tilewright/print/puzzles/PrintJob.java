package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tilewright.print.PageStyle;
import tilewright.print.SheetOptions;
import tilewright.print.SheetPages;
import tilewright.print.book.Book;
import tilewright.print.book.BookPages;
import tilewright.print.book.CoverWrap;
import tilewright.print.book.EpubBook;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.puzzles.PrintedFile.Part;
import tilewright.puzzle.Result;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/**
 * The files of puzzles that are known, laid out: sheets or a book, whoever prints them. What it says of the pages is known when
 * they are drawn. One thread at a time.
 *
 * @param files those without pages are not to be written
 * @param uncoded the numbers of the puzzles that have no code, though codes are wanted
 * @param lacksHomeworkCode whether there was no room for the code of a whole sheet, though it is wanted
 */
public record PrintJob(List<PrintedFile> files, Supplier<List<Integer>> uncoded, BooleanSupplier lacksHomeworkCode) {

    public PrintJob {
        files = List.copyOf(files);
    }

    /** The parts of sheets that have a file each. */
    public static List<Part> parts(SheetOptions options) {
        return options.solutions() == SheetOptions.Solutions.FILE
                ? List.of(Part.PAGES, Part.SOLUTIONS)
                : List.of(Part.PAGES);
    }

    /** The parts of a book that have a file each. */
    public static List<Part> parts(BookPlan plan) {
        List<Part> parts = new ArrayList<>(List.of(Part.PAGES));
        if (plan.look().pages().solutions() == Book.Solutions.FILE) {
            parts.add(Part.SOLUTIONS);
        }
        if (plan.matter().cover().kind() == Book.Cover.Kind.WRAP) {
            parts.add(Part.COVER);
        }
        if (plan.matter().proofs()) {
            parts.add(Part.PROOFS);
        }
        return parts;
    }

    /** Those of them that go with a book for screens. */
    public static List<Part> epubParts(BookPlan plan) {
        return parts(plan).stream()
                .filter(part -> part == Part.PAGES || part == Part.PROOFS)
                .toList();
    }

    /**
     * Sheets.
     *
     * @param described a text of all that the pages depend on besides the puzzles
     */
    public static PrintJob of(
            SheetOptions options,
            PdfOptions.Kind pdf,
            SheetPages pages,
            String described,
            List<SheetPuzzle<?>> puzzles) {
        PdfOptions file = new PdfOptions(
                options.paper(),
                options.page().bleed(),
                options.page().cropMarks(),
                pdf,
                Metadata.of(options.title()),
                identifier(described, puzzles),
                options.words());
        List<PrintedFile> files = new ArrayList<>();
        files.add(new PrintedFile(Part.PAGES, file, Optional.empty(), pages.pages(), pages::print));
        if (parts(options).contains(Part.SOLUTIONS)) {
            files.add(new PrintedFile(
                    Part.SOLUTIONS, file, Optional.empty(), pages.solutionPages(), pages::printSolutions));
        }
        return new PrintJob(files, () -> numbers(pages.uncoded(), options.first()), pages::lacksHomeworkCode);
    }

    /**
     * A book.
     *
     * @param puzzles at least one
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public static PrintJob of(
            BookPlan plan, PdfOptions.Kind pdf, List<BookPuzzle> puzzles, Workspace workspace, Stop stop) {
        BookContent made = new BookContent(plan, puzzles, workspace, stop);
        Book content = made.book();
        BookPages pages = new BookPages(content, stop);
        long identifier = identifier(plan.contents(), puzzles);
        Paper page = plan.look().page();
        double bleed = plan.look().pages().page().bleed();
        Optional<Paper> leaf = plan.look().booklet() ? Optional.of(page) : Optional.empty();
        List<Part> parts = parts(plan);
        List<PrintedFile> files = new ArrayList<>();
        PdfOptions whole = options(plan, pdf, leaf.map(Paper::unfolded).orElse(page), bleed, identifier);
        files.add(new PrintedFile(Part.PAGES, whole, leaf, pages.count(), pages::print));
        if (parts.contains(Part.SOLUTIONS)) {
            PdfOptions back = options(plan, pdf, page, bleed, identifier + 1);
            files.add(new PrintedFile(
                    Part.SOLUTIONS, back, Optional.empty(), pages.solutionPages(), pages::printSolutions));
        }
        if (parts.contains(Part.COVER)) {
            CoverWrap cover = new CoverWrap(content, pages.count());
            PdfOptions around = options(plan, pdf, cover.paper(), cover.bleed(), identifier + 2);
            files.add(new PrintedFile(Part.COVER, around, Optional.empty(), 1, cover::print));
        }
        proofs(made, whole).ifPresent(files::add);
        return new PrintJob(
                files, () -> numbers(pages.uncoded(), plan.look().pages().first()), () -> false);
    }

    /**
     * A book as an EPUB file.
     *
     * @param puzzles at least one
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public static PrintJob epub(BookPlan plan, List<BookPuzzle> puzzles, Workspace workspace, Stop stop) {
        BookContent made = new BookContent(plan, puzzles, workspace, stop);
        Book content = made.book();
        long identifier = identifier(plan.contents(), puzzles);
        PdfOptions about = options(plan, PdfOptions.Kind.A_1B, plan.look().page(), 0, identifier);
        EpubBook epub = new EpubBook(content, about.metadata(), identifier, stop);
        List<PrintedFile> files = new ArrayList<>();
        files.add(new PrintedFile(
                Part.PAGES, about, Optional.empty(), content.size(), _ -> {}, Optional.of(epub), Optional.empty()));
        proofs(made, about).ifPresent(files::add);
        return new PrintJob(files, List::of, () -> false);
    }

    /** The file of proofs, where one goes with the book. */
    private static Optional<PrintedFile> proofs(BookContent made, PdfOptions book) {
        return made.plan().matter().proofs()
                ? Optional.of(new PrintedFile(
                        Part.PROOFS,
                        book,
                        Optional.empty(),
                        made.puzzles().size(),
                        _ -> {},
                        Optional.empty(),
                        Optional.of(made.proofs())))
                : Optional.empty();
    }

    private static PdfOptions options(BookPlan plan, PdfOptions.Kind pdf, Paper paper, double bleed, long identifier) {
        PageStyle style = plan.look().pages().page();
        BookPlan.Matter matter = plan.matter();
        return new PdfOptions(
                paper,
                bleed,
                style.cropMarks(),
                pdf,
                Metadata.of(plan.title()).withAuthor(plan.author()).withSubject(matter.subject(), matter.keywords()),
                identifier,
                plan.words());
    }

    /**
     * The pages as a PDF file.
     *
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    byte[] pdf(Stop stop) {
        return files.getFirst().pdf(stop);
    }

    private static List<Integer> numbers(List<Integer> indices, int first) {
        return indices.stream().map(index -> first + index).toList();
    }

    /** A number that identifies the contents of a file: a hash of all that they depend on. */
    private static long identifier(String described, List<? extends Result> puzzles) {
        long identifier = hash(0, described);
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
}
