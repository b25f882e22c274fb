package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/** The index of techniques of a book. */
class TechniqueIndexTest {

    private static String book(String language, String hints) {
        return """
                {"language":"%s","book":{"title":"A book","puzzle":"sudoku","seed":5,"rules":"no","qr":"no","hints":"%s",
                "index":"yes","sections":[{"setup":"easy","count":2},{"setup":"hard","count":3}]}}""".formatted(language, hints);
    }

    private static String lastPage(String request) throws IOException {
        try (Workspace workspace = new Workspace();
                PDDocument file = Loader.loadPDF(
                        PrintRequest.read(Puzzles.CATALOG, request).pdf(workspace, Limits.NONE))) {
            PDFTextStripper text = new PDFTextStripper();
            text.setStartPage(file.getNumberOfPages());
            return text.getText(file);
        }
    }

    @ParameterizedTest
    @CsvSource({"en, yes, Index of techniques", "en, no, Index of techniques", "de, yes, Verzeichnis der Techniken"})
    void each_puzzle_stands_with_one_technique(String language, String hints, String title) throws IOException {
        String page = lastPage(book(language, hints));
        assertThat(page).contains(title);
        List<String> numbers = Pattern.compile("(?m)^\\p{L}.*?((?: [1-5],?)+)\\s*$")
                .matcher(page)
                .results()
                .flatMap(line -> Pattern.compile("\\d").matcher(line.group(1)).results())
                .map(number -> number.group())
                .sorted()
                .toList();
        assertThat(numbers).as(page).containsExactly("1", "2", "3", "4", "5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "numbers-from; 1; 1–6, 8–10",
                "numbers-from; 95; 95–100, 102–104",
                "own-ids; A{number}; A1, A2, A3, A4, A5, A6, A8, A9, A10"
            })
    void of_three_numbers_in_a_row_the_first_and_the_last_are_written(String field, String value, String printed)
            throws IOException {
        String page = lastPage("""
                {"book":{"title":"A book","puzzle":"sudoku","seed":5,"rules":"no","qr":"no","%s":"%s",
                "index":"yes","sections":[{"setup":"easy","count":10}]}}""".formatted(field, value));
        assertThat(page.lines()).contains("Naked single " + printed);
    }
}
