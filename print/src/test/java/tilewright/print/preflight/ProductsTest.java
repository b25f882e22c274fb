package tilewright.print.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.print.puzzles.PrintRequest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** What publishers and teachers make is taken by a printing house, or an office printer, as it is made. */
class ProductsTest {

    private static final String PAPERBACK = """
            {"book":{"title":"Sudoku 1","author":"Ada","puzzle":"sudoku","seed":"1","paper":"6x9","pdf":"x-1a","qr":"no",
            "margins":"0.5in 0.5in 0.625in 0.5in","per-page":"2","right-pages":"yes","even-pages":"yes",
            "sections":[{"setup":"easy","count":"18"},{"setup":"hard","count":"14","sort":"rating"}]}}""";

    private static final String LARGE_PRINT = """
            {"book":{"title":"Sudoku 2","puzzle":"sudoku","seed":"2","paper":"Letter","margins":"14mm 14mm 25mm 13mm",
            "pdf":"x-1a","large-print":"yes","per-page":"1","qr":"no","even-pages":"yes",
            "sections":[{"setup":"easy","count":"20"}]}}""";

    private static final String CLASS = """
            {"puzzle":"sudoku","make":"easy:2","seed":"3","perPage":2,"box":true,
            "pupils":["Ada","Björn","Çelik","次郎"],"homework":true,"link":"https://tiles.example/"}""";

    @TempDir
    private Path folder = Path.of("");

    private List<String> breaches(String house, String request) throws IOException {
        Path file = folder.resolve("product.pdf");
        try (Workspace workspace = new Workspace()) {
            Files.write(file, PrintRequest.read(Puzzles.CATALOG, request).pdf(workspace, Limits.NONE));
        }
        return Preflight.check(file, PrintingHouse.find(house).orElseThrow(), Stop.never()).stream()
                .map(Words.ENGLISH::text)
                .toList();
    }

    private static String in(String language, String request) {
        return request.replaceFirst("\\{", "{\"language\":\"" + language + "\",");
    }

    @ParameterizedTest
    @CsvSource({"en, kdp", "en, lulu", "de, ingramspark", "ja, kdp"})
    void a_paperback(String language, String house) throws IOException {
        assertThat(breaches(house, in(language, PAPERBACK))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"en, kdp", "de, lulu", "ja, ingramspark"})
    void a_book_in_large_print(String language, String house) throws IOException {
        assertThat(breaches(house, in(language, LARGE_PRINT))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"en", "de", "ja"})
    void a_sheet_for_each_pupil_of_a_class(String language) throws IOException {
        assertThat(breaches("office", in(language, CLASS))).isEmpty();
    }
}
