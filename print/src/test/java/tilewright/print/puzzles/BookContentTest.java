package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.TaggedText;
import tilewright.print.book.BookPages;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;

class BookContentTest {

    /** A puzzle and its solution, from Wikipedia's article on Sudoku, and turned by a half. */
    private static final String GIVEN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final List<String> GIVENS = List.of(GIVEN, turned(GIVEN));
    private static final List<String> SOLUTIONS = List.of(SOLVED, turned(SOLVED));

    private static String turned(String grid) {
        return new StringBuilder(grid).reverse().toString();
    }

    private static PDDocument printed(Workspace workspace, List<BookPuzzle> puzzles, BookPlan plan) throws IOException {
        BookTask task = new BookTask(plan, workspace, Limits.NONE);
        for (int i = 0; i < plan.size(); i++) {
            Answer answer = task.answer(i, "");
            assertThat(answer).isInstanceOf(Answer.Done.class);
            puzzles.add((BookPuzzle) answer.result());
        }
        BookContent content = new BookContent(plan, puzzles, workspace, Stop.never());
        try (Document document = new PdfDocument(plan.look().page(), plan.title(), 1)) {
            new BookPages(content.book(), Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return Loader.loadPDF(out.toByteArray());
        }
    }

    private static BookPlan plan(boolean hints, boolean solutions) {
        Puzzle<?, ?, ?> sudoku = Puzzles.CATALOG.find("sudoku").orElseThrow();
        BookPlan.Section section = new BookPlan.Section(sudoku, "Given", "", List.of(), "", 0, 1, 2, GIVENS);
        return new BookPlan(
                "A book",
                "",
                "",
                Words.ENGLISH,
                new BookPlan.Look(Paper.A4, false, "", false, hints, solutions),
                List.of(section));
    }

    @Test
    void solutions_and_hints_are_those_of_their_puzzles() throws IOException {
        List<BookPuzzle> puzzles = new ArrayList<>();
        try (Workspace workspace = new Workspace();
                PDDocument file = printed(workspace, puzzles, plan(true, true))) {
            assertThat(texts(file, "Solutions", "Figure")).isEqualTo(SOLUTIONS);
            List<String> titles = List.of("First hints", "Second hints", "Third hints");
            for (int strength = 0; strength < titles.size(); strength++) {
                List<String> expected = new ArrayList<>();
                for (int i = 0; i < puzzles.size(); i++) {
                    List<Message> hints = puzzles.get(i).hints();
                    if (strength < hints.size()) {
                        expected.add(letters((i + 1) + hints.get(strength).text()));
                    }
                }
                List<String> found = texts(file, titles.get(strength), "P").stream()
                        .skip(expected.isEmpty() ? 0 : 1) // what the hints are
                        .map(BookContentTest::letters)
                        .toList();
                assertThat(found).as(titles.get(strength)).isEqualTo(expected);
            }
            assertThat(texts(file, "First hints", "P")).hasSize(1 + GIVENS.size());
        }
    }

    @Test
    void nothing_is_at_the_back_that_was_not_asked_for() throws IOException {
        try (Workspace workspace = new Workspace();
                PDDocument file = printed(workspace, new ArrayList<>(), plan(false, false))) {
            assertThat(texts(file, "Solutions", "Figure")).isEmpty();
            assertThat(texts(file, "First hints", "P")).isEmpty();
        }
    }

    @Test
    void rules_are_those_of_the_puzzles_that_are_printed() throws IOException {
        BookPlan plan = new BookDescription(
                        Puzzles.CATALOG,
                        new PrintedTexts(PrintedTexts.Typefaces.OWN),
                        "",
                        Words.ENGLISH,
                        DescriptionFiles.NONE)
                .read(new MapFields(Map.of(
                        "title",
                        "A book",
                        "puzzle",
                        "sudoku",
                        "qr",
                        "no",
                        "sections",
                        List.of(
                                Map.of("setup", "6x6,killer", "count", "2"),
                                Map.of("setup", "easy", "count", "1"),
                                Map.of("setup", "4x4,x", "count", "1", "teach", "naked-single")))));
        try (Workspace workspace = new Workspace();
                PDDocument file = printed(workspace, new ArrayList<>(), plan)) {
            String text = letters(new PDFTextStripper().getText(file));
            for (String sentence : List.of(
                    "Each row, each column, and each box of 2 by 3 cells holds each of the digits 1 to 6 once.",
                    "The digits in a dashed line differ, and add up to the number in its corner.",
                    "Each row, each column and each box of three by three cells holds each of the digits 1 to 9 once.",
                    "The shaded diagonal from the top left holds each digit once.",
                    "A cell has only one digit left: all others are in its row, its column, or its box.")) {
                assertThat(text).containsOnlyOnce(letters(sentence));
            }
        }
    }

    private static List<String> texts(PDDocument file, String heading, String tag) throws IOException {
        return TaggedText.after(file, heading).stream()
                .filter(part -> part.tag().equals(tag))
                .map(TaggedText.Part::text)
                .toList();
    }

    /** Lines are broken at blanks. */
    private static String letters(String text) {
        return text.replaceAll("\\s", "");
    }
}
