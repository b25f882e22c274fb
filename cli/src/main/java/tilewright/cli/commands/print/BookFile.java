package tilewright.cli.commands.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.cli.batch.LocalRun;
import tilewright.print.PageStyle;
import tilewright.print.book.Book;
import tilewright.print.book.BookPages;
import tilewright.print.book.CoverWrap;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.puzzles.BookContent;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.puzzle.Workspace;

/**
 * A book, and its solutions and its cover where these are in files of their own. Nothing of what writes them is loaded before
 * they are laid out.
 *
 * @param name of the file
 * @param kind how its name ends
 */
record BookFile(BookPlan plan, PdfOptions.Kind pdf, String name, String kind, Workspace workspace) {

    /** The names of the files. */
    List<String> names() {
        List<String> names = new ArrayList<>(List.of(name));
        if (plan.look().pages().solutions() == Book.Solutions.FILE) {
            names.add(other("solutions"));
        }
        if (plan.matter().cover().kind() == Book.Cover.Kind.WRAP) {
            names.add(other("cover"));
        }
        return names;
    }

    private String other(String word) {
        return OwnFiles.with(name, kind, word);
    }

    /**
     * Lays them out.
     *
     * @param puzzles at least one
     * @throws tilewright.search.Stopped when the run is to end
     */
    PrintRun.Pages pages(List<BookPuzzle> puzzles, LocalRun run) {
        Book content = new BookContent(plan, puzzles, workspace, run.stop()).book();
        BookPages pages = new BookPages(content, run.stop());
        long identifier = SheetFile.identifier(plan.contents(), puzzles);
        Paper page = plan.look().page();
        Optional<Paper> leaf = plan.look().booklet() ? Optional.of(page) : Optional.empty();
        Map<String, PrintedFile> files = new LinkedHashMap<>();
        PdfOptions book = options(leaf.map(Paper::unfolded).orElse(page), plan.title(), identifier);
        files.put(name, new PrintedFile(kind, book, leaf, pages.count(), pages::print));
        if (names().contains(other("solutions"))) {
            PdfOptions back = options(page, plan.title(), identifier + 1);
            files.put(
                    other("solutions"),
                    new PrintedFile(kind, back, Optional.empty(), pages.solutionPages(), pages::printSolutions));
        }
        if (names().contains(other("cover"))) {
            CoverWrap cover = new CoverWrap(content, pages.count());
            PdfOptions around = options(cover.paper(), cover.bleed(), plan.title(), identifier + 2);
            files.put(other("cover"), new PrintedFile(kind, around, Optional.empty(), 1, cover::print));
        }
        return new PrintRun.Pages(
                files,
                () -> SheetFile.uncoded(pages.uncoded(), plan.look().pages().first()));
    }

    private PdfOptions options(Paper paper, String title, long identifier) {
        return options(paper, plan.look().pages().page().bleed(), title, identifier);
    }

    private PdfOptions options(Paper paper, double bleed, String title, long identifier) {
        PageStyle style = plan.look().pages().page();
        BookPlan.Matter matter = plan.matter();
        return new PdfOptions(
                paper,
                bleed,
                style.cropMarks(),
                pdf,
                Metadata.of(title).withAuthor(plan.author()).withSubject(matter.subject(), matter.keywords()),
                identifier,
                plan.words());
    }
}
