package tilewright.cli.commands;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import tilewright.cli.batch.LocalRun;
import tilewright.print.book.BookPages;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.puzzles.BookContent;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.puzzle.Workspace;

/**
 * A file with a book. Nothing of what writes it is loaded before {@link #write}.
 *
 * @param kind how the file's name ends
 */
record BookFile(BookPlan plan, String kind, Workspace workspace) {

    /**
     * Writes it.
     *
     * @param puzzles at least one
     * @param run shows how many pages are done
     * @throws tilewright.search.Stopped when the run is to end
     */
    void write(List<BookPuzzle> puzzles, LocalRun run, OutputStream out) throws IOException {
        BookPages pages = new BookPages(new BookContent(plan, puzzles, workspace, run.stop()).book(), run.stop());
        Paper page = plan.look().page();
        Paper sheet = plan.look().booklet() ? page.unfolded() : page;
        long identifier = SheetFile.identifier(plan.contents(), puzzles);
        try (Document file = SheetFile.document(
                        kind, sheet, plan.title(), plan.author(), plan.words(), identifier, run.stop());
                Document folded = plan.look().booklet() ? new Booklet(file, page) : file;
                Document document = new WatchedDocument(folded, run.steps("page", pages.count()))) {
            pages.print(document);
            document.write(out);
        }
    }
}
