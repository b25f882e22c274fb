package tilewright.print.canvas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.preflight.ValidationResult.ValidationError;
import org.apache.pdfbox.preflight.parser.PreflightParser;

/** PDFBox's own checker of PDF/A-1b. */
final class Preflight {

    private Preflight() {}

    /** Returns the faults of a file; empty for a valid one. */
    static List<String> findings(byte[] pdf, Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "checked", ".pdf");
        Files.write(file, pdf);
        return PreflightParser.validate(file.toFile()).getErrorsList().stream()
                .map(ValidationError::getDetails)
                .distinct()
                .toList();
    }
}
