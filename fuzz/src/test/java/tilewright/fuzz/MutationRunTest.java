package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.MethodSource;

final class MutationRunTest {

    private static final long SECONDS = 60;
    private static final long MOST = 10_000;

    @TempDir
    private Path folder;

    /** Two tests as Jazzer would run them. */
    static final class Subject {

        static Stream<byte[]> examples() {
            return Stream.of("one", "two").map(text -> text.getBytes(StandardCharsets.UTF_8));
        }

        @MethodSource("tilewright.fuzz.MutationRunTest$Subject#examples")
        void fine(byte[] data) {
            assertThat(data).isNotNull();
        }

        @MethodSource("tilewright.fuzz.MutationRunTest$Subject#examples")
        void wrong(byte[] data) {
            assertThat(TextsFuzzTest.text(data)).doesNotStartWith("w");
        }
    }

    @Test
    void an_input_that_fails_ends_the_run_and_is_kept() throws IOException, ReflectiveOperationException {
        assertThat(run("wrong")).isFalse();
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> kept = files.toList();
            assertThat(kept).hasSize(1);
            assertThat(Files.readAllBytes(kept.getFirst())).startsWith((byte) 'w');
        }
    }

    @Test
    void nothing_is_kept_when_nothing_fails() throws IOException, ReflectiveOperationException {
        assertThat(run("fine")).isTrue();
        assertThat(folder).isEmptyDirectory();
    }

    private boolean run(String name) throws IOException, ReflectiveOperationException {
        MutationRun run = new MutationRun(Subject.class.getDeclaredMethod(name, byte[].class), List.of());
        return run.run(SECONDS, MOST, 1, folder);
    }
}
