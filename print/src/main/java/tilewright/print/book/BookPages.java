package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.Link;
import tilewright.print.Printable;
import tilewright.print.SceneDrawing;
import tilewright.print.SheetLayout;
import tilewright.print.Slot;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/**
 * The pages of a book: first all are planned, so that the contents know where things are, then drawn one after the other.
 *
 * <p>Of the puzzles no more than those of a page are held at a time; of hints and lessons all words. One thread at a time.
 */
public final class BookPages {

    private static final int STRENGTHS = 3;

    private final Book book;
    private final Stop stop;
    private final List<Page> pages = new ArrayList<>();
    private final List<Heading> headings = new ArrayList<>();

    /** Draws what is on a page but for the running head and the number. */
    @FunctionalInterface
    interface Drawing {
        void draw(Canvas canvas, PageFrame frame);
    }

    /**
     * A page.
     *
     * @param head the running head of a right page; empty for a page without heads and number
     */
    record Page(String head, Drawing drawing) {}

    /**
     * A line of the contents.
     *
     * @param note in small letters
     * @param page from 0
     */
    record Heading(String title, String note, int page) {}

    /**
     * @param stop checked for each page and each puzzle; pages are drawn until their document is stopped
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public BookPages(Book book, Stop stop) {
        this.book = book;
        this.stop = stop;
        plan();
    }

    private String text(Message message) {
        return book.words().text(message);
    }

    /** The puzzle of a number, from 0. */
    private Entry entry(int index) {
        stop.check();
        return book.entries().apply(index);
    }

    /** Returns the number of pages. */
    public int count() {
        return pages.size();
    }

    /** Adds the pages. */
    public void print(Document document) {
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            int number = i + 1;
            document.page(canvas -> draw(canvas, page, number));
        }
        document.bookmark(text(BookMessages.cover()), 0);
        headings.forEach(heading -> document.bookmark(heading.title(), heading.page()));
    }

    private void draw(Canvas canvas, Page page, int number) {
        PageFrame frame = frame(number);
        if (!page.head().isEmpty()) {
            frame.runningHead(canvas, frame.right() ? page.head() : book.title().title());
            frame.number(canvas, number);
        }
        page.drawing().draw(canvas, frame);
    }

    private PageFrame frame(int number) {
        return PageFrame.of(book.look().paper(), number);
    }

    private void plan() {
        FrontMatter front = new FrontMatter(book);
        add("", front::cover);
        add("", front::imprint);
        int contents = pages.size();
        int lines = headingCount();
        int each = front.linesOfContents(frame(1).body());
        for (int from = 0; from < lines; from += each) {
            int first = from;
            add(text(BookMessages.contents()), (canvas, frame) -> front.contents(canvas, frame, headings, first));
        }
        if (!book.rules().isEmpty()) {
            String title = text(BookMessages.howToPlay());
            mark(title, "");
            LessonPages lessons = new LessonPages(frame(1).body());
            lessons.rules(title, book.rules()).forEach(drawing -> add(title, drawing));
        }
        for (int i = 0; i < book.chapters().size(); i++) {
            chapter(book.chapters().get(i), i + 1);
        }
        hints();
        solutions();
        if (headings.size() != lines || pages.size() <= contents) {
            throw new IllegalStateException(
                    "headings (%d) must be as many as planned (%d)".formatted(headings.size(), lines));
        }
    }

    private int headingCount() {
        boolean answered = answered().length > 0;
        return (book.rules().isEmpty() ? 0 : 1)
                + book.chapters().size()
                + (book.look().shown().hints() ? strengths() : 0)
                + ((book.look().solutions() == Book.Solutions.LAST) && answered ? 1 : 0);
    }

    private void add(String head, Drawing drawing) {
        stop.check();
        pages.add(new Page(head, drawing));
    }

    /** The next page is in the contents. */
    private void mark(String title, String note) {
        headings.add(new Heading(title, note, pages.size()));
    }

    private void chapter(Chapter chapter, int number) {
        mark(chapter.title(), range(chapter));
        if (chapter.lessons().isEmpty() || !chapter.text().isEmpty()) {
            List<Drawing> opener = FrontMatter.opener(frame(1).body(), chapter, number, range(chapter));
            add("", opener.getFirst());
            opener.stream().skip(1).forEach(drawing -> add(chapter.title(), drawing));
        }
        LessonPages lessons = new LessonPages(frame(1).body());
        for (Lesson lesson : chapter.lessons()) {
            lessons.lesson(lesson).forEach(drawing -> add(chapter.title(), drawing));
        }
        int each = Math.min(chapter.perPage(), chapter.to() - chapter.from());
        for (int from = chapter.from(); from < chapter.to(); from += each) {
            int first = from;
            int last = Math.min(chapter.to(), from + each);
            add(chapter.title(), (canvas, frame) -> puzzles(canvas, frame.body(), chapter.from(), first, last, each));
        }
    }

    private String range(Chapter chapter) {
        int count = chapter.to() - chapter.from();
        return chapter.hasPuzzles() ? text(BookMessages.puzzles(count, chapter.from() + 1, chapter.to())) : "";
    }

    /** @param sample the puzzle that all are laid out like */
    private void puzzles(Canvas canvas, Rect body, int sample, int from, int to, int each) {
        List<Rect> places = places(body, sample, each);
        for (int i = from; i < to; i++) {
            Entry entry = entry(i);
            Printable puzzle = entry.puzzle();
            Optional<QrCode> code = code(puzzle);
            Slot.in(places.get(i - from), puzzle.scene(), entry.certificate(), code)
                    .draw(canvas, i + 1, puzzle, code);
        }
    }

    /**
     * The places of puzzles on a page.
     *
     * @param sample the puzzle that all are laid out like
     */
    List<Rect> places(Rect body, int sample, int each) {
        Entry first = entry(sample);
        SheetLayout layout = new SheetLayout(body, body, new Rect(body.x(), body.bottom(), body.width(), 0), body);
        return layout.places(each, first.puzzle().scene(), first.certificate(), code(first.puzzle()));
    }

    /** The code of a puzzle whose share ID is not too long for one. */
    private Optional<QrCode> code(Printable puzzle) {
        String link = Link.of(book.look().labels().studio(), puzzle.id());
        return book.look().labels().studio().isEmpty() || !QrCode.fits(link) ? Optional.empty() : Optional.of(QrCode.of(link));
    }

    /** Returns the number of strengths of hints. */
    private int strengths() {
        int most = 0;
        for (int i = 0; i < book.size(); i++) {
            most = Math.max(most, entry(i).hints().size());
        }
        return Math.min(STRENGTHS, most);
    }

    private void hints() {
        int strengths = book.look().shown().hints() ? strengths() : 0;
        for (int strength = 0; strength < strengths; strength++) {
            String title = text(BookMessages.hints(strength + 1));
            mark(title, "");
            Columns columns = new Columns(frame(1).body(), title, text(BookMessages.aboutHints(strength + 1)));
            for (int i = 0; i < book.size(); i++) {
                List<String> all = entry(i).hints();
                if (strength < all.size()) {
                    columns.add(i + 1, all.get(strength));
                }
            }
            columns.pages().forEach(drawing -> add(title, drawing));
        }
    }

    private int[] answered() {
        return IntStream.range(0, book.size()).filter(i -> entry(i).answered()).toArray();
    }

    private void solutions() {
        int[] answered = answered();
        if ((book.look().solutions() == Book.Solutions.LAST) && answered.length > 0) {
            String title = text(BookMessages.solutions());
            mark(title, "");
            SolutionPages solutions = new SolutionPages(frame(1).body(), this::entry);
            solutions.pages(title, answered).forEach(drawing -> add(title, drawing));
        }
    }

    /** The part of a scene that is drawn, as wide as this. */
    static Rect place(Scene scene, double x, double y, double width) {
        Box board = SceneDrawing.board(scene);
        return new Rect(x, y, width, width * board.height() / board.width());
    }
}
