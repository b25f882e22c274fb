package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.cli.context.Exit;
import tilewright.puzzle.Catalog;

class AotTrainingTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void no_command_fails_for_any_puzzle() throws IOException {
        assertThat(train(Puzzles.CATALOG)).isEqualTo(Exit.FINE);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void no_answer_about_one_sudoku_fails() {
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        assertThat(new AotTraining(Puzzles.CATALOG, 2, stream).runSingle()).isEqualTo(Exit.FINE);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void a_command_that_fails_is_named() throws IOException {
        assertThat(train(new Catalog(List.of(new CountdownPuzzle("breaking"))))).isEqualTo(Exit.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("breaking countdown --nodes 1000: line 1: ");
    }

    private int train(Catalog catalog) throws IOException {
        return new AotTraining(catalog, 2, new PrintStream(err, true, StandardCharsets.UTF_8)).run();
    }
}
