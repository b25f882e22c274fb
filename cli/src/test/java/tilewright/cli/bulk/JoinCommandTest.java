package tilewright.cli.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;
import tilewright.cli.Program.Ran;

/** Reports are added where no position was made twice. */
class JoinCommandTest {

    private static final int FIRST = 100;
    private static final int MADE = 10;

    @TempDir
    private Path folder;

    private String report(long first, long made, String seed) throws IOException {
        Path job = Files.createTempDirectory(folder, "job");
        Files.writeString(job.resolve("_report.json"), """
                {"recipe":["new","sudoku"],"seed":%s,"first":%d,"made":%d,"lines":%d,"good":%d,"bad":0}
                """.formatted(seed, first, made, made, made));
        return job.toString();
    }

    private void joined(long first, long made) throws IOException {
        boolean apart = first + made <= FIRST || FIRST + MADE <= first || made == 0;
        String one = report(FIRST, MADE, "1");
        String other = report(first, made, "1");
        for (Ran ran :
                new Ran[] {Program.REAL.run("bulk", "join", one, other), Program.REAL.run("bulk", "join", other, one)
                }) {
            String tried = "%d of %d, with %d of %d: %s".formatted(MADE, FIRST, made, first, ran.err());
            assertThat(ran.exit()).as(tried).isEqualTo(apart ? 0 : 2);
            if (apart) {
                assertThat(ran.out()).as(tried).contains("\"made\":" + (MADE + made));
            } else {
                assertThat(ran.err()).as(tried).contains("has positions that another one has");
            }
        }
        assertThat(Program.REAL
                        .run("bulk", "join", one, report(first, made, "2"))
                        .exit())
                .as("of another seed")
                .isZero();
    }

    @Test
    void runs_overlap_wherever_they_begin_and_end() throws IOException {
        for (int made : new int[] {1, 2, 3, MADE - 1, MADE, MADE + 1, 3 * MADE}) {
            for (int off = -2; off <= 2; off++) {
                joined(FIRST - made + off, made); // its end at the other's beginning
                joined(FIRST + off, made); // both beginnings
                joined(FIRST + MADE - made + off, made); // both ends
                joined(FIRST + MADE + off, made); // its beginning at the other's end
            }
        }
    }
}
