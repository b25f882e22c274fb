package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;

/** Jobs that ended early, and go on; in this process, with two cores. */
final class ResumedJobTest {

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;

    @BeforeAll
    static void start() {
        jobs = Jobs.local();
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
    }

    @Test
    void a_job_goes_on_where_its_driver_was_killed() throws IOException, InterruptedException {
        Path input = Files.writeString(folder.resolve("census.txt"), ClusterTest.mixed("sudoku", "minimal", 400));
        Path out = folder.resolve("resumed");
        Path attempts = folder.resolve("resumed.partial/_attempts");
        String[] words = {"rate", "sudoku", input.toString(), out.toString(), "--resume"};
        Driver.kill(attempts, ".done", 4 + ThreadLocalRandom.current().nextInt(16), words);
        Jobs.Ended other = jobs.run(
                Stream.concat(Stream.of(words), Stream.of("--nodes", "7")).toArray(String[]::new));
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err())
                .contains("'resumed.partial' was begun by 'tilewright bulk rate sudoku ", "without --resume it starts");
        Path changed = Files.writeString(folder.resolve("other.txt"), "?");
        Jobs.Ended elsewhere = jobs.run("rate", "sudoku", changed.toString(), out.toString(), "--resume");
        assertThat(elsewhere.err()).contains("'resumed.partial' was begun by a job with another input");
        int done = Driver.files(attempts, ".done").size();
        // the same job in other words
        Jobs.Ended ended =
                jobs.run("rate", "sudoku", "--resume", "--nodes", "1000000000", input.toString(), out.toString());
        Matcher kept = Pattern.compile("answering: (\\d+) of \\d+ slices are there already")
                .matcher(ended.err());
        assertThat(kept.find()).as(ended.err()).isTrue();
        // what was being said when it was killed may be cut
        assertThat(Integer.parseInt(kept.group(1))).isBetween(done - 2, done);
        Program.Ran ran = Program.REAL.run("rate", "sudoku", input.toString(), "--json");
        assertThat(Jobs.joined(out)).isEqualTo(ran.out());
        assertThat(ended.exit()).isEqualTo(ran.exit());
        assertThat(Files.readAllLines(out.resolve("_errors"))).hasSize((int)
                ran.err().lines().filter(line -> line.startsWith("line ")).count());
        assertThat(folder.resolve("resumed.partial")).doesNotExist();
    }

    @Test
    void what_is_done_is_kept_when_a_job_is_interrupted() throws IOException {
        Path texts = Files.createDirectories(folder.resolve("packed"));
        String all = ClusterTest.mixed("sudoku", "minimal", 40);
        try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(texts.resolve("1.txt.gz")))) {
            gzip.write(all.getBytes(StandardCharsets.UTF_8));
        }
        Path out = folder.resolve("interrupted");
        String[] words = {
            "count", "sudoku", texts.toString(), out.toString(), "--first-nodes", "3", "--resume", "--tally", "count"
        };
        Path attempts = folder.resolve("interrupted.partial/_attempts");
        for (String kind : List.of("part-", "again-")) {
            Jobs.Ended ended = new Jobs(jobs.spark(), () -> done(attempts, kind) > 0).run(words);
            assertThat(ended.exit()).isEqualTo(130);
            assertThat(ended.err()).endsWith("tilewright: interrupted: the same command goes on\n");
            assertThat(done(attempts, kind)).isPositive();
        }
        Jobs.Ended ended = jobs.run(words);
        assertThat(ended.err()).contains("answering hard lines: ", " slices are there already\n");
        assertThat(Jobs.joined(out))
                .isEqualTo(Program.REAL
                        .reading(all)
                        .run("count", "sudoku", "--json")
                        .out());
        assertThat(Files.readString(out.resolve("_report.json"))).contains("{\"count\":{\"1\":{\"count\":40,");
    }

    private static long done(Path attempts, String kind) {
        try {
            return Driver.files(attempts, ".done").stream()
                    .filter(name -> name.startsWith(kind))
                    .count();
        } catch (IOException | UncheckedIOException gone) {
            return 0;
        }
    }
}
