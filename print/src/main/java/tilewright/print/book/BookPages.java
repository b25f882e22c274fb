package tilewright.print.book;

import java.util.List;
import tilewright.message.Message;
import tilewright.print.PageStyle.Margins;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.PagePlan.Heading;
import tilewright.print.book.PagePlan.Page;
import tilewright.print.canvas.Document;
import tilewright.search.Stop;

/**
 * The pages of a book: first all are planned, so that the contents know where things are, then drawn one after the other. A book
 * with many pages has wider inner margins, which may make more pages: it is planned until they suit each other.
 *
 * <p>Of puzzles, hints, and solutions no more than those of a page are held at a time; of lessons and texts all words. One thread
 * at a time.
 */
public final class BookPages {

    private final Book book;
    private final Margins margins;
    private final PagePlan plan;

    /**
     * @param stop checked for each page and each puzzle; pages are drawn until their document is stopped
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public BookPages(Book book, Stop stop) {
        this.book = book;
        BookFacts facts = new BookFacts(book, stop);
        Margins white = Binding.margins(book.look(), 0);
        PagePlan planned = new PagePlan(book, facts, white, stop);
        Margins needed = Binding.margins(book.look(), planned.pages().size());
        while (needed.inner() > white.inner()) {
            white = needed;
            planned = new PagePlan(book, facts, white, stop);
            needed = Binding.margins(book.look(), planned.pages().size());
        }
        margins = white;
        plan = planned;
    }

    /** Returns the number of pages. */
    public int count() {
        return plan.pages().size();
    }

    /** Returns the number of pages of the file with solutions; 0 when there is no such file. */
    public int solutionPages() {
        return plan.solutions().size();
    }

    /** The printed puzzles, counted from 0, whose codes do not fit or whose links are too long. */
    public List<Integer> uncoded() {
        return plan.uncoded();
    }

    /** The white around the pages. */
    public Margins margins() {
        return margins;
    }

    /** Adds the pages. */
    public void print(Document document) {
        print(document, plan.pages());
        Message cover = BookMessages.cover();
        document.bookmark(
                book.cover().kind() == Cover.Kind.PAGE
                        ? book.words().text(cover)
                        : book.title().title(),
                0);
        for (Heading heading : plan.headings()) {
            document.bookmark(heading.title(), heading.page());
        }
    }

    /** Adds the pages of the file with solutions. */
    public void printSolutions(Document document) {
        print(document, plan.solutions());
    }

    private void print(Document document, List<Page> pages) {
        RunningHeads running = new RunningHeads(book.title().title(), pages.size());
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            int number = i + 1;
            document.page(canvas -> {
                PageFrame frame = plan.frame(number);
                page.running().ifPresent(texts -> running.draw(canvas, frame, texts, page.section(), number));
                page.drawing().draw(canvas, frame);
            });
        }
    }

    PagePlan plan() {
        return plan;
    }
}
