package tilewright.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.hues.HuesPuzzle;

final class HuesOracleTest {

    private static final int CONFLICTS = 100_000;

    private final HuesOracle oracle = new HuesOracle();

    private static List<String> lines(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(HuesPuzzle.class.getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    @Test
    void every_legal_board_of_the_list_gets_its_verdict() throws IOException {
        for (String line : lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            HuesOracle.Answer wanted = fields[0].equals("yes") ? HuesOracle.Answer.COMPLETABLE : HuesOracle.Answer.DEAD;
            if (!fields[0].equals("illegal")) {
                assertThat(oracle.answer(fields[2], CONFLICTS)).as(line).isEqualTo(wanted);
            }
        }
    }

    @Test
    void smallest_sets_of_tiles_to_blame_are_dead() throws IOException {
        for (String line : lines("smallest-blame.txt")) {
            assertThat(oracle.answer(line.split(" ")[2], CONFLICTS)).as(line).isEqualTo(HuesOracle.Answer.DEAD);
        }
    }

    @Test
    void a_completion_keeps_the_tiles_of_the_board() {
        String board = "......../".repeat(3) + "..7...../...2..../" + "......../".repeat(2) + "........";
        assertThat(oracle.answer(board, CONFLICTS)).isEqualTo(HuesOracle.Answer.COMPLETABLE);
        assertThat(oracle.completion()).hasSize(64);
        assertThat(oracle.completion().charAt(26)).isEqualTo('7');
        assertThat(oracle.completion().charAt(35)).isEqualTo('2');
        assertThat(oracle.completion().chars().filter(c -> c == '5').count()).isEqualTo(8);
    }

    @Test
    void it_gives_up_when_told_to() {
        String dead = "51...726/..2..84./.4.81.../63....5./7.5...37/.......4/42735.../.6..64.7";
        assertThat(oracle.answer(dead, 1)).isEqualTo(HuesOracle.Answer.OPEN);
    }
}
