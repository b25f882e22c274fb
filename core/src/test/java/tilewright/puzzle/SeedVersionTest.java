package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.blank.BlankPuzzle;
import tilewright.blank.Board;
import tilewright.blank.Move;
import tilewright.blank.Setup;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Tasks;

final class SeedVersionTest {

    @ParameterizedTest
    @CsvSource({"0.1, 0.1", "0.1.0, 0.1", "0.1.0-SNAPSHOT, 0.1", "1.12.3, 1.12"})
    void a_version_is_read_without_its_patch(String text, String version) {
        assertThat(SeedVersion.of(text)).map(SeedVersion::toString).hasValue(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", ".1", "1.", "a.b", "-1.0", "0.99999", "v0.1", "0..1"})
    void what_is_no_version_is_refused(String text) {
        assertThat(SeedVersion.of(text)).isEmpty();
    }

    @Test
    void the_newest_version_is_that_of_the_build() throws IOException {
        String pom = Files.readString(Path.of("../pom.xml"));
        assertThat(pom).contains("<revision>" + SeedVersion.NEWEST + ".");
    }

    @Test
    void each_version_has_the_last_generator_that_is_not_newer() {
        List<SeedVersion.Since<String>> all =
                List.of(since(0, 1, "first"), since(0, 3, "second"), since(1, 0, "third"));
        assertThat(Stream.of("0.1", "0.2", "0.3", "0.9", "1.0", "2.0")
                        .map(text -> SeedVersion.of(text).orElseThrow().of(all)))
                .containsExactly("first", "first", "second", "second", "third", "third");
    }

    private static SeedVersion.Since<String> since(int major, int minor, String generator) {
        return new SeedVersion.Since<>(new SeedVersion(major, minor), generator);
    }

    @Test
    void tasks_generate_as_the_version_did() {
        Tasks<?, ?, ?> tasks = new Tasks<>(new Renewed(), new Workspace());
        assertThat(made(tasks, new SeedVersion(0, 1))).isEqualTo("x....");
        assertThat(made(tasks, new SeedVersion(0, 2))).isEqualTo(".x...");
    }

    private static String made(Tasks<?, ?, ?> tasks, SeedVersion asOf) {
        Answer made = tasks.generate("5", 1, asOf, Stop.never()).answer(0, "");
        return ((Answer.Done) made).line().text();
    }

    /** A puzzle whose second version makes other positions. */
    private static final class Renewed implements Puzzle<Setup, Board, Move> {

        private final BlankPuzzle blank = new BlankPuzzle();

        @Override
        public List<SeedVersion.Since<Generator<Setup, Board>>> generators(Workspace workspace) {
            return List.of(
                    new SeedVersion.Since<>(SeedVersion.FIRST, (setup, _, _, _) -> new Board(setup.cells(), 1)),
                    new SeedVersion.Since<>(new SeedVersion(0, 2), generator(workspace)));
        }

        @Override
        public Generator<Setup, Board> generator(Workspace workspace) {
            return (setup, _, _, _) -> new Board(setup.cells(), 2);
        }

        @Override
        public String id() {
            return blank.id();
        }

        @Override
        public String title() {
            return blank.title();
        }

        @Override
        public Message goal() {
            return blank.goal();
        }

        @Override
        public Texts<Setup, Board, Move> texts() {
            return blank.texts();
        }

        @Override
        public Setups<Setup> setups() {
            return blank.setups();
        }

        @Override
        public Rules<Board, Move> rules() {
            return blank.rules();
        }

        @Override
        public Scene draw(Board board) {
            return blank.draw(board);
        }
    }
}
