package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;
import tilewright.cli.bulk.OutputOptions;
import tilewright.text.Json;

/** What the plain program does without Spark has the bytes of jobs. */
final class PlainProgramTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;

    /** Twelve puzzles, each turned by half, and with two digits renamed, in three blocks; and a line that is none. */
    private static String lines = "";

    @BeforeAll
    static void start() throws IOException {
        jobs = Jobs.local();
        String made = Program.REAL
                .run("new", "sudoku", "minimal", "--count", "12", "--seed", "5")
                .out();
        String turned = made.lines()
                .map(puzzle -> new StringBuilder(puzzle).reverse() + "\n")
                .collect(Collectors.joining());
        String renamed = made.replace('5', 'x').replace('3', '5').replace('x', '3');
        lines = made + "nonsense\n" + turned + renamed;
        Files.writeString(folder.resolve("lines.txt"), lines);
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
    }

    @Test
    void the_first_of_equivalent_positions_stays() throws IOException {
        Path out = folder.resolve("distinct");
        String job = "convert sudoku %s %s --to id --distinct canonical".formatted(folder.resolve("lines.txt"), out);
        assertThat(jobs.run(job.split(" ")).exit()).isEqualTo(1);
        String plain =
                Program.REAL.reading(lines).run("distinct", "sudoku", "--json").out();
        assertThat(plain).hasLineCount(13);
        assertThat(Jobs.joined(out)).isEqualTo(plain);
    }

    @Test
    void values_are_counted() throws IOException {
        Path out = folder.resolve("tallied");
        String job = "rate sudoku %s %s --tally hardest --tally level".formatted(folder.resolve("lines.txt"), out);
        assertThat(jobs.run(job.split(" ")).exit()).isEqualTo(1);
        String rated =
                Program.REAL.reading(lines).run("rate", "sudoku", "--json").out();
        assertThat(Jobs.joined(out)).isEqualTo(rated);
        Json.Obj report = (Json.Obj)
                Json.parse(Files.readString(out.resolve("_report.json")).strip());
        assertThat(Program.REAL.reading(rated).run("tally", "hardest,level").out())
                .isEqualTo(OutputOptions.value(report, "tally") + "\n");
    }
}
