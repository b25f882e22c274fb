package tilewright.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The checkers of proofs stay small enough to be read in a sitting, since they are what one has to trust. */
class CheckerSizeTest {

    private static final Path SOURCES = Path.of("src/main/java/tilewright");
    private static final int MOST_LINES = 300;

    /** Lines of code: neither blank, nor comments, nor imports. */
    private static long lines(String folder, List<String> classes) throws IOException {
        long lines = 0;
        for (String name : classes) {
            lines += Files.readAllLines(SOURCES.resolve(folder).resolve(name + ".java")).stream()
                    .map(String::strip)
                    .filter(line -> !line.matches("|(package|import) .*|//.*|/?\\*.*"))
                    .count();
        }
        return lines;
    }

    @Test
    void each_part_of_a_checker_has_at_most_300_lines_of_code() throws IOException {
        assertThat(lines("proof", List.of("Cnf", "LratChecker"))).isBetween(100L, (long) MOST_LINES);
        assertThat(lines("proof", List.of("Sum", "SumChecker"))).isBetween(80L, (long) MOST_LINES);
        assertThat(lines("sudoku/certificate", List.of("RuleFormula", "SudokuEncoding")))
                .isBetween(150L, (long) MOST_LINES);
        assertThat(lines("sudoku/certificate", List.of("RunningSum", "Tally"))).isBetween(100L, (long) MOST_LINES);
        assertThat(lines("proof", List.of("Certificate", "CertificateChecker", "Claim", "Encoding")))
                .isBetween(150L, (long) MOST_LINES);
        assertThat(lines("hues/certificate", List.of("HuesEncoding"))).isBetween(100L, (long) MOST_LINES);
        assertThat(lines("trominoes/certificate", List.of("Tiles", "TrominoesEncoding")))
                .isBetween(100L, (long) MOST_LINES);
        assertThat(lines("paletto/certificate", List.of("Future", "Replies", "Strategy", "StrategyChecker")))
                .isBetween(100L, (long) MOST_LINES);
    }
}
