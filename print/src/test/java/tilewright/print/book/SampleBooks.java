package tilewright.print.book;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.search.Stop;

/** Books to print: the same each time. */
final class SampleBooks {

    static final String LONG = "A sentence that is there to be long, for a page that has little room for it. ";

    private SampleBooks() {}

    /** Three chapters, one of which teaches, with puzzles of a kind. */
    static Book book(String id, Paper paper, int perPage, boolean solved) {
        List<Printable> puzzles = Samples.of(id, 7);
        Figure figure = new Figure(
                puzzles.getFirst().scene(),
                List.of(
                        new Mark.Ring(Box.cell(0, 0), Ink.HINT),
                        new Mark.Area(Box.cell(1, 1), Ink.CONFLICT),
                        new Mark.Arrow(Box.cell(0, 0), Box.cell(2, 3), true, Ink.HINT)));
        Lesson lesson = new Lesson(
                "A lesson with a title", LONG, List.of(LONG), Optional.of(figure), List.of(LONG, LONG.repeat(3)));
        List<Lesson> rules = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            rules.add(new Lesson("Rule", "", List.of(LONG.repeat(2)), Optional.of(figure), List.of()));
        }
        return new Book(
                Words.ENGLISH,
                new Book.Title("A Book of Puzzles", "With a subtitle", "An author"),
                new Book.Look(paper, Samples.STUDIO, true, true),
                new Book.Imprint(List.of(LONG, LONG), Optional.empty()),
                rules,
                List.of(
                        new Chapter("Beginning", "What it is about.", List.of(), perPage, 0, 3),
                        new Chapter("Middle", "", List.of(lesson), perPage, 3, 6),
                        new Chapter("End", "", List.of(), perPage, 6, 7)),
                puzzles.size(),
                i -> {
                    Printable puzzle = puzzles.get(i);
                    Printable shown = solved
                            ? puzzle
                            : new Printable(puzzle.id(), puzzle.rating(), puzzle.scene(), Optional.empty());
                    return new Entry(
                            shown,
                            "One solution, proved. Medium. Made from medium, seed 1, number " + (i + 1) + ".",
                            List.of("Look at row 3.", LONG.repeat(2)),
                            solved ? "" : "Take the pieces in row 1.",
                            Optional.of(figure));
                });
    }

    static byte[] pdf(Book book) throws IOException {
        try (Document document =
                new PdfDocument(book.look().paper(), book.title().title(), 1)) {
            new BookPages(book, Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }
}
