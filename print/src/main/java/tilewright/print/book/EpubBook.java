package tilewright.print.book;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.Printable;
import tilewright.print.PuzzlePicture;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Metadata;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.PngDocument;
import tilewright.print.canvas.Rect;
import tilewright.print.canvas.SvgDocument;
import tilewright.print.canvas.Xml;
import tilewright.search.Stop;

/**
 * A book as an EPUB 3.3 file: its words flow, its boards are pictures that are described in words, and each puzzle leads to its hints
 * and its solution and back. What belongs to paper is left out: heads and page numbers, lines to write on, codes, and a cover around
 * the whole. The same book gives the same bytes.
 *
 * <p>Of puzzles no more than one is held at a time. One thread at a time. Longer than other files: what is written here is one part after
 * the other, each of which names the others.
 */
public final class EpubBook {

    /** Puzzles in a part of the file: readers load a part as a whole. */
    private static final int PER_PART = 50;

    /** The width of boards in points; readers make them as wide as their screen. */
    private static final double BOARD = 320;

    /** The height of the cover in dots, as shops ask for. */
    private static final double COVER = 2_560;

    /** The white around the words of the cover, as a share of its width. */
    private static final double COVER_MARGIN = 0.08;

    private static final String STYLE = """
            body { margin: 0 4%; line-height: 1.4; }
            h1, h2, h3 { line-height: 1.2; break-after: avoid; }
            figure { margin: 0.5em 0; break-inside: avoid; }
            img { width: 100%; max-width: 34em; }
            .puzzle + .puzzle { break-before: page; }
            .solution { break-inside: avoid; }
            .solution img { max-width: 18em; }
            .small { font-size: 0.85em; }
            .titlepage { text-align: center; margin-top: 20%; }
            """;

    private final Book book;
    private final Metadata about;
    private final long identifier;
    private final Stop stop;
    private final BookFacts facts;
    private final List<Heading> headings = new ArrayList<>();
    private int pictures;

    /** A line of the contents. */
    private record Heading(String part, String title, boolean inGroup) {}

    /** Fills a part with XHTML. */
    @FunctionalInterface
    private interface Filling {
        void fill(StringBuilder text) throws IOException;
    }

    /**
     * @param about its title, author, subject, and keywords
     * @param identifier a number that differs from that of other contents
     * @param stop checked for each puzzle
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public EpubBook(Book book, Metadata about, long identifier, Stop stop) {
        this.book = book;
        this.about = about;
        this.identifier = identifier;
        this.stop = stop;
        facts = new BookFacts(book, stop);
    }

    /**
     * Writes the file.
     *
     * @param puzzle called after each puzzle
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public void write(OutputStream out, Runnable puzzle) throws IOException {
        headings.clear();
        pictures = 0;
        EpubPackage file = new EpubPackage(out);
        file.add("style.css", "text/css", "", STYLE.getBytes(StandardCharsets.UTF_8));
        file.add("cover.png", "image/png", "cover-image", cover());
        part(file, "title", book.title().title(), "titlepage", text -> {
            heading(text, 1, book.title().title());
            paragraph(text, "", book.title().subtitle());
            paragraph(text, "", book.title().author());
        });
        if (book.imprint().isPresent()) {
            part(file, "imprint", book.title().title(), "small", this::imprint);
        }
        own(file, OwnPage.Kind.DEDICATION);
        own(file, OwnPage.Kind.PREFACE);
        own(file, OwnPage.Kind.RULES);
        if (!book.rules().isEmpty()) {
            String title = name(Name.HOW_TO_PLAY, BookMessages.howToPlay());
            headings.add(new Heading("rules", title, false));
            part(file, "rules", title, "", text -> {
                heading(text, 1, title);
                for (Lesson lesson : book.rules()) {
                    lesson(file, text, lesson);
                }
            });
        }
        String group = "";
        for (int i = 0; i < book.chapters().size(); i++) {
            Chapter chapter = book.chapters().get(i);
            if (!chapter.group().equals(group) && !chapter.group().isEmpty()) {
                headings.add(new Heading("chapter-%d-1".formatted(i + 1), chapter.group(), false));
            }
            group = chapter.group();
            chapter(file, chapter, i + 1, puzzle);
        }
        for (int strength = 1; strength <= facts.strengths(); strength++) {
            hints(file, strength);
        }
        if (facts.answered()) {
            solutions(file);
        }
        own(file, OwnPage.Kind.BACK);
        file.page("contents.xhtml", "nav", contents());
        file.end(book, about, identifier);
    }

    private String text(Message message) {
        return book.words().text(message);
    }

    private String name(Name name, Message usual) {
        return book.names().of(name).orElseGet(() -> text(usual));
    }

    private Entry entry(int index) {
        stop.check();
        return book.entries().apply(index);
    }

    /** Adds a part that is read. */
    private void part(EpubPackage file, String name, String title, String kind, Filling filling) throws IOException {
        StringBuilder text = new StringBuilder();
        filling.fill(text);
        file.page(
                name + ".xhtml",
                "",
                page(title, "<section" + attribute("class", kind) + ">\n" + text + "</section>\n"));
    }

    private String page(String title, String body) {
        String language = book.words().language();
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE html>
                <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="%s" xml:lang="%s">
                <head><title>%s</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
                <body>
                %s</body>
                </html>
                """.formatted(language, language, Xml.escaped(title), body);
    }

    private static String attribute(String name, String value) {
        return value.isEmpty() ? "" : " %s=\"%s\"".formatted(name, Xml.escaped(value));
    }

    private static void heading(StringBuilder text, int level, String words) {
        text.append("<h%d>%s</h%d>\n".formatted(level, Xml.escaped(words), level));
    }

    /** A paragraph; nothing for an empty one. */
    private static void paragraph(StringBuilder text, String kind, String words) {
        if (!words.isEmpty()) {
            text.append("<p" + attribute("class", kind) + ">" + lines(words) + "</p>\n");
        }
    }

    private static String lines(String words) {
        return Xml.escaped(words).replace("\n", "<br/>");
    }

    private static String link(String part, String anchor, String words) {
        return "<a href=\"%s.xhtml#%s\">%s</a>".formatted(part, anchor, Xml.escaped(words));
    }

    private void imprint(StringBuilder text) {
        Book.Imprint imprint = book.imprint().orElseThrow();
        imprint.lines().forEach(line -> paragraph(text, "", line));
        imprint.isbn()
                .ifPresent(isbn -> paragraph(text, "", "ISBN " + Isbn.of(isbn).text()));
    }

    private byte[] cover() throws IOException {
        Paper paper = book.look().paper();
        Rect page = new Rect(0, 0, paper.width(), paper.height());
        int dots = (int) Math.clamp(COVER * Lengths.INCH / paper.height(), PngDocument.LEAST_DPI, PngDocument.MOST_DPI);
        TitlePage front = new TitlePage(book, entry(0).puzzle().scene());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PngDocument png = new PngDocument(paper, book.title().title(), book.words(), stop, dots)) {
            png.page(canvas -> front.cover(canvas, page, page, page.inset(paper.width() * COVER_MARGIN)));
            png.write(out);
        }
        return out.toByteArray();
    }

    private void own(EpubPackage file, OwnPage.Kind kind) throws IOException {
        int count = 0;
        for (OwnPage page : book.ownPages()) {
            if (page.kind() == kind) {
                count++;
                String part = kind.name().toLowerCase(Locale.ROOT) + "-" + count;
                String title = page.title().isEmpty() ? book.title().title() : page.title();
                if (!page.title().isEmpty() && kind != OwnPage.Kind.DEDICATION) {
                    headings.add(new Heading(part, page.title(), false));
                }
                part(file, part, title, "", text -> {
                    if (!page.title().isEmpty()) {
                        heading(text, 1, page.title());
                    }
                    for (Block block : page.blocks()) {
                        block(file, text, block);
                    }
                });
            }
        }
    }

    private void block(EpubPackage file, StringBuilder text, Block block) throws IOException {
        switch (block) {
            case Block.Heading(int level, List<Run> runs) ->
                text.append("<h%d>%s</h%d>\n".formatted(level + 1, runs(runs), level + 1));
            case Block.Paragraph(List<Run> runs) -> text.append("<p>" + runs(runs) + "</p>\n");
            case Block.Bullets(List<List<Run>> items) -> items(text, "ul", items);
            case Block.Numbers(List<List<Run>> items) -> items(text, "ol", items);
            case Block.Pictured(Picture image, String words) -> picture(file, text, image, words);
            case Block.Rule() -> text.append("<hr/>\n");
        }
    }

    private static void items(StringBuilder text, String list, List<List<Run>> items) {
        text.append("<" + list + ">\n");
        items.forEach(item -> text.append("<li>" + runs(item) + "</li>\n"));
        text.append("</" + list + ">\n");
    }

    private static String runs(List<Run> runs) {
        StringBuilder all = new StringBuilder();
        for (Run run : runs) {
            String words = lines(run.text());
            all.append(
                    switch (run.style()) {
                        case PLAIN -> words;
                        case BOLD -> "<strong>" + words + "</strong>";
                        case ITALIC -> "<em>" + words + "</em>";
                    });
        }
        return all.toString();
    }

    private void picture(EpubPackage file, StringBuilder text, Picture image, String words) throws IOException {
        Paper paper = new Paper("picture", BOARD, BOARD / image.shape());
        drawn(file, text, paper, words, canvas -> canvas.picture(image, new Rect(0, 0, paper.width(), paper.height())));
    }

    private void board(EpubPackage file, StringBuilder text, PuzzlePicture board) throws IOException {
        drawn(file, text, board.paper(), board.description(book.words()), board::draw);
    }

    private PuzzlePicture board(Figure figure) {
        return new PuzzlePicture(
                figure.scene(),
                Optional.empty(),
                figure.pointed(),
                BOARD,
                book.look().boards());
    }

    /** A picture in a file of its own; digits of a chosen face are outlines, others texts, which take a tenth of the room. */
    private void drawn(EpubPackage file, StringBuilder text, Paper paper, String words, Consumer<Canvas> drawing)
            throws IOException {
        pictures++;
        String name = "pictures/" + pictures + ".svg";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SvgDocument svg = SvgDocument.svg(paper, words, book.words())
                .outlined(face -> face != Face.FIGURES && face != Face.WORDS);
        svg.page(drawing);
        svg.write(out);
        file.add(name, "image/svg+xml", "", out.toByteArray());
        text.append("<figure><img src=\"%s\" alt=\"%s\"/></figure>\n".formatted(name, Xml.escaped(words)));
    }

    private void lesson(EpubPackage file, StringBuilder text, Lesson lesson) throws IOException {
        heading(text, 2, lesson.title());
        paragraph(text, "", lesson.gist());
        lesson.text().forEach(words -> paragraph(text, "", words));
        if (lesson.figure().isPresent()) {
            board(file, text, board(lesson.figure().get()));
        }
        if (!lesson.steps().isEmpty()) {
            items(
                    text,
                    "ol",
                    lesson.steps().stream()
                            .map(step -> List.of(Run.plain(step)))
                            .toList());
        }
    }

    private void chapter(EpubPackage file, Chapter chapter, int number, Runnable puzzle) throws IOException {
        String title = chapter.heading();
        headings.add(new Heading(
                part(number, chapter.from(), chapter), title, !chapter.group().isEmpty()));
        int from = chapter.from();
        do {
            int first = from;
            int last = Math.min(chapter.to(), from + PER_PART);
            part(file, part(number, first, chapter), title, "", text -> {
                if (first == chapter.from()) {
                    heading(text, 1, title);
                    paragraph(text, "", chapter.text());
                    for (Lesson lesson : chapter.lessons()) {
                        lesson(file, text, lesson);
                    }
                }
                for (int i = first; i < last; i++) {
                    puzzle(file, text, i);
                    puzzle.run();
                }
            });
            from = last;
        } while (from < chapter.to());
    }

    /** The part of a chapter that has a puzzle. */
    private static String part(int number, int puzzle, Chapter chapter) {
        return "chapter-%d-%d".formatted(number, (puzzle - chapter.from()) / PER_PART + 1);
    }

    private String part(int puzzle) {
        for (int i = 0; i < book.chapters().size(); i++) {
            Chapter chapter = book.chapters().get(i);
            if (puzzle >= chapter.from() && puzzle < chapter.to()) {
                return part(i + 1, puzzle, chapter);
            }
        }
        throw new IllegalArgumentException("puzzle (%d) is in no chapter".formatted(puzzle));
    }

    private static String back(String what, int puzzle) {
        return "%s-%d".formatted(what, puzzle / PER_PART + 1);
    }

    private void puzzle(EpubPackage file, StringBuilder text, int index) throws IOException {
        Entry entry = entry(index);
        Printable puzzle = entry.puzzle();
        text.append("<section class=\"puzzle\" id=\"p%d\">\n".formatted(index + 1));
        String name = book.look().name(index, puzzle);
        heading(text, 2, puzzle.title().isEmpty() ? name : name + " · " + puzzle.title());
        paragraph(text, "small", puzzle.rating());
        board(file, text, board(new Figure(puzzle.scene(), puzzle.pointed())));
        puzzle.below().forEach(line -> paragraph(text, "", line.words()));
        if (book.look().shown().certificates()) {
            paragraph(text, "small", entry.certificate());
        }
        List<String> links = new ArrayList<>();
        for (int strength = 1;
                strength <= Math.min(facts.strengths(), entry.hints().size());
                strength++) {
            links.add(link(back("hints-" + strength, index), "h%d-%d".formatted(strength, index + 1), hints(strength)));
        }
        if (facts.answered(index)) {
            links.add(
                    link(back("solutions", index), "s" + (index + 1), name(Name.SOLUTIONS, BookMessages.solutions())));
        }
        if (!links.isEmpty()) {
            text.append("<p>" + String.join(" · ", links) + "</p>\n");
        }
        text.append("</section>\n");
    }

    private String hints(int strength) {
        return book.names()
                .of(Name.HINTS)
                .map(word -> facts.strengths() == 1 ? word : word + " " + strength)
                .orElseGet(() -> text(BookMessages.hints(strength)));
    }

    private void hints(EpubPackage file, int strength) throws IOException {
        listed(file, "hints-" + strength, hints(strength), (text, index) -> {
            Entry entry = entry(index);
            if (entry.hints().size() >= strength) {
                text.append("<p id=\"h%d-%d\">%s %s</p>\n"
                        .formatted(
                                strength,
                                index + 1,
                                link(part(index), "p" + (index + 1), book.look().name(index, entry.puzzle())),
                                lines(entry.hints().get(strength - 1))));
            }
        });
    }

    private void solutions(EpubPackage file) throws IOException {
        listed(file, "solutions", name(Name.SOLUTIONS, BookMessages.solutions()), (text, index) -> {
            if (facts.answered(index)) {
                solution(file, text, index);
            }
        });
    }

    private void solution(EpubPackage file, StringBuilder text, int index) throws IOException {
        Entry entry = entry(index);
        text.append("<section class=\"solution\" id=\"s%d\">\n".formatted(index + 1));
        text.append("<h2>%s</h2>\n"
                .formatted(link(part(index), "p" + (index + 1), book.look().name(index, entry.puzzle()))));
        Optional<Scene> solution = entry.puzzle().solution();
        if (solution.isPresent()) {
            board(
                    file,
                    text,
                    new PuzzlePicture(
                            solution.get(),
                            Optional.of(entry.puzzle().scene()),
                            List.of(),
                            BOARD,
                            book.look().boards()));
        } else if (entry.figure().isPresent()) {
            board(file, text, board(entry.figure().get()));
        }
        paragraph(text, "", entry.answer());
        text.append("</section>\n");
    }

    @FunctionalInterface
    private interface Item {
        void add(StringBuilder text, int index) throws IOException;
    }

    /** Parts about all puzzles in turn, without those that would be empty. */
    private void listed(EpubPackage file, String name, String title, Item item) throws IOException {
        boolean first = true;
        for (int from = 0; from < book.size(); from += PER_PART) {
            StringBuilder items = new StringBuilder();
            for (int i = from; i < Math.min(book.size(), from + PER_PART); i++) {
                item.add(items, i);
            }
            if (!items.isEmpty()) {
                boolean titled = first;
                if (titled) {
                    headings.add(new Heading(back(name, from), title, false));
                }
                part(file, back(name, from), title, "", text -> {
                    if (titled) {
                        heading(text, 1, title);
                    }
                    text.append(items);
                });
                first = false;
            }
        }
    }

    private String contents() {
        String title = name(Name.CONTENTS, BookMessages.contents());
        StringBuilder text = new StringBuilder("<nav epub:type=\"toc\">\n");
        heading(text, 1, title);
        text.append("<ol>\n");
        for (int i = 0; i < headings.size(); i++) {
            Heading heading = headings.get(i);
            text.append("<li><a href=\"%s.xhtml\">%s</a>".formatted(heading.part(), Xml.escaped(heading.title())));
            boolean inGroup = heading.inGroup();
            boolean next = i + 1 < headings.size() && headings.get(i + 1).inGroup();
            text.append(!inGroup && next ? "\n<ol>\n" : "</li>\n");
            text.append(inGroup && !next ? "</ol>\n</li>\n" : "");
        }
        return page(title, text + "</ol>\n</nav>\n");
    }
}
