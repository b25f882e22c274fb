package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.play.Play;
import tilewright.puzzle.Puzzle;
import tilewright.text.Format;

/** Reads texts that earlier commits wrote: positions, moves, setups, and saved games. */
final class OldTextsTest {

    /**
     * A text of an earlier commit.
     *
     * @param kind such as {@code position sudoku}, or {@code saved}
     */
    record Old(String commit, String kind, String text) {

        static Old of(String line) {
            String[] fields = line.split("\t", 3);
            return new Old(fields[0], fields[1], fields[2]);
        }
    }

    static List<Old> texts() throws IOException {
        try (var lines = Files.lines(Path.of("src/test/resources/tilewright/old-texts.txt"))) {
            return lines.filter(line -> !line.startsWith("#")).map(Old::of).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void it_is_read_and_means_the_same_when_it_is_written_again(Old old) {
        if (old.kind().equals("saved")) {
            Play play = Play.load(Puzzles.CATALOG, old.text());
            String written = play.save();
            assertThat(Play.load(Puzzles.CATALOG, written).save()).isEqualTo(written);
            assertThat(moves(written)).isEqualTo(moves(old.text()));
            return;
        }
        String[] kind = old.kind().split(" ");
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(kind[1]).orElseThrow();
        switch (kind[0]) {
            case "position" -> thereAndBack(puzzle.texts().positions(), old.text());
            case "move" -> thereAndBack(puzzle.texts().moves(), old.text());
            case "setup" -> thereAndBack(puzzle.texts().setups(), old.text());
            default -> throw new AssertionError(old);
        }
    }

    @Test
    void all_kinds_of_all_puzzles_are_there() throws IOException {
        Map<String, Long> kinds = texts().stream().collect(Collectors.groupingBy(Old::kind, Collectors.counting()));
        assertThat(kinds).hasSize(1 + 3 * Puzzles.CATALOG.puzzles().size());
        assertThat(kinds.getOrDefault("saved", 0L)).isGreaterThan(90);
    }

    private static <T> void thereAndBack(Format<T> format, String text) {
        T value = format.parse(text);
        assertThat(format.parse(format.format(value))).isEqualTo(value);
    }

    /** The steps of a saved game with their moves, all branches included, and the names of nodes. */
    private static List<String> moves(String saved) {
        int bar = saved.indexOf('|');
        return Arrays.stream(saved.substring(bar + 1).strip().split(" "))
                .filter(word -> bar >= 0 && !word.matches("@[0-9]+"))
                .map(word -> word.replaceFirst("^[0-9]+:", ""))
                .toList();
    }
}
