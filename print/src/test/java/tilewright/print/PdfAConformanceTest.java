package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.preflight.ValidationResult.ValidationError;
import org.apache.pdfbox.preflight.parser.PreflightParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.message.Words;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.search.Stop;

/** Whether files are what PDF/A-1b asks for, by PDFBox's own checker. */
class PdfAConformanceTest {

    @TempDir
    private Path folder;

    @Test
    void sheets_are_valid() throws IOException {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = Samples.of(id, 5);
            SheetOptions options = new SheetOptions(
                    "<Puzzles & more> Łódź, судоку → ế", Paper.LETTER, 4, Solutions.LAST, Samples.STUDIO, true);
            Path file = folder.resolve(id + ".pdf");
            try (Document document =
                    new PdfDocument(options.paper(), options.title(), "A. & B. Łódź", 1, Words.ENGLISH)) {
                new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(document);
                try (var out = Files.newOutputStream(file)) {
                    document.write(out);
                }
            }
            assertThat(findings(file)).as(id).isEmpty();
        }
    }

    /** Returns the faults of a file; empty for a valid one. */
    private static List<String> findings(Path file) throws IOException {
        File checked = file.toFile();
        return PreflightParser.validate(checked).getErrorsList().stream()
                .map(ValidationError::getDetails)
                .distinct()
                .toList();
    }
}
