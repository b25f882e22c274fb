package tilewright.print.puzzles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.print.KeptPicture;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/** Pages of many looks are as they were kept. */
class PrintedLooksTest {

    static List<String> looks() throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/tilewright/print/looks.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void a_page_looks_as_it_was_kept(String look) throws IOException {
        String[] parts = look.split(" \\| ", 3);
        try (Workspace workspace = new Workspace()) {
            byte[] printed = PrintRequest.read(Puzzles.CATALOG, parts[2]).pdf(workspace, Limits.NONE);
            try (PDDocument file = Loader.loadPDF(printed)) {
                KeptPicture.check(file, Integer.parseInt(parts[1]) - 1, "looks/" + parts[0]);
            }
        }
    }
}
