package tilewright.cli.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.cli.Program;

/** Tests of the arguments that a job's JVM is started with. */
final class SparkProcessTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void jars_that_are_gone_are_told_before_java_is_started() throws IOException {
        Files.writeString(folder.resolve("bulk.options"), "-XX:+UseParallelGC\n-cp\n\"/no/such/bulk.jar:/none.jar\"\n");
        Program.Ran ran = Program.REAL
                .in(Map.of("TILEWRIGHT_BULK", folder.toString()))
                .run("bulk", "count", "sudoku", "in", "out");
        assertThat(ran.exit()).isEqualTo(3);
        assertThat(ran.err())
                .isEqualTo(
                        "tilewright: bulk was made ready with '/no/such/bulk.jar', which is not there any more, as when"
                                + " a folder has been moved: type './build bulk' again\n");
    }

    @ParameterizedTest
    @CsvSource({"2, 4000, 64", "1, 4000, 32", "64, 4000, 1000", "8, 2, 1"})
    void young_generation_grows_with_threads_up_to_a_quarter_of_the_heap(int threads, long heap, long young) {
        assertThat(SparkProcess.youngMegabytes(threads, heap)).isEqualTo(young);
    }

    @Test
    void only_a_sound_cache_is_used() throws IOException {
        assertThat(SparkProcess.cache(folder)).isEmpty();
        Path cache = Files.writeString(folder.resolve("bulk.aot"), "123456789");
        assertThat(SparkProcess.cache(folder)).isEmpty();
        Files.writeString(folder.resolve("bulk.aot.sum"), 0xe3069283L + "\n"); // the check value of CRC-32C
        assertThat(SparkProcess.cache(folder)).contains(cache);
        Files.writeString(cache, "123456780");
        assertThat(SparkProcess.cache(folder)).isEmpty();
    }
}
