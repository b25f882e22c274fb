package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.book.Book.Running;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/** The pages of a book in certain margins, one after the other. Immutable when it is made. */
final class PagePlan {

    private final Book book;
    private final BookFacts facts;
    private final Stop stop;
    private final Margins margins;
    private final Sizes sizes;
    private final Rect body;
    private final FrontMatter front;
    private final List<Page> pages = new ArrayList<>();
    private final List<Page> solutions = new ArrayList<>();
    private final List<Heading> headings = new ArrayList<>();
    private final Set<Integer> uncoded = new TreeSet<>();
    private Running running;
    private boolean inGroup;

    /** The drawing of a page without the running head and the page number. */
    @FunctionalInterface
    interface Drawing {
        void draw(Canvas canvas, PageFrame frame);
    }

    /**
     * A page.
     *
     * @param section at its head
     * @param running none for a page without heads and number
     */
    record Page(String section, Optional<Running> running, Drawing drawing) {}

    /**
     * A line of the contents.
     *
     * @param note in small letters
     * @param page from 0
     * @param group whether it is a heading over others
     * @param inGroup whether it stands below one
     */
    record Heading(String title, String note, int page, boolean group, boolean inGroup) {}

    PagePlan(Book book, BookFacts facts, Margins margins, Stop stop) {
        this.book = book;
        this.facts = facts;
        this.stop = stop;
        this.margins = margins;
        sizes = Sizes.of(book.look());
        body = frame(1).body();
        front = new FrontMatter(book, sizes);
        running = book.look().running();
        plan();
    }

    List<Page> pages() {
        return pages;
    }

    /** The puzzles among those drawn, from 0, that have no room for a code. */
    List<Integer> uncoded() {
        return List.copyOf(uncoded);
    }

    /** The pages of the file with solutions; none when there is no such file. */
    List<Page> solutions() {
        return solutions;
    }

    List<Heading> headings() {
        return headings;
    }

    PageFrame frame(int number) {
        return PageFrame.of(book.look().paper(), margins, sizes, number);
    }

    private String text(Message message) {
        return book.words().text(message);
    }

    private String name(Name name, Message usual) {
        return book.names().of(name).orElseGet(() -> text(usual));
    }

    /** The puzzle of a number, from 0. */
    private Entry entry(int index) {
        stop.check();
        return book.entries().apply(index);
    }

    private void plan() {
        TitlePage title = new TitlePage(book, entry(0).puzzle().scene());
        bare(book.cover().kind() == Cover.Kind.PAGE ? (canvas, frame) -> cover(canvas, frame, title) : title::title);
        imprint();
        own(OwnPage.Kind.DEDICATION);
        int lines = headingCount();
        contents(lines);
        own(OwnPage.Kind.PREFACE);
        own(OwnPage.Kind.RULES);
        if (!book.rules().isEmpty()) {
            String heading = name(Name.HOW_TO_PLAY, BookMessages.howToPlay());
            startPart();
            mark(heading, "");
            add(heading, new LessonPages(body, book.look()).rules(heading, book.rules()));
        }
        String group = "";
        for (int i = 0; i < book.chapters().size(); i++) {
            Chapter chapter = book.chapters().get(i);
            if (!chapter.group().equals(group)) {
                group = chapter.group();
                group(group);
            }
            chapter(chapter, i + 1);
        }
        inGroup = false;
        back();
        own(OwnPage.Kind.BACK);
        notes();
        if (book.look().shown().evenPages() && pages.size() % 2 == 1) {
            bare((canvas, frame) -> {});
        }
        if (headings.size() != lines) {
            throw new IllegalStateException(
                    "headings (%d) must be as many as planned (%d)".formatted(headings.size(), lines));
        }
    }

    private int headingCount() {
        int groups = 0;
        String group = "";
        for (Chapter chapter : book.chapters()) {
            groups += chapter.group().isEmpty() || chapter.group().equals(group) ? 0 : 1;
            group = chapter.group();
        }
        long own = book.ownPages().stream()
                .filter(page -> page.kind() != OwnPage.Kind.DEDICATION)
                .filter(page -> !page.title().isEmpty())
                .count();
        return groups
                + (int) own
                + (book.rules().isEmpty() ? 0 : 1)
                + book.chapters().size()
                + facts.strengths()
                + (book.look().shown().notes() > 0 ? 1 : 0)
                + (book.look().solutions() == Solutions.LAST && facts.answered() ? 1 : 0);
    }

    private void cover(Canvas canvas, PageFrame frame, TitlePage title) {
        Rect page =
                new Rect(0, 0, book.look().paper().width(), book.look().paper().height());
        title.cover(canvas, page, page.inset(-book.look().page().bleed()), frame.body());
    }

    private void contents(int lines) {
        if (!book.look().shown().contents()) {
            return;
        }
        startPart();
        String title = name(Name.CONTENTS, BookMessages.contents());
        int each = front.linesOfContents(body);
        for (int from = 0; from < lines; from += each) {
            int first = from;
            add(title, (canvas, frame) -> front.contents(canvas, frame, title, headings, first));
        }
    }

    /** The page behind the title. */
    private void imprint() {
        Imprint page = new Imprint(book, body, sizes);
        for (int i = 0; i < page.count(); i++) {
            int part = i;
            bare((canvas, frame) -> page.draw(canvas, frame, part));
        }
    }

    /** Adds the publisher's pages of a kind. */
    private void notes() {
        String title = text(BookMessages.notes());
        NotePages notes = new NotePages(title, sizes);
        for (int i = 0; i < book.look().shown().notes(); i++) {
            boolean first = i == 0;
            if (first) {
                startPart();
                mark(title, "");
            }
            add(title, (canvas, frame) -> notes.draw(canvas, frame, first));
        }
    }

    private void own(OwnPage.Kind kind) {
        for (OwnPage page : book.ownPages()) {
            if (page.kind() == kind) {
                own(page);
            }
        }
    }

    private void own(OwnPage page) {
        boolean dedication = page.kind() == OwnPage.Kind.DEDICATION;
        if (dedication) {
            rightPage();
        } else {
            startPart();
            if (!page.title().isEmpty()) {
                mark(page.title(), "");
            }
        }
        double top = dedication ? body.height() * 0.3 : page.title().isEmpty() ? 0 : Titles.height(sizes);
        Flow flow = BlockPages.of(page.blocks(), top, body, sizes);
        for (int i = 0; i < flow.count(); i++) {
            int part = i;
            Drawing drawing = (canvas, frame) -> {
                if (part == 0 && !dedication && !page.title().isEmpty()) {
                    Titles.heading(canvas, frame.body(), page.title(), sizes);
                }
                flow.draw(canvas, part, frame.body().x(), frame.body().y());
            };
            if (dedication) {
                bare(drawing);
            } else {
                add(page.title(), drawing);
            }
        }
    }

    private void add(String section, List<Drawing> drawings) {
        drawings.forEach(drawing -> add(section, drawing));
    }

    private void add(String section, Drawing drawing) {
        stop.check();
        pages.add(new Page(section, Optional.of(running), drawing));
    }

    /** Adds a page without heads and number. */
    private void bare(Drawing drawing) {
        stop.check();
        pages.add(new Page("", Optional.empty(), drawing));
    }

    /** The next page is a right one. */
    private void rightPage() {
        if (pages.size() % 2 == 1) {
            bare((canvas, frame) -> {});
        }
    }

    /** A part begins on the next page. */
    private void startPart() {
        if (book.look().shown().rightPages()) {
            rightPage();
        }
    }

    /** The next page is in the contents. */
    private void mark(String title, String note) {
        headings.add(new Heading(title, note, pages.size(), false, inGroup));
    }

    private void group(String title) {
        inGroup = !title.isEmpty();
        if (inGroup) {
            startPart();
            headings.add(new Heading(title, "", pages.size(), true, false));
            bare((canvas, frame) -> front.group(canvas, frame, title));
        }
    }

    private void chapter(Chapter chapter, int number) {
        running = chapter.running().orElse(book.look().running());
        String title = chapter.heading();
        startPart();
        mark(title, range(chapter));
        if (chapter.lessons().isEmpty() || !chapter.text().isEmpty()) {
            List<Drawing> opener = front.opener(body, chapter, number, range(chapter));
            bare(opener.getFirst());
            add(title, opener.subList(1, opener.size()));
        }
        LessonPages lessons = new LessonPages(body, book.look());
        for (Lesson lesson : chapter.lessons()) {
            add(title, lessons.lesson(lesson));
        }
        int each = Math.min(chapter.perPage(), chapter.to() - chapter.from());
        PuzzlePages puzzles = new PuzzlePages(book, chapter, each);
        for (int from = chapter.from(); from < chapter.to(); from += each) {
            int first = from;
            int last = Math.min(chapter.to(), from + each);
            if (book.look().solutions() == Solutions.FACING) {
                rightPage();
            }
            add(title, (canvas, frame) -> puzzles.draw(canvas, frame.body(), first, last, this::entry, uncoded::add));
            if (book.look().solutions() == Solutions.FACING) {
                facing(title, first, last);
            }
        }
        running = book.look().running();
    }

    /** The solutions of a page on its back. */
    private void facing(String section, int from, int to) {
        List<Integer> answered =
                IntStream.range(from, to).filter(facts::answered).boxed().toList();
        if (!answered.isEmpty()) {
            add(
                    section,
                    SolutionPages.facing(body, book.look(), "", this::entry, facts, answered)
                            .pages());
        }
    }

    private String range(Chapter chapter) {
        if (!chapter.hasPuzzles()) {
            return "";
        }
        int from = chapter.from() + book.look().first();
        int to = chapter.to() - 1 + book.look().first();
        return book.names()
                .of(Name.PUZZLES)
                .map(word -> word + " " + (from == to ? Integer.toString(from) : from + "–" + to))
                .orElseGet(() -> text(BookMessages.puzzles(to - from + 1, from, to)));
    }

    /** Hints and solutions. All puzzles are asked for once. */
    private void back() {
        List<String> titles = new ArrayList<>();
        List<Columns> hints = new ArrayList<>();
        for (int strength = 1; strength <= facts.strengths(); strength++) {
            String title = hintsTitle(strength);
            titles.add(title);
            hints.add(new Columns(body, sizes, title, text(BookMessages.aboutHints(strength))));
        }
        Solutions place = book.look().solutions();
        boolean listed = facts.answered() && (place == Solutions.LAST || place == Solutions.FILE);
        String title = name(Name.SOLUTIONS, BookMessages.solutions());
        SolutionPages last = SolutionPages.last(body, book.look(), title, this::entry, facts);
        if (listed || !hints.isEmpty()) {
            for (int i = 0; i < book.size(); i++) {
                Entry entry = entry(i);
                for (int strength = 0;
                        strength < Math.min(hints.size(), entry.hints().size());
                        strength++) {
                    hints.get(strength)
                            .add(
                                    i,
                                    book.look().name(i, entry.puzzle()),
                                    entry.hints().get(strength));
                }
                if (listed && facts.answered(i)) {
                    last.add(i, entry);
                }
            }
        }
        for (int i = 0; i < hints.size(); i++) {
            int strength = i;
            if (i == 0) {
                startPart();
            }
            mark(titles.get(i), "");
            add(titles.get(i), hints.get(i).pages(puzzle -> hint(puzzle, strength)));
        }
        if (listed && place == Solutions.LAST) {
            startPart();
            mark(title, "");
            add(title, last.pages());
        } else if (listed) {
            last.pages().forEach(drawing -> solutions.add(new Page(title, Optional.of(running), drawing)));
        }
    }

    private String hintsTitle(int strength) {
        return book.names()
                .of(Name.HINTS)
                .map(word -> facts.strengths() == 1 ? word : word + " " + strength)
                .orElseGet(() -> text(BookMessages.hints(strength)));
    }

    private Columns.Named hint(int puzzle, int strength) {
        Entry entry = entry(puzzle);
        String text = strength < entry.hints().size() ? entry.hints().get(strength) : "";
        return new Columns.Named(book.look().name(puzzle, entry.puzzle()), text);
    }

    /** The part of a scene that is drawn, as wide as this. */
    static Rect place(Scene scene, double x, double y, double width) {
        Box board = SceneDrawing.board(scene);
        return new Rect(x, y, width, width * board.height() / board.width());
    }
}
