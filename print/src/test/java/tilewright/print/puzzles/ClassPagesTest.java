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
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.Sheets;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;

class ClassPagesTest {

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    @Test
    void a_sheet_asks_on_each_board_and_answers_on_none() throws IOException {
        String text = text(Map.of("find", "x-wing", "box", "yes", "example", "x-wing"), "en", 2);
        assertThat(text).contains("Find the pattern: X-Wing", "Every row, every column", "1. Look at the digit 9");
        assertThat(count(text, "What follows")).isEqualTo(4);
        assertThat(count(text, "X-Wing")).isEqualTo(1);
        assertThat(text).doesNotContain("So r7c3");
    }

    @Test
    void its_answers_are_on_the_same_boards() throws IOException {
        String text = text(Map.of("find", "x-wing", "marks", "yes"), "en", 2);
        assertThat(text).doesNotContain("What follows\n");
        assertThat(count(text, "All places of")).isGreaterThanOrEqualTo(4);
    }

    @Test
    void it_is_in_every_language() throws IOException {
        for (String language : Languages.tags()) {
            String text = text(Map.of("make", "easy:4", "box", "yes"), language, 4);
            String title = Languages.words(language).text(PuzzlesMessages.boxTitle());
            assertThat(text).as(language).contains(title);
        }
    }

    @Test
    void its_box_says_what_the_puzzles_ask_for() throws IOException {
        String text =
                text(Map.of("make", "6x6,killer:2", "box", "yes"), "en", 2).replaceAll("\\s+", " ");
        assertThat(text)
                .contains("each box of 2 by 3 cells holds each of the digits 1 to 6 once")
                .contains("add up to the number in its corner")
                .doesNotContain("whatever else is drawn");
    }

    /** The words of all pages. */
    private static String text(Map<String, String> fields, String language, int perPage) throws IOException {
        Words words = Languages.words(language);
        ClassSheet sheet = ClassSheet.read(new ClassSheetTest.Given(fields), SUDOKU, words);
        try (Workspace workspace = new Workspace()) {
            Task task = sheet.task(false, Ratings.NONE, workspace, Limits.NONE);
            List<SheetPuzzle<?>> puzzles = new ArrayList<>();
            for (int i = 0; i < sheet.made().orElseThrow().count(); i++) {
                puzzles.add((SheetPuzzle<?>) task.answer(i, "").result());
            }
            SheetOptions options = new SheetOptions("A sheet", Paper.A4, perPage, Solutions.NONE, "")
                    .in(words)
                    .with(sheet.opening(puzzles, workspace, Stop.never()), "");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (Document document = new PdfDocument(Paper.A4, "A sheet", "", 1, words)) {
                new Sheets(options, puzzles.size(), i -> puzzles.get(i).printable(words), Stop.never()).print(document);
                document.write(out);
            }
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                return new PDFTextStripper().getText(file);
            }
        }
    }

    private static int count(String text, String part) {
        return (text.length() - text.replace(part, "").length()) / part.length();
    }
}
