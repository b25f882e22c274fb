package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** The levels on the back of a cover. */
class LevelTableTest {

    private static BookPlan plan(String language, String coverText) {
        return new BookDescription(
                        Puzzles.CATALOG,
                        new PrintedTexts(Typefaces.OWN),
                        "",
                        Languages.words(language),
                        DescriptionFiles.NONE)
                .read(new MapFields(Map.of(
                        "title",
                        "A book",
                        "puzzle",
                        "sudoku",
                        "seed",
                        "1",
                        "cover",
                        "wrap",
                        "cover-text",
                        coverText,
                        "sections",
                        List.of(Map.of("setup", "hard", "count", "1"), Map.of("setup", "easy", "count", "2")))));
    }

    private static String cover(BookPlan plan) throws IOException {
        try (Workspace workspace = new Workspace()) {
            BookTask task = new BookTask(plan, workspace, Limits.NONE);
            List<BookPuzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < plan.size(); i++) {
                puzzles.add((BookPuzzle) task.answer(i, "").result());
            }
            PrintedFile cover = PrintJob.of(plan, PdfOptions.Kind.A_1B, puzzles, workspace, Stop.never())
                    .files()
                    .getLast();
            assertThat(cover.part()).isEqualTo(PrintedFile.Part.COVER);
            try (PDDocument file = Loader.loadPDF(cover.pdf(Stop.never()))) {
                return new PDFTextStripper().getText(file);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Easy 2, Hard 1", "de, Leicht 2, Schwer 1"})
    void levels_stand_on_the_back_the_easiest_first(String language, String first, String second) throws IOException {
        String text = cover(plan(language, "Three puzzles.\n\n{levels}\n\nNo guesses."));
        assertThat(text)
                .containsSubsequence("Three puzzles.", first, second, "No guesses.")
                .doesNotContain("{");
    }
}
